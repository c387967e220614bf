"""A disk that fails: nothing is done that is not stored, everybody is told, and it goes on when the disk is back."""

from __future__ import annotations

import sqlite3

import pytest
from litestar.exceptions import WebSocketDisconnect

from pyrite.server.tables import live, store
from pyrite.server.tables.entries import AnyEntry, TableOpened, write
from tests.server.kit import House
from tests.server.stacked import Stacked


@pytest.fixture
def house() -> House:
    return House(dealer=Stacked())


class Full:
    """A disk that is full for a while."""

    def __init__(self, house: House) -> None:
        self._store = house.hall.store
        self._patch = pytest.MonkeyPatch()

    def __enter__(self) -> None:
        async def fail(*_: object, **__: object) -> None:
            raise sqlite3.OperationalError("disk full")

        for name in ("append", "begin"):
            self._patch.setattr(self._store, name, fail)

    def __exit__(self, *_: object) -> None:
        self._patch.undo()


@pytest.fixture
def full(house: House) -> Full:
    return Full(house)


def test_a_move_that_cannot_be_stored_is_not_played(house: House, full: Full) -> None:
    with house:
        code, ada = house.host(bots=["random", "random"], pace="calm")
        ada.granted("start")
        watcher = house.enter(code)
        move = ada.moves()[0]

        with full:
            told = ada.ask("play", id="mine", version=ada.version, move=move)
            assert told["reason"] == "storage"
            assert "disk" not in told["text"]
        assert watcher.changes(0.05) == []
        assert ada.ask("play", id="mine", version=ada.version, move=move)["type"] == "ack"


def test_a_failing_disk_is_told_over_http_too(house: House, full: Full) -> None:
    with house:
        code, cookie = house.open()
        house.enter(code, cookie)
        for path in ("/api/tables", f"/api/tables/{code}/sit"):
            with full:
                told = house.post(path, {"name": "Bea"})
            assert (told.status_code, told.json()["reason"]) == (503, "storage")
            assert "disk" not in told.text
            assert "set-cookie" not in told.headers
        assert [seat["name"] for seat in house.http.get(f"/api/tables/{code}").json()["seats"].values()] == ["Ada"]


def test_a_table_is_opened_whole_or_not_at_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with house:
        written = []

        def failing(entry: AnyEntry) -> bytes:
            written.append(entry)
            if len(written) == 3:
                raise sqlite3.OperationalError("disk full")
            return write(entry)

        with monkeypatch.context() as patch:
            patch.setattr(store, "write", failing)
            assert house.post("/api/tables", {"name": "Ada", "bots": ["random"] * 3}).status_code == 503
        opened = written[0]
        assert isinstance(opened, TableOpened)
        assert house.stored(opened.code) == []


def test_who_could_not_come_back_is_still_away(house: House, full: Full) -> None:
    """He asked for his seat, it could not be stored, and he closed the page."""
    with house:
        code, cookie = house.open(bots=["random"], pace="calm")
        bea = house.join(code, "Bea")
        ada = house.enter(code, cookie)
        ada.granted("start")
        ada.granted("leave")
        house.leave(ada)
        bea.wait(lambda: not bea.table["seats"][0]["here"])
        back = house.socket(code, cookie)
        with full:
            assert back.hello()["reason"] == "storage"
        house.leave(back)
        assert bea.hello()["table"]["seats"]["0"]["away_seconds"] is not None
        assert house.enter(code, cookie).seat == 0
        bea.wait(lambda: bool(bea.table["seats"][0]["here"]))


def test_bots_go_on_when_the_disk_is_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY", 0.05)
    with house:
        code, ada = house.host(bots=["random", "random"], pace="quick")
        ada.granted("start")
        append = house.hall.store.append

        async def only_people(code: str, version: int, entry: AnyEntry, *, playing: bool = False) -> None:
            if entry.by is None:
                raise sqlite3.OperationalError("disk full")
            await append(code, version, entry, playing=playing)

        with monkeypatch.context() as patch:
            patch.setattr(house.hall.store, "append", only_people)
            ada.granted("play", version=ada.version, move=ada.moves()[0])
            assert ada.changes(0.3) == []
        ada.wait(ada.decides)
        assert house.table(code).version == len(house.stored(code))


def test_a_table_that_another_server_plays_is_loaded_anew(house: House) -> None:
    with house:
        code, cookie = house.open(bots=["random", "random"], pace="calm")
        ada = house.enter(code, cookie)
        stored = house.stored(code)
        other: AnyEntry = stored[-1]
        house.http.blocking_portal.call(house.hall.store.append, code, len(stored) + 1, other)
        with pytest.raises(WebSocketDisconnect):
            ada.ask("lock", locked=True)
        house._players.remove(ada)
        assert len(house.enter(code, cookie).table["seats"]) == 4
