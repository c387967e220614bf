"""Where the stacks of Treasure Chests may lie, as a deck file says it (TC-3, X-TC-4)."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import msgspec

from pyrite.kernel.decks.cards import Cell
from pyrite.kernel.decks.evidence import Confidence

Area = tuple[Cell, Cell]
"""Its north-western and its south-eastern cell."""


class Stacks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many lie out, in which area by which option; `presets` are examples of a layout, each a cell a stack."""

    count: int
    between: Area
    free: Area
    presets: tuple[tuple[Cell, ...], ...]
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Fault(NamedTuple):
    field: str
    found: str
    allowed: str


def fault(stacks: Stacks, most: int) -> Fault | None:
    """What is wrong with it, if anything is, when there are cards for `most` stacks."""
    if not 1 <= stacks.count <= most:
        return Fault("stacks, count", str(stacks.count), f"1…{most}")
    for name, ((west, north), (east, south)) in (("between", stacks.between), ("free", stacks.free)):
        if west > east or north > south:
            return Fault(f"stacks, {name}", f"{west},{north} {east},{south}", "north-west before south-east")
    for preset in stacks.presets:
        told = " ".join(f"{x},{y}" for x, y in preset)
        if len(preset) != stacks.count:
            return Fault("stacks, presets", told, f"{stacks.count} cells")
        if not all(inside(cell, stacks.between) for cell in preset):
            return Fault("stacks, presets", told, "cells of between")
        if any(adjoin(one, other) for one, other in combinations(((0, 0), *preset), 2)):
            return Fault("stacks, presets", told, "no two side by side, none beside the start")
    return None


def inside(cell: Cell, area: Area) -> bool:
    (west, north), (east, south) = area
    return west <= cell[0] <= east and north <= cell[1] <= south


def adjoin(one: Cell, other: Cell) -> bool:
    """Whether two cells share a side, or are the same."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) <= 1
