import type { GameName, Happened } from '../net/messages.ts';
import type { GameUi, View } from '../table.ts';

/** A moment of the game worth finding: another heading, as when a round begins, or something that went over. */
export interface Mark {
  at: number;
  kind: 'mark' | 'hot';
}

interface Told<G extends GameName> {
  happened: readonly Happened<G>[];
  views: readonly View<G>[];
}

/** Where another heading stands over the table, as when a round begins, and where things go over, by the number of moves. */
export function marksOf<G extends GameName>(steps: readonly Told<G>[], ui: Pick<GameUi<G>, 'kind' | 'heading'>): Mark[] {
  let heading = 'null';
  return steps.flatMap(({ happened, views }, i) => {
    const marks: Mark[] = happened.some(({ event }) => ui.kind(event) === 'hot') ? [{ at: i + 1, kind: 'hot' }] : [];
    const now = views[0] === undefined ? heading : JSON.stringify(ui.heading(views[0]));
    if (now !== heading && now !== 'null') marks.push({ at: i + 1, kind: 'mark' });
    heading = now === 'null' ? heading : now;
    return marks;
  });
}

/** The parts between headings: how many moves have been made when each begins. A part begins before the first heading too. */
export const roundsOf = (marks: readonly Mark[]): number[] => marks.filter(({ kind }) => kind === 'mark').map(({ at }) => at);

/** The beginning of the part one is in, or where one is there already, of the part before. */
export const roundBefore = (rounds: readonly number[], at: number): number => rounds.filter((begins) => begins < at).at(-1) ?? 0;

export const roundAfter = (rounds: readonly number[], at: number, last: number): number => rounds.find((begins) => begins > at) ?? last;

/** What an address asks for: `?move=73&seat=2&hands=open`; seats are counted from 1. */
export interface Wanted {
  move: number | null;
  seat: number | null;
  open: boolean | null;
}

const whole = (value: string | null): number | null => (value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null);

export function wantedOf(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const seat = whole(asked.get('seat'));
  const hands = asked.get('hands');
  return { move: whole(asked.get('move')), seat: seat ? seat - 1 : null, open: hands === null ? null : hands === 'open' };
}

export const searchOf = ({ move, seat, open }: { move: number; seat: number; open: boolean }): string =>
  `?${new URLSearchParams({ move: String(move), seat: String(seat + 1), hands: open ? 'open' : 'closed' })}`;
