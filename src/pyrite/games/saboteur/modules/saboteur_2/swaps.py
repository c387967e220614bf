"""Cards that look at what others have, or exchange it: inspection, swapped hats, swapped hands (S2-22, S2-23)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.facts import ROLE_CHANGED
from pyrite.games.saboteur.modules.saboteur_2.events import HandsSwapped
from pyrite.kernel import facts
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.moves import FACE_AT, ON_SEAT, PLAY, SEAT_AT, target, verb
from pyrite.kernel.state import HAND_ROOM, State
from pyrite.kernel.vecs import append, vec


class OnAnother(Kind):
    """A card played on any other player."""

    def aim(self) -> i64:
        return ON_SEAT

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        other: i64
        for other in range(g.book.seats):
            if other != seat:
                out = append(out, PLAY | (self.face << FACE_AT) | (other << SEAT_AT))
        return out

    def count(self, g: State, seat: i64) -> i64:
        return g.book.seats - 1

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return PLAY | (self.face << FACE_AT) | ((nth if nth < seat else nth + 1) << SEAT_AT)


class Inspection(OnAnother):
    """A secret look at the dwarf of another player (S2-22, D-23)."""

    def resolve(self, g: State, move: i64) -> None:
        role = g.role[target(move)]
        g.show_to(role, g.turn)
        g.note(facts.ROLE_SEEN, g.turn, role, target(move))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "B-21 say-whom"
        return "D-23 own-dwarf"


class SwapHats(Kind):
    """Somebody gets another dwarf from those that nobody has (S2-23, D-24)."""

    def __init__(self, name: str, never_dealt: bool) -> None:
        super().__init__(name)
        self.never_dealt: bool = never_dealt

    def aim(self) -> i64:
        return ON_SEAT

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        other: i64
        for other in range(g.book.seats):
            out = append(out, PLAY | (self.face << FACE_AT) | (other << SEAT_AT))
        return out

    def count(self, g: State, seat: i64) -> i64:
        return g.book.seats

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return PLAY | (self.face << FACE_AT) | (nth << SEAT_AT)

    def resolve(self, g: State, move: i64) -> None:
        seat = target(move)
        new = g.spare[self._which(g)]
        left = vec[i64](capacity=16)
        for card in g.spare:
            if card != new:
                left = append(left, card)
        g.spare = append(left, g.role[seat])
        g.role[seat] = new
        g.show_to(new, seat)
        g.note(ROLE_CHANGED, seat, new, 0)

    def _which(self, g: State) -> i64:
        """The uppermost; or the uppermost that nobody has had, which was shuffled, so it is any of them (D-24)."""
        i: i64
        if self.never_dealt:
            for i in range(len(g.spare)):
                if g.known[g.spare[i] - g.base] == 0:
                    return i
        return 0

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        return "B-21 say-whom"


class SwapHands(OnAnother):
    """The player on turn and another exchange all their cards; the other one draws (S2-23, X-S2-12)."""

    def __init__(self, name: str, book: Book) -> None:
        super().__init__(name)
        self.swapped: i64 = book.add_fact(HandsSwapped)

    def resolve(self, g: State, move: i64) -> None:
        one = g.turn
        other = target(move)
        hands = g.hands
        i: i64
        for i in range(HAND_ROOM):
            a = one * HAND_ROOM + i
            b = other * HAND_ROOM + i
            hands[a], hands[b] = hands[b], hands[a]
        g.hand_size[one], g.hand_size[other] = g.hand_size[other], g.hand_size[one]
        g.insight = True  # each knows what he has given away
        receive(g, one)
        receive(g, other)
        g.draws = other + 1
        g.note(self.swapped, one, 0, other)

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "B-21 say-whom"
        return "S2-23 own-hand"


def receive(g: State, seat: i64) -> None:
    """A seat looks at the hand it has got: in an order that does not tell how long its cards were held."""
    hands = g.hands
    i: i64
    for i in range(seat * HAND_ROOM, seat * HAND_ROOM + g.hand_size[seat]):
        g.show_to(hands[i], seat)
        j = i
        while j > seat * HAND_ROOM and g.face[hands[j - 1]] > g.face[hands[j]]:
            hands[j - 1], hands[j] = hands[j], hands[j - 1]
            j -= 1
