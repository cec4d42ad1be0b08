import type { GameUi } from '@web/table.ts';
import { text } from '@web/text/text.ts';
import { guide } from './guide.ts';
import { namedOf } from './menu.svelte.ts';
import Move from './Move.svelte';
import { pad } from './pad.ts';
import Reason from './Reason.svelte';
import Round from './Round.svelte';
import Table from './Table.svelte';

const ui: GameUi<'cookie'> = {
  Table,
  Round,
  Reason,
  Move,
  pad,
  guide,
  heading: (view) => (view.phase === 'deal' ? null : text('page-pad-round', { round: view.round })),
  moveName(view, move) {
    const [verb, id] = move.split(' ');
    const card = view.cards[Number(id)];
    return card && verb !== 'place' ? namedOf(card) : null;
  },
  edition: ({ config }) => text(config.deck === null ? `cookie-option-set-${config.set}` : 'cookie-ui-own-deck'),
  kind(event) {
    if (event.type === 'RoundBegan') return 'mark';
    return event.type === 'Settled' ? 'hot' : 'plain';
  },
};
export default ui;
