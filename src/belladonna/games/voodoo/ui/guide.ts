import type { GuideStep } from '@web/table.ts';
import { text } from '@web/text/text.ts';

type Step = GuideStep<'voodoo'>;
const step = (name: string, at: readonly string[], when: Step['when']): Step => ({ name, title: text(`voodoo-guide-${name}`), text: text(`voodoo-guide-${name}-text`), at, when });

const names: Step['when'] = ({ legal }) => legal.some(({ move }) => move.startsWith('trump='));
const plays: Step['when'] = (table) => table.legal.length > 0 && !names(table);
const led: Step['when'] = (table) => plays(table) && table.view.trick.length > 0;
/** Whether the hand has the colour that was led. */
const follows: Step['when'] = ({ view }) => view.hand.some((card) => card[0] === view.trick[0]?.card[0]);
const SPECIAL = ['0', '5', '7'];

/** The first game's guide, in the order in which things come up. */
export const guide: readonly Step[] = [
  step('name', ['.chooser .hoops'], names),
  step('trump', ['.trump'], (table) => plays(table) && table.view.trump !== null),
  step('lead', ['.hand-at .hand'], (table) => plays(table) && table.view.trick.length === 0),
  step('follow', ['.hand-at .hand'], (table) => led(table) && follows(table)),
  step('free', ['.hand-at .hand'], (table) => led(table) && !follows(table)),
  step('winning', ['.trick .wins'], led),
  step('pins', ['.me .pins', '.tally .pins', '.at .pins'], ({ view }) => view.tricks.some((tricks) => tricks > 0)),
  step('special', ['.hand-at .hand'], (table) => plays(table) && table.view.hand.some((card) => SPECIAL.includes(card.slice(1)))),
  step('out', ['.out-tag'], ({ view }) => view.out.length > 0),
  step('pad', ['aside .pad', '[data-guide="pad"]'], ({ view }) => view.scores.length > 0),
];
