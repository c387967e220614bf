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

from pyrite.records import Recorder, load, open_events, save
from pyrite.rules.mine import HIDDEN, column, row
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur import events as told
from pyrite.rules.saboteur.gold import MINERS
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.moves import LAY, PASS, PLAY, VETO, face, place, target, turned, verb
from pyrite.rules.saboteur.options import EDITIONS
from pyrite.rules.saboteur.setup import Setup
from pyrite.rules.saboteur.state import State
from pyrite.rules.shapes import open_sides
from pyrite.telling.pages import pages

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PLAYTHROUGH = "short"  # the game that is also told in full, in playthrough.txt
NAMES = ("Agata", "Bohdan", "Cilka", "Dominik", "Eliška", "Fedir", "Gustaw", "Hana", "Ivan", "Jagoda")


class Golden(NamedTuple):
    """A game worth keeping: what it has to show, and the first seed worth trying."""

    setup: Setup
    seed: int
    shows: Callable[[Sequence[told.Event]], bool]
    names: bool = False


# --- what a game can show -------------------------------------------------------------------------


class Ending(NamedTuple):
    """How one round ended."""

    outcome: str
    connector: int | None
    roles: tuple[str, ...]

    @property
    def saboteurs(self) -> int:
        return self.roles.count("saboteur")


def endings(events: Sequence[told.Event]) -> list[Ending]:
    """The endings of all rounds."""
    found: list[Ending] = []
    for event in events:
        if isinstance(event, told.RoundEnded):
            found.append(Ending(event.outcome, event.connector, ()))
        elif isinstance(event, told.RoleShown):
            found[-1] = found[-1]._replace(roles=(*found[-1].roles, event.role))
    return found


def every_kind_of_card(events: Sequence[told.Event]) -> bool:
    played = {event.card.split("-")[0] for event in events if isinstance(event, told.ActionPlayed)}
    stones = any(isinstance(event, told.GoalRevealed) and event.goal != "treasure" for event in events)
    outcomes = {ending.outcome for ending in endings(events)}
    passed = any(isinstance(event, told.CardPassed) for event in events)
    return stones and passed and played == {"break", "fix", "map", "rockfall"} and "treasure" in outcomes


def miners_win(events: Sequence[told.Event]) -> bool:
    return any(e.connector is not None and e.roles[e.connector] == "miner" and e.saboteurs for e in endings(events))


def saboteurs_win(events: Sequence[told.Event]) -> bool:
    return any(e.outcome == "exhausted" and e.saboteurs for e in endings(events))


def saboteur_connects(events: Sequence[told.Event]) -> bool:
    return any(e.connector is not None and e.roles[e.connector] == "saboteur" for e in endings(events))


def all_loyal(events: Sequence[told.Event]) -> bool:
    """Nobody was a saboteur, and yet the treasure was not reached: nobody is paid."""
    return any(e.outcome == "exhausted" and not e.saboteurs for e in endings(events))


def starter_by_path(events: Sequence[told.Event]) -> bool:
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


def three_saboteurs_win(events: Sequence[told.Event]) -> bool:
    return any(e.outcome == "exhausted" and e.saboteurs == 3 for e in endings(events))


def both_sides_win(events: Sequence[told.Event]) -> bool:
    return miners_win(events) and saboteurs_win(events)


def dragon_and_spider(events: Sequence[told.Event]) -> bool:
    """A gold card is changed for the dragon, a bag is found, and the spider wakes."""
    kinds = {type(event) for event in events}
    woken = any(ending.outcome == "spider" for ending in endings(events))
    return woken and {told.GoldChanged, told.NuggetsLost, told.NuggetsEarned} <= kinds


def veto(events: Sequence[told.Event]) -> bool:
    return any(isinstance(event, told.CardVetoed) for event in events)


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
}


# --- playing --------------------------------------------------------------------------------------


def play(golden: Golden, seed: int) -> Recorder:
    """A whole game by dwarfs who know everything, follow their role, and now and then do something else."""
    names = NAMES[: golden.setup.players] if golden.names else ()
    game = Recorder(golden.setup, seed, names=names)
    whim = Rng.from_seed(f"{seed:032x}")
    while not game.state.over():
        liking = [(_sense(game.state, move) + whim.below(6), i) for i, move in enumerate(game.state.moves())]
        game.play(game.state.moves()[max(liking)[1]])
    return game


def _sense(g: State, move: int) -> int:
    """How well a move serves its player."""
    seat = g.decider
    digs = g.team(seat) == MINERS
    if verb(move) == VETO:
        return 4 if g.team(g.turn) != g.team(seat) else -9
    if verb(move) not in (LAY, PLAY, PASS):
        return 0
    kind = g.book.kinds[face(move)]
    card = kind.name
    dead_end = card.islower()
    if isinstance(kind, PathCard) and verb(move) == LAY:
        left = _way_left(g, place(move), kind.half_turn if turned(move) else kind.shape)
        return 12 - left if dead_end != digs else -left
    if verb(move) == PASS:
        return 1 if dead_end == digs else -1
    friend = g.team(target(move)) == g.team(seat)
    if card.startswith("break"):
        return -9 if friend else 5
    if card.startswith("fix"):
        return 6 if friend else -9
    if card == "rockfall":
        fallen = g.kind(g.mine.card(place(move))).name
        return 4 if fallen.islower() == digs else -9
    return 3


def _way_left(g: State, spot: int, shape: int) -> int:
    """How far it is from where a card leads to the nearest goal still closed."""
    goals = [g.mine.spots[c] for c in g.mine.goals if g.mine.what(g.mine.spots[c]) == HIDDEN]
    x, y = int(column(spot)), int(row(spot))
    neighbours = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    ends = [end for d, end in enumerate(neighbours) if open_sides(shape) >> d & 1]
    return min(abs(int(column(goal)) - x) + abs(int(row(goal)) - y) for goal in goals for x, y in ends)


def seek(golden: Golden) -> tuple[int, Recorder]:
    """The first game from the golden seed on that shows what it has to show."""
    for seed in count(golden.seed):
        game = play(golden, seed)
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
    playthrough = "\n".join(pages(load(FOLDER / f"{PLAYTHROUGH}.pyrite")))
    (FOLDER / "playthrough.txt").write_text(playthrough, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
