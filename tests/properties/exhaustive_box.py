"""Plays on until everything in the box has happened: every card, chest, goal and answer, every way to win.

What there is to reach is listed from the rule books, not from what happened. All seats work together, as in
`exhaustive`, which knows the base game in more detail. How doors decide who wins is played from prepared tables.

`python -m tests.properties.exhaustive_box` tells how it goes.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product

from pyrite.games.saboteur.events import GoldKept, GoldPaid
from pyrite.games.saboteur.modules.chests.events import ChestOpened
from pyrite.games.saboteur.modules.saboteur_2.events import WaysJudged
from pyrite.games.saboteur.modules.tolls.rules import Figures
from pyrite.kernel import facts
from pyrite.kernel import moves as m
from pyrite.kernel.book import Book, Goal, Kind
from pyrite.kernel.mine import HIDDEN, PATH, PICTURE, STACK, WHAT_AT, column, row
from pyrite.kernel.moves import face, mark, payer, place, second, target, third, turned, verb
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.parts import SIDES
from pyrite.kernel.path import PathCard
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.setup.options import options_from
from pyrite.setup.setup import Setup, players_with
from tests.facts import kind_of
from tests.properties.combos import any_options
from tests.properties.games import word
from tests.rules.kit import table

Feat = tuple[str, ...]  # something that can be done, as words

CARDS = ("swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion")
SETS: tuple[tuple[str, ...], ...] = (
    ("saboteur-2", "new-goals", "tolls", *CARDS, "party", "chests"),
    ("saboteur-2", "chests"),
    ("new-goals", "tolls", "greedy", "veto", "costumes", "chests", "sabotaged"),
    ("saboteur-2", "veto"),
    ("veto", "tournament", *CARDS[3:]),
)
ON_TOOLS = ("fix-", "hands-off", "free")  # cards that take something away that lies before a player
WAYS = ("upright", "turned")
DOORS = {"": 3, "blue": 1, "green": 2, "blue green": 0}  # to whom a way is open: 1 blue, 2 green
TEAMS = ("blue-miner", "green-miner", "boss", "profiteer", "geologist", "saboteur")


# --- what there is to do --------------------------------------------------------------------------


def feats(book: Book) -> set[Feat]:
    """Everything that can be done in this game."""
    all_: set[Feat] = set()
    for number in {*book.deck}:
        all_ |= _feats_of_card(book, book.kinds[number])
    names = {book.kinds[number].name for number in book.deck}
    if "veto" in names:
        all_ |= {("veto", _sort(name)) for name in names - {"veto"}}
    for decision in book.decisions:
        all_ |= {("answer", decision.name, *answer) for answer in _ANSWERS[decision.name]}
    all_ |= {("goal", book.kinds[number].name) for number in book.goals}
    for pile in book.piles:
        all_ |= {(pile.name, book.kinds[number].name) for number in pile.faces}
    if book.picture:
        all_.add(("picture", book.picture.name))
    if book.verb("discard"):
        fronts = {book.kinds[number].front() for number in book.deck} - {-1}
        all_ |= {("pass", str(count)) for count in (1, 2, 3)} | {("discard", book.marks[mark]) for mark in fronts}
    if book.verb("toll"):
        all_ |= {("figure", side) for side in SIDES} | {("toll", by) for by in ("own", "asked", "free")}
    return all_ | _ways_to_win(book)


_ANSWERS: dict[str, list[tuple[str, ...]]] = {
    "turn": [],
    "next-round": [],
    "which-goal": [()],
    "fitting": [("upright",), ("turned",)],
    "keep-gold": [("1",), ("2",), ("3",)],
    "change-gold": [("1",)],
    "veto": [("allow",)],
    "swap-goals": [("swap",), ("leave",)],
    "vault": [()],
    "pioneer": [("first",), ("second",)],
    "theft": [("steal",), ("forgo",)],
    "toll": [("agree",), ("refuse",)],
    "chest-keep": [("discard",), ("pile",)],
    "chest-victim": [()],
    "chest-dwarf": [()],
    "chest-goal": [("north",), ("east",), ("south",)],
}


def _feats_of_card(book: Book, kind: Kind) -> set[Feat]:
    if isinstance(kind, PathCard):
        return {("lay", kind.name, way) for way in WAYS[: 1 + (kind.shape != kind.half_turn)]}
    if kind.name == "veto":
        return set()
    if kind.name.startswith(ON_TOOLS):
        marks = [name for i, name in enumerate(book.marks) if kind.marks() >> i & 1]
        return {("play", kind.name, lying, whose) for lying, whose in product(marks, ("own", "other"))}
    if kind.name == "swap-hats":
        return {("play", kind.name, whose) for whose in ("own", "other")}
    if kind.name in ("map", "rockfall"):
        stacks = {"a stack"} if book.piles else set()
        if kind.name == "rockfall":
            stacks |= {"a chest path"} if book.piles else set()
        return {("play", kind.name, what) for what in stacks | {"goal" if kind.name == "map" else "a path card"}}
    return {("play", kind.name)}


def _sort(name: str) -> str:
    """Cards alike as far as a veto goes."""
    if name.startswith(("fix-", "break-")):
        return name.partition("-")[0]
    return name if name in ("map", "trap", "free") or (name.islower() and len(name) > 4) else "path card"


def _ways_to_win(book: Book) -> set[Feat]:
    roles = {book.kinds[number].name for number in book.roles}
    if "boss" in roles:
        won = {(3, 1), (3, 2), (3, 3), (1, 1), (2, 2), (0, 0)}
        alone = ("boss alone", "profiteer alone", "boss and profiteer", "profiteer and saboteurs", "saboteurs")
        teams = ("blue-miner", "green-miner", "boss", "profiteer", "one geologist", "two geologists")
        return {("wins", what) for what in (*alone, *teams)} | {("judged", str(to), str(by)) for to, by in won}
    if book.centre:
        return {("wins", what) for what in ("miner who linked", "miner", "greedy", "saboteur")}
    return {("wins", what) for what in ("miner", "saboteur")} | ({("wins", "greedy")} if "greedy" in roles else set())


# --- what is done ---------------------------------------------------------------------------------


def feats_of(state: State, move: int) -> set[Feat]:
    """What this move would be, before it is played."""
    what, decision = word(state.book, move), state.decision.name
    kind = state.book.kinds[face(move)] if face(move) < len(state.book.kinds) else None
    found: set[Feat] = set()
    if decision in _ANSWERS:
        found.add(("answer", decision, *_answer(state, move)))
    if what == "lay":
        assert kind
        found |= {("lay", kind.name, WAYS[turned(move)]), *_toll(state, move)}
    elif what == "play":
        assert kind
        found.add(("play", kind.name, *_aim(state, kind.name, move)))
    elif what == "pass":
        found.add(("pass", str(1 + (second(move) >= 0) + (third(move) >= 0))))
    elif what == "discard":
        found.add(("discard", state.book.marks[mark(move)]))
    elif what == "toll":
        found.add(("figure", SIDES[mark(move)]))
    elif what == "veto":
        found = {("veto", _sort(state.kind(state.played).name))}
    return found


def _toll(state: State, move: int) -> set[Feat]:
    """Who would pay for a card that is laid before a figure."""
    beyond = (-256, 1, 256, -1)
    for gate in state.book.gates:
        for figure in gate.standing(state.memory) if isinstance(gate, Figures) else ():
            if (figure & 0xFFFF) + beyond[figure >> 16 & 3] == place(move):
                return {("toll", "free" if figure >> 20 == state.decider else "own" if payer(move) < 0 else "asked")}
    return set()


def _answer(state: State, move: int) -> tuple[str, ...]:
    what, decision = word(state.book, move), state.decision.name
    if what in ("swap", "leave", "steal", "forgo", "agree", "refuse", "allow"):
        return (what,)
    if what in ("keep", "change"):
        return (str(face(move)),)
    if what == "turn":
        return (WAYS[turned(move)],)
    if what == "move":
        return (SIDES[mark(move)],)
    if decision == "pioneer":
        return ("second" if verb(state.declared) == m.LAY else "first",)
    if decision == "chest-keep":
        top = state.top < state.bottom and state.known[state.top - state.base]
        return ("pile" if top else "discard",)
    return ()


def _aim(state: State, name: str, move: int) -> tuple[str, ...]:
    whose = "own" if target(move) == state.turn else "other"
    if name.startswith(ON_TOOLS):
        return state.book.marks[mark(move)], whose
    if name == "swap-hats":
        return (whose,)
    if name in ("map", "rockfall"):
        lies = state.mine.what(place(move))
        own = lies == PATH and not state.kind(state.mine.card(place(move))).shuffled_in()
        return ("a stack" if lies == STACK else "goal" if name == "map" else "a chest path" if own else "a path card",)
    return ()


def play(state: State, move: int) -> set[Feat]:
    """Play a move and say all that came of it."""
    done = feats_of(state, move)
    was = len(state.log)
    state.play(move)
    news = [state.log[i] for i in range(was, len(state.log))]
    for fact in news:
        done |= _feats_of_fact(state, fact)
    return done | _winners(state, news)


def _feats_of_fact(state: State, fact: int) -> set[Feat]:
    kind, name = kind_of(state.book, fact), state.kind(facts.card(fact)).name
    if kind == facts.FITTED:
        return {("paths" if name.startswith("chest-") else "goal", name)}
    if kind == ChestOpened:
        return {("chests", name)}
    if kind == facts.REACHED:
        assert state.book.picture
        return {("picture", state.book.picture.name)}
    if kind == WaysJudged:
        return {("judged", str(facts.detail(fact) & 3), str(facts.detail(fact) >> 2))}
    return set()


def _winners(state: State, news: list[int]) -> set[Feat]:
    """Who has got gold for having won."""

    def role(fact: int) -> str:
        return state.kind(state.role[facts.seat(fact)]).name

    paid = [fact for fact in news if kind_of(state.book, fact) in (GoldKept, GoldPaid)]
    if paid and state.outcome:
        return {("wins", role(fact)) for fact in paid}
    shares = [fact for fact in news if kind_of(state.book, fact) == facts.SHARED]
    by_role = Counter(role(fact) for fact in shares if facts.detail(fact) & 255)
    if state.book.centre:
        linked = {fact for fact in shares if state.book.reasons[facts.detail(fact) >> 8] == "link"}
        return {
            ("wins", "miner who linked" if fact in linked and role(fact) == "miner" else role(fact)) for fact in shares
        }
    geologists = by_role.pop("geologist", 0)
    found = {("wins", ("one geologist", "two geologists")[geologists - 1])} if geologists else set()
    together = "saboteurs" if set(by_role) == {"saboteur"} else " and ".join(sorted(by_role))
    together = {"boss": "boss alone", "profiteer": "profiteer alone"}.get(together, together)
    together = {"profiteer and saboteur": "profiteer and saboteurs"}.get(together, together)
    found |= {("wins", together)} if by_role else set()
    return found | {("wins", name) for name in by_role if len(by_role) > 1 or name.endswith("-miner")}


# --- prepared tables --------------------------------------------------------------------------------


def tables() -> Iterator[State]:
    """One card short of the treasure, with doors in series on the only way, for a connector of every team."""
    for doors, connector, company in product(DOORS, TEAMS, ("boss", "profiteer", "boss profiteer", "geologist")):
        others = [role for role in company.split() if role != connector or role == "geologist"]
        roles = " ".join([connector, *others, "blue-miner", "green-miner"])
        way = ["NESW", "ESW*", "NESW", "NESW", "NESW", "ESW*"]
        for i, colour in enumerate(doors.split()):
            way[2 + 2 * i] = f"EW:{colour}"
        laid = "; ".join(f"{card} {x},0" for x, card in enumerate(way, 1))
        yield table(len(roles.split()), hands={0: "EW"}, roles=roles, modules=("saboteur-2",), laid=laid)


# --- seeking --------------------------------------------------------------------------------------


class Seeker:
    """Plays games until nothing is missing."""

    def __init__(self) -> None:
        self.missing: set[Feat] = set()
        for modules in SETS:
            self.missing |= feats(Setup(players_with(modules)[-1], modules=modules).book())
        self.all = frozenset(self.missing)
        self.games = 0
        self.rng = Rng.from_seed(b"nothing left out")

    def run_tables(self) -> None:
        """Play the prepared tables to the end of their round."""
        for state in tables():
            self._note(play(state, parse_move(state.book, "lay EW 7,0")))

    def run(self, most: int) -> None:
        """Play, up to so many games."""
        while self.missing and self.games < most:
            modules = SETS[self.games % len(SETS)]
            players = players_with(modules)
            options = any_options(self.rng) if self.games % 2 else options_from(goal_move="anyFarther")
            state = Setup(players[self.rng.below(len(players))], options, modules).begin(self.games)
            while not state.over():
                self._note(play(state, self._choose(state)))
            self.games += 1

    def _note(self, done: set[Feat]) -> None:
        self.missing -= done

    def _choose(self, state: State) -> int:
        moves = list(state.moves())
        if len(moves) == 1:
            return moves[0]
        moves = self._with_a_veto(state, moves)
        fresh = [move for move in moves if feats_of(state, move) & self.missing]
        if fresh and self.rng.below(8):
            return self._one(fresh)
        digs = [move for move in moves if verb(move) == m.LAY and not self._is_rare(state, move)]
        if digs and self.rng.below(8):
            return self._dig(state, digs)
        sorts: dict[int, list[int]] = {}
        for move in moves:
            sorts.setdefault(verb(move), []).append(move)
        return self._one([*sorts.values()][self.rng.below(len(sorts))])

    def _with_a_veto(self, state: State, moves: list[int]) -> list[int]:
        """What shall be vetoed is kept until somebody else holds the veto, and then it is played."""
        wanted = {feat[1] for feat in self.missing if feat[0] == "veto"}
        kinds = state.book.kinds
        if not wanted or state.decision.name != "turn" or "veto" not in (kind.name for kind in kinds):
            return moves
        veto = state.book.face_of("veto")
        sorts = {move: _sort(kinds[face(move)].name) for move in moves if verb(move) in (m.LAY, m.PLAY)}
        aimed = [move for move, sort in sorts.items() if sort in wanted]
        if aimed and any(state.holds(seat, veto) for seat in range(state.book.seats) if seat != state.turn):
            return aimed
        dear = {veto} | {kind.face for kind in kinds if _sort(kind.name) in wanted - {"path card"}}
        return [move for move in moves if not {face(move), second(move), third(move)} & dear] or moves

    def _is_rare(self, state: State, move: int) -> bool:
        return any(feat[0] == "lay" and feat[1] == state.book.kinds[face(move)].name for feat in self.missing)

    def _one(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]

    def _dig(self, state: State, digs: list[int]) -> int:
        """Dig to what has not been reached yet: a stack, the postcard, a goal."""
        mine = state.mine
        aims = [mine.spots[c] for c in mine.sites if mine.cell[c] >> WHAT_AT & 7 in (STACK, PICTURE)]
        closed = [mine.spots[c] for c in mine.goals if mine.cell[c] >> WHAT_AT & 7 == HIDDEN]
        wanted = [spot for spot in closed if ("goal", state.kind(mine.card(spot)).name) in self.missing]
        aims = [aim for aim in aims if self._is_wanted(state, aim)] or wanted or closed or aims
        costs = {move: _way_left(state, move, aims) for move in digs}
        best = min(costs.values())
        return self._one([move for move in digs if costs[move] == best])

    def _is_wanted(self, state: State, aim: int) -> bool:
        if state.mine.what(aim) == PICTURE:
            return any(feat[0] == "picture" for feat in self.missing)
        card = state.mine.card(aim)
        names = {state.kind(card).name, state.kind(state.under(card)).name}
        keep = {"chest-e": "chest-goal", "chest-f": "chest-victim", "chest-g": "chest-keep", "chest-i": "chest-keep"}
        return any(feat[1] in names or feat[1] in {keep.get(name) for name in names} for feat in self.missing)


def _way_left(state: State, move: int, aims: list[int]) -> int:
    """From the best mouth of a card that may be laid to the nearest aim; long if the card is a dead end."""
    kind = state.book.kinds[face(move)]
    assert isinstance(kind, PathCard | Goal)
    shape = kind.half_turn if turned(move) else kind.shape
    x, y = column(place(move)), row(place(move))
    around = ((1, x, y - 1), (2, x + 1, y), (4, x, y + 1), (8, x - 1, y))
    mouths = [(u, v) for side, u, v in around if shape >> 4 & side]
    ways = [abs(int(u - column(aim))) + abs(int(v - row(aim))) for u, v in mouths for aim in aims]
    return min(ways, default=99)


if __name__ == "__main__":
    seeker = Seeker()
    seeker.run_tables()
    while seeker.missing and seeker.games < 2000:
        sys.stdout.write(f"{seeker.games} games: {len(seeker.missing)} of {len(seeker.all)} missing\n")
        for feat in sorted(seeker.missing)[:40]:
            sys.stdout.write("  " + " ".join(feat) + "\n")
        seeker.run(seeker.games + 20)
    sys.stdout.write(f"{seeker.games} games: {len(seeker.missing)} missing\n")
