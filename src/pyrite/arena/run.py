"""Many contests, many rounds, several processes: the same result however many."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from time import process_time
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from pyrite.setup.decks import OWN, take_over

CHUNK = 25  # rounds that go to a process at once
TICK = 1e-6  # seconds; a coarse clock does not always move


class Sum(Protocol):
    """What some rounds add up to."""

    seconds: float  # of processor time

    def add(self, other: Self, /) -> None:
        """Count those of another sum too."""


T = TypeVar("T", bound=Sum)
T_co = TypeVar("T_co", bound=Sum, covariant=True)


class Contest(Protocol[T_co]):
    """Which bots meet, and at which table."""

    def blank(self) -> T_co:
        """The sum over no rounds."""

    def tally(self, seed: int, number: int) -> T_co:
        """Play one round; contest, seed and number decide everything."""


class Chunk(NamedTuple, Generic[T]):
    """Some rounds of a contest, as they are sent to a process."""

    cell: int  # the place of the contest among all
    contest: Contest[T]
    seed: int
    first: int
    rounds: int


def run(
    contests: Sequence[Contest[T]],
    rounds: int,
    seed: int = 0,
    jobs: int = 1,
    played: Callable[[int], object] = lambda _: None,
) -> list[T]:
    """Play each contest so many rounds and add them up; `played` hears of every few rounds that are done."""
    chunks = [
        Chunk(cell, contest, seed, first, min(CHUNK, rounds - first))
        for cell, contest in enumerate(contests)
        for first in range(0, rounds, CHUNK)
    ]
    tallies = [contest.blank() for contest in contests]
    if jobs == 1:
        _gather(chunks, map(play, chunks), tallies, played)
    else:
        # A forked process would inherit the threads of a progress bar half alive, so each starts afresh.
        others = active_children()
        with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=take_over, initargs=(OWN,)) as pool:
            try:
                with _deaf_to_interrupts():
                    results = pool.map(play, chunks)
                _gather(chunks, results, tallies, played)
            except BaseException:
                for process in active_children():
                    if process not in others:
                        process.terminate()
                pool.shutdown(cancel_futures=True)
                raise
    return tallies


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here do not hear Ctrl+C: whoever started them does, and ends them without their complaints."""
    if current_thread() is not main_thread():  # only there it can be said
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play(chunk: Chunk[T]) -> T:
    """Play some rounds in this process."""
    began = process_time()
    tally = chunk.contest.blank()
    for number in range(chunk.first, chunk.first + chunk.rounds):
        tally.add(chunk.contest.tally(chunk.seed, number))
    tally.seconds = max(process_time() - began, TICK)
    return tally


def _gather(
    chunks: Iterable[Chunk[T]], results: Iterable[T], tallies: list[T], played: Callable[[int], object]
) -> None:
    for chunk, tally in zip(chunks, results, strict=True):
        tallies[chunk.cell].add(tally)
        played(chunk.rounds)
