import type { PoisonScore } from '@web/net/messages.ts';
import type { Pad, TableModel } from '@web/table.ts';
import { text } from '@web/text/text.ts';

const SUM = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The reckonings so far, with the one on the paper that lies on the board. */
export function scoresOf({ view, page }: TableModel<'poison'>): readonly PoisonScore[] {
  const read = page?.event.type === 'RoundEnded' ? page.event : null;
  return read && read.round > view.scores.length ? [...view.scores, read.score] : view.scores;
}

/** The score pad: a row a round; the running one says how many cards each has taken. */
export function pad(table: TableModel<'poison'>): Pad {
  const { view } = table;
  const seats = Array.from({ length: view.config.players }, (_, seat) => seat);
  const scores = scoresOf(table);
  const over = scores.map((score, i) => ({ label: text('page-pad-round', { round: i + 1 }), cells: score.points }));
  const running =
    scores.length < view.rounds && scores.length === view.scores.length && view.dealer !== null
      ? [
          {
            label: text('page-pad-round', { round: scores.length + 1 }),
            cells: view.taken.map((pile) =>
              table.say(text('poison-pad-taken', { count: 'hidden' in pile ? pile.hidden : pile.length })),
            ),
          },
        ]
      : [];
  const totals = seats.map((seat) => SUM(scores.map((score) => score.points[seat] ?? 0)));
  const least = Math.min(...totals);
  const best = scores.length ? seats.filter((seat) => totals[seat] === least) : [];
  return { note: text('poison-pad-note'), rounds: [...over, ...running], totals, best };
}
