import type { Pad, TableModel } from '@web/table.ts';
import { text } from '@web/text/text.ts';

const SUM = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The score pad: a row a round; the running one says how many cards each has taken. */
export function pad(table: TableModel<'poison'>): Pad {
  const { view } = table;
  const seats = Array.from({ length: view.config.players }, (_, seat) => seat);
  const over = view.scores.map((score, i) => ({ label: text('page-pad-round', { round: i + 1 }), cells: score.points }));
  const running =
    view.scores.length < view.rounds && view.dealer !== null
      ? [
          {
            label: text('page-pad-round', { round: view.scores.length + 1 }),
            cells: view.taken.map((pile) =>
              table.say(text('poison-pad-taken', { count: 'hidden' in pile ? pile.hidden : pile.length })),
            ),
          },
        ]
      : [];
  const totals = seats.map((seat) => SUM(view.scores.map((score) => score.points[seat] ?? 0)));
  const least = Math.min(...totals);
  const best = view.scores.length ? seats.filter((seat) => totals[seat] === least) : [];
  return { note: text('poison-pad-note'), rounds: [...over, ...running], totals, best };
}
