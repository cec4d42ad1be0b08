import { getContext, setContext, tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { flash, fly, hide, slide, TIMES } from './flight.ts';
import { movesBetween, targetAt, type Box, type Layout, type Move, type Unseen } from './moves.ts';

/** How one change of the table is shown. */
export interface Change extends Unseen {
  /** Cards that turn face down on their way. */
  down?: ((key: string) => boolean) | undefined;
  /** ms of a flight, between two cards, and px of its arc; before pace. */
  duration?: number;
  stagger?: number;
  arc?: number;
}

export interface Pace {
  /** What durations are multiplied by; 0 shows nothing and waits for nothing. */
  pace: number;
  /** Moves are cuts. */
  still: boolean;
}

interface Card {
  key: string;
  zone: string;
}
/** A card's element and its size without turn or lift, measured while it is in the document. */
interface Drawn {
  element: HTMLElement;
  width: number;
  height: number;
}

/** Cards and zones, and the motion between two states. It knows no rules and no game.
 *
 *  Elements say what they are by attachments: `{@attach stage.card(key, zone)}` on a card's picture, `{@attach
 *  stage.zone(name)}` on a place where cards lie or vanish, `{@attach stage.target(name)}` on what a card may be dropped
 *  on. Then `await stage.change(() => (view = next))` measures, changes, measures again and shows the difference. */
export class Stage {
  readonly #how: () => Pace;
  readonly #cards = new Map<HTMLElement, Card>();
  readonly #zones = new Map<string, HTMLElement>();
  readonly #targets = new Map<string, HTMLElement>();
  readonly #running = new Set<Animation>();
  readonly #rests = new Set<() => void>();
  #layer: HTMLElement | null = null;
  #back: HTMLElement | null = null;

  constructor(how: () => Pace) {
    this.#how = how;
  }

  card(key: string, zone: string): Attachment<HTMLElement> {
    return (element) => {
      this.#cards.set(element, { key, zone });
      return () => this.#cards.delete(element);
    };
  }

  zone(name: string): Attachment<HTMLElement> {
    return (element) => this.#named(this.#zones, name, element);
  }

  target(name: string): Attachment<HTMLElement> {
    return (element) => this.#named(this.#targets, name, element);
  }

  /** The layer cards fly in; `Stage.svelte` brings it. */
  readonly layer: Attachment<HTMLElement> = (element) => {
    this.#layer = element;
    return () => (this.#layer = null);
  };

  /** A card's back, out of sight, for cards that turn over on their way. */
  readonly back: Attachment<HTMLElement> = (element) => {
    this.#back = element;
    return () => (this.#back = null);
  };

  /** The drop target at a point of the window. */
  targetAt(x: number, y: number): string | null {
    return targetAt(boxes(this.#targets), x, y);
  }

  /** Changes the table's state by `mutate` and shows the difference; resolves when everything has landed. */
  async change(mutate: () => void, how: Change = {}): Promise<void> {
    const { pace, still } = this.#how();
    if (pace === 0 || document.visibilityState === 'hidden') {
      mutate();
      await tick();
      return;
    }
    await breath();
    const before = this.#layout();
    // Those that go are out of the document after the change; their likeness is made from what they were.
    const were = this.#drawn();
    mutate();
    await tick();
    const moves = movesBetween(before, this.#layout(), how);
    const are = this.#drawn();
    if (still) {
      const lit = new Set(moves.filter((move) => move.kind !== 'shift').map((move) => move.zone));
      this.#run([...lit].flatMap((zone) => this.#zones.get(zone) ?? []).map(flash));
      return;
    }
    await this.#run(moves.flatMap((move, i) => this.#show(move, i, how, pace, were, are)));
  }

  /** A pause of so many ms, by pace: a finished trick lies still. */
  async rest(ms: number): Promise<void> {
    const { pace } = this.#how();
    if (pace === 0 || document.visibilityState === 'hidden') return;
    await new Promise<void>((resolve) => {
      const over = () => {
        clearTimeout(timer);
        this.#rests.delete(over);
        resolve();
      };
      const timer = setTimeout(over, ms * pace);
      this.#rests.add(over);
    });
  }

  /** Ends all motion and every rest now: the page was hidden, or the reader is in a hurry. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    for (const over of this.#rests) over();
  }

  #show(
    move: Move,
    place: number,
    { down, duration = TIMES.card, stagger = TIMES.stagger, arc = 40 }: Change,
    pace: number,
    were: ReadonlyMap<string, Drawn>,
    are: ReadonlyMap<string, Drawn>,
  ): Animation[] {
    const element = are.get(move.key)?.element;
    if (move.kind === 'shift') return element ? [slide(element, move.from, move.to, TIMES.shift * pace)] : [];
    const like = larger(were.get(move.key), are.get(move.key));
    if (!like || !this.#layer) return [];
    const back = down?.(move.key) ? this.#back : null;
    // A chip is too small to be seen turning: a card's back goes in its stead.
    const isChip = back !== null && back.offsetWidth > like.width;
    const shown = isChip
      ? { like: back, size: { width: back.offsetWidth, height: back.offsetHeight } }
      : { like: like.element, size: like, turned: back ?? undefined };
    const timing = { duration: duration * pace, delay: place * stagger * pace };
    const flight = fly(this.#layer, { ...shown, from: move.from, to: move.to, arc, falls: move.kind === 'leave', ...timing });
    return element && move.kind !== 'leave' ? [...flight, hide(element, timing.duration + timing.delay)] : flight;
  }

  async #run(animations: Animation[]): Promise<void> {
    for (const animation of animations) {
      this.#running.add(animation);
      const over = () => this.#running.delete(animation);
      animation.finished.then(over, over);
    }
    await Promise.allSettled(animations.map((animation) => animation.finished));
  }

  #layout(): Layout {
    const cards = [...this.#cards].map(([element, { key, zone }]) => [key, { zone, box: element.getBoundingClientRect() }] as const);
    return { cards: new Map(cards), zones: boxes(this.#zones) };
  }

  #drawn(): Map<string, Drawn> {
    const measured = [...this.#cards].map(([element, { key }]) => {
      return [key, { element, width: element.offsetWidth, height: element.offsetHeight }] as const;
    });
    return new Map(measured);
  }

  #named(map: Map<string, HTMLElement>, name: string, element: HTMLElement): () => void {
    map.set(name, element);
    return () => {
      if (map.get(name) === element) map.delete(name);
    };
  }
}

/** Lets the browser breathe: what led here and what is shown now are two tasks, so that neither keeps it from a frame. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const boxes = (elements: ReadonlyMap<string, HTMLElement>): Map<string, Box> =>
  new Map([...elements].map(([name, element]) => [name, element.getBoundingClientRect()]));

/** A chip in a cauldron and a card in a hand are one card: what flies is the one drawn larger. */
const larger = (a: Drawn | undefined, b: Drawn | undefined): Drawn | undefined => (a && b ? (a.width > b.width ? a : b) : (a ?? b));

const KEY = Symbol('stage');
export const provideStage = (stage: Stage): Stage => setContext(KEY, stage);
export const useStage = (): Stage => getContext<Stage>(KEY);
