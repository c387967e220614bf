"""The rule book of one game: everything the modules in play have added, gathered once and then only read.

The round never asks which module is on. It asks the book: which kinds of card there are, which options a turn has,
who may react to a card, what a goal does when it is reached, how the gold is shared. A module writes itself into the
book; what it writes are objects of the classes below. Modules from outside may be interpreted while the house is
compiled, so these classes allow subclasses that are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from pyrite.kernel import facts
from pyrite.kernel.errors import TooMany
from pyrite.kernel.forms import AIMS, FORMS, Form, Way
from pyrite.kernel.moves import MARKS, SEATS, VERBS
from pyrite.kernel.vecs import append, vec

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyrite.kernel.choice import Agreed
    from pyrite.kernel.fan import Fan
    from pyrite.kernel.mine import Mine
    from pyrite.kernel.rng import Rng
    from pyrite.kernel.state import State
    from pyrite.kernel.view import View

# --- how long a decision is waited for, where people play at a table ---------------------------------
FOR_GOOD: Final = 0  # as long as they like
WHILE_HERE: Final = 1  # as long as they have the table open; then it is decided for them (`Decision.away`)
NOT_LONG: Final = 2  # a little while, here or not

# --- how long a bot seems to think about it ----------------------------------------------------------
A_PAUSE: Final = 0
A_STEP: Final = 1  # one of several that follow each other
AT_ONCE: Final = 2

FACES: Final = 126  # a hand has two words of bits to tell them apart


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A face that a card can have. Cards of the deck, goals and roles are kinds alike; hooks not needed do nothing."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.face: i64 = -1  # its number in the book

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """Add every way in which this seat may play such a card from hand now."""
        return out

    def count(self, g: State, seat: i64) -> i64:
        """How many `moves` would add. Where this is known without a list, `nth` is too."""
        return len(self.moves(g, seat, vec[i64](capacity=32)))

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        """The one with this number, from 0 on, of those that `moves` would add; they have just been counted."""
        return self.moves(g, seat, vec[i64](capacity=32))[nth]

    def mouths(self) -> i64:
        """Of a card that may lie wherever its open sides fit: those, from bit 4 on what they are after half a turn, and
        TWO_WAYS if that makes it another card. Of others 0: they are asked in how many ways they can be played."""
        return 0

    def resolve(self, g: State, move: i64) -> None:
        """The card has been played and nobody stopped it: do what it says."""

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        """The rule that forbids this move and the reason's key, as `B-18 misfit`."""
        return "X-G6 no-effect"

    def agrees(self, g: State) -> bool:
        """Whether the hand of whoever is on turn agrees with such a card having been played, while it is not done.

        Asked of positions that chance has dealt from what a viewer knows.
        """
        return True

    def waits(self) -> bool:
        """Whether such a card may lie there undone while other cards are played or chosen for it (`State.held`)."""
        return False

    def back(self) -> i64:
        """What everybody sees of such a card face down, if not all cards of its pile look alike then."""
        return 0

    def plain(self, g: State, move: i64) -> i64:
        """The same move as it is listed, where one may be said in several ways."""
        return move

    def aim(self) -> i64:
        """What such a card is played on: one of AT_NOTHING, ON_MARK … of `moves`, or one of the book's own."""
        return 0

    def marks(self) -> i64:
        """The marks in front of players that such a card speaks of, as bits (ON_MARK)."""
        return 0

    def front(self) -> i64:
        """The mark as which such a card lies in front of a player, or -1 if it never does."""
        return -1

    def digs(self) -> bool:
        """Whether such a card is laid into the mine."""
        return False

    def shuffled_in(self) -> bool:
        """Whether such a card belongs to the deck, and so to the discard pile when it leaves the mine (X-TC-9)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(Kind):
    """A card that is turned up when it is reached: a tunnel shape, and something that happens to its finder."""

    def __init__(self, name: str, shape: i64, half_turn: i64) -> None:
        super().__init__(name)
        self.shape: i64 = shape
        self.half_turn: i64 = half_turn  # the same shape turned by 180 degrees

    def shuffled_in(self) -> bool:
        return False

    def precious(self) -> bool:
        """Whether it is drawn as a treasure when it lies face up."""
        return False

    def reached(self, g: State, seat: i64) -> None:
        """Called once, when the goal lies face up and turned to fit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Role(Kind):
    """A dwarf card. The team says with whom its owner wins; roles of other modules bring their own teams."""

    def __init__(self, name: str, team: i64) -> None:
        super().__init__(name)
        self.team: i64 = team

    def shuffled_in(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One of the things a player may do with his turn."""

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        """Add every way to take this option; `faces` are those in hand, each once."""
        return out

    def count(self, g: State, seat: i64, fan: Fan) -> i64:
        """How many `moves` would add. Where this is known without a list, `nth` is too."""
        return len(self.moves(g, seat, g.faces_in_hand(seat), vec[i64](capacity=32)))

    def nth(self, g: State, seat: i64, fan: Fan, nth: i64) -> i64:
        """The one with this number, from 0 on, of those that `moves` would add; they have just been counted."""
        return self.moves(g, seat, g.faces_in_hand(seat), vec[i64](capacity=32))[nth]

    def play(self, g: State, seat: i64, move: i64) -> None:
        pass

    def plain(self, g: State, seat: i64, move: i64) -> i64:
        """The same move as it is listed, where one may be said in several ways."""
        return move

    def takes_card(self) -> bool:
        """Whether it takes a card from hand."""
        return True

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        """Why a move that was not offered is none, as `B-13 not-a-turn`."""
        return "B-13 not-a-turn"

    def once_allowed(self, g: State, move: i64) -> bool:
        """Whether an earlier Pyrite allowed a move that is none any more; old games have it (`State.replay`)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A choice somebody has to make. Exactly one is open until the game is over."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.number: i64 = -1  # its place in the book
        # Where all who are `asked` answer at the same moment: the move that says nothing. Others see that this is
        # decided, not by whom.
        self.silence: i64 = 0
        self.patience: i64 = FOR_GOOD
        self.pace: i64 = A_PAUSE
        self.deals: bool = False  # the next round: the last one is over, and all look at what has come of it
        self.hands_out: bool = False  # it is made among gold cards (`State.offer`)
        self.on_turn: bool = False  # by whoever is on turn, and by nobody else
        self.line: str = ""  # what the text of a position must say besides, where it is open …
        self.own_line: bool = False  # … and only there

    def moves(self, g: State) -> vec[i64]:
        raise AssertionError("every decision lists its moves")

    def pick(self, g: State, rng: Rng) -> i64:
        """Any of its moves, each as likely as the others: the one at the place in the list that chance says."""
        moves = g.listing()
        return moves[rng.below(len(moves))]

    def play(self, g: State, move: i64) -> None:
        raise AssertionError("every decision plays its moves")

    def asked(self, g: State) -> vec[i64]:
        """Who is asked, one after the other as long as nobody speaks up."""
        return vec[i64]([g.decider])

    def away(self, v: View, rng: Rng) -> i64:
        """The move of a player who is away or out of time, who decides in this view: in nobody's favour (X-G20)."""
        return v.moves[0]

    def fits(self, g: State) -> bool:
        """Whether something can have led to this decision; asked of positions that somebody has written by hand."""
        return True

    def foreseen(self, g: State, seat: i64) -> bool:
        """Whether this seat knows what would come of each move; else nothing may be told from it beforehand."""
        return g.decider == seat

    def plain(self, g: State, move: i64) -> i64:
        """The same move as it is listed, where one may be said in several ways."""
        return move

    def refusal(self, g: State, move: i64) -> str:
        """Why a move that was not offered is none, as `B-18 misfit`."""
        return "X-G7 not-now"

    def once_allowed(self, g: State, move: i64) -> bool:
        """Whether an earlier Pyrite allowed a move that is none any more; old games have it (`State.replay`)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction:
    """Something that may come in between: a card and its effect, a turn's work and its draw, the draw itself.

    Which of them is said by the list of the book it stands in: `reactions`, `afters`, `drawing`.
    """

    def opens(self, g: State) -> bool:
        """Do what is to be done now, and say whether the round has to go on from `State.stage` (a decision is open)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Gate:
    """Something that makes it dearer, or impossible, to lay a card in some place."""

    def admit(self, g: State, seat: i64, laying: vec[i64], first: i64) -> vec[i64]:
        """Go over the layings from `first` on: strike out those that are shut, add who may be asked to pay."""
        return laying

    def idle(self, g: State) -> bool:
        """Whether `admit` would now leave any layings as they are."""
        return True

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        """Why a laying that the mine has room for is shut; empty if it is not."""
        return ""

    def passed(self, g: State, seat: i64, move: i64) -> None:
        """A card comes to lie there now: pay."""

    def removed(self, g: State, spot: i64) -> None:
        """The card that lay at this spot is gone."""

    def shuts(self, g: State, spot: i64) -> bool:
        """Whether this empty place is one of those."""
        return False

    def turn_over(self, g: State) -> None:
        """The next turn begins afresh: whatever was said about this one is forgotten."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation:
    """A step of setting up a round that chance has a part in."""

    def prepare(self, g: State) -> None:
        """Called when the goals lie face down and no card is dealt yet."""

    def dealt(self, g: State) -> None:
        """Called when all cards are dealt, before the first turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """Something in the mine that a map can show."""

    def spots(self, g: State, out: vec[i64]) -> vec[i64]:
        """Add every spot that may be looked at."""
        return out

    def count(self, g: State) -> i64:
        """How many `spots` would add."""
        return len(self.spots(g, vec[i64]()))

    def show(self, g: State, seat: i64, spot: i64) -> bool:
        """Let a seat see what lies there, if it is one of these."""
        return False

    def refusal(self, g: State, spot: i64) -> str:
        """Why something of this sort may not be looked at; empty if it is not of this sort."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret:
    """Words of a position's memory that not everybody may know."""

    def hide(self, g: State, viewer: i64, memory: vec[i64]) -> None:
        """Blot out, in a viewer's copy of the memory, what he does not know."""

    def guess(self, v: View, g: State, rng: Rng) -> None:
        """Fill what a viewer does not know with something that agrees with what he does."""


class Section:
    """A part of what viewers are shown that its owner makes from a view; a field beside those that all games have."""

    def __init__(self, name: str, type_: object, make: Callable[[View], object]) -> None:
        self.name: str = name
        self.type: object = type_  # of what is made
        self.make: Callable[[View], object] = make


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper:
    """Looks after words of a position's memory, for those who read one that somebody has written by hand."""

    def __init__(self, first: i64, words: i64) -> None:
        self.first: i64 = first
        self.words: i64 = words

    def fits(self, g: State, at: i64) -> bool:
        """Whether the word at this place, from `first` on, can be as it is."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter(Keeper):
    """A word that counts up to something."""

    def __init__(self, first: i64, most: i64) -> None:
        super().__init__(first, 1)
        self.most: i64 = most

    def fits(self, g: State, at: i64) -> bool:
        return 0 <= g.memory[at] <= self.most


@mypyc_attr(allow_interpreted_subclasses=True)
class Sharing:
    """Who has won a round, and how the gold is handed out for it."""

    def share(self, g: State) -> bool:
        """Begin to pay, and say whether that is all: if not, the next one in the book is asked too.

        A decision may be left open; `State.stage` says what comes when it is made.
        """
        return False


class Pile:
    """Cards of a module that are shuffled on their own and never get into a hand. Every round deals them anew."""

    def __init__(self, name: str) -> None:
        self.name: str = name  # of its line in records and positions
        self.faces: vec[i64] = vec[i64]()
        self.first: i64 = 0  # the identity of its first card, counted from that of the round's first card


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """The course of a round: what follows once a decision is made."""

    def begin_round(self, g: State) -> None:
        """Shuffle, deal, and open the first decision."""

    def most_rounds(self, book: Book) -> i64:
        """No game has more rounds."""
        return book.rounds

    def proceed(self, g: State) -> None:
        """Go on until the next decision is open or the game is over."""

    def flaw(self, g: State) -> str:
        """What can never be so in such a round, in a few words; empty if nothing is wrong (`audit`)."""
        return ""

    def leading_on(self, g: State) -> vec[i64]:
        """Of all legal moves those that lead on farthest, for random players who want to get somewhere."""
        return vec[i64]()


class Book:
    """The composed rules of one game. Never changed once play begins; shared by all copies of a position."""

    setup: Agreed  # what it was composed from, if it was not written by hand

    def __init__(self, seats: i64, ground: Mine) -> None:
        if seats > SEATS:
            raise TooMany("seats", SEATS)
        self.seats: i64 = seats
        self.rounds: i64 = 3
        self.hand: i64 = 0  # cards dealt to each seat
        # how moves are told
        self.forms: dict[int, Form] = dict(FORMS)  # by verb
        self.verbs: dict[str, int] = {form.word: verb for verb, form in FORMS.items()}
        self.aims: list[tuple[Way, ...]] = list(AIMS.values())  # in which ways an action card is aimed (`Kind.aim`)
        self.marks: list[str] = []  # what can lie in front of a player
        # faces and what they are
        self.kinds: vec[Kind] = vec[Kind]()
        self.mouths: vec[i64] = vec[i64]()  # of every kind
        self.deck: vec[i64] = vec[i64]()  # every card of the draw deck, as faces, in printed order
        self.goals: vec[i64] = vec[i64]()  # every goal card, as faces; the first ones are always in play
        self.sure_goals: i64 = 0  # how many of them are sure to be in play
        self.goal_spots: vec[i64] = vec[i64]()
        self.roles: vec[i64] = vec[i64]()
        self.gold: vec[i64] = vec[i64]()  # the gold cards by value
        self.piles: list[Pile] = []
        self.backs: bool = False  # whether dwarfs or cards of piles can be told apart by their backs
        self.start_names: dict[i64, str] = {}  # of start cards by their spots, where there are several
        self.ground: Mine = ground  # the mine as a round begins, goals not yet hidden; always copied
        self.claims: list[tuple[i64, str]] = []  # the places that are taken before anybody digs, and what lies there
        # what happens
        self.options: vec[Option] = vec[Option]()
        self.option_of: vec[Option | None] = vec[Option | None]([None] * (VERBS + 1))  # by verb
        self.decisions: list[Decision] = []
        self.preparations: list[Preparation] = []
        self.reactions: list[Reaction] = []  # between a card that is played and its effect
        self.afters: list[Reaction] = []  # when all that was reached is turned up, before anybody draws
        self.drawing: list[Reaction] = []  # before the draw, and again after each decision it opened
        self.gates: list[Gate] = []
        self.sights: list[Sight] = []
        self.secrets: list[Secret] = []
        self.sections: list[Section] = []
        self.keepers: list[Keeper] = []  # of the words that modules keep in a position
        self.sharing: list[Sharing] = []  # asked in turn until one has paid all there is to pay
        self.flow: Flow = Flow()
        self.own_lines: object = None  # of a game that has lines of its own in the text of a position (`game_lines`)
        self.picture: Goal | None = None  # what the picture in the mine does to whoever reaches it first
        self.tools: i64 = 0  # marks that are broken tools
        self.no_digging: i64 = 0  # marks that forbid path cards …
        self.why_no_digging: list[tuple[int, str]] = []  # … and the refusals that go with them, the first one first
        self.forfeits: i64 = 0  # marks that cost a miner his share
        self.aside: i64 = 0  # cards of the deck that are set aside unseen
        self.centre: i64 = 0  # cards of the deck, its last ones, that lie in the mine when a round begins …
        self.centre_spot: i64 = 0  # … and where
        self.tokens: i64 = 0  # nuggets that everybody begins the game with
        self.tokens_due: i64 = 0  # … and gives back at its end, as far as he has them
        self.facts: list[type[Any]] = []  # what its own facts become (`seen.event`), by number from OWN on …
        self.bank: vec[i64] = vec[i64]()  # … and whether nuggets come from the bank with them (`Event.bank`)
        self.outcomes: list[str] = ["", "exhausted"]  # how a round can end, by number (UNDECIDED … of `state`)
        self.reasons: list[str] = []  # why somebody gets his share, by number
        self.memory: i64 = 0  # words the modules keep in a position; all are 0 when a round begins
        # printed editions (D-01 … D-04)
        self.pay: vec[i64] = vec[i64]()  # what each saboteur earns, by how many there are
        self.ends_unplayable: bool = False
        self.starts_after_path: bool = False
        self.reveals_touching: bool = False

    def add_verb(self, form: Form) -> i64:
        """The number of a verb; whoever asks again for the same form gets the same number."""
        known = self.verbs.get(form.word, 0)
        if known:
            if self.forms[known] != form:
                raise ValueError(f"{form.word!r} begins moves of another form: {self.forms[known]}")
            return known
        number = len(self.forms) + 1
        if number > VERBS:
            raise TooMany("verbs", VERBS)
        self.forms[number] = form
        self.verbs[form.word] = number
        return number

    def verb(self, word: str) -> i64:
        """The number of the verb with this word, 0 if there is none in this game."""
        return self.verbs.get(word, 0)

    def add_aim(self, *ways: Way) -> i64:
        """Something that action cards of this game are aimed at, in one of these ways."""
        self.aims.append(ways)
        return len(self.aims) - 1

    def forbid_digging(self, marks: i64, refusal: str) -> None:
        """With one of these marks before them players lay no path cards; `refusal` is the rule and the reason."""
        self.no_digging |= marks
        self.why_no_digging.append((marks, refusal))

    def add_mark(self, name: str) -> i64:
        """The number of a mark; the same name has the same number."""
        if name not in self.marks:
            if len(self.marks) == MARKS:
                raise TooMany("marks", MARKS)
            self.marks.append(name)
        return self.marks.index(name)

    def add_kind(self, kind: Kind) -> i64:
        """Give a kind its face number."""
        if len(self.kinds) == FACES:
            raise TooMany("kinds", FACES)
        kind.face = len(self.kinds)
        self.kinds = append(self.kinds, kind)
        self.mouths = append(self.mouths, kind.mouths())
        return kind.face

    def add_cards(self, kind: Kind, count: i64) -> None:
        """Shuffle this many cards into the deck; where it has such cards already they are of the same kind."""
        f: i64 = self.face_of(kind.name)
        if f < 0:
            f = self.add_kind(kind)
        for _ in range(count):
            self.deck = append(self.deck, f)

    def add_to_pile(self, pile: Pile, kind: Kind, count: i64) -> None:
        """Put this many cards of a new kind on a pile of their own."""
        f = self.add_kind(kind)
        for _ in range(count):
            pile.faces = append(pile.faces, f)

    def number_piles(self) -> None:
        """Say where the cards of each pile stand among all cards of a round; called when the book is written."""
        first: i64 = len(self.deck) + len(self.goals) + len(self.roles)
        for pile in self.piles:
            pile.first = first
            first += len(pile.faces)

    def add_pile(self, name: str) -> Pile:
        pile = Pile(name)
        self.piles.append(pile)
        return pile

    def add_goals(self, kind: Kind, count: i64, sure: bool) -> None:
        """Add goal cards; those sure to be in play come first."""
        f = self.add_kind(kind)
        for _ in range(count):
            self.goals = append(self.goals, f)
        if sure:
            self.sure_goals += count

    def add_roles(self, kind: Kind, count: i64) -> None:
        """Put this many dwarfs into the pool; where the book knows such dwarfs already they are of the same kind."""
        f: i64 = self.face_of(kind.name)
        if f < 0:
            f = self.add_kind(kind)
        for _ in range(count):
            self.roles = append(self.roles, f)

    def add_goal_spot(self, place: i64) -> None:
        self.goal_spots = append(self.goal_spots, place)
        self.claim(place, "goal")

    def claim(self, place: i64, what: str) -> None:
        """Something lies here when a round begins; the set-up refuses two things in one place (X-MIX)."""
        self.claims.append((place, what))

    def add_gold(self, value: i64, count: i64) -> None:
        for _ in range(count):
            self.gold = append(self.gold, value)

    def add_pay(self, nuggets: i64) -> None:
        self.pay = append(self.pay, nuggets)

    def clear_roles(self) -> None:
        """Take all dwarfs out again: a module brings its own."""
        self.roles = vec[i64]()

    def clear_gold(self) -> None:
        """No gold cards: gold is paid in tokens."""
        self.gold = vec[i64]()

    def replace_role(self, old: i64, kind: Kind, count: i64) -> None:
        """So many dwarfs with the face `old` make room for others."""
        f = self.add_kind(kind)
        left: i64 = count
        i: i64
        for i in range(len(self.roles)):
            if left and self.roles[i] == old:
                self.roles[i] = f
                left -= 1

    def add_option(self, option: Option, verbs: list[int]) -> None:
        """One more thing to do with a turn, or a new form of one there was: of its verbs it is the only one."""
        others = vec[Option]()
        for other in self.options:
            if not self._replaced(other, verbs):
                others = append(others, other)
        self.options = append(others, option)
        for v in verbs:
            self.option_of[v] = option

    def _replaced(self, option: Option, verbs: list[int]) -> bool:
        for v in verbs:
            if self.option_of[v] is option:
                return True
        return False

    def add_decision(self, decision: Decision) -> Decision:
        decision.number = len(self.decisions)
        self.decisions.append(decision)
        return decision

    def add_fact(self, event: type[Any]) -> i64:
        """Give a fact its number by the event it becomes; who asks again for the same event gets the same number."""
        fact: i64 = self.fact_of(event)
        if fact < 0:
            fact = facts.OWN + len(self.facts)
            if fact > facts.KINDS:
                raise TooMany("facts", facts.KINDS)
            self.facts.append(event)
            self.bank = append(self.bank, event.bank)
        return fact

    def add_facts(self, events: dict[int, type[Any]]) -> None:
        """Those of the game itself, which writes first and so knows their numbers beforehand."""
        for number, event in events.items():
            given = self.add_fact(event)
            assert given == number

    def add_outcome(self, name: str) -> i64:
        """Give a way in which a round can end its number."""
        return _number(self.outcomes, name)

    def add_reason(self, name: str) -> i64:
        """Give a reason why somebody gets his share its number."""
        return _number(self.reasons, name)

    def add_section(self, name: str, type_: object, make: Callable[[View], object]) -> None:
        """Show viewers a field of this name, and of this type, that is made from their view."""
        self.sections.append(Section(name, type_, make))

    def remember(self, words: i64) -> i64:
        """Room for a module's own words in a position; returns where they begin."""
        first = self.memory
        self.memory += words
        return first

    def fact_of(self, event: type[Any]) -> i64:
        """The number of the fact that becomes such an event, or -1; of facts that all books have it is not asked."""
        return facts.OWN + self.facts.index(event) if event in self.facts else -1

    def face_of(self, name: str) -> int:
        """The face of the kind with this name, or -1."""
        for kind in self.kinds:
            if kind.name == name:
                return kind.face
        return -1


def _number(names: list[str], name: str) -> i64:
    """The place of a name, behind the others if it is new."""
    if name not in names:
        names.append(name)
    return names.index(name)
