"""The walker: goes for treasures in The Lost Mines, for itself and for those it believes to share with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.bots.distances import LAP, STEP
from pyrite.games.lost_mines.bots.hindering import keeping, of_edge, of_looking, of_storm
from pyrite.games.lost_mines.bots.hopes import Outlook
from pyrite.games.lost_mines.cards import DRAGON, EdgeCard, ForestPath, Information, LostMine, Storm, Tool
from pyrite.games.lost_mines.forest import CAMPFIRE, feature
from pyrite.games.lost_mines.routes import SIDES_AT, STEPS_AT, TRAPS_AT, routes
from pyrite.kernel.bot import Bot
from pyrite.kernel.moves import (
    AGREE,
    FIT,
    LAY,
    MARK_AT,
    PASS,
    REFUSE,
    face,
    mark,
    place,
    second,
    turned,
    verb,
)
from pyrite.kernel.rng import Rng
from pyrite.kernel.vecs import vec
from pyrite.kernel.view import View

SURE: Final = 1 << 40
CARD: Final = 400  # what a card lost to a trap is worth …
LAST_CARDS: Final = 3000  # … and one of the last: each is a turn
AT_ONCE: Final = 64  # for each part of a point that a treasure is worth which one takes now
BITE: Final = 8192  # what the dragon takes
FRESH: Final = 30  # a second card put away for a new one, while there are plenty


class Walker(Bot):
    name = "walker"

    def decide(self, view: View, rng: Rng) -> i64:
        moves = view.moves
        best: i64 = moves[0]
        if len(moves) == 1:
            return best
        outlook = Outlook(view)
        if view.decision.name == "consent":
            return REFUSE if outlook.may_gain() else AGREE
        if view.decision.name == "walk":
            return next_step(outlook)
        plan = Plan(outlook)
        most: i64 = 0
        equals: i64 = 0
        for move in moves:
            liking = plan.liking(move)
            if equals == 0 or liking > most:
                most = liking
                equals = 0
            elif liking < most:
                continue
            equals += 1
            if equals == 1 or rng.below(equals) == 0:  # of equals any
                best = move
        return best


class Plan:
    """One decision about cards."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Outlook = outlook
        self.now: i64 = outlook.weighed(outlook.ways, outlook.weight)
        self.seeming: i64 = outlook.weighed(outlook.ways, outlook.guise) if outlook.shy else self.now
        self.from_me: vec[i64] = outlook.trails.ways_from(outlook.where[outlook.me])
        self.plenty: bool = outlook.view.pile > 2 * outlook.seats

    def liking(self, move: i64) -> i64:
        """How much the viewer would like to do this, compared with the other moves of the same decision."""
        done = verb(move)
        if done == self.outlook.forest.to_collect:
            return self.outlook.value(mark(move) - 1)
        if done == self.outlook.forest.to_propose:
            return -SURE if self.outlook.may_gain() else SURE
        if done == FIT:
            return self._fitting(turned(move))
        if done == LAY:
            return self._laying(move)
        if done == PASS:
            return self._passing(move)
        kind = self.outlook.view.book.kinds[face(move)]
        keep = keeping(self.outlook, face(move))
        if isinstance(kind, Tool):
            return self._gain_of(place(move), 0, True) - keep // 4
        if isinstance(kind, Information):
            return of_looking(self.outlook, move)
        if isinstance(kind, EdgeCard):
            return of_edge(self.outlook, kind.token, place(move), mark(move))
        if isinstance(kind, Storm):
            return of_storm(self.outlook, self.gain_of_clearing(place(move)))
        return 0

    def gain(self) -> i64:
        """What has become better by what was changed in the trails; a shy saboteur also minds how it looks."""
        outlook = self.outlook
        ways = outlook.all_ways()
        gain = outlook.weighed(ways, outlook.weight) - self.now
        if outlook.shy:
            gain = min(gain, outlook.weighed(ways, outlook.guise) - self.seeming)
        return gain

    def _gain_of(self, spot: i64, shape: i64, tooled: bool) -> i64:
        trails = self.outlook.trails
        c = self.outlook.view.mine.at(spot)
        open_ = trails.open[c]
        price = trails.price[c]
        trails.lay(c, self.outlook.view.mine.cell[c] if tooled else shape, tooled)
        gain = self.gain()
        trails.open[c] = open_
        trails.price[c] = price
        return gain

    def gain_of_clearing(self, spot: i64) -> i64:
        trails = self.outlook.trails
        c = self.outlook.view.mine.at(spot)
        open_ = trails.open[c]
        price = trails.price[c]
        trails.clear(c)
        gain = self.gain()
        trails.open[c] = open_
        trails.price[c] = price
        return gain

    def _laying(self, move: i64) -> i64:
        path = self.outlook.view.book.kinds[face(move)]
        assert isinstance(path, ForestPath)
        keep = keeping(self.outlook, face(move))
        if not self._matters(self.outlook.view.mine.at(place(move))):
            return -2 * keep - 50
        gain = self._gain_of(place(move), path.half_turn if turned(move) else path.shape, False)
        return gain - keep // 4 if gain > 0 else gain - 2 * keep - 50

    def _matters(self, c: i64) -> bool:
        """Whether a cell lies near a way of one's own."""
        outlook = self.outlook
        slack = 2 * (STEP + outlook.trails.card)
        i: i64
        for i in range(len(outlook.ways)):
            if (
                len(outlook.ways[i])
                and self.from_me[c] + outlook.ways[i][c] <= outlook.away(outlook.ways, i, outlook.me) + slack
            ):
                return True
        return False

    def _passing(self, move: i64) -> i64:
        lost = keeping(self.outlook, face(move))
        if second(move) >= 0:
            lost += keeping(self.outlook, second(move)) - (FRESH if self.plenty else -SURE)
        return -2 * lost

    def _fitting(self, half_turn: bool) -> i64:
        view = self.outlook.view
        mine = view.book.kinds[view.goal[self.outlook.mine_at(view.mine.at(view.pending))]]
        assert isinstance(mine, LostMine)
        return self._gain_of(view.pending, mine.half_turn if half_turn else mine.shape, False)


def next_step(outlook: Outlook) -> i64:
    """The first step to the best card in reach, or to stay."""
    view = outlook.view
    me = outlook.me
    rush = outlook.rush(outlook.ways)
    rush[me] = -1
    best = _standing(outlook, rush, outlook.where[me])
    move: i64 = outlook.forest.to_stay
    for route in routes(view.mine, view.memory, outlook.forest, me):
        traps = (route >> TRAPS_AT) & 15
        liking = _standing(outlook, rush, route & 255) - ((route >> STEPS_AT) & 7)
        liking -= min(traps, view.hand_size[me]) * (CARD if view.hand_size[me] > 2 else LAST_CARDS)
        if liking > best:
            best = liking
            move = outlook.forest.to_step | (((route >> SIDES_AT) & 3) << MARK_AT)
    return move


def _standing(outlook: Outlook, rush: vec[i64], c: i64) -> i64:
    """What it is worth to end a walk on a card: a treasure at once, or what one may hope for from there."""
    was = outlook.where[outlook.me]
    outlook.where[outlook.me] = c
    hopes = outlook.hopes(outlook.ways, rush, outlook.me)
    outlook.where[outlook.me] = was
    found = outlook.mine_at(c)
    if found >= 0:
        if outlook.is_hidden(found) and outlook.sort[found] == DRAGON:
            return hopes - BITE
        return hopes + AT_ONCE * outlook.hope(found, 0)
    if feature(outlook.view.mine.cell[c]) == CAMPFIRE and outlook.nearest(c) > LAP:
        hopes += hopes // 8
    return hopes
