"""Rounds at a live table: the veto window, passing all, the time between rounds, playing again."""

from __future__ import annotations

import time

import pytest

from pyrite.kernel.rng import Rng
from pyrite.server.tables import entries
from pyrite.server.tables.requests import Chance
from pyrite.server.tables.table import Table
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.server.kit import QUICK, House, Player, nothing_changes, take_part
from tests.server.stacked import Stacked


def dealt(players: int, modules: tuple[str, ...], holder: int) -> RoundDeal:
    """A first round in which one seat holds the veto, and seat 0 a cross-roads to lay."""
    setup = Setup(players, modules=modules)
    deal = deals_of(setup.begin(seed=3))[0]
    deck = list(deal.deck)
    hand = setup.book().hand

    def bring(card: str, place: int) -> None:
        at = deck.index(card)
        deck[at], deck[place] = deck[place], deck[at]

    bring("NESW", 0)
    if "veto" in modules:
        bring("veto", holder * hand)
    return RoundDeal(tuple(deck), deal.goals, deal.roles, deal.gold)


def three(house: House, veto_seconds: float) -> tuple[str, list[Player]]:
    """A game of three people; the first has the turn."""
    code, ada = house.host(modules=["veto"], veto_seconds=veto_seconds)
    people = [ada, house.join(code, "Bea"), house.join(code, "Cyd")]
    ada.granted("start")
    return code, people


def lay(people: list[Player]) -> None:
    """The first lays a card, and the others are asked."""
    assert people[0].play("lay NESW 1,0")["type"] == "ack"
    for player in people:
        player.wait(lambda: player.version == people[0].version)  # noqa: B023 - waited for at once


def window(house: House, seconds: float) -> tuple[str, list[Player]]:
    code, people = three(house, seconds)
    lay(people)
    return code, people


@pytest.mark.rule("X-WC-20")
def test_all_are_asked_at_once_whoever_holds_the_veto() -> None:
    with House(dealer=Stacked(dealt(3, ("veto",), holder=2))) as house:
        code, (ada, bea, cyd) = window(house, 5)
        watcher = house.enter(code)
        assert [player.game()["decision"] for player in (ada, bea, cyd, watcher)] == ["veto"] * 4
        assert ada.game()["decider"] is None
        assert watcher.game()["decider"] is None
        assert bea.moves() == ["allow"]
        assert sorted(cyd.moves()) == ["allow", "veto"]
        assert 0 < (watcher.window_left or 0) <= 5
        with nothing_changes(house, code):
            assert ada.play("allow")["reason"] == "not-your-decision"
            assert bea.play("veto")["reason"] == "no-veto"
            assert bea.play("pass NE")["reason"] == "veto-window"


@pytest.mark.rule("X-WC-20")
def test_the_window_closes_at_its_time_and_not_before() -> None:
    with House(dealer=Stacked(dealt(3, ("veto",), holder=2))) as house:
        code, people = three(house, 1.5)
        ada, bea, cyd = people
        begun = time.monotonic()
        lay(people)
        with nothing_changes(house, code):  # that both have answered is seen by nobody
            assert bea.play("allow")["type"] == cyd.play("allow")["type"] == "ack"
            assert ada.changes(0.1) == []
        ada.wait(lambda: ada.game()["decision"] == "turn")
        assert time.monotonic() - begun >= 1.5
        assert any((cell["x"], cell["y"]) == (1, 0) for cell in ada.game()["mine"])


def test_a_veto_closes_the_window_at_once() -> None:
    with House(dealer=Stacked(dealt(3, ("veto",), holder=2))) as house:
        _, (ada, bea, cyd) = window(house, 30)
        assert cyd.play("veto")["type"] == "ack"
        bea.wait(lambda: bea.game()["decision"] == "turn")
        assert any(event["event"] == "CardVetoed" and event["seat"] == 2 for event in bea.events)
        ada.wait(lambda: ada.version == bea.version)
        assert all((cell["x"], cell["y"]) != (1, 0) for cell in ada.game()["mine"])


def test_bots_are_in_the_window_too() -> None:
    with House(dealer=Stacked(dealt(3, ("veto",), holder=1))) as house:
        _, ada = house.host(modules=["veto"], veto_seconds=0.3, bots=["random", "random"])
        ada.granted("start")
        begun = time.monotonic()
        ada.play("lay NESW 1,0")
        ada.wait(lambda: ada.game()["decision"] != "veto")
        assert time.monotonic() - begun >= 0.3


# --- passing all ----------------------------------------------------------------------------------


def nothing_left_to_draw(house: House) -> tuple[Player, Player]:
    """A round in which people only pass until the draw pile is empty."""
    code, ada = house.host(bots=["random"])
    bea = house.join(code, "Bea")
    ada.granted("start")
    while not ada.table["pass_all"]:
        for player in (ada, bea):
            if player.decides():
                player.play(next(move for move in player.moves() if move.startswith("pass")))
            else:
                player.quiet(0.002)
    bea.wait(lambda: bool(bea.table["pass_all"]))
    return ada, bea


@pytest.mark.rule("X-B18")
def test_all_pass_once_all_people_agree() -> None:
    with House(dealer=Stacked()) as house:
        ada, bea = nothing_left_to_draw(house)
        ada.granted("passAll", agree=True)
        assert ada.table["seats"][0]["pass_all"]
        ada.granted("passAll", agree=False)
        ada.granted("passAll", agree=True)
        assert ada.phase == "playing"  # Bea does not agree yet
        bea.granted("passAll", agree=True)
        ada.wait(lambda: ada.phase == "between")
        assert ada.events[-1]["event"] != "CardPassed"
        passed = [event["seat"] for event in ada.events if event["event"] == "CardPassed"]
        assert {0, 2} <= set(passed)
        assert ada.game()["seats"][0]["hand"] == ada.game()["seats"][2]["hand"] == 0


def test_nobody_passes_all_while_there_are_cards_to_draw(house: House) -> None:
    code, ada = house.host(bots=["random", "random"], pace="calm")
    assert ada.refused("passAll", agree=True) == "pass-all-early"
    ada.granted("start")
    with nothing_changes(house, code):
        assert ada.refused("passAll", agree=True) == "pass-all-early"


# --- between rounds -------------------------------------------------------------------------------


def play_until(people: list[Player], phase: str) -> None:
    """Whatever is legal, by everybody, until the game has come so far."""
    rng = Rng.from_seed(b"until it is over")
    while people[0].phase != phase:
        for player in people:
            player.quiet(0.001)
            if player.phase != phase:
                take_part(player, rng)


def test_the_next_round_is_dealt_when_all_are_ready() -> None:
    with House() as house:
        code, ada = house.host(bots=["random"])
        bea = house.join(code, "Bea")
        assert ada.refused("ready") == "not-between"
        ada.granted("start")
        play_until([ada, bea], "between")
        bea.wait(lambda: bea.phase == "between")
        assert all(seat["role"] for seat in ada.game()["seats"])  # everybody sees the result
        starter = ada if ada.decides() else bea
        assert starter.play("deal")["reason"] in ("ready-first", "not-your-decision")
        ada.granted("ready")
        with nothing_changes(house, code):
            ada.granted("ready")
            assert ada.phase == "between"
        bea.wait(lambda: bea.version == ada.version)
        assert [seat["ready"] for seat in bea.table["seats"] if seat["kind"] == "person"] == [True, False]
        bea.granted("ready")
        ada.wait(lambda: ada.phase == "playing")
        assert ada.game()["round"] == 2
        assert not any(seat["ready"] for seat in ada.table["seats"])


def test_who_is_away_keeps_nobody_from_the_next_round() -> None:
    with House() as house:
        code, ada = house.host(bots=["random"])
        bea = house.join(code, "Bea")
        ada.granted("start")
        play_until([ada, bea], "between")
        house.leave(bea)
        ada.granted("ready")
        time.sleep(QUICK.away + 0.05)
        ada.granted("callBot", seat=2)
        ada.wait(lambda: ada.game()["round"] == 2)


# --- again ----------------------------------------------------------------------------------------


def test_the_same_people_play_again() -> None:
    with House() as house:
        code, ada = house.host(bots=["random"])
        bea = house.join(code, "Bea")
        ada.granted("start")
        play_until([ada, bea], "over")
        bea.wait(lambda: bea.phase == "over")
        first = house.http.get(f"/api/tables/{code}/record").text
        for player in (bea, ada):
            player.granted("again")
        ada.wait(lambda: ada.phase == "lobby")
        assert ada.view is None
        assert [seat["name"] for seat in ada.table["seats"]][::2] == ["Ada", "Bea"]
        assert house.http.get(f"/api/tables/{code}/record").text == first
        ada.granted("start")
        assert (ada.table["game"], ada.table["records"], ada.game()["round"]) == (2, 1, 1)
        assert house.http.get(f"/api/tables/{code}/record").status_code == 409
        assert house.http.get(f"/api/tables/{code}/record", params={"game": 1}).text == first


def test_who_has_left_for_good_is_not_in_the_next_game() -> None:
    with House() as house:
        code, ada = house.host(bots=["random", "random"])
        bea = house.join(code, "Bea")
        ada.granted("start")
        bea.granted("leave")
        house.leave(bea)
        play_until([ada], "over")
        ada.granted("again")
        ada.wait(lambda: ada.phase == "lobby")
        assert [seat["kind"] for seat in ada.table["seats"]] == ["person", "bot", "bot"]


def test_a_game_that_is_over_takes_no_moves() -> None:
    with House() as house:
        code, ada = house.host(bots=["random", "random"])
        ada.granted("start")
        play_until([ada], "over")
        with nothing_changes(house, code):
            assert ada.play("pass NE")["reason"] == "game-over"
            assert ada.refused("ready") == "not-between"


# --- chance ---------------------------------------------------------------------------------------


def test_every_game_has_a_secret_of_its_own() -> None:
    table = Table(
        [
            entries.TableOpened(
                code="ABCDEF", at=0, capacity=5, edition="default", setup=Setup(3), pace="none", veto_seconds=0
            ),
            *(entries.BotAdded(name=name, bot="random") for name in "abcde"),
        ]
    )
    dealt = [Chance().deal(table) for _ in range(60)]
    assert len({game.seed for game in dealt}) == 60
    assert all(len(bytes.fromhex(game.seed)) == 16 for game in dealt)
    assert {game.setup.starter for game in dealt} == set(range(5))  # anybody may begin (X-G17)
    assert all(game.deals == () for game in dealt)
