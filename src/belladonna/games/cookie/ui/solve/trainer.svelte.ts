import { keep, onKept, readKept } from '@web/kept.ts';
import { api, Denied, Unreachable } from '@web/net/api.ts';
import type { CookiePuzzleAsked, CookiePuzzleDealt, CookieSmashAsked, CookieSmashJudged } from '@web/net/messages.ts';
import { settings } from '@web/settings.svelte.ts';
import { Stage } from '@web/stage/stage.ts';
import { t, words } from '@web/words.svelte.ts';
import { RIGHT, SMASH, WRONG } from '../sounds.ts';
import { answered, NO_ROW, practised, readTally, type Row, type Tally } from './tally.ts';
import { PuzzleBoard, PuzzleTable } from './table.svelte.ts';

export type Target = CookieSmashAsked['target'];
export type Level = NonNullable<CookiePuzzleAsked['set']>;
export type What = 'daily' | Level;

const KEY = 'belladonna.solve';

/** One table after another, dealt and judged by the server: what is poisoned never comes before the answer is given. */
export class Trainer {
  readonly stage = new Stage(() => ({ pace: settings.pace, still: settings.still }));
  what = $state<What>('daily');
  /** Against a bot's time; the daily table never is. */
  timed = $state(false);
  dealt = $state.raw<CookiePuzzleDealt | null>(null);
  table = $state.raw<PuzzleTable | null>(null);
  board = $state.raw<PuzzleBoard | null>(null);
  /** What the reader points at. */
  aimed = $state.raw<Target | null>(null);
  judged = $state.raw<(CookieSmashJudged & { target: Target; took: number | null }) | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  /** Why there is no table, or no answer. */
  why = $state('');
  /** The server has another daily table by now. */
  outdated = $state(false);
  /** Whether this browser keeps the tally. */
  keeps = $state(true);
  #tally = $state.raw<Tally>(readTally(readKept(KEY)));
  #asked = 0;
  #took: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #forget: () => void;

  constructor() {
    this.#forget = onKept(KEY, (text) => {
      this.#tally = readTally(text);
      void this.#answeredElsewhere();
    });
    this.keeps = keep(KEY, JSON.stringify(this.#tally));
  }

  get tally(): Tally {
    return this.#tally;
  }
  /** The day of the daily table that lies here. */
  get day(): number | null {
    return this.dealt?.again.daily ? (this.dealt.again.day ?? null) : null;
  }
  get row(): Row {
    return (this.what !== 'daily' && this.#tally.rows[this.what]) || NO_ROW;
  }
  get late(): boolean {
    return this.judged !== null && this.judged.took !== null && this.judged.took > this.judged.par_ms;
  }
  /** What counts: a right answer, in time where time counts. */
  get good(): boolean {
    return this.judged !== null && this.judged.right && !this.late;
  }

  /** Deals a table. */
  async deal(what: What = this.what): Promise<void> {
    const mine = ++this.#asked;
    this.what = what;
    this.why = '';
    try {
      const dealt = await api.askGame('cookie', 'puzzle', what === 'daily' ? { daily: true } : { set: what });
      if (mine !== this.#asked) return;
      this.#lay(dealt);
      await this.#answeredElsewhere();
    } catch (error) {
      if (mine === this.#asked) this.why = said(error);
    }
  }

  #lay(dealt: CookiePuzzleDealt): void {
    const table = new PuzzleTable(dealt, this.timed && !dealt.again.daily, this.stage);
    this.dealt = dealt;
    this.table = table;
    this.board = new PuzzleBoard(table, dealt);
    this.aimed = this.judged = this.#took = null;
    this.sending = this.outdated = false;
    this.#wait(dealt.next_in_ms);
  }

  /** Points at something; where the clock runs that is the answer. */
  aim(target: Target): void {
    if (this.judged || this.sending) return;
    if ((this.timed && this.what !== 'daily') || this.aimed === target) {
      this.aimed = target;
      void this.smash();
    } else this.aimed = target;
  }

  /** Gives the answer. Where there is no line it can be given again, and its time stays what it was. */
  async smash(): Promise<void> {
    const { dealt, board, table, aimed, day } = this;
    if (!dealt || !board || !table || aimed === null || this.judged || this.sending) return;
    if (await this.#answeredElsewhere()) return;
    if (this.timed && day === null) this.#took ??= performance.now() - board.revealed;
    this.sending = true;
    this.why = '';
    try {
      table.hear(SMASH);
      const judged = await api.askGame('cookie', 'smash', { puzzle: dealt.again, target: aimed });
      if (dealt !== this.dealt) return;
      this.judged = { ...judged, target: aimed, took: this.#took };
      this.#keep(day === null ? practised(this.#read(), this.what, this.good) : answered(this.#read(), day, { right: judged.right, target: aimed }));
      table.hear((this.good ? RIGHT : WRONG).map((note) => ({ ...note, at: (note.at ?? 0) + 220 })));
      board.judge(judged);
    } catch (error) {
      if (dealt === this.dealt) this.why = said(error);
    } finally {
      if (dealt === this.dealt) this.sending = false;
    }
  }

  /** The answer that was given to this day's table before, perhaps in another window: it is the one that counts. */
  async #answeredElsewhere(): Promise<boolean> {
    const { day, dealt, board } = this;
    const answer = day === null ? undefined : this.#read().days[day];
    if (!answer || !dealt || !board || this.judged) return false;
    try {
      const judged = await api.askGame('cookie', 'smash', { puzzle: dealt.again, target: answer.target });
      if (dealt !== this.dealt || this.judged) return true;
      this.judged = { ...judged, target: answer.target, took: null };
      this.aimed = answer.target;
      board.judge(judged);
    } catch (error) {
      this.why = said(error);
    }
    return true;
  }

  /** Asks the server whether its day is another one: the page was out of sight, or midnight has come. */
  async look(): Promise<void> {
    const { day } = this;
    if (day === null) return;
    try {
      const now = await api.askGame('cookie', 'puzzle', { daily: true });
      if (day !== this.day) return;
      this.outdated = now.again.day !== day;
      if (!this.outdated) this.#wait(now.next_in_ms);
    } catch {
      // no line just now: asked again when the page is looked at again
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#forget();
    this.stage.skip();
  }

  #wait(ms: number | null): void {
    clearTimeout(this.#timer);
    if (ms !== null) this.#timer = setTimeout(() => void this.look(), ms);
  }
  /** As it is now: another window may have written. */
  #read(): Tally {
    const kept = this.keeps ? readKept(KEY) : null;
    if (kept !== null) this.#tally = readTally(kept);
    return this.#tally;
  }
  #keep(tally: Tally): void {
    this.#tally = tally;
    this.keeps = keep(KEY, JSON.stringify(tally));
  }
}

/** Why the server gave no answer; any other error is one of ours. */
function said(error: unknown): string {
  if (error instanceof Denied) return words.say(error.why);
  if (error instanceof Unreachable) return t('page-down-text');
  throw error;
}
