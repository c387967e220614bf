"""A disk that fails: nothing is done that is not stored, everybody is told, and it goes on when the disk is back."""

from __future__ import annotations

import sqlite3

import pytest
from litestar.exceptions import WebSocketDisconnect

from pyrite.server.entries import AnyEntry
from tests.server.kit import House
from tests.server.stacked import Stacked


@pytest.fixture
def house() -> House:
    return House(dealer=Stacked())


def test_a_move_that_cannot_be_stored_is_not_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with house:
        code, ada = house.host(bots=["random", "random"], pace="calm")
        ada.granted("start")
        watcher = house.enter(code)
        move = ada.moves()[0]

        async def fail(*_: object, **__: object) -> None:
            raise sqlite3.OperationalError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(house.hall.store, "append", fail)
            told = ada.ask("play", id="mine", version=ada.version, move=move)
            assert told["reason"] == "storage"
            assert "disk" not in told["text"]
        assert watcher.changes(0.05) == []
        assert ada.ask("play", id="mine", version=ada.version, move=move)["type"] == "ack"


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
