"""The walker on its way through the forest: what it does with cards, where it goes, and whom it stops."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest

from pyrite.bots.registry import bot, players
from pyrite.games import LOST_MINES
from pyrite.kernel.determinise import determinise
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.state import UNDECIDED, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.bots.asking import choice, seen, stream
from tests.rules.forest import TRAIL, forest, rest
from tests.rules.kit import do, options_text

SILVER = "mine-jewels mine-silver mine-gold mine-dragon"  # silver at 9,2
DRAGON = "mine-jewels mine-dragon mine-gold mine-silver"  # the dragon at 9,2

# Between the blue start and the mine at 9,2 a tree lies across the way; another one where nobody goes.
TREES = "NESW 5,2; tree-EW 6,2; NESW 7,2; NESW 8,2; EW 0,2; tree-NES 1,3"


def plays(state: State) -> str:
    return choice(state, "walker")


# --- every decision ---------------------------------------------------------------------------------


def turn() -> State:
    return forest(TRAIL, hands={0: "EW axe troll info-mine-dwarf"}, dwarfs={1: "5,2"})


def walking() -> State:
    return do(forest(TRAIL, hands={0: "axe EW"}), "pass axe")


def fitting() -> State:
    state = forest(laid="NS 9,1", mines=SILVER, treasures="gold-3", hands={0: "axe"}, dwarfs={0: "9,1"})
    return do(state, "pass axe", "step south")


def collecting() -> State:
    treasures = "silver-1@0 gold-2 silver-3@0"
    state = forest(laid="NESW 8,2", mines=SILVER, treasures=treasures, hands={0: "axe"}, dwarfs={0: "8,2"})
    return do(state, "pass axe", "step east")


def hopeless() -> State:
    return forest(hands={0: "axe boat", 1: "rope", 2: ""}, pile=0)


def next_round() -> State:
    return rest(forest(hands={0: "axe", 1: "", 2: ""}, pile=0), 0)


MOMENTS: dict[str, Callable[[], State]] = {
    "turn": turn,
    "walk": walking,
    "fitting": fitting,
    "collect": collecting,
    "consent": lambda: do(hopeless(), "propose-end"),
    "next-round": next_round,
}
every_moment = pytest.mark.parametrize("name", list(MOMENTS))
every_bot = pytest.mark.parametrize("spec", players(LOST_MINES))


def test_no_kind_of_decision_is_forgotten() -> None:
    """Which goal comes first is never asked in a forest: there is one step at a time."""
    book = Setup(5, game=LOST_MINES).book()
    assert {decision.name for decision in book.decisions} - {"which-goal"} == set(MOMENTS)


@every_bot
@every_moment
def test_a_bot_makes_every_decision_from_what_its_seat_knows(name: str, spec: str) -> None:
    """Everything hidden is dealt anew; the bot, a new one that takes over the seat, decides as before."""
    state = MOMENTS[name]()
    assert state.decision.name == name
    for seed in range(3):
        move = choice(state, spec, seed)
        assert move in options_text(state)
        assert choice(determinise(seen(state), stream(100 + seed)), spec, seed) == move


@pytest.mark.parametrize("players", [3, 6, 9])
def test_a_mixed_table_plays_a_round_with_legal_moves_only(players: int) -> None:
    bots = [bot(spec) for spec in ("walker", "random")]
    streams = [stream(seat) for seat in range(players)]
    state = Setup(players, game=LOST_MINES).begin(players)
    while state.outcome == UNDECIDED:
        seat = state.decider
        seen_by_seat = view(state, seat)
        move = bots[seat % 2].decide(seen_by_seat, streams[seat])
        assert move in [*seen_by_seat.moves]
        state.play(move)


# --- where it goes ----------------------------------------------------------------------------------


def test_it_goes_by_the_way_there_is_and_not_as_the_crow_flies() -> None:
    # Straight ahead a card lies across; the way round it begins in the north.
    around = "NESW 5,2; NESW 6,2; NS 7,2; NESW 6,1; EW 7,1; SW 8,1; NESW 8,2"
    assert plays(do(forest(laid=around, hands={0: "axe"}, dwarfs={0: "6,2"}), "pass axe")) == "step north"


def test_it_goes_round_an_obstacle_that_nobody_has_opened() -> None:
    around = "NESW 6,2; tree-EW 7,2; NESW 6,1; EW 7,1; SW 8,1; NESW 8,2"
    assert plays(do(forest(laid=around, hands={0: "axe"}, dwarfs={0: "6,2"}), "pass axe")) == "step north"
    opened = forest(laid=around, hands={0: "boat"}, dwarfs={0: "6,2"}, tools=["axe 7,2"])
    assert plays(do(opened, "pass boat")) == "step east"


def test_it_does_not_give_its_last_cards_to_a_trap_for_a_few_steps() -> None:
    hands = {0: "axe boat", 1: "EW", 2: "NS"}
    state = forest(TRAIL, hands=hands, edges=["trap 2,2 east"], pile=0)
    assert plays(do(state, "pass axe", "step east")) == "stay"
    assert plays(do(forest(TRAIL, hands=hands, pile=0), "pass axe", "step east")) == "step east"


def test_it_stays_where_treasures_are_left() -> None:
    state = forest(
        laid="NEW 7,2; NESW 8,2",
        mines=SILVER,
        found="9,2 NSW",
        treasures="silver-1 silver-2 silver-3",
        hands={0: "axe boat"},
        dwarfs={0: "9,2"},
    )
    assert plays(do(state, "pass axe")) == "stay"


def test_it_lets_others_wake_a_dragon_that_it_has_seen() -> None:
    laid, hands, dwarfs = "NESW 8,2; NS 8,1; NS 8,3", {0: "info-mine-dwarf axe"}, {0: "8,2"}
    state = forest(laid=laid, mines=DRAGON, hands=hands, dwarfs=dwarfs)
    assert plays(do(state, "pass axe")) == "step east"  # for all it knows there are jewels
    state = forest(laid=laid, mines=DRAGON, hands=hands, dwarfs=dwarfs)
    assert plays(do(state, "play info-mine-dwarf at 9,2")) != "step east"


# --- what it does with cards ------------------------------------------------------------------------


def test_it_lays_the_card_that_is_missing() -> None:
    laid = "NESW 5,2; NESW 6,2; NESW 8,2"
    assert plays(forest(laid=laid, hands={0: "EW NS storm"}, dwarfs={0: "5,2"})) == "lay EW 7,2"


def test_it_plays_a_tool_where_that_opens_its_way() -> None:
    assert plays(forest(laid=TREES, hands={0: "axe boat NS EW"}, dwarfs={0: "5,2"})) == "play axe at 6,2"


def test_it_looks_at_the_mine_it_comes_to_first() -> None:
    state = forest(TRAIL, hands={0: "info-mine-treasure axe"}, dwarfs={0: "5,2"})
    assert plays(state) == "play info-mine-treasure at 9,2"


def test_of_the_treasures_it_knows_it_takes_the_best() -> None:
    assert plays(collecting()) == "collect 3"


@pytest.mark.rule("A-33")
def test_it_proposes_and_agrees_to_end_what_is_hopeless() -> None:
    assert plays(hopeless()) == "propose-end"
    assert plays(do(hopeless(), "propose-end")) == "agree"


def one_mine_left(roles: str, mines: str = SILVER) -> State:
    """Only the second mine is in reach, and only of seat 1; seat 0 is on turn."""
    return forest(
        laid="NESW 6,2; NEW 7,2; NESW 8,2",
        mines=mines,
        roles=roles,
        hands={0: "info-mine-dwarf", 1: "info-mine-dwarf", 2: ""},
        dwarfs={0: "1,2", 1: "6,2", 2: "1,4"},
        pile=0,
    )


@pytest.mark.rule("A-33")
@pytest.mark.parametrize(
    ("roles", "ends"),
    [
        ("blue-selfish blue-loyal yellow-loyal", True),  # another one's treasure is nothing to it
        ("blue-loyal yellow-selfish yellow-loyal", False),  # as far as it knows, seat 1 may be a saboteur
    ],
)
def test_it_plays_on_as_long_as_it_or_a_friend_may_gain(roles: str, ends: bool) -> None:
    state = one_mine_left(roles)
    assert "propose-end" in options_text(state)
    assert (plays(state) == "propose-end") == ends
    do(state, "propose-end")
    assert plays(state) == "refuse"  # seat 1 has a mine before it


@pytest.mark.rule("A-33")
def test_it_agrees_when_it_knows_that_what_is_in_reach_is_the_dragon() -> None:
    known = "mine-jewels mine-dragon@1 mine-gold mine-silver"
    state = one_mine_left("blue-selfish yellow-selfish yellow-loyal", mines=known)
    assert plays(do(state, "propose-end")) == "agree"


# --- with whom and against whom ---------------------------------------------------------------------

# Seat 1 stands two steps from the mine at 9,2; seat 0 is far off.
RIVALS = "blue-loyal yellow-loyal yellow-selfish yellow-loyal"
MATES = "blue-loyal blue-loyal yellow-selfish yellow-loyal"
ALONE = "blue-selfish blue-loyal yellow-loyal yellow-selfish"
TURNCOAT = "blue-saboteur blue-loyal yellow-loyal yellow-selfish"
BEFORE_THE_MINE = ("play troll at 7,2 east", "play troll at 8,2 east")


def with_troll(roles: str, pile: int | None = None) -> State:
    return forest(TRAIL, roles=roles, players=5, hands={0: "troll axe"}, dwarfs={0: "2,2", 1: "7,2"}, pile=pile)


@pytest.mark.parametrize("roles", [RIVALS, ALONE], ids=["the other clan", "everybody"])
def test_a_troll_stops_who_is_about_to_arrive_and_plays_for_others(roles: str) -> None:
    assert plays(with_troll(roles)) in BEFORE_THE_MINE


def test_no_troll_stops_a_clan_mate() -> None:
    assert plays(with_troll(MATES)).startswith("pass")


def test_a_trap_waits_where_the_others_go_and_not_oneself() -> None:
    hands = {0: "forest-trap axe"}
    state = forest(TRAIL, roles=RIVALS, players=5, hands=hands, dwarfs={0: "2,2", 1: "7,2"})
    assert plays(state) == "play forest-trap at 1,2 east"
    state = forest(TRAIL, roles=RIVALS, players=5, hands=hands, dwarfs={1: "7,2"})
    assert plays(state) == "play forest-trap at 1,2 south"  # not where it has to go itself


def test_a_saboteur_keeps_its_troll_from_its_clan_while_there_is_time_and_shows_itself_in_the_end() -> None:
    assert plays(with_troll(TURNCOAT)).startswith("pass")
    assert plays(with_troll(TURNCOAT, pile=2)) in BEFORE_THE_MINE


@pytest.mark.parametrize("hand", ["EW NS", "tree-EW NS axe", "storm NS axe"])
def test_early_in_a_round_a_saboteur_plays_as_a_loyal_dwarf_would(hand: str) -> None:
    laid = "NESW 2,2; NESW 3,2; NESW 4,2"
    loyal, other = (
        forest(laid=laid, roles=f"{role} blue-loyal yellow-loyal", players=5, hands={0: hand}, dwarfs={0: "3,2"})
        for role in ("blue-loyal", "blue-saboteur")
    )
    assert plays(other) == plays(loyal)


SEEMING = "{role} yellow-loyal yellow-selfish yellow-loyal"


@pytest.mark.parametrize(
    ("card", "dwarfs"),
    [("forest-trap", {0: "7,2", 1: "6,2", 2: "6,2", 3: "6,2", 4: "6,2"}), ("troll", {0: "2,2", 1: "7,2"})],
)
@pytest.mark.parametrize("role", ["blue-loyal", "blue-saboteur"])
def test_a_hiding_saboteur_stops_the_other_clan_as_a_loyal_dwarf_would(
    role: str, card: str, dwarfs: dict[int, str]
) -> None:
    state = forest(TRAIL, roles=SEEMING.format(role=role), players=5, hands={0: f"{card} axe"}, dwarfs=dwarfs)
    assert plays(state).startswith(f"play {card} at ")


def test_but_it_calls_no_troll_for_somebody_whom_it_knows_to_share_with() -> None:
    state = forest(
        TRAIL,
        roles=SEEMING.format(role="blue-saboteur"),
        players=5,
        hands={0: "info-treasure-dwarf troll axe"},
        dwarfs={0: "2,2", 1: "7,2"},
    )
    do(state, "play info-treasure-dwarf on 1")
    while state.decider != 0 or state.decision.name != "turn":
        do(state, next(text for text in options_text(state) if text.startswith(("pass", "stay"))))
    assert plays(state).startswith("pass")


# --- the same everywhere ----------------------------------------------------------------------------


def test_a_round_is_the_same_everywhere() -> None:
    """If this changes the walker plays differently: print its table in docs/bots.md anew."""
    state = Setup(5, game=LOST_MINES).begin(seed=11)
    player, rng = bot("walker"), stream(11)
    moves: list[str] = []
    while state.outcome == UNDECIDED:
        move = player.decide(view(state, state.decider), rng)
        moves.append(print_move(state.book, move))
        state.play(move)
    assert sha256("\n".join(moves).encode()).hexdigest()[:16] == "7c6e1d85e174f432"
