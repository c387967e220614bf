"""Plays a game and keeps what a position forgets: who decided what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyrite.kernel.notation.words import print_move
from pyrite.kernel.seen.events import GameEnded, events
from pyrite.kernel.state import WATCHER, State
from pyrite.records.checksum import checksum
from pyrite.records.record import Choice, Record, Result, RoundPlayed, plain_name
from pyrite.setup.setup import RoundDeal, Setup, deals_of


class Recorder:
    """A game that is being written down. `state` is its position; play on it only through `play`.

    >>> game = Recorder(Setup(players=3), seed=7)
    >>> game.play(game.state.moves()[0])
    >>> [choice.seat for choice in game.record().rounds[0].choices]
    [0]
    """

    def __init__(
        self,
        setup: Setup,
        seed: int | str | bytes = 0,
        deals: Iterable[RoundDeal] = (),
        names: Sequence[str] = (),
    ) -> None:
        if names and len(names) != setup.players:
            raise ValueError(f"{len(names)} names for {setup.players} players; give one for each seat, or none")
        self.setup = setup
        self.names = tuple(plain_name(name) for name in names) if any(map(plain_name, names)) else ()
        self.state: State = setup.begin(seed, deals)
        self._decided: list[list[tuple[int, int]]] = [[]]  # by round: seat and move

    def play(self, move: int) -> None:
        """Play a legal move and write it down; a move that is refused leaves no trace."""
        self.state.check(move)
        self.replay(move)

    def replay(self, move: int) -> None:
        """The same with a move of a game from the past, perhaps one that only the rules of that time allowed."""
        seat = self.state.decider
        self.state.replay(move)
        self._decided[-1].append((seat, move))
        if self.state.round > len(self._decided):
            self._decided.append([])

    def record(self) -> Record:
        """The game so far. As long as it is not over this is a secret: it tells every card."""
        book = self.state.book
        return Record(
            setup=self.setup,
            names=self.names,
            rounds=tuple(
                RoundPlayed(deal, tuple(Choice(seat, print_move(book, move)) for seat, move in decided))
                for deal, decided in zip(deals_of(self.state), self._decided, strict=False)  # some deals lie ahead
            ),
            result=result_of(self.state) if self.state.over() else None,
            checksum=checksum(self.state),
        )


def result_of(state: State) -> Result:
    """How a game that is over has ended."""
    ended = events(state, WATCHER, state.happened() - 1)[0]
    assert isinstance(ended, GameEnded)
    return Result(tuple(state.score(seat) for seat in range(state.book.seats)), ended.winners)
