import { freshId } from './api.ts';
import { PROTOCOL, type ClientMessage, type GameName, type Happened, type Now, type ServerMessage } from './messages.ts';
import type { Text } from '../text/text.ts';

/** What of a WebSocket is used, so that a test can be one. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** connecting: the first time; lost: it was there, and is tried again; over: the server ended it for good. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'over';

/** Messages about the game come in order, none twice and none left out; the others as they are. */
export interface Listener<G extends GameName = GameName> {
  /** Everything stands so, whatever was known before. `fresh`: something was missed, or nothing was known yet. */
  stands(now: Now<G>, recent: readonly Happened<G>[], fresh: boolean): void;
  happened(happened: readonly Happened<G>[], now: Now<G>): void;
  /** A move was stored or refused; with `why` it was refused. */
  answered(id: string, why: Text | null): void;
  other(message: Exclude<ServerMessage<G>, { type: 'Synced' | 'Moved' | 'Ack' | 'Refused' | 'Ping' }>): void;
  connection(state: LinkState): void;
}

export interface LinkOptions {
  open?: (url: string) => Line;
  /** ms to wait before the n-th try. */
  backOff?: (tries: number) => number;
  /** ms without an answer after which the connection counts as lost. */
  patience?: number;
}

const FIRST_MS = 400;
const LONGEST_MS = 8_000;
const PATIENCE_MS = 6_000;
const backOff = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.75 + Math.random() / 2);

const websocket = (url: string): Line => {
  const socket = new WebSocket(url);
  const line: Line = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event: MessageEvent<unknown>) => line.onmessage?.(event);
  socket.onclose = () => line.onclose?.();
  return line;
};

const urlOf = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/tables/${encodeURIComponent(table)}/ws`;

/** A table's connection. It comes back by itself, says what it has, and sends again what was not answered. */
export class Link<G extends GameName = GameName> {
  readonly #url: string;
  readonly #listener: Listener<G>;
  readonly #open: (url: string) => Line;
  readonly #backOff: (tries: number) => number;
  readonly #patience: number;
  readonly #unanswered = new Map<string, ClientMessage>();
  #line: Line | null = null;
  #state: LinkState = 'connecting';
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  /** The version that is known; null before the first. */
  #version: number | null = null;
  #you: number | null | undefined;
  #asked = false;
  #held: Happened<G>[] = [];

  constructor(table: string, listener: Listener<G>, options: LinkOptions = {}) {
    this.#url = urlOf(table);
    this.#listener = listener;
    this.#open = options.open ?? websocket;
    this.#backOff = options.backOff ?? backOff;
    this.#patience = options.patience ?? PATIENCE_MS;
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Sends a move and returns its id; the listener is told what became of it. */
  move(move: string, decision: number): string {
    const id = freshId();
    const message: ClientMessage = { type: 'Move', id, decision, move };
    this.#unanswered.set(id, message);
    if (this.#state === 'open') {
      this.#send(message);
      this.#expect();
    }
    return id;
  }

  /** Sends what need not arrive: an emote, a vote. */
  send(message: ClientMessage): void {
    if (this.#state === 'open') this.#send(message);
  }

  /** Comes anew, as whoever the cookie says by now. */
  again(): void {
    if (this.#state === 'over') return;
    this.#drop();
    this.#version = null; // another seat sees the same version otherwise
    this.#connect();
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#end('over');
  }

  /** Tries at once what would be tried in a while. */
  readonly #hurry = (): void => {
    if (this.#retry === undefined || document.visibilityState === 'hidden') return;
    this.#tries = 0;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const line = this.#open(this.#url);
    this.#line = line;
    line.onopen = () => this.#hello(line);
    line.onmessage = ({ data }) => {
      if (this.#line === line && typeof data === 'string') this.#take(JSON.parse(data) as ServerMessage<G>);
    };
    line.onclose = () => {
      if (this.#line === line) this.#lost();
    };
  }

  #hello(line: Line): void {
    if (this.#line !== line) return;
    this.#asked = true;
    this.#send({ type: 'Hello', protocol: PROTOCOL, last: this.#version });
  }

  #lost(): void {
    if (this.#state === 'over') return;
    this.#drop();
    this.#tell(this.#version === null && this.#state === 'connecting' ? 'connecting' : 'lost');
    this.#retry = setTimeout(() => this.#connect(), this.#backOff(this.#tries++));
  }

  #drop(): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    this.#held = [];
    const line = this.#line;
    this.#line = null;
    if (line) {
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
    }
  }

  #end(state: LinkState): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#state = state;
    this.#drop();
  }

  /** A move that nobody answers: the line looks open, and is not. */
  #expect(): void {
    if (this.#overdue !== undefined || this.#unanswered.size === 0) return;
    this.#overdue = setTimeout(() => this.#lost(), this.#patience);
  }

  #answered(id: string, why: Text | null): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    const known = this.#unanswered.delete(id);
    this.#expect();
    if (known) this.#listener.answered(id, why);
  }

  #take(message: ServerMessage<G>): void {
    switch (message.type) {
      case 'Ping':
        return this.#send({ type: 'Pong', id: message.id });
      case 'Synced':
        return this.#synced(message.version, message.now, message.recent);
      case 'Moved':
        return this.#moved(message.after, message.version, message.happened, message.now);
      case 'Ack':
        return this.#answered(message.id, null);
      case 'Refused':
        this.#answered(message.id, message.why);
        if (message.now && message.version === this.#version) this.#listener.stands(message.now, [], false);
        return;
      case 'Welcome':
        if (this.#you !== undefined && this.#you !== message.you) this.#version = null;
        this.#you = message.you;
        this.#listener.other(message);
        this.#tries = 0;
        this.#tell('open');
        for (const move of this.#unanswered.values()) this.#send(move);
        return this.#expect();
      case 'Closed':
        this.#listener.other(message);
        if (!message.again) {
          this.#end('over');
          this.#listener.connection('over');
        }
        return;
      default:
        return this.#listener.other(message);
    }
  }

  #synced(version: number, now: Now<G>, recent: readonly Happened<G>[]): void {
    const fresh = version !== this.#version;
    this.#version = version;
    this.#asked = false;
    this.#held = [];
    this.#listener.stands(now, recent, fresh);
  }

  #moved(after: number, version: number, happened: readonly Happened<G>[], now: Now<G> | null): void {
    if (this.#version !== null && version <= this.#version) return;
    if (this.#version === null || after > this.#version) {
      // Something is missing: the answer to a Hello has it, and this too.
      if (!this.#asked && this.#line) this.#hello(this.#line);
      return;
    }
    this.#version = version;
    this.#asked = false;
    this.#held.push(...happened);
    if (!now) return;
    const all = this.#held;
    this.#held = [];
    this.#listener.happened(all, now);
  }

  #send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }

  #tell(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.connection(state);
  }
}
