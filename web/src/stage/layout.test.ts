import { describe, expect, test } from 'vitest';
import { cardAt, layOut, neighbour, rowLengths } from './layout.ts';

describe('rows on a phone', () => {
  test('14 cards at 390 px are 7 and 7, with 44 px of each to touch', () => {
    expect(rowLengths(14, 390, 98)).toEqual([7, 7]);
    const spots = layOut('rows', 14, 390, 98);
    expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test('at 320 px, where 34 px are enough, 14 cards are two rows as well', () => {
    expect(rowLengths(14, 320, 75)).toEqual([7, 7]);
  });

  test.each([320, 360, 390, 430, 700])('at %i px no row has more than 7 and none is empty', (width) => {
    const card = (98 * width) / 390;
    for (let count = 1; count <= 14; count++) {
      const rows = rowLengths(count, width, card);
      expect(Math.max(...rows)).toBeLessThanOrEqual(7);
      expect(Math.min(...rows)).toBeGreaterThan(0);
      expect(rows.reduce((a, b) => a + b)).toBe(count);
      const xs = layOut('rows', count, width, card).map((spot) => Math.abs(spot.x) + card / 2);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width / 2);
    }
  });

  test('the back row is raised by less than a card, so that its index shows', () => {
    const spots = layOut('rows', 10, 390, 98);
    expect((spots[5]?.y ?? 0) - (spots[0]?.y ?? 0)).toBe(92);
  });
});

describe('the fan', () => {
  test('is symmetrical, sinks and turns toward its ends', () => {
    const spots = layOut('fan', 9, 800, 132);
    expect(spots[0]?.x).toBeCloseTo(-(spots[8]?.x ?? 0));
    expect(spots[4]).toMatchObject({ x: 0, y: 4, turn: 0 });
    expect(spots[8]?.turn).toBe(4);
    expect(spots[8]?.y).toBeGreaterThan(spots[4]?.y ?? 0);
  });

  test('opens no wider than its gap and closes to fit', () => {
    const step = (count: number, width: number) => {
      const spots = layOut('fan', count, width, 132);
      return (spots[1]?.x ?? 0) - (spots[0]?.x ?? 0);
    };
    expect(step(3, 1200)).toBe(86);
    expect(step(14, 800)).toBeCloseTo((800 - 64 - 132) / 13);
  });

  test('an empty hand and a single card need no step', () => {
    expect(layOut('fan', 0, 800, 132)).toEqual([]);
    expect(layOut('low', 1, 800, 84)[0]).toMatchObject({ x: 0, turn: 0 });
  });
});

describe('touch and keys', () => {
  const spots = layOut('rows', 10, 390, 98);

  test('a finger meets the card whose strip is free', () => {
    const first = spots[5];
    expect(cardAt(spots, 98, (first?.x ?? 0) - 40, 30)).toBe(5);
    expect(cardAt(spots, 98, 0, 10_000)).toBeNull();
  });

  test('arrows go along and across the rows, and leave upward only', () => {
    expect(neighbour(spots, 0, 'left')).toBe(0);
    expect(neighbour(spots, 4, 'right')).toBe(5);
    expect(neighbour(spots, 1, 'down')).toBe(6);
    expect(neighbour(spots, 6, 'up')).toBe(1);
    expect(neighbour(spots, 6, 'down')).toBe(6);
    expect(neighbour(spots, 1, 'up')).toBeNull();
    expect(neighbour(spots, 3, 'last')).toBe(9);
    expect(neighbour([], 0, 'right')).toBeNull();
  });
});

test('cards whose words are to be read lie apart as far as there is room', () => {
  const step = (spots: readonly { x: number }[]) => (spots[1]?.x ?? 0) - (spots[0]?.x ?? 0);
  expect(step(layOut('rows', 2, 390, 98, 142))).toBe(108);
  expect(step(layOut('low', 3, 844, 84, 142))).toBe(94);
  expect(step(layOut('rows', 2, 390, 98))).toBeLessThan(98);
});
