import { api } from '../net/api.ts';
import type { Estimates, GameName, Outline, PlayOn, Sat, Steps } from '../net/messages.ts';
import { replayLink } from '../table/links.ts';

/** Where a game to look back at comes from: a table of this server, or a record that the reader has brought. */
export interface Source {
  outline(): Promise<Outline>;
  /** What follows so many moves: from a seat's view, or with every hand open. */
  steps(seat: number, open: boolean, after: number): Promise<Steps<GameName>>;
  estimates(move: number): Promise<Estimates>;
  playOn(how: PlayOn): Promise<Sat>;
  /** The record as a file: an address. A brought one the reader has already. */
  file: string | null;
  /** What others open to see this game; nobody else has a brought record. */
  link: string | null;
}

export const ofTable = (id: string): Source => ({
  outline: () => api.outline(id),
  steps: (seat, open, after) => api.steps(id, seat, open, after),
  estimates: (move) => api.estimates(id, move),
  playOn: (how) => api.playOn(id, how),
  file: `/api/records/${encodeURIComponent(id)}/toml`,
  link: replayLink(id),
});

export const ofRecord = (toml: string): Source => ({
  outline: () => api.brought({ toml }),
  steps: (seat, open_handed, after) => api.broughtSteps({ toml, seat, open_handed, after }),
  estimates: (move) => api.broughtEstimates({ toml, move }),
  playOn: (on) => api.broughtPlayOn({ toml, on }),
  file: null,
  link: null,
});
