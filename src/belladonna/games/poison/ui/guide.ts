import type { GuideStep } from '@web/table.ts';
import { text } from '@web/text/text.ts';

type Step = GuideStep<'poison'>;
const step = (name: string, at: readonly string[], when: Step['when']): Step => ({ name, title: text(`poison-guide-${name}`), text: text(`poison-guide-${name}-text`), at, when });

/** Whether a card is chosen, as a beginning of a selector. */
const [CHOSEN, NONE] = ['.board:has(.hand .chosen)', '.board:not(:has(.hand .chosen))'];

const asked: Step['when'] = ({ legal }) => legal.length > 0;
const hasTaken: Step['when'] = ({ view, you }) => {
  const taken = you === null ? undefined : view.taken[you];
  return taken !== undefined && ('hidden' in taken ? taken.hidden : taken.length) > 0;
};

/** The first game's guide, in the order in which things come up. */
export const guide: readonly Step[] = [
  step('turn', [`${NONE} .ask .prompt`], asked),
  step('hand', [`${NONE} .hand-at .hand`], asked),
  step('boils', [`${CHOSEN} .pot:has(.boils)`], asked),
  step('pots', [`${CHOSEN} .pot.can`], asked),
  step('outlook', [`${CHOSEN} .pot.can .outlook`], asked),
  step('shut', [`${CHOSEN} .pot.shut`], asked),
  step('taken', ['.me .seat', '[data-guide="pad"]'], hasTaken),
  step('pad', ['aside .pad', '[data-guide="pad"]'], ({ view }) => view.moves > 3 * view.config.players),
];
