"""Mines and moments that many tests begin with, and what they ask about goals."""

from __future__ import annotations

from pyrite.kernel import facts
from pyrite.kernel.mine import PATH, row, spot
from pyrite.kernel.moves import face, place, turned
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.path import PathCard
from pyrite.kernel.state import State
from tests.facts import happened
from tests.rules.kit import do, draw_pile, options_text, pass_card

# One card short of the goal at 8,0.
MIDDLE = """
     |  |  |  |  |  |
    -S--+--+--+--+--+--+-
     |  |  |  |  |  |
"""

# One card short of 8,1, where a card has a goal above and a goal below.
BETWEEN = """
     |  |  |  |  |  |
    -S--+--+--+--+--+--+
     |  |  |  |  |  |  |
                       |
                       +--+-
"""

# Past the goals on the way to 9,1, with a branch one card short of 8,0.
FORKED = """
     |  |  |  |  |  |
    -S--+--+--+--+--+--+-
     |  |  |  |  |  |  |
                       |
                       +--+--+-
"""

# The seven cards that dig straight from the start to the goal at 8,0.
THE_WAY = ("NESW 1,0", "NESW 2,0", "NESW 3,0", "NESW 4,0", "NESW 5,0", "EW 6,0", "EW 7,0")


def turned_up(state: State) -> list[tuple[int, int]]:
    """Who turned up the goal of which row, in order."""
    return [(seat, row(place)) for seat, _, place in happened(state, facts.REVEALED)]


def open_sides(state: State, x: int, y: int) -> str:
    """The sides at which the card at a cell has tunnels."""
    return "".join(side for d, side in enumerate("NESW") if state.mine.shape(spot(x, y)) >> d & 1)


def old_workings(state: State, *cards: str) -> State:
    """Put cards, written like "NW 7,-1 turned", into the mine as if they had been cut off.

    No game of today's cards gets there: each of them is joined to the start when it is laid, and all its tunnels
    with it or none, so that no card cut off ever waits beside a closed goal. Cards to come will bring it about.
    """
    for text in cards:
        move = parse_move(state.book, f"lay {text}")
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


def run_dry(state: State) -> State:
    """Everybody passes until the draw pile is used up."""
    while draw_pile(state):
        pass_card(state)
    return state


def pass_the_playable(state: State) -> None:
    """Whoever is on turn passes a card that he could have played, if he has one."""
    offers = options_text(state)
    playable = {offer.split()[1] for offer in offers if not offer.startswith("pass")}
    do(state, next((offer for offer in offers if offer.removeprefix("pass ") in playable), offers[-1]))


def take_the_gold(state: State) -> State:
    """Everybody keeps the highest card he is offered."""
    while state.decision.name == "keep-gold" and not state.over():
        do(state, options_text(state)[0])
    return state
