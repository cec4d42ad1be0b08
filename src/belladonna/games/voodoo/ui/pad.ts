import type { Pad, TableModel } from '@web/table.ts';
import { text } from '@web/text/text.ts';
import { boardOf } from './board.svelte.ts';
import { leaders, reckoned } from './reckoning.ts';

/** The score pad: a row a round. In the running one those who are out have their points, the others are still in. */
export function pad(table: TableModel<'voodoo'>): Pad {
  const view = boardOf(table).shown;
  const label = (round: number) => text('page-pad-round', { round: round + 1 });
  const over = view.scores.map((score, round) => ({ label: label(round), cells: score.points }));
  const runs = view.scores.length < view.rounds && view.dealer !== null;
  const out = new Map(reckoned(view, view.scores.length).map(({ seat, points }) => [seat, points]));
  const cells = view.points.map((_, seat) => out.get(seat) ?? table.say(text('voodoo-ui-in')));
  const running = runs ? [{ label: label(view.scores.length), cells }] : [];
  return { note: text('voodoo-ui-most-wins'), rounds: [...over, ...running], totals: view.points, best: leaders(view) };
}
