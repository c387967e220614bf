"""A third game, registered by its test: dealt, printed, recorded, replayed, played in the arena."""

from __future__ import annotations

import json

import pytest

from pyrite import cli
from pyrite.arena.programme import programme
from pyrite.arena.run import run
from pyrite.arena.sitting import Sitting
from pyrite.bots.registry import best, players
from pyrite.kernel.errors import NotationError, SetupError
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.playout import play_out
from pyrite.kernel.rng import Rng
from pyrite.records import Recorder, read, verify, write
from pyrite.server.tables import entries
from pyrite.setup.catalogue import catalogue
from pyrite.setup.known import games
from pyrite.setup.options import Options, editions, parse_options, print_options
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup, crowd
from tests.rules import burrow


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "burrow", burrow.GAME)


def deep() -> Setup:
    return Setup(3, parse_options("depth=deep", game="burrow"), game="burrow")


def test_it_is_dealt_and_played_to_its_end() -> None:
    state = Setup(4, game="burrow").begin(seed=3)
    assert [*state.hand_size] == [3] * 4
    assert play_out(state, Rng.from_seed(bytes(16)), 10_000)
    assert state.over()
    assert sum(state.score(seat) for seat in range(4)) in (0, 3, 6)


def test_whoever_comes_to_the_den_has_three_points() -> None:
    state = Setup(2, game="burrow").begin(seed=1)
    while state.round == 1 and state.decision.name == "turn":
        moves = [*state.book.flow.leading_on(state)] or [*state.moves()]
        state.play(moves[0])
    assert state.book.outcomes[state.outcome] == "den-found"
    assert sorted([state.score(0), state.score(1)]) == [0, 3]
    assert state.score(state.connector) == 3


def test_a_position_of_it_is_text_and_comes_back() -> None:
    state = deep().begin(seed=5)
    for _ in range(4):
        state.play(state.moves()[0])
    text = print_position(state)
    assert text.splitlines()[1:4] == ["game burrow", "players 3", "options depth=deep"]
    assert print_position(parse_position(text)) == text
    assert state.book.setup == deep()


def test_a_record_of_it_is_written_read_and_replayed() -> None:
    game = Recorder(deep(), seed=7)
    rng = Rng.from_seed(bytes(16))
    while not game.state.over():
        moves = game.state.moves()
        game.play(moves[rng.below(len(moves))])
    text = write(game.record())
    assert "\ngame burrow\nplayers 3\noptions depth=deep\n" in text
    assert "\npoints " in text
    assert "\ngold" not in text
    assert verify(read(text)).score(0) == game.state.score(0)
    with pytest.raises(NotationError):
        read(text.replace("game burrow", "game warren"))


def test_its_options_are_told_checked_and_stored() -> None:
    assert print_options(Options(), "burrow") == "depth=near"
    assert [*editions("burrow")] == ["default", "en"]
    assert parse_options("", "en", "burrow") == Options(depth="deep")
    with pytest.raises(SetupError, match="option depth cannot be 'low'; it is one of near, deep"):
        parse_options("depth=low", game="burrow")
    with pytest.raises(SetupError, match="option depth is none of the game saboteur"):
        Setup(5, Options(depth="deep"))
    with pytest.raises(SetupError, match="option roundEnd is none of the game burrow; its options are depth"):
        parse_options("roundEnd=noPlayable", game="burrow")
    started = entries.Started(setup=deep(), seed="x")
    assert entries.read(entries.write(started)) == started
    plain = entries.write(entries.Started(setup=Setup(5), seed="x"))
    assert b"depth" not in plain  # a table of another game can be read where nobody knows this one


def test_it_stands_in_the_catalogue() -> None:
    told = catalogue("burrow")
    assert (told.id, told.fewest, told.most, told.modules, told.groups) == ("burrow", 2, 4, (), ())
    assert [(preset.id, preset.modules) for preset in told.presets] == [("burrow", ())]
    assert [(option.id, option.values) for option in told.options] == [("depth", ("near", "deep"))]
    assert {edition.id: edition.options for edition in told.editions} == {
        "default": {"depth": "near"},
        "en": {"depth": "deep"},
    }
    assert crowd() == range(2, 13)


def test_only_those_play_it_who_can_play_any_game() -> None:
    assert (players("burrow"), best("burrow")) == (("random",), "random")
    with pytest.raises(SetupError, match="the bot digger cannot play burrow; bots that can are random"):
        Sitting(("digger",), 3, game="burrow")


def test_random_plays_it_in_the_arena() -> None:
    sitting = Sitting(("random",), 3, game="burrow")
    (tally,) = run([sitting], 20, seed=1)
    assert (tally.rounds, tally.points["random"].seats) == (20, 60)
    assert tally.decisions > 20
    assert sitting.tally(1, 4) == sitting.tally(1, 4)
    assert programme("burrow").sides == {}


def test_the_command_simulates_it(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate --game burrow --players 2,4 --rounds 3 --jobs 1"
    assert cli.main([*command.split(), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], [cell["players"] for cell in told["cells"]]) == ("burrow", [2, 4])
    assert [line["bot"] for line in told["cells"][0]["points"]] == ["random"]
    assert cli.main(command.split()) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "±" in line]
    assert [row[:3] for row in rows] == [["2", "random", "3"], ["4", "random", "3"]]
