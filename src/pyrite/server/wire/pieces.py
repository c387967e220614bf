"""Long updates in pieces, so that nobody's line is held up by one: none passes `LONGEST`, however much has happened.

Everything that grows with the game or the table, a list or something by its keys, can be cut between any two of its
entries; what is left whole is short by nature.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from pyrite.server.people.visitors import encode
from pyrite.server.wire.messages import ForestPatch, TablePatch, Update, ViewPatch

LONGEST = 1900  # bytes of a piece
_ENVELOPE = 120  # what stands around the parts of a piece
_LABEL = 8  # quotes, colons and commas around a part
_TAILS = 32  # moves that begin alike and are told together at most

# Fields that can be told entry by entry.
_LONG = (
    "moves_added", "discard_added", "seats_changed", "mine_gone", "mine_laid", "walks_added", "events", "chat",
    "notices",
)  # fmt: skip


class Crumb(NamedTuple):
    """The smallest part of an update: a field of it, of its `table`, its `patch` or the `forest` there, or one entry of
    such a field."""

    part: str
    field: str
    value: Any


def in_pieces(update: Update) -> list[bytes]:
    """The update, or pieces of it that make the same together."""
    whole = encode(update)
    if len(whole) <= LONGEST:
        return [whole]
    pieces = [_joined(crumbs) for crumbs in _packed(_crumbs(_opened(update)))]
    last = len(pieces) - 1
    return [
        encode(Update(version=update.version, more=UNSET if at == last else True, **_patches(fields)))
        for at, fields in enumerate(pieces)
    ]


def _opened(update: Update) -> Update:
    """The same update with its long fields where they can be cut: empty first, then all their entries added."""
    patch = update.patch or ViewPatch()
    view = update.view
    if view:
        patch = ViewPatch(
            moves_added=view.moves,
            discard_added=view.discard,
            seats_changed={str(seat): data for seat, data in enumerate(view.seats)},
            mine_laid=view.mine,
            forest=ForestPatch(**msgspec.structs.asdict(view.forest)) if view.forest else UNSET,
        )
        view = msgspec.structs.replace(view, moves={}, discard=(), seats=(), mine=(), forest=None)
    if patch.moves:
        patch = msgspec.structs.replace(patch, moves={}, moves_added=patch.moves)
    if patch.discard:
        patch = msgspec.structs.replace(patch, discard=(), discard_added=patch.discard)
    forest = patch.forest
    if forest and forest.walks:
        forest = msgspec.structs.replace(forest, walks=(), walks_added=forest.walks)
        patch = msgspec.structs.replace(patch, forest=forest)
    return msgspec.structs.replace(update, view=view, patch=patch)


def _crumbs(update: Update) -> Iterator[Crumb]:
    """In the order in which they are told: first what has happened, then what has come of it."""
    for field in ("events", "chat", "notices"):
        yield from (Crumb("", field, (line,)) for line in getattr(update, field) or ())
    for field in ("you", "view", "window_left"):
        if (value := getattr(update, field)) is not UNSET:
            yield Crumb("", field, value)
    for part in ("table", "patch"):
        if (struct := getattr(update, part)) is not UNSET:
            yield from _fields(part, struct)


def _fields(part: str, struct: TablePatch | ViewPatch | ForestPatch) -> Iterator[Crumb]:
    told = ((field, getattr(struct, field)) for field in struct.__struct_fields__)
    for field, value in sorted(((f, v) for f, v in told if v is not UNSET), key=lambda one: one[0] in _LONG):
        if isinstance(value, ForestPatch):
            yield from _fields(field, value)
        elif field not in _LONG:
            yield Crumb(part, field, value)
        elif field == "moves_added":
            for head, tails in value.items():
                yield from (Crumb(part, field, {head: tails[at : at + _TAILS]}) for at in range(0, len(tails), _TAILS))
        elif isinstance(value, dict):
            yield from (Crumb(part, field, {key: one}) for key, one in value.items())
        else:
            yield from (Crumb(part, field, (one,)) for one in value)


def _packed(crumbs: Iterable[Crumb]) -> Iterator[list[Crumb]]:
    """As many crumbs to a piece as there is room for."""
    piece: list[Crumb] = []
    room = LONGEST - _ENVELOPE
    for crumb in crumbs:
        size = len(msgspec.json.encode(crumb.value)) + len(crumb.field) + _LABEL
        if piece and size > room:
            yield piece
            piece, room = [], LONGEST - _ENVELOPE
        piece.append(crumb)
        room -= size
    yield piece


def _joined(crumbs: Iterable[Crumb]) -> dict[str, dict[str, Any]]:
    """The fields of each part."""
    parts: dict[str, dict[str, Any]] = {}
    for part, field, value in crumbs:
        fields = parts.setdefault(part, {})
        if field not in fields or field not in _LONG:
            fields[field] = value
        elif isinstance(value, dict):
            have = fields[field]
            fields[field] = {**have, **{key: _after(have.get(key), one) for key, one in value.items()}}
        else:
            fields[field] += value
    return parts


def _after(have: Any, more: Any) -> Any:
    """More moves that begin alike; a seat comes only once."""
    return more if have is None else have + more


def _patches(parts: dict[str, dict[str, Any]]) -> dict[str, Any]:
    fields = dict(parts.get("", {}))
    if "table" in parts:
        fields["table"] = TablePatch(**parts["table"])
    if "forest" in parts:
        parts.setdefault("patch", {})["forest"] = ForestPatch(**parts["forest"])
    if "patch" in parts:
        fields["patch"] = ViewPatch(**parts["patch"])
    return fields
