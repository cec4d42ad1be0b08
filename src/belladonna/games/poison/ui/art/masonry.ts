import { scatter, times } from '@web/art/geometry.ts';

/** The stones of the hearth's arch, no two alike. */
export function stones(): { d: string; shade: 1 | 2 }[] {
  const COUNT = 15;
  const GAP = 0.012;
  return times(COUNT).map((i) => {
    const from = Math.PI + (i * Math.PI) / COUNT + GAP;
    const to = Math.PI + ((i + 1) * Math.PI) / COUNT - GAP;
    const middle = (from + to) / 2;
    const inner = 452;
    const outer = 528 + scatter(i) * 10;
    const at = (radius: number, angle: number) =>
      `${Math.round(600 + radius * Math.cos(angle))} ${Math.round(590 + radius * 1.02 * Math.sin(angle))}`;
    const d =
      `M${at(inner, from)}L${at(outer, from)}Q${at(outer + 8, middle)} ${at(outer, to)}` +
      `L${at(inner, to)}Q${at(inner + 4, middle)} ${at(inner, from)}Z`;
    return { d, shade: i % 3 === 1 ? 2 : 1 };
  });
}

/** A brick here and there in the wall. */
export const bricks = (): string =>
  times(11)
    .flatMap((row) => times(9).map((column) => ({ row, column })))
    .filter(({ row, column }) => scatter(row * 9 + column) > 0.55)
    .map(({ row, column }) => `M${170 + column * 104 + (row % 2) * 52} ${110 + row * 44}h70`)
    .join('');
