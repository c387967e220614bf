"""The tournament: nobody is left out, a card lies midway from the start, the pay is fixed (TV-1 to TV-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games.saboteur.events import NuggetsEarned
from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.errors import SetupError
from pyrite.kernel.mine import spot
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import Shared, events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.options import EDITIONS, Options
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.facts import happened
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw,
    draw_pile,
    everybody,
    hand,
    knowers,
    nuggets,
    options_text,
    pass_round,
    refuses,
    roles,
    table,
    tunnels,
    winners,
)
from tests.rules.scenes import open_sides, turned_up

TOURNAMENT = ("tournament",)
DWARFS = {
    5: "miner miner miner saboteur greedy",
    6: "miner miner miner saboteur saboteur greedy",
    7: "miner miner miner saboteur saboteur greedy greedy",
    8: "miner miner miner saboteur saboteur saboteur greedy greedy",
    9: "miner miner miner miner saboteur saboteur saboteur greedy greedy",
}
# With a crossing in the centre: one card short of the goal at 8,0.
ALMOST = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 5,0; EW 6,0"


def one_short(connector: int, players: int = 7, options: Options = EDITIONS["default"]) -> State:
    return table(
        players,
        hands={connector: "EW"},
        roles=DWARFS[players],
        modules=TOURNAMENT,
        options=options,
        centre="NESW",
        luck=[0],
        starter=connector,
        laid=ALMOST,
    )


# --- setting up -------------------------------------------------------------------------------------


@pytest.mark.rule("TV-1")
def test_five_to_nine_play_it() -> None:
    for players in range(5, 10):
        Setup(players, modules=TOURNAMENT)
    for players in (3, 4, 10):
        with pytest.raises(SetupError, match="this game is for 5 to 9"):
            Setup(players, modules=TOURNAMENT)


@pytest.mark.rule("TV-1")
def test_it_is_for_the_base_game_and_goes_with_neither_side_of_the_postcard() -> None:
    assert MODULES["tournament"].clashes == {
        "saboteur-2": "base-only",
        "costumes": "no-spare",
        "party": "same-place",
        "sabotaged": "fixed-pay",
    }


@pytest.mark.rule("TV-1")
def test_gold_is_paid_in_tokens_and_there_are_no_gold_cards() -> None:
    state = do(one_short(0), "0: lay EW 7,0")
    assert len(state.book.gold) == len(state.gold_pile) == len(state.purse) == 0
    assert [*state.loose] == nuggets(state) == [3, 2, 2, 0, 0, 0, 0]


@pytest.mark.rule("TV-2")
@pytest.mark.parametrize("players", DWARFS)
def test_there_are_as_many_dwarfs_as_players_and_none_is_left_over(players: int) -> None:
    state = Setup(players, modules=TOURNAMENT).begin(1)
    assert Counter(roles(state)) == Counter(DWARFS[players].split())
    assert len(state.spare) == 0


@pytest.mark.rule("TV-2", "TV-3")
@pytest.mark.parametrize(("players", "cards", "pile"), [(5, 6, 36), (6, 5, 36), (7, 5, 31), (8, 4, 34), (9, 4, 30)])
def test_hands_and_the_draw_pile_are_those_of_66_cards(players: int, cards: int, pile: int) -> None:
    state = Setup(players, modules=TOURNAMENT).begin(1)
    assert [len(hand(state, seat)) for seat in range(players)] == [cards] * players
    assert len(draw_pile(state)) == pile
    assert players * cards + pile == 66


@pytest.mark.rule("TV-3")
def test_the_rest_of_the_deck_is_shuffled_whatever_lies_in_the_centre() -> None:
    """The last card to be drawn is a path card as often as any other: 39 times in 66."""
    last = 0
    for seed in range(600):
        state = Setup(5, modules=("tournament",)).begin(seed)
        last += state.kind(state.bottom - 1).digs()
    assert 310 < last < 400  # about 355; some 215 if those above the centre card stay where they were


@pytest.mark.rule("TV-3", "D-51")
def test_a_path_card_lies_open_midway_between_the_start_and_the_middle_goal() -> None:
    state = table(hands={}, modules=TOURNAMENT, centre="NE", luck=[0])
    assert tunnels(state) == draw("""
     |           |
    -S-          +-
     |
    """)
    assert open_sides(state, 4, 0) == "NE"
    assert knowers(state, state.mine.card(spot(4, 0))) == everybody(state)
    assert [
        cell["card"] for cell in describe(view(state, WATCHER))["mine"].values() if (cell["x"], cell["y"]) == (4, 0)
    ] == ["NE"]


@pytest.mark.rule("TV-3")
def test_any_path_card_may_lie_there_and_nothing_else_does() -> None:
    book = Setup(5, modules=TOURNAMENT).book()
    found = Counter(deals_of(Setup(5, modules=TOURNAMENT).begin(seed))[0].deck[-1] for seed in range(300))
    assert all(book.kinds[book.face_of(name)].digs() for name in found)
    assert len(found) > 12


@pytest.mark.rule("TV-3")
def test_a_deal_that_ends_with_an_action_card_is_refused() -> None:
    (deal,) = deals_of(Setup(5, modules=TOURNAMENT).begin(1))
    at = deal.deck.index("map")
    deck = (*deal.deck[:at], deal.deck[-1], *deal.deck[at + 1 : -1], "map")
    with pytest.raises(SetupError, match="must be a path card"):
        Setup(5, modules=TOURNAMENT).begin(deals=[RoundDeal(deck, deal.goals, deal.roles, deal.gold)])


@pytest.mark.rule("X-TV-1")
def test_chance_says_which_way_it_lies_and_that_is_written_down() -> None:
    lying = {luck: table(modules=TOURNAMENT, centre="NE", luck=[luck]) for luck in (0, 1)}
    assert [open_sides(lying[luck], 4, 0) for luck in (0, 1)] == ["NE", "SW"]
    seen = set()
    for seed in range(40):
        state = Setup(5, modules=TOURNAMENT).begin(seed)
        (deal,) = deals_of(state)
        assert len(deal.luck) == 1
        again = Setup(5, modules=TOURNAMENT).begin(deals=[deal])
        assert tunnels(again) == tunnels(state)
        seen.add(deal.luck)
    assert seen == {(0,), (1,)}


# --- the card in the centre -------------------------------------------------------------------------


@pytest.mark.rule("X-TV-2")
def test_beside_it_only_cards_may_be_laid_that_fit_it_and_are_linked_to_the_start() -> None:
    state = table(hands={0: "EW NS NESW NES"}, modules=TOURNAMENT, centre="NS", luck=[0], laid="NESW 1,0; NESW 2,0")
    assert refuses(state, "lay EW 5,0") == ("B-18", "misfit")
    assert refuses(state, "lay NS 4,1") == ("B-20", "not-linked")
    assert refuses(state, "lay NESW 3,0") == ("B-18", "misfit")
    do(state, "lay NES 3,0 turned")
    assert open_sides(state, 3, 0) == "NSW"


@pytest.mark.rule("X-TV-2")
def test_linked_to_it_its_tunnels_are_used() -> None:
    state = table(hands={0: "EW", 1: "EW"}, modules=TOURNAMENT, centre="EW", luck=[0], laid="NESW 1,0; NESW 2,0")
    assert refuses(state, "lay EW 5,0") == ("B-20", "not-linked")
    do(state, "lay EW 3,0", "lay EW 5,0")
    assert open_sides(state, 5, 0) == "EW"


@pytest.mark.rule("X-TV-2")
def test_a_dead_end_stays_a_dead_end() -> None:
    state = table(hands={0: "EW", 1: "EW"}, modules=TOURNAMENT, centre="nesw", luck=[0], laid="NESW 1,0; NESW 2,0")
    do(state, "lay EW 3,0")
    assert refuses(state, "lay EW 5,0") == ("B-20", "not-linked")


@pytest.mark.rule("X-TV-2", "X-B10")
def test_a_rockfall_may_take_it() -> None:
    state = table(hands={0: "rockfall"}, modules=TOURNAMENT, centre="nesw", luck=[0])
    do(state, "play rockfall at 4,0")
    assert (open_sides(state, 4, 0), discard_pile(state)) == ("", ["nesw", "rockfall"])


@pytest.mark.rule("X-TV-3", "X-WC-26")
def test_it_was_laid_by_nobody_and_so_no_diversion_moves_it() -> None:
    state = table(hands={0: "diversion"}, modules=("diversion", "tournament"), centre="NESW", luck=[0])
    assert refuses(state, "play diversion at 1,0") == ("X-WC-33", "nothing-to-move")


@pytest.mark.rule("X-TV-3")
def test_a_card_that_a_player_lays_in_its_place_can_be_moved() -> None:
    state = table(
        hands={0: "rockfall", 1: "EW", 2: "rockfall", 3: "rockfall", 4: "diversion"},
        modules=("diversion", "tournament"),
        centre="NESW",
        luck=[0],
        laid="NESW 1,0; NESW 2,0; EW 3,0",
    )
    do(state, "0: play rockfall at 4,0", "1: lay EW 4,0", "2: play rockfall at 2,0", "3: play rockfall at 3,0")
    assert allows(state, "play diversion at -1,0")
    do(state, "4: play diversion at -1,0")
    assert (open_sides(state, 4, 0), open_sides(state, -1, 0)) == ("", "EW")


@pytest.mark.rule("X-TV-4")
def test_every_round_has_a_new_one() -> None:
    found = set()
    for seed in range(10):
        state = Setup(5, modules=TOURNAMENT).begin(seed)
        do(pass_round(state), "deal")
        first, second = deals_of(state)
        assert open_sides(state, 4, 0) != ""
        found.add(first.deck[-1] == second.deck[-1])
    assert False in found


# --- pay --------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-4")
def test_the_miner_who_makes_the_link_gets_three_and_the_other_miners_two() -> None:
    state = do(one_short(1), "1: lay EW 7,0")
    assert nuggets(state) == [2, 3, 2, 0, 0, 0, 0]
    told = [(event.seat, event.nuggets, event.reason) for event in events(state, WATCHER) if isinstance(event, Shared)]
    assert told == [(0, 2, "team"), (1, 3, "link"), (2, 2, "team")]
    assert state.decision.name == "next-round"


@pytest.mark.rule("TV-4", "D-50")
def test_if_a_saboteur_makes_the_link_every_miner_gets_two() -> None:
    assert nuggets(do(one_short(3), "3: lay EW 7,0")) == [2, 2, 2, 0, 0, 0, 0]


@pytest.mark.rule("TV-5")
def test_a_greedy_dwarf_who_makes_the_link_gets_four_and_everybody_else_nothing() -> None:
    state = do(one_short(6), "6: lay EW 7,0")
    assert (turned_up(state), nuggets(state)) == ([(6, 0)], [0, 0, 0, 0, 0, 0, 4])


@pytest.mark.rule("TV-6", "X-TV-6")
@pytest.mark.parametrize(("players", "each"), [(5, 4), (6, 3), (7, 3), (8, 3), (9, 3)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_saboteurs_who_win_get_three_each_and_a_single_one_four(players: int, each: int, edition: str) -> None:
    state = table(players, roles=DWARFS[players], modules=TOURNAMENT, options=EDITIONS[edition])
    pass_round(state)
    assert nuggets(state) == [each if role == "saboteur" else 0 for role in DWARFS[players].split()]


@pytest.mark.rule("TV-7")
@pytest.mark.parametrize("connector", [0, 3, 5])
def test_a_greedy_dwarf_who_did_not_make_the_link_gets_nothing(connector: int) -> None:
    state = do(one_short(connector), f"{connector}: lay EW 7,0")
    assert nuggets(state)[6] == 0


@pytest.mark.rule("X-WC-21")
def test_a_change_of_direction_makes_no_difference_to_the_pay() -> None:
    state = table(
        hands={4: "change-direction", 3: "EW"},
        roles=DWARFS[5],
        modules=("change-direction", "tournament"),
        centre="NESW",
        luck=[0],
        starter=4,
        laid=ALMOST,
    )
    do(state, "4: play change-direction", "3: lay EW 7,0")
    assert nuggets(state) == [2, 2, 2, 0, 0]


@pytest.mark.rule("X-TV-5")
def test_the_cards_from_2017_on_go_with_it_and_the_greedy_switch_changes_nothing() -> None:
    plain = Setup(7, modules=TOURNAMENT).book()
    greedy = Setup(7, modules=("greedy", "tournament")).book()
    assert sorted(greedy.kinds[face].name for face in greedy.roles) == sorted(DWARFS[7].split())
    assert (greedy.hand, len(greedy.deck), len(greedy.sharing)) == (plain.hand, len(plain.deck), 1)
    special = ("swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion")
    assert len(Setup(7, modules=(*special, "tournament")).book().deck) == 67 + 7


@pytest.mark.rule("X-TV-5")
def test_with_the_switch_on_a_greedy_winner_gets_four_tokens_once() -> None:
    state = table(
        hands={4: "EW"},
        roles=DWARFS[5],
        modules=("greedy", "tournament"),
        centre="NESW",
        luck=[0],
        starter=4,
        laid=ALMOST,
    )
    do(state, "4: lay EW 7,0")
    assert (nuggets(state), happened(state, NuggetsEarned)) == ([0, 0, 0, 0, 4], [])


@pytest.mark.rule("X-TV-7")
def test_three_rounds_are_played_and_those_who_tie_share() -> None:
    state = table(6, roles=DWARFS[6], modules=TOURNAMENT)
    while not state.over():
        pass_round(state)
        if not state.over():
            do(state, "deal")
    assert state.round == 3
    best = max(nuggets(state))
    assert winners(state) == [seat for seat, have in enumerate(nuggets(state)) if have == best]


@pytest.mark.rule("X-TV-7")
def test_a_tie_after_three_rounds() -> None:
    """The same two saboteurs win round after round."""
    first = table(6, roles=DWARFS[6], modules=TOURNAMENT)
    (deal,) = deals_of(first)
    state = Setup(6, modules=TOURNAMENT).begin(deals=[deal] * 3)
    while not state.over():
        pass_round(state)
        if not state.over():
            do(state, options_text(state)[0])
    assert (nuggets(state), winners(state)) == ([0, 0, 0, 9, 9, 0], [3, 4])
