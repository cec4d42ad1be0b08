import { expect, test } from 'vitest';
import { codeOf, identify } from './identity.ts';

const DEALT = identify({}, { hand: ['R5', 'R5', 'X4'], left: [], right: [] });

test('equal cards get different keys', () => {
  expect(DEALT).toEqual({ hand: ['R5#1', 'R5#2', 'X4#1'], left: [], right: [] });
  expect(codeOf('apple#2')).toBe('apple');
});

test('the card that was tapped is the one that moves, and its equal stays', () => {
  const after = { hand: ['R5', 'X4'], left: ['R5'], right: [] };
  expect(identify(DEALT, after, 'R5#1')).toEqual({ hand: ['R5#2', 'X4#1'], left: ['R5#1'], right: [] });
  expect(identify(DEALT, after, 'R5#2')).toEqual({ hand: ['R5#1', 'X4#1'], left: ['R5#2'], right: [] });
});

test('a card laid in by another player gets a key of its own', () => {
  const after = { hand: ['R5', 'R5', 'X4'], left: ['R5'], right: [] };
  expect(identify(DEALT, after).left).toEqual(['R5#3']);
});

test('sorting the hand keeps every key', () => {
  expect(identify(DEALT, { hand: ['X4', 'R5', 'R5'], left: [], right: [] }).hand).toEqual(['X4#1', 'R5#1', 'R5#2']);
});

test('what is gone is gone, and its key is not used again at once', () => {
  const full = { left: ['R7#1', 'R5#9'], hand: ['R1#1'] };
  expect(identify(full, { left: ['R1'], hand: [] }, 'R1#1')).toEqual({ left: ['R1#1'], hand: [] });
  expect(identify(full, { left: ['R7', 'R5'], hand: ['R7'] }).hand).toEqual(['R7#2']);
});
