"""Swap goals, of 2017: two goals may change places, and only one player knows whether they have (WC-5, X-WC-6)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.modules.swap_goals.events import GoalsMixed
from pyrite.kernel.mine import spot
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.options import options_from
from tests.facts import happened
from tests.properties.games import shown
from tests.rules.kit import discard_pile, do, goal_at, group, hand, knowers, options_text, pass_until, refuses, table
from tests.rules.scenes import BETWEEN, MIDDLE, old_workings, turned_up

SWAP = ("swap-goals",)


def goals_of(state: State) -> list[str]:
    """What lies north, in the middle, south."""
    return [goal_at(state, 8, y) for y in (-2, 0, 2)]


def notes(state: State, seat: int) -> list[str | None]:
    """What a seat can say of the goals from north to south."""
    cells = {(cell["x"], cell["y"]): cell["card"] for cell in seen(state, seat)["mine"].values()}
    return [cells[8, y] for y in (-2, 0, 2)]


def seen(state: State, seat: int) -> ViewData:
    return describe(view(state, seat))


@pytest.mark.rule("WC-5")
def test_two_goals_change_places_or_do_not_as_the_player_decides() -> None:
    before = ["stone-ne", "treasure", "stone-nw"]
    for answer, after in (("swap", ["stone-ne", "stone-nw", "treasure"]), ("leave", before)):
        state = table(hands={0: "swap-goals"}, modules=SWAP)
        assert goals_of(state) == before
        do(state, "0: play swap-goals at 8,0 8,2")
        assert (state.decision.name, state.decider) == ("swap-goals", 0)
        assert options_text(state) == ["leave", "swap"]
        do(state, answer)
        assert goals_of(state) == after
        assert (discard_pile(state), len(hand(state, 0))) == (["swap-goals"], 6)
        assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("WC-5")
def test_nobody_looks_at_their_faces() -> None:
    state = do(table(hands={0: "swap-goals"}, modules=SWAP), "play swap-goals at 8,-2 8,2", "swap")
    assert [knowers(state, state.mine.card(spot(8, y))) for y in (-2, 0, 2)] == [set()] * 3


@pytest.mark.rule("WC-5")
def test_while_it_is_being_decided_nothing_else_is() -> None:
    state = do(table(hands={0: "swap-goals"}, modules=SWAP), "play swap-goals at 8,-2 8,2")
    assert refuses(state, "pass map") == ("WC-5", "swap-or-leave")


@pytest.mark.rule("D-31")
def test_others_are_told_of_the_two_cells_and_nothing_more() -> None:
    tales: list[object] = []
    for answer in ("swap", "leave"):
        state = do(table(hands={0: "swap-goals"}, modules=SWAP), "play swap-goals at 8,-2 8,2", answer)
        own = [event for event in events(state, 0) if isinstance(event, GoalsMixed)]
        assert [(event.x, event.y, event.x2, event.y2, event.swapped) for event in own] == [
            (8, -2, 8, 2, answer == "swap")
        ]
        others = (1, 2, 3, 4, WATCHER)
        tales.append([(events(state, viewer), shown(view(state, viewer))) for viewer in others])
    assert tales[0] == tales[1]


@pytest.mark.rule("D-31")
def test_a_goal_that_lies_open_cannot_be_taken() -> None:
    state = table(hands={0: "EW", 1: "swap-goals"}, goals="treasure stone-ne stone-nw", modules=SWAP, drawn=MIDDLE)
    do(state, "0: lay EW 7,0")
    assert refuses(state, "play swap-goals at 8,-2 8,0") == ("D-31", "choose-closed-goals")
    assert refuses(state, "play swap-goals at 7,0 8,2") == ("D-31", "choose-closed-goals")
    assert refuses(state, "lay swap-goals 7,1") == ("WC-4", "play-it")
    assert [move for move in options_text(state) if "swap" in move] == [
        "play swap-goals at 8,-2 8,2",
        "pass swap-goals",
    ]


@pytest.mark.rule("X-WC-6", "X-G6")
def test_with_a_single_closed_goal_it_cannot_be_played() -> None:
    state = table(hands={0: "NES", 1: "swap-goals"}, goals="treasure stone-ne stone-nw", modules=SWAP, drawn=BETWEEN)
    do(state, "0: lay NES 8,1 turned", "0: reveal 8,0")
    while state.decider == 0:
        do(state, options_text(state)[0])
    assert turned_up(state) == [(0, 0), (0, 2)]
    assert refuses(state, "play swap-goals at 8,-2 8,2") == ("X-WC-6", "too-few-goals")


@pytest.mark.rule("X-WC-6", "X-G21")
def test_what_others_have_noted_becomes_one_of_two() -> None:
    state = table(hands={0: "map", 1: "swap-goals map"}, modules=SWAP)
    do(state, "0: play map at 8,0")
    assert notes(state, 0) == [None, "treasure", None]
    do(state, "1: play swap-goals at 8,0 8,2", "swap")
    assert notes(state, 0) == [None, None, None]
    assert seen(state, 0)["groups"] == (group("treasure", goals=((8, 0), (8, 2))),)
    assert seen(state, 2)["groups"] == ()


@pytest.mark.rule("X-WC-6")
def test_what_the_player_himself_has_noted_goes_with_the_cards() -> None:
    for answer, after in (("swap", [None, None, "treasure"]), ("leave", [None, "treasure", None])):
        state = table(3, hands={0: "map swap-goals"}, modules=SWAP)
        do(state, "0: play map at 8,0")
        do(pass_until(state, 0), "0: play swap-goals at 8,0 8,2", answer)
        assert notes(state, 0) == after
        assert seen(state, 0)["groups"] == ()


@pytest.mark.rule("X-WC-6", "X-G21")
def test_who_sees_one_of_the_two_knows_the_other() -> None:
    state = table(hands={0: "map map", 1: "swap-goals"}, modules=SWAP)
    do(state, "0: play map at 8,0", "1: play swap-goals at 8,0 8,2", "swap")
    do(pass_until(state, 0), "0: play map at 8,0")
    assert notes(state, 0) == [None, "stone-nw", "treasure"]
    assert seen(state, 0)["groups"] == ()


@pytest.mark.rule("X-WC-7")
def test_it_turns_nothing_up() -> None:
    """By the reading of D-04 that a card must touch its goal, 8,2 is reached and closed; the treasure comes there."""
    state = table(
        hands={0: "ESW", 1: "swap-goals"},
        goals="treasure stone-ne stone-nw",
        options=options_from(goal_reveal="touching"),
        modules=SWAP,
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; ESW 6,0; NS 6,1; NE 6,2",
    )
    old_workings(state, "NS 8,1")
    do(state, "0: lay ESW 7,0 turned", "1: play swap-goals at 8,-2 8,2", "swap")
    assert (goal_at(state, 8, 2), turned_up(state)) == ("treasure", [(0, 0)])
    assert (state.decision.name, state.decider) == ("turn", 2)


@pytest.mark.rule("X-NG-9")
def test_of_the_five_new_goals_any_two_may_be_taken() -> None:
    state = table(
        hands={0: "swap-goals"}, goals="treasure stone-ne bag-1 dragon spider", modules=("new-goals", "swap-goals")
    )
    pairs = [move for move in options_text(state) if move.startswith("play swap-goals")]
    assert (len(pairs), pairs[0], pairs[-1]) == (10, "play swap-goals at 8,-4 8,-2", "play swap-goals at 8,2 8,4")
    do(state, "play swap-goals at 8,-4 8,4", "swap")
    assert (goal_at(state, 8, -4), goal_at(state, 8, 4)) == ("spider", "treasure")


@pytest.mark.rule("X-G7")
def test_the_secret_choice_comes_after_the_veto() -> None:
    state = table(hands={0: "swap-goals", 1: "veto"}, modules=("swap-goals", "veto"))
    do(state, "0: play swap-goals at 8,0 8,2")
    assert state.decision.name == "veto"
    do(state, "1: veto")
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert (goals_of(state)[1], happened(state, GoalsMixed)) == ("treasure", [])


@pytest.mark.rule("X-G20")
def test_an_absent_player_leaves_them_where_they_are() -> None:
    state = do(table(hands={0: "swap-goals"}, modules=SWAP), "play swap-goals at 8,0 8,2")
    assert print_move(state.book, stand_in(view(state, 0), Rng.from_seed(bytes(16)))) == "leave"
