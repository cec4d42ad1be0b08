import type { GameName, LegalMove, Now, Result, TableInfo } from '../net/messages.ts';
import type { Sound } from '../sound.ts';
import { speakers } from '../sound.ts';
import type { Stage } from '../stage/stage.ts';
import type { Event, SeatNow, TableModel, View } from '../table.ts';
import { seatsNow } from '../table/people.ts';
import type { Text } from '../text/text.ts';
import { t } from '../words.svelte.ts';
import type { Replay } from './replay.svelte.ts';

const NONE: readonly LegalMove[] = [];

/** The table as a board shows it while one looks back: nothing is asked of anybody. Wherever the reader jumps a new one
 *  begins, so that nothing of what the old board was still showing comes after it. */
export class Scene<G extends GameName> implements TableModel<G> {
  readonly #replay: Replay<G>;
  readonly you: number;
  readonly #key: string;
  readonly #open: boolean;
  #at = $state(0);
  #over = $state(false);
  readonly legal = NONE;
  readonly stuck = {};
  readonly sending = null;
  readonly waitingFor = [];
  readonly deadline = null;
  readonly hint = null;
  readonly past = true;

  constructor(replay: Replay<G>, at: number) {
    this.#replay = replay;
    this.you = replay.eyes;
    this.#key = replay.key;
    this.#open = replay.open;
    this.#at = at;
  }

  /** How many moves are shown. */
  get at(): number {
    return this.#at;
  }
  /** The board has shown the moves up to here. */
  settle(at: number): void {
    this.#at = at;
  }
  /** Another scene has taken its place: what its board still does is not heard or read any more. */
  end(): void {
    this.#over = true;
  }

  get info(): TableInfo {
    return this.#replay.info;
  }
  get view(): View<G> {
    return this.#viewAt(this.#at);
  }
  get hands(): readonly View<G>[] | null {
    return this.#open ? this.#replay.viewsAt(this.#key, this.#at) : null;
  }
  get result(): Result | null {
    return this.#at === this.#replay.last ? this.#replay.outline.result : null;
  }
  /** The table as it stands for the board, which asks for no more than the view here. */
  now(at: number): Now<G> {
    return {
      decision: at,
      view: this.#viewAt(at),
      legal: NONE,
      stuck: {},
      waiting_for: [],
      deadline_in_ms: null,
      stand_in_in_ms: null,
      show_in_ms: 0,
      result: null,
    };
  }

  #viewAt(at: number): View<G> {
    const view = this.#replay.viewsAt(this.#key, at)[this.#open ? this.you : 0];
    if (view === undefined) throw new Error(`seat ${this.you} saw nothing`);
    return view;
  }

  readonly #seats = $derived.by((): SeatNow[] => {
    const next = this.#replay.moverAfter(this.#at);
    const seats = seatsNow(this.info, { you: this.#replay.own, waitingFor: [], places: [], emotes: new Map() });
    return seats.map((seat, n): SeatNow => (n === next ? { ...seat, state: 'turn', says: t('page-replay-moves-next') } : { ...seat, says: '' }));
  });
  get seats(): readonly SeatNow[] {
    return this.#seats;
  }
  get page(): { title: Text; event: Event<G> } | null {
    return this.#replay.page;
  }
  get stage(): Stage {
    return this.#replay.stage;
  }

  say(text: Text): string {
    return this.#replay.say(text);
  }
  name(seat: number): string {
    return this.#replay.name(seat);
  }
  card(code: string): string {
    return this.#replay.card(code);
  }
  send(): void {
    // What was played was played; who wants to play otherwise plays on from here.
  }
  hear(sound: Sound): void {
    if (!this.#over) speakers.play(sound);
  }
  toast(words: string): void {
    this.#replay.toast(words);
  }
  async paper(title: Text, event: Event<G>): Promise<void> {
    if (!this.#over) await this.#replay.paper(title, event);
  }
}
