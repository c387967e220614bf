"""What is decided for a player who is away (X-G20)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.kernel.errors import GameOver, NotYourDecision
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.rules.forest import forest
from tests.rules.kit import do, options_text, table
from tests.rules.scenes import BETWEEN, MIDDLE

CHANCE = bytes(16)


def stands_in(state: State, rng: Rng | None = None) -> str:
    """The move made for whoever decides now."""
    return print_move(state.book, stand_in(view(state, state.decider), rng or Rng.from_seed(CHANCE)))


@pytest.mark.rule("X-G20")
def test_on_his_turn_an_absent_player_passes_any_card_each_as_likely() -> None:
    state = table(hands={0: "NE NE NE map map NESW"})
    rng = Rng.from_seed(CHANCE)
    passed = Counter(stands_in(state, rng) for _ in range(6000))
    assert set(passed) == {"pass NE", "pass map", "pass NESW"}
    # Three, two and one of six; five standard deviations are allowed.
    assert abs(passed["pass NE"] - 3000) < 200
    assert abs(passed["pass map"] - 2000) < 185
    assert abs(passed["pass NESW"] - 1000) < 145


@pytest.mark.rule("X-G20")
def test_he_passes_even_where_he_could_win() -> None:
    state = table(hands={0: "EW EW EW NE NE NE"}, laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; ESW 6,0")
    assert "lay EW 7,0" in options_text(state)
    assert stands_in(state).startswith("pass ")


@pytest.mark.rule("X-G20")
def test_he_never_vetoes() -> None:
    state = do(table(hands={1: "veto"}, modules=("veto",)), "0: play map at 8,0")
    assert options_text(state) == ["allow", "veto"]
    assert stands_in(state) == "allow"
    do(state, "1: allow")
    assert stands_in(state) == "allow"


@pytest.mark.rule("X-G20")
@pytest.mark.parametrize(("gold", "best"), [((1, 3, 2, 1), 3), ((1, 2, 1, 2), 2), ((1, 1, 1, 1), 1)])
def test_of_gold_cards_he_keeps_the_highest(gold: tuple[int, ...], best: int) -> None:
    roles = "miner miner saboteur miner miner"
    state = do(table(hands={0: "EW"}, roles=roles, gold=gold, drawn=MIDDLE), "lay EW 7,0")
    assert state.decision.name == "keep-gold"
    assert stands_in(state) == f"keep {best}"


@pytest.mark.rule("X-G20")
def test_of_goals_reached_at_once_he_takes_the_first() -> None:
    state = do(table(hands={0: "NES"}, drawn=BETWEEN), "lay NES 8,1 turned")
    assert stands_in(state) == options_text(state)[0] == "reveal 8,0"


@pytest.mark.rule("X-G20")
@pytest.mark.parametrize("players", [3, 5, 10])
def test_a_game_of_absent_players_goes_on_to_its_end_with_legal_moves(players: int) -> None:
    state = Setup(players, modules=("new-goals", "veto")).begin(seed=players)
    rng = Rng.from_seed(CHANCE)
    while not state.over():
        state.play(stand_in(view(state, state.decider), rng))
    assert state.round == 3


@pytest.mark.rule("X-G20")
def test_nothing_is_decided_for_those_who_have_nothing_to_decide() -> None:
    state = table()
    for viewer in (1, WATCHER):
        with pytest.raises(NotYourDecision):
            stand_in(view(state, viewer), Rng.from_seed(CHANCE))


@pytest.mark.rule("X-G20")
def test_nothing_is_decided_after_the_game() -> None:
    state = table(players=3)
    rng = Rng.from_seed(CHANCE)
    while not state.over():
        state.play(stand_in(view(state, state.decider), rng))
    with pytest.raises(GameOver):
        stand_in(view(state, 0), rng)


@pytest.mark.rule("A-33", "X-G20")
@pytest.mark.parametrize(("dwarf", "answer"), [("6,2", "refuse"), ("5,2", "agree")])
def test_an_absent_player_refuses_to_end_a_round_unless_no_treasure_can_be_reached(dwarf: str, answer: str) -> None:
    """A turn is left, and from 6,2 it is three steps to a mine; whose dwarf that is does not matter."""
    laid = "NESW 5,2; NEW 6,2; NEW 7,2; NESW 8,2"
    state = forest(laid=laid, dwarfs={0: dwarf}, hands={0: "axe", 1: "", 2: ""}, pile=0)
    for seat in (1, 2):
        do(state, "propose-end" if seat == 1 else "agree")
        assert (state.decider, stands_in(state)) == (seat, answer)
