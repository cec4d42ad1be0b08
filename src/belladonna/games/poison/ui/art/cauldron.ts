import { times } from '@web/art/geometry.ts';

/** How a cauldron feels about its total; the eyes say it, and how fast it bubbles. */
export const MOODS = ['cold', 'calm', 'simmer', 'hot', 'brim', 'boil'] as const;
export type Mood = (typeof MOODS)[number];

/** `limit` is the total a cauldron bears (13); above it, it boils over. */
export function moodOf(total: number, limit: number): Mood {
  if (total > limit) return 'boil';
  if (total === limit) return 'brim';
  if (total >= limit - 2) return 'hot';
  if (total * 2 > limit) return 'simmer';
  return total > 0 ? 'calm' : 'cold';
}

const BOTTOM = 286;
const BRIM = 98;

/** Where the liquid stands in the glass. */
export const levelOf = (total: number, limit: number): number =>
  BOTTOM - (Math.min(total, limit) / limit) * (BOTTOM - BRIM);

/** The marks on the glass: longer in the middle, brass at the brim. The two lowest lie behind the belly's band. */
export function ticks(limit: number): { d: string; kind: 'brim' | 'middle' | 'step' }[] {
  return times(limit)
    .slice(2)
    .map((i) => {
      const y = levelOf(i + 1, limit);
      const kind = i === limit - 1 ? 'brim' : i === (limit - 1) / 2 ? 'middle' : 'step';
      const half = 122 - Math.max(0, (y - 190) / 96) ** 2 * 74 - Math.max(0, (150 - y) / 58) ** 2 * 22;
      const length = { brim: 34, middle: 22, step: 13 }[kind];
      return { d: `M${(150 + half).toFixed(0)} ${y.toFixed(1)}h${-length}`, kind };
    });
}

export interface Bubble {
  x: number;
  y: number;
  r: number;
  delay: string;
  rise: string;
}

const BUBBLES: readonly [x: number, r: number, delay: number][] = [
  [70, 8, 0], [104, 5, 0.7], [128, 10, 1.5], [166, 6, 0.3], [190, 9, 1.1], [222, 6, 1.9], [88, 4, 2.2], [206, 4, 2.6],
];
const LIVELY: Record<Mood, number> = { cold: 0, calm: 3, simmer: 5, hot: 7, brim: 8, boil: 8 };

/** The bubbles of a mood, each rising from near the bottom to the level. */
export function bubbles(mood: Mood, level: number): Bubble[] {
  return BUBBLES.slice(0, LIVELY[mood]).map(([x, r, delay]) => ({
    x,
    r,
    y: Math.round(BOTTOM - 26 - delay * 22),
    delay: `${-delay}s`,
    rise: `${Math.round(level - BOTTOM + 34 + delay * 22)}px`,
  }));
}
