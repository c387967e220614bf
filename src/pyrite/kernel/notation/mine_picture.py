r"""The picture of a mine in plain characters, and back.

A card is a block of three by three characters, and blocks touch. The middle of each side says what is there:

    | -   a tunnel, linked inside the card        : ~   a stub, open but leading nowhere        blank   rock

and the centre says which card it is:

    S   the start          )   a bridge: two tunnels that cross      H     a ladder
    +   one tunnel         /   two curves, NW and ES                 B G   a blue, a green door
    x   nothing but stubs  \   two curves, NE and SW                 *     a crystal
    ?   a goal, face down  $   the treasure, found                   o     any other goal, turned up
    =   a path card, face down on something                          P p   a picture, and one that was reached

Corners are blank. (No printed card bears two of these signs; one that did would have the second in a corner.)
A game that is not played underground has signs of its own in place of ladder, doors and crystal (`Legend`).

Wherever the picture stands on the page, its start is the cell 0,0 (of several starts, the first is where it lies):

     |  |
    -S--+-~x~
     |
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Final, NamedTuple

from pyrite.kernel.errors import NotationError
from pyrite.kernel.mine import (
    EMPTY,
    FAR,
    GOAL,
    HIDDEN,
    PATH,
    PICTURE,
    SHAPE,
    SPENT,
    STACK,
    START,
    WHAT_AT,
    Mine,
    column,
    row,
)
from pyrite.kernel.shapes import (
    CRYSTAL,
    DOOR_BLUE,
    DOOR_GREEN,
    LADDER,
    first_tunnel,
    flaw,
    open_sides,
    pack,
    second_tunnel,
    stubs,
)

TREASURE: Final = 8  # only in pictures: to the mine it is a goal like the others

CENTRE: Final = 4  # the nine characters of a block are numbered as they are read
SIDES: Final = (1, 5, 7, 3)  # N, E, S, W
CORNERS: Final = (2, 8, 6, 0)
_LINKED: Final = "|-|-"
_STUB: Final = ":~:~"
_CROSSED: Final = {")": (0b0101, 0b1010), "/": (0b1001, 0b0110), "\\": (0b0011, 0b1100)}
_CARDS: Final = {START: "S", GOAL: "o", HIDDEN: "?", TREASURE: "$", STACK: "=", PICTURE: "P", SPENT: "p"}
_CLOSED: Final = (HIDDEN, STACK)  # what lies face down shows no sides
_PICTURES: Final = (PICTURE, SPENT)  # may be rock on all sides
_WHAT: Final = {sign: what for what, sign in _CARDS.items()}


class Extra(NamedTuple):
    """What a sign says of a shape: these bits are set, of those that it speaks of."""

    bits: int
    of: int


class Legend(NamedTuple):
    """What games draw differently: where the starts lie, and what can be on a path."""

    starts: tuple[tuple[int, int], ...]  # from the north-west
    extras: Mapping[str, Extra]

    def second(self) -> str:
        """What a corner may hold."""
        return "".join([*_CROSSED, *self.extras])

    def allowed(self, at: int) -> str:
        """The signs that may stand at this place of a block."""
        if at in SIDES:
            d = SIDES.index(at)
            return _LINKED[d] + _STUB[d]
        return "".join(_WHAT) + "+x" + self.second() if at == CENTRE else self.second()


_BITS: Final = {"H": LADDER, "B": DOOR_BLUE, "G": DOOR_GREEN, "*": CRYSTAL}
UNDERGROUND: Final = Legend(((0, 0),), {sign: Extra(bit, bit) for sign, bit in _BITS.items()})


class Cell(NamedTuple):
    """A card of a picture: where it lies, what it is (START, PATH, GOAL, TREASURE, HIDDEN …), and its shape."""

    x: int
    y: int
    what: int
    shape: int


Marks = Mapping[tuple[int, int], Mapping[int, str]]  # signs over those of a cell, by their place in its block


def picture(
    mine: Mine,
    treasures: Container[int] = (),
    *,
    rulers: bool = False,
    legend: Legend = UNDERGROUND,
    marks: Marks | None = None,
) -> str:
    """Draw a mine, trimmed to what lies in it. Goals whose cards are `treasures` are marked as such.

    `rulers` adds the numbers of rows and even columns, `marks` other signs: for people, not to be read back.
    """
    return draw(_cells(mine, treasures), rulers=rulers, legend=legend, marks=marks)


def draw(
    cells: Iterable[Cell], *, rulers: bool = False, legend: Legend = UNDERGROUND, marks: Marks | None = None
) -> str:
    """The picture of these cards, trimmed on all sides."""
    blocks = {(cell.x, cell.y): _block(cell, legend) for cell in cells}
    if not blocks:
        return ""
    for at, signs in (marks or {}).items():
        block = blocks.get(at, " " * 9)
        blocks[at] = "".join(signs.get(i, sign) for i, sign in enumerate(block))
    columns = range(min(x for x, _ in blocks), max(x for x, _ in blocks) + 1)
    rows = range(min(y for _, y in blocks), max(y for _, y in blocks) + 1)
    lines = [
        "".join(blocks.get((x, y), " " * 9)[at : at + 3] for x in columns).rstrip() for y in rows for at in (0, 3, 6)
    ]
    if rulers:
        return "\n".join(_ruled(lines, columns, rows)).rstrip()
    while not lines[0]:
        del lines[0]
    while not lines[-1]:
        del lines[-1]
    margin = min(len(line) - len(line.lstrip()) for line in lines if line)
    return "\n".join(line[margin:] for line in lines)


def cells_of(text: str, legend: Legend = UNDERGROUND) -> list[Cell]:
    """The cards of a picture, line by line from the north-west."""
    lines = text.split("\n")
    top, left = _origin(lines, legend)
    blocks: dict[tuple[int, int], list[str]] = {}
    first: dict[tuple[int, int], int] = {}  # the line where a block begins to show
    for i, line in enumerate(lines):
        for j, sign in enumerate(line):
            if sign != " ":
                y, down = divmod(i - top, 3)
                x, along = divmod(j - left, 3)
                block = blocks.setdefault((y, x), [" "] * 9)
                block[down * 3 + along] = _placed(sign, down * 3 + along, x, y, i + 1, legend)
                first.setdefault((y, x), i + 1)
    return [_cell(x, y, "".join(blocks[y, x]), first[y, x], legend) for y, x in sorted(blocks)]


def _cells(mine: Mine, treasures: Container[int]) -> Iterable[Cell]:
    for place, word in zip(mine.spots, mine.cell, strict=True):
        what = word >> WHAT_AT & 7
        if what != EMPTY:
            found = what == GOAL and mine.card(place) in treasures
            yield Cell(column(place), row(place), TREASURE if found else what, word & SHAPE)


def _block(cell: Cell, legend: Legend) -> str:
    """The nine characters of a card."""
    block = [" "] * 9
    shape = cell.shape
    for d, at in enumerate(SIDES):
        if stubs(shape) >> d & 1:
            block[at] = _STUB[d]
        elif open_sides(shape) >> d & 1:
            block[at] = _LINKED[d]
    for sign, at in zip(_signs(cell, legend), (CENTRE, *CORNERS), strict=False):
        block[at] = sign
    return "".join(block)


def _signs(cell: Cell, legend: Legend) -> list[str]:
    """What is drawn into a card, most telling first. That the start has a ladder goes without saying (B-6)."""
    signs = [_CARDS[cell.what]] if cell.what in _CARDS else []
    tunnels = (first_tunnel(cell.shape), second_tunnel(cell.shape))
    signs += [sign for sign, both in _CROSSED.items() if tunnels == both]
    extras = cell.shape & ~LADDER if cell.what == START else cell.shape
    signs += [sign for sign, extra in legend.extras.items() if extras & extra.of == extra.bits]
    return signs or ["+" if tunnels[0] else "x"]


def _origin(lines: list[str], legend: Legend) -> tuple[int, int]:
    """Where the block of the cell 0,0 begins, or would: its line and its column."""
    found = [(i, j) for i, line in enumerate(lines) for j, sign in enumerate(line) if sign == "S"]
    wanted = len(legend.starts)
    if len(found) < wanted:
        how_many = "one S, from which all cells are counted" if wanted == 1 else f"{wanted} of them, each an S"
        raise NotationError(f"the picture has no start; it needs {how_many}", 1, reason="picture-start", count=wanted)
    if len(found) > wanted:
        how_many = "a second start; a picture has one S" if wanted == 1 else f"a start too many; there are {wanted}"
        raise NotationError(how_many, found[wanted][0] + 1, reason="picture-start", count=wanted)
    (line, sign), (x, y) = found[0], legend.starts[0]
    return line - 1 - 3 * y, sign - 1 - 3 * x


def _placed(sign: str, at: int, x: int, y: int, line: int, legend: Legend) -> str:
    """The sign, if it may stand at this place of a block."""
    if not (-FAR < x < FAR - 1 and -FAR < y < FAR - 1):
        raise NotationError(
            f"{sign!r} belongs to the cell {x},{y}, farther from the start than any deck can dig",
            line,
            reason="move-far",
            text=f"{x},{y}",
            farthest=FAR - 2,
        )
    if sign not in legend.allowed(at):
        where = "on a side" if at in SIDES else "in a corner" if at in CORNERS else "in the centre"
        allowed = " ".join(legend.allowed(at))
        raise NotationError(
            f"{sign!r} cannot stand {where} of the cell {x},{y}; allowed there: {allowed}",
            line,
            reason="picture-sign",
            found=sign,
            at=f"{x},{y}",
            allowed=allowed,
        )
    return sign


def _cell(x: int, y: int, block: str, line: int, legend: Legend) -> Cell:
    """The card that a block shows; only its one right drawing is accepted."""
    where = f"{x},{y}"
    if block[CENTRE] == " ":
        raise NotationError(
            f"the cell {where} has no sign in its centre, so no card lies there",
            line,
            reason="picture-centre",
            at=where,
        )
    linked = sum(1 << d for d, at in enumerate(SIDES) if block[at] == _LINKED[d])
    dead = sum(1 << d for d, at in enumerate(SIDES) if block[at] == _STUB[d])
    signs = {block[at] for at in (CENTRE, *CORNERS)}
    what = _WHAT.get(block[CENTRE], PATH)
    extras = sum(extra.bits for sign, extra in legend.extras.items() if sign in signs)
    if what == START and "H" in legend.extras:
        extras |= LADDER
    first, second = next((both for sign, both in _CROSSED.items() if sign in signs), (linked, 0))
    shape = 0 if what in _CLOSED else pack(first, second, dead, extras)
    fine = what in _CLOSED or (what in _PICTURES and shape == 0)
    if not fine and (problem := flaw(shape)):
        raise NotationError(
            f"the cell {where} is no path card: {problem}", line, reason="picture-flaw", at=where, flaw=problem
        )
    cell = Cell(x, y, what, shape)
    if _block(cell, legend) != block:
        raise NotationError(
            f"the cell {where} is drawn as no card is: sides and signs contradict each other",
            line,
            reason="picture-block",
            at=where,
        )
    return cell


def _ruled(lines: list[str], columns: range, rows: range) -> list[str]:
    """The lines with the numbers of columns above and of rows beside their middles."""
    margin = 5
    head = ""
    for i, x in enumerate(columns):
        if x % 2 == 0:
            head += f"{x:>{margin + 3 * i + 2 - len(head)}}"
    body = [(f"{rows[i // 3]:>{margin - 1}} " if i % 3 == 1 else " " * margin) + line for i, line in enumerate(lines)]
    return [head, *(line.rstrip() for line in body)]
