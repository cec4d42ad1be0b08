"""What a seat may do with what it sees: states that fit its view, what a move would make, why a card has to wait."""

from __future__ import annotations

from random import Random

from belladonna.core.rules import Seat
from belladonna.core.text import Text, text
from belladonna.games.cookie.cards import face, named
from belladonna.games.cookie.evaluate import CENTRE
from belladonna.games.cookie.model import Choose, Ids, Move, Place, Smash, State, View
from belladonna.games.cookie.spec import VIOLATION, cards_per_round


def screen(view: View) -> View:
    """Everything a seat knows may be drawn: what is closed at the table is in no view."""
    return view


def due(view: View) -> int:
    """Return how many cards the own seat still has to choose."""
    return 0 if view.seat is None or view.phase != "choose" else view.due[view.seat] - view.chosen[view.seat]


def unseen(view: View) -> list[int]:
    """Return the cards whose place this seat does not know."""
    seen = {*view.hand, *view.mine, *view.gone, *view.pile}
    seen |= {p.card.id for p in view.circle}
    seen |= {card for cards in view.lost for card in cards}
    return [card.id for card in view.cards if card.id not in seen]


def fitting(view: View, rng: Random) -> State:
    """Return a state this seat cannot tell from the true one.

    Without blind piles every such state is equally likely, but for other seats' smashes, which are left out. In a blind
    game each card that another seat put back lies anywhere in its pile or among the cards it has lost face down since,
    and all other hidden cards are shuffled: where a player likes to put a card is not guessed at.
    """
    n = view.config.players
    rest = unseen(view)
    rng.shuffle(rest)
    lost: tuple[Ids, ...]
    if view.config.variant == "blind":
        hands, lost = _blind(view, rest, rng)
    else:
        hands, lost = _hands(view, rest), ((),) * len(view.lost)
    chosen = tuple(_chosen(view, Seat(s), rest) for s in range(n)) if view.chosen else ()
    return State(
        config=view.config,
        phase=view.phase,
        points=view.points,
        king=view.king,
        cards=view.cards,
        hands=hands,
        due=view.due,
        chosen=chosen,
        smashes=(view.smashed,) if view.smashed else (),
        gone=view.gone,
        lost=lost,
        returned=view.returned,
        outcomes=view.outcomes,
        winners=view.winners,
        decision=view.decision,
    )


def _hands(view: View, rest: list[int]) -> tuple[Ids, ...]:
    sizes = enumerate(view.hand_sizes)
    return tuple(view.hand if s == view.seat else tuple(sorted(_take(rest, size))) for s, size in sizes)


def _take(rest: list[int], count: int) -> list[int]:
    return [rest.pop() for _ in range(count)]


def _chosen(view: View, seat: Seat, rest: list[int]) -> Ids:
    if view.circle:
        return tuple(p.card.id for p in view.circle if p.seat == seat)
    return view.mine if seat == view.seat else tuple(_take(rest, view.chosen[seat]))


def _blind(view: View, rest: list[int], rng: Random) -> tuple[tuple[Ids, ...], tuple[Ids, ...]]:
    """Fill piles and lost cards: what a seat put back stays with it, the viewer's own where the viewer knows it."""
    piles: list[list[int | None]] = [
        list(view.pile) if s == view.seat else [None] * size for s, size in enumerate(view.hand_sizes)
    ]
    lost = [list(cards) for cards in view.lost]
    for s, returned in enumerate(view.returned):
        if s == view.seat:
            continue
        for card in reversed(returned):  # the latest has the fewest places, and the earlier ones have those too
            since = _lost_before(view, Seat(s), card)
            places = [(piles[s], at) for at, there in enumerate(piles[s]) if there is None]
            places += [(lost[s], at) for at, there in enumerate(lost[s]) if there is None and at >= since]
            row, at = rng.choice(places)
            row[at] = card
            rest.remove(card)
    filled = [tuple(rest.pop() if card is None else card for card in row) for row in (*piles, *lost)]
    return tuple(filled[: len(piles)]), tuple(filled[len(piles) :])


def _lost_before(view: View, seat: Seat, card: int) -> int:
    """Return how many cards the seat had lost face down when it put this card back, in the last race that showed it."""
    races = view.outcomes
    shown = max(at for at, race in enumerate(races) if any(placed.card.id == card for placed in race.circle))
    wrong = [race for race in races[:shown] if race.outcome == "violation" and race.first and race.first.seat == seat]
    return sum(min(VIOLATION, dict(race.scores)[seat]) for race in wrong)


def outlook(view: View, move: Move) -> Text:
    """Return what a move is about; where the poison is nobody is told before the race is settled."""
    match move:
        case Choose(card):
            return face(view.cards[card])
        case Smash(target) if target == CENTRE:
            return text("cookie-outlook-centre")
        case Smash(target):
            aimed = next(p for p in view.circle if p.card.id == target)
            return text("cookie-outlook-smash", text_face=face(aimed.card), seat=aimed.seat)
        case Place(card, slot):
            below = len(view.pile) - slot
            return text("cookie-outlook-place", text_card=named(view.cards[card]), above=slot, below=below)
    raise ValueError(f"a seat never makes this move: {move}")


def why_not(view: View, card: str) -> Text | None:
    """Return why an own card, named by its id, cannot be chosen now, None if it can."""
    if due(view) and card.isdigit() and int(card) in view.hand:
        return None
    if view.phase != "choose":
        return text("cookie-wait-for-round")
    return text("cookie-has-chosen", number=cards_per_round(view.config.players))


def compared(view: View) -> dict[Seat, int]:
    """Return the scores hazelnut compares on the table now: points, in `blind` the piles of those who revealed."""
    if view.config.variant == "blind":
        return {placed.seat: view.hand_sizes[placed.seat] for placed in view.circle}
    return {Seat(s): points for s, points in enumerate(view.points)}


def cards(state: State) -> tuple[str, ...]:
    """Return every card by its id, wherever it lies; none before the deal."""
    zones = (*state.hands, *state.chosen, state.gone, *state.lost)
    return tuple(str(card) for zone in zones for card in zone)
