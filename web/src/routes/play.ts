import { api, freshId } from '../net/api.ts';
import type { Field, GameInfo, NewTable, TableInfo } from '../net/messages.ts';
import { router } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { USUAL_BOT } from './levels.ts';

const PACE_MS = 900;
const SLOWEST_MS = 5_000;

/** How long a bot seems to think, by the reader's speed. */
export const paceMs = (): number => Math.min(SLOWEST_MS, Math.round(PACE_MS * settings.pace));

export const playersOf = (info: GameInfo): number => {
  const field: Field | undefined = info.fields.find((each) => each.name === 'players');
  return typeof field?.default === 'number' ? field.default : info.fewest;
};

/** A table's address; a pace asked for by the address (tests are quick) goes along. */
export function tablePath(id: string): string {
  const pace = new URLSearchParams(location.search).get('pace');
  return `/t/${id}${pace === null ? '' : `?pace=${encodeURIComponent(pace)}`}`;
}

/** Where a game that is over is looked back at, through the eyes of whoever asks. */
export function replayPath(id: string, seat: number | null): string {
  const asked = new URLSearchParams(seat === null ? {} : { seat: String(seat + 1) });
  const pace = new URLSearchParams(location.search).get('pace');
  if (pace !== null) asked.set('pace', pace);
  return `/r/${id}${asked.size ? `?${asked}` : ''}`;
}

/** Where a table like this one is set up. */
export function likeThis({ game, config, options }: Pick<TableInfo, 'game' | 'config' | 'options'>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of [...Object.entries(config), ...Object.entries(options)]) {
    if (name !== 'pace_ms') asked.set(name, String(value));
  }
  return `/new/${game}?${asked}`;
}

/** Makes a table and goes there. */
export async function makeTable(table: Omit<NewTable, 'key'>): Promise<void> {
  const { table: made } = await api.create({ ...table, key: freshId() });
  router.go(tablePath(made.id));
}

/** One click: a table with bots, the usual rules, begun. */
export async function playNow(info: GameInfo | undefined): Promise<void> {
  if (!info) return;
  const bots = Array.from({ length: playersOf(info) - 1 }, () => USUAL_BOT);
  await makeTable({ game: info.name, bots, start: true, options: { pace_ms: paceMs(), patience_s: 60 } });
}
