"""What is in the ten chests (TC-7a … TC-7j)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.gold import earn, keep_gold, take_any
from pyrite.games.saboteur.modules.chests.draws import BANNED, EXTRA, LOOKS, ChestDraws
from pyrite.games.saboteur.modules.chests.events import CardRobbed, CardsBuried, ChestEmpty, GoalMoved
from pyrite.kernel import facts
from pyrite.kernel.book import Book, Counter, Decision, Kind
from pyrite.kernel.forms import Form
from pyrite.kernel.mine import EMPTY, HIDDEN, WHAT_AT, column, row
from pyrite.kernel.moves import MARK_AT, SEAT_AT, SPOT_AT, mark, place, target, verb
from pyrite.kernel.parts import SEAT, SIDE, SPOT
from pyrite.kernel.state import GOLD_OPEN, ONE, REACHING, State
from pyrite.kernel.vecs import append, vec
from pyrite.kernel.view import View

BURIED: Final = 5  # cards that the last chest takes off the draw pile
CHOOSE: Final = Form("choose", SEAT)


class Chest(Kind):
    """A card that lies under a path card. It never comes into a hand or to the discard pile (X-TC-9)."""

    def __init__(self, name: str, book: Book) -> None:
        super().__init__(name)
        self.excused: i64 = book.add_fact(ChestEmpty)

    def shuffled_in(self) -> bool:
        return False

    def opened(self, g: State, seat: i64, card: i64) -> None:
        """Called once, when it lies open; a decision that it opens goes on at REACHING."""


class Nugget(Chest):
    """A gold card of value 1, in the open; loose where there is none (TC-7a, X-TC-11)."""

    def opened(self, g: State, seat: i64, card: i64) -> None:
        gold = take_any(g, 1)
        if gold >= 0:
            keep_gold(g, seat, gold, GOLD_OPEN)
        else:
            earn(g, seat, 1)


class NoMaps(Chest):
    """From now on maps show less (TC-7b)."""

    def __init__(self, name: str, book: Book, ban: i64) -> None:
        super().__init__(name, book)
        self.ban: i64 = ban

    def opened(self, g: State, seat: i64, card: i64) -> None:
        g.memory[self.ban] = 1


class Draw(Chest):
    """Says something about the draw of this turn: a ban, an extra card, a choice among three (TC-7c, TC-7d, TC-7g)."""

    def __init__(self, name: str, book: Book, draws: ChestDraws, word: i64) -> None:
        super().__init__(name, book)
        self.draws: ChestDraws = draws
        self.word: i64 = word

    def opened(self, g: State, seat: i64, card: i64) -> None:
        self.draws.say(g, self.word)


class MoveGoal(Chest):
    """A goal that lies face down goes one place farther off (TC-7e)."""

    def __init__(self, name: str, book: Book, goal: Decision) -> None:
        super().__init__(name, book)
        self.goal: Decision = goal

    def opened(self, g: State, seat: i64, card: i64) -> None:
        if len(self.goal.moves(g)):
            g.ask(self.goal, seat)
        else:
            g.note(self.excused, seat, card, 0)


class Rob(Chest):
    """Any card of somebody else, instead of a draw (TC-7f, X-TC-12)."""

    def __init__(self, name: str, book: Book, draws: ChestDraws, victim: Decision) -> None:
        super().__init__(name, book)
        self.draws: ChestDraws = draws
        self.victim: Decision = victim

    def opened(self, g: State, seat: i64, card: i64) -> None:
        self.draws.say(g, BANNED)
        other: i64
        for other in range(g.book.seats):
            if other != seat and g.hand_size[other]:
                g.ask(self.victim, seat)
                return
        g.note(self.excused, seat, card, 0)


class SeeDwarf(Chest):
    """A look at somebody's dwarf (TC-7h)."""

    def __init__(self, name: str, book: Book, dwarf: Decision) -> None:
        super().__init__(name, book)
        self.dwarf: Decision = dwarf

    def opened(self, g: State, seat: i64, card: i64) -> None:
        g.ask(self.dwarf, seat)


class Search(Chest):
    """One of five cards of the shuffled discard pile, instead of a draw (TC-7i, X-TC-14)."""

    def __init__(self, name: str, book: Book, draws: ChestDraws) -> None:
        super().__init__(name, book)
        self.draws: ChestDraws = draws

    def opened(self, g: State, seat: i64, card: i64) -> None:
        self.draws.say(g, BANNED)
        if len(g.discard):
            self.draws.search(g, seat)
        else:
            g.note(self.excused, seat, card, 0)


class Bury(Chest):
    """The uppermost cards of the draw pile go to the discard pile, seen by nobody (TC-7j, X-TC-13)."""

    def __init__(self, name: str, book: Book) -> None:
        super().__init__(name, book)
        self.buried: i64 = book.add_fact(CardsBuried)

    def opened(self, g: State, seat: i64, card: i64) -> None:
        cards = min(g.bottom - g.top, BURIED)
        if cards == 0:
            g.note(self.excused, seat, card, 0)
            return
        for _ in range(cards):
            g.put_away(g.top, 0)
            g.top += 1
        g.note(self.buried, seat, 0, cards)


class ChestVictim(Decision):
    """Whose hand a card is taken from, any of them."""

    def __init__(self, book: Book) -> None:
        super().__init__("chest-victim")
        self.choose: i64 = book.add_verb(CHOOSE)
        self.robbed: i64 = book.add_fact(CardRobbed)

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=12)
        seat: i64
        for seat in range(g.book.seats):
            if seat != g.decider and g.hand_size[seat]:
                out = append(out, self.choose | (seat << SEAT_AT))
        return out

    def play(self, g: State, move: i64) -> None:
        thief = g.decider
        victim = target(move)
        hand = g.hand(victim)
        card = g.from_hand(victim, g.face[hand[g.chance(len(hand))]])
        g.insight = True
        g.mix(append(g.hand(victim), card), ONE << victim)  # nobody else can say which one is gone …
        g.show_to(card, thief)  # … but the thief sees it
        g.into_hand(thief, card)
        g.note(self.robbed, thief, card, victim)
        g.stage = REACHING

    def fits(self, g: State) -> bool:
        return g.decider == g.turn

    def refusal(self, g: State, move: i64) -> str:
        return "X-TC-12 no-victim" if verb(move) == self.choose else "X-TC-12 choose-victim"


class ChestDwarf(Decision):
    """Whose dwarf is looked at."""

    def __init__(self, book: Book) -> None:
        super().__init__("chest-dwarf")
        self.choose: i64 = book.add_verb(CHOOSE)

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=12)
        seat: i64
        for seat in range(g.book.seats):
            if seat != g.decider:
                out = append(out, self.choose | (seat << SEAT_AT))
        return out

    def play(self, g: State, move: i64) -> None:
        role = g.role[target(move)]
        g.show_to(role, g.decider)
        g.note(facts.ROLE_SEEN, g.decider, role, target(move))
        g.stage = REACHING

    def fits(self, g: State) -> bool:
        return g.decider == g.turn

    def refusal(self, g: State, move: i64) -> str:
        return "X-TC-18 own-dwarf" if verb(move) == self.choose else "X-TC-18 choose-dwarf"


class ChestGoal(Decision):
    """Which goal is moved, and which way (X-TC-5, X-TC-7)."""

    def __init__(self, book: Book, any_farther: bool) -> None:
        super().__init__("chest-goal")
        self.move: i64 = book.add_verb(Form("move", SPOT, SIDE, example="move 8,0 east"))
        self.moved: i64 = book.add_fact(GoalMoved)
        self.any_farther: bool = any_farther

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=8)
        side: i64
        for c in g.mine.goals:
            if (g.mine.cell[c] >> WHAT_AT) & 7 != HIDDEN:
                continue
            spot = g.mine.spots[c]
            for side in range(4):
                if self._farther(spot, side) and is_free(g, beyond(spot, side)):
                    out = append(out, self.move | (spot << SPOT_AT) | (side << MARK_AT))
        return out

    def _farther(self, spot: i64, side: i64) -> bool:
        """Along its row, away from the start; or any way that is longer in cards."""
        other = beyond(spot, side)
        return (self.any_farther or row(other) == row(spot)) and distance(other) > distance(spot)

    def play(self, g: State, move: i64) -> None:
        was = place(move)
        spot = beyond(was, mark(move))
        goal = g.mine.clear(was)
        g.mine.hide(spot, goal)
        g.note(self.moved, g.decider, goal, spot | (was << 16))
        g.stage = REACHING

    def fits(self, g: State) -> bool:
        return g.decider == g.turn

    def refusal(self, g: State, move: i64) -> str:
        if verb(move) != self.move:
            return "X-TC-5 move-goal-first"
        if g.mine.what(place(move)) != HIDDEN:
            return "X-TC-7 no-closed-goal"
        return "X-TC-5 goal-blocked" if self._farther(place(move), mark(move)) else "X-TC-5 not-farther"


def beyond(spot: i64, side: i64) -> i64:
    """The spot on the other side of a spot's north, east, south or west."""
    if side == 0:
        return spot - 256
    if side == 1:
        return spot + 1
    return spot + 256 if side == 2 else spot - 1


def distance(spot: i64) -> i64:
    """How many cards from the start."""
    x = column(spot)
    y = row(spot)
    return max(x, -x) + max(y, -y)


def is_free(g: State, spot: i64) -> bool:
    """Whether a goal can be put there: nothing lies there, and nothing keeps the place shut (X-TT-14)."""
    if g.mine.what(spot) != EMPTY:
        return False
    for gate in g.book.gates:
        if gate.shuts(g, spot):
            return False
    return True


class Contents:
    """Makes the chests of one game, each with what it needs."""

    def __init__(self, book: Book, any_farther: bool) -> None:
        self.book: Book = book
        self.draws: ChestDraws = ChestDraws(book)
        self.ban: i64 = book.remember(1)  # 1 once maps show less
        book.keepers.append(Counter(self.ban, 1))
        self.victim: Decision = book.add_decision(ChestVictim(book))
        self.dwarf: Decision = book.add_decision(ChestDwarf(book))
        self.goal: Decision = book.add_decision(ChestGoal(book, any_farther))

    def maps_banned(self, v: View) -> bool:
        """Whether there is something that maps may not show any more (TC-7b)."""
        return v.memory[self.ban] != 0

    def of(self, name: str, holds: str) -> Chest:
        """The chest of this name that holds what the deck says."""
        if holds == "nugget":
            return Nugget(name, self.book)
        if holds == "no-maps":
            return NoMaps(name, self.book, self.ban)
        if holds == "no-draw":
            return Draw(name, self.book, self.draws, BANNED)
        if holds == "extra-draw":
            return Draw(name, self.book, self.draws, EXTRA)
        if holds == "move-goal":
            return MoveGoal(name, self.book, self.goal)
        if holds == "rob":
            return Rob(name, self.book, self.draws, self.victim)
        if holds == "look":
            return Draw(name, self.book, self.draws, LOOKS)
        if holds == "dwarf":
            return SeeDwarf(name, self.book, self.dwarf)
        if holds == "search":
            return Search(name, self.book, self.draws)
        if holds == "bury":
            return Bury(name, self.book)
        raise ValueError(f"no chest holds {holds!r}")
