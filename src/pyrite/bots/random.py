"""The random bot: any legal move, each as likely as any other. The floor under all comparisons."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.bots.bot import Bot
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.view import View


class Random(Bot):
    name = "random"

    def decide(self, view: View, rng: Rng) -> i64:
        return view.moves[rng.below(len(view.moves))]
