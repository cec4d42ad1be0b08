import type { Pad, TableModel } from '@web/table.ts';
import { text } from '@web/text/text.ts';
import { boardOf } from './board.svelte.ts';
import { leaders, reckoned, runningRound } from './reckoning.ts';

/** The score pad: a row a round. In the running one those who are out have their points, the others are still in. */
export function pad(table: TableModel<'voodoo'>): Pad {
  const view = boardOf(table).shown;
  const label = (round: number) => text('page-pad-round', { round: round + 1 });
  const over = view.scores.map((score, round) => ({ label: label(round), cells: score.points }));
  const now = runningRound(view);
  const out = now === null ? [] : reckoned(view, now);
  const cells = view.points.map((_, seat) => out.find((line) => line.seat === seat)?.points ?? table.say(text('voodoo-ui-in')));
  const running = now === null ? [] : [{ label: label(now), cells }];
  return { note: text('voodoo-ui-most-wins'), rounds: [...over, ...running], totals: view.points, best: leaders(view) };
}
