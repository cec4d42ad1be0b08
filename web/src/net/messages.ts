// Made from src/belladonna/server/messages.py by `python tools/gen_types.py`. Do not edit.

export const PROTOCOL = 1;

/** What each game fills in. */
export interface Games {
  cookie: {
    config: CookieConfig;
    event: CookieEvent;
    view: CookieView;
  };
  poison: {
    config: PoisonConfig;
    event: PoisonEvent;
    view: PoisonView;
  };
  voodoo: {
    config: VoodooConfig;
    event: VoodooEvent;
    view: VoodooView;
  };
}

export type GameName = keyof Games;

/** What a game's own pages may ask of its rules. */
export interface Questions {
  cookie: {
    menu: { asks: CookieMenuAsked; answers: CookieMenu };
    deck: { asks: CookieDeckAsked; answers: CookieDeckJudged };
    puzzle: { asks: CookiePuzzleAsked; answers: CookiePuzzleDealt };
    steps: { asks: CookieStepAsked; answers: CookieStepsTold };
    smash: { asks: CookieSmashAsked; answers: CookieSmashJudged };
  };
  poison: {
  };
  voodoo: {
  };
}

export type Emote =
  | "hello"
  | "thanks"
  | "well-played"
  | "good-luck"
  | "oops"
  | "ouch"
  | "hurry"
  | "laugh";

export const EMOTES: readonly Emote[] = ["hello", "thanks", "well-played", "good-luck", "oops", "ouch", "hurry", "laugh"];

export type ClientMessage =
  | Hello
  | Move
  | Away
  | Back
  | SendEmote
  | VoteEnd
  | Start
  | SeatBot
  | EmptySeat
  | Rematch
  | AskHint
  | Pong;

export type ServerMessage<G extends GameName = GameName> =
  | Welcome
  | Synced<G>
  | Moved<G>
  | Ack
  | Refused<G>
  | Table
  | Presence
  | Emoted
  | Notice
  | Problem
  | Hint
  | Ping
  | Closed;

/** The move is stored for good. `version` is what everybody has seen, which in a race comes before the move. */
export interface Ack {
  type: "Ack";
  id: string;
  version: number;
}

/** The address under which others reach this server; None where only its own machine does. */
export interface Address {
  share: string | null;
}

/** What are my moves worth? Only where one person plays with bots, and only for the decision they are at. */
export interface AskHint {
  type: "AskHint";
  decision: number;
}

/** The person leaves for a moment; where others wait, a bot stands in. */
export interface Away {
  type: "Away";
}

/** The person is back and plays on; any move says so too. */
export interface Back {
  type: "Back";
}

/** `id` is the name with its version. */
export interface BotInfo {
  name: string;
  id: string;
}

/** A record that is not of this server: the file's text. */
export interface Brought {
  toml: string;
}

export interface BroughtMove {
  toml: string;
  move: number;
}

export interface BroughtPlayOn {
  toml: string;
  on: PlayOn;
}

/** As for a game of this server: from a seat's view, a spectator's, or with open hands. */
export interface BroughtSteps {
  toml: string;
  seat?: number | null;
  open_handed?: boolean;
  after?: number;
}

/** What may be chosen beside what is chosen. An option decides over those that stand after it in the form. */
export interface Choices {
  config: Readonly<Record<string, string | number>>;
  dropped: Readonly<Record<string, Text>>;
  off: Readonly<Record<string, readonly Off[]>>;
}

/** What somebody has chosen of a game's options so far. */
export interface Chosen {
  config?: Readonly<Record<string, string | number>>;
}

/** The connection ends. `again`: come back in a moment; `reload`: the page is of another version. */
export interface Closed {
  type: "Closed";
  why: Text;
  again: boolean;
  reload: boolean;
}

/** A place in a food's rule that is filled in card by card; a number comes from `low` to `high` (C-1.6). */
export interface CookieBlank {
  name: string;
  kind: "any" | "number" | "type";
  low: number;
  high: number;
}

/** One printed card. `values` fill the blanks of its food in the order of the text; make it with `card()`. */
export interface CookieCard {
  id: number;
  food: string;
  type: "CEREAL" | "DRINK" | "FRUIT" | "MEAT" | "SPICE";
  number: number;
  values: readonly (number | "CEREAL" | "DRINK" | "FRUIT" | "MEAT" | "SPICE")[];
}

/** What a step did to one card; `number` is the card's number afterwards. */
export interface CookieChange {
  card: number;
  kind: "cleared" | "poisoned" | "raised" | "removed" | "will-flip" | "will-poison";
  number: number;
  why: Text;
}

export interface CookieChose {
  type: "Chose";
  seat: number;
  card: readonly CookieCard[] | Hidden;
  late: boolean;
  missing: number;
}

/** What a table of Cookie Smasher may choose; `deck` (an own deck, C-8) goes before `set`. */
export interface CookieConfig {
  players: number;
  set: "advanced" | "amateur" | "beginner" | "expert" | "random" | "starter";
  deck: string | null;
  copies: number;
  variant: "blind" | "none";
  floor: "negative" | "zero";
  first_king: "random" | number;
  choose_s: number;
  countdown_s: number;
  race_s: number;
}

export interface CookieDealt {
  type: "Dealt";
  seat: number;
  cards: readonly CookieCard[] | Hidden;
}

/** A deck as it is written, or else a set to start from; `copies` where a food names none. */
export interface CookieDeckAsked {
  deck?: string | null;
  set?: "advanced" | "amateur" | "beginner" | "expert" | "random" | "starter" | null;
  copies?: number;
  players?: number;
}

/** `hard` is the share, in percent, that C-8.10 tells of; None for a deck that cannot be played. */
export interface CookieDeckJudged {
  deck: string;
  portions: readonly CookiePortion[];
  size: number;
  problems: readonly CookieProblem[];
  hard: number | null;
}

/** A food before it is printed. `rule` leaves its blanks open, `printed` is one of its cards. */
export interface CookieDish {
  name: string;
  set: "advanced" | "amateur" | "beginner" | "expert" | "starter";
  type: "CEREAL" | "DRINK" | "FRUIT" | "MEAT" | "SPICE";
  low: number;
  high: number;
  safe: boolean;
  rule: Text;
  blanks: readonly CookieBlank[];
  printed: CookieCard;
}

/** Where to smash and how it comes about. Cards are ids; `numbers` are those of `circle`, after every change. */
export interface CookieEvaluation {
  target: number | "centre";
  circle: readonly number[];
  numbers: readonly number[];
  poisoned: readonly number[];
  eliminated: readonly number[];
  steps: readonly CookieStep[];
  skipped: readonly CookieSkip[];
  why: Text;
}

export type CookieEvent =
  | CookiePrinted
  | CookieKingDrawn
  | CookieDealt
  | CookiePileDealt
  | CookieRoundBegan
  | CookieChose
  | CookieRevealed
  | CookieSmashed
  | CookieSettled
  | CookieLostCards
  | CookiePutBack
  | CookieWentOut
  | CookieGameEnded;

export interface CookieGameEnded {
  type: "GameEnded";
  points: readonly number[];
  winners: readonly number[];
  stake: "cards" | "points";
}

export interface CookieKingDrawn {
  type: "KingDrawn";
  king: number;
}

/** Blind: the price of a wrong smash, face down (C-7.5). */
export interface CookieLostCards {
  type: "LostCards";
  seat: number;
  cards: readonly number[] | Hidden;
}

export interface CookieMenu {
  dishes: readonly CookieDish[];
}

export interface CookieMenuAsked {

}

/** A finished race. `smashes` come in the order that decides, `scores` are what hazelnut compared. */
export interface CookieOutcome {
  round: number;
  king: number;
  circle: readonly CookiePlaced[];
  scores: readonly (readonly [number, number])[];
  smashes: readonly CookieSmashing[];
  target: number | "centre";
  poisoned: readonly number[];
  eliminated: readonly number[];
  outcome: "nobody" | "violation" | "win";
  king_after: number;
  points: readonly number[];
}

/** Blind: not even the owner sees the cards (C-7.1). */
export interface CookiePileDealt {
  type: "PileDealt";
  seat: number;
  cards: readonly number[] | Hidden;
}

/** A card on the table and who played it. */
export interface CookiePlaced {
  seat: number;
  card: CookieCard;
}

export interface CookiePortion {
  food: string;
  copies: number;
}

export interface CookiePrinted {
  type: "Printed";
  cards: readonly CookieCard[];
}

/** What is wrong with a deck. An error forbids it, a warning only advises; any one food of `add` mends it. */
export interface CookieProblem {
  level: "error" | "warning";
  why: Text;
  foods: readonly string[];
  add: readonly string[];
}

export interface CookiePutBack {
  type: "PutBack";
  seat: number;
  card: CookieCard;
  slot: number | Hidden;
}

/** Which table: the daily one, today's without `day`; or one of a set or deck, a new one without `seed`. */
export interface CookiePuzzleAsked {
  daily?: boolean;
  day?: number | null;
  set?: "advanced" | "amateur" | "beginner" | "expert" | "random" | "starter";
  deck?: string | null;
  players?: number;
  seed?: number | null;
}

/**
 * The table, and `again`, what to ask with to get it again. Nothing in it comes of the answer.
 *
 * `next_in_ms`: when the daily table after today's comes.
 */
export interface CookiePuzzleDealt {
  again: CookiePuzzleAsked;
  set: "advanced" | "amateur" | "beginner" | "expert" | "random" | "starter";
  players: number;
  circle: readonly CookiePlaced[];
  king: number;
  scores: readonly number[];
  next_in_ms: number | null;
}

export interface CookieRevealed {
  type: "Revealed";
  king: number;
  circle: readonly CookiePlaced[];
}

/** `due` is how many cards each seat plays (C-3.1, C-3.3). */
export interface CookieRoundBegan {
  type: "RoundBegan";
  round: number;
  king: number;
  due: readonly number[];
}

/** `change` is what the first smash was worth: a point, or the points or cards it cost. */
export interface CookieSettled {
  type: "Settled";
  outcome: CookieOutcome;
  change: number;
  stake: "cards" | "points";
}

/** A card that counts but was never evaluated, because its number already was, on the card `instead` (C-4.4). */
export interface CookieSkip {
  card: number;
  instead: number;
  why: Text;
}

export interface CookieSmashAsked {
  puzzle: CookiePuzzleAsked;
  target: number | "centre";
}

/** `par_ms` is what a bot would take that has read no card before. */
export interface CookieSmashJudged {
  right: boolean;
  found: CookieEvaluation;
  par_ms: number;
}

/** Nobody else learns that, what or when somebody has smashed before the race is settled. */
export interface CookieSmashed {
  type: "Smashed";
  seat: number | Hidden;
  aimed: readonly (CookieCard | null)[] | Hidden;
  at_ms: number | Hidden;
}

/** A smash that was made, and when. */
export interface CookieSmashing {
  seat: number;
  target: number | "centre";
  at_ms: number;
}

/**
 * One card's turn in the evaluation.
 *
 * `number` is the card's number then, `true` what its printed rule says, `poisoned` what came of that once effects
 * that waited for it were applied. `why` is a clause, `sentence()` the whole.
 */
export interface CookieStep {
  card: number;
  food: string;
  number: number;
  true: boolean;
  poisoned: boolean;
  safe: boolean;
  why: Text;
  changes: readonly CookieChange[];
}

export interface CookieStepAsked {
  puzzle: CookiePuzzleAsked;
  step: number;
}

/** The steps up to the one asked for. */
export interface CookieStepsTold {
  steps: readonly CookieStep[];
}

/** All that a seat with perfect memory may know; `seat` is None for a spectator. */
export interface CookieView {
  config: CookieConfig;
  seat: number | null;
  phase: "choose" | "countdown" | "deal" | "over" | "place" | "race";
  round: number;
  king: number | null;
  cards: readonly CookieCard[];
  hand: readonly number[];
  pile: readonly (number | null)[];
  hand_sizes: readonly number[];
  due: readonly number[];
  chosen: readonly number[];
  mine: readonly number[];
  circle: readonly CookiePlaced[];
  smashed: CookieSmashing | null;
  points: readonly number[];
  gone: readonly number[];
  lost: readonly (readonly (number | null)[])[];
  returned: readonly (readonly number[])[];
  outcomes: readonly CookieOutcome[];
  explained: CookieEvaluation | null;
  winners: readonly number[];
  decision: number;
}

/** Blind: the seat has no pile any more (C-7.6). */
export interface CookieWentOut {
  type: "WentOut";
  seat: number;
}

export interface EditionInfo {
  name: string;
  label: string;
  values: Readonly<Record<string, string | number>>;
}

export interface Emoted {
  type: "Emoted";
  seat: number;
  emote: "good-luck" | "hello" | "hurry" | "laugh" | "oops" | "ouch" | "thanks" | "well-played";
}

/** The host empties a bot's seat, or a person's who has not come back, before the game starts. */
export interface EmptySeat {
  type: "EmptySeat";
  seat: number;
}

/**
 * What a legal move promises, by all that its seat can know: points of the round and a share of the victory.
 *
 * The halves are those of 95 % intervals. `share` is None where only points are reckoned with, and `tried` 0 where
 * nothing had to be tried out. `told` is the move in words.
 */
export interface Estimated {
  move: string;
  told: Text;
  outlook: Text;
  points: number;
  points_half: number;
  share: number | null;
  share_half: number;
  tried: number;
}

/**
 * What a seat's legal moves promised just before move `move`, the most promising first, and which one it made.
 *
 * `seat` is None, and there are none, where chance or the clock moved.
 */
export interface Estimates {
  move: number;
  seat: number | null;
  moves: readonly Estimated[];
  played: string | null;
}

/**
 * A part of a game that bots have played, as a spectator saw it, and the paragraphs of the rules it shows.
 *
 * `outlook` is what the last move was to make, where `seat` made it and not chance or the clock. The same `seed`
 * gives the same example.
 */
export interface Example<G extends GameName = GameName> {
  game: string;
  seed: number;
  config: Readonly<Record<string, string | number>>;
  before: Games[G]["view"];
  after: Games[G]["view"];
  seat: number | null;
  outlook: Text | null;
  happened: readonly Happened<G>[];
  rules: readonly string[];
}

/**
 * One line of a form. `label` is the key of a message; `<label>-help` explains it.
 *
 * Numbers beside words are seats: "random", or the one who begins.
 */
export interface Field {
  name: string;
  label: string;
  default: string | number | null;
  words: readonly Word[];
  low: number | null;
  high: number | null;
  free: boolean;
}

/** A game and everything a form needs to make a table of it. */
export interface GameInfo {
  name: string;
  label: string;
  rules: number;
  fewest: number;
  most: number;
  editions: readonly EditionInfo[];
  fields: readonly Field[];
  table: readonly Field[];
  bots: readonly BotInfo[];
}

/** A game somebody takes or took part in. */
export interface GameLine {
  table: TableInfo;
  seat: number;
  waiting_for: readonly number[];
  changed_at: number;
  result: Result | null;
}

/** An event as the receiver saw it, and what a screen or a log says of it. */
export interface Happened<G extends GameName = GameName> {
  event: Games[G]["event"];
  told: readonly Text[];
}

/** Comes first. `last` is the version the client has already, so that it gets only what it missed. */
export interface Hello {
  type: "Hello";
  protocol: number;
  last?: number | null;
}

/** What travels in place of a secret: only how many cards it is. */
export interface Hidden {
  hidden: number;
}

/** Answers AskHint: every legal move of the decision, the most promising first; nothing where nothing is known. */
export interface Hint {
  type: "Hint";
  decision: number;
  moves: readonly Estimated[];
}

/** Which seat to take; the first free one if nothing is said. */
export interface JoinTable {
  seat?: number | null;
}

/** A move the seat may make, and what it would come to. A timed move stands with time 0: the client sets it. */
export interface LegalMove {
  move: string;
  outlook: Text;
}

export interface LinkToken {
  token: string;
}

/** Who the cookie says you are; `guest` is False as long as you are nobody yet. */
export interface Me {
  guest: boolean;
  name: string;
}

/**
 * A move in the game's notation, for the decision it answers.
 *
 * The client makes `id` up and sends the move again under the same one when no answer came: it is applied once.
 */
export interface Move {
  type: "Move";
  id: string;
  decision: number;
  move: string;
}

/**
 * What happened after version `after` and made it `version`.
 *
 * A client at `version` or later drops it; one that is before `after` says Hello again. `now` is None where a later
 * message follows at once that has it.
 */
export interface Moved<G extends GameName = GameName> {
  type: "Moved";
  after: number;
  version: number;
  happened: readonly Happened<G>[];
  now: Now<G> | null;
}

/** A seat for a program that plays from elsewhere, and what it is called: small letters, digits, - and _. */
export interface NewAgent {
  seat: number;
  name: string;
}

export interface NewBot {
  seat: number;
  bot: string;
}

export interface NewName {
  name: string;
}

/** A table whose maker sits at seat 0. `key` is made up by the client: the same key makes no second table. */
export interface NewTable {
  game: string;
  key: string;
  config?: Readonly<Record<string, string | number>>;
  options?: TableOptions;
  bots?: readonly string[];
  start?: boolean;
}

/** Something people at the table should know. */
export interface Notice {
  type: "Notice";
  why: Text;
}

/** How the table stands for whoever gets this. Times are counted from the moment of sending. */
export interface Now<G extends GameName = GameName> {
  decision: number;
  view: Games[G]["view"];
  legal: readonly LegalMove[];
  stuck: Readonly<Record<string, Text>>;
  waiting_for: readonly number[];
  deadline_in_ms: number | null;
  stand_in_in_ms: number | null;
  show_in_ms: number;
  result: Result | null;
}

/** A value that does not go with what is chosen already, and why. */
export interface Off {
  value: string | number;
  why: Text;
}

/**
 * A game that is over, or a record that somebody has brought, before one looks at it move by move.
 *
 * `table.id` is empty for a record; `you` is the seat the reader had. `doubts` say what about a record does not agree.
 */
export interface Outline {
  table: TableInfo;
  you: number | null;
  moves: number;
  result: Result | null;
  ended_at: number | null;
  doubts: readonly Text[];
}

export interface Ping {
  type: "Ping";
  id: number;
}

/** Who is at a seat just now. `windows` counts the connections of a person. */
export interface Place {
  windows: number;
  away: boolean;
  stand_in: boolean;
}

/**
 * A table of one's own that begins with the moves of a finished game up to one: bots have all other seats.
 *
 * `key` is made up by the client: the same key makes no second table.
 */
export interface PlayOn {
  key: string;
  after: number;
  seat: number;
  bot: string;
  options?: TableOptions;
}

export interface PoisonConfig {
  players: number;
  edition: "classic" | "manual" | "outset";
  variant: "draw" | "none";
  zeros: number;
  wilds: number;
  wild_copies: "colour" | "top";
  taken: "everyone" | "nobody";
  first_dealer: number | "random";
  deck: readonly string[] | null;
}

export interface PoisonDealerDrawn {
  type: "DealerDrawn";
  dealer: number;
}

export interface PoisonDealt {
  type: "Dealt";
  seat: number;
  cards: readonly string[] | Hidden;
}

export interface PoisonDrew {
  type: "Drew";
  seat: number;
  cards: readonly string[] | Hidden;
  left: number;
}

export type PoisonEvent =
  | PoisonDealerDrawn
  | PoisonRoundBegan
  | PoisonDealt
  | PoisonPlayed
  | PoisonTook
  | PoisonDrew
  | PoisonPassed
  | PoisonRoundEnded
  | PoisonGameEnded;

export interface PoisonGameEnded {
  type: "GameEnded";
  points: readonly number[];
  winners: readonly number[];
}

/** The seat could play none of its cards (P-2.9). */
export interface PoisonPassed {
  type: "Passed";
  seat: number;
  cards: number;
}

/** `value` is what the card counted as it was played, `total` what lies there once the cauldron has settled. */
export interface PoisonPlayed {
  type: "Played";
  seat: number;
  card: string;
  cauldron: number;
  before: number;
  value: number;
  total: number;
}

/** What a forced pass showed of a hand: it holds at least so many cards of these kinds (P-2.9). */
export interface PoisonProof {
  seat: number;
  kinds: readonly string[];
  at_least: number;
}

export interface PoisonRoundBegan {
  type: "RoundBegan";
  round: number;
  rounds: number;
  dealer: number;
  first: number;
  stack: number;
  out: number;
}

/** All that was taken, and what nobody could play, is turned face up (P-5.1). */
export interface PoisonRoundEnded {
  type: "RoundEnded";
  round: number;
  taken: readonly (readonly string[])[];
  unplayed: readonly (readonly string[])[];
  score: PoisonScore;
  totals: readonly number[];
}

/** A round's reckoning. `counts` are cards taken by seat, red, blue, purple and poison; `majorities` by colour. */
export interface PoisonScore {
  counts: readonly (readonly number[])[];
  majorities: readonly (number | null)[];
  points: readonly number[];
}

export interface PoisonTook {
  type: "Took";
  seat: number;
  cauldron: number;
  cards: readonly string[];
}

/**
 * All that a seat with perfect memory may know; `seat` is None for a spectator.
 *
 * On a screen the taken piles are closed where the table says so, and stand there as `Hidden`.
 */
export interface PoisonView {
  config: PoisonConfig;
  seat: number | null;
  round: number;
  rounds: number;
  dealer: number | null;
  turn: number | null;
  hand: readonly string[];
  hand_sizes: readonly number[];
  stack: number;
  out: number;
  cauldrons: readonly (readonly string[])[];
  colours: readonly (string | null)[];
  totals: readonly number[];
  taken: readonly (readonly string[] | Hidden)[];
  points: readonly number[];
  scores: readonly PoisonScore[];
  proofs: readonly PoisonProof[];
  moves: number;
}

/** Answers a Ping at once; the server measures the round trip, for races. */
export interface Pong {
  type: "Pong";
  id: number;
}

export interface Presence {
  type: "Presence";
  seats: readonly Place[];
  watching: number;
}

/** What the client sent was not understood, not allowed, or came too often; nothing was done. */
export interface Problem {
  type: "Problem";
  why: Text;
}

/** A played game: the same as the file, and what became of it. */
export interface RecordInfo {
  id: string;
  toml: string;
  game: string;
  rules: number;
  config: Readonly<Record<string, string | number>>;
  names: readonly string[];
  moves: readonly string[];
  result: Result | null;
  closed: Text | null;
}

/** The move was not made; `rule` names the paragraph where a rule forbids it. Here is how things stand. */
export interface Refused<G extends GameName = GameName> {
  type: "Refused";
  id: string;
  why: Text;
  rule: string | null;
  version: number;
  now: Now<G> | null;
}

/** The same again after the end: the first press makes the table, every other joins it. */
export interface Rematch {
  type: "Rematch";
}

/** How a finished game ended, in the game's own points; `places` start at 1, and equals share one. */
export interface Result {
  points: readonly number[];
  places: readonly number[];
}

/** Why something was refused: for a program, and as a sentence in the language asked for. */
export interface Said {
  why: Text;
  said: string;
  rule: string | null;
}

/** The seat you have now, and the table. */
export interface Sat {
  seat: number;
  table: TableInfo;
}

/** The host gives an empty seat to a bot. */
export interface SeatBot {
  type: "SeatBot";
  seat: number;
  bot: string;
}

export interface SeatInfo {
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
}

/** What follows the `#` of the link that opens your seat on another device. */
export interface SeatLink {
  token: string;
}

export interface SendEmote {
  type: "SendEmote";
  emote: "good-luck" | "hello" | "hurry" | "laugh" | "oops" | "ouch" | "thanks" | "well-played";
}

/** The host starts the game; every seat must be taken. */
export interface Start {
  type: "Start";
}

/** One move of a finished game, and how things stood after it: for one seat, or with all hands open for each. */
export interface Step<G extends GameName = GameName> {
  version: number;
  seat: number;
  by: string;
  move: string;
  at: number;
  happened: readonly Happened<G>[];
  views: readonly Games[G]["view"][];
}

/** A part of a finished game; `moves` is how many it has in all. `start` is how things stood before. */
export interface Steps<G extends GameName = GameName> {
  game: string;
  moves: number;
  start: readonly Games[G]["view"][];
  steps: readonly Step<G>[];
}

/** The table as it stands at `version`, whatever the client had before; `recent` is what happened last. */
export interface Synced<G extends GameName = GameName> {
  type: "Synced";
  version: number;
  now: Now<G>;
  recent: readonly Happened<G>[];
}

/** Seats, names, host, votes or options have changed; the highest `revision` counts. */
export interface Table {
  type: "Table";
  table: TableInfo;
}

export interface TableId {
  id: string;
}

/** What everybody may know of a table; `revision` rises with every change. */
export interface TableInfo {
  id: string;
  revision: number;
  game: string;
  config: Readonly<Record<string, string | number>>;
  options: TableOptions;
  status: "closed" | "ended" | "open" | "playing";
  host: number | null;
  seats: readonly SeatInfo[];
  votes: readonly number[];
  rematch: string | null;
  closed: Text | null;
}

/** How a table is run, whatever is played on it. */
export interface TableOptions {
  listed?: "no" | "yes";
  newcomers?: "no" | "yes";
  spectators?: "no" | "yes";
  start?: "full" | "host";
  patience_s?: number;
  pace_ms?: number;
}

export interface Text {
  key: string;
  args: Readonly<Record<string, string | number | Text | readonly (string | number | Text)[]>>;
}

export interface VoodooConfig {
  players: number;
  first: number | "random";
  deck: readonly string[] | null;
}

export interface VoodooDealerDrawn {
  type: "DealerDrawn";
  dealer: number;
}

export interface VoodooDealt {
  type: "Dealt";
  seat: number;
  cards: readonly string[] | Hidden;
}

export type VoodooEvent =
  | VoodooDealerDrawn
  | VoodooTrumpDrawn
  | VoodooRoundBegan
  | VoodooDealt
  | VoodooTrumpNamed
  | VoodooPlayed
  | VoodooTrickWon
  | VoodooWentOut
  | VoodooRoundEnded
  | VoodooGameEnded;

export interface VoodooGameEnded {
  type: "GameEnded";
  points: readonly number[];
  winners: readonly number[];
}

/** A card in a trick, and who played it. */
export interface VoodooLaid {
  seat: number;
  card: string;
}

/** A seat that is out of the round, with the points fixed at that moment (V-5.4). */
export interface VoodooOut {
  seat: number;
  points: number;
}

/** `winning` is the seat whose card wins the trick as it now lies. */
export interface VoodooPlayed {
  type: "Played";
  seat: number;
  card: string;
  how: "discards" | "follows" | "leads" | "trumps";
  winning: number;
}

/** `trump` is None where the dealer has yet to name it. */
export interface VoodooRoundBegan {
  type: "RoundBegan";
  round: number;
  rounds: number;
  dealer: number;
  trump: string | null;
  needed: number;
  aside: number;
}

/** `missing` is what `score.last` lacks to the tricks needed, where that is what counts (V-6.4), or None. */
export interface VoodooRoundEnded {
  type: "RoundEnded";
  round: number;
  score: VoodooScore;
  missing: number | null;
  totals: readonly number[];
}

/** A round's reckoning: `out` in the order they went, then `last`; `tricks` and `points` by seat. */
export interface VoodooScore {
  trump: string;
  tricks: readonly number[];
  out: readonly number[];
  last: number;
  points: readonly number[];
}

/** A complete trick in the order it was played; `card` won it for `winner`, who has `worth` tricks more. */
export interface VoodooTrick {
  plays: readonly VoodooLaid[];
  winner: number;
  card: string;
  worth: number;
}

/** `beaten` is the highest card where a doll won by meeting it (V-4.1); `tricks` are the winner's now. */
export interface VoodooTrickWon {
  type: "TrickWon";
  seat: number;
  card: string;
  worth: number;
  beaten: string | null;
  tricks: number;
  needed: number;
}

export interface VoodooTrumpDrawn {
  type: "TrumpDrawn";
  trump: string;
}

export interface VoodooTrumpNamed {
  type: "TrumpNamed";
  seat: number;
  trump: string;
}

/**
 * All that a seat with perfect memory may know; `seat` is None for a spectator.
 *
 * On a screen the won tricks are closed and stand there as `Hidden`, a hand that is laid aside is empty, and what
 * not following suit has shown is left to memory.
 */
export interface VoodooView {
  config: VoodooConfig;
  seat: number | null;
  round: number;
  rounds: number;
  dealer: number | null;
  trump: string | null;
  turn: number | null;
  hand: readonly string[];
  hand_sizes: readonly number[];
  aside: number;
  trick: readonly VoodooLaid[];
  winning: VoodooLaid | null;
  won: readonly VoodooTrick[] | Hidden;
  last: VoodooTrick | null;
  tricks: readonly number[];
  needed: number;
  out: readonly VoodooOut[];
  voids: readonly (readonly string[])[];
  points: readonly number[];
  scores: readonly VoodooScore[];
  moves: number;
}

/** `others` are the tricks of the other seats, in their order from the left, that make up `points` (V-5.2). */
export interface VoodooWentOut {
  type: "WentOut";
  seat: number;
  points: number;
  others: readonly number[];
  laid_aside: number;
  leads: number | null;
}

/** Whether this person wants the game to end unfinished; it does when more than half do. */
export interface VoteEnd {
  type: "VoteEnd";
  yes: boolean;
}

/** Answers Hello. `you` is the client's seat, None for a spectator. */
export interface Welcome {
  type: "Welcome";
  protocol: number;
  build: string;
  you: number | null;
  table: TableInfo;
}

export interface Word {
  value: string;
  label: string;
}
