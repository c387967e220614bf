"""What holds at every moment of every game, whoever plays, whatever is chosen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from pyrite.games.saboteur.events import GoldChanged, NuggetsEarned
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.kernel import facts
from pyrite.kernel.audit import audited
from pyrite.kernel.determinise import determinise
from pyrite.kernel.errors import GameOver, IllegalMove, NotYourDecision
from pyrite.kernel.mine import CARD_AT, spot
from pyrite.kernel.moves import DEAL, FACE_AT, MARK_AT, SEAT_AT, SPOT_AT, TURNED
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import GOLD_SPENT, HAND_ROOM, WATCHER, State, gold_card, gold_owner
from pyrite.kernel.view import view
from pyrite.setup.options import stored
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup
from tests.properties.games import BOX, TABLES, Game, examples, games, lively, named, plain_games, play, shown
from tests.properties.replay import fingerprint, record, replayed
from tests.properties.soak import LONGEST
from tests.rule_numbers import read_rules

ROOT = Path(__file__).parents[2]
NUMBERS = set(read_rules(ROOT / "docs" / "rules"))

# The same examples in every run; a game does not get smaller, so neither is a failing one made smaller or explained.
few = settings(max_examples=examples(compiled=100, interpreted=24), derandomize=True, phases=[Phase.generate])
some = settings(max_examples=examples(compiled=200, interpreted=60), derandomize=True, phases=[Phase.generate])
each_table = pytest.mark.parametrize("setup", [*TABLES, *BOX], ids=named)


def decisions(game: Game) -> Iterator[State]:
    """The position at every decision of a game, and at its end."""
    state, rng = game.begin(), game.rng()
    yield state
    while not state.over():
        state.play(lively(state, rng, game.zeal))
        yield state


def moments() -> st.SearchStrategy[State]:
    """Any position of any game."""

    def grow(game: Game, part: int) -> State:
        moves = game.moves()
        return play(game.begin(), moves[: len(moves) * part // 100])

    return st.builds(grow, games(), st.integers(0, 100))


# --- cards ----------------------------------------------------------------------------------------


def places(state: State) -> Counter[int]:
    """How often each card of the round's deck lies somewhere."""
    seats = range(state.book.seats)
    held = [state.hands[seat * HAND_ROOM + i] for seat in seats for i in range(state.hand_size[seat])]
    laid = [state.mine.cell[c] >> CARD_AT for c in state.mine.laid]
    lying = [*held, *range(state.top, state.bottom), *state.discard, *laid, *(c for c in state.front if c >= 0)]
    on_its_way = [state.played] if state.decision.name == "veto" and not state.over() else []
    return Counter(lying + on_its_way)


def faces(state: State, cards: range) -> list[int]:
    return sorted(state.face[card] for card in cards)


@few
@given(plain_games())
def test_every_card_is_in_exactly_one_place(game: Game) -> None:
    for state in decisions(game):
        book = state.book
        deck = range(state.base, state.base + len(book.deck))
        goals = range(deck.stop, deck.stop + len(book.goals))
        roles = range(goals.stop, goals.stop + len(book.roles))
        assert places(state) == Counter(deck)
        assert faces(state, deck) == sorted(book.deck)
        assert sorted(state.mine.card(place) for place in book.goal_spots) == list(goals)[: len(book.goal_spots)]
        assert faces(state, goals) == sorted(book.goals)
        assert sorted([*state.role, *state.spare]) == list(roles)
        assert faces(state, roles) == sorted(book.roles)


@few
@given(games())
def test_marks_are_the_cards_lying_in_front(game: Game) -> None:
    for state in decisions(game):
        for seat in range(state.book.seats):
            lying = [m for m in range(8) if state.front[seat * 8 + m] >= 0]
            assert state.marks[seat] == sum(1 << mark for mark in lying)
            assert all(state.kind(state.front[seat * 8 + m]).front() == m for m in lying)


@few
@given(plain_games())
def test_the_gold_adds_up(game: Game) -> None:
    for state in decisions(game):
        kept = [gold_card(entry) for entry in state.purse if not entry & GOLD_SPENT]
        cards = [*kept, *state.offer, *state.gold_pile]
        assert len(set(cards)) == 28
        assert sorted(state.gold_face[card] for card in cards) == sorted(state.book.gold)
    told = events(state, WATCHER)
    for seat in range(state.book.seats):
        earned = sum(event.nuggets for event in told if isinstance(event, NuggetsEarned) and event.seat == seat)
        changed = sum(event.value for event in told if isinstance(event, GoldChanged) and event.seat == seat)
        lost = sum(event.nuggets for event in told if isinstance(event, NuggetsLost) and event.seat == seat)
        purse = [entry for entry in state.purse if gold_owner(entry) == seat and not entry & GOLD_SPENT]
        assert state.loose[seat] == earned + changed - lost >= 0
        assert state.nuggets(seat) == state.loose[seat] + sum(state.gold_face[gold_card(entry)] for entry in purse)


# --- decisions ------------------------------------------------------------------------------------


@each_table
def test_there_is_always_a_decision_and_a_legal_move_until_the_game_ends(setup: Setup) -> None:
    for seed in range(examples(compiled=20, interpreted=3)):
        made = 0
        for state in decisions(Game(setup, seed)):
            moves = list(state.moves())
            if state.over():
                assert moves == []
                break
            made += 1
            assert 0 <= state.decider < setup.players
            state.claim(state.decider)
            assert moves
            assert len(set(moves)) == len(moves)
        # Each card of the deck is used at most once a round, each use asks everybody else at most once, and beside
        # that there are five goals, their turning and changing, and the gold. Whoever is asked for a toll may refuse,
        # and a vault or chest gives a few cards back.
        again = 10 * setup.players if set(setup.modules) & {"tolls", "vault", "chests"} else 0
        assert made <= 3 * (len(state.book.deck) * setup.players + 30 + again)
        assert state.round == 3
        ended = [fact for fact in state.log if facts.kind(fact) == facts.GAME_ENDED]
        assert len(ended) == 1


@some
@given(games())
def test_every_legal_move_printed_parses_back(game: Game) -> None:
    for state in decisions(game):
        for move in state.moves():
            assert parse_move(state.book, print_move(state.book, move)) == move


# --- what is illegal ------------------------------------------------------------------------------


def wrong_moves(state: State) -> st.SearchStrategy[int]:
    """Words that are hardly ever a legal move: true moves with something changed, made-up ones, and rubbish."""
    book = state.book
    made_up = st.builds(
        lambda verb, face, x, y, turned, seat, mark: (
            verb | face << FACE_AT | spot(x, y) << SPOT_AT | turned * TURNED | seat << SEAT_AT | mark << MARK_AT
        ),
        st.integers(0, 31),
        st.integers(0, len(book.kinds)),
        st.integers(-12, 20),
        st.integers(-9, 9),
        st.booleans(),
        st.integers(0, 15),
        st.integers(0, 15),
    )
    changed = st.builds(
        lambda move, bit: move ^ (1 << bit), st.sampled_from([*state.moves()] or [DEAL]), st.integers(0, 40)
    )
    return changed | made_up | st.integers(-(1 << 62), 1 << 62)


@some
@given(moments(), st.data())
def test_an_illegal_move_names_a_rule_and_changes_nothing(state: State, data: st.DataObject) -> None:
    legal = set(state.moves())
    before = shown(state)
    for move in data.draw(st.lists(wrong_moves(state), min_size=30, max_size=30)):
        if state.decision.plain(state, move) in legal:
            continue
        if state.over():
            with pytest.raises(GameOver):
                state.play(move)
        else:
            with pytest.raises(IllegalMove) as refused:
                state.play(move)
            assert refused.value.rule in NUMBERS
            assert refused.value.reason
        assert not state.allows(move)
    assert shown(state) == before
    assert set(state.moves()) == legal


@some
@given(moments(), moments())
def test_moves_of_another_game_are_legal_or_refused_by_a_rule(state: State, elsewhere: State) -> None:
    legal = set(state.moves())
    before = shown(state)
    for move in elsewhere.moves():
        if state.decision.plain(state, move) not in legal:
            with pytest.raises((IllegalMove, GameOver)) as refused:
                state.play(move)
            assert state.over() or getattr(refused.value, "rule", "") in NUMBERS
    assert shown(state) == before


@some
@given(moments())
def test_only_the_decider_may_claim_the_decision(state: State) -> None:
    before = shown(state)
    for seat in (*range(state.book.seats), WATCHER):
        if state.over():
            with pytest.raises(GameOver):
                state.claim(seat)
        elif seat != state.decider:
            with pytest.raises(NotYourDecision):
                state.claim(seat)
    assert shown(state) == before


# --- copies, samples, replays ---------------------------------------------------------------------


def on(state: State, rng: Rng, most: int) -> State:
    """Play on at random."""
    while most and not state.over():
        state.play(lively(state, rng, 2))
        most -= 1
    return state


@some
@given(moments(), st.integers(1, 80))
def test_a_copy_goes_its_own_way(state: State, further: int) -> None:
    before = shown(state)
    twin = state.copy()
    on(twin, Rng(1, 2, 3, 4), further)
    assert shown(state) == before
    other = state.copy()
    then = shown(other)
    on(state, Rng(1, 2, 3, 4), further)
    assert shown(other) == then
    # And as long as the same is played in both, they stay the same.
    for viewer in (*range(state.book.seats), WATCHER):
        assert shown(view(state, viewer)) == shown(view(twin, viewer))
    assert state.rng.words() == twin.rng.words()


@some
@given(moments(), st.integers(0, 1 << 32))
def test_the_view_of_a_sample_is_the_view_it_was_drawn_from(state: State, seed: int) -> None:
    rng = Rng.from_seed(f"{seed:032x}")
    for viewer in (*range(state.book.seats), WATCHER):
        seen = view(state, viewer)
        sample = determinise(seen, rng)
        assert shown(view(sample, viewer)) == shown(seen)
        assert sample.rng.words() != state.rng.words()


@some
@given(moments(), st.integers(0, 1 << 32))
def test_a_sample_can_be_played_to_the_end(state: State, seed: int) -> None:
    rng = Rng.from_seed(f"{seed:032x}")
    viewer = rng.below(state.book.seats)
    sample = determinise(view(state, viewer), rng)
    assert audited(sample, rng, 3, LONGEST) == ""
    assert sample.over()
    assert sample.round >= sample.book.rounds


@some
@given(moments())
def test_a_position_through_text_is_the_same_position(state: State) -> None:
    again = parse_position(print_position(state))
    assert print_position(again) == print_position(state)
    assert list(again.moves()) == list(state.moves())
    for viewer in (*range(state.book.seats), WATCHER):
        assert describe(view(again, viewer)) == describe(view(state, viewer))
    # And whatever is played from there is the same.
    on(again, Rng(1, 2, 3, 4), 20)
    on(state, Rng(1, 2, 3, 4), 20)
    assert print_position(again) == print_position(state)


@few
@given(games())
def test_replay_equals_play(game: Game) -> None:
    moves = game.moves()
    state = play(game.begin(), moves)
    again = replayed(record(game.setup, state, moves))
    assert fingerprint(again) == fingerprint(state)


def test_replay_equals_play_in_another_process_too() -> None:
    tables = (*TABLES, *BOX)
    played = [Game(setup, 11 + number) for number, setup in enumerate(tables)][:: examples(compiled=1, interpreted=5)]
    states = [play(game.begin(), game.moves()) for game in played]
    kept = [record(game.setup, state, game.moves()) for game, state in zip(played, states, strict=True)]
    prints = [fingerprint(state) for state in states]
    for hash_seed in ("1", "2"):
        other = subprocess.run(
            [sys.executable, "-m", "tests.properties.replay"],
            input=msgspec.json.encode(kept, enc_hook=stored),
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            check=True,
        )
        assert other.stdout.decode().split() == prints
