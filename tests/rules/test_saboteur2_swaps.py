"""Saboteur 2: inspection, swapped hats, swapped hands (S2-22, S2-23, D-23 … D-25, D-58, X-S2-12, X-S2-13)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import RoleChanged
from pyrite.games.saboteur.modules.saboteur_2.events import HandsSwapped
from pyrite.kernel.seen.events import CardDrawn, RoleSeen, events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import GROUPED, UNKNOWN, View, view
from pyrite.setup.options import options_from
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw_pile,
    front,
    hand,
    knowers,
    nuggets,
    pass_until,
    refuses,
    roles,
    table,
)
from tests.rules.saboteur2 import S2, dwarfs


def spare(state: State) -> list[str]:
    """The dwarfs nobody has, the uppermost first."""
    return [state.kind(card).name for card in state.spare]


def seen_hand(seen: View, seat: int) -> list[str]:
    """What a viewer knows of another hand: names, ? for a card he does not know, * for one he has lost track of."""
    first = sum(seen.hand_size[other] for other in range(seat) if other != seen.viewer)
    faces = [seen.hands[i] for i in range(first, first + seen.hand_size[seat])]
    return sorted("?" if f == UNKNOWN else "*" if f <= GROUPED else seen.book.kinds[f].name for f in faces)


def lost_track(seen: View) -> list[str]:
    """The cards of which he cannot say any more where they are."""
    return sorted(seen.book.kinds[face].name for face in seen.group)


# --- inspection -----------------------------------------------------------------------------------------


@pytest.mark.rule("S2-22", "X-G9")
def test_an_inspection_shows_a_dwarf_to_its_player_alone() -> None:
    state = table(3, hands={0: "inspection"}, roles=dwarfs("B Sab G"), modules=S2)
    do(state, "play inspection on 1")
    assert discard_pile(state) == ["inspection"]
    assert knowers(state, state.role[1]) == {0, 1}
    for viewer, told in ((0, "saboteur"), (1, None), (2, None), (WATCHER, None)):
        (event,) = [e for e in events(state, viewer) if isinstance(e, RoleSeen)]
        assert (event.seat, event.target, event.role) == (0, 1, told)
    assert [view(state, viewer).role[1] == UNKNOWN for viewer in (0, 1, 2, WATCHER)] == [False, False, True, True]


@pytest.mark.rule("D-23")
def test_ones_own_dwarf_is_not_inspected() -> None:
    state = table(3, hands={0: "inspection"}, modules=S2)
    assert refuses(state, "play inspection on 0") == ("D-23", "own-dwarf")
    assert allows(state, "play inspection on 2")


# --- hats -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S2-23", "D-24")
@pytest.mark.parametrize("target", [0, 1])
def test_a_hat_is_swapped_with_the_top_of_the_pile_and_the_old_one_goes_under_it(target: int) -> None:
    state = table(3, hands={0: "swap-hats"}, roles=dwarfs("B G Sab Bo P"), modules=S2)
    before = roles(state)
    pile = spare(state)
    assert pile[0] == "boss"
    do(state, f"play swap-hats on {target}")
    assert roles(state) == [*before[:target], "boss", *before[target + 1 :]]
    assert spare(state) == [*pile[1:], before[target]]
    assert discard_pile(state) == ["swap-hats"]


@pytest.mark.rule("X-S2-13", "X-G9")
def test_only_its_owner_sees_the_new_dwarf_and_nobody_else_learns_either() -> None:
    state = do(table(3, hands={0: "swap-hats"}, roles=dwarfs("B G Sab Bo"), modules=S2), "play swap-hats on 1")
    assert knowers(state, state.role[1]) == {1}
    assert knowers(state, state.spare[11]) == {1}  # he still knows what he was
    for viewer in (0, 2, WATCHER):
        (event,) = [e for e in events(state, viewer) if isinstance(e, RoleChanged)]
        assert (event.seat, event.role) == (1, None)
        assert view(state, viewer).role[1] == UNKNOWN
    (event,) = [e for e in events(state, 1) if isinstance(e, RoleChanged)]
    assert event.role == "boss"


@pytest.mark.rule("X-S2-13")
def test_whoever_inspected_a_dwarf_knows_where_it_went() -> None:
    state = table(3, hands={0: "inspection", 1: "swap-hats"}, roles=dwarfs("B G Sab Bo"), modules=S2)
    do(state, "0: play inspection on 1", "1: play swap-hats on 1")
    seen = view(state, 0)
    assert seen.role[1] == UNKNOWN
    assert state.book.kinds[seen.spare[11]].name == "green-miner"


@pytest.mark.rule("X-S2-13")
def test_with_twelve_players_three_dwarfs_are_left_to_swap_with() -> None:
    state = table(12, hands={0: "swap-hats", 1: "swap-hats"}, modules=S2)
    assert len(spare(state)) == 3
    top = spare(state)
    do(state, "0: play swap-hats on 5", "1: play swap-hats on 5")
    assert (roles(state)[5], spare(state)[1]) == (top[1], roles(table(12, modules=S2))[5])
    assert spare(state)[2] == top[0]


@pytest.mark.rule("D-58", "X-S2-13")
def test_the_pile_has_an_order_so_that_a_dwarf_put_under_it_can_come_up_again() -> None:
    state = table(12, hands={0: "swap-hats", 1: "swap-hats"}, modules=S2)
    order = [*state.spare]
    old = state.role[3]
    do(state, "0: play swap-hats on 3")
    assert [*state.spare] == [order[1], order[2], old]
    do(state, "1: play swap-hats on 7")
    assert state.role[7] == order[1]
    assert state.spare[1] == old  # two more and it would be dealt again


@pytest.mark.rule("D-24")
@pytest.mark.parametrize(("reading", "again"), [("pile", True), ("neverDealt", False)])
def test_in_czech_nobody_gets_a_dwarf_that_somebody_has_had(reading: str, again: bool) -> None:
    state = table(12, hands={0: "swap-hats", 1: "swap-hats"}, modules=S2, options=options_from(hat_swap=reading))
    old = state.role[3]
    do(state, "0: play swap-hats on 3")
    second, third, under = state.spare
    assert under == old
    # Two cards cannot bring the old dwarf up again; a pile that was shuffled can.
    state.spare[0], state.spare[2] = under, second
    do(state, "1: play swap-hats on 7")
    assert state.role[7] == (old if again else third)


@pytest.mark.rule("D-24")
def test_in_czech_too_the_old_dwarf_goes_to_the_end_and_the_new_one_is_seen_by_its_owner() -> None:
    czech = options_from(hat_swap="neverDealt")
    state = table(3, hands={0: "swap-hats"}, roles=dwarfs("B G Sab Bo P"), modules=S2, options=czech)
    do(state, "play swap-hats on 1")
    assert roles(state) == ["blue-miner", "boss", "saboteur"]
    assert (spare(state)[0], spare(state)[-1]) == ("profiteer", "green-miner")
    assert knowers(state, state.role[1]) == {1}


@pytest.mark.rule("S2-23")
def test_a_hat_is_swapped_for_anybody_also_for_yourself_and_again() -> None:
    state = table(2, hands={0: "swap-hats swap-hats"}, modules=S2)
    assert allows(state, "play swap-hats on 0")
    assert allows(state, "play swap-hats on 1")
    do(pass_until(do(state, "play swap-hats on 1"), 0), "play swap-hats on 1")
    assert len({*state.role, *state.spare}) == 15


# --- hands ------------------------------------------------------------------------------------------------

MINE = "NE map theft free NW"
THEIRS = "trap NS rockfall ESW NES EW"


def swapped() -> State:
    """Seat 0 has swapped hands with seat 2."""
    state = table(3, hands={0: f"swap-hands {MINE}", 2: THEIRS}, top="NESW nesw", modules=S2)
    return do(state, "play swap-hands on 2")


@pytest.mark.rule("S2-23", "D-25")
def test_hands_are_swapped_whole_and_only_the_other_player_draws() -> None:
    state = swapped()
    assert sorted(hand(state, 0)) == sorted(THEIRS.split())
    assert sorted(hand(state, 2)) == sorted([*MINE.split(), "NESW"])
    assert draw_pile(state)[0] == "nesw"
    assert discard_pile(state) == ["swap-hands"]
    assert state.decider == 1
    drew = [event.seat for event in events(state, WATCHER) if isinstance(event, CardDrawn)]
    assert drew == [2]


@pytest.mark.rule("X-G10")
def test_the_player_who_swaps_draws_nothing() -> None:
    state = swapped()
    assert [len(hand(state, seat)) for seat in range(3)] == [6, 6, 6]
    assert len(draw_pile(state)) == 108 - 18 - 1


@pytest.mark.rule("X-S2-12")
def test_the_card_played_has_left_the_hand_and_nothing_else_is_swapped() -> None:
    state = table(2, hands={0: "theft swap-hands", 1: "trap"}, roles=dwarfs("B Sab"), modules=S2)
    do(state, "0: play theft", "1: play trap on 0")
    do(state, "0: play swap-hands on 1")
    assert "swap-hands" not in hand(state, 1)
    assert sorted(front(state, 0)) == ["theft", "trap"]
    assert (roles(state), nuggets(state)) == (["blue-miner", "saboteur"], [0, 0])


@pytest.mark.rule("X-S2-12")
def test_a_last_card_swaps_an_empty_hand_for_a_full_one() -> None:
    state = table(2, hands={0: "swap-hands"}, modules=S2)
    while draw_pile(state) or len(hand(state, 0)) > 1 or state.decider != 0:
        held = hand(state, state.decider)
        others = [card for card in held if card != "swap-hands"]
        do(state, f"pass {(others or held)[-1]}")
    theirs = hand(state, 1)
    assert hand(state, 0) == ["swap-hands"]
    do(state, "play swap-hands on 1")
    assert (sorted(hand(state, 0)), hand(state, 1)) == (sorted(theirs), [])


@pytest.mark.rule("S2-23")
def test_hands_are_swapped_with_somebody_else() -> None:
    assert refuses(table(2, hands={0: "swap-hands"}, modules=S2), "play swap-hands on 0") == ("S2-23", "own-hand")


@pytest.mark.rule("X-G9")
def test_both_know_what_they_gave_and_nobody_else_learns_anything() -> None:
    state = swapped()
    assert seen_hand(view(state, 0), 2) == sorted([*MINE.split(), "?"])
    assert seen_hand(view(state, 2), 0) == sorted(THEIRS.split())
    for viewer in (1, WATCHER):
        assert seen_hand(view(state, viewer), 0) == seen_hand(view(state, viewer), 2) == ["?"] * 6
        (event,) = [e for e in events(state, viewer) if isinstance(e, HandsSwapped)]
        assert (event.seat, event.other) == (0, 2)


@pytest.mark.rule("X-S2-12", "X-G9")
def test_both_know_what_they_got_also_when_they_have_passed_it() -> None:
    """Seat 2 passes a card he was given, seat 0 one that he has got."""
    state = do(swapped(), "1: pass map", "2: pass NE", "0: pass ESW")
    ne, esw = [*state.discard][-2:]
    assert 2 in knowers(state, ne)
    assert 0 in knowers(state, esw)
    kinds = state.book.kinds
    assert kinds[view(state, 2).discard[2]].name == "NE"
    assert kinds[view(state, 0).discard[3]].name == "ESW"


@pytest.mark.rule("X-S2-12", "X-G9")
@pytest.mark.parametrize("order", ["NE map theft free NW", "NW free map theft NE"])
def test_how_long_cards_were_held_does_not_change_hands_with_them(order: str) -> None:
    state = table(3, hands={0: f"swap-hands {order}", 2: THEIRS}, top="NESW", modules=S2)
    got = hand(do(state, "play swap-hands on 2"), 2)
    assert got[:-1] == sorted(MINE.split(), key=state.book.face_of)
    assert hand(state, 0) == sorted(THEIRS.split(), key=state.book.face_of)


@pytest.mark.rule("X-G21")
def test_a_card_passed_from_such_a_hand_is_one_of_those_he_gave() -> None:
    state = do(swapped(), "1: pass map", "2: pass NE")
    seen = view(state, 0)
    assert seen_hand(seen, 2) == ["*"] * 5 + ["?"]
    assert lost_track(seen) == sorted(MINE.split())
    assert seen.discard[2] <= GROUPED  # what he passed may be one of them
    assert lost_track(view(state, 1)) == []


@pytest.mark.rule("X-G21")
def test_a_card_played_from_such_a_hand_is_not_there_any_more() -> None:
    state = do(swapped(), "1: pass map", "2: play map at 8,0")
    assert seen_hand(view(state, 0), 2) == sorted(["NE", "theft", "free", "NW", "?", "?"])


@pytest.mark.rule("X-G21")
def test_of_two_cards_alike_nobody_can_say_which_was_played() -> None:
    """Seat 2 was given a map and has drawn another; when one is played, seat 0 counts on none any more."""
    state = table(3, hands={0: f"swap-hands {MINE}", 2: THEIRS}, top="map", modules=S2)
    do(pass_until(do(state, "play swap-hands on 2"), 2), "play map at 8,0")
    assert hand(state, 2).count("map") == 1
    assert seen_hand(view(state, 0), 2) == sorted(["NE", "theft", "free", "NW", "?", "?"])


@pytest.mark.rule("X-G9")
def test_who_knows_a_passed_card_is_told_to_nobody_once_hands_were_swapped() -> None:
    given = do(swapped(), "1: pass map", "2: pass NE")
    drawn = do(swapped(), "1: pass map", "2: pass NESW")
    for viewer in (1, WATCHER):
        seen = [[*view(state, viewer).discard_seen] for state in (given, drawn)]
        assert seen[0] == seen[1]
