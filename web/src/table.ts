import type { Component } from 'svelte';
import type { FamiliarKind } from './art/familiars/index.ts';
import type { Sound } from './sound.ts';
import type { Example, Games, GameName, Happened, LegalMove, Now, Result, TableInfo } from './net/messages.ts';
import type { Stage } from './stage/stage.ts';
import type { Text } from './text/text.ts';

/** What the page asks of a game, and what it gives to the game's table.
 *
 *  A game's folder has `ui/index.ts`, whose default export is a `GameUi`. The page finds it by glob, loads it as a chunk of
 *  its own with the game's words, and does all that games share: the connection, seats and who is at them, the bar, score
 *  pad and log, emotes, the paper of a round, the end. `games/poison/ui` is the one to read. */
export interface GameUi<G extends GameName = GameName> {
  /** The board: scene, seats, what lies there, the hand. It exports `show`. */
  Table: Component<TableProps<G>, TableExports<G>>;
  /** What is written on the paper of a round that is over (`table.paper(title, event)`): the why of its points. `event` is
   *  the one that ended the round; the view shown is still the one before. */
  Round: Component<TableProps<G> & { event: Event<G> }>;
  /** Why a number on the score pad is what it is. `round` counts from 0. */
  Reason: Component<TableProps<G> & { round: number; player: number }>;
  /** The score pad. */
  pad(table: TableModel<G>): Pad;
  /** Where the game is: "Round 2 of 4". Null before it has begun. */
  heading(view: View<G>): Text | null;
  /** Which edition or set of the game this is, where there are several: "Starter". */
  edition?(view: View<G>): Text;
  /** What a move is called beside its card, where the record's own words say too little; null takes those. */
  moveName?(view: View<G>, move: string): Text | null;
  /** A move's card, small, beside what the move promises; a move without a card draws nothing. */
  Move?: Component<TableProps<G> & { move: string }>;
  /** What an event is to the log: `hot` where something went over, `mark` a heading such as "Round 2". */
  kind(event: Event<G>): 'plain' | 'hot' | 'mark';
  /** The guide through a reader's first game, in the order in which things come up. */
  guide?: readonly GuideStep<G>[];
}

/** A bubble of the first game's guide: a few short sentences, beside what they are about, at the moment it matters. */
export interface GuideStep<G extends GameName = GameName> {
  /** By which it is kept that it was seen. */
  name: string;
  title: Text;
  text: Text;
  /** What it points at: selectors, of which the first that is in sight counts. A step without its thing waits. */
  at: readonly string[];
  /** Whether its moment is now. */
  when(table: TableModel<G>): boolean;
}

/** What a game's `ui/Example.svelte` is given: a part of a game that shows how a rule works. */
export interface ExampleProps<G extends GameName = GameName> {
  example: Example<G>;
  /** Words with the players' names. */
  say: (text: Text) => string;
  name: (seat: number) => string;
  /** A card's name. */
  card: (code: string) => string;
}

export type View<G extends GameName = GameName> = Games[G]['view'];
export type Event<G extends GameName = GameName> = Games[G]['event'];

export interface TableProps<G extends GameName = GameName> {
  table: TableModel<G>;
}

/** What a game's Table.svelte exports: `export async function show(step) { ... }`. */
export interface TableExports<G extends GameName = GameName> {
  /** Shows what happened, event by event, and ends with the board as `now.view` says. Called for one step at a time, and
   *  resolved when all has landed; only then `table.view` is the new view, and the next step or the next turn comes.
   *  Without events it is to show the view at once: the table was joined, or too much was missed. */
  show(step: Step<G>): Promise<void>;
}

export interface Step<G extends GameName = GameName> {
  happened: readonly Happened<G>[];
  now: Now<G>;
}

/** A table as its game's components see it. Everything is reactive; nothing may be changed but by its methods. */
export interface TableModel<G extends GameName = GameName> {
  readonly info: TableInfo;
  /** The reader's seat; null is a spectator. */
  readonly you: number | null;
  /** How things stand, as far as they have been shown. */
  readonly view: View<G>;
  /** What the reader may do now, each move with its outlook. Empty while something is being shown or is on its way. */
  readonly legal: readonly LegalMove[];
  /** Why own cards cannot be played now, by code (or id), as long as it is the reader's turn. */
  readonly stuck: Readonly<Record<string, Text>>;
  /** Whom the table waits for. */
  readonly waitingFor: readonly number[];
  /** The move on its way, until it is acknowledged or refused. */
  readonly sending: string | null;
  /** When the clock goes on by itself, in `performance.now()` time. */
  readonly deadline: number | null;
  readonly result: Result | null;
  /** The paper that lies on the board, by the event it tells of. */
  readonly page: { event: Event<G> } | null;
  readonly seats: readonly SeatNow[];
  /** Whether the reader looks back at a game that is over: nothing is asked, and each step makes room for the next. */
  readonly past: boolean;
  /** Every seat's view, where all hands lie open, as they may when one looks back. */
  readonly hands: readonly View<G>[] | null;
  /** The move that a hint calls the best, as long as it is the reader's to make. */
  readonly hint: string | null;
  /** Cards, zones and motion; give it to `<StageBoard stage={table.stage}>`. A plate is the zone `seat-<n>`. */
  readonly stage: Stage;

  /** A Text in the reader's language, with the players' names. */
  say(text: Text): string;
  name(seat: number): string;
  /** A card's name in words. */
  card(code: string): string;
  /** Sends a move in the game's notation. It is sent again by itself until there is an answer. */
  send(move: string): void;
  /** Plays a sound of the game's own, as loud as the reader likes it, or not at all. */
  hear(sound: Sound): void;
  /** A short word at the foot of the page: why something cannot be done. */
  toast(words: string): void;
  /** Lays the paper of a round that is over on the board, until the reader has read it. */
  paper(title: Text, event: Event<G>): Promise<void>;
}

/** A seat as its plate shows it: `<Plate {table} {seat}>` (web/src/table/Plate.svelte). */
export interface SeatNow {
  name: string;
  familiar: FamiliarKind;
  state: 'waiting' | 'turn' | 'thinking' | 'away';
  /** How things stand, in words: "away, a bot plays". */
  says: string;
  bot?: { word: string; label: string; level: number } | undefined;
  /** What the seat has just said, in words. */
  emote: string | null;
}

export interface Pad {
  /** "fewest wins". */
  note: Text;
  /** A number can be asked for its reason; a word ("in", "4 taken") says how a running round stands. */
  rounds: readonly { label: Text; cells: readonly (number | string)[] }[];
  totals: readonly number[];
  /** Seats that are best so far; none before the first round is over. */
  best: readonly number[];
}
