import type { Event, View } from '@web/table.ts';
import { TIMES } from '@web/stage/flight.ts';
import { codeOf, identify } from '@web/stage/identity.ts';
import type { Stage } from '@web/stage/stage.ts';

/** What a cauldron bears (P-2.6); the total above it is only ever seen while it boils over. */
export const LIMIT = 13;
export const POTS = [0, 1, 2] as const;

const countOf = (cards: readonly string[] | { hidden: number }): number => ('hidden' in cards ? cards.hidden : cards.length);
const without = (cards: readonly string[], card: string): string[] => {
  const i = cards.indexOf(card);
  return i < 0 ? [...cards] : [...cards.slice(0, i), ...cards.slice(i + 1)];
};

/** How long things lie still before pace: a card above its cauldron, a pass. */
const HOVER_MS = 260;
const PASS_MS = 900;

/** The board as it is seen. Events change it one after the other; in the end it is what the view says. */
export class Board {
  readonly #stage: Stage;
  readonly #you: number | null;
  /** Keys of the cards in sight, by zone: `hand`, `pot-0` ..., `air-0` ... above a cauldron. */
  zones = $state.raw<Record<string, string[]>>({});
  totals = $state.raw<readonly number[]>([0, 0, 0]);
  colours = $state.raw<readonly (string | null)[]>([null, null, null]);
  sizes = $state.raw<readonly number[]>([]);
  taken = $state.raw<readonly number[]>([]);
  stack = $state(0);
  /** The seat that has to pass just now. */
  passing = $state<number | null>(null);
  /** The card that was tapped, of two equal ones. */
  played: string | undefined;

  constructor(stage: Stage, you: number | null, view: View<'poison'>) {
    this.#stage = stage;
    this.#you = you;
    this.#lie(view);
  }

  keys(zone: string): readonly string[] {
    return this.zones[zone] ?? [];
  }

  async end(view: View<'poison'>): Promise<void> {
    this.passing = null;
    await this.#stage.change(() => this.#lie(view));
    this.played = undefined;
  }

  /** Shows one event; `dealer` is the seat that cards are dealt from. */
  async show(event: Event<'poison'>, dealer: number | null): Promise<void> {
    switch (event.type) {
      case 'RoundBegan':
        this.#put({ hand: [], 'pot-0': [], 'pot-1': [], 'pot-2': [] });
        this.totals = [0, 0, 0];
        this.sizes = this.sizes.map(() => 0);
        this.taken = this.taken.map(() => 0);
        this.stack = event.stack;
        return;
      case 'Dealt':
        return this.#deal(event.seat, event.cards, dealer);
      case 'Played':
        return this.#play(event);
      case 'Took':
        return this.#take(event);
      case 'Drew':
        return this.#draw(event);
      case 'Passed':
        this.passing = event.seat;
        await this.#stage.rest(PASS_MS);
        this.passing = null;
        return;
      case 'DealerDrawn':
      case 'RoundEnded':
      case 'GameEnded':
        return;
    }
  }

  async #deal(seat: number, cards: readonly string[] | { hidden: number }, dealer: number | null): Promise<void> {
    this.sizes = this.sizes.map((size, n) => (n === seat ? countOf(cards) : size));
    if (seat !== this.#you || 'hidden' in cards) return;
    const from = dealer === null ? 'stack' : `seat-${dealer}`;
    await this.#stage.change(() => this.#put({ hand: [...cards] }), { come: () => from, stagger: TIMES.deal });
  }

  async #play({ seat, card, cauldron, before, value, total }: Extract<Event<'poison'>, { type: 'Played' }>): Promise<void> {
    const [pot, air] = [`pot-${cauldron}`, `air-${cauldron}`];
    const mine = seat === this.#you;
    await this.#stage.change(
      () => {
        this.#put({ [air]: [card], ...(mine ? { hand: without(this.#codes('hand'), card) } : {}) });
        this.sizes = this.sizes.map((size, n) => (n === seat ? size - 1 : size));
      },
      { come: () => `seat-${seat}` },
    );
    await this.#stage.rest(HOVER_MS);
    const reached = before + value;
    await this.#stage.change(() => {
      this.#put({ [air]: [], [pot]: [...this.#codes(pot), card] });
      this.totals = this.totals.map((sum, n) => (n === cauldron ? (reached > LIMIT ? reached : total) : sum));
    });
    this.totals = this.totals.map((sum, n) => (n === cauldron ? (reached > LIMIT ? reached : total) : sum));
    if (reached > LIMIT) await this.#stage.rest(TIMES.boil);
  }

  async #take({ seat, cauldron, cards }: Extract<Event<'poison'>, { type: 'Took' }>): Promise<void> {
    const pot = `pot-${cauldron}`;
    const left = cards.reduce(without, this.#codes(pot));
    await this.#stage.change(
      () => {
        this.#put({ [pot]: left });
        this.taken = this.taken.map((count, n) => (n === seat ? count + cards.length : count));
        this.totals = this.totals.map((sum, n) => (n === cauldron ? left.reduce((all, card) => all + worth(card), 0) : sum));
      },
      { leave: () => `seat-${seat}`, down: () => true, duration: TIMES.take, arc: 90 },
    );
  }

  async #draw({ seat, cards, left }: Extract<Event<'poison'>, { type: 'Drew' }>): Promise<void> {
    await this.#stage.change(
      () => {
        this.stack = left;
        this.sizes = this.sizes.map((size, n) => (n === seat ? size + countOf(cards) : size));
        if (seat === this.#you && !('hidden' in cards)) this.#put({ hand: [...this.#codes('hand'), ...cards] });
      },
      { come: () => 'stack' },
    );
  }

  #codes(zone: string): string[] {
    return this.keys(zone).map(codeOf);
  }

  #put(zones: Record<string, string[]>): void {
    const codes = Object.fromEntries(Object.keys(this.zones).map((zone) => [zone, this.#codes(zone)]));
    this.zones = identify(this.zones, { ...codes, ...zones }, this.played);
  }

  #lie(view: View<'poison'>): void {
    const pots = Object.fromEntries(view.cauldrons.map((cards, n) => [`pot-${n}`, [...cards]]));
    this.#put({ hand: [...view.hand], ...pots, 'air-0': [], 'air-1': [], 'air-2': [] });
    this.totals = view.totals;
    this.colours = view.colours;
    this.sizes = view.hand_sizes;
    this.taken = view.taken.map(countOf);
    this.stack = view.stack;
  }
}

/** What a card counts as it lies in a cauldron: a Wild nothing (P-2.8). Only for the moment until the view says it. */
const worth = (card: string): number => Number(card.slice(1)) || 0;
