"""The second game at the same tables: The Lost Mines from the lobby to the podium, and what only it has."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.records import read, verify
from pyrite.server.tables import entries
from pyrite.server.tables.due import due
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing
from pyrite.setup.setup import Setup
from tests.server.kit import House, Player, nothing_changes, take_part

LOST_MINES = "lost-mines"
EAGER = Timing(away=0.6, nudge=0.1, answer=0.3, quick=0.05, calm=0.15)


# --- a whole game ---------------------------------------------------------------------------------


@pytest.mark.mass
@pytest.mark.parametrize("bots", [1, 7], ids=["3p", "9p"])
def test_people_and_bots_play_two_rounds_to_the_podium(bots: int) -> None:
    rng = Rng.from_seed(b"walking about...")
    with House() as house:
        code, ada = house.host(game=LOST_MINES, bots=["walker"] * bots)
        bea = house.join(code, "Bea")
        watcher = house.enter(code)
        assert ada.table["setup"]["game"] == LOST_MINES
        ada.granted("start")
        assert ada.game()["forest"]["clans"].count("blue") in range(bots + 3)
        while ada.phase != "over":
            if not take_part(ada, rng):
                bea.wait(lambda: bea.version >= ada.version)
                if not take_part(bea, rng):
                    ada.until(lambda told: told["type"] == "update")
        for viewer in (bea, watcher):
            viewer.wait(lambda: viewer.version == ada.version)  # noqa: B023 - waited for at once
            assert len(viewer.events) == len(ada.events)
        told = house.http.get(f"/api/tables/{code}/record").text
        assert "\ngame lost-mines\n" in told
        record = read(told)
        verify(record)
        assert record.result is not None
        assert record.result.scores == tuple(seat["loose"] for seat in watcher.game()["seats"])
        assert f"\npoints {' '.join(map(str, record.result.scores))}\n" in told
        assert {event["event"] for event in watcher.events} > {"ClanShown", "DwarfStepped", "PoolShared", "GameEnded"}


def test_every_step_of_a_walk_is_a_change_of_its_own(house: House) -> None:
    code, ada = house.host(game=LOST_MINES, bots=["random", "random"], pace="calm")
    ada.granted("start")
    x, y = ada.game()["forest"]["dwarfs"][0]
    lay = next(move for move in ada.moves() if move in steps_on(ada, x + 1, y))
    ada.granted("play", version=ada.version, move=lay)
    forest = ada.game()["forest"]
    assert (ada.game()["decision"], forest["steps"]) == ("walk", 3)
    assert {"x": x + 1, "y": y, "route": "E", "traps": 0, "discovers": False} in forest["walks"]
    before = len(ada.traffic)
    ada.granted("play", version=ada.version, move="step east")
    forest = ada.game()["forest"]
    assert (forest["dwarfs"][0], forest["steps"]) == ([x + 1, y], 2)
    patch = next(msgspec.json.decode(raw) for raw in ada.traffic[before:] if '"patch"' in raw)["patch"]["forest"]
    assert {"dwarfs", "steps"} <= patch.keys() <= {"dwarfs", "steps", "walks"}  # and nothing of what stays
    assert ada.refused("play", version=ada.version, move="step up") == "move-side"
    assert house.table(code).playing().decision.name == "walk"


def steps_on(player: Player, x: int, y: int) -> list[str]:
    """Ways to lay a card at a place so that the way there from the west is open."""
    out = []
    for card in player.game()["hand"]:
        sides = card.rpartition("-")[2]
        if card.partition("-")[0] in ("tree", "lake", "ditch") or not set(sides) <= set("NESW"):
            continue
        if "W" in sides:
            out.append(f"lay {card} {x},{y}")
        if "E" in sides:
            out.append(f"lay {card} {x},{y} turned")
    return out


# --- what is chosen -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "chess", "options": {"decider": "true"}}, "game-unknown"),
        ({"game": LOST_MINES, "modules": ["veto"]}, "no-modules"),
        ({"game": LOST_MINES, "edition": "pl"}, "edition-unknown"),
        ({"game": LOST_MINES, "options": {"roundEnd": "noPlayable"}}, "option-foreign"),
        ({"game": LOST_MINES, "options": {"remainder": "most"}}, "option-value"),
        ({"options": {"remainder": "sum"}}, "option-foreign"),
        ({"game": 7}, "malformed"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(house: House, choices: dict[str, Any], reason: str) -> None:
    code, ada = house.host(game=LOST_MINES)
    with nothing_changes(house, code):
        assert ada.refused("setup", **choices) == reason
    assert house.post("/api/tables", {"name": "Bea", **choices}).json()["reason"] == reason


def test_only_options_of_the_game_are_told(house: House) -> None:
    _, ada = house.host(game=LOST_MINES, options={"decider": "true"})
    assert ada.table["setup"] == {
        "game": LOST_MINES,
        "edition": "default",
        "options": {
            "remainder": "card", "dragonFrom": "all", "lastMove": "true", "decider": "true", "peekTalk": "off",
        },
        "modules": [],
    }  # fmt: skip
    ada.granted("setup")
    assert ada.table["setup"]["game"] == "saboteur"
    assert "decider" not in ada.table["setup"]["options"]


def test_nine_can_play_and_three_must(house: House) -> None:
    code, ada = house.host(bots=["digger"] * 9)
    assert ada.table["capacity"] == 10
    with nothing_changes(house, code):
        assert ada.refused("setup", game=LOST_MINES) == "players"
    ada.granted("remove", seat=9)
    ada.granted("setup", game=LOST_MINES)
    assert ada.table["capacity"] == 9
    assert ada.refused("addBot", bot="walker") == "table-full"
    for seat in range(8, 1, -1):
        ada.granted("remove", seat=seat)
    assert ada.refused("start") == "too-few"


def test_a_bot_that_cannot_play_the_game_is_refused_with_those_that_can(house: House) -> None:
    code, ada = house.host(game=LOST_MINES)
    with nothing_changes(house, code):
        told = ada.ask("addBot", bot="digger")
    assert (told["reason"], told["details"]["allowed"]) == ("bot-game", "random, walker")
    ada.granted("addBot", bot="walker")
    opened = house.post("/api/tables", {"name": "Bea", "bots": ["walker"]})
    assert opened.json()["reason"] == "bot-game"


def test_bots_make_way_for_those_who_can_play_what_is_chosen(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with House(database) as house:
        code, cookie = house.open(bots=["digger", "random", "rookie"])
        ada = house.enter(code, cookie)
        names = [seat["name"] for seat in ada.table["seats"]]
        ada.granted("setup", game=LOST_MINES)
        assert [seat["bot"] for seat in ada.table["seats"]] == [None, "walker", "random", "walker"]
        assert [seat["name"] for seat in ada.table["seats"]] == names
        ada.granted("setup")
        assert [seat["bot"] for seat in ada.table["seats"]] == [None, "digger", "random", "digger"]
        ada.granted("setup", game=LOST_MINES)
    with House(database) as house:
        ada = house.enter(code, cookie)
        assert [seat["bot"] for seat in ada.table["seats"]] == [None, "walker", "random", "walker"]
        assert ada.table["setup"]["game"] == LOST_MINES
        ada.granted("start", id="after the restart")
        assert ada.game()["forest"]["columns"] == 11


def test_after_one_game_the_same_people_play_the_other(house: House) -> None:
    rng = Rng.from_seed(b"one then another")
    code, ada = house.host(game=LOST_MINES, bots=["random", "random"])
    ada.granted("start")
    while ada.phase != "over":
        if not take_part(ada, rng):
            ada.until(lambda told: told["type"] == "update")
    ada.granted("again")
    ada.wait(lambda: ada.phase == "lobby")
    assert (ada.view, ada.table["setup"]["game"]) == (None, LOST_MINES)
    ada.granted("setup")
    ada.granted("start")
    assert "forest" not in ada.game()
    assert house.table(code).records[0].count("game lost-mines") == 1


def test_whoever_is_away_is_played_for_by_one_who_can(house: House) -> None:
    code, ada = house.host(game=LOST_MINES, bots=["random"], pace="none")
    bea = house.join(code, "Bea")
    ada.granted("start")
    bea.granted("leave")
    assert house.table(code).stand_in == "walker"
    ada.granted("play", version=ada.version, move=next(move for move in ada.moves() if move.startswith("pass")))
    acts = {"PathLaid", "ActionPlayed", "CardPassed"}
    ada.wait(lambda: any(event["event"] in acts and event["seat"] == bea.seat for event in ada.events))


# --- a table that was stored before there were two games ------------------------------------------


def test_a_table_of_old_has_saboteur_on_it() -> None:
    opened = (
        b'{"did":"opened","code":"GOLD12","at":0.0,"capacity":10,"edition":"default","setup":{"players":3,"options":'
        b'{"saboteurPay":"cz"},"modules":[],"starter":0},"pace":"none","veto_seconds":3.0}'
    )
    stored = [
        opened,
        b'{"did":"sat","name":"Ada","key":"a"}',
        b'{"did":"bot","name":"Bob","bot":"digger"}',
        b'{"did":"bot","name":"Cid","bot":"rookie"}',
        b'{"did":"started","setup":{"players":3,"options":{},"modules":[],"starter":1},"seed":"' + b"5a" * 16 + b'"}',
    ]
    table = Table(entries.read(raw) for raw in stored)
    assert (table.setup.game, table.setup.options.saboteur_pay) == ("saboteur", "cz")
    assert table.playing().book is Setup(3).book()


# --- what takes how long --------------------------------------------------------------------------


def table(*seats: str) -> Table:
    """A game that has begun: `person`, or what kind of bot."""
    opened = entries.TableOpened(
        code="GOLD12", at=0, capacity=9, edition="default", setup=Setup(3, game=LOST_MINES), pace="calm", veto_seconds=3
    )
    sat = [
        entries.SatDown(name=f"P{i}", key=str(i)) if kind == "person" else entries.BotAdded(name=f"B{i}", bot=kind)
        for i, kind in enumerate(seats)
    ]
    return Table([opened, *sat, entries.Started(setup=Setup(len(seats), game=LOST_MINES), seed="5a" * 16)])


def move(at: Table, text: str) -> None:
    at.apply(entries.Played(seat=at.playing().decider, move=text))


def idle_until(at: Table, decision: str, wanted: str = "") -> None:
    """Everybody puts cards away and stands still until somebody can do what is wanted."""
    while True:
        state = at.playing()
        moves = [print_move(state.book, one) for one in state.moves()]
        if state.decision.name == decision and (not wanted or wanted in moves):
            return
        passing = [one for one in moves if one.startswith("pass")]
        move(at, max(passing, key=len) if passing else "stay")


def test_a_bot_walks_quicker_than_it_thinks() -> None:
    timing = Timing()
    at = table("walker", "walker", "walker")
    thinking = due(at, timing)
    assert thinking is not None
    assert thinking.after == timing.calm
    idle_until_walk(at)
    step = due(at, timing)
    assert step is not None
    assert 0 < step.after < timing.calm / 2


def idle_until_walk(at: Table) -> None:
    """Lay whatever can be laid until a dwarf can walk."""
    while at.playing().decision.name != "walk":
        state = at.playing()
        move(at, print_move(state.book, state.moves()[0]))


@pytest.mark.rule("A-33")
def test_bots_say_at_once_whether_a_hopeless_round_shall_end() -> None:
    at = table("person", "walker", "random")
    idle_until(at, "turn", "propose-end")
    while at.playing().turn != 0:
        move(at, "pass " + at.playing().kind(at.playing().hand(at.playing().decider)[0]).name)
        idle_until(at, "turn", "propose-end")
    move(at, "propose-end")
    for seat in (1, 2):
        assert (at.playing().decision.name, at.playing().decider) == ("consent", seat)
        answer = due(at, Timing())
        assert answer is not None
        assert answer.after == 0
        move(at, "agree")
    assert at.phase == "between"


def hopeless(house: House) -> tuple[str, list[Player]]:
    """A round of three people in which nothing can be reached any more, and the first one has said so."""
    code, ada = house.host(game=LOST_MINES)
    people = [ada, house.join(code, "Bea"), house.join(code, "Cyd")]
    ada.granted("start")

    def lost() -> bool:
        return ada.decides() and "propose-end" in ada.moves() and not ada.game()["forest"]["in_reach"]

    while not lost():
        for player in people:
            player.wait(lambda: player.version >= house.table(code).version)  # noqa: B023 - waited for at once
            if player.decides() and not lost():
                moves = player.moves()
                passing = [one for one in moves if one.startswith("pass")]
                player.granted("play", version=player.version, move=max(passing, key=len) if passing else "stay")
    ada.granted("play", version=ada.version, move="propose-end")
    return code, people


@pytest.mark.rule("A-33")
def test_whoever_is_here_is_waited_for_and_whoever_is_gone_agrees_when_all_is_out_of_reach() -> None:
    with House(timing=EAGER) as house:
        code, (ada, bea, cyd) = hopeless(house)
        bea.wait(bea.decides)
        assert sorted(bea.moves()) == ["agree", "refuse"]
        with nothing_changes(house, code):  # she may think about it
            bea.quiet(2 * EAGER.answer)
        bea.granted("play", version=bea.version, move="agree")
        house.leave(cyd)
        begun = time.monotonic()
        ada.wait(lambda: ada.phase == "between")
        assert time.monotonic() - begun < 5
        answers = [(event["seat"], event["agrees"]) for event in ada.events if event["event"] == "EndAnswered"]
        assert answers == [(1, True), (2, True)]
        assert ada.game()["outcome"] == "consent"


@pytest.mark.rule("A-33")
def test_one_who_refuses_is_enough_to_go_on() -> None:
    with House(timing=EAGER) as house:
        _, (ada, bea, _) = hopeless(house)
        bea.wait(bea.decides)
        bea.granted("play", version=bea.version, move="refuse")
        ada.wait(lambda: ada.game()["decision"] == "turn")
        assert ada.decides()
        assert "propose-end" not in ada.moves()  # not before a further mine is out of reach


@pytest.mark.rule("X-B18")
def test_nobody_passes_all_in_the_forest() -> None:
    with House(timing=EAGER) as house:
        code, (ada, *_) = hopeless(house)
        assert house.table(code).playing().top == house.table(code).playing().bottom
        assert not ada.table["pass_all"]
        with nothing_changes(house, code):
            assert ada.refused("passAll", agree=True) == "no-pass-all"
