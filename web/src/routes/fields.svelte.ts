import { api } from '../net/api.ts';
import type { GameInfo, TableInfo } from '../net/messages.ts';
import { t, words } from '../words.svelte.ts';

/** The games with their options, and each game's words, for pages that show tables of several games. */
export function useFields(): { readonly games: readonly GameInfo[] } {
  let games = $state.raw<readonly GameInfo[]>([]);
  void api.games().then(
    async (found) => {
      await Promise.all(found.map(({ name }) => words.learn(name)));
      games = found;
    },
    () => undefined, // the page itself says that nobody answers
  );
  return {
    get games() {
      return games;
    },
  };
}

/** By which rules a table plays, in a few words: what is chosen of several, and what is not as usual. */
export function configName(table: TableInfo, games: readonly GameInfo[]): string {
  const config: Readonly<Record<string, unknown>> = table.config;
  const fields = games.find((game) => game.name === table.game)?.fields ?? [];
  const said = fields.flatMap((field) => {
    const value = config[field.name] ?? field.default;
    const word = field.words.find((each) => each.value === value);
    return word && (field.words.length > 2 || value !== field.default) ? [t(word.label)] : [];
  });
  return [...said, t('page-seats-count', { count: table.seats.length })].join(', ');
}
