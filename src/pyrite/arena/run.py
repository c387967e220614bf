"""Many matches, many rounds, several processes: the same result however many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time
from typing import NamedTuple

from pyrite.arena.match import Match, play_round
from pyrite.arena.tally import Tally

CHUNK = 25  # rounds that go to a process at once


class Chunk(NamedTuple):
    """Some rounds of a match, as they are sent to a process."""

    cell: int  # the place of the match among all
    match: Match
    seed: int
    first: int
    rounds: int


def run(
    matches: Sequence[Match],
    rounds: int,
    seed: int = 0,
    jobs: int = 1,
    played: Callable[[int], object] = lambda _: None,
) -> list[Tally]:
    """Play each match so many rounds and add them up; `played` hears of every few rounds that are done."""
    chunks = [
        Chunk(cell, match, seed, first, min(CHUNK, rounds - first))
        for cell, match in enumerate(matches)
        for first in range(0, rounds, CHUNK)
    ]
    tallies = [Tally() for _ in matches]
    if jobs == 1:
        _gather(chunks, map(play, chunks), tallies, played)
    else:
        # A forked process would inherit the threads of a progress bar half alive, so each starts afresh.
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            try:
                _gather(chunks, pool.map(play, chunks), tallies, played)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
    return tallies


def play(chunk: Chunk) -> Tally:
    """Play some rounds in this process."""
    began = process_time()
    tally = Tally()
    for number in range(chunk.first, chunk.first + chunk.rounds):
        result = play_round(chunk.match, chunk.seed, number)
        tally.add(Tally(1, result.miners_won, result.decisions))
    tally.seconds = process_time() - began
    return tally


def _gather(
    chunks: Iterable[Chunk], results: Iterable[Tally], tallies: list[Tally], played: Callable[[int], object]
) -> None:
    for chunk, tally in zip(chunks, results, strict=True):
        tallies[chunk.cell].add(tally)
        played(chunk.rounds)
