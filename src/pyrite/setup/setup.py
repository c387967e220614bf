"""The static choices of a game: how many play, which modules, which edition. From these the rule book is composed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from pyrite.games.lost_mines import game as lost_mines
from pyrite.games.saboteur.game import BASE, MODULES
from pyrite.games.saboteur.module import Module
from pyrite.kernel.book import Book
from pyrite.kernel.decks import cards
from pyrite.kernel.errors import Clash, SetupError
from pyrite.kernel.limits import check_limits
from pyrite.kernel.mine import START, blank, column, row, spot
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import Round, begin, stacked, with_luck
from pyrite.kernel.state import Deal, State
from pyrite.setup.options import GAMES, LOST_MINES, SABOTEUR, Options, check_game, check_owner

__all__ = [
    "FEWEST",
    "GAMES",
    "LOST_MINES",
    "MOST",
    "SABOTEUR",
    "RoundDeal",
    "Setup",
    "deals_of",
    "miscounted",
    "players_with",
    "setup_of",
]

_COUNTS = [BASE.players, *(module.players for module in MODULES.values())]
FEWEST = min(players[0] for players in _COUNTS if players)  # with any modules at all
MOST = max(players[-1] for players in _COUNTS if players)
MARGIN = 8  # cells around the layout that a new mine has room for; random play seldom needs more


class RoundDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance results of one round in words: every pile in the order in which it is dealt."""

    deck: tuple[str, ...]
    goals: tuple[str, ...]
    roles: tuple[str, ...]
    gold: tuple[int, ...]
    piles: dict[str, tuple[str, ...]] = {}  # the modules' own
    luck: tuple[int, ...] = ()  # what chance gave in the course of the round


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the first card is dealt.

    >>> state = Setup(players=5).begin(seed=1)
    >>> state.decision.name, state.decider
    ('turn', 0)
    """

    players: int
    options: Options = Options()
    modules: tuple[str, ...] = ()
    starter: int = 0  # who begins round 1 (X-G17)
    game: str = SABOTEUR

    def __post_init__(self) -> None:
        check_game(self.game)
        check_owner(self.options, self.game)
        for name in self.modules:
            if name not in MODULES:
                raise SetupError(
                    f"unknown module {name!r}; modules are {', '.join(MODULES)}",
                    reason="module-unknown",
                    module=name,
                    allowed=", ".join(MODULES),
                )
        if self.modules and self.game != SABOTEUR:
            raise SetupError(
                f"the game {self.game} has no modules, so {self.modules[0]} cannot be one of them",
                reason="no-modules",
                game=self.game,
                module=self.modules[0],
            )
        if len(set(self.modules)) < len(self.modules):
            raise SetupError("a module is named twice", reason="module-twice")
        self._check_together()
        players = players_with(self.modules, self.game)
        if self.players not in players:
            raise SetupError(
                f"{self.players} players cannot play; this game is for {players[0]} to {players[-1]}",
                reason="players",
                players=self.players,
                fewest=players[0],
                most=players[-1],
            )
        if self.starter not in range(self.players):
            raise SetupError(
                f"seat {self.starter} cannot begin; seats are 0 to {self.players - 1}",
                reason="starter",
                starter=self.starter,
                last=self.players - 1,
            )

    def _check_together(self) -> None:
        for name in self.modules:
            for other, reason in MODULES[name].clashes.items():
                if other in self.modules:
                    raise Clash(name, other, reason)

    def book(self) -> Book:
        """The rules these choices make; the same object for the same choices."""
        # The order in which modules are named says nothing: the book lists them in the house's order.
        return _compose(self.players, self.options, tuple(m for m in MODULES if m in self.modules), self.game)

    def begin(self, seed: int | str | bytes = 0, deals: Iterable[RoundDeal] = ()) -> State:
        """Deal the first round. `deals` fix what chance gives in the first rounds, the seed decides the rest."""
        book = self.book()
        rng = Rng.from_seed(f"{seed:032x}" if isinstance(seed, int) else seed)
        return begin(book, self.starter, rng, [_checked(book, deal, i + 1) for i, deal in enumerate(deals)])


def players_with(modules: Iterable[str], game: str = SABOTEUR) -> range:
    """How many can play with these modules: the last one that has something to say about it says it."""
    if game == LOST_MINES:
        return lost_mines.PLAYERS
    told = [MODULES[name].players for name in MODULES if name in set(modules)]
    return next((players for players in reversed(told) if players is not None), BASE.players or range(0))


@cache
def _compose(players: int, options: Options, names: tuple[str, ...], game: str) -> Book:
    book = _saboteur(players, options, names) if game == SABOTEUR else lost_mines.compose(players, options)
    _check_places(book)
    check_limits(book)
    book.number_piles()
    _CHOICES[book] = Setup(players, options, names, game=game)
    return book


def _saboteur(players: int, options: Options, names: tuple[str, ...]) -> Book:
    modules: list[Module] = [BASE, *(MODULES[name] for name in names)]
    base = cards.load(BASE.deck)
    assert base.layout is not None
    start = base.of(cards.StartCard)[0]
    goals = [module for module in modules if module.goals][-1]  # the last one that brings goals replaces the others
    layout = cards.load(goals.deck).layout
    assert layout is not None
    columns = [x for x, _ in (base.layout.start, *layout.goals)]
    rows = [y for _, y in (base.layout.start, *layout.goals)]
    ground = blank(min(columns) - MARGIN, min(rows) - MARGIN, max(columns) + MARGIN + 1, max(rows) + MARGIN + 1)
    ground.lay(spot(*base.layout.start), cards.shape(start), START, 0)
    book = Book(players, ground)
    book.claim(spot(*base.layout.start), "start")
    book.flow = Round(book)
    for module in modules:
        if module.add:
            module.add(book, cards.load(module.deck), options)
    assert goals.goals
    goals.goals(book, cards.load(goals.deck), options)
    book.add_pay(0)
    for nuggets in base.saboteur_pay[options.saboteur_pay]:
        book.add_pay(nuggets)
    book.ends_unplayable = options.round_end == "noPlayable"
    book.starts_after_path = options.next_starter == "lastPath"
    book.reveals_touching = options.goal_reveal == "touching"
    return book


def _check_places(book: Book) -> None:
    """Nothing that lies there from the start may lie on something else (X-MIX)."""
    lies: dict[int, str] = {}
    for place, what in book.claims:
        if place in lies:
            at = f"{column(place)},{row(place)}"
            raise SetupError(
                f"two things would lie at {at}: {lies[place]} and {what}",
                reason="overlap",
                at=at,
                one=lies[place],
                other=what,
            )
        lies[place] = what


_CHOICES: dict[Book, Setup] = {}  # what each book was composed from; books are kept for good anyway


def setup_of(state: State) -> Setup:
    """The choices a game is played under; who began its first round is not among them."""
    return _CHOICES[state.book]


def _checked(book: Book, deal: RoundDeal, number: int) -> Deal:
    """A deal as faces, after making sure that it is one of these decks."""
    goals = _faces(book, "goals", deal.goals, book.goals, number)
    sure = {book.goals[i] for i in range(book.sure_goals)}
    if not sure <= set(goals[: len(book.goal_spots)]):
        names = ", ".join(sorted(book.kinds[face].name for face in sure))
        raise SetupError(
            f"the goals of round {number} leave out of play one of: {names}",
            reason="goals-out",
            round=number,
            sure=names,
        )
    deck = _faces(book, "deck", deal.deck, book.deck, number)
    if book.centre and not book.kinds[deck[-1]].digs():
        raise SetupError(
            f"the deck of round {number} ends with {deal.deck[-1]}; that lies in the mine, so it must be a path card",
            reason="centre",
            round=number,
            card=deal.deck[-1],
        )
    return stacked(
        deck,
        goals,
        _faces(book, "roles", deal.roles, book.roles, number),
        _gold(book, deal.gold, number),
        [_faces(book, pile.name, deal.piles.get(pile.name, ()), pile.faces, number) for pile in book.piles],
        [*deal.luck],
    )


def _faces(book: Book, pile: str, names: Sequence[str], printed: Iterable[int], number: int) -> list[int]:
    wrong = miscounted(names, (book.kinds[face].name for face in printed))
    if wrong:
        raise SetupError(
            f"the {pile} of round {number} is not the printed one: {wrong}",
            reason="deal",
            pile=pile,
            round=number,
            wrong=wrong,
        )
    return [book.face_of(name) for name in names]


def miscounted(have: Iterable[str], printed: Iterable[str]) -> str:
    """Of which cards there are too many or too few, as `map 5/6`: five where six are printed."""
    there, wanted = Counter(have), Counter(printed)
    return ", ".join(
        f"{name} {there[name]}/{wanted[name]}" for name in sorted(there | wanted) if there[name] != wanted[name]
    )


def _gold(book: Book, gold: Sequence[int], number: int) -> list[int]:
    """In later rounds, what has not been paid out: some of the printed cards."""
    have, printed = Counter(gold), Counter(book.gold)
    if have != printed and (number == 1 or not have <= printed):
        raise SetupError(
            f"the gold deck of round {number} is not of the printed cards",
            reason="deal",
            pile="gold",
            round=number,
            wrong="",
        )
    return [*gold]


def deals_of(state: State) -> tuple[RoundDeal, ...]:
    """What chance has given so far, in words. Secret until the game is over."""
    kinds = state.book.kinds
    return tuple(
        RoundDeal(
            tuple(kinds[f].name for f in deal.deck),
            tuple(kinds[f].name for f in deal.goals),
            tuple(kinds[f].name for f in deal.roles),
            tuple(deal.gold),
            {
                pile.name: tuple(kinds[f].name for f in faces)
                for pile, faces in zip(state.book.piles, deal.piles, strict=True)
            },
            tuple(deal.luck),
        )
        for deal in with_luck(state)
    )
