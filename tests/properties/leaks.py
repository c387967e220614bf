"""Looks for leaks at random moments of a game: other worlds that look the same, compared to the last byte (X-G9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from pyrite.games import LOST_MINES
from pyrite.kernel import moves
from pyrite.kernel.audit import eager
from pyrite.kernel.book import Book
from pyrite.kernel.errors import PyriteError
from pyrite.kernel.mine import spot
from pyrite.kernel.moves import FACE_AT, MARK_AT, SEAT_AT, SPOT_AT, TURNED
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import deals_of
from tests.properties.combos import chance, combo, forest
from tests.properties.games import Game, Step, lively, play, shown
from tests.properties.oracle import Tell, World, compare, in_step
from tests.properties.oracle_forest import in_forest
from tests.properties.other_worlds import SLOTS, ask_somebody_else, nothing_bound_to_come, other_world

FURTHER = 25  # moves that two worlds are followed at most
TRIES = 40  # moves that a viewer tries at each comparison
MOMENTS = 10  # at which a game is looked at
VIEWERS = 3  # from whose seats it is


# --- what a viewer is told ------------------------------------------------------------------------


def tell_view(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
    """The view as it goes out in words, and as bots get it: decision and legal moves are in it."""
    seen = view(state, viewer)
    return msgspec.json.encode(describe(seen)) + repr(shown(seen)).encode()


def tell_events(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
    return msgspec.json.encode(events(state, viewer, since))


def tell_errors(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
    """The answer to each move that the viewer tries, whether it is his turn or not."""
    return "\n".join(_answer(state, viewer, move) for move in tries).encode()


def _answer(state: State, viewer: int, move: int) -> str:
    try:
        state.claim(viewer)
        state.check(move)
    except PyriteError as error:
        return f"{type(error).__name__} {error} {error.reason} {error.details}"
    return "legal"


HONEST: dict[str, Tell] = {"view": tell_view, "event stream": tell_events, "error": tell_errors}


def tries_of(world: World, rng: Rng) -> list[int]:
    """Moves the viewer might try: nonsense, and cards he really has, on and beside the goals (X-G3)."""
    return [_try(world, rng) for _ in range(TRIES)]


def _try(world: World, rng: Rng) -> int:
    book = world.state.book
    own = [] if world.viewer == WATCHER else [world.state.face[card] for card in world.hand(world.viewer)]

    def card() -> int:
        return own[rng.below(len(own))] if own and rng.below(4) else rng.below(len(book.kinds))

    if in_forest(world.state):
        return _try_in_forest(book, card(), rng)
    verbs = [*book.verbs]
    what = ("lay", "play", verbs[rng.below(len(verbs))])[rng.below(3)]
    bare = book.verb(what)
    head = bare | card() << FACE_AT
    if what in ("keep", "change"):
        head = bare | rng.below(5) << FACE_AT
    if what in ("pass", "discard") and rng.below(2):
        return bare | moves.cards(card(), card(), card() if rng.below(2) else -1) | rng.below(6) << MARK_AT
    where = spot(6 + rng.below(4), rng.below(11) - 5) if rng.below(2) else spot(rng.below(12) - 2, rng.below(7) - 3)
    if what == "lay":
        asked = moves.ASKED | rng.below(book.seats) << SEAT_AT if rng.below(4) == 0 else 0
        return head | where << SPOT_AT | (TURNED if rng.below(2) else 0) | asked
    if what == "play" and rng.below(4) == 0:
        spots = book.goal_spots
        one, other = sorted((spots[rng.below(len(spots))], spots[rng.below(len(spots))]))
        return head | moves.two_spots(one, other)
    if what in ("reveal", "toll", "move") or (what == "play" and rng.below(2)):
        return head | where << SPOT_AT | (TURNED if rng.below(4) == 0 else 0) | rng.below(4) << MARK_AT
    if what in ("play", "steal", "choose"):
        return head | rng.below(book.seats + 1) << SEAT_AT | rng.below(5) << MARK_AT
    return head


def _try_in_forest(book: Book, card: int, rng: Rng) -> int:
    """Most often a card somewhere at the mines, at an edge, a treasure or a dwarf; and any other verb."""
    verbs, seats = [*book.verbs], book.seats
    what = ("lay", "play", "play", verbs[rng.below(len(verbs))])[rng.below(4)]
    where = spot(rng.below(13) - 1, rng.below(9) - 1) if rng.below(2) else spot(8 + rng.below(3), rng.below(7))
    parts = (
        where << SPOT_AT | rng.below(5) << MARK_AT,
        where << SPOT_AT | (TURNED if rng.below(2) else 0),
        rng.below(seats + 2) << MARK_AT,
        moves.ASKED | rng.below(seats + 1) << SEAT_AT,
        rng.below(5) << MARK_AT,
    )
    head = 0 if what in ("step", "stay", "collect", "propose-end") else card << FACE_AT
    return book.verb(what) | head | parts[rng.below(len(parts))]


# --- pairs of worlds ------------------------------------------------------------------------------


@dataclass
class Findings:
    """What was tried, to see that it was worth trying."""

    pairs: int = 0
    alone: int = 0  # moments at which no other world was found
    stirred: Counter[str] = field(default_factory=Counter)
    followed: Counter[str] = field(default_factory=Counter)  # further moves after which both worlds looked the same

    def __iadd__(self, other: Findings) -> Findings:
        self.pairs += other.pairs
        self.alone += other.alone
        self.stirred += other.stirred
        self.followed += other.followed
        return self


def search(game: Game, rng: Rng, tells: dict[str, Tell] = HONEST, count: int = MOMENTS) -> Findings:
    """Look at so many random moments of a game, for some of those who look on; raise Leak if they are told too much."""
    course = game.course()
    everybody = [*range(game.setup.players), WATCHER]
    found = Findings()
    moments: dict[int, list[int]] = {}
    for _ in range(count):
        at, viewer = _moment(course, everybody[: -1 if rng.below(6) else None], rng)
        if viewer not in moments and len(moments) == VIEWERS:
            viewer = [*moments][rng.below(len(moments))]
        moments.setdefault(viewer, []).append(at)
    deals = deals_of(play(game.begin(), [step.move for step in course])) if rng.below(3) == 0 else ()
    for viewer, when in moments.items():
        world = World(game.setup.begin(game.seed, deals), viewer)  # now and then one whose chance is known beforehand
        for number in range(max(when) + 1):
            for _ in range(when.count(number)):
                found += look(world, rng, tells, game.zeal)
            if number < max(when):
                world.play(course[number].move)
    return found


def search_all(numbers: range, wanted: tuple[str, ...] = (), tells: dict[str, Tell] = HONEST) -> Findings:
    """Look at games with these numbers and modules, and others; whatever goes wrong is told with its game.

    With LOST_MINES in place of modules they are games of The Lost Mines.
    """
    found = Findings()
    for number in numbers:
        rng = chance(number)
        game = Game(forest(rng) if LOST_MINES in wanted else combo(rng, wanted), number)
        try:
            found += search(game, rng, tells)
        except AssertionError as error:
            error.add_note(f"game {number} with {' '.join(wanted) or 'any modules'}: {game}")
            raise
    return found


def _moment(course: list[Step], everybody: list[int], rng: Rng) -> tuple[int, int]:
    """When, and for whom. Every other time close to something rare, and often for the one who decides it."""
    viewer = everybody[rng.below(len(everybody))]
    rare = sorted({step.decision for step in course} - {"turn", "walk", "veto", "next-round"})
    if rare and rng.below(2):
        name = rare[rng.below(len(rare))]
        made = [i for i, step in enumerate(course) if step.decision == name]
        at = made[rng.below(len(made))]
        return min(at + rng.below(4), len(course)), course[at].decider if rng.below(2) else viewer
    return rng.below(len(course) + 1), viewer


def look(world: World, rng: Rng, tells: dict[str, Tell], zeal: int) -> Findings:
    """Compare a world with another one that looks the same, now and as long as it does."""
    # Often everything at once; as often only some of it, since then the worlds take longer to part.
    slots = SLOTS if rng.below(2) else [slot for slot in SLOTS if rng.below(3) == 0]
    made = other_world(world, rng, slots, sparing=rng.below(2) == 1)
    if not made:
        return Findings(alone=1)
    other, stirred = made
    followed = Pair(world.twin(), other, rng, tells, zeal).check()
    return Findings(1, 0, stirred, followed)


class Pair:
    """Two worlds that look the same to one viewer."""

    def __init__(self, one: World, other: World, rng: Rng, tells: dict[str, Tell], zeal: int) -> None:
        self.one, self.other = one, other
        self.rng = rng
        self.tells = tells
        self.zeal = zeal

    def check(self) -> Counter[str]:
        """Compare, play on in step, compare again, until the worlds part; what was decided meanwhile."""
        self._compare(0)
        elsewhere = self.other.twin()
        if ask_somebody_else(elsewhere, self.rng):
            compare(self.one, elsewhere, self.tells, 0, tries_of(self.one, self.rng))
        for world in (self.one, self.other):
            nothing_bound_to_come(world)  # it was for other moves
        followed: Counter[str] = Counter()
        number = self.one.state.happened()
        while followed.total() < FURTHER and not self.one.state.over():
            decision = self.one.state.decision.name
            if not self._step():
                return followed
            self._compare(number)
            followed[decision] += 1
        self._compare(0)
        return followed

    def _compare(self, since: int) -> None:
        compare(self.one, self.other, self.tells, since, tries_of(self.one, self.rng))

    def _step(self) -> bool:
        state = self.one.state
        favoured = [(lively if n % 2 else eager)(state, self.rng, self.zeal) for n in range(8)]
        for move in (*favoured, *state.moves()):
            alike = in_step(self.one, self.other, move, self.rng)
            if alike is not None:
                return alike
        return False
