"""The oracle of X-G9: what one viewer has seen, found out by following the game, and what is hidden from him.

It shares no code with views and samples, and asks none of the tables they are made from: it looks on while the cards
move and keeps its own account of what was shown to whom. Whatever the viewer has not been shown lies in a hidden
slot. `World.stir` exchanges the contents of hidden slots. Two worlds that differ in nothing else must look the same:

    a slot is   a card in another hand, in the draw pile, passed away by others, a role, the role left over,
                a goal, a goal left out, gold that others keep, gold passed on, the gold deck, the generator

Then the same moves are played in both worlds, where "the same" is what the viewer sees of them: of a card that another
seat passes, or gold that it keeps, only that it does. The worlds part when what a move shows him differs (`learned`):
a card played or drawn, a goal or a role turned up, gold seen, loose nuggets, how the round ended. Until then
everything that he is told must be equal to the last byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pyrite.rules.mine import GOAL
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.moves import CHANGE, DEAL, KEEP, LAY, PASS, PLAY, VETO, face, place, verb
from pyrite.rules.saboteur.state import (
    EXHAUSTED,
    HAND_ROOM,
    TREASURE,
    UNDECIDED,
    WATCHER,
    State,
    gold_card,
    gold_owner,
)

HANDS = "another hand"
PILE = "draw pile"
PASSED = "passed card"
EARLIER = "card of an earlier round"
ROLES = "role"
SPARE = "left-over role"
GOALS = "goal"
OUT = "goal left out"
PURSES = "gold of others"
HANDED_ON = "gold passed on"
GOLD_DECK = "gold deck"
GENERATOR = "generator"
SLOTS = (HANDS, PILE, PASSED, EARLIER, ROLES, SPARE, GOALS, OUT, PURSES, HANDED_ON, GOLD_DECK, GENERATOR)

# What a viewer is told of a position, given the number of the first event he asks for, and some moves he might try.
Tell = Callable[[State, int, int, Sequence[int]], bytes]


class Table(Protocol):
    """Faces by identity."""

    def __getitem__(self, card: int, /) -> int: ...
    def __setitem__(self, card: int, face: int, /) -> None: ...


class Leak(AssertionError):
    """Something told to a viewer depends on what is hidden from him."""


@dataclass(frozen=True)
class Shelf:
    """The identities of one round's cards. They are numbered in the order of the deal."""

    deck: range
    goals: range
    out: range
    roles: range


class World:
    """A game followed from its first deal on behalf of one viewer: a seat, or WATCHER, who is shown nothing private."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.cards: set[int] = set()  # cards he has seen
        self.gold: set[int] = set()  # gold cards he has seen
        self.open_gold: set[int] = set()  # those that everybody has seen
        self.changed: set[int] = set()  # those that the dragon has sent back to the deck
        self.handed_on: list[set[int]] = []  # gold he gave to later pickers: he knows the cards, not who kept which
        self.held: list[list[int]] = []  # all gold that was out of the deck at a time, one entry for each change
        self.left_gold: list[list[int]] = []  # the gold decks of earlier rounds as they were left
        self.shelves: list[Shelf] = []
        self.learned: list[tuple[object, ...]] = []  # what the last move has shown to him: where, and what
        self._told: set[tuple[object, ...]] = set()
        self._looking: tuple[int, int] | None = None  # who has played a map, and at which spot
        self._counted = 0  # gold cards in purses that have been looked at
        self._put_up_shelf()
        self._look()

    # --- following the game -----------------------------------------------------------------------

    def play(self, move: int) -> None:
        state, seat, what = self.state, self.state.decider, verb(move)
        hand = self.hand(seat)
        offer = list(state.offer)
        self.learned = []
        if what == DEAL:
            self.left_gold.append(list(state.gold_pile))
        if what == CHANGE:
            self._open_gold(self._purse(seat)[face(move) - 1], changed=True)
        state.play(move)
        if what == DEAL:
            self._put_up_shelf()
        if what in (LAY, PLAY, VETO):
            (card,) = set(hand) - set(self.hand(seat))
            self._see(card, "played", seat)
        self._follow_map(seat, move)
        if what == KEEP and seat == self.viewer:
            own = {gold_card(entry) for entry in state.purse if gold_owner(entry) == seat}
            self.handed_on.append(set(offer) - own)
        self._look()

    def _put_up_shelf(self) -> None:
        state, book = self.state, self.state.book
        goals = state.base + len(book.deck)
        out = goals + len(book.goal_spots)
        roles = goals + len(book.goals)
        self.shelves.append(
            Shelf(range(state.base, goals), range(goals, out), range(out, roles), range(roles, roles + len(book.roles)))
        )

    def _follow_map(self, seat: int, move: int) -> None:
        """A map shows its goal to its player alone, once nobody can veto it any more."""
        state = self.state
        if verb(move) == PLAY and state.book.kinds[face(move)].name == "map":
            self._looking = seat, place(move)
        if verb(move) == VETO:
            self._looking = None
        if self._looking and (state.over() or state.decision.name != "veto"):
            seat, spot = self._looking
            self._looking = None
            if seat == self.viewer:
                self._see(state.mine.card(spot), "goal", spot)

    def _look(self) -> None:
        """Everything that lies open, and what is his own."""
        state = self.state
        if self.viewer != WATCHER:
            for card in self.hand(self.viewer):
                self._see(card, "hand")
            self._see(state.role[self.viewer], "role", self.viewer)
        for spot in state.book.goal_spots:
            shown_at_the_end = state.outcome == EXHAUSTED  # after a treasure or a spider the others stay closed
            if state.mine.what(spot) == GOAL or state.pending == spot or shown_at_the_end:
                self._see(state.mine.card(spot), "goal", spot)
        if state.outcome != UNDECIDED:
            for seat in range(state.book.seats):
                self._see(state.role[seat], "role", seat)
        self._look_at_gold()
        self.learned.append(("round", state.round, state.outcome))
        self.learned.append(("loose", *state.loose))

    def _look_at_gold(self) -> None:
        state = self.state
        for i in range(self._counted, len(state.purse)):
            if state.outcome != TREASURE:  # saboteurs are paid in the open, miners keep in secret
                self._open_gold(gold_card(state.purse[i]))
        self._counted = len(state.purse)
        for i, entry in enumerate(state.purse):
            card = gold_card(entry)
            if state.over():
                self.open_gold.add(card)
            if gold_owner(entry) == self.viewer or card in self.open_gold:
                self._see_gold(card, "purse", i)
        if state.decision.name == "keep-gold" and state.decider == self.viewer and not state.over():
            for i, card in enumerate(state.offer):
                self._see_gold(card, "offer", state.round, len(state.offer), i)
        lying_open = [card for card in state.gold_pile if card in self.changed]
        held = [gold_card(entry) for entry in state.purse if gold_card(entry) not in self.changed]
        held += [*state.offer, *lying_open]
        if not self.held or self.held[-1] != held:
            self.held.append(held)

    def _open_gold(self, card: int, changed: bool = False) -> None:
        self.open_gold.add(card)
        if changed:
            self.changed.add(card)

    def _see(self, card: int, *where: object) -> None:
        if card not in self.cards:
            self.cards.add(card)
            self.learned.append((*where, self.state.kind(card).name))

    def _see_gold(self, card: int, *where: object) -> None:
        self.gold.add(card)
        if where not in self._told:
            self._told.add(where)
            self.learned.append((*where, self.state.gold_face[card]))

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        first = seat * HAND_ROOM
        return [self.state.hands[i] for i in range(first, first + self.state.hand_size[seat])]

    def _purse(self, seat: int) -> list[int]:
        """The gold cards a seat can still change."""
        cards = [gold_card(entry) for entry in self.state.purse if gold_owner(entry) == seat]
        return [card for card in cards if card not in self.changed]

    # --- what is hidden ---------------------------------------------------------------------------

    def hidden_cards(self) -> list[dict[int, str]]:
        """Cards he has not seen, by the pools among which they can be exchanged: each with the slot it lies in."""
        state = self.state
        lying = {card: HANDS for seat in range(state.book.seats) for card in self.hand(seat)}
        lying |= dict.fromkeys(range(state.top, state.bottom), PILE)
        lying |= dict.fromkeys(state.discard, PASSED)
        lying |= dict.fromkeys(state.role, ROLES) | dict.fromkeys(state.spare, SPARE)
        pools: list[dict[int, str]] = []
        for shelf in self.shelves:
            now = shelf is self.shelves[-1]
            lying |= dict.fromkeys(shelf.goals, GOALS) | dict.fromkeys(shelf.out, OUT)
            pools += [
                {card: lying[card] if now else EARLIER for card in pool if card not in self.cards}
                for pool in (shelf.deck, [*shelf.goals, *shelf.out], shelf.roles)
            ]
        return pools

    def hidden_gold(self) -> dict[int, str]:
        """Gold cards he has never seen."""
        state = self.state
        lying = {gold_card(entry): PURSES for entry in state.purse}
        lying |= dict.fromkeys(state.offer, PURSES) | dict.fromkeys(state.gold_pile, GOLD_DECK)
        return {card: slot for card, slot in lying.items() if card not in self.gold | self.open_gold}

    # --- another world that looks the same --------------------------------------------------------

    def stir(self, rng: Rng, slots: Iterable[str], sparing: bool) -> Counter[str]:
        """Exchange at random what lies in hidden slots of these kinds (if sparing, in some); count what changed."""
        kinds = set(slots)
        stirred: Counter[str] = Counter()
        for pool in self.hidden_cards():
            chosen = _some(pool, kinds, rng, sparing)
            before = {card: self.state.face[card] for card in chosen}
            _shuffle(self.state.face, chosen, rng)
            self._keep_treasure_in_play(chosen, rng)
            stirred += Counter(pool[card] for card in chosen if self.state.face[card] != before[card])
        if HANDED_ON in kinds:
            stirred[HANDED_ON] += self._stir_handed_on(rng)
        stirred += self._stir_gold(rng, kinds, sparing)
        if GENERATOR in kinds:
            self.state.rng = Rng(rng.next32() | 1, rng.next32(), rng.next32(), rng.next32())
            stirred[GENERATOR] += 1
        self.state.listed = False
        return +stirred

    def _keep_treasure_in_play(self, chosen: Sequence[int], rng: Rng) -> None:
        faces = self.state.face
        for shelf in self.shelves:
            for card in shelf.out:
                if self.state.kind(card).name == "treasure":
                    closed = [other for other in chosen if other in shelf.goals]
                    other = closed[rng.below(len(closed))]
                    faces[card], faces[other] = faces[other], faces[card]

    def _stir_handed_on(self, rng: Rng) -> int:
        """He knows which gold cards he passed on, but not which of the later pickers has which."""
        state = self.state
        changed = 0
        for group in self.handed_on:
            secret = group - self.open_gold
            entries = [i for i, entry in enumerate(state.purse) if gold_card(entry) in secret]
            offered = [i for i, card in enumerate(state.offer) if card in secret]
            cards = [gold_card(state.purse[i]) for i in entries] + [state.offer[i] for i in offered]
            before = [state.gold_face[card] for card in cards]
            _shuffle(cards, range(len(cards)), rng)
            for i, card in zip(entries, cards, strict=False):
                state.purse[i] = (state.purse[i] & ~255) | card
            for i, card in zip(offered, cards[len(entries) :], strict=True):
                state.offer[i] = card
            changed += sum(state.gold_face[card] != old for card, old in zip(cards, before, strict=True))
        return changed

    def _stir_gold(self, rng: Rng, kinds: set[str], sparing: bool) -> Counter[str]:
        pool = self.hidden_gold()
        chosen = _some(pool, kinds, rng, sparing)
        values = self.state.gold_face
        before = {card: values[card] for card in chosen}
        _shuffle(values, chosen, rng)
        if not self._could_have_been():
            for card in chosen:
                values[card] = before[card]
        for left in self.left_gold:
            _shuffle(values, [card for card in left if card not in self.open_gold], rng)
        return Counter(pool[card] for card in chosen if values[card] != before[card])

    def _could_have_been(self) -> bool:
        """Whether at all times there were gold cards enough of each value."""
        printed = Counter(self.state.book.gold)
        return all(Counter(self.state.gold_face[card] for card in held) <= printed for held in self.held)


def _some(pool: dict[int, str], kinds: set[str], rng: Rng, sparing: bool) -> list[int]:
    return [card for card, slot in pool.items() if slot in kinds and not (sparing and rng.below(3))]


def _shuffle(table: Table, slots: Sequence[int], rng: Rng) -> None:
    for i in range(len(slots) - 1, 0, -1):
        j = rng.below(i + 1)
        table[slots[i]], table[slots[j]] = table[slots[j]], table[slots[i]]


# --- comparing worlds -----------------------------------------------------------------------------


def compare(one: World, other: World, tells: dict[str, Tell], since: int, tries: Sequence[int]) -> None:
    """Raise Leak unless the viewer is told the same in both worlds."""
    for name, tell in tells.items():
        here, there = (tell(world.state, world.viewer, since, tries) for world in (one, other))
        if here != there:
            first = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), len(here))
            part = slice(max(first - 60, 0), first + 60)
            raise Leak(f"the {name} of viewer {one.viewer} differs: {here[part]!r} … {there[part]!r}")


def in_step(one: World, other: World, move: int, rng: Rng) -> bool | None:
    """Play a move in one world and what looks the same to the viewer in the other.

    True: he has been shown the same in both. False: what he was shown differs, the worlds have parted.
    None: nothing in the other world looks like this move; nothing was played.
    """
    twin = move
    if one.state.decider != one.viewer and verb(move) in (PASS, KEEP):
        alike = [m for m in other.state.moves() if verb(m) == verb(move)]
        twin = alike[rng.below(len(alike))] if alike else move
    if not other.state.allows(twin):
        return None
    one.play(move)
    other.play(twin)
    return one.learned == other.learned
