import type { PoisonScore } from '@web/net/messages.ts';
import { SUITS, type Suit } from '@web/art/suits.ts';

/** One column of a round's reckoning for a seat. */
export interface Part {
  suit: Suit;
  count: number;
  /** The seat has the most alone, so these count nothing (P-5.2). */
  dropped: boolean;
  /** Others have as many, and as many is the most: nobody drops them (P-5.3). */
  tied: boolean;
}

/** `counts` are red, blue, purple and poison, in this order. */
export const COLUMNS: readonly Suit[] = [...SUITS.slice(0, 3), 'poison'];

export function partsOf(score: PoisonScore, seat: number): Part[] {
  return COLUMNS.map((suit, i) => {
    const count = score.counts[seat]?.[i] ?? 0;
    const most = Math.max(...score.counts.map((row) => row[i] ?? 0));
    const holder = i < score.majorities.length ? score.majorities[i] : undefined;
    return { suit, count, dropped: holder === seat, tied: holder === null && count > 0 && count === most };
  });
}
