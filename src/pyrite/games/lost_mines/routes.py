"""Where a dwarf can walk: in one turn, with what it costs, and how far everything is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.forest import FREE, TRAP, Forest
from pyrite.kernel.mine import HIDDEN, WHAT_AT, Mine
from pyrite.kernel.vecs import append, vec

# A route as one integer: cell, traps crossed, 1 if it ends at a face-down mine, steps, and the sides, two bits each.
TRAPS_AT: Final = 8
DISCOVERS: Final = 1 << 12
STEPS_AT: Final = 13
SIDES_AT: Final = 16


def routes(mine: Mine, memory: vec[i64], forest: Forest, seat: i64) -> vec[i64]:
    """One route to every card that the walking dwarf of a seat can reach with its steps: with the fewest traps, and of
    those the shortest."""
    best = vec[i64]([-1] * len(mine.cell))  # by cell, of all routes up to now
    first = mine.at(memory[forest.dwarf + seat])
    front = vec[i64]([first], capacity=16)  # routes of as many steps as were tried
    side: i64
    steps: i64
    for steps in range(1, memory[forest.steps] + 1):
        now = vec[i64]([-1] * len(mine.cell))  # the best of so many steps, by cell
        for route in front:
            c = route & 255
            for side in range(4):
                if forest.barrier(mine, memory, seat, c, side) != FREE:
                    continue
                n = c + mine.step[side]
                traps = ((route >> TRAPS_AT) & 15) + (1 if forest.token(memory, mine.spots[c], side) == TRAP else 0)
                longer = (
                    n
                    | (traps << TRAPS_AT)
                    | (steps << STEPS_AT)
                    | ((route >> SIDES_AT) << SIDES_AT)
                    | (side << (SIDES_AT + 2 * (steps - 1)))
                )
                if (mine.cell[n] >> WHAT_AT) & 7 == HIDDEN:
                    longer |= DISCOVERS
                if now[n] < 0 or traps < (now[n] >> TRAPS_AT) & 15:
                    now[n] = longer
        front = vec[i64](capacity=16)
        for route in now:
            if route < 0:
                continue
            n = route & 255
            if route & DISCOVERS == 0:
                front = append(front, route)
            if n != first and (best[n] < 0 or (route >> TRAPS_AT) & 15 < (best[n] >> TRAPS_AT) & 15):
                best[n] = route
    out = vec[i64](capacity=16)
    for route in best:
        if route >= 0:
            out = append(out, route)
    return out
