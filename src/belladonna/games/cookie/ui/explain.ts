import type { CookieEvaluation, CookiePlaced, CookieStep } from '@web/net/messages.ts';
import { text, type Arg, type Text } from '@web/text/text.ts';

/** What is known of a card so far in the explanation. */
export type Mark = 'poisoned' | 'fine' | 'safe' | 'skipped' | 'removed';

export interface Told {
  mark: Mark | null;
  /** The card whose turn it is, and one that its sentence speaks of. */
  now: boolean;
  look: boolean;
  number: number;
}

/** How each card stands once step `at` (from 0) has been told; behind the last step all is said. */
export function toldAt(found: CookieEvaluation, circle: readonly CookiePlaced[], at: number): ReadonlyMap<number, Told> {
  const marks = new Map<number, Mark>();
  const numbers = new Map(circle.map(({ card }) => [card.id, card.number]));
  for (const step of found.steps.slice(0, at + 1)) {
    if (marks.get(step.card) !== 'removed') marks.set(step.card, step.safe ? 'safe' : step.poisoned ? 'poisoned' : 'fine');
    for (const change of step.changes) {
      numbers.set(change.card, change.number);
      if (change.kind === 'removed') marks.set(change.card, 'removed');
      else if (change.kind === 'poisoned') marks.set(change.card, 'poisoned');
      else if (change.kind === 'cleared') marks.set(change.card, 'fine');
    }
    for (const skip of found.skipped) if (skip.instead === step.card) marks.set(skip.card, 'skipped');
  }
  const step = found.steps[at];
  const named = step ? lookedAt(step, circle) : new Set<number>();
  return new Map(
    circle.map(({ card: { id, number } }) => [
      id,
      { mark: marks.get(id) ?? null, now: step?.card === id, look: named.has(id), number: numbers.get(id) ?? number },
    ]),
  );
}

/** The cards that a step's sentence names, and those it changes. */
export function lookedAt(step: CookieStep, circle: readonly CookiePlaced[]): Set<number> {
  const named = [...namesIn(step.why)];
  const ids = circle
    .filter(({ card }) => named.some(({ food, number }) => food === card.food && (number === null || number === card.number)))
    .map(({ card }) => card.id);
  const all = new Set([...ids, ...step.changes.map((change) => change.card)]);
  all.delete(step.card);
  return all;
}

interface Named {
  food: string;
  number: number | null;
}

function* namesIn(message: Text): Generator<Named> {
  for (const [name, arg] of Object.entries<Arg>(message.args ?? {})) {
    for (const each of isList(arg) ? arg : [arg]) {
      if (typeof each === 'object') yield* namesIn(each);
      else if (name.startsWith('card') && typeof each === 'string') {
        const number = message.key === 'cookie-named' ? message.args?.['number'] : null;
        yield { food: each, number: typeof number === 'number' ? number : null };
      }
    }
  }
}
const isList = (arg: Arg): arg is readonly (string | number | Text)[] => Array.isArray(arg);

/** How a step came out, as a word. */
export function verdictOf(step: CookieStep): Text {
  if (!step.safe) return text(step.true ? 'cookie-ui-true' : 'cookie-ui-false');
  return text(step.changes.length ? 'cookie-ui-acts' : 'cookie-ui-idle');
}

/** Changes the sentence of a step leaves open; saffron's own names all its cards. */
const OPEN = ['raised', 'poisoned', 'cleared'];

/** What is said of a step: why, what it changed, and which cards were passed over because of it. `why` is a clause. */
export function wordsOf(found: CookieEvaluation, step: CookieStep): { why: Text; more: readonly Text[] } {
  const changes = step.changes.filter(({ kind }) => OPEN.includes(kind) && step.food !== 'saffron');
  const skips = found.skipped.filter(({ instead }) => instead === step.card);
  return { why: step.why, more: [...changes, ...skips].map(({ why }) => why) };
}
