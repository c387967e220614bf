"""The course of a round in the forest: a card, a walk, a draw; and how it ends (LM-10 … LM-13, LM-34 … LM-42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines import audit
from pyrite.games.lost_mines import forest as ground
from pyrite.games.lost_mines.cards import GONE_FROM_EDGE, LostMine, clan_of, sort_of, treasure
from pyrite.games.lost_mines.facts import (
    CLAN_SHOWN,
    COLLECTED,
    CONSENT,
    END_ANSWERED,
    END_PROPOSED,
    STEPPED,
    TOKEN_GONE,
    TRAPPED,
    TREASURE_TAKEN,
)
from pyrite.games.lost_mines.forest import (
    CAMPFIRE,
    OWNER_AT,
    STEPS,
    STEPS_RESTED,
    TOKEN_AT,
    TRAP,
    TROLL,
    Forest,
    beyond,
    feature,
)
from pyrite.games.lost_mines.reach import IN_REACH_AT, early, prospect, seen_prospect
from pyrite.kernel import facts
from pyrite.kernel.book import A_STEP, AT_ONCE, WHILE_HERE, Book, Decision, Option, Preparation
from pyrite.kernel.fan import Fan
from pyrite.kernel.mine import GOAL, HIDDEN
from pyrite.kernel.moves import AGREE, MARK_AT, PASS, REFUSE, face, mark, verb
from pyrite.kernel.passing import PassSeveral
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import Round
from pyrite.kernel.shapes import count_sides, nth_side
from pyrite.kernel.state import (
    ASKING,
    DRAWING,
    ENDING_TURN,
    EVERYBODY,
    EXHAUSTED,
    HAND_ROOM,
    ONE,
    OWN_STAGES,
    REACHING,
    REACTING,
    RESOLVING,
    ROUND_OVER,
    SHARING,
    State,
)
from pyrite.kernel.vecs import append, vec
from pyrite.kernel.view import View

WALKING: Final = OWN_STAGES  # the card is played; the dwarf walks
ARRIVING: Final = OWN_STAGES + 1  # it has; what is there?
MOST_ROUNDS: Final = 12  # if nobody is ahead even then, the win is shared (LM-48)


class ForestRound(Round):
    """Turns of three steps: a card, a walk, a draw."""

    def __init__(self, book: Book, forest: Forest, last_move: bool, decider: bool) -> None:
        super().__init__(book, "A-5 choose-mine-fitting", "LM-46 deal-first-forest", "LM-13 not-in-this-step")
        self.forest: Forest = forest
        self.last_move: bool = last_move  # whether the last card of a round is followed by a walk
        self.deciding: bool = decider  # LM-48: whether a tie is played out in further rounds
        self.walk: Decision = book.add_decision(Walk(self))
        self.collect: Decision = book.add_decision(Collect(self))
        self.consent: Decision = book.add_decision(Consent(self))
        book.add_option(PassSeveral(2, "LM-34 not-in-hand", "LM-34 discard-two-at-most"), [PASS])
        book.add_option(ProposeEnd(self), [self.forest.to_propose])
        book.preparations.append(SettingOut(forest))

    def most_rounds(self, book: Book) -> i64:
        return MOST_ROUNDS if self.deciding else book.rounds

    def proceed(self, g: State) -> None:
        while g.stage != ASKING:
            stage = g.stage
            if stage == REACTING or stage == RESOLVING:
                g.stage = REACHING
                g.book.kinds[face(g.declared)].resolve(g, g.declared)
            elif stage == REACHING:
                self._card_done(g)
            elif stage == DRAWING:  # cards were discarded
                g.stage = WALKING
            elif stage == WALKING:
                self._set_off(g)
            elif stage == ARRIVING:
                self._arrive(g)
            elif stage == ENDING_TURN:
                self._finish(g)
            elif stage == SHARING:
                self._share(g)
            elif stage == ROUND_OVER:
                self._after_round(g)
            else:
                return

    # --- the turn ---------------------------------------------------------------------------------

    def _card_done(self, g: State) -> None:
        if g.played >= 0:
            g.put_away(g.played, EVERYBODY)
            g.played = -1
        g.stage = WALKING

    def _set_off(self, g: State) -> None:
        """The dwarf of whoever is on turn may walk, farther if it rests at a campfire (LM-22, LM-35)."""
        if not self.last_move and g.top == g.bottom and not anyone_has_cards(g):
            g.end_round(EXHAUSTED, -1)
            return
        resting = feature(g.mine.shape(g.memory[self.forest.dwarf + g.turn])) == CAMPFIRE
        g.memory[self.forest.steps] = STEPS_RESTED if resting else STEPS
        self.walk_on(g)

    def walk_on(self, g: State) -> None:
        """Ask for the next step, if there is one to take."""
        if g.memory[self.forest.steps] and self.free(g):
            g.ask(self.walk, g.turn)
        else:
            self.arrive(g)

    def free(self, g: State) -> i64:
        """The sides through which the dwarf on turn can step, as bits."""
        here = g.mine.at(g.memory[self.forest.dwarf + g.turn])
        return self.forest.free(g.mine, g.memory, g.turn, here)

    def step(self, g: State, side: i64) -> None:
        """Cross over to the next card: a trap costs a card (LM-27), a face-down mine is discovered (LM-38)."""
        forest = self.forest
        seat = g.turn
        here = g.memory[forest.dwarf + seat]
        there = beyond(here, side)
        g.memory[forest.dwarf + seat] = there
        g.memory[forest.steps] -= 1
        g.note(STEPPED, seat, 0, there | (here << 16))
        g.remember(seat, self.forest.to_step | (side << MARK_AT))
        if forest.token(g.memory, here, side) == TRAP:
            self._spring(g, seat)
        if g.mine.what(there) == HIDDEN:
            g.memory[forest.steps] = 0
            self.discover(g, there, ONE << (side ^ 2))  # it opens to where the dwarf came from
        else:
            self.walk_on(g)

    def _spring(self, g: State, seat: i64) -> None:
        """Chance takes a card out of the walker's hand; nobody else sees which (LM-27, A-16)."""
        size = g.hand_size[seat]
        if size == 0:
            g.note(TRAPPED, seat, 0, 0)
            return
        card = g.from_hand(seat, g.face[g.hands[seat * HAND_ROOM + g.chance(size)]])
        g.put_away(card, 0)
        g.note(TRAPPED, seat, card, 1)

    def settle(self, g: State, half_turn: bool) -> None:
        Round.settle(self, g, half_turn)
        self.arrive(g)

    def arrive(self, g: State) -> None:
        """The walk is over."""
        g.memory[self.forest.steps] = 0
        g.stage = ARRIVING

    def _arrive(self, g: State) -> None:
        """Whoever ends his walk on a treasure mine takes one treasure of its sort, if there is one (LM-39)."""
        found = self.treasures(g)
        if len(found) > 1:
            g.ask(self.collect, g.turn)
        elif len(found) == 1:
            self.take(g, found[0])
        else:
            g.stage = ENDING_TURN

    def treasures(self, g: State) -> vec[i64]:
        """Places of the treasures that the dwarf on turn may take one of, from 0 on."""
        out = vec[i64]()  # nearly always it stays empty
        spot = g.memory[self.forest.dwarf + g.turn]
        if g.mine.what(spot) != GOAL:
            return out
        mine = g.kind(g.mine.card(spot))
        assert isinstance(mine, LostMine)
        slot: i64
        for slot in range(self.forest.seats):
            if g.memory[self.forest.owner + slot] == 0 and sort_of(g, treasure(g, slot)) == mine.sort:
                out = append(out, slot)
        return out

    def take(self, g: State, slot: i64) -> None:
        card = treasure(g, slot)
        g.memory[self.forest.owner + slot] = g.turn + 1
        g.show_to(card, g.turn)
        g.note(TREASURE_TAKEN, g.turn, card, slot + 1)
        i: i64
        for i in range(self.forest.seats):
            if g.memory[self.forest.owner + i] == 0:
                g.stage = ENDING_TURN
                return
        g.end_round(COLLECTED, -1)  # at once: nobody draws any more

    def _finish(self, g: State) -> None:
        """As many cards are drawn as were used (LM-41), and the next player who has one is on turn (LM-12)."""
        while g.draws:
            g.draw((g.draws & 15) - 1)
            g.draws >>= 4
        g.last_turn = g.turn
        if not anyone_has_cards(g):
            g.end_round(EXHAUSTED, -1)
            return
        seat = g.turn
        while True:
            seat = g.beside(seat, 1)
            self._send_troll_home(g, seat)  # even of somebody who has to pass
            if g.hand_size[seat]:
                break
        self._begin_turn(g, seat)

    def _send_troll_home(self, g: State, seat: i64) -> None:
        """A troll leaves when its owner's next turn begins (LM-11, LM-30)."""
        if (g.marks[seat] >> self.forest.troll) & 1 == 0:
            return
        i: i64
        for i in range(self.forest.edge, self.forest.tool):
            word = g.memory[i]
            if word and (word >> TOKEN_AT) & 3 == TROLL and word >> OWNER_AT == seat + 1:
                self.forest.lift(g.memory, i, self.forest.tool)
                g.note(TOKEN_GONE, seat, 0, word | GONE_FROM_EDGE)
                break
        card = g.take_from_front(seat, self.forest.troll)
        g.put_away(card, EVERYBODY)
        g.note(facts.CLEARED, seat, card, self.forest.troll)

    # --- the end ----------------------------------------------------------------------------------

    def _share(self, g: State) -> None:
        last = g.last_turn if g.outcome == CONSENT else g.turn  # who used the last card (LM-47, A-35)
        Round._share(self, g)
        g.last_turn = last

    def _after_round(self, g: State) -> None:
        if g.round < g.book.rounds or (g.round < self.most_rounds(g.book) and self._tied(g)):
            g.starter = g.beside(g.last_turn, 1)
            g.ask(self.next, g.starter)
        else:
            self._end_game(g)

    def _tied(self, g: State) -> bool:
        best: i64 = -1
        tied = False
        seat: i64
        for seat in range(g.book.seats):
            if g.loose[seat] > best:
                best = g.loose[seat]
                tied = False
            elif g.loose[seat] == best:
                tied = True
        return tied

    # --- for those who look on -------------------------------------------------------------------

    def flaw(self, g: State) -> str:
        return audit.flaw(g, self.forest)

    def leading_on(self, g: State) -> vec[i64]:
        return audit.leading_on(g, self.forest)


class SettingOut(Preparation):
    """Every dwarf stands on the start of its clan, which everybody sees (LM-6, LM-7)."""

    def __init__(self, forest: Forest) -> None:
        self.forest: Forest = forest

    def dealt(self, g: State) -> None:
        seat: i64
        for seat in range(g.book.seats):
            clan = clan_of(g, seat)
            g.memory[self.forest.dwarf + seat] = g.mine.spots[g.mine.starts[clan]]
            g.note(CLAN_SHOWN, seat, g.role[seat], clan)


class Walk(Decision):
    """Where the dwarf goes next, one card at a time (LM-35 … LM-38)."""

    def __init__(self, flow: ForestRound) -> None:
        super().__init__("walk")
        self.pace = A_STEP
        self.on_turn = True
        self.line = "steps"
        self.own_line = True
        self.flow: ForestRound = flow

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=8)
        free = self.flow.free(g)
        side: i64
        for side in range(4):
            if (free >> side) & 1:
                out = append(out, self.flow.forest.to_step | (side << MARK_AT))
        return append(out, self.flow.forest.to_stay)

    def pick(self, g: State, rng: Rng) -> i64:
        free = self.flow.free(g)
        sides = count_sides(free)
        nth = rng.below(sides + 1)
        if nth == sides:
            return self.flow.forest.to_stay
        return self.flow.forest.to_step | (nth_side(free, nth) << MARK_AT)

    def away(self, v: View, rng: Rng) -> i64:
        return self.flow.forest.to_stay

    def play(self, g: State, move: i64) -> None:
        if verb(move) == self.flow.forest.to_step:
            self.flow.step(g, mark(move))
        else:
            self.flow.arrive(g)

    def fits(self, g: State) -> bool:
        return g.decider == g.turn and g.memory[self.flow.forest.steps] > 0

    def refusal(self, g: State, move: i64) -> str:
        if verb(move) != self.flow.forest.to_step or mark(move) > 3:
            return "LM-13 not-in-this-step"
        forest = self.flow.forest
        c = g.mine.at(g.memory[forest.dwarf + g.turn])
        why = forest.barrier(g.mine, g.memory, g.turn, c, mark(move))
        if why == ground.CLOSED:
            return "LM-36 side-closed"
        if why == ground.NOTHING:
            return "LM-36 nothing-there-to-walk"
        if why == ground.SHUT:
            return "LM-36 obstacle-shut"
        if why == ground.TAKEN:
            return "LM-36 place-taken"
        return "LM-36 troll-there"


class Collect(Decision):
    """Which of the treasures that fit the mine (A-1)."""

    def __init__(self, flow: ForestRound) -> None:
        super().__init__("collect")
        self.on_turn = True
        self.flow: ForestRound = flow

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=4)
        for slot in self.flow.treasures(g):
            out = append(out, self.flow.forest.to_collect | ((slot + 1) << MARK_AT))
        return out

    def play(self, g: State, move: i64) -> None:
        self.flow.take(g, mark(move) - 1)

    def fits(self, g: State) -> bool:
        return g.decider == g.turn

    def refusal(self, g: State, move: i64) -> str:
        return "A-1 collect-other" if verb(move) == self.flow.forest.to_collect else "LM-13 not-in-this-step"


class ProposeEnd(Option):
    """As soon as a mine that may hold a treasure is out of reach the round may be ended if all agree (A-33)."""

    def __init__(self, flow: ForestRound) -> None:
        self.flow: ForestRound = flow

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        return append(out, self.flow.forest.to_propose) if self._opens(g) else out

    def count(self, g: State, seat: i64, fan: Fan) -> i64:
        return 1 if self._opens(g) else 0

    def nth(self, g: State, seat: i64, fan: Fan, nth: i64) -> i64:
        return self.flow.forest.to_propose

    def _opens(self, g: State) -> bool:
        forest = self.flow.forest
        if early(g, forest):
            return False
        p = prospect(g, forest)
        return p.loses(p.worth & ~g.memory[forest.given_up])  # what was refused comes again only with a further mine

    def play(self, g: State, seat: i64, move: i64) -> None:
        p = prospect(g, self.flow.forest)
        lost = p.lost()
        g.memory[self.flow.forest.given_up] = lost
        g.note(END_PROPOSED, seat, 0, lost | ((p.worth & ~lost) << IN_REACH_AT))
        g.remember(seat, self.flow.forest.to_propose)
        g.ask(self.flow.consent, g.beside(seat, 1))

    def takes_card(self) -> bool:
        return False

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        return "A-33 asked-already" if prospect(g, self.flow.forest).lost() else "A-33 not-hopeless"

    def once_allowed(self, g: State, move: i64) -> bool:
        """Once it could be proposed in every turn, when no treasure at all was in reach."""
        p = prospect(g, self.flow.forest)
        return p.lost() == p.worth


class Consent(Decision):
    """Whether the round is to end now; one who refuses is enough to go on (A-33)."""

    def __init__(self, flow: ForestRound) -> None:
        super().__init__("consent")
        self.pace = AT_ONCE
        self.patience = WHILE_HERE
        self.line = "proposed"
        self.flow: ForestRound = flow

    def moves(self, g: State) -> vec[i64]:
        return vec[i64]([AGREE, REFUSE])

    def away(self, v: View, rng: Rng) -> i64:
        """Nobody loses by being away: no, while any treasure at all may still be reached."""
        p = seen_prospect(v, self.flow.forest)
        return AGREE if p.lost() == p.worth else REFUSE

    def play(self, g: State, move: i64) -> None:
        seat = g.decider
        g.note(END_ANSWERED, seat, 0, 1 if verb(move) == AGREE else 0)
        g.remember(seat, move)
        if verb(move) == REFUSE:
            g.ask(self.flow.turn, g.turn)
        elif g.beside(seat, 1) == g.turn:
            g.end_round(CONSENT, -1)
        else:
            g.ask(self, g.beside(seat, 1))

    def fits(self, g: State) -> bool:
        """It was proposed for all the mines that are out of reach, in a turn that goes on if one refuses."""
        lost = prospect(g, self.flow.forest).lost()
        proposed = lost != 0 and g.memory[self.flow.forest.given_up] == lost
        return proposed and g.decider != g.turn and g.hand_size[g.turn] > 0

    def refusal(self, g: State, move: i64) -> str:
        return "A-33 answer-first"


def anyone_has_cards(g: State) -> bool:
    for size in g.hand_size:
        if size:
            return True
    return False
