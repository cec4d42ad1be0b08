import type { CookiePuzzleDealt, CookieSmashJudged, CookieView } from '@web/net/messages.ts';
import { speakers, type Sound } from '@web/sound.ts';
import type { Stage } from '@web/stage/stage.ts';
import type { SeatNow } from '@web/table.ts';
import { botName, familiarOf } from '@web/table/people.ts';
import type { Text } from '@web/text/text.ts';
import { words } from '@web/words.svelte.ts';
import { Board } from '../board.svelte.ts';
import type { FeastTable } from '../menu.svelte.ts';

/** s; any limit that is short enough to be a race. */
const TIMED_S = 60;

/** A table that was dealt to be solved, as the feast sees a table: nobody sits there, and a race stands still. */
export class PuzzleTable implements FeastTable {
  readonly you = null;
  readonly deadline = null;
  readonly stage: Stage;
  readonly view: CookieView;
  readonly #seats: readonly number[];
  readonly #speaker = $derived.by(() => words.speaker(this.#seats.map(botName), null));

  constructor(dealt: CookiePuzzleDealt, timed: boolean, stage: Stage) {
    this.stage = stage;
    this.view = viewOf(dealt, timed);
    this.#seats = Array.from({ length: dealt.players }, (_, seat) => seat);
  }

  get seats(): readonly SeatNow[] {
    return this.#seats.map((seat) => ({ name: botName(seat), familiar: familiarOf(seat), state: 'waiting', says: '', emote: null }));
  }
  say(message: Text): string {
    return this.#speaker?.say(message) ?? '';
  }
  name(seat: number): string {
    return this.#speaker?.name(seat) ?? '';
  }
  card(code: string): string {
    return this.#speaker?.card('cookie', code) ?? '';
  }
  hear(sound: Sound): void {
    speakers.play(sound);
  }
}

function viewOf({ circle, players, king, set, scores }: CookiePuzzleDealt, timed: boolean): CookieView {
  const none = scores.map(() => 0);
  return {
    config: { players, set, deck: null, copies: 1, variant: 'none', floor: 'zero', first_king: king, choose_s: 0, countdown_s: 0, race_s: timed ? TIMED_S : 0 },
    seat: null,
    phase: 'race',
    round: 1,
    king,
    cards: circle.map(({ card }) => card),
    hand: [],
    pile: [],
    hand_sizes: none,
    due: none.map(() => circle.length / players),
    chosen: none.map(() => circle.length / players),
    mine: [],
    circle,
    smashed: null,
    points: scores,
    gone: [],
    lost: [],
    returned: [],
    outcomes: [],
    explained: null,
    winners: [],
    decision: 0,
  };
}

/** Its board: once it is judged, all that is known lies there, and the explanation comes and goes over it. */
export class PuzzleBoard extends Board {
  readonly #dealt: CookiePuzzleDealt;
  #judged: CookieSmashJudged | null = null;
  /** Whether the explanation is open. */
  explaining = $state(false);

  constructor(table: PuzzleTable, dealt: CookiePuzzleDealt) {
    super(table);
    this.#dealt = dealt;
    void this.menu.load(dealt.circle.map(({ card }) => card));
  }

  judge(judged: CookieSmashJudged): void {
    this.#judged = judged;
    this.#lay(judged.found.steps.length + 1);
  }
  explain(): void {
    this.#lay(1);
    this.explaining = true;
  }
  override close(): void {
    this.explaining = false;
    if (this.#judged) this.#lay(this.#judged.found.steps.length + 1);
  }

  #lay(at: number): void {
    if (!this.#judged) return;
    const { found } = this.#judged;
    const { circle, king, scores } = this.#dealt;
    this.told = {
      outcome: {
        round: 1,
        king,
        circle,
        scores: scores.map((points, seat) => [seat, points] as const),
        smashes: [],
        target: found.target,
        poisoned: found.poisoned,
        eliminated: found.eliminated,
        outcome: 'nobody',
        king_after: king,
        points: scores,
      },
      found,
      settled: null,
      at,
    };
  }
}
