"""A game's options, read off its Config: as a form, as `poison(players=4,edition=classic)`, and with plain refusals."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, inspect

from belladonna.core.text import Refused, text

C = TypeVar("C", bound=Struct)
Value = str | int

PYTHON_ONLY = msgspec.Meta(extra={"python_only": True})
"""Marks a Config field that no form, string or message may set, such as a shrunken deck for counting."""


class BadConfig(Refused):
    """A configuration that cannot be: an unknown option, a value it does not take, values that do not go together."""


class Option(Struct, frozen=True):
    """One line of a form. `words` are named values, `low..high` numbers, `free` allows any text."""

    name: str
    default: Value | None
    words: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    free: bool = False

    @property
    def allowed(self) -> str:
        """Return the values as a person writes them: `classic, outset, manual` or `random, 0..5`."""
        numbers = () if self.low is None else (f"{self.low}..{'' if self.high is None else self.high}",)
        return ", ".join((*self.words, *numbers, *(("...",) if self.free else ())))

    def read(self, value: object) -> Value | None:
        """Return the value in the field's own type, or raise BadConfig. `None` stays where it is the default."""
        if value is None and self.default is None:
            return None
        if isinstance(value, str) and value in self.words:
            return value
        if isinstance(value, bool):
            raise self._refusal(value)
        if self.low is not None and re.fullmatch(r"-?[0-9]{1,9}", str(value)):
            number = int(str(value))
            if number >= self.low and (self.high is None or number <= self.high):
                return number
        if self.free and isinstance(value, str) and value:
            return value
        if self.free and value == "":
            raise BadConfig(text("config-empty", name=self.name))
        raise self._refusal(value)

    def _refusal(self, value: object) -> BadConfig:
        return BadConfig(text("config-bad-value", name=self.name, value=str(value)[:80], allowed=self.allowed))


def options(config: type[Struct]) -> tuple[Option, ...]:
    """Return what a person may choose, in the order of the fields."""
    kind: Any = config
    return _options(kind)


@cache
def _options(config: Any) -> tuple[Option, ...]:
    info = inspect.type_info(config)
    assert isinstance(info, inspect.StructType)
    hints = get_type_hints(config)
    out = []
    for field in info.fields:
        kinds: list[Any] = list(field.type.types) if isinstance(field.type, inspect.UnionType) else [field.type]
        if any(isinstance(k, inspect.Metadata) and (k.extra or {}).get("python_only") for k in (field.type, *kinds)):
            continue
        default = None if field.default is NODEFAULT else field.default
        words: list[str] = []
        numbers: inspect.IntType | None = None
        free = False
        for kind in kinds:
            if isinstance(kind, inspect.LiteralType):
                words += [str(v) for v in kind.values if isinstance(v, str)]
            elif isinstance(kind, inspect.IntType):
                numbers = kind
            elif isinstance(kind, inspect.StrType):
                free = True
        words.sort(key=_literals(hints[field.name]).index)  # as they were written down, not by the alphabet
        low = None if numbers is None else (numbers.ge if numbers.ge is not None else 0)
        out.append(Option(field.name, default, tuple(words), low, numbers.le if numbers else None, free))
    return tuple(out)


def _literals(hint: Any) -> list[Any]:
    """Return the values of every Literal in a type, in order."""
    arguments = get_args(hint)
    return list(arguments) if get_origin(hint) is Literal else [v for a in arguments for v in _literals(a)]


def make_config(config: type[C], values: Mapping[str, object]) -> C:
    """Return a Config from words and numbers, whatever they came from; BadConfig names the field and what it takes."""
    known = {o.name: o for o in options(config)}
    for name in values:
        if name not in known:
            raise BadConfig(text("config-unknown-option", name=str(name)[:40], allowed=", ".join(known)))
    return config(**{name: known[name].read(value) for name, value in values.items()})


def config_values(config: Struct, *, all_fields: bool = False) -> dict[str, Value]:
    """Return what differs from the defaults, or everything, as plain values; `players` is always named."""
    out: dict[str, Value] = {}
    for option in options(type(config)):
        value = getattr(config, option.name)
        if value is not None and (all_fields or value != option.default or option.name == "players"):
            out[option.name] = value
    return out


def write_config(name: str, config: Struct) -> str:
    """Return the config string, `poison(players=4,edition=classic)`."""
    inside = ",".join(f"{k}={quoted(v)}" for k, v in config_values(config).items())
    return f"{name}({inside})"


def quoted(value: Value) -> str:
    """Return the value as a config string holds it: in double quotes where it has a mark of the string's own."""
    plain = str(value)
    return (
        '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"' if re.search(r'[,()="\\]|^\s|\s$', plain) else plain
    )


_PAIR = re.compile(r'\s*([A-Za-z_]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^,()="]*?)\s*(,|$)')


def split_config(string: str) -> tuple[str, dict[str, str]]:
    """Return the name and the values of a config string; the brackets may be left out when there is nothing to say."""
    found = re.fullmatch(r"\s*([A-Za-z_]+)\s*(?:\((.*)\))?\s*", string, re.DOTALL)
    if not found:
        raise BadConfig(text("config-not-readable", value=string[:80]))
    name, inside = found[1], (found[2] or "").strip()
    values: dict[str, str] = {}
    at = 0
    while at < len(inside):
        pair = _PAIR.match(inside, at)
        if not pair or (pair[3] == "," and pair.end() == len(inside)):
            raise BadConfig(text("config-not-readable", value=string[:80]))
        key, value = pair[1], pair[2]
        if key in values:
            raise BadConfig(text("config-twice", name=key[:40]))
        values[key] = re.sub(r"\\(.)", r"\1", value[1:-1]) if value.startswith('"') else value
        at = pair.end()
    return name, values
