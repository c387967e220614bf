"""Writes the page's types, web/src/net/wire.ts, from the messages of the server: `python -m tools.wire_types`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec

import pyrite
from pyrite.kernel.book import Section
from pyrite.kernel.seen.event import Event
from pyrite.server.wire import messages
from pyrite.setup.catalogue import games
from pyrite.setup.setup import Setup, players_with

FILE = Path(__file__).parents[1] / "web" / "src" / "net" / "wire.ts"
HEAD = "// What crosses the wire, made from src/pyrite/server/wire/messages.py: `python -m tools.wire_types`\n"


def events() -> list[type[Event]]:
    """All kinds of event in the house: those of every game, then those of games and modules by their names."""
    for package in walk_packages(pyrite.__path__, "pyrite."):
        if package.name.rpartition(".")[2] == "events":
            import_module(package.name)
    ours = [kind for kind in Event.__subclasses__() if kind.__module__.startswith("pyrite.")]
    return sorted(ours, key=lambda kind: (not kind.__module__.startswith("pyrite.kernel."), kind.__module__))


UNIONS: dict[str, Any] = {
    "AnyEvent": reduce(or_, events()),
    "AnyRequest": messages.AnyRequest,
    "AnyTelling": messages.AnyTelling,
}
OTHERS: tuple[Any, ...] = (
    messages.Games,
    messages.NewTable,
    messages.Opened,
    messages.Sit,
    messages.Claim,
    messages.Problem,
)
ALIASES = {
    "Phase": 'TableData["phase"]',
    "Pace": 'TableData["pace"]',
    "Moves": 'ViewData["moves"]',
}

# What is read from them; the page takes its types from one place.
TAIL = 'export type { TableInfo, TableView } from "./seen";\n'

Schema = dict[str, Any]


def sections() -> dict[str, Section]:
    """What games and modules add to the view, by name."""
    mixes = [(game.id, modules) for game in games() for modules in ((), *((module.id,) for module in game.modules))]
    books = [Setup(players_with(modules, game)[0], modules=modules, game=game).book() for game, modules in mixes]
    return {section.name: section for book in books for section in book.sections}


def wire_types() -> str:
    """The whole file."""
    added = sections()
    told = [*UNIONS.values(), *OTHERS, *(section.type for section in added.values())]
    schemas, parts = msgspec.json.schema_components(told, ref_template="{name}")
    parts["ViewData"]["properties"] |= dict(zip(added, schemas[-len(added) :], strict=True))
    del parts["Event"]  # what is told is always one of its kinds
    asked = {part["$ref"] for part in schemas[1]["anyOf"]} | {"NewTable", "Sit", "Claim"}
    blocks = [_interface(name, part, asked=name in asked) for name, part in parts.items()]
    for name, schema in zip(UNIONS, schemas, strict=False):
        members = (f"  | {part['$ref']}" for part in schema["anyOf"])
        blocks.append("\n".join([f"export type {name} =", *members]) + ";\n")
    blocks += [f"export type {name} = {meaning};\n" for name, meaning in ALIASES.items()]
    return "\n".join([HEAD, *blocks, TAIL])


def _interface(name: str, part: Schema, *, asked: bool) -> str:
    """What is asked may leave out what has a default; what is told always has it."""
    required = part.get("required", [])
    lines = []
    for field, schema in part["properties"].items():
        always = field in required or (not asked and "default" in schema)
        lines.append(f"  {field}{'' if always else '?'}: {_type(schema)};")
    return "\n".join([*_comment(part.get("description")), f"export interface {name} {{", *lines, "}\n"])


def _comment(words: str | None) -> Iterator[str]:
    if words:
        lines = [line.strip() for line in words.splitlines()]
        yield "/**" + "".join(f"\n * {line}".rstrip() for line in lines) + "\n */"


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": "Event"}:
            return "AnyEvent"
        case {"$ref": str(name)}:
            return name
        case {"anyOf": options}:
            return _any_of([_type(option) for option in options])
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"type": "array", "items": dict(item)}:
            inner = _type(item)
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(item)}:
            return f"Record<string, {_type(item)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": ("integer" | "number")}:
            return "number"
        case {"type": ("string" | "boolean" | "null") as plain}:
            return str(plain)
    raise ValueError(f"no TypeScript for {schema}")


def _any_of(options: list[str]) -> str:
    """Long unions of messages have a name."""
    for name, union in UNIONS.items():
        if len(options) > 1 and options == [member.__name__ for member in union.__args__]:
            return name
    return " | ".join(dict.fromkeys(options))


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(wire_types(), encoding="utf-8", newline="\n")
    sys.exit(0)
