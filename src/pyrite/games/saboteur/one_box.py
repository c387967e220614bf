"""What the decks of one box must be together: each thing in a place of its own, room for stacks, hands that hold all.

A deck that comes from somebody's own box is played with all the others, so what is not in it is taken from ours.
"""

from __future__ import annotations

from pyrite.games.saboteur.deck import Seats, Tournament
from pyrite.games.saboteur.picture import Picture
from pyrite.games.saboteur.stacks import Stacks, adjoin, inside
from pyrite.kernel import mine
from pyrite.kernel.decks.box import Box
from pyrite.kernel.decks.cards import ActionCard, Cell, Deck, Layout, PathCard
from pyrite.kernel.decks.check import Check
from pyrite.kernel.state import HAND_ROOM

START: Cell = (0, 0)
FAR = 60  # from the start; nothing lies farther out when a round begins
_WIDE, _HIGH = 8, 16  # so near together lie goals that one move can name two of them, wherever chests have moved them
_STACKS = 10
_GOALS = ("base", "new_goals")  # decks with goals, of which one is in play


def check_box(box: Box) -> None:
    """Refuse decks that cannot be played with each other."""
    for name in box.own:
        for field, cell in _lying(box.deck(name)):
            _check_cell(box.check(name), field, cell)
    for goals in _GOALS:
        for other in ("postcard", "championship"):
            if box.has(goals, other):
                _check_apart(box, goals, other)
        if box.has(goals, "chests"):
            _check_goals(box, goals)
        for other in ("postcard", "championship"):
            if box.has("chests", goals, other):
                _check_stacks(box, goals, other)
    for name in ("base", "championship"):
        if box.has(name, "base", "chests"):
            _check_hands(box, name)
    if box.has("base", "saboteur2", "new_goals", "postcard", "chests"):
        _check_plane(box)


# --- what lies in the mine ------------------------------------------------------------------------


def _lying(deck: Deck) -> list[tuple[str, Cell]]:
    """What lies there when a round begins, each with the field that says so."""
    layout, picture, tournament = deck.part(Layout), deck.part(Picture), deck.part(Tournament)
    goals = [("layout, goals", goal) for goal in layout.goals] if layout else []
    cells = [("picture, cells", cell.at) for cell in picture.cells] if picture else []
    return [*goals, *cells, *([("tournament, centre", tournament.centre)] if tournament else [])]


def _check_cell(check: Check, field: str, cell: Cell) -> None:
    if max(abs(cell[0]), abs(cell[1])) > FAR:
        check.value(field, _told(cell), f"up to {FAR} from the start")
    if adjoin(cell, START):
        check.value(field, _told(cell), "not on the start nor beside it, where it would be reached at once")


def _check_apart(box: Box, goals: str, other: str) -> None:
    taken = {cell for _, cell in _lying(box.deck(goals))}
    for field, cell in _lying(box.deck(other)):
        if cell in taken:
            check = box.check(other, goals)
            check.value(field if other in box.own else "layout, goals", _told(cell), "a cell where nothing else lies")


def _check_goals(box: Box, goals: str) -> None:
    """Goals lie near together, even when every chest that moves one has been opened."""
    layout = box.deck(goals).part(Layout)
    if layout is None:
        return
    moves = _in_play(box.deck("chests"), "move-goal")
    columns, rows = zip(*layout.goals, strict=True)
    if max(columns) - min(columns) >= _WIDE - moves or max(rows) - min(rows) >= _HIGH - moves:
        told = " ".join(_told(goal) for goal in layout.goals)
        allowed = f"within {_WIDE - moves} columns and {_HIGH - moves} rows"
        box.check(goals, "chests").value("layout, goals", told, allowed)


def _check_stacks(box: Box, goals: str, other: str) -> None:
    """However the first stacks lie, there is a place for the last: each keeps five cells at most from the others."""
    stacks = box.deck("chests").part(Stacks)
    if stacks is None:
        return
    check = box.check("chests", other, goals)
    check.among("stacks, count", stacks.count, 1, _STACKS)
    taken = [cell for name in (goals, other) for _, cell in _lying(box.deck(name))]
    for field, ((west, north), (east, south)) in (("between", stacks.between), ("free", stacks.free)):
        for corner in ((west, north), (east, south)):
            if not inside(corner, ((-FAR, -FAR), (FAR, FAR))):
                check.value(f"stacks, {field}", _told(corner), f"up to {FAR} from the start")
        cells = [(x, y) for x in range(west, east + 1) for y in range(north, south + 1)]
        room = sum(not adjoin(cell, START) and cell not in taken for cell in cells)
        check.among(f"stacks, {field}, cells with room for a stack", room, 5 * (stacks.count - 1) + 1)


# --- cards ----------------------------------------------------------------------------------------


def _check_hands(box: Box, name: str) -> None:
    """A hand has room for the cards dealt, of which there are enough, and for those that chests give on top."""
    tournament = box.deck(name).part(Tournament)
    lines = tournament.seats if tournament else box.deck(name).table(Seats)
    place = "tournament, seats" if tournament else "seats"
    room = HAND_ROOM - _in_play(box.deck("chests"), "extra-draw")
    there = dealt(box.deck("base")) - bool(tournament)  # one of them lies in the centre
    for line in lines:
        most = min(room, there // line.players)
        box.check(name, "base", "chests").among(f"{place}, players {line.players}, hand", line.hand, 1, most)


def _check_plane(box: Box) -> None:
    """All path cards in one line, through all that can lie in their way, end where a spot can still be told (B-8)."""
    paths = sum(card.count for name in ("base", "saboteur2") for card in box.deck(name).of(PathCard))
    layouts = [box.deck(name).part(Layout) for name in _GOALS]
    picture, stacks = box.deck("postcard").part(Picture), box.deck("chests").part(Stacks)
    beside = max(len(layout.goals) for layout in layouts if layout)
    beside += (len(picture.cells) if picture else 0) + (stacks.count if stacks else 0)
    check = box.check("base", "saboteur2", "new_goals", "postcard", "chests")
    check.among("total, path, both games together", paths, 0, mine.FAR - 2 - beside)


def dealt(deck: Deck) -> int:
    """The cards that are shuffled and dealt."""
    return sum(card.count for card in deck.cards if isinstance(card, PathCard | ActionCard))


def _in_play(chests: Deck, holds: str) -> int:
    """How many chests of a kind can lie in the mine in one round."""
    stacks = chests.part(Stacks)
    copies = sum(card.count for card in chests.cards if getattr(card, "holds", "") == holds)
    return min(copies, stacks.count if stacks else 0)


def _told(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
