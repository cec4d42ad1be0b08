"""The course of a game counted again from its moves, with plain lists; only where the poison was is taken over."""

from __future__ import annotations

from belladonna.core.history import AnyHistory
from belladonna.games.cookie.evaluate import Target
from belladonna.games.cookie.model import Choose, Deal, DrawKing, Late, Place, Reveal, Settle, Smash


def recount(history: AnyHistory) -> tuple[int, ...]:
    """Return the points, and assert who wins, how many cards each has left, and who is king after each round."""
    config, result = history.config, history.result
    n, blind = config.players, config.variant == "blind"
    each = 2 if n < 4 else 1
    king = 0 if config.first_king == "random" else int(config.first_king)
    hands: list[list[int]] = [[] for _ in range(n)]
    table: list[list[int]] = [[] for _ in range(n)]
    points, smashes = [0] * n, list[tuple[int, int, int, Target]]()
    rounds, in_game = 0, set(range(n))
    for ply in history.plies:
        match ply.move:
            case DrawKing(drawn):
                king = drawn
            case Deal(deck):
                for at, card in enumerate(deck):
                    hands[at % n].append(card)
            case Choose(card):
                hands[ply.seat].remove(card)
                table[ply.seat].append(card)
            case Late(seat, card):
                hands[seat].remove(card)
                table[seat].append(card)
            case Reveal() if blind:
                in_game = {seat for seat in range(n) if hands[seat]}
                table = [[hand.pop(0) for _ in range(min(each, len(hand)))] for hand in hands]
            case Smash(target, at_ms):
                smashes.append((at_ms, (ply.seat - king) % n, ply.seat, target))
            case Settle():
                poison = ply.state.outcomes[-1].target
                if smashes:
                    _, _, king, target = min(smashes, key=lambda smash: smash[:2])
                    if blind and target != poison:
                        del hands[king][:3]
                    elif not blind:
                        points[king] += 1 if target == poison else -3
                        points = [max(0, p) for p in points] if config.floor == "zero" else points
                smashes, rounds = [], rounds + 1
                assert king == ply.state.king == ply.state.outcomes[-1].king_after
                assert len(ply.state.outcomes) == rounds
                table = [[] for _ in range(n)]
            case Place(card, slot):
                hands[king].insert(slot, card)
        if not blind:
            assert [sorted(hand) for hand in hands] == [list(hand) for hand in ply.state.hands] or not ply.state.hands
    left = {seat for seat in range(n) if hands[seat]}
    best = {seat for seat in range(n) if points[seat] == max(points)}
    assert result is not None and set(result.winners) == ((left or in_game) if blind else best)
    assert len(left) == (1 if blind and left else 0)
    return tuple(points)
