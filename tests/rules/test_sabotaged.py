"""The Sabotaged Dwarf: who ends a round with a broken tool has no part in the miners' gold (SD-1 to SD-4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyrite.games.saboteur.events import GoldDrawn, GoldKept
from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.determinise import determinise
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.kernel.view import view
from tests.facts import happened
from tests.properties.games import shown
from tests.rules.kit import do, gold_deck, gold_of, nuggets, pass_round, pass_until, table
from tests.rules.scenes import MIDDLE, take_the_gold

SABOTAGED = ("sabotaged",)
DWARFS = "miner saboteur miner miner saboteur"
STRAIGHT = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0"


def linked(
    *broken: int, connector: int = 1, roles: str = DWARFS, gold: tuple[int, ...] = (), modules: tuple[str, ...] = ()
) -> State:
    """Seats from 4 down break a cart each; then the connector makes the link."""
    breakers = [4, 3, 2][: len(broken)]
    hands = dict.fromkeys(breakers, "break-cart")
    hands[connector] = f"{hands.get(connector, '')} EW"
    start = breakers[-1] if breakers else connector
    state = table(hands=hands, roles=roles, gold=gold, modules=("sabotaged", *modules), starter=start, drawn=MIDDLE)
    for seat, victim in zip(reversed(breakers), broken, strict=True):
        do(state, f"{seat}: play break-cart on {victim}")
    return do(pass_until(state, connector), f"{connector}: lay EW 7,0")


def order(state: State) -> list[int]:
    """Who keeps a gold card, one after the other."""
    take_the_gold(state)
    return [seat for seat, _, _ in happened(state, GoldKept)]


@pytest.mark.rule("SD-1", "D-49")
def test_it_is_for_the_base_game_only() -> None:
    assert MODULES["sabotaged"].clashes == {"saboteur-2": "base-only"}


@pytest.mark.rule("SD-2")
def test_a_miner_with_a_broken_tool_gets_no_gold_cards() -> None:
    state = linked(3, gold=(1, 1, 1))
    take_the_gold(state)
    assert [len(gold_of(state, seat)) for seat in range(5)] == [2, 0, 1, 0, 0]


@pytest.mark.rule("SD-2")
def test_a_tool_that_was_mended_in_time_costs_nothing() -> None:
    state = table(
        hands={3: "break-cart", 4: "fix-cart", 0: "EW"}, roles=DWARFS, gold=(1, 1, 1), modules=SABOTAGED, starter=3,
        drawn=MIDDLE,
    )  # fmt: skip
    do(state, "3: play break-cart on 2", "4: play fix-cart on 2", "0: lay EW 7,0")
    assert order(state) == [0, 3, 2]


@pytest.mark.rule("SD-3")
def test_as_many_cards_as_there_are_miners_go_round_until_all_are_taken() -> None:
    state = linked(3)
    assert happened(state, GoldDrawn) == [(0, 0, 3)]
    assert order(state) == [0, 2, 0]


@pytest.mark.rule("SD-3")
def test_a_single_miner_without_a_broken_tool_takes_them_all() -> None:
    state = linked(2, 3, gold=(1, 3, 2))
    assert order(state) == [0, 0, 0]
    assert gold_of(state, 0) == [3, 2, 1]


@pytest.mark.rule("SD-4")
def test_if_every_miner_has_a_broken_tool_nobody_gets_gold() -> None:
    state = linked(0, 2, 3)
    assert (state.decision.name, nuggets(state), len(gold_deck(state))) == ("next-round", [0] * 5, 28)


@pytest.mark.rule("X-SD-1")
@pytest.mark.parametrize(("broken", "picks"), [((0,), [3, 2, 3]), ((3,), [0, 2, 0]), ((2,), [0, 3, 0])])
def test_after_a_link_of_a_saboteur_the_next_miner_with_a_share_begins(
    broken: tuple[int, ...], picks: list[int]
) -> None:
    assert order(linked(*broken)) == picks


@pytest.mark.rule("X-SD-1")
def test_after_a_link_of_a_miner_with_a_broken_tool_too() -> None:
    """He can make it with a diversion."""
    state = table(
        hands={1: "break-cart", 2: "diversion"},
        roles=DWARFS,
        gold=(1, 1, 1),
        modules=("diversion", "sabotaged"),
        starter=1,
        laid=f"{STRAIGHT}; EW -1,0",
    )
    do(state, "1: play break-cart on 2", "2: play diversion at 7,0")
    assert (state.connector, order(state)) == (2, [0, 3, 0])


@pytest.mark.rule("X-SD-2")
def test_a_greedy_winner_gets_his_four_with_a_broken_tool_too() -> None:
    state = table(
        hands={1: "break-cart", 2: "diversion"},
        roles="miner saboteur greedy miner saboteur",
        modules=("greedy", "diversion", "sabotaged"),
        starter=1,
        laid=f"{STRAIGHT}; EW -1,0",
    )
    do(state, "1: play break-cart on 2", "2: play diversion at 7,0")
    assert nuggets(state) == [0, 0, 4, 0, 0]


@pytest.mark.rule("X-SD-2")
def test_a_greedy_dwarf_is_no_miner_when_the_cards_are_counted() -> None:
    state = linked(3, roles="miner saboteur greedy miner miner", modules=("greedy",))
    assert happened(state, GoldDrawn) == [(0, 0, 3)]
    assert order(state) == [0, 4, 0]


@pytest.mark.rule("X-SD-3")
def test_saboteurs_are_paid_whatever_is_broken() -> None:
    state = table(hands={0: "break-cart", 2: "break-lantern"}, roles=DWARFS, modules=SABOTAGED)
    do(state, "0: play break-cart on 1", "1: pass map", "2: play break-lantern on 4")
    assert nuggets(pass_round(state)) == [0, 3, 0, 0, 3]


@pytest.mark.rule("X-SD-4")
def test_with_the_tournament_it_is_not_offered() -> None:
    assert MODULES["tournament"].clashes["sabotaged"] == "fixed-pay"


@pytest.mark.rule("X-SD-4")
def test_forced_upon_the_tournament_it_costs_the_share_and_nobody_gets_it_instead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(MODULES, "tournament", replace(MODULES["tournament"], clashes={}))
    state = table(
        hands={4: "break-cart", 0: "EW"},
        roles="miner miner miner saboteur greedy",
        modules=("sabotaged", "tournament"),
        centre="NESW",
        luck=[0],
        starter=4,
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 5,0; EW 6,0",
    )
    do(state, "4: play break-cart on 2", "0: lay EW 7,0")
    assert nuggets(state) == [3, 2, 0, 0, 0]


# --- who knows what of gold that comes round again ---------------------------------------------------


@pytest.mark.rule("X-B15")
def test_who_gets_the_rest_back_knows_what_was_taken_in_between() -> None:
    """Four miners, two of them without a share: 2 takes a 1, 0 the 3, then 2 the 2, and a 1 is left for 0."""
    state = table(
        4,
        hands={0: "break-cart", 1: "break-cart", 2: "EW"},
        roles="miner miner miner miner",
        gold=(1, 2, 3, 1),
        modules=SABOTAGED,
        laid=STRAIGHT,
    )
    do(state, "0: play break-cart on 1", "1: play break-cart on 3", "2: lay EW 7,0")
    rng = Rng.from_seed(bytes(16))
    for move in ("2: keep 1", "0: keep 3", "2: keep 2"):
        do(state, move)
        for viewer in range(4):
            seen = view(state, viewer)
            assert shown(view(determinise(seen, rng), viewer)) == shown(seen)
    assert [gold_of(state, seat) for seat in range(4)] == [[3, 1], [], [1, 2], []]
    for viewer in (0, 2):
        worlds = [determinise(view(state, viewer), rng) for _ in range(20)]
        assert {tuple(gold_of(world, 0)) for world in worlds} == {(3, 1)}
    worlds = [determinise(view(state, 1), rng) for _ in range(20)]
    assert len({tuple(gold_of(world, 0)) for world in worlds}) > 1
