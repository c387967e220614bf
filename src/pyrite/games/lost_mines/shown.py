"""What a viewer is shown of the forest."""

from __future__ import annotations

from typing import TypedDict


class ToolData(TypedDict):
    """A tool that lies on an obstacle: axe, boat or rope."""

    x: int
    y: int
    tool: str


class EdgeData(TypedDict):
    """A trap or a troll on one side of the card at x, y; a troll has an owner."""

    x: int
    y: int
    side: str
    token: str
    owner: int | None


class TreasureData(TypedDict):
    """A treasure: jewels, gold or silver, its value if the viewer knows it, and who has taken it."""

    kind: str
    value: int | None
    seat: int | None


class WalkData(TypedDict):
    """A card the dwarf can walk to, the way there as `EEN`, and what that costs."""

    x: int
    y: int
    route: str
    traps: int
    discovers: bool


class ForestData(TypedDict):
    columns: int
    rows: int
    clans: tuple[str, ...]  # by seat
    dwarfs: tuple[tuple[int, int], ...]  # by seat: where they stand
    steps: int  # left to the dwarf that walks
    tools: tuple[ToolData, ...]
    edges: tuple[EdgeData, ...]
    treasures: tuple[TreasureData, ...]
    dragon: int | None
    walks: tuple[WalkData, ...]  # of the viewer's dwarf, while it walks
    # mines that may hold a treasure, as long as the end of the round can be proposed, or is
    out_of_reach: tuple[tuple[int, int], ...]
    in_reach: tuple[tuple[int, int], ...]
