"""Saboteur 2: who wins a round and what it pays (S2-25 … S2-33, S2-36, D-13 … D-17, X-S2-1 … X-S2-11)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.games.saboteur.modules.saboteur_2.events import WaysJudged
from pyrite.kernel import facts
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import EXHAUSTED, WATCHER, State
from pyrite.setup.options import options_from
from tests.facts import happened
from tests.rules.kit import do, is_open, nuggets, options_text, pass_round, pass_until, roles, table
from tests.rules.saboteur2 import (
    A_DOOR_EACH,
    BLUE_DOOR,
    BOTH_DOORS,
    FIVE_CRYSTALS,
    GREEN_DOOR,
    NO_DOOR,
    S2,
    THREE_CRYSTALS,
    dwarfs,
    round_of,
    shares,
)
from tests.rules.scenes import old_workings


def judged(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """To which teams the way was open, and which of them won."""
    ((open_, won),) = [(e.open, e.winners) for e in events(state, WATCHER) if isinstance(e, WaysJudged)]
    return open_, won


# --- the vectors: dwarfs by seat, connector, ways, who is trapped, what each seat gets -------------


@pytest.mark.parametrize(
    ("players", "connector", "drawn", "trapped", "gold"),
    [
        pytest.param(
            "B G G Bo P Sab Sab", 3, BLUE_DOOR, None, [3, 0, 0, 2, 1, 0, 0], marks=pytest.mark.rule("D-14", "S2-36")
        ),
        pytest.param(
            "B B G Bo P Sab Geo", 0, THREE_CRYSTALS, None, [2, 2, 0, 1, 0, 0, 3], marks=pytest.mark.rule("S2-30")
        ),
        pytest.param("B B G G Bo", 4, NO_DOOR, None, [1, 1, 1, 1, 0], marks=pytest.mark.rule("S2-32")),
        pytest.param("B G", 1, BLUE_DOOR, None, [5, 0], marks=pytest.mark.rule("S2-27", "S2-31")),
        pytest.param("B G Bo", 0, BOTH_DOORS, None, [0, 0, 4], marks=pytest.mark.rule("S2-28")),
        pytest.param("B G P", 1, BOTH_DOORS, None, [0, 0, 3], marks=pytest.mark.rule("S2-29")),
        pytest.param("B G Bo P", 0, BOTH_DOORS, None, [0, 0, 3, 2], marks=pytest.mark.rule("X-S2-5")),
        pytest.param("B G Bo P", 3, BOTH_DOORS, None, [0, 0, 3, 2], marks=pytest.mark.rule("X-S2-5")),
        pytest.param("B G Sab", 0, BOTH_DOORS, None, [0, 0, 0], marks=pytest.mark.rule("X-S2-6")),
        pytest.param("B G Sab", 2, A_DOOR_EACH, None, [4, 4, 0], marks=pytest.mark.rule("X-S2-2")),
        pytest.param("B B Bo", 0, NO_DOOR, 1, [4, 0, 3], marks=pytest.mark.rule("S2-33")),
        pytest.param("Sab Sab P B", None, NO_DOOR, None, [3, 3, 1, 0], marks=pytest.mark.rule("S2-26")),
        pytest.param("P B G", None, NO_DOOR, None, [3, 0, 0], marks=pytest.mark.rule("S2-29")),
        pytest.param("Sab P B", None, NO_DOOR, 0, [0, 3, 0], marks=pytest.mark.rule("X-S2-9")),
        pytest.param("B G Geo Geo", None, FIVE_CRYSTALS, None, [0, 0, 2, 2], marks=pytest.mark.rule("X-S2-10")),
        pytest.param("Geo Geo", None, FIVE_CRYSTALS, 1, [5, 0], marks=pytest.mark.rule("X-S2-11")),
    ],
)
def test_what_a_round_pays(
    players: str, connector: int | None, drawn: str, trapped: int | None, gold: list[int]
) -> None:
    state = round_of(players, connector, drawn, trapped)
    assert nuggets(state) == gold
    assert state.outcome == (EXHAUSTED if connector is None else TREASURE)


@pytest.mark.rule("S2-36")
def test_the_printed_example_to_its_end() -> None:
    state = table(
        7,
        hands={0: "trap", 3: "EW", 5: "theft", 6: "theft"},
        roles=dwarfs("B G G Bo P Sab Sab"),
        drawn=BLUE_DOOR,
        starter=5,
        modules=S2,
    )
    do(state, "5: play theft", "6: play theft", "0: play trap on 6")
    do(pass_until(state, 3), "lay EW 7,0")
    assert shares(state) == {0: (3, "team"), 3: (2, "boss"), 4: (1, "profiteer")}
    assert (state.decision.name, state.decider) == ("theft", 5)
    do(state, "steal 4")
    assert nuggets(state) == [3, 0, 0, 2, 0, 1, 0]
    assert state.decision.name == "next-round"


# --- how a round ends -------------------------------------------------------------------------------


@pytest.mark.rule("S2-25")
def test_the_round_is_over_when_the_treasure_is_reached_or_no_cards_are_left() -> None:
    assert (round_of("B G", 0).outcome, round_of("B G", None).outcome) == (TREASURE, EXHAUSTED)


@pytest.mark.rule("S2-26", "D-35")
def test_a_stone_that_was_reached_does_not_keep_saboteurs_from_winning() -> None:
    state = table(3, hands={0: "EW"}, roles=dwarfs("B G Sab"), goals="treasure stone-ne", drawn=NO_DOOR, modules=S2)
    do(state, "lay EW 7,0")
    assert is_open(state, 8, 0)
    assert nuggets(pass_round(state)) == [0, 0, 5]


@pytest.mark.rule("S2-31")
@pytest.mark.parametrize(
    ("players", "each"), [("Sab", 5), ("Sab Sab", 4), ("Sab Sab Sab", 3)], ids=lambda value: str(value)
)
def test_more_saboteurs_get_less_each(players: str, each: int) -> None:
    state = round_of(f"{players} B G", None)
    count = len(players.split())
    assert nuggets(state) == [each] * count + [0, 0]
    assert set(shares(state).values()) == {(each, "sabotage")}


@pytest.mark.rule("S2-31")
@pytest.mark.parametrize(("team", "each"), [("B B B B", 2), ("B B B B G", 1), ("B B B B G G", 1)])
def test_more_miners_get_less_each_down_to_one(team: str, each: int) -> None:
    state = round_of(f"Sab {team}", 0)
    assert nuggets(state) == [0] + [each] * len(team.split())


@pytest.mark.rule("S2-32", "D-27")
def test_who_wins_can_get_nothing_but_never_less() -> None:
    state = round_of("B B G G Bo P", 4)
    assert nuggets(state) == [1, 1, 1, 1, 0, 0]
    assert shares(state)[4] == (0, "boss")
    assert shares(state)[5] == (0, "profiteer")


# --- teams and doors --------------------------------------------------------------------------------


@pytest.mark.rule("S2-17", "X-S2-1")
@pytest.mark.parametrize(
    ("drawn", "open_to"),
    [
        (NO_DOOR, ("blue", "green")),
        (BLUE_DOOR, ("blue",)),
        (GREEN_DOOR, ("green",)),
        (BOTH_DOORS, ()),
        (A_DOOR_EACH, ("blue", "green")),
    ],
    ids=["no door", "blue", "green", "both", "a door each"],
)
def test_a_door_stops_the_other_colour_and_nobody_else(drawn: str, open_to: tuple[str, ...]) -> None:
    for connector in (2, 3, 4, 5):  # nobody of a team: whoever has a way wins
        state = round_of("B G Bo P Geo Sab", connector, drawn)
        assert judged(state) == (open_to, open_to)
        winners = {seat for seat, (_, reason) in shares(state).items() if reason != "crystals"}
        assert winners == {2, 3, *([0] if "blue" in open_to else []), *([1] if "green" in open_to else [])}


@pytest.mark.rule("S2-27")
@pytest.mark.parametrize(
    ("connector", "drawn", "won"),
    [
        (0, NO_DOOR, "blue"),
        (0, BLUE_DOOR, "blue"),
        (0, GREEN_DOOR, "green"),
        (1, NO_DOOR, "green"),
        (1, GREEN_DOOR, "green"),
        (1, BLUE_DOOR, "blue"),
    ],
)
def test_a_miner_wins_for_his_team_unless_a_door_of_the_other_colour_is_in_its_way(
    connector: int, drawn: str, won: str
) -> None:
    state = round_of("B G", connector, drawn)
    assert judged(state)[1] == (won,)
    assert nuggets(state) == ([5, 0] if won == "blue" else [0, 5])


@pytest.mark.rule("D-15")
def test_a_door_of_ones_own_colour_does_no_harm() -> None:
    assert nuggets(round_of("B G", 0, BLUE_DOOR)) == [5, 0]
    assert nuggets(round_of("B G", 1, GREEN_DOOR)) == [0, 5]


@pytest.mark.rule("D-13")
@pytest.mark.parametrize("connector", [0, 1])
def test_without_a_door_only_the_connectors_team_wins_but_by_house_rule_both_do(connector: int) -> None:
    both = options_from(no_door_both="true")
    assert nuggets(round_of("B G", connector)) == ([5, 0] if connector == 0 else [0, 5])
    assert nuggets(round_of("B G", connector, options=both)) == [4, 4]
    assert nuggets(round_of("B G", connector, BLUE_DOOR, options=both)) == [5, 0]
    assert nuggets(round_of("B G", connector, BOTH_DOORS, options=both)) == [0, 0]


@pytest.mark.rule("D-13")
@pytest.mark.parametrize("neutral", ["Bo", "P", "Geo", "Sab"])
def test_somebody_of_no_team_lets_both_win(neutral: str) -> None:
    assert judged(round_of(f"B G {neutral}", 2)) == (("blue", "green"), ("blue", "green"))


@pytest.mark.rule("D-14")
@pytest.mark.parametrize("neutral", ["Bo", "P", "Geo", "Sab"])
def test_somebody_of_no_team_lets_the_team_of_the_door_win(neutral: str) -> None:
    assert judged(round_of(f"B G {neutral}", 2, GREEN_DOOR))[1] == ("green",)


@pytest.mark.rule("X-S2-2")
def test_where_each_team_has_its_own_way_a_miner_wins_for_his_own() -> None:
    assert nuggets(round_of("B G", 0, A_DOOR_EACH)) == [5, 0]
    assert nuggets(round_of("B G", 1, A_DOOR_EACH)) == [0, 5]


@pytest.mark.rule("X-S2-3")
def test_a_ladder_behind_a_door_makes_the_door_meaningless() -> None:
    drawn = """
         |     |  |  |  |
        -S--B--+--+--+--+--+-
         |     |  |  |  |
               |
               H-

    """
    assert judged(round_of("B G", 1, drawn)) == (("blue", "green"), ("green",))


@pytest.mark.rule("X-S2-26")
def test_a_door_shuts_the_whole_tunnel_and_the_stub_beside_it_is_no_way_round() -> None:
    drawn = """
         |
        -S-
         |
         |
         G~-+
         |  |
         |  |  |  |  |  |
         +--+--+--+--+--+--+-
            |  |  |  |  |
    """
    state = table(2, hands={0: "EW"}, roles=dwarfs("B G"), goals="stone-ne stone-nw treasure", drawn=drawn, modules=S2)
    do(state, "lay EW 7,2")
    assert judged(state) == (("green",), ("green",))


@pytest.mark.rule("X-B23")
@pytest.mark.parametrize(("beside", "open_to"), [("NE 8,-1 turned", ("blue", "green")), (None, ("blue",))])
def test_every_side_that_faces_the_treasure_is_a_possible_last_step(beside: str | None, open_to: tuple[str]) -> None:
    """One card joins a blue door west of the treasure, and perhaps a bare tunnel north of it."""
    drawn = """
            |  |  |  |  |
         +--+--+--+--+--+--+-
         |  |  |  |  |  |
         |
        -S-
         |
    """
    state = table(3, hands={0: "ESW"}, roles=dwarfs("Sab B G"), drawn=drawn, modules=S2)
    old_workings(state, "SW:blue 7,0 turned", *([beside] if beside else []))
    do(state, "lay ESW 7,-1")
    assert judged(state) == (open_to, open_to)


@pytest.mark.rule("S2-28")
def test_the_boss_wins_with_either_team_for_one_less() -> None:
    assert nuggets(round_of("B G Bo", 0)) == [4, 0, 3]
    assert nuggets(round_of("B G Bo", 1)) == [0, 4, 3]
    assert nuggets(round_of("B G Bo Sab", None)) == [0, 0, 0, 5]


@pytest.mark.rule("S2-29")
def test_the_profiteer_wins_with_whoever_wins_for_two_less() -> None:
    assert nuggets(round_of("B G P", 0)) == [4, 0, 2]
    assert nuggets(round_of("B G P Sab", None)) == [0, 0, 2, 4]


@pytest.mark.rule("D-16")
@pytest.mark.parametrize(
    ("players", "connector", "trapped", "default", "czech"),
    [
        ("B G Bo", 0, None, [0, 0, 4], [0, 0, 0]),
        ("B G Bo", 2, None, [0, 0, 4], [0, 0, 4]),
        ("B G P", 0, None, [0, 0, 3], [0, 0, 0]),
        ("B G P", 2, None, [0, 0, 3], [0, 0, 3]),
        ("B G Bo P", 2, None, [0, 0, 3, 2], [0, 0, 0, 0]),
        ("B G Bo P", 3, None, [0, 0, 3, 2], [0, 0, 0, 0]),
        ("B G Bo P", 2, 3, [0, 0, 4, 0], [0, 0, 4, 0]),
    ],
)
def test_on_a_way_closed_to_both_teams_boss_or_profiteer_wins_in_czech_only_by_his_own_link(
    players: str, connector: int, trapped: int | None, default: list[int], czech: list[int]
) -> None:
    own = options_from(solo_needs_own_link="true")
    assert nuggets(round_of(players, connector, BOTH_DOORS, trapped)) == default
    assert nuggets(round_of(players, connector, BOTH_DOORS, trapped, own)) == czech


@pytest.mark.rule("D-16")
def test_the_czech_reading_changes_nothing_where_a_team_wins_or_the_treasure_is_not_reached() -> None:
    own = options_from(solo_needs_own_link="true")
    assert nuggets(round_of("B G Bo P", 0, options=own)) == [3, 0, 2, 1]
    assert nuggets(round_of("B G Bo P", None, options=own)) == [0, 0, 0, 3]


@pytest.mark.rule("D-17", "X-S2-6")
def test_geologists_are_paid_though_somebody_wins_alone_or_nobody_does() -> None:
    drawn = BOTH_DOORS.replace("-G--+-", "-G--*-")
    assert nuggets(round_of("B G Bo Geo", 0, drawn)) == [0, 0, 4, 1]
    assert nuggets(round_of("B G Sab Geo", 0, drawn)) == [0, 0, 0, 1]


@pytest.mark.rule("X-S2-6")
def test_closed_to_both_with_boss_trapped_nobody_wins_and_thefts_happen() -> None:
    state = table(3, hands={0: "trap EW", 1: "theft"}, roles=dwarfs("B G Bo"), drawn=BOTH_DOORS, starter=0, modules=S2)
    do(state, "0: play trap on 2", "1: play theft")
    do(pass_until(state, 0), "lay EW 7,0")
    assert (nuggets(state), shares(state)) == ([0, 0, 0], {})
    assert state.decision.name == "next-round"  # there is nothing to steal


@pytest.mark.rule("X-S2-7")
@pytest.mark.parametrize("players", ["G Bo P", "G Bo P B"])
def test_boss_and_profiteer_win_though_the_team_that_won_has_nobody(players: str) -> None:
    """A blue door: the green connector has won for blue, of whom there is nobody, or one who is trapped."""
    trapped = 3 if "B" in players.split() else None
    state = round_of(players, 0, BLUE_DOOR, trapped)
    assert nuggets(state)[:3] == [0, 3, 2]
    assert judged(state)[1] == ("blue",)


@pytest.mark.rule("X-S2-4")
def test_one_formula_counts_every_free_winner() -> None:
    state = round_of("B B B G Bo P Geo Sab", 0, NO_DOOR, trapped=1)
    assert shares(state) == {
        0: (2, "team"),
        2: (2, "team"),
        4: (1, "boss"),
        5: (0, "profiteer"),
        6: (0, "crystals"),
    }


@pytest.mark.rule("S2-21", "S2-33")
@pytest.mark.parametrize(
    ("players", "connector", "gold"),
    [
        ("B B", 0, [5, 0]),
        ("B Bo", 0, [5, 0]),
        ("B P", 0, [5, 0]),
        ("B Geo", 0, [5, 0]),
        ("Sab Sab", None, [5, 0]),
        ("Sab P", None, [5, 0]),
        ("Sab Geo", None, [5, 0]),
    ],
)
def test_a_trapped_player_is_neither_counted_nor_paid(players: str, connector: int | None, gold: list[int]) -> None:
    drawn = FIVE_CRYSTALS if connector is None else NO_DOOR
    assert nuggets(round_of(players, connector, drawn, trapped=1)) == gold


@pytest.mark.rule("D-26")
@pytest.mark.parametrize("dwarf", ["P", "Geo"])
def test_profiteer_and_geologist_are_not_paid_in_a_trap_either(dwarf: str) -> None:
    assert nuggets(round_of(f"Sab {dwarf}", None, FIVE_CRYSTALS, trapped=1)) == [5, 0]


@pytest.mark.rule("X-S2-8")
def test_whoever_is_trapped_gets_nothing_though_his_team_wins() -> None:
    state = round_of("B B G", 0, NO_DOOR, trapped=1)
    assert judged(state)[1] == ("blue",)
    assert nuggets(state) == [5, 0, 0]


# --- geologists ---------------------------------------------------------------------------------------


@pytest.mark.rule("S2-30", "X-S2-11")
@pytest.mark.parametrize(
    ("players", "trapped", "gold"),
    [
        ("B Geo", None, [0, 5]),
        ("Geo Geo", None, [2, 2]),
        ("Geo Geo", 0, [0, 5]),
        ("Sab Geo Geo", None, [5, 2, 2]),
    ],
)
def test_geologists_share_the_crystals_whoever_wins(players: str, trapped: int | None, gold: list[int]) -> None:
    assert nuggets(round_of(players, None, FIVE_CRYSTALS, trapped)) == gold


@pytest.mark.rule("D-18", "X-S2-11")
def test_crystals_that_are_cut_off_count_too() -> None:
    state = table(2, hands={0: "rockfall"}, roles=dwarfs("B Geo"), drawn=FIVE_CRYSTALS, modules=S2)
    do(state, "play rockfall at 2,0")
    assert nuggets(pass_round(state)) == [0, 4]


@pytest.mark.rule("D-61")
def test_geologists_are_paid_before_the_thefts() -> None:
    state = table(2, hands={0: "theft"}, roles=dwarfs("B Geo"), drawn=FIVE_CRYSTALS, modules=S2)
    pass_round(do(state, "play theft"))
    assert (state.decision.name, state.decider) == ("theft", 0)
    assert options_text(state) == ["forgo", "steal 1"]
    assert nuggets(do(state, "steal 1")) == [1, 4]


@pytest.mark.rule("X-G15")
def test_the_dwarf_held_when_the_round_ends_counts() -> None:
    """The blue miner who digs through has become a green one by then."""
    state = table(3, hands={0: "EW", 2: "swap-hats"}, roles=dwarfs("B Sab Sab G"), drawn=NO_DOOR, starter=2, modules=S2)
    do(state, "2: play swap-hats on 0", "0: lay EW 7,0")
    assert roles(state) == ["green-miner", "saboteur", "saboteur"]
    assert nuggets(state) == [5, 0, 0]
    assert happened(state, WaysJudged) == [(facts.NOBODY, 0, 0b1011)]
