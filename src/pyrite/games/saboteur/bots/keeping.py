"""What the digger would like to keep in hand."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.cards.map import Map
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import Repair
from pyrite.kernel.book import Kind
from pyrite.kernel.path import PathCard


def keeping(plan: Plan, f: i64) -> i64:
    """How much it would like to keep a card for later; nothing if there is none."""
    if f < 0:
        return 0
    kind = plan.view.book.kinds[f]
    own = plan.likings.of_face[f]
    if own is not None:
        return own.keeping(plan, kind)
    return _miners(plan, kind) if plan.side > 0 else _saboteurs(plan, kind)


def _miners(plan: Plan, kind: Kind) -> i64:
    if isinstance(kind, PathCard):
        return 10 * _ways(kind.shape)
    if isinstance(kind, Map):
        return 25 if plan.places > 1 else 0
    if isinstance(kind, Repair):
        return 22
    if isinstance(kind, Rockfall):
        return 20
    return 15


def _saboteurs(plan: Plan, kind: Kind) -> i64:
    if isinstance(kind, PathCard):
        return 40 - 10 * _ways(kind.shape)
    if isinstance(kind, Map):
        return 15 if plan.places > 1 else 0
    if isinstance(kind, Repair):
        return 5
    return 40


def _ways(shape: i64) -> i64:
    """How many sides the first tunnel of a card links."""
    sides = (shape >> 4) & 15
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)
