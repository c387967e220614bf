"""What is played at a table: offered, chosen when it is opened, changed by the host in the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pyrite.kernel.errors import SetupError
from pyrite.locales import text
from pyrite.server.tables import requests
from pyrite.server.wire.messages import Games
from pyrite.setup import catalogue as book_of_choices
from pyrite.setup.catalogue import catalogue, numbers
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup
from tests.server.kit import House, nothing_changes


def test_everybody_is_told_what_can_be_chosen(house: House) -> None:
    told = house.http.get("/api/games")
    assert told.status_code == 200
    bots = {"saboteur": ("digger", "rookie", "random"), "lost-mines": ("walker", "random")}
    games = (catalogue("saboteur"), catalogue("lost-mines"))
    assert msgspec.json.decode(told.content, type=Games) == Games(games, bots)
    game, forest = told.json()["games"]
    assert (forest["fewest"], forest["most"], forest["modules"], forest["groups"]) == (3, 9, [], [])
    assert forest.keys() == game.keys()
    assert game.keys() == {"id", "fewest", "most", "presets", "groups", "modules", "editions", "options"}
    assert game["presets"][0].keys() == game["groups"][0].keys() == {"id", "modules"}
    assert game["modules"][0].keys() == {"id", "fewest", "most", "clashes", "reconstructed"}
    assert game["options"][0].keys() == {"id", "values", "modules", "without"}
    assert game["editions"][0].keys() == {"id", "options"}


def test_whatever_is_offered_can_be_opened(house: House) -> None:
    offered = house.http.get("/api/games").json()
    for game in offered["games"]:
        for module in game["modules"]:
            house.open(game=game["id"], modules=[module["id"]])
        for preset in game["presets"]:
            house.open(game=game["id"], modules=preset["modules"])
        for edition in game["editions"]:
            house.open(game=game["id"], edition=edition["id"], options=edition["options"])
        house.open(game=game["id"], bots=offered["bots"][game["id"]])


def test_the_host_changes_what_will_be_played_and_everybody_sees_it(house: House) -> None:
    code, ada = house.host()
    bea = house.join(code, "Bea")
    ada.granted("setup", edition="pl", options={"goalReveal": "anyLink"}, modules=["veto"])
    for player in (ada, bea):
        player.wait(lambda: player.version >= ada.version)  # noqa: B023 - waited for at once
        setup = player.table["setup"]
        assert (setup["edition"], setup["modules"]) == ("pl", ["veto"])
        assert (setup["options"]["roundEnd"], setup["options"]["goalReveal"]) == ("noPlayable", "anyLink")
    ada.granted("setup", modules=["new-goals"])  # what is not named is as the edition has it
    assert ada.table["setup"]["edition"] == "default"
    assert ada.table["setup"]["options"]["roundEnd"] == "handsEmpty"
    ada.granted("addBot", bot="random")
    ada.granted("start")
    assert house.table(code).playing().book is Setup(3, modules=("new-goals",)).book()
    assert sum(cell["what"] == "hidden" for cell in ada.game()["mine"]) == 5


def test_a_changed_setup_outlives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with House(database) as house:
        code, cookie = house.open()
        house.enter(code, cookie).granted("setup", edition="cs", modules=["veto"])
    with House(database) as house:
        setup = house.enter(code, cookie).table["setup"]
        assert (setup["edition"], setup["modules"], setup["options"]["saboteurPay"]) == ("cs", ["veto"], "cz")


def test_only_the_host_and_only_in_the_lobby(house: House) -> None:
    code, ada = house.host(bots=["random"], pace="calm")
    bea = house.join(code, "Bea")
    with nothing_changes(house, code):
        assert bea.refused("setup", modules=["veto"]) == "not-host"
        assert house.enter(code).refused("setup", modules=["veto"]) == "only-watching"
    ada.granted("start")
    assert ada.refused("setup", modules=["veto"]) == "not-in-lobby"
    assert ada.table["setup"]["modules"] == []


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"modules": ["chess"]}, "module-unknown"),
        ({"modules": ["veto", "veto"]}, "module-twice"),
        ({"edition": "de"}, "edition-unknown"),
        ({"options": {"weather": "fine"}}, "option-unknown"),
        ({"options": {"roundEnd": "never"}}, "option-value"),
        ({"modules": "veto"}, "malformed"),
        ({"modules": ["greedy", "saboteur-2"]}, "base-only"),
        ({"modules": ["party", "costumes"]}, "one-postcard"),
        ({"modules": ["tournament", "costumes"]}, "no-spare"),
        ({"modules": ["tournament", "party"]}, "same-place"),
        ({"modules": ["tournament", "sabotaged"]}, "fixed-pay"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(house: House, choices: dict[str, Any], reason: str) -> None:
    code, ada = house.host(modules=["veto"])
    with nothing_changes(house, code):
        assert ada.refused("setup", **choices) == reason
    assert house.post("/api/tables", {"name": "Bea", **choices}).json()["reason"] == reason


def test_a_clash_is_refused_in_the_words_it_is_greyed_out_with(house: House) -> None:
    refused = house.post("/api/tables", {"name": "Bea", "modules": ["costumes", "party"]}).json()
    assert refused["reason"] == "one-postcard"
    assert text("clash-one-postcard") in refused["text"]
    assert text("module-costumes") in refused["text"]
    assert text("module-party") in refused["text"]


def test_as_many_sit_down_as_can_play_what_is_chosen(house: House) -> None:
    code, ada = house.host(modules=["saboteur-2"], bots=["random"] * 11)
    assert ada.table["capacity"] == 12
    with nothing_changes(house, code):
        assert ada.refused("setup", modules=[]) == "players"
    for seat in (11, 10, 9):
        ada.granted("remove", seat=seat)
    ada.granted("setup", modules=["tournament"])
    assert ada.table["capacity"] == 9
    for seat in range(8, 3, -1):
        ada.granted("remove", seat=seat)
    assert ada.refused("start") == "too-few"
    ada.granted("setup", modules=["saboteur-2"])
    for seat in (3, 2):
        ada.granted("remove", seat=seat)
    ada.granted("start")  # two are enough


def test_a_module_that_is_not_for_so_many_is_refused_and_limits_the_seats(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if New Goals were for four or five."""

    def setup(players: int, options: Any = None, modules: tuple[str, ...] = (), game: str = "saboteur") -> Setup:
        if "new-goals" in modules and players not in (4, 5):
            raise SetupError("not for so many", reason="players", players=players, fewest=4, most=5)
        return Setup(players, options or Options(), modules, game=game)

    for module in (book_of_choices, requests):
        monkeypatch.setattr(module, "Setup", setup)
    numbers.cache_clear()
    try:
        code, ada = house.host(bots=["random"] * 5)
        with nothing_changes(house, code):
            assert ada.refused("setup", modules=["new-goals"]) == "players"  # six sit here
        ada.granted("remove", seat=5)
        ada.granted("setup", modules=["new-goals"])
        assert ada.table["capacity"] == 5
        assert ada.refused("addBot", bot="random") == "table-full"
        for seat in (4, 3):
            ada.granted("remove", seat=seat)
        assert ada.refused("start") == "too-few"
        ada.granted("setup")
        assert ada.table["capacity"] == 10
        ada.granted("start")
    finally:
        numbers.cache_clear()
