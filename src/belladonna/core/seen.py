"""What a seat may see of an event: nothing, until the field says otherwise."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from belladonna.core.rules import Seat


class Hidden(Struct, frozen=True):
    """What travels in place of a secret: only how many cards it is."""

    hidden: int


class Everyone(Struct, frozen=True):
    """Marks a field that every seat and every spectator may see."""


class Only(Struct, frozen=True):
    """Marks a field that only the seat in the field named `field` may see; the others see how many."""

    field: str


class Nobody(Struct, frozen=True):
    """Marks a field that no view ever shows; it is kept for the record's digest."""


Marker = Everyone | Only | Nobody
E = TypeVar("E")


def markers(event: type[Any]) -> dict[str, Marker]:
    """Return who may see each field of an event type; a field without exactly one marker is a TypeError."""
    kind: Any = event
    return _markers(kind)


@cache
def _markers(kind: Any) -> dict[str, Marker]:
    out: dict[str, Marker] = {}
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        found = [m for m in _marks(hints[field.name]) if isinstance(m, Marker)]
        if len(found) != 1:
            raise TypeError(f"{kind.__name__}.{field.name} does not say who may see it")
        out[field.name] = found[0]
    return out


def is_open(event: type[Any]) -> bool:
    """Return whether everybody sees all there is of events of this type."""
    kind: Any = event
    return not _secrets(kind)


@cache
def _secrets(kind: Any) -> tuple[tuple[str, Marker], ...]:
    return tuple((name, mark) for name, mark in markers(kind).items() if not isinstance(mark, Everyone))


def _marks(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def may_see(mark: Marker, event: Any, seat: Seat | None) -> bool:
    match mark:
        case Everyone():
            return True
        case Only(field):
            return seat is not None and getattr(event, field) == seat
        case Nobody():
            return False


def _hidden(value: Any) -> Hidden:
    return Hidden(len(value) if isinstance(value, tuple) else 1)


def seen(event: E, seat: Seat | None) -> E:
    """Return the event as `seat` (None: a spectator) may see it, its secrets replaced by `Hidden`."""
    kind: Any = type(event)
    secret = [name for name, mark in _secrets(kind) if not may_see(mark, event, seat)]
    if not secret:
        return event
    copy: Any = event
    shown: E = msgspec.structs.replace(copy, **{name: _hidden(getattr(event, name)) for name in secret})
    return shown
