import { star } from './geometry.ts';

/** The five suits and poison. Colours are CSS (`.suit-red`, in tokens.css); here is what does not need colour. */
export const SUITS = ['red', 'blue', 'purple', 'green', 'yellow', 'poison'] as const;
export type Suit = (typeof SUITS)[number];

const LETTERS = { red: 'R', blue: 'B', purple: 'P', green: 'G', yellow: 'Y', poison: 'X' } as const;
export type Letter = (typeof LETTERS)[Suit];

export const letterOf = (suit: Suit): Letter => LETTERS[suit];

/** The suit of a card's or colour's first letter: `R5`, `X4`, `B`. */
export function suitOf(code: string): Suit {
  const suit = SUITS.find((name) => LETTERS[name] === code[0]);
  if (!suit) throw new RangeError(`no suit has the letter of “${code}”`);
  return suit;
}

/** Each in a 100 x 100 box: silhouettes that differ without colour, and the cut that gives them life. */
export const SHAPES: Record<Suit, readonly [silhouette: string, cut: string]> = {
  red: [
    'M52 3C57 24 86 36 86 64C86 84 70 97 50 97C30 97 14 84 14 63C14 48 22 40 26 24C33 32 36 37 40 41C39 27 42 13 52 3Z',
    'M51 50C56 61 68 66 68 77C68 86 60 91 50 91C40 91 32 86 32 77C32 70 37 66 40 58C43 63 46 64 48 65C48 59 48 55 51 50Z',
  ],
  blue: ['M60 5A46 46 0 1 0 95 66A38 38 0 0 1 60 5Z', star(4, 15, 5, 74, 36)],
  purple: [
    'M50 3C56 3 58 8 57 12C70 16 74 32 76 47C78 60 87 69 97 74L80 81L73 96L60 86L50 98L40 86L27 96L20 81L3 74' +
      'C13 69 22 60 24 47C26 32 30 16 43 12C42 8 44 3 50 3Z',
    'M50 22L54 62L50 84L46 62ZM36 26L39 60L32 78L31 54ZM64 26L69 54L68 78L61 60Z',
  ],
  green: [
    'M94 6C100 54 76 92 32 84C24 90 18 96 10 98L4 92C10 84 14 78 18 70C8 30 44 2 94 6Z',
    'M84 16C62 30 40 52 24 76L28 78C44 56 64 34 84 16Z',
  ],
  yellow: [star(8, 49, 29), star(40, 17, 16)],
  poison: [
    'M50 4C78 4 94 23 94 48C94 62 87 71 77 75L76 88C76 94 72 97 67 97L33 97C28 97 24 94 24 88L23 75C13 71 6 62 6 48C6 23 22 4 50 4Z',
    'M33 38C41 38 46 44 46 52C46 60 40 65 32 65C25 65 20 60 20 52C20 44 25 38 33 38ZM67 38C75 38 80 44 80 52' +
      'C80 60 75 65 68 65C60 65 54 60 54 52C54 44 59 38 67 38ZM50 62L57 76L43 76ZM39 84L42 84L42 97L39 97Z' +
      'M48.5 84L51.5 84L51.5 97L48.5 97ZM58 84L61 84L61 97L58 97Z',
  ],
};
