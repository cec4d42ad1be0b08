"""The addresses under which finished games and brought records are looked at, and played on from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from belladonna.server.archive import Archive
from belladonna.server.auth import Session
from belladonna.server.forms import Brought, BroughtMove, BroughtPlayOn, BroughtSteps, PlayOn, Sat
from belladonna.server.messages import Estimates, Outline, Steps

MOST_MOVES = 1_000_000

Asked = Request[Any, Any, State]
Visitor = Callable[[Asked], Awaitable[Session | None]]
Guest = Callable[[Asked], Awaitable[Session]]


def archive_routes(visitor: Visitor, guest: Guest) -> list[HTTPRouteHandler]:
    def archive(request: Asked) -> Archive:
        found: Archive = request.app.state.services.archive
        return found

    async def who(request: Asked) -> str:
        """Return whose questions are counted: a person's, or a stranger's by address."""
        person = await visitor(request)
        return person.id if person else f"address {request.client.host if request.client else ''}"

    @get("/api/records/{table_id:str}/outline")
    async def record_outline(request: Asked, table_id: FromPath[str]) -> Outline:
        """Say what game it was and who played, before it is looked at move by move."""
        return await archive(request).outline(table_id, await visitor(request))

    @get("/api/records/{table_id:str}/steps")
    async def record_steps(
        request: Asked,
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        open_handed: FromQuery[bool] = False,
        after: Annotated[int, QueryParameter(ge=0, le=MOST_MOVES)] = 0,
    ) -> Steps:
        """Look back at a game that is over: what follows a move, as a seat or a spectator saw it, or all hands open."""
        found = archive(request)
        return await found.steps(await found.of_table(table_id), seat, open_handed=open_handed, after=after)

    @get("/api/records/{table_id:str}/estimates")
    async def record_estimates(
        request: Asked, table_id: FromPath[str], move: Annotated[int, QueryParameter(ge=1, le=MOST_MOVES)]
    ) -> Estimates:
        """Say what each legal move promised just before a move of a game that is over, to the seat that made it."""
        found = archive(request)
        return await found.estimates(await found.of_table(table_id), move, await who(request))

    @post("/api/records/{table_id:str}/tables")
    async def record_play_on(request: Asked, table_id: FromPath[str], data: JSONBody[PlayOn]) -> Sat:
        """Play on from a moment of a game that is over, at a table of your own, against bots."""
        found = archive(request)
        past = await found.of_table(table_id)
        return await found.play_on(await guest(request), past, data)

    @post("/api/replays", status_code=200)
    async def replay_outline(request: Asked, data: JSONBody[Brought]) -> Outline:
        """Read a record that is not of this server; a file that is none is refused with the field that is wrong."""
        return await archive(request).brought_outline(data.toml)

    @post("/api/replays/steps", status_code=200)
    async def replay_steps(request: Asked, data: JSONBody[BroughtSteps]) -> Steps:
        found = archive(request)
        past = await found.brought(data.toml)
        return await found.steps(past, data.seat, open_handed=data.open_handed, after=data.after)

    @post("/api/replays/estimates", status_code=200)
    async def replay_estimates(request: Asked, data: JSONBody[BroughtMove]) -> Estimates:
        found = archive(request)
        return await found.estimates(await found.brought(data.toml), data.move, await who(request))

    @post("/api/replays/tables")
    async def replay_play_on(request: Asked, data: JSONBody[BroughtPlayOn]) -> Sat:
        """Play on from a moment of a brought record."""
        found = archive(request)
        past = await found.brought(data.toml)
        return await found.play_on(await guest(request), past, data.on)

    return [
        record_outline,
        record_steps,
        record_estimates,
        record_play_on,
        replay_outline,
        replay_steps,
        replay_estimates,
        replay_play_on,
    ]
