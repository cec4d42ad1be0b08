import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, type Line, type LinkState } from './link.ts';
import type { ClientMessage, Now, ServerMessage } from './messages.ts';

type Poison = ServerMessage<'poison'>;

class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  sent: ClientMessage[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.();
  }
  get moves(): ClientMessage[] {
    return this.sent.filter((each) => each.type === 'Move');
  }
  get hellos(): (number | null | undefined)[] {
    return this.sent.flatMap((each) => (each.type === 'Hello' ? [each.last] : []));
  }
}

const now = (n: number) => ({ decision: n, legal: [] }) as unknown as Now<'poison'>;
const event = (n: number) => ({ event: { type: 'Passed', seat: n, cards: 1 }, told: [] });
const moved = (after: number, version: number) => ({ type: 'Moved', after, version, happened: [event(version)], now: now(version) });
const synced = (version: number) => ({ type: 'Synced', version, now: now(version), recent: [] });
const WELCOME = { type: 'Welcome', protocol: 1, build: 'x', you: 0, table: {} };

let lines: FakeLine[];
let log: string[];
let link: Link<'poison'>;
const line = (): FakeLine => lines.at(-1) as FakeLine;

function come(): void {
  line().onopen?.();
  line().says(WELCOME);
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = [];
  link = new Link<'poison'>(
    't',
    {
      stands: (at, _recent, fresh) => log.push(`${fresh ? 'stands' : 'still'} ${at.decision}`),
      happened: (happened, at) => log.push(`${happened.map((each) => each.event.type === 'Passed' && each.event.seat).join('+')} -> ${at.decision}`),
      answered: (_, why) => log.push(why ? `refused ${why.key}` : 'stored'),
      other: (message: Poison) => message.type !== 'Welcome' && log.push(message.type),
      connection: (state: LinkState) => log.push(state),
    },
    { open: () => (lines.push(new FakeLine()), line()), backOff: (tries) => 100 * 2 ** tries, patience: 1_000 },
  );
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe('the connection', () => {
  test('says Hello, and shows what comes in order', () => {
    come();
    line().says(synced(5));
    line().says(moved(5, 6));
    line().says(moved(6, 8));
    expect(line().hellos).toEqual([null]);
    expect(log).toEqual(['open', 'stands 5', '6 -> 6', '8 -> 8']);
  });

  test('drops what it has already', () => {
    come();
    line().says(synced(5));
    line().says(moved(4, 5));
    line().says(moved(5, 6));
    line().says(moved(5, 6));
    expect(log).toEqual(['open', 'stands 5', '6 -> 6']);
  });

  test('asks once for what is missing, and then goes on', () => {
    come();
    line().says(synced(5));
    line().says(moved(7, 8));
    line().says(moved(8, 9));
    expect(line().hellos).toEqual([null, 5]);
    line().says(moved(5, 7));
    line().says(moved(7, 8));
    line().says(moved(8, 9));
    expect(log).toEqual(['open', 'stands 5', '7 -> 7', '8 -> 8', '9 -> 9']);
  });

  test('tells several together where only the last says how things stand', () => {
    come();
    line().says(synced(5));
    line().says({ ...moved(5, 6), now: null });
    line().says(moved(6, 7));
    expect(log).toEqual(['open', 'stands 5', '6+7 -> 7']);
  });

  test('comes back by itself, later each time, and says what it has', () => {
    come();
    line().says(synced(5));
    line().breaks();
    expect(log.at(-1)).toBe('lost');
    vi.advanceTimersByTime(100);
    expect(lines.length).toBe(2);
    line().breaks();
    vi.advanceTimersByTime(100);
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(100);
    expect(lines.length).toBe(3);
    come();
    expect(line().hellos).toEqual([5]);
    line().says(synced(5));
    expect(log.slice(-2)).toEqual(['open', 'still 5']);
  });

  test('as somebody else, what has not changed is still shown anew', () => {
    come();
    line().says(synced(5));
    link.again();
    line().onopen?.();
    line().says({ ...WELCOME, you: 2 });
    line().says(synced(5));
    expect(line().hellos).toEqual([null]);
    line().says({ ...WELCOME, you: null }); // the server took the seat away
    line().says(synced(5));
    expect(log.filter((each) => each !== 'open')).toEqual(['stands 5', 'stands 5', 'stands 5']);
  });

  test('a first try that fails is still connecting', () => {
    line().breaks();
    expect(log).toEqual([]);
  });

  test('what an old line says late is not heard', () => {
    come();
    line().says(synced(5));
    const old = line();
    const hear = old.onmessage;
    old.breaks();
    vi.advanceTimersByTime(100);
    hear?.({ data: JSON.stringify(moved(5, 6)) });
    expect(log).toEqual(['open', 'stands 5', 'lost']);
  });

  test('ends where the server says so, and comes back where it says that', () => {
    come();
    line().says({ type: 'Closed', why: { key: 'x', args: {} }, again: true });
    line().breaks();
    vi.advanceTimersByTime(100);
    expect(lines.length).toBe(2);
    come();
    line().says({ type: 'Closed', why: { key: 'x', args: {} }, again: false });
    line().breaks();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(2);
    expect(log.at(-1)).toBe('over');
  });

  test('answers a Ping', () => {
    come();
    line().says({ type: 'Ping', id: 7 });
    expect(line().sent.at(-1)).toEqual({ type: 'Pong', id: 7 });
  });
});

describe('a move', () => {
  test('is sent again under the same id until it is answered, and then no more', () => {
    come();
    line().says(synced(5));
    const id = link.move('R5>1', 5);
    expect(line().moves).toEqual([{ type: 'Move', id, decision: 5, move: 'R5>1' }]);
    line().breaks();
    vi.advanceTimersByTime(100);
    come();
    expect(line().moves).toMatchObject([{ id }]);
    line().says({ type: 'Ack', id, version: 6 });
    line().says({ type: 'Ack', id, version: 6 });
    line().breaks();
    vi.advanceTimersByTime(200);
    come();
    expect(line().moves).toEqual([]);
    expect(log.filter((each) => each === 'stored').length).toBe(1);
  });

  test('chosen while the line is down goes out once it is back', () => {
    come();
    line().says(synced(5));
    line().breaks();
    link.move('R5>1', 5);
    vi.advanceTimersByTime(100);
    come();
    expect(line().moves.length).toBe(1);
  });

  test('that nobody answers shows that the line is dead', () => {
    come();
    line().says(synced(5));
    link.move('R5>1', 5);
    vi.advanceTimersByTime(999);
    expect(log.at(-1)).toBe('stands 5');
    vi.advanceTimersByTime(1);
    expect(log.at(-1)).toBe('lost');
    vi.advanceTimersByTime(100);
    come();
    expect(line().moves.length).toBe(1);
  });

  test('that is refused says why, and how things stand', () => {
    come();
    line().says(synced(5));
    const id = link.move('R5>1', 4);
    line().says({ type: 'Refused', id, why: { key: 'no', args: {} }, rule: null, version: 5, now: now(5) });
    expect(log).toEqual(['open', 'stands 5', 'refused no', 'still 5']);
  });
});
