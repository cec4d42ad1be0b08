"""Make the page's types and the protocol's tables from the messages: `python tools/gen_types.py [--check]`.

Every struct becomes an interface of the same name; a game's own get the game's name in front. What a game fills in
(its view, its events, its config) is named by the game, so that a table of Poison is a `Moved<"poison">`.
"""

from __future__ import annotations

import inspect as python
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, inspect

from belladonna.core import registry
from belladonna.server import forms, messages
from belladonna.server.kinds import Kinds, kinds

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "net" / "messages.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"
HEAD = "// Made from src/belladonna/server/messages.py by `python tools/gen_types.py`. Do not edit.\n"
BEGIN, END = "<!-- messages: begin, made by tools/gen_types.py -->", "<!-- messages: end -->"
FORMS = tuple(v for v in vars(forms).values() if isinstance(v, type) and issubclass(v, Struct) and v is not Struct)


class Writer:
    """Collects interfaces as they are met; `generic` are those that differ by game, and so take a game's name."""

    def __init__(self) -> None:
        self.blocks: dict[str, str] = {}
        self.generic: set[str] = set()

    def name(self, cls: type[Any]) -> str:
        found = re.match(r"belladonna\.games\.(\w+)", cls.__module__)
        return (found[1].capitalize() if found else "") + cls.__name__

    def struct(self, info: inspect.StructType) -> str:
        name = self.name(info.cls)
        if name not in self.blocks:
            self.blocks[name] = ""  # a struct may hold itself
            comes_in = info.cls in get_args(messages.ClientMessage) or info.cls.__struct_config__.forbid_unknown_fields
            lines = [f"  {info.tag_field}: {quoted(info.tag)};"] if info.tag is not None else []
            for field in info.fields:
                optional = "?" if comes_in and not field.required else ""
                lines.append(f"  {field.encode_name}{optional}: {self.type(field.type, name)};")
            head = f"export interface {name}{'<G extends GameName = GameName>' if name in self.generic else ''}"
            self.blocks[name] = comment(info.cls) + head + " {\n" + "\n".join(lines) + "\n}\n"
        return f"{name}<G>" if name in self.generic else name

    def type(self, kind: inspect.Type, inside: str) -> str:
        """Return the TypeScript of a type; a field's bounds are the server's to check."""
        match kind:
            case inspect.Metadata(inner, _, extra):
                if game_type := (extra or {}).get("game_type"):
                    self.generic.add(inside)
                    return f'Games[G]["{game_type}"]'
                return self.type(inner, inside)
            case inspect.StructType():
                out = self.struct(kind)
                if out.endswith("<G>"):
                    self.generic.add(inside)
                return out
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.type(t, inside) for t in types))
            case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.FrozenSetType(item):
                return f"readonly {in_brackets(self.type(item, inside))}[]"
            case inspect.TupleType(items):
                return f"readonly [{', '.join(self.type(item, inside) for item in items)}]"
            case inspect.DictType(_, value):
                return f"Readonly<Record<string, {self.type(value, inside)}>>"
            case inspect.LiteralType(values):
                return " | ".join(quoted(v) for v in values)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
        raise TypeError(f"{inside} has a field of a kind no message may have: {kind}")


def in_brackets(kind: str) -> str:
    return f"({kind})" if " " in kind else kind


def quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def doc(cls: type[Any]) -> str:
    """Return a type's own docstring; a Struct without one has msgspec's."""
    return python.cleandoc(cls.__dict__.get("__doc__") or "")


def comment(cls: type[Any]) -> str:
    lines = doc(cls).splitlines()
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n" + "".join(f"  | {member}\n" for member in members).rstrip() + ";\n"


def types() -> str:
    """Return the whole TypeScript file."""
    writer = Writer()
    games, questions = [], []
    for game in registry.games():
        lines = []
        for what in Kinds.__struct_fields__:
            kind = getattr(kinds(game), what)
            said = writer.type(inspect.type_info(kind), game.name)
            if what == "event":
                writer.blocks[f"{game.name.capitalize()}Event"] = union(
                    f"{game.name.capitalize()}Event", said.split(" | ")
                )
                said = f"{game.name.capitalize()}Event"
            lines.append(f"    {what}: {said};\n")
        games.append(f"  {game.name}: {{\n{''.join(lines)}  }};\n")
        asked = [
            f"    {name}: {{ asks: {writer.type(inspect.type_info(q.asks), game.name)};"
            f" answers: {writer.type(inspect.type_info(q.answers), game.name)} }};\n"
            for name, q in game.questions.items()
        ]
        questions.append(f"  {game.name}: {{\n{''.join(asked)}  }};\n")
    server, client = get_args(messages.ServerMessage), get_args(messages.ClientMessage)
    answers = (messages.Outline, messages.Steps, messages.Estimates, messages.Example)
    for info in inspect.multi_type_info([*server, *client, *FORMS, *answers]):
        assert isinstance(info, inspect.StructType)
        writer.struct(info)
    received = (f"{cls.__name__}{'<G>' if cls.__name__ in writer.generic else ''}" for cls in server)
    return "\n".join(
        [
            HEAD,
            f"export const PROTOCOL = {messages.PROTOCOL};\n",
            "/** What each game fills in. */\nexport interface Games {\n" + "".join(games) + "}\n",
            "export type GameName = keyof Games;\n",
            "/** What a game's own pages may ask of its rules. */\nexport interface Questions {\n"
            + "".join(questions)
            + "}\n",
            union("Emote", map(quoted, messages.EMOTES))
            + "\nexport const EMOTES: readonly Emote[] = ["
            + ", ".join(map(quoted, messages.EMOTES))
            + "];\n",
            union("ClientMessage", (cls.__name__ for cls in client)),
            union("ServerMessage<G extends GameName = GameName>", received),
            *(writer.blocks[name] for name in sorted(writer.blocks)),
        ]
    )


def table(classes: Sequence[type[Any]]) -> str:
    """Return a table of messages for the protocol's page."""
    writer, rows = Writer(), ["| `type` | fields | |", "| --- | --- | --- |"]
    for info in inspect.multi_type_info(classes):
        assert isinstance(info, inspect.StructType)
        fields = ", ".join(
            f"`{field.encode_name}{'' if field.required else '?'}: {writer.type(field.type, info.cls.__name__)}`"
            for field in info.fields
        ).replace("|", "\\|")
        rows.append(f"| `{info.tag or info.cls.__name__}` | {fields} | {' '.join(doc(info.cls).split())} |")
    return "\n".join(rows)


def tables() -> str:
    at_a_table = (messages.Now, messages.LegalMove, messages.Happened, messages.Place, messages.Estimated)
    held = (*at_a_table, forms.TableInfo, forms.SeatInfo)
    return "\n\n".join(
        [
            BEGIN,
            "### From a client",
            table(get_args(messages.ClientMessage)),
            "### From the server",
            table(get_args(messages.ServerMessage)),
            "### What they hold",
            table(held),
            END,
        ]
    )


def with_tables(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    return before + tables() + rest.partition(END)[2]


def main(options: list[str]) -> int:
    page = PROTOCOL.read_text(encoding="utf-8") if PROTOCOL.exists() else f"{BEGIN}\n{END}\n"
    files = {TYPES: types(), PROTOCOL: with_tables(page)}
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in options:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what python tools/gen_types.py makes", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
