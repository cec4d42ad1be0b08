"""Figures for whoever watches the server, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import belladonna

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """One registry a server, so that two in one process do not count for each other."""

    build = belladonna.__version__

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._moves = Counter("belladonna_moves", "Moves committed.", ["game", "by"], registry=registry)
        self._commits = Histogram(
            "belladonna_commit_seconds",
            "How long commits take.",
            registry=registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
        )
        self._tables = Gauge("belladonna_tables", "Tables in memory.", registry=registry)
        self.connections = Gauge("belladonna_connections", "Open WebSockets.", registry=registry)
        self.refused = Counter("belladonna_refused", "What was refused for coming too often.", registry=registry)
        self._by: dict[tuple[str, str], Counter] = {}

    def moved(self, game: str, by: str) -> None:
        who = by if by in ("person", "chance", "clock", "stand-in") else "bot"
        counter = self._by.get((game, who))
        if counter is None:
            counter = self._by[game, who] = self._moves.labels(game, who)
        counter.inc()

    def committed(self, moves: int, seconds: float) -> None:
        self._commits.observe(seconds)

    def tables(self, count: int) -> None:
        self._tables.set(count)

    def text(self) -> bytes:
        return generate_latest(self._registry)
