"""The store: entries are kept in order and for good, one failure hurts nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pyrite.server.tables import entries
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.store import MEMORY, Store


def said(text: str) -> entries.Said:
    return entries.Said(member=0, text=text, at=1.0)


def run(path: Path | str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store(path)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_entries_come_back_in_order(tmp_path: Path) -> None:
    lines: list[AnyEntry] = [said(f"line {n}") for n in range(20)]

    async def write(store: Store) -> None:
        for version, entry in enumerate(lines, 1):
            await store.append("AAAAAA", version, entry)

    async def read(store: Store) -> None:
        assert await store.load("AAAAAA") == lines
        assert await store.load("BBBBBB") == []

    run(tmp_path / "tables.db", write)
    run(tmp_path / "tables.db", read)


def test_many_tables_are_written_together_and_kept_apart(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        codes = [f"TABLE{n}" for n in range(50)]
        for version in (1, 2, 3):
            await asyncio.gather(*(store.append(code, version, said(f"{code} {version}")) for code in codes))
        for code in codes:
            assert await store.load(code) == [said(f"{code} {version}") for version in (1, 2, 3)]

    run(tmp_path / "tables.db", work)


def test_an_entry_that_cannot_be_kept_takes_no_other_with_it() -> None:
    async def work(store: Store) -> None:
        told = await asyncio.gather(
            store.append("AAAAAA", 1, said("first")),
            store.append("AAAAAA", 1, said("the same version again")),
            store.append("AAAAAA", 2, said("second")),
            return_exceptions=True,
        )
        assert [type(one) for one in told] == [type(None), sqlite3.IntegrityError, type(None)]
        assert await store.load("AAAAAA") == [said("first"), said("second")]

    run(MEMORY, work)


def test_the_first_entries_are_kept_all_or_none() -> None:
    async def work(store: Store) -> None:
        await store.append("AAAAAA", 2, said("in the way"))
        with pytest.raises(sqlite3.IntegrityError):
            await store.begin("AAAAAA", [said("first"), said("second")])
        assert await store.load("AAAAAA") == [said("in the way")]
        await store.begin("BBBBBB", [said("first"), said("second")])
        assert await store.load("BBBBBB") == [said("first"), said("second")]

    run(MEMORY, work)


def test_the_store_knows_where_a_game_is_on() -> None:
    async def work(store: Store) -> None:
        await store.append("AAAAAA", 1, said("lobby"))
        await store.append("BBBBBB", 1, said("lobby"))
        await store.append("BBBBBB", 2, said("game"), playing=True)
        assert await store.playing() == ["BBBBBB"]
        await store.append("BBBBBB", 3, said("over"), playing=False)
        assert await store.playing() == []

    run(MEMORY, work)


def test_what_nobody_touches_is_forgotten() -> None:
    async def work(store: Store) -> None:
        await store.append("AAAAAA", 1, said("hello"))
        await store.forget(60)
        assert len(await store.load("AAAAAA")) == 1
        await store.forget(-1, spared={"AAAAAA"})
        assert len(await store.load("AAAAAA")) == 1
        await store.forget(-1)
        assert await store.load("AAAAAA") == []

    run(MEMORY, work)


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    Store(tmp_path / "new" / "tables.db").check()
    assert stat.S_IMODE((tmp_path / "new" / "tables.db").stat().st_mode) == 0o600


def test_a_file_that_is_no_database_or_of_another_time_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, it is a text that is long enough" * 20)
    with pytest.raises(sqlite3.DatabaseError):
        Store(tmp_path / "text.db").check()
    with sqlite3.connect(tmp_path / "later.db") as db:
        db.execute("pragma user_version = 99")
    with pytest.raises(sqlite3.DatabaseError, match="format 99"):
        Store(tmp_path / "later.db").check()


def test_writes_are_synced_to_disk_before_they_count(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        level = await store._do(lambda db: db.execute("pragma synchronous").fetchone()[0])
        journal = await store._do(lambda db: db.execute("pragma journal_mode").fetchone()[0])
        assert (level, journal) == (2, "wal")

    run(tmp_path / "tables.db", work)
