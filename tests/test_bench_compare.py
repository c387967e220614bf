"""Ours against theirs: ratios and their intervals, two legs in turns, and an old commit measured with our bench."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from bench import compare, theirs
from bench.clock import Took
from bench.leg import About, Ends, Sizes
from bench.process import ROOT, LegProcess, Side
from bench.ratios import SURE, coverage, cut_for, ratio_of
from bench.rows import Row

OURS, THEIRS = Side("ours"), Side("theirs")
TURNS: list[tuple[str, Row]] = []  # who was asked for what
FIRST, SECOND, NEW = Row("play_out", "base:5"), Row("play_out", "everything:3"), Row("play_any", "base:5")


class Quick:
    """A leg that answers without doing anything: ours is a quarter faster, and has one row more."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def about(self) -> About:
        rows = [FIRST, SECOND, NEW] if self.side == OURS else [FIRST, SECOND]
        return About(compiled=True, python="CPython 3.11", processors=2, rows=rows)

    def rate(self, row: Row) -> Took:
        TURNS.append((self.side.python, row))
        return Took(done=1250 if self.side == OURS else 1000, passes=1, seconds=1.0)

    def ends(self) -> Ends:
        return Ends(games=3, fingerprints={"played": "5afe" if self.side == THEIRS else "0dd"})

    def sizes(self, _: str) -> Sizes:
        return Sizes(changes=2, mean=300.0 if self.side == OURS else 400.0, largest=1500)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(compare, "LegProcess", Quick)
    yield
    TURNS.clear()


def report(rounds: int = 6, mixes: tuple[str, ...] = ()) -> list[str]:
    return [" ".join(line.split()) for line in compare.compared(THEIRS, OURS, "b7750a8", rounds, mixes)]


# --- the arithmetic -------------------------------------------------------------------------------


@pytest.mark.parametrize(("rounds", "cut"), [(6, 0), (8, 0), (9, 1), (11, 1), (12, 2), (15, 3), (25, 7)])
def test_as_many_are_left_out_at_either_end_as_tables_of_the_sign_test_allow(rounds: int, cut: int) -> None:
    assert cut_for(rounds) == cut
    assert coverage(rounds, cut) >= SURE > coverage(rounds, cut + 1)


def test_an_interval_of_few_rounds_is_not_sure() -> None:
    assert coverage(5, 0) == pytest.approx(0.9375)
    assert coverage(6, 0) == pytest.approx(0.96875)


def test_a_ratio_is_a_median_between_the_second_lowest_and_the_second_highest_of_nine() -> None:
    ratio = ratio_of([1.09, 1.01, 1.08, 1.02, 9.0, 1.04, 0.5, 1.05, 1.06])
    assert (ratio.median, ratio.low, ratio.high) == (1.05, 1.01, 1.09)


@pytest.mark.parametrize(
    ("ratios", "verdict"),
    [((1.01, 1.02, 1.03), "faster"), ((0.97, 0.98, 0.99), "slower"), ((0.99, 1.05, 1.06), ""), ((1.0, 1.0, 1.0), "")],
)
def test_nothing_is_called_faster_or_slower_that_may_be_the_same(ratios: tuple[float, ...], verdict: str) -> None:
    assert ratio_of(ratios * 2).verdict == verdict


# --- in turns -------------------------------------------------------------------------------------


def test_who_goes_first_changes_from_row_to_row_and_from_round_to_round() -> None:
    compare.measured(THEIRS, OURS, 2, ["base:5", "everything"])
    order = [(side, row) for side, row in TURNS if row != NEW]
    assert order == [
        *(("theirs", FIRST), ("ours", FIRST), ("ours", SECOND), ("theirs", SECOND)),
        *(("ours", FIRST), ("theirs", FIRST), ("theirs", SECOND), ("ours", SECOND)),
    ]


def test_figures_belong_to_their_side_whoever_went_first() -> None:
    assert "play_out, base:5 1,000 1,250 1.250 1.250 … 1.250 faster" in report()
    assert "play_out, everything:3 1,000 1,250 1.250 1.250 … 1.250 faster" in report()


def test_what_one_side_cannot_do_has_no_ratio() -> None:
    assert "play_any, base:5 - 1,250 - -" in report()


def test_the_report_says_what_was_compared_and_how() -> None:
    lines = report()
    assert lines[0].startswith("ours is the working tree, theirs b7750a8; compiled against compiled; CPython 3.11")
    assert "6 rounds" in lines[1]
    assert "its 96.9% interval" in lines[1]
    assert "THEY DIFFER: the same games have ended in different positions" in lines
    assert "mean, base:5 400 300 0.750" in lines
    assert "largest, lost-mines:9 1,500 1,500 1.000" in lines


def test_mixes_can_be_chosen_one_by_one_or_by_their_sort() -> None:
    told = "\n".join(report(mixes=("base:5",)))
    assert "base:5" in told
    assert "everything" not in told
    assert "everything:10" in "\n".join(report(mixes=("everything",)))


@pytest.mark.parametrize("words", [["--rounds", "5"], ["--mixes", "chess:2"]])
def test_what_would_tell_nothing_is_refused_before_anything_is_built(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compare, "commit_of", lambda _: pytest.fail("it went on"))
    with pytest.raises(SystemExit):
        compare.main([sys.executable, "main", *words])


# --- an old commit --------------------------------------------------------------------------------


def tree_with(tmp_path: Path, files: dict[str, str]) -> Path:
    for name, words in files.items():
        file = tmp_path / "bench" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(words, encoding="utf-8")
    return tmp_path


def test_an_old_commit_keeps_its_house_and_gets_our_bench(tmp_path: Path) -> None:
    tree = tree_with(tmp_path, {"house.py": "their house", "leg.py": "their leg"})
    for _ in range(2):  # the second time it is furnished already
        theirs.furnish(tree)
        assert (tree / "bench/house.py").read_text(encoding="utf-8") == "their house"
        assert (tree / "bench/leg.py").read_bytes() == (ROOT / "bench/leg.py").read_bytes()


def test_a_commit_from_before_there_were_houses_is_lent_the_first(tmp_path: Path) -> None:
    tree = tree_with(tmp_path, {"leg.py": "their leg"})
    theirs.furnish(tree)
    assert (tree / "bench/house.py").read_bytes() == theirs.FIRST_HOUSE.read_bytes()


def test_the_first_house_has_every_name_that_a_leg_asks_for() -> None:
    asked: set[str] = set()
    for name in ("clock", "games", "leg", "rows"):
        for node in ast.walk(ast.parse((ROOT / "bench" / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "bench.house":
                asked |= {alias.name for alias in node.names}
    (names,) = (
        ast.literal_eval(node.value)
        for node in ast.parse(theirs.FIRST_HOUSE.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    )
    assert asked
    assert asked <= set(names)


def test_a_leg_runs_in_the_furnished_tree(tmp_path: Path) -> None:
    """With the house that stands there."""
    words = (ROOT / "bench/house.py").read_text(encoding="utf-8")
    tree = tree_with(tmp_path, {"house.py": words.replace('"play_out": _play_out,', '"their way": _play_out,')})
    combos = tree / "tests/properties/combos.py"
    combos.parent.mkdir(parents=True)
    combos.write_bytes((ROOT / "tests/properties/combos.py").read_bytes())
    theirs.furnish(tree)
    with LegProcess(Side(sys.executable, tree)) as leg:
        assert Row("their way", "base:5") in leg.about().rows
