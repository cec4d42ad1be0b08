import { api, Denied } from '@web/net/api.ts';
import type { CookieDeckAsked, CookieDeckJudged, CookieDish } from '@web/net/messages.ts';
import { t, words } from '@web/words.svelte.ts';
import { foodsOf, SETS, type Foods } from '../art/foods/index.ts';

export type Start = NonNullable<CookieDeckAsked['set']>;

/** `pork*3 cookie*2` as it stands in an address. */
export const inAddress = (deck: string): string => deck.replaceAll(' ', '+');

/** A deck that is being made. What is right or wrong with it is the rules' to say: each change asks them. */
export class Builder {
  dishes = $state.raw<readonly CookieDish[]>([]);
  drawings = $state.raw<Foods>(new Map());
  /** Copies by food, as the reader has them; `judged` follows. */
  counts = $state.raw<Readonly<Record<string, number>>>({});
  copies = $state(3);
  judged = $state.raw<CookieDeckJudged | null>(null);
  /** Why there is no judgement. */
  why = $state('');
  /** The set it was started from, as long as nothing was changed. */
  start = $state<Start | 'own'>('own');
  #asked = 0;

  readonly written = $derived(
    this.dishes
      .filter(({ name }) => this.counts[name])
      .map(({ name }) => `${name}*${this.counts[name]}`)
      .join(' '),
  );
  readonly foods = $derived(Object.values(this.counts).filter((count) => count > 0).length);
  readonly size = $derived(Object.values(this.counts).reduce((sum, count) => sum + count, 0));
  readonly playable = $derived(this.judged !== null && this.why === '' && this.judged.deck === this.written && this.judged.problems.every(({ level }) => level !== 'error'));

  /** Reads the menu, and the deck of the address, or the first set. */
  async open(deck: string | null): Promise<void> {
    try {
      const [menu, drawings] = await Promise.all([api.askGame('cookie', 'menu', {}), foodsOf(SETS)]);
      await this.#first(deck);
      this.drawings = drawings;
      this.dishes = menu.dishes; // last: nothing can be pressed before there is a deck to change
    } catch {
      this.why = t('page-down-text');
    }
  }

  async #first(deck: string | null): Promise<void> {
    if (deck) await this.#ask({ deck }, 'own');
    if (deck && this.why === '') return;
    const kept = this.why;
    await this.begin('starter');
    if (kept) this.why = kept; // what the link held cannot be read: say so beside a deck that can
  }

  async begin(set: Start): Promise<void> {
    await this.#ask({ set, copies: this.copies }, set);
  }

  change(changes: Readonly<Record<string, number>>): void {
    this.counts = { ...this.counts, ...changes };
    this.start = 'own';
    void this.#ask({ deck: this.written }, 'own');
  }
  toggle(food: string): void {
    this.change({ [food]: this.counts[food] ? 0 : this.copies });
  }
  setCopies(copies: number): void {
    this.copies = copies;
    this.change(Object.fromEntries(Object.entries(this.counts).map(([food, count]) => [food, count ? copies : 0])));
  }

  async #ask(asks: CookieDeckAsked, start: Start | 'own'): Promise<void> {
    const mine = ++this.#asked;
    try {
      const judged = await api.askGame('cookie', 'deck', asks);
      if (mine !== this.#asked) return;
      this.judged = judged;
      this.counts = Object.fromEntries(judged.portions.map(({ food, copies }) => [food, copies]));
      this.start = start;
      this.why = '';
      const all = judged.portions.map(({ copies }) => copies);
      if (all.length && all.every((count) => count === all[0])) this.copies = all[0] ?? this.copies;
    } catch (error) {
      if (mine === this.#asked) this.why = error instanceof Denied ? words.say(error.why) : t('page-down-text');
    }
  }
}
