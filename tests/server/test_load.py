"""The load benchmark measures what it says."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import cast

import pytest

from bench.load import Load, measure, report
from bench.load_players import Figures, Player, Table, percentile


@pytest.mark.mass
def test_a_small_load_is_carried() -> None:
    load = measure(sys.executable, tables=2, seconds=1.6)
    assert load.players == 8
    for figures in (load.paced, load.full):
        assert figures.moves == len(figures.waits) > 0  # every move is in the percentiles
        assert figures.unseen == 0
        assert 0 < min(figures.waits) <= max(figures.waits) < 10
    assert load.full.moves > load.paced.moves


def test_the_report_says_what_was_measured() -> None:
    load = Load(
        rules="compiled",
        tables=250,
        players=1000,
        begun=Figures(sizes=[90, 2600]),
        paced=Figures(moves=1250, waits=[0.004, 0.005, 0.02], sizes=[100, 300, 2048, 352]),
        paced_cores=0.25,
        paced_seconds=10,
        full=Figures(moves=2000, waits=[0.5], sizes=[400], unseen=2),
        full_seconds=5,
        memory=204_800,
    )
    lines = [" ".join(line.split()) for line in report(load).splitlines()]
    assert "moves per second 125 400" in lines
    assert "from a move to the last screen, p50 5.0 ms 500.0 ms" in lines
    assert "from a move to the last screen, p99 20.0 ms 500.0 ms" in lines
    assert "moves that did not reach everybody 0 2" in lines
    assert "bytes a viewer gets for a change, mean 700 400" in lines
    assert "bytes a viewer gets for a change, largest 2,048 400" in lines
    assert "the first deal: up to 2,600 bytes to a viewer" in lines
    assert "server at the first: 25% of a core; memory per table: 200 kB" in lines


def test_a_move_that_did_not_arrive_is_not_left_out() -> None:
    """Nor one that was still on its way when the next was made."""
    figures = Figures()
    table = Table(figures, seed=1)
    table.players = cast("list[Player]", ["Ada", "Bea"])
    for version in (1, 2):
        table.sent(version)
    for version in (1, 1, 2):
        table.arrived(version, time.perf_counter(), 100)
    assert (figures.moves, len(figures.waits), table.pending()) == (2, 1, True)
    table.give_up()
    assert (figures.moves, len(figures.waits), figures.unseen) == (2, 2, 1)
    assert not table.pending()


def test_a_phase_is_entered_once_though_every_socket_tells_of_it() -> None:
    table = Table(Figures(), seed=1)
    table.enter("between", 5)
    table.phase = ""  # everybody has said that he is ready
    table.enter("between", 5)
    assert table.phase == ""
    table.enter("playing", 6)
    table.enter("between", 5)
    assert table.phase == "playing"


def test_a_refusal_is_no_figure() -> None:
    async def refused() -> None:
        raise AssertionError("not-between")

    async def listen() -> None:
        table = Table(Figures(), seed=1)
        table.listeners.append(asyncio.create_task(refused()))
        table.check()
        await asyncio.sleep(0)
        with pytest.raises(AssertionError, match="not-between"):
            table.check()

    asyncio.run(listen())


def test_a_percentile_is_one_of_the_values() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([float(n) for n in range(100)], 0.99) == 99.0
