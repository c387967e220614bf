"""Everything that crosses the wire, and nothing else does: what browsers ask, and what they are told.

The types of the page (web/src/net/wire.ts) are made from these: `python -m tools.wire_types`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pyrite.kernel.seen.change import Change
from pyrite.kernel.seen.event import Event
from pyrite.kernel.seen.shown import ViewData
from pyrite.setup.catalogue import GameChoices
from pyrite.setup.known import FIRST

Phase = Literal["lobby", "playing", "between", "over"]
Pace = Literal["none", "quick", "calm"]
SeatKind = Literal["person", "bot"]
NoticeKind = Literal["left", "removed", "gone", "stand-in", "back", "host"]

Name = Annotated[str, Meta(max_length=100)]  # what is a good name, `names` says
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S+\Z")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Version = Annotated[int, Meta(ge=0)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Modules = Annotated[tuple[Word, ...], Meta(max_length=30)]


# --- over HTTP ------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Whoever opens it has the first seat and is its host; `bots` sit down beside him."""

    name: Name
    seats: Annotated[int, Meta(ge=2, le=12)] = 12  # at most
    game: Word = FIRST
    edition: Word = "default"
    options: dict[Word, Word] = {}
    modules: Modules = ()
    pace: Pace = "quick"
    bots: Annotated[tuple[Word, ...], Meta(max_length=11)] = ()
    veto_seconds: Annotated[float, Meta(ge=0, le=30)] = 3.0  # how long a veto window stays open (X-WC-20)


class Games(msgspec.Struct, frozen=True):
    """All that can be chosen for a new table; `bots` are those that can play a game, the best one first."""

    games: tuple[GameChoices, ...]
    bots: dict[str, tuple[str, ...]]


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


class SeatInfo(TypedDict):
    """Who sits there.

    `away_seconds` is how long the table has been without him, null while it is not: he is gone, or everybody waits for
    him and he does nothing at all. The seconds run by themselves and are told again only when they begin anew or stop.
    As soon as they reach the table's `away_after`, and only then, a bot may be called in for him.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None  # the kind of bot, if one sits there
    here: bool
    away_seconds: float | None
    stand_in: bool  # a bot plays for him until he is back
    ready: bool  # for the next round
    pass_all: bool  # agrees to pass everything that is left
    again: bool  # wants to play again, now that the game is over


class SetupInfo(TypedDict):
    """What is played; `options` are all those of the game."""

    game: str
    edition: str
    options: dict[str, str]
    modules: tuple[str, ...]


class TableData(TypedDict):
    """The table as everybody sees it. `printed` are the tunnels on starts and goals by the names of the cards, and on
    the parts of a postcard by their places: the decks in use say what they are."""

    code: str
    phase: Phase
    game: int  # how many games have been begun here
    host: int | None
    locked: bool
    pace: Pace
    capacity: int
    setup: SetupInfo
    printed: dict[str, str]
    veto_seconds: float
    away_after: float
    pass_all: bool  # whether one may ask for it now: nothing is left to draw (X-B18)
    seats: dict[str, SeatInfo]  # by their numbers
    watchers: int
    records: int  # games that are over and can be downloaded: 1 to `records`


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: int | None  # where he sat then
    name: str
    text: str
    at: float  # seconds since 1970


class Notice(msgspec.Struct, frozen=True):
    """A line of the log about somebody at the table, not about the game. It stands after the first `after` events.

    `left`, `removed`: a bot plays on; `gone`: the same after the game; `stand-in`: a bot plays for now; `back`; `host`:
    has been away for long, and is not host any more.
    """

    number: int
    after: int
    kind: NoticeKind
    name: str  # as it was then
    host: str | None  # who is host from then on, if that has changed with it


class You(msgspec.Struct, frozen=True):
    seat: int | None  # nobody's seat: you watch
    host: bool


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
    """`name` says who is meant: it is refused if somebody else sits there by now."""

    seat: SeatNumber
    name: Name | None = None


class Lock(Request, frozen=True, kw_only=True, tag="lock"):
    locked: bool


class Arrange(Request, frozen=True, kw_only=True, tag="arrange"):
    """The seats as they are numbered now, in the order in which they shall be."""

    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=12)]


class ChangeSetup(Request, frozen=True, kw_only=True, tag="setup"):
    """What will be played, all of it: what is not named is as the edition has it."""

    game: Word = FIRST
    edition: Word = "default"
    options: dict[Word, Word] = {}
    modules: Modules = ()


class Shuffle(Request, frozen=True, kw_only=True, tag="shuffle"):
    pass


class Start(Request, frozen=True, kw_only=True, tag="start"):
    pass


class FillUp(Request, frozen=True, kw_only=True, tag="fillUp"):
    """Start with so many players: bots of this kind take the seats that are missing."""

    players: Annotated[int, Meta(ge=2, le=12)]
    bot: Word


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
    """After a game: I want to play again. Once all who are here do, the next lobby opens."""


class OpenLobby(Request, frozen=True, kw_only=True, tag="openLobby"):
    """After a game, by the host: the next lobby opens, whatever the others want."""


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
    Hello | Play | Why | Chat | AddBot | Remove | Lock | Arrange | ChangeSetup | Shuffle | Start | FillUp | SetPace
    | Ready | CallBot | Back | Again | OpenLobby | Leave | AskLink | Rename | PassAll
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
    table: TableData
    view: ViewData | None
    events_from: int
    events: tuple[Event, ...]
    chat_from: int
    chat: tuple[ChatLine, ...]
    notices: tuple[Notice, ...]  # of this game
    window_left: float | None  # seconds until the veto window closes, if one is open


class Update(Telling, frozen=True, kw_only=True, tag="update", omit_defaults=True):
    """The next version: what is there has changed. A new round or game comes as a `view`, everything else as a `patch`
    of the last one; with `view` null there is no game any more. Events of a new game begin with number 0.

    `table` and `patch` are changes of nested mappings: only what has changed is there, and under "-" the keys that are
    gone, or "all" if none of them is left.
    """

    version: int
    you: You | UnsetType = UNSET
    table: Change | UnsetType = UNSET
    view: ViewData | UnsetType | None = UNSET
    patch: Change | UnsetType = UNSET
    events: tuple[Event, ...] | UnsetType = UNSET
    chat: tuple[ChatLine, ...] | UnsetType = UNSET
    window_left: float | UnsetType = UNSET  # a veto window opens, for so many seconds
    notices: tuple[Notice, ...] | UnsetType = UNSET


class Presence(Telling, frozen=True, kw_only=True, tag="presence"):
    """Who is here has changed. That is no change of the table, so it has no version, and each stands for itself."""

    table: Change
    window_left: float | UnsetType = UNSET  # the veto window begins anew, for so many seconds


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


AnyTelling = Snapshot | Update | Presence | Nudge | Ack | Refused | Link
