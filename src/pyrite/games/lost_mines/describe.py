"""What lies open in the forest, in words: made from a `View` and from nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.lost_mines.cards import CLANS, SORTS, Treasure
from pyrite.games.lost_mines.forest import OWNER_AT, SIDE_AT, TOKEN_AT, TOOL_NAMES, TROLL, Forest
from pyrite.games.lost_mines.reach import seen_prospect
from pyrite.games.lost_mines.round import ForestRound
from pyrite.games.lost_mines.routes import DISCOVERS, SIDES_AT, STEPS_AT, TRAPS_AT, routes
from pyrite.games.lost_mines.shown import EdgeData, ForestData, ToolData, TreasureData, WalkData
from pyrite.kernel.mine import column, row
from pyrite.kernel.view import View

SIDES = ("north", "east", "south", "west")
LETTERS = "NESW"


def describe_forest(v: View) -> ForestData:
    """What lies open there, and how far the viewer's dwarf can walk."""
    flow = v.book.flow
    assert isinstance(flow, ForestRound)
    forest, memory = flow.forest, v.memory
    lost, near = _reach(v, forest)
    return {
        "columns": forest.columns,
        "rows": forest.rows,
        "clans": tuple([CLANS[back - 1] for back in v.role_back[: forest.seats]]),
        "dwarfs": tuple([_place(spot) for spot in memory[forest.dwarf : forest.dwarf + forest.seats]]),
        "steps": memory[forest.steps],
        "tools": tuple([_tool(word) for word in memory[forest.tool : forest.steps] if word]),
        "edges": tuple([_edge(word) for word in memory[forest.edge : forest.tool] if word]),
        "treasures": tuple([_treasure(v, slot, memory[forest.owner + slot] - 1) for slot in range(forest.seats)]),
        "dragon": memory[forest.dragon] - 1 if memory[forest.dragon] else None,
        "walks": _walks(v, forest),
        "out_of_reach": _mines(v, lost),
        "in_reach": _mines(v, near),
    }


def _walks(v: View, forest: Forest) -> tuple[WalkData, ...]:
    """Of the viewer's dwarf, while it walks."""
    if v.over or v.decider != v.viewer or v.decision.name != "walk":
        return ()
    return tuple([_walk(v, word) for word in routes(v.mine, v.memory, forest, v.viewer)])


def _reach(v: View, forest: Forest) -> tuple[i64, i64]:
    """Mines out of reach and in reach, as bits; none of either until one is lost while cards are used."""
    if v.over or v.decision.name not in ("turn", "consent"):
        return 0, 0
    prospect = seen_prospect(v, forest)
    lost = prospect.lost()
    return (lost, prospect.worth & ~lost) if lost else (0, 0)


def _mines(v: View, bits: i64) -> tuple[tuple[int, int], ...]:
    if bits == 0:
        return ()
    return tuple([_place(v.mine.spots[c]) for i, c in enumerate(v.mine.goals) if bits >> i & 1])


def _place(spot: i64) -> tuple[int, int]:
    return column(spot), row(spot)


def _tool(word: i64) -> ToolData:
    x, y = _place(word & 0xFFFF)
    return {"x": x, "y": y, "tool": TOOL_NAMES[word >> SIDE_AT]}


def _edge(word: i64) -> EdgeData:
    x, y = _place(word & 0xFFFF)
    side = SIDES[(word >> SIDE_AT) & 3]
    owner = (word >> OWNER_AT) - 1
    token = "troll" if (word >> TOKEN_AT) & 3 == TROLL else "trap"
    return {"x": x, "y": y, "side": side, "token": token, "owner": owner if owner >= 0 else None}


def _treasure(v: View, slot: i64, seat: i64) -> TreasureData:
    kind = v.book.kinds[v.piles[slot]] if v.piles[slot] >= 0 else None
    value = kind.value if isinstance(kind, Treasure) else None
    return {"kind": SORTS[v.piles_back[slot]], "value": value, "seat": seat if seat >= 0 else None}


def _walk(v: View, word: i64) -> WalkData:
    x, y = _place(v.mine.spots[word & 255])
    route = "".join([LETTERS[(word >> (SIDES_AT + 2 * i)) & 3] for i in range((word >> STEPS_AT) & 7)])
    traps = (word >> TRAPS_AT) & 15
    return {"x": x, "y": y, "route": route, "traps": traps, "discovers": word & DISCOVERS != 0}
