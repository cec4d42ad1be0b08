import { expect, test } from 'vitest';
import { text } from '../text/text.ts';
import { marksOf, roundAfter, roundBefore, roundsOf, searchOf, wantedOf } from './timeline.ts';

type Steps = Parameters<typeof marksOf>[0];
const step = (round: number | null, hot: boolean) => ({ happened: hot ? [{ event: { type: 'Took' }, told: [] }] : [], views: [{ round }] });
const ui = {
  kind: (event: { type: string }) => (event.type === 'Took' ? 'hot' : 'plain'),
  heading: (view: { round: number | null }) => (view.round === null ? null : text('page-pad-round', { round: view.round })),
} as unknown as Parameters<typeof marksOf>[1];
const marks = marksOf([step(null, false), step(1, false), step(1, true), step(null, false), step(1, false), step(2, true)] as unknown as Steps, ui);

test('a round begins where the heading changes, and what goes over is marked beside it', () => {
  expect(marks).toEqual([
    { at: 2, kind: 'mark' },
    { at: 3, kind: 'hot' },
    { at: 6, kind: 'hot' },
    { at: 6, kind: 'mark' },
  ]);
});

test('one goes back to the beginning of a round, and from there to the one before', () => {
  const rounds = roundsOf(marks);
  expect([roundBefore(rounds, 8), roundBefore(rounds, 6), roundBefore(rounds, 2)]).toEqual([6, 2, 0]);
  expect([roundAfter(rounds, 0, 9), roundAfter(rounds, 2, 9), roundAfter(rounds, 6, 9)]).toEqual([2, 6, 9]);
});

test('an address says which moment is meant, and nonsense in it says nothing', () => {
  expect(wantedOf(searchOf({ move: 73, seat: 1, open: true }))).toEqual({ move: 73, seat: 1, open: true });
  expect(wantedOf('?move=-4&seat=0&hands=closed')).toEqual({ move: null, seat: null, open: false });
  expect(wantedOf('')).toEqual({ move: null, seat: null, open: null });
});
