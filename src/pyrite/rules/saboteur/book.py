"""The rule book of one game: everything the modules in play have added, gathered once and then only read.

The round never asks which module is on. It asks the book: which kinds of card there are, which options a turn has,
who may react to a card, what a goal does when it is reached, how the gold is shared. A module is a function that
writes itself into the book (see `modules`); what it writes are objects of the classes below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pyrite.rules.vecs import append, vec

if TYPE_CHECKING:
    from pyrite.rules.mine import Mine
    from pyrite.rules.rng import Rng
    from pyrite.rules.saboteur.state import State
    from pyrite.rules.saboteur.view import View


class Kind:
    """A face that a card can have. Cards of the deck, goals and roles are kinds alike; hooks not needed do nothing."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.face: i64 = -1  # its number in the book

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """Add every way in which this seat may play such a card from hand now."""
        return out

    def resolve(self, g: State, move: i64) -> None:
        """The card has been played and nobody stopped it: do what it says."""

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        """The rule that forbids this move and the reason's key, as `B-18 misfit`."""
        return "X-G6 no-effect"

    def marks(self) -> i64:
        """The marks in front of players that such a card speaks of, as bits; such a card is played on a seat."""
        return 0


class Goal(Kind):
    """A goal card: a tunnel shape, and something that happens to the player who reaches it."""

    def __init__(self, name: str, shape: i64, half_turn: i64) -> None:
        super().__init__(name)
        self.shape: i64 = shape
        self.half_turn: i64 = half_turn  # the same shape turned by 180 degrees

    def reached(self, g: State, seat: i64) -> None:
        """Called once, when the goal lies face up and turned to fit."""


class Role(Kind):
    """A dwarf card. The team says with whom its owner wins; roles of other modules bring their own teams."""

    def __init__(self, name: str, team: i64) -> None:
        super().__init__(name)
        self.team: i64 = team


class Option:
    """One of the things a player may do with his turn."""

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        """Add every way to take this option; `faces` are those in hand, each once."""
        return out

    def play(self, g: State, seat: i64, move: i64) -> None:
        pass

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        """Why a move that was not offered is none, as `B-13 not-a-turn`."""
        return "B-13 not-a-turn"


class Decision:
    """A choice somebody has to make. Exactly one is open until the game is over."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.number: i64 = -1  # its place in the book
        self.hidden: bool = False  # others see that this is decided, not by whom

    def moves(self, g: State) -> vec[i64]:
        raise AssertionError("every decision lists its moves")

    def play(self, g: State, move: i64) -> None:
        raise AssertionError("every decision plays its moves")

    def refusal(self, g: State, move: i64) -> str:
        """Why a move that was not offered is none, as `B-18 misfit`."""
        return "X-G7 not-now"


class Reaction:
    """Something that may come between a card that is played and its effect."""

    def opens(self, g: State) -> bool:
        """Ask somebody, if there is anybody to ask, and say whether a decision is open now."""
        return False


class Secret:
    """Words of a position's memory that not everybody may know."""

    def hide(self, g: State, viewer: i64, memory: vec[i64]) -> None:
        """Blot out, in a viewer's copy of the memory, what he does not know."""

    def guess(self, v: View, g: State, rng: Rng) -> None:
        """Fill what a viewer does not know with something that agrees with what he does."""


class Sharing:
    """Who has won a round, and how the gold is handed out for it."""

    def share(self, g: State) -> None:
        """Begin to pay. A decision may be left open; `State.stage` says what comes when it is made."""


class Flow:
    """The course of a round: what follows once a decision is made."""

    def begin_round(self, g: State) -> None:
        """Shuffle, deal, and open the first decision."""

    def proceed(self, g: State) -> None:
        """Go on until the next decision is open or the game is over."""


class Book:
    """The composed rules of one game. Never changed once play begins; shared by all copies of a position."""

    def __init__(self, seats: i64, ground: Mine) -> None:
        self.seats: i64 = seats
        self.rounds: i64 = 3
        self.hand: i64 = 0  # cards dealt to each seat
        # faces and what they are
        self.kinds: list[Kind] = []
        self.deck: vec[i64] = vec[i64]()  # every card of the draw deck, as faces, in printed order
        self.goals: vec[i64] = vec[i64]()  # every goal card, as faces; the first ones are always in play
        self.sure_goals: i64 = 0  # how many of them are sure to be in play
        self.goal_spots: vec[i64] = vec[i64]()
        self.roles: vec[i64] = vec[i64]()
        self.gold: vec[i64] = vec[i64]()  # the gold cards by value
        self.ground: Mine = ground  # the mine as a round begins, goals not yet hidden; always copied
        # what happens
        self.options: list[Option] = []
        self.option_of: list[Option | None] = [None] * 16  # by verb
        self.decisions: list[Decision] = []
        self.reactions: list[Reaction] = []
        self.secrets: list[Secret] = []
        self.sharing: Sharing = Sharing()
        self.flow: Flow = Flow()
        self.no_digging: i64 = 0  # marks that forbid path cards
        self.memory: i64 = 0  # words the modules keep in a position; all are 0 when a round begins
        # printed editions (D-01 … D-04)
        self.pay: vec[i64] = vec[i64]()  # what each saboteur earns, by how many there are
        self.ends_unplayable: bool = False
        self.starts_after_path: bool = False
        self.reveals_touching: bool = False

    def add_kind(self, kind: Kind) -> i64:
        """Give a kind its face number."""
        if len(self.kinds) == 126:
            raise ValueError("a hand has two words of bits to tell 126 faces apart")
        kind.face = len(self.kinds)
        self.kinds.append(kind)
        return kind.face

    def add_cards(self, kind: Kind, count: i64) -> None:
        """Shuffle this many cards of a new kind into the deck."""
        f = self.add_kind(kind)
        for _ in range(count):
            self.deck = append(self.deck, f)

    def add_goals(self, kind: Kind, count: i64, sure: bool) -> None:
        """Add goal cards; those sure to be in play come first."""
        f = self.add_kind(kind)
        for _ in range(count):
            self.goals = append(self.goals, f)
        if sure:
            self.sure_goals += count

    def add_roles(self, kind: Kind, count: i64) -> None:
        f = self.add_kind(kind)
        for _ in range(count):
            self.roles = append(self.roles, f)

    def add_goal_spot(self, place: i64) -> None:
        self.goal_spots = append(self.goal_spots, place)

    def add_gold(self, value: i64, count: i64) -> None:
        for _ in range(count):
            self.gold = append(self.gold, value)

    def add_pay(self, nuggets: i64) -> None:
        self.pay = append(self.pay, nuggets)

    def add_option(self, option: Option, verbs: list[int]) -> None:
        self.options.append(option)
        for v in verbs:
            self.option_of[v] = option

    def add_decision(self, decision: Decision) -> Decision:
        decision.number = len(self.decisions)
        self.decisions.append(decision)
        return decision

    def remember(self, words: i64) -> i64:
        """Room for a module's own words in a position; returns where they begin."""
        first = self.memory
        self.memory += words
        return first

    def face_of(self, name: str) -> int:
        """The face of the kind with this name, or -1."""
        for kind in self.kinds:
            if kind.name == name:
                return kind.face
        return -1
