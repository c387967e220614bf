"""No message passes 2 kB, whoever hears it and whatever has happened; and pieces make the same as the whole."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pyrite.games.lost_mines.describe import EdgeData, ForestData, ToolData, TreasureData, WalkData
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import CellData, DiscardData, SeatData
from pyrite.server.people.audience import Audience
from pyrite.server.people.names import LONGEST_LINE, LONGEST_NAME, good_line, good_name
from pyrite.server.people.presence import Presence
from pyrite.server.people.visitors import Visitor, encode
from pyrite.server.tables import entries
from pyrite.server.tables.due import close_window
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing
from pyrite.server.web.limits import Limits
from pyrite.server.wire import pieces
from pyrite.server.wire.messages import Notice, SeatPatch, TablePatch, TableView, Update
from pyrite.server.wire.sights import see
from pyrite.setup.catalogue import PRESETS
from pyrite.setup.setup import Setup
from tests.server.kit import by_place
from tests.server.mirror import Json, Mirror

MOST = 2048  # bytes, the promise
WIDEST = "\N{GEM STONE}"  # four bytes; no sign takes more


class Gathering:
    """A table with everybody at it and one who watches; each keeps what he hears, and the size of it."""

    def __init__(self, players: int, modules: tuple[str, ...], chance: Rng, game: str = "saboteur") -> None:
        self.chance = chance
        self.now = 0.0
        self.line = good_line(WIDEST * LONGEST_LINE)
        self.sizes: list[int] = []
        setup = Setup(players, modules=modules, game=game)
        opened = entries.TableOpened(
            code="GOLD12", at=0, capacity=12, edition="default", setup=setup, pace="none", veto_seconds=3
        )
        sat = [entries.SatDown(name=_long_name(seat), key=str(seat)) for seat in range(players)]
        self.table = Table([opened, *sat])
        self.presence = Presence(self.table, Timing(), lambda: self.now)
        self.audience = Audience(self.table, self.presence)
        self.mirrors: dict[int | None, tuple[Visitor, Mirror]] = {}
        for member in (*range(players), None):
            self.enter(member)

    def enter(self, member: int | None) -> None:
        visitor, mirror = Visitor(Limits(unsent_bytes=1 << 40)), Mirror()  # he reads from the queue himself
        visitor.member, visitor.greeted = member, True
        self.presence.visitors.add(visitor)
        if member is not None:
            self.presence.arrived(self.table.member(member))
        mirror.take(encode(self.audience.snapshot(visitor, "hello", None)).decode())
        self.mirrors[member] = visitor, mirror
        self.audience.tell_presence(but=visitor)
        self.listen()

    def listen(self) -> None:
        """Everybody takes in what he is told, and has then the table and the game as they are."""
        for member, (visitor, mirror) in self.mirrors.items():
            while not visitor.waiting.empty():
                raw = visitor.waiting.get_nowait()
                assert raw is not None
                self.sizes.append(len(raw))
                mirror.take(raw.decode())
            assert mirror.version == self.table.version
            assert mirror.table == _plain(self.presence.sight().info)
            if self.table.state:
                told = _plain(see(self.table.state, self.table.seat_of(member)))
                assert by_place(mirror.game()) == by_place(told)

    def do(self, entry: entries.AnyEntry) -> None:
        happened, said = self.table.happened(), self.table.said
        self.table.apply(entry)
        self.presence.asked()
        self.audience.tell_change(0 if isinstance(entry, entries.Started) else happened, said)
        self.listen()

    def play(self) -> None:
        """A whole game, by chance; between rounds somebody has a long line to say."""
        seed = f"{self.chance.below(2**31):032x}"
        self.do(entries.Started(setup=self.table.setup, seed=seed))
        while self.table.phase != "over":
            self.do(self._next())

    def _next(self) -> entries.AnyEntry:
        table = self.table
        state = table.playing()
        if table.window_open():
            return close_window(table, self.chance)
        if table.phase == "between":
            late = next((member for member in table.members if not member.ready), None)
            if late is None:
                return entries.Played(seat=state.decider, move="deal")
            if late.number == 1 and table.said < table.playing().round:
                return entries.Said(member=1, text=self.line, at=1234567890.123)
            return entries.MadeReady(member=late.number)
        moves = state.decision.moves(state)
        return entries.Played(seat=state.decider, move=print_move(state.book, moves[self.chance.below(len(moves))]))


def _plain(told: Any) -> Json:
    plain: Json = msgspec.json.decode(msgspec.json.encode(told))
    return plain


def _long_name(seat: int) -> str:
    return good_name(f"{seat % 10}{WIDEST * (LONGEST_NAME - 1)}")


@pytest.mark.mass
@pytest.mark.parametrize("modules", [(), ("new-goals", "veto")], ids=["base", "modules"])
@pytest.mark.parametrize("players", [3, 5, 10])
def test_no_message_to_anybody_passes_two_kilobytes(players: int, modules: tuple[str, ...]) -> None:
    gathering = Gathering(players, modules, Rng.from_seed(f"{players:016d}".encode()))
    gathering.play()
    assert len(gathering.sizes) > 100 * players
    assert max(gathering.sizes) < MOST


@pytest.mark.mass
@pytest.mark.parametrize("players", [10, 12])
def test_no_message_of_the_whole_box_passes_two_kilobytes(players: int) -> None:
    gathering = Gathering(players, PRESETS["everything"], Rng.from_seed(f"{players:016d}".encode()))
    gathering.play()
    assert len(gathering.sizes) > 100 * players
    assert max(gathering.sizes) < MOST


@pytest.mark.mass
@pytest.mark.parametrize("players", [3, 9])
def test_no_message_from_the_forest_passes_two_kilobytes(players: int) -> None:
    gathering = Gathering(players, (), Rng.from_seed(b"in the forest..."), "lost-mines")
    gathering.play()
    assert len(gathering.sizes) > 100 * players
    assert max(gathering.sizes) < MOST


@pytest.mark.mass
def test_pieces_make_the_same_however_short_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut far shorter than in earnest, every long thing of a game is in pieces, and nobody notices (see `listen`)."""
    monkeypatch.setattr(pieces, "LONGEST", 800)
    gathering = Gathering(10, ("new-goals", "veto"), Rng.from_seed(b"in small pieces."))
    gathering.line = "short"  # a line is told whole
    gathering.play()
    assert max(gathering.sizes) <= 800
    heard = [
        message for _, mirror in gathering.mirrors.values() for message in map(msgspec.json.decode, mirror.traffic)
    ]
    cut = [message for message in heard if message.get("more")]
    assert {"events", "view", "table", "patch"} <= {field for message in cut for field in message}


@pytest.mark.mass
def test_a_forest_in_pieces_is_the_same_forest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "LONGEST", 850)  # what is told of nine treasures is not cut
    gathering = Gathering(9, (), Rng.from_seed(b"steps in pieces."), "lost-mines")
    gathering.line = "short"
    gathering.play()
    assert max(gathering.sizes) <= 850
    heard = [
        message for _, mirror in gathering.mirrors.values() for message in map(msgspec.json.decode, mirror.traffic)
    ]
    forests = [message["patch"]["forest"] for message in heard if "forest" in message.get("patch", {})]
    assert any("walks_added" in forest for forest in forests)


def test_everybody_going_and_coming_is_told_shortly() -> None:
    gathering = Gathering(10, (), Rng.from_seed(b"going and coming"))
    gathering.play()
    gathering.sizes = []
    for member in range(1, 10):
        visitor, _ = gathering.mirrors.pop(member)
        gathering.presence.visitors.discard(visitor)
        gathering.presence.departed(member)
    gathering.audience.tell_presence()  # nine at once: the longest there can be
    gathering.listen()
    assert len(gathering.sizes) == 2  # two are left to hear it
    assert max(gathering.sizes) < MOST // 2


# --- more than there is today ---------------------------------------------------------------------

MANY = 200


def _wide() -> ForestData:
    """A forest in which one can walk everywhere."""
    return ForestData(
        columns=20, rows=12, clans=("yellow",) * 12, dwarfs=((19, 11),) * 12, steps=5,
        tools=(ToolData(19, 11, "boat"),) * 30, edges=(EdgeData(19, 11, "north", "troll", 10),) * 20,
        treasures=(TreasureData("jewels", None, None),) * 12, dragon=None, out_of_reach=(), in_reach=(),
        walks=tuple(WalkData(x, 11, "EEEEE", 0, False) for x in range(MANY)),
    )  # fmt: skip


def _huge() -> TableView:
    """A view no game has: everything that can grow has grown."""
    return TableView(
        viewer=0, happened=9, round=1, over=False, outcome=None, connector=None, starter=0, turn=0, direction=1,
        decision="turn", on_its_way=None, held=None, aside=10, looking=(), groups=(), figures=(), maps_banned=False,
        decider=0, declared=None, pending=None, hand=("NESW",) * 12, pile=9, spare=(None,) * 12, gold_pile=3,
        open_gold=(1,) * 12, offer=(None,) * 12, forest=_wide(),
        moves={f"lay {card}": tuple(f"{x},{card} turned" for x in range(MANY)) for card in range(12)},
        discard=(DiscardData("double-curve", tuple(range(12))),) * MANY,
        seats=tuple(SeatData(6, ("pickaxe", "lamp", "cart"), "saboteur", (), seat) for seat in range(12)),
        mine=tuple(CellData(x, 0, "path", "NESW", seen_by=tuple(range(12))) for x in range(MANY)),
    )  # fmt: skip


def test_what_has_grown_is_cut_by_construction() -> None:
    view = _huge()
    people = {
        str(seat): SeatPatch(seat, _long_name(seat), "person", None, True, 1234.5, False, True, False, True)
        for seat in range(12)
    }
    notices = tuple(Notice(number, 9, "left", _long_name(number), _long_name(0)) for number in range(12))
    update = Update(version=1, table=TablePatch(seat_count=12, seats_changed=people), view=view, notices=notices)
    told = pieces.in_pieces(update)
    assert len(told) > 20
    assert max(map(len, told)) <= pieces.LONGEST
    assert [msgspec.json.decode(raw).get("more", False) for raw in told] == [True] * (len(told) - 1) + [False]
    mirror = Mirror()
    mirror.version, mirror.table = 0, {"seats": []}
    mirror.events = [{}] * view.happened
    for raw in told:
        assert mirror.view is None
        mirror.take(raw.decode())
    assert mirror.view == _plain(view)
    assert mirror.table["seats"] == _plain(list(people.values()))
    assert mirror.notices == [_plain(notice) for notice in notices]


def test_what_is_short_is_told_at_once() -> None:
    update = Update(version=1, table=TablePatch(locked=True))
    assert pieces.in_pieces(update) == [encode(update)]
