"""The oracle of X-G9: what one viewer has seen, found out by following the game, and what he has lost track of.

It shares no code with views and samples, and asks none of the tables they are made from: it looks on while the cards
move and keeps its own account of what was shown to whom. Whatever the viewer has not been shown lies in a hidden slot.
When others choose a card unseen (they pass it, take it, play it out of a hand of which he knows something) the cards
that it could have been are *mixed* for him. `other_worlds` makes worlds from this account that look the same to him.

`learned` is what a move shows to the viewer: a card played, his own hand, a goal or a role turned up, what he looks
at, gold, how the round ended. Two worlds in which he has learned the same from the first deal on must look the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from pyrite.games.lost_mines.events import TrapSprung
from pyrite.games.saboteur.modules.chests.events import ChestOpened
from pyrite.games.saboteur.modules.party.events import RolesShuffled
from pyrite.kernel import facts
from pyrite.kernel.book import Book
from pyrite.kernel.mine import CARD_AT, GOAL, STACK, WHAT_AT
from pyrite.kernel.moves import (
    DEAL,
    face,
    other_place,
    place,
    second,
    target,
    third,
)
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import EXHAUSTED, HAND_ROOM, UNDECIDED, WATCHER, State
from tests.facts import kind_of
from tests.properties.games import word
from tests.properties.oracle_forest import TreasuresSeen, back, by_backs, in_forest, peeked
from tests.properties.oracle_gold import GoldSeen

HANDS = "another hand"
PILE = "draw pile"
PASSED = "passed card"
ASIDE = "card set aside"
EARLIER = "card of an earlier round"
ROLES = "role"
SPARE = "left-over role"
GOALS = "goal"
OUT = "goal left out"
PATHS = "path of a stack"
CHESTS = "chest of a stack"
LEFT = "chest left over"

UNSEEN = ("pass", "discard", "toll", "take", "swap", "leave", "keep")  # moves of which others see only a part
IN_VAULT, IN_SEARCH, IN_LOOK = 5, 5, 3  # cards that a vault, the chest i and the chest g show

# What a viewer is told of a position, given the number of the first event he asks for, and some moves he might try.
Tell = Callable[[State, int, int, Sequence[int]], bytes]


class Leak(AssertionError):
    """Something told to a viewer depends on what is hidden from him."""


@dataclass(frozen=True)
class Shelf:
    """The identities of one round's cards. They are numbered in the order of the deal."""

    deck: range
    goals: range
    out: range
    roles: range
    paths: range
    chests: range


@dataclass
class Mix:
    """Cards of which the viewer cannot say any more which is which."""

    cards: list[int]
    by_chance: bool = False  # then the cards lie now as chance has laid them


@dataclass
class Step:
    """A move and what is needed to play one that looks the same to the viewer."""

    move: int
    seat: int
    decision: str
    unseen: bool = False  # whether he sees only a part of it
    hidden: list[int] = field(default_factory=list)  # the cards that it chooses
    mixes: list[Mix] = field(default_factory=list)  # in this order, and before he sees anything
    among: list[int] = field(default_factory=list)  # the discards, top first, one of which was taken unseen
    seen: frozenset[int] = frozenset()  # the cards he sees now
    before: frozenset[int] = frozenset()  # and those he saw before anything was mixed
    learned: list[tuple[object, ...]] = field(default_factory=list)


class World:
    """A game followed from its first deal on behalf of one viewer: a seat, or WATCHER, who is shown nothing private."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.purses = GoldSeen(viewer)
        self.treasures = TreasuresSeen(viewer)
        self.cards: set[int] = set()  # cards he has seen at any time
        self.shelves: list[Shelf] = []
        self.steps: list[Step] = []  # of this round
        self.dawn: World | None = None  # the same world as this round began
        self._looking: tuple[int, int] | None = None  # who has played a card that shows something, and its move
        self._searching = False  # whether it is the discards that somebody looks at
        self._begin_round(Step(DEAL, state.decider, "next-round"))

    @property
    def learned(self) -> list[tuple[object, ...]]:
        """What the last move has shown to him: where, and what."""
        return self.steps[-1].learned

    def twin(self) -> World:
        """The same world, to go on from on its own; its past goes with it."""
        twin = object.__new__(World)
        twin.__dict__ |= self.__dict__
        twin.state = self.state.copy()
        twin.state.log = self.state.log[:]
        twin.state.forgotten = self.state.forgotten
        twin.state.face = self.state.face[:]
        twin.state.gold_face = self.state.gold_face[:]
        twin.purses = self.purses.copy()
        twin.treasures = self.treasures.copy()
        twin.cards, twin.shelves, twin.steps = set(self.cards), self.shelves[:], self.steps[:]
        return twin

    # --- following the game -----------------------------------------------------------------------

    def play(self, move: int) -> None:
        state, seat, what = self.state, self.state.decider, word(self.state.book, move)
        step = Step(move, seat, state.decision.name, seat != self.viewer and what in UNSEEN)
        self._watch_choice(step)
        offer, was = list(state.offer), state.happened()
        hands = [self.hand(seat) for seat in range(state.book.seats)]
        if what == "deal":
            self.purses.leave_deck(state)
        if what == "change":
            self.purses.change(state, seat, face(move))
        if step.decision == "chest-dwarf" and seat == self.viewer:  # a party may come in the same step
            step.before = frozenset({state.role[target(move)]})
        state.play(move)
        if what == "keep" and seat == self.viewer:
            self.purses.hand_on(state, offer)
        if what == "deal":
            self._begin_round(step)
            return
        news = [state.log[i] for i in range(was - state.forgotten, len(state.log))]
        self._watch_chance(step, news, hands)
        self._look(step, news)

    def _watch_choice(self, step: Step) -> None:
        """Which cards are chosen, and among which of them, before it is done."""
        state, move, what = self.state, step.move, word(self.state.book, step.move)
        mixed: list[int] = []
        if what in ("lay", "play", "pass", "discard", "toll", "veto"):
            mixed = self.hand(step.seat)
            wanted = [face(move)] if what != "veto" else [state.book.face_of("veto")]
            if what in ("pass", "discard"):
                wanted += [f for f in (second(move), third(move)) if f >= 0]
            step.hidden = self._oldest(mixed, wanted)
        elif what in ("swap", "leave"):
            mixed = [state.mine.card(spot) for spot in (place(state.declared), other_place(state.declared))]
        elif what == "take":
            looked = self._looked_at()
            step.hidden = self._oldest(looked, [face(move)])
            if step.decision == "vault" and step.unseen:
                step.among = looked
            elif not self._searching:  # discards that are searched have been shuffled before
                mixed = looked
            self._searching = False
        if step.seat != self.viewer and len(mixed) > 1 and not step.among:
            step.mixes.append(Mix(mixed))

    def _oldest(self, cards: list[int], faces: list[int]) -> list[int]:
        left, found = cards[:], []
        for wanted in faces:
            found.append(next(card for card in left if self.state.face[card] == wanted))
            left.remove(found[-1])
        return found

    def _watch_chance(self, step: Step, news: list[int], hands: list[list[int]]) -> None:
        """What chance has mixed: dwarfs at a party, a pile that is searched, a card out of somebody's hand."""
        state = self.state
        opened = [state.kind(facts.card(fact)).name for fact in news if kind_of(state.book, fact) == ChestOpened]
        if step.decision == "chest-victim":
            victim = target(step.move)
            step.hidden = [card for card in hands[victim] if card not in self.hand(victim)]
            if victim != self.viewer:  # not even who takes the card has seen where it was
                step.mixes.append(Mix(hands[victim]))
        for fact in news:
            if kind_of(state.book, fact) == TrapSprung and facts.detail(fact):
                step.hidden = [facts.card(fact)]
                if step.seat != self.viewer:  # a card out of his hand is gone, and he alone knows which
                    step.mixes.append(Mix(hands[step.seat]))
        if any(kind_of(state.book, fact) == RolesShuffled for fact in news):
            step.mixes.append(Mix(list(state.role), by_chance=True))
        if "chest-i" in opened and state.decision.name == "chest-keep":
            self._searching = True
            step.mixes.append(Mix(list(state.discard), by_chance=True))

    def _begin_round(self, step: Step) -> None:
        state, book = self.state, self.state.book
        ends = [state.base]
        piles = [*(len(pile.faces) for pile in book.piles), 0, 0][:2]
        spots = len(book.goal_spots)
        for count in (len(book.deck), spots, len(book.goals) - spots, len(book.roles), *piles):
            ends.append(ends[-1] + count)
        self.shelves.append(Shelf(*(range(first, last) for first, last in pairwise(ends))))
        self.steps = []
        self.treasures.begin_round()
        self._look(step, [])
        self.dawn = None
        self.dawn = self.twin()

    # --- what lies open, and what is his own --------------------------------------------------------

    def _look(self, step: Step, news: list[int]) -> None:
        state = self.state
        sights: dict[tuple[object, ...], int] = {}
        if word(state.book, step.move) in ("lay", "play", "veto"):
            sights["played", step.seat] = step.hidden[0]
        if self.viewer != WATCHER:
            sights |= {("hand", i): card for i, card in enumerate(self.hand(self.viewer))}
            sights["role", self.viewer] = state.role[self.viewer]
        for c in (*state.mine.laid, *state.mine.goals):
            spot, what = state.mine.spots[c], state.mine.cell[c] >> WHAT_AT & 7
            shown_at_the_end = state.outcome == EXHAUSTED  # after a treasure or a spider the others stay closed
            if c in state.mine.laid or what == GOAL or state.pending == spot or shown_at_the_end:
                sights["mine", spot] = state.mine.cell[c] >> CARD_AT
        if state.pending and state.mine.what(state.pending) == STACK:
            sights["mine", state.pending] = state.mine.card(state.pending)
        for number, fact in enumerate(news):
            if kind_of(state.book, fact) in (ChestOpened, facts.REVEALED):
                sights["opened", number] = facts.card(fact)
        if state.outcome != UNDECIDED:
            sights |= {("role", seat): state.role[seat] for seat in range(state.book.seats)}
        sights |= self.treasures.look(state, news)
        sights |= self._private(step)
        step.seen = frozenset(sights.values())
        self.cards |= step.seen | step.before
        step.learned = [(*where, state.kind(card).name) for where, card in sights.items()]
        step.learned += [("dwarf", state.kind(card).name) for card in step.before]
        step.learned += [("back", back(state, card)) for card in self._showing_backs()]
        step.learned += self.purses.look(state, news)
        step.learned.append(("round", state.round, state.outcome, *state.loose))
        step.learned.append(("mine", *(self._what_lies(c) for c in (*state.mine.laid, *state.mine.sites))))
        # Whether a pioneer can lay another card depends on his hand, and everybody sees whether he does.
        step.learned.append(("goes on", state.decision.name == "pioneer"))
        self.steps.append(step)

    def _showing_backs(self) -> list[int]:
        """The cards that everybody can tell apart though they lie face down."""
        return [*self.shelves[-1].roles, *self.shelves[-1].paths] if in_forest(self.state) else []

    def _what_lies(self, c: int) -> tuple[int, ...]:
        """Where something lies in the mine, and which way round."""
        mine = self.state.mine
        return mine.spots[c], mine.cell[c] >> WHAT_AT & 7, mine.shape(mine.spots[c])

    def _private(self, step: Step) -> dict[tuple[object, ...], int]:
        """What the viewer alone is shown: by a map or inspection, once nobody can veto it, or by a chest or vault."""
        state, move = self.state, step.move
        sights: dict[tuple[object, ...], int] = {}
        card_played = state.book.kinds[face(move)].name if word(state.book, move) == "play" else ""
        if card_played in ("map", "inspection"):
            self._looking = step.seat, move
        if card_played.startswith("info-") and step.seat == self.viewer:
            sights |= peeked(state, move, self.shelves[-1].paths)
        if word(state.book, move) == "veto":
            self._looking = None
        if self._looking and (state.over() or state.decision.name != "veto"):
            seat, looked = self._looking
            self._looking = None
            if seat == self.viewer and state.book.kinds[face(looked)].name == "inspection":
                sights["role", target(looked)] = state.role[target(looked)]
            elif seat == self.viewer:
                card = state.mine.card(place(looked))
                sights["mine", place(looked)] = card
                if state.mine.what(place(looked)) == STACK:
                    sights["under", place(looked)] = state.under(card)
        if state.decision.name in ("vault", "chest-keep") and state.decider == self.viewer and not state.over():
            sights |= {("looked at", i): card for i, card in enumerate(self._looked_at())}
        return sights

    def _looked_at(self) -> list[int]:
        """What a vault and the chests i and g show."""
        state = self.state
        if state.decision.name == "vault":
            return list(state.discard)[: -IN_VAULT - 1 : -1]
        if self._searching:
            return list(state.discard)[-IN_SEARCH:]
        return list(range(state.top, min(state.top + IN_LOOK, state.bottom)))

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        first = seat * HAND_ROOM
        return [self.state.hands[i] for i in range(first, first + self.state.hand_size[seat])]

    # --- what is hidden ---------------------------------------------------------------------------

    def hidden_cards(self) -> list[dict[int, str]]:
        """Cards he has not seen, by the pools among which they can be exchanged: each with the slot it lies in."""
        state = self.state
        pools: list[dict[int, str]] = []
        for shelf in self.shelves:
            lying = dict.fromkeys(shelf.deck, PASSED) | dict.fromkeys(shelf.roles, SPARE)
            lying |= dict.fromkeys(shelf.deck[: state.book.aside], ASIDE)
            lying |= dict.fromkeys(shelf.goals, GOALS) | dict.fromkeys(shelf.out, OUT)
            lying |= dict.fromkeys((*shelf.paths, *shelf.chests), LEFT)
            now = shelf is self.shelves[-1]
            if now:
                lying |= {card: HANDS for seat in range(state.book.seats) for card in self.hand(seat)}
                lying |= dict.fromkeys(range(state.top, state.bottom), PILE) | dict.fromkeys(state.role, ROLES)
                lying |= self._stacks()
                if in_forest(state):
                    lying |= self.treasures.lying(state, shelf.paths)
            hidden = [
                {card: lying[card] if now else EARLIER for card in pool if card not in self.cards}
                for pool in (shelf.deck, [*shelf.goals, *shelf.out], shelf.roles, shelf.paths, shelf.chests)
            ]
            pools += hidden[:2]
            for pool in hidden[2:]:  # what shows on the backs of these is no secret
                pools += by_backs(state, pool)
        return pools

    def _stacks(self) -> dict[int, str]:
        state = self.state
        stacks = [c for c in state.mine.sites if state.mine.cell[c] >> WHAT_AT & 7 == STACK]
        paths = [state.mine.cell[c] >> CARD_AT for c in stacks]
        return dict.fromkeys(paths, PATHS) | {state.under(card): CHESTS for card in paths}

    def hidden_gold(self) -> dict[int, str]:
        """Gold cards he has never seen."""
        return self.purses.hidden(self.state)


# --- comparing worlds -----------------------------------------------------------------------------


def compare(one: World, other: World, tells: dict[str, Tell], since: int, tries: Sequence[int]) -> None:
    """Raise Leak unless the viewer is told the same in both worlds."""
    for name, tell in tells.items():
        here, there = (tell(world.state, world.viewer, since, tries) for world in (one, other))
        if here != there:
            first = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), len(here))
            part = slice(max(0, first - 60), first + 60)
            raise Leak(f"the {name} of viewer {one.viewer} differs: {here[part]!r} … {there[part]!r}")


def looks_like(book: Book, move: int) -> tuple[object, ...]:
    """What others see of a move that is not all to be seen."""
    what = word(book, move)
    if what in ("swap", "leave"):
        return ("swap",)
    if what in ("pass", "discard"):
        return what, second(move) >= 0, third(move) >= 0, move >> 28
    if what == "toll":
        return what, place(move), move >> 28
    return (what,)


def in_step(one: World, other: World, move: int, rng: Rng) -> bool | None:
    """Play a move in one world and what looks the same to the viewer in the other.

    True: he has been shown the same in both. False: what he was shown differs, the worlds have parted.
    None: nothing in the other world looks like this move; nothing was played.
    """
    twin, book = move, one.state.book
    if one.state.decider != one.viewer and word(book, move) in UNSEEN:
        alike = [m for m in other.state.moves() if looks_like(book, m) == looks_like(book, move)]
        twin = alike[rng.below(len(alike))] if alike else move
    if not other.state.allows(twin):
        return None
    one.play(move)
    other.play(twin)
    return one.learned == other.learned
