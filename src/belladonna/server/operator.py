"""What whoever runs the server may do while it runs, through a token that only their own files hold."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from belladonna.core.text import text
from belladonna.server import rows
from belladonna.server.auth import same_token
from belladonna.server.errors import Forbidden, NotFound
from belladonna.server.sockets import ENDED

Asked = Request[Any, Any, State]


class OperatorLine(Struct, frozen=True):
    id: str
    game: str
    status: str
    moves: int
    created_at: int
    changed_at: int


def _check(request: Asked) -> Any:
    services = request.app.state.services
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not services.operator_token or not same_token(given, services.operator_token):
        raise Forbidden(text("server-operator-only"))
    return services


def operator_routes() -> list[HTTPRouteHandler]:
    @get("/api/operator/tables", include_in_schema=False)
    async def all_tables(request: Asked, status: FromQuery[str | None] = None) -> list[OperatorLine]:
        store = _check(request).world.store
        found = await store.read(lambda c: rows.all_tables(c, status))
        return [OperatorLine(r.id, r.game, r.status, r.moves, r.created_at, r.changed_at) for r in found]

    @post("/api/operator/tables/{table_id:str}/close", include_in_schema=False, status_code=204)
    async def close_table(request: Asked, table_id: FromPath[str]) -> None:
        await _check(request).hub.close_table(table_id, text("server-closed-operator"))

    @delete("/api/operator/tables/{table_id:str}", include_in_schema=False, status_code=204)
    async def delete_table(request: Asked, table_id: FromPath[str]) -> None:
        services = _check(request)
        why = text("server-closed-operator")
        table = await services.hub.table(table_id)
        await table.call(lambda: table.close(why))
        await table.call(lambda: table.dismiss(why, ENDED))
        services.hub.forget(table_id)
        if not await services.world.store.write(lambda c: rows.delete_table(c, table_id)):
            raise NotFound(text("server-no-such-table"))

    return [all_tables, close_table, delete_table]
