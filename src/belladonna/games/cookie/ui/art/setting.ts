/** Sets a food's rule in its box on the card: how many rows, how large. SVG does not break lines, so it is reckoned here. */

export interface SetRule {
  rows: string[];
  size: number;
  lead: number;
}

// Widths of a bold sans, roughly, in em; any other small letter .56, any capital .7.
const WIDTHS: readonly [letters: string, width: number][] = [
  [' \u00a0’.,:ijl', 0.28], ['ft-', 0.33], ['r', 0.39], ['m', 0.89], ['w', 0.78], ['nobdpquhgù', 0.61],
];
const letterWidth = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? (letter === letter.toLowerCase() ? 0.56 : 0.7);

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

const wrap = (text: string, fits: (row: string) => boolean): string[] =>
  text.split(' ').reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    return longer !== undefined && fits(longer) ? [...rows.slice(0, -1), longer] : [...rows, word];
  }, []);

const byLength = (max: number) => (text: string) => text.length <= max;

/** Short rules break where a row is full; a single long row is broken in the middle. */
function short(text: string, max: number): string[] {
  const rows = wrap(text, byLength(max));
  return rows.length === 1 && text.length > 16 ? wrap(text, byLength(Math.ceil(text.length / 2) + 3)) : rows;
}

/** Long ones are spread evenly over so many rows. */
function even(text: string, count: number, size: number): string[] {
  for (let width = widthOf(text, size) / count; ; width += size / 4) {
    const rows = wrap(text, (row) => widthOf(row, size) <= width);
    if (rows.length <= count) return rows;
  }
}

const fitsIn = (rows: readonly string[], size: number, width: number): boolean =>
  rows.every((row) => widthOf(row, size) <= width);

/** Whether the last row is a lonely short word. */
const isOrphaned = (rows: readonly string[], size: number): boolean =>
  rows.length > 1 && widthOf(rows.at(-1) ?? '', size) < 0.4 * Math.max(...rows.map((row) => widthOf(row, size)));

interface Try {
  rows: readonly number[];
  size: number;
  lead: number;
}
interface Box {
  width: number;
  first: (rule: string) => string[];
  tidy: boolean;
  /** How many rows the first setting may take at the largest size. */
  most: number;
  tries: readonly [Try, ...Try[]];
}

const FULL: Box = {
  width: 176,
  first: (rule) => short(rule, 19),
  tidy: true,
  most: 2,
  tries: [
    { rows: [2], size: 18, lead: 20.52 },
    { rows: [3], size: 16.5, lead: 17.4 },
    { rows: [3], size: 15.5, lead: 17 },
  ],
};
const COMPACT: Box = {
  width: 182,
  first: (rule) => wrap(rule, byLength(15)),
  tidy: false,
  most: 4,
  tries: [
    { rows: [2, 3, 4], size: 24, lead: 25.5 },
    { rows: [4], size: 23, lead: 25 },
    { rows: [5], size: 21.5, lead: 22.4 },
  ],
};

/** The largest setting that fits; the smallest is taken as it is. */
export function setRule(rule: string, compact: boolean): SetRule {
  const box = compact ? COMPACT : FULL;
  const [best] = box.tries;
  const full = box.first(rule);
  const rows = box.tidy && isOrphaned(full, best.size) ? even(rule, full.length, best.size) : full;
  if (rows.length <= box.most && fitsIn(rows, best.size, box.width)) return { ...best, rows };
  const all = box.tries.flatMap((a) => a.rows.map((count) => ({ ...a, rows: even(rule, count, a.size) })));
  const found = all.find((a) => fitsIn(a.rows, a.size, box.width)) ?? all.at(-1);
  return found ?? { ...best, rows };
}
