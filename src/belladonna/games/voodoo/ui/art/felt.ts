import type { Suit } from '@web/art/suits.ts';

/** On green and yellow felt the thread and the patch must be dark to be seen. */
export const isPale = (suit: Suit): boolean => suit === 'green' || suit === 'yellow';
