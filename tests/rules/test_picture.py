"""The picture of a mine: what is drawn how, and that reading it gives the same mine again."""

import itertools
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.kernel.decks import cards
from pyrite.kernel.errors import NotationError
from pyrite.kernel.mine import FAR, GOAL, HIDDEN, PATH, PICTURE, SPENT, STACK, START, spot
from pyrite.kernel.notation.mine_picture import TREASURE, Cell, cells_of, draw, picture
from pyrite.kernel.shapes import spell, turned
from pyrite.setup import decks
from pyrite.setup.setup import Setup
from tests.rules.drawing import SHAPES, parse_picture, parse_shape

START_SHAPE = parse_shape("NESW#")
HOME = Cell(0, 0, START, START_SHAPE)


def plain(text: str) -> str:
    """A picture as it stands in a test, without the indentation around it."""
    return dedent(text).strip("\n")


@pytest.mark.parametrize(
    ("card", "block"),
    [
        ("NESW", (" | ", "-+-", " | ")),
        ("NS", (" | ", " + ", " | ")),
        ("EW", ("   ", "-+-", "   ")),
        ("NE", (" | ", " +-", "   ")),
        ("NSW", (" | ", "-+ ", " | ")),
        ("nesw", (" : ", "~x~", " : ")),
        ("n", (" : ", " x ", "   ")),
        ("ew", ("   ", "~x~", "   ")),
        ("NSe", (" | ", " +~", " | ")),
        ("EWns", (" : ", "-+-", " : ")),
        ("NS+EW", (" | ", "-)-", " | ")),
        ("NW+ES", (" | ", "-/-", " | ")),
        ("NE+SW", (" | ", "-\\-", " | ")),
        ("S#", ("   ", " H ", " | ")),
        ("NE#", (" | ", " H-", "   ")),
        ("SW:blue", ("   ", "-B ", " | ")),
        ("NSe:green", (" | ", " G~", " | ")),
        ("NESW*", (" | ", "-*-", " | ")),
        ("ESWn*", (" : ", "-*-", " | ")),
        ("w*", ("   ", "~* ", "   ")),
    ],
)
def test_how_a_card_is_drawn(card: str, block: tuple[str, str, str]) -> None:
    """The card lies east of a start that shows where its block begins."""
    home = (" | ", "-S-", " | ")
    drawn = "\n".join((left + right).rstrip() for left, right in zip(home, block, strict=True))
    cell = Cell(1, 0, PATH, parse_shape(card))
    assert draw([HOME, cell]) == drawn
    assert cells_of(drawn) == [HOME, cell]


def test_a_picture_reads_like_a_mine() -> None:
    text = plain(
        """
         |  |
        -S--+--+-~x~    ?
         |     |
               |
              -\\--H    -o
               |        |
        """
    )
    assert [(x, y, what, spell(shape) if shape else "") for x, y, what, shape in cells_of(text)] == [
        (0, 0, START, "NESW#"),
        (1, 0, PATH, "NEW"),
        (2, 0, PATH, "ESW"),
        (3, 0, PATH, "ew"),
        (5, 0, HIDDEN, ""),
        (2, 1, PATH, "NE+SW"),
        (3, 1, PATH, "W#"),
        (5, 1, GOAL, "SW"),
    ]
    assert draw(cells_of(text)) == text


def test_goals_face_down_face_up_and_the_treasure() -> None:
    text = plain(
        """
                  ?

         |        |
        -S-      -$-
         |        |

                 -o
                  |
        """
    )
    goals = [cell for cell in cells_of(text) if cell.what != START]
    assert goals == [
        Cell(3, -1, HIDDEN, 0),
        Cell(3, 0, TREASURE, parse_shape("NESW")),
        Cell(3, 1, GOAL, parse_shape("SW")),
    ]
    mine = parse_picture(text)
    assert [mine.what(spot(3, y)) for y in (-1, 0, 1)] == [HIDDEN, GOAL, GOAL]
    found = mine.card(spot(3, 0))
    assert picture(mine, [found]) == text
    assert picture(mine) == text.replace("$", "o"), "the mine itself does not know the treasure"


def test_stacks_and_pictures_are_drawn_and_a_picture_may_be_rock_all_round() -> None:
    text = plain(
        """
         |        :
        -S-   ~P  P  P~    =
         |        :

               P
        """
    )
    assert [(cell.x, cell.y, cell.what, cell.shape and spell(cell.shape)) for cell in cells_of(text)] == [
        (0, 0, START, "NESW#"),
        (2, 0, PICTURE, "w"),
        (3, 0, PICTURE, "ns"),
        (4, 0, PICTURE, "e"),
        (6, 0, STACK, 0),
        (2, 1, PICTURE, 0),
    ]
    mine = parse_picture(text)
    assert picture(mine) == text
    mine.spend()
    assert picture(mine) == text.replace("P", "p")
    assert [cell.what for cell in cells_of(picture(mine))] == [START, SPENT, SPENT, SPENT, STACK, SPENT]
    assert picture(parse_picture(picture(mine))) == picture(mine)


@pytest.mark.rule("B-7")
def test_the_beginning_of_a_round() -> None:
    assert picture(Setup(players=3).begin(seed=7).mine) == plain(
        """
                                 ?




         |
        -S-                      ?
         |




                                 ?
        """
    )


def test_stacks_and_the_postcard_before_and_after_it_is_reached() -> None:
    text = plain(
        """
                     =

         |
        -S--+-~P  P~
         |
        """
    )
    cells = [cell for cell in cells_of(text) if cell.what not in (START, PATH)]
    assert cells == [
        Cell(4, -1, STACK, 0),
        Cell(2, 0, PICTURE, parse_shape("w")),
        Cell(3, 0, PICTURE, parse_shape("e")),
    ]
    mine = parse_picture(text)
    assert picture(mine) == text
    mine.spend()
    assert picture(mine) == text.replace("P", "p")
    assert picture(parse_picture(picture(mine))) == picture(mine)


def test_a_cell_of_the_postcard_may_be_shut_on_all_sides() -> None:
    text = " |\n-S- P  p"
    assert [(what, shape) for _, _, what, shape in cells_of(text)][1:] == [(PICTURE, 0), (SPENT, 0)]


def test_rulers_number_the_rows_and_the_even_columns() -> None:
    mine = parse_picture(
        """
         |        |
        -+--+--S--+-
               |

               ?
        """
    )
    assert picture(mine, rulers=True).split("\n") == [
        "     -2     0",
        "      |        |",
        "   0 -+--+--S--+-",
        "            |",
        "",
        "   1        ?",
    ]


def test_rulers_number_every_row() -> None:
    upright = parse_shape("NS")
    lines = draw([HOME, *(Cell(0, y, PATH, upright) for y in range(-12, 0))], rulers=True).split("\n")
    assert [(int(number), sign) for number, *_, sign in (line.split() for line in lines[2::3])] == [
        *((y, "+") for y in range(-12, 0)),
        (0, "-S-"),
    ]


def test_rulers_of_a_mine_far_out_do_not_run_into_each_other() -> None:
    straight = parse_shape("EW")
    head = draw([HOME, *(Cell(x, 0, PATH, straight) for x in range(-101, 0))], rulers=True).splitlines()[0]
    assert [int(number) for number in head.split()] == list(range(-100, 1, 2))


def test_every_shape_has_a_drawing_of_its_own() -> None:
    drawings = {draw([HOME, Cell(1, 0, PATH, shape)]): shape for shape in SHAPES}
    assert len(drawings) == len(SHAPES)
    for drawing, shape in drawings.items():
        assert cells_of(drawing) == [HOME, Cell(1, 0, PATH, shape)]


@pytest.mark.parametrize("what", [GOAL, TREASURE])
def test_goals_of_every_shape_are_read_back(what: int) -> None:
    for shape in SHAPES:
        assert cells_of(draw([HOME, Cell(-1, 0, what, shape)])) == [Cell(-1, 0, what, shape), HOME]


def test_printed_cards_need_no_corner() -> None:
    for deck in ("base", "saboteur2", "new_goals"):
        for card in (*decks.load(deck).of(cards.PathCard), *decks.load(deck).of(cards.GoalCard)):
            for shape in (cards.shape(card), turned(cards.shape(card))):
                lines = draw([HOME, Cell(1, 0, PATH, shape)]).split("\n")
                corners = {line[at] for line in (lines[0], lines[2]) for at in (3, 5) if at < len(line)}
                assert corners <= {" "}, spell(shape)


@given(
    st.dictionaries(
        st.tuples(st.integers(-5, 5), st.integers(-5, 5)).filter(any),
        st.tuples(
            st.sampled_from([PATH, PATH, GOAL, TREASURE, HIDDEN, STACK, PICTURE, SPENT]), st.sampled_from(SHAPES)
        ),
        max_size=40,
    ),
    st.integers(0, 7),
    st.integers(0, 4),
)
def test_parse_print_parse_is_the_identity(
    ground: dict[tuple[int, int], tuple[int, int]], east: int, south: int
) -> None:
    cells = [HOME]
    cells += [Cell(x, y, what, 0 if what in (HIDDEN, STACK) else shape) for (x, y), (what, shape) in ground.items()]
    cells.sort(key=lambda cell: (cell.y, cell.x))
    text = draw(cells)
    assert cells_of(text) == cells
    elsewhere = "\n" * south + "\n".join(" " * east + line for line in text.split("\n"))
    assert cells_of(elsewhere) == cells, "the start is the anchor, wherever it stands"
    mine = parse_picture(text)
    assert picture(mine, [i for i, cell in enumerate(cells) if cell.what == TREASURE]) == text
    for number, cell in enumerate(cells):
        place = spot(cell.x, cell.y)
        assert mine.card(place) == number
        assert mine.shape(place) == cell.shape
        assert mine.what(place) == (GOAL if cell.what == TREASURE else cell.what)


def test_a_picture_is_trimmed_on_all_sides() -> None:
    text = draw([Cell(-1, -1, HIDDEN, 0), HOME, Cell(1, 1, HIDDEN, 0)])
    assert text == "?\n\n   |\n  -S-\n   |\n\n      ?"
    assert draw([]) == ""


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "no start"),
        ("\n-+-\n", 1, "no start"),
        (" |  |\n-S--S-", 2, "a second start"),
        (" |\n-S-\n |\n\n-S-", 5, "a second start"),
        (" |\n-S--#-", 2, "'#' cannot stand in the centre of the cell 1,0; allowed there: S o ? $ = P p + x"),
        (" |\n-S- +-\n |  -", 3, "'-' cannot stand on a side of the cell 1,0; allowed there: | :"),
        (" |\n-S-|+-", 2, "'|' cannot stand on a side of the cell 1,0; allowed there: - ~"),
        (" | |\n-S--+-", 1, "'|' cannot stand in a corner of the cell 1,0; allowed there: ) / \\ H B G *"),
        ("\t|\n-S-", 1, "'\\t' cannot stand"),
        (" |\n-S- ?-", 2, "sides and signs contradict"),
        (" |\n-S- =-", 2, "sides and signs contradict"),
        (" |  |\n-S- ?", 1, "sides and signs contradict"),
        (" |\n-S--)-", 2, "sides and signs contradict"),
        (" |\n-S--/", 2, "sides and signs contradict"),
        (" |  :\n-S--)-\n |  |", 1, "sides and signs contradict"),
        (" |\n-S--x-", 2, "sides and signs contradict"),
        (" |\n-S-~+~", 2, "sides and signs contradict"),
        (" |   *\n-S--+-", 1, "sides and signs contradict"),
        (" |   H\n-S--*-", 1, "sides and signs contradict"),
        (" |\n-S- +-", 2, "no path card: lone-side"),
        (" |\n-S- +", 2, "no path card: no-open-side"),
        (" |\n-S-~B", 2, "no path card: not-one-tunnel"),
        (" |   B\n-S--G-", 1, "two-doors"),
        (" |  |\n-S-  -", 1, "the cell 1,0 has no sign in its centre"),
        (" |\n-S-\n |\n    |", 4, "the cell 1,1 has no sign in its centre"),
        ("S", 1, "no-open-side"),
        ("-S-" + " " * (3 * FAR - 4) + "?", 1, "the cell 127,0, farther from the start than any deck can dig"),
        ("-S-" + "\n" * (3 * FAR - 3) + " ?", 3 * FAR - 2, "the cell 0,127, farther"),
        ("?" + " " * (3 * FAR - 2) + "-S-", 1, "the cell -128,0, farther"),
        (" ?" + "\n" * (3 * FAR) + "-S-", 1, "the cell 0,-128, farther"),
    ],
)
def test_what_is_no_picture_is_refused_with_the_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        cells_of(text)
    assert problem in str(refused.value)
    assert refused.value.line == line


def test_as_far_as_a_picture_reaches() -> None:
    rim = [(-FAR + 1, 0), (0, -FAR + 1), (0, FAR - 2), (FAR - 2, 0)]
    for (x, y), what in itertools.product(rim, (HIDDEN, GOAL)):
        cells = sorted([HOME, Cell(x, y, what, 0 if what == HIDDEN else START_SHAPE)], key=lambda c: (c.y, c.x))
        assert cells_of(draw(cells)) == cells
        assert picture(parse_picture(draw(cells))) == draw(cells)
