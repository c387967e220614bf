"""A table that is open: one thing after the other is asked, stored, done, and told to everybody who has it open."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from msgspec import UNSET

from pyrite.bots.registry import bot
from pyrite.rules.errors import PyriteError
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.events import events
from pyrite.rules.saboteur.moves import VETO, verb
from pyrite.rules.saboteur.notation import print_move
from pyrite.rules.saboteur.stand_in import stand_in
from pyrite.rules.saboteur.state import WATCHER
from pyrite.rules.saboteur.view import view
from pyrite.server import entries, messages
from pyrite.server.entries import AnyEntry
from pyrite.server.errors import Refusal, refused
from pyrite.server.info import Here, table_info
from pyrite.server.messages import Ack, Link, Nudge, Presence, Snapshot, TableInfo, TableView, Update, You
from pyrite.server.requests import Dealer, entry_for, member_at, why_not
from pyrite.server.seats import holder, seat_path
from pyrite.server.sights import patch, see
from pyrite.server.store import Store
from pyrite.server.tables import GAME, STAND_IN, Member, Table
from pyrite.server.timing import Timing
from pyrite.server.visitors import Visitor, encode
from pyrite.server.window import asked_seats, asking

log = logging.getLogger(__name__)
ANSWERS_KEPT = 100  # for each member
RETRY = 1.0  # seconds after the disk has failed


class LiveTable:
    """The actor of one table: whatever changes it holds the lock, so that all see the same things in the same order."""

    def __init__(self, table: Table, store: Store, dealer: Dealer, timing: Timing, rng: Rng) -> None:
        self.table = table
        self.visitors: set[Visitor] = set()
        self.lock = asyncio.Lock()
        self.broken = False  # somebody else has written to it: it has to be loaded anew
        self._store = store
        self._dealer = dealer
        self._timing = timing
        self._rng = rng
        self._loop = asyncio.get_running_loop()
        now = self._loop.time()
        self._asked_at = now  # when the open decision was asked
        self._acted: dict[int, float] = {}  # when a member last asked for something
        self._gone: dict[int, float] = {member.number: now for member in table.members}  # since when not here
        self._shown: dict[int | None, TableView] = {}  # the last view of everybody who has the table open
        self._info = self.info()
        self._answers: dict[int, OrderedDict[str, bytes]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._watches: set[asyncio.TimerHandle] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._plan()
        self._later(timing.away, self._look_for_the_host)

    # --- who is here ------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        watchers = sum(visitor.member is None and visitor.greeted for visitor in self.visitors)
        presence = {m.number: Here(self._here(m), self._away(m)) for m in self.table.members if m.person}
        return table_info(self.table, presence, watchers, self._timing.away)

    def _here(self, member: Member) -> bool:
        return any(visitor.member == member.number for visitor in self.visitors)

    def _away(self, member: Member) -> float | None:
        """How long the table has been without somebody; only if he is gone, or has been waited for a while."""
        now = self._loop.time()
        if member.number in self._gone:
            return round(now - self._gone[member.number], 1)
        if self._waited_for(member):
            idle = now - max(self._asked_at, self._acted.get(member.number, 0.0))
            if idle >= self._timing.nudge:
                return round(idle, 1)
        return None

    def _waited_for(self, member: Member) -> bool:
        """Whether the game cannot go on without him; a veto window closes without anybody."""
        state = self.table.state
        if state is None or not member.plays_himself or self.table.window_open():
            return False
        if self.table.phase == "between":
            return not member.ready
        return self.table.phase == "playing" and self.table.seat_of(member.number) == state.decider

    async def enter(self, visitor: Visitor) -> None:
        """Somebody opens the table; he is told about it once he has said hello."""
        self.visitors.add(visitor)
        member = holder(self.table, visitor.token)
        visitor.member = member.number if member else None

    async def go(self, visitor: Visitor) -> None:
        """A socket is closed."""
        self.visitors.discard(visitor)
        if visitor.member is None:
            if visitor.greeted:
                self._tell_presence()
            return
        member = next((m for m in self.table.members if m.number == visitor.member), None)
        if member and not self._here(member):
            self._gone[member.number] = self._loop.time()
            self._tell_presence()
            self._later(self._timing.away, self._look_for_the_host)

    def _tell_presence(self) -> None:
        self._info = self.info()
        self._tell_all(encode(Presence(table=self._info)))

    def _tell_all(self, message: bytes) -> None:
        for visitor in self.visitors:
            if visitor.greeted:
                visitor.tell(message)

    # --- requests ---------------------------------------------------------------------------------

    async def answer(self, visitor: Visitor, request: messages.AnyRequest) -> None:
        """Do what is asked, or say why not. What was answered before is answered the same again."""
        async with self.lock:
            member = next((m for m in self.table.members if m.number == visitor.member), None)
            known = self._known_answer(visitor.member, request)
            if known is not None:
                visitor.tell(known)
                return
            try:
                told = await self._answer(visitor, member, request)
            except PyriteError as error:
                told = encode(refused(error, request.id))
            except sqlite3.Error:
                log.exception("table %s cannot be written", self.table.code)
                visitor.tell(refused(Refusal("storage"), request.id))  # not remembered: it may be tried again
                return
            if member and not isinstance(request, messages.Hello):
                answers = self._answers.setdefault(member.number, OrderedDict())
                answers[request.id] = told
                if len(answers) > ANSWERS_KEPT:
                    answers.popitem(last=False)
            visitor.tell(told)

    def _known_answer(self, member: int | None, request: messages.AnyRequest) -> bytes | None:
        if member is None or isinstance(request, messages.Hello):
            return None
        told = self._answers.get(member, {}).get(request.id)
        if told is None:
            version = self.table.done.get(member, {}).get(request.id)  # done before the server was started
            told = None if version is None else encode(Ack(id=request.id, version=version))
        return told

    async def _answer(self, visitor: Visitor, me: Member | None, request: messages.AnyRequest) -> bytes:
        if isinstance(request, messages.Hello):
            return await self._greet(visitor, me, request)
        if not visitor.greeted:
            raise Refusal("hello-first")
        if me is None:
            raise Refusal("only-watching")
        self._acted[me.number] = self._loop.time()
        if isinstance(request, messages.Chat) and not visitor.lines.take():
            raise Refusal("too-fast")
        if me.stand_in and not isinstance(request, messages.Leave):
            await self._do(entries.CameBack(member=me.number))
        match request:
            case messages.Why():
                why_not(self.table, me, request.move)
            case messages.AskLink():
                assert visitor.token is not None
                return encode(Link(id=request.id, url=seat_path(self.table.code, visitor.token)))
            case messages.CallBot():
                await self._do(self._call_bot(me, request.seat), me, request)
            case _:
                entry = entry_for(self.table, me, request, self._dealer)
                if entry is not None:
                    await self._do(entry, me, request)
        return encode(Ack(id=request.id, version=self.table.version))

    def _call_bot(self, me: Member, seat: int) -> AnyEntry:
        member = member_at(self.table, seat)
        if self.table.phase not in ("playing", "between"):
            raise Refusal("no-game")
        if not member.plays_himself:
            raise Refusal("bot-plays", seat=seat)
        if (self._away(member) or 0) < self._timing.away:
            raise Refusal("not-away", seconds=round(self._timing.away))
        return entries.BotCalled(member=member.number)

    async def _greet(self, visitor: Visitor, me: Member | None, hello: messages.Hello) -> bytes:
        first = not visitor.greeted
        visitor.greeted = True
        if me:
            came = self._gone.pop(me.number, None) is not None
            self._acted[me.number] = self._loop.time()
            if me.stand_in:
                visitor.greeted = False  # he is told by the snapshot
                await self._do(entries.CameBack(member=me.number))
                visitor.greeted = True
            elif came:
                self._others_see(visitor)
        elif first:
            self._others_see(visitor)
        return encode(self._snapshot(visitor, hello))

    def _others_see(self, visitor: Visitor) -> None:
        visitor.greeted = False
        self._tell_presence()
        visitor.greeted = True
        self._info = self.info()

    def _snapshot(self, visitor: Visitor, hello: messages.Hello) -> Snapshot:
        table = self.table
        seat = table.seat_of(visitor.member)
        state = table.state
        since = hello.since if hello.since is not None and hello.since <= table.version else 0
        first = table.events_after(since) if state else 0
        visitor.viewer = visitor.member
        left = None
        if table.window_open():
            left = round(max(0.0, self._asked_at + table.veto_seconds - self._loop.time()), 2)
        return Snapshot(
            id=hello.id,
            version=table.version,
            you=self._you(visitor),
            table=self._info,
            view=self._show(seat) if state else None,
            events_from=first,
            events=tuple(events(state, WATCHER if seat is None else seat, first)) if state else (),  # type: ignore[arg-type]
            chat_from=table.chat[0].number if table.chat else table.said,
            chat=tuple(table.chat),
            window_left=left,
        )

    def _you(self, visitor: Visitor) -> You:
        seat = self.table.seat_of(visitor.member)
        return You(seat, seat is not None and visitor.member == self.table.host)

    def _show(self, seat: int | None) -> TableView:
        if seat not in self._shown:
            self._shown[seat] = see(self.table.playing(), seat)
        return self._shown[seat]

    async def sit(self, make: Callable[[Table], AnyEntry]) -> None:
        """Let somebody sit down, if the table has it."""
        async with self.lock:
            await self._do(make(self.table))
            self._gone[self.table.members[-1].number] = self._loop.time()

    # --- doing ------------------------------------------------------------------------------------

    async def _do(self, entry: AnyEntry, me: Member | None = None, request: messages.AnyRequest | None = None) -> None:
        """Store an entry, then do it, then tell everybody."""
        if me and request:
            entry = _signed(entry, me.number, request.id)
        table = self.table
        try:
            await self._store.append(table.code, table.version + 1, entry, playing=table.plays_on(entry))
        except sqlite3.IntegrityError:
            self.stop()
            self.broken = True
            for visitor in self.visitors:
                visitor.close()
            raise
        happened = table.playing().happened() if table.game else 0
        chatted = table.said
        table.apply(entry)
        if isinstance(entry, GAME):
            self._asked_at = self._loop.time()
        self._let_go_of_the_removed()
        self._tell_change(happened if not isinstance(entry, entries.Started) else 0, chatted)
        self._plan()

    def _let_go_of_the_removed(self) -> None:
        """Who has no seat any more can still watch."""
        keys = {member.number for member in self.table.members if member.person}
        for visitor in self.visitors:
            if visitor.member is not None and visitor.member not in keys:
                visitor.member = None
        self._gone = {number: since for number, since in self._gone.items() if number in keys}

    def _tell_change(self, happened: int, chatted: int) -> None:
        """Send each viewer his own change, made once for all his sockets."""
        table = self.table
        info, known = self.info(), self._info
        self._info = info
        before, self._shown = self._shown, {}
        told: dict[tuple[int | None, bool], bytes] = {}
        chat = tuple(line for line in table.chat if line.number >= chatted)
        for visitor in self.visitors:
            if not visitor.greeted:
                continue
            anew = visitor.viewer != visitor.member
            visitor.viewer = visitor.member
            key = (visitor.member, anew)
            if key not in told:
                seat = table.seat_of(visitor.member)
                old = None if anew else before.get(seat)
                told[key] = encode(
                    Update(
                        version=table.version,
                        you=self._you(visitor) if anew or info != known else UNSET,
                        table=info if anew or _apart_from_time(info) != _apart_from_time(known) else UNSET,
                        chat=chat or UNSET,
                        **self._game_change(seat, old, happened),
                    )
                )
            visitor.tell(told[key])

    def _game_change(self, seat: int | None, old: TableView | None, happened: int) -> dict[str, object]:
        state = self.table.state
        if state is None:
            return {"view": None} if old else {}
        new = self._show(seat)
        change: dict[str, object] = {}
        if old is None:
            change["view"] = new
        elif new != old:
            change["patch"] = patch(old, new)
        if state.happened() > happened:
            change["events"] = tuple(events(state, WATCHER if seat is None else seat, happened))
        return change

    # --- what happens by itself -------------------------------------------------------------------

    def _plan(self) -> None:
        """Find out what comes next without anybody asking, and set the clock for it."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        when, act = self._next()
        if act:
            self._timer = self._loop.call_at(when, self._run, act, self.table.version)

    def _next(self) -> tuple[float, Callable[[], Awaitable[None]] | None]:
        table = self.table
        state = table.state
        asked = self._asked_at
        if state is None or state.over():
            return asked, None
        pause = self._timing.pause(table.pace)
        if table.window_open():
            return asked + table.veto_seconds, self._close_window
        if table.phase == "between":
            there = table.present()
            if all(member.ready for member in there):
                return asked + (0.0 if there else pause), self._deal
            return asked + self._timing.nudge, self._nudge
        decider = table.members[state.decider]
        if not decider.plays_himself:
            return asked + (0.0 if table.all_pass() else pause), self._let_bot_play
        if table.all_pass() and state.decision.name == "turn":
            return asked, self._pass
        return asked + self._timing.nudge, self._nudge

    def _run(self, act: Callable[[], Awaitable[None]], version: int) -> None:
        self._timer = None
        task = self._loop.create_task(self._act(act, version))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, act: Callable[[], Awaitable[None]], version: int) -> None:
        async with self.lock:
            if version != self.table.version:
                return  # something came in between, and the clock is set anew
            try:
                await act()
            except sqlite3.IntegrityError:
                log.warning("table %s is played by another server too", self.table.code)
            except sqlite3.Error:
                log.exception("table %s cannot be written", self.table.code)
                self._timer = self._loop.call_later(RETRY, self._run, act, version)

    async def _let_bot_play(self) -> None:
        state = self.table.playing()
        seat = state.decider
        move = bot(self.table.members[seat].bot or STAND_IN).decide(view(state, seat), self._rng)
        await self._do(entries.Played(seat=seat, move=print_move(state.book, move)))

    async def _pass(self) -> None:
        state = self.table.playing()
        seat = state.decider
        move = stand_in(view(state, seat), self._rng)
        await self._do(entries.Played(seat=seat, move=print_move(state.book, move)))

    async def _deal(self) -> None:
        await self._do(entries.Played(seat=self.table.playing().decider, move="deal"))

    async def _close_window(self) -> None:
        """Time is up: bots answer now, all at the same moment."""
        state = self.table.playing()
        for seat in asked_seats(state):
            member = self.table.members[seat]
            if member.plays_himself:
                continue
            move = bot(member.bot or STAND_IN).decide(view(asking(state, seat), seat), self._rng)
            if verb(move) == VETO:
                await self._do(entries.WindowClosed(veto=seat))
                return
        await self._do(entries.WindowClosed())

    async def _nudge(self) -> None:
        for visitor in self.visitors:
            member = next((m for m in self.table.members if m.number == visitor.member), None)
            if member and visitor.greeted and self._waited_for(member):
                visitor.tell(Nudge())
        self._tell_presence()

    # --- the host ---------------------------------------------------------------------------------

    def _later(self, seconds: float, act: Callable[[], Awaitable[None]]) -> None:
        def run() -> None:
            self._watches.discard(handle)
            self._run_always(act)

        handle = self._loop.call_later(seconds, run)
        self._watches.add(handle)

    def _run_always(self, act: Callable[[], Awaitable[None]]) -> None:
        async def locked() -> None:
            async with self.lock:
                with suppress(sqlite3.Error):
                    await act()

        task = self._loop.create_task(locked())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_for_the_host(self) -> None:
        """A host who has been away for long hands on his rights, so that no table is stuck with him."""
        gone = self._gone.get(self.table.host if self.table.host is not None else -1)
        if gone is None or self._loop.time() - gone < self._timing.away - 0.05:
            return
        heirs = [member for member in self.table.present() if self._here(member)]
        if heirs:
            await self._do(entries.HostPassedOn(member=heirs[0].number))

    # --- the end ----------------------------------------------------------------------------------

    def idle(self) -> bool:
        """Whether nobody is here and nothing would happen by itself."""
        return not self.visitors and (self._timer is None or bool(self.table.present())) and not self.lock.locked()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        for handle in self._watches:
            handle.cancel()
        self._watches.clear()


def _signed(entry: AnyEntry, member: int, request: str) -> AnyEntry:
    return msgspec.structs.replace(entry, by=member, request=request)


def _apart_from_time(info: TableInfo) -> TableInfo:
    """The same without the seconds that run by themselves."""
    seats = tuple(msgspec.structs.replace(seat, away_seconds=None) for seat in info.seats)
    return msgspec.structs.replace(info, seats=seats)
