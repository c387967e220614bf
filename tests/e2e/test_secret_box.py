"""The search for secrets in the whole box: content with an honest game, and it finds what is slipped into it."""

from __future__ import annotations

import pytest

from pyrite.kernel.rng import Rng
from tests.e2e.box import EVERYTHING
from tests.e2e.heard import ADA, BEA, Heard, Plant, cells, events, hear, look_for, put, seats, shown
from tests.server.kit import House, take_part
from tests.server.mirror import Json
from tests.server.stacked import Stacked

SEED = "09" * 16  # a game in which hands, goals and dwarfs change places


@pytest.fixture(scope="module")
def box() -> Heard:
    """Everything on: two who do anything, three bots, and somebody who watches."""
    rng = Rng.from_seed(b"in the whole box")
    with House(dealer=Stacked(seed=SEED)) as house:
        bots = ("random", "random", "random")  # they never play better one day
        return hear(house, bots, lambda player: take_part(player, rng), modules=EVERYTHING, veto_seconds=0)


def card_in_another_hand(message: Json, hers: Json) -> bool:
    others = [data for seat, data in seats(message).items() if seat != ADA and data.get("hand")]
    return put("holds", ["map"], *[data for data in others if not data.get("holds")][:1])


def chest_nobody_opened(message: Json, hers: Json) -> bool:
    stacks = [cell for cell in cells(message) if cell.get("what") == "stack" and not cell["chest"]]
    return put("chest", "chest-a", *stacks[:1])


def path_over_a_chest(message: Json, hers: Json) -> bool:
    stacks = [cell for cell in cells(message) if cell.get("what") == "stack" and not cell["card"]]
    return put("card", "chest-NS", *stacks[:1])


def cards_another_looks_at(message: Json, hers: Json) -> bool:
    told = shown(message)
    return put("looking", ["map", "EW"], *([told] if told.get("decider") == BEA else []))


def card_of_a_group(message: Json, hers: Json) -> bool:
    return put("cards", ["blue-miner", "boss"], *shown(message).get("groups", [])[:1])


def dwarf_lost_track_of(message: Json, hers: Json) -> bool:
    """Told of one place, though it is known only of several."""
    told = shown(message)
    roles = [seat for group in told.get("groups", []) for seat in group["roles"] if seat not in (ADA, BEA)]
    if not roles:
        return False
    return put(
        "seats", {**told.get("seats", {}), str(roles[0]): {**hers["seats"][roles[0]], "role": "blue-miner"}}, told
    )


def dwarf_seen_by_another(message: Json, hers: Json) -> bool:
    return put("role", "boss", *events(message, "RoleSeen"))


def new_dwarf_of_another(message: Json, hers: Json) -> bool:
    return put("role", "boss", *events(message, "RoleChanged"))


def card_taken_by_another(message: Json, hers: Json) -> bool:
    return put("card", "map", *events(message, "CardTaken"))


def whether_goals_were_exchanged(message: Json, hers: Json) -> bool:
    return put("swapped", True, *events(message, "GoalsMixed"))


def card_given_up_for_a_figure(message: Json, hers: Json) -> bool:
    told = shown(message)
    return put("declared", "toll map at 1,0 east", *([told] if told.get("figures") else []))


PLANTED_IN_THE_BOX = [
    (card_in_another_hand, "view.seats["),
    (chest_nobody_opened, "view.mine["),
    (path_over_a_chest, "view.mine["),
    (cards_another_looks_at, "view.looking"),
    (card_of_a_group, "view.groups["),
    (dwarf_lost_track_of, "view.seats["),
    (dwarf_seen_by_another, "event "),
    (new_dwarf_of_another, "event "),
    (card_taken_by_another, "event "),
    (whether_goals_were_exchanged, "event "),
    (card_given_up_for_a_figure, "view.declared"),
]


def test_an_honest_game_of_the_whole_box_has_nothing_to_find(box: Heard) -> None:
    for viewer, traffic in box.traffic.items():
        assert len(traffic) > 100
        assert box.findings(viewer, traffic) == []
    found = " ".join(box.findings(BEA, box.traffic[ADA]))
    for place in ("view.hand", "view.seats[0].role", "view.moves", "view.groups", "event"):
        assert place in found


@pytest.mark.parametrize(("plant", "place"), PLANTED_IN_THE_BOX, ids=lambda value: getattr(value, "__name__", ""))
def test_a_leak_planted_in_the_whole_box_is_found(plant: Plant, place: str, box: Heard) -> None:
    look_for(plant, place, box)
