"""The tournament: nobody is left out, a card lies midway from the start, the pay is fixed (TV-1 … TV-7)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.deck import Tournament, TournamentPay
from pyrite.games.saboteur.gold import GREEDY, MINERS, SABOTEURS, TREASURE, teammates
from pyrite.kernel import facts
from pyrite.kernel.book import Book, Preparation, Role, Sharing
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.mine import PATH, spot
from pyrite.kernel.path import PathCard
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec


class LayCentre(Preparation):
    """One path card of the deck lies open midway to the goals, either way round (TV-3, X-TV-1)."""

    def prepare(self, g: State) -> None:
        card = g.base + len(g.book.deck) - 1
        kind = g.kind(card)
        assert isinstance(kind, PathCard)
        g.expose(card)
        g.mine.lay(g.book.centre_spot, kind.half_turn if g.chance(2) else kind.shape, PATH, card)


class FixedPay(Sharing):
    """So much to each, in tokens and in the open (TV-4 … TV-7)."""

    def __init__(self, book: Book, pay: TournamentPay) -> None:
        self.for_team: i64 = book.add_reason("team")
        self.for_link: i64 = book.add_reason("link")  # the third nugget, the greedy dwarf's four
        self.for_sabotage: i64 = book.add_reason("sabotage")
        self.link: i64 = pay.link
        self.miner: i64 = pay.miner
        self.greedy: i64 = pay.greedy
        self.saboteurs: vec[i64] = vec[i64]([0])  # by how many there are
        for nuggets in pay.saboteurs:
            self.saboteurs = append(self.saboteurs, nuggets)

    def share(self, g: State) -> bool:
        seat: i64
        if g.outcome != TREASURE:
            each = self.saboteurs[teammates(g, SABOTEURS)]
            for seat in range(g.book.seats):
                if g.team(seat) == SABOTEURS:
                    give(g, seat, each, self.for_sabotage)
        elif g.team(g.connector) == GREEDY:
            give(g, g.connector, self.greedy, self.for_link)
        else:
            for seat in range(g.book.seats):
                if g.team(seat) != MINERS or g.marks[seat] & g.book.forfeits:  # X-SD-4
                    continue
                if seat == g.connector:
                    give(g, seat, self.link, self.for_link)
                else:
                    give(g, seat, self.miner, self.for_team)
        return True


def give(g: State, seat: i64, nuggets: i64, reason: i64) -> None:
    """A share in tokens, and why."""
    g.loose[seat] += nuggets
    g.note(facts.SHARED, seat, 0, nuggets | (reason << 8))


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """Dwarfs, gold and pay of its own in place of what there was, the greedy dwarf's switch included (X-TV-5)."""
    tournament = deck.part(Tournament)
    assert tournament is not None
    seats = next(seats for seats in tournament.seats if seats.players == book.seats)
    book.hand = seats.hand
    book.clear_roles()
    book.add_roles(Role("miner", MINERS), seats.miners)
    book.add_roles(Role("saboteur", SABOTEURS), seats.saboteurs)
    book.add_roles(Role(deck["greedy"].name, GREEDY), seats.greedy)
    book.clear_gold()
    book.centre = 1
    book.centre_spot = spot(*tournament.centre)
    book.claim(book.centre_spot, "centre")
    book.preparations.insert(0, LayCentre())  # whatever else is laid out finds it there
    book.sharing = [FixedPay(book, tournament.pay)]
