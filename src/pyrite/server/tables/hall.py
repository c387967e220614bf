"""All tables: those that are open live in memory, the others wait in the store until somebody knocks."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator

import msgspec

from pyrite.kernel.rng import Rng
from pyrite.server.errors import Refusal
from pyrite.server.people.names import good_name
from pyrite.server.people.seat_keys import ALPHABET, CODE_LENGTH, holder, key_of, new_code, new_token, plain_code
from pyrite.server.tables import entries
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.live import LiveTable
from pyrite.server.tables.requests import Chance, Dealer, add_bot, agreed, sit_down
from pyrite.server.tables.store import Store
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing
from pyrite.server.wire.messages import NewTable

log = logging.getLogger(__name__)
SWEEP = 600.0  # seconds between looks for tables that nobody has open
KEPT = 60 * 24 * 3600.0  # seconds after which a table that nobody touches is thrown away


class Hall:
    """Opens tables and finds them again."""

    def __init__(
        self,
        store: Store,
        dealer: Dealer | None = None,
        timing: Timing | None = None,
        chance: Callable[[], Rng] | None = None,
    ) -> None:
        self.store = store
        self._chance = chance or _chance
        self._dealer = dealer or Chance()
        self._timing = timing or Timing()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Go on with every game that is on. Nobody waits for all of them: whoever asks for one finds it at once."""
        await self.store.open()
        await self.store.forget(KEPT)
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(self._go_on()), loop.create_task(self._keep_tidy())]

    async def _go_on(self) -> None:
        for code in await self.store.playing():
            try:
                await self.find(code)
            except Exception:  # one table that cannot be read must not keep the others shut
                log.exception("table %s cannot be opened", code)

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for live in self:
            live.stop()
            for visitor in live.visitors:
                visitor.close()
        await self.store.close()

    def __len__(self) -> int:
        """How many tables are open."""
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables that are open."""
        return iter(self._tables.values())

    async def find(self, code: str) -> LiveTable:
        """The table of a code, however it was typed. Raises a Refusal if there is none."""
        code = plain_code(code)
        live = self._tables.get(code)
        if live and not live.lost:
            return live
        if len(code) != CODE_LENGTH or any(sign not in ALPHABET for sign in code):
            raise Refusal("table-unknown", code=code[:20])
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(loading)  # others may wait for it too

    async def _load(self, code: str) -> LiveTable:
        past = await self.store.load(code)
        if not past:
            raise Refusal("table-unknown", code=code)
        live = self._tables[code] = self._live(Table(past))
        return live

    def _live(self, table: Table) -> LiveTable:
        return LiveTable(table, self.store, self._dealer, self._timing, self._chance())

    async def create(self, new: NewTable) -> tuple[str, str]:
        """Open a table and seat who asks for it; gives its code and the secret of his seat."""
        token = new_token()
        past = self._first_entries(new, key_of(token))
        while True:
            code = new_code()
            past[0] = _coded(past[0], code)
            try:
                await self.store.begin(code, past)
                return code, token
            except sqlite3.IntegrityError:
                log.info("the code %s is taken", code)

    def _first_entries(self, new: NewTable, key: str) -> list[AnyEntry]:
        """Checked one by one on a table of their own, so that a wrong one leaves no trace."""
        opened = entries.TableOpened(
            code="",
            at=time.time(),
            capacity=new.seats,
            edition=new.edition,
            setup=agreed(new.game, new.edition, new.options, new.modules, 1 + len(new.bots)),
            pace=new.pace,
            veto_seconds=new.veto_seconds,
        )
        past: list[AnyEntry] = [opened, entries.SatDown(name=good_name(new.name), key=key)]
        table = Table(past)
        for spec in new.bots:
            past.append(add_bot(table, spec))
            table.apply(past[-1])
        return past

    async def sit(self, code: str, name: str, token: str) -> None:
        """Seat a newcomer by the secret he has; whoever sits there with it already has his seat."""
        live = await self.find(code)
        await live.sit(lambda table: None if holder(table, token) else sit_down(table, name, key_of(token)))

    def sweep(self) -> None:
        """Close the tables that nobody has open and where nothing happens by itself; they are found again."""
        for code, live in list(self._tables.items()):
            if live.idle() and code not in self._loading:
                live.stop()
                del self._tables[code]

    async def tidy(self) -> None:
        """Close what nobody needs, and throw away what nobody will."""
        self.sweep()
        try:
            await self.store.forget(KEPT, spared={*self._tables, *self._loading})
        except sqlite3.Error:  # the next time, then
            log.exception("old tables cannot be thrown away")
        gc.collect()

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.tidy()


def _chance() -> Rng:
    """What the bots of a table decide by; nobody can foresee it."""
    return Rng.from_seed(secrets.token_hex(16))


def _coded(entry: AnyEntry, code: str) -> AnyEntry:
    return msgspec.structs.replace(entry, code=code)
