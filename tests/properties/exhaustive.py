"""Plays on until every card has been played on every kind of target, and everything a goal can do has been done.

What there is to reach is listed from the decks, not from what happened. All seats work together: they play whatever
has not been played yet, and dig to where something is missing. All chance is fixed, so the same is reached each time.

`python -m tests.properties.exhaustive` tells how it goes.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product

from pyrite.games.saboteur.deck import TOOLS
from pyrite.games.saboteur.events import GoldChanged, GoldPaid, NuggetsEarned
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.kernel.book import Book, Goal
from pyrite.kernel.mine import EMPTY, FACED_AT, GOAL, HIDDEN, PATH, REACH_AT, START, column, row, spot
from pyrite.kernel.moves import LAY, PASS, PLAY, REVEAL, face, mark, place, target, turned, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.event import Event
from pyrite.kernel.seen.events import GoalFitted, GoalRevealed, RoundEnded, events
from pyrite.kernel.state import State
from pyrite.setup.setup import Setup
from tests.properties.games import MODULES, OPTIONS, PLAYERS

Feat = tuple[str, ...]  # something that can be done, as words

SIDES = {"north": (1, 0, -1), "east": (2, 1, 0), "south": (4, 0, 1), "west": (8, -1, 0)}
BESIDE = {START: "the start", PATH: "a path card", GOAL: "an open goal", HIDDEN: "a closed goal"}
FEW = 20
HOLE = "a hole left by a rockfall"


# --- what there is to do --------------------------------------------------------------------------


def feats(book: Book) -> set[Feat]:
    """Everything that can be done with these cards."""
    all_: set[Feat] = set()
    for number in {*book.deck}:
        kind = book.kinds[number]
        all_.add(("pass", kind.name))
        if isinstance(kind, PathCard):
            ways = ("upright",) if kind.shape == kind.half_turn else ("upright", "turned")
            all_ |= {("lay", kind.name, way, where) for way, where in product(ways, (*BESIDE.values(), HOLE))}
        elif kind.name.startswith("break-"):
            all_ |= {("play", kind.name, f"{seats} to the left") for seats in range(1, PLAYERS[-1])}
        elif kind.name.startswith("fix-"):
            tools = [TOOLS[m] for m in range(len(TOOLS)) if kind.marks() >> m & 1]
            all_ |= {("play", kind.name, tool, whose) for tool, whose in product(tools, ("own", "other"))}
        elif kind.name == "rockfall":
            all_ |= {("play", "rockfall", what) for what in ("reached", "cut off", "dead end")}
        elif kind.name == "map":
            all_ |= {("play", "map", f"{column(goal)},{row(goal)}") for goal in book.goal_spots}
        elif kind.name == "veto":
            all_ |= {("veto", what) for what in ("path card", "break", "fix", "rockfall", "map")}
    for number in {*book.goals}:
        goal = book.kinds[number]
        assert isinstance(goal, Goal)
        all_ |= {("reveal", goal.name, side) for side in SIDES}
        all_ |= {("fit", goal.name, way) for way in _fits(goal)}
    all_ |= {("keep", str(value)) for value in {*book.gold}} | {("paid", str(value)) for value in {*book.gold}}
    all_ |= {("choose the first of two goals",), ("round ended", "treasure"), ("round ended", "exhausted")}
    names = {book.kinds[number].name for number in book.goals}
    if "dragon" in names:
        all_ |= {("dragon", what) for what in ("loose nugget", "nothing")}
        all_ |= {("change", str(value)) for value in {*book.gold}}
    all_ |= {("round ended", "spider")} if "spider" in names else set()
    all_ |= {(name, "earned") for name in names if name.startswith("bag")}
    return all_


def _fits(goal: Goal) -> tuple[str, ...]:
    # That it fits as well both ways needs two tunnels that reach it at once; with the cards there are, one is first.
    return ("upright",) if goal.shape == goal.half_turn else ("upright", "turned")


# --- what is done ---------------------------------------------------------------------------------


class Round:
    """A game being played, with what is needed to say what a move does."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.holes: set[int] = set()
        self.round = state.round

    def feats_of(self, move: int) -> set[Feat]:
        """What this move would be, before it is played."""
        state = self.state
        kind = state.book.kinds[face(move)] if verb(move) in (LAY, PLAY, PASS) else None
        if verb(move) == PASS:
            assert kind
            return {("pass", kind.name)}
        if verb(move) == LAY:
            assert kind
            way = "turned" if turned(move) else "upright"
            return {("lay", kind.name, way, where) for where in self._surroundings(place(move))}
        if verb(move) == PLAY:
            assert kind
            return {("play", kind.name, *what) for what in self._targets(kind.name, move)}
        if verb(move) == state.book.verb("keep"):
            return {("keep", str(face(move)))}
        if verb(move) == state.book.verb("veto"):
            kind = state.book.kinds[face(state.declared)]
            return {("veto", "path card" if isinstance(kind, PathCard) else kind.name.split("-")[0])}
        if verb(move) == REVEAL:
            return {("choose the first of two goals",)}
        return set()

    def _surroundings(self, here: int) -> set[str]:
        around = (spot(column(here) + dx, row(here) + dy) for _, dx, dy in SIDES.values())
        lying = {self.state.mine.what(there) for there in around} - {EMPTY}
        return {BESIDE[what] for what in lying} | ({HOLE} if here in self.holes else set())

    def _targets(self, name: str, move: int) -> set[tuple[str, ...]]:
        state = self.state
        seats = (target(move) - state.turn) % state.book.seats
        if name.startswith("break-"):
            return {(f"{seats} to the left",)}
        if name.startswith("fix-"):
            return {(TOOLS[mark(move)], "other" if seats else "own")}
        if name == "map":
            return {(f"{column(place(move))},{row(place(move))}",)}
        reached = state.mine.look(place(move)) >> REACH_AT & 15
        dead = state.kind(state.mine.card(place(move))).name.islower()
        return {("dead end",)} if dead else {("reached" if reached else "cut off",)}

    def play(self, move: int) -> set[Feat]:
        """Play a move and say all that came of it."""
        state = self.state
        done = self.feats_of(move)
        if verb(move) == PLAY and state.book.kinds[face(move)].name == "rockfall":
            self.holes.add(place(move))
        rich = {seat for seat in range(state.book.seats) if state.nuggets(seat)}
        finder, since = state.turn, state.happened()
        state.play(move)
        told = events(state, 0, since)
        for event in told:
            done |= self._feats_of_event(event)
        if any(isinstance(event, GoalFitted) and event.goal == "dragon" for event in told) and finder not in rich:
            done.add(("dragon", "nothing"))
        if state.round != self.round:
            self.round = state.round
            self.holes = set()
        return done

    def _feats_of_event(self, event: Event) -> set[Feat]:
        state = self.state
        match event:
            case GoalRevealed(x=x, y=y, goal=goal):
                faced = state.mine.look(spot(x, y)) >> FACED_AT & 15
                return {("reveal", goal, side) for side, (bit, _, _) in SIDES.items() if faced & bit}
            case GoalFitted(goal=goal):
                return {("fit", goal, "turned" if event.turned else "upright")}
            case NuggetsEarned(nuggets=nuggets) if state.outcome == 0:
                return {(f"bag-{nuggets}", "earned")}
            case NuggetsLost():
                return {("dragon", "loose nugget")}
            case GoldChanged(value=value):
                return {("change", str(value))}
            case GoldPaid(value=value):
                return {("paid", str(value))}
            case RoundEnded(outcome=outcome):
                return {("round ended", outcome)}
        return set()


# --- seeking --------------------------------------------------------------------------------------


class Seeker:
    """Plays games until nothing is missing."""

    def __init__(self) -> None:
        self.missing: set[Feat] = set()
        for modules in MODULES:
            self.missing |= feats(Setup(PLAYERS[-1], modules=modules).book())
        self.all = len(self.missing)
        self.done: Counter[Feat] = Counter()
        self.games = 0
        self.rng = Rng.from_seed(b"nothing left out")

    def run(self, most: int) -> None:
        """Play, up to so many games."""
        while self.missing and self.games < most:
            n = self.games
            setup = Setup((10, 3, 6, 4)[n % 4], OPTIONS[n * 3 % len(OPTIONS)], MODULES[(n // 2) % len(MODULES)])
            self._play(Round(setup.begin(n)))
            self.games += 1

    def _play(self, game: Round) -> None:
        while not game.state.over():
            for feat in game.play(self._choose(game)):
                self.done[feat] += 1
                self.missing.discard(feat)

    def _choose(self, game: Round) -> int:
        moves = list(game.state.moves())
        fresh = [move for move in moves if game.feats_of(move) & self.missing]
        if fresh and self.rng.below(8):
            return self._one(fresh)
        spare = len(self.missing) > FEW  # while much is missing any card may dig; later the wanted ones are kept
        digs = [move for move in moves if verb(move) == LAY and (spare or not self._is_wanted(game, move))]
        if digs and self.rng.below(8):
            return self._dig(game.state, digs)
        veto = game.state.book.verb("veto")
        idle = [move for move in moves if verb(move) not in (LAY, PLAY, veto) and not self._is_wanted(game, move)]
        return self._one(idle if idle and self.rng.below(4) else moves)

    def _is_wanted(self, game: Round, move: int) -> bool:
        """Whether the card is still good for something."""
        name = game.state.book.kinds[face(move)].name
        return verb(move) in (LAY, PASS) and any(name in feat or feat[0] == name for feat in self.missing)

    def _one(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]

    def _dig(self, state: State, digs: list[int]) -> int:
        """Dig to the side of a closed goal from which nobody has come yet, and do not stir other goals on the way."""
        closed = {goal for goal in state.book.goal_spots if state.mine.what(goal) == HIDDEN}
        aims = []
        for goal in closed:
            name = state.kind(state.mine.card(goal)).name
            aims += [
                (column(goal) + dx, row(goal) + dy)
                for side, (_, dx, dy) in SIDES.items()
                if ("reveal", name, side) in self.missing or name == self._dear(state)
            ]
        if any(feat[-1] == BESIDE[GOAL] for feat in self.missing):
            aims += [(column(goal), row(goal)) for goal in state.book.goal_spots if goal not in closed]
        aims = aims or [(column(goal), row(goal)) for goal in closed] or [(8, 0)]
        costs = {move: self._cost(state, move, aims, closed) for move in digs}
        best = min(costs.values())
        return self._one([move for move in digs if costs[move] == best])

    def _dear(self, state: State) -> str:
        """The goal that is worth more than a new side: to change gold one needs gold first, and then the dragon."""
        if not any(feat[0] == "change" for feat in self.missing):
            return ""
        return "dragon" if len(state.purse) else "treasure"

    def _cost(self, state: State, move: int, aims: list[tuple[int, int]], closed: set[int]) -> int:
        kind = state.book.kinds[face(move)]
        assert isinstance(kind, PathCard)
        shape = kind.half_turn if turned(move) else kind.shape
        x, y = column(place(move)), row(place(move))
        mouths = [(bit, x + dx, y + dy) for bit, dx, dy in SIDES.values() if shape >> 4 & bit]
        way = min((abs(int(u - ax)) + abs(int(v - ay)) for _, u, v in mouths for ax, ay in aims), default=50)
        stirs = any(spot(u, v) in closed for _, u, v in mouths)
        return way + (20 if stirs and (x, y) not in aims else 0)


if __name__ == "__main__":
    seeker = Seeker()
    while seeker.missing and seeker.games < 2000:
        seeker.run(seeker.games + 20)
        sys.stdout.write(f"{seeker.games} games: {len(seeker.missing)} of {seeker.all} missing\n")
        for feat in sorted(seeker.missing)[:10]:
            sys.stdout.write("  " + " ".join(feat) + "\n")
