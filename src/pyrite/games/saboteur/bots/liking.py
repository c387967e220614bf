"""What bots make of the modules: each brings its own liking, and a game has those of the modules in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pyrite.kernel.book import Book, Kind
from pyrite.kernel.mine import Mine
from pyrite.kernel.moves import VERBS
from pyrite.kernel.vecs import vec
from pyrite.kernel.view import View

if TYPE_CHECKING:
    from pyrite.games.saboteur.bots.plan import Plan
    from pyrite.games.saboteur.bots.trust import Past

NEVER: Final = -100000  # on the scale of miner.py and saboteur.py


@mypyc_attr(allow_interpreted_subclasses=True)
class Liking:
    """What the digger thinks of all that a module brings; what is not said here is nothing to it."""

    def __init__(self, book: Book) -> None:
        self.decisions: list[str] = []  # whose moves it weighs, by their names …
        self.verbs: list[str] = []  # … and turns, by the words that they begin with
        self.stops: bool = False  # whether such a verb in the history has stopped the card before it

    def knows(self, kind: Kind) -> bool:
        """Whether such a card, goal or picture is its own."""
        return False

    def of_move(self, plan: Plan, move: i64) -> i64:
        """How much one would like this move of such a decision, or this turn, compared with the others."""
        return NEVER

    def of_action(self, plan: Plan, kind: Kind, move: i64) -> i64:
        """The same for playing one of its cards."""
        return NEVER

    def of_laying(self, plan: Plan, move: i64, gain: i64) -> i64:
        """What laying any path card is worth to a miner beside what it does to the way (`gain`)."""
        return 0

    def keeping(self, plan: Plan, kind: Kind) -> i64:
        """How much one would like to keep one of its cards for later."""
        return 15 if plan.side > 0 else 40

    def gain(self, plan: Plan, move: i64) -> i64:
        """What one of its cards would do to the miners' prospect, in terms of that."""
        return 0

    def dig(self, mine: Mine, book: Book, move: i64, shut: i64) -> None:
        """What one of its cards does in the mine; doors that are `shut` lead nowhere."""

    def worth(self, kind: Kind) -> i64:
        """What reaching one of its goals is worth to the miners as a team."""
        return 0

    def of_goal(self, plan: Plan, kind: Kind, hope: i64) -> i64:
        """How soon to turn up one of its goals, if several are reached; `hope` is what either side hopes for there."""
        return hope

    def retell(self, past: Past, seat: i64, turn: i64) -> None:
        """What others think of a seat that has taken such a turn, played one of its cards or reached its picture."""

    def at_a_glance(self, view: View, move: i64) -> i64:
        """What the rookie thinks of such a turn, or such a card; it has a scale of its own."""
        return 0


class Likings:
    """Those of one game, by what they are about."""

    def __init__(self, book: Book, likings: list[Liking]) -> None:
        self.all: list[Liking] = likings
        self.of_decision: vec[Liking | None] = vec[Liking | None]([None] * len(book.decisions))
        self.of_verb: vec[Liking | None] = vec[Liking | None]([None] * (VERBS + 1))
        self.of_face: vec[Liking | None] = vec[Liking | None]([None] * len(book.kinds))
        self.of_picture: Liking | None = None
        self.keep: i64 = book.verb("keep")
        self.change: i64 = book.verb("change")
        for liking in likings:
            for decision in book.decisions:
                if decision.name in liking.decisions:
                    self.of_decision[decision.number] = liking
            for word in liking.verbs:
                self.of_verb[book.verb(word)] = liking
            for kind in book.kinds:
                if liking.knows(kind):
                    self.of_face[kind.face] = liking
            if book.picture is not None and liking.knows(book.picture):
                self.of_picture = liking
        self.of_verb[0] = None  # that is no verb: one that this game has not


_FOUND: Final[dict[Book, Likings]] = {}


def likings_of(book: Book) -> Likings:
    """What the modules of a game bring; asked for again and again."""
    found = _FOUND.get(book)
    if found is None:
        found = Likings(book, _all(book))
        _FOUND[book] = found
    return found


def _all(book: Book) -> list[Liking]:
    """Of the modules in play."""
    from pyrite.games.saboteur.game import MODULES  # which are made of what stands here

    likings: list[Liking] = []
    for name in book.setup.modules:
        bring = MODULES[name].liking
        if bring is not None:
            liking = bring(book)
            assert isinstance(liking, Liking)
            likings.append(liking)
    return likings
