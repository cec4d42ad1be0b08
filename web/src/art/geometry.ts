/** Paths that are easier to reckon than to write. Every function returns the `d` of a path. */

const polar = (cx: number, cy: number, radius: number, angle: number, digits = 1): string =>
  `${(cx + radius * Math.cos(angle)).toFixed(digits)} ${(cy + radius * Math.sin(angle)).toFixed(digits)}`;

/** The numbers 0 to n - 1, to draw something n times. */
export const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A star of so many points, its first point up. */
export function star(points: number, outer: number, inner: number, cx = 50, cy = 50, turn = -Math.PI / 2): string {
  const corners = times(points * 2).map((i) => polar(cx, cy, i % 2 ? inner : outer, turn + (i * Math.PI) / points));
  return `M${corners.join('L')}Z`;
}

/** A burst of lines around a point; every other one a little shorter. */
export function rays(cx: number, cy: number, from: number, to: number, count: number): string {
  const ray = (i: number) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${polar(cx, cy, from, angle)}L${polar(cx, cy, i % 2 ? to * 0.86 : to, angle)}`;
  };
  return times(count).map(ray).join('');
}

export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A number from 0 to 1 that looks like chance and is the same every time: drawings must not change from visit to visit. */
export const scatter = (i: number, k = 0): number => {
  const x = Math.sin(i * 91.7 + k * 37.3) * 43758.5453;
  return x - Math.floor(x);
};
