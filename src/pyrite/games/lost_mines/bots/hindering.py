"""Cards that build nothing: what a walker looks at, whom it stops, what it keeps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.bots.distances import FAR, LAP
from pyrite.games.lost_mines.bots.hopes import FULL, Outlook, odds
from pyrite.games.lost_mines.cards import ALONE, EdgeCard, ForestPath, Information, Storm, Tool
from pyrite.games.lost_mines.forest import CAMPFIRE, FEATURE_AT, ROCKS, TRAP
from pyrite.kernel.moves import ASKED, mark, place, target
from pyrite.kernel.view import UNKNOWN

LOOK_MINE: Final = 250
LOOK_TREASURE: Final = 30
LOOK_DWARF: Final = 60
SNARED: Final = 300  # what a trap takes from a dwarf that goes through it
SPITE: Final = 40  # what it must be worth to set a trap …
AMBUSH: Final = 250  # … and to call a troll, which is in everybody's way
COVER: Final = 1000  # what a saboteur would give to be taken for a loyal dwarf
RUIN: Final = 200  # what a storm must be worth
NEVER: Final = -100_000


def of_looking(outlook: Outlook, move: i64) -> i64:
    """Mines first, the nearest of them; what one knows already is not worth a card."""
    view = outlook.view
    if place(move):
        i = outlook.mine_at(view.mine.at(place(move)))
        return LOOK_MINE + odds(outlook.away(outlook.ways, i, outlook.me)) // 4 if outlook.sort[i] < 0 else NEVER
    if mark(move):
        return LOOK_TREASURE if view.piles[mark(move) - 1] == UNKNOWN else NEVER
    if move & ASKED == 0 or view.role[target(move)] != UNKNOWN:
        return NEVER
    return 0 if outlook.team == ALONE else LOOK_DWARF


def of_edge(outlook: Outlook, token: i64, spot: i64, side: i64) -> i64:
    """A trap where those pass who play for somebody else, and no friend does; a troll when they are about to arrive."""
    c = outlook.view.mine.at(spot)
    n = c + outlook.trails.step[side]
    rush = outlook.rush(outlook.ways)
    total: i64 = 0
    seeming: i64 = 0
    seat: i64
    for seat in range(outlook.seats):
        if rush[seat] < 0:
            continue
        ways = outlook.ways[rush[seat]]
        here = ways[outlook.where[seat]]
        if ways[c] < ways[n]:
            c, n = n, c
        if here >= FAR or not _passes(outlook, seat, c, n):
            continue
        harm: i64 = SNARED
        if token != TRAP:
            if here > LAP:
                continue  # nothing is at stake before the troll goes home
            harm = outlook.hopes(outlook.ways, rush, seat) // 4
        total += outlook.malice[seat] * harm
        seeming += outlook.blame[seat] * harm
    if outlook.shy:
        total = min(total + COVER * FULL, seeming)
    return total // FULL - (SPITE if token == TRAP else AMBUSH)


def _passes(outlook: Outlook, seat: i64, c: i64, n: i64) -> bool:
    """Whether a dwarf goes from one cell to the next on its way, if it goes as the viewer would."""
    rush = outlook.rush(outlook.ways)
    ways = outlook.ways[rush[seat]]
    at = outlook.where[seat]
    side: i64
    while ways[at] > 0:
        on: i64 = -1
        for side in range(4):
            if outlook.trails.leads(at, side):
                b = at + outlook.trails.step[side]
                if ways[b] + outlook.trails.cost(at, side) == ways[at]:
                    if at == c and b == n:
                        return True
                    on = b
        if on < 0:
            return False
        at = on
    return False


def of_storm(outlook: Outlook, gain: i64) -> i64:
    return gain - RUIN


def keeping(outlook: Outlook, f: i64) -> i64:
    """How much a card in hand is worth for later."""
    kind = outlook.view.book.kinds[f]
    if isinstance(kind, ForestPath):
        on = (kind.shape >> FEATURE_AT) & 7
        sides = kind.shape & 15
        worth: i64 = 0
        ways = (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)
        if ways >= 3:
            worth = 20 * ways
        elif sides == 10:
            worth = 50
        else:
            worth = 30
        if on == CAMPFIRE:
            worth += 10
        elif on == ROCKS:
            worth -= 10
        elif on:
            worth = 10
        return worth
    if isinstance(kind, Tool):
        return 50 if _lies(outlook, kind.obstacle) else 15
    if isinstance(kind, Information):
        return 20
    if isinstance(kind, EdgeCard):
        return 20
    if isinstance(kind, Storm):
        return 25
    return 0


def _lies(outlook: Outlook, obstacle: i64) -> bool:
    """Whether such an obstacle waits for a tool."""
    mine = outlook.view.mine
    for c in mine.laid:
        if (mine.cell[c] >> FEATURE_AT) & 7 == obstacle and not outlook.forest.tooled(
            outlook.view.memory, mine.spots[c]
        ):
            return True
    return False
