"""The Lost Mines: how a round ends and the next begins (LM-42, LM-46 … LM-48, A-33 … A-35, A-46)."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.games.lost_mines.events import EndAnswered, EndProposed
from pyrite.games.lost_mines.round import MOST_ROUNDS
from pyrite.kernel.mine import HIDDEN, spot
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.seen.events import CardDrawn, RoundEnded
from pyrite.kernel.state import WATCHER, State
from pyrite.setup.options import Options
from tests.rules.forest import dwarf, edges, forest, owners, points, rest, seen, told, tools, walk
from tests.rules.kit import discard_pile, do, draw_pile, front, hand, options_text, refuses, roles, sections, winners

SILVER = "mine-jewels mine-silver mine-gold mine-dragon"
BEFORE = "NEW 7,2; NESW 8,2"


def outcome(state: State) -> str:
    (ended,) = told(state, RoundEnded)
    return ended.outcome


# --- how it ends ------------------------------------------------------------------------------------


def last_treasure(options: Options = Options(), round_: int = 1, points: str = "") -> State:  # noqa: B008 - frozen
    """Seat 0 stands beside the silver mine, where the last treasure is to be had."""
    return forest(
        laid=BEFORE,
        mines=SILVER,
        found="9,2 NSW",
        treasures="silver-2 gold-3 jewels-4",
        owners="- 1 2",
        roles="blue-loyal yellow-loyal blue-selfish",
        hands={0: "axe EW", 1: "boat", 2: "NS"},
        dwarfs={0: "8,2"},
        options=options,
        round_=round_,
        points=points,
    )


@pytest.mark.rule("LM-42", "A-34")
def test_a_round_is_over_at_once_when_no_treasure_is_left() -> None:
    state = do(last_treasure(), "0: pass axe")
    walk(state, "E")
    assert owners(state) == [0, 1, 2]
    assert outcome(state) == "treasures"
    assert state.decision.name == "next-round"
    assert told(state, CardDrawn) == []
    assert hand(state, 0) == ["EW"]


@pytest.mark.rule("LM-42")
def test_a_round_is_over_when_nobody_has_a_card() -> None:
    state = forest(hands={0: "axe boat", 1: "EW", 2: ""}, pile=0)
    rest(state, 0, 1)
    assert state.decision.name == "turn"
    rest(state, 0)
    assert outcome(state) == "exhausted"


@pytest.mark.rule("LM-42")
def test_a_trap_may_take_the_very_last_card() -> None:
    state = forest(laid="NESW 2,2", hands={0: "axe boat", 1: "", 2: ""}, edges=["trap 1,2 east"], pile=0)
    do(state, "0: pass axe")
    walk(state, "E")
    assert outcome(state) == "exhausted"


@pytest.mark.rule("A-46")
@pytest.mark.parametrize(("last_move", "taken"), [("true", 0), ("false", None)])
def test_after_the_last_card_of_a_round_its_player_still_walks_and_takes_a_treasure(
    last_move: str, taken: int | None
) -> None:
    state = forest(
        laid=BEFORE,
        mines=SILVER,
        treasures="silver-2 gold-3 jewels-4",
        hands={0: "axe", 1: "", 2: ""},
        dwarfs={0: "8,2"},
        pile=0,
        options=Options(last_move="false" if last_move == "false" else "true"),
    )
    do(state, "0: pass axe")
    if last_move == "true":
        walk(state, "E")
    assert outcome(state) == "exhausted"
    assert owners(state)[0] == taken


@pytest.mark.rule("A-46")
def test_without_that_walk_all_others_are_still_taken() -> None:
    state = forest(laid="NESW 2,2", hands={0: "axe", 1: "boat", 2: ""}, pile=0, options=Options(last_move="false"))
    do(state, "0: pass axe")
    assert state.decision.name == "walk"


# --- by common consent ------------------------------------------------------------------------------

MINES = [(9, 0), (9, 2), (9, 4), (9, 6)]


def stuck(hands: dict[int, str] | None = None) -> State:
    """Nothing is left to draw, and to any mine it is farther than all cards in hand reach."""
    return forest(hands=hands or {0: "axe boat", 1: "rope", 2: ""}, pile=0)


def out_of_reach(state: State) -> list[tuple[int, int]]:
    return list(seen(state)["out_of_reach"])


@pytest.mark.rule("A-33", "LM-42")
def test_a_hopeless_round_ends_if_all_agree() -> None:
    state = stuck()
    assert (out_of_reach(state), seen(state)["in_reach"]) == (MINES, ())
    assert "propose-end" in options_text(state)
    do(state, "0: propose-end")
    assert (state.decision.name, options_text(state)) == ("consent", ["agree", "refuse"])
    assert out_of_reach(state) == MINES
    assert refuses(state, "pass rope") == ("A-33", "answer-first")
    do(state, "1: agree", "2: agree")  # seat 2 has no cards, and is asked all the same
    assert outcome(state) == "consent"
    assert [event.seat for event in told(state, EndProposed)] == [0]
    assert [(event.seat, event.agrees) for event in told(state, EndAnswered)] == [(1, True), (2, True)]
    assert state.decision.name == "next-round"


@pytest.mark.rule("A-33")
def test_everybody_is_asked_in_turn_from_the_left() -> None:
    state = forest(players=4, hands={0: "", 1: "axe boat", 2: "", 3: "rope"}, pile=0, turn=1)
    do(state, "1: propose-end", "2: agree", "3: agree", "0: agree")
    assert outcome(state) == "consent"


@pytest.mark.rule("A-33", "LM-42")
def test_one_mine_out_of_reach_is_enough_and_the_offer_says_which() -> None:
    """Seat 0 has one turn left, and stands three steps before the second mine; the others are too far away."""
    state = forest(laid=WAY, dwarfs={0: "6,2"}, hands={0: "axe", 1: "", 2: ""}, pile=0)
    assert (out_of_reach(state), list(seen(state)["in_reach"])) == ([(9, 0), (9, 4), (9, 6)], [(9, 2)])
    do(state, "0: propose-end")
    (proposed,) = told(state, EndProposed, WATCHER)
    assert proposed.out_of_reach == ((9, 0), (9, 4), (9, 6))
    assert proposed.in_reach == ((9, 2),)
    do(state, "1: agree", "2: agree")
    assert outcome(state) == "consent"


@pytest.mark.rule("A-33")
def test_as_long_as_every_mine_may_be_reached_it_is_not_offered() -> None:
    state = forest(hands={0: "axe boat EW"})
    assert (seen(state)["out_of_reach"], seen(state)["in_reach"]) == ((), ())
    assert refuses(state, "propose-end") == ("A-33", "not-hopeless")


@pytest.mark.rule("A-33")
@pytest.mark.parametrize("answers", [["1: refuse"], ["1: agree", "2: refuse"]])
def test_one_who_refuses_is_enough_to_go_on(answers: list[str]) -> None:
    state = do(stuck(), "0: propose-end", *answers)
    assert (state.decision.name, state.decider) == ("turn", 0)
    assert told(state, RoundEnded) == []
    for seat in (0, 1, 0):
        assert refuses(state, "propose-end") == ("A-33", "asked-already")
        rest(state, seat)
    assert outcome(state) == "exhausted"


@pytest.mark.rule("A-33")
def test_what_was_refused_comes_again_when_a_further_mine_is_out_of_reach() -> None:
    """Seat 0 before the second mine; that it lets this turn go by, too, is new."""
    hands = {0: "axe", 1: "boat", 2: ""}
    state = forest(laid=BEFORE, dwarfs={0: "8,2"}, hands=hands, pile=0)
    do(state, "0: propose-end", "1: refuse")
    assert refuses(state, "propose-end") == ("A-33", "asked-already")
    rest(state, 0)
    assert out_of_reach(state) == MINES
    do(state, "1: propose-end", "2: agree", "0: refuse")
    assert refuses(state, "propose-end") == ("A-33", "asked-already")


@pytest.mark.rule("A-33")
def test_the_next_round_begins_without_a_proposal() -> None:
    state = do(stuck({0: "axe", 1: "", 2: ""}), "0: propose-end", "1: refuse")
    rest(state, 0)
    do(state, "deal")
    assert "proposed" not in print_position(state)


def nearest(laid: str, hands: dict[int, str], at: str = "5,2", **more: Any) -> bool:
    """Whether the second mine is in reach of seat 0."""
    state = forest(laid=laid, dwarfs={0: at}, hands={1: "", 2: "", **hands}, pile=0, **more)
    return (9, 2) not in out_of_reach(state)


@pytest.mark.rule("A-33")
@pytest.mark.parametrize(
    ("laid", "short"),
    [
        ("NESW 5,2; NESW 6,2", 2),  # two cards to lay
        ("NESW 5,2; tree-EW 6,2; NESW 7,2", 2),  # a tool and a card
        ("NESW 5,2; NS 6,2; NESW 7,2; NESW 8,2", 2),  # a storm and a card
        ("NESW 5,2; NS 6,2; tree-EW 7,2", 4),
    ],
)
def test_each_card_of_the_pile_and_of_any_hand_may_be_the_one_that_is_missing(laid: str, short: int) -> None:
    """Seat 0 has two turns, so that it is not too far: what others hold counts as well."""
    rest_ = "axe boat rope axe"
    assert nearest(laid, {0: "boat rope", 1: " ".join(rest_.split()[: short - 2])})
    assert not nearest(laid, {0: "boat", 1: " ".join(rest_.split()[: short - 2])})


@pytest.mark.rule("A-33")
def test_cards_to_draw_count_too() -> None:
    laid, dwarfs = "NESW 5,2; NESW 6,2", {0: "5,2"}
    for pile, near in ((0, False), (1, True)):
        state = forest(laid=laid, dwarfs=dwarfs, hands={0: "ES", 1: "", 2: ""}, pile=pile)
        assert ((9, 2) not in out_of_reach(state)) == near


@pytest.mark.rule("A-33", "LM-35")
@pytest.mark.parametrize(
    ("dwarf", "turns", "near"),
    [("6,2", 1, True), ("5,2", 1, False), ("5,2", 2, True), ("1,2", 2, True), ("4,2", 1, True)],
    ids=["3 steps", "4 steps", "two turns", "as if by a campfire", "from a campfire"],
)
def test_a_dwarf_walks_no_farther_than_its_turns_allow(dwarf: str, turns: int, near: bool) -> None:
    """The whole way lies; only the first turn is sure not to begin at a campfire."""
    laid = "NESW 2,2; NESW 3,2; campfire-NESW 4,2; NEW 5,2; NEW 6,2; NEW 7,2; NEW 8,2"
    assert nearest(laid, {0: " ".join(["axe", "boat"][:turns])}, dwarf) == near


@pytest.mark.rule("A-33")
def test_the_pile_gives_a_turn_to_everybody_in_turn() -> None:
    """A card each, and one dwarf that needs two turns: the first card drawn is that of seat 0, the next of seat 1."""
    for seat, pile, near in ((0, 0, False), (0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False), (2, 3, True)):
        dwarfs = {0: "1,4", 1: "1,4", 2: "1,4", seat: "2,2"}
        state = forest(laid=WAY, dwarfs=dwarfs, hands={0: "axe", 1: "axe", 2: "axe"}, pile=pile)
        assert ((9, 2) not in out_of_reach(state)) == near


WAY = "NESW 2,2; NESW 3,2; NEW 4,2; NEW 5,2; NEW 6,2; NEW 7,2; NESW 8,2"
# Cards that are shut towards the first mine, all round it.
SHUT_IN = "EW 8,1; EW 10,1; EW 9,1; NS 8,0; NS 10,0"


@pytest.mark.rule("A-33")
@pytest.mark.parametrize(
    ("laid", "gone", "near"),
    [
        (SHUT_IN, "storm storm storm", False),
        (SHUT_IN, "storm storm", True),
        ("NS 6,2; EW 7,1; EW 7,3", "storm storm storm", True),
    ],
    ids=["no storm is left", "one may come", "a way round"],
)
def test_what_all_have_seen_of_the_deck_cannot_come_any_more(laid: str, gone: str, near: bool) -> None:
    """Even in the first turn: without a storm what lies in the way stays there."""
    assert ((9, 0) not in out_of_reach(forest(laid=laid, gone=gone))) == near


@pytest.mark.rule("A-33")
def test_it_takes_as_many_storms_as_walls() -> None:
    """A wall of two cards all round: one storm is too few, whatever else there is."""
    walls = "NS 8,0; EW 9,1; NS 10,0; rocks-NS 7,0; SW 8,1; rocks-EW 9,2; ES 10,1"
    for gone, near in (("storm", True), ("storm storm", False)):
        state = forest(laid=walls, mines_at="9,0 9,4 5,6 9,6", gone=gone)
        assert ((9, 0) not in out_of_reach(state)) == near


@pytest.mark.rule("A-33")
def test_what_was_put_away_unseen_may_still_come_as_far_as_anybody_knows() -> None:
    state = forest(laid=SHUT_IN, hands={0: "storm storm axe", 1: "storm axe"})
    do(state, "0: pass storm storm")
    walk(state)
    do(state, "1: pass storm")
    walk(state)
    assert (9, 0) not in out_of_reach(state)


@pytest.mark.rule("A-33", "LM-20")
@pytest.mark.parametrize(("gone", "near"), [("axe axe", True), ("axe axe axe", False), ("boat boat boat", True)])
def test_an_obstacle_whose_tools_are_gone_takes_a_storm_and_a_card(gone: str, near: bool) -> None:
    """With one card left an axe would do."""
    state = forest(
        laid="NESW 7,2; tree-EW 8,2", dwarfs={0: "7,2"}, hands={0: "info-mine-dwarf", 1: "", 2: ""}, pile=0, gone=gone
    )
    assert ((9, 2) not in out_of_reach(state)) == near


@pytest.mark.rule("A-33")
def test_a_dwarf_whose_owner_has_no_cards_reaches_nothing() -> None:
    assert (9, 2) in out_of_reach(forest(laid=BEFORE, dwarfs={1: "8,2"}, hands={0: "axe", 1: "", 2: ""}, pile=0))
    assert (9, 2) not in out_of_reach(forest(laid=BEFORE, dwarfs={0: "8,2"}, hands={0: "axe", 1: "", 2: ""}, pile=0))


@pytest.mark.rule("A-33")
@pytest.mark.parametrize(
    ("owners", "found", "far", "near"),
    [
        ("- - -", "9,2 NSW", [(9, 6), (8, 6), (10, 6)], [(9, 2)]),  # silver is left, and the mine is near
        ("0 - -", "9,2 NSW", [(9, 6), (8, 6), (10, 6)], []),  # it has nothing more to give
        ("0 - -", "", [(9, 6), (8, 6), (10, 6)], [(9, 2)]),  # it may hold gold or jewels, as far as anybody knows
    ],
)
def test_a_mine_without_treasures_is_neither_lost_nor_left(
    owners: str, found: str, far: list[tuple[int, int]], near: list[tuple[int, int]]
) -> None:
    state = forest(
        laid=BEFORE,
        mines=SILVER,
        mines_at="9,6 9,2 8,6 10,6",
        found=found,
        treasures="silver-2 gold-3 jewels-4",
        owners=owners,
        dwarfs={0: "8,2"},
        hands={0: "axe", 1: "", 2: ""},
        pile=0,
    )
    assert (sorted(out_of_reach(state)), list(seen(state)["in_reach"])) == (sorted(far), near)
    assert sections(state, 1)["forest"] == sections(state, WATCHER)["forest"]  # everybody can tell


# --- the second round -------------------------------------------------------------------------------


@pytest.mark.rule("LM-46")
def test_the_second_round_is_set_up_anew_and_points_stay() -> None:
    state = forest(
        laid="NESW 2,2; tree-EW 3,2; NESW 8,2",
        found="9,2 SW",
        hands={0: "axe", 1: "", 2: ""},
        tools=["axe 3,2"],
        edges=["trap 2,2 north", "troll 2,2 south 1"],
        owners="1 - -",
        treasures="jewels-5",
        roles="blue-loyal yellow-loyal blue-selfish",
        dwarfs={0: "9,2", 1: "2,2"},
        points="4 0 3",
        pile=0,
        more=["dragon 2"],
    )
    rest(state, 0)
    assert points(state) == [4, 5, 1]
    assert refuses(state, "pass axe") == ("LM-46", "deal-first-forest")
    do(state, "deal")
    assert state.round == 2
    assert points(state) == [4, 5, 1]
    assert (tools(state), edges(state), owners(state), seen(state)["dragon"]) == ([], [], [None] * 3, None)
    assert [front(state, seat) for seat in range(3)] == [[], [], []]
    assert [dwarf(state, seat)[0] for seat in range(3)] == [1, 1, 1]
    assert [dwarf(state, seat)[1] for seat in range(3)] == [2 if r.startswith("blue") else 4 for r in roles(state)]
    assert len(state.mine.laid) == 0
    assert [state.mine.what(spot(9, y)) for y in (0, 2, 4, 6)] == [HIDDEN] * 4
    assert (len(draw_pile(state)), discard_pile(state)) == (38, [])
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("LM-47", "A-35")
@pytest.mark.parametrize(
    ("hands", "last", "next_"),
    [({0: "axe", 1: "boat", 2: "EW"}, 2, 0), ({0: "axe boat", 1: "EW", 2: ""}, 0, 1), ({0: "", 1: "axe", 2: ""}, 1, 2)],
)
def test_the_left_neighbour_of_who_used_the_last_card_begins(hands: dict[int, str], last: int, next_: int) -> None:
    state = forest(hands=hands, pile=0, turn=1 if not hands[0] else 0)
    while state.decision.name == "turn":
        used = int(state.decider)
        rest(state, used)
    assert used == last
    assert (state.decision.name, state.decider) == ("next-round", next_)
    do(state, "deal")
    assert state.decider == next_


@pytest.mark.rule("LM-47")
def test_after_the_last_treasure_and_after_consent() -> None:
    state = do(last_treasure(), "0: pass axe")
    walk(state, "E")
    assert state.decider == 1
    state = stuck({0: "axe boat", 1: "rope EW", 2: "NS"})
    rest(state, 0)
    do(state, "1: propose-end", "2: agree", "0: agree")
    assert (state.decision.name, state.decider) == ("next-round", 1)  # seat 0 has used the last card


@pytest.mark.rule("LM-48")
@pytest.mark.parametrize(("before", "expected"), [("", [2]), ("3 0 0", [0]), ("2 0 0", [0, 2]), ("2 1 0", [0, 1, 2])])
def test_most_points_after_two_rounds_win_and_ties_share(before: str, expected: list[int]) -> None:
    """The second round brings 2, 3 and 4 points."""
    state = do(last_treasure(round_=2, points=before), "0: pass axe")
    walk(state, "E")
    assert state.over()
    assert winners(state) == expected


@pytest.mark.rule("LM-48")
def test_a_tie_may_be_played_off() -> None:
    options = Options(decider="true")
    state = do(last_treasure(options, round_=2, points="2 1 0"), "0: pass axe")
    walk(state, "E")
    assert points(state) == [4, 4, 4]
    assert (state.decision.name, state.decider) == ("next-round", 1)
    do(state, "deal")
    assert state.round == 3
    # Without a tie the second round is the last one, and so is the twelfth in any case.
    state = do(last_treasure(options, round_=2, points="9 1 0"), "0: pass axe")
    walk(state, "E")
    assert (state.over(), winners(state)) == (True, [0])
    state = do(last_treasure(options, round_=MOST_ROUNDS, points="2 1 0"), "0: pass axe")
    walk(state, "E")
    assert (state.over(), winners(state)) == (True, [0, 1, 2])
