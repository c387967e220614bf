"""One decision of the digger: how the mine lies, what a move would change, whom to trust."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import (
    FAR_OFF,
    after,
    hopes_of,
    is_hidden,
    is_saboteur,
    missing,
    own_ways,
    prospect,
    shut_to,
)
from pyrite.games.saboteur.bots.liking import Likings, likings_of
from pyrite.games.saboteur.bots.trust import SUSPECT, suspicion
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.kernel.book import Goal
from pyrite.kernel.mine import FACED_AT, Mine
from pyrite.kernel.moves import LAY, face, target, verb
from pyrite.kernel.vecs import vec
from pyrite.kernel.view import View

TOOL: Final = 80  # what a miner's tools are worth, in terms of the prospect


class Plan:
    """What the digger makes of a view. Gains are those of the miners; `side` turns them into the viewer's own."""

    def __init__(self, view: View) -> None:
        self.view: View = view
        self.likings: Likings = likings_of(view.book)
        self.me: i64 = view.viewer
        self.side: i64 = -1 if is_saboteur(view) else 1
        self.shut: i64 = shut_to(view)
        self.mine: Mine = own_ways(view, self.shut)
        self.hopes: vec[i64] = hopes_of(view)
        self.now: i64 = prospect(self.mine, self.hopes)
        self.near: i64 = FAR_OFF  # cards missing to the nearest goal with hope
        self.places: i64 = 0  # goals where the treasure may lie
        self._doubt: vec[i64] = vec[i64]()
        i: i64
        for i in range(len(self.hopes)):
            if self.hopes[i] > 0:
                self.places += 1
                self.near = min(self.near, missing(self.mine, self.mine.goals[i]) & 255)

    def doubt(self, seat: i64) -> i64:
        """How suspect a seat is. The history is read when somebody asks for the first time."""
        if len(self._doubt) == 0:
            self._doubt = suspicion(self.view)
        return self._doubt[seat]

    def gain(self, move: i64) -> i64:
        """What a path card or a rockfall does to the miners' prospect."""
        return prospect(self._after(move), self.hopes) - self.now

    def _after(self, move: i64) -> Mine:
        return self._played(self.mine, move, self.shut)

    def _played(self, before: Mine, move: i64, shut: i64) -> Mine:
        """The mine after this move, as it leads those to whom these doors are shut."""
        own = self.likings.of_face[face(move)]
        if own is None or verb(move) == LAY:
            return after(before, self.view.book, move, shut)
        mine = before.copy()
        own.dig(mine, self.view.book, move, shut)
        return mine

    def gain_of_fitting(self, half_turn: bool) -> i64:
        """The same when the goal being turned up is put back this way."""
        spot = self.view.pending
        mine = self.mine.copy()
        at = self.goal_at(spot)
        if at < 0:
            return 0  # a stack: what it shows is turned as it fits
        goal = self.view.book.kinds[self.view.goal[at]]
        assert isinstance(goal, Goal)
        mine.turn_up(spot, goal.half_turn if half_turn else goal.shape)
        return prospect(mine, self.hopes) - self.now

    def gain_of_anything(self, move: i64) -> i64:
        """The same for a card that somebody has declared, whatever it is."""
        kind = self.view.book.kinds[face(move)]
        if verb(move) == LAY:
            return self.found(move) - self.given_away(move) or self.gain(move)
        own = self.likings.of_face[face(move)]
        if own is not None:
            return own.gain(self, move)
        if isinstance(kind, Rockfall):
            return self.gain(move)
        if isinstance(kind, BreakTool):
            return -self.gain_of_helping(target(move))
        return self.gain_of_helping(target(move)) if isinstance(kind, Repair) else 0

    def gain_of_helping(self, seat: i64) -> i64:
        """The same if a seat can dig again; as much is lost if it cannot any more."""
        return -TOOL if self.doubt(seat) >= SUSPECT else TOOL

    def found(self, move: i64) -> i64:
        """What may be hoped for at the goals that a path card reaches; there is no later chance to stop that."""
        mine = self._after(move)
        total: i64 = 0
        i: i64
        for i in range(len(mine.goals)):
            if _is_reached(mine, mine.goals[i]):
                total += self.hopes[i]
        return total

    def given_away(self, move: i64) -> i64:
        """What is lost at goals that it reaches by doors through which the viewer's team cannot go."""
        total: i64 = 0
        if self.shut:
            mine = self._played(self.view.mine, move, 0)
            own = self._after(move)
            i: i64
            for i in range(len(mine.goals)):
                if _is_reached(mine, mine.goals[i]) and not _is_reached(own, own.goals[i]):
                    total += max(self.hopes[i], -self.hopes[i])
        return total

    def is_broken(self, seat: i64) -> bool:
        """Whether something keeps this seat from digging."""
        return self.view.marks[seat] & self.view.book.no_digging != 0

    def turns_until(self, seat: i64) -> i64:
        """How many turns it takes until this seat is on."""
        seats = self.view.book.seats
        return ((seat - self.me) * self.view.direction + seats) % seats

    def goal_at(self, spot: i64) -> i64:
        """The place of a goal in the view's lists; -1 if none lies there."""
        i: i64
        for i in range(len(self.view.mine.goals)):
            if self.view.mine.spots[self.view.mine.goals[i]] == spot:
                return i
        return -1


def _is_reached(mine: Mine, goal: i64) -> bool:
    """Whether a tunnel leads to a goal that is still closed."""
    return is_hidden(mine, goal) and (mine.cell[goal] >> FACED_AT) & 15 != 0
