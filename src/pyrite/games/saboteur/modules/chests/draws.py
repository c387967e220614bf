"""What chests say about the draw at the end of the turn, and the choice among cards seen (X-G10, TC-7c … TC-7i)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pyrite.games.saboteur.facts import FROM_DISCARD, FROM_PILE, TAKEN
from pyrite.games.saboteur.modules.chests.events import CardsBuried
from pyrite.kernel.book import Book, Decision, Keeper, Reaction
from pyrite.kernel.moves import FACE_AT, TAKE, face, verb
from pyrite.kernel.state import DRAWING, HAND_ROOM, ONE, REACHING, State
from pyrite.kernel.vecs import append, vec

if TYPE_CHECKING:
    from pyrite.kernel.rng import Rng
    from pyrite.kernel.view import View

IN_PILE: Final = 3  # so many cards are looked at there
IN_DISCARDS: Final = 5

# What is kept in a position until the cards are drawn, from `ChestDraws.memory` on.
BANNED: Final = 0  # 1 if the player on turn may not draw
EXTRA: Final = 1  # cards that he draws on top
LOOKS: Final = 2  # draws of his that are choices among three
SEARCHING: Final = 3  # 1 while it is the discards that he chooses from
WORDS: Final = 4


class ChestDraws(Reaction):
    """A ban beats everything; otherwise cards are added and draws become choices, in whatever order they were won."""

    def __init__(self, book: Book) -> None:
        self.buried: i64 = book.add_fact(CardsBuried)
        self.memory: i64 = book.remember(WORDS)
        self.keep: Decision = book.add_decision(ChestKeep(self))
        book.keepers.append(Notes(self))

    def say(self, g: State, word: i64) -> None:
        """Note one more ban, extra card or look."""
        g.memory[self.memory + word] += 1

    def opens(self, g: State) -> bool:
        m = self.memory
        seat = g.turn
        if g.memory[m + BANNED]:
            g.draws = without(g.draws, seat, 16)
            g.memory[m + EXTRA] = 0
            g.memory[m + LOOKS] = 0
        g.memory[m + BANNED] = 0
        while g.memory[m + EXTRA]:
            g.memory[m + EXTRA] -= 1
            g.draws = (g.draws << 4) | (seat + 1)  # he draws before anybody else (X-G12)
        left = without(g.draws, seat, 1)
        if g.memory[m + LOOKS] and left != g.draws and g.top < g.bottom:  # no more looks than he has draws
            g.memory[m + LOOKS] -= 1
            g.draws = left
            self._ask(g, seat)
            return True
        g.memory[m + LOOKS] = 0
        return False

    def search(self, g: State, seat: i64) -> None:
        """Shuffle the discard pile, so that nobody can follow a card in it any more, and look at the uppermost."""
        pile = g.discard[:]
        g.insight = True  # from now on nobody can say who has seen which of them either
        g.mix(pile, 0)
        g.shuffle(pile)
        g.discard = pile
        g.memory[self.memory + SEARCHING] = 1
        self._ask(g, seat)

    def _ask(self, g: State, seat: i64) -> None:
        for card in self.looked_at(g):
            g.show_to(card, seat)
        g.ask(self.keep, seat)

    def looked_at(self, g: State) -> vec[i64]:
        """The cards to choose from."""
        out = vec[i64](capacity=8)
        i: i64
        if g.memory[self.memory + SEARCHING]:
            for i in range(max(len(g.discard) - IN_DISCARDS, 0), len(g.discard)):
                out = append(out, g.discard[i])
        else:
            for i in range(g.top, min(g.top + IN_PILE, g.bottom)):
                out = append(out, i)
        return out

    def kept(self, g: State, wanted: i64) -> None:
        seat = g.decider
        looked = self.looked_at(g)
        chosen: i64 = -1
        for card in looked:
            if chosen < 0 and g.face[card] == wanted:
                chosen = card
        if g.memory[self.memory + SEARCHING]:
            g.memory[self.memory + SEARCHING] = 0
            self._out_of_discards(g, seat, chosen)
        else:
            self._out_of_pile(g, seat, chosen, looked)

    def _out_of_pile(self, g: State, seat: i64, chosen: i64, looked: vec[i64]) -> None:
        """The others go to the discard pile; only he has seen them."""
        g.top += len(looked)
        self._take(g, seat, chosen, FROM_PILE)
        for card in looked:
            if card != chosen:
                g.put_away(card, ONE << seat)
        if len(looked) > 1:
            g.note(self.buried, seat, 0, len(looked) - 1)
        g.stage = DRAWING

    def _out_of_discards(self, g: State, seat: i64, chosen: i64) -> None:
        """The others go back as they lay. It is one of those that were mixed: nobody else knows which."""
        left = vec[i64](capacity=len(g.discard))
        for card in g.discard:
            if card != chosen:
                left = append(left, card)
        g.discard = left
        self._take(g, seat, chosen, FROM_DISCARD)
        g.stage = REACHING

    def _take(self, g: State, seat: i64, card: i64, source: i64) -> None:
        g.show_to(card, seat)
        g.into_hand(seat, card)
        g.note(TAKEN, seat, card, source)


class Notes(Keeper):
    """No more than there are chests, and no more cards than a hand has room for."""

    def __init__(self, draws: ChestDraws) -> None:
        super().__init__(draws.memory, WORDS)
        self.keep: Decision = draws.keep

    def fits(self, g: State, at: i64) -> bool:
        word = g.memory[at]
        if at == self.first + SEARCHING:
            return word == 0 or (word == 1 and g.decision is self.keep and not g.over())
        if at == self.first + EXTRA and word > HAND_ROOM - g.most_held(g.turn):
            return False
        return 0 <= word <= len(g.book.piles[0].faces)


class ChestKeep(Decision):
    """One of the cards looked at is yours (TC-7g, TC-7i)."""

    def __init__(self, draws: ChestDraws) -> None:
        super().__init__("chest-keep")
        self.draws: ChestDraws = draws

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=8)
        for card in self.draws.looked_at(g):
            move: i64 = TAKE | (g.face[card] << FACE_AT)
            new = True
            for other in out:
                new = new and other != move
            if new:
                out = append(out, move)
        return out

    def away(self, v: View, rng: Rng) -> i64:
        """Any of them, each as likely: what a player would have chosen tells nothing."""
        return v.moves[rng.below(len(v.moves))]

    def play(self, g: State, move: i64) -> None:
        self.draws.kept(g, face(move))

    def fits(self, g: State) -> bool:
        return g.decider == g.turn

    def refusal(self, g: State, move: i64) -> str:
        return "X-TC-13 not-looked-at" if verb(move) == TAKE else "X-TC-13 take-first"


def without(draws: i64, seat: i64, most: i64) -> i64:
    """The draws of a turn, so many of a seat's own left out."""
    out: i64 = 0
    at: i64 = 0
    struck: i64 = 0
    while draws:
        if draws & 15 == seat + 1 and struck < most:
            struck += 1
        else:
            out |= (draws & 15) << at
            at += 4
        draws >>= 4
    return out
