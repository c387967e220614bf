"""A forest to try the rules in: a drawn board, chosen cards in chosen hands, dwarfs where they are wanted.

    state = forest('''
        |  |
       -S--+--T-
        |
    ''', hands={0: "axe", 1: "EW troll"}, dwarfs={1: "2,2"})
    do(state, "0: play axe at 3,2")
    walk(state, "EE")

A hand that is named is held as it is; the others are full. Mines are told, not drawn; a start that is drawn
alone is that of the blue clan, at 1,2. What is not told is as at the beginning of a round. Nothing here writes into a
state: it is told as text, and changed by moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from pyrite.games import LOST_MINES
from pyrite.games.lost_mines.shown import ForestData
from pyrite.kernel.book import Book
from pyrite.kernel.mine import GOAL, HIDDEN, PATH, START, column, row, spot
from pyrite.kernel.moves import face, place, turned
from pyrite.kernel.notation.game_lines import lines_of
from pyrite.kernel.notation.mine_picture import TREASURE, Cell, cells_of, draw
from pyrite.kernel.notation.position_mine import looks
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.path import PathCard
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.event import Event
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.options import Options, print_options
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup
from tests.rules.drawing import parse_shape
from tests.rules.kit import do, options_text, sections

Told = TypeVar("Told", bound=Event)

MINES = "mine-jewels mine-gold mine-silver mine-dragon"  # from the north

# The start of the blue clan, and nothing else.
CLEARING = """
     |
    -S-
     |
"""

# From there straight east to the mine at 9,2, by crossings and forks.
TRAIL = """
     |  |  |     |  |     |
    -S--+--+--+--+--+--+--+-
     |  |     |  |     |  |
"""

_WAYS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def forest(
    drawn: str = CLEARING,
    laid: str = "",
    hands: Mapping[int, str] | None = None,
    players: int = 3,
    roles: str = "",
    mines: str = MINES,
    found: str = "",
    mines_at: str = "9,0 9,2 9,4 9,6",
    treasures: str = "",
    top: str = "",
    pile: int | None = None,
    gone: str = "",
    dwarfs: Mapping[int, str] | None = None,
    tools: Sequence[str] = (),
    edges: Sequence[str] = (),
    trolls_of: Sequence[int] = (),
    owners: str = "",
    points: str = "",
    luck: str = "",
    turn: int = 0,
    options: Options = Options(),  # noqa: B008 - frozen
    round_: int = 1,
    more: Sequence[str] = (),
) -> State:
    """A position in which seat `turn` is on turn.

    laid                      more path cards, in words: "NESW 2,2; NE 3,2 turned"
    found                     mines that are discovered, and where they are open: "9,2 NSW; 9,4 NESW"
    roles, mines, treasures   the first ones; the rest follows as printed
    top, pile                 the uppermost cards of the draw pile, and how many there are; the rest is put away unseen
    gone                      cards that all have seen go to the discard pile
    dwarfs                    where they stand, if not on the start of their clan
    tools, edges              "axe 4,2", "trap 4,2 east", "troll 4,2 east 1"
    trolls_of                 before whom a troll lies whose token is gone
    owners                    who has which treasure: "- 2 0"
    more                      other lines of a position
    """
    book = Setup(players, options, game=LOST_MINES).book()
    cells = _cells(book, drawn) + _mines(mines.split(), mines_at.split(), found)
    cells += [_in_words(book, text) for text in laid.split(";") if text.strip()]
    paths = [cell for cell in cells if cell.what == PATH]
    faces = looks(book)
    fronts = {int(edge.split()[-1]) for edge in edges if edge.startswith("troll")} | set(trolls_of)
    deck = _Deck(book)
    deck.take([book.kinds[faces[cell.shape]].name for cell in paths] + ["troll"] * len(fronts))
    named = {seat: deck.take(text.split()) for seat, text in (hands or {}).items()}
    above = deck.take(top.split())
    played = deck.take(gone.split())
    full = {seat: named[seat] if seat in named else deck.some(book.hand) for seat in range(players)}
    aside = deck.some(book.aside)
    below = deck.some(len(deck.left) if pile is None else max(pile - len(above), 0))
    who = _all(roles.split(), [book.kinds[number].name for number in book.roles])
    lines = [
        "pyrite position 1",
        "game lost-mines",
        f"players {players}",
        f"options {print_options(options, LOST_MINES)}",
        "chance 00000001 00000002 00000003 00000004",
        "events 0",
        f"round {round_}",
        "starter 0",
        f"turn {turn} clockwise",
        f"decision turn {turn}",
        "dwarfs " + " ".join((dwarfs or {}).get(seat, _home(who[seat])) for seat in range(players)),
        *(f"tool {tool}" for tool in tools),
        *(f"edge {edge}" for edge in edges),
        *(f"front {seat} troll" for seat in sorted(fronts)),
        *(f"hand {seat} {' '.join(full[seat])}" for seat in range(players)),
        f"draw {' '.join(above + below)}",
        f"aside {' '.join(aside)}",
        f"discard {' '.join([*played, *(f'{card}@nobody' for card in deck.left)])}",
        f"roles {' '.join(who[:players])}",
        f"spare {' '.join(who[players:])}",
        "goals " + " ".join(_known(cells, mines.split(), mines_at.split())),
        f"goals-at {mines_at}",
        f"treasures {' '.join(_all(treasures.split(), [book.kinds[number].name for number in book.piles[0].faces]))}",
        "gold",
        *([f"owners {owners}"] if owners else []),
        *([f"loose {points}"] if points else []),
        *([f"luck then {luck}"] if luck else []),
        *more,
        "laid " + " ".join(f"{cell.x},{cell.y}" for cell in paths),
        "mine",
        draw(cells, legend=lines_of(book).legend),
    ]
    return parse_position("\n".join(lines))


def _cells(book: Book, drawn: str) -> list[Cell]:
    """What is drawn, and the starts that are not."""
    legend = lines_of(book).legend
    cells = cells_of(drawn, legend._replace(starts=legend.starts[: drawn.count("S")]))
    there = {(cell.x, cell.y) for cell in cells}
    cells += [Cell(x, y, START, book.ground.shape(spot(x, y))) for x, y in legend.starts if (x, y) not in there]
    return cells


def _mines(mines: list[str], places: list[str], found: str) -> list[Cell]:
    """The mines, hidden or found."""
    sides = dict(text.split() for text in found.split(";") if text.strip())
    cells = []
    for name, at in zip(mines, places, strict=True):
        x, y = map(int, at.split(","))
        what = HIDDEN if at not in sides else GOAL if name == "mine-dragon" else TREASURE
        cells.append(Cell(x, y, what, parse_shape(sides[at]) if at in sides else 0))
    return cells


def _in_words(book: Book, text: str) -> Cell:
    move = parse_move(book, f"lay {text}")
    kind = book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    spot_ = place(move)
    return Cell(column(spot_), row(spot_), PATH, kind.half_turn if turned(move) else kind.shape)


def _known(cells: list[Cell], mines: list[str], places: list[str]) -> list[str]:
    """Everybody knows the mines that are found."""
    closed = {f"{cell.x},{cell.y}" for cell in cells if cell.what == HIDDEN}
    return [name if at in closed else f"{name}@all" for name, at in zip(mines, places, strict=True)]


def _home(role: str) -> str:
    return "1,2" if role.startswith("blue") else "1,4"


def _all(first: list[str], printed: list[str]) -> list[str]:
    """All printed cards, these first."""
    rest = list(printed)
    for name in first:
        rest.remove(name.partition("@")[0])
    return first + rest


class _Deck:
    """What is left of the deck."""

    def __init__(self, book: Book) -> None:
        self.left = [book.kinds[number].name for number in book.deck]

    def take(self, names: list[str]) -> list[str]:
        for name in names:
            self.left.remove(name)
        return names

    def some(self, count: int) -> list[str]:
        """Cards that nobody has asked for, the last printed first: actions, then paths with something on them."""
        return [self.left.pop() for _ in range(count)]


# --- playing ----------------------------------------------------------------------------------------


def walk(state: State, route: str = "") -> State:
    """Whoever walks goes this way, `EEN`, and stays there."""
    for letter in route:
        do(state, f"step {_WAYS[letter]}")
    return do(state, "stay") if state.decision.name == "walk" else state


def rest(state: State, *seats: int) -> State:
    """These seats, in turn, put away the card they have held longest and stay where they are."""
    for seat in seats:
        assert (state.decision.name, state.decider) == ("turn", seat), f"seat {state.decider}: {state.decision.name}"
        do(state, next(move for move in options_text(state) if move.startswith("pass")))
        walk(state)
        if state.decision.name == "collect":
            do(state, options_text(state)[0])
    return state


def can_walk(state: State, route: str) -> bool:
    """Whether whoever walks now could go this way; the position stays as it is."""
    twin = state.copy()
    for letter in route:
        if twin.decision.name != "walk" or f"step {_WAYS[letter]}" not in options_text(twin):
            return False
        do(twin, f"step {_WAYS[letter]}")
    return True


# --- looking ----------------------------------------------------------------------------------------


def seen(state: State, viewer: int = WATCHER) -> ForestData:
    """The forest as somebody sees it."""
    forest: ForestData = sections(state, viewer)["forest"]
    return forest


def dwarf(state: State, seat: int) -> tuple[int, int]:
    return seen(state)["dwarfs"][seat]


def tools(state: State) -> list[str]:
    return ["{tool} {x},{y}".format(**tool) for tool in seen(state)["tools"]]


def edges(state: State) -> list[str]:
    """Traps and trolls, as `forest` takes them."""
    return [
        "{token} {x},{y} {side}".format(**edge) + ("" if edge["owner"] is None else " {owner}".format(**edge))
        for edge in seen(state)["edges"]
    ]


def owners(state: State) -> list[int | None]:
    return [treasure["seat"] for treasure in seen(state)["treasures"]]


def points(state: State) -> list[int]:
    return [seat["loose"] for seat in describe(view(state, WATCHER))["seats"].values()]


def told(state: State, kind: type[Told], viewer: int = WATCHER) -> list[Told]:
    """The events of one kind, as somebody is told them."""
    return [event for event in events(state, viewer) if isinstance(event, kind)]


def layings(state: State, at: str) -> list[str]:
    """The ways to lay a card there."""
    return [move for move in options_text(state) if move.startswith("lay") and move.split()[2] == at]
