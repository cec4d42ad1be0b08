"""Legal moves as a numbered list, and what a person types as one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text as Styled

from belladonna.cli.screen import Screen
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory
from belladonna.core.rules import IllegalMove, Seat, is_stamped, stamped
from belladonna.core.text import Refused, Text, text

MOST_REASONS = 2
GAP, MOST_LINES_MORE = 3, 2


def card_of(game: AnyGame, move: Any, view: Any = None) -> str | None:
    """Return the card a move plays, as its description names it.

    A card without letters is a place in a public list: then, with a view, the outlook names the card.
    """
    found = _card_in(game.describe_move(move))
    if view is None or (found is not None and found[:1].isalpha()):
        return found
    return _card_in(game.outlook(view, move))


def _card_in(message: Text) -> str | None:
    """Return the card a text names first, or one it quotes does."""
    if isinstance(card := message.args.get("card"), str):
        return card
    quoted = (_card_in(arg) for arg in message.args.values() if isinstance(arg, Text))
    return next(filter(None, quoted), None)


def squeezed(typed: str) -> str:
    return "".join(typed.split()).casefold()


@dataclass(frozen=True, slots=True)
class Choices:
    """What a seat may do now, in the rules' own order."""

    game: AnyGame
    history: AnyHistory
    seat: Seat
    legal: tuple[Any, ...]

    @classmethod
    def of(cls, history: AnyHistory, seat: Seat) -> Choices:
        return cls(history.game, history, seat, history.game.rules.legal(history.state, seat))

    @property
    def view(self) -> Any:
        """What the seat's screen shows: all that a person playing here is told."""
        return self.game.screen(self.history.view(self.seat))

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of the view's hand, each kind once; () where a game shows its hand in another way."""
        hand = getattr(self.view, "hand", ())
        return tuple(dict.fromkeys(hand)) if all(isinstance(card, str) for card in hand) else ()

    def with_card(self, card: str) -> tuple[Any, ...]:
        view = self.view
        return tuple(m for m in self.legal if squeezed(card_of(self.game, m, view) or "") == squeezed(card))

    def named(self, typed: str) -> Any | None:
        """Return the legal move a number of the list or a notation names; a time that is typed is not believed."""
        if typed.isascii() and typed.isdigit():
            return self.legal[int(typed) - 1] if len(typed) < 4 and 1 <= int(typed) <= len(self.legal) else None
        found = next((m for m in self.legal if squeezed(self.game.write(m)) == squeezed(typed)), None)
        if found is None and any(map(is_stamped, self.legal)):
            with suppress(Refused):
                found = next((m for m in self.legal if m == stamped(self.game.parse(typed), 0)), None)
        return found

    def refusal(self, typed: str) -> Refused:
        """Return why what was typed is no move here."""
        if typed.isascii() and typed.isdigit():
            return Refused(text("cli-no-such-number", count=len(self.legal)))
        card = next((c for c in self.hand if squeezed(c) == squeezed(typed)), None)
        if card is not None and (why := self.stuck(card)) is not None:
            return why
        try:
            move = self.game.parse(typed)
        except Refused as error:
            return error
        return self.history.game.rules.why_not(self.history.state, self.seat, move) or Refused(
            text("cli-not-a-choice", move=typed[:40])
        )

    def stuck(self, card: str) -> Refused | None:
        """Return why an own card cannot be played now, with the rule where a move of it is refused by one."""
        if self.with_card(card):
            return None
        why = self.game.why_not(self.view, card)
        if why is None:
            return None
        codec = self.game.codec(self.history.config)
        for move in map(codec.move, range(codec.actions)):
            if card_of(self.game, move) == card:
                no = self.history.game.rules.why_not(self.history.state, self.seat, move)
                if no is not None and no.why == why:
                    return no
        return Refused(why)


def complaint(screen: Screen, error: Refused) -> Styled:
    """Return a refusal in words, with the rule's number if a rule refuses."""
    said = screen.voice.styled(error.why)
    if isinstance(error, IllegalMove):
        said.append(f" ({error.rule})", "bold")
    return said


def label(screen: Screen, choices: Choices, move: Any) -> Styled:
    """Return the move as it may be typed, in its card's colour, or in words where its notation does not name the card.

    Nothing, where only the outlook names the card: it says all.
    """
    game = choices.game
    card, notation = card_of(game, move), game.write(move)
    if card != card_of(game, move, choices.view):
        return Styled()
    if card is None or card not in notation or is_stamped(move):
        return screen.voice.styled(game.describe_move(move))
    before, _, after = notation.partition(card)
    return Styled.assemble(before, (card, screen.voice.style(card)), after)


def line_of(screen: Screen, choices: Choices, move: Any, width: int = 0) -> Styled:
    """Return a move with what it would make; labels are filled up to a width, to stand in columns."""
    item = label(screen, choices, move)
    outlook = screen.voice.styled(choices.game.outlook(choices.view, move))
    return item.append(" " * (max(width, item.cell_len) - item.cell_len + 2) if item else "").append_text(outlook)


def menu(screen: Screen, choices: Choices, only: Iterable[Any] | None = None) -> RenderableType:
    """Return the list to choose from; numbers stay the same when only some are shown."""
    shown = choices.legal if only is None else tuple(only)
    digits = len(str(len(choices.legal)))
    width = max(label(screen, choices, move).cell_len for move in shown)
    lines = [
        Styled.assemble((f"{choices.legal.index(move) + 1:>{digits}} ", "bold"), line_of(screen, choices, move, width))
        for move in shown
    ]
    return _laid_out(lines, screen.wide)


def _laid_out(items: Sequence[Styled], width: int) -> RenderableType:
    """Return the items in columns, or one after the other where that saves several lines of a small screen."""
    columns = max(1, (width + GAP) // (max(item.cell_len for item in items) + GAP))
    flow = [Styled()]
    for item in items:
        item.rstrip()
        if flow[-1] and flow[-1].cell_len + GAP + item.cell_len > width:
            flow.append(Styled())
        flow[-1].append(" " * GAP if flow[-1] else "").append_text(item)
    if len(flow) + MOST_LINES_MORE < -(-len(items) // columns):
        return Group(*flow)
    return Columns(items, column_first=True, padding=(0, GAP))


def stuck_cards(screen: Screen, choices: Choices) -> Sequence[Styled]:
    """Return a line for each reason that holds cards back, or one for all where they are too many to read."""
    reasons: dict[str, list[str]] = {}
    why: dict[str, Refused] = {}
    for card in choices.hand:
        refused = choices.stuck(card)
        if refused is not None:
            said = complaint(screen, refused).plain
            reasons.setdefault(said, []).append(card)
            why[said] = refused
    if len(reasons) > MOST_REASONS:
        every = [card for cards in reasons.values() for card in cards]
        return [_stuck(screen, every, screen.words("cli-stuck-why"))]
    return [_stuck(screen, cards, complaint(screen, why[said])) for said, cards in reasons.items()]


def _stuck(screen: Screen, cards: Iterable[str], why: Styled) -> Styled:
    codes = Styled(" ").join(Styled(card, screen.voice.style(card)) for card in cards)
    return Styled.assemble(screen.words("cli-stuck"), " ", codes, " – ", why)


def words_of(game: AnyGame, events: Iterable[Any]) -> tuple[Text, ...]:
    return tuple(sentence for event in events for sentence in game.tell(event))
