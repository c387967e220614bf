"""A view in words: whose it is, and what has been said but not yet done."""

from __future__ import annotations

from pyrite.kernel.seen.describe import describe
from pyrite.kernel.state import WATCHER
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.rules.kit import do, table


def test_a_view_says_whose_it_is_and_nobody_is_nobody() -> None:
    state = Setup(3).begin(1)
    assert [describe(view(state, who))["viewer"] for who in (0, 2, WATCHER)] == [0, 2, None]


def test_what_is_declared_is_told_to_everybody_until_it_is_done() -> None:
    state = do(table(3, hands={0: "EW", 1: "veto"}, modules=("veto",)), "0: lay EW 1,0")
    assert state.decision.name == "veto"
    assert [describe(view(state, who))["declared"] for who in (0, 1, 2, WATCHER)] == ["lay EW 1,0"] * 4
    while state.decision.name == "veto":
        do(state, "allow")
    assert describe(view(state, 0))["declared"] is None


def test_a_discard_says_who_has_seen_it_unless_everybody_has() -> None:
    state = do(table(3, hands={0: "rockfall EW NS", 1: "map"}), "0: pass EW", "1: play map at 8,0")
    for viewer in (0, 1, WATCHER):
        told = [(card["card"], card["seen_by"]) for card in describe(view(state, viewer))["discard"].values()]
        assert told == [("EW" if viewer == 0 else None, (0,)), ("map", None)]
