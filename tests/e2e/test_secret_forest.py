"""The search for secrets in the forest: content with an honest game, and it finds what is slipped into it."""

from __future__ import annotations

import pytest

from pyrite.kernel.rng import Rng
from tests.e2e.heard import ADA, BEA, Heard, Plant, cells, events, hear, look_for, put, seats, shown
from tests.server.kit import House, take_part
from tests.server.mirror import Json
from tests.server.stacked import Stacked

SEEDS = ("0a", "0b", "0c")  # in some of these games others look, walk into traps and take treasures


@pytest.fixture(scope="module")
def forests() -> list[Heard]:
    """Two who do anything, two walkers, and somebody who watches."""
    return [game(seed * 16) for seed in SEEDS]


def game(seed: str) -> Heard:
    rng = Rng.from_seed(b"between the firs")
    with House(dealer=Stacked(seed=seed)) as house:
        return hear(house, ("walker", "walker"), lambda player: take_part(player, rng), game="lost-mines")


def treasures(message: Json) -> list[Json]:
    """The treasures whose value Ada has not been told."""
    told = (shown(message).get("forest") or {}).get("treasures", [])
    return [treasure for treasure in told if treasure["value"] is None]


def value_of_a_treasure_that_lies(message: Json, hers: Json) -> bool:
    return put("value", 3, *[treasure for treasure in treasures(message) if treasure["seat"] is None][:1])


def value_of_a_treasure_of_another(message: Json, hers: Json) -> bool:
    return put("value", 3, *[treasure for treasure in treasures(message) if treasure["seat"]][:1])


def loyalty_of_another(message: Json, hers: Json) -> bool:
    return put("role", "blue-selfish", *[data for seat, data in seats(message).items() if seat != ADA][:1])


def mine_face_down(message: Json, hers: Json) -> bool:
    return put("card", "mine-gold", *[cell for cell in cells(message) if cell.get("what") == "hidden"][:1])


def treasure_another_looked_at(message: Json, hers: Json) -> bool:
    return put("treasure", "gold-4", *events(message, "TreasureSeen"))


def treasure_another_took(message: Json, hers: Json) -> bool:
    return put("treasure", "gold-4", *events(message, "TreasureTaken"))


def dwarf_another_looked_at(message: Json, hers: Json) -> bool:
    return put("role", "blue-saboteur", *events(message, "RoleSeen"))


def card_lost_in_a_trap(message: Json, hers: Json) -> bool:
    return put("card", "storm", *[event for event in events(message, "TrapSprung") if event["lost"]])


def walks_of_another(message: Json, hers: Json) -> bool:
    told = shown(message)
    walk = {"x": 1, "y": 1, "route": "N", "traps": 0, "discovers": False}
    return put("walks", [walk], *([told["forest"]] if told.get("decider") == BEA and told.get("forest") else []))


PLANTED_IN_THE_FOREST = [
    (value_of_a_treasure_that_lies, "view.forest.treasures["),
    (value_of_a_treasure_of_another, "view.forest.treasures["),
    (loyalty_of_another, "view.seats["),
    (mine_face_down, "view.mine["),
    (treasure_another_looked_at, "event "),
    (treasure_another_took, "event "),
    (dwarf_another_looked_at, "event "),
    (card_lost_in_a_trap, "event "),
    (walks_of_another, "view.forest.walks"),
]


def test_an_honest_game_in_the_forest_has_nothing_to_find(forests: list[Heard]) -> None:
    for forest in forests:
        for viewer, traffic in forest.traffic.items():
            assert len(traffic) > 100
            assert forest.findings(viewer, traffic) == []
        found = " ".join(forest.findings(BEA, forest.traffic[ADA]))
        for place in ("view.hand", "view.seats[0].role", "view.moves", "event"):
            assert place in found


@pytest.mark.parametrize(("plant", "place"), PLANTED_IN_THE_FOREST, ids=lambda value: getattr(value, "__name__", ""))
def test_a_leak_planted_in_the_forest_is_found(plant: Plant, place: str, forests: list[Heard]) -> None:
    look_for(plant, place, *forests)
