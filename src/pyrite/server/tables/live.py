"""A table that is open: one thing after the other is asked, stored, done, and told to everybody who has it open."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import NamedTuple

import msgspec

from pyrite.kernel.errors import PyriteError
from pyrite.kernel.rng import Rng
from pyrite.server.errors import Refusal, refused
from pyrite.server.people.audience import Audience
from pyrite.server.people.presence import Presence
from pyrite.server.people.seat_keys import former_holder, holder, seat_path
from pyrite.server.people.visitors import Visitor, check_room, encode
from pyrite.server.tables import entries
from pyrite.server.tables.due import Due, due, waited_for
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.requests import Dealer, entry_for, member_at, why_not
from pyrite.server.tables.store import Store
from pyrite.server.tables.table import GAME, Member, Table
from pyrite.server.tables.timing import Timing
from pyrite.server.web.limits import Limits, Ration
from pyrite.server.wire import messages
from pyrite.server.wire.messages import Ack, AnyRequest, Link, TableData

log = logging.getLogger(__name__)
ANSWERS_KEPT = 100  # for each member
RETRY = 1.0  # seconds after the disk has failed
THINKS_AT = 0.5  # of the time until something happens by itself: when it is made up what


class Thought(NamedTuple):
    """What shall happen by itself, made up beforehand: how long a bot has to think depends on its hand (X-WC-20), and
    when it acts must not. It is worth something as long as the table stays as it is."""

    version: int
    make: Callable[[Table, Rng], AnyEntry]
    entry: AnyEntry
    chance: Rng  # what is left of chance after it


class LiveTable:
    """The actor of one table: whatever changes it holds the lock, so that all see the same things in the same order."""

    def __init__(self, table: Table, store: Store, dealer: Dealer, timing: Timing, rng: Rng) -> None:
        self.table = table
        self.lost = False  # somebody else has written to it: it has to be loaded anew
        self._store = store
        self._dealer = dealer
        self._timing = timing
        self._rng = rng
        self._lock = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._presence = Presence(table, timing, self._loop.time)
        self._audience = Audience(table, self._presence)
        self._answers: dict[int, OrderedDict[str, bytes]] = {}
        self._rations: dict[int, Ration] = {}  # by member
        self._nudged: dict[int, int] = {}  # by member: the decision about which he was nudged last
        self._thought: Thought | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._host_timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._plan()
        self._mind_the_host()

    @property
    def visitors(self) -> set[Visitor]:
        return self._presence.visitors

    def info(self) -> TableData:
        return self._presence.sight().info

    # --- coming and going -------------------------------------------------------------------------

    def enter(self, visitor: Visitor, limits: Limits) -> None:
        """Somebody opens the table; he is told about it once he has said hello. Raises a Refusal if it is crowded."""
        member = holder(self.table, visitor.token)
        visitor.member = member.number if member else None
        check_room(visitor, self.visitors, limits)
        if member:  # one for all his devices, and for whoever closes and opens the table
            visitor.ration = self._rations.setdefault(member.number, visitor.ration)
        self.visitors.add(visitor)

    def go(self, visitor: Visitor) -> None:
        """A socket is closed."""
        self.visitors.discard(visitor)
        if visitor.greeted:
            self._presence.departed(visitor.member)
            self._audience.tell_presence()
            self._plan()
            self._mind_the_host()

    async def sit(self, make: Callable[[Table], AnyEntry | None]) -> None:
        """Let somebody sit down, if the table has it and he does not sit there."""
        async with self._lock:
            entry = make(self.table)
            if entry:
                await self._do(entry, then=self._presence.sat_down)

    async def _greet(self, visitor: Visitor, me: Member | None, hello: messages.Hello) -> bytes:
        if not visitor.greeted:
            if me and me.stand_in:
                await self._do(entries.CameBack(member=me.number))
            if me:
                self._presence.arrived(me)
            visitor.greeted = True
            anew = me is None and self._presence.looked_at()
            self._audience.tell_presence(but=visitor, anew=anew)
            self._plan()
            self._mind_the_host()  # if he has been away for long already, then as soon as the newcomer has his snapshot
        return encode(self._audience.snapshot(visitor, hello.id, hello.since))

    def _mind_the_host(self) -> None:
        """Set the clock for when the host has been away for long; whoever comes, goes or becomes host moves it."""
        if self._host_timer:
            self._host_timer.cancel()
            self._host_timer = None
        missed = self._presence.host_missed_at()
        if missed is not None and not self._stopped:
            self._host_timer = self._loop.call_at(missed + 0.01, self._spawn, self._look_for_the_host)

    async def _look_for_the_host(self) -> None:
        """A host who has been away for long hands on his rights, so that no table is stuck without him."""
        heir = self._presence.heir()
        if heir:
            await self._do(entries.HostPassedOn(member=heir.number))

    # --- requests ---------------------------------------------------------------------------------

    async def answer(self, visitor: Visitor, request: AnyRequest) -> None:
        """Do what is asked, or say why not. What was answered before is answered the same again."""
        async with self._lock:
            me = next((member for member in self.table.members if member.number == visitor.member), None)
            told = self._known_answer(visitor, me, request)
            if told is None:
                try:
                    told = await self._answer(visitor, me, request)
                except PyriteError as error:
                    told = encode(refused(error, request.id))
                except sqlite3.Error:
                    log.exception("table %s cannot be written", self.table.code)
                    visitor.tell(refused(Refusal("storage"), request.id))  # not remembered: it may be tried again
                    return
                self._remember(me, request, told)
            visitor.tell(told)

    def _known_answer(self, visitor: Visitor, me: Member | None, request: AnyRequest) -> bytes | None:
        if isinstance(request, messages.Hello):
            return None
        if me is None:
            number = former_holder(self.table, visitor.token)
        elif isinstance(request, messages.Leave):
            return None  # if he has left before, he is back by saying hello, and leaves again
        else:
            number = me.number
            told = self._answers.setdefault(number, OrderedDict()).get(request.id)
            if told is not None:
                return told
        version = self.table.done.get(number, {}).get(request.id)  # of somebody gone, or before the server was started
        return None if version is None else encode(Ack(id=request.id, version=version))

    def _remember(self, me: Member | None, request: AnyRequest, told: bytes) -> None:
        if me and not isinstance(request, messages.Hello):
            answers = self._answers.setdefault(me.number, OrderedDict())
            answers[request.id] = told
            if len(answers) > ANSWERS_KEPT:
                answers.popitem(last=False)

    async def _answer(self, visitor: Visitor, me: Member | None, request: AnyRequest) -> bytes:
        if isinstance(request, messages.Hello):
            if visitor.greeted and not visitor.ration.snapshots.take():
                raise Refusal("too-fast")
            return await self._greet(visitor, me, request)
        if not visitor.greeted:
            raise Refusal("hello-first")
        if me is None:
            raise Refusal("only-watching")
        self._stir(me)
        if isinstance(request, messages.Chat) and not visitor.ration.lines.take():
            raise Refusal("too-fast")
        if me.stand_in and not isinstance(request, messages.Leave):
            await self._do(entries.CameBack(member=me.number))
        match request:
            case messages.AskLink():
                assert visitor.token is not None
                return encode(Link(id=request.id, url=seat_path(self.table.code, visitor.token)))
            case messages.Why():
                why_not(self.table, me, request.move)
            case messages.CallBot():
                await self._do(_signed(self._call_bot(request.seat), me, request))
            case _:
                entry = entry_for(self.table, me, request, self._dealer)
                while isinstance(request, messages.FillUp) and isinstance(entry, entries.BotAdded):
                    await self._do(entry)  # not signed: who asks again after a restart goes on from here
                    entry = entry_for(self.table, me, request, self._dealer)
                if entry is not None:
                    await self._do(_signed(entry, me, request))
        return encode(Ack(id=request.id, version=self.table.version))

    def _stir(self, me: Member) -> None:
        """Whoever asks for something is not away; if he was, everybody hears that he is not any more."""
        missed = self._presence.away_since(me) is not None
        self._presence.acted(me)
        if missed:
            self._audience.tell_presence()
            self._plan()

    def _call_bot(self, seat: int) -> AnyEntry:
        member = member_at(self.table, seat)
        if self.table.phase not in ("playing", "between"):
            raise Refusal("no-game")
        if not member.plays_himself:
            raise Refusal("bot-plays", seat=seat)
        if not self._presence.long_away(member):
            raise Refusal("not-away", seconds=round(self._timing.away))
        return entries.BotCalled(member=member.number)

    # --- doing ------------------------------------------------------------------------------------

    async def _do(self, entry: AnyEntry, then: Callable[[], None] | None = None) -> None:
        """Store an entry, then do it, then tell everybody."""
        table = self.table
        try:
            await self._store.append(table.code, table.version + 1, entry, playing=table.plays_on(entry))
        except sqlite3.IntegrityError:  # another server plays at this table too
            self._lose()
            raise
        happened, said = table.happened(), table.said
        table.apply(entry)
        if isinstance(entry, GAME):
            self._presence.asked()
        self._presence.let_go_of_the_removed()
        if then:
            then()
        self._audience.tell_change(0 if isinstance(entry, entries.Started) else happened, said)
        self._plan()
        self._mind_the_host()

    def _lose(self) -> None:
        self.stop()
        self.lost = True
        for visitor in self.visitors:
            visitor.close()

    # --- what happens by itself -------------------------------------------------------------------

    def _plan(self) -> None:
        """Set the clock for what comes next without anybody asking."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._stopped:
            return
        coming = self._due()
        if coming:
            wait = coming.after if self._made_up(coming) else coming.after * THINKS_AT
            self._timer = self._loop.call_at(self._presence.asked_at + wait, self._spawn, self._go_on)
        elif (idle := self._presence.next_idle()) is not None:
            self._timer = self._loop.call_at(idle + 0.001, self._spawn, self._nudge)

    def _due(self) -> Due | None:
        return due(self.table, self._timing, self._presence.gone(), self._presence.window)

    async def _go_on(self) -> None:
        """Make up what comes next, and do it when its time has come."""
        coming = self._due()
        if coming is None:
            return
        thought = self._made_up(coming)
        if thought is None:
            chance = self._rng.copy()
            thought = Thought(self.table.version, coming.make, coming.make(self.table, chance), chance)
            self._thought = thought
        if self._loop.time() < self._presence.asked_at + coming.after - 0.001:
            self._plan()
            return
        self._rng = thought.chance
        await self._do(thought.entry)

    def _made_up(self, coming: Due) -> Thought | None:
        """What was made up of this, if it still holds."""
        thought = self._thought
        if thought is None or (thought.version, thought.make) != (self.table.version, coming.make):
            return None
        return thought

    async def _nudge(self) -> None:
        """Tell those who let the others wait, once for each decision, and the others that they do."""
        asked = self.table.decided_at
        waited = (member for member in self.table.members if waited_for(self.table, member))
        idle = {member.number for member in waited if self._presence.away_since(member) is not None}
        self._audience.nudge({number for number in idle if self._nudged.get(number) != asked})
        self._nudged |= dict.fromkeys(idle, asked)
        self._audience.tell_presence()
        self._plan()

    def _spawn(self, act: Callable[[], Coroutine[None, None, None]]) -> None:
        task = self._loop.create_task(self._alone(act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _alone(self, act: Callable[[], Coroutine[None, None, None]]) -> None:
        async with self._lock:
            if self._stopped:
                return
            try:
                await act()
            except sqlite3.IntegrityError:
                log.warning("table %s is played by another server too", self.table.code)
            except sqlite3.Error:
                log.exception("table %s cannot be written", self.table.code)
                self._timer = self._loop.call_later(RETRY, self._spawn, act)
            except Exception:  # a table that stands still can be looked at, a server that is gone cannot
                log.exception("table %s cannot go on", self.table.code)

    # --- the end ----------------------------------------------------------------------------------

    def idle(self) -> bool:
        """Whether nobody is here and nothing would happen by itself."""
        return not self.visitors and self._due() is None and not self._lock.locked()

    def stop(self) -> None:
        """Nothing happens by itself any more, whoever still comes or goes."""
        self._stopped = True
        for timer in (self._timer, self._host_timer):
            if timer:
                timer.cancel()
        self._timer = self._host_timer = None


def _signed(entry: AnyEntry, me: Member, request: AnyRequest) -> AnyEntry:
    """With who asked for it, so that it is not done again if he asks again after a restart."""
    return msgspec.structs.replace(entry, by=me.number, request=request.id)
