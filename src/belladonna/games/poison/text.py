"""Poison in words: events as sentences, the table line by line, a round's score explained. The words are in text/."""

from __future__ import annotations

from collections.abc import Iterator

from belladonna.core.seen import Hidden
from belladonna.core.text import Text, text
from belladonna.games.poison.model import (
    Deal,
    DealerDrawn,
    Dealt,
    DrawDealer,
    Drew,
    Event,
    GameEnded,
    Move,
    Passed,
    Play,
    Played,
    RoundBegan,
    RoundEnded,
    Score,
    Took,
    View,
)
from belladonna.games.poison.spec import CAULDRONS, COLOURS, LIMIT, POISON_POINTS, WILD


def colour_name(colour: str | None) -> Text:
    """Return the word for a cauldron's colour; None is a free cauldron."""
    return text(f"poison-colour-{colour or 'none'}")


def tell(event: Event) -> tuple[Text, ...]:
    """Return what happened in sentences, for somebody who saw the event as it is given."""
    match event:
        case DealerDrawn(dealer):
            return (text("poison-said-dealer", seat=dealer),)
        case RoundBegan():
            return tuple(_began(event))
        case Dealt(seat, cards):
            return () if isinstance(cards, Hidden) else (text("poison-said-dealt", seat=seat, cards=cards),)
        case Played():
            return (_played(event),)
        case Took(seat, cauldron, cards):
            return (text("poison-said-took", seat=seat, cauldron=cauldron + 1, cards=cards),)
        case Drew(seat, cards, left):
            if isinstance(cards, Hidden):
                return (text("poison-said-drew-hidden", seat=seat, left=left),)
            return (text("poison-said-drew", seat=seat, cards=cards, left=left),)
        case Passed(seat, cards):
            return (text("poison-said-passed", seat=seat, count=cards),)
        case RoundEnded():
            return tuple(_ended(event))
        case GameEnded(points, winners):
            return (text("poison-said-won", seats=winners, points=min(points)), text("poison-said-game-over"))


def _began(event: RoundBegan) -> Iterator[Text]:
    yield text("poison-said-round", round=event.round, rounds=event.rounds)
    yield text("poison-said-deals", seat=event.dealer)
    if event.stack:
        yield text("poison-said-stack", count=event.stack)
    if event.out:
        yield text("poison-said-out", count=event.out)
    yield text("poison-said-begins", seat=event.first)


def _played(event: Played) -> Text:
    """Announce the total (P-2.6), and where a Wild or a boil-over changes it, how."""
    reached = event.before + event.value
    key = "poison-said-played"
    if event.card[1] == WILD:
        key += "-wild"
    if reached > LIMIT:
        key += "-over"
    return text(
        key,
        seat=event.seat,
        card=event.card,
        cauldron=event.cauldron + 1,
        before=event.before,
        value=event.value,
        reached=reached,
        total=event.total,
    )


def _ended(event: RoundEnded) -> Iterator[Text]:
    yield text("poison-said-round-over", round=event.round)
    for seat, cards in enumerate(event.unplayed):
        if cards:
            yield text("poison-said-unplayed", seat=seat, cards=cards)
    yield from explain(event.score)
    sums = (text("poison-sum", seat=seat, points=points) for seat, points in enumerate(event.totals))
    yield text("poison-said-totals", round=event.round, texts=tuple(sums))


def explain(score: Score) -> tuple[Text, ...]:
    """Say who had which majority, what was discarded, and what everybody's points are made of (P-5)."""
    majorities = (_majority(score, place) for place in range(len(COLOURS)))
    return (*majorities, *(_reckoning(score, seat) for seat in range(len(score.points))))


def _majority(score: Score, place: int) -> Text:
    column = [row[place] for row in score.counts]
    colour, most = colour_name(COLOURS[place]), max(column)
    if not most:
        return text("poison-majority-none", text_colour=colour)
    if (holder := score.majorities[place]) is not None:
        return text("poison-majority", text_colour=colour, seat=holder, count=most)
    tied = tuple(seat for seat, count in enumerate(column) if count == most)
    return text("poison-majority-tie", text_colour=colour, seats=tied, count=most)


def _reckoning(score: Score, seat: int) -> Text:
    *potions, poisons = score.counts[seat]
    parts = [
        text("poison-part-majority" if score.majorities[place] == seat else "poison-part", count=count, colour=colour)
        for place, (colour, count) in enumerate(zip(COLOURS, potions, strict=True))
        if count
    ]
    if poisons:
        parts.append(text("poison-part-poison", count=poisons, points=poisons * POISON_POINTS))
    if not parts:
        return text("poison-reckoning-nothing", seat=seat)
    return text("poison-reckoning", seat=seat, points=score.points[seat], texts=tuple(parts))


def describe(view: View) -> tuple[Text, ...]:
    """Return the table as this view shows it, one line a thing."""
    lines = [_heading(view)]
    if view.stack:
        lines.append(text("poison-table-stack", count=view.stack))
    if view.out:
        lines.append(text("poison-table-out", count=view.out))
    lines += [_cauldron(view, index) for index in range(CAULDRONS)]
    for seat in range(view.config.players):
        lines += _seat(view, seat)
    if view.seat is not None:
        lines.append(text("poison-table-hand", cards=view.hand))
    return tuple(lines)


def _heading(view: View) -> Text:
    if view.turn is not None and view.dealer is not None:
        return text("poison-table-turn", round=view.round, rounds=view.rounds, seat=view.turn)
    if len(view.scores) == view.rounds:
        return text("poison-table-over", rounds=view.rounds)
    if view.dealer is None:
        return text("poison-table-no-dealer", rounds=view.rounds)
    return text("poison-table-deal", round=view.round, rounds=view.rounds, seat=view.dealer)


def _cauldron(view: View, index: int) -> Text:
    cards, colour = view.cauldrons[index], colour_name(view.colours[index])
    if not cards:
        return text("poison-table-cauldron-empty", cauldron=index + 1, text_colour=colour)
    return text(
        "poison-table-cauldron",
        cauldron=index + 1,
        text_colour=colour,
        cards=cards,
        total=view.totals[index],
        limit=LIMIT,
    )


def _seat(view: View, seat: int) -> Iterator[Text]:
    pile = view.taken[seat]
    shown = not isinstance(pile, Hidden) and len(pile) > 0
    yield text(
        "poison-table-seat-open" if shown else "poison-table-seat",
        seat=seat,
        dealer=int(view.dealer == seat),
        count=view.hand_sizes[seat],
        taken=pile.hidden if isinstance(pile, Hidden) else len(pile),
        cards_taken=() if isinstance(pile, Hidden) else pile,
        points=view.points[seat],
    )
    for proof in view.proofs:
        if proof.seat == seat:
            yield text("poison-table-proof", seat=seat, count=proof.at_least, cards=proof.kinds)


def describe_move(move: Move) -> Text:
    match move:
        case DrawDealer():
            return text("poison-move-dealer")
        case Deal():
            return text("poison-move-deal")
        case Play(card, cauldron):
            return text("poison-move-play", card=card, cauldron=cauldron + 1)
