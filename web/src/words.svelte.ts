import { loadTexts } from './text/catalogues.ts';
import { Speaker } from './text/speaker.ts';
import { text, type Arg, type Text } from './text/text.ts';
import type { FluentBundle } from '@fluent/bundle';

const AGAIN_MS = 1_500;

/** The page's words, in the language in force. */
class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  /** New whenever words were added, so that what was said is said anew. */
  #speaker = $state.raw<Speaker | null>(null);
  readonly #games = new Set<string>();
  #language = '';

  get ready(): boolean {
    return this.#speaker !== null;
  }

  say(message: Text): string {
    return this.#speaker?.say(message) ?? '';
  }

  /** Whoever speaks at a table: with the players' names, to one of them. */
  speaker(names: readonly string[], you: number | null): Speaker | null {
    return this.#speaker && this.#bundle && new Speaker(this.#bundle, names, you);
  }

  /** Speaks a language from when its words are there; until then the one before. */
  async speak(language: string): Promise<void> {
    this.#language = language;
    try {
      const bundle = await loadTexts(language, [...this.#games]);
      if (language === this.#language) {
        this.#bundle = bundle;
        this.#speaker = new Speaker(bundle);
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS)); // no network just now
      if (language === this.#language) await this.speak(language);
    }
  }

  /** Loads a game's words. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    if (this.#language) await this.speak(this.#language);
  }
}

export const words = new Words();

/** A message of the page in the reader's language. */
export const t = (key: string, args?: Record<string, Arg>): string => words.say(text(key, args));
