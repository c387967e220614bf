"""What is needed and how it is laid out: B-1 … B-12."""

from collections import Counter

import pytest

from pyrite.kernel import facts
from pyrite.kernel.decks import cards
from pyrite.kernel.errors import GameOver, SetupError
from pyrite.kernel.mine import START, spot
from pyrite.kernel.state import HAND_ROOM, State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup import decks
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.facts import happened
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw,
    draw_pile,
    goal_at,
    gold_deck,
    hand,
    is_open,
    knowers,
    mine,
    pass_card,
    pass_round,
    roles,
    table,
    tunnels,
)

COUNTS = range(3, 11)
each_count = pytest.mark.parametrize("players", COUNTS)


def game(players: int, seed: int = 0) -> State:
    return Setup(players).begin(seed)


def first_deal(state: State) -> RoundDeal:
    return deals_of(state)[0]


# --- players and rounds -----------------------------------------------------------------------------


@pytest.mark.rule("B-1")
@each_count
def test_three_to_ten_may_play(players: int) -> None:
    assert game(players).book.seats == players


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("players", [0, 2, 11])
def test_fewer_than_three_or_more_than_ten_may_not(players: int) -> None:
    with pytest.raises(SetupError, match=f"{players} players cannot play; this game is for 3 to 10") as refused:
        Setup(players)
    assert refused.value.reason == "players"


@pytest.mark.rule("B-1")
@each_count
def test_a_game_lasts_three_rounds_and_no_more(players: int) -> None:
    state = game(players)
    for _ in range(2):
        pass_round(state)
        assert not state.over()
        do(state, "deal")
    pass_round(state)
    assert state.over()
    assert len(happened(state, facts.ROUND_BEGAN)) == 3
    assert list(state.moves()) == []
    assert state.decider == -1
    with pytest.raises(GameOver):
        do(state, "deal")


# --- the cards --------------------------------------------------------------------------------------


@pytest.mark.rule("B-2")
@each_count
def test_every_printed_card_takes_part(players: int) -> None:
    deal = first_deal(game(players))
    deck = decks.load("base")
    assert Counter(deal.deck) == {c.name: c.count for c in (*deck.of(cards.PathCard), *deck.of(cards.ActionCard))}
    assert Counter(deal.goals) == {"treasure": 1, "stone-ne": 1, "stone-nw": 1}
    assert Counter(deal.gold) == {1: 16, 2: 8, 3: 4}


# --- the dwarfs -------------------------------------------------------------------------------------

POOLS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}


@pytest.mark.rule("B-3")
@each_count
def test_the_pool_of_dwarfs_goes_by_the_number_of_players(players: int) -> None:
    saboteurs, miners = POOLS[players]
    assert Counter(first_deal(game(players)).roles) == {"saboteur": saboteurs, "miner": miners}


@pytest.mark.rule("B-3")
@each_count
def test_one_dwarf_stays_over_so_there_may_be_a_saboteur_less(players: int) -> None:
    most, _ = POOLS[players]
    found = {roles(game(players, seed)).count("saboteur") for seed in range(60)}
    assert found == {most - 1, most}


@pytest.mark.rule("B-4")
@each_count
def test_each_seat_is_dealt_one_dwarf_and_one_is_left_over(players: int) -> None:
    state = game(players)
    assert len(state.role) == players
    assert len(state.spare) == 1
    dealt = [*roles(state), state.kind(state.spare[0]).name]
    assert sorted(dealt) == sorted(first_deal(state).roles)


@pytest.mark.rule("B-4")
def test_a_dwarf_is_known_to_its_seat_alone_and_the_one_left_over_to_nobody() -> None:
    state = game(5)
    for seat in range(5):
        assert knowers(state, state.role[seat]) == {seat}
    assert knowers(state, state.spare[0]) == set()
    assert list(view(state, 2).spare) == [UNKNOWN]


@pytest.mark.rule("B-4")
def test_the_pool_is_shuffled() -> None:
    saboteurs = Counter(seat for seed in range(300) for seat, r in enumerate(roles(game(3, seed))) if r == "saboteur")
    # a quarter of the time at each of three seats, a quarter of the time nobody
    assert set(saboteurs) == {0, 1, 2}
    assert all(50 <= times <= 100 for times in saboteurs.values())


@pytest.mark.rule("B-5")
def test_a_role_is_a_secret_for_as_long_as_the_round_lasts() -> None:
    state = table(players=3, roles="miner saboteur miner")
    saboteur = state.book.face_of("saboteur")
    while state.hand_size[1] > 1 or state.decider != 1:
        pass_card(state)
        assert [list(view(state, seat).role).count(UNKNOWN) for seat in range(3)] == [2, 2, 2]
        assert [view(state, seat).role[1] for seat in range(3)] == [UNKNOWN, saboteur, UNKNOWN]
    pass_round(state)
    assert [view(state, seat).role[1] for seat in range(3)] == [saboteur] * 3


# --- start and goals --------------------------------------------------------------------------------


@pytest.mark.rule("B-6")
def test_the_start_lies_open_and_shows_a_ladder_and_four_tunnels() -> None:
    state = table(hands={0: "NESW"})
    assert state.mine.what(spot(0, 0)) == START
    assert decks.load("base").of(cards.StartCard)[0].ladder
    for beside in ("0,-1", "1,0", "0,1", "-1,0"):
        assert allows(state, f"lay NESW {beside}")


@pytest.mark.rule("B-6")
def test_the_goals_are_shuffled_and_lie_closed() -> None:
    treasures: Counter[int] = Counter()
    for seed in range(300):
        state = game(4, seed)
        names = [goal_at(state, 8, y) for y in (-2, 0, 2)]
        assert sorted(names) == ["stone-ne", "stone-nw", "treasure"]
        assert not any(is_open(state, 8, y) for y in (-2, 0, 2))
        assert all(knowers(state, state.mine.card(spot(8, y))) == set() for y in (-2, 0, 2))
        treasures[names.index("treasure")] += 1
    assert all(70 <= treasures[i] <= 130 for i in range(3))


@pytest.mark.rule("B-7")
def test_the_layout_is_a_rectangle_nine_wide_and_five_high() -> None:
    assert mine(table()) == draw("""
                             ?




     |
    -S-                      ?
     |




                             ?
    """)


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(
    ("way", "edge", "beyond"),
    [
        ("NS 0,-1; NS 0,-2; NS 0,-3; NS 0,-4; NESW 0,-5", "north", "0,-6"),
        ("EW -1,0; EW -2,0; EW -3,0; NESW -4,0; NESW -5,0", "west", "-6,0"),
        ("NS 0,1; NS 0,2; NS 0,3; NS 0,4; NESW 0,5", "south", "0,6"),
    ],
)
def test_the_mine_may_grow_past_the_rectangle(way: str, edge: str, beyond: str) -> None:
    state = table(laid=way, hands={0: "NESW"})
    do(state, f"lay NESW {beyond}")
    x, y = map(int, beyond.split(","))
    assert state.kind(state.mine.card(spot(x, y))).name == "NESW", edge


@pytest.mark.rule("B-8")
def test_the_mine_may_grow_past_the_goals() -> None:
    state = table(
        hands={0: "NESW"},
        drawn="""
             +--+--+--+--+--+--+--+--+-
             |        |  |  |  |  |
             |
            -S-                      ?
             |
        """,
    )
    do(state, "lay NESW 9,-1")
    assert tunnels(state) == draw("""
                                    |
         +--+--+--+--+--+--+--+--+--+-
         |        |  |  |  |  |     |
         |
        -S-
         |
    """)


# --- hands and piles --------------------------------------------------------------------------------

HANDS = {3: (6, 49), 4: (6, 43), 5: (6, 37), 6: (5, 37), 7: (5, 32), 8: (4, 35), 9: (4, 31), 10: (4, 27)}


@pytest.mark.rule("B-9")
@each_count
def test_hands_and_draw_pile_go_by_the_number_of_players(players: int) -> None:
    state = game(players)
    size, left = HANDS[players]
    assert [len(hand(state, seat)) for seat in range(players)] == [size] * players
    assert len(draw_pile(state)) == left
    assert players * size + left == 67


@pytest.mark.rule("B-9")
def test_paths_and_actions_are_shuffled_together() -> None:
    paths = {c.name for c in decks.load("base").of(cards.PathCard)}
    tops = [first_deal(game(5, seed)).deck[0] in paths for seed in range(300)]
    assert 140 <= sum(tops) <= 220  # 40 of 67 cards
    assert len({first_deal(game(5, seed)).deck for seed in range(50)}) == 50


@pytest.mark.rule("B-9")
def test_a_hand_is_known_to_its_seat_alone() -> None:
    state = table(hands={2: "NE map rockfall"})
    names = [state.book.kinds[face].name for face in view(state, 2).hand]
    assert names == hand(state, 2)
    assert names[:3] == ["NE", "map", "rockfall"]
    for seat in range(5):
        for i in range(6):
            assert knowers(state, state.hands[seat * HAND_ROOM + i]) == {seat}


@pytest.mark.rule("B-10")
def test_the_draw_pile_is_closed_and_the_discard_pile_begins_empty() -> None:
    state = game(5)
    assert discard_pile(state) == []
    assert state.bottom - state.top == 37
    assert all(knowers(state, card) == set() for card in range(state.top, state.bottom))


@pytest.mark.rule("B-11")
def test_the_gold_is_shuffled_into_a_closed_deck() -> None:
    decks = {tuple(gold_deck(game(5, seed))) for seed in range(40)}
    assert len(decks) == 40
    assert all(Counter(deck) == {1: 16, 2: 8, 3: 4} for deck in decks)
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == {1, 2, 3}
    seen = view(game(5), 0)
    assert (seen.gold_pile, list(seen.open_gold)) == (28, [])


@pytest.mark.rule("B-11")
def test_nobody_needs_the_gold_before_the_round_is_over() -> None:
    state = table(gold=(3, 2, 1))
    before = gold_deck(state)
    assert before[:3] == [3, 2, 1]
    while state.decision.name == "turn":
        assert gold_deck(state) == before
        pass_card(state)
    assert gold_deck(state) != before


@pytest.mark.rule("B-12")
@pytest.mark.parametrize("starter", range(4))
def test_the_one_named_youngest_opens_and_turns_go_round_clockwise(starter: int) -> None:
    state = Setup(4, starter=starter).begin()
    order = []
    for _ in range(9):
        order.append(state.decider)
        pass_card(state)
    assert order == [(starter + i) % 4 for i in range(9)]


@pytest.mark.rule("B-12")
def test_only_a_seat_at_the_table_can_be_the_youngest() -> None:
    with pytest.raises(SetupError, match="seats are 0 to 3"):
        Setup(4, starter=4)
