import { tick } from 'svelte';
import { Denied } from '../net/api.ts';
import type { Estimates, GameName, Happened, Outline, Steps, TableInfo } from '../net/messages.ts';
import { settings } from '../settings.svelte.ts';
import { Stage } from '../stage/stage.ts';
import type { Event, GameUi, TableExports, View } from '../table.ts';
import type { LogLine } from '../table/store.svelte.ts';
import { nameOf } from '../table/people.ts';
import { UnknownMessage } from '../text/speaker.ts';
import type { Text } from '../text/text.ts';
import { words } from '../words.svelte.ts';
import { Scene } from './scene.svelte.ts';
import type { Source } from './source.ts';
import { marksOf, roundAfter, roundBefore, roundsOf, searchOf, type Wanted } from './timeline.ts';

/** A line of the log, and after how many moves it was written. */
export interface PastLine extends Omit<LogLine, 'key'> {
  key: string;
  at: number;
}

type Told<G extends GameName> = Steps<G>['steps'][number];
interface Seen<G extends GameName> {
  start: readonly View<G>[];
  steps: readonly (Told<G> & { views: readonly View<G>[] })[];
}

/** ms, before pace and speed: between two moves, after something that wants to be read, and a round's paper. */
const BETWEEN = 650;
const READ = 2_200;
const PAPER = 6_000;
/** A page that is asked to hurry lets others work between two moves. */
const LEAST_MS = 20;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A game that is over, as it is looked back at: how far, through whose eyes, and how fast. */
export class Replay<G extends GameName = GameName> {
  readonly stage = new Stage(() => ({ pace: this.#pace, still: settings.still }));
  readonly source: Source;
  readonly outline: Outline;
  readonly ui: GameUi<G>;
  #eyes = $state(0);
  #open = $state(false);
  #at = $state(0);
  #playing = $state(false);
  #speed = $state<(typeof SPEEDS)[number]>(1);
  #busy = $state(false);
  #toast = $state('');
  #paper = $state.raw<{ title: Text; event: Event<G>; read: () => void } | null>(null);
  /** What was fetched, by whose eyes; all of it stays, so that going back is at once. */
  #seen = $state.raw<ReadonlyMap<string, Seen<G>>>(new Map());
  #scene = $state.raw<Scene<G> | null>(null);
  #failed = $state(false);
  #denied = $state.raw<Text | null>(null);
  /** Whether the scene shows something else than what is asked for. */
  #stale = true;
  readonly #loading = new Set<string>();
  #board: TableExports<G> | null = null;
  readonly #estimates = new Map<number, Promise<Estimates>>();
  #rest: (() => void) | null = null;

  readonly #now = $derived(this.#seen.get(this.key));
  readonly marks = $derived.by(() => marksOf<G>(this.#now?.steps ?? [], this.ui));
  readonly rounds = $derived(roundsOf(this.marks));
  readonly #speaker = $derived.by(() => words.speaker(this.info.seats.map(nameOf), this.own));
  readonly #lines = $derived.by((): PastLine[] =>
    (this.#now?.steps ?? []).flatMap(({ happened, version }) => linesOf(happened, version, this.ui)),
  );

  constructor(source: Source, outline: Outline, ui: GameUi<G>, wanted: Wanted) {
    this.source = source;
    this.outline = outline;
    this.ui = ui;
    const seats = outline.table.seats.length;
    this.#eyes = wanted.seat !== null && wanted.seat < seats ? wanted.seat : (outline.you ?? 0);
    this.#open = wanted.open ?? false;
    this.#at = Math.min(wanted.move ?? 0, outline.moves);
    void this.#load();
  }

  // What is seen

  get info(): TableInfo {
    return this.outline.table;
  }
  /** How many moves the game has. */
  get last(): number {
    return this.outline.moves;
  }
  /** How many of them are shown. */
  get at(): number {
    return this.#at;
  }
  get eyes(): number {
    return this.#eyes;
  }
  /** The seat that was the reader's, where it is looked through its eyes. */
  get own(): number | null {
    return this.outline.you === this.#eyes ? this.#eyes : null;
  }
  get open(): boolean {
    return this.#open;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get speed(): number {
    return this.#speed;
  }
  /** Whether a move is being shown. */
  get busy(): boolean {
    return this.#busy;
  }
  get toasted(): string {
    return this.#toast;
  }
  /** Whether the server did not give what there is to see. */
  get failed(): boolean {
    return this.#failed;
  }
  /** Why it did not, where it said so. */
  get denied(): Text | null {
    return this.#denied;
  }
  /** What the board draws; null until it is there. */
  get scene(): Scene<G> | null {
    return this.#scene;
  }
  /** The paper of a round that is over. */
  get page(): { title: Text; event: Event<G> } | null {
    return this.#paper;
  }
  /** The log up to where one is. */
  get lines(): readonly PastLine[] {
    return this.#lines.filter(({ at }) => at <= this.#at);
  }
  /** Of the game's parts, the one that is shown, counted from 1; 0 before the first. */
  get round(): number {
    return this.rounds.filter((begins) => begins <= this.#at).length;
  }
  /** The way to this very moment. */
  get search(): string {
    return searchOf({ move: this.#at, seat: this.#eyes, open: this.#open });
  }

  /** How things stood by some eyes, of which it is known that it was fetched. */
  viewsAt(key: string, at: number): readonly View<G>[] {
    const found = this.#seen.get(key);
    const views = at === 0 ? found?.start : found?.steps[at - 1]?.views;
    if (!views) throw new Error(`move ${at} is not here yet`);
    return views as readonly View<G>[];
  }
  moverAfter(at: number): number | null {
    const seat = this.#now?.steps[at]?.seat;
    return seat === undefined || seat < 0 ? null : seat;
  }
  /** Who made the latest move that is shown; null where it was chance or the clock. */
  get mover(): number | null {
    return this.#at > 0 ? this.moverAfter(this.#at - 1) : null;
  }

  say(message: Text): string {
    try {
      return this.#speaker?.say(message) ?? '';
    } catch (error) {
      if (error instanceof UnknownMessage) return message.key;
      throw error;
    }
  }
  name(seat: number): string {
    return this.#speaker?.name(seat) ?? '';
  }
  card(code: string): string {
    return this.#speaker?.card(this.info.game, code) ?? code;
  }
  /** What the legal moves promised before a move; asked for once. */
  estimates(move: number): Promise<Estimates> {
    let found = this.#estimates.get(move);
    if (!found) {
      found = this.source.estimates(move);
      found.catch(() => this.#estimates.delete(move));
      this.#estimates.set(move, found);
    }
    return found;
  }

  // What the reader does

  /** Shows the game as it was after so many moves. */
  jump(to: number): void {
    this.pause();
    this.#show(to);
  }

  /** Shows one move more as it was made, or what is being shown at once. */
  async step(): Promise<void> {
    if (this.#hurry()) return;
    this.#playing = false;
    await this.#forward();
  }

  back(): void {
    this.jump(Math.max(0, this.#at - 1));
  }
  toRound(way: -1 | 1): void {
    this.jump(way < 0 ? roundBefore(this.rounds, this.#at) : roundAfter(this.rounds, this.#at, this.last));
  }

  async play(): Promise<void> {
    if (this.#playing) return this.pause();
    if (this.#at >= this.last) this.#show(0);
    this.#playing = true;
    while (this.#playing && this.#at < this.last) {
      if (!(await this.#forward())) await this.#wait(LEAST_MS);
      if (this.#playing) await this.#wait(Math.max(LEAST_MS, this.#dwell * this.#pace));
    }
    this.#playing = false;
  }
  pause(): void {
    this.#playing = false;
    this.#rest?.();
  }
  faster(): void {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length] ?? 1;
  }
  look(seat: number): void {
    if (seat === this.#eyes) return;
    this.#eyes = seat;
    this.#again();
  }
  lay(open: boolean): void {
    this.#open = open;
    this.#again();
  }
  toast(said: string): void {
    this.#toast = said;
  }
  async paper(title: Text, event: Event<G>): Promise<void> {
    if (this.#playing) void this.#wait(PAPER * this.#pace).then(() => this.#playing && this.readPaper());
    await new Promise<void>((read) => (this.#paper = { title, event, read }));
    this.#paper = null;
  }
  readPaper(): void {
    this.#paper?.read();
  }
  attach(board: TableExports<G> | null): void {
    this.#board = board;
  }
  close(): void {
    this.pause();
    this.#hurry();
  }

  // How it is done

  /** Names what is fetched: a seat's view, or with all hands open every seat's. */
  get key(): string {
    return this.#open ? 'open' : String(this.#eyes);
  }
  get #pace(): number {
    return settings.pace / this.#speed;
  }
  get #dwell(): number {
    return this.marks.some(({ at, kind }) => at === this.#at && kind === 'hot') ? READ : BETWEEN;
  }

  /** Ends what is being shown; false where nothing was. */
  #hurry(): boolean {
    if (!this.#busy) return false;
    this.stage.skip();
    this.readPaper();
    return true;
  }

  #show(to: number): void {
    this.#at = Math.max(0, Math.min(to, this.last));
    this.#again();
  }

  /** Draws a new scene, as soon as what it shows is there; until then the one before stays. */
  #again(): void {
    this.#stale = true;
    if (this.#has(this.#at)) this.#draw();
    void this.#load();
  }
  #draw(): void {
    this.#hurry();
    this.#scene?.end();
    this.#paper = null;
    this.#busy = this.#stale = false;
    this.#board = null;
    this.#scene = new Scene<G>(this, this.#at);
  }

  #has(at: number): boolean {
    return this.#now !== undefined && this.#now.steps.length >= at;
  }

  async #forward(): Promise<boolean> {
    const { scene } = this;
    const to = this.#at + 1;
    const step = this.#now?.steps[to - 1];
    if (!scene || !this.#board || !step || this.#busy) return false;
    this.#busy = true;
    this.#at = to;
    await this.#board.show({ happened: step.happened as readonly Happened<G>[], now: scene.now(to) });
    if (this.#scene !== scene) return true; // the reader has gone elsewhere meanwhile
    scene.settle(to);
    await tick();
    this.#busy = false;
    return true;
  }

  async #wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const over = () => {
        clearTimeout(timer);
        this.#rest = null;
        resolve();
      };
      const timer = setTimeout(over, ms);
      this.#rest = over;
    });
  }

  /** Fetches what is missing of the present eyes, part by part, and draws as soon as there is enough. */
  async #load(): Promise<void> {
    const { key } = this;
    if (this.#loading.has(key)) return;
    this.#loading.add(key);
    const [eyes, open] = [this.#eyes, this.#open];
    try {
      for (let had = this.#seen.get(key); !had || had.steps.length < this.last; had = this.#seen.get(key)) {
        const part = (await this.source.steps(eyes, open, had?.steps.length ?? 0)) as Steps<G>;
        this.#seen = new Map(this.#seen).set(key, { start: had?.start ?? part.start, steps: [...(had?.steps ?? []), ...part.steps] });
        this.#failed = false;
        if (this.key === key && this.#stale && this.#has(this.#at)) this.#draw();
        if (!part.steps.length) break;
      }
    } catch (error) {
      this.#failed = true;
      if (error instanceof Denied) this.#denied = error.why;
    } finally {
      this.#loading.delete(key);
    }
  }
}

function linesOf<G extends GameName>(happened: readonly Happened<G>[], at: number, ui: GameUi<G>): PastLine[] {
  return happened.flatMap(({ event, told }, n) => {
    const kind = ui.kind(event);
    return told.map((text, i) => ({ key: `${at}.${n}.${i}`, at, text, kind: kind === 'mark' && i ? ('plain' as const) : kind }));
  });
}
