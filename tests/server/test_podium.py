"""After a game: who wants to play again says so for nobody else, and the next lobby opens for all at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from pyrite.kernel.rng import Rng
from pyrite.server.people.seat_keys import cookie_name
from pyrite.server.tables import entries
from pyrite.server.tables.due import due
from pyrite.server.tables.entries import AnyEntry, read, write
from pyrite.server.tables.store import Store
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing
from tests.server.kit import QUICK, House, Player, nothing_changes
from tests.server.test_restart import everything
from tools.keep import Played, Preset, over, token

CODE = "GAME22"
ADA, BEA = 0, 1  # and two bots
PATIENT = Timing(absent=3600)  # whoever has gone is waited for
Podium = Callable[..., House]


@pytest.fixture(scope="module")
def game() -> list[AnyEntry]:
    """A table at which Ada and Bea have played a game against two bots."""
    played = Played.opened(CODE, Preset("classic", "saboteur", (), 4), Rng.from_seed(b"to the podium..."))
    assert played.reaches(over)
    return [past.entry for past in played.past]


@pytest.fixture
def podium(game: list[AnyEntry], tmp_path: Path) -> Podium:
    """Opens a house, always the same one, where that game is over."""
    database = tmp_path / "tables.db"

    async def keep() -> None:
        store = Store(database)
        await store.open()
        await store.begin(CODE, game)
        await store.close()

    asyncio.run(keep())
    return lambda timing=QUICK: House(database, timing=timing)


def enter(house: House, name: str) -> Player:
    return house.enter(CODE, f"{cookie_name(CODE)}={token(CODE, name)}")


def both(house: House) -> tuple[Player, Player]:
    ada, bea = enter(house, "Ada"), enter(house, "Bea")
    ada.wait(lambda: bool(ada.table["seats"][BEA]["here"]))
    assert ada.phase == bea.phase == "over"
    return ada, bea


def wishes(player: Player) -> list[bool]:
    return [seat["again"] for seat in player.table["seats"]]


def test_who_wants_to_play_again_leaves_the_others_at_the_podium(podium: Podium) -> None:
    with podium() as house:
        ada, bea = both(house)
        watcher = house.enter(CODE)
        bea.granted("again")
        for player in (ada, bea, watcher):
            player.wait(lambda: wishes(player) == [False, True, False, False])  # noqa: B023 - waited for at once
            assert player.changes(0.05) == []
            assert player.game()["over"]
        ada.granted("again")
        for player in (ada, bea, watcher):
            player.wait(lambda: player.phase == "lobby")  # noqa: B023 - waited for at once
            assert player.view is None
            assert wishes(player) == [False] * 4


def test_the_host_opens_the_next_lobby_for_all(podium: Podium) -> None:
    with podium() as house:
        ada, bea = both(house)
        with nothing_changes(house, CODE):
            assert bea.refused("openLobby") == "not-host"
        ada.granted("openLobby", id="now")
        bea.wait(lambda: bea.phase == "lobby")
        with nothing_changes(house, CODE):
            ada.granted("openLobby", id="now")
            # Whoever pressed at the same moment has what they wanted.
            ada.granted("openLobby")
            bea.granted("again")
        ada.granted("start")
        with nothing_changes(house, CODE):
            assert (ada.refused("openLobby"), ada.refused("again")) == ("not-over", "not-over")


def test_who_has_left_is_not_waited_for(podium: Podium) -> None:
    with podium(PATIENT) as house:
        ada, bea = both(house)
        bea.granted("again")
        ada.granted("leave")
        bea.wait(lambda: bea.phase == "lobby")
        assert [seat["kind"] for seat in bea.table["seats"]] == ["person", "bot", "bot"]


def test_who_closes_the_page_is_not_waited_for_long(podium: Podium) -> None:
    with podium() as house:
        ada, bea = both(house)
        bea.granted("again")
        house.leave(ada)
        bea.wait(lambda: bea.phase == "lobby")
        assert [seat["name"] for seat in bea.table["seats"][:2]] == ["Ada", "Bea"]  # the seat is kept


def test_a_line_that_breaks_for_a_moment_opens_no_lobby(podium: Podium) -> None:
    with podium(PATIENT) as house:
        ada, bea = both(house)
        bea.granted("again")
        house.leave(ada)
        bea.wait(lambda: not bea.table["seats"][ADA]["here"])
        assert bea.changes(0.1) == []
        ada = enter(house, "Ada")
        assert (ada.phase, wishes(ada)[BEA]) == ("over", True)
        house.leave(bea)
        ada.granted("again")  # and Bea has said what she wants
        ada.wait(lambda: ada.phase == "lobby")


def test_a_wish_outlives_a_restart_and_is_told_once(podium: Podium) -> None:
    with podium(PATIENT) as house:
        _, bea = both(house)
        told = bea.granted("again", id="mine")
        with nothing_changes(house, CODE):
            bea.granted("again")
        before = everything(house.table(CODE))
    with podium(PATIENT) as house:
        assert everything(house.table(CODE)) == before
        bea = enter(house, "Bea")
        ada = enter(house, "Ada")
        with nothing_changes(house, CODE):
            assert bea.granted("again", id="mine") == told
        assert wishes(ada) == [False, True, False, False]
        assert ada.changes(0.05) == []
        ada.granted("again")
        bea.wait(lambda: bea.phase == "lobby")


def test_whoever_has_gone_is_waited_for_so_long_and_only_by_those_who_are_here(game: list[AnyEntry]) -> None:
    """Bots are not asked, and with nobody there nothing opens."""
    table, timing = Table(game), Timing(absent=10)
    assert table.member(BEA).plays_himself
    assert due(table, timing) is None
    table.apply(entries.AgainWanted(member=ADA))
    assert due(table, timing) is None
    late = due(table, timing, {BEA: 3.0})
    assert late is not None
    assert late.after == 13
    assert due(table, timing, {ADA: 3.0}) is None
    assert due(table, timing, {ADA: 3.0, BEA: 3.0}) is None
    table.apply(entries.AgainWanted(member=BEA))
    at_once = due(table, timing, {ADA: 3.0})
    assert at_once is not None
    assert at_once.after == 0
    assert due(table, timing, {ADA: 3.0, BEA: 3.0}) is None


def test_the_one_person_at_a_table_of_bots_plays_again_at_once(podium: Podium) -> None:
    with podium(PATIENT) as house:
        ada, bea = both(house)
        bea.granted("leave")
        ada.granted("again")
        ada.wait(lambda: ada.phase == "lobby")


def test_a_lobby_that_an_earlier_version_opened_is_open(game: list[AnyEntry]) -> None:
    """Anybody's click took everybody there, and that is how it was stored."""
    click = b'{"did":"again","by":1,"request":"k7-9"}'
    assert write(read(click)) == click
    table = Table([*game, read(click)])
    assert (table.phase, table.version, len(table.records)) == ("lobby", len(game) + 1, 1)
    assert table.done[BEA]["k7-9"] == table.version
