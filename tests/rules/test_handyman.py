"""The handyman of 2021: a repair that knows all three tools and mends one of them (WC-9, X-WC-25)."""

from __future__ import annotations

import pytest

from pyrite.kernel.state import State
from pyrite.setup.setup import Setup
from tests.rules.kit import discard_pile, do, front, options_text, refuses, table

HANDYMAN = "fix-pickaxe-lantern-cart"


def broken(*tools: str) -> State:
    """The tools of seat 4 are broken by seats 0, 1, …; the next one holds the handyman."""
    hands = {seat: f"break-{tool}" for seat, tool in enumerate(tools)}
    hands[len(tools)] = HANDYMAN
    state = table(hands=hands, modules=("handyman",))
    return do(state, *(f"{seat}: play break-{tool} on 4" for seat, tool in enumerate(tools)))


@pytest.mark.rule("WC-9")
@pytest.mark.parametrize("tool", ["pickaxe", "lantern", "cart"])
def test_it_mends_one_broken_tool_of_any_kind(tool: str) -> None:
    state = do(broken("cart", "lantern", "pickaxe"), f"3: play {HANDYMAN} on 4 {tool}")
    assert sorted(front(state, 4)) == sorted({"break-cart", "break-lantern", "break-pickaxe"} - {f"break-{tool}"})
    assert discard_pile(state) == [f"break-{tool}", HANDYMAN]


@pytest.mark.rule("WC-9")
def test_it_needs_a_broken_tool() -> None:
    state = broken("cart")
    assert refuses(state, f"play {HANDYMAN} on 4 lantern") == ("B-26", "not-broken")
    assert [move for move in options_text(state) if HANDYMAN in move] == [
        f"play {HANDYMAN} on 4 cart",
        f"pass {HANDYMAN}",
    ]


@pytest.mark.rule("X-WC-25")
def test_it_speaks_of_tools_only() -> None:
    book = Setup(5, modules=("handyman",)).book()
    assert book.kinds[book.face_of(HANDYMAN)].marks() == book.tools
