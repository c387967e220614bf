"""Samples are drawn fairly from all positions that a viewer could be looking at, and from no others.

On a small table all of them are counted out with the oracle's help, and the samples are held against the count. Cards
alike are different cards: every way of dealing what is not seen is as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import permutations, product
from math import sqrt

import pytest

from pyrite.kernel.determinise import determinise
from pyrite.kernel.moves import PASS, verb
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import HAND_ROOM, WATCHER, State, gold_card, gold_round
from pyrite.kernel.view import view
from pyrite.setup.options import options_from
from pyrite.setup.setup import Setup
from tests.properties.games import TABLES, Game, examples, named, shown
from tests.properties.oracle import World
from tests.properties.small import GOLD, small_book, small_game
from tests.rules.kit import do, pass_card, table
from tests.rules.scenes import run_dry

Part = Callable[[State], Hashable]  # the part of a position that is counted


def follow(state: State, viewer: int, *moves: str) -> World:
    """A game from its first decision on, as a viewer sees it; "…" passes until the round is over."""
    world = World(state, viewer)
    for text in moves:
        if text != "…":
            world.play(parse_move(state.book, text))
        while text == "…" and state.decision.name == "turn":
            world.play(next(move for move in state.moves() if verb(move) == PASS))
    return world


# --- parts of a position --------------------------------------------------------------------------


def names(state: State, cards: Iterator[int] | range) -> tuple[str, ...]:
    return tuple(state.kind(card).name for card in cards)


def deck_of(state: State) -> Hashable:
    hands = [
        names(state, (state.hands[seat * HAND_ROOM + i] for i in range(state.hand_size[seat])))
        for seat in range(state.book.seats)
    ]
    return tuple(hands), names(state, range(state.top, state.bottom)), names(state, iter(state.discard))


def passed_card_and_last_hand(state: State) -> Hashable:
    return names(state, iter(state.discard))[-1], names(state, iter([state.hands[2 * HAND_ROOM]]))


def goals_of(state: State) -> Hashable:
    return names(state, (state.mine.card(spot) for spot in state.book.goal_spots))


def roles_of(state: State) -> Hashable:
    return names(state, iter(state.role)), names(state, iter(state.spare))


def goals_and_roles_of(state: State) -> Hashable:
    return goals_of(state), roles_of(state)


def gold_of(state: State) -> Hashable:
    piles = ([gold_card(entry) for entry in state.purse], state.offer, state.gold_pile)
    return tuple(tuple(state.gold_face[card] for card in pile) for pile in piles)


def question_of(state: State) -> Hashable:
    return state.decider


# --- counting -------------------------------------------------------------------------------------


def count_cards(world: World, part: Part, *pools: int) -> Counter[Hashable]:
    """Every way to fill the hidden slots of these pools (0 deck, 1 goals, 2 roles), as far as the part shows it."""
    state = world.state
    hidden = [list(world.hidden_cards()[pool]) for pool in pools]
    before = [[state.face[card] for card in cards] for cards in hidden]
    ways: Counter[Hashable] = Counter()
    for filled in product(*(permutations(faces) for faces in before)):
        _fill(state, hidden, filled)
        if all(state.kind(card).name != "treasure" for card in world.shelves[-1].out):
            ways[part(state)] += 1
    _fill(state, hidden, before)
    return ways


def _fill(state: State, hidden: list[list[int]], filled: list[list[int]] | tuple[tuple[int, ...], ...]) -> None:
    for cards, faces in zip(hidden, filled, strict=True):
        for card, face in zip(cards, faces, strict=True):
            state.face[card] = face


def count_gold(world: World, *returned: int) -> Counter[Hashable]:
    """Every way to fill the hidden slots of gold.

    Cards of the values `returned` were changed in the last round and shuffled into the deck: each was with its owner
    all the time before, so nobody else can have got it. A card like it that was seen since may be that card or another.
    """
    state = world.state
    hidden = list(world.hidden_gold())
    earlier = {gold_card(entry) for entry in state.purse if gold_round(entry) < state.round}
    since = [card for card in range(len(state.gold_face)) if card in world.purses.gold - earlier] if returned else []
    slots = hidden + since
    before = [state.gold_face[card] for card in slots]
    marked: list[int] = []
    for value in returned:
        marked.append(next(i for i, other in enumerate(before) if other == value and i not in marked))
    places = [i for i, entry in enumerate(state.purse) if _is_handed_on(world, gold_card(entry))]
    offered = [i for i, card in enumerate(state.offer) if _is_handed_on(world, card)]
    known = [gold_card(state.purse[i]) for i in places] + [state.offer[i] for i in offered]
    ways: Counter[Hashable] = Counter()
    for filled in permutations(range(len(slots))):
        if any(slots[filled.index(card)] in earlier for card in marked):
            continue
        if any(before[filled[at]] != before[at] for at in range(len(hidden), len(slots))):
            continue  # not what was seen
        for card, i in zip(slots, filled, strict=True):
            state.gold_face[card] = before[i]
        for order in permutations(known):
            _put(state, places, offered, order)
            ways[gold_of(state)] += 1
    for card, value in zip(slots, before, strict=True):
        state.gold_face[card] = value
    _put(state, places, offered, tuple(known))
    return ways


def _is_handed_on(world: World, card: int) -> bool:
    return any(card in group - world.purses.open_gold for group in world.purses.handed_on)


def _put(state: State, places: list[int], offered: list[int], cards: tuple[int, ...]) -> None:
    for i, card in zip(places, cards, strict=False):
        state.purse[i] = (state.purse[i] & ~255) | card
    for i, card in zip(offered, cards[len(places) :], strict=True):
        state.offer[i] = card


def draw(world: World, part: Part, count: int, seed: int = 0) -> Counter[Hashable]:
    rng = Rng.from_seed(f"{seed:032x}")
    seen = view(world.state, world.viewer)
    return Counter(part(determinise(seen, rng)) for _ in range(count))


def fair(ways: Counter[Hashable], drawn: Counter[Hashable]) -> bool:
    """Whether samples agree with a count: nothing that cannot be, and a chi-square that chance beats once in 10,000."""
    if not set(drawn) <= set(ways):
        return False
    each = drawn.total() / ways.total()
    chi_square = sum((drawn[way] - ways[way] * each) ** 2 / (ways[way] * each) for way in ways)
    freedom = len(ways) - 1
    if freedom == 0:
        return True
    bound = freedom * (1 - 2 / (9 * freedom) + 3.72 * sqrt(2 / (9 * freedom))) ** 3
    return chi_square < bound


def assert_fair(world: World, ways: Counter[Hashable], part: Part, cells: int) -> None:
    assert len(ways) == cells
    drawn = draw(world, part, max(1000, 30 * cells))
    assert fair(ways, drawn), (ways, drawn)


def test_the_measure_tells_a_fair_draw_from_a_skewed_one() -> None:
    rng = Rng(1, 2, 3, 4)
    ways: Counter[Hashable] = Counter(permutations("abc"))

    def shuffled(skewed: bool) -> Hashable:
        cards = list("abc")
        for i in range(3):
            j = rng.below(3) if skewed else i + rng.below(3 - i)
            cards[i], cards[j] = cards[j], cards[i]
        return tuple(cards)

    assert fair(ways, Counter(shuffled(skewed=False) for _ in range(4000)))
    assert not fair(ways, Counter(shuffled(skewed=True) for _ in range(4000)))
    assert not fair(ways, Counter({("a", "b", "c"): 4000}))
    assert not fair(ways, Counter({**dict.fromkeys(ways, 700), ("d",): 1}))


# --- cards, goals, roles --------------------------------------------------------------------------

# Seat 0 holds a map and a straight, seat 1 a crossing and a rockfall, seat 2 a straight and a broken cart.
ROUND_1 = "map EW  NESW rockfall  NS break-cart  map fix-cart EW"
MIDDLE_TREASURE = "stone-ne treasure dragon"
# Seat 0 has seen the northern goal, seat 1 has dug, seat 2 has passed; the draw pile is gone.
PLAYED = ("play map at 2,-2", "lay NESW 0,1", "pass NS")


def one_turn_each(viewer: int) -> World:
    return follow(small_game(small_book(), (ROUND_1, MIDDLE_TREASURE, GOLD)), viewer, *PLAYED)


@pytest.mark.parametrize(
    ("viewer", "cells"),
    [
        pytest.param(0, 120, id="five cards not seen, the passed one among them"),
        pytest.param(1, 60, id="five cards not seen, two of them alike"),
        pytest.param(2, 24, id="four cards not seen; the card that he passed lies where he put it"),
    ],
)
def test_hands_pile_and_passed_cards_are_dealt_fairly(viewer: int, cells: int) -> None:
    world = one_turn_each(viewer)
    assert_fair(world, count_cards(world, deck_of, 0), deck_of, cells)


def test_the_draw_pile_is_dealt_fairly() -> None:
    world = follow(small_game(small_book(), (ROUND_1, MIDDLE_TREASURE, GOLD)), 1, "play map at 2,-2")
    ways = count_cards(world, draw_pile, 0)
    assert_fair(world, ways, draw_pile, len(ways))
    assert len(ways) > 20


def draw_pile(state: State) -> Hashable:
    return names(state, range(state.top, state.bottom))


def test_a_watcher_could_see_any_card_anywhere() -> None:
    world = one_turn_each(WATCHER)
    ways = count_cards(world, passed_card_and_last_hand, 0)
    assert_fair(world, ways, passed_card_and_last_hand, 31)


@pytest.mark.parametrize(
    ("viewer", "cells"),
    [
        pytest.param(0, 2 * 3, id="one goal seen"),
        pytest.param(1, 6 * 3, id="no goal seen"),
        pytest.param(WATCHER, 6 * 4, id="no goal and no role seen"),
    ],
)
def test_goals_and_roles_are_dealt_fairly_and_apart(viewer: int, cells: int) -> None:
    world = one_turn_each(viewer)
    assert_fair(world, count_cards(world, goals_and_roles_of, 1, 2), goals_and_roles_of, cells)


@pytest.mark.parametrize(("seat", "cells"), [(0, 3), (1, 1)], ids=["a miner wonders", "the saboteur knows"])
def test_roles_at_three_players_are_dealt_fairly(seat: int, cells: int) -> None:
    state = table(players=3, roles="miner saboteur miner")
    world = World(state, seat)
    assert_fair(world, count_cards(world, roles_of, 2), roles_of, cells)


def test_goals_left_out_are_dealt_fairly_but_the_treasure_is_never_among_them() -> None:
    goals = "bag-1 dragon treasure stone-ne stone-ne spider bag-2 stone-nw"
    state = table(players=3, hands={0: "map map"}, goals=goals, modules=("new-goals",))
    others = [f"pass {state.kind(state.hands[seat * HAND_ROOM]).name}" for seat in (1, 2)]
    world = follow(state, 0, "play map at 8,-4", *others, "play map at 8,4")
    assert_fair(world, count_cards(world, goals_of, 1), goals_of, 3 * 5 * 4)


@pytest.mark.parametrize(
    ("viewer", "answers", "asked"),
    [
        pytest.param(0, 0, {1, 2}, id="who plays the card cannot tell"),
        pytest.param(WATCHER, 0, {1, 2}, id="nor can who watches"),
        pytest.param(WATCHER, 1, {1, 2}, id="nor does it show how far the question has come"),
        pytest.param(1, 0, {1}, id="who is asked knows that he is"),
        pytest.param(1, 1, {2}, id="who has answered knows that it is a later one"),
        pytest.param(2, 0, {1}, id="who has not been asked knows that it is an earlier one"),
    ],
)
@pytest.mark.rule("X-WC-20")
def test_who_is_asked_for_a_veto_is_drawn_fairly(viewer: int, answers: int, asked: set[int]) -> None:
    state = small_game(small_book(with_veto=True), (f"{ROUND_1} veto", MIDDLE_TREASURE, GOLD))
    world = follow(state, viewer, "play map at 2,-2", *["allow"] * answers)
    assert fair(Counter(asked), draw(world, question_of, 1000))


@pytest.mark.parametrize(
    ("viewer", "answers", "asked"),
    [
        pytest.param(0, 0, {2, 3}, id="who has no card is never asked, so he cannot tell"),
        pytest.param(0, 1, {2, 3}, id="nor does it show him how far the question has come"),
        pytest.param(1, 0, {2, 3}, id="who plays the card knows that nobody without cards is asked"),
        pytest.param(WATCHER, 1, {2, 3}, id="so does who watches"),
        pytest.param(2, 1, {3}, id="who has answered knows that it is a later one"),
        pytest.param(3, 0, {2}, id="who has not been asked knows that it is an earlier one"),
    ],
)
@pytest.mark.rule("X-WC-20")
def test_who_has_no_card_left_is_not_thought_to_be_asked(viewer: int, answers: int, asked: set[int]) -> None:
    """Four players at the very end: seat 1 plays his last card, seat 0 has none left, the others one each."""
    state = run_dry(table(4, hands={1: "map"}, modules=("veto",)))
    while list(state.hand_size) != [0, 1, 1, 1]:
        pass_card(state)
    do(state, "1: play map at 8,0", *["allow"] * answers)
    assert fair(Counter(asked), draw(World(state, viewer), question_of, 1000))


# --- gold -----------------------------------------------------------------------------------------

# Seat 0 digs to the treasure at once and is offered 3, 1, 2; the next to pick is seat 2, and seat 1 gets the last card.
DIG = "lay EW 1,0"


def handing_out(viewer: int, *moves: str) -> World:
    return follow(small_game(small_book(), (ROUND_1, MIDDLE_TREASURE, (3, 1, 2, 1, 2))), viewer, DIG, *moves)


@pytest.mark.parametrize(
    ("viewer", "moves", "cells"),
    [
        pytest.param(0, (), 2, id="the first picker sees the offer, not the deck"),
        pytest.param(1, (), 30, id="who is last has seen nothing yet"),
        pytest.param(0, ("keep 3",), 2 * 2, id="he knows what he passed on, not in which order it lies"),
        pytest.param(2, ("keep 3",), 6, id="the second sees what is left, not what was taken"),
        pytest.param(1, ("keep 3",), 30, id="the last knows nothing but how many there are"),
        pytest.param(0, ("keep 3", "keep 2"), 2 * 2, id="he does not know who has which of the cards he passed on"),
        pytest.param(2, ("keep 3", "keep 2"), 6, id="the second knows what the last one got"),
        pytest.param(1, ("keep 3", "keep 2"), 12, id="the last knows only his own"),
        pytest.param(WATCHER, ("keep 3", "keep 2"), 30, id="who watches knows nothing"),
    ],
)
def test_gold_handed_out_is_drawn_fairly(viewer: int, moves: tuple[str, ...], cells: int) -> None:
    world = handing_out(viewer, *moves)
    assert_fair(world, count_gold(world), gold_of, cells)


ROUND_2 = "map map  EW rockfall  NS break-cart  NESW fix-cart EW"
MIDDLE_DRAGON = "stone-ne dragon treasure"


def after_the_dragon(viewer: int, *moves: str) -> World:
    """Seat 0 has kept 3, seat 2 has kept 1, seat 1 got 2; in round 2 seat 1 meets the dragon and changes his card."""
    book = small_book()
    first = (ROUND_1, MIDDLE_TREASURE, (3, 1, 2, 1, 2))
    second = (ROUND_2, MIDDLE_DRAGON, (1, 2))
    third = (ROUND_1, MIDDLE_TREASURE, (2, 1, 2))
    met = (DIG, "keep 3", "keep 1", "deal", DIG, "change 1")
    return follow(small_game(book, first, second, third), viewer, *met, *moves)


@pytest.mark.parametrize(
    ("viewer", "cells"),
    [
        pytest.param(0, 2, id="the first picker knows now who has which"),
        pytest.param(1, 12, id="the changed card lies open and is nowhere else"),
        pytest.param(2, 6, id="the second sees the same"),
    ],
)
def test_gold_changed_in_the_open_is_drawn_fairly(viewer: int, cells: int) -> None:
    world = after_the_dragon(viewer)
    assert_fair(world, count_gold(world), gold_of, cells)


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_gold_put_back_into_the_deck_cannot_have_been_anybody_elses(viewer: int) -> None:
    world = after_the_dragon(viewer, "…", "deal")
    assert world.state.round == 3
    ways = count_gold(world, 2)
    assert_fair(world, ways, gold_of, len(ways))


ROUND_3 = "map fix-cart  EW rockfall  NESW break-cart  map NS EW"
SEAT_2_DIGS = ("pass EW", "lay NESW 1,0")


def after_another_treasure(kept: int, viewer: int, *moves: str) -> World:
    """Seat 0 has kept a card, seats 2 and 1 got a 2 each; the dragon sends that of seat 1 back to the deck."""
    rest = (1, 1) if kept == 3 else (1, 3)
    first = (ROUND_1, MIDDLE_TREASURE, (2, 2, kept, *rest))
    second = (ROUND_2, MIDDLE_DRAGON, rest)
    third = (ROUND_3, MIDDLE_TREASURE, (*rest, 2))
    met = (DIG, f"keep {kept}", "keep 2", "deal", DIG, "change 1", "…", "deal")
    return follow(small_game(small_book(), first, second, third), viewer, *met, *moves)


@pytest.mark.parametrize(
    ("kept", "viewer", "moves", "cells"),
    [
        pytest.param(3, 1, SEAT_2_DIGS, 27, id="before he picks, it may be in the deck, but in nobody's purse"),
        pytest.param(3, 1, (*SEAT_2_DIGS, "keep 1"), 6, id="the 2 that he sees may be his own of old, or another"),
        pytest.param(1, 1, (*SEAT_2_DIGS, "keep 1"), 3, id="the same where other cards are left"),
        pytest.param(3, 1, (DIG,), 2, id="if he sees the whole deck it is among it, and the other 2 in a purse"),
        pytest.param(3, 1, (DIG, "keep 2"), 2, id="also if he keeps it"),
        pytest.param(3, 1, (DIG, "keep 1"), 2 * 2, id="also if he hands it on"),
        pytest.param(3, 2, SEAT_2_DIGS, 1, id="who has the other one knows it again"),
        pytest.param(3, 2, (*SEAT_2_DIGS, "keep 1"), 2, id="and hands it on, to whom he cannot tell"),
        pytest.param(3, WATCHER, (*SEAT_2_DIGS, "keep 1"), 27, id="who watches has seen nothing since"),
    ],
)
def test_gold_seen_again_after_it_was_put_back_is_drawn_fairly(
    kept: int, viewer: int, moves: tuple[str, ...], cells: int
) -> None:
    world = after_another_treasure(kept, viewer, *moves)
    assert (world.state.round, world.state.decision.name) == (3, "keep-gold")
    assert_fair(world, count_gold(world, 2), gold_of, cells)


def after_two_dragons(gold: tuple[int, ...], viewer: int, *moves: str) -> World:
    """Seats 2 and 1 got what seat 0 left them of the first three cards, and each has met a dragon with it since."""
    book = small_book(goals=("treasure", "dragon", "dragon"), gold=gold)
    kept, left, right, *rest = gold
    first = (ROUND_1, "dragon treasure dragon", gold)
    second = (ROUND_2, "treasure dragon dragon", rest)
    third = (ROUND_3, "dragon treasure dragon", (left, *rest, right))
    met = (DIG, f"keep {kept}", f"keep {left}", "deal", DIG, "change 1", "lay NS 2,1", "change 1", "…", "deal")
    return follow(small_game(book, first, second, third), viewer, *met, *moves)


@pytest.mark.parametrize(
    ("gold", "moves"),
    [
        pytest.param((3, 2, 2, 1, 1, 1), (DIG,), id="one of both seen again; none can be with seat 0"),
        pytest.param((3, 2, 2, 2, 1, 1), (DIG,), id="one that may be either, or another"),
        pytest.param((3, 2, 2, 2, 1, 1), (DIG, "keep 2"), id="kept by himself"),
        pytest.param((3, 2, 2, 2, 1, 1), (DIG, "keep 1"), id="handed on"),
        pytest.param((3, 2, 1, 2, 1, 1), (DIG,), id="two values"),
        pytest.param((1, 2, 3, 1, 2, 3), (DIG,), id="two values, more cards"),
        pytest.param((3, 2, 2, 2, 1, 1), (), id="before anything is seen again"),
    ],
)
def test_two_gold_cards_put_back_are_two_cards(gold: tuple[int, ...], moves: tuple[str, ...]) -> None:
    world = after_two_dragons(gold, 1, *moves)
    assert world.state.round == 3
    ways = count_gold(world, *gold[1:3])
    assert_fair(world, ways, gold_of, len(ways))


# --- nothing that the viewer knows is contradicted ------------------------------------------------


def assert_agrees(world: World, sample: State) -> None:
    """Everything the oracle's viewer has seen is where it was, and the rest is made of the cards not seen."""
    state, viewer = world.state, world.viewer
    for place, card in enumerate(state.discard):
        if card in world.cards:
            assert sample.kind(sample.discard[place]).name == state.kind(card).name
    for spot in state.book.goal_spots:
        if state.mine.card(spot) in world.cards:
            assert sample.kind(sample.mine.card(spot)).name == state.kind(state.mine.card(spot)).name
    for seat in range(state.book.seats):
        if state.role[seat] in world.cards:
            assert sample.kind(sample.role[seat]).name == state.kind(state.role[seat]).name
    if viewer != WATCHER:
        own = range(viewer * HAND_ROOM, viewer * HAND_ROOM + state.hand_size[viewer])
        assert names(sample, (sample.hands[i] for i in own)) == names(state, (state.hands[i] for i in own))
    assert sorted(sample.face) == sorted([*state.book.deck, *state.book.goals, *state.book.roles])
    out = range(sample.bottom + len(state.book.goal_spots), sample.bottom + len(state.book.goals))
    assert "treasure" not in names(sample, out)
    _assert_gold_agrees(world, sample)


def _assert_gold_agrees(world: World, sample: State) -> None:
    state = world.state
    drawn = {}  # what each gold card in a purse is in the sample
    for mine, theirs in zip(state.purse, sample.purse, strict=True):
        assert mine & ~255 == theirs & ~255
        drawn[gold_card(mine)] = sample.gold_face[gold_card(theirs)]
    for card, other in zip(state.offer, sample.offer, strict=True):
        drawn[card] = sample.gold_face[other]
    handed_on = set().union(*world.purses.handed_on)
    for card, value in drawn.items():
        if card in world.purses.open_gold or (card in world.purses.gold and card not in handed_on):
            assert value == state.gold_face[card]
    for group in world.purses.handed_on:
        assert sorted(drawn[card] for card in group) == sorted(state.gold_face[card] for card in group)
    for held in world.purses.held:  # never more cards of a value than there are
        assert Counter(drawn[card] for card in held if card in drawn) <= Counter(state.book.gold)
    lying_open = range(len(state.gold_pile) - state.open_gold, len(state.gold_pile))
    for i in lying_open:
        assert sample.gold_face[sample.gold_pile[i]] == state.gold_face[state.gold_pile[i]]


@pytest.mark.parametrize("setup", TABLES, ids=named)
def test_no_sample_contradicts_what_its_viewer_knows(setup: Setup) -> None:
    for seed in range(examples(compiled=10, interpreted=2)):
        game = Game(setup, 3 + seed + 5 * setup.players)  # eager ones first: they find gold
        course = game.course()
        rng = game.rng()
        rare = {i + 1 for i, step in enumerate(course) if step.decision in ("keep-gold", "change-gold")}
        for viewer in (rng.below(setup.players), WATCHER):
            world = World(game.begin(), viewer)
            for number, step in enumerate(course):
                if number % 41 == 0 or number in rare:
                    _check_sample(world, rng)
                world.play(step.move)
            _check_sample(world, rng)


def _check_sample(world: World, rng: Rng) -> None:
    seen = view(world.state, world.viewer)
    sample = determinise(seen, rng)
    assert_agrees(world, sample)
    assert shown(view(sample, world.viewer)) == shown(seen)


def test_where_a_round_ends_unplayable_every_sample_can_be_played_on() -> None:
    """D-02: with no card to draw, a round that goes on tells that somebody holds a card he can play."""
    rng = Rng.from_seed(f"{5:032x}")
    seen = 0
    for seed in range(40):
        state = Setup(3, options_from("pl")).begin(seed)
        while not state.over() and state.round == 1:
            state.play(state.moves()[rng.below(len(state.moves()))])
            if state.top < state.bottom or state.decision.name != "turn":
                continue
            sample = determinise(view(state, WATCHER), rng)
            seen += 1
            assert any(verb(move) != PASS for seat in range(3) for move in _options(sample, seat))
    assert seen > 200


def _options(state: State, seat: int) -> list[int]:
    """What a seat could do if it were its turn."""
    twin = state.copy()
    twin.turn = twin.decider = seat
    twin.listed = False
    return list(twin.moves())
