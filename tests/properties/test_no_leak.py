"""Nobody is told what he may not know: not by views, moves, errors, events, nor by how many there are (X-G9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest
from msgspec.structs import replace

from pyrite.rules.errors import PyriteError
from pyrite.rules.mine import spot
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur import moves
from pyrite.rules.saboteur.events import events
from pyrite.rules.saboteur.moves import FACE_AT, MARK_AT, SEAT_AT, SPOT_AT, TURNED
from pyrite.rules.saboteur.setup import Setup
from pyrite.rules.saboteur.state import HAND_ROOM, WATCHER, State
from pyrite.rules.saboteur.view import view
from pyrite.rules.saboteur.wire import DiscardData, ViewData, describe
from tests.properties.games import TABLES, Game, Step, examples, lively, named, shown
from tests.properties.oracle import (
    GOALS,
    GOLD_DECK,
    HANDS,
    OUT,
    PILE,
    ROLES,
    SLOTS,
    SPARE,
    Leak,
    Tell,
    World,
    compare,
    in_step,
)

FURTHER = 25  # moves that two worlds are followed at most
TRIES = 40  # moves that a viewer tries at each comparison


# --- what a viewer is told ------------------------------------------------------------------------


def tell_view(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
    """The view as it goes out in words, and as bots get it: decision and legal moves are in it."""
    seen = view(state, viewer)
    return msgspec.json.encode(describe(seen)) + repr(shown(seen)).encode()


def tell_events(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
    return msgspec.json.encode(events(state, viewer, since))


def tell_errors(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
    """The answer to each move that the viewer tries, whether it is his turn or not."""
    return "\n".join(_answer(state, viewer, move) for move in tries).encode()


def _answer(state: State, viewer: int, move: int) -> str:
    try:
        state.claim(viewer)
        state.check(move)
    except PyriteError as error:
        return f"{type(error).__name__} {error} {error.reason} {error.details}"
    return "legal"


HONEST: dict[str, Tell] = {"view": tell_view, "event stream": tell_events, "error": tell_errors}


def tries_of(world: World, rng: Rng) -> list[int]:
    """Moves the viewer might try: nonsense, and cards he really has, on and beside the goals (X-G3)."""
    return [_try(world, rng) for _ in range(TRIES)]


def _try(world: World, rng: Rng) -> int:
    book = world.state.book
    own = [] if world.viewer == WATCHER else [world.state.face[card] for card in world.hand(world.viewer)]
    what = (moves.LAY, moves.PLAY, 1 + rng.below(moves.DEAL))[rng.below(3)]
    head = what | (own[rng.below(len(own))] if own and rng.below(4) else rng.below(len(book.kinds))) << FACE_AT
    if what in (moves.KEEP, moves.CHANGE):
        head = what | rng.below(5) << FACE_AT
    where = spot(6 + rng.below(4), rng.below(11) - 5) if rng.below(2) else spot(rng.below(12) - 2, rng.below(7) - 3)
    if what == moves.LAY:
        return head | where << SPOT_AT | (TURNED if rng.below(2) else 0)
    if what == moves.REVEAL or (what == moves.PLAY and rng.below(2)):
        return head | where << SPOT_AT
    if what == moves.PLAY:
        return head | rng.below(book.seats + 1) << SEAT_AT | rng.below(4) << MARK_AT
    return head


# --- pairs of worlds ------------------------------------------------------------------------------


class Pair:
    """The same game twice, grown up to some moment; then the hidden slots of the second world are stirred."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        course = game.course()
        moment, viewer = self._moment(course)
        self.one = World(game.begin(), viewer)
        self.other = World(game.begin(), viewer)
        for step in course[:moment]:
            self.one.play(step.move)
            self.other.play(step.move)
        # Often everything at once; as often only some of it, since then the worlds take longer to part.
        kinds = SLOTS if rng.below(2) else [slot for slot in SLOTS if rng.below(3) == 0]
        self.stirred = self.other.stir(rng, kinds, sparing=rng.below(2) == 1)
        self.followed: Counter[str] = Counter()  # further moves after which both worlds looked the same

    def _moment(self, course: list[Step]) -> tuple[int, int]:
        """When, and for whom. Every other time close to something rare, and often for the one who decides it."""
        viewer = self.rng.below(self.game.setup.players + 1)
        if viewer == self.game.setup.players:
            viewer = WATCHER
        rare = [i for i, step in enumerate(course) if step.decision not in ("turn", "veto", "next-round")]
        if rare and self.rng.below(2):
            at = rare[self.rng.below(len(rare))]
            return at + self.rng.below(3), course[at].decider if self.rng.below(2) else viewer
        return self.rng.below(len(course) + 1), viewer

    def check(self, tells: dict[str, Tell]) -> None:
        """Compare, play on in step, compare again, until the worlds part."""
        self._compare(tells, 0)
        number = self.one.state.happened()
        while self.followed.total() < FURTHER and not self.one.state.over():
            decision = self.one.state.decision.name
            if not self._step():
                return
            self._compare(tells, number)
            self.followed[decision] += 1
        self._compare(tells, 0)

    def _compare(self, tells: dict[str, Tell], since: int) -> None:
        compare(self.one, self.other, tells, since, tries_of(self.one, self.rng))

    def _step(self) -> bool:
        state = self.one.state
        favoured = [lively(state, self.rng, self.game.zeal) for _ in range(8)]
        for move in (*favoured, *state.moves()):
            alike = in_step(self.one, self.other, move, self.rng)
            if alike is not None:
                return alike
        return False


def pairs(rounds: int) -> Iterator[Pair]:
    """Pairs of worlds at every table, for seats and for those who watch, from the first deal to the end of the game."""
    rng = Rng.from_seed(b"what may be seen")
    for number in range(rounds):
        for table, setup in enumerate(TABLES):
            yield Pair(Game(setup, number * 33 + table), rng)


# --- the tests ------------------------------------------------------------------------------------


@pytest.mark.rule("X-G9")
def test_nothing_told_depends_on_what_is_hidden() -> None:
    stirred: Counter[str] = Counter()
    followed: Counter[str] = Counter()
    count = 0
    for pair in pairs(examples(compiled=24, interpreted=10)):
        pair.check(HONEST)
        stirred += pair.stirred
        followed += pair.followed
        count += 1
    # What was tried must have been worth trying.
    assert set(stirred) == set(SLOTS)
    assert min(stirred.values()) >= count // 32
    assert followed.total() > 8 * count
    assert set(followed) >= {"turn", "veto", "keep-gold", "next-round"}


@pytest.mark.parametrize("setup", TABLES, ids=named)
def test_as_a_game_begins_everything_is_hidden_but_the_own_hand_and_role(setup: Setup) -> None:
    state = setup.begin(seed=7)
    book = state.book
    for viewer in (*range(setup.players), WATCHER):
        world = World(state, viewer)
        own = 0 if viewer == WATCHER else 1
        hidden = Counter(slot for pool in world.hidden_cards() for slot in pool.values())
        assert hidden == +Counter(
            {
                HANDS: book.hand * (setup.players - own),
                PILE: len(book.deck) - book.hand * setup.players,
                ROLES: setup.players - own,
                SPARE: len(book.roles) - setup.players,
                GOALS: len(book.goal_spots),
                OUT: len(book.goals) - len(book.goal_spots),
            }
        )
        assert Counter(world.hidden_gold().values()) == {GOLD_DECK: len(book.gold)}


@pytest.mark.rule("X-WC-20")
def test_how_far_the_question_of_the_veto_has_come_is_told_to_nobody() -> None:
    asked = 0
    for players, modules in ((3, ("veto",)), (5, ("new-goals", "veto")), (7, ("veto",))):
        game = Game(Setup(players, modules=modules), 3)
        state = game.begin()
        for step in game.course()[:60]:
            if step.move != moves.ALLOW:
                state.play(step.move)
                continue
            before = {seat: _told(state, seat) for seat in (*range(players), WATCHER) if seat != state.decider}
            state.play(step.move)
            for seat, told in before.items():
                if state.decision.name == "veto" and seat != state.decider:
                    assert _told(state, seat) == told
                    asked += 1
    assert asked > 250


def _told(state: State, viewer: int) -> bytes:
    return tell_view(state, viewer, 0, ()) + tell_events(state, viewer, 0, ())


# --- the oracle finds what leaks ------------------------------------------------------------------

Slip = Callable[[State, int, ViewData], ViewData]


def _others(state: State, viewer: int) -> list[int]:
    return [seat for seat in range(state.book.seats) if seat != viewer]


def _with_role(state: State, viewer: int, told: ViewData) -> ViewData:
    other = _others(state, viewer)[0]
    seats = [*told.seats]
    seats[other] = replace(seats[other], role=state.kind(state.role[other]).name)
    return replace(told, seats=tuple(seats))


def _with_left_over_role(state: State, viewer: int, told: ViewData) -> ViewData:
    return replace(told, spare=tuple(state.kind(card).name for card in state.spare))


def _with_goal(state: State, viewer: int, told: ViewData) -> ViewData:
    north = state.kind(state.mine.card(state.book.goal_spots[0])).name
    cells = [*told.mine]
    first = next(i for i, cell in enumerate(cells) if cell.what in ("goal", "hidden"))
    cells[first] = replace(cells[first], card=north)
    return replace(told, mine=tuple(cells))


def _with_goal_left_out(state: State, viewer: int, told: ViewData) -> ViewData:
    out = state.bottom + len(state.book.goal_spots)
    last = state.bottom + len(state.book.goals)
    return replace(told, spare=tuple(state.kind(card).name for card in range(out, last)))


def _with_hand_card(state: State, viewer: int, told: ViewData) -> ViewData:
    other = _others(state, viewer)[-1]
    return replace(told, hand=(*told.hand, state.kind(state.hands[other * HAND_ROOM]).name))


def _with_top_card(state: State, viewer: int, told: ViewData) -> ViewData:
    return replace(told, hand=(*told.hand, *(state.kind(card).name for card in range(state.top, state.bottom)[:1])))


def _with_passed_cards(state: State, viewer: int, told: ViewData) -> ViewData:
    return replace(told, discard=tuple(DiscardData(state.kind(card).name, None) for card in state.discard))


def _with_gold(state: State, viewer: int, told: ViewData) -> ViewData:
    return replace(told, open_gold=tuple(state.nuggets(seat) for seat in _others(state, viewer)))


def _with_gold_deck(state: State, viewer: int, told: ViewData) -> ViewData:
    return replace(told, open_gold=tuple(state.gold_face[card] for card in state.gold_pile))


def _with_generator(state: State, viewer: int, told: ViewData) -> ViewData:
    return replace(told, memory=(*told.memory, *state.rng.words()))


@pytest.mark.parametrize(
    "slip",
    [
        _with_role,
        _with_left_over_role,
        _with_goal,
        _with_goal_left_out,
        _with_hand_card,
        _with_top_card,
        _with_passed_cards,
        _with_gold,
        _with_gold_deck,
        _with_generator,
    ],
)
def test_a_view_that_lets_something_slip_is_found_out(slip: Slip) -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        return msgspec.json.encode(slip(state, viewer, describe(view(state, viewer))))

    with pytest.raises(Leak, match="the view of viewer"):
        check_all({"view": tell})


def test_an_event_whose_coming_depends_on_a_hidden_card_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        told = len(events(state, viewer, since))
        saboteurs = sum(state.kind(card).name == "saboteur" for card in state.role)
        return msgspec.json.encode(told + saboteurs)

    with pytest.raises(Leak, match="the event stream of viewer"):
        check_all({"event stream": tell})


def test_an_order_of_events_that_depends_on_a_hidden_card_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        seats = sorted(range(state.book.seats), key=lambda seat: state.kind(state.role[seat]).name)
        return msgspec.json.encode(seats)

    with pytest.raises(Leak, match="the event stream of viewer"):
        check_all({"event stream": tell})


def test_an_error_that_knows_what_a_closed_goal_is_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        goals = [state.mine.card(spot) for spot in state.book.goal_spots]
        clue = any(state.kind(card).name == "treasure" for card in goals[:1]) and "B-18 misfit"
        return tell_errors(state, viewer, since, tries) + repr(clue).encode()

    with pytest.raises(Leak, match="the error of viewer"):
        check_all({"error": tell})


def test_a_list_of_moves_that_depends_on_a_hidden_card_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        offered = list(state.moves()) if state.decider == viewer else []
        other = _others(state, viewer)[0]
        return repr([move for move in offered if not state.holds(other, moves.face(move))]).encode()

    with pytest.raises(Leak, match="the view of viewer"):
        check_all({"view": tell})


def check_all(tells: dict[str, Tell]) -> None:
    for pair in pairs(1):
        pair.check(tells)
