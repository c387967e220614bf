"""The Lost Mines: what a round is worth (LM-43 … LM-45, A-36 … A-39, and the vectors of scoring)."""

from __future__ import annotations

import pytest

from pyrite.games.lost_mines.events import DragonPaid, PoolShared, TreasureShown
from pyrite.kernel.seen.events import RoleShown, Shared
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from tests.rules.forest import forest, points, rest, told

# Of five players three play for the blue clan, and two for themselves.
FIVE = "blue-loyal blue-loyal yellow-saboteur blue-selfish yellow-selfish"
ALL_BLUE = "blue-loyal blue-selfish blue-saboteur"


def over(
    roles: str,
    collected: list[str],
    dragon: int | None = None,
    before: str = "",
    options: Options = Options(),  # noqa: B008 - frozen
) -> State:
    """A round that has just ended: what each seat has collected, who had the dragon, and what points there were."""
    players = len(roles.split())
    taken = [(name, seat) for seat, text in enumerate(collected) for name in text.split()]
    slots = [str(seat) for _, seat in taken] + ["-"] * (players - len(taken))
    hands = {seat: "axe" if seat == 0 else "" for seat in range(players)}
    state = forest(
        players=players,
        roles=roles,
        treasures=" ".join(name for name, _ in taken),
        owners=" ".join(slots),
        points=before,
        hands=hands,
        pile=0,
        options=options,
        more=[f"dragon {dragon}"] if dragon is not None else [],
    )
    return rest(state, 0)


@pytest.mark.rule("LM-44", "LM-45")
@pytest.mark.parametrize(
    ("roles", "collected", "dragon", "expected"),
    [
        (
            "yellow-loyal yellow-loyal blue-loyal blue-loyal yellow-saboteur blue-selfish",
            ["jewels-5", "jewels-3", "silver-2", "silver-2", "jewels-4", "gold-3"],
            3,
            [4, 4, 2, 0, 4, 3],
        ),
        (FIVE, ["jewels-3", "gold-3", "silver-2", "", ""], None, [3, 3, 2, 0, 0]),
        (FIVE, ["jewels-4", "gold-4", "silver-2", "", ""], None, [3, 3, 3, 0, 0]),
        (FIVE, ["silver-2 silver-2 gold-2", "jewels-4", "", "", ""], None, [3, 4, 3, 0, 0]),
        (ALL_BLUE, ["jewels-3", "jewels-4", "silver-2"], None, [3, 4, 2]),
        (ALL_BLUE, ["silver-1", "", ""], 0, [0, 0, 0]),
        (ALL_BLUE, ["silver-1", "", ""], 1, [1, 0, 0]),
    ],
    ids=["the printed example", "tie halved", "tie lost", "one card beats a sum", "all blue", "dragon 1", "dragon 0"],
)
def test_vectors(roles: str, collected: list[str], dragon: int | None, expected: list[int]) -> None:
    assert points(over(roles, collected, dragon)) == expected


@pytest.mark.rule("LM-43")
def test_dwarfs_and_treasures_are_turned_up_and_everybody_joins_whom_he_plays_for() -> None:
    state = over(FIVE, ["jewels-3", "gold-3", "silver-2", "gold-4", ""])
    assert [event.role for event in told(state, RoleShown)] == FIVE.split()
    shown = [(event.seat, event.slot, event.treasure) for event in told(state, TreasureShown)]
    assert shown == [(0, 1, "jewels-3"), (1, 2, "gold-3"), (2, 3, "silver-2"), (3, 4, "gold-4")]
    (blue,) = told(state, PoolShared)
    assert (blue.clan, blue.members, blue.total, blue.each, blue.rest) == ("blue", (0, 1, 2), 8, 2, 2)


@pytest.mark.rule("LM-43")
@pytest.mark.parametrize(
    ("roles", "expected"),
    [
        ("blue-loyal yellow-loyal blue-saboteur", [5, 1, 1]),  # the saboteur adds to yellow, and shares there
        ("blue-loyal yellow-loyal yellow-saboteur", [4, 0, 3]),
        ("blue-loyal yellow-loyal blue-selfish", [5, 0, 3]),
    ],
)
def test_for_whom_a_dwarf_plays(roles: str, expected: list[int]) -> None:
    state = over(roles, ["jewels-5", "", "gold-3" if "saboteur" not in roles else "silver-2"])
    assert points(state) == expected


@pytest.mark.rule("LM-44")
def test_every_payment_says_what_it_is_for() -> None:
    state = over(FIVE, ["jewels-3", "gold-3", "silver-2", "gold-4", ""])
    won = [(event.seat, event.nuggets, event.reason) for event in told(state, Shared)]
    pool = [(0, 2, "pool"), (1, 2, "pool"), (2, 2, "pool")]
    assert won == [*pool, (0, 1, "rest"), (1, 1, "rest"), (3, 4, "treasures")]


@pytest.mark.rule("LM-44", "A-38")
@pytest.mark.parametrize(("remainder", "expected"), [("card", [3, 4, 3]), ("sum", [4, 3, 3])])
def test_the_rest_goes_to_the_best_card_or_to_the_most_of_them(remainder: str, expected: list[int]) -> None:
    options = Options(remainder="sum" if remainder == "sum" else "card")
    state = over(FIVE, ["silver-2 silver-2 gold-2", "jewels-4", "", "", ""], options=options)
    assert points(state)[:3] == expected


@pytest.mark.rule("LM-44")
def test_a_tie_of_sums_is_split_in_the_same_way() -> None:
    state = over(FIVE, ["silver-2 silver-2", "jewels-4", "", "", ""], options=Options(remainder="sum"))
    assert points(state)[:3] == [3, 3, 2]  # 8: two each, and one more for each of those with four


@pytest.mark.rule("LM-45")
@pytest.mark.parametrize(
    ("before", "after", "paid"), [("0 0 0", 0, 0), ("1 0 0", 0, 1), ("2 0 0", 0, 2), ("5 0 0", 3, 2)]
)
def test_the_dragon_takes_two_points_or_what_there_is(before: str, after: int, paid: int) -> None:
    state = over(ALL_BLUE, ["", "", ""], dragon=0, before=before)
    assert points(state)[0] == after
    assert [(event.seat, event.points) for event in told(state, DragonPaid)] == [(0, paid)]


@pytest.mark.rule("LM-45")
def test_the_dragon_is_paid_after_the_pools() -> None:
    state = over(ALL_BLUE, ["jewels-4", "", ""], dragon=0)
    assert points(state) == [2, 0, 0]
    (paid,) = told(state, DragonPaid)
    assert all(event.number < paid.number for event in told(state, Shared))


@pytest.mark.rule("A-36")
@pytest.mark.parametrize(("dragon_from", "expected"), [("all", 4), ("round", 5)])
def test_the_dragon_takes_from_everything_or_from_this_round(dragon_from: str, expected: int) -> None:
    options = Options(dragon_from="round" if dragon_from == "round" else "all")
    assert points(over(ALL_BLUE, ["silver-1", "", ""], dragon=0, before="5 0 0", options=options))[0] == expected


@pytest.mark.rule("A-37")
def test_a_clan_without_members_or_treasures_gets_nothing() -> None:
    state = over("blue-loyal blue-selfish yellow-saboteur", ["", "", ""])
    assert points(state) == [0, 0, 0]
    assert [(pool.clan, pool.total) for pool in told(state, PoolShared)] == [("blue", 0)]
    assert told(state, Shared) == []


@pytest.mark.rule("A-39")
def test_the_selfish_dwarfs_treasure_does_not_count_for_the_rest_of_the_clan() -> None:
    # The selfish one has the best card of all blue dwarfs; the rest of 5 for two goes to the 3 nevertheless.
    state = over("blue-loyal yellow-saboteur blue-selfish", ["gold-3", "silver-2", "jewels-5"])
    assert points(state) == [3, 2, 5]
