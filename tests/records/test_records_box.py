"""Records of games with all that modules may bring: cards set aside and in the centre, piles of their own, luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec
import pytest

from pyrite.games.saboteur.decks import BASE
from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.module import Module
from pyrite.kernel.book import Book, Goal, Kind
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.errors import BadLuck, NotationError, SetupError
from pyrite.kernel.mine import spot
from pyrite.kernel.notation.position import draw_mine
from pyrite.kernel.state import State
from pyrite.records import Choice, Record, Recorder, Step, read, replay, verify, write
from pyrite.records.replay import _play
from pyrite.setup.setup import Setup
from pyrite.telling import explain
from pyrite.telling.pages import _secrets, pages
from tests.records.kit import line_of, played
from tests.rules.drawing import parse_shape


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """A module that is in no box: three cards set aside, one for the centre, two piles, and a token for everybody."""
    book.aside = 3
    book.centre = 1
    paths = book.add_pile("paths")
    for name in ("NESW", "EW"):
        book.add_to_pile(paths, Goal(f"chest-{name}", parse_shape(name), parse_shape(name)), 1)
    book.add_to_pile(book.add_pile("chests"), Kind("chest-a"), 3)
    book.tokens = 2
    book.tokens_due = 1


@pytest.fixture(autouse=True)
def box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "boxed", Module("boxed", 999, BASE, add=add))


def setup() -> Setup:
    return Setup(3, modules=("boxed",))


def game() -> Record:
    return played(setup(), seed=5).record()


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as refusal:
        verify(read(text))
    assert explain(refusal.value).startswith(f"Line {refusal.value.line}: ")
    return refusal.value


def test_what_a_module_brings_has_its_lines() -> None:
    record = game()
    text = write(record)
    deal = record.rounds[0].deal
    first = text.partition("round 1\n")[2].split("\n")
    keywords = [line.split()[0] for line in first if line and line[0].isalpha() and not line.startswith("draw")]
    assert keywords[:10] == ["aside", "hand", "hand", "hand", "centre", "goals", "roles", "gold", "paths", "chests"]
    assert first[0] == "aside " + " ".join(deal.deck[:3])
    assert first[1] == "hand 0 " + " ".join(deal.deck[3:9])
    assert f"centre {deal.deck[-1]}" in first
    assert "paths " + " ".join(deal.piles["paths"]) in first
    assert read(text) == record
    assert write(read(text)) == text
    assert verify(read(text)).over()


def test_games_without_it_have_none_of_these_lines() -> None:
    text = write(played(Setup(3), seed=5).record())
    for line in ("aside map", "centre NESW", "paths chest-EW", "chests chest-a chest-a chest-a"):
        keyword = line.split()[0]
        assert f"\n{keyword} " not in text
        assert f"'{keyword}' begins no line here" in refused(text.replace("\ngoals ", f"\n{line}\ngoals ", 1)).message


def test_the_result_is_what_the_gold_is_worth_in_the_end() -> None:
    finished = played(setup(), seed=5)
    result = finished.record().result
    assert result is not None
    assert result.scores == tuple(finished.state.nuggets(seat) - 1 for seat in range(3))


@pytest.mark.parametrize(
    ("keyword", "new", "problem"),
    [
        ("aside", "", "'aside' is missing"),
        ("aside", "aside map map", "aside takes 3 words, not 2"),
        ("aside", "aside map map treasure", "aside cannot be 'treasure'"),
        ("aside", "aside n n n", "the deck of round 1 is not the printed one"),
        ("centre", "", "'centre' is missing"),
        ("centre", "centre NESW NESW", "centre takes 1 words, not 2"),
        ("centre", "centre NESW\ncentre NESW", "centre stands here a second time"),
        ("paths", "", "'paths' is missing"),
        ("paths", "paths chest-EW chest-EW", "the paths of round 1 is not the printed one: chest-EW 2/1"),
        ("paths", "paths chest-EW chest-a", "paths cannot be 'chest-a'"),
        ("chests", "chests chest-a chest-a", "the chests of round 1 is not the printed one: chest-a 2/3"),
        ("chests", "chests chest-a chest-a chest-a\nluck 0 7", "in round 1 chance was asked 0 times, not 2"),
        ("chests", "chests chest-a chest-a chest-a\nluck -1", "luck cannot be '-1'"),
        ("chests", "chests chest-a chest-a chest-a\nluck 1000", "luck cannot be '1000'"),
    ],
)
def test_damage_is_named(keyword: str, new: str, problem: str) -> None:
    lines = write(game()).split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{keyword} "))
    assert problem in refused("\n".join([*lines[:at], new, *lines[at + 1 :]])).message


def test_the_card_in_the_centre_is_a_path_card() -> None:
    deal = game().rounds[0].deal
    deck = [*deal.deck]
    at = deck.index("map")
    deck[at], deck[-1] = deck[-1], deck[at]
    wrong = msgspec.structs.replace(deal, deck=tuple(deck))
    with pytest.raises(SetupError, match="the deck of round 1 ends with map") as refusal:
        setup().begin(deals=[wrong])
    assert explain(refusal.value).startswith("The deck of round 1 ends with map, ")


# --- chance in the course of a round ------------------------------------------------------------------


def lucky_game(asked: int) -> tuple[Record, list[int]]:
    """Ten moves, before the first `asked` of which chance chooses among five ways: the record, and its choices."""
    recorder = Recorder(setup(), seed=5)
    chosen = []
    for number in range(10):
        if number < asked:
            chosen.append(int(recorder.state.chance(5)))
        recorder.play(recorder.state.moves()[-1])
    return recorder.record(), chosen


def steps(record: Record, asked: int) -> list[Step]:
    """The same game again."""
    found = []
    for number, step in enumerate(replay(record)):
        found.append(step)
        if number < asked:
            step.state.chance(5)
    return found


def test_luck_is_written_down_and_given_again() -> None:
    record, chosen = lucky_game(4)
    text = write(record)
    assert f"\nluck {' '.join(map(str, chosen))}\n" in text
    assert read(text) == record
    assert write(read(text)) == text
    assert len(set(chosen)) > 1, "a replay that chose anew would hardly choose the same"
    assert list(steps(read(text), 4)[-1].state.luck) == chosen


def test_a_result_that_is_missing_is_not_made_up() -> None:
    record, _ = lucky_game(4)
    text = write(record)
    with pytest.raises(NotationError, match="chance has to decide here, and the luck of round 1 has only 4") as refusal:
        steps(read(text), 5)
    assert refusal.value.line == record_line(text, 5)
    assert explain(refusal.value) == (
        f"Line {record_line(text, 5)}: Chance has to decide something here, but for round 1 only 4 results are told."
    )


def record_line(text: str, decision: int) -> int:
    """The line of a decision of the first round, counted from 1."""
    return line_of(text, "0 ") + decision - 1


class Unlucky:
    """A position in which chance cannot do as it is told."""

    round = 1
    lucky = 0

    def replay(self, move: int) -> None:
        raise BadLuck(3, 5)


def test_a_result_that_cannot_be_is_named_with_the_line_where_play_stopped() -> None:
    record, _ = lucky_game(1)
    with pytest.raises(NotationError) as refusal:
        _play(record, cast("State", Unlucky()), 0, Choice(0, "pass map", 77))
    assert explain(refusal.value) == "Line 77: Chance result number 3 of this round cannot be: it is one of 0 to 4."


def test_rounds_that_are_over_keep_what_chance_gave_and_nothing_more() -> None:
    (first, *_) = played(setup(), seed=5).record().rounds
    deal = msgspec.structs.replace(first.deal, luck=(4, 0, 2))
    recorder = Recorder(setup(), seed=5, deals=[deal])
    assert recorder.record().rounds[0].deal.luck == (4, 0, 2)
    assert recorder.state.chance(5) == 4
    while recorder.state.round == 1:
        recorder.play(recorder.state.moves()[-1])
    assert recorder.record().rounds[0].deal.luck == (4,)


# --- read again ---------------------------------------------------------------------------------------


def test_the_replay_tells_what_lies_closed_and_draws_the_stacks() -> None:
    state = setup().begin(seed=5)
    paths, _ = state.book.piles
    for nth, cell in enumerate(((3, 1), (5, -1))):
        state.mine.stack(spot(*cell), state.base + paths.first + nth)
    names = [state.kind(state.base + paths.first + nth).name.removeprefix("chest-") for nth in (0, 1)]
    goals, first, second, spare, aside = _secrets(state)
    assert goals.startswith("Face down lie, from north to south: ")
    assert first == f"At 3,1 a chest lies under {names[0]}. It holds a nugget."
    assert second == f"At 5,-1 a chest lies under {names[1]}. It holds a nugget."
    assert spare.startswith("Left over among the dwarfs: ")
    # The card for the centre lies nowhere either: no rule of this module puts it down.
    assert aside.startswith("Set aside, unseen: ")
    assert len(aside.split(", ")) == 1 + 4
    assert draw_mine(state, rulers=True).count("=") == 2


def test_only_those_who_see_everything_are_told() -> None:
    record = game()
    assert "Set aside, unseen: " in next(iter(pages(record)))
    assert "Set aside" not in "".join(pages(record, 1))
