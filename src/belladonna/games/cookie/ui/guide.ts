import type { GuideStep } from '@web/table.ts';
import { text } from '@web/text/text.ts';

type Step = GuideStep<'cookie'>;
const step = (name: string, at: readonly string[], when: Step['when']): Step => ({ name, title: text(`cookie-guide-${name}`), text: text(`cookie-guide-${name}-text`), at, when });

/** While dishes are chosen, and nothing else is being read. In a race nothing is said: it would be in the way. */
const choosing: Step['when'] = ({ view }) => view.phase === 'choose';

/** The first game's guide, in the order in which things come up. */
export const guide: readonly Step[] = [
  step('choose', ['.board.choosing .hand-at .hand'], (table) => choosing(table) && table.legal.length > 0),
  step('reveal', ['.board.choosing .centre'], choosing),
  step('order', ['.board.choosing .centre'], choosing),
  step('king', ['.board.choosing .owner.king'], choosing),
  step('why', ['.explain'], () => true),
  step('place', ['.put .cards'], ({ view }) => view.phase === 'place'),
  step('pad', ['aside .pad', '[data-guide="pad"]'], (table) => choosing(table) && table.view.outcomes.length > 1), // after the first, why it was that one comes first
];
