"""The score of trust: what everybody has done this round, seen by one viewer and added up. Higher is more suspect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import beeline, is_hidden, is_saboteur, put, team_of
from pyrite.games.saboteur.bots.liking import Liking, Likings, likings_of
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.games.saboteur.gold import SABOTEURS
from pyrite.kernel.book import Book
from pyrite.kernel.mine import CARD_AT, EMPTY, GOAL, PATH, PICTURE, Mine
from pyrite.kernel.moves import LAY, PASS, PLAY, face, place, target, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.state import HISTORY_SEAT_AT
from pyrite.kernel.vecs import vec
from pyrite.kernel.view import View

SUSPECT: Final = 15  # from here on somebody is taken for a saboteur
FRIEND: Final = -60  # the viewer himself, if he is no saboteur, and whoever he knows to be none
ENEMY: Final = 100  # whoever he knows to be one

# What a turn adds.
DEAD_END: Final = 30
STEP_BACK: Final = 10  # for each card that is missing more than before
SIDE_STEP: Final = 3
STEP_ON: Final = -8
CAVE_IN: Final = 25
CLEARING: Final = -15
ATTACK: Final = 15  # on somebody trusted; half of it on somebody unknown, and to one's credit on a suspect
HELP: Final = -10  # the other way round
IDLENESS: Final = 1


def suspicion(view: View) -> vec[i64]:
    """How suspect each seat has made itself; a saboteur looks at all seats, his own too, as the others do."""
    past = Past(view)
    past.tell()
    seat: i64
    for seat in range(view.book.seats):  # whose dwarf one has seen needs no guessing
        if past.me >= 0 and team_of(view, seat) >= 0:
            past.doubt[seat] = ENEMY if team_of(view, seat) == SABOTEURS else FRIEND
    return past.doubt


class Past:
    """The round dug again from its history.

    In a position written by hand that may not add up: then what cannot have happened is passed over.
    """

    def __init__(self, view: View) -> None:
        self.view: View = view
        self.book: Book = view.book
        self.likings: Likings = likings_of(view.book)
        self.me: i64 = -1 if is_saboteur(view) else view.viewer
        self.doubt: vec[i64] = vec[i64]([0] * view.book.seats)
        self.mine: Mine = _untouched(view)
        self.hopes: vec[i64] = vec[i64]([1] * len(self.mine.goals))  # others need not know what the viewer knows
        self.near: i64 = beeline(self.mine, self.hopes)

    def tell(self) -> None:
        history = self.view.history
        i: i64
        for i in range(self._turns_done()):
            if i + 1 < len(history) and self._stops(self.likings.of_verb[verb(history[i + 1])]):
                continue  # it came to nothing
            self._turn(history[i] >> HISTORY_SEAT_AT, history[i])

    def _turns_done(self) -> i64:
        """How many turns have had their effect; a card that may still be stopped has not."""
        turns: i64 = len(self.view.history)
        return turns - 1 if self._stops(self.likings.of_decision[self.view.decision.number]) else turns

    def _stops(self, own: Liking | None) -> bool:
        return own is not None and own.stops

    def _turn(self, seat: i64, turn: i64) -> None:
        done = verb(turn)
        own = self.likings.of_face[face(turn)] if done == PLAY else self.likings.of_verb[done]
        if own is not None:
            own.retell(self, seat, turn)
        elif done == PASS:
            self.doubt[seat] += IDLENESS
        elif done == LAY and self.mine.what(place(turn)) == EMPTY:
            put(self.mine, self.book, turn, 0)
            now = beeline(self.mine, self.hopes)
            self.doubt[seat] += _of_digging(self.book, turn, now - self.near)
            picture = self.likings.of_picture
            if picture is not None and _reaches_picture(self.mine):
                picture.retell(self, seat, turn)
            self.near = self._turned_up(now)
        elif done == PLAY:
            self._action(seat, turn)

    def _action(self, seat: i64, turn: i64) -> None:
        kind = self.book.kinds[face(turn)]
        if isinstance(kind, Rockfall) and self.mine.what(place(turn)) == PATH:
            self.mine.take(place(turn))
            now = beeline(self.mine, self.hopes)
            self.doubt[seat] += CAVE_IN if now > self.near else CLEARING if now < self.near else SIDE_STEP
            self.near = now
        elif isinstance(kind, BreakTool):
            self.done_to(seat, target(turn), ATTACK)
        elif isinstance(kind, Repair):
            self.done_to(seat, target(turn), HELP)

    def dug(self, seat: i64) -> None:
        """A card lies elsewhere now."""
        now = beeline(self.mine, self.hopes)
        self.doubt[seat] += _of_going(now - self.near)
        self.near = self._turned_up(now)

    def done_to(self, seat: i64, other: i64, deed: i64) -> None:
        """What attacking or helping somebody says about the doer; nothing is said by what one does to oneself."""
        if other == seat:
            return
        if other == self.me or self.doubt[other] < 0:
            self.doubt[seat] += deed
        else:
            self.doubt[seat] += deed // 2 if self.doubt[other] < SUSPECT else -deed // 2

    def _turned_up(self, now: i64) -> i64:
        """How near it is, once the goals just reached lie open: turn them up, as they lie now."""
        return beeline(self.mine, self.hopes) if _turn_up(self.view, self.mine, self.hopes) else now


def _of_digging(book: Book, move: i64, farther: i64) -> i64:
    kind = book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    return DEAD_END if (kind.shape >> 4) & 255 == 0 else _of_going(farther)


def _of_going(farther: i64) -> i64:
    if farther > 0:
        return STEP_BACK * farther
    return STEP_ON if farther < 0 else SIDE_STEP


def _untouched(view: View) -> Mine:
    """The mine as a round begins; of what may be dug up on the way only what has been."""
    book = view.book
    mine = book.ground.copy()
    for c in view.mine.goals:
        mine.hide(view.mine.spots[c], 0)
    for c in view.mine.laid:
        at = view.mine.spots[c]
        if not book.kinds[view.mine.cell[c] >> CARD_AT].shuffled_in():
            mine.stack(at, 0)
        elif book.centre and at == book.centre_spot and c == view.mine.laid[0]:
            mine.lay(at, view.mine.shape(at), PATH, view.mine.card(at))
    return mine


def _reaches_picture(mine: Mine) -> bool:
    """Whether somebody has just come to the postcard. Once is enough."""
    for at in mine.waiting():
        if mine.what(at) == PICTURE:
            mine.spend()
            return True
    return False


def _turn_up(view: View, mine: Mine, hopes: vec[i64]) -> bool:
    """Turn up the goals that have just been reached, as they lie now; nothing more is to be hoped for there."""
    found = False
    for spot in mine.waiting():
        if view.mine.what(spot) == GOAL or view.mine.what(spot) == PATH:
            mine.turn_up(spot, view.mine.shape(spot))
            found = True
    i: i64
    for i in range(len(hopes)):
        if not is_hidden(mine, mine.goals[i]):
            hopes[i] = 0
    return found
