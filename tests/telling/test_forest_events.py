"""What happens in The Lost Mines, in sentences, and what things are called there."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.kernel.seen import events as told
from pyrite.kernel.seen.event import Event
from pyrite.telling import card_name, goal_name, name_of, role_name, tell, treasure_name
from tools.wire_types import events

KINDS = {kind.__name__: kind for kind in events()}
NAMES = ("Agata", "Bohdan", "Cyryl")
AT = {"x": 4, "y": 2}


@pytest.mark.parametrize(
    ("event", "fields", "sentence"),
    [
        ("ClanShown", {"seat": 0, "clan": "blue"}, "Agata belongs to the blue clan."),
        ("ClanShown", {"seat": 0, "clan": "yellow"}, "Agata belongs to the yellow clan."),
        (
            "DwarfStepped",
            {"seat": 1, **AT, "from_x": 3, "from_y": 2},
            "The dwarf of Bohdan walks from 3,2 to 4,2.",
        ),
        ("TrapSprung", {"seat": 0, "card": "storm", "lost": True}, "Agata walks across a trap and loses Storm."),
        ("TrapSprung", {"seat": 0, "card": None, "lost": True}, "Agata walks across a trap and loses a card."),
        ("TrapSprung", {"seat": 0, "card": None, "lost": False}, "Agata walks across a trap and has no card to lose."),
        (
            "TokenPlaced",
            {"seat": 0, "token": "axe", **AT, "side": None},
            "The axe of Agata now lies at 4,2. Everybody may pass there, one at a time.",
        ),
        (
            "TokenPlaced",
            {"seat": 0, "token": "trap", **AT, "side": "east"},
            "Agata sets a trap at 4,2, on the way east. It costs a card whenever somebody walks there.",
        ),
        (
            "TokenPlaced",
            {"seat": 0, "token": "troll", **AT, "side": "north"},
            "Agata calls a troll to 4,2, on the way north. Nobody gets past it until Agata is on turn again.",
        ),
        ("TokenGone", {"token": "rope", **AT, "side": None}, "The rope at 4,2 is gone."),
        ("TokenGone", {"token": "trap", **AT, "side": "west"}, "The trap at 4,2, on the way west, is gone."),
        ("TokenGone", {"token": "troll", **AT, "side": "west"}, "The troll at 4,2, on the way west, is gone."),
        (
            "TreasureSeen",
            {"seat": 0, "slot": 3, "treasure": "jewels-4"},
            "Agata looks at treasure 3 and sees jewels worth 4.",
        ),
        ("TreasureSeen", {"seat": 0, "slot": 3, "treasure": None}, "Agata looks at treasure 3."),
        (
            "TreasureTaken",
            {"seat": 0, "slot": 3, "kind": "gold", "treasure": "gold-2"},
            "Agata takes treasure 3: gold worth 2.",
        ),
        (
            "TreasureTaken",
            {"seat": 0, "slot": 3, "kind": "silver", "treasure": None},
            "Agata takes treasure 3: silver.",
        ),
        ("DragonWoken", {"seat": 1}, "Bohdan wakes the dragon. When the round is over it takes two points."),
        (
            "EndProposed",
            {"seat": 0, "out_of_reach": ((9, 2), (9, 4)), "in_reach": ()},
            "Agata proposes to end the round: no treasure can be reached any more.",
        ),
        (
            "EndProposed",
            {"seat": 0, "out_of_reach": ((9, 0), (9, 6)), "in_reach": ((9, 2),)},
            "Agata proposes to end the round. Out of reach: 9,0 and 9,6. Still in reach: 9,2.",
        ),
        ("EndAnswered", {"seat": 1, "agrees": True}, "Bohdan agrees to end the round."),
        ("EndAnswered", {"seat": 1, "agrees": False}, "Bohdan wants to play on."),
        ("TreasureShown", {"seat": 0, "slot": 1, "treasure": "silver-1"}, "Agata has collected silver worth 1."),
        (
            "PoolShared",
            {"clan": "blue", "total": 8, "members": (0, 1, 2), "each": 2, "rest": 2},
            "Agata, Bohdan and Cyryl count for the blue clan. They share 8 points: 2 for each, and 2 left over.",
        ),
        (
            "PoolShared",
            {"clan": "yellow", "total": 8, "members": (0, 1), "each": 4, "rest": 0},
            "Agata and Bohdan count for the yellow clan. They share 8 points: 4 for each.",
        ),
        (
            "PoolShared",
            {"clan": "blue", "total": 1, "members": (0, 1), "each": 0, "rest": 1},
            "Agata and Bohdan count for the blue clan. The treasure is worth one point, which cannot be shared.",
        ),
        (
            "PoolShared",
            {"clan": "blue", "total": 0, "members": (0, 1), "each": 0, "rest": 0},
            "Agata and Bohdan count for the blue clan, and have no treasure.",
        ),
        (
            "PoolShared",
            {"clan": "blue", "total": 5, "members": (2,), "each": 5, "rest": 0},
            "Cyryl alone counts for the blue clan. The treasures are worth 5 points.",
        ),
        (
            "PoolShared",
            {"clan": "blue", "total": 1, "members": (2,), "each": 1, "rest": 0},
            "Cyryl alone counts for the blue clan. The treasure is worth one point.",
        ),
        (
            "PoolShared",
            {"clan": "blue", "total": 0, "members": (2,), "each": 0, "rest": 0},
            "Cyryl alone counts for the blue clan, and has no treasure.",
        ),
        (
            "PoolShared",
            {"clan": "yellow", "total": 0, "members": (), "each": 0, "rest": 0},
            "Nobody counts for the yellow clan.",
        ),
        ("DragonPaid", {"seat": 0, "points": 2}, "Agata pays the dragon 2 points."),
        ("DragonPaid", {"seat": 0, "points": 1}, "Agata pays the dragon one point."),
        ("DragonPaid", {"seat": 0, "points": 0}, "The dragon wants points of Agata and finds none."),
    ],
)
def test_what_happens_in_the_forest_is_told_in_a_sentence(event: str, fields: dict[str, Any], sentence: str) -> None:
    assert tell(KINDS[event](number=0, **fields), NAMES, "lost-mines") == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (told.CardPassed(number=0, seat=0, card="tree-EW"), "Agata puts EW with a fallen tree away unseen."),
        (told.CardPassed(number=0, seat=0, card=None), "Agata puts a card away unseen."),
        (told.PathLaid(number=0, seat=0, card="rocks-ES", x=3, y=1, turned=False), "Agata lays ES with rocks at 3,1."),
        (told.ActionPlayed(number=0, seat=0, card="storm", x=4, y=2), "Agata plays Storm at 4,2."),
        (told.GoalSeen(number=0, seat=0, x=9, y=0, goal=None), "Agata looks at the mine at 9,0."),
        (
            told.GoalSeen(number=0, seat=0, x=9, y=0, goal="mine-jewels"),
            "Agata looks at the mine at 9,0 and sees the mine of jewels.",
        ),
        (
            told.GoalRevealed(number=0, seat=0, x=9, y=0, goal="mine-dragon"),
            "Agata discovers the mine at 9,0. It is the den of the dragon.",
        ),
        (
            told.GoalFitted(number=0, seat=0, x=9, y=0, goal="mine-gold", turned=True),
            "The mine at 9,0 now lies face up, turned round.",
        ),
        (
            told.RoundEnded(number=0, outcome="treasures", connector=None),
            "The last treasure has been taken. The round is over.",
        ),
        (
            told.RoundEnded(number=0, outcome="consent", connector=None),
            "All have agreed to end the round.",
        ),
        (
            told.RoundEnded(number=0, outcome="exhausted", connector=None),
            "The cards have run out. The round is over.",
        ),
        (told.RoleShown(number=0, seat=0, role="blue-saboteur"), "Agata was a saboteur in the blue clan."),
        (told.Shared(number=0, seat=0, nuggets=2, reason="pool"), "Agata gets 2 points with the clan."),
        (told.Shared(number=0, seat=0, nuggets=1, reason="rest"), "Agata gets one point of what is left over."),
        (
            told.Shared(number=0, seat=0, nuggets=0, reason="treasures"),
            "Agata gets no points for treasures of their own, shared with nobody.",
        ),
        (told.Scored(number=0, seat=0, nuggets=1), "Agata has one point."),
        (told.Scored(number=0, seat=0, nuggets=4), "Agata has 4 points."),
    ],
)
def test_what_both_games_know_is_told_in_the_words_of_this_one(event: Event, sentence: str) -> None:
    assert tell(event, NAMES, "lost-mines") == sentence


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("tree-EW", "EW with a fallen tree"),
        ("lake-NS", "NS with a lake"),
        ("ditch-NEW", "NEW with a ditch"),
        ("rocks-ES", "ES with rocks"),
        ("campfire-NESW", "NESW with a campfire"),
        ("NSE", "NSE"),
        ("axe", "Axe"),
        ("info-mine-dwarf", "Look at a Mine or a Dwarf"),
    ],
)
def test_a_card_of_the_forest_says_what_is_on_it(card: str, name: str) -> None:
    assert card_name(card) == name


def test_names_are_words() -> None:
    assert goal_name("mine-silver") == "the silver mine"
    assert role_name("yellow-selfish") == "selfish dwarf of the yellow clan"
    assert name_of("tool-name", "boat") == "boat"
    assert treasure_name("jewels-12") == "jewels worth 12"  # a deck of one's own may have anything
