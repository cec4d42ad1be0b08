import type { Sound } from '@web/sound.ts';
import type { Event } from '@web/table.ts';

/** A card on felt. */
const CARD: Sound = [
  { wave: 'noise', pitch: 1500, to: 700, ms: 110, loud: 0.3 },
  { wave: 'sine', pitch: 130, to: 90, at: 60, ms: 90, loud: 0.3 },
];
const DEAL: Sound = [0, 70, 140].map((at) => ({ wave: 'noise', pitch: 1600, to: 900, at, ms: 70, loud: 0.2 }));
/** The trump is sewn on: thread, thread, and a small bell. */
const TRUMP: Sound = [
  { wave: 'noise', pitch: 3400, to: 4200, ms: 130, loud: 0.14 },
  { wave: 'noise', pitch: 3400, to: 4200, at: 180, ms: 130, loud: 0.14 },
  { wave: 'triangle', pitch: 880, at: 360, ms: 700, loud: 0.22 },
];
/** A pin drops. */
const pin = (at: number): Sound => [
  { wave: 'triangle', pitch: 2093, to: 1976, at, ms: 180, loud: 0.2 },
  { wave: 'sine', pitch: 3136, at: at + 30, ms: 140, loud: 0.1 },
];
/** Cards are gathered, and the pins of the trick drop: two for a splitter's. */
const TRICK: Sound = [{ wave: 'noise', pitch: 1200, to: 500, ms: 380, loud: 0.22 }, ...pin(340)];
const TWO: Sound = [...TRICK, ...pin(480)];
const OUT: Sound = [
  { wave: 'triangle', pitch: 294, ms: 300, loud: 0.26 },
  { wave: 'triangle', pitch: 220, at: 170, ms: 520, loud: 0.26 },
];

/** What an event sounds like. */
export function soundOf(event: Event<'voodoo'>, you: number | null): Sound {
  switch (event.type) {
    case 'Played':
      return CARD;
    case 'TrickWon':
      return event.worth > 1 ? TWO : TRICK;
    case 'TrumpDrawn':
    case 'TrumpNamed':
      return TRUMP;
    case 'WentOut':
      return OUT;
    case 'Dealt':
      return event.seat === you ? DEAL : [];
    default:
      return [];
  }
}
