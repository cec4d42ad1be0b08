import { describe, expect, test } from 'vitest';
import { movesBetween, targetAt, type Box, type Layout } from './moves.ts';

const box = (left: number, top = 0, width = 100, height = 140): Box => ({ left, top, width, height });
const ZONES = { hand: box(0, 600), pot: box(400, 200), ann: box(0, 0), stack: box(900, 0) };

const layout = (cards: Record<string, [zone: string, at: Box]>): Layout => ({
  cards: new Map(Object.entries(cards).map(([key, [zone, at]]) => [key, { zone, box: at }])),
  zones: new Map(Object.entries(ZONES)),
});

describe('the difference of two states', () => {
  test('a card played goes to its zone, and the others close up', () => {
    const before = layout({ a: ['hand', box(0)], b: ['hand', box(90)], c: ['hand', box(180)] });
    const after = layout({ a: ['hand', box(40)], c: ['hand', box(130)], b: ['pot', box(400, 200)] });
    expect(movesBetween(before, after).map((move) => [move.key, move.kind, move.zone])).toEqual([
      ['a', 'shift', 'hand'],
      ['c', 'shift', 'hand'],
      ['b', 'go', 'pot'],
    ]);
  });

  test('nothing moves when nothing changed, not even by rounding', () => {
    const state = layout({ a: ['hand', box(10)] });
    expect(movesBetween(state, layout({ a: ['hand', box(10.4)] }))).toEqual([]);
  });

  test('a card that was out of sight comes from its zone, and one that goes out of sight flies there', () => {
    const before = layout({ taken: ['pot', box(400, 200)] });
    const after = layout({ played: ['pot', box(400, 200)] });
    const moves = movesBetween(before, after, { come: () => 'ann', leave: () => 'stack' });
    expect(moves).toEqual([
      { key: 'taken', kind: 'leave', from: box(400, 200), to: ZONES.stack, zone: 'stack' },
      { key: 'played', kind: 'come', from: ZONES.ann, to: box(400, 200), zone: 'pot' },
    ]);
  });

  test('what only appears or vanishes is no move', () => {
    expect(movesBetween(layout({ a: ['pot', box(0)] }), layout({ b: ['pot', box(0)] }))).toEqual([]);
    expect(movesBetween(layout({ a: ['pot', box(0)] }), layout({}), { leave: () => 'nowhere' })).toEqual([]);
  });
});

describe('aiming', () => {
  const pots = new Map([
    ['left', box(0, 0)],
    ['right', box(130, 0)],
  ]);

  test('a point inside is a hit, a near miss is the nearest, a far one nothing', () => {
    expect(targetAt(pots, 50, 70)).toBe('left');
    expect(targetAt(pots, 120, 70)).toBe('right');
    expect(targetAt(pots, 108, 70)).toBe('left');
    expect(targetAt(pots, 50, 300)).toBeNull();
  });
});
