import { keep, onKept, readKept } from './kept.ts';

const KEY = 'belladonna.guide';
/** A game the reader has played to its end. */
const KNOWN = 'known';

type Seen = Readonly<Record<string, typeof KNOWN | readonly string[]>>;

function readSeen(kept: string | null): Seen {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  const fits = (value: unknown): boolean => value === KNOWN || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
  return Object.fromEntries(Object.entries(found).filter(([, value]) => fits(value))) as Seen;
}

/** How far the reader is with the guide through the first game of each kind. Kept in this browser. */
export class Guides {
  #seen = $state.raw<Seen>(readSeen(readKept(KEY)));

  constructor() {
    onKept(KEY, (text) => (this.#seen = readSeen(text)));
  }

  /** Whether the first game of this kind is not over yet. */
  isNew(game: string): boolean {
    return this.#seen[game] !== KNOWN;
  }
  /** The steps that were shown. */
  seen(game: string): readonly string[] {
    const seen = this.#seen[game];
    return seen === undefined || seen === KNOWN ? [] : seen;
  }
  see(game: string, step: string): void {
    if (this.isNew(game) && !this.seen(game).includes(step)) this.#write({ ...this.#seen, [game]: [...this.seen(game), step] });
  }
  /** The first game is over. */
  know(game: string): void {
    if (this.isNew(game)) this.#write({ ...this.#seen, [game]: KNOWN });
  }
  /** Every game is a first one again. */
  again(): void {
    this.#write({});
  }

  #write(seen: Seen): void {
    this.#seen = seen;
    keep(KEY, JSON.stringify(seen));
  }
}

export const guides = new Guides();
