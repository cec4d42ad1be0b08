import type { Component } from 'svelte';
import type { GameUi } from './table.ts';

/** What each game's folder brings, found by glob: a fourth game is a fourth folder. */
type Load<Found> = () => Promise<Found>;

const gameOf = (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? path;

const byGame = <Found>(found: Record<string, () => Promise<unknown>>) =>
  Object.fromEntries(Object.entries(found).map(([path, load]) => [gameOf(path), load])) as Record<string, Load<Found>>;

/** The games whose table is drawn, each its own chunk; what a `GameUi` is, `table.ts` says. */
export const GAMES = byGame<GameUi>(import.meta.glob('../../src/belladonna/games/*/ui/index.ts', { import: 'default' }));

/** A game's picture for the landing page. */
export const POSTERS = byGame<Component<Record<string, never>>>(
  import.meta.glob('../../src/belladonna/games/*/ui/art/Poster.svelte', { import: 'default' }),
);
