"""Tunnels nobody is joined to: what a few rulings speak of, and no game of today's cards can dig.

Every path card of today is joined to the start when it is laid, and all its tunnels with it or none. So no card
that is cut off ever waits beside a closed goal, and goals never lead on to goals. Cards to come will do both.
"""

from __future__ import annotations

from pyrite.rules.mine import PATH
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.moves import LAY, face, place, turned, verb
from pyrite.rules.saboteur.notation import parse_move
from pyrite.rules.saboteur.state import State


def old_workings(state: State, *cards: str) -> State:
    """Put cards, written like "NW 7,-1 turned", into the mine as if a rockfall had cut them off."""
    for text in cards:
        move = parse_move(state.book, f"lay {text}")
        assert verb(move) == LAY
        kind = state.book.kinds[face(move)]
        assert isinstance(kind, PathCard)
        # A card from deep in the draw pile lends its identity; no test gets down to it.
        used = {state.mine.card(state.mine.spots[cell]) for cell in state.mine.laid}
        pile = set(range(state.top, state.bottom)) - used
        card = max(card for card in pile if state.face[card] == kind.face)
        state.mine.lay(place(move), kind.half_turn if turned(move) else kind.shape, PATH, card)
    assert not state.mine.stirs(), "cut-off tunnels reach no goal"
    state.listed = False
    return state
