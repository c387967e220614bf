"""Whole results as a table: who picks gold in which order, what a variant pays, how large hands are afterwards."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import GoldKept
from pyrite.kernel import facts
from pyrite.kernel.state import State
from tests.facts import happened
from tests.rules.kit import do, hand, nuggets, pass_round, pass_until, table, tunnels
from tests.rules.scenes import MIDDLE, take_the_gold

MIXED = "miner saboteur miner miner saboteur"


# Before the link of seat 1, a saboteur, seat 0 plays something; then the miners pick in this order.
@pytest.mark.parametrize(
    ("modules", "card", "move", "picks"),
    [
        pytest.param((), "map", "play map at 8,2", [0, 3, 2], marks=pytest.mark.rule("B-38")),
        pytest.param(
            ("change-direction",),
            "change-direction",
            "play change-direction",
            [2, 3, 0],
            marks=pytest.mark.rule("X-WC-21"),
        ),
        pytest.param(("sabotaged",), "break-cart", "play break-cart on 3", [0, 2, 0], marks=pytest.mark.rule("SD-3")),
        pytest.param((), "break-cart", "play break-cart on 3", [0, 3, 2], marks=pytest.mark.rule("B-38")),
        pytest.param(
            ("change-direction", "sabotaged"),
            "change-direction",
            "play change-direction",
            [2, 3, 0],
            marks=pytest.mark.rule("X-SD-1"),
        ),
    ],
)
def test_the_order_of_picking(modules: tuple[str, ...], card: str, move: str, picks: list[int]) -> None:
    state = table(hands={0: card, 1: "EW"}, roles=MIXED, gold=(1, 1, 1), modules=modules, drawn=MIDDLE)
    do(state, f"0: {move}")
    take_the_gold(do(pass_until(state, 1), "1: lay EW 7,0"))
    assert [seat for seat, _, _ in happened(state, GoldKept)] == picks


SEVEN = "miner miner miner saboteur saboteur greedy greedy"
FIVE = "miner miner miner saboteur greedy"


@pytest.mark.parametrize(
    ("roles", "connector", "pay"),
    [
        pytest.param(SEVEN, 0, [3, 2, 2, 0, 0, 0, 0], marks=pytest.mark.rule("TV-4")),
        pytest.param(SEVEN, 3, [2, 2, 2, 0, 0, 0, 0], marks=pytest.mark.rule("D-50")),
        pytest.param(SEVEN, 5, [0, 0, 0, 0, 0, 4, 0], marks=pytest.mark.rule("TV-5")),
        pytest.param(SEVEN, None, [0, 0, 0, 3, 3, 0, 0], marks=pytest.mark.rule("TV-6")),
        pytest.param(FIVE, None, [0, 0, 0, 4, 0], marks=pytest.mark.rule("TV-6")),
    ],
)
def test_what_the_tournament_pays(roles: str, connector: int | None, pay: list[int]) -> None:
    starter = connector or 0
    state = table(
        len(roles.split()),
        hands={starter: "EW"},
        roles=roles,
        modules=("tournament",),
        centre="NESW",
        luck=[0],
        starter=starter,
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 5,0; EW 6,0",
    )
    if connector is None:
        pass_round(state)
    else:
        do(state, "lay EW 7,0")
    assert nuggets(state) == pay


def changes(state: State, *moves: str) -> list[int]:
    """By how much these moves change the hands of seats 0 and 1."""
    before = [len(hand(state, seat)) for seat in (0, 1)]
    do(state, *moves)
    return [len(hand(state, seat)) - size for seat, size in enumerate(before)]


@pytest.mark.parametrize(
    ("cards", "moves", "change"),
    [
        pytest.param("pioneer EW", ["lay EW 7,0", "1: veto"], [0, 0], marks=pytest.mark.rule("X-WC-14")),
        pytest.param("pioneer NES EW", ["play pioneer", "1: veto"], [0, 0], marks=pytest.mark.rule("X-WC-15")),
        pytest.param(
            "pioneer NES EW",
            ["play pioneer", "1: allow", "2: allow", "0: lay EW 7,0", "1: veto"],
            [-1, 0],
            marks=pytest.mark.rule("X-WC-16"),
        ),
        pytest.param(
            "pioneer NES EW",
            ["play pioneer", *["1: allow", "2: allow"], "0: lay EW -1,0", *["1: allow", "2: allow"],
             "0: lay NES 7,0 turned", "1: veto"],
            [-1, 0],
            marks=pytest.mark.rule("X-WC-16"),
        ),
        pytest.param(
            "pioneer EW EW",
            ["play pioneer", *["1: allow", "2: allow"], "0: lay EW -1,0", *["1: allow", "2: allow"],
             "0: lay EW -2,0", *["1: allow", "2: allow"]],
            [-1, 0],
            marks=pytest.mark.rule("WC-10"),
        ),
    ],
)  # fmt: skip
def test_hands_after_a_veto_and_after_a_pioneer(cards: str, moves: list[str], change: list[int]) -> None:
    state = table(3, hands={0: cards, 1: "veto"}, modules=("veto", "pioneer"), drawn=MIDDLE)
    before = tunnels(state)
    assert changes(state, *moves) == change
    if len(moves) == 2:
        assert tunnels(state) == before
        assert [seat for seat, _, _ in happened(state, facts.DREW)][-2:] == [0, 1]


@pytest.mark.parametrize(
    ("modules", "before", "move", "change"),
    [
        pytest.param(
            ("saboteur-2",),
            ["1: play trap on 0"],
            "0: discard NE NW for trap",
            [-2 + 1, 0],
            marks=pytest.mark.rule("S2-11"),
        ),
        pytest.param(("tolls",), ["1: pass EW"], "0: toll map at 0,0 west", [-1, 0], marks=pytest.mark.rule("TT-5")),
        # Seat 0 holds one card less than seat 1 when he swaps: each of them gets what the other had, seat 1 draws.
        pytest.param(
            ("saboteur-2",),
            ["1: play trap on 0", "0: discard NE NW for trap", "1: pass EW"],
            "0: play swap-hands on 1",
            [6 - 5, 5 - 1 + 1 - 6],
            marks=pytest.mark.rule("S2-23", "X-S2-12"),
        ),
    ],
)
def test_hands_after_other_ways_to_use_a_turn(
    modules: tuple[str, ...], before: list[str], move: str, change: list[int]
) -> None:
    first = "swap-hands NE NW map" if "saboteur-2" in modules else "NE NW map"
    second = "trap EW" if "saboteur-2" in modules else "EW"
    players = 2 if "saboteur-2" in modules else 3
    state = table(players, hands={0: first, 1: second}, modules=modules, starter=1)
    pass_until(do(state, *before), 0)
    assert changes(state, move) == change
