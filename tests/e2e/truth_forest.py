"""What really stands in the forest, and what of it and of its events a viewer may be told.

Everything there lies open but the values of treasures and the cards that traps take; who has seen those is asked of
the account of the leak oracle.
"""

from __future__ import annotations

from collections.abc import Callable

from pyrite.games.lost_mines import events
from pyrite.games.lost_mines.cards import GONE_FROM_EDGE, treasure
from pyrite.games.lost_mines.forest import OWNER_AT, SIDE_AT, TOKEN_AT, TOOL_NAMES, TROLL
from pyrite.games.lost_mines.points import EACH_AT, MEMBERS_AT, REST_AT, TOTAL_AT
from pyrite.games.lost_mines.reach import IN_REACH_AT, prospect
from pyrite.games.lost_mines.round import ForestRound
from pyrite.games.lost_mines.routes import DISCOVERS, SIDES_AT, STEPS_AT, TRAPS_AT, routes
from pyrite.kernel import facts
from pyrite.kernel.mine import column, row
from pyrite.kernel.parts import SIDES
from pyrite.kernel.state import State
from tests.facts import kind_of
from tests.properties.oracle_forest import back
from tests.server.mirror import Json

CLANS = ("blue", "yellow")
Known = Callable[[int], str | None]  # the name of a card, for a viewer who has seen it


def forest_of(state: State, viewer: int, known: Known) -> Json | None:
    """Everything a viewer may be shown of the forest now; None underground."""
    flow = state.book.flow
    if not isinstance(flow, ForestRound):
        return None
    forest, memory = flow.forest, state.memory
    walking = not state.over() and state.decision.name == "walk" and state.decider == viewer
    far, near = _reach(state, flow)
    return {
        "columns": 11,
        "rows": 7,
        "clans": [back(state, card) for card in state.role],
        "dwarfs": [cell(memory[forest.dwarf + seat]) for seat in range(state.book.seats)],
        "steps": memory[forest.steps],
        "tools": [
            {**spot(word), "tool": TOOL_NAMES[word >> SIDE_AT]} for word in memory[forest.tool : forest.steps] if word
        ],
        "edges": [edge(word) for word in memory[forest.edge : forest.tool] if word],
        "treasures": [_treasure(state, slot, memory[forest.owner + slot], known) for slot in range(state.book.seats)],
        "dragon": memory[forest.dragon] - 1 if memory[forest.dragon] else None,
        "walks": [_walk(state, route) for route in routes(state.mine, memory, forest, viewer)] if walking else [],
        "out_of_reach": far,
        "in_reach": near,
    }


def _reach(state: State, flow: ForestRound) -> tuple[list[list[int]], list[list[int]]]:
    """Mines out of reach and in reach, while somebody may propose to end the round."""
    p = prospect(state, flow.forest)
    if state.over() or state.decision.name not in ("turn", "consent") or not p.lost():
        return [], []
    return mines(state, p.lost()), mines(state, p.worth & ~p.lost())


def mines(state: State, bits: int) -> list[list[int]]:
    return [cell(state.mine.spots[c]) for i, c in enumerate(state.mine.goals) if bits >> i & 1]


def cell(word: int) -> list[int]:
    return [column(word & 0xFFFF), row(word & 0xFFFF)]


def spot(word: int) -> Json:
    return {"x": column(word & 0xFFFF), "y": row(word & 0xFFFF)}


def edge(word: int) -> Json:
    troll = word >> TOKEN_AT & 3 == TROLL
    owner = (word >> OWNER_AT) - 1 if troll else None
    return {**spot(word), "side": SIDES[word >> SIDE_AT & 3], "token": "troll" if troll else "trap", "owner": owner}


def _treasure(state: State, slot: int, taken: int, known: Known) -> Json:
    """Its sort shows on its back; its value is in the name of its face."""
    card = treasure(state, slot)
    name = known(card)
    return {
        "kind": back(state, card),
        "value": int(name.split("-")[1]) if name else None,
        "seat": taken - 1 if taken else None,
    }


def _walk(state: State, route: int) -> Json:
    sides = [route >> SIDES_AT + 2 * i & 3 for i in range(route >> STEPS_AT & 7)]
    return {
        **spot(state.mine.spots[route & 255]),
        "route": "".join("NESW"[side] for side in sides),
        "traps": route >> TRAPS_AT & 15,
        "discovers": bool(route & DISCOVERS),
    }


def told_in_forest(state: State, number: int, viewer: int) -> Json | None:
    """What an event of the forest may say beyond seats and places; None if it is none of the forest's."""
    fact = state.log[number]
    kind, card, detail, seat = kind_of(state.book, fact), facts.card(fact), facts.detail(fact), facts.seat(fact)
    own = state.kind(card).name if seat == viewer else None
    match kind:
        case events.ClanShown:
            return {"clan": back(state, card)}
        case events.TrapSprung:
            return {"lost": detail == 1, "card": own if detail else None}
        case events.TokenPlaced:
            return {"token": state.kind(card).name.removeprefix("forest-")}
        case events.TokenGone if detail & GONE_FROM_EDGE:
            return {"token": "troll" if detail >> TOKEN_AT & 3 == TROLL else "trap"}
        case events.TokenGone:
            return {"token": TOOL_NAMES[detail >> SIDE_AT & 7]}
        case events.TreasureSeen:
            return {"slot": detail, "treasure": own}
        case events.TreasureTaken:
            return {"slot": detail, "kind": back(state, card), "treasure": own}
        case events.TreasureShown:
            return {"slot": detail, "treasure": state.kind(card).name}
        case events.DragonPaid:
            return {"points": detail}
        case events.PoolShared:
            return {
                "clan": CLANS[detail & 15],
                "total": detail >> TOTAL_AT & 255,
                "each": detail >> EACH_AT & 255,
                "rest": detail >> REST_AT & 255,
                "members": [who for who in range(state.book.seats) if detail >> MEMBERS_AT + who & 1],
            }
        case events.EndProposed:
            return {"out_of_reach": mines(state, detail), "in_reach": mines(state, detail >> IN_REACH_AT)}
        case events.EndAnswered:
            return {"agrees": detail == 1}
    return None
