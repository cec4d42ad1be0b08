import type { Text } from '../text/text.ts';
import type {
  Address,
  Brought,
  BroughtMove,
  BroughtPlayOn,
  BroughtSteps,
  Choices,
  Estimates,
  Example,
  GameInfo,
  GameLine,
  GameName,
  Me,
  NewTable,
  Outline,
  PlayOn,
  Questions,
  RecordInfo,
  Sat,
  SeatLink,
  Steps,
  TableId,
  TableInfo,
} from './messages.ts';

/** The server said no, and why. */
export class Denied extends Error {
  override name = 'Denied';
  readonly status: number;
  readonly why: Text;

  constructor(status: number, why: Text) {
    super(why.key);
    this.status = status;
    this.why = why;
  }
}

/** Nobody answered: no network, or the server is down. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'key' in value;

async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (response.status === 204) return undefined as Answer;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new Unreachable(`${response.status}`); // a proxy's page: the server itself is not there
  }
  if (response.ok) return answer as Answer;
  const why = (answer as { why?: unknown } | null)?.why;
  throw new Denied(response.status, isText(why) ? why : { key: 'server-our-mistake' });
}

type AsksOf<G extends GameName, Q extends keyof Questions[G]> = Questions[G][Q] extends { asks: infer Asks } ? Asks : never;
type AnswersOf<G extends GameName, Q extends keyof Questions[G]> = Questions[G][Q] extends { answers: infer Answers } ? Answers : never;

const at = (table: string, what = ''): string => `/tables/${encodeURIComponent(table)}${what}`;

const past = (table: string, what = ''): string => `/records/${encodeURIComponent(table)}${what}`;

/** The server's REST interface; docs/protocol.md and /api/openapi.json describe it. */
export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('POST', '/me', { name }),
  forgetMe: () => ask<undefined>('DELETE', '/me'),
  myGames: () => ask<GameLine[]>('GET', '/me/games'),
  games: () => ask<GameInfo[]>('GET', '/games'),
  example: (game: string, edition: string | null) =>
    ask<Example>('GET', `/games/${encodeURIComponent(game)}/example${edition === null ? '' : `?edition=${encodeURIComponent(edition)}`}`),
  /** What a game's own page asks of its rules. */
  askGame: <G extends GameName, Q extends keyof Questions[G] & string>(game: G, question: Q, asks: AsksOf<G, Q>) =>
    ask<AnswersOf<G, Q>>('POST', `/games/${game}/ask/${question}`, asks),
  choices: (game: string, config: Readonly<Record<string, string | number>>) =>
    ask<Choices>('POST', `/games/${encodeURIComponent(game)}/choices`, { config }),
  address: () => ask<Address>('GET', '/address'),
  openTables: () => ask<TableInfo[]>('GET', '/tables'),
  create: (table: NewTable) => ask<Sat>('POST', '/tables', table),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  join: (id: string, seat: number | null = null) => ask<Sat>('POST', at(id, '/join'), { seat }),
  leave: (id: string) => ask<TableInfo>('POST', at(id, '/leave')),
  seatLink: (id: string) => ask<SeatLink>('POST', at(id, '/link')),
  inviteAgent: (id: string, seat: number, name: string) => ask<SeatLink>('POST', at(id, '/agents'), { seat, name }),
  sitByLink: (id: string, token: string) => ask<Sat>('POST', at(id, '/seat'), { token }),
  rematch: (id: string) => ask<TableId>('POST', at(id, '/rematch')),
  record: (id: string) => ask<RecordInfo>('GET', past(id)),
  outline: (id: string) => ask<Outline>('GET', past(id, '/outline')),
  steps: (id: string, seat: number, open: boolean, after: number) =>
    ask<Steps>('GET', past(id, `/steps?seat=${seat}&open_handed=${open}&after=${after}`)),
  estimates: (id: string, move: number) => ask<Estimates>('GET', past(id, `/estimates?move=${move}`)),
  playOn: (id: string, how: PlayOn) => ask<Sat>('POST', past(id, '/tables'), how),
  brought: (record: Brought) => ask<Outline>('POST', '/replays', record),
  broughtSteps: (which: BroughtSteps) => ask<Steps>('POST', '/replays/steps', which),
  broughtEstimates: (which: BroughtMove) => ask<Estimates>('POST', '/replays/estimates', which),
  broughtPlayOn: (which: BroughtPlayOn) => ask<Sat>('POST', '/replays/tables', which),
};

/** A name for something that is to be made once only. Plain http on a LAN has no `crypto.randomUUID`. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
