"""Plays The Lost Mines until everything has happened: every card on every kind of target, every event and refusal.

What there is to reach is listed from the rule book, not from what happened. All seats work together, as in
`exhaustive`: they play what has not been played yet, and else go where something is missing.

`python -m tests.properties.exhaustive_forest` tells how it goes.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product

from pyrite.games import LOST_MINES
from pyrite.games.lost_mines import cards as kinds
from pyrite.games.lost_mines.events import FACTS, DragonPaid, PoolShared, TrapSprung, TreasureTaken
from pyrite.games.lost_mines.facts import FOR_REST
from pyrite.games.lost_mines.forest import FEATURES, TOOL_NAMES, TRAP, TROLL, beyond, feature
from pyrite.kernel import facts
from pyrite.kernel import moves as m
from pyrite.kernel.audit import eager
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.errors import IllegalMove
from pyrite.kernel.mine import EMPTY, GOAL, HIDDEN, PATH, START, spot
from pyrite.kernel.moves import FACE_AT, MARK_AT, SPOT_AT, TURNED, face, mark, place, second, turned, verb
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.parts import SIDES
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup
from tests.facts import kind_of
from tests.properties.forest_scenes import WAY, clearing
from tests.properties.games import word
from tests.properties.test_forest import the_forest

Feat = tuple[str, ...]  # something that can be done, as words

BESIDE = {START: "a start", PATH: "a path card", GOAL: "an open mine", HIDDEN: "a closed mine"}
WAYS = ("upright", "turned")
EDGES = ("a link", "an open end", "a closed mine", "an open mine")
SHOWN = {kinds.SHOWS_MINE: "mine", kinds.SHOWS_TREASURE: "treasure", kinds.SHOWS_DWARF: "dwarf"}
# All there are but A-21: each card that places a token has one of its own, so that the supply lasts.
REFUSALS = """
A-1 collect-other, A-19 edge-off-board, A-20 edge-taken, A-28 tooled-already, A-33 answer-first, A-33 asked-already,
A-33 not-hopeless, A-5 choose-mine-fitting, LM-13 lay-paths, LM-13 not-in-this-step, LM-13 not-in-hand,
LM-14 no-neighbour-path, LM-14 occupied-forest, LM-14 off-the-board, LM-15 misfit-forest, LM-16 extends-nothing,
LM-18 same-both-ways, LM-24 no-such-obstacle, LM-25 not-to-be-seen, LM-26 no-such-edge, LM-31 storm-dwarf-there,
LM-31 storm-no-path, LM-34 discard-two-at-most, LM-34 not-in-hand, LM-36 nothing-there-to-walk, LM-36 obstacle-shut,
LM-36 place-taken, LM-36 side-closed, LM-36 troll-there, LM-46 deal-first-forest
"""


# --- what there is to do ----------------------------------------------------------------------------


def feats(book: Book) -> set[Feat]:
    """Everything that can be done in this game."""
    all_: set[Feat] = {("fact", str(kind)) for kind in FACTS.values()}
    for number in {*book.deck}:
        all_ |= _feats_of_card(book, book.kinds[number])
    for number in {*book.goals}:
        mine = book.kinds[number]
        assert isinstance(mine, kinds.LostMine)
        all_ |= {("discover", mine.name, side) for side in SIDES}
        all_ |= {("fit", mine.name, way) for way in WAYS[: 1 + (mine.shape != mine.half_turn)]}
    all_ |= {("choose fitting", way) for way in WAYS}
    all_ |= {("treasure", book.kinds[number].name, how) for number in book.piles[0].faces for how in ("chosen", "only")}
    all_ |= {("step", side) for side in SIDES} | {("stay",), ("five steps",), ("trap", "card"), ("trap", "no card")}
    all_ |= {("pass", "1"), ("pass", "2"), ("consent", "agree"), ("consent", "refuse")}
    all_ |= {("round ended", outcome) for outcome in ("treasures", "exhausted", "consent")}
    all_ |= {("won", why) for why in ("pool", "rest", "treasures")}
    all_ |= {("dragon takes", str(points)) for points in range(3)} | {("the rest is lost",), ("deciding round",)}
    all_ |= {("refused", *why.split()) for why in REFUSALS.replace("\n", " ").strip().split(", ")}
    return all_


def _feats_of_card(book: Book, kind: Kind) -> set[Feat]:
    match kind:
        case kinds.ForestPath():
            ways = WAYS[: 1 + (kind.shape != kind.half_turn)]
            ends = {("lay", "at a trap"), ("lay", "at a troll"), ("lay", "where a storm was")}
            return ends | {("lay", kind.name, way, what) for way, what in product(ways, BESIDE.values())}
        case kinds.Tool():
            obstacle = FEATURES[kind.obstacle]
            on = {book.kinds[n].name for n in book.deck if book.kinds[n].name.startswith(obstacle)}
            return {("play", kind.name, name) for name in on}
        case kinds.Information():
            return {("play", kind.name, what) for bit, what in SHOWN.items() if kind.shows & bit}
        case kinds.EdgeCard():
            return {("play", kind.name, what) for what in EDGES}
        case kinds.Storm():
            lies = {*FEATURES, *(f"tooled {FEATURES[i]}" for i, tool in enumerate(TOOL_NAMES) if tool)}
            tokens = product(("trap", "troll"), ("blown away", "left at the other card"))
            return {("play", kind.name, what) for what in lies} | {("storm", *what) for what in tokens}
    raise AssertionError(kind.name)


# --- what is done -----------------------------------------------------------------------------------


def feats_of(state: State, holes: set[int], move: int) -> set[Feat]:
    """What this move would be, before it is played."""
    what = word(state.book, move)
    if what == "pass":
        return {("pass", str(1 + (second(move) >= 0)))}
    if what == "step":
        return {("step", SIDES[mark(move)])}
    if what == "stay":
        return {("stay",)}
    if what == "turn":
        return {("choose fitting", WAYS[turned(move)])}
    if what in ("agree", "refuse"):
        return {("consent", "agree" if what == "agree" else "refuse")}
    if what == "lay":
        return _laid(state, holes, move)
    if what == "play":
        kind = state.book.kinds[face(move)]
        found: set[Feat] = {("play", kind.name, aim) for aim in _aims(state, kind, move)}
        return found | (_storm(state, place(move)) if isinstance(kind, kinds.Storm) else set())
    return set()


def _storm(state: State, here: int) -> set[Feat]:
    """What would become of the tokens around a card that is blown away."""
    forest = the_forest(state).forest
    tokens = {side: forest.token(state.memory, here, side) for side in range(4)}
    gone = {side: state.mine.what(beyond(here, side)) == EMPTY for side in tokens}
    return {
        ("storm", "troll" if token == TROLL else "trap", "blown away" if gone[side] else "left at the other card")
        for side, token in tokens.items()
        if token
    }


def _laid(state: State, holes: set[int], move: int) -> set[Feat]:
    name, forest, here = state.book.kinds[face(move)].name, the_forest(state).forest, place(move)
    found: set[Feat] = {("lay", "where a storm was")} if here in holes else set()
    for side in range(4):
        lies = state.mine.what(beyond(here, side))
        if lies != EMPTY:
            found.add(("lay", name, WAYS[turned(move)], BESIDE[lies]))
            token = forest.token(state.memory, here, side)
            found |= {("lay", "at a trap")} if token == TRAP else {("lay", "at a troll")} if token == TROLL else set()
    return found


def _aims(state: State, kind: Kind, move: int) -> set[str]:
    forest, here = the_forest(state).forest, place(move)
    match kind:
        case kinds.Tool():
            return {state.kind(state.mine.card(here)).name}
        case kinds.Information():
            return {"mine" if here else "treasure" if mark(move) else "dwarf"}
        case kinds.Storm():
            on = FEATURES[feature(state.mine.shape(here))]
            return {f"tooled {on}" if forest.tooled(state.memory, here) else on}
    lies = {state.mine.what(here), state.mine.what(beyond(here, mark(move)))}
    ends = {EMPTY: "an open end", HIDDEN: "a closed mine", GOAL: "an open mine"}
    return {ends[what] for what in lies if what in ends} or {"a link"}


class Walk:
    """A game being played, with what is needed to say what a move does."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.holes: set[int] = set()
        self.steps = 0

    def play(self, move: int) -> set[Feat]:
        """Play a move and say all that came of it."""
        state = self.state
        done = feats_of(state, self.holes, move)
        chosen = word(state.book, move) == "collect"
        if verb(move) == m.DEAL:
            self.holes = set()
            done |= {("deciding round",)} if state.round >= state.book.rounds else set()
        if verb(move) == m.PLAY and isinstance(state.book.kinds[face(move)], kinds.Storm):
            self.holes.add(place(move))
        self.steps = self.steps + 1 if word(state.book, move) == "step" else 0
        done |= {("five steps",)} if self.steps == 5 else set()
        was = len(state.log)
        state.play(move)
        news = [state.log[i] for i in range(was, len(state.log))]
        for fact in news:
            done |= self._feats_of_fact(fact, move, chosen)
        return done | self._lost_rest(news)

    def _lost_rest(self, news: list[int]) -> set[Feat]:
        rests = sum(facts.detail(f) >> 20 & 255 for f in news if kind_of(self.state.book, f) == PoolShared)
        shared = [facts.detail(f) for f in news if kind_of(self.state.book, f) == facts.SHARED]
        given = sum(detail & 255 for detail in shared if detail >> 8 == FOR_REST)
        return {("the rest is lost",)} if rests > given else set()

    def _feats_of_fact(self, fact: int, move: int, chosen: bool) -> set[Feat]:
        state = self.state
        kind, detail = kind_of(state.book, fact), facts.detail(fact)
        found: set[Feat] = {("fact", str(kind))}
        name = state.kind(facts.card(fact)).name
        if kind == facts.REVEALED:
            found.add(("discover", name, SIDES[mark(move) ^ 2]))
        elif kind == facts.FITTED:
            found.add(("fit", name, WAYS[detail & TURNED != 0]))
        elif kind == TreasureTaken:
            found.add(("treasure", name, "chosen" if chosen else "only"))
        elif kind == TrapSprung:
            found.add(("trap", "card" if detail else "no card"))
        elif kind == facts.ROUND_ENDED:
            found.add(("round ended", state.book.outcomes[detail]))
        elif kind == facts.SHARED:
            found.add(("won", state.book.reasons[detail >> 8]))
        elif kind == DragonPaid:
            found.add(("dragon takes", str(detail)))
        return found


# --- prepared tables --------------------------------------------------------------------------------


def from_the_east(mine: str) -> Walk:
    """Round the mine at 9,2 and into it from behind, where hardly anybody comes by chance."""
    others = sorted({"mine-jewels", "mine-gold", "mine-silver", "mine-dragon"} - {mine})
    hands = {0: "EW EW NEW", 1: "EW NESW SW", 2: "NESW NESW ES", 3: "NESW ES"}
    roles = "blue-loyal yellow-selfish yellow-loyal yellow-saboteur"
    return Walk(clearing(hands=hands, roles=roles, mines=" ".join([others[0], mine, *others[1:]])))


AROUND = (
    *(WAY[0], "step east", *WAY[1:4]),
    *(WAY[4], *["step east"] * 3, *WAY[5:], "lay ES 8,1"),
    *("lay NEW 9,1 turned", *["step east"] * 3, "lay SW 10,1", "lay ES 10,2 turned"),
)
INTO_IT = ("step north", "step east", "step east"), ("step south", "step west")


# --- seeking ----------------------------------------------------------------------------------------


class Seeker:
    """Plays games until nothing is missing."""

    def __init__(self) -> None:
        self.missing = feats(Setup(9, game=LOST_MINES).book())
        self.all = len(self.missing)
        self.done: Counter[Feat] = Counter()
        self.games = 0
        self.rng = Rng.from_seed(b"the last treasur")

    def run_tables(self) -> None:
        """Play what was prepared."""
        for mine in sorted({feat[1] for feat in self.missing if feat[0] == "discover"}):
            game = from_the_east(mine)
            for texts in (AROUND, *INTO_IT):
                if texts is not AROUND:
                    self._until(game, seat=0)
                for text in texts:
                    if game.state.decision.name == "walk" and not text.startswith("step"):
                        self._reach(game.play(game.state.book.verb("stay")))
                    self._reach(game.play(parse_move(game.state.book, text)))

    def _until(self, game: Walk, seat: int) -> None:
        """Everybody discards until the dwarf of a seat walks."""
        while game.state.decision.name != "walk" or game.state.decider != seat:
            moves = list(game.state.moves())
            self._reach(game.play(next(move for move in moves if word(game.state.book, move) in ("pass", "stay"))))

    def run(self, most: int) -> None:
        """Play, up to so many games."""
        while self.missing and self.games < most:
            n = self.games
            options = Options(
                remainder=("card", "sum")[n % 2],
                dragon_from=("all", "round")[n // 2 % 2],
                last_move=("true", "true", "false")[n % 3],
                decider=("false", "false", "false", "true")[n % 4],
            )
            self._play(Walk(Setup((3, 4, 5, 9, 6, 7, 8)[n % 7], options, game=LOST_MINES).begin(n)))
            self.games += 1

    def _play(self, game: Walk) -> None:
        refusals = any(feat[0] == "refused" for feat in self.missing)
        while not game.state.over():
            if refusals:
                self._reach(self._refused(game.state))
            self._reach(game.play(self._choose(game)))

    def _reach(self, done: set[Feat]) -> None:
        for feat in done:
            self.done[feat] += 1
            self.missing.discard(feat)

    def _choose(self, game: Walk) -> int:
        state, moves = game.state, list(game.state.moves())
        if word(state.book, moves[0]) in ("step", "stay", "turn") and self.rng.below(4):
            return self._walk(game, moves)
        fresh = [move for move in moves if feats_of(state, game.holes, move) & self.missing]
        if fresh and self.rng.below(8):
            return self._one(fresh)
        propose = state.book.verb("propose-end")
        if propose in moves and self.rng.below(3) == 0:
            return propose
        # A card that is still wanted somewhere is kept; what else there is may lead on.
        kept = [move for move in moves if not self._is_wanted(state, move)]
        on = set(state.book.flow.leading_on(state)) & set(kept)
        if on and self.rng.below(6):
            return self._one(sorted(on))
        return self._one(kept) if kept else eager(state, self.rng, 3)

    def _walk(self, game: Walk, moves: list[int]) -> int:
        """Into a mine from a side from which nobody has come yet, else on."""
        fresh = [move for move in moves if self._steps_into(game.state, move) & self.missing]
        return self._one(fresh) if fresh else eager(game.state, self.rng, 3)

    def _steps_into(self, state: State, move: int) -> set[Feat]:
        if word(state.book, move) != "step":
            return feats_of(state, set(), move)
        forest = the_forest(state).forest
        here = state.memory[forest.dwarf + state.decider]
        there = beyond(here, mark(move))
        if forest.token(state.memory, here, mark(move)) == TRAP:
            return {("trap", "card" if state.hand_size[state.decider] else "no card")}
        if state.mine.what(there) != HIDDEN:
            return set()
        return {("discover", state.kind(state.mine.card(there)).name, SIDES[mark(move) ^ 2])}

    def _is_wanted(self, state: State, move: int) -> bool:
        name = state.book.kinds[face(move)].name
        if verb(move) == m.PLAY and name.startswith("info"):
            return False
        return verb(move) in (m.LAY, m.PASS, m.PLAY) and any(len(feat) > 2 and feat[1] == name for feat in self.missing)

    def _one(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]

    # --- what is refused ----------------------------------------------------------------------------

    def _refused(self, state: State) -> set[Feat]:
        """Try a few moves that may be wrong, and say why they are."""
        found: set[Feat] = set()
        for move in [self._wrong(state) for _ in range(6)]:
            try:
                state.check(move)
            except IllegalMove as refusal:
                found.add(("refused", refusal.rule, refusal.reason))
        return found

    def _wrong(self, state: State) -> int:
        rng, hand = self.rng, list(state.hand(state.decider))
        card = state.face[hand[rng.below(len(hand))]] if hand and rng.below(5) else rng.below(len(state.book.deck) // 2)
        where = spot(rng.below(13) - 1, rng.below(9) - 1) << SPOT_AT
        lying = [state.mine.spots[c] for c in (*state.mine.laid, *state.mine.starts, *state.mine.goals)]
        there = lying[rng.below(len(lying))] << SPOT_AT
        side = rng.below(4) << MARK_AT
        step, propose, collect = map(state.book.verb, ("step", "propose-end", "collect"))
        return (
            m.LAY | card << FACE_AT | where | (TURNED if rng.below(2) else 0),
            m.PLAY | card << FACE_AT | there | (side if rng.below(2) else 0),
            m.PASS | m.cards(card, card if rng.below(2) else -1, card if rng.below(2) else -1),
            step | side,
            (propose, collect | 9 << MARK_AT, m.DEAL, m.AGREE)[rng.below(4)],
        )[rng.below(5)]


if __name__ == "__main__":
    seeker = Seeker()
    seeker.run_tables()
    while seeker.missing and seeker.games < 1000:
        seeker.run(seeker.games + 20)
        sys.stdout.write(f"{seeker.games} games: {len(seeker.missing)} of {seeker.all} missing\n")
        for feat in sorted(seeker.missing)[:12]:
            sys.stdout.write("  " + " ".join(feat) + "\n")
