import type { Component } from 'svelte';
import type { ExampleProps, GameUi } from './table.ts';

/** What each game's folder brings, found by glob: a fourth game is a fourth folder. */
type Load<Found> = () => Promise<Found>;

const gameOf = (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? path;

const byGame = <Found>(found: Record<string, () => Promise<unknown>>) =>
  Object.fromEntries(Object.entries(found).map(([path, load]) => [gameOf(path), load])) as Record<string, Load<Found>>;

/** The games whose table is drawn, each its own chunk; what a `GameUi` is, `table.ts` says. */
export const GAMES = byGame<GameUi>(import.meta.glob('../../src/belladonna/games/*/ui/index.ts', { import: 'default' }));

/** What draws an example of a game's rules; a game without one has its sentences only. */
export const EXAMPLES = byGame<Component<ExampleProps>>(
  import.meta.glob('../../src/belladonna/games/*/ui/Example.svelte', { import: 'default' }),
);

/** Pages that only one game has: `ui/pages/deck.svelte` is at `/deck`. */
export const PAGES: Readonly<Record<string, { game: string; load: Load<Component<Record<string, never>>> }>> = Object.fromEntries(
  Object.entries(import.meta.glob<Component<Record<string, never>>>('../../src/belladonna/games/*/ui/pages/*.svelte', { import: 'default' })).map(
    ([path, load]) => [/([^/]+)\.svelte$/.exec(path)?.[1] ?? '', { game: gameOf(path), load }],
  ),
);

/** The pages of a game by name; the page calls them `page-more-<name>`. */
export const pagesOf = (game: string): string[] => Object.keys(PAGES).filter((name) => PAGES[name]?.game === game).reverse();

/** A game's picture for the landing page. */
export const POSTERS = byGame<Component<Record<string, never>>>(
  import.meta.glob('../../src/belladonna/games/*/ui/art/Poster.svelte', { import: 'default' }),
);

/** A game's room, for where no board is: the waiting room. */
export const SCENES = byGame<Component<Record<string, never>>>(
  import.meta.glob('../../src/belladonna/games/*/ui/art/Scene.svelte', { import: 'default' }),
);

/** The order in which games stand beside each other; one that is not named here comes last. */
const SHELF = ['poison', 'voodoo', 'cookie'];

export const byShelf = (a: { name: string }, b: { name: string }): number =>
  (SHELF.indexOf(a.name) + 1 || SHELF.length + 1) - (SHELF.indexOf(b.name) + 1 || SHELF.length + 1);
