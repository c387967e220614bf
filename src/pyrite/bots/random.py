"""The random bot: any legal move, each as likely as any other. The floor under all comparisons."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.kernel.bot import Bot
from pyrite.kernel.rng import Rng
from pyrite.kernel.view import View


class Random(Bot):
    name = "random"

    def decide(self, view: View, rng: Rng) -> i64:
        return view.moves[rng.below(len(view.moves))]
