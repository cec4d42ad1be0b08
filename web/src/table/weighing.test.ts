import { expect, test } from 'vitest';
import type { Estimated } from '../net/messages.ts';
import { verdicts } from './weighing.ts';

const said = { key: 'hint-none', args: {} };
const move = (share: number | null, points: number, half = 0.01): Estimated => ({
  move: `${share} ${points}`,
  told: said,
  outlook: said,
  points,
  points_half: half,
  share,
  share_half: half,
  tried: 100,
});
const words = (moves: Estimated[]): string[] => verdicts(moves).map(({ verdict }) => verdict);

test('what lies within both intervals is as good as the best', () => {
  expect(words([move(0.3, 4), move(0.29, 4.1), move(0.27, 4.6), move(0.2, 7)])).toEqual(['best', 'near', 'less', 'poor']);
});

test('where only points are known a move that loses some is poor', () => {
  expect(words([move(null, 1, 0), move(null, -3, 0)])).toEqual(['best', 'poor']);
  expect(verdicts([move(null, 1, 0), move(null, -3, 0)])[1]?.part).toBeLessThan(0.1);
});

test('moves that all promise the same make no difference', () => {
  expect(words([move(null, 0), move(null, 0)])).toEqual(['same', 'same']);
  expect(words([move(0.3, 4)])).toEqual(['only']);
  expect(words([])).toEqual([]);
});
