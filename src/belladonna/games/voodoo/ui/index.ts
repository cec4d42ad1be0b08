import type { GameUi } from '@web/table.ts';
import { text } from '@web/text/text.ts';
import { guide } from './guide.ts';
import Move from './Move.svelte';
import { pad } from './pad.ts';
import Reason from './Reason.svelte';
import Round from './Round.svelte';
import Table from './Table.svelte';

const ui: GameUi<'voodoo'> = {
  Table,
  Round,
  Reason,
  Move,
  pad,
  guide,
  heading: (view) => (view.dealer === null ? null : text('voodoo-said-round', { round: view.round, rounds: view.rounds })),
  kind(event) {
    if (event.type === 'RoundBegan') return 'mark';
    return event.type === 'WentOut' || event.type === 'RoundEnded' ? 'hot' : 'plain';
  },
};
export default ui;
