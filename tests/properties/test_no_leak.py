"""Nobody is told what he may not know: not by views, moves, errors, events, nor by how many there are (X-G9)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games import LOST_MINES
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup, players_with
from tests.properties.combos import chance, combo
from tests.properties.games import TABLES, Game, examples, named
from tests.properties.leaks import MOMENTS, search_all, tell_events, tell_view
from tests.properties.oracle import (
    ASIDE,
    CHESTS,
    GOALS,
    HANDS,
    LEFT,
    OUT,
    PASSED,
    PATHS,
    PILE,
    ROLES,
    SPARE,
    World,
)
from tests.properties.oracle_forest import NOT_LAID_OUT, ON_BOARD
from tests.properties.oracle_gold import GOLD_DECK, PURSES
from tests.properties.other_worlds import CHOICES, GENERATOR, LUCK, SWAPS, TO_COME, TREASURES
from tests.rules.chest_scenes import chest_table
from tests.rules.kit import do, pass_round, pass_until, sections, table

EACH = examples(compiled=20, interpreted=8)  # games of each sort

# Modules that are surely in play, and what must then have been exchanged at least, compiled: in so many games it is.
SORTS: tuple[tuple[tuple[str, ...], set[str]], ...] = (
    ((), {HANDS, PILE, ROLES, GOALS, CHOICES, GENERATOR, TO_COME}),
    (("greedy", "veto", "sabotaged"), {PURSES, GOLD_DECK}),
    (("saboteur-2", "vault"), {ASIDE, SPARE, CHOICES}),
    (("saboteur-2", "party", "chests"), {PATHS, CHESTS, LEFT, LUCK}),
    (("swap-goals", "new-goals"), {OUT, SWAPS}),
    (("tolls", "pioneer", "diversion"), {HANDS, CHOICES}),
    (("chests", "vault", "veto"), {CHESTS, LUCK, CHOICES}),
    ((LOST_MINES,), {HANDS, PILE, ASIDE, PASSED, ROLES, SPARE, GOALS, CHOICES, *TREASURES}),
)


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize(
    ("number", "wanted", "exchanged"),
    [
        pytest.param(
            number,
            wanted,
            exchanged,
            id=f"{'-'.join(wanted) or 'any'}-games-{1000 * number}-to-{1000 * number + EACH - 1}",
        )
        for number, (wanted, exchanged) in enumerate(SORTS)
    ],
)
def test_nothing_told_depends_on_what_is_hidden(number: int, wanted: tuple[str, ...], exchanged: set[str]) -> None:
    found = search_all(range(1000 * number, 1000 * number + EACH), wanted)
    # What was tried must have been worth trying.
    assert found.pairs + found.alone == MOMENTS * EACH
    assert found.alone <= EACH
    assert found.followed.total() > 5 * found.pairs
    assert set(found.stirred) >= (exchanged if EACH > 8 else {HANDS, PILE, CHOICES})


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("players", players_with((), LOST_MINES))
def test_as_a_round_in_the_forest_begins_only_backs_the_own_hand_and_role_are_known(players: int) -> None:
    state = Setup(players, game=LOST_MINES).begin(seed=7)
    book = state.book
    for viewer in (*range(players), WATCHER):
        own = 0 if viewer == WATCHER else 1
        world = World(state, viewer)
        hidden = Counter(slot for pool in world.hidden_cards() for slot in pool.values())
        assert hidden == {
            HANDS: book.hand * (players - own),
            PILE: 53 - book.hand * players,
            ASIDE: 10,
            ROLES: players - own,
            SPARE: len(book.roles) - players,
            GOALS: 4,
            ON_BOARD: players,
            NOT_LAID_OUT: 12 - players,
        }
        shown = sections(state, viewer)["forest"]
        assert [*shown["clans"]] == [state.kind(card).name.split("-")[0] for card in state.role]
        assert all(treasure["value"] is None for treasure in shown["treasures"])


@pytest.mark.parametrize(
    "setup", [*TABLES, *(combo(chance(number)) for number in range(40))], ids=lambda setup: named(setup)
)
def test_as_a_game_begins_everything_is_hidden_but_the_own_hand_and_role(setup: Setup) -> None:
    state = setup.begin(seed=7)
    book = state.book
    for viewer in (*range(setup.players), WATCHER):
        world = World(state, viewer)
        own = 0 if viewer == WATCHER else 1
        stacks = 4 if book.piles else 0
        hidden = Counter(slot for pool in world.hidden_cards() for slot in pool.values())
        assert hidden == +Counter(
            {
                HANDS: book.hand * (setup.players - own),
                PILE: len(book.deck) - book.hand * setup.players - book.aside - book.centre,
                ASIDE: book.aside,
                ROLES: setup.players - own,
                SPARE: len(book.roles) - setup.players,
                GOALS: len(book.goal_spots),
                OUT: len(book.goals) - len(book.goal_spots),
                PATHS: stacks,
                CHESTS: stacks,
                LEFT: sum(len(pile.faces) for pile in book.piles) - 2 * stacks,
            }
        )
        assert Counter(world.hidden_gold().values()) == +Counter({GOLD_DECK: len(book.gold)})


@pytest.mark.rule("X-WC-20")
def test_how_far_the_question_of_the_veto_has_come_is_told_to_nobody() -> None:
    asked = 0
    for players, modules in ((3, ("veto",)), (5, ("new-goals", "veto")), (7, ("saboteur-2", "veto", "tolls"))):
        game = Game(Setup(players, modules=modules), 3)
        state = game.begin()
        for step in game.course()[:60]:
            if step.move != state.decision.silence:
                state.play(step.move)
                continue
            before = {seat: _told(state, seat) for seat in (*range(players), WATCHER) if seat != state.decider}
            state.play(step.move)
            for seat, told in before.items():
                if state.decision.name == "veto" and seat != state.decider:
                    assert _told(state, seat) == told
                    asked += 1
    assert asked > 150


def _told(state: State, viewer: int) -> bytes:
    return tell_view(state, viewer, 0, ()) + tell_events(state, viewer, 0, ())


# --- what leaked once -------------------------------------------------------------------------------


@pytest.mark.rule("S2-8")
def test_when_a_round_is_over_nobody_sees_in_which_order_the_unused_dwarfs_lie() -> None:
    """What they are is plain once all others are shown; who had which before hats were swapped is not."""
    state = table(3, modules=("saboteur-2",), hands={0: "swap-hats"}, roles="boss geologist saboteur")
    do(state, "play swap-hats on 1")
    pass_round(state)
    for viewer in (0, 2, WATCHER):
        assert describe(view(state, viewer))["spare"] == (None,) * 12
    # Whoever swapped knows what he has put under the pile.
    assert describe(view(state, 1))["spare"] == (*(None,) * 11, "geologist")


def test_in_a_base_game_the_dwarf_left_over_is_plain_when_the_round_is_over() -> None:
    state = table(3, roles="miner miner saboteur miner")
    pass_round(state)
    assert describe(view(state, WATCHER))["spare"] == ("miner",)


def test_who_lost_track_of_a_hand_cannot_tell_by_a_passed_card_what_was_played_out_of_it() -> None:
    """Seat 1 takes a card back that all have seen, then plays one like it: that one, or another."""
    told = []
    for hand in ("NESW NESW map", "NESW NES map"):
        state = table(3, modules=("tolls",), hands={0: "rockfall", 1: hand})
        do(state, "0: toll rockfall at 0,0 east", "1: lay NESW 1,0 asking 2", "2: refuse")
        do(state, "1: lay NESW 0,1")
        do(pass_until(state, 1), "1: pass map")
        told.append(describe(view(state, 2))["discard"])
    assert told[0] == told[1]


def test_a_pile_that_is_searched_does_not_show_who_had_passed_what() -> None:
    state = chest_table("i", players=4, hands={0: "EW", 1: "NE", 2: "NW", 3: "NS"}, starter=1)
    do(state, "1: pass NE", "2: pass NW", "3: pass NS", "0: lay EW 1,0")
    assert state.decision.name == "chest-keep"
    # Seat 0 has seen them all; of anybody else nobody can say which of them he knows.
    for viewer in (0, WATCHER):
        assert all(len(card["seen_by"] or ()) <= 1 for card in describe(view(state, viewer))["discard"].values())
