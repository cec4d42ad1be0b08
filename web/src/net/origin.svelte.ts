import { api } from './api.ts';

const HERE_ONLY = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address that links for others begin with. `localhost` is of use to nobody else, so the server is asked for a better one. */
class Origin {
  #shared = $state<string | null>(null);
  #asked = $state(false);

  get base(): string {
    return this.#shared ?? location.origin;
  }
  /** Whether only this machine reaches the server, as far as anybody knows. */
  get hereOnly(): boolean {
    return this.#asked && this.#shared === null && HERE_ONLY.has(location.hostname);
  }

  /** Asks once; a server that does not answer is asked again the next time. */
  async find(): Promise<void> {
    if (this.#asked || !HERE_ONLY.has(location.hostname)) return;
    try {
      this.#shared = (await api.address()).share;
      this.#asked = true;
    } catch {
      // The page says elsewhere that the server does not answer.
    }
  }
}

export const origin = new Origin();
