"""Any games that may be played, each with a number from which all its chance comes; every decision is looked at."""

from __future__ import annotations

from pyrite.games import SABOTEUR
from pyrite.games.saboteur.events import CardTaken
from pyrite.games.saboteur.facts import FROM_DISCARD
from pyrite.games.saboteur.modules.tolls.events import TollRefused
from pyrite.kernel import facts
from pyrite.kernel.audit import Audit, eager
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import UNDECIDED, State
from pyrite.setup.setup import Setup
from tests.facts import kind_of
from tests.properties.combos import chance, combo, forest, pairs
from tests.properties.games import Game
from tests.properties.leaks import search

EACH_PAIR = 100  # games for every two modules, before chance alone decides
IN_THE_FOREST = 8  # one game in so many is one of The Lost Mines
LONGEST = 20_000  # decisions of a game; the longest of those ever seen had a tenth of it
LONGEST_TURN = 200  # decisions of a turn: everybody is asked for a veto and a toll, more than once


def game(number: int) -> tuple[Setup, Rng]:
    """What is played as the n-th game, and the chance that is left for its players."""
    rng = chance(number)
    if number % IN_THE_FOREST == IN_THE_FOREST - 1:
        return forest(rng), rng
    both = pairs()
    wanted = both[number % len(both)] if number < EACH_PAIR * len(both) else ()
    return combo(rng, wanted), rng


class Progress:
    """Sees that a game comes nearer to its end: no turn is without end, and in the mine each uses up a card.

    A card is used up that is neither in a hand nor to be drawn any more. Only what brings one back (a vault, a search
    of the discards, a toll that nobody pays) leaves as many as there were. In the forest one may walk without a card.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.decisions = 0
        self.in_turn = 0
        self.round = 0
        self.cards = 0
        self.read = 0

    def look(self, g: State) -> str:
        """What is wrong, in a few words; empty if nothing is."""
        self.decisions += 1
        self.in_turn += 1
        if self.decisions > LONGEST:
            return f"no end after {LONGEST} decisions"
        if self.in_turn > LONGEST_TURN:
            return f"a turn without end: {g.decision.name}"
        return self._turn(g) if g.decision.name == "turn" else ""

    def _turn(self, g: State) -> str:
        before, self.cards = self.cards, sum(g.hand_size) + g.bottom - g.top
        new, self.round = g.round != self.round, g.round
        told, self.read = [g.log[at] for at in range(self.read, len(g.log))], len(g.log)
        refused = sum(kind_of(g.book, fact) == TollRefused for fact in told)  # the same turn goes on
        found = sum(kind_of(g.book, fact) == CardTaken and facts.detail(fact) == FROM_DISCARD for fact in told)
        if not refused:
            self.in_turn = 0
        if self.game == SABOTEUR and not new and self.cards >= before + refused + found:
            return "a turn that has used up no card"
        return ""


def strays(g: State) -> str:
    """Cards with backs of their own that were put among those of the deck (X-TC-9): looked for as a round ends."""
    if g.decision.name == "turn" or g.outcome == UNDECIDED:
        return ""
    there = [*g.discard, *(card for seat in range(g.book.seats) for card in g.hand(seat))]
    found = next((card for card in there if not g.kind(card).shuffled_in()), -1)
    return f"{g.kind(found).name} lies among cards of the deck" if found >= 0 else ""


def play(g: State, rng: Rng, zeal: int, game: str) -> str:
    """Play a game to its end and look at every decision; what was wrong, or empty."""
    audit, progress = Audit(g), Progress(game)
    while True:
        wrong = audit.look(g) or strays(g) or (progress.look(g) if not g.over() else "")
        if wrong or g.over():
            return wrong
        g.play(eager(g, rng, zeal))


def soak(number: int, leaks_too: bool = False) -> str:
    """Play a game, and look for leaks at some of its moments too; what was wrong with it, or empty."""
    setup, rng = game(number)
    try:
        wrong = play(setup.begin(number), rng, rng.below(5), setup.game)
        if leaks_too and not wrong:
            search(Game(setup, number), rng)
    except Exception as error:  # whatever it is, it is told with the number of its game
        wrong = repr(error)
    return f"game {number}, {setup}: {wrong}" if wrong else ""


def soak_all(numbers: range, leaks_every: int = 0) -> list[str]:
    """All that was wrong with these games; leaks are looked for in every so-manieth, never for 0."""
    wrong = (soak(number, leaks_every > 0 and number % leaks_every == 0) for number in numbers)
    return [told for told in wrong if told]
