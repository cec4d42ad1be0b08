"""The page, where it is built: its files, and `index.html` for every address that the page itself knows."""

from __future__ import annotations

import gzip
from functools import cache
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
PACKED = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What is sent compressed, with its type; pictures and fonts are compressed already."""


@cache
def packed(file: Path, _changed_ns: int) -> bytes:
    """Compress a file once for every reader. gzip, because browsers take nothing better over plain http."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def page(folder: Path = DIST) -> HTTPRouteHandler:
    """Return the route for everything that is not the API."""
    root = folder.resolve()

    def sent(request: Request[Any, Any, State], file: Path, keep: str) -> Response[bytes] | File:
        headers = {"cache-control": keep}
        kind = PACKED.get(file.suffix)
        if kind is None:
            return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
        headers["vary"] = "accept-encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(file.read_bytes(), media_type=kind, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(packed(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def serve_page(request: Request[Any, Any, State]) -> Response[str] | Response[bytes] | File:
        path = request.scope["path"]
        wanted = (root / path.lstrip("/")).resolve()
        if path.startswith("/api"):
            raise NotFound(text("server-no-such-page"))
        if wanted.is_relative_to(root) and wanted.is_file():
            hashed = "assets" in wanted.relative_to(root).parts
            return sent(request, wanted, FOREVER if hashed else "no-cache")
        if "." in path.rpartition("/")[2]:
            raise NotFound(text("server-no-such-page"))
        if not (root / "index.html").is_file():
            return Response(say(text("server-no-page")), media_type="text/plain")
        return sent(request, root / "index.html", "no-cache")

    return serve_page
