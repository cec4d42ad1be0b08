import type { CookieOutcome, CookieView } from '@web/net/messages.ts';
import type { Pad, TableModel } from '@web/table.ts';
import { text } from '@web/text/text.ts';

/** The score pad: a row a round with what it brought and cost; in Blind Smashing the sizes of the piles below. */
export function pad(table: TableModel<'cookie'>): Pad {
  const { view } = table;
  const blind = view.config.variant === 'blind';
  const seats = Array.from({ length: view.config.players }, (_, seat) => seat);
  const totals = seats.map((seat) => (blind ? view.hand_sizes[seat] : view.points[seat]) ?? 0);
  const most = Math.max(...totals);
  const rounds = view.outcomes.map((outcome, i) => ({
    label: text('page-pad-round', { round: outcome.round }),
    cells: seats.map((seat) => (blind ? wordOf(table, outcome, seat) : gainOf(view, i, seat))),
  }));
  const best = rounds.length ? seats.filter((seat) => totals[seat] === most) : [];
  return { note: text(blind ? 'cookie-ui-pad-piles' : 'cookie-ui-pad-points'), rounds, totals, best };
}

export const gainOf = ({ outcomes, points }: CookieView, round: number, seat: number): number => {
  const before = outcomes[round - 1]?.points ?? points.map(() => 0);
  return (outcomes[round]?.points[seat] ?? 0) - (before[seat] ?? 0);
};

/** Blind: whether the seat found it. What a wrong smash cost lies face down. */
function wordOf(table: TableModel<'cookie'>, { outcome, smashes }: CookieOutcome, seat: number): string {
  if (smashes[0]?.seat !== seat) return '·';
  return table.say(text(outcome === 'win' ? 'cookie-ui-right' : 'cookie-ui-wrong'));
}
