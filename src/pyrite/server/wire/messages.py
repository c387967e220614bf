"""Everything that crosses the wire, and nothing else does: what browsers ask, and what they are told.

The types of the page (web/src/net/wire.ts) are made from these: `python -m tools.wire_types`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pyrite.games.lost_mines.describe import EdgeData, ForestData, ToolData, TreasureData, WalkData
from pyrite.kernel.seen.describe import CellData, DiscardData, FigureData, GroupData, SeatData
from pyrite.kernel.seen.event import Event
from pyrite.setup.catalogue import GameChoices

Phase = Literal["lobby", "playing", "between", "over"]
Pace = Literal["none", "quick", "calm"]
SeatKind = Literal["person", "bot"]
NoticeKind = Literal["left", "removed", "gone", "stand-in", "back", "host"]
Game = Literal["saboteur", "lost-mines"]

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
    game: Word = "saboteur"
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


class SeatInfo(msgspec.Struct, frozen=True):
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


class SetupInfo(msgspec.Struct, frozen=True):
    """What is played; `options` are all those of the game."""

    game: Game
    edition: str
    options: dict[str, str]
    modules: tuple[str, ...]


class TableInfo(msgspec.Struct, frozen=True):
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
    seats: tuple[SeatInfo, ...]
    watchers: int
    records: int  # games that are over and can be downloaded: 1 to `records`


class SeatPatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed at a seat; of a new one, everything."""

    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    kind: SeatKind | UnsetType = UNSET
    bot: str | UnsetType | None = UNSET
    here: bool | UnsetType = UNSET
    away_seconds: float | UnsetType | None = UNSET
    stand_in: bool | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    pass_all: bool | UnsetType = UNSET
    again: bool | UnsetType = UNSET


class TablePatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed at a table: whole fields, and the seats that are new or have changed, by their numbers.

    `seat_count` is told if there are more or fewer seats than before; those beyond it are gone.
    """

    phase: Phase | UnsetType = UNSET
    game: int | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    capacity: int | UnsetType = UNSET
    setup: SetupInfo | UnsetType = UNSET
    printed: dict[str, str] | UnsetType = UNSET
    pass_all: bool | UnsetType = UNSET
    seat_count: int | UnsetType = UNSET
    seats_changed: dict[str, SeatPatch] | UnsetType = UNSET
    watchers: int | UnsetType = UNSET
    records: int | UnsetType = UNSET


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
    direction: int  # 1 clockwise, -1 against it
    decision: str
    decider: int | None
    moves: Moves
    declared: str | None
    pending: tuple[int, int] | None
    hand: tuple[str, ...]
    on_its_way: str | None
    held: str | None
    pile: int
    aside: int
    looking: tuple[str, ...]
    discard: tuple[DiscardData, ...]
    seats: tuple[SeatData, ...]
    spare: tuple[str | None, ...]
    mine: tuple[CellData, ...]
    groups: tuple[GroupData, ...]
    figures: tuple[FigureData, ...]
    maps_banned: bool
    gold_pile: int
    open_gold: tuple[int, ...]
    offer: tuple[int | None, ...]
    forest: ForestData | None  # only The Lost Mines has one


class ForestPatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed in the forest: whole fields; `walks_added` come after the walks there are."""

    columns: int | UnsetType = UNSET
    rows: int | UnsetType = UNSET
    clans: tuple[str, ...] | UnsetType = UNSET
    dwarfs: tuple[tuple[int, int], ...] | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    tools: tuple[ToolData, ...] | UnsetType = UNSET
    edges: tuple[EdgeData, ...] | UnsetType = UNSET
    treasures: tuple[TreasureData, ...] | UnsetType = UNSET
    dragon: int | UnsetType | None = UNSET
    walks: tuple[WalkData, ...] | UnsetType = UNSET
    walks_added: tuple[WalkData, ...] | UnsetType = UNSET
    out_of_reach: tuple[tuple[int, int], ...] | UnsetType = UNSET
    in_reach: tuple[tuple[int, int], ...] | UnsetType = UNSET


class ViewPatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed in a view: whole fields, and of five long ones only the parts that are new.

    `mine_gone` are places, `mine_laid` cells that are new or have changed; `seats_changed` goes by seat;
    `moves_added` and `discard_added` come after what `moves` and `discard`, or the view before, already have.
    """

    viewer: int | UnsetType | None = UNSET
    happened: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    outcome: str | UnsetType | None = UNSET
    connector: int | UnsetType | None = UNSET
    starter: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    direction: int | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    decider: int | UnsetType | None = UNSET
    moves: Moves | UnsetType = UNSET
    moves_added: Moves | UnsetType = UNSET
    declared: str | UnsetType | None = UNSET
    pending: tuple[int, int] | UnsetType | None = UNSET
    hand: tuple[str, ...] | UnsetType = UNSET
    on_its_way: str | UnsetType | None = UNSET
    held: str | UnsetType | None = UNSET
    pile: int | UnsetType = UNSET
    aside: int | UnsetType = UNSET
    looking: tuple[str, ...] | UnsetType = UNSET
    discard: tuple[DiscardData, ...] | UnsetType = UNSET
    discard_added: tuple[DiscardData, ...] | UnsetType = UNSET
    seats_changed: dict[str, SeatData] | UnsetType = UNSET
    spare: tuple[str | None, ...] | UnsetType = UNSET
    mine_gone: tuple[tuple[int, int], ...] | UnsetType = UNSET
    mine_laid: tuple[CellData, ...] | UnsetType = UNSET
    groups: tuple[GroupData, ...] | UnsetType = UNSET
    figures: tuple[FigureData, ...] | UnsetType = UNSET
    maps_banned: bool | UnsetType = UNSET
    gold_pile: int | UnsetType = UNSET
    open_gold: tuple[int, ...] | UnsetType = UNSET
    offer: tuple[int | None, ...] | UnsetType = UNSET
    forest: ForestPatch | UnsetType = UNSET


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

    game: Word = "saboteur"
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
    table: TableInfo
    view: TableView | None
    events_from: int
    events: tuple[Event, ...]
    chat_from: int
    chat: tuple[ChatLine, ...]
    notices: tuple[Notice, ...]  # of this game
    window_left: float | None  # seconds until the veto window closes, if one is open


class Update(Telling, frozen=True, kw_only=True, tag="update", omit_defaults=True):
    """The next version: what is there has changed. A new round or game comes as a `view`, everything else as a `patch`
    of the last one; with `view` null there is no game any more. Events of a new game begin with number 0.

    A long update comes in pieces, all with its version; all but the last say `more`. They are taken in one after the
    other, a `view` before the `patch` beside it, but only once the last one is there: between them nothing is true.
    """

    version: int
    more: bool | UnsetType = UNSET
    you: You | UnsetType = UNSET
    table: TablePatch | UnsetType = UNSET
    view: TableView | UnsetType | None = UNSET
    patch: ViewPatch | UnsetType = UNSET
    events: tuple[Event, ...] | UnsetType = UNSET
    chat: tuple[ChatLine, ...] | UnsetType = UNSET
    window_left: float | UnsetType = UNSET  # a veto window opens, for so many seconds
    notices: tuple[Notice, ...] | UnsetType = UNSET


class Presence(Telling, frozen=True, kw_only=True, tag="presence"):
    """Who is here has changed. That is no change of the table, so it has no version, and each stands for itself."""

    table: TablePatch
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
