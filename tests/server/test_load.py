"""The load benchmark measures what it says."""

from __future__ import annotations

import sys

from bench.load import Load, measure, report
from bench.load_players import Figures, percentile


def test_a_small_load_is_carried() -> None:
    load = measure(sys.executable, tables=2, seconds=1.6)
    assert load.players == 8
    for figures in (load.paced, load.full):
        assert figures.moves == len(figures.waits) > 0
        assert 0 < min(figures.waits) <= max(figures.waits) < 10
        # A new round's view together with the table's change can pass 2 kB by a little; everything else must not.
        assert sum(size >= 2048 for size in figures.sizes) <= len(figures.sizes) // 50
        assert max(figures.sizes) < 2500
    assert load.full.moves > load.paced.moves


def test_the_report_says_what_was_measured() -> None:
    load = Load(
        rules="compiled",
        tables=250,
        players=1000,
        paced=Figures(moves=1250, waits=[0.004, 0.005, 0.02], sizes=[100, 300]),
        paced_cores=0.25,
        paced_seconds=10,
        full=Figures(moves=2000, waits=[0.5], sizes=[400]),
        full_seconds=5,
        memory=204_800,
    )
    lines = [" ".join(line.split()) for line in report(load).splitlines()]
    assert "moves per second 125 400" in lines
    assert "from a move to the last screen, p50 5.0 ms 500.0 ms" in lines
    assert "from a move to the last screen, p99 20.0 ms 500.0 ms" in lines
    assert "bytes per update, mean 200 400" in lines
    assert "server at the first: 25% of a core; memory per table: 200 kB" in lines


def test_a_percentile_is_one_of_the_values() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([float(n) for n in range(100)], 0.99) == 99.0
