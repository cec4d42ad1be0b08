import type { Drawing } from '@web/art/drawing.ts';
import type { CookieCard } from '@web/net/messages.ts';
import type { TableModel } from '@web/table.ts';
import { text, type Arg, type Text } from '@web/text/text.ts';
import { foodsOf, type Foods } from './art/foods/index.ts';
import type { FoodType } from './art/types.ts';
import { FOODS } from './foods.ts';

export const typeOf = (card: CookieCard): FoodType => card.type.toLowerCase() as FoodType;

/** What a blank holds, in words: all drinks, all 6s; numbers stay numbers where the message counts with them. */
const filled = (name: string, value: number | CookieCard['type']): Arg => {
  if (typeof value === 'string') return text(`cookie-types-${value.toLowerCase()}`);
  return name.startsWith('text_') ? text('cookie-number', { number: value }) : value;
};

/** The rule on a card. */
export function ruleOf(card: CookieCard): Text {
  const food = FOODS[card.food];
  const blanks = (food?.blanks ?? []).map((name, i) => [name, filled(name, card.values[i] ?? 0)] as const);
  return text(`cookie-food-${card.food}-text`, { own: card.number, ...Object.fromEntries(blanks), ...food?.limits });
}

/** All that stands on a card. */
export const faceOf = (card: CookieCard): Text =>
  text('cookie-face', {
    card: card.food,
    number: card.number,
    text_type: text(`cookie-type-${typeOf(card)}`),
    safe: FOODS[card.food]?.safe ? 1 : 0,
    text_rule: ruleOf(card),
  });

export const namedOf = (card: CookieCard, number = card.number): Text => text('cookie-named', { card: card.food, number });

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Whoever puts things into the reader's words: a table, or a page without one. */
export type Speaking = Pick<TableModel<'cookie'>, 'say' | 'card'>;

/** What the feast needs of a table: a game's, or a single table to solve. */
export type FeastTable = Pick<TableModel<'cookie'>, 'you' | 'view' | 'seats' | 'deadline' | 'stage' | 'say' | 'name' | 'card' | 'hear'> & Partial<Pick<TableModel<'cookie'>, 'past'>>;

/** The deck of a table: its cards' words in the reader's language, and their drawings once they are loaded. */
export class Menu {
  readonly #table: Speaking;
  #drawings = $state.raw<Foods>(new Map());

  constructor(table: Speaking) {
    this.#table = table;
  }

  /** Loads the drawings of the deck's foods. */
  async load(cards: readonly CookieCard[]): Promise<void> {
    const sets = new Set(cards.flatMap((card) => FOODS[card.food]?.set ?? []));
    if (cards.some((card) => !this.#drawings.has(card.food))) this.#drawings = await foodsOf([...sets]);
  }

  drawing(card: CookieCard): Drawing {
    return this.#drawings.get(card.food) ?? [];
  }
  name(card: CookieCard): string {
    return capital(this.#table.card(card.food));
  }
  rule(card: CookieCard): string {
    return this.#table.say(ruleOf(card));
  }
  isSafe(card: CookieCard): boolean {
    return FOODS[card.food]?.safe === true;
  }
  /** A clause as a sentence. */
  sentence(clause: Text): string {
    return `${capital(this.#table.say(clause)).replace(/\.$/, '')}.`;
  }
}

/** A time as people say it: 2.4 s, in French 2,4. */
export const seconds = (ms: number, digits = 1): string =>
  (ms / 1000).toLocaleString(document.documentElement.lang || undefined, { minimumFractionDigits: digits, maximumFractionDigits: digits });
