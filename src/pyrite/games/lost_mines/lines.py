"""What stands in the forest as lines of a position (the form of the text: see `kernel.notation.position`).

dwarfs 1,2 1,4 3,2              where they stand, by seat
steps 2                         left to the dwarf that walks
owners - 2 0                    who has taken which treasure, in the order of the line `treasures`
tool axe 4,2                    a tool on an obstacle
edge trap 4,2 east              a trap at this side of the card at 4,2 …
edge troll 3,3 north 2          … and a troll of seat 2
dragon 1                        who has woken the dragon
proposed 9,0 9,6                the mines that were out of reach when an end of the round was last proposed

In the picture, where nothing is flooded, the centre of a card says what is on the path:

    T   a fallen tree      L   a lake       D   a ditch       R   rocks       C   a campfire
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from pyrite.games.lost_mines.cards import Tool, treasure
from pyrite.games.lost_mines.forest import (
    CAMPFIRE,
    DITCH,
    FEATURE_AT,
    LAKE,
    OWNER_AT,
    ROCKS,
    SIDE_AT,
    STEPS_RESTED,
    TOKEN_AT,
    TOOL_NAMES,
    TRAP,
    TREE,
    TROLL,
    Forest,
    beyond,
    feature,
)
from pyrite.games.lost_mines.reach import prospect
from pyrite.kernel.mine import EMPTY, HIDDEN, column, row
from pyrite.kernel.notation.game_lines import Ground, OwnLines
from pyrite.kernel.notation.lines import Line, Sheet, wrong_in
from pyrite.kernel.notation.mine_picture import CENTRE, CORNERS, SIDES, Extra, Legend, Marks
from pyrite.kernel.parts import SIDES as SIDE_NAMES
from pyrite.kernel.parts import parse_spot, print_spot
from pyrite.kernel.state import State

NOBODY = "-"
TOKENS = {"trap": TRAP, "troll": TROLL}
_NAMES = {token: name for name, token in TOKENS.items()}
_TOOLS = {name: obstacle for obstacle, name in enumerate(TOOL_NAMES) if name}
_SIGNS = {"T": TREE, "L": LAKE, "D": DITCH, "R": ROCKS, "C": CAMPFIRE}
_ON_PATHS = {sign: Extra(what << FEATURE_AT, 7 << FEATURE_AT) for sign, what in _SIGNS.items()}
_EDGE = (1 << TOKEN_AT) - 1
_MORE = "…"


class ForestLines(OwnLines):
    """The lines of a game that is played in a forest."""

    keywords: ClassVar[Mapping[str, bool]] = {
        **dict.fromkeys(("dwarfs", "steps", "owners", "dragon", "proposed"), False),
        **dict.fromkeys(("tool", "edge"), True),
    }

    def __init__(self, forest: Forest, starts: Iterable[tuple[int, int]]) -> None:
        self._forest = forest
        self.legend = Legend(tuple(sorted(starts, key=lambda cell: (cell[1], cell[0]))), _ON_PATHS)

    def print(self, g: State) -> Iterator[str]:
        return _print(g, self._forest)

    def read(self, sheet: Sheet, g: Ground) -> list[int]:
        return _read(sheet, g, self._forest)

    def check(self, sheet: Sheet, g: State) -> None:
        _check_given_up(sheet, g, self._forest)

    def marks(self, g: State) -> Marks:
        return _marks(g, self._forest)

    def treasures(self, g: State) -> list[int]:
        return [treasure(g, slot) for slot in range(self._forest.seats)]


# --- printing ---------------------------------------------------------------------------------------


def _print(g: State, forest: Forest) -> Iterator[str]:
    memory, seats = g.memory, forest.seats
    yield " ".join(["dwarfs", *(print_spot(memory[forest.dwarf + seat]) for seat in range(seats))])
    if memory[forest.steps]:
        yield f"steps {memory[forest.steps]}"
    owners = [memory[forest.owner + slot] - 1 for slot in range(seats)]
    if max(owners) >= 0:
        yield " ".join(["owners", *(str(owner) if owner >= 0 else NOBODY for owner in owners)])
    for word in memory[forest.tool : forest.steps]:
        if word:
            yield f"tool {TOOL_NAMES[word >> SIDE_AT]} {print_spot(word & 0xFFFF)}"
    for word in memory[forest.edge : forest.tool]:
        if word:
            owner = f" {(word >> OWNER_AT) - 1}" if word >> OWNER_AT else ""
            side = SIDE_NAMES[word >> SIDE_AT & 3]
            yield f"edge {_NAMES[word >> TOKEN_AT & 3]} {print_spot(word & 0xFFFF)} {side}{owner}"
    if memory[forest.dragon]:
        yield f"dragon {memory[forest.dragon] - 1}"
    if memory[forest.given_up]:
        given_up = [g.mine.spots[c] for i, c in enumerate(g.mine.goals) if memory[forest.given_up] >> i & 1]
        yield " ".join(["proposed", *map(print_spot, given_up)])


def _marks(g: State, forest: Forest) -> Marks:
    """What people want to see in a picture of the forest: dwarfs in the corners of a card, as the numbers of their
    seats; `!` for a troll and `^` for a trap at a side; and a small letter for an obstacle with its tool."""
    marks: dict[tuple[int, int], dict[int, str]] = {}
    for seat in range(forest.seats):
        at = marks.setdefault(_cell(g.memory[forest.dwarf + seat]), {})
        free = [corner for corner in sorted(CORNERS) if corner not in at]
        at[free[0] if free else CORNERS[1]] = str(seat) if free else _MORE
    for word in g.memory[forest.edge : forest.tool]:
        if word:
            sign = "!" if word >> TOKEN_AT & 3 == TROLL else "^"
            marks.setdefault(_cell(word & 0xFFFF), {})[SIDES[word >> SIDE_AT & 3]] = sign
    for word in g.memory[forest.tool : forest.steps]:
        if word:
            marks.setdefault(_cell(word & 0xFFFF), {})[CENTRE] = _SMALL[word >> SIDE_AT]
    return marks


_SMALL = ("", "t", "l", "", "d")


def _cell(spot: int) -> tuple[int, int]:
    return column(spot), row(spot)


# --- reading ----------------------------------------------------------------------------------------


def _read(sheet: Sheet, g: Ground, forest: Forest) -> list[int]:
    memory = [0] * g.book.memory
    _read_tools(sheet, g, forest, memory)
    _read_dwarfs(sheet, g, forest, memory)
    _read_edges(sheet, g, forest, memory)
    steps = sheet.find("steps")
    if steps:
        memory[forest.steps] = steps.count(steps.only(), 1, STEPS_RESTED)
    owners = sheet.find("owners")
    if owners:
        owners.has(forest.seats)
        for slot, word in enumerate(owners.words):
            memory[forest.owner + slot] = 0 if word == NOBODY else owners.seat(word, forest.seats) + 1
    dragon = sheet.find("dragon")
    if dragon:
        memory[forest.dragon] = dragon.seat(dragon.only(), forest.seats) + 1
    proposed = sheet.find("proposed")
    if proposed:
        memory[forest.given_up] = _read_given_up(proposed, g)
    return memory


def _read_given_up(line: Line, g: Ground) -> int:
    if not line.words:
        line.must_be_like("proposed 9,0 9,6")
    places = {print_spot(g.mine.spots[c]): 1 << i for i, c in enumerate(g.mine.goals)}
    bits = 0
    for word in line.words:
        mine = line.choice(word, places)
        if bits & mine:
            line.twice(f"proposed {word}")
        bits |= mine
    return bits


def _check_given_up(sheet: Sheet, g: State, forest: Forest) -> None:
    """What was out of reach once stays so."""
    p = prospect(g, forest)
    near = p.worth & ~p.lost() & g.memory[forest.given_up]
    for i, c in enumerate(g.mine.goals):
        if near >> i & 1:
            at = print_spot(g.mine.spots[c])
            sheet.one("proposed").refuse(f"the mine at {at} can still be reached", reason="position-reached", at=at)


def _read_dwarfs(sheet: Sheet, g: Ground, forest: Forest, memory: list[int]) -> None:
    line = sheet.one("dwarfs")
    line.has(forest.seats)
    spots = [_spot(line, word) for word in line.words]
    standing = Counter(spots)
    tooled = {word & 0xFFFF for word in memory[forest.tool : forest.steps]}
    turning = sheet.find("pending")  # whoever has discovered a mine stands on it before it is turned up
    discovered = _spot(turning, turning.only()) if turning else 0
    for seat, spot in enumerate(spots):
        on = feature(g.mine.shape(spot))
        narrow = on not in (0, CAMPFIRE)
        shut = narrow and on != ROCKS and spot not in tooled
        nowhere = g.mine.what(spot) == EMPTY or (g.mine.what(spot) == HIDDEN and spot != discovered)
        if nowhere or shut or (narrow and standing[spot] > 1):
            at = print_spot(spot)
            line.refuse(f"the dwarf of seat {seat} cannot stand at {at}", reason="position-dwarf", seat=seat, at=at)
        memory[forest.dwarf + seat] = spot


def _read_tools(sheet: Sheet, g: Ground, forest: Forest, memory: list[int]) -> None:
    supply = {kind.obstacle: kind.tokens for kind in g.book.kinds if isinstance(kind, Tool)}
    used: Counter[int] = Counter()
    for i, line in enumerate(sheet.all("tool")):
        if len(line.words) != 2:
            line.must_be_like("tool axe 4,2")
        name, at = line.words
        obstacle = line.choice(name, _TOOLS)
        spot = _spot(line, at)
        if feature(g.mine.shape(spot)) != obstacle:
            line.refuse(f"nothing at {at} needs the {name}", reason="position-tool", at=at)
        used[obstacle] += 1
        if spot in {word & 0xFFFF for word in memory[forest.tool : forest.steps]}:
            line.twice(f"tool {name} {at}")
        _check_supply(line, name, used[obstacle], supply.get(obstacle, 0))
        memory[forest.tool + i] = spot | obstacle << SIDE_AT


def _read_edges(sheet: Sheet, g: Ground, forest: Forest, memory: list[int]) -> None:
    used: Counter[int] = Counter()
    taken: set[int] = set()
    for i, line in enumerate(sheet.all("edge")):
        if len(line.words) not in (3, 4):
            line.must_be_like("edge trap 4,2 east")
        name, at, way, *owner = line.words
        token = line.choice(name, TOKENS)
        spot = _spot(line, at)
        side = line.choice(way, {word: number for number, word in enumerate(SIDE_NAMES)})
        if bool(owner) != (token == TROLL):
            line.must_be_like("edge troll 4,2 east 2" if token == TROLL else "edge trap 4,2 east")
        other: int = beyond(spot, side)
        if g.mine.what(spot) == EMPTY or not (g.mine.inside(other) and forest.holds(g.mine.at(other))):
            line.refuse(f"nothing can lie at {at} {way}", reason="position-edge", at=at, side=way)
        edge = spot | side << SIDE_AT
        if edge in taken:
            line.twice(f"edge {at} {way}")
        taken |= {edge, other | (side ^ 2) << SIDE_AT}
        used[token] += 1
        _check_supply(line, name, used[token], forest.trolls if token == TROLL else forest.traps)
        word = edge | token << TOKEN_AT
        if owner:
            word |= _owner(line, g, forest, owner[0], memory) + 1 << OWNER_AT
        memory[forest.edge + i] = word


def _owner(line: Line, g: Ground, forest: Forest, word: str, memory: list[int]) -> int:
    """Whose troll it is: somebody before whom its card lies, and who has no other."""
    seat = line.seat(word, forest.seats)
    if not g.marks[seat] >> forest.troll & 1:
        line.needs(f"edge troll … {seat}", f"front {seat} troll")
    if seat + 1 in {other >> OWNER_AT for other in memory[forest.edge : forest.tool]}:
        line.twice(f"edge troll … {seat}")
    return seat


def _check_supply(line: Line, name: str, found: int, most: int) -> None:
    if found > most:
        line.refuse(f"there are only {most} tokens of {name}", reason="position-tokens", token=name, most=most)


def _spot(line: Line, word: str) -> int:
    with wrong_in(line):
        return parse_spot(word)
