import { tick } from 'svelte';
import { Link, type LinkOptions, type LinkState, type Listener } from '../net/link.ts';
import type { Emote, GameName, Happened, Hint, Now, Place, TableInfo } from '../net/messages.ts';
import { settings } from '../settings.svelte.ts';
import { speakers, type Sound } from '../sound.ts';
import { Stage } from '../stage/stage.ts';
import type { Event, GameUi, SeatNow, Step, TableExports, TableModel, View } from '../table.ts';
import { UnknownMessage } from '../text/speaker.ts';
import { text, type Text } from '../text/text.ts';
import { words } from '../words.svelte.ts';
import { nameOf, seatsNow } from './people.ts';
import { verdicts } from './weighing.ts';

export interface LogLine {
  key: number;
  text: Text;
  kind: 'plain' | 'hot' | 'now' | 'mark';
}

interface Timed<G extends GameName> extends Step<G> {
  /** `performance.now()` when it came: deadlines count from there. */
  at: number;
}

const LONGEST_LOG = 400;
const EMOTE_MS = 4_000;
const RELOADED = 'belladonna.reloaded';

/** A table in this window. Messages come in by the link, wait their turn, are shown by the board, and then they are what is
 *  so: nothing flows the other way but the moves. */
export class TableStore<G extends GameName = GameName> implements TableModel<G>, Listener<G> {
  readonly stage = new Stage(() => ({ pace: settings.pace, still: settings.still }));
  readonly #link: Link<G>;
  readonly #queue: Timed<G>[] = [];
  #ui = $state.raw<GameUi<G> | null>(null);
  #board: TableExports<G> | null = null;
  #info = $state.raw<TableInfo | null>(null);
  #you = $state<number | null>(null);
  #now = $state.raw<Now<G> | null>(null);
  #at = $state(0);
  #busy = $state(false);
  #sent = $state.raw<{ id: string; move: string } | null>(null);
  /** A move is stored, and what it made has not come yet. */
  #stored = $state(false);
  #places = $state.raw<readonly Place[]>([]);
  #emotes = $state.raw<ReadonlyMap<number, string>>(new Map());
  #state = $state<LinkState>('connecting');
  #closed = $state.raw<Text | null>(null);
  #lines = $state.raw<readonly LogLine[]>([]);
  #toast = $state('');
  #paper = $state.raw<{ title: Text; event: Event<G>; read: () => void } | null>(null);
  #watching = $state(0);
  #hint = $state.raw<Hint | null>(null);
  #told = 0;
  #turnTold = -1;
  #build: string | null = null;

  readonly #speaker = $derived.by(() => words.speaker(this.#info?.seats.map(nameOf) ?? [], this.#you));
  readonly #seats = $derived.by((): SeatNow[] =>
    this.#info
      ? seatsNow(this.#info, { you: this.#you, waitingFor: this.waitingFor, places: this.#places, emotes: this.#emotes })
      : [],
  );

  constructor(id: string, options?: LinkOptions) {
    this.#link = new Link<G>(id, this, options);
  }

  /** The game's own part, once it is loaded. */
  get ui(): GameUi<G> | null {
    return this.#ui;
  }
  set ui(ui: GameUi<G> | null) {
    this.#ui = ui;
  }

  close(): void {
    this.#link.close();
    this.stage.skip();
    this.#paper?.read();
  }

  // What the page sees

  /** Whether the server has said what table this is. */
  get known(): boolean {
    return this.#info !== null;
  }
  /** Whether there is a game to show. */
  get playing(): boolean {
    return this.#now !== null;
  }
  get info(): TableInfo {
    if (!this.#info) throw new Error('the table is not known yet');
    return this.#info;
  }
  get view(): View<G> {
    return this.now.view;
  }
  get now(): Now<G> {
    if (!this.#now) throw new Error('there is no game yet');
    return this.#now;
  }
  get you(): number | null {
    return this.#you;
  }
  get state(): LinkState {
    return this.#state;
  }
  /** Why the server ended the connection. */
  get closed(): Text | null {
    return this.#closed;
  }
  /** Whether something is being shown. */
  get busy(): boolean {
    return this.#busy;
  }
  get legal(): Now<G>['legal'] {
    return this.#busy || this.#sent || this.#stored || !this.#now ? [] : this.#now.legal;
  }
  get stuck(): Now<G>['stuck'] {
    return this.legal.length && this.#now ? this.#now.stuck : {};
  }
  get waitingFor(): readonly number[] {
    return this.#now?.waiting_for ?? [];
  }
  get sending(): string | null {
    return this.#sent?.move ?? null;
  }
  get deadline(): number | null {
    return this.#until(this.#now?.deadline_in_ms);
  }
  /** When a bot stands in for those the table waits for. */
  get standIn(): number | null {
    return this.#until(this.#now?.stand_in_in_ms);
  }
  get result(): Now<G>['result'] {
    return this.#busy ? null : (this.#now?.result ?? null);
  }
  get seats(): readonly SeatNow[] {
    return this.#seats;
  }
  readonly past = false;
  readonly hands = null;
  get hint(): string | null {
    const moves = this.legal.length ? (this.hints?.moves ?? []) : [];
    return moves.length > 1 && verdicts(moves)[0]?.verdict === 'best' ? (moves[0]?.move ?? null) : null;
  }
  /** What the reader's moves promise, where they asked for it at this decision. */
  get hints(): Hint | null {
    return this.#hint?.decision === this.#now?.decision ? this.#hint : null;
  }
  get lines(): readonly LogLine[] {
    return this.#lines;
  }
  get toasted(): string {
    return this.#toast;
  }
  /** The paper that lies on the board. */
  get page(): { title: Text; event: Event<G> } | null {
    return this.#paper;
  }
  /** Who is at each seat just now; empty until the server has said it. */
  get places(): readonly Place[] {
    return this.#places;
  }
  get watching(): number {
    return this.#watching;
  }
  /** How many windows show the reader's own seat. */
  get windows(): number {
    return this.#you === null ? 1 : (this.#places[this.#you]?.windows ?? 1);
  }

  say(message: Text): string {
    try {
      return this.#speaker?.say(message) ?? '';
    } catch (error) {
      if (error instanceof UnknownMessage) return message.key; // a newer server says what this page has no words for
      throw error;
    }
  }
  name(seat: number): string {
    return this.#speaker?.name(seat) ?? '';
  }
  card(code: string): string {
    return this.#speaker?.card(this.info.game, code) ?? code;
  }

  // What the reader does

  send(move: string): void {
    if (!this.legal.length) return;
    this.#sent = { id: this.#link.move(move, this.now.decision), move };
  }
  hear(sound: Sound): void {
    speakers.play(sound);
  }
  toast(said: string): void {
    this.#toast = said;
  }
  async paper(title: Text, event: Event<G>): Promise<void> {
    await new Promise<void>((read) => (this.#paper = { title, event, read }));
    this.#paper = null;
  }
  readPaper(): void {
    this.#paper?.read();
  }
  emote(emote: Emote): void {
    this.#link.send({ type: 'SendEmote', emote });
  }
  /** After the reader has become somebody else here: a guest with a seat. */
  greetAgain(): void {
    this.#link.again();
  }
  start(): void {
    this.#link.send({ type: 'Start' });
  }
  seatBot(seat: number, bot: string): void {
    this.#link.send({ type: 'SeatBot', seat, bot });
  }
  emptySeat(seat: number): void {
    this.#link.send({ type: 'EmptySeat', seat });
  }
  askHint(): void {
    this.#link.send({ type: 'AskHint', decision: this.now.decision });
  }
  rematch(): void {
    this.#link.send({ type: 'Rematch' });
  }
  /** Lets a bot play for a while, or takes the seat back from it. */
  stepOut(out: boolean): void {
    this.#link.send({ type: out ? 'Away' : 'Back' });
  }
  voteEnd(yes: boolean): void {
    this.#link.send({ type: 'VoteEnd', yes });
  }

  /** The board says that it is there (or gone): what waited is shown. */
  attach(board: TableExports<G> | null): void {
    this.#board = board;
    if (board) void this.#show();
  }

  // What comes

  stands(now: Now<G>, recent: readonly Happened<G>[], fresh: boolean): void {
    this.#stored = false;
    if (!fresh) {
      const last = this.#queue.at(-1);
      if (last) last.now = now;
      else if (!this.#busy) this.#settle(now, performance.now());
      return;
    }
    this.#queue.length = 0;
    this.stage.skip();
    if (recent.length || !this.#lines.length) this.#lines = [];
    this.#tell(recent);
    if (!this.#now || !this.#board) this.#settle(now, performance.now());
    else this.#add([], now);
  }

  happened(happened: readonly Happened<G>[], now: Now<G>): void {
    this.#stored = false;
    this.#add(happened, now);
  }

  answered(id: string, why: Text | null): void {
    if (this.#sent?.id !== id) return;
    this.#sent = null;
    this.#stored = why === null;
    if (why) this.toast(this.say(why));
  }

  other(message: Parameters<Listener<G>['other']>[0]): void {
    switch (message.type) {
      case 'Welcome':
        this.#you = message.you;
        this.#setInfo(message.table, true);
        this.#closed = null;
        if (this.#build !== null && this.#build !== message.build) reloadOnce(message.build);
        this.#build = message.build;
        break;
      case 'Table':
        this.#setInfo(message.table);
        break;
      case 'Presence':
        this.#places = message.seats;
        this.#watching = message.watching;
        break;
      case 'Emoted':
        this.#emoted(message.seat, message.emote);
        break;
      case 'Notice':
        this.#line(message.why, 'plain');
        this.toast(this.say(message.why));
        break;
      case 'Hint':
        this.#hint = message;
        break;
      case 'Problem':
        this.toast(this.say(message.why));
        break;
      case 'Closed':
        if (message.reload && reloadOnce('protocol')) break;
        this.#closed = message.again ? null : message.why;
        break;
    }
  }

  connection(state: LinkState): void {
    this.#state = state;
  }

  #setInfo(info: TableInfo, anyway = false): void {
    if (anyway || !this.#info || info.revision >= this.#info.revision) this.#info = info;
  }

  #until(ms: number | null | undefined): number | null {
    return ms == null ? null : this.#at + ms;
  }

  #emoted(seat: number, emote: Emote): void {
    this.#emotes = new Map(this.#emotes).set(seat, emote);
    this.#line(text('server-emoted', { seat, text_emote: text(`emote-${emote}`) }), 'plain');
    setTimeout(() => {
      if (this.#emotes.get(seat) !== emote) return;
      const left = new Map(this.#emotes);
      left.delete(seat);
      this.#emotes = left;
    }, EMOTE_MS);
  }

  #line(said: Text, kind: LogLine['kind']): void {
    this.#lines = [...this.#lines.slice(1 - LONGEST_LOG), { key: this.#told++, text: said, kind }];
  }

  #tell(happened: readonly Happened<G>[]): void {
    for (const { event, told } of happened) {
      const kind = this.#ui?.kind(event) ?? 'plain';
      // A heading is one line; what follows it is not.
      told.forEach((said, i) => this.#line(said, kind === 'mark' && i ? 'plain' : kind));
    }
  }

  #add(happened: readonly Happened<G>[], now: Now<G>): void {
    this.#queue.push({ happened, now, at: performance.now() });
    void this.#show();
  }

  /** Shows what waits, one step at a time. */
  async #show(): Promise<void> {
    if (this.#busy || !this.#board) return;
    this.#busy = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        await until(step.at + step.now.show_in_ms);
        this.#tell(step.happened);
        await this.#board?.show(step);
        this.#settle(step.now, step.at);
        await tick();
      }
    } finally {
      this.#busy = false;
    }
    this.#tellTurn();
  }

  #settle(now: Now<G>, at: number): void {
    this.#now = now;
    this.#at = at;
    if (!this.#busy) this.#tellTurn();
  }

  /** The log says when it is the reader's turn, once a decision. */
  #tellTurn(): void {
    const now = this.#now;
    if (!now?.legal.length || now.decision === this.#turnTold) return;
    this.#turnTold = now.decision;
    this.#line(text('page-log-turn'), 'now');
  }
}

/** Keeps a race's cards back until everybody has them: all see them at the same moment. */
const until = async (moment: number): Promise<void> => {
  const ms = moment - performance.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};

/** Loads the page anew, once; a page that is still the old one after that has to say so. */
function reloadOnce(reason: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === reason) return false;
    sessionStorage.setItem(RELOADED, reason);
  } catch {
    return false; // no storage: the page could not know that it has tried
  }
  location.reload();
  return true;
}

