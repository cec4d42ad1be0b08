import type { VoodooTrickWon, VoodooView, VoodooWentOut } from '@web/net/messages.ts';
import { TIMES } from '@web/stage/flight.ts';
import type { Step, TableModel } from '@web/table.ts';
import { text, type Text } from '@web/text/text.ts';
import { after } from './after.ts';
import { soundOf } from './sounds.ts';

/** ms, before pace. */
const READ_RULE = 2000; // a doll or a splitter has acted, and the words beside it say how
const READ_PAPER = 6000;
const GATHER = 420;
const TURN_UP = 900;

/** What the board shows, and how it comes to show the next thing. One for each table, so that the score pad and the paper of
 *  a round see a round's end as soon as the board does. */
export class Board {
  readonly #table: TableModel<'voodoo'>;
  shown: VoodooView = $state.raw() as VoodooView;
  /** The trick that lies still, and how it was won. */
  won = $state.raw<VoodooTrickWon | null>(null);
  /** It is swept together onto the card that won it. */
  gathered = $state(false);
  /** What is said of it. */
  said = $state.raw<readonly Text[]>([]);
  /** Who has just gone out, to be read on the paper. */
  goesOut = $state.raw<VoodooWentOut | null>(null);
  #others = $state.raw<Readonly<Record<string, readonly number[]>>>({});

  constructor(table: TableModel<'voodoo'>) {
    this.#table = table;
    this.shown = table.view;
  }

  /** The tricks of the others, from the left, at the moment a seat went out; null where nobody in this window saw it. */
  othersOf(round: number, seat: number): readonly number[] | null {
    return this.#others[`${round}.${seat}`] ?? null;
  }

  async show({ happened, now }: Step<'voodoo'>): Promise<void> {
    for (const { event, told } of happened) {
      const next = after(this.shown, event);
      const { stage } = this.#table;
      const change = () => void (this.shown = next);
      if (event.type !== 'TrickWon') this.#table.hear(soundOf(event, this.#table.you));
      switch (event.type) {
        case 'Dealt':
          await stage.change(change, { come: () => 'deck', stagger: TIMES.deal });
          break;
        case 'TrumpDrawn':
        case 'TrumpNamed':
          this.said = told;
          change();
          await stage.rest(TURN_UP);
          this.said = [];
          break;
        case 'Played':
          await stage.change(change, { come: () => `seat-${event.seat}` });
          break;
        case 'TrickWon':
          await this.#sweep(event, told, change);
          break;
        case 'WentOut':
          await this.#out(event, change);
          break;
        case 'RoundEnded':
          change();
          await this.#table.paper(text('voodoo-said-round-over', { round: event.round }), event);
          break;
        default:
          change();
      }
    }
    this.shown = now.view;
  }

  /** The trick lies still, gathers on the card that won it, goes to its winner, and then the pins drop. */
  async #sweep(event: VoodooTrickWon, told: readonly Text[], change: () => void): Promise<void> {
    const { stage } = this.#table;
    const explained = event.beaten !== null || event.worth > 1;
    this.won = event;
    this.said = told;
    await stage.rest(explained ? READ_RULE : TIMES.hold);
    this.#table.hear(soundOf(event, this.#table.you));
    await stage.change(() => void (this.gathered = true));
    const tricks = this.shown.tricks;
    const goes = { leave: () => `seat-${event.seat}`, duration: GATHER, stagger: 0, arc: 0 };
    await stage.change(() => {
      change();
      this.shown = { ...this.shown, tricks };
      this.won = null;
      this.gathered = false;
    }, goes);
    change();
    this.said = [];
  }

  async #out(event: VoodooWentOut, change: () => void): Promise<void> {
    this.#others = { ...this.#others, [`${this.shown.scores.length}.${event.seat}`]: event.others };
    change();
    if (event.leads === null) return; // the round's paper tells it
    this.goesOut = event;
    await this.#table.stage.rest(READ_PAPER);
    this.goesOut = null;
  }
}

const boards = new WeakMap<TableModel<'voodoo'>, Board>();

export function boardOf(table: TableModel<'voodoo'>): Board {
  let board = boards.get(table);
  if (!board) boards.set(table, (board = new Board(table)));
  return board;
}
