"""The base game, and the modules that can be in play with it: those that have a folder."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from pyrite.games.saboteur import base, modules
from pyrite.games.saboteur.module import Module

BASE = Module("base", 0, "base", add=base.add, goals=base.add_goals, players=range(3, 11))


def _found() -> Iterator[Module]:
    for folder in iter_modules(modules.__path__, f"{modules.__name__}."):
        module: Module = import_module(folder.name).MODULE
        yield module


MODULES = {module.name: module for module in sorted(_found(), key=lambda module: module.place)}  # as they write
