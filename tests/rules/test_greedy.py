"""The greedy dwarf of 2016: a miner who wants it all for himself (WC-2, WC-3, X-WC-1 to X-WC-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games.saboteur.events import GoldDrawn, GoldKept
from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.book import Book
from pyrite.kernel.state import State
from pyrite.setup.options import EDITIONS, Options, options_from
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.kit import do, gold_deck, gold_of, nuggets, open_gold_of, pass_round, roles, table
from tests.rules.scenes import BETWEEN, MIDDLE, take_the_gold, turned_up

GREEDY = ("greedy",)
# Seat 1 is greedy; a saboteur is left over.
DWARFS = "miner greedy saboteur miner miner"
STRAIGHT = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0"


def pool(book: Book) -> Counter[str]:
    return Counter(book.kinds[face].name for face in book.roles)


def one_short(connector: int, gold: tuple[int, ...] = (), options: Options = EDITIONS["default"]) -> State:
    """One card before the treasure, and it is the connector's turn to lay it."""
    return table(
        hands={connector: "EW"},
        roles=DWARFS,
        gold=gold,
        modules=GREEDY,
        options=options,
        starter=connector,
        drawn=MIDDLE,
    )


@pytest.mark.rule("WC-2")
@pytest.mark.parametrize("players", range(3, 11))
def test_one_miner_of_the_pool_makes_room_for_one_greedy_dwarf(players: int) -> None:
    plain, more = Setup(players).book(), Setup(players, modules=GREEDY).book()
    assert pool(more) == pool(plain) - Counter({"miner": 1}) + Counter({"greedy": 1})
    assert (more.hand, [*more.deck], [*more.gold]) == (plain.hand, [*plain.deck], [*plain.gold])


@pytest.mark.rule("WC-1")
def test_the_greedy_dwarf_is_for_the_base_game_only() -> None:
    assert MODULES["greedy"].clashes == {"saboteur-2": "base-only"}


@pytest.mark.rule("WC-3")
def test_a_greedy_dwarf_who_makes_the_link_himself_gets_four_and_the_others_nothing() -> None:
    state = do(one_short(1), "1: lay EW 7,0")
    assert nuggets(state) == [0, 4, 0, 0, 0]
    assert state.decision.name == "next-round"


@pytest.mark.rule("WC-3")
def test_when_another_makes_the_link_he_gets_nothing() -> None:
    state = take_the_gold(do(one_short(0, (1, 1, 1)), "0: lay EW 7,0"))
    assert nuggets(state) == [1, 0, 0, 1, 1]


@pytest.mark.rule("D-29")
def test_by_the_option_the_miners_are_paid_too_as_after_a_link_of_a_saboteur() -> None:
    state = one_short(1, (1, 1, 2, 3, 2), options_from(greedy_takes_all="false"))
    since = state.happened()
    take_the_gold(do(state, "1: lay EW 7,0"))
    # His 3 and 1 are searched out first; what is left on top goes round from his right neighbour on.
    assert [seat for seat, _, _ in happened(state, GoldKept, since)] == [0, 4, 3]
    assert nuggets(state)[1:3] == [4, 0]
    assert all(len(gold_of(state, seat)) == 1 for seat in (0, 3, 4))


@pytest.mark.rule("D-29")
def test_no_printed_edition_pays_them() -> None:
    assert {edition.greedy_takes_all for edition in EDITIONS.values()} == {"true"}


@pytest.mark.rule("D-30", "X-WC-5")
def test_his_four_nuggets_are_searched_out_of_the_gold_deck_in_the_open() -> None:
    state = one_short(1)
    deck = Counter(gold_deck(state))
    do(state, "1: lay EW 7,0")
    assert open_gold_of(state, 1) == [3, 1]
    assert deck - Counter(gold_deck(state)) == Counter([3, 1])


@pytest.mark.rule("X-WC-5")
@pytest.mark.parametrize("dwarfs", [DWARFS, "saboteur greedy saboteur miner miner"])
def test_how_many_saboteurs_there_are_makes_no_difference_to_him(dwarfs: str) -> None:
    state = table(hands={1: "EW"}, roles=dwarfs, modules=GREEDY, starter=1, drawn=MIDDLE)
    assert nuggets(do(state, "1: lay EW 7,0")) == [0, 4, 0, 0, 0]


@pytest.mark.rule("X-WC-1")
def test_he_is_no_miner_when_gold_cards_are_counted() -> None:
    state = do(one_short(0, (1, 2, 3)), "0: lay EW 7,0")
    assert happened(state, GoldDrawn) == [(0, 0, 3)]
    take_the_gold(state)
    assert [len(gold_of(state, seat)) for seat in range(5)] == [1, 0, 0, 1, 1]


@pytest.mark.rule("X-WC-2")
@pytest.mark.parametrize(("connector", "order"), [(0, [0, 4, 3]), (2, [0, 4, 3])], ids=["a miner", "a saboteur"])
def test_whoever_else_makes_the_link_the_miners_win(connector: int, order: list[int]) -> None:
    state = one_short(connector)
    take_the_gold(do(state, f"{connector}: lay EW 7,0"))
    assert [seat for seat, _, _ in happened(state, GoldKept)] == order


@pytest.mark.rule("X-WC-2")
def test_without_a_link_the_saboteurs_win_and_he_gets_nothing() -> None:
    state = pass_round(table(roles=DWARFS, modules=GREEDY))
    assert nuggets(state) == [0, 0, 4, 0, 0]


@pytest.mark.rule("X-WC-3")
def test_he_wins_through_a_chain_of_goals_in_his_own_turn() -> None:
    state = table(hands={1: "NES"}, roles=DWARFS, modules=GREEDY, starter=1, drawn=BETWEEN)
    do(state, "1: lay NES 8,1 turned", "1: reveal 8,2")
    assert turned_up(state) == [(1, 2), (1, 0)]
    assert nuggets(state) == [0, 4, 0, 0, 0]


@pytest.mark.rule("X-WC-3")
def test_he_wins_by_a_diversion() -> None:
    """The card that was laid last lies west of the start; moved to 7,0 it closes the way."""
    state = table(
        hands={1: "diversion"}, roles=DWARFS, modules=("greedy", "diversion"), starter=1, laid=f"{STRAIGHT}; EW -1,0"
    )
    do(state, "1: play diversion at 7,0")
    assert (turned_up(state), nuggets(state)) == ([(1, 0)], [0, 4, 0, 0, 0])


@pytest.mark.rule("X-WC-4")
def test_a_greedy_dwarf_left_over_is_not_in_play() -> None:
    dwarfs = "miner miner saboteur miner saboteur greedy"
    state = table(hands={0: "EW"}, roles=dwarfs, gold=(1, 1, 1), modules=GREEDY, drawn=MIDDLE)
    assert "greedy" not in roles(state)
    assert state.kind(state.spare[0]).name == "greedy"
    assert nuggets(take_the_gold(do(state, "0: lay EW 7,0"))) == [1, 1, 0, 1, 0]


@pytest.mark.rule("X-NG-4")
def test_a_spider_makes_nobody_connector_and_so_no_greedy_winner() -> None:
    state = table(
        hands={1: "EW"},
        roles=DWARFS,
        goals="treasure stone-ne spider stone-nw dragon",
        modules=("new-goals", "greedy"),
        starter=1,
        drawn=MIDDLE,
    )
    do(state, "1: lay EW 7,0")
    assert (state.connector, nuggets(state)) == (-1, [0, 0, 4, 0, 0])
