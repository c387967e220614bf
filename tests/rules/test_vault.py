"""The vault of 2018: one of the uppermost discards instead of a draw (WC-6, X-WC-8 to X-WC-10)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import CardTaken
from pyrite.kernel import facts
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from tests.facts import happened, kind_of
from tests.properties.games import shown
from tests.rules.kit import discard_pile, do, draw_pile, group, hand, options_text, pass_card, refuses, table
from tests.rules.scenes import run_dry

VAULT = ("vault",)


def after_passes(*passed: str, modules: tuple[str, ...] = VAULT, holds: str = "vault") -> State:
    """Seats 0, 1, … have passed these cards, one each; whoever is next holds the vault."""
    hands = dict(enumerate(passed))
    hands[len(passed)] = holds
    state = table(8, hands=hands, modules=modules)
    return do(state, *(f"{seat}: pass {card}" for seat, card in enumerate(passed)))


@pytest.mark.rule("WC-6")
def test_one_of_the_top_five_discards_is_taken_and_the_others_stay_in_their_order() -> None:
    state = after_passes("NE", "NW", "map", "rockfall", "EW", "NS")
    pile = draw_pile(state)
    do(state, "6: play vault")
    assert (state.decision.name, state.decider) == ("vault", 6)
    assert options_text(state) == ["take NS", "take EW", "take rockfall", "take map", "take NW"]
    do(state, "take map")
    assert "map" in hand(state, 6)
    assert discard_pile(state) == ["NE", "NW", "rockfall", "EW", "NS", "vault"]
    assert (len(hand(state, 6)), draw_pile(state)) == (4, pile)
    assert (state.decision.name, state.decider) == ("turn", 7)


@pytest.mark.rule("WC-6")
def test_of_fewer_than_five_all_are_looked_at() -> None:
    state = do(after_passes("NE", "map"), "2: play vault")
    assert options_text(state) == ["take map", "take NE"]


@pytest.mark.rule("WC-6")
def test_cards_that_look_the_same_are_one_choice() -> None:
    state = do(after_passes("NE", "map", "NE"), "3: play vault")
    assert options_text(state) == ["take NE", "take map"]
    do(state, "take NE")
    assert discard_pile(state) == ["NE", "map", "vault"]


@pytest.mark.rule("WC-6")
def test_what_is_not_there_cannot_be_taken() -> None:
    state = do(after_passes("NE", "map"), "2: play vault")
    assert refuses(state, "take rockfall") == ("WC-6", "not-in-vault")
    assert refuses(state, "pass map") == ("WC-6", "take-one")


@pytest.mark.rule("X-WC-8", "X-G6")
def test_without_discards_it_cannot_be_played() -> None:
    state = table(hands={0: "vault"}, modules=VAULT)
    assert refuses(state, "play vault") == ("X-WC-8", "nothing-discarded")
    assert refuses(state, "lay vault 0,1") == ("WC-4", "play-it")
    assert "pass vault" in options_text(state)


@pytest.mark.rule("X-WC-8")
def test_with_an_empty_draw_pile_it_can_be_played() -> None:
    state = run_dry(table(3, hands={0: "vault"}, modules=VAULT))
    while state.decider != 0:
        pass_card(state)
    held = len(hand(state, 0))
    do(state, "0: play vault", options_text(do(state.copy(), "0: play vault"))[0])
    assert len(hand(state, 0)) == held


@pytest.mark.rule("X-WC-9", "X-G10")
def test_the_choice_is_made_where_others_draw_and_nothing_else_is_drawn() -> None:
    state = after_passes("NE", "map")
    before = state.happened()
    do(state, "2: play vault", "take NE")
    kinds = [kind_of(state.book, fact) for fact in [*state.log][before:]]
    assert kinds == [facts.PLAYED, CardTaken]
    assert happened(state, facts.DREW, before) == []


@pytest.mark.rule("X-WC-9")
def test_a_vetoed_vault_is_followed_by_a_normal_draw() -> None:
    state = table(hands={0: "NE", 1: "vault", 2: "veto"}, modules=("vault", "veto"))
    do(state, "0: pass NE")
    top = draw_pile(state)[:2]
    do(state, "1: play vault", "2: veto")
    assert discard_pile(state) == ["NE", "vault", "veto"]
    assert [hand(state, 1)[-1], hand(state, 2)[-1]] == top
    assert happened(state, CardTaken) == []


@pytest.mark.rule("X-WC-10")
def test_it_brings_back_cards_passed_unseen_and_special_cards_alike() -> None:
    state = after_passes("NE", "pioneer", modules=("vault", "pioneer"))
    do(state, "2: play vault", "take pioneer")
    assert "pioneer" in hand(state, 2)


@pytest.mark.rule("X-G7", "X-G8")
def test_the_vault_itself_is_discarded_after_its_choice_and_never_finds_itself() -> None:
    state = do(after_passes("NE", "map"), "2: play vault")
    assert discard_pile(state) == ["NE", "map"]
    assert "take vault" not in options_text(state)
    assert describe(view(state, WATCHER))["held"] == "vault"
    do(state, "take map")
    assert discard_pile(state) == ["NE", "vault"]


@pytest.mark.rule("X-G9")
def test_others_learn_neither_what_lay_there_nor_what_was_taken() -> None:
    """Two worlds that differ in the card taken look the same to everybody else."""
    for others in ((0, 3, 4, WATCHER), (1,)):
        tales: list[object] = []
        for card in ("NE", "map"):
            state = do(after_passes("NE", "map"), "2: play vault", f"take {card}")
            taken = [event.card for event in events(state, 2) if isinstance(event, CardTaken)]
            assert taken == [card]
            tales.append([(events(state, viewer), shown(view(state, viewer))) for viewer in others])
        assert tales[0] == tales[1]


@pytest.mark.rule("X-G9")
def test_who_knew_a_discard_knows_it_is_there_still_or_in_that_hand() -> None:
    state = do(after_passes("NE", "map"), "2: play vault", "take map")
    assert describe(view(state, 0))["groups"] == (group("NE", hands=(2,), discards=1),)
    assert describe(view(state, 2))["groups"] == ()
    assert describe(view(state, 5))["groups"] == ()


@pytest.mark.rule("X-G9")
def test_a_single_discard_that_everybody_saw_is_known_in_the_hand_that_took_it() -> None:
    state = table(3, hands={0: "map", 1: "vault"}, modules=VAULT)
    do(state, "0: play map at 8,0", "1: play vault", "take map")
    assert [describe(view(state, seat))["seats"]["1"]["holds"] for seat in (0, 2, WATCHER)] == [("map",)] * 3


@pytest.mark.rule("X-G20")
def test_an_absent_player_takes_any_of_them() -> None:
    state = do(after_passes("NE", "NW", "map"), "3: play vault")
    rng = Rng.from_seed(bytes(16))
    taken = {print_move(state.book, stand_in(view(state, 3), rng)) for _ in range(100)}
    assert taken == {"take NE", "take NW", "take map"}
