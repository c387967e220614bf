"""What a deck says of the tournament (TV-1 … TV-7)."""

from __future__ import annotations

from pyrite.games.saboteur.deck import PAY, Tournament, check_seats, check_tables
from pyrite.kernel.decks.cards import Deck, RoleCard
from pyrite.kernel.decks.check import Check
from pyrite.kernel.decks.schema import Part, Schema


def _check_deck(check: Check, deck: Deck) -> None:
    tournament = deck.part(Tournament)
    if tournament is None:
        return
    check.sourced(tournament.sources, deck.sources)
    check_seats(check, "tournament, seats", tournament.seats, 0)
    greedy = sum(card.count for card in deck.of(RoleCard) if card.name == "greedy")
    for seats in tournament.seats:
        check.among(f"tournament, seats, players {seats.players}, greedy", seats.greedy, 0, greedy)
    most = max((seats.saboteurs for seats in tournament.seats), default=0)
    check.among("tournament, pay, saboteurs, length", len(tournament.pay.saboteurs), most)


def _check_own(check: Check, ours: Deck, theirs: Deck) -> None:
    """A line for each number of players, dwarfs and pay that can be counted."""
    printed, own = ours.part(Tournament), theirs.part(Tournament)
    if printed is None or own is None:
        return
    check_tables(check, "tournament, seats, players", own.seats, printed.seats)
    for line in own.seats:
        check.among(f"tournament, seats, players {line.players}, miners", line.miners, 0)
        check.among(f"tournament, seats, players {line.players}, saboteurs", line.saboteurs, 0)
    for nuggets in (own.pay.link, own.pay.miner, own.pay.greedy, *own.pay.saboteurs):
        check.among("tournament, pay", nuggets, 0, PAY)


SCHEMA = Schema(
    parts=(Part("tournament", Tournament | None, 70),), deck_checks=(_check_deck,), own_checks=(_check_own,)
)
