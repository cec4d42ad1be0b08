"""The page, where it is built: files as they are, and `index.html` for every address that the page itself knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

from belladonna.core.text import text
from belladonna.server.errors import NotFound
from belladonna.text import say

DIST = Path(__file__).resolve().parent.parent / "web_dist"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""


def page(folder: Path = DIST) -> HTTPRouteHandler:
    """Return the route for everything that is not the API."""
    root = folder.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def serve_page(request: Request[Any, Any, State]) -> Response[str] | File:
        path = request.scope["path"]
        wanted = (root / path.lstrip("/")).resolve()
        if path.startswith("/api"):
            raise NotFound(text("server-no-such-page"))
        if wanted.is_relative_to(root) and wanted.is_file():
            hashed = "assets" in wanted.relative_to(root).parts
            headers = {"cache-control": FOREVER if hashed else "no-cache"}
            return File(wanted, filename=wanted.name, content_disposition_type="inline", headers=headers)
        if "." in path.rpartition("/")[2]:
            raise NotFound(text("server-no-such-page"))
        if not (root / "index.html").is_file():
            return Response(say(text("server-no-page")), media_type="text/plain")
        return Response(
            (root / "index.html").read_text(encoding="utf-8"),
            media_type="text/html",
            headers={"cache-control": "no-cache"},
        )

    return serve_page
