import { keep, onKept, readKept } from './kept.ts';
import { bestLanguage, LANGUAGES } from './text/catalogues.ts';

/** What the reader chose. Kept in this browser; where it forbids that, for as long as the page is open. */
export interface Choices {
  theme: 'night' | 'day' | 'system';
  /** null follows the browser. */
  language: string | null;
  motion: 'full' | 'calm';
  speed: 'brisk' | 'normal' | 'calm';
  sound: boolean;
  volume: 'soft' | 'middle' | 'full';
  vibration: boolean;
  notifications: boolean;
  /** Keys 1 to 9, Space and letters; a screen reader may want them for itself. */
  singleKeys: boolean;
  /** What a hand is sorted by first. */
  handOrder: 'suit' | 'number';
  /** Play a card that is the only legal one. */
  playForced: boolean;
  /** A tap chooses, a second one plays. */
  confirm: boolean;
  /** The first game's guide was closed for good. */
  guideClosed: boolean;
}

export const DEFAULTS: Readonly<Choices> = {
  theme: 'system',
  language: null,
  motion: 'full',
  speed: 'normal',
  sound: true,
  volume: 'middle',
  vibration: true,
  notifications: false,
  singleKeys: true,
  handOrder: 'suit',
  playForced: false,
  confirm: false,
  guideClosed: false,
};

const ONE_OF: { [K in keyof Choices]?: readonly Choices[K][] } = {
  theme: ['night', 'day', 'system'],
  motion: ['full', 'calm'],
  speed: ['brisk', 'normal', 'calm'],
  volume: ['soft', 'middle', 'full'],
  handOrder: ['suit', 'number'],
};
const PACES: Record<Choices['speed'], number> = { brisk: 0.6, normal: 1, calm: 1.6 };
const KEY = 'belladonna.settings';

/** What was stored, field by field: an older page, a newer one or a hand may have written anything. */
export function readChoices(stored: string | null): Partial<Choices> {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const values = found as Record<string, unknown>;
  const fits = (name: keyof Choices): boolean => {
    const value = values[name];
    if (name === 'language') return value === null || LANGUAGES.includes(value as string);
    const allowed: readonly unknown[] | undefined = ONE_OF[name];
    return allowed ? allowed.includes(value) : typeof value === 'boolean';
  };
  const names = (Object.keys(DEFAULTS) as (keyof Choices)[]).filter((name) => name in values && fits(name));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

const asks = (query: string): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia(query) : null;

export class Settings {
  #chosen = $state<Partial<Choices>>({});
  #prefersDay = $state(false);
  #prefersStill = $state(false);

  constructor() {
    this.#chosen = readChoices(readKept(KEY));
    const light = asks('(prefers-color-scheme: light)');
    const still = asks('(prefers-reduced-motion: reduce)');
    this.#prefersDay = light?.matches ?? false;
    this.#prefersStill = still?.matches ?? false;
    light?.addEventListener('change', (event) => (this.#prefersDay = event.matches));
    still?.addEventListener('change', (event) => (this.#prefersStill = event.matches));
    // Another tab's choice is this one's too.
    onKept(KEY, (text) => (this.#chosen = readChoices(text)));
  }

  get<K extends keyof Choices>(name: K): Choices[K] {
    return this.#chosen[name] ?? DEFAULTS[name];
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#chosen = { ...this.#chosen, [name]: value };
    keep(KEY, JSON.stringify(this.#chosen));
  }

  /** The theme in force. */
  get theme(): 'night' | 'day' {
    const wanted = this.get('theme');
    return wanted === 'system' ? (this.#prefersDay ? 'day' : 'night') : wanted;
  }

  /** The language in force: the one chosen, or the browser's. */
  get language(): string {
    return this.get('language') ?? bestLanguage(navigator.languages);
  }

  /** Moves are cuts and nothing moves by itself: asked of the system or of the page. */
  get still(): boolean {
    return this.#prefersStill || this.get('motion') === 'calm';
  }

  /** What all durations are multiplied by; `?pace=0` in the address makes tests quick. */
  get pace(): number {
    const asked = Number(new URLSearchParams(location.search).get('pace') ?? NaN);
    return asked >= 0 ? asked : PACES[this.get('speed')];
  }

  /** Puts theme, motion, pace and language on the document; call it in an effect. */
  apply(root: HTMLElement = document.documentElement): void {
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.still ? 'calm' : 'full';
    root.style.setProperty('--pace', String(this.pace));
    root.lang = this.language;
    const ground = getComputedStyle(root).getPropertyValue('--night-1').trim();
    if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
}

export const settings = new Settings();
