import { describe, expect, test } from 'vitest';
import { bubbles, levelOf, moodOf, ticks } from './cauldron.ts';

describe('a cauldron', () => {
  test('has the moods of the drawings at 13', () => {
    const moods = Array.from({ length: 15 }, (_, total) => moodOf(total, 13));
    expect(moods.slice(0, 1)).toEqual(['cold']);
    expect(new Set(moods.slice(1, 7))).toEqual(new Set(['calm']));
    expect(new Set(moods.slice(7, 11))).toEqual(new Set(['simmer']));
    expect(moods.slice(11)).toEqual(['hot', 'hot', 'brim', 'boil']);
  });

  test('fills from the bottom to the brim and no higher', () => {
    expect(levelOf(0, 13)).toBe(286);
    expect(levelOf(13, 13)).toBe(98);
    expect(levelOf(20, 13)).toBe(98);
    expect(levelOf(6, 13)).toBeGreaterThan(levelOf(7, 13));
  });

  test('has one brass mark, at the brim', () => {
    expect(ticks(13).filter((tick) => tick.kind === 'brim')).toHaveLength(1);
    expect(ticks(13).filter((tick) => tick.kind === 'middle')).toHaveLength(1);
  });

  test('does not bubble when cold', () => {
    expect(bubbles('cold', 286)).toEqual([]);
    expect(bubbles('brim', 98).length).toBeGreaterThan(bubbles('calm', 240).length);
  });
});
