"""The arena: rounds that a seed decides, however many processes play them, and what they add up to."""

from __future__ import annotations

import signal
from multiprocessing import active_children

import msgspec
import pytest

from pyrite.arena.points import Points
from pyrite.arena.run import run
from pyrite.arena.tally import Tally
from pyrite.games.lost_mines.arena.match import Trek, TrekTally
from pyrite.games.lost_mines.arena.report import ROLES
from pyrite.games.saboteur.arena.match import Match, play_round
from pyrite.kernel.errors import SetupError


def counted(tallies: list[Tally]) -> list[tuple[int, int, int]]:
    """What does not depend on the machine."""
    return [(tally.rounds, tally.won, tally.decisions) for tally in tallies]


# --- matches ----------------------------------------------------------------------------------------


def test_a_round_is_decided_by_seed_and_number() -> None:
    match = Match("rookie", "random", 5)
    played = [play_round(match, 1, number) for number in range(4)]
    assert [play_round(match, 1, number) for number in range(4)] == played
    assert len({result.decisions for result in played}) > 1
    assert [play_round(match, 2, number) for number in range(4)] != played


@pytest.mark.parametrize("players", [3, 4])
def test_every_round_has_a_saboteur(players: int) -> None:
    match = Match("random", "random", players)
    assert [play_round(match, 1, number).saboteurs for number in range(12)] == [1] * 12


@pytest.mark.mass
def test_good_miners_find_the_gold_more_often_than_the_rest() -> None:
    won = [
        sum(play_round(Match(miners, "random", 5), 3, number).miners_won for number in range(10))
        for miners in ("random", "rookie", "digger")
    ]
    assert won[0] <= 1
    assert won[0] < won[1] < won[2]
    assert won[2] >= 7


@pytest.mark.mass
def test_good_saboteurs_stop_more_miners() -> None:
    won = [
        sum(play_round(Match("rookie", saboteurs, 5), 5, number).miners_won for number in range(20))
        for saboteurs in ("random", "digger")
    ]
    assert won[0] >= won[1] + 4


@pytest.mark.parametrize(
    ("match", "reason"),
    [
        (("mole", "random", 5), "bot-unknown"),
        (("random", "mole", 5), "bot-unknown"),
        (("random", "walker", 5), "bot-game"),
        (("random", "random", 2), "players"),
        (("random", "random", 5, ("cave",)), "module-unknown"),
    ],
)
def test_a_match_that_cannot_be_is_refused_at_once(match: tuple[str, str, int], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        Match(*match)
    assert refused.value.reason == reason


# --- many of them -----------------------------------------------------------------------------------


@pytest.mark.mass
def test_the_number_of_processes_changes_nothing() -> None:
    matches = [Match("rookie", "random", 3), Match("random", "random", 5)]
    heard: list[int] = []
    alone = run(matches, 30, seed=7, jobs=1, played=heard.append)
    assert counted(run(matches, 30, seed=7, jobs=2)) == counted(alone)
    assert [tally.rounds for tally in alone] == [30, 30]
    assert sum(heard) == 60


def test_tallies_add_up() -> None:
    tally = Tally()
    tally.add(Tally(10, 4, 500, 0.25))
    tally.add(Tally(30, 6, 700, 0.75))
    assert (tally.rate, tally.speed) == (0.25, 1200)


@pytest.mark.parametrize(
    ("won", "rounds", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (1000, 2000, 0.4781, 0.5219)],
)
def test_the_interval_is_wilsons(won: int, rounds: int, low: float, high: float) -> None:
    assert Tally(rounds, won).interval == pytest.approx((low, high), abs=5e-5)


# --- The Lost Mines ---------------------------------------------------------------------------------


def told(tally: TrekTally) -> TrekTally:
    """What does not depend on the machine."""
    tally.seconds = 0.0
    return tally


def test_a_trek_is_decided_by_seed_and_number() -> None:
    trek = Trek(("random",), 4)
    assert [trek.tally(1, number) for number in range(4)] == [trek.tally(1, number) for number in range(4)]
    assert trek.tally(1, 0) != trek.tally(1, 1) != trek.tally(2, 1)


@pytest.mark.mass
def test_treks_add_up_however_many_processes_play_them() -> None:
    treks = [Trek(("random",), 3), Trek(("random",), 9)]
    alone = run(treks, 30, seed=7, jobs=1)
    assert [told(tally) for tally in run(treks, 30, seed=7, jobs=2)] == [told(tally) for tally in alone]
    assert [(tally.rounds, tally.treasures, tally.of().seats) for tally in alone] == [(30, 90, 90), (30, 270, 270)]
    by_role = [sum(tally.of("random", role).total for role in ROLES) for tally in alone]
    assert by_role == [tally.of("random").total for tally in alone]


@pytest.mark.mass
def test_walkers_bring_home_what_random_walks_do_not() -> None:
    """Most of what lies out; random walks find next to nothing."""
    rounds = range(12)
    by_chance, found = (
        sum(Trek((bot,), 4).tally(3, number).taken for number in rounds) for bot in ("random", "walker")
    )
    assert 4 * len(rounds) < 2 * found
    assert 10 * by_chance < found


def test_bots_sit_down_again_and_again() -> None:
    assert Trek(("walker", "random", "random"), 5).seats() == ["walker", "random", "random", "walker", "random"]


@pytest.mark.parametrize(
    ("trek", "reason"),
    [((("digger",), 5), "bot-game"), ((("mole",), 5), "bot-unknown"), ((("walker",), 10), "players")],
)
def test_a_trek_that_cannot_be_is_refused_at_once(trek: tuple[tuple[str, ...], int], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        Trek(*trek)
    assert refused.value.reason == reason


def test_the_margin_of_a_mean_counts_rounds_not_seats() -> None:
    points = Points()
    for total in (0, 4):  # in each round two seats with the same points: two cases, not four
        points.add(Points.of([total, total]))
    assert points.mean == 2
    assert points.margin == pytest.approx(1.959964 * (2 / 2) ** 0.5 * 2 / 2**0.5)


def test_nobody_has_no_points() -> None:
    assert (Points().mean, Points().margin) == (0, 0)


# --- Ctrl+C -----------------------------------------------------------------------------------------


class Listening(msgspec.Struct, frozen=True):
    """Counts the rounds that are played where Ctrl+C is not heard."""

    def blank(self) -> Tally:
        return Tally()

    def tally(self, seed: int, number: int) -> Tally:
        return Tally(1, signal.getsignal(signal.SIGINT) is signal.SIG_IGN, 0)


def test_only_whoever_started_the_processes_hears_of_an_interrupt() -> None:
    heard = signal.getsignal(signal.SIGINT)
    (tally,) = run([Listening()], 50, jobs=2)
    assert (tally.rounds, tally.won) == (50, 50)
    assert signal.getsignal(signal.SIGINT) is heard


def test_an_interrupt_leaves_no_process_behind() -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    before = active_children()
    with pytest.raises(KeyboardInterrupt):
        run([Match("rookie", "random", 5)], 400, jobs=2, played=interrupt)
    assert active_children() == before
