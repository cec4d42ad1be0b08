import type { FoodType } from '@games/cookie/ui/art/types.ts';
import { text, type Arg, type Text } from '@web/text/text.ts';

/** Specimen cards: what the server would send. Blanks hold the values the specimens print. */
const CARDS: readonly [food: string, type: FoodType, number: number, args?: Record<string, Arg | FoodType>][] = [
  ['cream', 'meat', 5], ['pork', 'meat', 2], ['wine', 'drink', 6], ['coffee', 'drink', 8, { row: 3 }], ['apple', 'fruit', 6],
  ['pear', 'fruit', 4], ['cookie', 'cereal', 9], ['mustard', 'cereal', 3], ['pepper', 'spice', 7, { least: 2 }], ['mint', 'spice', 1],
  ['fish', 'meat', 4], ['cheese', 'meat', 2], ['water', 'drink', 7], ['milk', 'drink', 3], ['orange', 'fruit', 5, { n: 7 }],
  ['cauli', 'fruit', 4, { n: 3 }], ['bread', 'cereal', 6], ['honey', 'cereal', 9, { most: 2 }], ['cinnamon', 'spice', 4], ['ginger', 'spice', 1],
  ['beef', 'meat', 5, { line: 5 }], ['eggs', 'meat', 7, { least: 3 }], ['soup', 'drink', 6], ['tea', 'drink', 4], ['pea', 'fruit', 8, { text_type: 'cereal' }],
  ['cabbage', 'fruit', 2, { text_type: 'cereal' }], ['wheat', 'cereal', 5, { text_type: 'drink' }], ['rice', 'cereal', 3, { text_type: 'spice' }], ['nutmeg', 'spice', 1], ['saffron', 'spice', 9],
  ['quail', 'meat', 1], ['ham', 'meat', 5], ['mead', 'drink', 6], ['ale', 'drink', 1, { n: 3 }], ['berries', 'fruit', 3, { least: 1 }],
  ['carrot', 'fruit', 5], ['cacao', 'cereal', 9], ['barley', 'cereal', 8, { n: 5 }], ['hazelnut', 'spice', 4], ['almond', 'spice', 2, { text_type: 'cereal', n: 3 }],
  ['chicken', 'meat', 6, { line: 6 }], ['butter', 'meat', 4], ['beer', 'drink', 9], ['cider', 'drink', 5], ['broccoli', 'fruit', 3, { most: 1 }],
  ['date', 'fruit', 7, { text_more: 'cereal', text_less: 'spice' }], ['sugar', 'cereal', 9, { text_a: 'spice', text_b: 6 }], ['porridge', 'cereal', 8, { least: 2 }], ['sage', 'spice', 1, { text_a: 'drink', text_b: 6 }], ['parsley', 'spice', 5],
];
const SAFE = ['nutmeg', 'saffron', 'ale', 'beer', 'sugar', 'sage'];

const filled = (arg: Arg): Arg => {
  if (typeof arg === 'number') return text('cookie-number', { number: arg });
  return typeof arg === 'string' ? text(`cookie-types-${arg}`) : arg;
};

export interface Specimen {
  food: string;
  type: FoodType;
  number: number;
  safe: boolean;
  name: Text;
  rule: Text;
}

export const SPECIMENS: Specimen[] = CARDS.map(([food, type, number, args = {}]) => {
  const named = Object.entries(args).map(([name, arg]) => [name, name.startsWith('text_') ? filled(arg) : arg] as const);
  return {
    food,
    type,
    number,
    safe: SAFE.includes(food),
    name: text(`cookie-card-${food}`),
    rule: text(`cookie-food-${food}-text`, { own: number, ...Object.fromEntries(named) }),
  };
});
