"""Saboteur 2: cards, set-up and the next round (S2-1 … S2-9, S2-37, S2-38, D-53, D-54)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.kernel import facts
from pyrite.kernel.errors import SetupError
from pyrite.kernel.path import PathCard
from pyrite.kernel.shapes import CRYSTAL, DOOR_BLUE, DOOR_GREEN, LADDER, second_tunnel
from pyrite.kernel.state import State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup.setup import Setup, deals_of
from tests.facts import happened
from tests.rules.kit import (
    dealt,
    do,
    draw_pile,
    hand,
    knowers,
    nuggets,
    options_text,
    pass_card,
    pass_round,
    roles,
    table,
    winners,
)
from tests.rules.saboteur2 import S2, dwarfs

PLAYERS = range(2, 13)


def names(state: State, added: bool) -> Counter[str]:
    """The cards of the deck by name; with `added` only those that the base game does not have."""
    kinds = state.book.kinds
    deck = Counter(kinds[face].name for face in state.book.deck)
    base = Setup(5).book()
    return deck - Counter(base.kinds[face].name for face in base.deck) if added else deck


@pytest.mark.rule("S2-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_twelve_play_with_the_base_deck_but_not_its_dwarfs_and_gold(players: int) -> None:
    state = Setup(players, modules=S2).begin(1)
    book = state.book
    base = Setup(5).book()
    base_deck = Counter(base.kinds[face].name for face in base.deck)
    assert base_deck <= names(state, added=False)
    assert "miner" not in {book.kinds[face].name for face in book.roles}
    assert (len(book.gold), len(state.gold_pile)) == (0, 0)


@pytest.mark.rule("S2-1")
@pytest.mark.parametrize("players", [1, 13])
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 12"):
        Setup(players, modules=S2)


@pytest.mark.rule("S2-2")
def test_thirty_path_cards_and_twenty_one_actions_are_added() -> None:
    state = Setup(2, modules=S2).begin(1)
    added = names(state, added=True)
    paths = {kind.name for kind in state.book.kinds if isinstance(kind, PathCard)}
    assert sum(count for name, count in added.items() if name in paths) == 30
    assert sum(count for name, count in added.items() if name not in paths) == 21
    assert len(state.book.roles) == 15


@pytest.mark.rule("S2-3")
def test_the_fifteen_dwarfs() -> None:
    book = Setup(7, modules=S2).book()
    assert Counter(book.kinds[face].name for face in book.roles) == {
        "blue-miner": 4,
        "green-miner": 4,
        "boss": 1,
        "profiteer": 1,
        "geologist": 2,
        "saboteur": 3,
    }


@pytest.mark.rule("S2-4")
def test_bridges_curves_ladders_doors_and_crystals() -> None:
    state = Setup(2, modules=S2).begin(1)
    added = names(state, added=True)
    shapes = {kind.name: kind.shape for kind in state.book.kinds if isinstance(kind, PathCard)}

    def count(sign: int) -> int:
        return sum(n for name, n in added.items() if shapes.get(name, 0) & sign)

    assert added["NS+EW"] == 2
    assert sum(n for name, n in added.items() if name in shapes and second_tunnel(shapes[name])) == 4
    assert [count(sign) for sign in (LADDER, DOOR_BLUE, DOOR_GREEN, CRYSTAL)] == [4, 3, 3, 10]


@pytest.mark.rule("S2-5", "D-53")
def test_the_actions_of_which_the_last_is_a_rockfall() -> None:
    state = Setup(2, modules=S2).begin(1)
    paths = {kind.name for kind in state.book.kinds if isinstance(kind, PathCard)}
    added = {name: count for name, count in names(state, added=True).items() if name not in paths}
    assert added == {
        "theft": 4,
        "hands-off": 3,
        "trap": 3,
        "free": 4,
        "inspection": 2,
        "swap-hats": 2,
        "swap-hands": 2,
        "rockfall": 1,
    }
    assert names(state, added=False)["rockfall"] == 4
    assert [kind.name for kind in state.book.kinds].count("rockfall") == 1  # all four are of one kind


@pytest.mark.rule("S2-6")
def test_start_and_goals_are_those_of_the_base_game() -> None:
    ours, base = Setup(4, modules=S2).begin(1), Setup(4).begin(1)
    assert [*ours.book.goal_spots] == [*base.book.goal_spots]
    kinds = [{state.book.kinds[face].name for face in state.book.goals} for state in (ours, base)]
    assert kinds[0] == kinds[1]


@pytest.mark.rule("S2-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_cards_are_set_aside_and_everybody_is_dealt_six(players: int) -> None:
    state = Setup(players, modules=S2).begin(3)
    assert len(state.book.deck) == 118
    assert [len(hand(state, seat)) for seat in range(players)] == [6] * players
    assert len(draw_pile(state)) == 108 - 6 * players


@pytest.mark.rule("S2-7", "D-54")
def test_nobody_sees_the_cards_set_aside() -> None:
    state = table(2, modules=S2)
    aside = deals_of(state)[0].deck[:10]
    dealt_out = Counter(hand(state, 0) + hand(state, 1) + draw_pile(state))
    assert Counter(aside) + dealt_out == names(state, added=False)
    assert [knowers(state, state.base + i) for i in range(10)] == [set()] * 10
    pass_round(state)  # not even when the round is over
    assert [knowers(state, state.base + i) for i in range(10)] == [set()] * 10


@pytest.mark.rule("S2-8")
@pytest.mark.parametrize("players", [2, 7, 12])
def test_one_dwarf_each_and_a_closed_pile_of_the_others(players: int) -> None:
    state = Setup(players, modules=S2).begin(5)
    assert (len(state.role), len(state.spare)) == (players, 15 - players)
    seen = view(state, 0)
    assert [face != UNKNOWN for face in seen.role] == [True] + [False] * (players - 1)
    assert set(seen.spare) == {UNKNOWN}


@pytest.mark.rule("S2-9")
def test_whoever_is_chosen_begins_and_turns_go_clockwise() -> None:
    state = Setup(12, modules=S2, starter=10).begin(1)
    order = []
    for _ in range(4):
        order.append(state.decider)
        pass_card(state)
    assert order == [10, 11, 0, 1]


@pytest.mark.rule("X-S2-28")
def test_with_two_players_another_player_is_the_opponent() -> None:
    state = table(2, hands={0: "trap inspection swap-hands break-cart"}, modules=S2)
    aimed = [move for move in options_text(state) if " on " in move]
    assert aimed == ["play trap on 1", "play inspection on 1", "play swap-hands on 1", "play break-cart on 1"]
    do(state, "play trap on 1", "1: pass map")
    assert state.decider == 0


@pytest.mark.rule("X-S2-29")
def test_championship_cards_are_shuffled_in_before_ten_are_set_aside() -> None:
    state = Setup(3, modules=("saboteur-2", "veto")).begin(1)
    assert (len(state.book.deck), len(draw_pile(state))) == (119, 119 - 10 - 18)
    lying_aside = 0
    for seed in range(200):
        (deal,) = deals_of(Setup(3, modules=("saboteur-2", "veto")).begin(seed))
        lying_aside += "veto" in deal.deck[:10]
    assert 4 <= lying_aside <= 40  # about one in twelve


@pytest.mark.rule("X-S2-27")
def test_the_bank_never_runs_out() -> None:
    """More than the 33 tokens of the box are worth is no trouble: nothing counts them."""
    state = Setup(2, modules=S2).begin(1)
    assert len(state.book.gold) == 0
    rounds = [dealt(2, roles=dwarfs("Sab Sab"), modules=S2)] * 3
    state = Setup(2, modules=S2).begin(1, rounds)
    while not state.over():
        pass_round(state)
        if not state.over():
            do(state, "deal")
    assert nuggets(state) == [12, 12]


# --- the next round -----------------------------------------------------------------------------------


@pytest.mark.rule("S2-37")
def test_everything_is_dealt_anew_and_gold_is_kept() -> None:
    state = table(2, hands={0: "theft trap"}, roles=dwarfs("Sab B"), modules=S2)
    first = deals_of(state)[0]
    do(state, "0: play theft", "1: pass map", "0: play trap on 1")
    pass_round(state)
    assert nuggets(state) == [5, 0]
    last = happened(state, facts.PASSED)[-1][0]
    do(state, "deal")
    second = deals_of(state)[1]
    assert (state.round, state.decider) == (2, 1 - last)
    assert Counter(second.deck) == Counter(first.deck)
    assert second.deck[:10] != first.deck[:10]
    assert Counter(second.roles) == Counter(first.roles)
    assert [*state.marks] == [0, 0]
    assert [*state.memory] == [0]
    assert (len(hand(state, 0)), len(draw_pile(state)), len(state.spare)) == (6, 96, 13)
    assert nuggets(state) == [5, 0]


@pytest.mark.rule("S2-38")
def test_after_three_rounds_most_gold_wins_and_those_who_are_level_win_together() -> None:
    deals = [dealt(3, roles=dwarfs(who), modules=S2) for who in ("Sab B G", "B Sab G", "B G Geo")]
    state = Setup(3, modules=S2).begin(1, deals)
    while not state.over():
        pass_round(state)
        if not state.over():
            assert state.decision.name == "next-round"
            do(state, "deal")
    assert (nuggets(state), winners(state)) == ([5, 5, 0], [0, 1])
    assert roles(state) == ["blue-miner", "green-miner", "geologist"]
