"""What everybody makes of all they are told is the table itself and their own view of the game, message by message."""

from __future__ import annotations

import msgspec
import pytest

from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.server.people.audience import Audience
from pyrite.server.people.names import LONGEST_LINE, LONGEST_NAME, good_line, good_name
from pyrite.server.people.presence import Presence
from pyrite.server.people.visitors import Visitor, encode
from pyrite.server.tables import entries
from pyrite.server.tables.due import close_window
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing
from pyrite.server.web.limits import Limits
from pyrite.server.wire.sights import see
from pyrite.setup.catalogue import presets
from pyrite.setup.setup import Setup
from tests.properties.listed import plain
from tests.server.mirror import Mirror

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
            assert mirror.info == plain(self.presence.sight().info)
            if self.table.state:
                assert mirror.view == plain(see(self.table.state, self.table.seat_of(member)))

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


def _long_name(seat: int) -> str:
    return good_name(f"{seat % 10}{WIDEST * (LONGEST_NAME - 1)}")


BOX = presets()["everything"]


@pytest.mark.mass
@pytest.mark.parametrize(
    ("players", "modules", "game"),
    [
        *((players, (), "saboteur") for players in (3, 5, 10)),
        *((players, ("new-goals", "veto"), "saboteur") for players in (3, 5, 10)),
        *((players, BOX, "saboteur") for players in (10, 12)),
        *((players, (), "lost-mines") for players in (3, 9)),
    ],
)
def test_what_is_told_adds_up_to_what_there_is(players: int, modules: tuple[str, ...], game: str) -> None:
    """`listen` compares it after every message; most of them tell only what has changed."""
    gathering = Gathering(players, modules, Rng.from_seed(f"{players:016d}".encode()), game)
    gathering.play()
    assert len(gathering.sizes) > 100 * players
    heard = [told for _, mirror in gathering.mirrors.values() for told in mirror.traffic]
    updates = [told for raw in heard if (told := msgspec.json.decode(raw))["type"] == "update"]
    assert len(updates) > 9 * sum(bool(told.get("view")) for told in updates) > 0


def test_everybody_going_and_coming_is_told_by_what_has_changed() -> None:
    gathering = Gathering(10, (), Rng.from_seed(b"going and coming"))
    gathering.sizes = []
    for member in range(1, 10):
        visitor, _ = gathering.mirrors.pop(member)
        gathering.presence.visitors.discard(visitor)
        gathering.presence.departed(member)
    gathering.audience.tell_presence()  # nine at once
    gathering.listen()
    assert len(gathering.sizes) == 2  # two are left to hear it
    told = msgspec.json.decode(gathering.mirrors[0][1].traffic[-1])
    assert told == {
        "type": "presence",
        "table": {"seats": {str(seat): {"here": False, "away_seconds": 0} for seat in range(1, 10)}},
    }


def test_seconds_that_run_are_told_when_they_begin_and_when_they_stop() -> None:
    gathering = Gathering(3, (), Rng.from_seed(b"the clock runs.."))
    visitor, _ = gathering.mirrors.pop(2)
    gathering.presence.visitors.discard(visitor)
    gathering.presence.departed(2)
    gathering.audience.tell_presence()
    gathering.now = 5.0
    gathering.audience.tell_presence()  # nothing has changed
    gathering.presence.visitors.add(visitor)
    gathering.presence.arrived(gathering.table.member(2))
    gathering.audience.tell_presence()
    queue = gathering.mirrors[0][0].waiting
    told = [msgspec.json.decode(raw)["table"] for raw in (queue.get_nowait() for _ in range(queue.qsize())) if raw]
    assert told == [
        {"seats": {"2": {"here": False, "away_seconds": 0}}},
        {"seats": {"2": {"here": True, "away_seconds": None}}},
    ]


def test_seconds_that_begin_anew_are_told_though_they_are_as_few_as_before() -> None:
    """The page has counted on meanwhile."""
    gathering = Gathering(3, (), Rng.from_seed(b"the clock anew.."))
    visitor, _ = gathering.mirrors.pop(2)
    gathering.presence.visitors.discard(visitor)
    gathering.presence.departed(2)
    gathering.audience.tell_presence()
    gathering.now = 5.0
    gathering.presence.arrived(gathering.table.member(2))
    gathering.presence.departed(2)
    gathering.audience.tell_presence()
    queue = gathering.mirrors[0][0].waiting
    told = [msgspec.json.decode(raw)["table"] for raw in (queue.get_nowait() for _ in range(queue.qsize())) if raw]
    assert told == [
        {"seats": {"2": {"here": False, "away_seconds": 0}}},
        {"seats": {"2": {"away_seconds": 0}}},
    ]
