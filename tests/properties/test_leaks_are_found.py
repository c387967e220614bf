"""The oracle finds what leaks: views, events and errors that let something slip on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from pyrite.games.saboteur.events import CardTaken
from pyrite.games.saboteur.modules.chests.events import CardRobbed
from pyrite.games.saboteur.modules.swap_goals.events import GoalsMixed
from pyrite.kernel import facts, moves
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.change import merged
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import HAND_ROOM, State
from tests.facts import Kind, kind_of
from tests.properties.leaks import HONEST, look, tell_errors
from tests.properties.oracle import Leak, Tell, World
from tests.rules.chest_scenes import chest_table
from tests.rules.kit import CORRIDOR, sections, table

ENOUGH = 40  # other worlds in which a leak must have been found; the first few do

Told = dict[str, Any]  # a view in words
Slip = Callable[[State, int, Told], Told]


def _others(state: State, viewer: int) -> list[int]:
    return [seat for seat in range(state.book.seats) if seat != viewer]


def _names(state: State, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(state.kind(card).name for card in cards)


def _facts(state: State, kind: Kind) -> list[int]:
    return [fact for fact in state.log if kind_of(state.book, fact) == kind]


# --- what is dealt --------------------------------------------------------------------------------


def _with_role(state: State, viewer: int, told: Told) -> Told:
    other = _others(state, viewer)[0]
    return merged(told, {"seats": {str(other): {"role": state.kind(state.role[other]).name}}})


def _with_left_over_role(state: State, viewer: int, told: Told) -> Told:
    return {**told, "spare": _names(state, list(state.spare))}


def _with_goal(state: State, viewer: int, told: Told) -> Told:
    first = state.mine.goals[0]
    north = state.kind(state.mine.card(state.mine.spots[first])).name
    at = next(at for at, cell in told["mine"].items() if cell["what"] in ("goal", "hidden"))
    return merged(told, {"mine": {at: {"card": north}}})


def _with_goal_left_out(state: State, viewer: int, told: Told) -> Told:
    out = state.base + len(state.book.deck) + len(state.book.goal_spots)
    last = state.base + len(state.book.deck) + len(state.book.goals)
    return {**told, "spare": _names(state, range(out, last))}


def _with_hand_card(state: State, viewer: int, told: Told) -> Told:
    other = _others(state, viewer)[-1]
    return {**told, "hand": (*told["hand"], state.kind(state.hands[other * HAND_ROOM]).name)}


def _with_top_card(state: State, viewer: int, told: Told) -> Told:
    return {**told, "hand": (*told["hand"], *_names(state, range(state.top, state.bottom)[:1]))}


def _with_passed_cards(state: State, viewer: int, told: Told) -> Told:
    return {**told, "discard": _names(state, list(state.discard))}


def _with_cards_set_aside(state: State, viewer: int, told: Told) -> Told:
    return {**told, "looking": _names(state, range(state.base, state.base + state.book.aside))}


def _with_gold(state: State, viewer: int, told: Told) -> Told:
    return {**told, "open_gold": tuple(state.nuggets(seat) for seat in _others(state, viewer))}


def _with_gold_deck(state: State, viewer: int, told: Told) -> Told:
    return {**told, "open_gold": tuple(state.gold_face[card] for card in state.gold_pile)}


def _with_generator(state: State, viewer: int, told: Told) -> Told:
    return {**told, "looking": (*told["looking"], *state.rng.words())}


def _with_luck_to_come(state: State, viewer: int, told: Told) -> Told:
    return {**told, "looking": (*told["looking"], *list(state.luck)[state.lucky :])}


def _with_a_chest_under_its_stack(state: State, viewer: int, told: Told) -> Told:
    path = state.base + state.book.piles[0].first + 3  # nobody has reached the last of the four
    chest = {"chest": state.kind(state.under(path)).name}
    return merged(told, {"mine": {at: chest for at, cell in told["mine"].items() if cell["what"] == "stack"}})


# --- what others have chosen ----------------------------------------------------------------------


def _with_cards_taken_unseen(state: State, viewer: int, told: Told) -> Told:
    """From a vault, or by a chest."""
    return {**told, "looking": _names(state, [facts.card(fact) for fact in _facts(state, CardTaken)])}


def _with_what_became_of_goals(state: State, viewer: int, told: Told) -> Told:
    return {**told, "looking": tuple(facts.detail(fact) >> 38 for fact in _facts(state, GoalsMixed))}


def _with_roles_that_others_have_seen(state: State, viewer: int, told: Told) -> Told:
    return {**told, "spare": _names(state, [facts.card(fact) for fact in _facts(state, facts.ROLE_SEEN)])}


def _with_goals_he_has_lost_track_of(state: State, viewer: int, told: Told) -> Told:
    goals = [state.mine.card(state.mine.spots[c]) for c in state.mine.goals]
    return {**told, "looking": _if_seen(state, viewer, goals)}


def _with_hands_he_has_lost_track_of(state: State, viewer: int, told: Told) -> Told:
    places = [seat * HAND_ROOM + i for seat in _others(state, viewer) for i in range(state.hand_size[seat])]
    seen = [state.hands[place] for place in places if _has_seen(state, viewer, state.hands[place])]
    return {**told, "looking": tuple(sorted(_names(state, seen)))}


def _with_roles_he_has_lost_track_of(state: State, viewer: int, told: Told) -> Told:
    return {**told, "looking": _if_seen(state, viewer, list(state.role))}


def _if_seen(state: State, viewer: int, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(state.kind(card).name if _has_seen(state, viewer, card) else "" for card in cards)


def _has_seen(state: State, viewer: int, card: int) -> bool:
    return bool(state.known[card - state.base] >> viewer & 1)


def _with_cards_that_were_robbed(state: State, viewer: int, told: Told) -> Told:
    return {**told, "looking": _names(state, [facts.card(fact) for fact in _facts(state, CardRobbed)])}


def _with_cards_paid_for_a_figure(state: State, viewer: int, told: Told) -> Told:
    return {**told, "looking": _names(state, [facts.card(fact) for fact in _facts(state, facts.PASSED)])}


def _with_who_is_asked_for_a_veto(state: State, viewer: int, told: Told) -> Told:
    return {**told, "decider": state.decider}


# --- moments at which there is something to slip --------------------------------------------------


def seen_by(viewer: int, state: State, *moves_: str) -> World:
    """A game followed for a viewer from here on."""
    world = World(state, viewer)
    for move in moves_:
        world.play(parse_move(state.book, move))
    return world


def after_a_pass() -> World:
    return seen_by(0, table(3, modules=("new-goals",), hands={1: "rockfall"}), "pass map", "pass rockfall")


def handing_out_gold() -> World:
    return seen_by(1, table(4, hands={0: "NESW"}, gold=(3, 1, 2, 1), drawn=CORRIDOR), "lay NESW 7,0", "keep 3")


def gold_passed_on() -> World:
    """Seat 0 knows which cards the others have, not who has which."""
    state = table(4, hands={0: "NESW"}, roles="miner miner miner miner", gold=(3, 1, 2, 1), drawn=CORRIDOR)
    return seen_by(0, state, "lay NESW 7,0", "keep 3", "keep 2")


def saboteur_2() -> World:
    return seen_by(1, table(3, modules=("saboteur-2",), hands={0: "inspection"}), "play inspection on 2")


def hand_given_away() -> World:
    hands = {0: "swap-hands NE map", 1: "NW"}
    return seen_by(0, table(3, modules=("saboteur-2",), hands=hands), "play swap-hands on 1", "pass NE map")


def after_a_party() -> World:
    laid = "NESW 1,0"
    state = table(4, modules=("saboteur-2", "party"), hands={0: "inspection", 1: "EW"}, laid=laid)
    return seen_by(0, state, "play inspection on 2", "lay EW 2,0")


def goals_swapped() -> World:
    state = table(3, modules=("swap-goals",), hands={0: "map", 1: "swap-goals"})
    return seen_by(0, state, "play map at 8,-2", "play swap-goals at 8,-2 8,0", "swap")


def vault_opened() -> World:
    state = table(4, modules=("vault",), hands={0: "NE", 1: "map", 2: "vault"})
    return seen_by(3, state, "pass NE", "pass map", "play vault", "take map")


def chests() -> World:
    return seen_by(2, chest_table("f", players=3, hands={0: "EW"}, luck=[2, 1]), "lay EW 1,0", "choose 1")


def figure_set() -> World:
    return seen_by(1, table(3, modules=("tolls",), hands={0: "NE"}), "toll NE at 0,0 east")


def asked_for_a_veto() -> World:
    return seen_by(0, table(5, modules=("veto",), hands={0: "map"}), "play map at 8,0")


@pytest.mark.parametrize(
    ("slip", "moment"),
    [
        (_with_role, after_a_pass),
        (_with_left_over_role, after_a_pass),
        (_with_goal, after_a_pass),
        (_with_goal_left_out, after_a_pass),
        (_with_hand_card, after_a_pass),
        (_with_top_card, after_a_pass),
        (_with_passed_cards, after_a_pass),
        (_with_cards_set_aside, saboteur_2),
        (_with_gold, handing_out_gold),
        (_with_gold, gold_passed_on),
        (_with_gold_deck, handing_out_gold),
        (_with_generator, after_a_pass),
        (_with_luck_to_come, chests),
        (_with_a_chest_under_its_stack, chests),
        (_with_cards_taken_unseen, vault_opened),
        (_with_what_became_of_goals, goals_swapped),
        (_with_roles_that_others_have_seen, saboteur_2),
        (_with_goals_he_has_lost_track_of, goals_swapped),
        (_with_hands_he_has_lost_track_of, hand_given_away),
        (_with_roles_he_has_lost_track_of, after_a_party),
        (_with_cards_that_were_robbed, chests),
        (_with_cards_paid_for_a_figure, figure_set),
        (_with_who_is_asked_for_a_veto, asked_for_a_veto),
    ],
)
def test_a_view_that_lets_something_slip_is_found_out(slip: Slip, moment: Callable[[], World]) -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        return msgspec.json.encode(slip(state, viewer, sections(state, viewer)))

    finds("view", tell, moment())


@pytest.mark.parametrize(
    "moment",
    [
        after_a_pass,
        handing_out_gold,
        gold_passed_on,
        saboteur_2,
        hand_given_away,
        after_a_party,
        goals_swapped,
        vault_opened,
        chests,
        figure_set,
        asked_for_a_veto,
    ],
)
def test_at_the_same_moments_nothing_slips_that_should_not(moment: Callable[[], World]) -> None:
    assert look_often(moment(), HONEST, 5) == 5


def look_often(world: World, tells: dict[str, Tell], times: int) -> int:
    rng = Rng(1, 2, 3, 4)
    return sum(look(world, rng, tells, zeal=2).pairs for _ in range(times))


# --- events, errors, moves ------------------------------------------------------------------------


def test_an_event_whose_coming_depends_on_a_hidden_card_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        told = len(events(state, viewer, since))
        saboteurs = sum(state.kind(card).name == "saboteur" for card in state.role)
        return msgspec.json.encode(told + saboteurs)

    finds("event stream", tell, after_a_pass())


def test_an_order_of_events_that_depends_on_a_hidden_card_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        seats = sorted(range(state.book.seats), key=lambda seat: state.kind(state.role[seat]).name)
        return msgspec.json.encode(seats)

    finds("event stream", tell, after_a_pass())


def test_an_event_that_tells_others_what_was_taken_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        told = [events(state, seat, since) for seat in (viewer, *range(state.book.seats))]
        return msgspec.json.encode([e for seat in told for e in seat if type(e).__name__ == "CardTaken"])

    finds("event stream", tell, vault_opened())


def test_an_error_that_knows_what_a_closed_goal_is_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        goals = [state.mine.card(state.mine.spots[c]) for c in state.mine.goals]
        clue = any(state.kind(card).name == "treasure" for card in goals[:1]) and "B-18 misfit"
        return tell_errors(state, viewer, since, tries) + repr(clue).encode()

    finds("error", tell, after_a_pass())


def test_a_list_of_moves_that_depends_on_a_hidden_card_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        offered = list(state.moves()) if state.decider == viewer else []
        other = _others(state, viewer)[0]
        return repr([move for move in offered if not state.holds(other, moves.face(move))]).encode()

    finds("view", tell, seen_by(0, table(3)))


def finds(what: str, tell: Tell, world: World) -> None:
    """The oracle must not need long to find it."""
    with pytest.raises(Leak, match=f"the {what} of viewer"):
        look_often(world, {what: tell}, ENOUGH)
