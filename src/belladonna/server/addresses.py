"""Under which addresses people find this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from belladonna.server.config import Settings


def addresses(settings: Settings, port: int) -> list[str]:
    """Return the addresses people can use, the one to share first."""
    if settings.url:
        return [settings.url.rstrip("/")]
    here = f"http://localhost:{port}"
    if settings.host not in ("0.0.0.0", "::"):  # noqa: S104 - it is compared, not bound
        return [here if settings.host in ("127.0.0.1", "::1") else f"http://{settings.host}:{port}"]
    found = own_address()
    return ([f"http://{found}:{port}"] if found else []) + [here]


def own_address() -> str | None:
    """Return this machine's address in its network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def shared(settings: Settings, port: int, client: str) -> str | None:
    """Return the address to tell others. A machine's own one in its network is told only to whoever sits at it."""
    if not settings.url and not _loopback(client):
        return None
    first = addresses(settings, port)[0]
    return None if first.startswith("http://localhost:") else first


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
