"""Treasure Chests: set-up, opening, rockfalls and maps (TC-1 to TC-6, D-41 to D-48, D-60)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from pyrite.games.saboteur.events import StackGone
from pyrite.games.saboteur.modules.chests.events import ChestOpened, StackSeen
from pyrite.games.saboteur.stacks import Stacks
from pyrite.kernel import facts
from pyrite.kernel.errors import BadLuck
from pyrite.kernel.mine import EMPTY, PATH, STACK, spot
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import GoalFitted, GoalRevealed, events
from pyrite.kernel.seen.shown import CellData
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.catalogue import numbers
from pyrite.setup.decks import load
from pyrite.setup.options import EDITIONS, Options
from pyrite.setup.setup import Setup, deals_of
from tests.facts import happened
from tests.rules.chest_scenes import (
    BETWEEN,
    CHESTS,
    FREE,
    NEAR,
    adjoin,
    chest_table,
    dug,
    opened,
    pile,
    stack_at,
    stacks,
)
from tests.rules.kit import allows, discard_pile, do, draw, everybody, knowers, options_text, pass_until, refuses
from tests.rules.scenes import open_sides

FREE_LAYOUT = Options(chest_layout="free")
ROUND_THE_GOALS = ((8, -2), (8, 0), (8, 2))


def cell_of(state: State, viewer: int, x: int, y: int) -> CellData:
    """What a viewer sees in a cell."""
    (found,) = [cell for cell in describe(view(state, viewer))["mine"].values() if (cell["x"], cell["y"]) == (x, y)]
    return found


# --- set-up -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-1", "D-48")
@pytest.mark.parametrize("game", [(), ("saboteur-2",)])
def test_chests_go_with_the_base_game_and_with_saboteur_2(game: tuple[str, ...]) -> None:
    modules = (*game, *CHESTS)
    assert numbers(modules) == numbers(game)
    state = Setup(5, modules=modules).begin(1)
    assert len(stacks(state)) == 4
    plain, more = Setup(5, modules=game).book(), Setup(5, modules=modules).book()
    assert [plain.kinds[face].name for face in plain.deck] == [more.kinds[face].name for face in more.deck]


@pytest.mark.rule("TC-2", "D-41")
def test_four_stacks_lie_closed_and_six_chests_and_three_paths_stay_aside() -> None:
    state = Setup(4, modules=CHESTS).begin(3)
    paths, chests = pile(state, 0), pile(state, 1)
    assert (len(paths), len(chests)) == (7, 10)
    lying = [state.mine.card(spot(*cell)) for cell in stacks(state)]
    assert lying == paths[:4]
    assert [state.under(card) for card in lying] == chests[:4]
    assert (len(paths) - 4, len(chests) - 4) == (3, 6)
    assert [knowers(state, card) for card in paths + chests] == [set()] * 17


@pytest.mark.rule("TC-2")
def test_paths_and_chests_are_shuffled_apart() -> None:
    seen: Counter[str] = Counter()
    pairs = set()
    for seed in range(60):
        state = Setup(4, modules=CHESTS).begin(seed)
        for cell in stacks(state):
            path, chest = stack_at(state, *cell)
            seen.update((path, chest))
            pairs.add((path, chest))
    assert len(seen) == 17
    assert min(seen.values()) >= 10
    assert len(pairs) > 60


@pytest.mark.rule("TC-3", "X-TC-4")
@pytest.mark.parametrize("layout", ["between", "free"])
@pytest.mark.parametrize("modules", [CHESTS, ("new-goals", *CHESTS)])
def test_no_two_stacks_lie_side_by_side_nor_one_on_a_goal_or_beside_the_start(
    layout: str, modules: tuple[str, ...]
) -> None:
    columns, rows = BETWEEN if layout == "between" else FREE
    filled: Counter[tuple[int, int]] = Counter()
    corners = 0
    for seed in range(250):
        state = Setup(3, Options(chest_layout=layout), modules).begin(seed)
        cells = stacks(state)
        filled.update(cells)
        assert not any(adjoin(one, other) for one, other in combinations([(0, 0), *cells], 2))
        assert len(state.mine.goals) == len(state.book.goal_spots)
        corners += any(abs(a - c) == abs(b - d) == 1 for (a, b), (c, d) in combinations(cells, 2))
    assert corners > 10  # corner to corner is fine
    goals = {(x, y) for x in (8,) for y in (-4, -2, 0, 2, 4)} if "new-goals" in modules else {*ROUND_THE_GOALS}
    legal = {(x, y) for x in columns for y in rows} - goals - {(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)}
    assert set(filled) == legal


@pytest.mark.rule("D-42")
def test_the_editions_agree_on_chests_apart_and_differ_on_where() -> None:
    assert {name: options.chest_layout for name, options in EDITIONS.items()} == {
        "default": "between",
        "pl": "free",
        "cs": "free",
        "uk": "between",
    }
    behind = [Setup(3, FREE_LAYOUT, CHESTS).begin(seed) for seed in range(60)]
    assert any(x > 8 for state in behind for x, _ in stacks(state))
    assert any(x < 0 for state in behind for x, _ in stacks(state))


@pytest.mark.rule("X-TC-4")
def test_where_chance_lays_them_is_recorded_and_can_be_asked_for() -> None:
    first = Setup(5, modules=CHESTS).begin(11)
    (deal,) = deals_of(first)
    assert len(deal.luck) == 4
    again = Setup(5, modules=CHESTS).begin(99, [deal])
    assert stacks(again) == stacks(first)
    assert [stack_at(again, *cell) for cell in stacks(again)] == [stack_at(first, *cell) for cell in stacks(first)]


@pytest.mark.rule("X-TC-4")
@pytest.mark.parametrize("number", [0, 1])
def test_the_layouts_of_the_deck_file_can_be_laid(number: int) -> None:
    layout = load("chests").part(Stacks)
    assert layout is not None
    assert stacks(chest_table("a", cells=layout.presets[number])) == [*layout.presets[number]]


@pytest.mark.rule("X-TC-10")
def test_for_the_next_round_all_of_them_are_shuffled_anew() -> None:
    state = opened("a")
    while state.decision.name == "turn":
        do(state, options_text(state)[-1])
    do(state, "deal")
    assert len(stacks(state)) == 4
    for number in (0, 1):
        cards = pile(state, number)
        assert len({state.face[card] for card in cards}) == len(cards)
        assert [knowers(state, card) for card in cards] == [set()] * len(cards)
    first, second = deals_of(state)
    assert first.piles != second.piles
    assert sorted(first.piles["chests"]) == sorted(second.piles["chests"])


# --- opening ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-4", "X-TC-1")
def test_who_links_a_stack_with_the_start_turns_its_path_up_and_opens_its_chest() -> None:
    state = chest_table("a b c d", "NESW", hands={1: "EW"}, starter=1)
    before = state.happened()
    do(state, "1: lay EW 1,0")
    assert dug(state) == draw("""
         |     |
        -S--+--+-
         |     |
    """)
    told = [event for event in events(state, WATCHER, before) if not hasattr(event, "value")]
    assert [type(event).__name__ for event in told] == [
        "PathLaid", "GoalRevealed", "GoalFitted", "ChestOpened", "CardDrawn",
    ]  # fmt: skip
    assert told[3] == ChestOpened(number=before + 3, seat=1, x=2, y=0, chest="chest-a")
    path, chest = pile(state, 0)[0], pile(state, 1)[0]
    assert knowers(state, path) == knowers(state, chest) == everybody(state)
    assert [knowers(state, card) for card in pile(state, 1)[1:]] == [set()] * 9


@pytest.mark.rule("X-TC-1")
@pytest.mark.parametrize(
    ("card", "opens"), [("lay EW 1,0", True), ("lay NW 1,0", False), ("lay ew 1,0", False), ("lay NESW 1,0", True)]
)
def test_a_stack_is_reached_when_a_reached_tunnel_opens_to_it(card: str, opens: bool) -> None:
    state = chest_table("a", hands={0: "EW NW ew NESW"})
    do(state, card)
    assert bool(happened(state, ChestOpened)) == opens


@pytest.mark.rule("TC-4", "D-43")
@pytest.mark.parametrize(
    ("path", "sides", "turned"),
    [
        pytest.param("NE", "SW", True, id="turned so that it joins the tunnel"),
        pytest.param("NW", "NW", False, id="as printed"),
        pytest.param("NS", "NS", False, id="a misfit that nothing can help"),
    ],
)
def test_the_path_is_put_back_to_fit_as_well_as_it_can(path: str, sides: str, turned: bool) -> None:
    state = opened("a", path)
    assert open_sides(state, 2, 0) == sides
    (fitted,) = [event for event in events(state, 0) if isinstance(event, GoalFitted)]
    assert (fitted.goal, fitted.turned) == (f"chest-{path}", turned)
    assert happened(state, ChestOpened)


@pytest.mark.rule("X-TC-2", "X-B5")
@pytest.mark.parametrize(("way", "sides"), [("upright", "ESW"), ("turned", "NEW")])
def test_a_path_that_fits_as_well_both_ways_is_turned_by_its_finder(way: str, sides: str) -> None:
    state = opened("c", "ESW")
    assert (state.decision.name, state.decider) == ("fitting", 0)
    assert not happened(state, ChestOpened)  # first the path, then the chest
    do(state, f"0: turn {way}")
    assert open_sides(state, 2, 0) == sides
    assert happened(state, ChestOpened) == [(0, pile(state, 1)[0], spot(2, 0))]


@pytest.mark.rule("X-TC-2", "D-12")
def test_a_path_that_leads_nowhere_stays_and_its_chest_is_opened_all_the_same() -> None:
    state = opened("d", "NS", hands={1: "EW"})
    assert dug(state) == draw("""
         |     |
        -S--+- +
         |     |
    """)
    assert happened(state, ChestOpened)
    assert not allows(state, "lay EW 2,1")
    assert refuses(state, "lay EW 3,0") == ("B-18", "misfit")  # rock: nothing leads out of it


@pytest.mark.rule("TC-4")
def test_a_chest_is_put_aside_once_it_is_opened() -> None:
    state = opened("c")
    assert discard_pile(state) == []
    assert all(state.kind(card).name != "chest-c" for seat in range(5) for card in state.hand(seat))


# --- rockfalls and maps -----------------------------------------------------------------------------


@pytest.mark.rule("TC-5", "D-60")
def test_a_rockfall_takes_a_closed_path_with_its_chest_and_nobody_sees_them() -> None:
    state = chest_table("a", hands={0: "rockfall", 1: "EW", 2: "EW"})
    cards = pile(state, 0)[0], pile(state, 1)[0]
    do(state, "0: play rockfall at 2,0")
    assert state.mine.what(spot(2, 0)) == EMPTY
    assert stacks(state) == [*NEAR[1:]]
    assert [knowers(state, card) for card in cards] == [set(), set()]
    assert discard_pile(state) == ["rockfall"]
    (gone,) = [event for event in events(state, WATCHER) if isinstance(event, StackGone)]
    assert (gone.seat, gone.x, gone.y) == (0, 2, 0)
    do(state, "1: lay EW 1,0", "2: lay EW 2,0")
    assert not happened(state, ChestOpened)
    assert state.mine.what(spot(2, 0)) == PATH


@pytest.mark.rule("D-47", "X-B10")
def test_a_rockfall_may_take_open_and_closed_paths_and_nothing_else_that_is_closed() -> None:
    state = opened("c", hand="rockfall")
    pass_until(state, 0)
    falls = [text for text in options_text(state) if text.startswith("play rockfall")]
    assert falls == [f"play rockfall at {x},{y}" for x, y in ((1, 0), (2, 0), *NEAR[1:])]
    assert refuses(state, "play rockfall at 8,0") == ("B-27", "not-removable")


@pytest.mark.rule("X-TC-9")
def test_an_open_path_that_a_rockfall_takes_goes_aside_too() -> None:
    state = opened("c", hand="rockfall")
    do(pass_until(state, 0), "play rockfall at 2,0")
    assert state.mine.what(spot(2, 0)) == EMPTY
    assert "chest-NESW" not in discard_pile(state)
    assert discard_pile(state)[-1] == "rockfall"
    assert happened(state, facts.REMOVED) == [(0, pile(state, 0)[0], spot(2, 0))]


@pytest.mark.rule("TC-6", "X-TC-8")
def test_a_map_shows_one_goal_or_both_cards_of_one_stack() -> None:
    state = chest_table("f", "NW", hands={3: "map"}, starter=3)
    looks = [text for text in options_text(state) if text.startswith("play map")]
    assert looks == [f"play map at {x},{y}" for x, y in (*ROUND_THE_GOALS, *NEAR)]
    assert refuses(state, "play map at 1,1") == ("B-29", "choose-goal")
    do(state, "3: play map at 2,0")
    path, chest = pile(state, 0)[0], pile(state, 1)[0]
    assert knowers(state, path) == knowers(state, chest) == {3}
    assert state.mine.what(spot(2, 0)) == STACK


@pytest.mark.rule("TC-6", "X-G9")
def test_what_a_map_has_shown_of_a_stack_is_told_to_nobody_else() -> None:
    state = chest_table("f", "NW", hands={3: "map"}, starter=3)
    do(state, "3: play map at 2,0")
    for viewer in (3, 0, WATCHER):
        (event,) = [event for event in events(state, viewer) if isinstance(event, StackSeen)]
        cell = cell_of(state, viewer, 2, 0)
        told = ("chest-NW", "chest-f") if viewer == 3 else (None, None)
        assert (event.path, event.chest) == (cell["card"], cell["chest"]) == told
        assert (event.seat, event.x, event.y) == (3, 2, 0)
        assert (cell["what"], cell["seen_by"]) == ("stack", (3,))


@pytest.mark.rule("X-G5")
@pytest.mark.parametrize(("first", "order"), [("2,1", ["c", "j"]), ("1,2", ["j", "c"])])
def test_stacks_wait_together_and_the_player_on_turn_picks(first: str, order: list[str]) -> None:
    state = chest_table("c j", "NESW EW", cells=((2, 1), (1, 2), (7, -1), (7, 1)), hands={0: "NESW"}, laid="NESW 1,0")
    do(state, "0: lay NESW 1,1")
    assert (state.decision.name, options_text(state)) == ("which-goal", ["reveal 2,1", "reveal 1,2"])
    do(state, f"0: reveal {first}")
    assert [state.kind(card).name for _, card, _ in happened(state, ChestOpened)] == [
        f"chest-{letter}" for letter in order
    ]


def test_luck_that_no_layout_has_is_refused() -> None:
    with pytest.raises(BadLuck):
        chest_table("a", cells=(), luck=[35])


def test_an_event_tells_a_path_that_is_turned_up_like_a_goal() -> None:
    state = opened("c", "EW")
    (event,) = [event for event in events(state, 4) if isinstance(event, GoalRevealed)]
    assert (event.seat, event.x, event.y, event.goal) == (0, 2, 0, "chest-EW")
    assert cell_of(state, 4, 2, 0) == {
        "x": 2, "y": 0, "what": "path", "card": "chest-EW", "turned": False, "seen_by": (), "chest": None,
    }  # fmt: skip
    assert state.mine.what(spot(2, 0)) == PATH
