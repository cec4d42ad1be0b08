import type { Sound } from '@web/sound.ts';
import type { Event } from '@web/table.ts';
import { LIMIT } from './board.svelte.ts';

/** A card into the brew: paper, then a drop. */
const CARD: Sound = [
  { wave: 'noise', pitch: 2600, to: 1400, ms: 90, loud: 0.22 },
  { wave: 'sine', pitch: 380, to: 620, at: 300, ms: 110, loud: 0.3 },
];
/** It seethes and goes over. */
const BOIL: Sound = [
  ...CARD,
  ...[420, 520, 610, 690, 760, 820].map((at, i) => ({ wave: 'sine' as const, pitch: 240 + 60 * (i % 3), to: 520 + 80 * i, at, ms: 120, loud: 0.28 })),
  { wave: 'noise', pitch: 700, to: 3200, at: 480, ms: 900, loud: 0.3 },
];
/** The cards are swept to their owner. */
const TAKE: Sound = [
  { wave: 'noise', pitch: 1800, to: 600, ms: 420, loud: 0.25 },
  { wave: 'sine', pitch: 220, to: 110, at: 120, ms: 380, loud: 0.35 },
];
const DEAL: Sound = [0, 70, 140].map((at) => ({ wave: 'noise', pitch: 2400, to: 1500, at, ms: 70, loud: 0.16 }));
const DRAW: Sound = [{ wave: 'noise', pitch: 2400, to: 1500, ms: 80, loud: 0.2 }];
const PASS: Sound = [{ wave: 'triangle', pitch: 300, to: 240, ms: 260, loud: 0.2 }];

/** What an event sounds like. */
export function soundOf(event: Event<'poison'>, you: number | null): Sound {
  switch (event.type) {
    case 'Played':
      return event.before + event.value > LIMIT ? BOIL : CARD;
    case 'Took':
      return TAKE;
    case 'Dealt':
      return event.seat === you ? DEAL : [];
    case 'Drew':
      return DRAW;
    case 'Passed':
      return PASS;
    default:
      return [];
  }
}
