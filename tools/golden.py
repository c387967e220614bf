"""Plays the golden games anew: `python -m tools.golden` writes all of tests/golden, or only the games named.

The files are proof that old games still replay. So do this only when a rule or the form of records is changed on
purpose, look at the difference, and say why in the changelog.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pyrite.games import LOST_MINES
from pyrite.games.lost_mines import events as woods
from pyrite.games.saboteur.events import (
    CardTaken,
    GoldChanged,
    GoldKept,
    NuggetsEarned,
    RoleChanged,
    StackGone,
)
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
from pyrite.games.saboteur.modules.tolls.events import FigureSet, TollAsked, TollPaid, TollRefused
from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel.seen import events as told
from pyrite.kernel.seen.event import Event
from pyrite.records import Recorder, load, open_events, save
from pyrite.setup.catalogue import groups, presets
from pyrite.setup.options import EDITIONS, Options
from pyrite.setup.setup import Setup
from pyrite.telling.pages import pages
from tools.golden_dwarfs import play
from tools.golden_walkers import walk

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PLAYTHROUGHS = {"short": "playthrough.txt", "forest": "playthrough-forest.txt"}  # games that are also told in full
NAMES = ("Agata", "Bohdan", "Cilka", "Dominik", "Eliška", "Fedir", "Gustaw", "Hana", "Ivan", "Jagoda")


OTHER_WAYS = Options(remainder="sum", dragon_from="round", last_move="false", peek_talk="off")


class Golden(NamedTuple):
    """A game worth keeping: what it has to show, and the first seed worth trying."""

    setup: Setup
    seed: int
    shows: Callable[[Sequence[Event]], bool]
    names: bool = False
    likes: tuple[str, ...] = ()  # words in the names of cards that its players are fond of


# --- what a game can show -------------------------------------------------------------------------


class Ending(NamedTuple):
    """How one round ended."""

    outcome: str
    connector: int | None
    roles: tuple[str, ...]

    @property
    def saboteurs(self) -> int:
        return self.roles.count("saboteur")


def endings(events: Sequence[Event]) -> list[Ending]:
    """The endings of all rounds."""
    found: list[Ending] = []
    for event in events:
        if isinstance(event, told.RoundEnded):
            found.append(Ending(event.outcome, event.connector, ()))
        elif isinstance(event, told.RoleShown):
            found[-1] = found[-1]._replace(roles=(*found[-1].roles, event.role))
    return found


def every_kind_of_card(events: Sequence[Event]) -> bool:
    played = {event.card.split("-")[0] for event in events if isinstance(event, told.ActionPlayed)}
    stones = any(isinstance(event, told.GoalRevealed) and event.goal != "treasure" for event in events)
    outcomes = {ending.outcome for ending in endings(events)}
    passed = any(isinstance(event, told.CardPassed) for event in events)
    return stones and passed and played == {"break", "fix", "map", "rockfall"} and "treasure" in outcomes


def miners_win(events: Sequence[Event]) -> bool:
    return any(e.connector is not None and e.roles[e.connector] == "miner" and e.saboteurs for e in endings(events))


def saboteurs_win(events: Sequence[Event]) -> bool:
    return any(e.outcome == "exhausted" and e.saboteurs for e in endings(events))


def saboteur_connects(events: Sequence[Event]) -> bool:
    return any(e.connector is not None and e.roles[e.connector] == "saboteur" for e in endings(events))


def all_loyal(events: Sequence[Event]) -> bool:
    """Nobody was a saboteur, and yet the treasure was not reached: nobody is paid."""
    return any(e.outcome == "exhausted" and not e.saboteurs for e in endings(events))


def starter_by_path(events: Sequence[Event]) -> bool:
    """The next starter sits beside the last to dig, and not beside the last on turn."""
    dug = turn = -1
    for event in events:
        if isinstance(event, told.PathLaid):
            dug = turn = event.seat
        elif isinstance(event, told.ActionPlayed | told.CardPassed):
            turn = event.seat
        elif isinstance(event, told.RoundBegan) and dug != turn:
            return True
    return False


def three_saboteurs_win(events: Sequence[Event]) -> bool:
    return any(e.outcome == "exhausted" and e.saboteurs == 3 for e in endings(events))


def both_sides_win(events: Sequence[Event]) -> bool:
    return miners_win(events) and saboteurs_win(events)


def dragon_and_spider(events: Sequence[Event]) -> bool:
    """A gold card is changed for the dragon, a bag is found, and the spider wakes."""
    woken = any(ending.outcome == "spider" for ending in endings(events))
    return woken and kinds(events, GoldChanged, NuggetsLost, NuggetsEarned)


def veto(events: Sequence[Event]) -> bool:
    return any(isinstance(event, CardVetoed) for event in events)


def kinds(events: Sequence[Event], *wanted: type[Event]) -> bool:
    """Whether all of these happen."""
    return set(wanted) <= {type(event) for event in events}


def played(events: Sequence[Event], *cards: str) -> bool:
    return set(cards) <= {event.card for event in events if isinstance(event, told.ActionPlayed)}


def judged(events: Sequence[Event], *ways: str) -> bool:
    """The treasure was reached, and the way is open to these teams and to no other."""
    return any(isinstance(event, WaysJudged) and event.open == ways for event in events)


def shared(events: Sequence[Event], reason: str, nuggets: int) -> bool:
    return any(isinstance(e, told.Shared) and (e.reason, e.nuggets) == (reason, nuggets) for e in events)


def a_door_decides(events: Sequence[Event]) -> bool:
    """A team wins because a door stops the other; everything that fronts, hands and hats can come to happens too."""
    acts = kinds(events, told.FrontCleared, HandsSwapped, told.RoleSeen, RoleChanged)
    return acts and judged(events, "blue") and judged(events, "green")


def boss_alone(events: Sequence[Event]) -> bool:
    """Doors of both colours stop both teams, and the boss takes it all."""
    return judged(events) and shared(events, "boss", 4)


def thefts(events: Sequence[Event]) -> bool:
    """Somebody steals and somebody does not; profiteer and geologist are paid."""
    paid = {event.reason for event in events if isinstance(event, told.Shared)}
    return kinds(events, NuggetStolen, TheftForgone) and {"profiteer", "crystals", "sabotage"} <= paid


def championship(events: Sequence[Event]) -> bool:
    """The greedy dwarf wins a round, and every action of 2017 to 2023 is played."""
    greedy = any(e.connector is not None and e.roles[e.connector] == "greedy" for e in endings(events))
    cards = ("swap-goals", "vault", "change-direction", "fix-pickaxe-lantern-cart", "pioneer", "diversion")
    return greedy and veto(events) and played(events, *cards)


def tolls(events: Sequence[Event]) -> bool:
    """One who is asked to pay refuses, another one agrees."""
    asked = {event.seat for event in events if isinstance(event, TollAsked)}
    refused = kinds(events, TollRefused)
    return refused and any(isinstance(event, TollPaid) and event.seat in asked for event in events)


def costumes(events: Sequence[Event]) -> bool:
    return kinds(events, told.PictureReached, RoleChanged) and saboteurs_win(events) and miners_win(events)


def party(events: Sequence[Event]) -> bool:
    return kinds(events, told.PictureReached, RolesShuffled) and saboteurs_win(events) and miners_win(events)


def chests(events: Sequence[Event]) -> bool:
    """A map on a stack, a rockfall on a stack, and what chests can do: once also nothing."""
    stacks = kinds(events, ChestOpened, StackSeen, StackGone, ChestEmpty)
    return stacks and kinds(events, GoalMoved, CardRobbed, CardsBuried, told.RoleSeen, CardTaken)


def a_miner_goes_without(events: Sequence[Event]) -> bool:
    """The treasure was reached, and some miner got no gold card though others got two."""
    kept: list[int] = []
    for event in events:
        if isinstance(event, told.RoundBegan):
            kept = []
        elif isinstance(event, GoldKept):
            kept.append(event.seat)
            if kept.count(event.seat) > 1:
                return True
    return False


def tournament(events: Sequence[Event]) -> bool:
    """A miner who made the link gets more than the others, and a greedy dwarf wins a round."""
    return shared(events, "link", 3) and shared(events, "link", 4) and shared(events, "sabotage", 3)


def anniversary(events: Sequence[Event]) -> bool:
    cards = kinds(events, GoalsMixed, DirectionChanged, PathMoved, CardTaken)
    return cards and veto(events) and kinds(events, ChestOpened, NuggetsEarned, WaysJudged)


def everything(events: Sequence[Event]) -> bool:
    return kinds(events, FigureSet, RolesShuffled, ChestOpened, told.FrontCleared, WaysJudged)


def forest(events: Sequence[Event]) -> bool:
    """Treasures of every kind are taken, one of them as the last of its round; a dragon is paid, a trap costs a card,
    a troll goes home, and everything that can be looked at is looked at."""
    kind_of = {event.kind for event in events if isinstance(event, woods.TreasureTaken)}
    gone = {event.token for event in events if isinstance(event, woods.TokenGone)}
    looks = kinds(events, told.GoalSeen, told.RoleSeen, woods.TreasureSeen)
    outcomes = {ending.outcome for ending in endings(events)}
    trapped = any(isinstance(event, woods.TrapSprung) and event.lost for event in events)
    paid = any(isinstance(event, woods.DragonPaid) and event.points for event in events)
    return looks and trapped and paid and "treasures" in outcomes and "troll" in gone and len(kind_of) == 3


def by_consent(events: Sequence[Event]) -> bool:
    """A hopeless round is ended by all, after somebody has refused."""
    answers = {event.agrees for event in events if isinstance(event, woods.EndAnswered)}
    return len(answers) == 2 and "consent" in {ending.outcome for ending in endings(events)}


GAMES: dict[str, Golden] = {
    "short": Golden(Setup(3), 16, every_kind_of_card, names=True),
    "miners": Golden(Setup(4), 1, miners_win),
    "saboteurs": Golden(Setup(6), 0, saboteurs_win),
    "saboteur-connects": Golden(Setup(10, starter=2), 2, saboteur_connects),
    "all-loyal": Golden(Setup(3, starter=1), 1, all_loyal),
    "edition-pl": Golden(Setup(5, EDITIONS["pl"]), 1, starter_by_path),
    "edition-cs": Golden(Setup(8, EDITIONS["cs"]), 0, three_saboteurs_win),
    "edition-uk": Golden(Setup(7, EDITIONS["uk"]), 0, both_sides_win),
    "new-goals": Golden(Setup(5, modules=("new-goals",)), 584, dragon_and_spider),
    "veto": Golden(Setup(4, modules=("veto",)), 0, veto),
    "doors": Golden(Setup(5, modules=("saboteur-2",)), 54, a_door_decides, likes=(":blue", ":green")),
    "boss-alone": Golden(Setup(3, modules=("saboteur-2",)), 3, boss_alone, likes=(":blue", ":green")),
    "thefts": Golden(Setup(6, modules=("saboteur-2",)), 2, thefts, likes=("theft", "*")),
    "championship": Golden(Setup(4, modules=groups()["championship"]), 16, championship),
    "tolls": Golden(Setup(4, modules=("tolls",)), 1, tolls),
    "costumes": Golden(Setup(4, modules=("costumes",)), 1, costumes),
    "party": Golden(Setup(5, modules=("party",)), 2, party),
    "chests": Golden(Setup(4, modules=("chests",)), 10, chests),
    "sabotaged": Golden(Setup(4, modules=("sabotaged",)), 13, a_miner_goes_without),
    "tournament": Golden(Setup(7, modules=presets()["tournament"]), 50, tournament),
    "anniversary": Golden(Setup(5, modules=presets()["anniversary"]), 2, anniversary),
    "everything": Golden(Setup(2, modules=presets()["everything"]), 0, everything),
    "forest": Golden(Setup(4, Options(peek_talk="free"), game=LOST_MINES), 8, forest, names=True),
    "forest-consent": Golden(Setup(7, OTHER_WAYS, starter=3, game=LOST_MINES), 18, by_consent),
}


# --- finding one ----------------------------------------------------------------------------------


def seek(golden: Golden) -> tuple[int, Recorder]:
    """The first game from the golden seed on that shows what it has to show."""
    for seed in count(golden.seed):
        names = NAMES[: golden.setup.players] if golden.names else ()
        if golden.setup.game == LOST_MINES:
            game = walk(golden.setup, seed, names)
        else:
            game = play(golden.setup, seed, names, golden.likes)
        if golden.shows(open_events(game.state)):
            return seed, game
    raise AssertionError("seeds never end")


def main(chosen: Sequence[str]) -> int:
    unknown = [name for name in chosen if name not in GAMES]
    if unknown:
        print(f"there is no golden game {', '.join(unknown)}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in chosen or GAMES:
        seed, game = seek(GAMES[name])
        save(game.record(), FOLDER / f"{name}.pyrite")
        print(f"{name}: seed {seed}, {sum(len(played.choices) for played in game.record().rounds)} decisions")
    for name, file in PLAYTHROUGHS.items():
        playthrough = "\n".join(pages(load(FOLDER / f"{name}.pyrite")))
        (FOLDER / file).write_text(playthrough, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
