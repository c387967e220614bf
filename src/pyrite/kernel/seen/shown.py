"""What a viewer is shown, field by field. Games and modules list what they show beside it (`Book.add_section`).

What grows is keyed, so that a change tells only what is new: cards of the mine by their places, as "3,-1", seats and
discards by their numbers.
"""

from __future__ import annotations

from typing import TypedDict

# Legal moves, gathered by how they begin: {"lay NE": ["3,1", "3,1 turned"], "pass NE": [""]}.
Moves = dict[str, list[str]]


class CellData(TypedDict):
    """A card in the mine. One that lies face down is named only if the viewer has seen it."""

    x: int
    y: int
    what: str  # start, path, goal, hidden, stack, picture, or spent (a picture that has been reached)
    card: str | None
    turned: bool
    seen_by: tuple[int, ...]
    chest: str | None  # what lies under a stack


class GroupData(TypedDict):
    """Cards the viewer has lost track of: they are among those that lie in these places."""

    cards: tuple[str, ...]
    goals: tuple[tuple[int, int], ...]
    roles: tuple[int, ...]
    spare: int
    hands: tuple[int, ...]  # a seat for each card
    discards: int


class GoldData(TypedDict):
    round: int
    value: int | None
    openly: bool
    spent: bool


class SeatData(TypedDict):
    hand: int
    broken: tuple[str, ...]
    role: str | None
    gold: tuple[GoldData, ...]
    loose: int
    front: tuple[str, ...]  # what else lies in front of the player: trap, theft
    holds: tuple[str, ...]  # cards in that hand that the viewer knows


class DiscardData(TypedDict):
    card: str | None
    seen_by: tuple[int, ...] | None  # None: everybody


class ViewData(TypedDict):
    """A view in words. `moves` are the viewer's own, if it is theirs to decide."""

    viewer: int | None
    happened: int
    round: int
    over: bool
    outcome: str | None
    connector: int | None
    starter: int
    turn: int
    direction: int  # 1 clockwise, -1 against it
    decision: str
    decider: int | None
    moves: Moves
    declared: str | None
    pending: tuple[int, int] | None
    hand: tuple[str, ...]
    on_its_way: str | None  # a card between hand and table
    held: str | None  # a card for which others are played
    pile: int
    aside: int
    looking: tuple[str, ...]  # the uppermost cards of the pile, while the viewer looks at them
    discard: dict[str, DiscardData]
    seats: dict[str, SeatData]
    spare: tuple[str | None, ...]
    mine: dict[str, CellData]
    groups: tuple[GroupData, ...]
    gold_pile: int
    open_gold: tuple[int, ...]
    offer: tuple[int | None, ...]
