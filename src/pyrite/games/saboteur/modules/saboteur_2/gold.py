"""The gold of Saboteur 2: doors judged, one formula for all winners, geologists, thefts (S2-26 … S2-35, X-S2-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.base import Treasure
from pyrite.games.saboteur.gold import BLUE, BOSS, GEOLOGIST, GREEN, PROFITEER, SABOTEURS, TREASURE
from pyrite.games.saboteur.modules.saboteur_2.events import NuggetStolen, TheftForgone, WaysJudged
from pyrite.games.saboteur.modules.saboteur_2.fronts import THEFT, TRAP
from pyrite.kernel import facts
from pyrite.kernel.book import Book, Decision, Keeper, Sharing
from pyrite.kernel.forms import Form
from pyrite.kernel.mine import GOAL
from pyrite.kernel.moves import FORGO, SEAT_AT, target, verb
from pyrite.kernel.parts import SEAT
from pyrite.kernel.state import ONE, ROUND_OVER, UNDECIDED, State
from pyrite.kernel.vecs import append, vec

# Teams as bits, and doors as the mine knows them.
TO_BLUE: Final = 1
TO_GREEN: Final = 2
BLUE_DOOR: Final = 1
GREEN_DOOR: Final = 2


class TeamSharing(Sharing):
    def __init__(self, book: Book, thefts: i64, no_door_both: bool, own_link: bool) -> None:
        self.thefts: i64 = thefts  # where a position remembers who played them
        self.trap: i64 = book.add_mark(TRAP)
        self.theft: i64 = book.add_mark(THEFT)
        self.no_door_both: bool = no_door_both
        self.own_link: bool = own_link
        self.judged: i64 = book.add_fact(WaysJudged)
        self.for_team: i64 = book.add_reason("team")
        self.for_boss: i64 = book.add_reason("boss")
        self.for_profiteer: i64 = book.add_reason("profiteer")
        self.for_crystals: i64 = book.add_reason("crystals")
        self.for_sabotage: i64 = book.add_reason("sabotage")
        self.steal: Decision = book.add_decision(Steal(book, self))
        book.keepers.append(Thieves(thefts))

    def share(self, g: State) -> bool:
        teams = self._judge(g) if g.outcome == TREASURE else 0
        self._pay_winners(g, teams)
        self._pay_geologists(g)
        first = self._latest(g)
        if first >= 0 and not self._asks(g, first):
            self.go_on(g, first)
        return True

    # --- who has won ------------------------------------------------------------------------------

    def _judge(self, g: State) -> i64:
        """The teams that have won: the connector's if it has a way to the treasure, else all that have (X-S2-1)."""
        treasure = treasure_spot(g)
        open_to: i64 = 0
        if g.mine.passable(treasure, GREEN_DOOR):
            open_to |= TO_BLUE
        if g.mine.passable(treasure, BLUE_DOOR):
            open_to |= TO_GREEN
        team = g.team(g.connector)
        won: i64 = TO_BLUE if team == BLUE else TO_GREEN if team == GREEN else 0
        won &= open_to
        if won == 0 or (self.no_door_both and open_to == TO_BLUE | TO_GREEN):
            won = open_to
        g.note(self.judged, facts.NOBODY, 0, open_to | (won << 2))
        return won

    def wins(self, g: State, seat: i64, teams: i64) -> bool:
        """Whether a seat is among those who share (X-S2-4); who is trapped is not (S2-33)."""
        if self.trapped(g, seat):
            return False
        team = g.team(seat)
        if g.outcome != TREASURE:
            return team == SABOTEURS or team == PROFITEER
        if team == BLUE:
            return teams & TO_BLUE != 0
        if team == GREEN:
            return teams & TO_GREEN != 0
        if team == BOSS or team == PROFITEER:
            return teams != 0 or not self.own_link or (g.connector == seat and self._is_alone(g, seat))
        return False

    def _is_alone(self, g: State, seat: i64) -> bool:
        """Whether of boss and profiteer the other one is not there, or trapped (D-16)."""
        other: i64
        for other in range(g.book.seats):
            team = g.team(other)
            if other != seat and (team == BOSS or team == PROFITEER) and not self.trapped(g, other):
                return False
        return True

    # --- what it pays -----------------------------------------------------------------------------

    def _pay_winners(self, g: State, teams: i64) -> None:
        winners: i64 = 0
        seat: i64
        for seat in range(g.book.seats):
            if self.wins(g, seat, teams):
                winners += 1
        each: i64 = max(6 - winners, 1)  # S2-31: 5 for one, one less for each more, at least 1
        for seat in range(g.book.seats):
            if not self.wins(g, seat, teams):
                continue
            team = g.team(seat)
            if team == BOSS:
                pay_share(g, seat, max(each - 1, 0), self.for_boss)
            elif team == PROFITEER:
                pay_share(g, seat, max(each - 2, 0), self.for_profiteer)
            else:
                pay_share(g, seat, each, self.for_sabotage if team == SABOTEURS else self.for_team)

    def _pay_geologists(self, g: State) -> None:
        """All crystals for one, half of them each for two (S2-30, X-S2-11)."""
        geologists: i64 = 0
        seat: i64
        for seat in range(g.book.seats):
            if g.team(seat) == GEOLOGIST and not self.trapped(g, seat):
                geologists += 1
        for seat in range(g.book.seats):
            if g.team(seat) == GEOLOGIST and not self.trapped(g, seat):
                pay_share(g, seat, g.mine.crystals() // geologists, self.for_crystals)

    # --- thefts -----------------------------------------------------------------------------------

    def _latest(self, g: State) -> i64:
        """Of those who may steal the one who played his theft last; -1 if there is none (X-S2-16)."""
        played = g.memory[self.thefts]
        while played:
            seat = (played & 15) - 1
            if self.may_steal(g, seat):
                return seat
            played >>= 4
        return -1

    def trapped(self, g: State, seat: i64) -> bool:
        return (g.marks[seat] >> self.trap) & 1 != 0

    def may_steal(self, g: State, seat: i64) -> bool:
        """Whether a theft lies before a seat that is not trapped (D-21)."""
        return (g.marks[seat] >> self.theft) & 1 != 0 and not self.trapped(g, seat)

    def is_thief(self, g: State, seat: i64) -> bool:
        """Whether a seat has played a theft, and may steal."""
        played = g.memory[self.thefts]
        while played:
            if (played & 15) - 1 == seat:
                return self.may_steal(g, seat)
            played >>= 4
        return False

    def _asks(self, g: State, seat: i64) -> bool:
        """Let a seat steal if it may, and if there is anything to steal (X-S2-17)."""
        if not self.may_steal(g, seat) or not somebody_else_has_gold(g, seat):
            return False
        g.ask(self.steal, seat)
        return True

    def go_on(self, g: State, seat: i64) -> None:
        """A seat is done: the next thief clockwise is asked, until it has gone round."""
        first = self._latest(g)
        seat = g.beside(seat, 1)
        while seat != first:
            if self._asks(g, seat):
                return
            seat = g.beside(seat, 1)
        g.stage = ROUND_OVER


class Thieves(Keeper):
    """Seats, each once: who played a theft, the latest first."""

    def __init__(self, thefts: i64) -> None:
        super().__init__(thefts, 1)

    def fits(self, g: State, at: i64) -> bool:
        played = g.memory[at]
        seen: i64 = 0
        while played:
            bit = ONE << (played & 15)
            if played < 0 or played & 15 == 0 or played & 15 > g.book.seats or seen & bit:
                return False
            seen |= bit
            played >>= 4
        return True


class Steal(Decision):
    """A nugget from another player, or none (S2-19, D-20)."""

    def __init__(self, book: Book, sharing: TeamSharing) -> None:
        super().__init__("theft")
        self.steal: i64 = book.add_verb(Form("steal", SEAT))
        self.stolen: i64 = book.add_fact(NuggetStolen)
        self.forgone: i64 = book.add_fact(TheftForgone)
        self.sharing: TeamSharing = sharing

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64]([FORGO], capacity=16)
        seat: i64
        for seat in range(g.book.seats):
            if seat != g.decider and g.loose[seat]:
                out = append(out, self.steal | (seat << SEAT_AT))
        return out

    def play(self, g: State, move: i64) -> None:
        thief = g.decider
        if verb(move) == self.steal:
            g.loose[target(move)] -= 1
            g.loose[thief] += 1
            g.note(self.stolen, thief, 0, target(move))
        else:
            g.note(self.forgone, thief, 0, 0)
        self.sharing.go_on(g, thief)

    def fits(self, g: State) -> bool:
        return g.outcome != UNDECIDED and self.sharing.is_thief(g, g.decider)

    def refusal(self, g: State, move: i64) -> str:
        return "X-S2-17 nothing-to-steal" if verb(move) == self.steal else "S2-35 theft-first"


def somebody_else_has_gold(g: State, seat: i64) -> bool:
    other: i64
    for other in range(g.book.seats):
        if other != seat and g.loose[other]:
            return True
    return False


def pay_share(g: State, seat: i64, nuggets: i64, reason: i64) -> None:
    """Give a seat its share from the bank, and say what for. A share can be nothing (S2-32)."""
    g.loose[seat] += nuggets
    g.note(facts.SHARED, seat, 0, nuggets | (reason << 8))


def treasure_spot(g: State) -> i64:
    """Where the treasure lies, face up."""
    for c in g.mine.goals:
        spot = g.mine.spots[c]
        if g.mine.what(spot) == GOAL and isinstance(g.goal(g.mine.card(spot)), Treasure):
            return spot
    raise AssertionError("whoever has won by the treasure has turned it up")
