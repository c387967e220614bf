"""A sentence for every event, and none that says more than the event."""

from typing import get_args

import pytest
from fluent.syntax.ast import Message

from pyrite.rules.cards import TOOLS
from pyrite.rules.saboteur import events as told
from pyrite.rules.saboteur.book import Goal, Role
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.modules import MODULES
from pyrite.rules.saboteur.setup import Setup
from pyrite.telling import card_name, goal_name, role_name, seat_name, tell, tool_name
from pyrite.telling.events import message_id
from tests.test_locales import MESSAGES

KINDS: tuple[type[told.Event], ...] = get_args(told.AnyEvent)
NAMES = ("Agata", "Bohdan", "")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (told.RoundBegan(number=0, round=2, starter=1), "Round 2 begins. Bohdan has the first turn."),
        (told.RoleDealt(number=0, seat=0, role="saboteur"), "Agata is secretly a saboteur."),
        (told.RoleDealt(number=0, seat=0, role=None), "Agata is dealt a dwarf."),
        (told.HandDealt(number=0, seat=2, count=2, cards=("NE", "map")), "Seat 2 is dealt NE, Map."),
        (told.HandDealt(number=0, seat=2, count=6, cards=None), "Seat 2 is dealt 6 cards."),
        (told.HandDealt(number=0, seat=2, count=1, cards=None), "Seat 2 is dealt one card."),
        (told.PathLaid(number=0, seat=0, card="NE", x=3, y=-1, turned=False), "Agata lays NE at 3,-1."),
        (told.PathLaid(number=0, seat=0, card="NE", x=3, y=-1, turned=True), "Agata lays NE at 3,-1, turned round."),
        (
            told.ActionPlayed(number=0, seat=0, card="break-cart", target=1, tool="cart"),
            "Agata plays Broken Cart on Bohdan.",
        ),
        (told.ActionPlayed(number=0, seat=0, card="rockfall", x=0, y=2), "Agata plays Rockfall at 0,2."),
        (told.ActionPlayed(number=0, seat=0, card="map"), "Agata plays Map."),
        (told.CardPassed(number=0, seat=1, card="nesw"), "Bohdan passes and puts nesw away unseen."),
        (told.CardPassed(number=0, seat=1, card=None), "Bohdan passes and puts a card away unseen."),
        (told.PathRemoved(number=0, seat=1, card="NS", x=2, y=0), "The card at 2,0 is gone: NS."),
        (told.ToolMended(number=0, seat=0, tool="lantern"), "Agata has a working lantern again."),
        (
            told.GoalSeen(number=0, seat=0, x=8, y=2, goal="stone-nw"),
            "Agata looks at the goal at 8,2 and sees a stone.",
        ),
        (told.GoalSeen(number=0, seat=0, x=8, y=2, goal=None), "Agata looks at the goal at 8,2."),
        (
            told.GoalRevealed(number=0, seat=0, x=8, y=0, goal="treasure"),
            "Agata reaches the goal at 8,0. It is the treasure.",
        ),
        (
            told.GoalFitted(number=0, seat=0, x=8, y=0, goal="stone-ne", turned=True),
            "The goal at 8,0 now lies face up, turned round.",
        ),
        (
            told.GoalFitted(number=0, seat=0, x=8, y=0, goal="stone-ne", turned=False),
            "The goal at 8,0 now lies face up.",
        ),
        (told.CardDrawn(number=0, seat=0, card="fix-cart"), "Agata draws Cart Repair."),
        (told.CardDrawn(number=0, seat=0, card=None), "Agata draws a card."),
        (told.CardVetoed(number=0, seat=1, card="EW"), "Bohdan says no with a Veto: EW has no effect."),
        (told.NuggetsEarned(number=0, seat=0, nuggets=1), "Agata gets one nugget."),
        (told.NuggetsEarned(number=0, seat=0, nuggets=2), "Agata gets 2 nuggets."),
        (told.NuggetsLost(number=0, seat=0, nuggets=1), "Agata loses one nugget."),
        (told.GoldChanged(number=0, seat=0, place=2, value=3), "Agata changes gold card 2 into 3 nuggets."),
        (
            told.RoundEnded(number=0, outcome="treasure", connector=1),
            "Bohdan has dug through to the treasure. The round is over, the miners win.",
        ),
        (
            told.RoundEnded(number=0, outcome="exhausted", connector=None),
            "The cards have run out. The round is over, and the treasure is still buried.",
        ),
        (
            told.RoundEnded(number=0, outcome="spider", connector=None),
            "The giant spider wakes. The round is over, and the treasure is still buried.",
        ),
        (told.RoleShown(number=0, seat=0, role="miner"), "Agata was a miner."),
        (told.GoalShown(number=0, x=8, y=-2, goal="dragon"), "At 8,-2 lay the dragon."),
        (told.GoldDrawn(number=0, first=1, count=4), "4 gold cards go round, Bohdan chooses first."),
        (told.GoldDrawn(number=0, first=1, count=1), "One gold card is handed out, to Bohdan."),
        (told.GoldDrawn(number=0, first=1, count=0), "No gold card is left to hand round."),
        (told.GoldOffered(number=0, seat=0, count=2, value=3), "Agata may choose a gold card worth 3."),
        (told.GoldOffered(number=0, seat=0, count=2, value=None), "Agata is offered a gold card."),
        (told.GoldKept(number=0, seat=0, value=3), "Agata keeps a gold card worth 3."),
        (told.GoldKept(number=0, seat=0, value=None), "Agata keeps a gold card."),
        (told.GoldPaid(number=0, seat=0, value=1), "Agata is paid a gold card worth 1."),
        (told.Scored(number=0, seat=0, nuggets=0), "Agata has 0 nuggets."),
        (told.Scored(number=0, seat=0, nuggets=1), "Agata has one nugget."),
        (told.GameEnded(number=0, winners=(1,)), "Bohdan wins the game."),
        (told.GameEnded(number=0, winners=(0, 1)), "Agata and Bohdan win the game together."),
        (told.GameEnded(number=0, winners=(0, 1, 2)), "Agata, Bohdan and Seat 2 win the game together."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: told.Event, sentence: str) -> None:
    assert tell(event, NAMES) == sentence


def test_every_kind_of_event_has_its_message_and_every_message_its_event() -> None:
    found = {message.id.name for message in MESSAGES if message.id.name.startswith("event-")}
    assert found == {message_id(kind) for kind in KINDS}


def test_without_names_seats_have_numbers() -> None:
    assert tell(told.CardDrawn(number=0, seat=7, card=None)) == "Seat 7 draws a card."
    assert seat_name(1, NAMES) == "Bohdan"


def test_a_strange_name_does_not_bend_the_sentence() -> None:
    played = told.ActionPlayed(number=0, seat=0, card="break-cart", target=1, tool="cart")
    assert tell(played, ("no", "nowhere", "")) == "no plays Broken Cart on nowhere."


# --- names ----------------------------------------------------------------------------------------


def variants(message_id: str) -> set[str]:
    """What a message has words of its own for."""
    (message,) = [message for message in MESSAGES if message.id.name == message_id]
    assert isinstance(message, Message)
    assert message.value is not None
    (placeable,) = message.value.elements
    return {variant.key.name for variant in placeable.expression.variants if not variant.default}  # type: ignore[union-attr]


def test_everything_that_has_no_notation_has_a_name() -> None:
    kinds = [kind for modules in ((), tuple(MODULES)) for kind in Setup(5, modules=modules).book().kinds]
    assert variants("goal-name") == {kind.name for kind in kinds if isinstance(kind, Goal)}
    assert variants("role-name") == {kind.name for kind in kinds if isinstance(kind, Role)}
    assert variants("card-name") == {kind.name for kind in kinds if not isinstance(kind, Goal | Role | PathCard)}
    assert variants("tool-name") == set(TOOLS)


def test_a_path_card_is_called_by_its_notation() -> None:
    assert [card_name(card) for card in ("NE", "nesw", "NS+EW", "NE:blue", "NS#", "e*")] == [
        "NE", "nesw", "NS+EW", "NE:blue", "NS#", "e*",
    ]  # fmt: skip


def test_names_are_words() -> None:
    assert card_name("fix-lantern-cart") == "Lantern or Cart Repair"
    assert goal_name("bag-2") == "a bag with two nuggets"
    assert role_name("saboteur") == "saboteur"
    assert tool_name("cart") == "cart"
