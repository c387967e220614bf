"""The audit of random games itself: it is content with sound positions, and finds every fault that is put into one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyrite.games import LOST_MINES
from pyrite.games.lost_mines.facts import COLLECTED, CONSENT
from pyrite.games.lost_mines.forest import OWNER_AT, SIDE_AT, TOKEN_AT, TRAP, TROLL, Forest
from pyrite.games.lost_mines.round import ForestRound
from pyrite.games.saboteur.events import NuggetsEarned
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.kernel import facts
from pyrite.kernel.audit import Audit, audited, eager
from pyrite.kernel.mine import spot
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import EXHAUSTED, HAND_ROOM, State
from pyrite.setup.setup import Setup

Harm = Callable[[State], None]
BLUE_START, NOWHERE = spot(1, 2), spot(4, 4)


def mine() -> State:
    """Some turns into a round of Saboteur 2 with five goals: cards set aside, goals left out, dwarfs left over."""
    return _played(Setup(5, modules=("saboteur-2", "new-goals")).begin(3), 12)


def forest() -> State:
    """In a forest, before anybody has walked."""
    return Setup(4, game=LOST_MINES).begin(3)


def _played(state: State, decisions: int) -> State:
    rng = Rng.from_seed(f"{1:032x}")
    for _ in range(decisions):
        state.play(eager(state, rng, 0))
    return state


def layout(state: State) -> Forest:
    flow = state.book.flow
    assert isinstance(flow, ForestRound)
    return flow.forest


# --- the mine -------------------------------------------------------------------------------------


def lose_a_card_of_a_hand(state: State) -> None:
    state.hand_size[0] -= 1


def lose_a_card_of_the_pile(state: State) -> None:
    state.bottom -= 1


def hold_a_card_twice(state: State) -> None:
    state.hands[state.hand_size[0]] = state.hands[HAND_ROOM]
    state.hand_size[0] += 1


def hold_a_card_of_the_pile(state: State) -> None:
    state.hands[state.hand_size[0]] = state.top
    state.hand_size[0] += 1


def play_a_card_of_a_hand(state: State) -> None:
    state.played = state.hands[0]


def keep_a_card_of_a_hand(state: State) -> None:
    state.held = state.hands[0]


def be_somebody_else(state: State) -> None:
    state.role[0] = state.role[1]


def leave_somebody_over(state: State) -> None:
    state.spare[0] = state.role[1]


def hold_a_card_set_aside(state: State) -> None:
    hold_a_card_twice(state)
    state.hands[state.hand_size[0] - 1] = state.base


def take_a_goal_away(state: State) -> None:
    state.mine.clear(state.mine.spots[state.mine.goals[0]])


def draw_a_card_again(state: State) -> None:
    state.top -= 1


def find_nuggets(state: State) -> None:
    state.loose[2] += 1


def owe_nuggets(state: State) -> None:
    state.loose[2], state.loose[3] = -1, 1


def tell_of_nuggets(state: State) -> None:
    state.note(state.book.fact_of(NuggetsEarned), 2, 0, 2)


def tell_of_a_share(state: State) -> None:
    state.note(facts.SHARED, 2, 0, 2)


def tell_of_a_loss(state: State) -> None:
    state.note(state.book.fact_of(NuggetsLost), 2, 0, 2)


IN_THE_MINE: list[tuple[Harm, str]] = [
    (lose_a_card_of_a_hand, "lies nowhere"),
    (lose_a_card_of_the_pile, "lies nowhere"),
    (hold_a_card_twice, "in 2 places"),
    (hold_a_card_of_the_pile, "in 2 places"),
    (play_a_card_of_a_hand, "in 2 places"),
    (keep_a_card_of_a_hand, "in 2 places"),
    (be_somebody_else, "lies nowhere"),
    (leave_somebody_over, "in 2 places"),
    (draw_a_card_again, "in 2 places"),
    (hold_a_card_set_aside, "set aside"),
    (take_a_goal_away, "not as many goals"),
    (find_nuggets, "there are 1 loose nuggets, not 0"),
    (owe_nuggets, "less than nothing"),
    (tell_of_nuggets, "there are 0 loose nuggets, not 2"),
    (tell_of_a_share, "there are 0 loose nuggets, not 2"),
    (tell_of_a_loss, "there are 0 loose nuggets, not -2"),
]


@pytest.mark.parametrize(("harm", "told"), IN_THE_MINE, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_in_the_mine_is_found(harm: Harm, told: str) -> None:
    state = mine()
    audit = Audit(state)
    assert audit.look(state) == ""
    harm(state)
    found = audit.look(state)
    assert found
    assert told in found


def test_gold_that_comes_from_nowhere_is_found() -> None:
    state = Setup(5).begin(3)
    printed = sum(state.book.gold)
    state.gold_face[state.gold_pile[0]] += 1
    assert Audit(state).look(state) == f"gold cards are worth {printed + 1}, not {printed}"


def test_somebody_who_can_do_nothing_is_found() -> None:
    state = mine()
    state.hand_size[state.decider] = 0
    state.listed = False
    assert Audit(state).look(state) == "nobody can go on: turn"


def test_a_game_that_takes_too_long_is_told() -> None:
    rng = Rng.from_seed(f"{1:032x}")
    assert audited(Setup(3).begin(1), rng, 2, 5) == "no end after 5 decisions"
    assert audited(Setup(3).begin(1), rng, 2, 2000) == ""


# --- the forest -----------------------------------------------------------------------------------


def walk_off_the_path(state: State) -> None:
    state.memory[layout(state).dwarf] = NOWHERE


def walk_under_a_mine(state: State) -> None:
    state.memory[layout(state).dwarf] = state.mine.spots[state.mine.goals[0]]


def _token(state: State, nth: int, at: int, side: int, kind: int, owner: int = 0) -> None:
    where = at | side << SIDE_AT | kind << TOKEN_AT | owner << OWNER_AT
    state.memory[layout(state).edge + nth] = where


def trap_nowhere(state: State) -> None:
    _token(state, 0, NOWHERE, 1, TRAP)


def trap_beyond_the_board(state: State) -> None:
    _token(state, 0, spot(0, 2), 3, TRAP)


def two_traps_at_one_edge(state: State) -> None:
    _token(state, 0, BLUE_START, 1, TRAP)
    _token(state, 1, spot(2, 2), 3, TRAP)


def trap_of_somebody(state: State) -> None:
    _token(state, 0, BLUE_START, 1, TRAP, owner=1)


def troll_without_a_card(state: State) -> None:
    _token(state, 0, BLUE_START, 1, TROLL, owner=1)


def troll_of_nobody(state: State) -> None:
    _token(state, 0, BLUE_START, 1, TROLL)


def more_traps_than_there_are(state: State) -> None:
    for side in range(layout(state).traps + 1):
        _token(state, side, BLUE_START, side, TRAP)


def something_that_is_no_troll(state: State) -> None:
    state.marks[0] |= 1 << layout(state).troll
    _into_front(state, next(card for card in range(state.top, state.bottom) if state.kind(card).name != "troll"))


def _into_front(state: State, card: int) -> None:
    """Exchange it with the last of the pile, and lay that before seat 0: it stands nowhere else then."""
    last = state.bottom - 1
    state.face[card], state.face[last] = state.face[last], state.face[card]
    state.bottom -= 1
    state.front[layout(state).troll] = last


def two_trolls_of_one(state: State) -> None:
    state.marks[0] |= 1 << layout(state).troll
    troll = next(card for card in range(state.top, state.bottom) if state.kind(card).name == "troll")
    _into_front(state, troll)
    _token(state, 0, BLUE_START, 1, TROLL, owner=1)
    _token(state, 1, BLUE_START, 2, TROLL, owner=1)


def tool_on_a_start(state: State) -> None:
    state.memory[layout(state).tool] = BLUE_START | 1 << SIDE_AT


def treasure_out_of_a_closed_mine(state: State) -> None:
    state.memory[layout(state).owner] = 1
    state.known[state.book.piles[0].first] |= 1


def treasure_of_somebody_who_has_not_seen_it(state: State) -> None:
    state.memory[layout(state).owner] = 1


def treasure_of_nobody_here(state: State) -> None:
    state.memory[layout(state).owner] = 9


def dragon_that_nobody_woke(state: State) -> None:
    state.memory[layout(state).dragon] = 1


def steps_of_nobody(state: State) -> None:
    state.memory[layout(state).steps] = 1


def collected_too_soon(state: State) -> None:
    state.outcome = COLLECTED


def exhausted_too_soon(state: State) -> None:
    state.outcome = EXHAUSTED


def given_up_too_soon(state: State) -> None:
    state.outcome = CONSENT


def won_like_another_game(state: State) -> None:
    state.outcome = len(state.book.outcomes)


IN_THE_FOREST: list[tuple[Harm, str]] = [
    (lose_a_card_of_a_hand, "lies nowhere"),
    (walk_off_the_path, "stands on no card"),
    (walk_under_a_mine, "stands on no card"),
    (trap_nowhere, "between two empty places"),
    (trap_beyond_the_board, "at the edge of the board"),
    (two_traps_at_one_edge, "two tokens lie at one edge"),
    (trap_of_somebody, "a trap belongs to somebody"),
    (troll_without_a_card, "without its card"),
    (troll_of_nobody, "without its card"),
    (more_traps_than_there_are, "more tokens than there should be"),
    (something_that_is_no_troll, "that is no troll"),
    (two_trolls_of_one, "somebody has two trolls"),
    (tool_on_a_start, "does not open"),
    (treasure_out_of_a_closed_mine, "that nobody has found"),
    (treasure_of_somebody_who_has_not_seen_it, "nobody knows who has a treasure"),
    (treasure_of_nobody_here, "nobody knows who has a treasure"),
    (dragon_that_nobody_woke, "the dragon is awake"),
    (steps_of_nobody, "1 steps are left"),
    (collected_too_soon, "treasures are left"),
    (exhausted_too_soon, "cards are left"),
    (given_up_too_soon, "every mine was in reach"),
    (won_like_another_game, "another game"),
]


@pytest.mark.parametrize(("harm", "told"), IN_THE_FOREST, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_in_the_forest_is_found(harm: Harm, told: str) -> None:
    state = forest()
    audit = Audit(state)
    assert audit.look(state) == ""
    harm(state)
    assert told in audit.look(state)


def test_two_dwarfs_on_rocks_are_found() -> None:
    state = _until_laid("rocks-")
    rocks = _where(state, "rocks-")
    for seat in (0, 1):
        assert Audit(state).look(state) == ""
        state.memory[layout(state).dwarf + seat] = rocks
    assert Audit(state).look(state) == "two dwarfs stand where there is room for one"


def test_two_tools_on_a_tree_are_found() -> None:
    state = _until_laid("tree-")
    tree = _where(state, "tree-") | 1 << SIDE_AT
    at = layout(state).tool
    while state.memory[at]:
        at += 1
    for nth in (0, 1):
        assert Audit(state).look(state) == ""
        state.memory[at + nth] = tree
    assert Audit(state).look(state) == "two tools lie on one card"


def _until_laid(kind: str) -> State:
    """The first position of a random game in which such a card lies, and nobody on it."""
    for seed in range(40):
        state, rng = Setup(4, game=LOST_MINES).begin(seed), Rng.from_seed(f"{seed:032x}")
        while state.round == 1 and not state.over():
            if _where(state, kind) and _where(state, kind) not in state.memory[: layout(state).owner]:
                return state
            state.play(eager(state, rng, 0))
    raise AssertionError(kind)


def _where(state: State, kind: str) -> int:
    cells = [c for c in state.mine.laid if state.kind(state.mine.card(state.mine.spots[c])).name.startswith(kind)]
    return int(state.mine.spots[cells[0]]) if cells else 0
