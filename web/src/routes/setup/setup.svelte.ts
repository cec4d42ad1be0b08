import { api } from '../../net/api.ts';
import type { Choices, Field, GameInfo } from '../../net/messages.ts';
import type { Text } from '../../text/text.ts';
import { t } from '../../words.svelte.ts';
import { levels, type Level } from '../levels.ts';
import { playersOf } from '../play.ts';

type Value = string | number;

/** How long others wait for somebody, in seconds; 0 is for ever. */
export const PATIENCES = [0, 30, 60, 300, 86_400] as const;

/** A table before it is made: what has been chosen, and what the server says goes together. */
export class SetUp {
  readonly info: GameInfo;
  readonly levels: readonly Level[];
  /** A bot's name for each seat after the maker's, empty where a friend is to sit. */
  #bots = $state<string[]>([]);
  /** What was asked for, whether or not it could be taken. */
  #asked = $state<Record<string, Value>>({});
  #choices = $state.raw<Choices | null>(null);
  #table = $state<Record<string, Value>>({});
  #question = 0;

  constructor(info: GameInfo, query: URLSearchParams) {
    this.info = info;
    this.levels = levels(info.bots);
    const named = (fields: readonly Field[]): Record<string, Value> =>
      Object.fromEntries(fields.flatMap((field) => asTyped(field, query.get(field.name))));
    this.#asked = named(info.fields);
    this.#table = named(info.table);
    this.#bots = Array.from({ length: info.most - 1 }, () => '');
    void this.#ask();
  }

  // What is chosen

  get config(): Record<string, Value> {
    return { ...this.#choices?.config, players: this.players };
  }
  get players(): number {
    const chosen = (this.#choices?.config ?? this.#asked)['players'];
    return typeof chosen === 'number' ? chosen : playersOf(this.info);
  }
  /** The options of the game; its players are chosen with the seats. */
  get fields(): readonly Field[] {
    return this.info.fields.filter((field) => field.name !== 'players');
  }
  value(field: Field): Value | null {
    const kept = this.#choices?.config[field.name];
    return kept ?? (field.free ? this.#asked[field.name] : undefined) ?? field.default;
  }
  off(field: Field): Choices['off'][string] {
    return this.#choices?.off[field.name] ?? [];
  }
  /** Why something typed could not be taken; what an edition forbids is greyed and says so itself. */
  refused(field: Field): Text | undefined {
    return field.free || field.high === null ? this.#choices?.dropped[field.name] : undefined;
  }
  get bots(): readonly string[] {
    return this.#bots.slice(0, this.players - 1);
  }
  get friends(): number {
    return this.bots.filter((bot) => bot === '').length;
  }
  tableField(name: string): Field | undefined {
    return this.info.table.find((field) => field.name === name);
  }
  tableValue(name: string): Value {
    return this.#table[name] ?? this.tableField(name)?.default ?? '';
  }
  get table(): Record<string, Value> {
    return this.#table;
  }

  // How it is chosen

  choose(name: string, value: Value | null): void {
    const before = Object.entries({ ...this.#asked, ...this.#choices?.config }).filter(([other]) => other !== name);
    this.#asked = Object.fromEntries(value === null ? before : [...before, [name, value]]);
    void this.#ask();
  }
  seat(place: number, bot: string): void {
    this.#bots = this.#bots.map((each, i) => (i === place ? bot : each));
  }
  chooseTable(name: string, value: Value): void {
    this.#table = { ...this.#table, [name]: value };
  }

  /** What an edition forbids only its rules know, so each choice is asked about; the latest answer counts. */
  async #ask(): Promise<void> {
    const question = ++this.#question;
    const asked = { ...this.#asked };
    // Until there is an answer the choice is shown as it was made.
    this.#choices = { config: asked, dropped: this.#choices?.dropped ?? {}, off: this.#choices?.off ?? {} };
    try {
      const found = await api.choices(this.info.name, asked);
      if (question === this.#question) this.#choices = found;
    } catch {
      // Whoever makes the table hears what is wrong.
    }
  }

  // What a heading says

  get rulesNow(): string {
    const said = this.fields.flatMap((field) => {
      const value = this.value(field);
      const word = field.words.find((each) => each.value === value);
      if (field.free) return value === null ? [] : [t(field.label)];
      if (word) return field.words.length > 2 || value !== field.default ? [t(word.label)] : [];
      return value === field.default ? [] : [t('page-new-now', { name: t(field.label), value: String(value) })];
    });
    return said.join(', ');
  }
  get seatsNow(): string {
    return t('page-new-seats-now', { people: 1 + this.friends, bots: this.bots.length - this.friends });
  }
  get tableNow(): string {
    const listed = this.tableField('listed')?.words.find((word) => word.value === this.tableValue('listed'));
    return [listed ? t(listed.label) : '', patienceName(Number(this.tableValue('patience_s')))].filter(Boolean).join(', ');
  }
}

/** A value out of an address, as its field has it; nothing where it is no value of the field. */
function asTyped(field: Field, typed: string | null): [string, Value][] {
  if (typed === null) return [];
  if (field.words.some((word) => word.value === typed) || field.free) return [[field.name, typed]];
  const number = Number(typed);
  const fits = typed !== '' && Number.isInteger(number) && number >= (field.low ?? Infinity) && number <= (field.high ?? Infinity);
  return fits ? [[field.name, number]] : [];
}

export function patienceName(seconds: number): string {
  if (seconds === 0) return t('page-patience-none');
  if (seconds % 86_400 === 0) return t('page-patience-days', { days: seconds / 86_400 });
  if (seconds % 60 === 0) return t('page-patience-minutes', { minutes: seconds / 60 });
  return t('page-patience-seconds', { seconds });
}
