import type { HandShape } from '@web/stage/layout.ts';

/** Where a card of the trick lies: its middle from the middle of the trick, in px of the master drawing; the turn in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** The other seats, clockwise from the left of the one who sits at the foot of the table. */
export const othersFrom = (foot: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (foot + 1 + i) % players);

type Row = readonly (readonly [x: number, y: number, turn: number])[];

/** By the number of others. They lie in an arc before their players, never so close that a number is covered. */
const ARCS: Record<'fan' | 'rows', readonly Row[]> = {
  fan: [
    [[0, -104, 2]],
    [[-104, -92, -6], [104, -92, 6]],
    [[-154, -72, -9], [0, -104, 2], [154, -72, 9]],
    [[-208, -58, -11], [-70, -100, -3], [70, -100, 4], [208, -58, 11]],
  ],
  rows: [
    [[0, -66, 2]],
    [[-62, -64, -5], [62, -64, 5]],
    [[-104, -58, -8], [0, -68, 2], [104, -58, 8]],
    [[-138, -56, -8], [-46, -66, -3], [46, -66, 3], [138, -56, 8]],
  ],
};
const OWN = { fan: [0, 96, -2], rows: [0, 86, -2] } as const;

/** On a phone on its side there is one row, the reader's card at its right. */
const STEPS = [112, 112, 100, 86] as const;

/** The place of a seat's card, `at` counting from the foot of the table clockwise. */
export function spotOf(shape: HandShape, others: number, at: number): Spot {
  if (shape === 'low') {
    const place = at === 0 ? others : at - 1;
    return { x: (place - others / 2) * (STEPS[others - 1] ?? 100), y: 0, turn: (place - others / 2) * 3 };
  }
  const [x, y, turn] = (at === 0 ? OWN[shape] : ARCS[shape][others - 1]?.[at - 1]) ?? OWN[shape];
  return { x, y, turn };
}
