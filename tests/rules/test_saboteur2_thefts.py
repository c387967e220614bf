"""Saboteur 2: thefts when the gold has been shared (S2-34, S2-35, D-20, X-S2-16, X-S2-17)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.modules.saboteur_2.events import NuggetStolen, TheftForgone
from pyrite.games.saboteur.modules.saboteur_2.fronts import Theft
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.state import HAND_ROOM, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.kit import dealt, do, nuggets, options_text, pass_round, pass_until, refuses, table
from tests.rules.saboteur2 import S2, dwarfs


def robbers(order: tuple[int, ...], roles: str = "Sab B G B G", trapped: int | None = None) -> State:
    """Five players; thefts are played by these seats in this order, then everybody passes to the end."""
    hands = dict.fromkeys(order, "theft")
    if trapped is not None:
        trapper = next(seat for seat in range(5) if seat != trapped)
        hands[trapper] = f"trap {hands.get(trapper, '')}"
    state = table(5, hands=hands, roles=dwarfs(roles), modules=S2)
    for seat in order:
        do(pass_until(state, seat), "play theft")
    if trapped is not None:
        do(pass_until(state, trapper), f"play trap on {trapped}")
    return pass_round(state)


def asked(state: State, *answers: str) -> list[int]:
    """Who is asked whom to steal from, in order."""
    seats = []
    for answer in answers:
        assert state.decision.name == "theft"
        seats.append(state.decider)
        do(state, answer)
    assert state.decision.name != "theft"
    return seats


@pytest.mark.rule("S2-35")
@pytest.mark.parametrize(
    ("played", "order"),
    [((1, 2, 3), [3, 1, 2]), ((3, 2, 1), [1, 2, 3]), ((2, 4, 1), [1, 2, 4]), ((4, 3), [3, 4])],
)
def test_whoever_played_his_theft_last_begins_and_then_it_goes_clockwise(
    played: tuple[int, ...], order: list[int]
) -> None:
    assert asked(robbers(played), *["steal 0"] * len(order)) == order


@pytest.mark.rule("X-S2-16")
def test_a_trapped_thief_is_left_out_and_the_latest_of_the_others_begins() -> None:
    assert asked(robbers((3, 1, 2), trapped=2), "forgo", "forgo") == [1, 3]


@pytest.mark.rule("X-S2-16")
def test_however_often_thefts_are_played_everybody_is_remembered_once() -> None:
    """Own decks may hold so many that their order would not fit in a word."""
    state = table(12, modules=S2)
    theft = state.book.kinds[state.book.face_of("theft")]
    assert isinstance(theft, Theft)
    for turn in (*range(12), *range(12), 3, 7):
        state.turn, state.played = turn, state.hands[turn * HAND_ROOM]
        theft.resolve(state, 0)
    remembered = state.memory[theft.played]
    assert [(remembered >> 4 * i & 15) - 1 for i in range(13)] == [7, 3, 11, 10, 9, 8, 6, 5, 4, 2, 1, 0, -1]


@pytest.mark.rule("X-S2-16")
def test_a_theft_that_was_removed_does_not_count_and_one_played_again_does() -> None:
    state = table(
        3, hands={0: "hands-off", 1: "theft", 2: "theft theft"}, roles=dwarfs("Sab B G"), starter=1, modules=S2
    )
    do(state, "1: play theft", "2: play theft", "0: play hands-off on 2")
    assert asked(pass_round(state.copy()), "forgo") == [1]
    do(pass_until(state, 2), "play theft")
    assert asked(pass_round(state), "forgo", "forgo") == [2, 1]


@pytest.mark.rule("D-20")
def test_a_thief_may_take_one_nugget_or_leave_it() -> None:
    state = robbers((1,))
    assert options_text(state) == ["forgo", "steal 0"]
    do(state, "forgo")
    assert nuggets(state) == [5, 0, 0, 0, 0]
    assert happened(state, TheftForgone) == [(1, 0, 0)]
    assert nuggets(do(robbers((1,)), "steal 0")) == [4, 1, 0, 0, 0]


@pytest.mark.rule("S2-34")
def test_change_is_made_a_share_of_five_loses_a_single_nugget() -> None:
    state = do(robbers((1,)), "steal 0")
    assert nuggets(state) == [4, 1, 0, 0, 0]
    assert happened(state, NuggetStolen) == [(1, 0, 0)]


@pytest.mark.rule("X-S2-17")
def test_only_another_player_who_has_a_nugget_can_be_robbed() -> None:
    state = robbers((1,))
    assert refuses(state, "steal 1") == ("X-S2-17", "nothing-to-steal")
    assert refuses(state, "steal 2") == ("X-S2-17", "nothing-to-steal")
    assert refuses(state, "deal") == ("S2-35", "theft-first")


@pytest.mark.rule("X-S2-17")
def test_a_stolen_nugget_can_be_stolen_on_and_trapped_players_can_be_robbed() -> None:
    state = robbers((1, 2, 3))
    assert asked(state, "steal 0", "steal 3", "steal 1") == [3, 1, 2]
    assert nuggets(state) == [4, 0, 1, 0, 0]


@pytest.mark.rule("X-S2-17")
def test_gold_of_earlier_rounds_can_be_stolen_also_from_a_trapped_player() -> None:
    rounds = [
        dealt(2, roles=dwarfs("Sab B"), modules=S2),
        dealt(2, {0: "theft", 1: "theft trap"}, roles=dwarfs("G B"), modules=S2),
    ]
    state = Setup(2, modules=S2).begin(1, rounds)
    do(pass_round(state), "deal")
    assert nuggets(state) == [5, 0]
    do(pass_until(state, 1), "play trap on 0")
    do(pass_until(state, 1), "play theft")
    pass_round(state)
    assert asked(state, "steal 0") == [1]
    assert nuggets(state) == [4, 1]


@pytest.mark.rule("X-S2-17")
def test_where_nobody_has_gold_a_theft_lapses() -> None:
    assert robbers((1, 2), roles="B B G G B").decision.name == "next-round"


@pytest.mark.rule("X-S2-17")
def test_whoever_has_all_the_gold_has_nobody_to_rob_but_others_rob_him() -> None:
    """Seat 0 played last but there is nothing to take; seat 2 is asked all the same."""
    assert asked(robbers((2, 0)), "steal 0") == [2]


@pytest.mark.rule("X-G20")
def test_somebody_who_is_away_steals_nothing() -> None:
    state = robbers((1,))
    assert print_move(state.book, stand_in(view(state, 1), Rng.from_seed(bytes(16)))) == "forgo"


@pytest.mark.rule("X-G20")
@pytest.mark.parametrize("players", [2, 6, 12])
def test_a_game_of_absent_players_goes_on_to_its_end(players: int) -> None:
    state = Setup(players, modules=("saboteur-2", "new-goals", "veto")).begin(seed=players)
    rng = Rng.from_seed(bytes(16))
    while not state.over():
        state.play(stand_in(view(state, state.decider), rng))
    assert state.round == 3
