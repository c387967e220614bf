"""The benchmark: its fixed games end alike however they are played, and it says so when they do not."""

from __future__ import annotations

import sys
from itertools import islice

import pytest

from bench import __main__, games
from bench.clock import Took, timed
from bench.house import Screen, Setup
from bench.leg import About, Ends
from bench.process import ROOT, LegProcess, Side
from bench.rows import GAMES, Row, rows, work_of
from bench.table import Measured, same_ends, table
from pyrite.games import LOST_MINES
from pyrite.games.saboteur.game import MODULES

ANY = "play_any"
OLD_ROWS = [row for row in rows() if row.what != ANY]  # of a house that has no such call


def leg(*, compiled: bool, speed: int, through_text: str = "5afe") -> Measured:
    """Each row a thousand times a second in the leg of speed 1, two passes of it."""
    about = About(compiled=compiled, python="CPython 3.11", processors=2, rows=OLD_ROWS)
    took = {row: Took(done=1000 * speed, passes=2, seconds=1.0) for row in OLD_ROWS}
    return Measured(about, took, Ends(games=3, fingerprints={"played": "5afe", "through text": through_text}))


def source(name: str) -> list[str]:
    return (ROOT / "bench" / f"{name}.py").read_text(encoding="utf-8").splitlines()


SLOW, FAST = leg(compiled=False, speed=1), leg(compiled=True, speed=25)
WRONG = leg(compiled=True, speed=25, through_text="bad")


def test_games_end_alike_played_and_through_text() -> None:
    some = list(islice(games.fixed_games(), 0, None, 17))
    assert len(some) == 12
    assert games.fingerprint(map(games.played, some)) == games.fingerprint(map(games.through_text, some))


def test_the_fingerprint_tells_ends_apart() -> None:
    one, other = islice(games.fixed_games(), 2)
    assert games.fingerprint(iter([games.played(one)])) != games.fingerprint(iter([games.played(other)]))


def test_every_table_is_among_the_fixed_games() -> None:
    setups = {setup for setup, _ in games.fixed_games()}
    assert {setup.players for setup in setups} == set(range(2, 13))
    assert {setup.modules for setup in setups} >= {*games.MODULES, *games.SORTS.values()}
    assert {module for setup in setups for module in setup.modules} == set(MODULES)
    assert {setup.players for setup in setups if setup.game == LOST_MINES} == set(range(3, 10))


def test_the_table_puts_the_legs_side_by_side() -> None:
    lines = [" ".join(line.split()) for line in table([SLOW, FAST]).splitlines()]
    assert "per second interpreted compiled ratio aim, compiled" in lines
    assert "decisions, play_out, base:5 1,000 25,000 25.0 2,000,000" in lines
    assert "decisions, play_out, saboteur-2:5 1,000 25,000 25.0" in lines
    assert "decisions, play_out, everything:10 1,000 25,000 25.0 500,000" in lines
    assert "decisions, play_out, lost-mines:9 1,000 25,000 25.0 400,000" in lines
    assert "decisions, moves + play, base:5 1,000 25,000 25.0" in lines
    assert "whole games, play_out, lost-mines:3 400 400 1.0" in lines
    assert "copies 1,000 (1,000.00 µs) 25,000 (40.00 µs) 25.0 2 µs" in lines
    assert lines[-1] == "all the same"


def test_what_a_house_cannot_do_is_shown_as_absent() -> None:
    lines = [" ".join(line.split()) for line in table([SLOW, FAST]).splitlines()]
    assert f"decisions, {ANY}, base:5 - - -" in lines


def test_a_single_leg_has_no_ratio() -> None:
    assert "ratio" not in table([SLOW])


@pytest.mark.parametrize(("legs", "code"), [([SLOW, FAST], 0), ([SLOW, WRONG], 1), ([WRONG], 1)])
def test_different_ends_are_a_failure(
    legs: list[Measured], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = iter(legs)
    monkeypatch.setattr(__main__, "measured_by", lambda _: next(told))
    assert __main__.main(["python"] * len(legs)) == code
    assert ("DIFFER" in capsys.readouterr().out) == bool(code)
    assert same_ends(leg.ends for leg in legs) == (not code)


# --- a leg ----------------------------------------------------------------------------------------


def test_each_way_of_playing_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAMES == 200
    monkeypatch.setattr("bench.rows.GAMES", 12)
    ways = {row.what: work_of(row)() for row in rows() if row.mix == "base:3"}
    assert set(ways) == {"play_out", "play_any", "moves + play"}
    assert len(set(ways.values())) == 1


def test_a_leg_in_its_own_process_answers_one_question_after_the_other() -> None:
    with LegProcess(Side(sys.executable)) as leg:
        assert leg.about().rows == rows()
        assert leg.rate(Row("copy", "base:5")).rate > 0
        weighed = leg.sizes("base:3")
        assert 0 < weighed.mean < weighed.largest
        assert leg.sizes("base:3") == weighed


def test_while_a_veto_window_is_open_nothing_more_is_sent() -> None:
    """Those who have let the card pass are asked no more, and the server could not show them being asked."""
    state, rng = Setup(3, modules=("veto",)).begin(1), games.chance(1)
    screen, windows, was_open = Screen(0), 0, False
    while not state.over():
        is_open = state.decision.name == "veto"
        windows += is_open and not was_open
        assert bool(screen.told(state)) != (is_open and was_open)
        state.play_any(rng)
        was_open = is_open
    assert windows > 10


def test_a_leg_that_cannot_answer_is_named() -> None:
    with LegProcess(Side(sys.executable)) as leg, pytest.raises(SystemExit, match="could not tell: sizes nothing:3"):
        leg.sizes("nothing:3")


def test_work_is_timed_in_whole_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    # A clock on which every look takes a hundredth of a second.
    ticks = iter(range(10_000))
    monkeypatch.setattr("bench.clock.time.process_time", lambda: next(ticks) / 100)
    took = timed(lambda: 3, least=0.2)
    assert (took.done, took.passes) == (57, 19)
    assert took.rate == pytest.approx(285)


def test_only_the_house_knows_pyrite() -> None:
    """So that one file of another commit is enough to measure it with this bench."""
    for name in ("clock", "games", "leg", "rows"):
        assert "pyrite" not in "".join(line for line in source(name) if "import" in line), name
