"""Differences of editions that touch several parts of the box (D-40, D-52)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import GoldKept
from pyrite.setup.options import EDITIONS
from tests.facts import happened
from tests.rules.kit import do, gold_of, nuggets, options_text, refuses, table
from tests.rules.retold import retold
from tests.rules.scenes import MIDDLE, take_the_gold


@pytest.mark.rule("D-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_every_edition_a_bag_pays_in_tokens_and_the_dragon_gives_change(edition: str) -> None:
    state = table(
        hands={0: "EW"},
        goals="treasure stone-ne bag-2 spider dragon",
        modules=("new-goals",),
        options=EDITIONS[edition],
        drawn=MIDDLE,
    )
    do(state, "0: lay EW 7,0")
    assert ([*state.loose], gold_of(state, 0)) == ([2, 0, 0, 0, 0], [])
    state = table(
        hands={0: "EW"},
        goals="treasure stone-ne dragon spider bag-1",
        modules=("new-goals",),
        options=EDITIONS[edition],
        drawn=MIDDLE,
    )
    deck = [state.gold_face[card] for card in state.gold_pile]
    deck.remove(3)
    state = retold(state, {"round": "2", "purse 1": "0:3", "gold": " ".join(map(str, deck))})
    do(state, "0: lay EW 7,0", "0: change 1")
    assert ([*state.loose], gold_of(state, 0), nuggets(state)[0]) == ([2, 0, 0, 0, 0], [], 2)


@pytest.mark.rule("D-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_every_edition_corners_do_not_count_and_the_connector_picks_first(edition: str) -> None:
    state = table(
        hands={0: "EW"},
        roles="miner miner miner miner saboteur",
        gold=(1, 2, 3, 1),
        options=EDITIONS[edition],
        drawn=MIDDLE,
    )
    assert refuses(state, "lay EW -1,-1") == ("B-17", "no-neighbour")
    do(state, "0: lay EW 7,0")
    assert (state.decision.name, state.decider) == ("keep-gold", 0)
    assert options_text(state) == ["keep 3", "keep 2", "keep 1"]
    take_the_gold(state)
    assert [seat for seat, _, _ in happened(state, GoldKept)] == [0, 3, 2, 1]
