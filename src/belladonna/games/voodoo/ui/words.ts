import { text, type Text } from '@web/text/text.ts';
import { faceOf } from './faces.ts';
import type { Reckoned } from './reckoning.ts';

/** What a seat's points are the sum of, or only what they came to where nobody here saw it go out. */
export const sumOf = ({ points }: Reckoned, others: readonly number[] | null): string =>
  others ? others.join(' + ') : String(points);

/** Why a seat has its points. */
export function whyOf(line: Reckoned, others: readonly number[] | null): Text {
  const { place, tricks, points } = line;
  if (place !== null) return text('voodoo-ui-why-out', { sum: sumOf(line, others) });
  // The last one in has the own tricks, or with two players what is missing: the points tell which.
  return points === tricks ? text('voodoo-ui-why-own', { tricks }) : text('voodoo-ui-why-missing', { tricks, missing: points });
}

const FACES = { doll: 'voodoo-ui-face-doll', splitter: 'voodoo-ui-face-splitter', prince: 'voodoo-ui-face-prince' } as const;

/** What of a colour is held: how many cards, and which of them are more than a number. */
export function heldOf(cards: readonly string[], players: number): Text {
  const faces = cards.map((card) => faceOf(card, players)).filter((face) => face !== 'plain');
  return text('voodoo-ui-held', { number: cards.length, texts: faces.map((face) => text(FACES[face])) });
}

/** What is asked of the reader: to lead, to follow a colour, or to play what they like. `playable` are the legal cards. */
export function askOf(led: string | null, playable: readonly string[]): Text {
  if (led === null) return text('voodoo-ui-lead');
  const colour = text(`voodoo-colour-${led}`);
  const follows = playable.some((card) => card.startsWith(led));
  return follows ? text('voodoo-ui-follow', { text_led: colour }) : text('voodoo-ui-free', { text_led: colour });
}
