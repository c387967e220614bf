"""What may be combined, and what holds whatever is combined: draws, empty hands, clearing up (X-MIX, X-G10 … X-G16)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import msgspec
import pytest

from pyrite.games.saboteur.events import RoleChanged
from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.modules.party.events import RolesShuffled
from pyrite.games.saboteur.picture import Picture
from pyrite.kernel import facts
from pyrite.kernel.decks.cards import Layout
from pyrite.kernel.errors import SetupError
from pyrite.kernel.mine import HIDDEN, PATH, PICTURE, spot
from pyrite.kernel.state import EXHAUSTED, WATCHER, State
from pyrite.setup import decks, setup
from pyrite.setup.setup import Setup, players_with
from tests.facts import happened
from tests.rules.chest_scenes import chest_table, pile, stacks
from tests.rules.kit import (
    allows,
    dealt,
    discard_pile,
    do,
    draw_pile,
    front,
    hand,
    nuggets,
    pass_card,
    pass_round,
    pass_until,
    refuses,
    roles,
    sections,
    table,
)
from tests.rules.retold import retold
from tests.rules.saboteur2 import dwarfs

# --- what may be combined ---------------------------------------------------------------------------

# The table of X-MIX, the other way round: what must not meet, and why.
APART = {
    frozenset({"greedy", "saboteur-2"}): "base-only",
    frozenset({"sabotaged", "saboteur-2"}): "base-only",
    frozenset({"tournament", "saboteur-2"}): "base-only",
    frozenset({"costumes", "party"}): "one-postcard",
    frozenset({"tournament", "costumes"}): "no-spare",
    frozenset({"tournament", "party"}): "same-place",
    frozenset({"tournament", "sabotaged"}): "fixed-pay",
}


@pytest.mark.rule("X-MIX")
def test_every_two_modules_go_together_but_for_those_of_the_table() -> None:
    for pair in combinations(MODULES, 2):
        for modules in (pair, pair[::-1]):
            seats = players_with(modules)[0]
            if reason := APART.get(frozenset(pair)):
                with pytest.raises(SetupError) as refused:
                    Setup(seats, modules=modules)
                assert refused.value.reason == reason
            else:
                assert Setup(seats, modules=modules).begin(1).decision.name == "turn"


@pytest.mark.rule("X-MIX")
@pytest.mark.parametrize(
    ("modules", "players"),
    [
        ((), range(3, 11)),
        (("tolls", "chests", "new-goals", "veto", "greedy", "party", "sabotaged"), range(3, 11)),
        (("saboteur-2", "tolls", "chests", "new-goals", "costumes", "pioneer"), range(2, 13)),
        (("tournament", "greedy", "tolls", "chests", "new-goals", "diversion"), range(5, 10)),
    ],
)
def test_how_many_can_play(modules: tuple[str, ...], players: range) -> None:
    assert players_with(modules) == players
    for seats in (players[0], players[-1]):
        assert Setup(seats, modules=modules).begin(1).book.seats == seats
    for seats in (players[0] - 1, players[-1] + 1):
        with pytest.raises(SetupError):
            Setup(seats, modules=modules)


@pytest.mark.rule("X-MIX")
def test_the_card_in_the_centre_lies_before_the_middle_one_of_five_goals() -> None:
    state = Setup(5, modules=("new-goals", "tournament")).begin(1)
    assert state.mine.what(spot(4, 0)) == PATH
    assert sorted(spot(8, y) for y in (-4, -2, 0, 2, 4)) == sorted(state.book.goal_spots)


@pytest.mark.rule("X-MIX")
@pytest.mark.parametrize("place", [(4, 0), (0, 0)])
def test_nothing_lies_where_the_card_in_the_centre_does(
    place: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    goals = decks.load("new_goals")
    layout = goals.part(Layout)
    assert layout is not None
    layout = msgspec.structs.replace(layout, goals=(place, *layout.goals[1:]))
    load = decks.load
    moved = msgspec.structs.replace(goals, parts={**goals.parts, "layout": layout})
    monkeypatch.setattr(decks, "load", lambda name: moved if name == "new_goals" else load(name))
    monkeypatch.setattr(setup, "_compose", setup._compose.__wrapped__)
    with pytest.raises(SetupError) as refused:
        Setup(5, modules=("new-goals", "tournament")).begin(1)
    assert (refused.value.reason, refused.value.details["at"]) == ("overlap", f"{place[0]},{place[1]}")


# --- the postcard in a tournament -------------------------------------------------------------------


@pytest.fixture
def forced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box whose postcard lies two rows lower, and an owner who puts it together with the tournament all the same."""
    postcard = decks.load("postcard")
    picture = postcard.part(Picture)
    assert picture is not None
    cells = tuple(msgspec.structs.replace(cell, at=(cell.at[0], cell.at[1] + 2)) for cell in picture.cells)
    lower = msgspec.structs.replace(postcard, parts={"picture": msgspec.structs.replace(picture, cells=cells)})
    load = decks.load
    monkeypatch.setattr(decks, "load", lambda name: lower if name == "postcard" else load(name))
    monkeypatch.setattr(setup, "_compose", setup._compose.__wrapped__)
    monkeypatch.setitem(MODULES, "tournament", replace(MODULES["tournament"], clashes={}))


@pytest.mark.rule("X-CD-2")
@pytest.mark.usefixtures("forced")
def test_forced_upon_a_tournament_it_exchanges_nothing() -> None:
    state = table(
        hands={0: "ESW"},
        roles="miner miner miner saboteur greedy",
        modules=("costumes", "tournament"),
        centre="ew",
        luck=[0],
        laid="NESW 1,0; NESW 2,0; NESW 2,1; EW 3,1",
    )
    before = [*state.role]
    do(state, "0: lay ESW 4,1")
    assert len(happened(state, facts.REACHED)) == 1
    assert ([*state.role], happened(state, RoleChanged)) == (before, [])


@pytest.mark.rule("X-TP-3")
def test_the_party_is_not_offered_in_a_tournament_whose_centre_it_covers() -> None:
    with pytest.raises(SetupError) as refused:
        Setup(5, modules=("party", "tournament"))
    assert refused.value.reason == "same-place"
    centre = Setup(5, modules=("tournament",)).book().centre_spot
    picture = decks.load("postcard").part(Picture)
    assert picture is not None
    assert centre in [spot(*cell.at) for cell in picture.cells]


@pytest.mark.rule("X-TP-3", "X-G15")
def test_with_the_greedy_dwarf_the_party_deals_him_to_another_player_who_wins_by_it() -> None:
    """He goes from seat 0 to seat 4, who makes the link: four nuggets for him."""
    state = table(
        hands={0: "NESW", 1: "rockfall", 4: "EW"},
        roles="greedy miner saboteur miner miner",
        modules=("greedy", "party"),
        luck=(0, 0, 0, 0),
        laid="""NS 0,-1; NW 0,-2 turned; EW 1,-2; EW 2,-2; ESW 3,-2 turned; ESW 4,-2 turned; ESW 5,-2 turned;
            NE 6,-2 turned; NS 6,-1""",
    )
    do(state, "0: lay NESW 6,0")
    assert roles(state) == ["miner", "saboteur", "miner", "miner", "greedy"]
    do(pass_until(state, 4), "4: lay EW 7,0")
    assert (state.connector, nuggets(state)) == (4, [0, 0, 0, 0, 4])


# --- draws ------------------------------------------------------------------------------------------

BOX = ("saboteur-2", "tolls", "vault", "pioneer", "diversion", "party")


@pytest.mark.rule("X-G10")
@pytest.mark.parametrize(
    ("moves", "drawers"),
    [
        (["lay NESW 0,1"], [0]),
        (["play diversion at 2,0"], [0]),
        (["play theft"], [0]),
        (["pass map"], [0]),
        (["pass map theft NESW"], [0, 0, 0]),
        (["toll map at 1,0 east"], []),
        (["play vault", "take map"], []),
        (["play pioneer", "lay NESW 0,1", "lay NESW 0,2"], [0, 0]),
        (["play swap-hands on 1"], [1]),
        (["discard map theft for trap"], [0]),
    ],
    ids=lambda value: value[0] if value and isinstance(value[0], str) else None,
)
def test_who_draws_for_a_turn_with_everything_in_play(moves: list[str], drawers: list[int]) -> None:
    special = {"swap-hands": "swap-hands", "diversion": "diversion"}.get(moves[0].split()[1], "vault pioneer")
    hands = {0: f"{special} map theft NESW NESW", 2: "trap map"}
    state = table(3, hands=hands, modules=BOX, laid="NESW 1,0; EW -1,0", starter=2)
    do(state, "2: play trap on 0" if moves[0].startswith("discard") else "2: pass map")
    before = state.happened()
    do(state, *moves)
    assert [seat for seat, _, _ in happened(state, facts.DREW, before)] == drawers


# --- empty hands ------------------------------------------------------------------------------------


def with_one_card(state: State, seat: int, card: str) -> State:
    """The same, but that this seat holds nothing else; what it held lies on the draw pile."""
    rest = hand(state, seat)
    rest.remove(card)
    return retold(state, {f"hand {seat}": card, "draw": " ".join([*rest, *draw_pile(state)])})


@pytest.mark.rule("X-G13")
def test_who_opens_a_chest_that_forbids_drawing_with_his_last_card_is_skipped() -> None:
    state = with_one_card(chest_table("c", hands={0: "EW"}), 0, "EW")
    do(state, "0: lay EW 1,0")
    assert hand(state, 0) == []
    order = []
    for _ in range(5):
        order.append(state.decider)
        pass_card(state)
    assert (order, hand(state, 0)) == ([1, 2, 3, 4, 1], [])


@pytest.mark.rule("X-G13")
def test_who_was_robbed_of_his_last_card_is_skipped_until_hands_are_swapped() -> None:
    state = chest_table("f", hands={0: "EW", 1: "map", 2: "swap-hands"}, modules=("saboteur-2",), luck=[0])
    state = with_one_card(state, 1, "map")
    do(state, "0: lay EW 1,0", "0: choose 1")
    assert (state.decider, hand(state, 1)) == (2, [])
    do(state, "2: play swap-hands on 1")
    assert (len(hand(state, 1)), hand(state, 2)) == (6, [])
    assert state.decider == 3
    order = []
    for _ in range(3):
        order.append(state.decider)
        pass_card(state)
    assert (order, state.decider) == ([3, 4, 0], 1)


@pytest.mark.rule("X-G14")
def test_when_the_last_card_of_all_is_used_without_a_draw_the_round_is_over() -> None:
    state = chest_table("c", players=3, hands={0: "EW"}, roles="miner saboteur miner")
    held = [hand(state, seat) for seat in range(3)]
    rest = [card for cards in held for card in cards]
    rest.remove("EW")
    state = retold(state, {"hand 0": "EW", "hand 1": "", "hand 2": "", "draw": " ".join([*rest, *draw_pile(state)])})
    do(state, "0: lay EW 1,0")
    assert (state.outcome, nuggets(state)) == (EXHAUSTED, [0, 4, 0])
    assert len(draw_pile(state)) == 66


# --- clearing up ------------------------------------------------------------------------------------

EVERYTHING = (
    *("saboteur-2", "new-goals", "tolls", "swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer"),
    *("diversion", "party", "chests"),
)


def a_round_of_everything() -> State:
    """A figure stands, maps are barred, turns run backwards, dwarfs were dealt anew, a stack and a goal have gone."""
    state = chest_table(
        "b e",
        "NESW NS",
        ((1, 1), (1, -1), (7, -1), (7, 1)),
        modules=tuple(module for module in EVERYTHING if module != "chests"),
        hands={0: "NESW map", 1: "EW map", 2: "trap theft", 3: "change-direction map", 4: "rockfall"},
        roles=dwarfs("B G Sab Geo Bo"),
        luck=(0, 0, 0, 0),
        rounds=[dealt(hands=dict.fromkeys(range(5), "map"), modules=EVERYTHING, goals="spider treasure")],
    )
    play(state, "0: lay NESW 1,0", "0: reveal 1,1", "0: move 8,0 east", "1: lay EW 2,0", "2: play trap on 0")
    play(state, "3: play change-direction", "2: play theft", "1: toll map at 0,0 west", "0: pass map")
    return play(state, "4: play rockfall at 7,-1")


def next_round(state: State) -> State:
    """Everybody passes till the cards have run out, nobody steals, and the next round is dealt."""
    pass_round(state)
    while state.decision.name == "theft":
        do(state, "forgo")
    return do(state, "deal")


def play(state: State, *moves: str) -> State:
    """Play these moves; nobody vetoes."""
    for move in moves:
        while state.decision.name == "veto":
            do(state, "allow")
        do(state, move)
    while state.decision.name == "veto":
        do(state, "allow")
    return state


@pytest.mark.rule("X-G16")
def test_after_a_round_with_everything_in_play_nothing_of_it_is_left_but_gold() -> None:
    state = a_round_of_everything()
    told = sections(state, WATCHER)
    assert (front(state, 0), front(state, 2), state.direction) == (["trap"], ["theft"], -1)
    assert (len(told["figures"]), len(happened(state, RolesShuffled)), len(stacks(state))) == (1, 1, 1)
    assert state.mine.what(spot(9, 0)) == HIDDEN
    assert refuses(state, "play map at 8,-2") == ("D-44", "maps-banned")
    gold = nuggets(state)
    next_round(state)
    shared = [detail & 255 for _, _, detail in happened(state, facts.SHARED)]
    assert (state.round, state.direction, sum(nuggets(state))) == (2, 1, sum(gold) + sum(shared))
    assert [front(state, seat) for seat in range(5)] == [[]] * 5
    assert (discard_pile(state), sections(state, WATCHER)["figures"]) == ([], ())
    assert [state.mine.what(spot(x, 0)) for x in (3, 4, 5)] == [PICTURE] * 3
    assert sorted(place for place in state.book.goal_spots) == sorted(spot(8, y) for y in (-4, -2, 0, 2, 4))
    assert [state.mine.what(place) for place in state.book.goal_spots] == [HIDDEN] * 5
    assert len(stacks(state)) == 4
    assert Counter(state.kind(card).name for card in (*pile(state, 0), *pile(state, 1))) == Counter(
        state.book.kinds[face].name for own in state.book.piles for face in own.faces
    )
    aside = [state.kind(card).name for card in range(state.base, state.base + 10)]
    held = [card for seat in range(5) for card in hand(state, seat)]
    assert Counter([*aside, *held, *draw_pile(state)]) == Counter(state.book.kinds[f].name for f in state.book.deck)
    unused = [state.kind(card).name for card in state.spare]
    assert Counter([*roles(state), *unused]) == Counter(state.book.kinds[f].name for f in state.book.roles)


@pytest.mark.rule("X-G16")
def test_in_the_next_round_maps_may_be_used_again_and_the_veto_is_asked_for_again() -> None:
    state = next_round(a_round_of_everything())
    opener = state.decider
    assert allows(state, "play map at 8,-2")
    do(state, f"{opener}: play map at 8,-2")
    assert state.decision.name == "veto"
