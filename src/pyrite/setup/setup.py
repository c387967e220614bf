"""The static choices of a game: how many play, which modules, which edition. From these the rule book is composed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

import msgspec

from pyrite.kernel.book import Book
from pyrite.kernel.errors import Clash, SetupError
from pyrite.kernel.game import Extra, Game
from pyrite.kernel.limits import check_limits
from pyrite.kernel.mine import column, row
from pyrite.kernel.notation.position_cards import miscounted
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import begin, stacked, with_luck
from pyrite.kernel.state import Deal, State
from pyrite.setup import decks
from pyrite.setup.known import FIRST, game_named, games
from pyrite.setup.options import Options, check_owner, print_options

__all__ = ["RoundDeal", "Setup", "crowd", "deals_of", "players_with"]


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
    game: str = FIRST

    def __post_init__(self) -> None:
        game = game_named(self.game)
        check_owner(self.options, self.game)
        for name in self.modules:
            _check_known(name, game)
        if len(set(self.modules)) < len(self.modules):
            raise SetupError("a module is named twice", reason="module-twice")
        self._check_together(game.extras)
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

    def _check_together(self, extras: Mapping[str, Extra]) -> None:
        for name in self.modules:
            for other, reason in extras[name].clashes.items():
                if other in self.modules:
                    raise Clash(name, other, reason)

    def book(self) -> Book:
        """The rules these choices make; the same object for the same choices."""
        # The order in which modules are named says nothing: the book lists them in the house's order.
        known = game_named(self.game).extras
        return _compose(self.players, self.options, tuple(name for name in known if name in self.modules), self.game)

    def lines(self) -> Iterator[str]:
        """How a position or a record begins."""
        if self.game != FIRST:
            yield f"game {self.game}"
        yield f"players {self.players}"
        yield f"options {print_options(self.options, self.game)}"
        if self.modules:
            yield " ".join(("modules", *self.modules))

    def begin(self, seed: int | str | bytes = 0, deals: Iterable[RoundDeal] = ()) -> State:
        """Deal the first round. `deals` fix what chance gives in the first rounds, the seed decides the rest."""
        book = self.book()
        rng = Rng.from_seed(f"{seed:032x}" if isinstance(seed, int) else seed)
        return begin(book, self.starter, rng, [_checked(book, deal, i + 1) for i, deal in enumerate(deals)])


def _check_known(name: str, game: Game) -> None:
    """Every game has modules of its own, or none."""
    every = {extra: owner for owner in games().values() for extra in owner.extras}
    if name in game.extras:
        return
    if name in every and not game.extras:
        raise SetupError(
            f"the game {game.name} has no modules, so {name} cannot be one of them",
            reason="no-modules",
            game=game.name,
            module=name,
        )
    allowed = ", ".join(game.extras or every)
    raise SetupError(
        f"unknown module {name!r}; modules are {allowed}",
        reason="module-unknown",
        module=name,
        allowed=allowed,
    )


def players_with(modules: Iterable[str], game: str = FIRST) -> range:
    """How many can play with these modules: the last one that has something to say about it says it."""
    played = game_named(game)
    wanted = set(modules)
    told = [extra.players for extra in played.extras.values() if extra.name in wanted and extra.players is not None]
    return told[-1] if told else played.players


def crowd() -> range:
    """From the fewest to the most that can play anything at all."""
    every = [game.players for game in games().values()]
    every += [extra.players for game in games().values() for extra in game.extras.values() if extra.players]
    return range(min(players[0] for players in every), max(players[-1] for players in every) + 1)


@cache
def _compose(players: int, options: Options, names: tuple[str, ...], game: str) -> Book:
    book = games()[game].compose(players, options, names, decks.load)
    _check_places(book)
    check_limits(book)
    book.number_piles()
    book.setup = Setup(players, options, names, game=game)
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
