"""The oracle's account of gold: which gold cards a viewer has seen, and what is hidden from him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from pyrite.games.saboteur.events import GoldPaid
from pyrite.kernel import facts
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State, gold_card, gold_owner
from tests.facts import kind_of

PURSES = "gold of others"
HANDED_ON = "gold passed on"
GOLD_DECK = "gold deck"


class Table(Protocol):
    """Faces by identity."""

    def __getitem__(self, card: int, /) -> int: ...
    def __setitem__(self, card: int, face: int, /) -> None: ...


class GoldSeen:
    """Gold as one viewer follows it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.gold: set[int] = set()  # gold cards he has seen
        self.open_gold: set[int] = set()  # those that everybody has seen
        self.changed: set[int] = set()  # those that somebody has sent back to the deck
        self.handed_on: list[set[int]] = []  # gold he gave to later pickers: he knows the cards, not who kept which
        self.held: list[list[int]] = []  # all gold that was out of the deck at a time, one entry for each change
        self.left_gold: list[list[int]] = []  # the gold decks of earlier rounds as they were left
        self._told: set[tuple[object, ...]] = set()

    def copy(self) -> GoldSeen:
        twin = GoldSeen(self.viewer)
        twin.gold, twin.open_gold, twin.changed = set(self.gold), set(self.open_gold), set(self.changed)
        twin.handed_on, twin.held, twin.left_gold = self.handed_on[:], self.held[:], self.left_gold[:]
        twin._told = set(self._told)
        return twin

    def leave_deck(self, state: State) -> None:
        """A round is over, and its gold deck is shuffled."""
        self.left_gold.append(list(state.gold_pile))

    def change(self, state: State, seat: int, place: int) -> None:
        """A seat changes a gold card in the open."""
        card = self._purse(state, seat)[place - 1]
        self.open_gold.add(card)
        self.changed.add(card)

    def hand_on(self, state: State, offer: Iterable[int]) -> None:
        """The viewer has kept one of the gold cards offered to him."""
        own = {gold_card(entry) for entry in state.purse if gold_owner(entry) == self.viewer}
        self.handed_on.append(set(offer) - own)

    def look(self, state: State, news: Iterable[int]) -> list[tuple[object, ...]]:
        """Follow the gold after a move of which these are the facts; what it has shown to the viewer."""
        learned: list[tuple[object, ...]] = []
        self.open_gold |= {facts.card(fact) for fact in news if kind_of(state.book, fact) == GoldPaid}
        for i, entry in enumerate(state.purse):
            card = gold_card(entry)
            if state.over():
                self.open_gold.add(card)
            if gold_owner(entry) == self.viewer or card in self.open_gold:
                learned += self._see(state, card, "purse", i)
                self._find(card)
        if state.decision.name == "keep-gold" and state.decider == self.viewer and not state.over():
            for i, card in enumerate(state.offer):
                learned += self._see(state, card, "offer", state.round, len(state.offer), i)
                self._find(card)
        lying_open = [card for card in state.gold_pile if card in self.changed]
        held = [gold_card(entry) for entry in state.purse if gold_card(entry) not in self.changed]
        held += [*state.offer, *lying_open]
        if not self.held or self.held[-1] != held:
            self.held.append(held)
        return learned

    def _see(self, state: State, card: int, *where: object) -> list[tuple[object, ...]]:
        self.gold.add(card)
        if where in self._told:
            return []
        self._told.add(where)
        return [(*where, state.gold_face[card])]

    def _find(self, card: int) -> None:
        """He knows where a card is, whoever had it in the meantime."""
        if any(card in group for group in self.handed_on):
            self.handed_on = [group - {card} for group in self.handed_on]

    def _purse(self, state: State, seat: int) -> list[int]:
        """The gold cards a seat can still change."""
        cards = [gold_card(entry) for entry in state.purse if gold_owner(entry) == seat]
        return [card for card in cards if card not in self.changed]

    # --- what is hidden ---------------------------------------------------------------------------

    def hidden(self, state: State) -> dict[int, str]:
        """Gold cards he has never seen."""
        lying = {gold_card(entry): PURSES for entry in state.purse}
        lying |= dict.fromkeys(state.offer, PURSES) | dict.fromkeys(state.gold_pile, GOLD_DECK)
        return {card: slot for card, slot in lying.items() if card not in self.gold | self.open_gold}

    def stir(self, state: State, rng: Rng, kinds: set[str], sparing: bool) -> Counter[str]:
        """Exchange at random what he cannot tell apart; count what changed."""
        stirred: Counter[str] = Counter()
        if HANDED_ON in kinds:
            stirred[HANDED_ON] += self._stir_handed_on(state, rng)
        pool = self.hidden(state)
        chosen = some(pool, kinds, rng, sparing)
        values = state.gold_face
        before = {card: values[card] for card in chosen}
        shuffle(values, chosen, rng)
        if not self._could_have_been(state):
            for card in chosen:
                values[card] = before[card]
        for left in self.left_gold:
            shuffle(values, [card for card in left if card not in self.open_gold], rng)
        return stirred + Counter(pool[card] for card in chosen if values[card] != before[card])

    def _stir_handed_on(self, state: State, rng: Rng) -> int:
        """He knows which gold cards he passed on, but not which of the later pickers has which."""
        changed = 0
        for group in self.handed_on:
            secret = group - self.open_gold
            entries = [i for i, entry in enumerate(state.purse) if gold_card(entry) in secret]
            offered = [i for i, card in enumerate(state.offer) if card in secret]
            cards = [gold_card(state.purse[i]) for i in entries] + [state.offer[i] for i in offered]
            before = [state.gold_face[card] for card in cards]
            shuffle(cards, range(len(cards)), rng)
            for i, card in zip(entries, cards, strict=False):
                state.purse[i] = (state.purse[i] & ~255) | card
            for i, card in zip(offered, cards[len(entries) :], strict=True):
                state.offer[i] = card
            changed += sum(state.gold_face[card] != old for card, old in zip(cards, before, strict=True))
        return changed

    def _could_have_been(self, state: State) -> bool:
        """Whether at all times there were gold cards enough of each value."""
        printed = Counter(state.book.gold)
        return all(Counter(state.gold_face[card] for card in held) <= printed for held in self.held)


def some(pool: dict[int, str], kinds: set[str], rng: Rng, sparing: bool) -> list[int]:
    """Cards of these kinds of slots; if sparing, one in three of them."""
    return [card for card, slot in pool.items() if slot in kinds and not (sparing and rng.below(3))]


def shuffle(table: Table, slots: Sequence[int], rng: Rng) -> None:
    """Exchange at random what stands in these places of a table."""
    for i in range(len(slots) - 1, 0, -1):
        j = rng.below(i + 1)
        table[slots[i]], table[slots[j]] = table[slots[j]], table[slots[i]]
