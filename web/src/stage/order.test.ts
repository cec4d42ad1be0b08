import { expect, test } from 'vitest';
import { inOrder, type HandCard } from './hand.ts';

const card = (key: string, number?: number): HandCard => ({ key, label: key, legal: true, ...(number === undefined ? {} : { number }) });
const HAND = [card('R4', 4), card('RW'), card('B1', 1), card('P4', 4), card('BW'), card('P0', 0)];
const keys = (cards: readonly HandCard[]) => cards.map((each) => each.key).join(' ');

test('a hand stays as it came, or goes by number; equal ones stay as they came, and those without a number are last', () => {
  expect(keys(inOrder(HAND, 'suit'))).toBe('R4 RW B1 P4 BW P0');
  expect(keys(inOrder(HAND, 'number'))).toBe('P0 B1 R4 P4 RW BW');
  expect(keys(HAND)).toBe('R4 RW B1 P4 BW P0');
});
