/** Where the first game's guide lies: beside what it points at, never over it, and over as little as may be of what can be
 *  pressed. Boxes are in px of the window. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = 'left' | 'right' | 'above' | 'below';
export interface Place {
  left: number;
  top: number;
  /** Which side of the thing it lies on. */
  side: Side;
  /** How far along its own side its tip stands, in px. */
  tip: number;
}

const GAP = 18;
const MARGIN = 8;
/** A tip stands this far from a corner at least. */
const CORNER = 26;
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];
/** Along its side: beside the middle of the thing first, then at its ends. */
const ALONG = [0.5, 0, 1, 0.25, 0.75];

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The best place for a bubble of this size; null where there is none that leaves the thing in sight. */
export function placeOf(thing: Rect, bubble: { width: number; height: number }, window: { width: number; height: number }, keep: readonly Rect[]): Place | null {
  let best: (Place & { cost: number }) | null = null;
  for (const side of SIDES) {
    const flat = side === 'above' || side === 'below';
    for (const along of ALONG) {
      const left = flat ? clamp(thing.left + along * (thing.width - bubble.width), MARGIN, window.width - MARGIN - bubble.width) : side === 'right' ? thing.left + thing.width + GAP : thing.left - GAP - bubble.width;
      const top = flat ? (side === 'below' ? thing.top + thing.height + GAP : thing.top - GAP - bubble.height) : clamp(thing.top + along * (thing.height - bubble.height), MARGIN, window.height - MARGIN - bubble.height);
      const lies = { left, top, ...bubble };
      const fits = left >= MARGIN && top >= MARGIN && left + bubble.width <= window.width - MARGIN && top + bubble.height <= window.height - MARGIN;
      if (!fits || shared(lies, thing) > 0) continue;
      const cost = keep.reduce((sum, each) => sum + shared(lies, each), 0);
      if (best && best.cost <= cost) continue;
      const tip = flat ? clamp(thing.left + thing.width / 2 - left, CORNER, bubble.width - CORNER) : clamp(thing.top + thing.height / 2 - top, CORNER, bubble.height - CORNER);
      best = { left, top, side, tip, cost };
    }
  }
  return best && { left: best.left, top: best.top, side: best.side, tip: best.tip };
}
