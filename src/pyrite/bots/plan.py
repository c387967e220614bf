"""One decision of the digger: how the mine lies, what a move would change, whom to trust."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.bots.trust import suspicion
from pyrite.bots.way import after, is_saboteur, missing, chance, prospect, stakes
from pyrite.rules.mine import HIDDEN, WHAT_AT
from pyrite.rules.saboteur.book import Goal
from pyrite.rules.saboteur.kinds.rockfall import Rockfall
from pyrite.rules.saboteur.kinds.tools import BreakTool, Repair
from pyrite.rules.saboteur.moves import LAY, PLAY, face, place, target, verb
from pyrite.rules.saboteur.view import UNKNOWN, View
from pyrite.rules.vecs import vec
from pyrite.bots.way import FAR_OFF


class Plan:
    """What the digger makes of a view. Gains and losses are the miners' unless they are said to be somebody's."""

    def __init__(self, view: View) -> None:
        self.view: View = view
        self.me: i64 = view.viewer
        self.side: i64 = -1 if is_saboteur(view) else 1
        self.stakes: vec[i64] = stakes(view)
        self.now: i64 = prospect(view.mine, self.stakes)
        self.near: i64 = FAR_OFF  # cards missing to the nearest goal with hope
        self.searching: bool = True  # whether the viewer does not know where the treasure lies
        cards = missing(view.mine)
        hopeful: i64 = 0
        i: i64
        for i in range(len(cards)):
            if self.stakes[i] > 0:
                hopeful += 1
                if cards[i] < self.near:
                    self.near = cards[i]
        self.searching = hopeful > 1
        self._doubt: vec[i64] = vec[i64]()

    def doubt(self, seat: i64) -> i64:
        """How suspect a seat is; the history is read only when somebody asks."""
        if len(self._doubt) == 0:
            self._doubt = suspicion(self.view)
        return self._doubt[seat]

    def after(self, move: i64) -> i64:
        """The miners' prospect when this path card has been laid, or this rockfall has come down."""
        return prospect(after(self.view, move), self.stakes)

    def after_fitting(self, half_turn: bool) -> i64:
        """The miners' prospect when the goal being turned up lies this way."""
        spot = self.view.pending
        goal = self.view.book.kinds[self.view.goal[self.goal_at(spot)]]
        assert isinstance(goal, Goal)
        mine = self.view.mine.copy()
        mine.turn_up(spot, goal.half_turn if half_turn else goal.shape)
        return prospect(mine, self.stakes)

    def effect(self, move: i64) -> i64:
        """What somebody's card does to the miners' prospect."""
        if verb(move) == LAY or isinstance(self.view.book.kinds[face(move)], Rockfall):
            return self.after(move) - self.now
        return 0

    def goal_at(self, spot: i64) -> i64:
        """The place of a goal in the view's lists."""
        i: i64 = 0
        while self.view.mine.spots[self.view.mine.goals[i]] != spot:
            i += 1
        return i
