"""The shape of a path card as one integer, and its text.

A shape word, from the lowest bit: open sides (4 bits), first tunnel (4), second tunnel (4), then one bit
each for a ladder, a blue door, a green door, a crystal. A tunnel is a set of sides linked inside the card; a
stub is open but in no tunnel. Of two tunnels the first is the one whose first letter comes first in N, E, S,
W, so equal shapes are equal numbers.

The text: a tunnel's sides in capitals, `+` between two tunnels, then the stubs in small letters, then
`#` for a ladder, `:blue` or `:green` for a door, `*` for a crystal:  NESW  NS+EW  NSe:green  ES#  nes  ESWn*
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NORTH: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 8
ALL_SIDES: Final[i64] = 15

FIRST: Final[i64] = 4
SECOND: Final[i64] = 8
LADDER: Final[i64] = 1 << 12
DOOR_BLUE: Final[i64] = 1 << 13
DOOR_GREEN: Final[i64] = 1 << 14
CRYSTAL: Final[i64] = 1 << 15
DOORS: Final[i64] = 3 << 13
EXTRAS: Final[i64] = 15 << 12

LETTERS: Final = "NESW"
STUBS: Final = "nesw"


def count_sides(sides: i64) -> i64:
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)


def nth_side(sides: i64, nth: i64) -> i64:
    """The side with this number, from 0 on, of those that are among them."""
    left = nth
    side: i64 = 0
    while left or (sides >> side) & 1 == 0:
        left -= (sides >> side) & 1
        side += 1
    return side


def open_sides(shape: i64) -> i64:
    """Every side with a tunnel mouth, stubs included."""
    return shape & ALL_SIDES


def first_tunnel(shape: i64) -> i64:
    """The sides linked by the first tunnel, 0 if there is none."""
    return shape >> FIRST & ALL_SIDES


def second_tunnel(shape: i64) -> i64:
    """The sides linked by the second tunnel, 0 if there is none."""
    return shape >> SECOND & ALL_SIDES


def stubs(shape: i64) -> i64:
    """The open sides that lead nowhere."""
    return shape & ALL_SIDES & ~(shape >> FIRST | shape >> SECOND)


def pack(first: i64, second: i64, dead: i64, extras: i64) -> i64:
    """The shape word of one or two tunnels, stubs and extras (ladder, door, crystal bits)."""
    one: i64 = first
    two: i64 = second
    # The lower lowest side goes first; x & -x is the lowest side of x.
    if two != 0 and (one == 0 or (two & -two) < (one & -one)):
        one, two = second, first
    return one | two | dead | one << FIRST | two << SECOND | extras


def turned(shape: i64) -> i64:
    """The same card after half a turn."""
    return pack(
        _half_turn(first_tunnel(shape)),
        _half_turn(second_tunnel(shape)),
        _half_turn(stubs(shape)),
        shape & EXTRAS,
    )


def spell(shape: i64) -> str:
    """The text of a shape; no two have the same."""
    text = _letters(first_tunnel(shape), LETTERS)
    if second_tunnel(shape) != 0:
        text += "+" + _letters(second_tunnel(shape), LETTERS)
    text += _letters(stubs(shape), STUBS)
    if shape & LADDER:
        text += "#"
    if shape & DOOR_BLUE:
        text += ":blue"
    if shape & DOOR_GREEN:
        text += ":green"
    if shape & CRYSTAL:
        text += "*"
    return text


def flaw(shape: i64) -> str:
    """What keeps a number from being the shape word of a path card, as a key; empty if nothing does."""
    one: i64 = first_tunnel(shape)
    two: i64 = second_tunnel(shape)
    if shape & ALL_SIDES == 0:
        return "no-open-side"
    if one & two:
        return "shared-side"
    if pack(one, two, stubs(shape), shape & EXTRAS) != shape:
        return "contradiction"  # a tunnel with a closed side, or tunnels out of order
    if shape & DOORS == DOORS:
        return "two-doors"
    if shape & (LADDER | DOORS) and (one == 0 or two != 0):
        return "not-one-tunnel"  # that the ladder or door could belong to
    if shape & LADDER == 0 and (_lone(one) or _lone(two)):
        return "lone-side"  # such a side is a stub, unless there is a ladder
    return ""


def _half_turn(sides: i64) -> i64:
    return (sides << 2 | sides >> 2) & ALL_SIDES


def _lone(sides: i64) -> bool:
    return sides != 0 and sides & (sides - 1) == 0


def _letters(sides: i64, names: str) -> str:
    text = ""
    bit: i64 = 1
    for name in names:
        if sides & bit:
            text += name
        bit <<= 1
    return text
