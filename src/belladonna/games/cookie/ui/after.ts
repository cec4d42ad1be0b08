import type { CookieView } from '@web/net/messages.ts';
import type { Event } from '@web/table.ts';

/** How a view looks after an event, as far as the event says; the step's own view settles the rest. */
export function after(view: CookieView, event: Event<'cookie'>): CookieView {
  switch (event.type) {
    case 'Printed':
      return { ...view, cards: event.cards };
    case 'KingDrawn':
      return { ...view, king: event.king };
    case 'Dealt': {
      if ('hidden' in event.cards) return { ...view, hand_sizes: sized(view, event.seat, event.cards.hidden) };
      const hand = event.cards.map((card) => card.id);
      return { ...view, hand_sizes: sized(view, event.seat, hand.length), hand: event.seat === view.seat ? hand : view.hand };
    }
    case 'PileDealt':
      return { ...view, hand_sizes: sized(view, event.seat, 'hidden' in event.cards ? event.cards.hidden : event.cards.length) };
    case 'RoundBegan': {
      const phase = view.config.variant === 'blind' ? 'countdown' : 'choose';
      const chosen = event.due.map(() => 0);
      return { ...view, round: event.round, king: event.king, due: event.due, chosen, mine: [], circle: [], smashed: null, phase };
    }
    case 'Chose': {
      const own = 'hidden' in event.card ? [] : event.card.map((card) => card.id);
      return {
        ...view,
        chosen: view.chosen.map((count, seat) => (seat === event.seat ? count + 1 : count)),
        hand_sizes: sized(view, event.seat, (view.hand_sizes[event.seat] ?? 1) - 1),
        hand: view.hand.filter((id) => !own.includes(id)),
        mine: [...view.mine, ...own],
      };
    }
    case 'Revealed':
      return { ...view, phase: 'race', king: event.king, circle: event.circle };
    case 'Settled':
      return { ...view, points: event.outcome.points, king: event.outcome.king_after, outcomes: [...view.outcomes, event.outcome] };
    case 'LostCards': {
      const lost = 'hidden' in event.cards ? event.cards.hidden : event.cards.length;
      return { ...view, hand_sizes: sized(view, event.seat, (view.hand_sizes[event.seat] ?? lost) - lost) };
    }
    case 'PutBack':
      return { ...view, hand_sizes: sized(view, event.seat, (view.hand_sizes[event.seat] ?? 0) + 1) };
    case 'GameEnded':
      return { ...view, phase: 'over', winners: event.winners };
    case 'Smashed':
    case 'WentOut':
      return view;
  }
}

const sized = (view: CookieView, seat: number, size: number): number[] =>
  Array.from({ length: view.config.players }, (_, n) => (n === seat ? size : (view.hand_sizes[n] ?? 0)));
