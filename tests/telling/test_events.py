"""A sentence for every event, and none that says more than the event."""

import pytest
from fluent.syntax.ast import Message

from pyrite.games.saboteur.deck import TOOLS
from pyrite.games.saboteur.events import (
    CardTaken,
    GoldChanged,
    GoldDrawn,
    GoldKept,
    GoldOffered,
    GoldPaid,
    NuggetsEarned,
    RoleChanged,
    StackGone,
    ToolMended,
)
from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.modules.change_direction.events import DirectionChanged
from pyrite.games.saboteur.modules.chests.events import (
    CardRobbed,
    CardsBuried,
    ChestEmpty,
    ChestOpened,
    GoalMoved,
    StackSeen,
)
from pyrite.games.saboteur.modules.diversion.events import PathMoved
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.games.saboteur.modules.party.events import RolesShuffled
from pyrite.games.saboteur.modules.saboteur_2.events import HandsSwapped, NuggetStolen, TheftForgone, WaysJudged
from pyrite.games.saboteur.modules.swap_goals.events import GoalsMixed
from pyrite.games.saboteur.modules.tolls.events import FigureGone, FigureSet, TollAsked, TollPaid, TollRefused
from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel.book import Book, Goal, Role
from pyrite.kernel.parts import SIDES
from pyrite.kernel.path import PathCard
from pyrite.kernel.seen import events as told
from pyrite.kernel.seen.event import Event
from pyrite.setup import decks
from pyrite.setup.setup import Setup, players_with
from pyrite.telling import card_name, chest_name, goal_name, name_of, role_name, seat_name, tell
from pyrite.telling.events import message_id
from tests.test_locales import MESSAGES
from tools.wire_types import events

KINDS = events()
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
        (ToolMended(number=0, seat=0, tool="lantern"), "Agata has a working lantern again."),
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
        (CardVetoed(number=0, seat=1, card="EW"), "Bohdan says no with a Veto: EW has no effect."),
        (NuggetsEarned(number=0, seat=0, nuggets=1), "Agata gets one nugget."),
        (NuggetsEarned(number=0, seat=0, nuggets=2), "Agata gets 2 nuggets."),
        (NuggetsLost(number=0, seat=0, nuggets=1), "Agata loses one nugget."),
        (GoldChanged(number=0, seat=0, place=2, value=3), "Agata changes gold card 2 into 3 nuggets."),
        (
            told.RoundEnded(number=0, outcome="treasure", connector=1),
            "Bohdan has dug through to the treasure. The round is over.",
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
        (GoldDrawn(number=0, first=1, count=4), "4 gold cards go round, Bohdan chooses first."),
        (GoldDrawn(number=0, first=1, count=1), "One gold card is handed out, to Bohdan."),
        (GoldDrawn(number=0, first=1, count=0), "No gold card is left to hand round."),
        (GoldOffered(number=0, seat=0, count=2, value=3), "Agata may choose a gold card worth 3."),
        (GoldOffered(number=0, seat=0, count=2, value=None), "Agata is offered a gold card."),
        (GoldKept(number=0, seat=0, value=3), "Agata keeps a gold card worth 3."),
        (GoldKept(number=0, seat=0, value=None), "Agata keeps a gold card."),
        (GoldPaid(number=0, seat=0, value=1), "Agata is paid a gold card worth 1."),
        (told.Scored(number=0, seat=0, nuggets=0), "Agata has 0 nuggets."),
        (told.Scored(number=0, seat=0, nuggets=1), "Agata has one nugget."),
        (
            told.ActionPlayed(number=0, seat=0, card="swap-goals", x=8, y=0, x2=8, y2=2),
            "Agata plays Swapped Goals at 8,0 and 8,2.",
        ),
        (
            told.ActionPlayed(number=0, seat=0, card="diversion", x=1, y=0, turned=True),
            "Agata plays Diversion at 1,0, turned round.",
        ),
        (told.FrontCleared(number=0, seat=1, card="trap"), "Trap does not lie before Bohdan any more."),
        (
            told.RoleSeen(number=0, seat=0, target=1, role="geologist"),
            "Agata looks at the dwarf of Bohdan and sees a geologist.",
        ),
        (told.RoleSeen(number=0, seat=0, target=1, role=None), "Agata looks at the dwarf of Bohdan."),
        (
            RoleChanged(number=0, seat=0, role="blue-miner"),
            "Agata has a new dwarf and is secretly a blue miner now.",
        ),
        (RoleChanged(number=0, seat=0, role=None), "Agata has a new dwarf."),
        (HandsSwapped(number=0, seat=0, other=2), "Agata and Seat 2 swap their hands."),
        (
            GoalsMixed(number=0, seat=0, x=8, y=-2, x2=8, y2=2, swapped=True),
            "Agata takes up the goals at 8,-2 and 8,2, and secretly puts each in the place of the other.",
        ),
        (
            GoalsMixed(number=0, seat=0, x=8, y=-2, x2=8, y2=2, swapped=False),
            "Agata takes up the goals at 8,-2 and 8,2, and secretly puts each back where it lay.",
        ),
        (
            GoalsMixed(number=0, seat=0, x=8, y=-2, x2=8, y2=2, swapped=None),
            "Agata takes up the goals at 8,-2 and 8,2, and puts them down again. Which lies where is a secret.",
        ),
        (CardTaken(number=0, seat=0, source="discard", card="map"), "Agata keeps Map from the discard pile."),
        (CardTaken(number=0, seat=0, source="discard", card=None), "Agata keeps a card from the discard pile."),
        (
            CardTaken(number=0, seat=0, source="pile", card="map"),
            "Agata looks at cards of the draw pile and keeps Map.",
        ),
        (
            CardTaken(number=0, seat=0, source="pile", card=None),
            "Agata looks at cards of the draw pile and keeps one of them.",
        ),
        (
            DirectionChanged(number=0, seat=0, clockwise=False),
            "Agata turns the order of play: counter-clockwise from now on.",
        ),
        (
            DirectionChanged(number=0, seat=0, clockwise=True),
            "Agata turns the order of play: clockwise from now on.",
        ),
        (
            PathMoved(number=0, seat=0, card="NE", x=1, y=0, turned=False, from_x=3, from_y=-1),
            "NE moves from 3,-1 to 1,0.",
        ),
        (
            PathMoved(number=0, seat=0, card="NE", x=1, y=0, turned=True, from_x=3, from_y=-1),
            "NE moves from 3,-1 to 1,0, turned round.",
        ),
        (
            FigureSet(number=0, seat=0, x=1, y=0, side="east"),
            "Agata puts a figure on the card at 1,0. Whoever digs on to the east has to pay a nugget.",
        ),
        (
            FigureGone(number=0, seat=0, x=2, y=0),
            "Digging at 2,0 costs nothing any more: the figure of Agata is gone.",
        ),
        (TollPaid(number=0, seat=0, owner=1), "Agata pays a toll of one nugget to Bohdan."),
        (TollAsked(number=0, seat=0, asker=1), "Bohdan asks Agata to pay the toll."),
        (
            TollRefused(number=0, seat=0, asker=1, card="EW"),
            "Agata does not pay. Bohdan takes EW back and has to do something else.",
        ),
        (told.PictureReached(number=0, seat=0, x=4, y=0), "Agata is the first to reach the picture at 4,0."),
        (
            RolesShuffled(number=0, seat=0),
            "At the party of Agata the dwarfs of all players are shuffled and dealt anew.",
        ),
        (
            ChestOpened(number=0, seat=0, x=3, y=1, chest="chest-d"),
            "Agata opens the chest at 3,1. It holds one more card to draw.",
        ),
        (
            ChestEmpty(number=0, seat=0, chest="chest-f"),
            "The chest is of no use to Agata: nothing can come of a card out of another hand now.",
        ),
        (
            StackSeen(number=0, seat=0, x=3, y=1, path="chest-NESW", chest="chest-a"),
            "Agata looks at the chest at 3,1 and sees a nugget, under NESW.",
        ),
        (StackSeen(number=0, seat=0, x=3, y=1, path=None, chest=None), "Agata looks at the chest at 3,1."),
        (StackGone(number=0, seat=0, x=3, y=1), "The chest at 3,1 is gone, unopened."),
        (
            GoalMoved(number=0, seat=0, x=9, y=2, from_x=8, from_y=2),
            "Agata moves the goal at 8,2 to 9,2.",
        ),
        (CardRobbed(number=0, seat=0, victim=1, card="map"), "Agata takes Map out of the hand of Bohdan."),
        (CardRobbed(number=0, seat=0, victim=1, card=None), "Agata takes a card out of the hand of Bohdan."),
        (
            CardsBuried(number=0, seat=0, count=5),
            "Agata buries 5 cards: they go from the draw pile to the discard pile, unseen.",
        ),
        (
            CardsBuried(number=0, seat=0, count=1),
            "Agata buries one card: it goes from the draw pile to the discard pile, unseen.",
        ),
        (CardsBuried(number=0, seat=0, count=0), "Agata buries nothing: the draw pile is empty."),
        (
            WaysJudged(number=0, open=("blue", "green"), winners=("blue", "green")),
            "The way to the treasure is open to both teams. Both teams win the round.",
        ),
        (
            WaysJudged(number=0, open=("blue", "green"), winners=("green",)),
            "The way to the treasure is open to both teams. The round is won by the green miners.",
        ),
        (
            WaysJudged(number=0, open=("blue",), winners=("blue",)),
            "Doors leave the way to the treasure open only to the blue miners. The round is won by the blue miners.",
        ),
        (
            WaysJudged(number=0, open=(), winners=()),
            "Doors shut every way to the treasure, to the blue miners and to the green ones. Neither team wins.",
        ),
        (told.Shared(number=0, seat=0, nuggets=3, reason="team"), "Agata gets 3 nuggets with the winning team."),
        (
            told.Shared(number=0, seat=0, nuggets=1, reason="boss"),
            "Agata gets one nugget as the boss, who gets one less than the team.",
        ),
        (
            told.Shared(number=0, seat=0, nuggets=0, reason="profiteer"),
            "Agata gets nothing as the profiteer, who gets two less than the winners.",
        ),
        (
            told.Shared(number=0, seat=0, nuggets=2, reason="crystals"),
            "Agata gets 2 nuggets for the crystals in the mine.",
        ),
        (
            told.Shared(number=0, seat=0, nuggets=3, reason="sabotage"),
            "Agata gets 3 nuggets for keeping the treasure buried.",
        ),
        (
            told.Shared(number=0, seat=0, nuggets=4, reason="link"),
            "Agata gets 4 nuggets for digging through to the treasure.",
        ),
        (NuggetStolen(number=0, seat=0, victim=1), "Agata steals a nugget from Bohdan."),
        (TheftForgone(number=0, seat=0), "Agata steals nothing."),
        (told.GameEnded(number=0, winners=(1,)), "Bohdan wins the game."),
        (told.GameEnded(number=0, winners=(0, 1)), "Agata and Bohdan win the game together."),
        (told.GameEnded(number=0, winners=(0, 1, 2)), "Agata, Bohdan and Seat 2 win the game together."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
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


GOALS = {"treasure", "stone-ne", "stone-nw", "bag-1", "bag-2", "dragon", "spider"}
MINES = {f"mine-{what}" for what in ("jewels", "gold", "silver", "dragon")}
ROLES = {"miner", "saboteur", "greedy", "blue-miner", "green-miner", "boss", "profiteer", "geologist"}
CLANSMEN = {f"{clan}-{role}" for clan in ("blue", "yellow") for role in ("loyal", "selfish", "saboteur")}
FOREST_TOOLS = {"axe", "boat", "rope"}
FOREST_CARDS = FOREST_TOOLS | {"info-mine-treasure", "info-mine-dwarf", "info-treasure-dwarf"}
FOREST_CARDS |= {"forest-trap", "troll", "storm"}


def book_of(modules: tuple[str, ...]) -> Book:
    return Setup(players_with(modules)[0], modules=modules).book()


WORDS = decks._reader().schema.words
TOOL_CARDS = {*(f"break-{tool}" for tool in TOOLS), *(f"fix-{tool}" for tool in TOOLS)}
TOOL_CARDS |= {"fix-pickaxe-lantern", "fix-pickaxe-cart", "fix-lantern-cart", "fix-pickaxe-lantern-cart"}
ACTIONS = TOOL_CARDS | {*WORDS["does"]} - {"break", "fix", "info"}
CHESTS = {f"chest-{letter}" for letter in "abcdefghij"}


def test_everything_that_has_no_notation_has_a_name() -> None:
    """Whatever is in the box, whether its module is in the house yet or not; and there is nothing else in the house."""
    choices = [(), *((name,) for name in MODULES)]
    kinds = [kind for chosen in choices for kind in book_of(chosen).kinds]
    chest_cards = {kind.name for kind in kinds if kind.name.startswith("chest-")}
    assert {name for name in chest_cards if not name.removeprefix("chest-").isupper()} <= CHESTS
    assert {kind.name for kind in kinds if isinstance(kind, Goal)} - chest_cards <= GOALS
    assert {kind.name for kind in kinds if isinstance(kind, Role)} <= ROLES
    assert {kind.name for kind in kinds if not isinstance(kind, Goal | Role | PathCard)} - chest_cards <= ACTIONS
    assert variants("goal-name") == {*WORDS["face"], "chest"} | MINES
    assert variants("role-name") == ROLES | CLANSMEN
    assert variants("card-name") == ACTIONS | CHESTS | FOREST_CARDS
    assert variants("chest-name") == CHESTS
    assert variants("tool-name") == set(TOOLS) | FOREST_TOOLS
    assert variants("mark-name") == {mark for chosen in choices for mark in book_of(chosen).marks} | {"troll"}
    assert variants("side-name") == set(SIDES)
    assert variants("team-name") == {"blue", "green"}


def test_a_path_card_is_called_by_its_notation() -> None:
    assert [card_name(card) for card in ("NE", "nesw", "NS+EW", "NE:blue", "NS#", "e*")] == [
        "NE", "nesw", "NS+EW", "NE:blue", "NS#", "e*",
    ]  # fmt: skip


def test_names_are_words() -> None:
    assert card_name("fix-lantern-cart") == "Lantern or Cart Repair"
    assert goal_name("bag-2") == "a bag with two nuggets"
    assert goal_name("chest-NES") == "the tunnel NES on a chest"


def test_goals_of_any_box_have_names() -> None:
    assert [goal_name(goal) for goal in ("stone-ne", "stone-ns", "bag-1", "bag-12")] == [
        "a stone", "a stone", "a bag with one nugget", "a bag with 12 nuggets",
    ]  # fmt: skip
    assert role_name("saboteur") == "saboteur"
    assert name_of("tool-name", "cart") == "cart"
    assert chest_name("chest-a") == "a nugget"
    assert name_of("team-name", "blue") == "the blue miners"
    assert name_of("side-name", "west") == "west"


def test_a_path_card_that_lay_on_a_chest_is_called_like_any_other() -> None:
    assert card_name("chest-NES") == "NES"
    assert card_name("chest-c") == "Chest that Stops the Draw"
