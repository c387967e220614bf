"""`pyrite simulate`: a table for people, JSON for programs, and errors that say what is allowed."""

from __future__ import annotations

import json

import pytest

from pyrite import cli
from pyrite.commands.simulate import complete
from pyrite.games.saboteur.game import MODULES
from pyrite.locales import text

QUICK = "simulate --miners rookie --saboteurs random --players 3 --rounds 4 --jobs 1"


def said(capsys: pytest.CaptureFixture[str], command: str) -> str:
    """What a command prints."""
    assert cli.main(command.split()) == 0
    return capsys.readouterr().out


def test_the_table_has_a_row_for_each_table_and_miner_and_a_column_for_each_saboteur(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = said(capsys, "simulate --miners random,rookie --saboteurs random,rookie --players 3,5 --rounds 2 --jobs 1")
    header, *rows = [line.split() for line in out.splitlines() if " rookie" in line or " random" in line]
    assert header == ["players", "miners", "against", "random", "against", "rookie"]
    assert [row[:-4] for row in rows] == [["3", "random"], ["rookie"], ["5", "random"], ["rookie"]]


def test_a_cell_shows_the_rate_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    (row,) = [line for line in said(capsys, QUICK).splitlines() if " rookie " in line]
    rate, interval = row.split()[-2:]
    low, high = interval.strip("()").split("\N{EN DASH}")
    assert 0 <= float(low) <= float(rate) <= float(high) <= 100


def test_the_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = "--modules veto --edition pl --options nextStarter=lastTurn"
    told = json.loads(said(capsys, f"{QUICK} --seed 3 {chosen} --json"))
    (cell,) = told.pop("cells")
    assert told.pop("options") == "nextStarter=lastTurn"
    assert told == {"seed": 3, "game": "saboteur", "modules": ["veto"], "edition": "pl"}
    assert (cell["players"], cell["miners"], cell["saboteurs"], cell["rounds"]) == (3, "rookie", "random", 4)
    assert cell["rate"] == cell["minersWon"] / 4
    low, high = cell["interval"]
    assert low <= cell["rate"] <= high
    assert cell["decisions"] > 4
    assert cell["decisionsPerSecond"] > 0


@pytest.mark.parametrize("game", ["--miners rookie --saboteurs random", "--game lost-mines --seats random"])
@pytest.mark.parametrize(("rounds", "told"), [(1, "One round"), (2, "2 rounds")])
def test_the_caption_says_how_many_rounds(
    rounds: int, told: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in said(capsys, f"simulate {game} --players 3 --rounds {rounds} --jobs 1")


def test_thousands_of_rounds_are_written_as_in_the_command() -> None:
    assert text("simulate-caption", rounds=12000, seed="1", speed="9").startswith("12000 rounds in each cell, seed 1;")


def test_a_clock_that_has_not_moved_is_no_matter(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyrite.arena.run.process_time", lambda: 1.0)
    assert "decisions" in said(capsys, QUICK)
    assert "decisions" in said(capsys, f"{QUICK} --json")


def test_the_same_seed_gives_the_same_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    cells = [json.loads(said(capsys, f"{QUICK} --json --seed {seed}"))["cells"][0] for seed in (5, 5, 6)]
    assert cells[0]["decisions"] == cells[1]["decisions"] != cells[2]["decisions"]


def test_without_a_choice_all_bots_meet_at_all_tables() -> None:
    args = cli.build_parser().parse_args(["simulate"])
    complete(args)
    assert args.miners == args.saboteurs == ("random", "rookie", "digger")
    assert args.players == tuple(range(3, 11))
    assert args.rounds == 2000


@pytest.mark.parametrize(
    ("modules", "players"), [("tournament", range(5, 10)), ("veto,saboteur-2", range(2, 13)), ("veto", range(3, 11))]
)
def test_without_a_choice_as_many_play_as_the_modules_allow(modules: str, players: range) -> None:
    args = cli.build_parser().parse_args(["simulate", "--modules", modules])
    complete(args)
    assert args.players == tuple(players)


def test_without_a_choice_walkers_go_out_at_all_tables_of_the_forest() -> None:
    args = cli.build_parser().parse_args(["simulate", "--game", "lost-mines"])
    complete(args)
    assert args.seats == ("walker",)
    assert args.players == tuple(range(3, 10))


def test_the_forest_has_a_row_for_each_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate --game lost-mines --seats random --players 3,9 --rounds 3 --jobs 1")
    lines = [line.split() for line in out.splitlines()]
    heading = next(line for line in lines if line[:1] == ["players"])
    assert heading[-4:] == ["points", "selfish", "loyal", "saboteur"]
    (three,), (nine,) = ([line for line in lines if line[:2] == [players, "3"]] for players in "39")
    assert len(three) == len(nine) == 6 + 2 * 4
    assert all(cell.startswith("±") for cell in nine[7::2])


def test_bots_that_go_together_have_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate --game lost-mines --seats walker,random --players 3 --rounds 2 --jobs 1")
    lines = [line.split() for line in out.splitlines()]
    assert [line[0] for line in lines if line[:1] in (["walker"], ["random"])] == ["walker", "random"]
    assert [line[:2] for line in lines if line[:1] == ["3"]] == [["3", "all"]]


def test_the_json_of_the_forest_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate --game lost-mines --seats walker,random --players 4 --rounds 2 --jobs 1 --json"
    told = json.loads(said(capsys, command))
    (cell,) = told.pop("cells")
    assert told == {"seed": 1, "game": "lost-mines", "modules": [], "edition": "default", "options": ""}
    assert (cell["players"], cell["seats"], cell["rounds"]) == (4, ["walker", "random"] * 2, 2)
    assert 0 <= cell["taken"] <= cell["treasures"] == 8
    whole = {(line["bot"], line["role"]): line for line in cell["points"]}
    assert whole["", ""]["seats"] == 8
    assert whole["walker", ""]["seats"] == whole["random", ""]["seats"] == 4
    assert sum(line["seats"] for (bot, role), line in whole.items() if role and not bot) == 8


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("--game lost-mines --miners digger", "--miners says nothing in the game lost-mines"),
        ("--game lost-mines --saboteurs digger", "--saboteurs says nothing in the game lost-mines"),
        ("--seats walker", "--seats says nothing in the game saboteur"),
        ("--game chess", "saboteur"),
    ],
)
def test_each_game_has_its_own_words(wrong: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["simulate", *wrong.split()])
    assert stop.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "allowed"),
    [
        ("--game lost-mines --seats digger", "random, walker"),
        ("--game lost-mines --seats mole", "walker"),
        ("--game lost-mines --players 10", "3 to 9"),
        ("--game lost-mines --edition pl", "default"),
        ("--game lost-mines --modules veto", "lost-mines"),
        ("--miners walker", "random, rookie, digger"),
        ("--miners mole", "random, rookie, digger"),
        ("--saboteurs digger,mole", "random, rookie, digger"),
        ("--players 2", "3 to 10"),
        ("--modules cave", ", ".join(MODULES)),
        ("--edition de", "default, pl, cs, uk"),
        ("--options mapBan=some", "goals, all"),
        ("--options saboteurPay=cz,mapBan", "saboteurPay=cz"),
        ("--options remainder=card", "saboteurPay, roundEnd"),
    ],
)
def test_what_the_engine_refuses_is_said_with_what_is_allowed(
    wrong: str, allowed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", *wrong.split()]) == 1
    assert allowed in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("--players five", "'five' names no number of players"),
        ("--players 10-3", "'10-3' names no number of players"),
        ("--rounds 0", "'0' is no number from 1 to 10000000"),
        ("--rounds many", "'many' is no number from 1"),
        ("--rounds ٣", "'٣' is no number from 1"),
        (f"--rounds {'9' * 5000}", "is no number from 1 to 10000000"),
        ("--jobs 0", "'0' is no number from 1 to 256"),
        ("--seed -1", "'-1' is no number from 0 to"),
    ],
)
def test_a_number_that_is_none_is_refused(wrong: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    option, value = wrong.split()
    with pytest.raises(SystemExit) as stop:
        cli.main(["simulate", f"{option}={value}"])
    assert stop.value.code == 2
    assert told in capsys.readouterr().err
