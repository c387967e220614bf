"""The next round, and the end of the game: B-43 … B-45."""

from collections import Counter

import pytest

from pyrite.kernel import facts
from pyrite.kernel.mine import spot
from pyrite.kernel.state import State
from pyrite.setup.setup import Setup, deals_of
from tests.facts import happened
from tests.rules.kit import (
    CORRIDOR,
    dealt,
    discard_pile,
    do,
    draw_pile,
    front,
    goal_at,
    gold_deck,
    gold_of,
    hand,
    knowers,
    mine,
    nuggets,
    options_text,
    pass_card,
    pass_round,
    refuses,
    roles,
    table,
    winners,
)


def after_a_busy_round(seed: int = 0) -> State:
    """A round with broken tools, a stone turned up and discards is over; the saboteurs have been paid."""
    state = table(
        hands={0: "NESW", 1: "break-cart", 2: "map", 3: "rockfall"},
        roles="miner saboteur miner miner saboteur",
        goals="treasure stone-nw stone-ne",
        drawn=CORRIDOR,
        seed=seed,
    )
    do(state, "lay NESW 7,0", "play break-cart on 4", "play map at 8,2", "play rockfall at 3,0")
    return pass_round(state)


# --- a new round ------------------------------------------------------------------------------------


@pytest.mark.rule("B-43")
def test_a_new_round_begins_only_when_its_starter_deals() -> None:
    state = after_a_busy_round()
    assert state.decision.name == "next-round"
    assert options_text(state) == ["deal"]
    assert refuses(state, "pass map") == ("B-43", "deal-first")
    assert nuggets(state) == [0, 3, 0, 0, 3]
    starter = state.decider
    do(state, "deal")
    assert (state.round, state.decision.name, state.decider) == (2, "turn", starter)


@pytest.mark.rule("B-43")
def test_start_and_goals_are_laid_out_again() -> None:
    state = do(after_a_busy_round(), "deal")
    assert mine(state) == mine(table())
    assert sorted(goal_at(state, 8, y) for y in (-2, 0, 2)) == ["stone-ne", "stone-nw", "treasure"]
    assert all(knowers(state, state.mine.card(spot(8, y))) == set() for y in (-2, 0, 2))
    assert len({tuple(goal_at(do(after_a_busy_round(s), "deal"), 8, y) for y in (-2, 0, 2)) for s in range(30)}) == 6


@pytest.mark.rule("B-43")
def test_the_same_dwarfs_are_dealt_anew_the_one_left_over_among_them() -> None:
    state = do(after_a_busy_round(), "deal")
    first, second = deals_of(state)
    assert Counter(second.roles) == Counter(first.roles)
    assert len(state.spare) == 1
    assert knowers(state, state.spare[0]) == set()
    assert [knowers(state, card) for card in state.role] == [{seat} for seat in range(5)]
    found = {tuple(roles(do(after_a_busy_round(seed), "deal"))) for seed in range(40)}
    assert {dwarfs.count("saboteur") for dwarfs in found} == {1, 2}
    assert len(found) > 8


@pytest.mark.rule("B-43")
def test_all_path_and_action_cards_are_shuffled_and_dealt_again() -> None:
    state = do(after_a_busy_round(), "deal")
    held = [name for seat in range(5) for name in hand(state, seat)]
    assert [len(hand(state, seat)) for seat in range(5)] == [6] * 5
    assert Counter(held + draw_pile(state)) == Counter(deals_of(state)[0].deck)
    assert deals_of(state)[1].deck != deals_of(state)[0].deck
    assert discard_pile(state) == []
    assert [front(state, seat) for seat in range(5)] == [[]] * 5


@pytest.mark.rule("B-43")
def test_everybody_keeps_his_gold() -> None:
    state = after_a_busy_round()
    before = [gold_of(state, seat) for seat in range(5)]
    assert before == [[], [3], [], [], [3]]
    do(state, "deal")
    assert [gold_of(state, seat) for seat in range(5)] == before


@pytest.mark.rule("B-43")
def test_what_is_left_of_the_gold_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(10):
        state = after_a_busy_round(seed)
        assert Counter(gold_deck(state)) == {1: 16, 2: 8, 3: 2}
        do(state, "deal")
        assert Counter(gold_deck(state)) == {1: 16, 2: 8, 3: 2}
        orders.add(tuple(gold_deck(state)))
    assert len(orders) == 10


# --- who opens it -----------------------------------------------------------------------------------


@pytest.mark.rule("B-44")
@pytest.mark.parametrize(("connector", "opens"), [(0, 1), (2, 3), (4, 0)])
def test_the_left_neighbour_of_whoever_found_the_treasure_opens_the_next_round(connector: int, opens: int) -> None:
    state = table(hands={connector: "NESW"}, drawn=CORRIDOR, starter=connector)
    do(state, "lay NESW 7,0")
    while state.decision.name == "keep-gold":
        do(state, options_text(state)[0])
    assert (state.decision.name, state.decider) == ("next-round", opens)
    assert state.decider == do(state, "deal").decider == state.starter == opens


@pytest.mark.rule("B-44")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_the_left_neighbour_of_whoever_moved_last_opens_the_next_round(starter: int) -> None:
    state = Setup(4, starter=starter).begin()
    last = -1
    while state.decision.name == "turn":
        last = state.decider
        pass_card(state)
    assert last == (starter + 66) % 4
    assert state.decider == (last + 1) % 4


# --- the end of the game ----------------------------------------------------------------------------


def three_lost_rounds(saboteurs: tuple[int | None, int | None, int | None]) -> State:
    """Three players pass through three rounds in which these seats are the saboteur; who is, earns 4."""
    deals = []
    spent: list[int] = []
    for seat in saboteurs:
        dwarfs = ["saboteur" if i == seat else "miner" for i in range(3)]
        deals.append(dealt(3, roles=" ".join(dwarfs), spent=spent))
        spent += [3, 1] if seat is not None else []
    state = Setup(3).begin(deals=deals)
    pass_round(do(pass_round(do(pass_round(state), "deal")), "deal"))
    assert state.over()
    return state


@pytest.mark.rule("B-45")
@pytest.mark.parametrize(
    ("saboteurs", "total", "winning"),
    [
        ((1, 1, 1), [0, 12, 0], [1]),
        ((2, 0, 2), [4, 0, 8], [2]),
        ((0, 2, None), [4, 0, 4], [0, 2]),
        ((0, 1, 2), [4, 4, 4], [0, 1, 2]),
        ((None, None, None), [0, 0, 0], [0, 1, 2]),
    ],
)
def test_after_the_third_round_the_most_nuggets_win_and_ties_win_too(
    saboteurs: tuple[int | None, int | None, int | None], total: list[int], winning: list[int]
) -> None:
    state = three_lost_rounds(saboteurs)
    assert nuggets(state) == total
    assert [(seat, n) for seat, _, n in happened(state, facts.SCORED)] == list(enumerate(total))
    assert winners(state) == winning


@pytest.mark.rule("B-45")
def test_gold_of_miners_and_of_saboteurs_adds_up() -> None:
    lost = dealt(roles="miner saboteur miner saboteur miner", spent=(2, 1, 1, 1))
    again = dealt(roles="saboteur miner miner miner miner", spent=(2, 1, 1, 1, 3, 3))
    state = table(
        hands={0: "NESW"},
        roles="miner miner miner miner saboteur",
        gold=(2, 1, 1, 1),
        drawn=CORRIDOR,
        rounds=(lost, again),
    )
    do(state, "lay NESW 7,0", "0: keep 1", "3: keep 2", "2: keep 1", "deal")
    pass_round(do(pass_round(state), "deal"))
    assert nuggets(state) == [1 + 0 + 4, 1 + 3 + 0, 1, 2 + 3, 0]
    assert winners(state) == [0, 3]
