"""Tables and records that earlier versions wrote: each is opened, shown and written as it was, and played to its end.

`python -m tools.keep` made them, with the version that was current then. What was shown then is shown today; more may
be.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.rng import Rng
from pyrite.records import load, read, verify
from pyrite.server.people.seat_keys import cookie_name
from pyrite.server.tables import entries
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.store import Store
from pyrite.server.tables.table import Table
from tests.server.kit import House, Player, take_part
from tools.keep import FOLDER, PEOPLE, WATCHING, Played, over, shown, token

# Fields that have been replaced since, and what tells more than they did.
REPLACED = {"hopeless": "out_of_reach"}  # which mines, not whether all of them
# What modules show, and what was shown where there was no such module; now nothing is.
OF_MODULES: dict[str, Any] = {"figures": [], "maps_banned": False, "forest": None}
KEPT = sorted(folder.name for folder in FOLDER.iterdir())


@cache
def seen(name: str) -> dict[str, Any]:
    """By table and viewer: what was shown when it was written."""
    told: dict[str, Any] = json.loads(gzip.decompress((FOLDER / name / "shown.json.gz").read_bytes()))
    return told


@cache
def pasts(name: str, copies: Path) -> dict[str, list[AnyEntry]]:
    async def read() -> dict[str, list[AnyEntry]]:
        store = Store(copied(name, copies))
        await store.open()
        past = {code: await store.load(code) for code in seen(name)}
        await store.close()
        return past

    return asyncio.run(read())


def copied(name: str, to: Path) -> Path:
    """Opening a database writes to it, and these stay as they are."""
    return Path(shutil.copy(FOLDER / name / "tables.db", to / f"{name}.db"))


TABLES = [(name, code) for name in KEPT for code in seen(name)]


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


def unsigned(record: str) -> list[str]:
    """A record without the version that wrote it."""
    return [line for line in record.splitlines() if not line.startswith("engine ")]


def as_now(view: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """A view as it is told now: what grows has keys, and only modules in play have fields of their own."""
    if isinstance(view["mine"], dict):
        return view
    own = {name: value for name, value in view.items() if name in now or value != OF_MODULES.get(name, ...)}
    keyed = {name: {str(number): one for number, one in enumerate(view[name])} for name in ("discard", "seats")}
    return {**own, **keyed, "mine": {f"{cell['x']},{cell['y']}": cell for cell in view["mine"]}}


def assert_shown(then: Any, now: Any, where: str = "") -> None:
    """All that was shown then is shown now."""
    if isinstance(then, dict):
        then = as_now(then, now) if "mine" in then else then
        for key, value in then.items():
            assert key in now or REPLACED.get(key) in now, f"{where}: {key} is gone"
            if key in now:
                assert_shown(value, now[key], f"{where} {key}")
    elif isinstance(then, list):
        assert len(then) == len(now), where
        for number, (old, new) in enumerate(zip(then, now, strict=True)):
            assert_shown(old, new, f"{where} {number}")
    else:
        assert then == now, where


@pytest.mark.parametrize(("name", "code"), TABLES)
def test_each_seat_is_shown_what_it_was_shown(name: str, code: str, copies: Path) -> None:
    table = Table(pasts(name, copies)[code])
    assert_shown(seen(name)[code], msgspec.json.decode(msgspec.json.encode(shown(table))), code)


@pytest.mark.parametrize("name", KEPT)
def test_every_entry_is_written_today_as_it_was_written(name: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(copied(name, tmp_path))) as database:
        stored = [row[0] for row in database.execute("select entry from entries")]
    assert len(stored) > 1000
    for entry in stored:
        assert entries.write(entries.read(entry)) == entry


@pytest.mark.parametrize(("name", "code"), TABLES)
def test_moves_and_records_are_written_today_as_they_were_written(name: str, code: str, copies: Path) -> None:
    table = Table()
    for entry in pasts(name, copies)[code]:
        if isinstance(entry, entries.Played):
            book = table.playing().book
            assert print_move(book, parse_move(book, entry.move)) == entry.move
        table.apply(entry)
    kept = (FOLDER / name).glob(f"{code}.pyrite")
    assert [*map(unsigned, table.records)] == [unsigned(file.read_text(encoding="utf-8")) for file in kept]


@pytest.mark.parametrize(("name", "code"), TABLES)
def test_a_kept_table_is_played_to_its_end(name: str, code: str, copies: Path) -> None:
    played = Played(Rng.from_seed(code.encode().ljust(16, b".")), pasts(name, copies)[code])
    assert played.reaches(over)
    (record,) = played.table.records
    assert verify(read(record)).over()


def enter(house: House, code: str, name: str) -> Player:
    return house.enter(code, f"{cookie_name(code)}={token(code, name)}")


@pytest.mark.parametrize("name", KEPT)
def test_a_server_opens_all_of_them_and_goes_on(name: str, copies: Path) -> None:
    """Two people come back to each of their tables, and make a move where it waits for one of them."""
    rng = Rng.from_seed(b"back at the mine")
    with House(copied(name, copies)) as house:
        for code, then in seen(name).items():
            people = [enter(house, code, person) for person in PEOPLE]
            watcher = house.enter(code)
            for player, viewer in [*zip(people, "01", strict=True), (watcher, WATCHING)]:
                assert player.seat == (None if viewer == WATCHING else int(viewer))
                if then:
                    told = then[viewer]["events"]
                    assert_shown(told, player.events[: len(told)], f"{code} {viewer}")
            host = people[0]
            version = host.version
            if host.phase == "over":
                host.granted("again")
            elif host.phase == "lobby":
                host.granted("start")
            elif not any(take_part(player, rng) for player in people):
                host.wait(lambda: host.version > version)  # noqa: B023 - asked before the next table
            assert host.version > version or people[1].version > version
            for player in (*people, watcher):
                house.leave(player)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.pyrite")), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_kept_record_replays_to_the_last_event(file: Path) -> None:
    state = verify(load(file))
    assert state.over()
