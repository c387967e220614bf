"""The score of trust: what everybody has done this round, seen by one viewer and added up. Higher is more suspect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import beeline, is_hidden, is_saboteur, move_last, put, team_of
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.games.saboteur.gold import SABOTEURS
from pyrite.games.saboteur.modules.costumes.rules import Costumes
from pyrite.games.saboteur.modules.diversion.rules import Diversion
from pyrite.games.saboteur.modules.saboteur_2.fronts import HandsOff
from pyrite.games.saboteur.modules.saboteur_2.swaps import SwapHats
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
BARRIER: Final = 15  # a figure in the way


def suspicion(view: View) -> vec[i64]:
    """How suspect each seat has made itself; a saboteur looks at all seats, his own too, as the others do.

    The round is dug again from its history. In a position written by hand that may not add up: then what cannot have
    happened is passed over.
    """
    book = view.book
    me: i64 = -1 if is_saboteur(view) else view.viewer
    doubt = vec[i64]([0] * book.seats)
    mine = _untouched(view)
    hopes = vec[i64]([1] * len(mine.goals))  # others need not know what the viewer knows of the goals
    near = beeline(mine, hopes)
    i: i64
    seat: i64
    for i in range(_turns_done(view)):
        turn = view.history[i]
        seat = turn >> HISTORY_SEAT_AT
        done = verb(turn)
        if i + 1 < len(view.history) and verb(view.history[i + 1]) == book.verb("veto"):
            continue  # it came to nothing
        if done == PASS:
            doubt[seat] += IDLENESS
        elif done == book.verb("toll"):
            doubt[seat] += BARRIER
        elif done == LAY and mine.what(place(turn)) == EMPTY:
            put(mine, book, turn, 0)
            now = beeline(mine, hopes)
            doubt[seat] += _of_digging(book, turn, now - near)
            if _reaches_picture(mine):
                doubt = _of_strangers(doubt, book, seat)
            near = beeline(mine, hopes) if _turn_up(view, mine, hopes) else now
        elif done == PLAY:
            kind = book.kinds[face(turn)]
            if isinstance(kind, Rockfall) and mine.what(place(turn)) == PATH:
                mine.take(place(turn))
                now = beeline(mine, hopes)
                doubt[seat] += CAVE_IN if now > near else CLEARING if now < near else SIDE_STEP
                near = now
            elif isinstance(kind, Diversion) and len(mine.laid) and mine.what(place(turn)) == EMPTY:
                move_last(mine, book, turn, 0)
                now = beeline(mine, hopes)
                doubt[seat] += _of_going(now - near)
                near = beeline(mine, hopes) if _turn_up(view, mine, hopes) else now
            elif isinstance(kind, SwapHats):
                doubt[target(turn)] = 0  # whatever he did, that was somebody else
            elif isinstance(kind, BreakTool):
                doubt[seat] += _toward(doubt, target(turn), me, ATTACK)
            elif isinstance(kind, Repair) and target(turn) != seat and not isinstance(kind, HandsOff):
                doubt[seat] += _toward(doubt, target(turn), me, HELP)
    for seat in range(book.seats):  # whose dwarf one has seen needs no guessing
        if me >= 0 and team_of(view, seat) >= 0:
            doubt[seat] = ENEMY if team_of(view, seat) == SABOTEURS else FRIEND
    return doubt


def _of_digging(book: Book, move: i64, farther: i64) -> i64:
    kind = book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    return DEAD_END if (kind.shape >> 4) & 255 == 0 else _of_going(farther)


def _of_going(farther: i64) -> i64:
    if farther > 0:
        return STEP_BACK * farther
    return STEP_ON if farther < 0 else SIDE_STEP


def _toward(doubt: vec[i64], other: i64, me: i64, deed: i64) -> i64:
    """What attacking or helping somebody says about the doer."""
    if other == me or doubt[other] < 0:
        return deed
    return deed // 2 if doubt[other] < SUSPECT else -deed // 2


def _turns_done(view: View) -> i64:
    """How many turns have had their effect; a card that may still be vetoed has not."""
    turns: i64 = len(view.history)
    return turns - 1 if view.decision.name == "veto" else turns


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


def _of_strangers(doubt: vec[i64], book: Book, finder: i64) -> vec[i64]:
    """The score after the postcard has given dwarfs away: everybody's, or that of the one who found it."""
    if isinstance(book.picture, Costumes):
        doubt[finder] = 0
        return doubt
    return vec[i64]([0] * book.seats)


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
