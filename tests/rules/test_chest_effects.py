"""What is in the chests (TC-7a to TC-7j), and how several words on drawing go together (X-G10)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games.saboteur.events import CardTaken, GoldPaid, NuggetsEarned
from pyrite.games.saboteur.modules.chests.events import CardRobbed, CardsBuried, ChestEmpty, ChestOpened, GoalMoved
from pyrite.kernel.mine import HIDDEN, spot
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import RoleSeen, events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.options import EDITIONS, Options
from tests.facts import happened
from tests.rules.chest_scenes import NEAR, chest_table, opened, pass_another, pile
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw_pile,
    goal_at,
    gold_deck,
    gold_of,
    hand,
    knowers,
    nuggets,
    open_gold_of,
    options_text,
    pass_card,
    pass_until,
    refuses,
    roles,
    sections,
)

ALL_BANNED = Options(map_ban="all")
ANY_WAY = Options(goal_move="anyFarther")
# Two stacks that one card at 1,1 reaches, and two far away.
TWO = ((2, 1), (1, 2), (7, -1), (7, 1))


def two_opened(first: str, other: str, top: str) -> State:
    """Seat 0 lays an NESW at 1,1 and opens both chests, in this order."""
    state = chest_table(f"{first} {other}", "NESW EW", cells=TWO, hands={0: "NESW"}, laid="NESW 1,0", top=top)
    return do(state, "0: lay NESW 1,1", "0: reveal 2,1")


def sizes(state: State) -> list[int]:
    return [state.hand_size[seat] for seat in range(state.book.seats)]


def test_every_chest_says_what_it_does_to_whoever_opened_it() -> None:
    decisions = {letter: opened(letter, hands={1: "map"}).decision.name for letter in "abcdefghij"}
    assert decisions == dict.fromkeys("abcdij", "turn") | {
        "e": "chest-goal",
        "f": "chest-victim",
        "g": "chest-keep",
        "h": "chest-dwarf",
    }


@pytest.mark.rule("TC-7")
@pytest.mark.parametrize("letter", "abcdefghij")
def test_a_chest_acts_on_the_player_who_opened_it_and_once(letter: str) -> None:
    state = opened(letter, seat=3)
    while state.decision.name != "turn":
        assert state.decider == 3
        do(state, options_text(state)[0])
    assert happened(state, ChestOpened) == [(3, pile(state, 1)[0], spot(2, 0))]
    assert state.decider == 4
    before = sizes(state), nuggets(state)
    pass_card(state)
    assert (sizes(state), nuggets(state)) == before


# --- a: gold ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-7a")
def test_a_nugget_is_a_gold_card_of_value_1_in_the_open() -> None:
    state = opened("a", seat=2)
    assert gold_of(state, 2) == open_gold_of(state, 2) == [1]
    assert Counter(gold_deck(state)) == {1: 15, 2: 8, 3: 4}
    assert [event.seat for event in events(state, WATCHER) if isinstance(event, GoldPaid)] == [2]


@pytest.mark.rule("TC-7a")
def test_with_saboteur_2_it_is_a_token() -> None:
    state = opened("a", seat=2, modules=("saboteur-2",))
    assert nuggets(state) == [0, 0, 1, 0, 0]
    assert state.loose[2] == 1
    assert [event.nuggets for event in events(state, 0) if isinstance(event, NuggetsEarned)] == [1]


@pytest.mark.rule("X-TC-11")
def test_any_of_the_cards_of_value_1_is_taken_so_that_the_rest_stays_chance() -> None:
    tops = Counter(gold_deck(opened("a", gold=[1, 2, 1], luck=[n]))[0] for n in range(16))
    assert tops == {2: 1, 1: 15}  # only if the uppermost card is the one, of sixteen, the next lies on top


# --- b: maps ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-7b", "D-44")
def test_no_map_looks_at_a_goal_any_more_but_stacks_may_still_be_looked_at() -> None:
    state = opened("b", hands={1: "map"})
    looks = [text for text in options_text(state) if text.startswith("play map")]
    assert looks == [f"play map at {x},{y}" for x, y in NEAR[1:]]
    assert refuses(state, "play map at 8,0") == ("D-44", "maps-banned")
    assert sections(state, 3)["maps_banned"]
    assert not sections(opened("c"), 3)["maps_banned"]


@pytest.mark.rule("D-44")
def test_the_polish_edition_bars_looks_at_stacks_too() -> None:
    state = opened("b", hands={1: "map"}, options=ALL_BANNED)
    assert not [text for text in options_text(state) if text.startswith("play map")]
    assert refuses(state, "play map at 7,1") == ("D-44", "maps-banned")
    assert refuses(state, "play map at 8,0") == ("D-44", "maps-banned")
    assert {name: options.map_ban for name, options in EDITIONS.items()} == {
        "default": "goals",
        "pl": "all",
        "cs": "goals",
        "uk": "goals",
    }


@pytest.mark.rule("X-TC-21", "X-G6")
def test_a_map_that_may_show_nothing_can_only_be_passed() -> None:
    state = opened("b", hands={1: "map"}, options=ALL_BANNED)
    assert [text for text in options_text(state) if "map" in text] == ["pass map"]


@pytest.mark.rule("X-TC-21")
def test_what_was_seen_before_stays_known_and_dwarfs_may_be_looked_at() -> None:
    state = chest_table(
        "b", hands={0: "map", 1: "EW", 2: "inspection"}, modules=("saboteur-2",), goals="stone-ne treasure stone-nw"
    )
    do(state, "0: play map at 8,0", "1: lay EW 1,0")
    assert knowers(state, state.mine.card(spot(8, 0))) == {0}
    assert sections(state, 0)["maps_banned"]
    do(state, "2: play inspection on 0")
    assert knowers(state, state.role[0]) == {0, 2}


@pytest.mark.rule("D-45", "X-G16")
def test_the_ban_lasts_to_the_end_of_the_round_and_nothing_lifts_it() -> None:
    state = opened("b", modules=("saboteur-2",), hands={1: "map map map"})
    assert not [text for text in options_text(state) if text.startswith("discard")]  # it lies before nobody
    for _ in range(12):
        pass_card(state)
    assert sections(state, 0)["maps_banned"]
    while state.decision.name == "turn":
        pass_card(state)
    do(state, "deal")
    assert not sections(state, 0)["maps_banned"]


# --- c, d, g: the draw ------------------------------------------------------------------------------


@pytest.mark.rule("TC-7c")
def test_no_card_is_drawn_at_the_end_of_this_turn_and_his_hand_stays_smaller() -> None:
    state = opened("c", top="NS EW")
    assert sizes(state) == [5, 6, 6, 6, 6]
    assert draw_pile(state)[:2] == ["NS", "EW"]
    pass_until(state, 0)
    pass_card(state)
    assert sizes(state) == [5, 6, 6, 6, 6]


@pytest.mark.rule("TC-7d")
def test_one_card_more_is_drawn_and_his_hand_stays_bigger() -> None:
    state = opened("d", top="NS ESW NE")
    assert sizes(state) == [7, 6, 6, 6, 6]
    assert hand(state, 0)[-2:] == ["NS", "ESW"]
    pass_until(state, 0)
    pass_card(state)
    assert sizes(state) == [7, 6, 6, 6, 6]


@pytest.mark.rule("TC-7g")
def test_of_three_cards_from_the_pile_one_is_kept_and_two_are_discarded_unseen() -> None:
    state = opened("g", top="NS map NE ESW")
    assert (state.decision.name, state.decider) == ("chest-keep", 0)
    assert options_text(state) == ["take NS", "take map", "take NE"]
    assert describe(view(state, 0))["looking"] == ("NS", "map", "NE")
    assert describe(view(state, 1))["looking"] == describe(view(state, WATCHER))["looking"] == ()
    assert refuses(state, "take ESW") == ("X-TC-13", "not-looked-at")
    assert refuses(state, "pass map") == ("X-TC-13", "take-first")
    do(state, "0: take map")
    assert hand(state, 0)[-1] == "map"
    assert draw_pile(state)[0] == "ESW"
    assert discard_pile(state) == ["NS", "NE"]
    assert [knowers(state, card) for card in state.discard] == [{0}, {0}]
    assert sizes(state) == [6] * 5
    for viewer in (0, 1, WATCHER):
        told = events(state, viewer)
        (taken,) = [event for event in told if isinstance(event, CardTaken)]
        assert (taken.seat, taken.source, taken.card) == (0, "pile", "map" if viewer == 0 else None)
        assert [event.count for event in told if isinstance(event, CardsBuried)] == [2]
        assert describe(view(state, viewer))["pile"] == len(draw_pile(state))


def test_of_two_cards_alike_it_does_not_matter_which() -> None:
    state = opened("g", top="NS NS NE ESW")
    assert options_text(state) == ["take NS", "take NE"]
    do(state, "take NS")
    assert discard_pile(state) == ["NS", "NE"]


@pytest.mark.rule("X-TC-13")
@pytest.mark.parametrize("left", [2, 1])
def test_with_fewer_than_three_cards_he_looks_at_those(left: int) -> None:
    state = chest_table("g", hands={0: "EW"}, players=3, starter=left - 1)  # 49 cards to draw
    while len(draw_pile(state)) > left:
        pass_another(state)
    there = draw_pile(state)
    size = sizes(state)[0]
    do(state, "0: lay EW 1,0")
    assert set(options_text(state)) == {f"take {name}" for name in there}
    do(state, options_text(state)[0])
    assert hand(state, 0)[-1] == there[0]
    assert discard_pile(state)[49 - left :] == there[1:]
    assert (draw_pile(state), sizes(state)[0]) == ([], size)
    assert [event.count for event in events(state, 1) if isinstance(event, CardsBuried)] == [1] * (left - 1)


@pytest.mark.rule("X-G10")
@pytest.mark.parametrize(
    ("first", "other", "drawn"),
    [
        pytest.param("c", "d", 0, id="a ban beats an extra card"),
        pytest.param("d", "c", 0, id="in whatever order"),
        pytest.param("g", "c", 0, id="and a look"),
        pytest.param("c", "g", 0, id="in whatever order too"),
        pytest.param("d", "g", 2, id="a look takes the place of one draw"),
        pytest.param("g", "d", 2, id="as does the look before the extra card"),
    ],
)
def test_several_words_on_drawing(first: str, other: str, drawn: int) -> None:
    state = two_opened(first, other, top="NS EW NE ESW NW")
    if state.decision.name == "chest-keep":
        assert options_text(state) == ["take NS", "take EW", "take NE"]
        do(state, "take EW")
        assert hand(state, 0)[-2:] == ["EW", "ESW"]
    assert state.decision.name == "turn"
    assert sizes(state) == [5 + drawn, 6, 6, 6, 6]


# --- e: a goal --------------------------------------------------------------------------------------


@pytest.mark.rule("TC-7e", "X-NG-9")
@pytest.mark.parametrize(("modules", "rows"), [((), (-2, 0, 2)), (("new-goals",), (-4, -2, 0, 2, 4))])
def test_a_closed_goal_goes_one_place_farther(modules: tuple[str, ...], rows: tuple[int, ...]) -> None:
    state = opened("e", modules=modules)
    assert options_text(state) == [f"move 8,{y} east" for y in rows]
    name = goal_at(state, 8, 2)
    do(state, "0: move 8,2 east")
    assert goal_at(state, 9, 2) == name
    assert state.mine.what(spot(9, 2)) == HIDDEN
    assert state.mine.what(spot(8, 2)) == 0
    (moved,) = [event for event in events(state, WATCHER) if isinstance(event, GoalMoved)]
    assert (moved.seat, moved.x, moved.y, moved.from_x, moved.from_y) == (0, 9, 2, 8, 2)
    assert (state.decision.name, sizes(state)[0]) == ("turn", 6)


@pytest.mark.rule("X-TC-5")
def test_farther_is_along_the_row_and_only_the_house_rule_knows_other_ways() -> None:
    state = opened("e")
    assert refuses(state, "move 8,2 south") == ("X-TC-5", "not-farther")
    assert refuses(state, "move 8,2 west") == ("X-TC-5", "not-farther")
    assert refuses(state, "move 7,1 east") == ("X-TC-7", "no-closed-goal")
    assert refuses(state, "pass map") == ("X-TC-5", "move-goal-first")
    house = opened("e", options=ANY_WAY)
    assert options_text(house) == [
        "move 8,-2 north", "move 8,-2 east",
        "move 8,0 north", "move 8,0 east", "move 8,0 south",
        "move 8,2 east", "move 8,2 south",
    ]  # fmt: skip
    assert {options.goal_move for options in EDITIONS.values()} == {"sameRow"}


@pytest.mark.rule("X-TC-5")
def test_a_goal_whose_new_place_is_taken_cannot_be_chosen() -> None:
    free = Options(chest_layout="free")
    state = opened("e", cells=((2, 0), (9, 0), (9, 2), (5, -2)), options=free)
    assert options_text(state) == ["move 8,-2 east"]
    assert refuses(state, "move 8,0 east") == ("X-TC-5", "goal-blocked")


@pytest.mark.rule("X-TC-5")
def test_if_no_goal_can_be_moved_nothing_happens() -> None:
    free = Options(chest_layout="free")
    cells = ((9, -2), (9, 0), (9, 2), (2, 0))
    state = chest_table("a b c e", "NE NW NS NESW", cells=cells, options=free, hands={0: "EW"})
    do(state, "0: lay EW 1,0")
    assert state.decision.name == "turn"
    assert [event.chest for event in events(state, 4) if isinstance(event, ChestEmpty)] == ["chest-e"]


# --- f: a card of somebody else ---------------------------------------------------------------------


@pytest.mark.rule("TC-7f", "D-47")
def test_a_card_at_random_is_taken_from_another_hand_instead_of_a_draw() -> None:
    taken: Counter[str] = Counter()
    for n in range(6):
        state = opened("f", hands={3: "NS EW NE map rockfall NESW"}, top="NW", luck=[n])
        assert options_text(state) == [f"choose {seat}" for seat in (1, 2, 3, 4)]
        do(state, "0: choose 3")
        assert sizes(state) == [6, 6, 6, 5, 6]
        assert draw_pile(state)[0] == "NW"
        taken[hand(state, 0)[-1]] += 1
        assert hand(state, 0)[-1] not in hand(state, 3)
    assert taken == dict.fromkeys(["NS", "EW", "NE", "map", "rockfall", "NESW"], 1)


@pytest.mark.rule("TC-7f")
def test_whose_hand_stays_smaller() -> None:
    state = do(opened("f"), "choose 3")
    pass_until(state, 3)
    pass_card(state)
    assert sizes(state) == [6, 6, 6, 5, 6]


@pytest.mark.rule("X-TC-12")
def test_the_thief_sees_the_card_its_owner_sees_it_gone_and_the_others_know_neither() -> None:
    state = do(opened("f", hands={3: "NS EW NE map rockfall NESW"}, luck=[3]), "choose 3")
    (card,) = [card for card in state.hand(0) if state.kind(card).name == "map" and knowers(state, card) == {0, 3}]
    for viewer, told in ((0, "map"), (3, "map"), (1, None), (WATCHER, None)):
        (event,) = [event for event in events(state, viewer) if isinstance(event, CardRobbed)]
        assert (event.seat, event.victim, event.card) == (0, 3, told)
    assert describe(view(state, 3))["seats"]["0"]["holds"] == ("map",)
    assert describe(view(state, 1))["seats"]["0"]["holds"] == ()
    assert card in state.hand(0)


@pytest.mark.rule("X-TC-12")
def test_only_others_who_hold_cards_can_be_robbed() -> None:
    state = opened("f")
    assert refuses(state, "choose 0") == ("X-TC-12", "no-victim")
    assert refuses(state, "take NS") == ("X-TC-12", "choose-victim")


@pytest.mark.rule("X-TC-12", "X-G13")
def test_if_nobody_else_holds_cards_nothing_is_taken_and_nothing_drawn() -> None:
    state = chest_table("f", "NESW", cells=((2, 0), (3, 1), (7, -1), (7, 1)), hands={0: "EW", 1: "EW EW"}, players=3)
    while sum(sizes(state)[1:]):
        pass_another(state)
    assert (state.decider, sizes(state)) == (0, [1, 0, 0])
    do(state, "0: lay EW 1,0")
    assert [event.chest for event in events(state, 1) if isinstance(event, ChestEmpty)] == ["chest-f"]
    assert sizes(state) == [0, 0, 0]


@pytest.mark.rule("X-TC-12")
def test_not_even_then_a_card_is_drawn() -> None:
    state = opened("f", "ESW")
    for seat in range(1, 5):
        state.hand_size[seat] = 0  # as if tolls and pioneers had cost them all their cards
    do(state, "0: turn upright")
    assert sizes(state) == [5, 0, 0, 0, 0]
    assert len(draw_pile(state)) == 37


# --- h: a dwarf -------------------------------------------------------------------------------------


@pytest.mark.rule("TC-7h")
def test_a_look_at_the_dwarf_of_another_player() -> None:
    state = opened("h", roles="miner miner saboteur miner miner")
    assert options_text(state) == [f"choose {seat}" for seat in (1, 2, 3, 4)]
    assert refuses(state, "choose 0") == ("X-TC-18", "own-dwarf")
    assert refuses(state, "pass map") == ("X-TC-18", "choose-dwarf")
    do(state, "0: choose 2")
    assert knowers(state, state.role[2]) == {0, 2}
    for viewer in (0, 2, 4, WATCHER):
        (event,) = [event for event in events(state, viewer) if isinstance(event, RoleSeen)]
        assert (event.seat, event.target, event.role) == (0, 2, "saboteur" if viewer == 0 else None)
    assert describe(view(state, 0))["seats"]["2"]["role"] == "saboteur"
    assert sizes(state) == [6] * 5  # he draws as always


@pytest.mark.rule("X-TC-18")
def test_what_was_seen_is_true_of_that_dwarf_and_not_of_the_next() -> None:
    state = opened("h", modules=("saboteur-2",), hands={1: "swap-hats"})
    do(state, "0: choose 1")
    seen = roles(state)[1]
    assert describe(view(state, 0))["seats"]["1"]["role"] == seen
    do(state, "1: play swap-hats on 1")
    assert describe(view(state, 0))["seats"]["1"]["role"] is None


# --- i: the discards --------------------------------------------------------------------------------


def searched(*luck: int) -> State:
    """Seats 3, 4, 0 and 1 have used a card each; seat 2 is on turn and can reach the chest that searches them."""
    state = chest_table("i", hands={0: "NS", 1: "NW", 2: "EW", 3: "map", 4: "NE"}, luck=luck, starter=3)
    return do(state, "3: play map at 8,0", "4: pass NE", "0: pass NS", "1: pass NW")


@pytest.mark.rule("TC-7i", "D-46")
def test_of_five_cards_of_the_shuffled_discards_one_is_kept_instead_of_a_draw() -> None:
    state = searched()
    for _ in range(5):
        pass_another(state, keeper=2)
    before = discard_pile(state)
    top = draw_pile(state)[0]
    assert len(before) == 9
    do(state, "2: lay EW 1,0")
    assert state.decision.name == "chest-keep"
    assert Counter(discard_pile(state)) == Counter(before)
    five = discard_pile(state)[-5:]
    assert set(options_text(state)) == {f"take {name}" for name in five}
    do(state, f"2: take {five[0]}")
    assert hand(state, 2)[-1] == five[0]
    assert discard_pile(state)[-4:] == five[1:]
    assert len(discard_pile(state)) == 8
    assert (sizes(state)[2], draw_pile(state)[0]) == (6, top)


@pytest.mark.rule("TC-7i")
def test_the_shuffle_is_chance_and_recorded() -> None:
    tops = {tuple(discard_pile(do(searched(*luck), "2: lay EW 1,0"))) for luck in ([0, 0, 0], [3, 2, 1], [1, 1, 1])}
    assert len(tops) == 3


@pytest.mark.rule("TC-7i")
def test_nobody_can_follow_a_card_through_the_shuffle() -> None:
    state = do(searched(), "2: lay EW 1,0")
    assert [entry["card"] for entry in describe(view(state, 2))["discard"].values()] == discard_pile(
        state
    )  # four: he sees them all
    for viewer in (0, 1, 3, 4, WATCHER):
        told = describe(view(state, viewer))
        assert [entry["card"] for entry in told["discard"].values()] == [None] * 4
        (group,) = told["groups"]
        own = {0: "NS", 1: "NW", 4: "NE"}.get(viewer)
        assert sorted(group["cards"]) == sorted(filter(None, ("map", own)))
        assert group["discards"] == 4


@pytest.mark.rule("TC-7i", "X-G9")
def test_which_card_was_taken_is_told_to_nobody_else() -> None:
    state = do(searched(), "2: lay EW 1,0", "2: take map")
    for viewer in (2, 0, WATCHER):
        (event,) = [event for event in events(state, viewer) if isinstance(event, CardTaken)]
        assert (event.seat, event.source, event.card) == (2, "discard", "map" if viewer == 2 else None)
    (group,) = describe(view(state, WATCHER))["groups"]
    assert group["cards"] == ("map",)  # he has it now, or it is one of the three others
    assert (group["discards"], group["hands"]) == (3, (2,))


@pytest.mark.rule("X-WC-20")
def test_after_a_search_the_veto_may_be_in_a_hand_again() -> None:
    state = chest_table("i", hands={0: "map", 1: "veto", 2: "EW", 3: "map", 4: "map"}, modules=("veto",), starter=0)
    do(state, "0: play map at 8,0", "1: veto")
    pass_card(state)
    assert state.decider == 2
    do(state, "2: lay EW 1,0")
    assert state.decision.name == "chest-keep"  # nobody was asked: the veto lay in the open
    do(state, "2: take veto")
    do(state, "3: play map at 8,0")
    assert state.decision.name == "veto"
    while state.decider != 2:
        do(state, "allow")
    assert allows(state, "veto")


@pytest.mark.rule("X-TC-14")
def test_without_discards_nothing_is_taken_and_nothing_drawn() -> None:
    state = opened("i")
    assert state.decision.name == "turn"
    assert sizes(state) == [5, 6, 6, 6, 6]
    assert [event.chest for event in events(state, 1) if isinstance(event, ChestEmpty)] == ["chest-i"]


# --- j: the pile ------------------------------------------------------------------------------------


@pytest.mark.rule("TC-7j")
def test_five_cards_of_the_pile_go_to_the_discards_and_nobody_sees_them() -> None:
    state = opened("j", top="NS EW NE map NW ESW")
    assert discard_pile(state) == ["NS", "EW", "NE", "map", "NW"]
    assert [knowers(state, card) for card in state.discard] == [set()] * 5
    assert hand(state, 0)[-1] == "ESW"
    assert [event.count for event in events(state, 2) if isinstance(event, CardsBuried)] == [5]


@pytest.mark.rule("X-TC-13")
@pytest.mark.parametrize(("left", "starter"), [(3, 2), (0, 2)])
def test_of_fewer_all_of_them_go(left: int, starter: int) -> None:
    state = chest_table("j", hands={0: "EW"}, players=3, starter=starter)
    while len(draw_pile(state)) > left or state.decider != 0:
        pass_another(state)
    assert len(draw_pile(state)) == left
    do(state, "0: lay EW 1,0")
    assert draw_pile(state) == []
    told = events(state, 1)
    assert [event.count for event in told if isinstance(event, CardsBuried)] == [left] * (left > 0)
    assert [event.chest for event in told if isinstance(event, ChestEmpty)] == ["chest-j"] * (left == 0)
