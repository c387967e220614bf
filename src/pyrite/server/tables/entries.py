"""What is stored of a table: everything that was ever done at it, in order. A table is the sum of its entries.

Entries are written for good. New fields need a default, so that old tables can still be read.
"""

from __future__ import annotations

import msgspec

from pyrite.server.wire.messages import Pace
from pyrite.setup.options import restored, stored
from pyrite.setup.setup import RoundDeal, Setup


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """`by` is the member who asked for it, `request` the id he gave it; neither if the table itself did it."""

    by: int | None = None
    request: str | None = None


class TableOpened(Entry, frozen=True, kw_only=True, tag="opened"):
    code: str
    at: float
    capacity: int
    edition: str
    setup: Setup  # its number of players is not meant yet
    pace: Pace
    veto_seconds: float


class SatDown(Entry, frozen=True, kw_only=True, tag="sat"):
    """`key` is the hash of the secret by which the seat is claimed."""

    name: str
    key: str


class BotAdded(Entry, frozen=True, kw_only=True, tag="bot"):
    name: str
    bot: str


class Removed(Entry, frozen=True, kw_only=True, tag="removed"):
    """In the lobby the seat is gone; in a game a bot has it from now on."""

    member: int


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    member: int


class HostPassedOn(Entry, frozen=True, kw_only=True, tag="host"):
    member: int


class LockSet(Entry, frozen=True, kw_only=True, tag="lock"):
    locked: bool


class PaceSet(Entry, frozen=True, kw_only=True, tag="pace"):
    pace: Pace


class SetupChanged(Entry, frozen=True, kw_only=True, tag="setup"):
    """What will be played; as with `TableOpened`, not yet by how many."""

    edition: str
    setup: Setup


class Arranged(Entry, frozen=True, kw_only=True, tag="arranged"):
    order: tuple[int, ...]


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    member: int
    name: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """From here the whole chance of a game can be told: it never leaves the server before the game is over. `seal` is
    that of the first deal: with other decks the same seed deals other cards."""

    setup: Setup
    seed: str
    deals: tuple[RoundDeal, ...] = ()
    seal: str = ""


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    seat: int
    move: str


class WindowClosed(Entry, frozen=True, kw_only=True, tag="window"):
    """All who were asked have let the card pass, or `veto` is the seat that did not (X-WC-20)."""

    veto: int | None = None


class MadeReady(Entry, frozen=True, kw_only=True, tag="ready"):
    member: int


class PassAllWanted(Entry, frozen=True, kw_only=True, tag="pass-all"):
    member: int
    agree: bool


class BotCalled(Entry, frozen=True, kw_only=True, tag="stand-in"):
    member: int


class CameBack(Entry, frozen=True, kw_only=True, tag="back"):
    member: int


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    member: int
    text: str
    at: float


class AgainWanted(Entry, frozen=True, kw_only=True, tag="again-wanted"):
    member: int


class PlayAgain(Entry, frozen=True, kw_only=True, tag="again"):
    """The lobby of the next game opens, for all: they want it, or the host does (`by`)."""


AnyEntry = (
    TableOpened | SatDown | BotAdded | Removed | Left | HostPassedOn | LockSet | PaceSet | SetupChanged | Arranged
    | Renamed | Started | Played | WindowClosed | MadeReady | PassAllWanted | BotCalled | CameBack | Said | AgainWanted
    | PlayAgain
)  # fmt: skip

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry, dec_hook=restored)


def write(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry, enc_hook=stored)


def read(data: bytes) -> AnyEntry:
    return _DECODER.decode(data)
