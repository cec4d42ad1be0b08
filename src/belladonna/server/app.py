"""The ASGI application: its routes and what guards them. Everything else is handed in, so that tests can hold it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, Request, Response, delete, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody

import belladonna
from belladonna.core import registry
from belladonna.core.rules import IllegalMove
from belladonna.core.text import Refused, Text, text
from belladonna.server.addresses import shared
from belladonna.server.advice import Advisor
from belladonna.server.archive import Archive
from belladonna.server.archive_routes import archive_routes
from belladonna.server.auth import COOKIE, Luck, Session, SystemLuck
from belladonna.server.clock import Clock, SystemClock
from belladonna.server.config import Settings
from belladonna.server.desk import Desk
from belladonna.server.errors import Denied
from belladonna.server.forms import (
    Address,
    Choices,
    Chosen,
    GameInfo,
    GameLine,
    JoinTable,
    LinkToken,
    Me,
    NewAgent,
    NewBot,
    NewName,
    NewTable,
    RecordInfo,
    Said,
    Sat,
    SeatLink,
    TableId,
    TableInfo,
)
from belladonna.server.guard import Guard
from belladonna.server.hub import Hub
from belladonna.server.learning import learning_routes
from belladonna.server.lobby import Lobby
from belladonna.server.menu import choices, game_infos
from belladonna.server.metrics import CONTENT_TYPE, Metrics
from belladonna.server.operator import operator_routes
from belladonna.server.page import page
from belladonna.server.players import Players
from belladonna.server.roster import Roster
from belladonna.server.store import Store, open_store
from belladonna.server.table import World
from belladonna.text import DEFAULT, languages, say

log = logging.getLogger(__name__)

Asked = Request[Any, Any, State]
MOST_BODY = 65_536


@dataclass(slots=True)
class Services:
    """What the routes work with while the server runs."""

    world: World
    hub: Hub
    lobby: Lobby
    archive: Archive
    desk: Desk
    operator_token: str | None


def services(connection: Any) -> Services:
    found: Services = connection.app.state.services
    return found


async def visitor(request: Asked) -> Session | None:
    """Return whoever the cookie names, None for a stranger."""
    return await services(request).lobby.known(request.cookies.get(COOKIE))


async def guest(request: Asked) -> Session:
    """Return whoever the cookie names; a stranger becomes a guest, and gets a cookie with the answer."""
    known = await visitor(request)
    if known is not None:
        return known
    person, token = await services(request).lobby.new_guest()
    request.scope["state"]["new_token"] = token
    return person


# People


@get("/api/me")
async def me(request: Asked) -> Me:
    """Say who the cookie says you are."""
    person = await visitor(request)
    return Me(person is not None, person.name if person else "")


@post("/api/me", status_code=200)
async def name_me(request: Asked, data: JSONBody[NewName]) -> Me:
    """Choose a name, as others will see it; a stranger becomes a guest."""
    person = await services(request).lobby.rename(await guest(request), data.name)
    return Me(guest=True, name=person.name)


@delete("/api/me", status_code=204)
async def forget_me(request: Asked) -> None:
    """Leave all tables and drop your name from everything that is stored."""
    person = await visitor(request)
    if person is not None:
        await services(request).lobby.forget(person)
    request.scope["state"]["new_token"] = ""


@get("/api/me/games")
async def my_games(request: Asked) -> list[GameLine]:
    """List the games you take or took part in, the latest first."""
    person = await visitor(request)
    return await services(request).lobby.games_of(person) if person else []


# Games and tables


@get("/api/games", sync_to_thread=False)
def games(request: Asked) -> list[GameInfo]:
    """List the games and all that a form needs to make a table of one."""
    return game_infos(services(request).world.roster)


@post("/api/games/{game:str}/choices", status_code=200)
async def game_choices(game: FromPath[str], data: JSONBody[Chosen]) -> Choices:
    """Say what may be chosen beside what is chosen: what an edition forbids comes with the reason."""
    return await asyncio.to_thread(choices, registry.game(game), data.config)


@get("/api/address", sync_to_thread=False)
def address(request: Asked) -> Address:
    """Say under which address others find this server."""
    _, port = request.scope.get("server") or ("", 0)
    client = request.client.host if request.client else ""
    return Address(shared(services(request).world.settings, port or 0, client))


@post("/api/tables")
async def create_table(request: Asked, data: JSONBody[NewTable]) -> Sat:
    """Make a table and sit down at it."""
    return await services(request).lobby.create(await guest(request), data)


@get("/api/tables")
async def list_tables(request: Asked) -> list[TableInfo]:
    """List the tables that strangers may join or watch, those that wait for people first."""
    return await services(request).lobby.open_tables()


@get("/api/tables/{table_id:str}")
async def table_info(request: Asked, table_id: FromPath[str]) -> TableInfo:
    return await services(request).lobby.info(table_id)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join_table(request: Asked, table_id: FromPath[str], data: JSONBody[JoinTable]) -> Sat:
    """Take a free seat."""
    return await services(request).lobby.join(await guest(request), table_id, data.seat)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave_table(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """Give up your seat: it becomes free, or in a running game a bot's."""
    return await services(request).lobby.leave(await guest(request), table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """Begin the game; for the host, when every seat is taken."""
    return await services(request).lobby.start(await guest(request), table_id)


@post("/api/tables/{table_id:str}/bots", status_code=200)
async def add_bot(request: Asked, table_id: FromPath[str], data: JSONBody[NewBot]) -> TableInfo:
    """Give an empty seat to a bot; for the host."""
    return await services(request).lobby.add_bot(await guest(request), table_id, data.seat, data.bot)


@post("/api/tables/{table_id:str}/agents", status_code=200)
async def invite_agent(request: Asked, table_id: FromPath[str], data: JSONBody[NewAgent]) -> SeatLink:
    """Keep an empty seat for a program that plays from elsewhere, and get what lets it sit down; for the host."""
    return await services(request).lobby.invite_agent(await guest(request), table_id, data.seat, data.name)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def empty_seat(request: Asked, table_id: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """Empty a seat before the game starts; for the host."""
    return await services(request).lobby.empty_seat(await guest(request), table_id, seat)


@post("/api/tables/{table_id:str}/link", status_code=200)
async def seat_link(request: Asked, table_id: FromPath[str]) -> SeatLink:
    """Get what opens your seat on another device."""
    return await services(request).lobby.link(await guest(request), table_id)


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def seat_by_link(request: Asked, table_id: FromPath[str], data: JSONBody[LinkToken]) -> Sat:
    """Take your seat on this device."""
    return await services(request).lobby.sit_by_link(await guest(request), table_id, data.token)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Asked, table_id: FromPath[str]) -> TableId:
    """Go on with the same people at a new table."""
    return await services(request).lobby.rematch(await guest(request), table_id)


@get("/api/records/{table_id:str}")
async def record(request: Asked, table_id: FromPath[str]) -> RecordInfo:
    """Get a game that is over."""
    return await services(request).lobby.record(table_id)


@get("/api/records/{table_id:str}/toml", media_type="application/toml")
async def record_file(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """Get a game that is over, as the file that `belladonna replay` reads."""
    found = await services(request).lobby.record(table_id)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.id}.toml"'}
    return Response(found.toml, media_type="application/toml", headers=headers)


@websocket("/api/tables/{table_id:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: FromPath[str]) -> None:
    """Sit at a table or watch it; docs/protocol.md tells how."""
    await services(socket).desk.serve(socket, table_id)


# For whoever runs the server


@get("/health", include_in_schema=False)
async def health(request: Asked) -> dict[str, str]:
    """Say that the server is up and its database answers."""
    await services(request).lobby.known("nobody")
    return {"status": "draining" if services(request).hub.draining else "ready", "version": belladonna.__version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    return Response(services(request).world.metrics.text(), media_type=CONTENT_TYPE)


# Errors


def _language(request: Asked) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in languages():
            return tag
    return DEFAULT


def _refusal(request: Asked, why: Text, status: int, rule: str | None = None) -> Response[Said]:
    return Response(Said(why, say(why, _language(request)), rule), status_code=status)


def refused(request: Asked, error: Refused) -> Response[Said]:
    status = error.status if isinstance(error, Denied) else 400
    response = _refusal(request, error.why, status, error.rule if isinstance(error, IllegalMove) else None)
    if isinstance(error, Denied) and error.retry_s:
        response.headers["retry-after"] = str(error.retry_s)
    return response


def bad_request(request: Asked, error: HTTPException) -> Response[Said]:
    if error.status_code >= 500:
        return stumbled(request, error)
    detail = str(error.extra or error.detail)[:300] if isinstance(error, ValidationException) else error.detail[:300]
    why = text("server-bad-request", detail=detail)
    if error.status_code == 404:
        why = text("server-no-such-page")
    return _refusal(request, why, error.status_code)


def stumbled(request: Asked, error: Exception) -> Response[Said]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _refusal(request, text("server-our-mistake"), 500)


# The application


@asynccontextmanager
async def open_services(
    settings: Settings,
    store: Store,
    *,
    clock: Clock,
    luck: Luck,
    roster: Roster | None = None,
    operator_token: str | None = None,
) -> AsyncIterator[Services]:
    """Set up all that works on a store, and close everything with it at the end."""
    figures = Metrics()
    store.on_commit = figures.committed
    who = roster or Roster()
    players = Players(clock, who, threads=settings.bot_threads, deadline_ms=settings.bot_deadline_ms)
    advisor = Advisor(clock)
    hub = Hub(World(store, clock, luck, settings, who, players, advisor, figures))
    lobby = Lobby(hub)
    try:
        yield Services(hub.world, hub, lobby, Archive(lobby), Desk(lobby), operator_token)
    finally:
        await hub.close()
        advisor.close()
        await store.close()


def make_app(
    settings: Settings,
    *,
    store: Store | None = None,
    clock: Clock | None = None,
    luck: Luck | None = None,
    roster: Roster | None = None,
    operator_token: str | None = None,
) -> Guard:
    """Return the server as an ASGI application. It opens the database when it starts, unless it is given open."""
    time, chance = clock or SystemClock(), luck or SystemLuck()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = store or await open_store(settings.database_url)
        who = roster or await asyncio.to_thread(Roster.started, settings.bots)
        async with open_services(
            settings, opened, clock=time, luck=chance, roster=who, operator_token=operator_token
        ) as found:
            app.state.services = found
            found.hub.start()
            yield

    shown = [metrics] if settings.metrics else []
    app = Litestar(
        route_handlers=[
            me,
            name_me,
            forget_me,
            my_games,
            games,
            game_choices,
            address,
            create_table,
            list_tables,
            table_info,
            join_table,
            leave_table,
            start_table,
            add_bot,
            invite_agent,
            empty_seat,
            seat_link,
            seat_by_link,
            rematch,
            record,
            record_file,
            table_socket,
            health,
            *shown,
            *archive_routes(visitor, guest),
            *learning_routes(),
            *operator_routes(),
            page(),
        ],
        lifespan=[lifespan],
        exception_handlers={Refused: refused, HTTPException: bad_request, Exception: stumbled},
        openapi_config=OpenAPIConfig(
            title="Belladonna",
            version=belladonna.__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, time)
