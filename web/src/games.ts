import type { Component } from 'svelte';

/** The games whose table is drawn, each in its own folder and its own chunk: a fourth game is a fourth folder. */
type Load<P extends Record<string, unknown>> = () => Promise<Component<P>>;

const gameOf = (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? path;

const byGame = <P extends Record<string, unknown>>(found: Record<string, () => Promise<unknown>>) =>
  Object.fromEntries(Object.entries(found).map(([path, load]) => [gameOf(path), load])) as Record<string, Load<P>>;

/** A game's table. What it is given is the table screen's affair (`web/src/routes`). */
export const TABLES = byGame(import.meta.glob('../../src/belladonna/games/*/ui/Table.svelte', { import: 'default' }));

/** A game's picture for the landing page. */
export const POSTERS = byGame<Record<string, never>>(
  import.meta.glob('../../src/belladonna/games/*/ui/art/Poster.svelte', { import: 'default' }),
);
