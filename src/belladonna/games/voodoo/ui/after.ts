import type { VoodooEvent, VoodooView } from '@web/net/messages.ts';

/** What the board shows after an event: the view as it was, with what the event says put in. Nothing is judged here; who is
 *  winning, who is out and for how many points stands in the event. The next view that comes has the last word. */
export function after(view: VoodooView, event: VoodooEvent): VoodooView {
  const each = (list: readonly number[], seat: number, change: (value: number) => number) =>
    list.map((value, i) => (i === seat ? change(value) : value));
  switch (event.type) {
    case 'DealerDrawn':
      return { ...view, dealer: event.dealer };
    case 'TrumpDrawn':
    case 'TrumpNamed':
      return { ...view, trump: event.trump };
    case 'RoundBegan': {
      const { round, rounds, dealer, trump, needed, aside } = event;
      const none = view.tricks.map(() => 0);
      const clear = { hand: [], hand_sizes: none, trick: [], winning: null, last: null, tricks: none, out: [] };
      return { ...view, ...clear, round, rounds, dealer, trump, needed, aside };
    }
    case 'Dealt': {
      const open = 'hidden' in event.cards ? null : event.cards;
      const count = 'hidden' in event.cards ? event.cards.hidden : event.cards.length;
      const hand = open && event.seat === view.seat ? open : view.hand;
      return { ...view, hand, hand_sizes: each(view.hand_sizes, event.seat, () => count) };
    }
    case 'Played': {
      const trick = [...view.trick, { seat: event.seat, card: event.card }];
      return {
        ...view,
        trick,
        winning: trick.find((laid) => laid.seat === event.winning) ?? null,
        hand: view.hand.filter((card) => card !== event.card),
        hand_sizes: each(view.hand_sizes, event.seat, (count) => count - 1),
      };
    }
    case 'TrickWon': {
      const { seat: winner, card, worth, tricks } = event;
      const last = { plays: view.trick, winner, card, worth };
      return { ...view, trick: [], winning: null, last, tricks: each(view.tricks, winner, () => tricks) };
    }
    case 'WentOut': {
      const hand = event.seat === view.seat ? [] : view.hand;
      return { ...view, hand, out: [...view.out, { seat: event.seat, points: event.points }] };
    }
    case 'RoundEnded':
      return { ...view, scores: [...view.scores, event.score], points: event.totals };
    case 'GameEnded':
      return { ...view, points: event.points };
  }
}
