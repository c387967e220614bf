"""The postcard's two sides, Costume Department and Tunnel Party (CD-1 to CD-4, TP-1 to TP-3, X-CD, X-TP, D-39)."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import product
from typing import Any

import msgspec
import pytest

from pyrite.games.saboteur.events import RoleChanged
from pyrite.games.saboteur.gold import TREASURE
from pyrite.games.saboteur.modules.party.events import RolesShuffled
from pyrite.games.saboteur.picture import Picture, picture_shape
from pyrite.kernel import facts
from pyrite.kernel.determinise import determinise
from pyrite.kernel.errors import DeckError, SetupError
from pyrite.kernel.mine import PICTURE, SPENT, column, row, spot
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import PictureReached, events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import GROUPED, UNKNOWN, view
from pyrite.locales import text
from pyrite.setup import decks, setup
from pyrite.setup.decks import deck_file
from pyrite.setup.options import EDITIONS, Options
from pyrite.setup.setup import Setup
from pyrite.telling import explain
from tests.facts import happened
from tests.properties.games import shown
from tests.rules.kit import (
    allows,
    dealt,
    do,
    draw,
    knowers,
    mine,
    nuggets,
    options_text,
    pass_round,
    pass_until,
    refuses,
    roles,
    table,
    tunnels,
)
from tests.rules.scenes import old_workings

COSTUMES, PARTY = ("costumes",), ("party",)
CELLS = [(3, 0), (4, 0), (5, 0)]

# One card short of the western opening.
BEFORE = """
     |  |
    -S--+-
     |  |
"""

# Below the postcard and round its corner: one card short of its eastern opening, and of 7,0.
AROUND = """
     |
    -S-
     |
     |                 |
     +                 +
     |                 |
     |                 |
     +--+--+--+--+--+--+
              |  |  |
"""


def before(
    side: tuple[str, ...], dwarfs: str = "", seat: int = 0, luck: tuple[int, ...] = (), edition: str = "default"
) -> State:
    """This seat is on turn; with his EW at 2,0 he reaches the postcard."""
    hands = {seat: "EW rockfall", (seat + 1) % 5: "EW"}
    return table(
        hands=hands, roles=dwarfs, modules=side, starter=seat, luck=luck, options=EDITIONS[edition], drawn=BEFORE
    )


def spare(state: State) -> list[str]:
    return [state.kind(card).name for card in state.spare]


# --- where it lies ----------------------------------------------------------------------------------


@pytest.mark.rule("CD-1", "TP-1")
@pytest.mark.parametrize("side", [COSTUMES, PARTY])
def test_it_lies_in_the_mine_from_the_start_for_everybody_to_see(side: tuple[str, ...]) -> None:
    state = table(modules=side)
    assert [(column(state.mine.spots[c]), row(state.mine.spots[c])) for c in state.mine.sites] == CELLS
    for viewer in (0, WATCHER):
        told = [cell for cell in describe(view(state, viewer))["mine"].values() if cell["what"] == "picture"]
        assert [(cell["x"], cell["y"], cell["card"]) for cell in told] == [(x, y, side[0]) for x, y in CELLS]
    assert tunnels(state) == draw(
        """
         |           :
        -S-      ~P  P  P~
         |           :
        """
    )


@pytest.mark.rule("X-CD-8")
def test_three_cells_in_the_middle_open_at_both_ends_and_above_and_below_the_centre() -> None:
    picture = decks.load("postcard").part(Picture)
    assert picture is not None
    assert (picture.confidence, bool(picture.note)) == ("reconstructed", True)
    assert [(cell.at, cell.open, cell.links) for cell in picture.cells] == [
        ((3, 0), "W", ()),
        ((4, 0), "NS", ()),
        ((5, 0), "E", ()),
    ]


@pytest.mark.rule("X-CD-8", "X-G3")
def test_a_card_beside_it_has_to_fit_tunnel_to_opening_and_rock_to_rock() -> None:
    state = table(hands={0: "NS EW ew"}, modules=PARTY, drawn=BEFORE)
    assert refuses(state, "lay NS 2,0") == ("B-18", "misfit")
    assert allows(state, "lay EW 2,0")
    assert allows(state, "lay ew 2,0")
    assert refuses(state, "lay EW 3,0") == ("X-G3", "occupied")
    assert refuses(state, "lay EW 5,0") == ("X-G3", "occupied")


@pytest.mark.rule("X-CD-8")
def test_a_dead_end_before_its_opening_does_not_reach_it() -> None:
    state = do(table(hands={0: "ew"}, modules=COSTUMES, drawn=BEFORE), "lay ew 2,0")
    assert happened(state, facts.REACHED) == []
    assert state.mine.what(spot(3, 0)) == PICTURE


@pytest.mark.rule("X-CD-7", "X-B10")
def test_it_cannot_be_removed_or_built_upon_and_is_no_path_card_to_build_on_from() -> None:
    state = do(before(COSTUMES), "0: lay EW 2,0")
    state = do(pass_until(state, 0))
    assert refuses(state, "play rockfall at 4,0") == ("B-27", "not-removable")
    state = table(hands={0: "NS"}, modules=COSTUMES)
    assert refuses(state, "lay NS 4,1") == ("B-20", "not-linked")
    assert refuses(state, "lay NS 4,0") == ("X-G3", "occupied")


@pytest.mark.rule("X-CD-7")
def test_tunnels_do_not_run_through_it() -> None:
    state = do(before(COSTUMES), "0: lay EW 2,0")
    assert refuses(state, "lay EW 6,0") == ("B-20", "not-linked")


# --- who reaches it ---------------------------------------------------------------------------------


@pytest.mark.rule("X-CD-3")
@pytest.mark.parametrize("seat", [0, 3])
def test_the_first_player_is_the_one_in_whose_turn_it_is_reached(seat: int) -> None:
    state = do(before(COSTUMES, seat=seat), f"{seat}: lay EW 2,0")
    ((who, _, place),) = happened(state, facts.REACHED)
    assert (who, column(place), row(place)) == (seat, 3, 0)
    assert [event.seat for event in events(state, WATCHER) if isinstance(event, PictureReached)] == [seat]


@pytest.mark.rule("CD-3", "X-CD-3")
@pytest.mark.parametrize("side", [COSTUMES, PARTY])
def test_only_the_first_link_counts_cut_and_joined_again_it_does_nothing(side: tuple[str, ...]) -> None:
    state = do(before(side), "0: lay EW 2,0")
    held = [*state.role], [*state.spare]
    assert state.mine.what(spot(4, 0)) == SPENT
    pass_until(state, 0)
    do(state, "0: play rockfall at 2,0", "1: lay EW 2,0")
    assert ([*state.role], [*state.spare]) == held
    assert len(happened(state, facts.REACHED)) == 1


@pytest.mark.rule("X-CD-3")
def test_in_the_next_round_it_waits_again() -> None:
    second = dealt(hands={0: "EW", 1: "NESW"}, modules=PARTY)
    state = table(hands={0: "EW"}, modules=PARTY, rounds=[second], drawn=BEFORE)
    do(pass_round(do(state, "0: lay EW 2,0")), "deal")
    assert state.mine.what(spot(4, 0)) == PICTURE
    pass_until(state, 1)
    do(state, "1: lay NESW 1,0")
    pass_until(state, 0)
    do(state, "0: lay EW 2,0")
    assert [seat for seat, _, _ in happened(state, RolesShuffled)] == [0, 0]


def at_both_ends(dwarfs: str = "", goal: str = "treasure") -> State:
    """Seat 0 is on turn; with his ESW at 6,0 he reaches the postcard and, through old workings, the goal at 8,0."""
    state = table(hands={0: "ESW"}, roles=dwarfs, goals=f"stone-ne {goal} stone-nw", modules=COSTUMES, drawn=AROUND)
    return old_workings(state, "EW 7,0")


@pytest.mark.rule("X-CD-6", "X-G5")
def test_of_postcard_and_goal_reached_at_once_the_player_chooses_which_comes_first() -> None:
    state = do(at_both_ends("saboteur miner miner miner saboteur"), "0: lay ESW 6,0")
    assert (state.decision.name, options_text(state)) == ("which-goal", ["reveal 8,0", "reveal 5,0"])
    do(state, "0: reveal 5,0")
    assert (roles(state)[0], spare(state)) == ("miner", ["saboteur"])
    assert (state.outcome, state.connector) == (TREASURE, 0)


@pytest.mark.rule("X-CD-6")
def test_if_the_treasure_comes_first_there_is_no_exchange() -> None:
    state = do(at_both_ends("saboteur miner miner miner saboteur"), "0: lay ESW 6,0", "0: reveal 8,0")
    assert (state.outcome, roles(state)[0]) == (TREASURE, "saboteur")
    assert happened(state, facts.REACHED) == []


@pytest.mark.rule("X-WC-12")
def test_the_card_can_be_vetoed_but_not_what_the_postcard_does() -> None:
    state = table(hands={0: "EW", 1: "veto"}, modules=("veto", "costumes"), drawn=BEFORE)
    do(state, "0: lay EW 2,0")
    assert happened(state, facts.REACHED) == []
    while state.decision.name == "veto":
        do(state, "allow")
    assert len(happened(state, facts.REACHED)) == 1
    assert (state.decision.name, state.decider) == ("turn", 1)


# --- the costume department -------------------------------------------------------------------------


@pytest.mark.rule("CD-2")
def test_whoever_reaches_it_exchanges_his_dwarf_for_the_one_left_over() -> None:
    state = before(COSTUMES, "miner saboteur miner miner miner")
    mine_was, left_over = state.role[0], state.spare[0]
    assert spare(state) == ["saboteur"]
    do(state, "0: lay EW 2,0")
    assert (state.role[0], [*state.spare]) == (left_over, [mine_was])
    assert (roles(state), spare(state)) == (["saboteur", "saboteur", "miner", "miner", "miner"], ["miner"])


@pytest.mark.rule("X-CD-4")
def test_nobody_is_asked_whether_he_wants_to() -> None:
    state = do(before(COSTUMES), "0: lay EW 2,0")
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert len(happened(state, RoleChanged)) == 1


@pytest.mark.rule("X-CD-5")
def test_he_sees_the_new_dwarf_and_remembers_the_old_one_and_nobody_else_sees_either() -> None:
    state = do(before(COSTUMES, "miner saboteur miner miner miner"), "0: lay EW 2,0")
    assert knowers(state, state.role[0]) == {0}
    assert knowers(state, state.spare[0]) == {0}
    for viewer, role, left in ((0, "saboteur", "miner"), (1, None, None), (WATCHER, None, None)):
        told = describe(view(state, viewer))
        assert (told["seats"]["0"]["role"], told["spare"]) == (role, (left,))
        (changed,) = [event for event in events(state, viewer) if isinstance(event, RoleChanged)]
        assert (changed.seat, changed.role) == (0, role)


@pytest.mark.rule("D-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_editions_exchange_in_the_same_way(edition: str) -> None:
    state = before(COSTUMES, "miner saboteur miner miner miner", edition=edition)
    do(state, "0: lay EW 2,0")
    assert (roles(state)[0], spare(state)) == ("saboteur", ["miner"])


@pytest.mark.rule("X-G15", "X-TP-4")
def test_who_became_a_saboteur_is_counted_and_paid_as_one() -> None:
    state = do(before(COSTUMES, "miner saboteur miner miner miner"), "0: lay EW 2,0")
    pass_round(state)
    assert nuggets(state) == [3, 3, 0, 0, 0]
    state = pass_round(before(COSTUMES, "miner saboteur miner miner miner"))
    assert nuggets(state) == [0, 4, 0, 0, 0]


# --- the party --------------------------------------------------------------------------------------

DWARFS = "miner saboteur miner miner saboteur"


@pytest.mark.rule("TP-2")
def test_the_dwarfs_of_all_players_are_shuffled_and_dealt_anew() -> None:
    state = before(PARTY, DWARFS, luck=(0, 0, 0, 0))
    old = [*state.role]
    do(state, "0: lay EW 2,0")
    assert [*state.role] == [old[1], old[2], old[3], old[4], old[0]]
    assert roles(state) == ["saboteur", "miner", "miner", "saboteur", "miner"]
    assert [seat for seat, _, _ in happened(state, RolesShuffled)] == [0]


@pytest.mark.rule("TP-2")
def test_everybody_sees_his_own_new_dwarf_and_no_other() -> None:
    state = do(before(PARTY, DWARFS, luck=(0, 0, 0, 0)), "0: lay EW 2,0")
    for viewer in range(5):
        told = [event for event in events(state, viewer) if isinstance(event, RoleChanged)]
        assert [event.role for event in told] == [
            role if seat == viewer else None for seat, role in enumerate(roles(state))
        ]
        seen = describe(view(state, viewer))["seats"].values()
        assert [seat["role"] for seat in seen] == [role if i == viewer else None for i, role in enumerate(roles(state))]
    assert [event.seat for event in events(state, WATCHER) if isinstance(event, RolesShuffled)] == [0]


@pytest.mark.rule("TP-2", "X-G15")
def test_the_round_is_finished_with_the_new_roles() -> None:
    state = do(before(PARTY, DWARFS, luck=(0, 0, 0, 0)), "0: lay EW 2,0")
    pass_round(state)
    assert nuggets(state) == [3, 0, 0, 3, 0]


@pytest.mark.rule("TP-3")
def test_the_dwarf_left_over_takes_no_part() -> None:
    for luck in product(range(5), range(4), range(3), range(2)):
        state = before(PARTY, DWARFS, luck=luck)
        left_over, pool = [*state.spare], sorted(state.role)
        do(state, "0: lay EW 2,0")
        assert [*state.spare] == left_over
        assert sorted(state.role) == pool


@pytest.mark.rule("X-TP-1")
def test_every_way_of_dealing_them_is_as_likely_as_the_others_ones_own_dwarf_included() -> None:
    ways = set()
    for luck in product(range(3), range(2)):
        state = table(3, hands={0: "EW"}, modules=PARTY, luck=luck, drawn=BEFORE)
        first = state.role[0]
        ways.add(tuple(card - first for card in do(state, "0: lay EW 2,0").role))
    assert len(ways) == 6
    assert (0, 1, 2) in ways


@pytest.mark.rule("X-TP-1")
def test_fronts_gold_and_hands_stay_where_they_are() -> None:
    state = table(hands={0: "break-cart", 1: "EW"}, modules=("tolls", "party"), luck=(0, 0, 0, 0), drawn=BEFORE)
    do(state, "0: play break-cart on 2")
    before_it = [*state.marks], nuggets(state), [state.hand(seat) for seat in (0, 2, 3, 4)]
    do(state, "1: lay EW 2,0")
    assert ([*state.marks], nuggets(state), [state.hand(seat) for seat in (0, 2, 3, 4)]) == before_it


@pytest.mark.rule("X-TP-2")
def test_what_somebody_knew_of_another_dwarf_is_known_of_no_seat_any_more() -> None:
    state = before(PARTY, "miner miner saboteur miner miner", luck=(0, 0, 0, 0))
    state.show_to(state.role[2], 0)  # as an inspection does
    state.listed = False
    assert describe(view(state, 0))["seats"]["2"]["role"] == "saboteur"
    do(state, "0: lay EW 2,0")
    told = describe(view(state, 0))
    assert [seat["role"] for seat in told["seats"].values()] == ["miner", None, None, None, None]
    assert [(group["cards"], group["roles"]) for group in told["groups"]] == [(("saboteur",), (1, 2, 3, 4))]


@pytest.mark.rule("X-TP-2")
def test_everybody_knows_that_the_dwarf_he_had_is_now_among_the_others() -> None:
    state = do(before(PARTY, DWARFS, luck=(0, 0, 0, 0)), "0: lay EW 2,0")
    seen = view(state, 1)  # was a saboteur, is a miner
    assert [*seen.role][1] >= 0
    assert [face for seat, face in enumerate(seen.role) if seat != 1] == [GROUPED] * 4
    assert [state.book.kinds[face].name for face in seen.group] == ["saboteur"]
    assert [*view(state, WATCHER).role] == [UNKNOWN] * 5


@pytest.mark.rule("X-TP-2")
def test_nobody_can_tell_from_whom_his_new_dwarf_came() -> None:
    """Whatever chance did, a seat that has the same dwarf before and after is told the same."""
    told: dict[tuple[int, str], set[bytes]] = defaultdict(set)
    for luck in product(range(5), range(4), range(3), range(2)):
        state = do(before(PARTY, DWARFS, luck=luck), "0: lay EW 2,0")
        for viewer in (*range(5), WATCHER):
            role = roles(state)[viewer] if viewer != WATCHER else ""
            seen = describe(view(state, viewer)), view(state, viewer).role_seen, events(state, viewer)
            told[viewer, role].add(msgspec.json.encode([msgspec.to_builtins(seen[0]), [*seen[1]], seen[2]]))
    assert len(told) == 11
    assert {len(ways) for ways in told.values()} == {1}


@pytest.mark.rule("X-TP-2")
@pytest.mark.parametrize("side", [COSTUMES, PARTY])
def test_a_sample_of_what_a_viewer_knows_looks_the_same_to_him(side: tuple[str, ...]) -> None:
    state = do(before(side, DWARFS), "0: lay EW 2,0")
    for viewer in (*range(5), WATCHER):
        seen = view(state, viewer)
        for seed in range(8):
            sample = determinise(seen, Rng.from_seed(f"{seed:032x}"))
            assert shown(view(sample, viewer)) == shown(seen)


@pytest.mark.rule("X-TP-4")
def test_as_many_saboteurs_are_paid_after_the_party_as_before() -> None:
    for luck in ((0, 0, 0, 0), (4, 3, 2, 1), (2, 1, 0, 1)):
        state = pass_round(do(before(PARTY, DWARFS, luck=luck), "0: lay EW 2,0"))
        assert sorted(nuggets(state)) == [0, 0, 0, 3, 3]


# --- what goes together -----------------------------------------------------------------------------


@pytest.mark.rule("CD-4", "X-CD-1")
def test_the_two_sides_cannot_be_in_one_game() -> None:
    with pytest.raises(SetupError) as refused:
        Setup(5, modules=("party", "costumes"))
    assert refused.value.reason == "one-postcard"
    why = text("clash-one-postcard")
    assert explain(refused.value) == f"Tunnel party and Costume department do not go together: {why}."


def another_postcard(**changes: object) -> str:
    sheet: dict[str, Any] = json.loads(deck_file("postcard").read_text())
    sheet["picture"].update(changes)
    return json.dumps(sheet)


@pytest.mark.rule("X-CD-8")
@pytest.mark.parametrize(
    ("at", "lies"), [([8, 0], "postcard and goal"), ([8, -2], "postcard and goal"), ([0, 0], "start and postcard")]
)
def test_a_postcard_that_would_lie_on_something_else_is_refused(
    at: list[int], lies: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = decks.read(another_postcard(cells=[{"at": at, "open": "NESW"}]), "mine.json")
    load = decks.load
    monkeypatch.setattr(decks, "load", lambda name: moved if name == "postcard" else load(name))
    with pytest.raises(SetupError) as refused:
        setup._compose.__wrapped__(5, Options(), ("party",), "saboteur")
    assert refused.value.reason == "overlap"
    assert explain(refused.value) == f"Two things would lie at {at[0]},{at[1]}: {lies}."


def test_the_owner_of_a_box_can_say_what_his_postcard_shows() -> None:
    square = [
        {"at": [3, 0], "open": "EW", "links": ["EW"]},
        {"at": [4, 0], "open": "SW", "links": ["SW"]},
        {"at": [3, 1]},
        {"at": [4, 1], "open": "NE", "links": ["NE"]},
    ]
    picture = decks.read(another_postcard(cells=square), "mine.json").part(Picture)
    assert picture is not None
    assert [picture_shape(cell) & 15 for cell in picture.cells] == [0b1010, 0b1100, 0, 0b0011]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cells": []}, "picture, cells is '0'; allowed: 1…"),
        ({"cells": [{"at": [3, 0]}]}, "picture, open is '0'; allowed: 1…"),
        ({"cells": [{"at": [3, 0], "open": "E"}, {"at": [4, 0], "open": "W"}]}, "picture, open is '0'; allowed: 1…"),
        ({"cells": [{"at": [3, 0], "open": "S"}, {"at": [3, 1], "open": "N"}]}, "picture, open is '0'; allowed: 1…"),
        ({"cells": [{"at": [3, 0], "open": "NS"}, {"at": [3, 1], "open": "S"}]}, "tunnels that meet inside"),
        ({"cells": [{"at": [3, 0], "open": "W"}] * 2}, "picture, cells has 3,0 2 times; allowed is once"),
        ({"cells": [{"at": [3, 0], "open": "WN"}]}, "picture, 3,0, open, links is 'WN'; allowed: NW"),
        ({"cells": [{"at": [3, 0], "open": "X"}]}, "picture, 3,0, open, links is 'X'; allowed: NESW"),
        ({"cells": [{"at": [3, 0], "open": "W", "links": ["EW"]}]}, "picture, 3,0, links is 'EW'; allowed: W"),
        ({"cells": [{"at": [3, 0], "open": "EW", "links": ["EW", "W"]}]}, "picture, 3,0, links has W 2 times"),
        ({"cells": [{"at": [3, 0], "open": "W", "links": ["W"]}]}, "picture, 3,0 shows no tunnel: lone-side"),
        ({"cells": [{"at": [3, 0], "open": "EW"}, {"at": [4, 0], "open": "E"}]}, "tunnels that meet inside"),
        ({"cells": [{"at": [3, 0], "open": "W"}, {"at": [5, 0], "open": "E"}]}, "allowed: cells side by side"),
        ({"note": ""}, "what is reconstructed needs a note"),
        ({"sources": ["L9"]}, "sources is 'L9'"),
        ({"colour": 1}, "fields are cells, sources, confidence, note"),
        ({"cells": [{"at": [3, 0], "doors": 1}]}, "fields are at, open, links"),
    ],
)
def test_a_postcard_that_could_not_lie_anywhere_is_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(DeckError) as refused:
        decks.read(another_postcard(**changes), "mine.json")
    assert sentence in str(refused.value)
    assert explain(refused.value).startswith("The deck mine.json cannot be used: ")


def test_the_picture_of_a_mine_shows_it() -> None:
    assert "~P  P  P~" in mine(table(modules=COSTUMES))
    assert "p" in mine(do(before(COSTUMES), "0: lay EW 2,0"))
