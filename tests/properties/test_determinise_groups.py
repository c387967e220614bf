"""Samples where a viewer has lost track of cards, held against all worlds that look the same to him, counted out.

Every deal and every choice unseen is played; those worlds count in which he learns the same at every move as in the
true one (the oracle says so). Of the cards in a hand each is as likely to be the one that somebody has chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import permutations, product

import pytest

from pyrite.games.saboteur.modules.saboteur_2.swaps import SwapHands
from pyrite.games.saboteur.modules.swap_goals import rules as swap_goals
from pyrite.games.saboteur.modules.vault import rules as vault
from pyrite.kernel.determinise import determinise
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup import decks
from pyrite.setup.options import Options
from tests.properties.oracle import World
from tests.properties.small import GOLD, small_book, small_game
from tests.properties.test_determinise import fair
from tests.rules.kit import table

Part = Callable[[State], Hashable]
Worlds = Iterable[tuple[World, int]]  # with how many ways lead to each

HIDDEN = "?"  # stands for every card of the hand that could be passed unseen
GOALS = "stone-ne treasure dragon"


def named(state: State, pile: Iterable[int]) -> tuple[str, ...]:
    return tuple(state.kind(card).name for card in pile)


def hands_and_discards(state: State) -> Hashable:
    hands = tuple(tuple(sorted(named(state, state.hand(seat)))) for seat in range(state.book.seats))
    return hands, named(state, state.discard)


def goals(state: State) -> Hashable:
    return named(state, (state.mine.card(spot) for spot in state.book.goal_spots))


def dwarfs(state: State) -> Hashable:
    return named(state, state.role), named(state, state.spare)


# --- all worlds -------------------------------------------------------------------------------------


def told(world: World) -> list[object]:
    """All that the viewer has learned."""
    return [step.learned for step in world.steps]


def count(truth: World, worlds: Worlds, part: Part) -> Counter[Hashable]:
    """The parts of all worlds in which the viewer has learned the same."""
    ways: Counter[Hashable] = Counter()
    for world, weight in worlds:
        if told(world) == told(truth):
            ways[part(world.state)] += weight
    return ways


def draw(truth: World, part: Part, samples: int) -> Counter[Hashable]:
    rng = Rng(5, 6, 7, 8)
    seen = view(truth.state, truth.viewer)
    return Counter(part(determinise(seen, rng)) for _ in range(samples))


def orders(text: str) -> Iterator[str]:
    """Every order of these cards, those alike not told apart; all are as likely."""
    yield from sorted({" ".join(order) for order in permutations(text.split())})


class Script:
    """A round that is played with any cards: moves that all see, and cards that are passed or taken unseen."""

    def __init__(self, begin: Callable[[str], State], viewer: int, moves: tuple[str, ...]) -> None:
        self.begin = begin
        self.viewer = viewer
        self.moves = moves

    def play(self, deal: str, chosen: tuple[str, ...]) -> World | None:
        """One world, in which these cards were chosen unseen; None if they could not be."""
        world = World(self.begin(deal), self.viewer)
        unseen = iter(chosen)
        for move in self.moves:
            word = move.replace(HIDDEN, next(unseen)) if HIDDEN in move else move
            number = parse_move(world.state.book, word)
            if not world.state.allows(number):
                return None
            world.play(number)
        return world

    def worlds(self, deals: Iterable[str]) -> Iterator[tuple[World, int]]:
        """All of them; among cards alike in a hand each could have been chosen."""
        for deal in deals:
            faces = sorted(set(deal.split()))
            for chosen in product(faces, repeat=sum(HIDDEN in move for move in self.moves)):
                world = self.play(deal, chosen)
                if world:
                    yield world, self._ways(deal, chosen)

    def _ways(self, deal: str, chosen: tuple[str, ...]) -> int:
        """In how many ways the cards chosen can be those of the hand, or of the discards looked at."""
        state = self.begin(deal)
        ways = 1
        unseen = iter(chosen)
        for move in self.moves:
            if HIDDEN in move:
                card = next(unseen)
                looked = state.discard if move.startswith("take") else state.hand(state.decider)
                ways *= named(state, looked).count(card)
                move = move.replace(HIDDEN, card)
            state.play(parse_move(state.book, move))
        return ways


# --- a hand given away, a vault, swapped goals ------------------------------------------------------


def begin_small(deck: str, goal: str = GOALS) -> State:
    names = ("EW", "NS", "map")
    book = small_book(names={name: deck.split().count(name) for name in names})
    deal = decks.load("championship")
    book.add_cards(SwapHands("swap-hands", book), deck.split().count("swap-hands"))
    if "vault" in deck:
        vault.add(book, deal, Options())
    if "swap-goals" in deck:
        swap_goals.add(book, deal, Options())
    return small_game(book, (deck, goal, GOLD))


GIVEN_AWAY = ("play swap-hands on 1", f"pass {HIDDEN}")
# Seat 0 gives a map away for two other cards; seat 1 draws and passes one of its two.
SWAPPED = "swap-hands map  EW NS  NS EW  EW NS map"


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_after_a_hand_was_given_away_cards_are_dealt_fairly(viewer: int) -> None:
    script = Script(begin_small, viewer, GIVEN_AWAY)
    truth = script.play(SWAPPED, ("map",))
    assert truth
    first, *rest = SWAPPED.split()
    ways = count(truth, script.worlds(f"{first} {order}" for order in orders(" ".join(rest))), hands_and_discards)
    assert len(ways) > 2
    drawn = draw(truth, hands_and_discards, max(2000, 30 * len(ways)))
    assert fair(ways, drawn), (ways, drawn)


# Seats 0 and 1 pass a card each, seat 2 takes one of the two out of the vault; seat 0 knows one of them.
VAULT = "map EW  NS EW  vault NS  EW"


@pytest.mark.parametrize(("viewer", "cells"), [(0, 5), (1, 9), (2, 1), (WATCHER, 24)])
def test_after_a_vault_cards_are_dealt_fairly(viewer: int, cells: int) -> None:
    script = Script(begin_small, viewer, (f"pass {HIDDEN}", f"pass {HIDDEN}", "play vault", f"take {HIDDEN}"))
    truth = script.play(VAULT, ("map", "NS", "NS"))
    assert truth
    others = (order.split() for order in orders(VAULT.replace("vault", "")))
    ways = count(truth, script.worlds(" ".join([*o[:4], "vault", *o[4:]]) for o in others), hands_and_discards)
    assert len(ways) == cells
    drawn = draw(truth, hands_and_discards, max(2000, 30 * len(ways)))
    assert fair(ways, drawn), (ways, drawn)


SWAPPING = "map EW  swap-goals EW  NS EW  EW NS EW"


@pytest.mark.parametrize(
    ("viewer", "cells"),
    [
        pytest.param(0, 4, id="one of two: where the stone is he cannot tell, nor what the others are"),
        pytest.param(1, 6, id="who has swapped them without having seen any knows nothing"),
        pytest.param(WATCHER, 6, id="who watches knows nothing"),
    ],
)
@pytest.mark.rule("X-WC-6")
def test_after_goals_were_swapped_or_not_they_are_dealt_fairly(viewer: int, cells: int) -> None:
    moves = ("play map at 2,-2", "play swap-goals at 2,-2 2,0")

    def world(order: str, answer: str) -> World:
        found = Script(lambda deck: begin_small(deck, order), viewer, (*moves, answer)).play(SWAPPING, ())
        assert found
        return found

    truth = world(GOALS, "swap")
    ways = count(truth, ((world(order, answer), 1) for order in orders(GOALS) for answer in ("swap", "leave")), goals)
    assert len(ways) == cells
    drawn = draw(truth, goals, 3000)
    assert fair(ways, drawn), (ways, drawn)


# --- a party ----------------------------------------------------------------------------------------


def party(roles: str, luck: tuple[int, int], viewer: int) -> World:
    """Three players; seat 0 brings the party about."""
    state = table(3, hands={0: "EW"}, roles=roles, modules=("party",), laid="NESW 1,0", luck=luck)
    world = World(state, viewer)
    world.play(parse_move(state.book, "lay EW 2,0"))
    return world


def parties(viewer: int) -> Iterator[tuple[World, int]]:
    for roles, i, j in product(orders("miner miner miner saboteur"), range(3), range(2)):
        yield party(roles, (i, j), viewer), 1


@pytest.mark.parametrize(
    ("roles", "luck", "viewer"),
    [
        pytest.param("miner saboteur miner miner", (2, 0), 0, id="who became the saboteur knows all"),
        pytest.param("saboteur miner miner miner", (0, 1), 0, id="who was the saboteur knows that another is"),
        pytest.param("saboteur miner miner miner", (2, 1), 0, id="who is the saboteur still knows all"),
        pytest.param("saboteur miner miner miner", (0, 1), WATCHER, id="who watches knows as much as before"),
    ],
)
@pytest.mark.rule("X-TP-2")
def test_after_a_party_dwarfs_are_dealt_fairly(roles: str, luck: tuple[int, int], viewer: int) -> None:
    truth = party(roles, luck, viewer)
    ways = count(truth, parties(viewer), dwarfs)
    drawn = draw(truth, dwarfs, 2000)
    assert fair(ways, drawn), (ways, drawn)


def test_who_gets_a_dwarf_like_his_own_counts_on_nothing() -> None:
    """He may have got his own back or another; what could be can be drawn, though not as likely as it is (0004)."""
    truth = party("miner saboteur miner miner", (2, 1), 0)
    ways = count(truth, parties(0), dwarfs)
    drawn = draw(truth, dwarfs, 2000)
    assert set(drawn) == set(ways)
    assert not fair(ways, drawn)
