import { settings, type Choices } from './settings.svelte.ts';

/** One tone or puff of a sound. Times are in ms from the sound's beginning. */
export interface Note {
  /** A wave of the synthesiser, or noise around a pitch. */
  wave: OscillatorType | 'noise';
  /** Hz, and where it glides to. */
  pitch: number;
  to?: number;
  at?: number;
  ms: number;
  /** From 0 to 1. */
  loud?: number;
}

/** A sound is a few notes: small enough to lie beside the drawings, in a game's `ui/sounds.ts`. */
export type Sound = readonly Note[];

const LOUDNESS: Record<Choices['volume'], number> = { soft: 0.25, middle: 0.55, full: 1 };
/** Who asked for little motion is not startled either. */
const GENTLE = 0.5;
const ATTACK_S = 0.012;
const SILENCE = 0.0001;
/** More than so many sounds in a moment are a din: a hand that is dealt, a game that is caught up with. */
const MOST = 3;
const MOMENT_MS = 90;

/** Plays sounds that are made when they are heard. Nothing is heard before the reader has touched the page, and no sound
 *  machine is asked for before something is to be heard. */
export class Speakers {
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #noise: AudioBuffer | null = null;
  #recent: number[] = [];

  play(sound: Sound): void {
    if (!settings.get('sound') || !sound.length || !this.#mayPlay()) return;
    const context = this.#wake();
    if (!context || !this.#out) return;
    this.#out.gain.value = LOUDNESS[settings.get('volume')] * (settings.still ? GENTLE : 1);
    for (const note of sound) this.#note(context, this.#out, note, context.currentTime);
  }

  #mayPlay(): boolean {
    const now = performance.now();
    this.#recent = this.#recent.filter((at) => now - at < MOMENT_MS);
    if (this.#recent.length >= MOST) return false;
    this.#recent.push(now);
    return true;
  }

  #wake(): AudioContext | null {
    if (typeof AudioContext !== 'function' || !navigator.userActivation?.hasBeenActive) return null; // a page may not speak first
    if (!this.#context) {
      this.#context = new AudioContext();
      this.#out = this.#context.createGain();
      const limit = this.#context.createDynamicsCompressor(); // several at once are not louder than one
      this.#out.connect(limit).connect(this.#context.destination);
    }
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context;
  }

  #note(context: AudioContext, out: AudioNode, { wave, pitch, to = pitch, at = 0, ms, loud = 0.4 }: Note, now: number): void {
    const [start, end] = [now + at / 1000, now + (at + ms) / 1000];
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(SILENCE, start);
    envelope.gain.linearRampToValueAtTime(loud, Math.min(start + ATTACK_S, end));
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    const { source, tuned, through } = wave === 'noise' ? this.#puff(context) : tone(context, wave);
    tuned.setValueAtTime(pitch, start);
    if (to !== pitch) tuned.exponentialRampToValueAtTime(to, end);
    through.connect(envelope).connect(out);
    source.start(start);
    source.stop(end);
    source.onended = () => envelope.disconnect();
  }

  #puff(context: AudioContext): Voice {
    this.#noise ??= noise(context);
    const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
    source.buffer = this.#noise;
    source.loop = true;
    filter.type = 'bandpass';
    return { source, tuned: filter.frequency, through: source.connect(filter) };
  }
}

interface Voice {
  source: AudioScheduledSourceNode;
  tuned: AudioParam;
  through: AudioNode;
}

function tone(context: AudioContext, wave: OscillatorType): Voice {
  const source = context.createOscillator();
  source.type = wave;
  return { source, tuned: source.frequency, through: source };
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const speakers = new Speakers();

// What no game has to bring itself.

/** It is the reader's turn: two soft bells. */
export const TURN: Sound = [
  { wave: 'triangle', pitch: 523, ms: 480, loud: 0.3 },
  { wave: 'triangle', pitch: 784, at: 120, ms: 520, loud: 0.3 },
];
/** The game is over. */
export const OVER: Sound = [
  { wave: 'triangle', pitch: 392, ms: 420, loud: 0.3 },
  { wave: 'triangle', pitch: 330, at: 160, ms: 460, loud: 0.3 },
  { wave: 'triangle', pitch: 262, at: 320, ms: 900, loud: 0.3 },
];
/** The reader has won it. */
export const WON: Sound = [
  { wave: 'triangle', pitch: 392, ms: 260, loud: 0.3 },
  { wave: 'triangle', pitch: 494, at: 130, ms: 260, loud: 0.3 },
  { wave: 'triangle', pitch: 587, at: 260, ms: 260, loud: 0.3 },
  { wave: 'triangle', pitch: 784, at: 390, ms: 1100, loud: 0.35 },
  { wave: 'sine', pitch: 1568, at: 390, ms: 1100, loud: 0.08 },
];
