"""What each kind of card does in the forest (LM-14 … LM-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.facts import DRAGON_WOKEN, TOKEN_GONE, TOKEN_SET, TREASURE_SEEN
from pyrite.games.lost_mines.forest import OWNER_AT, SIDE_AT, TOKEN_AT, TROLL, Forest, beyond, feature
from pyrite.kernel import facts
from pyrite.kernel.book import Goal, Kind, Role
from pyrite.kernel.mine import CARE_AT, EMPTY, GOAL, HIDDEN, NEED_AT, OPEN, PATH, START, WHAT_AT, column, row
from pyrite.kernel.moves import (
    ASKED,
    AT_SPOT,
    FACE_AT,
    LAY,
    MARK_AT,
    PLAY,
    SEAT_AT,
    SPOT_AT,
    mark,
    place,
    target,
    turned,
    verb,
)
from pyrite.kernel.path import PathCard
from pyrite.kernel.shapes import EAST, SOUTH, count_sides
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec

# What an information card lets one look at, as bits.
SHOWS_MINE: Final = 1
SHOWS_TREASURE: Final = 2
SHOWS_DWARF: Final = 4

# Sorts of treasure, and so of mines and of the backs of treasure cards.
DRAGON: Final = 0
JEWELS: Final = 1
GOLD: Final = 2
SILVER: Final = 3
SORTS: Final = ("dragon", "jewels", "gold", "silver")

CLANS: Final = ("blue", "yellow")

NONE_LEFT: Final[i64] = -1  # of tokens

LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2
ALONE: Final = 2  # the team of a selfish dwarf; the clans are 0 and 1


class ForestPath(PathCard):
    """Laid anywhere on the board where it lengthens a path, whether that leads home or not (LM-14 … LM-18)."""

    def __init__(self, name: str, shape: i64, forest: Forest) -> None:
        super().__init__(name, shape)
        self.forest: Forest = forest

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != LAY:
            return "LM-13 lay-paths"
        spot = place(move)
        x = column(spot)
        y = row(spot)
        if not (0 <= x < self.forest.columns and 0 <= y < self.forest.rows):
            return "LM-14 off-the-board"
        v = g.mine.look(spot)
        if (v >> WHAT_AT) & 7 != EMPTY:
            return "LM-14 occupied-forest"
        care = (v >> CARE_AT) & 15
        if care == 0:
            return "LM-14 no-neighbour-path"
        need = (v >> NEED_AT) & 15
        if need == 0:
            return "LM-16 extends-nothing"
        shape = self.half_turn if turned(move) else self.shape
        if shape & care != need:
            return "LM-15 misfit-forest"
        return "LM-18 same-both-ways"


class Tool(Kind):
    """Opens one obstacle of its kind for everybody, one dwarf at a time (LM-24)."""

    def __init__(self, name: str, obstacle: i64, tokens: i64, forest: Forest) -> None:
        super().__init__(name)
        self.obstacle: i64 = obstacle
        self.tokens: i64 = tokens  # how many there are of its token
        self.forest: Forest = forest

    def aim(self) -> i64:
        return AT_SPOT

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        if self._supply(g) < 0:
            return out
        mine = g.mine
        for c in mine.laid:
            if feature(mine.cell[c]) == self.obstacle and not self.forest.tooled(g.memory, mine.spots[c]):
                out = append(out, PLAY | (self.face << FACE_AT) | (mine.spots[c] << SPOT_AT))
        return out

    def resolve(self, g: State, move: i64) -> None:
        g.memory[self._supply(g)] = place(move) | (self.obstacle << SIDE_AT)
        g.note(TOKEN_SET, g.turn, g.played, place(move))

    def _supply(self, g: State) -> i64:
        """Where the next token of this kind is written down; -1 if all lie on the board (A-21)."""
        free: i64 = -1
        out: i64 = 0
        i: i64
        for i in range(self.forest.tool, self.forest.steps):
            if g.memory[i] == 0:
                if free < 0:
                    free = i
            elif g.memory[i] >> SIDE_AT == self.obstacle:
                out += 1
        return free if out < self.tokens else NONE_LEFT

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "LM-24 no-such-obstacle"
        if self._supply(g) < 0:
            return "A-21 no-token-left"
        if g.mine.what(place(move)) == PATH and feature(g.mine.shape(place(move))) == self.obstacle:
            return "A-28 tooled-already"
        return "LM-24 no-such-obstacle"


class Information(Kind):
    """A secret look at one of two sorts of things (LM-25)."""

    def __init__(self, name: str, shows: i64, forest: Forest) -> None:
        super().__init__(name)
        self.shows: i64 = shows
        self.forest: Forest = forest

    def aim(self) -> i64:
        return self.forest.at_sight

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        head: i64 = PLAY | (self.face << FACE_AT)
        i: i64
        if self.shows & SHOWS_MINE:
            for c in g.mine.goals:
                if (g.mine.cell[c] >> WHAT_AT) & 7 == HIDDEN:
                    out = append(out, head | (g.mine.spots[c] << SPOT_AT))
        if self.shows & SHOWS_TREASURE:
            for i in range(self.forest.seats):
                if g.memory[self.forest.owner + i] == 0:
                    out = append(out, head | ((i + 1) << MARK_AT))
        if self.shows & SHOWS_DWARF:
            for i in range(self.forest.seats):
                if i != seat:
                    out = append(out, head | (i << SEAT_AT) | ASKED)
        return out

    def count(self, g: State, seat: i64) -> i64:
        sights: i64 = 0
        i: i64
        if self.shows & SHOWS_MINE:
            for c in g.mine.goals:
                if (g.mine.cell[c] >> WHAT_AT) & 7 == HIDDEN:
                    sights += 1
        if self.shows & SHOWS_TREASURE:
            for i in range(self.forest.seats):
                if g.memory[self.forest.owner + i] == 0:
                    sights += 1
        if self.shows & SHOWS_DWARF:
            sights += self.forest.seats - 1
        return sights

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return self.moves(g, seat, vec[i64](capacity=32))[nth]

    def resolve(self, g: State, move: i64) -> None:
        seat = g.turn
        if place(move):
            card = g.mine.card(place(move))
            g.show_to(card, seat)
            g.note(facts.LOOKED, seat, card, place(move))
        elif mark(move):
            card = treasure(g, mark(move) - 1)
            g.show_to(card, seat)
            g.note(TREASURE_SEEN, seat, card, mark(move))
        else:
            card = g.role[target(move)]
            g.show_to(card, seat)
            g.note(facts.ROLE_SEEN, seat, card, target(move))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        return "LM-25 not-to-be-seen"


class EdgeCard(Kind):
    """Puts a token between two cards, or at an open end (LM-26, A-18 … A-20)."""

    def __init__(self, name: str, token: i64, forest: Forest) -> None:
        super().__init__(name)
        self.token: i64 = token
        self.forest: Forest = forest

    def aim(self) -> i64:
        return self.forest.at_edge

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        if self._supply(g) < 0:
            return out
        for c in g.mine.starts:
            out = self._edges(g, c, out)
        for c in g.mine.laid:
            out = self._edges(g, c, out)
        for c in g.mine.goals:
            out = self._edges(g, c, out)
        return out

    def _edges(self, g: State, c: i64, out: vec[i64]) -> vec[i64]:
        spot = g.mine.spots[c]
        sides = self._passable(g, c)
        side: i64
        for side in range(4):
            if (sides >> side) & 1 and self.forest.token(g.memory, spot, side) == 0:
                out = append(out, PLAY | (self.face << FACE_AT) | (spot << SPOT_AT) | (side << MARK_AT))
        return out

    def _passable(self, g: State, c: i64) -> i64:
        """Where a dwarf on the card in this cell could step over, as bits; a link is named from north or west."""
        v = g.mine.cell[c]
        links = (v >> NEED_AT) & (EAST | SOUTH)
        ends = self.forest.inward[c] & ~(v >> CARE_AT)  # where nothing lies face up
        return v & OPEN & (links | ends)

    def count(self, g: State, seat: i64) -> i64:
        if self._supply(g) < 0:
            return 0
        mine = g.mine
        edges = -self._taken(g)
        for c in mine.starts:
            edges += count_sides(self._passable(g, c))
        for c in mine.laid:
            edges += count_sides(self._passable(g, c))
        for c in mine.goals:
            edges += count_sides(self._passable(g, c))
        return edges

    def _taken(self, g: State) -> i64:
        """How many tokens lie where else one could be put."""
        mine = g.mine
        taken: i64 = 0
        i: i64
        for i in range(self.forest.edge, self.forest.tool):
            word = g.memory[i]
            if word == 0:
                return taken  # there are no gaps, see `lift`
            side = (word >> SIDE_AT) & 3
            here = mine.at(word & 0xFFFF)
            taken += (self._passable(g, here) >> side) & 1
            taken += (self._passable(g, here + mine.step[side]) >> (side ^ 2)) & 1
        return taken

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return self.moves(g, seat, vec[i64](capacity=32))[nth]

    def resolve(self, g: State, move: i64) -> None:
        named = self.plain(g, move)
        edge = place(named) | (mark(named) << SIDE_AT)
        word = edge | (self.token << TOKEN_AT)
        if self.token == TROLL:
            word |= (g.turn + 1) << OWNER_AT
        g.memory[self._supply(g)] = word
        g.note(TOKEN_SET, g.turn, g.played, edge)
        if self.token == TROLL:
            g.lay_in_front(g.turn, self.forest.troll, g.played)
            g.played = -1

    def front(self) -> i64:
        return self.forest.troll if self.token == TROLL else -1

    def _supply(self, g: State) -> i64:
        free: i64 = -1
        out: i64 = 0
        i: i64
        for i in range(self.forest.edge, self.forest.tool):
            if g.memory[i] == 0:
                if free < 0:
                    free = i
            elif (g.memory[i] >> TOKEN_AT) & 3 == self.token:
                out += 1
        most = self.forest.trolls if self.token == TROLL else self.forest.traps
        return free if out < most else NONE_LEFT

    def plain(self, g: State, move: i64) -> i64:
        """An edge may be named from either side; it is listed by a card that lies face up, of two by the western or
        northern one."""
        spot = place(move)
        side = mark(move)
        if side > 3:
            return move
        other = beyond(spot, side)
        if not _lies_open(g, other) or (_lies_open(g, spot) and (side == 1 or side == 2)):
            return move
        return PLAY | (self.face << FACE_AT) | (other << SPOT_AT) | ((side ^ 2) << MARK_AT)

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "LM-26 no-such-edge"
        if self._supply(g) < 0:
            return "A-21 no-token-left"
        spot = place(move)
        side = mark(move)
        what = g.mine.what(spot)
        if side <= 3 and what != EMPTY and what != HIDDEN and (g.mine.shape(spot) >> side) & 1:
            if not self.forest.holds(g.mine.at(spot) + g.mine.step[side]):
                return "A-19 edge-off-board"
            if self.forest.token(g.memory, spot, side):
                return "A-20 edge-taken"
        return "LM-26 no-such-edge"


class Storm(Kind):
    """Blows a path card away, with what lay on it (LM-31, LM-32)."""

    def __init__(self, name: str, forest: Forest) -> None:
        super().__init__(name)
        self.forest: Forest = forest

    def aim(self) -> i64:
        return AT_SPOT

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        mine = g.mine
        for c in mine.laid:
            if not self.forest.occupied(g.memory, mine.spots[c], -1):
                out = append(out, PLAY | (self.face << FACE_AT) | (mine.spots[c] << SPOT_AT))
        return out

    def resolve(self, g: State, move: i64) -> None:
        spot = place(move)
        removed = g.mine.take(spot)
        g.put_away(removed, 0)
        g.note(facts.REMOVED, g.turn, removed, spot)
        self._clear_tool(g, spot)
        side: i64
        for side in range(4):
            self._clear_edge(g, spot, side)

    def _clear_tool(self, g: State, spot: i64) -> None:
        i: i64
        for i in range(self.forest.tool, self.forest.steps):
            if g.memory[i] and g.memory[i] & 0xFFFF == spot:
                g.note(TOKEN_GONE, facts.NOBODY, 0, g.memory[i])
                self.forest.lift(g.memory, i, self.forest.steps)
                return

    def _clear_edge(self, g: State, spot: i64, side: i64) -> None:
        """A token stays at the open end of what lies beyond; between two empty cells there is nothing to lie on."""
        other = beyond(spot, side)
        here = spot | (side << SIDE_AT)
        there = other | ((side ^ 2) << SIDE_AT)
        below: i64 = (1 << TOKEN_AT) - 1
        empty = g.mine.what(other) == EMPTY
        i: i64
        for i in range(self.forest.edge, self.forest.tool):
            word = g.memory[i]
            if word == 0 or (word & below != here and word & below != there):
                continue
            if empty:
                g.note(TOKEN_GONE, facts.NOBODY, 0, word | GONE_FROM_EDGE)
                self.forest.lift(g.memory, i, self.forest.tool)
            else:
                g.memory[i] = (word & ~below) | there
            return

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) == PLAY and g.mine.what(place(move)) == PATH:
            return "LM-31 storm-dwarf-there"
        return "LM-31 storm-no-path"


def _lies_open(g: State, spot: i64) -> bool:
    what = g.mine.what(spot)
    return what == PATH or what == START or what == GOAL


GONE_FROM_EDGE: Final = 1 << 24  # of TOKEN_GONE: the word is one of an edge, not one of a tool


class LostMine(Goal):
    """A mine, face down until a dwarf steps on it; `sort` is what is found there (LM-38 … LM-40)."""

    def __init__(self, name: str, shape: i64, half_turn: i64, sort: i64, forest: Forest) -> None:
        super().__init__(name, shape, half_turn)
        self.sort: i64 = sort
        self.forest: Forest = forest

    def precious(self) -> bool:
        return self.sort != DRAGON

    def reached(self, g: State, seat: i64) -> None:
        if self.sort == DRAGON:
            g.memory[self.forest.dragon] = seat + 1
            g.note(DRAGON_WOKEN, seat, 0, 0)


class Treasure(Kind):
    """Its back tells the sort, its face the value (A-1)."""

    def __init__(self, name: str, sort: i64, value: i64) -> None:
        super().__init__(name)
        self.sort: i64 = sort
        self.value: i64 = value

    def back(self) -> i64:
        return self.sort

    def shuffled_in(self) -> bool:
        return False


class ClanDwarf(Role):
    """Its back tells the clan, its face whose points it plays for (LM-6, LM-43)."""

    def __init__(self, name: str, clan: i64, loyalty: i64) -> None:
        super().__init__(name, ALONE if loyalty == SELFISH else (clan ^ 1 if loyalty == SABOTEUR else clan))
        self.clan: i64 = clan
        self.loyalty: i64 = loyalty

    def back(self) -> i64:
        return self.clan + 1


def treasure(g: State, slot: i64) -> i64:
    """The card that lies, or lay, in one of the treasure places, from 0 on."""
    return g.base + g.book.piles[0].first + slot


def sort_of(g: State, card: i64) -> i64:
    kind = g.kind(card)
    assert isinstance(kind, Treasure)
    return kind.sort


def value_of(g: State, card: i64) -> i64:
    kind = g.kind(card)
    assert isinstance(kind, Treasure)
    return kind.value


def clan_of(g: State, seat: i64) -> i64:
    kind = g.kind(g.role[seat])
    assert isinstance(kind, ClanDwarf)
    return kind.clan
