"""The picture of a deck: something larger than a card that lies in the mine, and can be reached."""

from __future__ import annotations

import msgspec

from pyrite.kernel.decks.cards import Cell, Deck, sides
from pyrite.kernel.decks.check import Check, in_order
from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.decks.schema import Part, Schema
from pyrite.kernel.errors import DeckError
from pyrite.kernel.shapes import LETTERS, flaw, pack

_BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


class PictureCell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell that a picture covers: the sides where a tunnel opens into it, and those linked inside."""

    at: Cell
    open: str = ""
    links: tuple[str, ...] = ()


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something larger than a card that lies in the mine from the start."""

    cells: tuple[PictureCell, ...]
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


def picture_shape(cell: PictureCell) -> int:
    """The shape word of a cell that a picture covers; what is not linked inside leads nowhere."""
    tunnels = [sides(link) for link in cell.links] + [0, 0]
    return pack(tunnels[0], tunnels[1], sides(cell.open) & ~(tunnels[0] | tunnels[1]), 0)


def _check_deck(check: Check, deck: Deck) -> None:
    picture = deck.part(Picture)
    if picture is not None:
        _check_picture(check, picture)
        check.sourced(picture.sources, deck.sources)


def _check_picture(check: Check, picture: Picture) -> None:
    """Its cells are different ones side by side, its tunnels meet inside it, and at least one opens at its rim."""
    check.among("picture, cells", len(picture.cells), 1)
    check.once("picture, cells", (f"{x},{y}" for x, y in (cell.at for cell in picture.cells)))
    check.noted(picture.confidence, picture.note)
    for cell in picture.cells:
        _check_cell(check, cell)
    cells = {cell.at: cell for cell in picture.cells}
    mouths = 0
    for (x, y), cell in cells.items():
        for letter, (dx, dy) in _BEYOND.items():
            here, beyond = letter in cell.open, cells.get((x + dx, y + dy))
            mouths += here and beyond is None
            if beyond is not None and here != (_FACING[letter] in beyond.open):
                check.value(f"picture, {x},{y}, open", cell.open, "tunnels that meet inside the picture")
    check.among("picture, open", mouths, 1)
    if len(_together(set(cells))) < len(cells):
        check.value("picture, cells", " ".join(f"{x},{y}" for x, y in cells), "cells side by side")


def _check_cell(check: Check, cell: PictureCell) -> None:
    place = f"picture, {cell.at[0]},{cell.at[1]}"
    for letters in (cell.open, *cell.links):
        if letters != in_order(letters):
            check.value(f"{place}, open, links", letters, in_order(letters) or LETTERS)
    check.among(f"{place}, links", len(cell.links), 0, 2)
    check.once(f"{place}, links", "".join(cell.links))
    if not set("".join(cell.links)) <= set(cell.open):
        check.value(f"{place}, links", ", ".join(cell.links), cell.open)
    problem = flaw(picture_shape(cell)) if cell.open else ""
    if problem:
        raise DeckError(*check, f"{place} shows no tunnel: {problem}", reason="deck-flaw", flaw=problem)


def _together(cells: set[Cell]) -> set[Cell]:
    """Those cells that hang together with one of them."""
    found = set(list(cells)[:1])
    for _ in cells:
        found |= {(x, y) for x, y in cells if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & found}
    return found


SCHEMA = Schema(parts=(Part("picture", Picture | None, 20),), deck_checks=(_check_deck,))
