import type { GameUi } from '@web/table.ts';
import { text } from '@web/text/text.ts';
import { LIMIT } from './board.svelte.ts';
import { guide } from './guide.ts';
import Move from './Move.svelte';
import { pad } from './pad.ts';
import Reason from './Reason.svelte';
import Round from './Round.svelte';
import Table from './Table.svelte';

const ui: GameUi<'poison'> = {
  Table,
  Round,
  Reason,
  Move,
  pad,
  guide,
  heading: (view) => (view.dealer === null ? null : text('poison-said-round', { round: view.round, rounds: view.rounds })),
  edition: ({ config }) => text(`poison-option-edition-${config.edition}`),
  kind(event) {
    if (event.type === 'RoundBegan' || event.type === 'RoundEnded') return 'mark';
    return event.type === 'Took' || (event.type === 'Played' && event.before + event.value > LIMIT) ? 'hot' : 'plain';
  },
};
export default ui;
