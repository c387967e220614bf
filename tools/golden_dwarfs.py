"""Who plays the golden games: dwarfs who know everything, follow their role, and now and then do something else."""

from __future__ import annotations

from pyrite.games.saboteur.gold import SABOTEURS
from pyrite.kernel.mine import HIDDEN, STACK, column, row
from pyrite.kernel.moves import (
    LAY,
    ON_MARK,
    ON_SEAT,
    PASS,
    PLAY,
    face,
    payer,
    place,
    target,
    turned,
    verb,
)
from pyrite.kernel.path import PathCard
from pyrite.kernel.rng import Rng
from pyrite.kernel.shapes import open_sides
from pyrite.kernel.state import State
from pyrite.records import Recorder
from pyrite.setup.setup import Setup

HARM = {"break": 5, "trap": 5, "hands": 3}  # for those of the other side, by the first word of a card's name
HELP = {"fix": 6, "free": 6}  # for one's own
SIMPLE = {"diversion": -1, "inspection": 2, "swap": 2}  # as good for everybody; all the rest is worth 3


def play(setup: Setup, seed: int, names: tuple[str, ...], likes: tuple[str, ...]) -> Recorder:
    """A whole game; `likes` are words in the names of cards that everybody is fond of."""
    game = Recorder(setup, seed, names=names)
    whim = Rng.from_seed(f"{seed:032x}")
    while not game.state.over():
        liking = [(_sense(game.state, move, likes) + whim.below(6), i) for i, move in enumerate(game.state.moves())]
        game.play(game.state.moves()[max(liking)[1]])
    return game


def _sense(g: State, move: int, likes: tuple[str, ...]) -> int:
    """How well a move serves its player."""
    seat = g.decider
    digs = g.team(seat) != SABOTEURS
    what = verb(move)
    if what == g.book.verb("veto"):
        return 4 if g.team(g.turn) != g.team(seat) else -9
    if what == g.book.verb("discard"):
        return 2
    if what not in (LAY, PLAY, PASS):
        return 0
    kind = g.book.kinds[face(move)]
    card = kind.name
    fond = 6 if what != PASS and any(word in card for word in likes) else 0
    if isinstance(kind, PathCard) and what == LAY:
        return fond + _dig(g, kind, move, digs)
    if what == PASS:
        return 1 if card.islower() == digs else -1
    return fond + _act(g, card, move, digs)


def _dig(g: State, kind: PathCard, move: int, digs: bool) -> int:
    left = _way_left(g, place(move), kind.half_turn if turned(move) else kind.shape)
    asks = 1 if payer(move) >= 0 else 0
    return (12 - left if kind.name.islower() != digs else -left) - asks


def _act(g: State, card: str, move: int, digs: bool) -> int:
    word = card.split("-", maxsplit=1)[0]
    if g.book.kinds[face(move)].aim() in (ON_SEAT, ON_MARK):
        friend = g.team(target(move)) == g.team(g.decider)
        if word in HARM:
            return -9 if friend else HARM[word]
        if word in HELP:
            return HELP[word] if friend else -9
    if card == "rockfall":
        fallen = g.kind(g.mine.card(place(move))).name
        return 4 if fallen.islower() == digs else -9
    return SIMPLE.get(word, 3)


def _way_left(g: State, spot: int, shape: int) -> int:
    """How far it is from where a card leads to the nearest goal or stack still closed, or to the postcard."""
    lying = [g.mine.spots[c] for c in (*g.mine.goals, *g.mine.sites)]
    goals = [place for place in lying if g.mine.what(place) in (HIDDEN, STACK)]
    x, y = int(column(spot)), int(row(spot))
    neighbours = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    ends = [end for d, end in enumerate(neighbours) if open_sides(shape) >> d & 1]
    return min(abs(int(column(goal)) - x) + abs(int(row(goal)) - y) for goal in goals for x, y in ends)
