import { api, freshId } from '../net/api.ts';
import type { Field, GameInfo, NewTable } from '../net/messages.ts';
import { router } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';

/** The bot that fills a seat where nobody has chosen one. */
export const USUAL_BOT = 'greedy';
const PACE_MS = 900;
const SLOWEST_MS = 5_000;

/** How long a bot seems to think, by the reader's speed. */
export const paceMs = (): number => Math.min(SLOWEST_MS, Math.round(PACE_MS * settings.pace));

export const playersOf = (info: GameInfo): number => {
  const field: Field | undefined = info.fields.find((each) => each.name === 'players');
  return typeof field?.default === 'number' ? field.default : info.fewest;
};

/** Makes a table and goes there; what the address asks for (a pace) goes along. */
export async function makeTable(table: Omit<NewTable, 'key'>): Promise<void> {
  const { table: made } = await api.create({ ...table, key: freshId() });
  router.go(`/t/${made.id}${location.search}`);
}

/** One click: a table with bots, the usual rules, begun. */
export async function playNow(info: GameInfo | undefined): Promise<void> {
  if (!info) return;
  const bots = Array.from({ length: playersOf(info) - 1 }, () => USUAL_BOT);
  await makeTable({ game: info.name, bots, start: true, options: { pace_ms: paceMs(), patience_s: 60 } });
}
