"""Voodoo Prince in words: events as sentences, the table line by line, a round explained. The words are in text/."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belladonna.core.text import Text, text
from belladonna.games.voodoo.model import (
    Deal,
    DealerDrawn,
    Dealt,
    DrawDealer,
    Event,
    GameEnded,
    Laid,
    Move,
    Play,
    Played,
    RoundBegan,
    RoundEnded,
    Score,
    TrickWon,
    Trump,
    TrumpDrawn,
    TrumpNamed,
    View,
    WentOut,
)
from belladonna.games.voodoo.spec import SPLIT_WORTH
from belladonna.games.voodoo.tricks import named
from belladonna.games.voodoo.view import is_out


def tell(event: Event) -> tuple[Text, ...]:
    """Return what happened in sentences, for somebody who saw the event as it is given."""
    match event:
        case DealerDrawn(dealer):
            return (text("voodoo-said-dealer", seat=dealer),)
        case TrumpDrawn(trump):
            return (text("voodoo-said-trump-drawn", text_trump=named(trump)),)
        case RoundBegan():
            return tuple(_began(event))
        case Dealt(seat, tuple(cards)):
            return (text("voodoo-said-dealt", seat=seat, cards=cards),)
        case Dealt():
            return ()
        case TrumpNamed(seat, trump):
            return (text("voodoo-said-trump-named", seat=seat, text_trump=named(trump)),)
        case Played(seat, card, how, winning):
            return (text(f"voodoo-said-{how}", seat=seat, card=card, ahead=int(winning == seat)),)
        case TrickWon():
            return tuple(_won(event))
        case WentOut():
            return tuple(_went_out(event))
        case RoundEnded():
            return tuple(_ended(event))
        case GameEnded(points, winners):
            return (text("voodoo-said-won-game", seats=winners, points=max(points)), text("voodoo-said-game-over"))


def _began(event: RoundBegan) -> Iterator[Text]:
    yield text("voodoo-said-round", round=event.round, rounds=event.rounds)
    yield text("voodoo-said-deals", seat=event.dealer)
    if event.aside:
        yield text("voodoo-said-aside", count=event.aside)
    yield text("voodoo-said-needed", count=event.needed)
    if event.trump is None:
        yield text("voodoo-said-names-trump", seat=event.dealer)
    else:
        yield text("voodoo-said-begins", seat=event.dealer, text_trump=named(event.trump))


def _won(event: TrickWon) -> Iterator[Text]:
    """Explain the doll and the splitters where they act (V-4.1, V-4.12)."""
    if event.beaten is not None:
        yield text("voodoo-said-doll", card=event.card, card_beaten=event.beaten)
    key = "voodoo-said-won-split" if event.worth == SPLIT_WORTH else "voodoo-said-won"
    yield text(key, seat=event.seat, card=event.card, tricks=event.tricks, needed=event.needed)


def _went_out(event: WentOut) -> Iterator[Text]:
    """Say what the points are made of (V-5.2)."""
    key = "voodoo-said-out-one" if len(event.others) == 1 else "voodoo-said-out"
    yield text(key, seat=event.seat, points=event.points, sum=" + ".join(map(str, event.others)))
    if event.laid_aside:
        yield text("voodoo-said-laid-aside", seat=event.seat, count=event.laid_aside)
    if event.leads is not None:
        yield text("voodoo-said-leads-next", seat=event.leads)


def _ended(event: RoundEnded) -> Iterator[Text]:
    last = event.score.last
    if event.missing is None:
        yield text("voodoo-said-last", seat=last, tricks=event.score.tricks[last])
    else:
        tricks = event.score.tricks[last]
        yield text("voodoo-said-lacks", seat=last, tricks=tricks, missing=event.missing, needed=tricks + event.missing)
    yield text("voodoo-said-round-over", round=event.round)
    yield from explain(event.score)
    yield text("voodoo-said-totals", round=event.round, texts=_sums(event.totals))


def _sums(points: Sequence[int]) -> tuple[Text, ...]:
    return tuple(text("voodoo-sum", seat=seat, points=made) for seat, made in enumerate(points))


def explain(score: Score) -> tuple[Text, ...]:
    """Say who went out in which order, with how many tricks and points, and who was last."""
    out = (
        text("voodoo-reckoning-out", seat=seat, place=place, tricks=score.tricks[seat], points=score.points[seat])
        for place, seat in enumerate(score.out, 1)
    )
    last = score.last
    return (*out, text("voodoo-reckoning-last", seat=last, tricks=score.tricks[last], points=score.points[last]))


def describe(view: View) -> tuple[Text, ...]:
    """Return the table as this view shows it, one line a thing."""
    lines = [_heading(view)]
    if view.trump is not None:
        lines.append(text("voodoo-table-trump", text_trump=named(view.trump), needed=view.needed))
    elif view.turn is not None:
        lines.append(text("voodoo-table-trump-open", needed=view.needed))
    for seat in range(view.config.players):
        lines += _seat(view, seat)
    if view.aside:
        lines.append(text("voodoo-table-aside", count=view.aside))
    lines += _tricks(view)
    if view.seat is not None and (view.hand or view.turn is not None):
        laid_aside = is_out(view, view.seat)
        lines.append(text("voodoo-table-hand-aside" if laid_aside else "voodoo-table-hand", cards=view.hand))
    return tuple(lines)


def _heading(view: View) -> Text:
    if view.turn is not None:
        key = "voodoo-table-names-trump" if view.trump is None else "voodoo-table-turn"
        return text(key, round=view.round, rounds=view.rounds, seat=view.turn)
    if len(view.scores) == view.rounds:
        return text("voodoo-table-over", rounds=view.rounds)
    if view.dealer is None:
        return text("voodoo-table-no-dealer", rounds=view.rounds)
    return text("voodoo-table-deal", round=len(view.scores) + 1, rounds=view.rounds, seat=view.dealer)


def _seat(view: View, seat: int) -> Iterator[Text]:
    """Show tricks and points; what not following has shown only where the view remembers it."""
    gone = next((out for out in view.out if out.seat == seat), None)
    yield text(
        "voodoo-table-seat" if gone is None else "voodoo-table-seat-out",
        seat=seat,
        dealer=int(view.dealer == seat),
        tricks=view.tricks[seat],
        needed=view.needed,
        count=view.hand_sizes[seat],
        out=0 if gone is None else gone.points,
        points=view.points[seat],
    )
    if view.voids[seat]:
        yield text("voodoo-table-void", seat=seat, texts=tuple(map(named, view.voids[seat])))


def _tricks(view: View) -> Iterator[Text]:
    if view.last is not None:
        split = view.last.worth == SPLIT_WORTH
        key = "voodoo-table-last-split" if split else "voodoo-table-last"
        yield text(key, texts=_laid(view.last.plays), seat=view.last.winner, card=view.last.card)
    if view.winning is not None:
        yield text("voodoo-table-trick", texts=_laid(view.trick), seat=view.winning.seat, card=view.winning.card)
    elif view.turn is not None and view.trump is not None:
        yield text("voodoo-table-trick-empty", seat=view.turn)


def _laid(plays: Sequence[Laid]) -> tuple[Text, ...]:
    return tuple(text("voodoo-laid", seat=laid.seat, card=laid.card) for laid in plays)


def describe_move(move: Move) -> Text:
    match move:
        case DrawDealer():
            return text("voodoo-move-dealer")
        case Trump(colour):
            return text("voodoo-move-trump", text_trump=named(colour))
        case Deal():
            return text("voodoo-move-deal")
        case Play(card):
            return text("voodoo-move-play", card=card)
