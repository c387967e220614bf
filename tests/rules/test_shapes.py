"""Path cards as numbers and as text (X-G1)."""

import itertools

import pytest

from pyrite.kernel.shapes import (
    CRYSTAL,
    DOOR_BLUE,
    DOOR_GREEN,
    EAST,
    LADDER,
    NORTH,
    SOUTH,
    WEST,
    first_tunnel,
    flaw,
    open_sides,
    pack,
    second_tunnel,
    spell,
    stubs,
    turned,
)
from tests.rules.drawing import SHAPES, parse_shape


@pytest.mark.rule("X-G1")
@pytest.mark.parametrize(
    ("text", "tunnels", "dead", "extras"),
    [
        ("NESW", (NORTH | EAST | SOUTH | WEST, 0), 0, 0),
        ("NS", (NORTH | SOUTH, 0), 0, 0),
        ("NS+EW", (NORTH | SOUTH, EAST | WEST), 0, 0),
        ("NW+ES", (NORTH | WEST, EAST | SOUTH), 0, 0),
        ("NE+SW", (NORTH | EAST, SOUTH | WEST), 0, 0),
        ("nes", (0, 0), NORTH | EAST | SOUTH, 0),
        ("w*", (0, 0), WEST, CRYSTAL),
        ("NSe", (NORTH | SOUTH, 0), EAST, 0),
        ("ESWn*", (EAST | SOUTH | WEST, 0), NORTH, CRYSTAL),
        ("S#", (SOUTH, 0), 0, LADDER),
        ("SW:blue", (SOUTH | WEST, 0), 0, DOOR_BLUE),
        ("NSe:green", (NORTH | SOUTH, 0), EAST, DOOR_GREEN),
        ("NEs#:blue*", (NORTH | EAST, 0), SOUTH, LADDER | DOOR_BLUE | CRYSTAL),
    ],
)
def test_what_a_card_text_means(text: str, tunnels: tuple[int, int], dead: int, extras: int) -> None:
    shape = parse_shape(text)
    assert first_tunnel(shape) == tunnels[0]
    assert second_tunnel(shape) == tunnels[1]
    assert stubs(shape) == dead
    assert open_sides(shape) == tunnels[0] | tunnels[1] | dead
    assert shape >> 12 == extras >> 12
    assert spell(shape) == text


def test_where_the_bits_of_a_shape_word_lie() -> None:
    assert (NORTH, EAST, SOUTH, WEST) == (1, 2, 4, 8)
    assert parse_shape("NS+EW") == 0b1010_0101_1111
    assert parse_shape("nesw") == 0b1111
    assert parse_shape("E#") == 1 << 12 | 2 << 4 | 2
    assert parse_shape("NS:blue") == 1 << 13 | 5 << 4 | 5
    assert parse_shape("NS:green*") == 1 << 15 | 1 << 14 | 5 << 4 | 5


@pytest.mark.rule("X-G1")
def test_exactly_the_possible_cards_are_shapes() -> None:
    """Every side closed, a stub, or in one of two tunnels; a lone linked side only beside a ladder."""
    possible = set()
    for sides in itertools.product("-d12", repeat=4):
        dead = sum(1 << d for d in range(4) if sides[d] == "d")
        one, two = (sum(1 << d for d in range(4) if sides[d] == which) for which in "12")
        for ladder, door, crystal in itertools.product((0, LADDER), (0, DOOR_BLUE, DOOR_GREEN), (0, CRYSTAL)):
            tunnels = [tunnel for tunnel in (one, two) if tunnel]
            if all(side == "-" for side in sides):
                continue
            if (ladder or door) and len(tunnels) != 1:
                continue
            if not ladder and any(tunnel.bit_count() == 1 for tunnel in tunnels):
                continue
            possible.add(pack(one, two, dead, ladder | door | crystal))
    assert possible == set(SHAPES)


def test_no_two_shapes_are_spelled_alike() -> None:
    assert len({spell(shape) for shape in SHAPES}) == len(SHAPES)


def test_the_order_of_the_two_tunnels_does_not_matter() -> None:
    for one, two in [(5, 10), (9, 6), (3, 12)]:
        assert pack(one, two, 0, 0) == pack(two, one, 0, 0)
        assert first_tunnel(pack(two, one, 0, 0)) == one


@pytest.mark.parametrize(
    ("upright", "upside_down"),
    [
        ("NESW", "NESW"),
        ("NS", "NS"),
        ("NE", "SW"),
        ("NW", "ES"),
        ("NES", "NSW"),
        ("ESW", "NEW"),
        ("n", "s"),
        ("nw", "es"),
        ("NS+EW", "NS+EW"),
        ("NW+ES", "NW+ES"),
        ("NSe:green", "NSw:green"),
        ("ESWn*", "NEWs*"),
        ("E#", "W#"),
    ],
)
def test_half_a_turn(upright: str, upside_down: str) -> None:
    assert spell(turned(parse_shape(upright))) == upside_down
    assert spell(turned(parse_shape(upside_down))) == upright


def test_half_a_turn_swaps_north_with_south_and_east_with_west() -> None:
    swap = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

    def swapped(sides: int) -> int:
        return sum(there for here, there in swap.items() if sides & here)

    for shape in SHAPES:
        after = turned(shape)
        assert not flaw(after)
        assert open_sides(after) == swapped(open_sides(shape))
        assert stubs(after) == swapped(stubs(shape))
        assert {first_tunnel(after), second_tunnel(after)} == {
            swapped(first_tunnel(shape)),
            swapped(second_tunnel(shape)),
        }
        assert after >> 12 == shape >> 12
        assert turned(after) == shape


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        (0, "no-open-side"),
        (0b0101_0101_0101, "shared-side"),
        (0b0101_0001, "contradiction"),  # a tunnel through a closed side
        (0b0101_1010_1111, "contradiction"),  # the second tunnel named first
        (0b0101_0000_0101, "contradiction"),  # a second tunnel without a first
        (3 << 13 | 0b0101_0101, "two-doors"),
        (LADDER | 1, "not-one-tunnel"),  # only a stub beside the ladder
        (DOOR_BLUE | 0b1010_0101_1111, "not-one-tunnel"),  # which of the two?
        (0b0001_0001, "lone-side"),
        (0b0010_0101_0111, "lone-side"),
    ],
)
def test_numbers_that_are_no_shape(word: int, problem: str) -> None:
    assert flaw(word) == problem
