"""What the log tells of people: who has left, for whom a bot plays, who is host; at its place among the events."""

from __future__ import annotations

from pathlib import Path

from pyrite.kernel.rng import Rng
from tests.server.kit import House, Player, take_part
from tests.server.stacked import Stacked
from tests.server.test_people import game_of_three


def told(player: Player) -> list[tuple[str, str, str | None]]:
    return [(notice["kind"], notice["name"], notice["host"]) for notice in player.notices]


def hears(player: Player, *notices: tuple[str, str, str | None]) -> None:
    player.wait(lambda: told(player) == [*notices])


def test_who_leaves_and_comes_back_is_told_to_all_with_the_new_host() -> None:
    with House(dealer=Stacked()) as house:
        code, ada, hers, bea, _ = game_of_three(house)
        watcher = house.enter(code)
        ada.granted("leave")
        left = ("left", "Ada", "Bea")
        for player in (ada, bea, watcher):
            hears(player, left)
        house.leave(ada)
        ada = house.enter(code, hers)
        for player in (ada, bea, watcher):
            hears(player, left, ("back", "Ada", None))
        assert house.enter(code).notices == watcher.notices
        assert [notice["number"] for notice in watcher.notices] == [0, 1]


def test_a_line_stands_where_it_happened() -> None:
    with House(dealer=Stacked()) as house:
        _, ada, _, bea, _ = game_of_three(house)
        ada.play(ada.moves()[-1])
        bea.wait(bea.decides)
        happened = bea.game()["happened"]
        ada.granted("leave")
        bea.play(bea.moves()[-1])
        assert [notice["after"] for notice in bea.notices] == [happened]
        assert bea.game()["happened"] > happened


def test_a_bot_that_is_called_in_is_told() -> None:
    with House(dealer=Stacked()) as house:
        _, ada, _, bea, _ = game_of_three(house)
        bea.wait(lambda: (bea.table["seats"][0]["away_seconds"] or 0) > 0)
        while bea.ask("callBot", seat=0)["type"] == "refused":
            bea.quiet(0.05)
        hears(ada, ("stand-in", "Ada", None))
        ada.granted("back")
        hears(bea, ("stand-in", "Ada", None), ("back", "Ada", None))


def test_who_is_removed_is_told_and_so_is_who_becomes_host_instead_of_one_who_is_away() -> None:
    with House(dealer=Stacked()) as house:
        code, ada, _, bea, _ = game_of_three(house)
        cid = house.enter(code)
        house.leave(ada)
        hears(bea, ("host", "Ada", "Bea"))
        bea.granted("remove", seat=0)
        hears(cid, ("host", "Ada", "Bea"), ("removed", "Ada", None))


def test_a_line_keeps_the_name_of_then_and_outlives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with House(database, dealer=Stacked()) as house:
        code, ada, hers, bea, _ = game_of_three(house)
        ada.granted("leave")
        ada.granted("name", name="Zoë")
        hears(bea, ("left", "Ada", "Bea"), ("back", "Ada", None))
        bea.wait(lambda: bea.table["seats"][0]["name"] == "Zoë")
        before = bea.notices
    with House(database, dealer=Stacked()) as house:
        assert house.enter(code, hers).notices == before


def test_in_the_lobby_there_is_no_log(house: House) -> None:
    code, ada = house.host()
    bea = house.join(code, "Bea")
    ada.granted("leave")
    bea.wait(lambda: bool(bea.you["host"]))
    assert bea.notices == []


def test_the_next_game_begins_with_an_empty_log() -> None:
    with House() as house:
        code, ada = house.host(bots=["random", "random"])
        bea = house.join(code, "Bea")
        ada.granted("start")
        bea.granted("leave")
        house.leave(bea)
        play_to_the_end(ada)
        cid = house.enter(code)
        assert told(cid) == [("left", "Bea", None)]
        ada.granted("again")
        for player in (ada, cid):
            player.wait(lambda: player.phase == "lobby")  # noqa: B023 - waited for at once
            assert player.notices == []
        ada.granted("start")
        assert house.enter(code).notices == []


def test_who_leaves_the_podium_is_gone_and_no_bot_plays() -> None:
    with House() as house:
        code, ada = house.host(bots=["random"])
        bea = house.join(code, "Bea")
        ada.granted("start")
        play_to_the_end(ada, bea)
        bea.granted("leave")
        hears(ada, ("gone", "Bea", None))


def play_to_the_end(*people: Player) -> None:
    rng = Rng.from_seed(b"to the very end.")
    while any(player.phase != "over" for player in people):
        for player in people:
            if not take_part(player, rng):
                player.quiet(0.005)
