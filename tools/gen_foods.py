"""Make the page's list of foods from the game's own: `python tools/gen_foods.py [--check]`.

The page fills a rule's words in as `cards.card_text` does; which blanks and constants they have it reads from here.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from belladonna.games.cookie.cards import blank_name
from belladonna.games.cookie.spec import FOODS, Food

PAGE = Path(__file__).resolve().parent.parent / "src/belladonna/games/cookie/ui/foods.ts"
HEAD = """// Made from src/belladonna/games/cookie/spec.py by `python tools/gen_foods.py`. Do not edit.
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
"""


def written() -> str:
    return HEAD + "".join(f"  {food.name}: {_fields(food)},\n" for food in FOODS.values()) + "};\n"


def _fields(food: Food) -> str:
    fields = [f"set: '{food.set}'"]
    if food.safe:
        fields.append("safe: true")
    if food.blanks:
        fields.append(f"blanks: {json.dumps([blank_name(blank) for blank in food.blanks])}".replace('"', "'"))
    if food.limits:
        fields.append("limits: { " + ", ".join(f"{name}: {value}" for name, value in food.limits.items()) + " }")
    return "{ " + ", ".join(fields) + " }"


def main(args: list[str]) -> int:
    if "--check" not in args:
        PAGE.write_text(written(), encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == written():
        return 0
    print(f"{PAGE.name} is not what the rules say: python tools/gen_foods.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
