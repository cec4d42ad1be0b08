import type { Drawing } from '@web/art/drawing.ts';

/** The sets in the order of the game's rules; a table loads only those its deck needs. */
export const SETS = ['starter', 'beginner', 'amateur', 'advanced', 'expert'] as const;
export type FoodSet = (typeof SETS)[number];

const load = {
  starter: () => import('./starter.ts'),
  beginner: () => import('./beginner.ts'),
  amateur: () => import('./amateur.ts'),
  advanced: () => import('./advanced.ts'),
  expert: () => import('./expert.ts'),
} satisfies Record<FoodSet, () => Promise<{ default: Record<string, () => Drawing> }>>;

/** Each food's drawing in 120 x 120, lit from above left. */
export type Foods = ReadonlyMap<string, Drawing>;

/** The drawings of these sets. */
export async function foodsOf(sets: readonly FoodSet[]): Promise<Foods> {
  const loaded = await Promise.all(sets.map((set) => load[set]()));
  return new Map(loaded.flatMap((set) => Object.entries(set.default).map(([food, draw]) => [food, draw()] as const)));
}
