"""A position: where every card is, what is being decided, and what has happened.

Cards have identities, numbered in the order they are dealt, so that an identity tells nothing. What a card *is*
stands in one table only, `face`. Whatever is secret in the game is secret because somebody has not seen a face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pyrite.kernel import facts, knowledge
from pyrite.kernel.book import Book, Decision, Goal, Kind, Role
from pyrite.kernel.errors import BadLuck, GameOver, IllegalMove, NoSuchSeat, NotYourDecision, TooMany
from pyrite.kernel.mine import STACK, WHAT_AT, Mine
from pyrite.kernel.moves import MARKS
from pyrite.kernel.rng import Rng
from pyrite.kernel.vecs import append, vec

if TYPE_CHECKING:
    from pyrite.kernel.fan import Fan

HAND_ROOM: Final = 16
EVERYBODY: Final = 0xFFFF  # the seats, and bit 15 for those who only watch
WATCHER: Final = 15

# --- where the round stands (X-G7) ----------------------------------------------------------------
ASKING: Final = 0  # a decision is open
REACTING: Final = 1  # a card has been declared; others may react
RESOLVING: Final = 2  # its effect comes now
REACHING: Final = 3  # goals that have been reached are turned up
DRAWING: Final = 4
ENDING_TURN: Final = 5
SHARING: Final = 6
ROUND_OVER: Final = 7
GAME_OVER: Final = 8
OWN_STAGES: Final = 16  # a game with stages of its own numbers them from here on

# --- how a round ended ----------------------------------------------------------------------------
UNDECIDED: Final = 0
EXHAUSTED: Final = 1  # nobody has a card left
OWN_OUTCOMES: Final = 2  # from here on they are the book's own

HISTORY_SEAT_AT: Final = 48
ONE: Final[i64] = 1
_CLOSED: Final = Decision("over")


# --- a gold card that somebody has, as one word of the purse --------------------------------------
GOLD_SEAT_AT: Final = 8
GOLD_ROUND_AT: Final = 12
GOLD_OPEN: Final = 1 << 16  # paid out in the open: everybody knows it
GOLD_SPENT: Final = 1 << 17  # changed since, in the open; kept because the order of picking still tells something


def gold_card(entry: i64) -> i64:
    return entry & 255


def gold_owner(entry: i64) -> i64:
    return (entry >> GOLD_SEAT_AT) & 15


def gold_round(entry: i64) -> i64:
    return (entry >> GOLD_ROUND_AT) & 15


class Deal:
    """The chance results of one round: every pile in the order in which it is dealt."""

    def __init__(
        self,
        deck: vec[i64],
        goals: vec[i64],
        roles: vec[i64],
        gold: vec[i64],
        piles: list[vec[i64]],
        luck: vec[i64],
    ) -> None:
        self.deck: vec[i64] = deck  # cards set aside first, those in the centre of the mine last
        self.goals: vec[i64] = goals  # one to each goal spot; what is left over stays out
        self.roles: vec[i64] = roles  # one to each seat; what is left over is the spare
        self.gold: vec[i64] = gold  # the gold deck, first drawn first
        self.piles: list[vec[i64]] = piles  # the modules' own piles, as in the book
        self.luck: vec[i64] = luck  # what chance gave in the course of the round, in this order


class State:
    """One position. Made by `Setup.begin()`; changed only by `play`."""

    def __init__(self, book: Book, rng: Rng, mine: Mine) -> None:
        self.book: Book = book
        self.rng: Rng = rng
        self.deals: list[Deal] = []  # what chance has given or, for rounds to come, is bound to give
        self.round: i64 = 0
        self.starter: i64 = 0
        # cards: this round's deck, goals and roles, one block of faces after the other
        self.face: vec[i64] = vec[i64]()
        self.base: i64 = 0  # the identity of the first card of this round
        self.known: vec[i64] = vec[i64]()  # for each card of the round, who is certain of its face
        self.hands: vec[i64] = vec[i64]()
        self.hand_size: vec[i64] = vec[i64]()
        self.top: i64 = 0  # the draw pile: identities from here …
        self.bottom: i64 = 0  # … to just before here
        self.discard: vec[i64] = vec[i64]()
        self.front: vec[i64] = vec[i64]()  # for each seat and mark the card lying there, or -1
        self.marks: vec[i64] = vec[i64]()  # for each seat the same as bits
        self.role: vec[i64] = vec[i64]()
        self.spare: vec[i64] = vec[i64]()  # dwarfs nobody has, the uppermost first
        self.veil: vec[i64] = vec[i64]()  # see `knowledge`; empty as long as nothing was mixed
        self.veils: i64 = 0  # groups that were made so far
        self.insight: bool = False  # whether anybody knows a card in another hand
        self.luck: vec[i64] = vec[i64]()  # what chance has given in this round, or is bound to give
        self.lucky: i64 = 0  # how much of it has been used
        self.mine: Mine = mine
        # gold: identities of their own, for the whole game
        self.gold_face: vec[i64] = vec[i64]()
        self.gold_pile: vec[i64] = vec[i64]()  # first drawn first
        self.open_gold: i64 = 0  # so many at the bottom of the pile lie open until it is shuffled
        self.purse: vec[i64] = vec[i64]()  # every gold card somebody has, in the order received
        self.loose: vec[i64] = vec[i64]()  # nuggets that are no cards, by seat
        self.offer: vec[i64] = vec[i64]()  # gold cards being handed out
        self.returned: vec[i64] = vec[i64]()  # gold put back in the open: its value, and the round from bit 4 on
        # the turn
        self.stage: i64 = ASKING
        self.decision: Decision = _CLOSED
        self.decider: i64 = 0
        self.turn: i64 = 0
        self.direction: i64 = 1  # 1 clockwise, -1 against it
        self.declared: i64 = 0  # the move being played
        self.played: i64 = -1  # and its card, as long as it is on its way between hand and table
        self.held: i64 = -1  # an action card that is not done yet while other cards are played for it
        self.reaction: i64 = 0  # which reaction is asked next
        self.dug: i64 = 0  # the spot where a path card was laid last in this turn, or 0
        self.pending: i64 = 0  # the goal that is being turned up
        self.draws: i64 = 0  # who draws at the end of the turn, a nibble each: seat + 1
        self.last_turn: i64 = -1
        self.last_path: i64 = -1
        self.connector: i64 = -1
        self.outcome: i64 = UNDECIDED
        self.memory: vec[i64] = vec[i64]()
        # the past
        self.history: vec[i64] = vec[i64]()  # this round's turns as everybody saw them: move, seat from HISTORY_SEAT_AT
        self.log: vec[i64] = vec[i64]()
        self.forgotten: i64 = 0  # events that happened before this log begins
        self.choices: vec[i64] = vec[i64]()
        self.listed: bool = False
        self.fan: Fan | None = None  # room to count in, where moves are picked unlisted

    def copy(self) -> State:
        """The same position, to go on from on its own. Its past events stay with the original; numbers go on."""
        twin = State(self.book, self.rng.copy(), self.mine.copy())
        twin.deals = self.deals
        twin.round = self.round
        twin.starter = self.starter
        twin.face = self.face  # dealt anew each round, never changed in place
        twin.base = self.base
        twin.known = self.known[:]
        twin.hands = self.hands[:]
        twin.hand_size = self.hand_size[:]
        twin.top = self.top
        twin.bottom = self.bottom
        twin.discard = self.discard[:]
        twin.front = self.front[:]
        twin.marks = self.marks[:]
        twin.role = self.role[:]
        twin.spare = self.spare[:]
        twin.veil = self.veil[:]
        twin.veils = self.veils
        twin.insight = self.insight
        twin.luck = self.luck[:]
        twin.lucky = self.lucky
        twin.gold_face = self.gold_face
        twin.gold_pile = self.gold_pile[:]
        twin.open_gold = self.open_gold
        twin.purse = self.purse[:]
        twin.loose = self.loose[:]
        twin.offer = self.offer[:]
        twin.returned = self.returned[:]
        twin.stage = self.stage
        twin.decision = self.decision
        twin.decider = self.decider
        twin.turn = self.turn
        twin.direction = self.direction
        twin.declared = self.declared
        twin.played = self.played
        twin.held = self.held
        twin.reaction = self.reaction
        twin.dug = self.dug
        twin.pending = self.pending
        twin.draws = self.draws
        twin.last_turn = self.last_turn
        twin.last_path = self.last_path
        twin.connector = self.connector
        twin.outcome = self.outcome
        twin.memory = self.memory[:]
        twin.history = self.history[:]
        twin.forgotten = self.happened()
        twin.choices = self.choices  # made anew for each decision, never changed in place
        twin.listed = self.listed
        return twin

    # --- the contract -----------------------------------------------------------------------------

    def over(self) -> bool:
        return self.stage == GAME_OVER

    def moves(self) -> vec[i64]:
        """Every legal move of the open decision, in a list of the caller's own; empty when the game is over."""
        return self.listing()[:]

    def listing(self) -> vec[i64]:
        """The same, the very list that `play` checks against: to be read by the rules, never to be handed out."""
        if not self.listed:
            self.choices = vec[i64]() if self.stage == GAME_OVER else self.decision.moves(self)
            self.listed = True
        return self.choices

    def allows(self, move: i64) -> bool:
        listed = self.listing()
        for m in listed:
            if m == move:
                return True
        plain = self.decision.plain(self, move)  # after the rest: nearly always it is said as it is listed
        if plain != move:
            for m in listed:
                if m == plain:
                    return True
        return False

    def play(self, move: i64) -> None:
        """Play a legal move of the open decision, and everything that follows from it up to the next one."""
        self.check(move)
        self._follow(move)

    def play_any(self, rng: Rng) -> None:
        """Play a legal move that chance picks, each as likely as the others: `moves` and `play`, only quicker."""
        if self.stage == GAME_OVER:
            raise GameOver()
        self._follow(self.decision.pick(self, rng))

    def replay(self, move: i64) -> None:
        """Play a move of a game from the past, perhaps one that only the rules of that time allowed."""
        self.check_past(move)
        self._follow(move)

    def check_past(self, move: i64) -> None:
        """Raise like `check`, but not for a move that an earlier Pyrite allowed."""
        if self.stage == GAME_OVER or not self.decision.once_allowed(self, move):
            self.check(move)

    def _follow(self, move: i64) -> None:
        self.listed = False
        self.decision.play(self, move)
        self.book.flow.proceed(self)

    def check(self, move: i64) -> None:
        """Raise the typed error that says why this move is not legal now; nothing if it is."""
        if self.stage == GAME_OVER:
            raise GameOver()
        if not self.allows(move):
            rule, reason = self.decision.refusal(self, move).split(" ")
            raise IllegalMove(rule, reason)

    def claim(self, seat: i64) -> None:
        """Raise unless the open decision is this seat's."""
        if self.stage == GAME_OVER:
            raise GameOver()
        if seat != self.decider:
            raise NotYourDecision(seat)

    def seated(self, number: int) -> i64:
        """A seat as callers name it; raise if nobody sits there."""
        seats: int = self.book.seats
        if not 0 <= number < seats:
            raise NoSuchSeat(number, seats - 1)
        return i64(number)

    def viewer(self, number: int) -> i64:
        """A seat, or WATCHER, as callers name it; raise if there is no such viewer."""
        return WATCHER if number == WATCHER else self.seated(number)

    # --- what the rules do with cards -------------------------------------------------------------

    def kind(self, card: i64) -> Kind:
        return self.book.kinds[self.face[card]]

    def team(self, seat: i64) -> i64:
        role = self.book.kinds[self.face[self.role[seat]]]
        assert isinstance(role, Role)
        return role.team

    def goal(self, card: i64) -> Goal:
        goal = self.book.kinds[self.face[card]]
        assert isinstance(goal, Goal)
        return goal

    def under(self, card: i64) -> i64:
        """What lies under the card of a stack: the card at the same place of the second of the modules' own piles."""
        piles = self.book.piles
        return card - piles[0].first + piles[1].first

    def beside(self, seat: i64, way: i64) -> i64:
        """The neighbour of a seat: its left one for way 1 (clockwise), its right one for way -1."""
        other = seat + way
        if other == self.book.seats:
            return 0
        return other if other >= 0 else self.book.seats - 1

    def nuggets(self, seat: int) -> i64:
        """All the gold a seat has, cards and loose."""
        owner = self.seated(seat)
        total = self.loose[owner]
        for entry in self.purse:
            if gold_owner(entry) == owner and entry & GOLD_SPENT == 0:
                total += self.gold_face[gold_card(entry)]
        return total

    def score(self, seat: int) -> i64:
        """What a seat's gold is worth in the end (B-45, D-36)."""
        return max(self.nuggets(seat) - self.book.tokens_due, 0)

    def holds(self, seat: i64, face: i64) -> bool:
        i: i64
        for i in range(seat * HAND_ROOM, seat * HAND_ROOM + self.hand_size[seat]):
            if self.face[self.hands[i]] == face:
                return True
        return False

    def faces_in_hand(self, seat: i64) -> vec[i64]:
        """What a seat can choose among: its faces, each once, the longest held first."""
        out = vec[i64](capacity=8)
        hands = self.hands
        faces = self.face
        seen: i64 = 0  # two words of bits: all modules together have more than 64 faces
        more: i64 = 0
        one = 1 + (seat & 0)  # no constant: compiled, that has 32 bits where it is shifted, or more but in a box
        i: i64
        for i in range(seat * HAND_ROOM, seat * HAND_ROOM + self.hand_size[seat]):
            f = faces[hands[i]]
            if f < 63:
                bit = one << f
                if seen & bit:
                    continue
                seen |= bit
            else:
                bit = one << (f - 63)
                if more & bit:
                    continue
                more |= bit
            out = append(out, f)
        return out

    def from_hand(self, seat: i64, face: i64) -> i64:
        """Take the oldest card with this face out of a hand."""
        hands = self.hands
        faces = self.face
        i = seat * HAND_ROOM
        while faces[hands[i]] != face:
            i += 1
        card = hands[i]
        last = seat * HAND_ROOM + self.hand_size[seat] - 1
        while i < last:
            hands[i] = hands[i + 1]
            i += 1
        self.hand_size[seat] -= 1
        return card

    def draw(self, seat: i64) -> None:
        """Take the top card of the draw pile, if there is one (B-14, B-15)."""
        if self.top == self.bottom:
            return
        card = self.top
        self.top += 1
        self.into_hand(seat, card)
        self.known[card - self.base] |= ONE << seat
        self.note(facts.DREW, seat, card, 0)

    def into_hand(self, seat: i64, card: i64) -> None:
        """Put a card into a hand; who sees it is said elsewhere."""
        self.hands[seat * HAND_ROOM + self.hand_size[seat]] = card
        self.hand_size[seat] += 1

    def put_away(self, card: i64, seen_by: i64) -> None:
        """Lay a card on the discard pile; `seen_by` are those who see its face go there."""
        self.known[card - self.base] |= seen_by
        self.discard = append(self.discard, card)

    def put_aside(self, card: i64) -> None:
        """A card that lay open leaves the table: to the discard pile, if it is one of the deck (X-TC-9)."""
        if self.kind(card).shuffled_in():
            self.put_away(card, EVERYBODY)

    def slip(self, seat: i64, face: i64) -> i64:
        """Put a card from hand on the discard pile, unseen, and return which one it was."""
        card = self.from_hand(seat, face)
        self.put_away(card, 0)
        self.note(facts.PASSED, seat, card, 0)
        if self.insight:
            self.mix(append(self.hand(seat), card), ONE << seat)
        return card

    def hand(self, seat: i64) -> vec[i64]:
        """The cards a seat holds, the longest held first."""
        out = vec[i64](capacity=HAND_ROOM)
        i: i64
        for i in range(seat * HAND_ROOM, seat * HAND_ROOM + self.hand_size[seat]):
            out = append(out, self.hands[i])
        return out

    def most_held(self, seat: i64) -> i64:
        """How many cards a seat may come to hold: its own, those owed to it, and one from every stack in the mine."""
        most: i64 = self.hand_size[seat]
        owed = self.draws
        while owed:
            if owed & 15 == seat + 1:
                most += 1
            owed >>= 4
        for c in self.mine.sites:
            if (self.mine.cell[c] >> WHAT_AT) & 7 == STACK:
                most += 1
        return most

    # --- who knows what ---------------------------------------------------------------------------

    def expose(self, card: i64) -> None:
        """From now on everybody knows this card."""
        if len(self.veil):
            knowledge.lift(self, card, EVERYBODY)
        self.known[card - self.base] = EVERYBODY

    def show_to(self, card: i64, seat: i64) -> None:
        if len(self.veil):
            knowledge.lift(self, card, ONE << seat)
        self.known[card - self.base] |= ONE << seat

    def uncover(self, seat: i64, card: i64) -> None:
        """A card just taken from a hand is shown to everybody."""
        if self.insight:  # who knew one like it there cannot tell whether it was that one
            self.mix(append(self.hand(seat), card), ONE << seat)
        self.expose(card)
        if len(self.veil):
            knowledge.settle(self, seat)

    def mix(self, cards: vec[i64], seen_by: i64) -> None:
        """These cards have changed places unseen; only `seen_by` can still tell which is which."""
        knowledge.mix(self, cards, seen_by)

    # --- chance -----------------------------------------------------------------------------------

    def chance(self, ways: i64) -> i64:
        """Let chance choose among so many ways, from 0 on. What it chooses is written down with the deal."""
        if self.lucky == len(self.luck):
            self.luck = append(self.luck, self.rng.below(ways))
        self.lucky += 1
        if self.luck[self.lucky - 1] >= ways:
            raise BadLuck(self.lucky, ways)
        return self.luck[self.lucky - 1]

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle a pile in the course of a round."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.chance(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def lay_in_front(self, seat: i64, mark: i64, card: i64) -> None:
        self.front[seat * MARKS + mark] = card
        self.marks[seat] |= ONE << mark

    def take_from_front(self, seat: i64, mark: i64) -> i64:
        card = self.front[seat * MARKS + mark]
        self.front[seat * MARKS + mark] = -1
        self.marks[seat] &= ~(ONE << mark)
        return card

    # --- what the rules say -----------------------------------------------------------------------

    def note(self, kind: i64, seat: i64, card: i64, detail: i64) -> None:
        """Write down a fact; it becomes an event with the next number."""
        if kind > facts.KINDS:
            raise TooMany("facts", facts.KINDS)
        self.log = append(
            self.log, kind | (seat << facts.SEAT_AT) | (card << facts.CARD_AT) | (detail << facts.DETAIL_AT)
        )

    def remember(self, seat: i64, move: i64) -> None:
        """Keep a turn for the round's history; only what everybody has seen of it."""
        self.history = append(self.history, move | (seat << HISTORY_SEAT_AT))

    def happened(self) -> i64:
        """How many events there have been so far."""
        return self.forgotten + len(self.log)

    def ask(self, decision: Decision, seat: i64) -> None:
        """Open a decision for a seat."""
        self.decision = decision
        self.decider = seat
        self.stage = ASKING

    def owe(self, seat: i64) -> None:
        """One more card is to be drawn at the end of the turn, after those that are already."""
        at: i64 = 0
        while (self.draws >> at) & 15:
            at += 4
        self.draws |= (seat + 1) << at

    def end_round(self, outcome: i64, connector: i64) -> None:
        """The round is over at once (B-31); what was still to happen in this turn lapses."""
        self.outcome = outcome
        self.connector = connector
        self.stage = SHARING
