import { FAMILIARS, type FamiliarKind } from '../art/familiars/index.ts';
import type { Place, SeatInfo, TableInfo } from '../net/messages.ts';
import type { SeatNow } from '../table.ts';
import { t } from '../words.svelte.ts';

export const familiarOf = (seat: number): FamiliarKind => FAMILIARS[seat % FAMILIARS.length] ?? 'cat';

/** How strong a bot is, from 0 to 4; the name is in front of the version. */
const LEVELS: Record<string, number> = { random: 0, easy: 1, medium: 2, greedy: 2, hard: 3, champion: 4 };
const LEVEL_WORDS = ['page-level-0', 'page-level-1', 'page-level-2', 'page-level-3', 'page-level-4'];
/** Bots have names of their own: poisonous plants, one a seat. */
const BOT_NAMES = ['page-bot-0', 'page-bot-1', 'page-bot-2', 'page-bot-3', 'page-bot-4', 'page-bot-5', 'page-bot-6'];

/** Whether this is one of our levels; somebody's own bot is none. */
export const isLevel = (bot: string): boolean => (bot.split('@', 1)[0] ?? '') in LEVELS;
export const levelOf = (bot: string): number => LEVELS[bot.split('@', 1)[0] ?? ''] ?? 2;

/** A bot we have no word for, such as somebody's own, goes by its name. */
export function levelName(bot: string): string {
  const plain = bot.split('@', 1)[0] ?? bot;
  return plain in LEVELS ? t(LEVEL_WORDS[levelOf(bot)] ?? 'page-level-2') : plain;
}

export const botName = (seat: number): string => t(BOT_NAMES[seat % BOT_NAMES.length] ?? 'page-bot-0');

export function nameOf(info: SeatInfo, seat: number): string {
  if (info.name) return info.name;
  if (info.bot !== null && !isLevel(info.bot)) return levelName(info.bot); // somebody's own is known by its name
  return info.kind === 'bot' ? botName(seat) : t('seat-number', { number: seat + 1 });
}

export const botBadge = (info: SeatInfo): SeatNow['bot'] =>
  info.bot === null
    ? undefined
    : { word: t('page-bot'), label: t('page-bot-label', { level: levelName(info.bot) }), level: levelOf(info.bot) };

export interface Moment {
  you: number | null;
  waitingFor: readonly number[];
  places: readonly Place[];
  emotes: ReadonlyMap<number, string>;
}

/** The seats of a table as their plates show them. */
export function seatsNow(info: TableInfo, { you, waitingFor, places, emotes }: Moment): SeatNow[] {
  return info.seats.map((seat, n): SeatNow => {
    const place = places[n];
    const acts = waitingFor.includes(n);
    const away = place?.away === true || place?.stand_in === true;
    const emote = emotes.get(n);
    const says = place?.stand_in
      ? t('page-seat-stand-in')
      : away
        ? t('page-seat-away')
        : acts
          ? n === you ? t('page-your-turn') : t('page-seat-thinking')
          : t('page-seat-waiting');
    return {
      name: n === you ? t('page-you') : nameOf(seat, n),
      familiar: familiarOf(n),
      state: away ? 'away' : acts ? (n === you ? 'turn' : 'thinking') : 'waiting',
      says,
      bot: botBadge(seat),
      emote: emote === undefined ? null : t(`emote-${emote}`),
    };
  });
}
