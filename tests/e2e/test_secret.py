"""The search for secrets itself: it is content with a whole honest game, and finds whatever is slipped into it."""

from __future__ import annotations

import pytest

from pyrite.kernel.rng import Rng
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.e2e.decks import MINERS, TO_THE_TREASURE
from tests.e2e.heard import ADA, BEA, Heard, Plant, cells, events, hear, keyed, look_for, people, put, seats, shown
from tests.e2e.plan import choose
from tests.server.kit import House, Player, waited_for
from tests.server.mirror import Json
from tests.server.stacked import Stacked

MODULES = ("new-goals", "veto")


def to_the_treasure() -> RoundDeal:
    """A first round in which seat 0 looks at a goal, and both people dig their way to the treasure."""
    printed = deals_of(Setup(5, modules=MODULES).begin())[0]
    goals = ("stone-ne", "bag-1", "treasure", "bag-2", "dragon", "spider", "stone-ne", "stone-nw")
    return RoundDeal((*TO_THE_TREASURE, "veto"), goals, MINERS, printed.gold)


@pytest.fixture(scope="module")
def heard() -> Heard:
    rng = Rng.from_seed(b"behind the door.")
    with House(dealer=Stacked(to_the_treasure())) as house:
        bots = ("digger", "rookie", "digger")
        return hear(house, bots, lambda player: take_part(player, rng), modules=MODULES, veto_seconds=0)


def take_part(player: Player, rng: Rng) -> None:
    """Dig in the first round, then do anything; now and then ask for what cannot be."""
    if not waited_for(player):
        return
    if player.phase == "between":
        player.granted("ready")
        return
    moves = player.moves()
    if "play map at 8,2" not in moves and rng.below(4) == 0:
        player.refused("why", move="play map at 8,2")
    move = choose(player) if player.game()["round"] == 1 else moves[rng.below(len(moves))]
    player.granted("play", version=player.version, move=move)


def test_an_honest_game_has_nothing_to_find(heard: Heard) -> None:
    for viewer, traffic in heard.traffic.items():
        assert len(traffic) > 100
        assert heard.findings(viewer, traffic) == []


def test_what_one_viewer_heard_was_not_meant_for_another(heard: Heard) -> None:
    found = " ".join(heard.findings(BEA, heard.traffic[ADA]))
    for place in (
        "view.hand",
        "view.seats[0].role",
        "view.mine[",
        "view.moves",
        "view.discard[",
        "view.offer[",
        "event",
    ):
        assert place in found


# --- leaks, planted ---------------------------------------------------------------------------------


def role_of_another(message: Json, hers: Json) -> bool:
    return put("role", hers["seats"][BEA]["role"], *(data for seat, data in seats(message).items() if seat == BEA))


def hand_of_another(message: Json, hers: Json) -> bool:
    return put("hand", hers["hand"], *([shown(message)] if "hand" in shown(message) else []))


def goal_nobody_saw(message: Json, hers: Json) -> bool:
    return put("card", "treasure", *[cell for cell in cells(message) if cell.get("what") == "hidden"][-1:])


def goal_at_another_place(message: Json, hers: Json) -> bool:
    """The name is known, but of another goal."""
    return put(
        "y", 2, *(cell for cell in cells(message) if cell.get("what", "hidden") == "hidden" and cell.get("card"))
    )


def who_saw_a_goal(message: Json, hers: Json) -> bool:
    return put("seen_by", [BEA], *(cell for cell in cells(message) if cell.get("seen_by")))


def card_passed_by_another(message: Json, hers: Json) -> bool:
    added = keyed(shown(message), "discard").values()
    return put("card", "map", *(data for data in added if "card" in data and data["card"] is None))


def gold_of_another(message: Json, hers: Json) -> bool:
    gold = [gold for seat, data in seats(message).items() if seat != ADA for gold in data.get("gold", [])]
    return put("value", 2, *[data for data in gold if data["value"] is None][:1])


def gold_on_offer_to_another(message: Json, hers: Json) -> bool:
    offer = shown(message).get("offer", [])
    return put("offer", [3] * len(offer), *([shown(message)] if None in offer else []))


def role_left_over(message: Json, hers: Json) -> bool:
    return put("spare", ["miner"], *([shown(message)] if "spare" in shown(message) else []))


def moves_of_another(message: Json, hers: Json) -> bool:
    moves = {f"pass {card}": [""] for card in hers["hand"]}
    return put("moves", moves, *([shown(message)] if shown(message).get("decider") == BEA else []))


def field_that_is_new(message: Json, hers: Json) -> bool:
    return put("deck", ["map", "EW"], *([shown(message)] if shown(message) else []))


def word_at_the_table(message: Json, hers: Json) -> bool:
    return put("bot", "saboteur", *people(message))


def goal_printed_at_its_place(message: Json, hers: Json) -> bool:
    return put("printed", {"8,0": "NESW"}, *([message["table"]] if "table" in message else []))


def role_at_the_table(message: Json, hers: Json) -> bool:
    return put("role", None, *people(message))


def card_drawn_by_another(message: Json, hers: Json) -> bool:
    return put("card", "map", *events(message, "CardDrawn"))


def role_dealt_to_another(message: Json, hers: Json) -> bool:
    return put("role", "miner", *events(message, "RoleDealt"))


def hand_dealt_to_another(message: Json, hers: Json) -> bool:
    return put("cards", hers["hand"], *events(message, "HandDealt"))


def goal_seen_by_another(message: Json, hers: Json) -> bool:
    return put("goal", "treasure", *events(message, "GoalSeen"))


def gold_kept_by_another(message: Json, hers: Json) -> bool:
    return put("value", 1, *events(message, "GoldKept"))


def event_that_says_more(message: Json, hers: Json) -> bool:
    return put("instead", "rockfall", *events(message, "CardPassed"))


def answer_that_says_more(message: Json, hers: Json) -> bool:
    return put("next", "map", *([message] if message["type"] == "ack" else []))


def refusal_that_says_more(message: Json, hers: Json) -> bool:
    details = [message["details"]] if message["type"] == "refused" else []
    return put("because", "there lies a treasure", *details)


def seed_of_the_game(message: Json, hers: Json) -> bool:
    return put("id", "5a" * 16, *([message] if message["type"] == "ack" else []))


@pytest.mark.parametrize(
    ("plant", "place"),
    [
        (role_of_another, "view.seats[1].role"),
        (hand_of_another, "view.hand"),
        (goal_nobody_saw, "view.mine["),
        (goal_at_another_place, "view.mine["),
        (who_saw_a_goal, "view.mine["),
        (card_passed_by_another, "view.discard["),
        (gold_of_another, "view.seats["),
        (gold_on_offer_to_another, "view.offer["),
        (role_left_over, "view.spare[0]"),
        (moves_of_another, "view.moves"),
        (field_that_is_new, "view.deck"),
        (word_at_the_table, "table with the card saboteur"),
        (goal_printed_at_its_place, "table with ('8,0', 'NESW') printed"),
        (role_at_the_table, "table with seats."),
        (card_drawn_by_another, "event "),
        (role_dealt_to_another, "event "),
        (hand_dealt_to_another, "event "),
        (goal_seen_by_another, "event "),
        (gold_kept_by_another, "event "),
        (event_that_says_more, "event "),
        (answer_that_says_more, "ack with next"),
        (refusal_that_says_more, "refused with the card treasure"),
        (seed_of_the_game, "ack with the seed"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_planted_leak_is_found(plant: Plant, place: str, heard: Heard) -> None:
    look_for(plant, place, heard)
