"""Write the cases that hold the page's speaker to the words of Python's: `web/src/text/cases.json`.

They use a small catalogue of their own, so that they change when the way of speaking does and not with every word.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from belladonna.core.text import Text, text
from belladonna.text import Speaker, UnknownMessage

WHERE = Path(__file__).parents[1] / "web" / "src" / "text" / "cases.json"
NAMES = ("Ann", "Bo", "Zoë")

CATALOGUES = {
    "en": """\
you = you
seat-number = seat { $number }
nobody-in-particular = the table
list-none = nothing
list-and = { $head } and { $last }
try-card-R = red { $value }
try-card-RW = red Wild
try-card-apple = apple
try-plain = Nothing to fill in.
try-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } { $card }.
try-gave = { $seat } to { $seat_to }, { $seat_to_is }
try-took = { $seats } { $seats_count ->
    [one] takes
   *[other] take
  } { $cards_count ->
    [0] no card
    [one] a card
   *[other] { $cards_count } cards
  }: { $cards }.
try-because = So it is, because { $text_why }
try-all = { $texts } ({ $texts_count })
try-number = { $points } / { $count ->
    [one] one
   *[other] many
  }
try-word = { $colour ->
    [R] red
   *[other] { $colour }
  }
try-term = { -mark } { try-plain }
-mark = »
try-attribute =
    .only = no value
""",
    "fr": """\
you = vous
seat-number = place { $number }
nobody-in-particular = la table
list-none = rien
list-and = { $head } et { $last }
try-card-R = { $value } rouge
try-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } le { $card }.
try-number = { $points } / { $count ->
    [one] un
   *[other] plusieurs
  }
""",
}


class OwnWords(Speaker):
    """A speaker with the catalogue above in place of the game's."""

    def __init__(self, language: str, names: tuple[str, ...], you: int | None) -> None:
        super().__init__(language, names, you)
        self._messages = FluentBundle([language], use_isolating=False)
        self._messages.add_resource(FluentResource(CATALOGUES[language]))


def said_texts() -> list[tuple[str, Text]]:
    seats = [text("try-played", seat=seat, card=card) for seat in (0, 1, 2, 3, -1) for card in ("R5", "RW")]
    lists = [
        text("try-took", seats=seats, cards=cards)
        for seats in ((1,), (0, 1), (0, 1, 2, 5))
        for cards in ((), ("R0",), ("R7", "R1", "RW"), ("apple", "apple"))
    ]
    inside = [
        text("try-because", text_why=text("try-played", seat=0, card="R1")),
        text("try-because", text_why=text("try-because", text_why=text("try-plain"))),
        text("try-all", texts=()),
        text("try-all", texts=(text("try-plain"), "a word", 12)),
        text("try-gave", seat=0, seat_to=1),
        text("try-gave", seat=1, seat_to=0),
        text("try-gave", seat="a word, no seat", seat_to=0),
        text("try-played", seat=1, card=7),
    ]
    numbers = [text("try-number", points=n, count=n) for n in (0, 1, 2, -1, 1000, 1234567)]
    words = [text("try-word", colour=c) for c in ("R", "B")]
    refused = [
        text("try-unknown"),
        text("try-attribute"),
        text("try-played", seat=1),
        text("try-played", seat=1, card="Q9"),
        text("try-because", text_why=text("try-unknown")),
    ]
    english = [*seats, *lists, *inside, *numbers, *words, text("try-plain"), text("try-term"), *refused]
    return [("en", t) for t in english] + [("fr", t) for t in (*seats[:4], *numbers)]


def said(speaker: Speaker, message: Text) -> str | None:
    try:
        return speaker.say(message)
    except UnknownMessage:
        return None


def cases() -> list[dict[str, Any]]:
    return [
        {
            "language": language,
            "names": list(NAMES),
            "you": you,
            "text": msgspec.to_builtins(message),
            "said": said(OwnWords(language, NAMES, you), message),
        }
        for language, message in said_texts()
        for you in (0, None)
    ]


def main() -> int:
    made = json.dumps({"catalogues": CATALOGUES, "cases": cases()}, ensure_ascii=False, indent=1) + "\n"
    if sys.argv[1:] != ["--check"]:
        WHERE.write_text(made, encoding="utf-8")
        return 0
    if WHERE.is_file() and WHERE.read_text(encoding="utf-8") == made:
        return 0
    print(f"{WHERE.name} is stale: run python tools/gen_text_cases.py")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
