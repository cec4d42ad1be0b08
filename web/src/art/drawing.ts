import { oval } from './geometry.ts';

/** The hand: what a drawing of a thing is made of. A drawing is data; `Drawing.svelte` puts it on the page. */
export type Piece = Stroke | Group | Solid;

/** One path: filled, outlined, or both. */
export interface Stroke {
  kind: 'path';
  d: string;
  fill: string;
  stroke?: string;
  width?: number;
  dash?: string | undefined;
  fillOpacity?: number | undefined;
  transform?: string | undefined;
}
interface Group {
  kind: 'group';
  transform: string;
  pieces: readonly Piece[];
}
/** A silhouette and what lies on it, cut to its shape. */
interface Solid {
  kind: 'solid';
  d: string;
  fill: string;
  on: readonly Piece[];
}

export type Drawing = readonly Piece[];
type More = Pick<Stroke, 'width' | 'dash' | 'fillOpacity' | 'transform'>;

export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const GILT = 'var(--gilt)';
export const OUTLINE = 4.5;

/** Several pieces that count as one. */
export const together = (...pieces: Piece[]): Piece => ({ kind: 'group', transform: '', pieces });

/** A filled shape with the ink outline around it. */
export const part = (d: string, fill: string, more: More = {}): Piece => ({
  kind: 'path', d, fill, stroke: INK, width: OUTLINE, ...more,
});

/** A shade or a mark: filled, no outline. */
export const tone = (d: string, fill: string): Piece => ({ kind: 'path', d, fill });

/** A stroke: highlight, vein, crack. */
export const line = (d: string, stroke: string, width = 3, more: More = {}): Piece => ({
  kind: 'path', d, fill: 'none', stroke, width, ...more,
});

/** A stick, a stalk, a handle: a stroke with ink on both sides. */
export const stick = (d: string, color: string, width = 4, edge = 5): Piece =>
  together(line(d, INK, width + edge), line(d, color, width));

/** A silhouette and what lies on it; the outline comes last, so that it is never thinned. */
export const solid = (d: string, fill: string, ...on: Piece[]): Piece => ({ kind: 'solid', d, fill, on });

/** A ball with its shade on the right. */
export const ball = (x: number, y: number, r: number, fill: string, shade: string): Piece =>
  solid(oval(x, y, r), fill, tone(`M${x + r * 0.2} ${y - r}q${r} ${r} ${-r * 0.5} ${2 * r}h${2 * r}v${-2 * r}Z`, shade));

interface Pose {
  /** Degrees. */
  turn?: number;
  /** Size. */
  k?: number;
  flip?: boolean;
}

/** Parts moved to x, y, then mirrored, turned, scaled. */
export const place = (x: number, y: number, { turn = 0, k = 1, flip = false }: Pose, ...pieces: Piece[]): Piece => ({
  kind: 'group',
  transform: `translate(${x} ${y})${flip ? ' scale(-1 1)' : ''} rotate(${turn}) scale(${k})`,
  pieces,
});

/** A leaf from its stalk at x, y. */
export const leaf = (x: number, y: number, turn: number, k: number, fill: string, vein: string, flip = false): Piece =>
  place(x, y, { turn, k, flip },
    part('M0 0C8 -20 30 -28 52 -16C44 8 18 14 0 0Z', fill),
    line('M4 -2C18 -8 30 -11 44 -13M18 -8l6-8M28 -10l6 7', vein, 2.6 / k));

export { oval, star } from './geometry.ts';
