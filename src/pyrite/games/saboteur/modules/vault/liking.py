"""What bots make of the vault."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.modules.vault.rules import Vault
from pyrite.kernel.book import Kind

SEARCH: Final = 58


class VaultLiking(Liking):
    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Vault)

    def of_action(self, plan: Plan, kind: Kind, move: i64) -> i64:
        return SEARCH
