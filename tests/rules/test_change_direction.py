"""Change of direction, of 2020: until the round is over, turns and gold go the other way round (WC-8, X-WC-21)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import GoldKept
from pyrite.games.saboteur.modules.change_direction.events import DirectionChanged
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from tests.facts import happened
from tests.rules.kit import discard_pile, do, options_text, pass_card, pass_round, pass_until, refuses, table
from tests.rules.scenes import MIDDLE, take_the_gold

TURN = ("change-direction",)


def turns(state: State, count: int) -> list[int]:
    """Who is on turn, one after the other, while everybody passes."""
    seats = []
    for _ in range(count):
        seats.append(state.decider)
        pass_card(state)
    return seats


@pytest.mark.rule("WC-8", "X-G7")
def test_from_then_on_turns_go_the_other_way() -> None:
    state = do(table(hands={2: "change-direction"}, modules=TURN, starter=2), "2: play change-direction")
    assert turns(state, 6) == [1, 0, 4, 3, 2, 1]
    assert discard_pile(state)[0] == "change-direction"


@pytest.mark.rule("WC-8")
def test_everybody_is_told() -> None:
    state = do(table(hands={0: "change-direction"}, modules=TURN), "play change-direction")
    told = [event for event in events(state, WATCHER) if isinstance(event, DirectionChanged)]
    assert [(event.seat, event.clockwise) for event in told] == [(0, False)]


@pytest.mark.rule("WC-8", "X-B16")
def test_gold_is_passed_on_clockwise_then() -> None:
    dwarfs = "miner saboteur miner miner saboteur"
    hands = {0: "change-direction", 3: "EW"}
    state = table(hands=hands, roles=dwarfs, gold=(1, 1, 1), modules=TURN, drawn=MIDDLE)
    do(state, "0: play change-direction")
    take_the_gold(do(pass_until(state, 3), "3: lay EW 7,0"))
    assert [seat for seat, _, _ in happened(state, GoldKept)] == [3, 0, 2]


@pytest.mark.rule("X-WC-21")
def test_after_a_link_of_a_saboteur_it_begins_with_the_miner_to_his_left() -> None:
    dwarfs = "miner saboteur miner miner saboteur"
    hands = {0: "change-direction", 1: "EW"}
    state = table(hands=hands, roles=dwarfs, gold=(1, 1, 1), modules=TURN, drawn=MIDDLE)
    do(state, "0: play change-direction")
    take_the_gold(do(pass_until(state, 1), "1: lay EW 7,0"))
    assert [seat for seat, _, _ in happened(state, GoldKept)] == [2, 3, 0]


@pytest.mark.rule("X-WC-21")
def test_played_a_second_time_it_turns_back() -> None:
    state = table(4, hands={1: "change-direction vault"}, modules=("vault", "change-direction"), starter=1)
    do(state, "1: play change-direction")
    assert turns(state, 3) == [0, 3, 2]
    do(state, "1: play vault", "take change-direction")
    do(pass_until(state, 1), "1: play change-direction")
    assert turns(state, 3) == [2, 3, 0]
    assert [detail for _, _, detail in happened(state, DirectionChanged)] == [1, 0]


@pytest.mark.rule("X-G6")
def test_it_can_always_be_played() -> None:
    state = table(hands={0: "change-direction"}, modules=TURN)
    assert "play change-direction" in options_text(state)
    assert refuses(state, "lay change-direction 0,1") == ("WC-4", "play-it")


@pytest.mark.rule("X-G16", "X-G18")
def test_the_next_round_goes_clockwise_again_and_is_begun_by_the_left_neighbour() -> None:
    state = do(table(4, hands={0: "change-direction"}, modules=TURN), "play change-direction")
    pass_round(state)
    last = state.last_turn
    assert state.direction == -1
    do(state, "deal")
    assert (state.direction, state.starter) == (1, (last + 1) % 4)
    assert turns(state, 4) == [(last + n) % 4 for n in range(1, 5)]


@pytest.mark.rule("X-WC-18")
def test_vetoed_it_changes_nothing() -> None:
    state = table(hands={0: "change-direction", 2: "veto"}, modules=("veto", "change-direction"))
    do(state, "0: play change-direction", "1: allow", "2: veto")
    assert (state.direction, state.decider, happened(state, DirectionChanged)) == (1, 1, [])
