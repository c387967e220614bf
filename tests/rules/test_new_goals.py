"""New Goals: five of eight goals, most of which do something to their finder (NG-1 to NG-9, X-NG-1 to X-NG-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games.saboteur.events import GoldChanged, GoldPaid, NuggetsEarned
from pyrite.games.saboteur.gold import TREASURE
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.kernel import facts
from pyrite.kernel.mine import column, row, spot
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import GoalShown, events
from pyrite.kernel.seen.shown import GoldData
from pyrite.kernel.state import EXHAUSTED, UNDECIDED, WATCHER, State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.facts import happened, kind_of
from tests.rules.kit import (
    allows,
    dealt,
    do,
    everybody,
    goal_at,
    gold_deck,
    gold_of,
    is_open,
    knowers,
    nuggets,
    open_gold_of,
    options_text,
    pass_round,
    pass_until,
    refuses,
    returned,
    table,
    winners,
)
from tests.rules.retold import retold
from tests.rules.scenes import BETWEEN, MIDDLE, THE_WAY, old_workings, open_sides, turned_up

NEW_GOALS = ("new-goals",)
ROWS = (-4, -2, 0, 2, 4)
EIGHT = {"treasure": 1, "bag-1": 1, "bag-2": 1, "dragon": 1, "spider": 1, "stone-ne": 2, "stone-nw": 1}
TWO_SABOTEURS = "miner saboteur miner saboteur miner"


def at_the_middle(goal: str, seat: int = 0, roles: str = "", players: int = 5) -> State:
    """This seat is on turn, and with an EW at 7,0 he reaches the goal at 8,0 (or the third of several named)."""
    return table(
        players,
        hands={seat: "EW"},
        roles=roles,
        goals=goal if goal.count(" ") else f"treasure stone-ne {goal} stone-nw",
        modules=NEW_GOALS,
        starter=seat,
        drawn=MIDDLE,
    )


def between(upper: str, lower: str, roles: str = "") -> State:
    """Seat 0 is on turn; with his card at 8,1 he reaches two goals at once."""
    rest = "treasure" if "treasure" not in (upper, lower) else "stone-ne"
    goals = f"{rest} stone-nw {upper} {lower}"
    state = table(hands={0: "NES"}, roles=roles, goals=goals, modules=NEW_GOALS, drawn=BETWEEN)
    return do(state, "0: lay NES 8,1 turned")


# --- the goals --------------------------------------------------------------------------------------


@pytest.mark.rule("NG-1")
def test_eight_new_goals_replace_the_three_old_ones_and_nothing_else() -> None:
    old, new = Setup(5).book(), Setup(5, modules=NEW_GOALS).book()
    assert Counter(new.kinds[face].name for face in new.goals) == EIGHT
    for pile in ("deck", "roles"):
        names = [[book.kinds[face].name for face in getattr(book, pile)] for book in (old, new)]
        assert names[0] == names[1]
    assert [*old.gold] == [*new.gold]


@pytest.mark.rule("NG-2")
def test_the_treasure_and_four_of_the_other_seven_lie_closed_in_column_8() -> None:
    lying: Counter[str] = Counter()
    treasure: set[int] = set()
    for seed in range(60):
        state = Setup(4, modules=NEW_GOALS).begin(seed)
        places = [state.mine.spots[cell] for cell in state.mine.goals]
        assert [(column(place), row(place)) for place in places] == [(8, y) for y in ROWS]
        assert not any(is_open(state, 8, y) for y in ROWS)
        names = [goal_at(state, 8, y) for y in ROWS]
        assert names.count("treasure") == 1
        assert not Counter(names) - Counter(EIGHT)
        lying.update(set(names))
        treasure.add(ROWS[names.index("treasure")])
    assert treasure == {*ROWS}
    assert all(0 < lying[name] < 60 for name in EIGHT if name != "treasure")


@pytest.mark.rule("X-NG-10")
def test_nobody_learns_which_three_stay_out() -> None:
    state = table(hands={2: "EW"}, modules=NEW_GOALS, goals="stone-ne stone-ne treasure bag-1 dragon", drawn=MIDDLE)
    do(pass_until(state, 2), "lay EW 7,0")
    left_out = range(state.bottom + 5, state.bottom + 8)
    assert sorted(state.kind(card).name for card in left_out) == ["bag-2", "spider", "stone-nw"]
    assert [knowers(state, card) for card in left_out] == [set()] * 3
    for viewer in (0, WATCHER):
        seen = view(state, viewer)
        assert len(seen.goal) == 5
        assert [face == UNKNOWN for face in seen.goal] == [True, True, False, True, True]
        assert not [event for event in events(state, viewer) if isinstance(event, GoalShown)]


@pytest.mark.rule("NG-9")
def test_for_the_next_round_all_eight_are_gathered_and_five_laid_out_anew() -> None:
    state = at_the_middle("bag-2")
    do(state, "lay EW 7,0")
    assert is_open(state, 8, 0)
    do(pass_round(state), "deal")
    assert [Counter(deal.goals) for deal in deals_of(state)] == [EIGHT, EIGHT]
    assert [is_open(state, 8, y) for y in ROWS] == [False] * 5
    assert all(knowers(state, state.mine.card(spot(8, y))) == set() for y in ROWS)
    seconds = [do(pass_round(table(modules=NEW_GOALS, seed=seed)), "deal") for seed in range(4)]
    assert len({tuple(goal_at(second, 8, y) for y in ROWS) for second in seconds}) == 4


@pytest.mark.rule("NG-3")
@pytest.mark.parametrize(
    ("goal", "sides"),
    [("bag-1", "SW"), ("bag-2", "NW"), ("dragon", "SW"), ("spider", "NW"), ("stone-ne", "SW"), ("treasure", "NESW")],
)
def test_a_goal_that_is_reached_is_turned_up_and_fitted_as_always(goal: str, sides: str) -> None:
    state = at_the_middle("stone-nw stone-ne treasure" if goal == "treasure" else goal, seat=2)
    do(state, "2: lay EW 7,0")
    assert turned_up(state) == [(2, 0)]
    assert goal_at(state, 8, 0) == goal
    assert open_sides(state, 8, 0) == sides


@pytest.mark.rule("NG-3")
def test_what_a_goal_does_it_does_once_it_lies_fitted_and_to_whoever_reached_it() -> None:
    state = at_the_middle("bag-2", seat=3)
    before = state.happened()
    do(state, "3: lay EW 7,0")
    log = [(kind_of(state.book, fact), facts.seat(fact)) for fact in [*state.log][before:]]
    assert log == [
        (facts.PLAYED, 3),
        (facts.REVEALED, 3),
        (facts.FITTED, 3),
        (NuggetsEarned, 3),
        (facts.DREW, 3),
    ]


# --- bags -------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-4")
@pytest.mark.parametrize(("goal", "worth"), [("bag-1", 1), ("bag-2", 2)])
def test_a_bag_gives_its_finder_its_nuggets_at_once(goal: str, worth: int) -> None:
    state = do(at_the_middle(goal, seat=1), "1: lay EW 7,0")
    assert nuggets(state) == [0, worth, 0, 0, 0]
    assert (state.outcome, state.decision.name, state.decider) == (UNDECIDED, "turn", 2)


@pytest.mark.rule("X-NG-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bag_pays_miners_and_saboteurs_alike_in_loose_nuggets(seat: int) -> None:
    state = do(at_the_middle("bag-2", seat, roles=TWO_SABOTEURS), "lay EW 7,0")
    assert [*state.loose] == [2 if seat == finder else 0 for finder in range(5)]
    assert gold_of(state, seat) == []
    assert len(gold_deck(state)) == 28
    for viewer in (3, WATCHER):
        assert [*view(state, viewer).loose] == [*state.loose]  # everybody saw them come


@pytest.mark.rule("X-NG-5")
def test_loose_nuggets_count_when_the_game_is_over() -> None:
    nobody = "miner miner miner"
    later = [dealt(3, roles=nobody, modules=NEW_GOALS)] * 2
    state = table(
        3,
        hands={1: "EW"},
        roles=nobody,
        goals="treasure stone-ne bag-2 stone-nw",
        modules=NEW_GOALS,
        starter=1,
        rounds=later,
        drawn=MIDDLE,
    )
    do(state, "1: lay EW 7,0")
    pass_round(do(pass_round(do(pass_round(state), "deal")), "deal"))
    assert state.over()
    assert [worth for _, _, worth in happened(state, facts.SCORED)] == [0, 2, 0]
    assert winners(state) == [1]


# --- the dragon -------------------------------------------------------------------------------------


@pytest.mark.rule("NG-5")
def test_the_dragon_takes_nothing_from_who_has_nothing() -> None:
    state = do(at_the_middle("dragon"), "lay EW 7,0")
    assert (goal_at(state, 8, 0), is_open(state, 8, 0)) == ("dragon", True)
    assert [*state.loose] == [0] * 5
    assert happened(state, NuggetsLost) == []
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("NG-5")
def test_the_dragon_takes_one_nugget_of_a_bag() -> None:
    state = do(between("bag-2", "dragon"), "reveal 8,0")
    assert turned_up(state) == [(0, 0), (0, 2)]
    assert [*state.loose] == [1, 0, 0, 0, 0]
    assert happened(state, NuggetsLost) == [(0, 0, 1)]


@pytest.mark.rule("X-NG-6")
def test_who_has_no_gold_owes_the_dragon_nothing_later() -> None:
    state = do(between("bag-2", "dragon"), "reveal 8,2")
    assert turned_up(state) == [(0, 2), (0, 0)]
    assert [*state.loose] == [2, 0, 0, 0, 0]


def before_the_dragon(*later: RoundDeal, roles: str = "miner miner miner miner saboteur") -> State:
    """In round 2 seat 3 has gold cards worth 3 and 1 from round 1, and has just reached the dragon."""
    second = dealt(
        roles=roles,
        goals="treasure stone-ne dragon stone-nw",
        gold=(1, 3),
        spent=(3, 1),
        modules=NEW_GOALS,
        digs=THE_WAY,
        opener=2,
    )
    state = pass_round(table(roles="miner miner miner saboteur miner", modules=NEW_GOALS, rounds=[second, *later]))
    assert open_gold_of(state, 3) == [3, 1]
    do(state, "2: deal", *(f"lay {dig}" for dig in THE_WAY))
    assert turned_up(state) == [(3, 0)]
    return state


@pytest.mark.rule("NG-5")
@pytest.mark.parametrize(("choice", "kept", "loose"), [(1, [1], 2), (2, [3], 0)])
def test_a_bigger_card_is_changed_for_the_nugget_that_the_dragon_takes(
    choice: int, kept: list[int], loose: int
) -> None:
    state = before_the_dragon()
    do(state, f"3: change {choice}")
    assert (gold_of(state, 3), state.loose[3], state.nuggets(3)) == (kept, loose, 3)
    assert (state.decision.name, state.decider) == ("turn", 4)


@pytest.mark.rule("X-NG-6")
def test_who_has_only_cards_chooses_which_of_them_is_changed() -> None:
    state = before_the_dragon()
    assert (state.decision.name, state.decider) == ("change-gold", 3)
    assert options_text(state) == ["change 1", "change 2"]
    assert refuses(state, "change 3") == ("X-NG-6", "no-such-gold")
    assert refuses(state, "pass map") == ("X-NG-6", "change-first")


@pytest.mark.rule("X-NG-6")
def test_a_changed_card_is_shown_and_lies_open_under_the_gold_deck() -> None:
    state = before_the_dragon()
    deck = gold_deck(state)
    do(state, "3: change 1")
    assert gold_deck(state) == [*deck, 3]
    for viewer in (0, 3, WATCHER):
        assert [*view(state, viewer).open_gold] == [3]
        (told,) = [event for event in events(state, viewer) if isinstance(event, GoldChanged)]
        assert (told.seat, told.place, told.value) == (3, 1, 3)
        assert view(state, viewer).loose[3] == 2


@pytest.mark.rule("X-NG-6")
def test_a_changed_card_lies_open_until_the_gold_deck_is_shuffled() -> None:
    state = before_the_dragon(roles="saboteur miner miner miner saboteur")
    do(state, "3: change 2")
    pass_round(state)  # saboteurs are paid with 3s, so the 1 still lies there
    assert [*view(state, 0).open_gold] == [1]
    do(state, "deal")
    assert [*view(state, 0).open_gold] == []
    assert sum(gold_deck(state)) == 44 - 3 - 3 - 3  # all but what seats 0, 3 and 4 have


@pytest.mark.rule("X-NG-6")
def test_who_has_a_loose_nugget_gives_that_and_keeps_his_cards() -> None:
    """Seat 3 reaches, in this order, a bag and the dragon, and has gold cards besides."""
    second = dealt(
        goals="treasure stone-nw bag-1 dragon",
        spent=(3, 1),
        modules=NEW_GOALS,
        digs=("NESW 1,0", "NESW 2,0", "NESW 3,0", "NESW 4,0", "NESW 5,0", "NE 6,0", "NE 6,1", "EW 7,1", "NES 8,1"),
        opener=0,
    )
    state = pass_round(table(roles="miner miner miner saboteur miner", modules=NEW_GOALS, starter=3, rounds=[second]))
    # Seat 4 had turn 67, so seat 0 opens; turn 9 is that of seat 3.
    digs = ("NESW 1,0", "NESW 2,0", "NESW 3,0", "NESW 4,0", "NESW 5,0", "NE 6,0 turned", "NE 6,1", "EW 7,1")
    do(state, "0: deal", *(f"lay {dig}" for dig in digs), "3: lay NES 8,1 turned", "3: reveal 8,0")
    assert (state.decision.name, state.decider) == ("turn", 4)
    assert (gold_of(state, 3), state.loose[3]) == ([3, 1], 0)


@pytest.mark.rule("X-NG-6", "X-B13")
def test_saboteurs_are_paid_first_with_gold_that_lies_open() -> None:
    state = before_the_dragon(roles="saboteur miner miner miner saboteur")
    do(state, "3: change 1")
    ((_, changed, _),) = happened(state, GoldChanged)
    before = state.happened()
    pass_round(state)
    paid = happened(state, GoldPaid, before)
    assert [seat for seat, _, _ in paid] == [0, 4]
    assert [state.gold_face[card] for _, card, _ in paid] == [3, 3]
    assert paid[0][1] == changed
    assert paid[1][1] != changed
    assert [*view(state, 0).open_gold] == []


@pytest.mark.rule("X-B13")
def test_of_a_value_of_which_nothing_lies_open_the_uppermost_card_is_paid() -> None:
    state = pass_round(table(roles="miner miner saboteur miner miner", gold=(3, 2, 3, 1, 2)))
    assert gold_of(state, 2) == [3, 1]
    assert gold_deck(state)[:3] == [2, 3, 2]


@pytest.mark.rule("X-NG-6")
def test_what_went_back_to_the_deck_is_public_with_its_round() -> None:
    state = do(before_the_dragon(), "3: change 1")
    for viewer in (0, 3, WATCHER):
        assert returned(state, viewer) == [(3, 2)]


@pytest.mark.rule("X-NG-6")
def test_a_purse_tells_the_round_of_each_card_whether_it_came_openly_and_whether_it_is_gone() -> None:
    state = do(before_the_dragon(), "3: change 2")
    for viewer in (0, 3, WATCHER):
        assert describe(view(state, viewer))["seats"]["3"]["gold"] == (
            GoldData(round=1, value=3, openly=True, spent=False),
            GoldData(round=1, value=1, openly=True, spent=True),
        )


@pytest.mark.rule("B-42")
def test_a_card_kept_in_secret_has_a_value_for_its_owner_alone() -> None:
    state = at_the_middle("stone-ne stone-nw treasure bag-1")
    do(state, "0: lay EW 7,0", "0: keep 1")
    for viewer in (0, 3, WATCHER):
        value = 1 if viewer == 0 else None
        assert describe(view(state, viewer))["seats"]["0"]["gold"] == (
            GoldData(round=1, value=value, openly=False, spent=False),
        )


@pytest.mark.rule("X-NG-6", "X-B13")
@pytest.mark.parametrize(
    ("put_back", "still_there"),
    [
        pytest.param("3", [], id="the 3 paid may be the one put back"),
        pytest.param("2", [(2, 2)], id="no 2 was paid"),
        pytest.param("2 3", [(2, 2)], id="only one of them may have been paid"),
        pytest.param("1 1", [(1, 2)], id="one 1 was paid"),
    ],
)
def test_once_a_card_like_it_is_paid_nobody_can_tell_whether_the_one_put_back_is_there(
    put_back: str, still_there: list[tuple[int, int]]
) -> None:
    begun = table(roles="miner miner saboteur miner miner", modules=NEW_GOALS)
    state = pass_round(retold(begun, {"round": "3", "returned 2": put_back}))
    assert gold_of(state, 2) == [3, 1]
    assert returned(state, WATCHER) == still_there


@pytest.mark.rule("X-NG-6", "X-B13")
def test_of_two_cards_put_back_the_later_one_may_have_been_paid() -> None:
    """It may lie open still; and whoever had gold by then cannot have had the earlier one in any case."""
    begun = table(roles="miner miner saboteur miner miner", modules=NEW_GOALS)
    state = pass_round(retold(begun, {"round": "3", "returned 1": "3", "returned 2": "3"}))
    assert gold_of(state, 2) == [3, 1]
    assert returned(state, WATCHER) == [(3, 1)]


# --- the spider, stones and the treasure ------------------------------------------------------------


@pytest.mark.rule("NG-6")
def test_the_spider_ends_the_round_at_once_and_the_saboteurs_have_won_it() -> None:
    state = do(at_the_middle("spider", seat=2, roles=TWO_SABOTEURS), "2: lay EW 7,0")
    assert (state.book.outcomes[state.outcome], state.decision.name) == ("spider", "next-round")
    assert nuggets(state) == [0, 3, 0, 3, 0]
    assert happened(state, facts.ROUND_ENDED) == [(facts.NOBODY, 0, state.outcome)]


@pytest.mark.rule("NG-7")
@pytest.mark.parametrize("goal", ["stone-ne", "stone-nw"])
def test_a_stone_does_nothing(goal: str) -> None:
    state = at_the_middle(f"treasure bag-1 {goal} bag-2")
    before = state.happened()
    do(state, "lay EW 7,0")
    assert [kind_of(state.book, fact) for fact in [*state.log][before:]] == [
        facts.PLAYED,
        facts.REVEALED,
        facts.FITTED,
        facts.DREW,
    ]
    assert (state.outcome, nuggets(state)) == (UNDECIDED, [0] * 5)


@pytest.mark.rule("NG-7")
def test_the_treasure_ends_the_round_and_the_miners_have_won_it() -> None:
    state = do(at_the_middle("stone-ne stone-nw treasure bag-1"), "lay EW 7,0")
    assert (state.outcome, state.connector, state.decision.name) == (TREASURE, 0, "keep-gold")


@pytest.mark.rule("X-NG-11")
def test_for_the_treasure_miners_are_handed_gold_cards_as_in_the_base_game() -> None:
    goals = "stone-ne stone-nw treasure bag-1"
    state = table(
        hands={2: "EW"},
        roles=TWO_SABOTEURS,
        goals=goals,
        gold=(1, 2, 3),
        modules=NEW_GOALS,
        starter=2,
        drawn=MIDDLE,
    )
    do(state, "2: lay EW 7,0", "2: keep 3", "0: keep 2")
    assert nuggets(state) == [2, 0, 3, 0, 1]


@pytest.mark.rule("X-NG-1")
@pytest.mark.parametrize(("players", "saboteurs", "each"), [(5, 1, 4), (5, 2, 3), (7, 3, 3), (10, 4, 2)])
def test_the_spider_pays_saboteurs_as_if_the_treasure_had_not_been_reached(
    players: int, saboteurs: int, each: int
) -> None:
    roles = ["saboteur"] * saboteurs + ["miner"] * (players - saboteurs)
    state = at_the_middle("spider", players=players, roles=" ".join(roles))
    do(state, "lay EW 7,0")
    assert nuggets(state) == [each] * saboteurs + [0] * (players - saboteurs)


@pytest.mark.rule("X-NG-2")
def test_a_spider_and_no_saboteur_pays_nobody() -> None:
    state = do(at_the_middle("spider", players=3, roles="miner miner miner"), "lay EW 7,0")
    assert state.book.outcomes[state.outcome] == "spider"
    assert (nuggets(state), state.decision.name) == ([0, 0, 0], "next-round")


@pytest.mark.rule("X-NG-3")
@pytest.mark.parametrize("first", ["spider", "treasure"])
def test_a_spider_or_the_treasure_leaves_a_goal_that_waits_closed(first: str) -> None:
    state = do(between(first, "bag-2"), "reveal 8,0")
    assert (state.book.outcomes[state.outcome], turned_up(state)) == (first, [(0, 0)])
    assert not is_open(state, 8, 2)
    assert knowers(state, state.mine.card(spot(8, 2))) == set()
    assert happened(state, facts.GOAL_SHOWN) == []
    assert [*state.loose] == [0] * 5


@pytest.mark.rule("X-NG-4")
@pytest.mark.parametrize("seat", [0, 4])
def test_after_a_spider_the_left_neighbour_of_its_finder_opens_and_nobody_is_connector(seat: int) -> None:
    state = do(at_the_middle("spider", seat), f"{seat}: lay EW 7,0")
    assert state.connector == -1
    assert (state.decision.name, state.decider) == ("next-round", (seat + 1) % 5)


# --- several goals, and what may be done to them ----------------------------------------------------


@pytest.mark.rule("NG-8")
@pytest.mark.parametrize(("order", "nuggets_left"), [("8,0", 1), ("8,2", 2)])
def test_of_two_goals_reached_at_once_one_is_resolved_before_the_other(order: str, nuggets_left: int) -> None:
    """A bag of 2 and then the dragon, or the dragon, who finds nothing, and then the bag."""
    state = between("bag-2", "dragon")
    assert (state.decision.name, state.decider) == ("which-goal", 0)
    assert options_text(state) == ["reveal 8,0", "reveal 8,2"]
    do(state, f"0: reveal {order}")
    assert nuggets(state) == [nuggets_left, 0, 0, 0, 0]
    assert (is_open(state, 8, 0), is_open(state, 8, 2)) == (True, True)
    assert state.decider == 1


@pytest.mark.rule("X-NG-8")
def test_three_goals_reached_at_once_are_turned_up_in_the_order_the_player_likes() -> None:
    state = table(
        hands={0: "NES ESW"},
        goals="treasure bag-1 dragon bag-2",
        modules=NEW_GOALS,
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; NE 6,0 turned; NE 6,1",
    )
    # From 7,1 old tunnels lead to 8,1, between two goals, and by 7,0 and 7,-1 to 8,-1, between two.
    old_workings(state, "NES 8,1 turned", "NS 7,0", "NW 7,-1 turned", "NES 8,-1 turned")
    do(state, "0: lay ESW 7,1 turned")
    assert options_text(state) == ["reveal 8,-2", "reveal 8,0", "reveal 8,2"]
    do(state, "0: reveal 8,2")
    assert options_text(state) == ["reveal 8,-2", "reveal 8,0"]
    do(state, "0: reveal 8,0")
    assert turned_up(state) == [(0, 2), (0, 0), (0, -2)]
    assert nuggets(state) == [2, 0, 0, 0, 0]  # 2 from a bag, 1 to the dragon, 1 from a bag


@pytest.mark.rule("X-NG-7")
@pytest.mark.parametrize("goal", ["bag-1", "dragon"])
def test_an_open_goal_is_a_path_card_with_tunnels_of_its_own_and_is_never_removed(goal: str) -> None:
    state = table(
        hands={0: "EW", 1: "rockfall EW NS", 2: "NW"},
        goals=f"treasure stone-ne {goal} stone-nw",
        modules=NEW_GOALS,
        drawn=MIDDLE,
    )
    do(state, "lay EW 7,0")
    assert open_sides(state, 8, 0) == "SW"
    assert refuses(state, "play rockfall at 8,0") == ("B-27", "not-removable")
    assert refuses(state, "lay EW 8,1") == ("B-18", "misfit")
    assert refuses(state, "lay EW 9,0") == ("B-18", "misfit")
    assert allows(state, "lay NS 8,1")
    do(state, "pass NS", "2: lay NW 8,1")
    assert open_sides(state, 8, 1) == "NW"


@pytest.mark.rule("X-NG-9")
def test_a_map_shows_any_of_the_five_that_is_still_closed() -> None:
    state = table(
        hands={0: "map", 1: "EW", 2: "map"},
        goals="bag-2 treasure bag-1 stone-nw dragon",
        modules=NEW_GOALS,
        drawn=MIDDLE,
    )
    assert [move for move in options_text(state) if "map at" in move] == [f"play map at 8,{y}" for y in ROWS]
    do(state, "play map at 8,4")
    assert knowers(state, state.mine.card(spot(8, 4))) == {0}
    do(state, "1: lay EW 7,0")
    assert knowers(state, state.mine.card(spot(8, 0))) == everybody(state)
    assert refuses(state, "play map at 8,0") == ("X-B11", "goal-is-up")
    assert [move for move in options_text(state) if "map at" in move] == [f"play map at 8,{y}" for y in ROWS if y]


@pytest.mark.rule("X-B21")
def test_all_of_the_five_that_are_still_closed_are_shown_when_the_cards_have_run_out() -> None:
    state = pass_round(table(modules=NEW_GOALS))
    assert state.outcome == EXHAUSTED
    assert [row(place) for _, _, place in happened(state, facts.GOAL_SHOWN)] == [*ROWS]
