"""What lies open in the forest, in words: made from a `View` and from nothing else."""

from __future__ import annotations

import msgspec

from pyrite.games.lost_mines.cards import CLANS, SORTS, Treasure
from pyrite.games.lost_mines.forest import OWNER_AT, SIDE_AT, TOKEN_AT, TOOL_NAMES, TROLL, Forest
from pyrite.games.lost_mines.reach import seen_prospect
from pyrite.games.lost_mines.round import Course
from pyrite.games.lost_mines.routes import DISCOVERS, SIDES_AT, STEPS_AT, TRAPS_AT, routes
from pyrite.kernel.mine import column, row
from pyrite.kernel.view import View

SIDES = ("north", "east", "south", "west")
LETTERS = "NESW"


class ToolData(msgspec.Struct, frozen=True):
    """A tool that lies on an obstacle: axe, boat or rope."""

    x: int
    y: int
    tool: str


class EdgeData(msgspec.Struct, frozen=True):
    """A trap or a troll on one side of the card at x, y; a troll has an owner."""

    x: int
    y: int
    side: str
    token: str
    owner: int | None


class TreasureData(msgspec.Struct, frozen=True):
    """A treasure: jewels, gold or silver, its value if the viewer knows it, and who has taken it."""

    kind: str
    value: int | None
    seat: int | None


class WalkData(msgspec.Struct, frozen=True):
    """A card the dwarf can walk to, the way there as `EEN`, and what that costs."""

    x: int
    y: int
    route: str
    traps: int
    discovers: bool


class ForestData(msgspec.Struct, frozen=True):
    columns: int
    rows: int
    clans: tuple[str, ...]  # by seat
    dwarfs: tuple[tuple[int, int], ...]  # by seat: where they stand
    steps: int  # left to the dwarf that walks
    tools: tuple[ToolData, ...]
    edges: tuple[EdgeData, ...]
    treasures: tuple[TreasureData, ...]
    dragon: int | None
    walks: tuple[WalkData, ...]  # of the viewer's dwarf, while it walks
    # mines that may hold a treasure, as long as the end of the round can be proposed, or is
    out_of_reach: tuple[tuple[int, int], ...]
    in_reach: tuple[tuple[int, int], ...]


def describe_forest(v: View) -> ForestData | None:
    """None where there is no forest."""
    flow = v.book.flow
    if not isinstance(flow, Course):
        return None
    forest, memory = flow.forest, v.memory
    walking = v.decision.name == "walk" and v.decider == v.viewer and not v.over
    lost, near = _reach(v, forest)
    return ForestData(
        columns=forest.columns,
        rows=forest.rows,
        clans=tuple(CLANS[back - 1] for back in v.role_back[: forest.seats]),
        dwarfs=tuple(_cell(memory[forest.dwarf + seat]) for seat in range(forest.seats)),
        steps=memory[forest.steps],
        tools=tuple(
            ToolData(*_cell(word & 0xFFFF), TOOL_NAMES[word >> SIDE_AT])
            for word in memory[forest.tool : forest.steps]
            if word
        ),
        edges=tuple(_edge(word) for word in memory[forest.edge : forest.tool] if word),
        treasures=tuple(_treasure(v, slot, memory[forest.owner + slot] - 1) for slot in range(forest.seats)),
        dragon=memory[forest.dragon] - 1 if memory[forest.dragon] else None,
        walks=tuple(_walk(v, word) for word in routes(v.mine, memory, forest, v.viewer)) if walking else (),
        out_of_reach=_mines(v, lost),
        in_reach=_mines(v, near),
    )


def _reach(v: View, forest: Forest) -> tuple[int, int]:
    """Mines out of reach and in reach, as bits; none of either until one is lost while cards are used."""
    if v.over or v.decision.name not in ("turn", "consent"):
        return 0, 0
    prospect = seen_prospect(v, forest)
    lost = prospect.lost()
    return (lost, prospect.worth & ~lost) if lost else (0, 0)


def _mines(v: View, bits: int) -> tuple[tuple[int, int], ...]:
    return tuple(_cell(v.mine.spots[c]) for i, c in enumerate(v.mine.goals) if bits >> i & 1)


def _cell(spot: int) -> tuple[int, int]:
    return column(spot), row(spot)


def _edge(word: int) -> EdgeData:
    owner = (word >> OWNER_AT) - 1
    token = "troll" if word >> TOKEN_AT & 3 == TROLL else "trap"
    return EdgeData(*_cell(word & 0xFFFF), SIDES[word >> SIDE_AT & 3], token, owner if owner >= 0 else None)


def _treasure(v: View, slot: int, seat: int) -> TreasureData:
    kind = v.book.kinds[v.piles[slot]] if v.piles[slot] >= 0 else None
    value = kind.value if isinstance(kind, Treasure) else None
    return TreasureData(SORTS[v.piles_back[slot]], value, seat if seat >= 0 else None)


def _walk(v: View, word: int) -> WalkData:
    steps = word >> STEPS_AT & 7
    route = "".join(LETTERS[word >> SIDES_AT + 2 * i & 3] for i in range(steps))
    return WalkData(*_cell(v.mine.spots[word & 255]), route, word >> TRAPS_AT & 15, bool(word & DISCOVERS))
