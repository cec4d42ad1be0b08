"""What every request passes first: where it comes from, how often it comes, and the headers its answer carries."""

from __future__ import annotations

from http.cookies import SimpleCookie
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseStartEvent

from belladonna.core.text import Text, text
from belladonna.server.auth import COOKIE, COOKIE_AGE_S, hash_of
from belladonna.server.clock import Clock
from belladonna.server.config import Settings
from belladonna.server.errors import Denied, Forbidden, TooMany
from belladonna.server.forms import Said
from belladonna.server.limits import Limiter, Rate
from belladonna.text import say

SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links to seats must not travel
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Stands around the whole application. A page of another site may neither post here nor open a socket."""

    def __init__(self, app: Litestar, settings: Settings, clock: Clock) -> None:
        rate = Rate(settings.request_burst, settings.requests_per_s)
        self.app, self._settings = app, settings
        self._sessions, self._addresses = Limiter(rate, clock), Limiter(rate, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)  # start and stop
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope, headers)
        except Denied as error:
            await _deny(scope, send, error)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._dress(scope, message)
            await send(message)

        if scope.get("method") == "HEAD":  # what asks whether we are there; the server sends no body for it
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        await self.app(scope, receive, sending)

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        asks = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE
        if asks and not origin_allowed(headers, self._settings.origins):
            raise Forbidden(text("server-other-site"))
        client = scope.get("client")
        self._addresses.check(client[0] if client else "")
        if token := token_of(headers.get("cookie", "")):
            self._sessions.check(hash_of(token))

    def _dress(self, scope: Scope, message: HTTPResponseStartEvent) -> None:
        out = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            out.setdefault(name, value)
        if scope["path"].startswith("/api"):
            out.setdefault("cache-control", "no-store")
        token = scope.get("state", {}).get("new_token")
        if token is not None:
            secure = "; Secure" if scope.get("scheme") == "https" else ""
            age = COOKIE_AGE_S if token else 0
            out.add("set-cookie", f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")


def token_of(cookies: str) -> str | None:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except Exception:  # noqa: BLE001 - a cookie header may be anything
        return None
    return found.value if found else None


def origin_allowed(headers: dict[str, str], others: tuple[str, ...]) -> bool:
    """Return whether this comes from our own page, an allowed site, or no page at all.

    Browsers name the origin of every request that is not a plain read; programs need not.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() or origin in others


async def _deny(scope: Scope, send: Send, error: Denied) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Said(error.why, _said(error.why)))
    extra = [(b"retry-after", str(error.retry_s).encode())] if isinstance(error, TooMany) else []
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _said(why: Text) -> str:
    return say(why)
