"""Fills a position from plain lists. Compiled, because only compiled code can build what a position holds."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.kernel.knowledge import FOUND
from pyrite.kernel.state import State
from pyrite.kernel.vecs import vec


def fill(g: State, piles: dict[str, list[int]]) -> State:
    """Put every pile, named as in `State`, in its place."""
    g.face = vec[i64](piles["face"])
    g.known = vec[i64](piles["known"])
    g.hands = vec[i64](piles["hands"])
    g.hand_size = vec[i64](piles["hand_size"])
    g.discard = vec[i64](piles["discard"])
    g.front = vec[i64](piles["front"])
    g.marks = vec[i64](piles["marks"])
    g.role = vec[i64](piles["role"])
    g.spare = vec[i64](piles["spare"])
    g.gold_face = vec[i64](piles["gold_face"])
    g.gold_pile = vec[i64](piles["gold_pile"])
    g.purse = vec[i64](piles["purse"])
    g.loose = vec[i64](piles["loose"])
    g.offer = vec[i64](piles["offer"])
    g.returned = vec[i64](piles["returned"])
    g.memory = vec[i64](piles["memory"])
    g.history = vec[i64](piles["history"])
    g.luck = vec[i64](piles["luck"])
    return g


def lose(g: State, veil: list[int]) -> None:
    """Say who has lost track of which cards (see `knowledge`)."""
    g.veil = vec[i64](veil)
    g.veils = max([abs(group) for group in veil if group != FOUND], default=0)
