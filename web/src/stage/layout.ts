/** Where the cards of a hand lie: one fan where there is room, rows of at most seven on an upright phone. */

export type HandShape = 'fan' | 'low' | 'rows';

/** Where a card's foot stands: x from the middle of the hand, y down from its foot line, in px; the turn in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
  row: number;
  column: number;
}

/** The three master drawings, in their own px: card width, widest step, how the ends sink and turn. */
export const SHAPES = {
  fan: { card: 132, gap: 86, margin: 64, bend: 0.7, turn: 1, sink: 4, rowHeight: 0 },
  low: { card: 84, gap: 52, margin: 64, bend: 0.4, turn: 0.6, sink: 24, rowHeight: 0 },
  rows: { card: 98, gap: Infinity, margin: 24, bend: 1, turn: 0.6, sink: 8, rowHeight: 92 },
} as const;

/** Never less than this of a card to touch; at 320 px a row has no room for more, as tokens.css has it for every target. */
const touchAt = (width: number): number => (width < 340 ? 34 : 44);
/** More than these never lie in one row on a phone: the numerals would be too close for a thumb. */
const LONGEST_ROW = 7;
/** A short row is not pulled apart further than a row of five would be. */
const SHORTEST_ROW = 5;

/** How many cards go into each row, split evenly, the longer rows first. */
export function rowLengths(count: number, width: number, card: number): number[] {
  const fit = Math.max(1, Math.floor((width - SHAPES.rows.margin - card) / touchAt(width)) + 1);
  const rows = Math.max(1, Math.ceil(count / Math.min(fit, LONGEST_ROW)));
  const longest = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) => Math.max(0, Math.min(longest, count - row * longest)));
}

/** A spot for each card, for a hand so wide, its cards so wide. `gap` is the widest step in px of the widest drawing, where
 *  it is not the usual one: cards whose words are to be read lie apart as far as there is room. */
export function layOut(shape: HandShape, count: number, width: number, card: number, gap?: number): Spot[] {
  const plan = SHAPES[shape];
  const scale = card / plan.card;
  const lengths = shape === 'rows' ? rowLengths(count, width, card) : [count];
  const longest = Math.max(...lengths, shape === 'rows' && gap === undefined ? SHORTEST_ROW : 2);
  const widest = gap === undefined ? plan.gap : plan.card + gap - SHAPES.fan.card;
  const step = Math.max(0, Math.min(widest * scale, (width - plan.margin * (shape === 'rows' ? 1 : scale) - card) / (longest - 1)));
  return lengths.flatMap((length, row) =>
    Array.from({ length }, (_, column) => {
      const d = column - (length - 1) / 2;
      const raised = (lengths.length - 1 - row) * plan.rowHeight * scale;
      return { x: d * step, y: (d * d * plan.bend + plan.sink) * scale - raised, turn: d * plan.turn, row, column };
    }),
  );
}

/** The card under a finger at x (from the middle) and y (up from the foot line), or null. Cards in front win, and of two
 *  in one row the one whose free strip it is. */
export function cardAt(spots: readonly Spot[], card: number, x: number, y: number): number | null {
  const height = card * 1.4;
  for (let i = spots.length - 1; i >= 0; i--) {
    const spot = spots[i];
    if (spot && Math.abs(x - spot.x) <= card / 2 && y <= height - spot.y && y >= -spot.y - height) return i;
  }
  return null;
}

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The card the focus goes to; null where it would leave the hand upward. */
export function neighbour(spots: readonly Spot[], from: number, step: Step): number | null {
  const last = spots.length - 1;
  const here = spots[from];
  if (!here) return last >= 0 ? 0 : null;
  if (step === 'first') return 0;
  if (step === 'last') return last;
  if (step === 'left') return Math.max(0, from - 1);
  if (step === 'right') return Math.min(last, from + 1);
  const row = here.row + (step === 'up' ? -1 : 1);
  if (row < 0) return null;
  const there = spots.map((spot, i) => ({ spot, i })).filter(({ spot }) => spot.row === row);
  const nearest = there.sort((a, b) => Math.abs(a.spot.x - here.x) - Math.abs(b.spot.x - here.x))[0];
  return nearest?.i ?? from;
}
