"""Whether a mine can be reached, found out by playing: players are granted any card that not all have seen.

It plays by the rules themselves and tries everything that could help, so it is for the last few cards of a round. Traps
and trolls help nobody to get on, looks change nothing, a second card put away is one less, a card that lies on no way
might as well be put away: none of it is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from pyrite.games.lost_mines.cards import ForestPath, Storm, Tool
from pyrite.games.lost_mines.round import ForestRound
from pyrite.kernel.mine import column, row
from pyrite.kernel.moves import FACE_AT, LAY, PASS, PLAY, face, place, verb
from pyrite.kernel.state import EVERYBODY, State

FARTHEST = 5  # steps of one turn


def unseen(state: State) -> Counter[int]:
    """The faces of the deck that not everybody has seen."""
    cell = state.mine.cell
    lying = [state.face[cell[c] >> 36] for c in state.mine.laid]
    away = [state.face[card] for card in state.discard if state.known[card - state.base] == EVERYBODY]
    fronts = [state.face[card] for card in state.front if card >= 0]
    left = Counter(list(state.book.deck))
    left.subtract([*lying, *away, *fronts])
    return +left


def reached(state: State, target: int) -> bool:
    """Whether, from this turn on, somebody could come to stand on the mine at a spot. The draw pile must be used up."""
    assert state.top == state.bottom
    return Search(target).turn(state)


class Search:
    def __init__(self, target: int) -> None:
        self.target = target
        self.done: set[tuple[object, ...]] = set()  # positions that lead nowhere

    def turn(self, state: State) -> bool:
        if self._stand_there(state):
            return True
        if state.over() or state.decision.name != "turn" or self._too_far(state):
            return False
        key = (tuple(state.mine.cell), tuple(state.memory), tuple(state.hand_size), state.turn)
        if key in self.done:
            return False
        self.done.add(key)
        return any(self._walk(after) for after in self._used(state))

    def _walk(self, state: State) -> bool:
        """Every walk, card by card; the walk ends in the next turn, or with the round."""
        todo, been = [state], set()
        while todo:
            now = todo.pop()
            if self._stand_there(now):
                return True
            if now.decision.name in ("fitting", "collect"):
                todo += [_after(now, move) for move in now.moves()]
            elif now.over() or now.decision.name != "walk":
                if self.turn(now):
                    return True
            elif (key := (tuple(now.memory), tuple(now.hand_size))) not in been:
                been.add(key)
                todo += [_after(now, move) for move in now.moves()]
        return False

    def _dwarfs(self, state: State) -> list[tuple[int, int]]:
        flow = state.book.flow
        assert isinstance(flow, ForestRound)
        return [(seat, state.memory[flow.forest.dwarf + seat]) for seat in range(state.book.seats)]

    def _stand_there(self, state: State) -> bool:
        """On the mine, in one's own turn: whoever is there may stay and take something."""
        return any(spot == self.target and seat == state.turn for seat, spot in self._dwarfs(state))

    def _used(self, state: State) -> Iterator[State]:
        """The position after each use of one card that could matter, whichever it is."""
        card = state.hand(state.turn)[0]
        yield _after(state, PASS | state.face[card] << FACE_AT)
        for number in sorted(unseen(state)):
            if not isinstance(state.book.kinds[number], ForestPath | Storm | Tool):
                continue
            granted = state.copy()
            granted.face = granted.face[:]
            granted.face[card] = number
            granted.listed = False
            for move in granted.moves():
                if verb(move) in (LAY, PLAY) and face(move) == number and self._on_a_way(state, place(move)):
                    yield _after(granted, move)

    def _on_a_way(self, state: State, spot: int) -> bool:
        """Whether a dwarf could still come past there on its way."""
        return any(
            _apart(here, spot) + _apart(spot, self.target) <= FARTHEST * state.hand_size[seat]
            for seat, here in self._dwarfs(state)
        )

    def _too_far(self, state: State) -> bool:
        """As the crow flies, for every dwarf whose owner still has turns; there is nothing to draw."""
        return all(_apart(spot, self.target) > FARTHEST * state.hand_size[seat] for seat, spot in self._dwarfs(state))


def _after(state: State, move: int) -> State:
    twin = state.copy()
    twin.play(move)
    return twin


def _apart(one: int, other: int) -> int:
    return abs(int(column(one) - column(other))) + abs(int(row(one) - row(other)))


def with_few_cards(state: State, hands: Iterable[int]) -> State:
    """The same turn, but with so few cards: the rest of each hand, and of the pile, is gone unseen."""
    twin = state.copy()
    for seat, size in enumerate(hands):
        twin.hand_size[seat] = min(int(twin.hand_size[seat]), size)
    twin.bottom = twin.top
    twin.listed = False
    return twin
