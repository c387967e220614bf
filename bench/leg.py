"""One interpreter's figures, measured in its own process and printed as JSON: `python -m bench.leg`."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from itertools import cycle

import msgspec

import pyrite
from bench import games
from bench.clock import rate
from pyrite.kernel.determinise import determinise
from pyrite.kernel.playout import play_out
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.state import State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup

MIDDLE = 5  # players at the tables where single calls are measured
BATCH = 10  # games played between two looks at the clock


class Leg(msgspec.Struct, frozen=True, kw_only=True):
    """What one interpreter reports."""

    compiled: bool
    python: str
    processors: int
    decisions: dict[str, dict[int, float]]  # per second, by the sort of game and players
    games: dict[str, dict[int, float]]
    calls: dict[str, float]  # per second, by what is called
    fixed_games: int
    fingerprints: dict[str, str]  # by how the fixed games were played


def measure() -> Leg:
    """Take all figures of this process."""
    decisions = {
        sort: {players: rate(_decisions(games.table(sort, players))) for players in tables}
        for sort, tables in games.TABLES.items()
    }
    fixed = list(games.fixed_games())
    return Leg(
        compiled=pyrite.compiled(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        processors=os.cpu_count() or 1,
        decisions=decisions,
        games={
            sort: {
                players: speed / _decisions_per_game(games.table(sort, players)) for players, speed in speeds.items()
            }
            for sort, speeds in decisions.items()
        },
        calls=_calls(),
        fixed_games=len(fixed),
        fingerprints={
            "played": games.fingerprint(games.played(game) for game in fixed),
            "through text": games.fingerprint(games.through_text(game) for game in fixed),
        },
    )


def _decisions(setup: Setup) -> Callable[[], int]:
    """Whole games, dealt and played at random to their end."""

    def work() -> int:
        return sum(play_out(setup.begin(seed), games.chance(seed), games.LONGEST) for seed in range(BATCH))

    return work


def _decisions_per_game(setup: Setup) -> float:
    return _decisions(setup)() / BATCH


def _calls() -> dict[str, float]:
    positions = list(_positions())
    views = [view(state, state.decider) for state in positions]
    rng = Rng.from_seed(bytes(16))

    def over_all(call: Callable[[State], object]) -> float:
        def work() -> int:
            for state in positions:
                call(state)
            return len(positions)

        return rate(work)

    deal_anew = cycle(views)
    return {
        "moves": over_all(lambda state: state.decision.moves(state)),
        "copy": over_all(lambda state: state.copy()),
        "determinise": over_all(lambda _: determinise(next(deal_anew), rng)),
        "view": over_all(lambda state: view(state, state.decider)),
        "view as JSON": over_all(lambda state: msgspec.json.encode(describe(view(state, state.decider)))),
    }


def _positions() -> Iterator[State]:
    """Turns from all over random games: early and late, first round and last."""
    setup = Setup(MIDDLE)
    for seed in range(60):
        state = setup.begin(seed)
        play_out(state, games.chance(seed), 3 * seed)
        if state.decision.name == "turn":
            yield state


if __name__ == "__main__":
    print(msgspec.json.encode(measure()).decode())
