"""Everything that crosses the wire, and nothing else does: what browsers ask, and what they are told.

The types of the page (web/src/wire.ts) are made from these: `python -m tools.wire_types`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pyrite.rules.saboteur.events import AnyEvent
from pyrite.rules.saboteur.wire import CellData, DiscardData, SeatData

Phase = Literal["lobby", "playing", "between", "over"]
Pace = Literal["none", "quick", "calm"]
SeatKind = Literal["person", "bot"]

Name = Annotated[str, Meta(max_length=100)]  # what is a good name, `names` says
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S+\Z")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]


# --- over HTTP ------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Whoever opens it has the first seat and is its host; `bots` sit down beside him."""

    name: Name
    seats: Annotated[int, Meta(ge=3, le=10)] = 10  # at most
    edition: Word = "default"
    options: dict[Word, Word] = {}
    modules: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()
    pace: Pace = "quick"
    bots: Annotated[tuple[Word, ...], Meta(max_length=9)] = ()
    veto_seconds: Annotated[float, Meta(ge=0, le=30)] = 3.0  # how long a veto window stays open (X-WC-20)


class Opened(msgspec.Struct, frozen=True):
    code: str


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat, as it stands in the seat's own link."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class Problem(msgspec.Struct, frozen=True):
    """Why something is refused: the key of the sentence, the sentence, and what fills its gaps."""

    reason: str
    text: str
    details: dict[str, str | int | float]


# --- the table as everybody sees it ---------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there. `away_seconds` is how long the table has been without him; from `away_after` on, call a bot."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None  # the kind of bot, if one sits there
    here: bool
    away_seconds: float | None
    stand_in: bool  # a bot plays for him until he is back
    ready: bool  # for the next round
    pass_all: bool  # agrees to pass everything that is left


class SetupInfo(msgspec.Struct, frozen=True):
    edition: str
    options: dict[str, str]
    modules: tuple[str, ...]


class TableInfo(msgspec.Struct, frozen=True):
    code: str
    phase: Phase
    game: int  # how many games have been begun here
    host: int | None
    locked: bool
    pace: Pace
    capacity: int
    setup: SetupInfo
    veto_seconds: float
    away_after: float
    pass_all: bool  # whether one may ask for it now: nothing is left to draw (X-B18)
    seats: tuple[SeatInfo, ...]
    watchers: int
    records: int  # games that are over and can be downloaded: 1 to `records`


class TablePatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed at a table: whole fields, and the seats that have changed, by their numbers.

    If there are more or fewer seats than before, all are told.
    """

    phase: Phase | UnsetType = UNSET
    game: int | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    pass_all: bool | UnsetType = UNSET
    seats: tuple[SeatInfo, ...] | UnsetType = UNSET
    seats_changed: dict[str, SeatInfo] | UnsetType = UNSET
    watchers: int | UnsetType = UNSET
    records: int | UnsetType = UNSET


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: int | None  # where he sat then
    name: str
    text: str
    at: float  # seconds since 1970


class You(msgspec.Struct, frozen=True):
    seat: int | None  # nobody's seat: you watch
    host: bool


# --- the game as one viewer sees it ---------------------------------------------------------------

# Legal moves, gathered by how they begin: {"lay NE": ["3,1", "3,1 turned"], "pass NE": [""]}.
Moves = dict[str, tuple[str, ...]]


class TableView(msgspec.Struct, frozen=True):
    """A view in words, as far as the page needs it. `moves` are the viewer's own, if he decides."""

    viewer: int | None
    happened: int
    round: int
    over: bool
    outcome: str | None
    connector: int | None
    starter: int
    turn: int
    decision: str
    decider: int | None
    moves: Moves
    declared: str | None
    pending: tuple[int, int] | None
    hand: tuple[str, ...]
    pile: int
    discard: tuple[DiscardData, ...]
    seats: tuple[SeatData, ...]
    spare: tuple[str | None, ...]
    mine: tuple[CellData, ...]
    gold_pile: int
    open_gold: tuple[int, ...]
    offer: tuple[int | None, ...]


class ViewPatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed in a view: whole fields, and of four long ones only the parts that are new.

    `mine_gone` are places, `mine_laid` cells that are new or have changed; `seats_changed` goes by seat.
    """

    viewer: int | UnsetType | None = UNSET
    happened: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    outcome: str | UnsetType | None = UNSET
    connector: int | UnsetType | None = UNSET
    starter: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    decider: int | UnsetType | None = UNSET
    moves: Moves | UnsetType = UNSET
    declared: str | UnsetType | None = UNSET
    pending: tuple[int, int] | UnsetType | None = UNSET
    hand: tuple[str, ...] | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    discard: tuple[DiscardData, ...] | UnsetType = UNSET
    discard_added: tuple[DiscardData, ...] | UnsetType = UNSET
    seats_changed: dict[str, SeatData] | UnsetType = UNSET
    spare: tuple[str | None, ...] | UnsetType = UNSET
    mine_gone: tuple[tuple[int, int], ...] | UnsetType = UNSET
    mine_laid: tuple[CellData, ...] | UnsetType = UNSET
    gold_pile: int | UnsetType = UNSET
    open_gold: tuple[int, ...] | UnsetType = UNSET
    offer: tuple[int | None, ...] | UnsetType = UNSET


# --- browser to server ----------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a browser asks for. The same id is never done twice, so whatever is in doubt may be sent again."""

    id: RequestId


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """Always first. `since` is the last version seen, to be told only what came after it."""

    since: Version | None = None


class Play(Request, frozen=True, kw_only=True, tag="play"):
    version: Version
    move: MoveText


class Why(Request, frozen=True, kw_only=True, tag="why"):
    """Acknowledged if the move is legal, else refused with the reason. Nothing changes."""

    move: MoveText


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AddBot(Request, frozen=True, kw_only=True, tag="addBot"):
    bot: Word


class Remove(Request, frozen=True, kw_only=True, tag="remove"):
    seat: SeatNumber


class Lock(Request, frozen=True, kw_only=True, tag="lock"):
    locked: bool


class Arrange(Request, frozen=True, kw_only=True, tag="arrange"):
    """The seats as they are numbered now, in the order in which they shall be."""

    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=10)]


class Shuffle(Request, frozen=True, kw_only=True, tag="shuffle"):
    pass


class Start(Request, frozen=True, kw_only=True, tag="start"):
    pass


class SetPace(Request, frozen=True, kw_only=True, tag="pace"):
    pace: Pace


class Ready(Request, frozen=True, kw_only=True, tag="ready"):
    """For the next round."""


class CallBot(Request, frozen=True, kw_only=True, tag="callBot"):
    """Let a bot play for somebody who has been away for long."""

    seat: SeatNumber


class Back(Request, frozen=True, kw_only=True, tag="back"):
    """I am here again, give me my seat back. Every other request says so too."""


class Again(Request, frozen=True, kw_only=True, tag="again"):
    """After a game: back to the lobby with the same people."""


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    pass


class AskLink(Request, frozen=True, kw_only=True, tag="link"):
    """The link to one's own seat, for another device."""


class Rename(Request, frozen=True, kw_only=True, tag="name"):
    name: Name


class PassAll(Request, frozen=True, kw_only=True, tag="passAll"):
    """Agree to pass all that is left of the round, or no longer; it comes to pass once everybody agrees (X-B18)."""

    agree: bool


AnyRequest = (
    Hello | Play | Why | Chat | AddBot | Remove | Lock | Arrange | Shuffle | Start | SetPace | Ready | CallBot | Back
    | Again | Leave | AskLink | Rename | PassAll
)  # fmt: skip


# --- server to browser ----------------------------------------------------------------------------


class Telling(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something a browser is told."""


class Snapshot(Telling, frozen=True, kw_only=True, tag="snapshot"):
    """All there is, in answer to `hello`. Events and chat begin with the numbers given: what one has from there on is
    to be dropped."""

    id: str
    version: int
    you: You
    table: TableInfo
    view: TableView | None
    events_from: int
    events: tuple[AnyEvent, ...]
    chat_from: int
    chat: tuple[ChatLine, ...]
    window_left: float | None  # seconds until the veto window closes, if one is open


class Update(Telling, frozen=True, kw_only=True, tag="update", omit_defaults=True):
    """The next version: what is there has changed. A new round or game comes as a whole `view`, everything else as a
    `patch` of the last one; with `view` null there is no game any more. Events of a new game begin with number 0."""

    version: int
    you: You | UnsetType = UNSET
    table: TablePatch | UnsetType = UNSET
    view: TableView | UnsetType | None = UNSET
    patch: ViewPatch | UnsetType = UNSET
    events: tuple[AnyEvent, ...] | UnsetType = UNSET
    chat: tuple[ChatLine, ...] | UnsetType = UNSET


class Events(Telling, frozen=True, kw_only=True, tag="events"):
    """Events of the next update, sent ahead because it would be too long with them."""

    events: tuple[AnyEvent, ...]


class Presence(Telling, frozen=True, kw_only=True, tag="presence"):
    """Who is here. Not a change of the table, so it has no version."""

    table: TableInfo


class Nudge(Telling, frozen=True, kw_only=True, tag="nudge"):
    """Everybody is waiting for you."""


class Ack(Telling, frozen=True, kw_only=True, tag="ack"):
    id: str
    version: int


class Refused(Telling, frozen=True, kw_only=True, tag="refused"):
    """Nothing has changed. `rule` is the number of the rule that forbids a move."""

    id: str | None
    reason: str
    rule: str | None
    text: str
    details: dict[str, str | int | float]


class Link(Telling, frozen=True, kw_only=True, tag="link"):
    id: str
    url: str


AnyTelling = Snapshot | Update | Events | Presence | Nudge | Ack | Refused | Link
