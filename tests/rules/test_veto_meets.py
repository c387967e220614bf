"""The veto meets the other championship cards (X-WC-18, X-WC-20); the pioneer is in a file of its own."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel import facts
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.state import State
from pyrite.kernel.view import view
from tests.facts import kind_of
from tests.rules.kit import (
    discard_pile,
    do,
    draw_pile,
    front,
    goal_at,
    hand,
    options_text,
    pass_card,
    pass_until,
    table,
)
from tests.rules.scenes import open_sides


def allow_all(state: State) -> State:
    """Nobody objects."""
    while state.decision.name == "veto":
        do(state, "allow")
    return state


def goals_of(state: State) -> list[str]:
    """What lies north, in the middle, south."""
    return [goal_at(state, 8, y) for y in (-2, 0, 2)]


@pytest.mark.rule("X-WC-18", "D-32")
@pytest.mark.parametrize(
    "move",
    [
        "play vault",
        "play swap-goals at 8,-2 8,2",
        "play change-direction",
        "play fix-pickaxe-lantern-cart on 2 cart",
        "play diversion at -1,0",
    ],
)
def test_every_championship_card_can_be_vetoed_and_then_does_nothing(move: str) -> None:
    state = table(
        hands={1: "break-cart", 2: "vault swap-goals change-direction diversion fix-pickaxe-lantern-cart", 4: "veto"},
        modules=("swap-goals", "vault", "veto", "change-direction", "handyman", "diversion"),
        laid="NESW 1,0",
        starter=0,
    )
    do(state, "0: pass map")
    allow_all(do(state, "1: play break-cart on 2"))
    since, goals, held = state.happened(), goals_of(state), hand(state, 2)
    card = move.split()[1]
    top = draw_pile(state)[:2]
    do(state, f"2: {move}", "3: allow", "4: veto")
    log = [(kind_of(state.book, fact), facts.seat(fact)) for fact in [*state.log][since:]]
    assert log == [(facts.PLAYED, 2), (CardVetoed, 4), (facts.DREW, 2), (facts.DREW, 4)]
    assert discard_pile(state) == ["map", card, "veto"]
    assert (goals_of(state), front(state, 2)) == (goals, ["break-cart"])
    assert (open_sides(state, 1, 0), state.direction, state.decider) == ("NESW", 1, 3)
    assert sorted(hand(state, 2)) == sorted([*(other for other in held if other != card), top[0]])
    assert hand(state, 4)[-1] == top[1]


def after_a_vault(taken: str) -> State:
    """The veto was played openly; then seat 2 searched the discards and took a card. Seat 3 is on turn."""
    hands = {0: "NS", 1: "veto map", 2: "vault NESW", 3: "NE NW"}
    state = table(hands=hands, modules=("vault", "veto"))
    do(state, "0: lay NS 0,1", "1: veto", "1: pass map")
    return do(state, "2: play vault", f"take {taken}")


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("taken", ["veto", "NS"])
def test_after_a_vault_that_may_have_brought_it_back_everybody_is_asked_again(taken: str) -> None:
    state = do(after_a_vault(taken), "3: lay NE 1,0 turned")
    answers: list[tuple[int, list[str]]] = []
    while state.decision.name == "veto":
        answers.append((state.decider, options_text(state)))
        do(state, "allow")
    has_it = {2} if taken == "veto" else set()
    assert answers == [(seat, ["allow", "veto"] if seat in has_it else ["allow"]) for seat in (4, 0, 1, 2)]


@pytest.mark.rule("X-WC-20")
def test_who_took_it_and_what_he_took_others_cannot_tell() -> None:
    seen = [describe(view(after_a_vault(taken), 4)) for taken in ("veto", "NS")]
    assert seen[0] == seen[1]


@pytest.mark.rule("X-WC-20")
def test_once_the_card_from_the_vault_turns_out_to_be_the_veto_nobody_is_asked_any_more() -> None:
    state = do(after_a_vault("veto"), "3: lay NE 1,0 turned", "4: allow", "0: allow", "1: allow", "2: veto")
    assert discard_pile(state)[-2:] == ["NE", "veto"]
    do(pass_until(state, 2), "2: lay NESW 1,0")
    assert (state.decision.name, state.decider) == ("turn", 3)


@pytest.mark.rule("X-WC-20")
def test_a_vault_that_cannot_have_brought_it_back_changes_nothing() -> None:
    """Five cards lie upon the veto when the vault is opened."""
    hands = {0: "NS", 1: "veto", 3: "NE", 2: "vault"}
    state = table(hands=hands, modules=("vault", "veto"))
    do(state, "0: lay NS 0,1", "1: veto")
    for _ in range(6):
        pass_card(state)
    do(state, "2: play vault", options_text(do(state.copy(), "2: play vault"))[0], "3: lay NE 1,0 turned")
    assert (state.decision.name, state.decider) == ("turn", 4)
