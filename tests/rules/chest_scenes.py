"""Stacks where a test wants them, and moments in which one is about to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyrite.kernel.mine import EMPTY, GOAL, PATH, STACK, START, column, row, spot
from pyrite.kernel.notation.mine_picture import Cell as Drawn
from pyrite.kernel.notation.mine_picture import draw
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup
from tests.rules.kit import do, options_text, table

Cell = tuple[int, int]

CHESTS = ("chests",)
BETWEEN = (range(1, 8), range(-2, 3))
FREE = (range(-1, 10), range(-3, 4))
NEAR: tuple[Cell, ...] = ((2, 0), (7, -1), (7, 1), (5, -2))  # the first is reached by a card at 1,0


def adjoin(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def luck_for(cells: Sequence[Cell], taken: Sequence[Cell], free: bool = False) -> list[int]:
    """What chance has to give for the stacks to lie in these cells, one after the other."""
    columns, rows = FREE if free else BETWEEN
    left = [(x, y) for y in rows for x in columns if (x, y) != (0, 0) and not adjoin((x, y), (0, 0))]
    left = [cell for cell in left if cell not in taken]
    luck = []
    for cell in cells:
        luck.append(left.index(cell))
        left = [other for other in left if other != cell and not adjoin(other, cell)]
    return luck


def chest_table(
    chests: str,
    paths: str = "NESW",
    cells: Sequence[Cell] = NEAR,
    modules: tuple[str, ...] = (),
    options: Options = Options(),  # noqa: B008 - frozen
    luck: Sequence[int] = (),
    **deal: Any,
) -> State:
    """A table with stacks in these cells: letters of their chests and shapes of their paths, as far as it matters."""
    modules = (*modules, *CHESTS)
    book = Setup(deal.get("players", 5), options, modules).book()
    lying = [place for place in book.ground.spots if book.ground.what(place) != EMPTY]
    taken = [(column(place), row(place)) for place in (*book.goal_spots, *lying)]
    laid = luck_for(cells, taken, free=options.chest_layout == "free")
    piles = {
        "chests": " ".join(f"chest-{letter}" for letter in chests.split()),
        "paths": " ".join(f"chest-{shape}" for shape in paths.split()),
    }
    return table(modules=modules, options=options, piles=piles, luck=[*laid, *luck], **deal)


def opened(chest: str, path: str = "NESW", seat: int = 0, hand: str = "", **deal: Any) -> State:
    """This seat has just laid an EW at 1,0 and opened the chest at 2,0."""
    hands = {**deal.pop("hands", {}), seat: f"EW {hand}"}
    state = chest_table(chest, path, hands=hands, starter=seat, **deal)
    return do(state, f"{seat}: lay EW 1,0")


def pass_another(state: State, keeper: int = 0) -> None:
    """Whoever is on turn passes a card; the keeper none of his EW."""
    passes = [text for text in options_text(state) if text.startswith("pass")]
    do(state, next(text for text in passes if state.decider != keeper or text != "pass EW"))


def stacks(state: State) -> list[Cell]:
    """Where stacks lie, in the order in which they were laid."""
    places = [state.mine.spots[cell] for cell in state.mine.sites]
    return [(column(place), row(place)) for place in places if state.mine.what(place) == STACK]


def pile(state: State, number: int) -> list[int]:
    """The cards of the paths (0) or of the chests (1)."""
    own = state.book.piles[number]
    return [state.base + own.first + i for i in range(len(own.faces))]


def stack_at(state: State, x: int, y: int) -> tuple[str, str]:
    """The path and the chest of a stack."""
    card = state.mine.card(spot(x, y))
    return state.kind(card).name, state.kind(state.under(card)).name


def dug(state: State) -> str:
    """The picture of what lies open."""
    lying = [(place, state.mine.what(place)) for place in state.mine.spots]
    return draw(
        Drawn(column(place), row(place), what, state.mine.shape(place))
        for place, what in lying
        if what in (START, PATH, GOAL)
    )


TO_8_1 = "NESW 1,0; NESW 2,0; ESW 3,0; NE 3,1; EW 4,1; EW 5,1; EW 6,1; ESW 7,1 turned"


def before_a_move(goals: str, options: Options, laid: str = TO_8_1, **deal: Any) -> State:
    """With an NS at 2,1 seat 0 opens the chest that moves a goal; a reached tunnel opens to 8,1, below the middle."""
    cells = ((2, 2), (4, -2), (6, -2), (1, -2))
    return chest_table("e", "EW", cells, options=options, hands={0: "NS", 1: "NS"}, laid=laid, goals=goals, **deal)


def before_the_treasure(chest: str, roles: str = "miner miner miner saboteur saboteur", **deal: Any) -> State:
    """Seat 2 can reach a stack at 7,0 with an EW at 6,0; behind it lies the treasure."""
    cells = ((7, 0), (2, -2), (4, -2), (6, -2))
    laid = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0"
    goals = "stone-ne treasure stone-nw"
    return chest_table(chest, "EW", cells, hands={2: "EW"}, laid=laid, starter=2, goals=goals, roles=roles, **deal)
