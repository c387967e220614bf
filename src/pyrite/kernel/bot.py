"""What every bot is: a name, and a decision made from what one seat may know."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pyrite.kernel.rng import Rng
from pyrite.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It keeps no memory: the round so far is in the view, so a bot can take over any seat at any time."""

    name: str = ""

    def decide(self, view: View, rng: Rng) -> i64:
        """One of `view.moves`; the same view and the same stream of chance give the same move."""
        raise AssertionError("every bot decides")
