import type { Estimated } from '../net/messages.ts';

export type Verdict = 'best' | 'near' | 'less' | 'poor' | 'same' | 'only';

export interface Judged {
  move: Estimated;
  verdict: Verdict;
  /** How long its bar is, from 0 to 1. */
  part: number;
}

const worth = (move: Estimated): number => move.share ?? move.points;
const half = (move: Estimated): number => (move.share === null ? move.points_half : move.share_half);
/** Of what the best promises; what promises less than that is said to be poor. */
const POOR = 0.8;
const SHORTEST = 0.04;

/** Moves, the best first, with a word for each. What lies inside both intervals nobody can tell apart: it is as good. */
export function verdicts(moves: readonly Estimated[]): Judged[] {
  const first = moves[0];
  if (!first) return [];
  const [most, least] = [worth(first), Math.min(...moves.map(worth))];
  // Shares begin at nothing; points may be below it, and then the poorest move has the shortest bar.
  const floor = first.share === null ? least : 0;
  return moves.map((move, i) => {
    const behind = most - worth(move);
    const part = most > floor ? Math.max(SHORTEST, (worth(move) - floor) / (most - floor)) : 1;
    if (moves.length === 1) return { move, verdict: 'only', part };
    if (most === least) return { move, verdict: 'same', part };
    if (i === 0 || behind === 0) return { move, verdict: 'best', part };
    if (behind <= Math.hypot(half(first), half(move))) return { move, verdict: 'near', part };
    const poor = first.share === null ? move.points < 0 : worth(move) < most * POOR;
    return { move, verdict: poor ? 'poor' : 'less', part };
  });
}
