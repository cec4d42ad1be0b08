import type { Suit } from '@web/art/suits.ts';

/** Food types reuse the five colours; each has an icon of its own and, on screen, its word. */
export const TYPES = ['meat', 'drink', 'fruit', 'cereal', 'spice'] as const;
export type FoodType = (typeof TYPES)[number];

export const SUIT_OF: Record<FoodType, Suit> = {
  meat: 'red',
  drink: 'blue',
  fruit: 'green',
  cereal: 'yellow',
  spice: 'purple',
};

/** In a 100 x 100 box. */
export const TYPE_ICONS: Record<FoodType, string> = {
  meat:
    'M30 62C14 46 22 16 52 12C80 8 96 30 86 54C78 72 56 78 44 72L32 84C34 92 26 98 20 92C18 90 14 90 12 90C6 84 12 76 20 78Z',
  drink: 'M18 8H82C84 42 74 58 56 62V80H72C78 80 80 92 74 92H26C20 92 22 80 28 80H44V62C26 58 16 42 18 8Z',
  fruit:
    'M54 30C68 20 92 28 92 54C92 78 74 96 62 94C56 93 54 90 50 90S44 93 38 94C26 96 8 78 8 54C8 28 32 20 46 30' +
    'C46 18 52 6 66 4C70 14 64 24 54 30Z',
  cereal:
    'M47 98V72C34 72 26 64 26 52C38 52 46 58 47 66V54C34 54 26 46 26 34C38 34 46 40 47 48V38C38 30 38 14 50 2' +
    'C62 14 62 30 53 38V48C54 40 62 34 74 34C74 46 66 54 53 54V66C54 58 62 52 74 52C74 64 66 72 53 72V98Z',
  spice: 'M60 26L84 2L94 12L72 36H92C92 62 82 78 66 84V90H74V98H26V90H34V84C18 78 8 62 8 36H52Z',
};
