import { describe, expect, test } from 'vitest';
import type { VoodooView } from '@web/net/messages.ts';
import { faceOf } from './faces.ts';
import { othersFrom, spotOf } from './places.ts';
import { leaders, reckoned } from './reckoning.ts';
import { askOf, heldOf, whyOf } from './words.ts';

test('the prince is the highest card in use (V-1.8), so a 12 is only one with four', () => {
  expect([2, 3, 4, 5].map((players) => faceOf('G12', players))).toEqual(['plain', 'plain', 'prince', 'plain']);
  expect([faceOf('R10', 2), faceOf('R10', 3), faceOf('R15', 5)]).toEqual(['prince', 'prince', 'prince']);
  expect(['B0', 'B5', 'B7', 'B8'].map((card) => faceOf(card, 4))).toEqual(['doll', 'splitter', 'splitter', 'plain']);
});

describe('places', () => {
  test('the others sit clockwise from the left of the foot', () => {
    expect(othersFrom(3, 5)).toEqual([4, 0, 1, 2]);
    expect(othersFrom(0, 2)).toEqual([1]);
  });

  test.each(['fan', 'rows', 'low'] as const)('in %s the others lie from left to right, and nobody’s card hides a number', (shape) => {
    const width = { fan: 126, rows: 92, low: 84 }[shape];
    const strip = width * 0.4; // numeral, shape and letter are on the left of a card
    for (const others of [1, 2, 3, 4]) {
      const spots = Array.from({ length: others }, (_, i) => spotOf(shape, others, i + 1));
      for (const [i, spot] of spots.slice(1).entries()) expect(spot.x - (spots[i]?.x ?? 0)).toBeGreaterThanOrEqual(width - strip);
    }
  });

  test('on a phone the widest trick stays on the screen', () => {
    for (const at of [1, 2, 3, 4]) expect(Math.abs(spotOf('rows', 4, at).x) + 92 / 2).toBeLessThan(390 / 2);
  });
});

describe('why points are what they are', () => {
  const SCORE = { trump: 'R', tricks: [3, 3, 1], out: [1, 0], last: 2, points: [4, 2, 1] };
  const VIEW = {
    round: 2,
    dealer: 2,
    tricks: [0, 2, 3],
    out: [{ seat: 2, points: 6 }],
    scores: [SCORE],
    points: [4, 4, 1],
  } as unknown as VoodooView;

  test('a finished round stands in the order of going out, the last one in at its end', () => {
    expect(reckoned(VIEW, 0).map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [1, 1, 2],
      [0, 2, 4],
      [2, null, 1],
    ]);
  });

  test('of the running round, only those who are out have points', () => {
    expect(reckoned(VIEW, 1)).toEqual([{ seat: 2, place: 1, tricks: 3, points: 6 }]);
    expect(reckoned(VIEW, 2)).toEqual([]);
    expect(reckoned({ ...VIEW, round: 1 }, 1), 'the next round has not begun').toEqual([]);
  });

  test('the sum is told where it was seen, else what it came to', () => {
    const line = { seat: 1, place: 1, tricks: 3, points: 6 };
    expect(whyOf(line, [3, 3, 0])).toMatchObject({ args: { sum: '3 + 3 + 0' } });
    expect(whyOf(line, null)).toMatchObject({ args: { sum: '6' } });
  });

  test('with two players the last one in has what is missing', () => {
    expect(whyOf({ seat: 0, place: null, tricks: 2, points: 5 }, null).key).toBe('voodoo-ui-why-missing');
    expect(whyOf({ seat: 0, place: null, tricks: 2, points: 2 }, null).key).toBe('voodoo-ui-why-own');
  });

  test('equals lead together, and nobody before a round is over', () => {
    expect(leaders(VIEW)).toEqual([0, 1]);
    expect(leaders({ ...VIEW, scores: [] })).toEqual([]);
  });
});

describe('what is asked', () => {
  test('to lead, to follow, or anything', () => {
    expect(askOf(null, ['R1']).key).toBe('voodoo-ui-lead');
    expect(askOf('R', ['R1', 'R4']).key).toBe('voodoo-ui-follow');
    expect(askOf('R', ['B1', 'G4']).key).toBe('voodoo-ui-free');
  });

  test('what a colour holds names the cards that are more than a number', () => {
    const { args } = heldOf(['G0', 'G3', 'G7', 'G12'], 4);
    expect(args?.['number']).toBe(4);
    expect(args?.['texts']).toHaveLength(3);
  });
});
