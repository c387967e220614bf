"""The decks that games and modules come with, by name, and what stands in for them.

    {"decks": {"chests": {…}, "new_goals": {…}}}

is a file of somebody's own. Each deck in it has the form of the file of that name, and is checked before anything is
played with it: first as every deck is, then whether the rules can do with it (`own_decks`), then beside the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from pyrite.kernel.decks.box import Box
from pyrite.kernel.decks.cards import Deck, DeckFile
from pyrite.kernel.decks.schema import Reader, Schema, together
from pyrite.kernel.errors import DeckError
from pyrite.setup.known import deck_files, games, schemas
from pyrite.setup.own_decks import check_own

OWN: dict[str, Deck] = {}  # decks that stand in for ours


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    decks: dict[str, msgspec.Raw]


def deck_names() -> list[str]:
    """The decks that come with what can be played."""
    return sorted(_files())


def deck_file(name: str) -> Traversable:
    """The file of one of them."""
    return _files()[name].at()


def load(name: str) -> Deck:
    """A deck to play with, by name: `load("base")`. It is one that comes with a game, or stands in for it."""
    return OWN[name] if name in OWN else printed(name, name)


@cache
def printed(name: str, source: str) -> Deck:
    """One of the decks that come with a game; `source` is who asks for it, if there is no such deck."""
    if name not in _files():
        allowed = ", ".join(deck_names())
        raise DeckError(
            source, None, f"there is no such deck; decks are {allowed}", reason="deck-unknown", allowed=allowed
        )
    return read(deck_file(name).read_bytes(), f"{name}.json")


def read(text: str | bytes, source: str) -> Deck:
    """A deck from the text of a file, checked; `source` names the file in errors."""
    return _reader().read(text, source)


def take_over(decks: Mapping[str, Deck]) -> None:
    """Let these decks stand in for ours. Before any game is set up: rule books are never rewritten."""
    OWN.update(decks)


def read_own(text: bytes, source: str) -> dict[str, Deck]:
    """The decks of a file of somebody's own, checked."""
    try:
        file = msgspec.json.decode(text, type=_File)
    except msgspec.DecodeError as error:
        _reader().unreadable(error, _File, source, None)
    decks = {name: _own(name, bytes(raw), f"{source}, {name}") for name, raw in file.decks.items()}
    box = Box(decks, load, source)
    for game in games().values():
        for check in (game.box, *(extra.box for extra in game.extras.values())):
            if check is not None:
                check(box)
    return decks


def _own(name: str, text: bytes, source: str) -> Deck:
    ours = printed(name, source)
    theirs = read(text, source)
    check_own(ours, theirs, source, _reader().schema)
    return theirs


def _files() -> dict[str, DeckFile]:
    return {file.name: file for game in games().values() for file in deck_files(game)}


def _reader() -> Reader:
    return _reads(tuple(schemas(games().values())))


@cache
def _reads(schemas: tuple[Schema, ...]) -> Reader:
    return Reader(together(schemas))
