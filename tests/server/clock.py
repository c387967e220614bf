"""An open table where time passes only while there is nothing left to do: it takes none, and each moment is exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, NamedTuple, TypeVar, cast

from pyrite.bots.registry import bot
from pyrite.kernel.rng import Rng
from pyrite.kernel.view import View
from pyrite.server.people.seat_keys import key_of
from pyrite.server.people.visitors import Visitor
from pyrite.server.tables import entries
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.live import LiveTable
from pyrite.server.tables.requests import Dealer
from pyrite.server.tables.store import MEMORY, Store
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing
from pyrite.server.wire import messages
from pyrite.server.wire.messages import AnyRequest, Pace
from pyrite.setup.setup import Setup
from tests.server.mirror import Mirror
from tests.server.stacked import WIDE, same_bots

T = TypeVar("T")


class Clock(asyncio.SelectorEventLoop):
    """A loop that leaps to the next moment at which something is due."""

    def __init__(self) -> None:
        super().__init__(_Leap(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Leap(selectors.SelectSelector):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "all wait, and nothing will ever happen"
        self._clock.now += max(0.0, timeout)
        return super().select(0)


def in_no_time(story: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(story)


class Slow:
    """A bot that has much to think about, and time passes meanwhile."""

    def __init__(self, spec: str) -> None:
        self._bot = bot(spec)

    def decide(self, view: View, rng: Rng) -> Any:
        cast("Clock", asyncio.get_running_loop()).now += 0.1
        return self._bot.decide(view, rng)


class Paper(Store):
    """Stores at once, in a list."""

    def __init__(self, past: list[AnyEntry]) -> None:
        super().__init__(MEMORY)
        self.past = past

    async def append(self, code: str, version: int, entry: AnyEntry, *, playing: bool = False) -> None:
        assert version == len(self.past) + 1
        self.past.append(entry)


class Heard(NamedTuple):
    at: float
    raw: str


class Room:
    """A table of people, who have the first seats, and of bots."""

    def __init__(
        self,
        setup: Setup,
        dealer: Dealer,
        people: int = 1,
        bot: str = "digger",
        veto_seconds: float = 3.0,
        timing: Timing | None = None,
        pace: Pace = "quick",
    ) -> None:
        opened = entries.TableOpened(
            code="GOLD12",
            at=0,
            capacity=setup.players,
            edition="default",
            setup=setup,
            pace=pace,
            veto_seconds=veto_seconds,
        )
        sat = [entries.SatDown(name=f"Person {number}", key=key_of(_token(number))) for number in range(people)]
        bots = [entries.BotAdded(name=f"Bot {number}", bot=bot) for number in range(people, setup.players)]
        self.past: list[AnyEntry] = [opened, *sat, *bots]
        self._dealer, self._timing = dealer, timing or Timing()
        self.open()

    def open(self) -> None:
        """The server is started, or started again: nobody is here."""
        self.live = LiveTable(Table(self.past), Paper(self.past), self._dealer, self._timing, same_bots())

    async def enter(self, member: int | None = None) -> Guest:
        """Someone opens the table; without a number, to watch."""
        guest = Guest(self, member)
        await guest.ask(messages.Hello(id=guest.new_id()))
        return guest


class Guest(Mirror):
    """A browser at the table, and when it heard what."""

    def __init__(self, room: Room, member: int | None) -> None:
        super().__init__()
        self.heard: list[Heard] = []
        self._live = room.live
        self._numbers = count()
        self._visitor = Visitor(WIDE, token=None if member is None else _token(member))
        self._live.enter(self._visitor, WIDE)
        self._news = asyncio.Event()
        self._listening = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        while (raw := await self._visitor.next()) is not None:
            self.heard.append(Heard(round(asyncio.get_running_loop().time(), 3), raw.decode()))
            self.take(raw.decode())
            self._news.set()

    def new_id(self) -> str:
        return f"r{next(self._numbers)}"

    async def ask(self, request: AnyRequest) -> None:
        """Ask for something that is granted."""
        before = len(self.heard)
        await self._live.answer(self._visitor, request)
        await self.until(lambda: any(f'"id":"{request.id}"' in raw for _, raw in self.heard[before:]))
        assert '"refused"' not in self.heard[-1].raw

    async def play(self, move: str) -> None:
        await self.ask(messages.Play(id=self.new_id(), version=self.version, move=move))

    async def until(self, true: Callable[[], bool]) -> float:
        """Wait until something is true of what was told, and give the moment."""
        while not true():
            self._news.clear()
            await self._news.wait()
        return asyncio.get_running_loop().time()

    async def window(self) -> float:
        """Wait until a veto window opens and closes, and give how long it was open."""
        opened = await self.until(lambda: self.game()["decision"] == "veto")
        return round(await self.until(lambda: self.game()["decision"] != "veto") - opened, 3)

    def leave(self) -> None:
        """Close the browser."""
        self._visitor.close()
        self._live.go(self._visitor)


def _token(member: int) -> str:
    return f"token-{member}"
