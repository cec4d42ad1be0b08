import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte.ts';
import { OVER, Speakers, TURN, WON, type Sound } from './sound.ts';

const SOUNDS = import.meta.glob<Record<string, unknown>>('../../src/belladonna/games/*/ui/sounds.ts', { eager: true });

/** Counts what is asked of the sound machine, and keeps how loud it was last. */
class Machine {
  static made = 0;
  static voices = 0;
  static gains: { value: number }[] = [];
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  constructor() {
    Machine.made++;
  }
  createGain = () => {
    const gain = { value: 1, ...ramps };
    Machine.gains.push(gain);
    return { ...node, gain };
  };
  createDynamicsCompressor = () => node;
  createOscillator = () => this.#voice();
  createBufferSource = () => this.#voice();
  createBiquadFilter = () => ({ ...node, frequency: ramps });
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  #voice() {
    Machine.voices++;
    return { ...node, frequency: ramps, start: () => undefined, stop: () => undefined };
  }
}
const ramps = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const node: { connect: (to: unknown) => unknown; disconnect: () => void } = { connect: (to) => to, disconnect: () => undefined };

const touched = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });

beforeEach(() => {
  [Machine.made, Machine.voices, Machine.gains] = [0, 0, []];
  vi.stubGlobal('AudioContext', Machine);
  touched(true);
  settings.set('sound', true);
  settings.set('volume', 'middle');
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is heard, and no sound machine is made, before the reader has touched the page', () => {
  touched(false);
  new Speakers().play(TURN);
  expect(Machine.made).toBe(0);
});

test('nothing is heard when sound is off, or there is nothing to hear', () => {
  settings.set('sound', false);
  new Speakers().play(TURN);
  settings.set('sound', true);
  new Speakers().play([]);
  expect(Machine.made).toBe(0);
});

test('a sound has a voice for each of its notes, from one machine', () => {
  const speakers = new Speakers();
  speakers.play(TURN);
  speakers.play(WON);
  expect([Machine.made, Machine.voices]).toEqual([1, TURN.length + WON.length]);
});

test('volume is as the reader set it, and gentler where little motion is asked for', () => {
  const loudness = (volume: 'soft' | 'full'): number => {
    settings.set('volume', volume);
    Machine.gains = [];
    new Speakers().play(TURN);
    return Machine.gains[0]?.value ?? NaN;
  };
  const full = loudness('full');
  expect(loudness('soft')).toBeLessThan(full);
  settings.set('motion', 'calm');
  expect(loudness('full')).toBe(full / 2);
  settings.set('motion', 'full');
});

test('many at once are not a din', () => {
  const speakers = new Speakers();
  for (let i = 0; i < 30; i++) speakers.play(OVER);
  expect(Machine.voices).toBeLessThanOrEqual(3 * OVER.length);
});

test.each(Object.entries(SOUNDS))('the sounds of %s are short and nothing in them is louder than the machine can be', (_, found) => {
  const soundOf = found['soundOf'] as (event: object, you: number) => Sound;
  const outcome = { outcome: 'violation', smashes: [{ seat: 1 }] };
  const events = ['Played', 'Took', 'Dealt', 'Drew', 'Passed', 'TrickWon', 'TrumpNamed', 'WentOut', 'Chose', 'Revealed', 'Settled'].map(
    (type) => ({ type, seat: 0, before: 12, value: 5, worth: 2, outcome }),
  );
  const heard = events.map((event) => soundOf(event, 0)).filter((sound) => sound.length);
  expect(heard.length).toBeGreaterThanOrEqual(4);
  for (const note of heard.flat()) {
    expect((note.at ?? 0) + note.ms).toBeLessThan(1700);
    expect(note.loud ?? 0.4).toBeLessThanOrEqual(1);
    expect(Math.min(note.pitch, note.to ?? note.pitch)).toBeGreaterThan(20);
  }
});
