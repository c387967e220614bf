"""What a viewer is shown of tolls."""

from __future__ import annotations

from typing import TypedDict


class FigureData(TypedDict):
    """A figure on the card at x, y; it shuts the place on its `side` until its owner is paid."""

    x: int
    y: int
    side: str
    owner: int
