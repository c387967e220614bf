"""The benchmark: its fixed games end alike however they are played, and it says so when they do not."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from bench import __main__, games
from bench.clock import rate
from bench.leg import Leg
from bench.table import CALLS, same_ends, table
from pyrite.games.saboteur.game import MODULES
from pyrite.setup.options import LOST_MINES


def leg(*, compiled: bool, speed: float, through_text: str = "5afe") -> Leg:
    return Leg(
        compiled=compiled,
        python="CPython 3.11",
        processors=2,
        decisions={sort: dict.fromkeys(tables, 1000 * speed) for sort, tables in games.TABLES.items()},
        games={sort: dict.fromkeys(tables, 5 * speed) for sort, tables in games.TABLES.items()},
        calls=dict.fromkeys(CALLS, 10_000 * speed),
        fixed_games=3,
        fingerprints={"played": "5afe", "through text": through_text},
    )


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
    assert "decisions, base, 5 players 1,000 25,000 25.0 2,000,000" in lines
    assert "decisions, Saboteur 2, 5 players 1,000 25,000 25.0" in lines
    assert "decisions, everything, 10 players 1,000 25,000 25.0 500,000" in lines
    assert "decisions, The Lost Mines, 9 players 1,000 25,000 25.0 400,000" in lines
    assert "games of three rounds, everything, 10 players 5 125 25.0" in lines
    assert "games of two rounds, The Lost Mines, 3 players 5 125 25.0" in lines
    assert "copies 10,000 (100.00 µs) 250,000 (4.00 µs) 25.0 2 µs" in lines
    assert lines[-1] == "all the same"


def test_a_single_leg_has_no_ratio() -> None:
    assert "ratio" not in table([SLOW])


@pytest.mark.parametrize(("legs", "code"), [([SLOW, FAST], 0), ([SLOW, WRONG], 1), ([WRONG], 1)])
def test_different_ends_are_a_failure(
    legs: list[Leg], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = iter(legs)
    monkeypatch.setattr(__main__, "measured_by", lambda _: next(told))
    assert __main__.main(["python"] * len(legs)) == code
    assert ("DIFFER" in capsys.readouterr().out) == bool(code)
    assert same_ends(legs) == (not code)


def test_a_leg_crosses_from_one_process_to_another() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FAST), type=Leg) == FAST


def test_a_rate_counts_what_the_work_says_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    # A clock on which every look takes a hundredth of a second.
    ticks = iter(range(10_000))
    monkeypatch.setattr("bench.clock.time.process_time", lambda: next(ticks) / 100)
    assert rate(lambda: 3) == pytest.approx(300, rel=0.1)
