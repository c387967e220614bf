"""Saboteur: the base game, and the modules that can be in play with it, those that have a folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules

from pyrite.games.saboteur import base, modules
from pyrite.games.saboteur.deck import SCHEMA, pay_of
from pyrite.games.saboteur.decks import BASE, CHAMPIONSHIP, POSTCARD
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.one_box import check_box
from pyrite.games.saboteur.picture import SCHEMA as PICTURE
from pyrite.kernel.book import Book
from pyrite.kernel.choice import Choice
from pyrite.kernel.decks.cards import Deck, Layout, StartCard, shape
from pyrite.kernel.decks.schema import together
from pyrite.kernel.game import Game, Load
from pyrite.kernel.mine import START, blank, spot
from pyrite.kernel.round import Round

MARGIN = 8  # cells around the layout that a new mine has room for; random play seldom needs more
_BASE = Module("base", 0, BASE, add=base.add, goals=base.add_goals)


def _found() -> Iterator[Module]:
    for folder in iter_modules(modules.__path__, f"{modules.__name__}."):
        module: Module = import_module(folder.name).MODULE
        yield module


MODULES: dict[str, Module] = {module.name: module for module in sorted(_found(), key=attrgetter("place"))}


def compose(players: int, options: Mapping[str, str], names: tuple[str, ...], load: Load) -> Book:
    """The rules of the base game, and of these modules on top of them."""
    played = [_BASE, *(MODULES[name] for name in names)]
    goals = [module for module in played if module.goals][-1]  # the last that brings goals replaces the others
    book = _ground(players, load(BASE.name), load(goals.deck.name))
    for module in played:
        if module.add:
            module.add(book, load(module.deck.name), options)
    assert goals.goals
    goals.goals(book, load(goals.deck.name), options)
    for nuggets in (0, *pay_of(load(BASE.name))[options["saboteurPay"]]):
        book.add_pay(nuggets)
    book.ends_unplayable = options["roundEnd"] == "noPlayable"
    book.starts_after_path = options["nextStarter"] == "lastPath"
    book.reveals_touching = options["goalReveal"] == "touching"
    return book


def _ground(players: int, deck: Deck, goals: Deck) -> Book:
    """An empty book, and a mine in which nothing but the start lies, with room for the goals."""
    begin, layout = deck.part(Layout), goals.part(Layout)
    assert begin is not None
    assert layout is not None
    columns = [x for x, _ in (begin.start, *layout.goals)]
    rows = [y for _, y in (begin.start, *layout.goals)]
    ground = blank(min(columns) - MARGIN, min(rows) - MARGIN, max(columns) + MARGIN + 1, max(rows) + MARGIN + 1)
    start = spot(*begin.start)
    ground.lay(start, shape(deck.of(StartCard)[0]), START, 0)
    book = Book(players, ground)
    book.claim(start, "start")
    book.flow = Round(book)
    return book


GAME = Game(
    "saboteur",
    range(3, 11),
    compose,
    decks=(BASE, CHAMPIONSHIP, POSTCARD),
    schema=together((SCHEMA, PICTURE)),
    box=check_box,
    options=(
        # What saboteurs earn (D-01); when an unfinished round is over (D-02); whose left neighbour begins the next one
        # (D-03); whether the card just laid must touch the goal it turns up (D-04).
        Choice("saboteurPay", "std", "cz", place=1, always_told=True, cs="cz"),
        Choice("roundEnd", "handsEmpty", "noPlayable", place=2, always_told=True, pl="noPlayable"),
        Choice("nextStarter", "lastTurn", "lastPath", place=3, always_told=True, pl="lastPath"),
        Choice("goalReveal", "anyLink", "touching", place=4, always_told=True, pl="touching", cs="touching"),
    ),
    editions=("default", "pl", "cs", "uk"),
    extras=MODULES,
    kind=Module,
    presets=("classic", "saboteur-2", "anniversary", "tournament", "everything"),
    shelves=("games", "championship", "minis", "variants"),
    bots="pyrite.games.saboteur.bots",
    arena="pyrite.games.saboteur.arena",
    score="nuggets",
    gold=True,
    passes_out=True,
)
