"""The kernel keeps what is reached up to date card by card. Here a slow flood finds it anew, from X-G2 alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.kernel.mine import (
    ALONE,
    AT_GOAL,
    CARE_AT,
    FACED_AT,
    FINE,
    GOAL,
    MISFIT,
    NEED_AT,
    OCCUPIED,
    PATH,
    PICTURE,
    REACH_AT,
    START,
    UNREACHED,
    Mine,
    blank,
    column,
    row,
    spot,
)
from pyrite.kernel.shapes import flaw, spell
from tests.rules.drawing import parse_shape
from tests.rules.kit import spots_for

Cell = tuple[int, int]

BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BIT = {"N": 1, "E": 2, "S": 4, "W": 8}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CARDS = [spell(word) for word in range(1 << 13) if not flaw(word)]  # ladders, but no doors or crystals
STUBS = [card for card in CARDS if card.islower()]  # what a picture shows
NEAR = 3  # cards lie at most so far from the start
AROUND = [(x, y) for y in range(-NEAR - 1, NEAR + 2) for x in range(-NEAR - 1, NEAR + 2)]


@dataclass(frozen=True)
class Card:
    """A card as X-G1 has it: groups of sides, and whether a ladder belongs to the tunnel."""

    name: str
    goal: bool = False
    picture: bool = False

    @property
    def groups(self) -> list[str]:
        tunnels = "".join(letter for letter in self.name if letter in "NESW+").split("+")
        stubs = [letter.upper() for letter in self.name if letter in "nesw"]
        return [tunnel for tunnel in tunnels if tunnel] + stubs

    @property
    def ladder(self) -> bool:
        return "#" in self.name

    def opens(self, side: str) -> bool:
        return side in self.name.upper()

    def group(self, side: str) -> str:
        return next(group for group in self.groups if side in group)


@dataclass
class Ground:
    """The mine as a plain list of cards: `up` lie face up, `down` are goals face down, `sites` stacks and pictures."""

    up: dict[Cell, Card] = field(default_factory=lambda: {(0, 0): Card("NESW#")})
    down: list[Cell] = field(default_factory=list)
    sites: list[Cell] = field(default_factory=list)

    def around(self, cell: Cell) -> Iterator[tuple[str, Cell]]:
        for side, (dx, dy) in BEYOND.items():
            yield side, (cell[0] + dx, cell[1] + dy)

    def reached(self) -> set[tuple[Cell, str]]:
        """All groups that hang together with the start; all ladders do."""
        todo = [(cell, card.groups[0]) for cell, card in self.up.items() if card.ladder]
        found = set(todo)
        while todo:
            cell, group = todo.pop()
            for side, other in self.around(cell):
                card = self.up.get(other)
                if side in group and card and card.opens(OPPOSITE[side]):
                    node = (other, card.group(OPPOSITE[side]))
                    if node not in found:
                        found.add(node)
                        todo.append(node)
        return found

    def mouths(self, reached: set[tuple[Cell, str]], cell: Cell) -> str:
        """The sides of a cell that a reached tunnel opens to."""
        return "".join(
            side
            for side, other in self.around(cell)
            if other in self.up
            and self.up[other].opens(OPPOSITE[side])
            and (other, self.up[other].group(OPPOSITE[side])) in reached
        )

    def refusal(self, reached: set[tuple[Cell, str]], cell: Cell, name: str) -> int:
        """X-G3, read out condition by condition; for a ladder D-19 takes the place of the last."""
        card = Card(name)
        beside = {side: self.up[other] for side, other in self.around(cell) if other in self.up}
        if cell in self.up or cell in self.down or cell in self.sites:
            return OCCUPIED
        if not beside:
            return ALONE
        if any(card.opens(side) != other.opens(OPPOSITE[side]) for side, other in beside.items()):
            return MISFIT
        if card.ladder:
            goals = any(other in self.down for _, other in self.around(cell)) or any(o.goal for o in beside.values())
            if goals:
                return AT_GOAL
            return ALONE if all(other.picture for other in beside.values()) else FINE
        return FINE if self.mouths(reached, cell) else UNREACHED

    def waiting(self, reached: set[tuple[Cell, str]]) -> list[Cell]:
        """Goals and stacks that a reached tunnel opens to; of all pictures the first with such a mouth of its own."""
        mouths = {cell: self.mouths(reached, cell) for cell in (*self.down, *self.sites)}
        sites = [cell for cell in self.sites if any(self.takes(cell, side) for side in mouths[cell])]
        pictures = [cell for cell in sites if cell in self.up]
        return [cell for cell in self.down if mouths[cell]] + [cell for cell in sites if cell not in pictures[1:]]

    def takes(self, site: Cell, side: str) -> bool:
        """A picture is reached through its mouths, a stack from anywhere."""
        return site not in self.up or self.up[site].opens(side)


@dataclass(frozen=True)
class Dig:
    """One thing done to a cell: if it is empty, something is put there, else it is taken away or turned up."""

    cell: Cell
    card: str
    goal: str
    stub: str
    how: str

    def do(self, mine: Mine, ground: Ground) -> None:
        cell, place = self.cell, spot(*self.cell)
        closed = next((cards for cards in (ground.down, ground.sites) if cell in cards and cell not in ground.up), None)
        if closed is not None:
            closed.remove(cell)
            if self.how == "stack":
                mine.clear(place)
                return
            mine.turn_up(place, parse_shape(self.goal))
            ground.up[cell] = Card(self.goal, goal=closed is ground.down)
        elif cell not in ground.up:
            self._put(mine, ground)
        elif not ground.up[cell].goal and not ground.up[cell].picture:
            mine.take(place)
            del ground.up[cell]

    def _put(self, mine: Mine, ground: Ground) -> None:
        cell, place = self.cell, spot(*self.cell)
        if self.how == "goal":
            mine.hide(place, 0)
            ground.down.append(cell)
        elif self.how == "stack":
            mine.stack(place, 0)
            ground.sites.append(cell)
        elif self.how == "picture":
            mine.lay(place, parse_shape(self.stub), PICTURE, 0)
            ground.sites.append(cell)
            ground.up[cell] = Card(self.stub, picture=True)
        else:
            mine.lay(place, parse_shape(self.card), PATH, 0)
            ground.up[cell] = Card(self.card)


DIGS = st.lists(
    st.builds(
        Dig,
        cell=st.tuples(st.integers(-NEAR, NEAR), st.integers(-NEAR, NEAR)).filter(any),
        card=st.sampled_from(CARDS),
        goal=st.sampled_from([card for card in CARDS if "#" not in card]),
        stub=st.sampled_from(STUBS),
        how=st.sampled_from(["path"] * 5 + ["goal", "stack", "picture"]),
    ),
    max_size=30,
)


def begun() -> Mine:
    mine = blank(-1, -1, 2, 2)
    mine.lay(spot(0, 0), parse_shape("NESW#"), START, 0)
    return mine


def bits(sides: str) -> int:
    return sum(BIT[side] for side in sides)


def cells_at(places: Iterable[int]) -> list[Cell]:
    return [(column(place), row(place)) for place in places]


def agree(mine: Mine, ground: Ground, probe: str) -> None:
    """Everything the kernel says of a mine is what the slow flood says."""
    reached = ground.reached()
    for cell, card in ground.up.items():
        tunnels = "".join(group for at, group in reached if at == cell and group in card.name)
        assert mine.look(spot(*cell)) >> REACH_AT & 15 == bits(tunnels), cell
    fringe = []
    fine = []
    for cell in AROUND:
        word = mine.look(spot(*cell))
        mouths = ground.mouths(reached, cell)
        if cell not in ground.up:
            beside = {side: ground.up[other] for side, other in ground.around(cell) if other in ground.up}
            assert word >> FACED_AT & 15 == bits(mouths), cell
            assert word >> CARE_AT & 15 == bits("".join(beside)), cell
            assert word >> NEED_AT & 15 == sum(BIT[s] for s, card in beside.items() if card.opens(OPPOSITE[s])), cell
            if mouths and cell not in ground.down and cell not in ground.sites:
                fringe.append(cell)
        refusal = ground.refusal(reached, cell, probe)
        assert mine.refusal(spot(*cell), parse_shape(probe)) == refusal, cell
        if refusal == FINE:
            fine.append(cell)
    assert cells_at(mine.spots[c] for c in mine.fringe) == fringe
    assert cells_at(spots_for(mine, parse_shape(probe))) == fine
    assert cells_at(mine.waiting()) == ground.waiting(reached)
    assert mine.stirs() == bool(ground.waiting(reached))
    paths = [cell for cell, card in ground.up.items() if cell != (0, 0) and not card.goal and not card.picture]
    assert cells_at(mine.spots[c] for c in mine.laid) == paths


@pytest.mark.mass
@pytest.mark.rule("X-G2")
@given(DIGS)
def test_the_kernel_agrees_with_a_slow_flood_after_every_card(digs: list[Dig]) -> None:
    mine, ground = begun(), Ground()
    agree(mine, ground, "EW")
    for dig in digs:
        dig.do(mine, ground)
        agree(mine, ground, dig.card)


@given(DIGS, st.randoms(use_true_random=False))
def test_the_order_of_digging_does_not_matter(digs: list[Dig], chance: Random) -> None:
    mine, ground = begun(), Ground()
    for dig in digs:
        dig.do(mine, ground)
    again = blank(-1, -1, 2, 2)
    up, down, sites = list(ground.up), list(ground.down), [cell for cell in ground.sites if cell not in ground.up]
    chance.shuffle(up)
    chance.shuffle(down)
    for cell in down:
        again.hide(spot(*cell), 0)
    for cell in sites:
        again.stack(spot(*cell), 0)
    for cell in up:
        card = ground.up[cell]
        what = START if cell == (0, 0) else GOAL if card.goal else PICTURE if card.picture else PATH
        again.lay(spot(*cell), parse_shape(ground.up[cell].name), what, 0)
    for cell in AROUND:
        assert again.look(spot(*cell)) == mine.look(spot(*cell)), cell
    assert cells_at(again.spots[c] for c in again.fringe) == cells_at(mine.spots[c] for c in mine.fringe)


@given(DIGS, DIGS)
def test_a_copy_and_its_original_never_touch_each_other(digs: list[Dig], later: list[Dig]) -> None:
    mine, ground = begun(), Ground()
    for dig in digs:
        dig.do(mine, ground)
    twin, twin_ground = mine.copy(), Ground(dict(ground.up), list(ground.down), list(ground.sites))
    for dig in later:
        dig.do(twin, twin_ground)
    agree(mine, ground, "NESW")
    agree(twin, twin_ground, "NESW")


def test_what_was_put_down_before_is_not_lost_when_the_window_grows() -> None:
    mine = begun()
    for x in (40, 20, -40):
        mine.hide(spot(x, 0), 0)
        mine.stack(spot(x, 2), 0)
    assert cells_at(mine.spots[c] for c in mine.goals) == [(40, 0), (20, 0), (-40, 0)]
    assert cells_at(mine.spots[c] for c in mine.sites) == [(40, 2), (20, 2), (-40, 2)]
