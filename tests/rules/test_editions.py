"""Where printed editions differ: what each option changes, and what has one reading only (D-01 to D-12)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import GoldDrawn, GoldPaid
from pyrite.kernel import facts
from pyrite.kernel.mine import column, row, spot
from pyrite.kernel.state import EXHAUSTED, UNDECIDED, WATCHER, State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup
from tests.facts import happened, kind_of
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    front,
    gold_deck,
    hand,
    is_open,
    knowers,
    nuggets,
    open_gold_of,
    options_text,
    pass_card,
    pass_round,
    pass_until,
    refuses,
    roles,
    table,
)
from tests.rules.scenes import (
    FORKED,
    MIDDLE,
    old_workings,
    open_sides,
    pass_the_playable,
    run_dry,
    take_the_gold,
    turned_up,
)

LAST_PATH = Options(next_starter="lastPath")
TOUCHING = Options(goal_reveal="touching")
NO_PLAYABLE = Options(round_end="noPlayable")


# --- D-01: what saboteurs are paid ------------------------------------------------------------------


@pytest.mark.rule("D-01")
@pytest.mark.parametrize(("saboteurs", "players"), [(1, 5), (2, 5), (3, 7), (4, 10)])
@pytest.mark.parametrize(("pay", "sums"), [("std", (4, 3, 3, 2)), ("cz", (4, 3, 2, 2))])
def test_saboteurs_are_paid_by_the_table_of_the_edition(
    pay: str, sums: tuple[int, ...], saboteurs: int, players: int
) -> None:
    dwarfs = ["saboteur"] * saboteurs + ["miner"] * (players - saboteurs)
    state = pass_round(table(players, roles=" ".join(dwarfs), options=Options(saboteur_pay=pay)))
    assert nuggets(state) == [sums[saboteurs - 1]] * saboteurs + [0] * (players - saboteurs)


# --- D-02: when a round without treasure ends -------------------------------------------------------


def idle_table(options: Options) -> State:
    """Three players with broken pickaxes; they pass first what they could still play."""
    state = table(3, hands=dict.fromkeys(range(3), "break-pickaxe"), options=options)
    return do(state, *(f"{seat}: play break-pickaxe on {(seat + 1) % 3}" for seat in range(3)))


@pytest.mark.rule("D-02")
def test_the_round_ends_when_all_hands_are_empty_or_when_nobody_could_play_a_card() -> None:
    usual, polish = idle_table(Options()), idle_table(NO_PLAYABLE)
    could_play: list[bool] = []  # turn after turn, in the usual game
    turns = 0
    while usual.decision.name == "turn":
        could_play.append(any(not offer.startswith("pass") for offer in options_text(usual)))
        pass_the_playable(usual)
        if polish.decision.name == "turn":
            turns += 1
            pass_the_playable(polish)
    assert len(could_play) == 67 - 3
    assert usual.outcome == polish.outcome == EXHAUSTED
    # The Polish round ended with the last turn that left the pile empty and nothing to play in any hand.
    assert not any(could_play[turns:])
    assert turns == max(67 - 18 - 3, 1 + max(turn for turn, could in enumerate(could_play) if could))
    assert any(hand(polish, seat) for seat in range(3))
    assert not any(hand(usual, seat) for seat in range(3))
    assert nuggets(usual) == nuggets(polish)


@pytest.mark.rule("D-02")
def test_with_cards_to_draw_the_polish_round_goes_on_though_nobody_can_play() -> None:
    paths = {0: "NE NE NE NE NE", 1: "NS NS NS NS NW", 2: "NES NES NES NES NES"}
    hands = {seat: f"break-pickaxe {cards}" for seat, cards in paths.items()}
    state = table(3, hands, top="EW EW EW", options=NO_PLAYABLE)
    do(state, *(f"{seat}: play break-pickaxe on {(seat + 1) % 3}" for seat in range(3)))
    for seat in range(3):  # nobody may lay the paths he holds, and nobody holds anything else
        assert (state.decision.name, state.decider) == ("turn", seat)
        assert all(offer.startswith("pass") for offer in options_text(state))
        pass_card(state)
    assert state.decision.name == "turn"


@pytest.mark.rule("D-02")
def test_one_playable_card_in_any_hand_keeps_the_polish_round_going() -> None:
    """The last card that can be played is a map that seat 1 never passes."""
    hands = {0: "break-pickaxe", 1: "break-pickaxe map", 2: "break-pickaxe"}
    state = table(3, hands, options=NO_PLAYABLE)
    do(state, *(f"{seat}: play break-pickaxe on {(seat + 1) % 3}" for seat in range(3)))
    while state.decision.name == "turn":
        if state.decider == 1:
            do(state, next((o for o in options_text(state) if o.startswith("pass") and o != "pass map"), "pass map"))
        else:
            pass_the_playable(state)
    assert hand(state, 1) == []


# --- D-03: who opens the next round -----------------------------------------------------------------


@pytest.mark.rule("D-03")
@pytest.mark.parametrize(("options", "starter"), [(Options(), 2), (LAST_PATH, 4)])
def test_the_left_neighbour_of_the_last_turn_or_of_the_last_path_card_opens_the_next_round(
    options: Options, starter: int
) -> None:
    state = table(hands={1: "NS", 3: "NE"}, options=options)
    do(pass_until(state, 1), "lay NS 0,1")
    do(pass_until(state, 3), "lay NE 0,2")
    pass_round(state)
    assert state.last_turn == 1  # of 67 turns, the first was that of seat 0
    assert (state.decision.name, state.decider) == ("next-round", starter)
    do(state, "deal")
    assert (state.round, state.decider) == (2, starter)


@pytest.mark.rule("D-03")
def test_without_any_path_card_the_last_turn_counts() -> None:
    assert [pass_round(table(options=options)).decider for options in (Options(), LAST_PATH)] == [2, 2]


@pytest.mark.rule("D-03")
@pytest.mark.parametrize("options", [Options(), LAST_PATH], ids=str)
def test_when_the_treasure_ends_the_round_both_readings_name_the_same_player(options: Options) -> None:
    state = table(hands={3: "EW"}, options=options, starter=3, drawn=MIDDLE)
    take_the_gold(do(state, "3: lay EW 7,0"))
    assert (state.decision.name, state.decider) == ("next-round", 4)


# --- D-04: what turns a goal up ---------------------------------------------------------------------


def chain_of_goals(options: Options, goals: str = "treasure stone-ne stone-nw") -> State:
    """Seat 0 reaches 8,0 by a card at 7,0; an old tunnel leads from there to 8,2."""
    state = table(hands={0: "EW", 1: "NE"}, goals=goals, options=options, drawn=MIDDLE)
    old_workings(state, "NS 8,1")
    return do(state, "0: lay EW 7,0")


@pytest.mark.rule("D-04")
def test_any_link_turns_up_a_goal_that_the_card_just_laid_does_not_touch() -> None:
    state = chain_of_goals(Options())
    assert turned_up(state) == [(0, 0), (0, 2)]


@pytest.mark.rule("D-04")
def test_with_touching_a_chain_of_goals_stops_at_the_first() -> None:
    state = chain_of_goals(TOUCHING)
    assert turned_up(state) == [(0, 0)]
    assert not is_open(state, 8, 2)
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("D-04")
@pytest.mark.parametrize("card", ["EW", "NE"])
def test_with_touching_a_reached_goal_is_turned_up_by_the_next_card_laid_beside_it(card: str) -> None:
    """Whether that card shows it a tunnel or rock: it lies beside it, and the goal is reached."""
    state = table(
        hands={0: "ESW", 1: card},
        goals="treasure stone-ne stone-nw",
        options=TOUCHING,
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; ESW 6,0; NS 6,1; NE 6,2",
    )
    old_workings(state, "NS 8,1")
    do(state, "0: lay ESW 7,0 turned")
    assert turned_up(state) == [(0, 0)]
    do(state, f"1: lay {card} 7,2" + (" turned" if card == "NE" else ""))
    assert turned_up(state) == [(0, 0), (1, 2)]


@pytest.mark.rule("D-04")
def test_with_touching_a_card_laid_elsewhere_leaves_a_reached_goal_closed() -> None:
    state = chain_of_goals(TOUCHING)
    do(state, "1: lay NE 1,1")
    assert turned_up(state) == [(0, 0)]


@pytest.mark.rule("D-04")
def test_with_touching_a_treasure_still_closed_at_the_end_was_not_reached() -> None:
    state = pass_round(chain_of_goals(TOUCHING, goals="stone-nw stone-ne treasure"))
    assert (state.outcome, is_open(state, 8, 2)) == (EXHAUSTED, False)
    assert [state.nuggets(seat) > 0 for seat in range(5)] == [role == "saboteur" for role in roles(state)]


@pytest.mark.rule("D-04")
def test_with_touching_the_card_laid_beside_a_goal_must_still_reach_it() -> None:
    state = table(hands={0: "NW", 1: "EW"}, options=TOUCHING, drawn=MIDDLE)
    do(state, "lay NW 7,0")
    assert (state.outcome, turned_up(state)) == (UNDECIDED, [])


# --- what has one reading only ----------------------------------------------------------------------


@pytest.mark.rule("D-05")
def test_the_discard_pile_is_closed_and_keeps_its_order() -> None:
    state = table(hands={0: "NE", 1: "map", 2: "rockfall", 3: "EW"}, laid="NS 0,1")
    do(state, "pass NE", "play map at 8,0", "play rockfall at 0,1", "pass EW")
    assert discard_pile(state) == ["NE", "map", "NS", "rockfall", "EW"]
    names = [UNKNOWN if face < 0 else state.book.kinds[face].name for face in view(state, 4).discard]
    assert names == [UNKNOWN, "map", "NS", "rockfall", UNKNOWN]
    assert knowers(state, state.discard[0]) == {0}  # whoever passed it
    assert knowers(state, state.discard[4]) == {3}
    assert [*view(state, WATCHER).discard] == [*view(state, 4).discard]


@pytest.mark.rule("D-06")
@pytest.mark.parametrize("players", range(3, 11))
def test_one_dwarf_lies_aside_closed(players: int) -> None:
    state = Setup(players).begin(seed=players)
    assert len(state.role) == players
    assert len(state.spare) == 1
    assert knowers(state, state.spare[0]) == set()
    assert [[*view(state, seat).spare] for seat in (*range(players), WATCHER)] == [[UNKNOWN]] * (players + 1)


@pytest.mark.rule("D-07")
def test_seven_cards_fit_between_start_and_goals_and_one_between_two_goals() -> None:
    state = table()
    goals = sorted(state.mine.spots[cell] for cell in state.mine.goals)
    assert [(column(goal), row(goal)) for goal in goals] == [(8, -2), (8, 0), (8, 2)]
    assert [state.mine.spots[cell] for cell in state.mine.starts] == [spot(0, 0)]


@pytest.mark.rule("D-08")
def test_what_is_left_of_the_gold_deck_is_shuffled_for_every_round() -> None:
    decks: set[tuple[int, ...]] = set()
    for seed in range(5):
        state = pass_round(table(roles="saboteur miner miner miner miner", seed=seed))
        assert open_gold_of(state, 0) == [3, 1]
        left = gold_deck(state)
        do(state, "deal")
        assert sorted(gold_deck(state)) == sorted(left)
        decks.add(tuple(gold_deck(state)))
    assert len(decks) == 5


@pytest.mark.rule("D-09")
def test_a_player_without_cards_is_skipped() -> None:
    """Seat 2 used his veto when nothing could be drawn, and so runs out of cards before the others."""
    state = run_dry(table(3, hands={0: "map", 2: "veto"}, modules=("veto",)))
    do(pass_until(state, 0), "play map at 8,0", "1: allow", "2: veto")
    while hand(state, 2):
        pass_card(state)
    assert [len(hand(state, seat)) for seat in range(3)] == [2, 2, 0]
    deciders: list[int] = []
    while state.decision.name == "turn":
        deciders.append(state.decider)
        pass_card(state)
    assert deciders == [0, 1, 0, 1]


@pytest.mark.rule("D-10")
def test_roles_are_shown_when_the_round_ends_before_any_gold_is_paid() -> None:
    found = table(hands={0: "EW"}, drawn=MIDDLE)
    assert happened(do(found), facts.ROLE_SHOWN) == []
    do(found, "lay EW 7,0")
    for state, paid in ((found, GoldDrawn), (pass_round(table()), GoldPaid)):
        kinds = [kind_of(state.book, fact) for fact in state.log]
        shown = [at for at, kind in enumerate(kinds) if kind == facts.ROLE_SHOWN]
        assert len(shown) == 5
        assert kinds.index(facts.ROUND_ENDED) < shown[0] <= shown[-1] < kinds.index(paid)
    assert found.decision.name == "keep-gold"
    assert [len(knowers(found, role)) for role in found.role] == [6] * 5


@pytest.mark.rule("D-11")
def test_a_broken_tool_bars_path_cards_for_the_whole_turn() -> None:
    state = table(hands={0: "break-cart", 1: "fix-cart NS map", 2: "NE"})
    do(state, "play break-cart on 1")
    assert refuses(state, "lay NS 0,1") == ("B-22", "tool-broken")
    assert allows(state, "play map at 8,0")
    do(state, "play fix-cart on 1")
    assert front(state, 1) == []
    assert (state.decision.name, state.decider) == ("turn", 2)  # mending used up the turn
    do(pass_until(state, 1), "lay NS 0,1")
    assert open_sides(state, 0, 1) == "NS"


@pytest.mark.rule("D-11")
def test_a_tool_mended_before_the_turn_begins_bars_nothing() -> None:
    state = table(hands={0: "break-cart", 1: "fix-cart", 2: "NS"})
    do(state, "play break-cart on 2", "1: play fix-cart on 2", "2: lay NS 0,1")
    assert state.decider == 3


@pytest.mark.rule("D-12")
def test_a_stone_fits_the_card_that_reached_it_rather_than_more_neighbours() -> None:
    """Lying NE it would fit the dead end above and the rock below; but it is reached from the west."""
    state = table(
        hands={0: "EW"},
        goals="treasure stone-ne stone-nw",
        drawn="""
                               +--+-~x~
                               |     :
             |  |  |  |  |     |
            -S--+--+--+--+--+--+-
             |  |  |  |  |  |  |
                               |
                               +--+-~x~
        """,
    )
    do(state, "lay EW 7,0")
    assert open_sides(state, 8, 0) == "SW"


@pytest.mark.rule("D-12")
def test_of_its_other_neighbours_a_stone_fits_as_many_as_it_can_and_may_misfit_the_rest() -> None:
    state = table(hands={0: "EW"}, goals="treasure stone-ne stone-nw", drawn=FORKED)
    do(state, "lay EW 7,0")
    assert (open_sides(state, 8, 0), open_sides(state, 8, 1)) == ("SW", "EW")
    assert (state.outcome, state.decider) == (UNDECIDED, 1)
