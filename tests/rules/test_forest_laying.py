"""The Lost Mines: where path cards may lie (LM-14 … LM-19, A-2 … A-4, A-6, and the vectors of placement)."""

from __future__ import annotations

import pytest

from tests.rules.forest import edges, forest, layings, walk
from tests.rules.kit import allows, do, refuses
from tests.rules.scenes import open_sides

# A card with a closed east side north of the start.
UPRIGHT = """
     |
     +
     |
     |
    -S-
     |
"""

# The silver mine at 9,2 has been discovered from the west: it is closed to the east.
SILVER = "mine-jewels mine-silver mine-gold mine-dragon"
FOUND = "9,2 NSW"

# A fragment that nothing links to any start, one card short of the mine at 9,2.
FRAGMENT = "EW 6,2; NEW 7,2"


@pytest.mark.rule("LM-14")
def test_a_card_goes_to_an_empty_place_beside_a_start() -> None:
    state = forest(hands={0: "NESW"})
    for at in ("0,2", "2,2", "1,1", "1,3", "0,4", "2,4", "1,5"):
        assert allows(state, f"lay NESW {at}")
    assert refuses(state, "lay NESW 1,2") == ("LM-14", "occupied-forest")
    assert refuses(state, "lay NESW 9,0") == ("LM-14", "occupied-forest")
    assert refuses(state, "lay NESW 3,2") == ("LM-14", "no-neighbour-path")
    assert refuses(state, "lay NESW 2,1") == ("LM-14", "no-neighbour-path")  # corner to corner


@pytest.mark.rule("LM-14")
@pytest.mark.parametrize("at", ["11,2", "-1,2", "1,7", "1,-1", "40,40"])
def test_nothing_lies_outside_the_board(at: str) -> None:
    assert refuses(forest(hands={0: "NESW"}), f"lay NESW {at}") == ("LM-14", "off-the-board")


@pytest.mark.rule("LM-14")
def test_a_hidden_mine_is_no_neighbour_and_a_discovered_one_is() -> None:
    assert refuses(forest(hands={0: "NS"}), "lay NS 9,1") == ("LM-14", "no-neighbour-path")
    state = forest(laid="NESW 8,2", hands={0: "NS"}, mines=SILVER, found=FOUND)
    assert allows(state, "lay NS 9,1")
    assert allows(state, "lay NS 9,3")


@pytest.mark.rule("LM-15")
def test_open_meets_open_and_closed_meets_closed_on_every_side() -> None:
    state = forest(UPRIGHT, hands={0: "ES NESW SW"})
    assert layings(state, "2,1") == []
    # Two neighbours: the start, open to the north, and the upright card, closed to the west.
    state = do(forest(UPRIGHT, hands={0: "NESW", 1: "SW NESW ES"}, dwarfs={1: "1,4"}), "0: lay NESW 0,2")
    walk(state)
    assert layings(state, "0,1") == ["lay SW 0,1"]  # east closed, south open
    assert refuses(state, "lay NESW 0,1") == ("LM-15", "misfit-forest")
    assert refuses(state, "lay ES 0,1") == ("LM-15", "misfit-forest")
    assert refuses(state, "lay ES 0,1 turned") == ("LM-15", "misfit-forest")  # south would be closed
    assert refuses(state, "lay SW 0,1 turned") == ("LM-15", "misfit-forest")


@pytest.mark.rule("LM-16")
def test_a_card_that_only_touches_closed_sides_is_no_path() -> None:
    state = forest(UPRIGHT, hands={0: "EW NS ES"})
    assert refuses(state, "lay NS 0,1") == ("LM-16", "extends-nothing")
    assert refuses(state, "lay NS 2,1") == ("LM-16", "extends-nothing")
    assert refuses(state, "lay EW 2,1") == ("LM-16", "extends-nothing")
    assert allows(state, "lay NS 1,0")


@pytest.mark.rule("LM-17")
def test_a_path_that_leads_to_nobodys_start_may_be_lengthened() -> None:
    state = forest(laid=FRAGMENT, hands={0: "EW"})
    assert allows(state, "lay EW 5,2")
    do(state, "lay EW 8,2")
    assert open_sides(state, 8, 2) == "EW"


@pytest.mark.rule("LM-18", "A-2")
def test_a_card_lies_upright_or_turned_by_half() -> None:
    state = forest(hands={0: "EW ES NES"})
    assert layings(state, "2,2") == ["lay EW 2,2", "lay ES 2,2 turned", "lay NES 2,2 turned"]
    assert layings(state, "1,1") == ["lay ES 1,1", "lay NES 1,1", "lay NES 1,1 turned"]
    assert refuses(state, "lay EW 1,1") == ("LM-15", "misfit-forest")  # never across
    assert refuses(state, "lay EW 2,2 turned") == ("LM-18", "same-both-ways")
    do(state, "lay NES 2,2 turned")
    assert open_sides(state, 2, 2) == "NSW"


@pytest.mark.rule("LM-19")
@pytest.mark.parametrize("token", ["trap", "troll"])
def test_an_open_end_with_a_token_may_be_built_on_and_the_token_lies_on_the_connection(token: str) -> None:
    edge = "trap 1,2 east" if token == "trap" else "troll 1,2 east 2"
    state = forest(laid="NS 1,1", hands={0: "EW axe"}, edges=[edge])
    do(state, "lay EW 2,2")
    assert edges(state) == [edge]
    if token == "troll":
        assert refuses(state, "step east") == ("LM-36", "troll-there")
    else:
        do(state, "step east")
        assert state.hand_size[0] == 0


@pytest.mark.rule("A-3")
def test_a_path_may_lead_off_the_board() -> None:
    state = forest(hands={0: "EW NESW"})
    assert allows(state, "lay EW 0,2")
    do(state, "lay NESW 0,4")
    assert open_sides(state, 0, 4) == "NESW"


@pytest.mark.rule("A-4")
def test_the_side_towards_a_hidden_mine_is_free_and_lengthens_nothing() -> None:
    state = forest(laid=FRAGMENT, hands={0: "SW EW NS"})
    assert allows(state, "lay SW 8,2")  # closed to the mine
    assert allows(state, "lay EW 8,2")  # open to it
    assert refuses(state, "lay NS 9,1") == ("LM-14", "no-neighbour-path")
    assert refuses(state, "lay EW 10,2") == ("LM-14", "no-neighbour-path")


@pytest.mark.rule("A-6")
def test_later_cards_match_a_discovered_mine_as_it_lies() -> None:
    state = forest(laid="NESW 8,2", hands={0: "NS EW ES"}, mines=SILVER, found=FOUND)
    assert allows(state, "lay NS 9,1")
    assert refuses(state, "lay EW 9,1") == ("LM-15", "misfit-forest")
    assert refuses(state, "lay EW 10,2") == ("LM-16", "extends-nothing")


# --- the vectors of placement -----------------------------------------------------------------------


@pytest.mark.rule("LM-15", "LM-16")
@pytest.mark.parametrize(
    ("laid", "tokens", "move", "refusal"),
    [
        ("NS 4,2", [], "lay EW 5,2", ("LM-16", "extends-nothing")),
        ("NS 3,2", [], "lay NESW 2,2", ("LM-15", "misfit-forest")),
        (FRAGMENT, [], "lay NESW 8,2", None),
        ("", ["troll 1,2 east 2"], "lay NESW 2,2", None),
    ],
    ids=["beside a closed side", "start and a closed side", "beside a hidden mine", "on a troll"],
)
def test_vectors(laid: str, tokens: list[str], move: str, refusal: tuple[str, str] | None) -> None:
    state = forest(laid=laid, hands={0: "EW NS NESW"}, edges=tokens)
    if refusal:
        assert refuses(state, move) == refusal
    else:
        assert allows(state, move)
