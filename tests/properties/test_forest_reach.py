"""Whether a mine is out of reach: certain, plain to everybody, and for good (A-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import pyrite
from pyrite.games.lost_mines.events import TreasureTaken
from pyrite.games.lost_mines.reach import ALL, Prospect, early, prospect, seen_prospect
from pyrite.kernel import facts
from pyrite.kernel.audit import eager
from pyrite.kernel.mine import column, row
from pyrite.kernel.moves import PASS, REFUSE, verb
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import EVERYBODY, WATCHER, State
from pyrite.kernel.view import view
from tests.facts import kind_of
from tests.properties.combos import chance, forest
from tests.properties.games import examples, lively
from tests.properties.oracle_reach import reached, with_few_cards
from tests.properties.test_forest import GAMES, moments, the_forest


def outlook(state: State) -> Prospect:
    return prospect(state, the_forest(state).forest)


def turns(number: int, often: int) -> Iterator[State]:
    """About one turn in so many of a game in which dwarfs get on."""
    setup, rng = forest(chance(number)), chance(number)
    state = setup.begin(number)
    while not state.over():
        if state.decision.name == "turn" and rng.below(often) == 0:
            yield state
        state.play(eager(state, rng, 4) if rng.below(4) else lively(state, rng, 3))


# --- certain ------------------------------------------------------------------------------------------


@pytest.mark.rule("A-33")
def test_what_is_out_of_reach_nobody_reaches_with_the_last_cards_even_if_they_may_be_any() -> None:
    """The oracle plays: it is granted every card that not all have seen, and tries all that could help."""
    told: Counter[tuple[bool, bool]] = Counter()
    for number in range(examples(compiled=40, interpreted=4)):
        rng = chance(number)
        for state in turns(number, 2):
            if not near_a_mine(state):
                continue  # there is nothing to find out
            two = number % 10 == 0 and told.total() % 6 == 0 and pyrite.compiled()  # that takes long
            few = with_few_cards(state, last_hands(state, rng, 1 + two))
            p = outlook(few)
            for i, c in enumerate(few.mine.goals):
                if p.worth >> i & 1:
                    found = reached(few, few.mine.spots[c])
                    lost = bool(p.lost() >> i & 1)
                    assert not (lost and found), f"game {number}, turn {len(few.history)}, mine {i}"
                    told[lost, found] += 1
    assert told[True, False] > 20
    assert told[False, True] > 5


def near_a_mine(state: State) -> bool:
    x, y = place(state.memory[the_forest(state).forest.dwarf + state.turn])
    return any(abs(x - u) + abs(y - v) <= 4 for u, v in (place(state.mine.spots[c]) for c in state.mine.goals))


def place(at: int) -> tuple[int, int]:
    return int(column(at)), int(row(at))


def last_hands(state: State, rng: Rng, cards: int) -> list[int]:
    """So many cards, the first of them for who is on turn."""
    hands = [0] * state.book.seats
    hands[state.turn] = 1
    for _ in range(cards - 1):
        hands[rng.below(len(hands))] += 1
    return hands


@pytest.mark.rule("A-33")
def test_a_round_goes_on_without_the_mines_that_are_out_of_reach() -> None:
    """Whole games, played on whatever is lost: nobody comes to such a mine, and it never comes back into reach."""
    lost_in_all = 0
    for number in range(GAMES):
        setup, rng = forest(chance(number)), chance(number)
        state, zeal = setup.begin(number), number % 5
        lost, in_round = 0, 1
        while not state.over():
            if state.round != in_round or state.outcome:
                lost, in_round = 0, state.round
            elif state.decision.name == "turn":
                p = outlook(state)
                assert lost & p.worth & ~p.lost() == 0, f"game {number}"
                lost_in_all += bool(p.lost() & ~lost)
                lost |= p.lost()
            move = eager(state, rng, zeal)
            since = len(state.log)
            state.play(move if move != state.book.verb("propose-end") else state.moves()[0])
            for fact in list(state.log)[since:]:
                if kind_of(state.book, fact) == TreasureTaken:
                    at = state.mine.at(state.memory[the_forest(state).forest.dwarf + facts.seat(fact)])
                    assert not lost >> list(state.mine.goals).index(at) & 1
    assert lost_in_all > 20


# --- plain to everybody -------------------------------------------------------------------------------


@pytest.mark.rule("A-33")
def test_all_can_tell_as_well_as_the_rules_which_mines_are_out_of_reach() -> None:
    told: Counter[bool] = Counter()
    for number in range(GAMES):
        for state in moments(number, 8):
            truth = outlook(state)
            for viewer in (*range(state.book.seats), WATCHER):
                seen = seen_prospect(view(state, viewer), the_forest(state).forest)
                assert (seen.worth, seen.lost()) == (truth.worth, truth.lost())
            told[truth.lost() != 0] += 1
    assert min(told[True], told[False]) > 0


@pytest.mark.rule("A-33")
def test_the_offer_does_not_hang_on_faces_that_are_not_open_to_all() -> None:
    """Cards in hands, in the pile, set aside and put away unseen are exchanged, and so are mines, dwarfs and worths."""
    offered: Counter[bool] = Counter()
    for number in range(GAMES):
        rng = chance(number)
        for state in turns(number, 10):
            p = outlook(state)
            twin = state.copy()
            twin.face = state.face[:]
            for cards in hidden(state):
                shuffled = [state.face[card] for card in cards]
                rng_shuffle(shuffled, rng)
                for card, face in zip(cards, shuffled, strict=True):
                    twin.face[card] = face
            twin.listed = False
            q = outlook(twin)
            assert (q.worth, q.lost()) == (p.worth, p.lost())
            propose = state.book.verb("propose-end")
            offers = propose in list(state.moves())
            assert (propose in list(twin.moves())) == offers
            offered[offers] += 1
    assert min(offered[True], offered[False]) > 0


def hidden(state: State) -> list[list[int]]:
    """Cards that not all have seen, those together that could be exchanged."""
    book, first = state.book, int(state.base)
    deck = range(first, first + len(book.deck))
    lying = [state.mine.cell[c] >> 36 for c in state.mine.laid] + [card for card in state.front if card >= 0]
    goals = range(first + len(book.deck), first + len(book.deck) + len(book.goals))
    treasures = range(first + book.piles[0].first, first + book.piles[0].first + len(book.piles[0].faces))
    sorts: dict[int, list[int]] = {}
    for card in treasures:
        if state.known[card - first] != EVERYBODY:
            sorts.setdefault(int(state.kind(card).back()), []).append(card)
    return [
        [card for card in deck if state.known[card - first] != EVERYBODY and card not in lying],
        [card for card in goals if state.known[card - first] != EVERYBODY],
        *sorts.values(),
    ]


def rng_shuffle(faces: list[int], rng: Rng) -> None:
    for i in range(len(faces) - 1, 0, -1):
        j = rng.below(i + 1)
        faces[i], faces[j] = faces[j], faces[i]


# --- how it is counted --------------------------------------------------------------------------------


@pytest.mark.rule("A-33")
def test_the_cheap_questions_never_change_the_answer() -> None:
    """Early in a round none is asked; then comes a way straight on, then any; and often one mine is enough."""
    told: Counter[str] = Counter()
    for number in range(GAMES):
        for state in turns(number, 6):
            p = outlook(state)
            lost = p.worth & ~p._by_search(p.worth, ALL)
            assert p.lost() == lost
            assert p.loses(p.worth) == (lost != 0)
            if early(state, the_forest(state).forest):
                assert lost == 0
                told["early"] += 1
            told["lost" if lost else "none"] += 1
    assert min(told["early"], told["lost"], told["none"]) > 0


# --- proposing ----------------------------------------------------------------------------------------


@pytest.mark.rule("A-33")
def test_whoever_is_on_turn_goes_on_when_somebody_refuses_to_end_the_round() -> None:
    """And nobody asks again before a further mine is out of reach."""
    asked = 0
    for number in range(200):
        state, rng = forest(chance(number)).begin(number), chance(number)
        refused, in_round = 0, 1
        propose, stay = map(state.book.verb, ("propose-end", "stay"))
        while not state.over() and asked < 6:
            if state.round != in_round:
                refused, in_round = 0, state.round
            if state.decision.name == "turn":
                lost = outlook(state).lost()
                assert (propose in list(state.moves())) == (lost & ~refused != 0)
                if lost & ~refused:
                    on_turn = state.decider
                    state.play(propose)
                    assert state.decision.name == "consent"
                    state.play(REFUSE)
                    assert (state.decision.name, state.decider) == ("turn", on_turn)
                    assert propose not in list(state.moves())
                    refused = lost
                    asked += 1
            dull = [move for move in state.moves() if verb(move) in (PASS, stay)]
            state.play(dull[rng.below(len(dull))] if dull else state.moves()[0])
        if asked == 6:
            break
    assert asked == 6
