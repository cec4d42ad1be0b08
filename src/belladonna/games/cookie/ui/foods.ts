// Made from src/belladonna/games/cookie/spec.py by `python tools/gen_foods.py`. Do not edit.
import type { FoodSet } from './art/foods/index.ts';

/** A food as it is in the rules: `blanks` are the names of a card's `values` in the words of its rule, `limits` the
 *  constants there. */
export interface Food {
  set: FoodSet;
  safe?: true;
  blanks?: readonly string[];
  limits?: Readonly<Record<string, number>>;
}

export const FOODS: Readonly<Record<string, Food>> = {
  cream: { set: 'starter' },
  pork: { set: 'starter' },
  wine: { set: 'starter' },
  coffee: { set: 'starter', limits: { row: 3 } },
  apple: { set: 'starter' },
  pear: { set: 'starter' },
  cookie: { set: 'starter' },
  mustard: { set: 'starter' },
  pepper: { set: 'starter', limits: { least: 2 } },
  mint: { set: 'starter' },
  fish: { set: 'beginner' },
  cheese: { set: 'beginner' },
  water: { set: 'beginner' },
  milk: { set: 'beginner' },
  orange: { set: 'beginner', blanks: ['n'] },
  cauli: { set: 'beginner', blanks: ['n'] },
  bread: { set: 'beginner' },
  honey: { set: 'beginner', limits: { most: 2 } },
  cinnamon: { set: 'beginner' },
  ginger: { set: 'beginner' },
  beef: { set: 'amateur', limits: { line: 5 } },
  eggs: { set: 'amateur', limits: { least: 3 } },
  soup: { set: 'amateur' },
  tea: { set: 'amateur' },
  pea: { set: 'amateur', blanks: ['text_type'] },
  cabbage: { set: 'amateur', blanks: ['text_type'] },
  wheat: { set: 'amateur', blanks: ['text_type'] },
  rice: { set: 'amateur', blanks: ['text_type'] },
  nutmeg: { set: 'amateur', safe: true },
  saffron: { set: 'amateur', safe: true },
  quail: { set: 'advanced' },
  ham: { set: 'advanced' },
  mead: { set: 'advanced' },
  ale: { set: 'advanced', safe: true, blanks: ['n'] },
  berries: { set: 'advanced', limits: { least: 1 } },
  carrot: { set: 'advanced' },
  cacao: { set: 'advanced' },
  barley: { set: 'advanced', blanks: ['n'] },
  hazelnut: { set: 'advanced' },
  almond: { set: 'advanced', blanks: ['text_type', 'n'] },
  chicken: { set: 'expert', limits: { line: 6 } },
  butter: { set: 'expert' },
  beer: { set: 'expert', safe: true },
  cider: { set: 'expert' },
  broccoli: { set: 'expert', limits: { most: 1 } },
  date: { set: 'expert', blanks: ['text_more', 'text_less'] },
  sugar: { set: 'expert', safe: true, blanks: ['text_a', 'text_b'] },
  porridge: { set: 'expert', limits: { least: 2 } },
  sage: { set: 'expert', safe: true, blanks: ['text_a', 'text_b'] },
  parsley: { set: 'expert' },
};
