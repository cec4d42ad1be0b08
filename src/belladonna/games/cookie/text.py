"""Cookie Smasher in words: events as sentences, the table line by line, a race explained. The words are in text/."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belladonna.core.seen import Hidden
from belladonna.core.text import Text, text
from belladonna.games.cookie.cards import face, named
from belladonna.games.cookie.course import explain
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, Step, Target
from belladonna.games.cookie.model import (
    Choose,
    Chose,
    Deal,
    Dealt,
    DrawKing,
    Event,
    GameEnded,
    KingDrawn,
    Late,
    LostCards,
    Move,
    Outcome,
    PileDealt,
    Place,
    Print,
    Printed,
    PutBack,
    Reveal,
    Revealed,
    RoundBegan,
    Settle,
    Settled,
    Smash,
    Smashed,
    Smashing,
    View,
    WentOut,
)
from belladonna.games.cookie.spec import Card
from belladonna.games.cookie.table import Placed
from belladonna.games.cookie.view import due


def tell(event: Event) -> tuple[Text, ...]:
    """Return what happened in sentences, for somebody who saw the event as it is given."""
    match event:
        case Printed(cards):
            return (_deck(cards),)
        case KingDrawn(king):
            return (text("cookie-said-king", seat=king),)
        case Dealt(seat, cards):
            return () if isinstance(cards, Hidden) else (text("cookie-said-dealt", seat=seat, texts=_named(cards)),)
        case PileDealt() | LostCards():
            return ()  # what these show everybody is said by the round that begins and the race that ends
        case RoundBegan(number, king, _):
            return (text("cookie-said-round", round=number, seat=king),)
        case Chose():
            return (_chose(event),)
        case Revealed(_, circle):
            return (text("cookie-said-revealed", texts=_laid(circle)),)
        case Smashed():
            return tuple(_smashed(event))
        case Settled():
            return tuple(_settled(event))
        case PutBack():
            return (_put_back(event),)
        case WentOut(seat):
            return (text("cookie-said-out", seat=seat),)
        case GameEnded(points, winners, stake):
            won = text(f"cookie-said-won-{stake}", seats=winners, points=max(points))
            return (won, text("cookie-said-game-over"))


def _deck(cards: Sequence[Card]) -> Text:
    counts: dict[str, int] = {}
    for card in cards:
        counts[card.food] = counts.get(card.food, 0) + 1
    parts = tuple(text("cookie-deck-part", count=count, card=food) for food, count in counts.items())
    return text("cookie-said-printed", count=len(cards), texts=parts)


def _chose(event: Chose) -> Text:
    late = "-late" if event.late else ""
    if isinstance(event.card, Hidden):
        return text(f"cookie-said-chose{late}-hidden", seat=event.seat, missing=event.missing)
    return text(f"cookie-said-chose{late}", seat=event.seat, texts=_named(event.card))


def _smashed(event: Smashed) -> Iterator[Text]:
    """Say it to its own seat; to the others nothing has happened."""
    if (
        not isinstance(event.seat, Hidden)
        and not isinstance(event.aimed, Hidden)
        and not isinstance(event.at_ms, Hidden)
    ):
        target = _aim(event.aimed[0])
        yield text("cookie-said-smashed", seat=event.seat, text_target=target, ms=event.at_ms)


def _settled(event: Settled) -> Iterator[Text]:
    outcome, first = event.outcome, event.outcome.first
    if first is None:
        yield text("cookie-said-nobody")
    else:
        target = _target(outcome, first.target)
        yield text("cookie-said-first", seat=first.seat, text_target=target, ms=first.at_ms)
        key = f"cookie-said-{outcome.outcome}-{event.stake}"
        yield text(key, seat=first.seat, change=abs(event.change))
    if later := outcome.smashes[1:]:
        yield text("cookie-said-later", texts=tuple(_smash(outcome, smash) for smash in later))
    yield from explanation(explain(outcome))


def _smash(outcome: Outcome, smash: Smashing) -> Text:
    target = _target(outcome, smash.target)
    return text("cookie-later", seat=smash.seat, text_target=target, ms=smash.at_ms)


def explanation(found: Evaluation) -> tuple[Text, ...]:
    """Return how the poison was found: every step from low to high, what was passed over, and where it leads (C-4)."""
    steps = (sentence for step in found.steps for sentence in _step(step))
    return (*steps, *(skip.why for skip in found.skipped), found.why)


def _step(step: Step) -> Iterator[Text]:
    """Say a step; of what it changed only what its own sentence leaves open."""
    yield step.sentence()
    for change in step.changes:
        if change.kind in ("raised", "poisoned", "cleared") and step.food != "saffron":
            yield change.why


def _put_back(event: PutBack) -> Text:
    card = named(event.card)
    if isinstance(event.slot, Hidden):
        return text("cookie-said-put-back", seat=event.seat, text_card=card)
    return text("cookie-said-put-back-at", seat=event.seat, text_card=card, above=event.slot)


def _named(cards: Sequence[Card]) -> tuple[Text, ...]:
    return tuple(map(named, cards))


def _laid(circle: Sequence[Placed]) -> tuple[Text, ...]:
    return tuple(text("cookie-laid", seat=placed.seat, text_card=named(placed.card)) for placed in circle)


def _aim(card: Card | None) -> Text:
    return text("cookie-centre") if card is None else named(card)


def _target(outcome: Outcome, target: Target) -> Text:
    return _aim(None if target == CENTRE else next(p.card for p in outcome.circle if p.card.id == target))


def describe(view: View) -> tuple[Text, ...]:
    """Return the table as this view shows it, one line a thing; the circle is numbered from the king on."""
    lines = [_heading(view)]
    for number, placed in enumerate(view.circle, 1):
        lines.append(text("cookie-table-card", number=number, seat=placed.seat, text_face=face(placed.card)))
    if view.outcomes and view.phase != "race":
        lines.append(_latest(view.outcomes[-1]))
    if view.hand_sizes:
        lines += [_seat(view, seat) for seat in range(view.config.players)]
    if view.gone:
        lines.append(text("cookie-table-gone", count=len(view.gone)))
    return (*lines, *_own(view))


def _heading(view: View) -> Text:
    if view.phase == "deal":
        key = "print" if not view.cards else "no-king" if view.king is None else "deal"
        return text(f"cookie-table-{key}", seat=-1 if view.king is None else view.king)
    if view.phase == "over":
        return text("cookie-table-over", round=len(view.outcomes))
    assert view.king is not None
    return text(f"cookie-table-{view.phase}", round=view.round, seat=view.king, blind=int(_blind(view)))


def _blind(view: View) -> bool:
    return view.config.variant == "blind"


def _latest(outcome: Outcome) -> Text:
    poison = _target(outcome, outcome.target)
    if outcome.first is None:
        return text("cookie-table-latest-nobody", text_poison=poison)
    aimed = _target(outcome, outcome.first.target)
    key = f"cookie-table-latest-{outcome.outcome}"
    return text(key, text_poison=poison, text_target=aimed, seat=outcome.first.seat)


def _seat(view: View, seat: int) -> Text:
    king = int(view.king == seat)
    if not _blind(view):
        missing = view.due[seat] - view.chosen[seat] if view.phase == "choose" else 0
        count, points = view.hand_sizes[seat], view.points[seat]
        return text("cookie-table-seat", seat=seat, king=king, points=points, count=count, missing=missing)
    key = "cookie-table-seat-blind" if view.hand_sizes[seat] or view.due[seat] else "cookie-table-seat-out"
    return text(key, seat=seat, king=king, count=view.hand_sizes[seat], lost=len(view.lost[seat]))


def _own(view: View) -> Iterator[Text]:
    """Say what only this seat knows: its hand, its choice, its smash, and where in its pile a card lies."""
    if view.seat is None:
        return
    if view.hand:
        yield text("cookie-table-hand", texts=_named([view.cards[i] for i in view.hand]))
    if view.mine and not view.circle:
        yield text("cookie-table-mine", texts=_named([view.cards[i] for i in view.mine]))
    if missing := due(view):
        yield text("cookie-table-due", missing=missing)
    for above, known in enumerate(view.pile):
        if known is not None:
            yield text("cookie-table-pile", text_card=named(view.cards[known]), above=above)
    if view.smashed is not None:
        aimed = None if view.smashed.target == CENTRE else view.cards[view.smashed.target]
        yield text("cookie-table-smashed", text_target=_aim(aimed), ms=view.smashed.at_ms)


def describe_move(move: Move) -> Text:
    """Say a move by itself; without a view a card has only its number in the deck."""
    match move:
        case Print():
            return text("cookie-move-print")
        case DrawKing(king):
            return text("cookie-move-king", seat=king)
        case Deal():
            return text("cookie-move-deal")
        case Choose(card):
            return text("cookie-move-choose", card=str(card))
        case Late(seat, card):
            return text("cookie-move-late", seat=seat, card=str(card))
        case Reveal():
            return text("cookie-move-reveal")
        case Smash(target) if target == CENTRE:
            return text("cookie-move-smash-centre")
        case Smash(target):
            return text("cookie-move-smash", card=str(target))
        case Settle():
            return text("cookie-move-settle")
        case Place(card, slot):
            return text("cookie-move-place", card=str(card), above=slot)
