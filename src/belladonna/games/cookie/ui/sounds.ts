import type { Sound } from '@web/sound.ts';
import type { Event } from '@web/table.ts';

/** A plate is set down. */
const CHOSEN: Sound = [
  { wave: 'noise', pitch: 2200, to: 1200, ms: 80, loud: 0.2 },
  { wave: 'triangle', pitch: 1250, at: 60, ms: 160, loud: 0.12 },
];
const DEAL: Sound = [0, 70, 140].map((at) => ({ wave: 'noise', pitch: 2400, to: 1500, at, ms: 70, loud: 0.16 }));
/** All lids at once. */
const REVEAL: Sound = [
  { wave: 'noise', pitch: 900, to: 3600, ms: 200, loud: 0.28 },
  { wave: 'triangle', pitch: 1047, at: 90, ms: 420, loud: 0.22 },
  { wave: 'triangle', pitch: 1568, at: 110, ms: 420, loud: 0.14 },
];
/** The reader's own mallet. */
export const SMASH: Sound = [
  { wave: 'sine', pitch: 190, to: 55, ms: 220, loud: 0.9 },
  { wave: 'noise', pitch: 1400, to: 500, ms: 160, loud: 0.55 },
  { wave: 'noise', pitch: 3200, to: 2400, at: 60, ms: 240, loud: 0.16 },
];
/** The answer was right, or it was not. */
export const RIGHT: Sound = [
  { wave: 'triangle', pitch: 659, ms: 180, loud: 0.3 },
  { wave: 'triangle', pitch: 988, at: 110, ms: 480, loud: 0.3 },
];
export const WRONG: Sound = [
  { wave: 'sawtooth', pitch: 196, to: 175, ms: 240, loud: 0.16 },
  { wave: 'sawtooth', pitch: 147, to: 131, at: 200, ms: 460, loud: 0.16 },
];

/** What an event sounds like; a smash of the reader's own is heard when it is made. */
export function soundOf(event: Event<'cookie'>, you: number | null): Sound {
  switch (event.type) {
    case 'Chose':
      return CHOSEN;
    case 'Dealt':
      return event.seat === you ? DEAL : [];
    case 'Revealed':
      return REVEAL;
    case 'Settled':
      if (event.outcome.outcome === 'nobody') return [];
      return [...(event.outcome.smashes[0]?.seat === you ? [] : SMASH), ...(event.outcome.outcome === 'win' ? RIGHT : WRONG).map((note) => ({ ...note, at: (note.at ?? 0) + 220 }))];
    default:
      return [];
  }
}
