"""A game that is written down can be read, is written the same again, and replays as it was played."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pyrite
from pyrite.games.saboteur.events import GoldKept
from pyrite.kernel.errors import IllegalMove
from pyrite.kernel.moves import DEAL
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.seen.events import CardDrawn, CardPassed, GameEnded, HandDealt
from pyrite.records import Choice, Recorder, Result, checksum, load, open_events, read, replay, save, verify, write
from pyrite.setup.setup import Setup, deals_of
from tests.records.kit import SHORT, line_of, played, seeds, setups


@pytest.mark.mass
@settings(max_examples=25)
@given(setup=setups(), seed=seeds, most=st.integers(0, 400))
def test_what_is_written_is_read_and_replays(setup: Setup, seed: int, most: int) -> None:
    game = played(setup, seed, most)
    record = game.record()
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    state = verify(read(text))
    assert open_events(state) == open_events(game.state)
    assert list(state.moves()) == list(game.state.moves())


def test_a_replay_gives_every_decision_and_the_position_after_it() -> None:
    game = Recorder(Setup(3), seed=1)
    seen = []
    for _ in range(30):
        move = game.state.moves()[0]
        choice = Choice(int(game.state.decider), print_move(game.state.book, move))
        game.play(move)
        seen.append((choice, game.state.happened()))
    first, *steps = [(step.choice, step.state.happened()) for step in replay(game.record())]
    assert first == (None, Setup(3).begin(1).happened())
    assert steps == seen


def test_a_refused_move_leaves_no_trace() -> None:
    game = Recorder(Setup(3), seed=1)
    before = game.record()
    with pytest.raises(IllegalMove):
        game.play(DEAL)
    assert game.record() == before


def test_a_record_says_who_plays_with_which_version_and_who_began() -> None:
    record = Recorder(Setup(4, starter=2), seed=1, names=["Anna", "", "Béla  the\tsecond", "#4"]).record()
    assert record.names == ("Anna", "", "Béla the second", "#4")
    assert record.engine == pyrite.__version__
    assert record.setup.starter == 2
    assert read(write(record)) == record


def test_names_are_for_every_seat_or_for_none() -> None:
    with pytest.raises(ValueError, match="2 names for 3 players"):
        Recorder(Setup(3), names=["Anna", "Bea"])
    assert Recorder(Setup(3), names=["", " ", "\n"]).record().names == ()


def test_a_name_cannot_control_the_terminal() -> None:
    assert Recorder(Setup(3), names=["A\x1b[2Jb", "", ""]).record().names[0] == "A [2Jb"


def test_a_game_that_is_not_over_has_no_result() -> None:
    game = played(Setup(5), seed=3, most=50)
    record = game.record()
    assert record.result is None
    assert "winners" not in write(record)
    assert not verify(record).over()


def test_a_game_that_is_over_says_who_has_won_what() -> None:
    game = played(Setup(5), seed=3)
    ended = open_events(game.state)[-1]
    assert isinstance(ended, GameEnded)
    assert game.record().result == Result(tuple(game.state.nuggets(seat) for seat in range(5)), ended.winners)


def test_rounds_that_lie_ahead_are_not_recorded() -> None:
    deals = deals_of(played(Setup(3), seed=5).state)
    game = Recorder(Setup(3), deals=deals)
    assert [played.deal for played in game.record().rounds] == [deals[0]]


def test_open_events_hide_nothing() -> None:
    events = open_events(played(Setup(3), seed=2).state)
    assert [event.number for event in events] == list(range(len(events)))
    for event in events:
        match event:
            case HandDealt(cards=told) | CardDrawn(card=told) | CardPassed(card=told) | GoldKept(value=told):
                assert told is not None


def test_the_checksum_tells_games_apart() -> None:
    games = [played(Setup(3), seed).state for seed in (1, 1, 2)]
    first, again, other = map(checksum, games)
    assert first == again != other


def test_blank_lines_and_comments_say_nothing() -> None:
    commented = "# a comment first\n\n" + SHORT.replace("\n", "\n\n   # and more\n\t\n")
    assert read(commented) == read(SHORT)


def test_windows_line_ends_and_stray_blanks_are_read() -> None:
    assert read("\ufeff" + SHORT.replace("\n", "  \r\n").replace(" ", "  ")) == read(SHORT)


def test_options_modules_and_starter_may_be_left_out() -> None:
    short = "".join(line for line in SHORT.splitlines(True) if not line.startswith(("options", "starter", "name")))
    assert read(short).setup == read(SHORT).setup


def test_a_record_remembers_its_lines() -> None:
    record = read(SHORT)
    assert record.rounds[1].line == line_of(SHORT, "round 2")
    assert record.rounds[1].choices[0].line == line_of(SHORT, "1 lay NESW 1,0")


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = Recorder(Setup(3), names=["Żaneta", "Їжак", ""]).record()
    save(record, tmp_path / "game.pyrite")
    assert load(tmp_path / "game.pyrite") == record
