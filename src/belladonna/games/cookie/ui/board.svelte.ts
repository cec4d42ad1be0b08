import { tick } from 'svelte';
import type { CookieEvaluation, CookieOutcome, CookieSettled, CookieView } from '@web/net/messages.ts';
import { TIMES } from '@web/stage/flight.ts';
import type { Event, Step } from '@web/table.ts';
import { after } from './after.ts';
import { Menu, type FeastTable } from './menu.svelte.ts';
import { soundOf } from './sounds.ts';

/** The card `at` of a seat's place on the table. Backs have no other name: what they are nobody knows. */
export const slotKey = (seat: number, at: number): string => `slot-${seat}-${at}`;
/** A card of the reader's own, whose name may be known. */
export const cardKey = (id: number): string => `card-${id}`;

/** A race that is over and lies on the table to be understood. */
export interface Told {
  outcome: CookieOutcome;
  found: CookieEvaluation;
  /** The end of the race, where it was seen. */
  settled: CookieSettled | null;
  /** 0 is the photo finish, then the steps, and behind them the result. */
  at: number;
}

/** What the board shows. Events change it one after the other; in the end it is what the view says. A finished race stays
 *  in sight as long as its reader likes, and the next round's choices go on behind it; the next reveal ends it. */
export class Board {
  readonly #table: FeastTable;
  readonly menu: Menu;
  shown: CookieView = $state.raw() as CookieView;
  told = $state.raw<Told | null>(null);
  /** When the cards of this race were seen, in `performance.now()` time: what a smash's time counts from. */
  revealed = $state(0);
  #read: (() => void) | null = null;

  constructor(table: FeastTable) {
    this.#table = table;
    this.menu = new Menu(table);
    this.shown = table.view;
    this.revealed = performance.now();
  }

  /** Everything as the view says it, at once. */
  lie(): void {
    this.shown = this.#table.view;
    this.#seen();
  }

  async show({ happened, now }: Step<'cookie'>): Promise<void> {
    void this.menu.load(now.view.cards);
    if (this.#table.past) this.close();
    for (const { event } of happened) await this.#show(event, now.view);
    if (this.shown.phase !== 'race' && now.view.phase === 'race') this.#seen();
    if (happened.some(({ event }) => event.type === 'GameEnded') && this.told && !this.#table.past) {
      this.shown = { ...now.view, phase: 'over' };
      await new Promise<void>((read) => (this.#read = read)); // the end lies over everything: first things first
    }
    this.shown = now.view;
    await tick();
  }

  async #show(event: Event<'cookie'>, last: CookieView): Promise<void> {
    const next = after(this.shown, event);
    const { stage } = this.#table;
    const change = () => void (this.shown = next);
    this.#table.hear(soundOf(event, this.#table.you));
    switch (event.type) {
      case 'Dealt':
        return stage.change(change, { come: () => 'platter', stagger: TIMES.deal });
      case 'Chose':
        return stage.change(change, { come: () => `seat-${event.seat}` });
      case 'Revealed':
        change();
        this.#seen();
        return tick();
      case 'Settled':
        change();
        if (last.explained) this.told = { outcome: event.outcome, found: last.explained, settled: event, at: 0 };
        return tick();
      default:
        change();
    }
  }

  /** The cards are in sight: whatever was being read makes room. */
  #seen(): void {
    this.close();
    this.revealed = performance.now();
  }

  /** Goes on or back in the explanation. */
  turn(by: number): void {
    if (!this.told) return;
    const last = this.told.found.steps.length + 1;
    const at = this.told.at + by;
    if (at > last) this.close();
    else this.told = { ...this.told, at: Math.max(this.told.settled ? 0 : 1, at) };
  }

  close(): void {
    this.told = null;
    this.#read?.();
    this.#read = null;
  }

  /** Opens the latest race's explanation again. */
  again(): void {
    const [outcome, found] = [this.shown.outcomes.at(-1), this.shown.explained];
    if (outcome && found) this.told = { outcome, found, settled: null, at: 1 };
  }
}

const boards = new WeakMap<FeastTable, Board>();

/** The board of a table: one, for the score pad's reasons use its menu too. */
export function boardOf(table: FeastTable): Board {
  let board = boards.get(table);
  if (!board) boards.set(table, (board = new Board(table)));
  return board;
}
