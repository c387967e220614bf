"""The vault of 2018: one of the uppermost discards instead of a draw (WC-6, X-WC-8 … X-WC-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pyrite.games.saboteur.facts import FROM_DISCARD, TAKEN
from pyrite.kernel.book import Book, Decision, Kind, Reaction
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.moves import FACE_AT, PLAY, TAKE, face, verb
from pyrite.kernel.state import DRAWING, EVERYBODY, ONE, State
from pyrite.kernel.vecs import append, vec

if TYPE_CHECKING:
    from pyrite.kernel.rng import Rng
    from pyrite.kernel.view import View

DEPTH: Final = 5  # so many discards are looked at


class Vault(Kind):
    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        return append(out, PLAY | (self.face << FACE_AT)) if len(g.discard) else out

    def count(self, g: State, seat: i64) -> i64:
        return 1 if len(g.discard) else 0

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return PLAY | (self.face << FACE_AT)

    def resolve(self, g: State, move: i64) -> None:
        g.held = g.played  # it is done when a card is chosen, and so never finds itself (X-G8)
        g.played = -1
        g.draws = 0

    def waits(self) -> bool:
        return True

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        return "X-WC-8 nothing-discarded" if verb(move) == PLAY else "WC-4 play-it"


class OpenVault(Reaction):
    """At the moment of the draw the uppermost discards are looked at (X-WC-9)."""

    def __init__(self, vault: Vault, decision: Decision) -> None:
        self.vault: Vault = vault
        self.decision: Decision = decision

    def opens(self, g: State) -> bool:
        if g.held < 0 or g.face[g.held] != self.vault.face:
            return False
        for card in uppermost(g):
            g.show_to(card, g.turn)
        g.ask(self.decision, g.turn)
        return True


class TakeDiscard(Decision):
    """One of them goes to hand; the others stay where they are, in their order."""

    def __init__(self) -> None:
        super().__init__("vault")

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=8)
        for card in uppermost(g):
            out = append_new(out, TAKE | (g.face[card] << FACE_AT))
        return out

    def away(self, v: View, rng: Rng) -> i64:
        """Any of them, each as likely: what a player would have chosen tells nothing."""
        return v.moves[rng.below(len(v.moves))]

    def play(self, g: State, move: i64) -> None:
        seat = g.decider
        looked_at = uppermost(g)
        taken: i64 = -1
        for card in looked_at:
            if g.face[card] == face(move):
                taken = card
                break
        left = vec[i64](capacity=len(g.discard))
        for card in g.discard:
            if card != taken:
                left = append(left, card)
        g.discard = left
        g.into_hand(seat, taken)
        g.note(TAKEN, seat, taken, FROM_DISCARD)
        g.insight = True
        g.mix(looked_at, ONE << seat)
        g.put_away(g.held, EVERYBODY)
        g.held = -1
        g.stage = DRAWING

    def fits(self, g: State) -> bool:
        return g.decider == g.turn and g.held >= 0 and isinstance(g.kind(g.held), Vault)

    def refusal(self, g: State, move: i64) -> str:
        return "WC-6 not-in-vault" if verb(move) == TAKE else "WC-6 take-one"


def append_new(out: vec[i64], move: i64) -> vec[i64]:
    """Add a move that is not there yet."""
    for m in out:
        if m == move:
            return out
    return append(out, move)


def uppermost(g: State) -> vec[i64]:
    """The discards that a vault shows, the top one first."""
    out = vec[i64](capacity=DEPTH)
    i: i64 = len(g.discard) - 1
    while i >= 0 and len(out) < DEPTH:
        out = append(out, g.discard[i])
        i -= 1
    return out


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    vault = Vault(deck["vault"].name)
    book.add_cards(vault, deck["vault"].count)
    book.drawing.append(OpenVault(vault, book.add_decision(TakeDiscard())))
