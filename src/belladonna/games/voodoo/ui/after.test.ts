import { describe, expect, test } from 'vitest';
import type { VoodooEvent, VoodooView } from '@web/net/messages.ts';
import { after } from './after.ts';

const START: VoodooView = {
  config: { players: 3, first: 'random', deck: null },
  seat: 0,
  round: 1,
  rounds: 5,
  dealer: 1,
  trump: 'B',
  turn: 1,
  hand: ['R5', 'R10', 'B2'],
  hand_sizes: [3, 3, 3],
  aside: 16,
  trick: [],
  winning: null,
  won: { hidden: 2 },
  last: null,
  tricks: [2, 0, 0],
  needed: 4,
  out: [],
  voids: [[], [], []],
  points: [0, 0, 0],
  scores: [],
  moves: 9,
};
const play = (seat: number, card: string, winning: number): VoodooEvent => ({ type: 'Played', seat, card, how: 'follows', winning });
const all = (...events: VoodooEvent[]) => events.reduce(after, START);

describe('what the board shows after an event', () => {
  test('a card goes from its hand to the trick, and who is ahead stands in the event', () => {
    const view = all(play(1, 'R4', 1), play(2, 'R0', 1), play(0, 'R5', 0));
    expect(view.hand).toEqual(['R10', 'B2']);
    expect(view.hand_sizes).toEqual([2, 2, 2]);
    expect(view.trick.map(({ card }) => card)).toEqual(['R4', 'R0', 'R5']);
    expect(view.winning).toEqual({ seat: 0, card: 'R5' });
  });

  test('a trick that is won becomes the last trick, and counts what the event says', () => {
    const won: VoodooEvent = { type: 'TrickWon', seat: 0, card: 'R5', worth: 2, beaten: null, tricks: 4, needed: 4 };
    const view = all(play(1, 'R4', 1), play(2, 'R0', 1), play(0, 'R5', 0), won);
    expect(view.trick).toEqual([]);
    expect(view.last).toMatchObject({ winner: 0, card: 'R5', worth: 2 });
    expect(view.tricks).toEqual([4, 0, 0]);
  });

  test('who goes out lays the hand aside; another seat’s going out leaves ours', () => {
    const out = (seat: number): VoodooEvent => ({ type: 'WentOut', seat, points: 2, others: [2, 0], laid_aside: 3, leads: 1 });
    expect(all(out(0)).hand).toEqual([]);
    expect(all(out(2)).hand).toEqual(START.hand);
    expect(all(out(2)).out).toEqual([{ seat: 2, points: 2 }]);
  });

  test('a new round clears the table, and only the own hand is seen', () => {
    const began: VoodooEvent = { type: 'RoundBegan', round: 2, rounds: 5, dealer: 2, trump: null, needed: 4, aside: 16 };
    const view = all(
      play(1, 'R4', 1),
      began,
      { type: 'Dealt', seat: 0, cards: ['R1', 'G3'] },
      { type: 'Dealt', seat: 1, cards: { hidden: 2 } },
    );
    expect(view).toMatchObject({ round: 2, dealer: 2, trump: null, trick: [], tricks: [0, 0, 0], hand: ['R1', 'G3'], hand_sizes: [2, 2, 0] });
  });

  test('points come with the end of a round', () => {
    const score = { trump: 'B', tricks: [4, 4, 1], out: [0, 1], last: 2, points: [3, 5, 1] };
    const view = all({ type: 'RoundEnded', round: 1, score, missing: null, totals: [3, 5, 1] });
    expect(view.scores).toEqual([score]);
    expect(view.points).toEqual([3, 5, 1]);
  });
});
