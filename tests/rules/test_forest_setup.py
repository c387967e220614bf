"""The Lost Mines: what lies where before the first turn, and who knows it (LM-1 … LM-10, A-40, A-42, A-43)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games import LOST_MINES
from pyrite.games.lost_mines.events import ClanShown
from pyrite.kernel.errors import SetupError
from pyrite.kernel.mine import HIDDEN, START, spot
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup.setup import Setup
from tests.rules.forest import dwarf, edges, forest, points, rest, seen, told, tools
from tests.rules.kit import discard_pile, draw_pile, goal_at, hand, knowers, roles
from tests.rules.scenes import open_sides

STARTS = ((1, 2), (1, 4))
MINES = ((9, 0), (9, 2), (9, 4), (9, 6))


def begin(players: int = 3, seed: int = 0, starter: int = 0) -> State:
    return Setup(players, starter=starter, game=LOST_MINES).begin(seed)


def treasures(state: State) -> list[str]:
    """Those that are laid out."""
    first = state.base + state.book.piles[0].first
    return [state.kind(first + slot).name for slot in range(state.book.seats)]


@pytest.mark.rule("LM-1")
def test_three_to_nine_play_two_rounds() -> None:
    for players in range(3, 10):
        assert begin(players).book.rounds == 2
    for players in (2, 10):
        with pytest.raises(SetupError) as refused:
            begin(players)
        assert refused.value.reason == "players"


@pytest.mark.rule("LM-2")
def test_the_four_mines_lie_hidden_where_chance_puts_them_and_nobody_knows_them() -> None:
    orders = set()
    for seed in range(40):
        state = begin(seed=seed)
        mines = tuple(goal_at(state, x, y) for x, y in MINES)
        assert sorted(mines) == ["mine-dragon", "mine-gold", "mine-jewels", "mine-silver"]
        orders.add(mines)
        for x, y in MINES:
            assert state.mine.what(spot(x, y)) == HIDDEN
            assert knowers(state, state.mine.card(spot(x, y))) == set()
        assert [*view(state, 0).goal] == [UNKNOWN] * 4
    assert len(orders) > 15


@pytest.mark.rule("LM-3")
def test_both_starts_lie_open_with_ways_to_all_sides() -> None:
    state = begin()
    for x, y in STARTS:
        assert state.mine.what(spot(x, y)) == START
        assert open_sides(state, x, y) == "NESW"
    cells = {
        (cell["x"], cell["y"]): cell["card"]
        for cell in describe(view(state, WATCHER))["mine"].values()
        if cell["what"] == "start"
    }
    assert cells == {(1, 2): "start-blue", (1, 4): "start-yellow"}


@pytest.mark.rule("LM-4")
@pytest.mark.parametrize("players", range(3, 10))
def test_as_many_treasures_as_players_are_laid_out_sort_seen_value_hidden(players: int) -> None:
    state = begin(players, seed=players)
    for viewer in (0, WATCHER):
        shown = seen(state, viewer)["treasures"]
        assert [treasure["kind"] for treasure in shown] == [name.split("-")[0] for name in treasures(state)]
        assert {treasure["value"] for treasure in shown} == {None}
        assert {treasure["seat"] for treasure in shown} == {None}


@pytest.mark.rule("LM-4")
def test_a_sort_of_treasure_may_be_missing() -> None:
    sorts = [{name.split("-")[0] for name in treasures(begin(3, seed))} for seed in range(60)]
    assert {len(found) for found in sorts} == {1, 2, 3}


@pytest.mark.rule("LM-5")
@pytest.mark.parametrize(
    ("players", "loyal", "spare", "size", "pile"),
    [
        (3, 1, 3, 5, 38),
        (4, 1, 2, 5, 33),
        (5, 2, 3, 5, 28),
        (6, 2, 2, 5, 23),
        (7, 3, 3, 4, 25),
        (8, 3, 2, 4, 21),
        (9, 3, 1, 4, 17),
    ],
)
def test_the_table_of_dwarfs_hands_and_draw_pile(players: int, loyal: int, spare: int, size: int, pile: int) -> None:
    state = begin(players)
    pool = Counter(roles(state) + [state.kind(card).name for card in state.spare])
    of_clan = {"loyal": loyal, "selfish": 1, "saboteur": 1}
    assert pool == {f"{clan}-{name}": count for clan in ("blue", "yellow") for name, count in of_clan.items()}
    assert len(state.spare) == spare
    assert [len(hand(state, seat)) for seat in range(players)] == [size] * players
    assert len(draw_pile(state)) == pile


@pytest.mark.rule("LM-5")
def test_chance_makes_the_clans_and_one_may_be_empty() -> None:
    clans = {tuple(sorted(role.split("-")[0] for role in roles(begin(3, seed)))) for seed in range(200)}
    assert ("blue",) * 3 in clans
    assert ("yellow",) * 3 in clans


@pytest.mark.rule("LM-6")
def test_the_clan_is_public_and_the_role_is_not() -> None:
    state = begin(5, seed=3)
    clans = [role.split("-")[0] for role in roles(state)]
    for viewer in (2, WATCHER):
        assert [*seen(state, viewer)["clans"]] == clans
        assert [(event.seat, event.clan) for event in told(state, ClanShown, viewer)] == [*enumerate(clans)]
        known = [seat["role"] for seat in describe(view(state, viewer))["seats"].values()]
        assert known == [roles(state)[seat] if seat == viewer else None for seat in range(5)]


@pytest.mark.rule("LM-7", "A-40")
def test_every_dwarf_begins_on_the_start_of_its_clan_a_saboteur_too() -> None:
    for seed in range(20):
        state = begin(6, seed)
        for seat, role in enumerate(roles(state)):
            assert dwarf(state, seat) == ((1, 2) if role.startswith("blue") else (1, 4))
    state = forest(players=3, roles="blue-saboteur yellow-loyal yellow-saboteur")
    assert [dwarf(state, seat) for seat in range(3)] == [(1, 2), (1, 4), (1, 4)]
    assert [*seen(state)["clans"]] == ["blue", "yellow", "yellow"]


@pytest.mark.rule("LM-8")
@pytest.mark.parametrize("players", range(3, 10))
def test_ten_of_63_cards_are_set_aside_and_nobody_has_seen_them(players: int) -> None:
    state = begin(players)
    assert len(state.book.deck) == 63
    assert sum(state.book.kinds[face].digs() for face in state.book.deck) == 40
    held = sum(len(hand(state, seat)) for seat in range(players))
    assert 63 - held - len(draw_pile(state)) == 10
    assert not discard_pile(state)
    assert all(knowers(state, card) == set() for card in range(state.base, state.base + 10))


@pytest.mark.rule("LM-8")
def test_the_discard_pile_is_never_shuffled_into_a_new_draw_pile() -> None:
    state = forest(hands={0: "EW NS", 1: "axe", 2: "boat"}, pile=1, top="rope")
    rest(state, 0, 1, 2)
    assert not draw_pile(state)
    rest(state, 0)
    assert hand(state, 0) == ["rope"]
    assert len(discard_pile(state)) > 4


@pytest.mark.rule("LM-9")
def test_every_card_that_places_a_token_has_one_and_nothing_lies_on_the_board() -> None:
    state = begin()
    deck = Counter(state.book.kinds[face].name for face in state.book.deck)
    assert [deck[name] for name in ("axe", "boat", "rope", "forest-trap", "troll")] == [3, 3, 3, 2, 3]
    assert (tools(state), edges(state), seen(state)["dragon"], points(state)) == ([], [], None, [0, 0, 0])


@pytest.mark.rule("LM-10")
@pytest.mark.parametrize("starter", range(4))
def test_the_set_up_says_who_begins_and_turns_go_clockwise(starter: int) -> None:
    state = begin(4, starter=starter)
    order = []
    for _ in range(5):
        order.append(int(state.decider))
        rest(state, state.decider)
    assert order == [(starter + i) % 4 for i in range(5)]


@pytest.mark.rule("A-42")
def test_hand_sizes_are_public_and_the_discard_pile_is_hidden() -> None:
    state = forest(hands={0: "EW NS SW", 1: "axe boat"})
    rest(state, 0)
    there = view(state, 1)
    assert [*there.hand_size][:2] == [3, 2]  # the first has drawn again
    assert [*there.discard] == [UNKNOWN]
    assert [*view(state, WATCHER).discard] == [UNKNOWN]
    assert view(state, 0).discard[0] == state.book.face_of("EW")


@pytest.mark.rule("A-43")
def test_figures_are_numbered_by_seat_and_nobody_chooses_one() -> None:
    state = begin(9)
    assert (state.decision.name, state.decider) == ("turn", 0)
    assert len(seen(state)["dwarfs"]) == 9
