import type { FluentBundle } from '@fluent/bundle';
import { text, type Arg, type Text } from './text.ts';

/** A Text whose key is in no catalogue, or whose message cannot be put together: a mistake in the program. */
export class UnknownMessage extends Error {
  override name = 'UnknownMessage';
}

/** Says Texts in one language, to one seat (`you`) or to nobody in particular, with the players' names.
 *
 *  The twin of `belladonna.text.Speaker`; `cases.json` holds the two to the same words. A `seat` becomes the name `$seat`
 *  and, beside it, `$seat_is`: `you` or `other`. Of a card code the letters choose the message `<game>-card-<letters>`,
 *  and the rest is its `$value`. */
export class Speaker {
  readonly #bundle: FluentBundle;
  readonly #names: readonly string[];
  readonly #you: number | null;

  constructor(bundle: FluentBundle, names: readonly string[] = [], you: number | null = null) {
    this.#bundle = bundle;
    this.#names = names;
    this.#you = you;
  }

  say(message: Text): string {
    const found = this.#bundle.getMessage(message.key)?.value;
    if (!found) throw new UnknownMessage(message.key);
    const game = message.key.split('-', 1)[0] ?? '';
    const values: Record<string, string | number> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      values[name] = this.#arg(game, name, arg);
      if (name.startsWith('seat') && typeof arg === 'number') {
        values[`${name}_is`] = arg === this.#you ? 'you' : 'other';
      } else if (isList(arg)) {
        values[`${name}_count`] = arg.length;
      }
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(found, values, errors);
    if (errors.length) throw new UnknownMessage(`${message.key} (${this.#bundle.locales[0]}): ${errors[0]}`);
    return said;
  }

  name(seat: number): string {
    if (seat === this.#you) return this.say(text('you'));
    const name = seat >= 0 ? this.#names[seat] : undefined;
    if (name !== undefined) return name;
    return this.say(seat >= 0 ? text('seat-number', { number: seat + 1 }) : text('nobody-in-particular'));
  }

  card(game: string, code: string): string {
    const letters = /^[A-Za-z]*/.exec(code)?.[0] ?? '';
    return this.say(text(`${game}-card-${letters}`, { value: code.slice(letters.length) }));
  }

  #arg(game: string, name: string, arg: Arg): string | number {
    if (isList(arg)) return this.#list(arg.map((item) => String(this.#arg(game, name, item))));
    if (typeof arg === 'object') return this.say(arg);
    if (name.startsWith('seat') && typeof arg === 'number') return this.name(arg);
    if (name.startsWith('card') && typeof arg === 'string') return this.card(game, arg);
    return arg;
  }

  #list(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.say(text('list-none'));
    if (items.length === 1) return last;
    return this.say(text('list-and', { head: items.slice(0, -1).join(', '), last }));
  }
}

// Array.isArray does not narrow readonly arrays.
const isList = (arg: Arg): arg is readonly (string | number | Text)[] => Array.isArray(arg);
