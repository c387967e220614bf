"""Other worlds that look the same to a viewer: his round played again, with other cards and other choices unseen.

As the round begins, what he never gets to see in it is exchanged. Then every move is played again. Where others have
chosen among cards unseen, or chance has, it may have been another card, as long as he has not seen since what became
of it. A world counts only if he has learned the same in it at every move: that is looked at, not taken for granted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from pyrite.games.saboteur.modules.veto.rules import ASKED, Window
from pyrite.kernel.errors import BadLuck
from pyrite.kernel.moves import FACE_AT, THREE_FACES, cards
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER
from tests.properties.games import word
from tests.properties.oracle import (
    ASIDE,
    CHESTS,
    EARLIER,
    GOALS,
    HANDS,
    LEFT,
    OUT,
    PASSED,
    PATHS,
    PILE,
    ROLES,
    SPARE,
    Mix,
    Shelf,
    Step,
    World,
)
from tests.properties.oracle_forest import NOT_LAID_OUT, ON_BOARD, WITH_OTHERS
from tests.properties.oracle_gold import GOLD_DECK, HANDED_ON, PURSES, shuffle, some

CHOICES = "card chosen unseen"
SWAPS = "goals swapped or not"
LUCK = "what chance has mixed"
TO_COME = "luck and deals to come"
GENERATOR = "generator"
DEALT = (HANDS, PILE, PASSED, ASIDE, EARLIER, ROLES, SPARE, GOALS, OUT, PATHS, CHESTS, LEFT)
TREASURES = (ON_BOARD, WITH_OTHERS, NOT_LAID_OUT)
SLOTS = (*DEALT, *TREASURES, PURSES, HANDED_ON, GOLD_DECK, CHOICES, SWAPS, LUCK, TO_COME, GENERATOR)


class OtherWorld:
    """One attempt at a world that looks the same; `world` is None if it does not."""

    def __init__(self, truth: World, rng: Rng, slots: Iterable[str], sparing: bool) -> None:
        assert truth.dawn
        self.truth = truth
        self.rng = rng
        self.slots = set(slots)
        self.sparing = sparing
        self.stirred: Counter[str] = Counter()
        self.world: World | None = truth.dawn.twin()
        self._there = self.world
        self._steps = self._spliced(truth.steps[1:])
        self._last = dict.fromkeys(truth.steps[0].seen, -1)  # when he saw each card last
        for number, step in enumerate(self._steps):
            self._last |= dict.fromkeys(step.before, number - 1) | dict.fromkeys(step.seen, number)
        self._instead: dict[int, int] = {}  # what goes the way of a card of the true world
        self._asked = 0  # how often chance has been asked so far
        self._make()

    def _make(self) -> None:
        there = self._there
        self._deal_anew()
        there.state.luck = self.truth.state.luck[:]
        for number, step in enumerate(self._steps):
            move = self._move(number, step)
            if not self._plays(move) or there.learned != step.learned:
                self.world = None
                return
        state = there.state
        self.stirred += there.purses.stir(state, self.rng, self.slots, self.sparing)
        if TO_COME in self.slots and len(state.luck) + len(state.deals) > state.lucky + state.round:
            nothing_bound_to_come(there)
            self.stirred[TO_COME] += 1
        if GENERATOR in self.slots:
            state.rng = Rng(self.rng.next32() | 1, self.rng.next32(), self.rng.next32(), self.rng.next32())
            self.stirred[GENERATOR] += 1
        state.listed = False
        self.stirred = +self.stirred

    def _plays(self, move: int) -> bool:
        if not self._there.state.allows(move):
            return False
        try:
            self._there.play(move)
        except BadLuck:  # chance was asked for something else
            return False
        return True

    # --- cards that he never sees -------------------------------------------------------------------

    def _deal_anew(self) -> None:
        """Exchange what he never sees; the slots are those in which it lies by now."""
        state, faces = self._there.state, self._there.state.face
        for pool in self.truth.hidden_cards():
            hidden = {card: slot for card, slot in pool.items() if card not in self._last}
            chosen = some(hidden, self.slots, self.rng, self.sparing)
            before = {card: faces[card] for card in chosen}
            shuffle(faces, chosen, self.rng)
            for shelf in self.truth.shelves:
                self._keep_treasure_in_play(shelf, chosen)
            self.stirred += Counter(hidden[card] for card in chosen if faces[card] != before[card])
        state.listed = False

    def _keep_treasure_in_play(self, shelf: Shelf, chosen: list[int]) -> None:
        state = self._there.state
        for card in shelf.out:
            if state.kind(card).name == "treasure":
                closed = [other for other in chosen if other in shelf.goals]
                other = closed[self.rng.below(len(closed))]
                state.face[card], state.face[other] = state.face[other], state.face[card]

    # --- cards that others have chosen ----------------------------------------------------------------

    def _spliced(self, steps: list[Step]) -> list[Step]:
        """The same steps, told otherwise: of equal cards that were mixed each may be the one that went on as the other.

        A card that he knew and one that he did not may so change their names, and then it is the other one that he has
        never seen.
        """
        face = self.truth.state.face
        name: dict[int, int] = {}
        told = []
        for step in steps:
            mixes = []
            for mix in step.mixes:
                mixed = [name.get(card, card) for card in mix.cards]
                if CHOICES in self.slots and not mix.by_chance:
                    twins = [card for card in mixed if sum(face[other] == face[card] for other in mixed) > 1]
                    if twins and self.rng.below(2):
                        one = twins[self.rng.below(len(twins))]
                        alike = [card for card in twins if face[card] == face[one]]
                        other = alike[self.rng.below(len(alike))]
                        back = {now: was for was, now in name.items()}
                        name[back.get(one, one)], name[back.get(other, other)] = other, one
                mixes.append(Mix(mixed, mix.by_chance))
            told.append(
                replace(
                    step,
                    mixes=mixes,
                    hidden=[name.get(card, card) for card in step.hidden],
                    among=[name.get(card, card) for card in step.among],
                    seen=frozenset(name.get(card, card) for card in step.seen),
                    before=frozenset(name.get(card, card) for card in step.before),
                )
            )
        return told

    def _move(self, number: int, step: Step) -> int:
        """What is played in this world where that step was made in the true one."""
        swapped = False
        self._asked = self._there.state.lucky
        for mix in step.mixes:
            free = [card for card in mix.cards if self._last.get(card, -1) < number]
            if word(self._there.state.book, step.move) in ("swap", "leave"):
                swapped = self._swaps(free)
            elif mix.by_chance:
                self._deal_by_luck(mix, free)
            else:
                self._mix(free, CHOICES)
        if step.decision == "chest-victim":
            self._rob(step, step.move >> 29 & 15)
        if step.decision == "walk" and step.hidden and step.seat != self._there.viewer:
            self._rob(step, step.seat)  # by a trap
        if step.among:
            self._take(number, step)
        if swapped:
            swap, leave = map(self._there.state.book.verb, ("swap", "leave"))
            return swap ^ leave ^ step.move
        return self._with_faces(step) if step.unseen else step.move

    def _swaps(self, free: list[int]) -> bool:
        if len(free) < 2 or SWAPS not in self.slots or self.rng.below(2):
            return False
        one, other = free
        self._instead |= {one: self._card(other), other: self._card(one)}
        self.stirred[SWAPS] += 1
        return True

    def _mix(self, free: list[int], slot: str) -> None:
        if slot not in self.slots:
            return
        if self.sparing:
            free = [card for card in free if self.rng.below(2)]
        before = [self._card(card) for card in free]
        after = before[:]
        shuffle(after, range(len(after)), self.rng)
        self._instead |= dict(zip(free, after, strict=True))
        self.stirred[slot] += sum(self._face(a) != self._face(b) for a, b in zip(before, after, strict=True))

    def _deal_by_luck(self, mix: Mix, free: list[int]) -> None:
        """Let chance deal so that each card comes to lie where one is in the true world."""
        self._mix(free, LUCK)
        state = self._there.state
        wanted = [self._card(card) for card in mix.cards]
        lying = [card for pile in (state.role, state.discard) for card in pile if card in set(wanted)]
        if sorted(lying) != sorted(wanted) or self._asked + len(lying) - 1 > len(state.luck):
            return  # something else happens by chance before it; then the cards fall as they fall
        for i in range(len(lying) - 1, 0, -1):
            j = lying.index(wanted[i])
            state.luck[self._asked] = j
            self._asked += 1
            lying[i], lying[j] = lying[j], lying[i]

    def _rob(self, step: Step, victim: int) -> None:
        state, hand = self._there.state, self._there.hand(victim)
        alike = [i for i, card in enumerate(hand) if self._face(card) == self._face(self._card(step.hidden[0]))]
        if alike and state.lucky < len(state.luck):
            state.luck[state.lucky] = alike[0]

    def _take(self, number: int, step: Step) -> None:
        """Another one of the discards may have been taken; the rest lies as it lay."""
        there = [self._card(card) for card in step.among]
        taken = step.among.index(step.hidden[0])
        chosen = self.rng.below(len(there)) if CHOICES in self.slots else taken
        way = range(min(taken, chosen), max(taken, chosen) + 1)
        if any(self._last.get(step.among[i], -1) >= number for i in way):
            chosen = taken
        chosen = next(i for i, card in enumerate(there) if self._face(card) == self._face(there[chosen]))
        rest = [card for i, card in enumerate(there) if i != chosen]
        lies = [card for i, card in enumerate(step.among) if i != taken]
        self.stirred[CHOICES] += self._face(there[chosen]) != self._face(there[taken])
        self._instead |= dict(zip(lies, rest, strict=True)) | {step.among[taken]: there[chosen]}

    def _card(self, card: int) -> int:
        return self._instead.get(card, card)

    def _face(self, card: int) -> int:
        return self._there.state.face[card]

    def _with_faces(self, step: Step) -> int:
        faces = [self._face(self._card(card)) for card in step.hidden]
        what = word(self._there.state.book, step.move)
        if what in ("pass", "discard"):
            faces += [-1] * (3 - len(faces))
            return step.move & ~THREE_FACES | cards(*faces)
        if what in ("take", "toll"):
            return step.move & ~(127 << FACE_AT) | faces[0] << FACE_AT
        return step.move


def other_world(
    truth: World, rng: Rng, slots: Iterable[str], sparing: bool, tries: int = 6
) -> tuple[World, Counter[str]] | None:
    """A world that looks the same to the viewer of another one, and what is different in it."""
    wanted = set(slots)
    for _ in range(tries):
        other = OtherWorld(truth, rng, wanted, sparing)
        if other.world:
            return other.world, other.stirred
        sparing = True
    return None


def nothing_bound_to_come(world: World) -> None:
    """Let chance decide anew what it was bound to give."""
    state = world.state
    for i in range(state.lucky, len(state.luck)):
        state.luck[i] = 0  # whatever chance may be asked, that is one of its answers
    state.deals = state.deals[: state.round]


def ask_somebody_else(world: World, rng: Rng) -> bool:
    """Let the veto window have come to somebody else of whom the viewer cannot tell that it is not him (X-WC-20)."""
    state, viewer = world.state, world.viewer
    windows = [reaction for reaction in state.book.reactions if isinstance(reaction, Window)]
    if not windows or state.over() or state.decision.name != "veto" or state.decider == viewer:
        return False
    seats = [(state.turn + i) % state.book.seats for i in range(1, state.book.seats)]
    asked = [seat for seat in seats if state.hand_size[seat]]
    if viewer != WATCHER and viewer in asked:
        at = asked.index(viewer)
        asked = asked[:at] if state.decider in asked[:at] else asked[at + 1 :]
    chosen = asked[rng.below(len(asked))]
    if chosen == state.decider:
        return False
    state.memory[windows[0].memory + ASKED] = (chosen - state.turn) % state.book.seats
    state.decider = chosen
    state.listed = False
    return True
