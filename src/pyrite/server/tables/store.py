"""Where tables are kept: SQLite with a write-ahead log, and one thread that writes for all of them.

Whatever is waiting is written in one go, so that many tables share the price of one sync to disk. `append` returns
when its entry would survive a kill or a power cut.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from pyrite.server.tables.entries import AnyEntry, read, write

MEMORY = ":memory:"
_FORMAT = 1
_SCHEMA = """
create table if not exists tables (
    code text primary key, touched real not null, playing integer not null
) without rowid;
create table if not exists entries (
    code text not null, version integer not null, entry blob not null, primary key (code, version)
) without rowid;
"""

Told = TypeVar("Told")
Work = Callable[[sqlite3.Connection], Any]


class Store:
    """Entries by table. Used from one event loop."""

    def __init__(self, path: str | Path) -> None:
        self._path = str(path)
        self._jobs: SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def check(self) -> None:
        """Raise what SQLite or the file system says if the file cannot be used."""
        _connect(self._path).close()

    async def open(self) -> None:
        """Begin to work."""
        self._loop = asyncio.get_running_loop()
        self._connection = _connect(self._path)
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting, and end."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def begin(self, code: str, past: Sequence[AnyEntry]) -> None:
        """Keep the first entries of a table for good, all of them or none."""
        await self._insert(code, 1, past, playing=False)

    async def append(self, code: str, version: int, entry: AnyEntry, *, playing: bool = False) -> None:
        """Keep an entry for good. `playing` says whether a game is on with it, so that it goes on after a restart."""
        await self._insert(code, version, [entry], playing)

    async def _insert(self, code: str, first: int, added: Sequence[AnyEntry], playing: bool) -> None:
        rows = [(code, version, write(entry)) for version, entry in enumerate(added, first)]
        now = time.time()

        def insert(db: sqlite3.Connection) -> None:
            db.executemany("insert into entries values (?, ?, ?)", rows)
            db.execute("insert or replace into tables values (?, ?, ?)", (code, now, playing))

        await self._do(insert)

    async def load(self, code: str) -> list[AnyEntry]:
        """All entries of a table; none if there is no such table."""

        def select(db: sqlite3.Connection) -> list[bytes]:
            rows = db.execute("select entry from entries where code = ? order by version", (code,))
            return [row[0] for row in rows]

        return [read(data) for data in await self._do(select)]

    async def playing(self) -> list[str]:
        """The tables at which a game is on."""

        def select(db: sqlite3.Connection) -> list[str]:
            return [row[0] for row in db.execute("select code from tables where playing")]

        return await self._do(select)

    async def forget(self, seconds: float, spared: Container[str] = ()) -> None:
        """Throw away the tables that nobody has touched for so long, but not those that are spared."""
        before = time.time() - seconds

        def delete(db: sqlite3.Connection) -> None:
            rows = db.execute("select code from tables where touched < ?", (before,)).fetchall()
            old = [row for row in rows if row[0] not in spared]
            db.executemany("delete from entries where code = ?", old)
            db.executemany("delete from tables where code = ?", old)

        await self._do(delete)

    async def _do(self, work: Callable[[sqlite3.Connection], Told]) -> Told:
        assert self._loop is not None, "a store is opened before it is used"
        future: asyncio.Future[Told] = self._loop.create_future()
        self._jobs.put((work, future))
        return await future

    # --- the thread -------------------------------------------------------------------------------

    def _work(self) -> None:
        db = self._connection
        going = True
        while going:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            self._write([job for job in batch if job is not None], db)
        db.close()

    def _write(self, jobs: list[tuple[Work, asyncio.Future[Any]]], db: sqlite3.Connection) -> None:
        """One transaction for all; a job that fails is taken back alone."""
        told: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            db.execute("begin immediate")
            for work, future in jobs:
                db.execute("savepoint job")
                try:
                    told.append((future, work(db), None))
                except Exception as error:  # whatever it is, whoever asked shall hear it
                    db.execute("rollback to job")
                    told.append((future, None, error))
                db.execute("release job")
            db.execute("commit")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # if it is gone already; the next one shall be tried in any case
                db.execute("rollback")
            told = [(future, None, error) for _, future in jobs]
        assert self._loop is not None
        if jobs and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_tell, told)


def _tell(told: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, error in told:
        if not future.done():
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)


def _connect(path: str) -> sqlite3.Connection:
    if path != MEMORY:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds every card of the games that are on
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    format_ = db.execute("pragma user_version").fetchone()[0]
    if format_ not in (0, _FORMAT):
        db.close()
        raise sqlite3.DatabaseError(f"{path} is of format {format_}, this version of Pyrite knows {_FORMAT}")
    db.execute(f"pragma user_version = {_FORMAT}")
    db.executescript(_SCHEMA)
    return db
