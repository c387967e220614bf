"""Positions changed by hand: whatever somebody writes is refused by name, or can be looked at and played on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pyrite.kernel.audit import eager
from pyrite.kernel.determinise import determinise
from pyrite.kernel.errors import NotationError, PyriteError
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.positions import parse_position
from tests.properties.combos import chance, combo, forest
from tests.rules.kit import do, hand, pass_round, pass_until, table
from tests.rules.retold import retold

CHANGES = 150
OFTEN = ("turn", "veto", "keep-gold")
# Games with every module in some of them, and two of The Lost Mines.
SETUPS = [
    combo(chance(1), ("veto", "tolls", "pioneer", "chests")),
    combo(chance(2), ("saboteur-2", "vault", "swap-goals")),
    combo(chance(3), ("new-goals", "tolls", "party")),
    combo(chance(4), ("tournament", "diversion")),
    forest(chance(5)),
    forest(chance(6)),
]


def told(number: int) -> Iterator[str]:
    """Positions of a game played at random, from many different decisions."""
    luck = random.Random(number)
    state, rng = SETUPS[number].begin(number), chance(number)
    while not state.over():
        if luck.random() < (0.01 if state.decision.name in OFTEN else 0.2):
            yield print_position(state)
        state.play(eager(state, rng, 2))
    yield print_position(state)


def changed(text: str, luck: random.Random) -> str:
    """One word or one line is not what it was."""
    head, mine, picture = text.partition("\nmine\n")
    lines = [line.split(" ") for line in head.split("\n")]
    keywords = {words[0] for words in lines[1:]}
    keyword = luck.choice(sorted(keywords - {"draw", "deal", "chance", "options"}))  # short lines as often as long ones
    line = luck.choice([words for words in lines[1:] if words[0] == keyword])
    at = luck.randrange(1, len(line)) if len(line) > 1 else 0
    others = [word for words in lines[1:] if words[0] == keyword for word in words[1:]]
    match luck.randrange(5) if at else 0:
        case 0:
            lines.remove(line)
        case 1:
            del line[at]
        case 2:
            line.insert(at, luck.choice(others))
        case 3:
            line[at] = luck.choice(others)
        case _:
            line[at] = str(luck.choice([0, 1, 2, 7, 99, 999_999_999, 1 << luck.randrange(40)]))
    return "\n".join(" ".join(words) for words in lines) + mine + picture


def try_out(state: State, rng: Rng) -> None:
    """Everybody looks and imagines what he does not see; then somebody moves, whatever comes of it."""
    for viewer in (*range(state.book.seats), WATCHER):
        seen = view(state, viewer)
        describe(seen)
        determinise(seen, rng).moves()
    for _ in range(3):
        if not state.over():
            moves = state.moves()
            try:
                state.play(moves[rng.below(len(moves))])
            except PyriteError:
                return  # chance was told wrongly, and says so


@pytest.mark.timeout(60)
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_whatever_is_changed_is_refused_by_name_or_can_be_played_on(number: int) -> None:
    luck = random.Random(number)
    rng = chance(number)
    texts = list(told(number))
    refused = 0
    for _ in range(CHANGES):
        text = changed(luck.choice(texts), luck)
        try:
            state = parse_position(text)
        except NotationError:
            refused += 1
            continue
        try_out(state, rng)
    assert CHANGES // 4 < refused < CHANGES


# --- what is wrong, and what would be right ---------------------------------------------------------


def refused(state: State, old: str, new: str) -> str:
    """What the reader says to a position in which a line begins differently."""
    text = print_position(state)
    assert text.count(f"\n{old}") == 1
    with pytest.raises(NotationError) as error:
        parse_position(text.replace(f"\n{old}", f"\n{new}"))
    return error.value.message


def in_the_window() -> State:
    return do(table(3, hands={0: "NESW"}, modules=("veto",)), "0: lay NESW 1,0")


def in_the_pioneer() -> State:
    return do(table(3, hands={0: "pioneer NESW EW map map map"}, modules=("pioneer",)), "0: play pioneer")


def before_a_figure() -> State:
    """Seat 0 asks seat 2 to pay for the place that seat 1 has shut."""
    state = table(3, hands={0: "EW", 1: "map"}, modules=("tolls",), starter=1)
    do(state, "1: toll map at 0,0 west")
    return do(pass_until(state, 0), "0: lay EW -1,0 asking 2")


def test_a_veto_is_asked_of_others_about_a_card_that_could_be_played() -> None:
    state = in_the_window()
    assert refused(state, "decision veto 1", "decision veto 0") == "memory 2 cannot be '1'; allowed are 0"
    assert refused(state, "decision veto 1", "decision veto 2") == "memory 2 cannot be '1'; allowed are 2"
    assert refused(state, "memory 0 1", "memory 2 1") == "memory 1 cannot be '2'; allowed are 0, 1"
    for old, new in (("declared lay NESW 1,0", "declared lay NESW 7,0"), ("past 0 lay NESW", "past 0 lay NES")):
        assert refused(state, old, new).startswith("decision cannot be 'veto 1'; allowed are ")


def test_a_toll_is_asked_of_whoever_was_named_for_a_figure_that_stands() -> None:
    state = before_a_figure()
    assert state.decision.name == "toll"
    figure = int(state.memory[0])
    assert refused(state, "decision toll 2", "decision toll 1").startswith("decision cannot be 'toll 1'; allowed are ")
    assert refused(state, f"memory {figure} 0 65536", f"memory {figure + 5} 0 65536").startswith("memory 1 cannot be ")
    assert refused(state, f"memory {figure} 0 65536", f"memory {figure} 0 0").startswith("memory 3 cannot be '0'")
    assert refused(state, f"memory {figure} 0 65536", f"memory {figure} 0 {99 << 16}").startswith("decision cannot be")


def test_a_card_that_waits_is_one_that_can_and_has_what_it_waits_for() -> None:
    state = in_the_pioneer()
    assert refused(state, "held pioneer", "held map") == "held cannot be 'map'; allowed are pioneer"
    others = " ".join(hand(state, 1))
    text = print_position(state).replace("\nhand 0 NESW EW", "\nhand 0").replace(others, f"{others} NESW EW")
    with pytest.raises(NotationError, match="held pioneer needs the line 'hand 0'"):
        parse_position(text)


def test_thieves_are_seats_that_have_played_a_theft() -> None:
    """Where nobody may steal, looking for the next thief would never end."""
    state = table(3, hands={0: "theft"}, modules=("saboteur-2",))
    do(state, "0: play theft")
    state = retold(state, {"decision": "theft 0", "outcome": "exhausted", "loose": "1 1 1"})
    assert refused(state, "decision theft 0", "decision theft 1") == (
        "decision cannot be 'theft 1'; allowed are next-round 0, theft 0"
    )
    assert refused(state, "memory 1", "memory 2") == "decision cannot be 'theft 0'; allowed are next-round 0"
    assert refused(state, "memory 1", "memory 17") == "memory 1 cannot be '17'; allowed are 0, 1, 2, 3, 19, 49"


def test_the_last_round_is_followed_by_no_other() -> None:
    state = pass_round(table(3))
    assert state.decision.name == "next-round"
    assert refused(state, "round 1", "round 3").startswith("decision cannot be 'next-round ")


def test_gold_is_offered_only_to_whoever_chooses_and_has_a_share() -> None:
    rest = " ".join("1" * 15 + "2" * 7 + "3" * 4)
    lines = {"gold": rest, "offer": "1 2", "decision": "keep-gold 1", "outcome": "treasure"}
    state = retold(table(3, roles="miner miner saboteur"), lines)
    assert refused(state, "decision keep-gold 1", "decision turn 0") == "offer needs the line 'decision keep-gold'"
    assert refused(state, "decision keep-gold 1", "decision keep-gold 2").startswith("decision cannot be 'keep-gold 2'")


@pytest.mark.parametrize(
    ("lost", "message"),
    [
        ("lost 1 hand:1:1 discard:1", "no card lies hidden at 'hand:1:1'"),
        ("lost 1 goal:1 role:2", "no card lies hidden at 'role:2'"),
        ("lost 1 draw:1 draw:2", "no card lies hidden at 'draw:1'"),
        ("lost 1 hand:0:1 discard:1", "hand:0:1 needs the line 'insight'"),
    ],
)
def test_nobody_loses_track_of_what_cannot_be_mixed(lost: str, message: str) -> None:
    state = table(3, hands={0: "map"})
    do(state, "0: pass map")
    assert refused(state, "mine", f"{lost}\nmine").startswith(message)


def test_a_hand_has_room_for_what_is_still_to_come() -> None:
    state = table(3)
    assert refused(state, "decision turn 0", f"draws{' 1' * 12}\ndecision turn 0").startswith("a hand has room for 4")
    assert refused(state, "decision turn 0", f"draws{' 1' * 13}\ndecision turn 0") == "draws is written like: draws 2 0"
