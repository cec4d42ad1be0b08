import { expect, test } from 'vitest';
import { dishRect, plateOf, ring } from './ring.ts';

const BOXES = [
  [1092, 840],
  [1092, 500], // while a card is chosen the hand takes its part
  [1092, 420],
  [1900, 700],
  [700, 900],
  [390, 620],
  [390, 470],
  [320, 400],
  [844, 346],
  [844, 230],
] as const;

test('nobody is left without a place, however small the box is', () => {
  expect(ring(7, 200, 150).spots.length).toBe(7);
});

for (const [width, height] of BOXES) {
  test.each([2, 3, 4, 5, 6, 7])(`%i players all have a place in ${width} x ${height}, and see it whole`, (players) => {
    const { spots, card, shape } = ring(players, width, height);
    expect(spots.length).toBe(players < 4 ? players * 2 : players);
    for (const spot of spots) {
      const dish = dishRect(spot, card, plateOf(shape, 16));
      expect(Math.min(dish.left + width / 2, width / 2 - dish.right)).toBeGreaterThanOrEqual(0);
      expect(Math.min(dish.top + height / 2, height / 2 - dish.bottom)).toBeGreaterThanOrEqual(0);
    }
  });
}
