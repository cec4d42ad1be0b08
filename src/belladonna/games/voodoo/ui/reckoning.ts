import type { VoodooView } from '@web/net/messages.ts';

/** What a seat's points in a round are made of, as far as a view tells. */
export interface Reckoned {
  seat: number;
  /** The how manieth out, from 1; null for the last one in. */
  place: number | null;
  tricks: number;
  points: number;
}

/** The round being played, counted from 0; null between rounds: what lies there then is the last one's. */
export const runningRound = (view: VoodooView): number | null =>
  view.dealer !== null && view.round > view.scores.length ? view.scores.length : null;

/** Those whose points are settled, in the order they were: of a finished round all, of the running one those who are out. */
export function reckoned(view: VoodooView, round: number): Reckoned[] {
  const score = view.scores[round];
  const line = (seat: number, place: number | null, tricks = 0, points = 0): Reckoned => ({ seat, place, tricks, points });
  if (!score) {
    if (round !== runningRound(view)) return [];
    return view.out.map(({ seat, points }, i) => line(seat, i + 1, view.tricks[seat], points));
  }
  const out = score.out.map((seat, i) => line(seat, i + 1, score.tricks[seat], score.points[seat]));
  return [...out, line(score.last, null, score.tricks[score.last], score.points[score.last])];
}

/** Seats with the most points, none before the first round is over. */
export function leaders(view: VoodooView): number[] {
  const most = Math.max(...view.points);
  return view.scores.length ? view.points.flatMap((points, seat) => (points === most ? [seat] : [])) : [];
}
