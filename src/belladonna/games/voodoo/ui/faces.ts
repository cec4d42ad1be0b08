import type { ComponentProps } from 'svelte';
import type Card from './art/Card.svelte';

export type Face = NonNullable<ComponentProps<typeof Card>['kind']>;

/** The prince is the highest card of the deck that so many use (V-1.8). */
const PRINCES: Readonly<Record<number, number>> = { 2: 10, 3: 10, 4: 12, 5: 15 };

/** What is drawn on a card; what it can do is told when it does it. */
export function faceOf(code: string, players: number): Face {
  const value = Number(code.slice(1));
  if (value === 0) return 'doll';
  if (value === 5 || value === 7) return 'splitter';
  return value === PRINCES[players] ? 'prince' : 'plain';
}
