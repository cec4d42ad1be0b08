"""What the page that teaches asks for: examples of the rules, and what a game's own pages want to know of them."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from belladonna.bots import bots
from belladonna.core import registry
from belladonna.core.config import BadConfig, config_values, make_config
from belladonna.core.example import find_example
from belladonna.core.game import AnyGame, Asking
from belladonna.core.seen import seen
from belladonna.core.text import text
from belladonna.server.errors import NotFound, NotUnderstood
from belladonna.server.messages import Example, Happened

USUAL_BOT = "greedy"
MOST_SEED = 2**31 - 1


def learning_routes() -> list[HTTPRouteHandler]:
    @get("/api/games/{game:str}/example")
    async def example(
        request: Request[Any, Any, State],
        game: FromPath[str],
        edition: FromQuery[str | None] = None,
        seed: Annotated[int | None, QueryParameter(ge=0, le=MOST_SEED)] = None,
    ) -> Example:
        """Get a part of a game that shows how a rule works; the same seed gives the same one again."""
        number = luck(request).randint(0, MOST_SEED) if seed is None else seed
        return await asyncio.to_thread(example_of, known(game), edition, number)

    @post("/api/games/{game:str}/ask/{question:str}", status_code=200)
    async def ask(
        request: Request[Any, Any, State],
        game: FromPath[str],
        question: FromPath[str],
        data: JSONBody[dict[str, Any]],
    ) -> Any:
        """Ask a game's rules what its own pages ask; `Questions` in web/src/net/messages.ts says what there is."""
        found = known(game).questions.get(question)
        if found is None:
            raise NotFound(text("server-no-such-page"))
        try:
            asked = msgspec.convert(data, found.asks)
        except msgspec.ValidationError as error:
            raise NotUnderstood(text("server-bad-request", detail=str(error)[:300])) from None
        now_ms = request.app.state.services.world.clock.now_ms()
        return await asyncio.to_thread(found.reply, asked, Asking(luck(request), now_ms))

    return [example, ask]


def luck(request: Request[Any, Any, State]) -> Random:
    """Return a chance of its own for one request."""
    return Random(request.app.state.services.world.luck.secret())


def known(name: str) -> AnyGame:
    """Return the game of an address, or say that there is nothing there."""
    try:
        return registry.game(name)
    except BadConfig as error:
        raise NotFound(error.why) from None


def example_of(game: AnyGame, edition: str | None, seed: int) -> Example:
    config = make_config(game.config, edition_values(game, edition))
    rng = Random(seed)
    players = [bots(game)[USUAL_BOT]() for _ in range(config.players)]
    found = find_example(game, config, rng, players) if game.shows else None
    if found is None:
        raise NotFound(text("server-no-example"))
    history, start, rules = found.history, found.start, game.rules
    last = history.plies[-1]
    before = history[len(history) - 1].state
    own = game.outlook(rules.view(before, last.seat), last.move) if last.seat >= 0 else None
    return Example(
        game=game.name,
        seed=seed,
        config=config_values(config, all_fields=True),
        before=game.screen(history[start].view(None)),
        after=game.screen(history.view(None)),
        outlook=own,
        seat=last.seat if last.seat >= 0 else None,
        happened=tuple(_happened(game, event) for ply in history.plies[start:] for event in ply.events),
        rules=found.rules,
    )


def edition_values(game: AnyGame, name: str | None) -> dict[str, str | int]:
    if name is None:
        return {}
    for edition in game.editions:
        if edition.name == name:
            return edition.values
    allowed = ", ".join(edition.name for edition in game.editions)
    raise NotUnderstood(text("config-no-edition", editions=len(game.editions), name=name[:40], allowed=allowed))


def _happened(game: AnyGame, event: Any) -> Happened:
    shown = seen(event, None)
    return Happened(shown, game.tell(shown))
