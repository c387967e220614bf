"""Who wins a round, and who gets how much gold for it: B-36 … B-42."""

from collections import Counter

import pytest

from pyrite.games.saboteur.events import GoldDrawn, GoldKept, GoldPaid
from pyrite.games.saboteur.gold import TREASURE
from pyrite.kernel.state import EXHAUSTED, WATCHER, State
from pyrite.kernel.view import view
from tests.facts import happened
from tests.rules.kit import CORRIDOR, do, gold_deck, gold_of, nuggets, options_text, pass_round, refuses, table

MIXED = "miner saboteur miner miner saboteur"


def found(connector: int = 0, roles: str = MIXED, gold: tuple[int, ...] = (), players: int = 5) -> State:
    """The treasure has just been reached by this seat."""
    state = table(players, {connector: "NESW"}, roles=roles, gold=gold, drawn=CORRIDOR, starter=connector)
    return do(state, f"{connector}: lay NESW 7,0")


def pickers(state: State) -> list[int]:
    """Who gets the gold, in order; each keeps the highest card."""
    while state.decision.name == "keep-gold":
        do(state, options_text(state)[0])
    return [seat for seat, _, _ in happened(state, GoldKept)]


def purses_seen_by(state: State, viewer: int) -> list[tuple[int, int]]:
    """Seat and value of every gold card that somebody has; 0 where the viewer does not know the value."""
    return [(entry >> 8 & 15, entry & 255) for entry in view(state, viewer).purse]


# --- the miners win ---------------------------------------------------------------------------------


@pytest.mark.rule("B-36")
def test_the_miners_win_if_a_tunnel_joins_the_start_to_the_treasure() -> None:
    state = found(gold=(1, 1, 1))
    pickers(state)
    assert state.outcome == TREASURE
    assert nuggets(state) == [1, 0, 1, 1, 0]


@pytest.mark.rule("B-36")
def test_stones_alone_do_not_make_the_miners_win() -> None:
    state = table(hands={0: "NESW"}, roles=MIXED, goals="treasure stone-nw stone-ne", drawn=CORRIDOR)
    pass_round(do(state, "lay NESW 7,0"))
    assert state.outcome == EXHAUSTED
    assert nuggets(state) == [0, 3, 0, 0, 3]


@pytest.mark.rule("B-37")
@pytest.mark.parametrize(
    ("players", "roles", "miners"),
    [
        (3, "miner miner miner", 3),
        (3, "miner saboteur miner", 2),
        (5, MIXED, 3),
        (7, "miner saboteur saboteur saboteur miner miner miner", 4),
        (10, "miner saboteur saboteur saboteur miner miner miner miner miner miner", 7),
    ],
)
def test_as_many_gold_cards_are_drawn_as_there_are_miners(players: int, roles: str, miners: int) -> None:
    state = found(roles=roles, players=players)
    assert len(state.offer) == miners
    assert len(gold_deck(state)) == 28 - miners
    assert happened(state, GoldDrawn) == [(0, 0, miners)]
    pickers(state)
    got = [len(gold_of(state, seat)) for seat in range(players)]
    assert got == [1 if role == "miner" else 0 for role in roles.split()]


@pytest.mark.rule("B-37")
def test_the_cards_come_unseen_from_the_top_of_the_gold_deck() -> None:
    state = found(gold=(3, 1, 2, 2, 3))
    assert gold_deck(state)[:2] == [2, 3]
    assert [state.gold_face[card] for card in state.offer] == [3, 1, 2]
    assert list(view(state, 0).offer) == [3, 1, 2]
    assert list(view(state, 2).offer) == [0, 0, 0]


@pytest.mark.rule("B-37")
def test_the_connector_keeps_one_that_he_likes_and_passes_the_rest_on() -> None:
    state = found(gold=(1, 3, 2))
    assert (state.decision.name, state.decider) == ("keep-gold", 0)
    assert sorted(options_text(state)) == ["keep 1", "keep 2", "keep 3"]
    do(state, "0: keep 2")
    assert gold_of(state, 0) == [2]
    assert (state.decision.name, state.decider) == ("keep-gold", 3)
    assert sorted(options_text(state)) == ["keep 1", "keep 3"]
    assert refuses(state, "keep 2") == ("B-37", "gold-not-offered")


@pytest.mark.rule("B-37")
def test_the_last_miner_simply_gets_the_last_card() -> None:
    state = found(gold=(1, 3, 2))
    do(state, "0: keep 3", "3: keep 2")
    assert gold_of(state, 2) == [1]
    assert state.decision.name == "next-round"
    assert nuggets(state) == [3, 0, 1, 2, 0]


@pytest.mark.rule("B-37")
@pytest.mark.parametrize(
    ("connector", "order"),
    [(0, [0, 3, 2]), (2, [2, 0, 3]), (3, [3, 2, 0])],
)
def test_gold_goes_round_counter_clockwise_from_the_connector_past_saboteurs(connector: int, order: list[int]) -> None:
    state = found(connector)
    assert pickers(state) == order
    assert gold_of(state, 1) == gold_of(state, 4) == []


@pytest.mark.rule("B-38")
@pytest.mark.parametrize(("connector", "order"), [(1, [0, 3, 2]), (4, [3, 2, 0])])
def test_when_a_saboteur_connects_the_miner_on_his_right_picks_first(connector: int, order: list[int]) -> None:
    state = found(connector, gold=(2, 2, 2))
    assert state.connector == connector
    assert pickers(state) == order
    assert nuggets(state) == [2, 0, 2, 2, 0]


@pytest.mark.rule("B-38")
def test_saboteurs_between_the_connector_and_the_nearest_miner_are_passed_over() -> None:
    state = found(2, roles="miner saboteur saboteur miner miner")
    assert pickers(state) == [0, 4, 3]


# --- the saboteurs win ------------------------------------------------------------------------------


@pytest.mark.rule("B-39")
def test_the_saboteurs_win_if_the_treasure_was_not_reached() -> None:
    state = pass_round(table(roles=MIXED))
    assert state.outcome == EXHAUSTED
    assert [n > 0 for n in nuggets(state)] == [False, True, False, False, True]


@pytest.mark.rule("B-39")
def test_digging_up_to_the_treasure_is_not_enough() -> None:
    state = table(hands={0: "ew"}, roles=MIXED, drawn=CORRIDOR)
    do(state, "lay ew 7,0")  # a dead end right beside it
    pass_round(state)
    assert nuggets(state) == [0, 3, 0, 0, 3]


@pytest.mark.rule("B-40")
@pytest.mark.parametrize(
    ("players", "roles", "each", "cards"),
    [
        (3, "miner saboteur", 4, [3, 1]),
        (5, "saboteur miner miner miner miner", 4, [3, 1]),
        (5, "saboteur miner saboteur", 3, [3]),
        (7, "saboteur saboteur saboteur", 3, [3]),
        (10, "saboteur saboteur saboteur saboteur", 2, [2]),
    ],
)
def test_saboteurs_are_paid_by_their_number(players: int, roles: str, each: int, cards: list[int]) -> None:
    state = pass_round(table(players, roles=roles))
    dwarfs = [state.kind(card).name for card in state.role]
    assert nuggets(state) == [each if dwarf == "saboteur" else 0 for dwarf in dwarfs]
    for seat, dwarf in enumerate(dwarfs):
        assert gold_of(state, seat) == (cards if dwarf == "saboteur" else [])
    paid = cards * dwarfs.count("saboteur")
    assert [state.gold_face[card] for _, card, _ in happened(state, GoldPaid)] == paid
    assert Counter(gold_deck(state)) + Counter(paid) == Counter({1: 16, 2: 8, 3: 4})


@pytest.mark.rule("B-40")
def test_the_dwarf_left_over_does_not_count() -> None:
    state = pass_round(table(players=5, roles="miner miner saboteur miner miner saboteur"))
    assert nuggets(state) == [0, 0, 4, 0, 0]


@pytest.mark.rule("B-41")
@pytest.mark.parametrize("players", [3, 4])
def test_without_a_saboteur_among_the_players_nobody_gets_gold(players: int) -> None:
    state = pass_round(table(players, roles="miner " * players))
    assert state.outcome == EXHAUSTED
    assert nuggets(state) == [0] * players
    assert len(gold_deck(state)) == 28


# --- secrets ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-42")
def test_kept_gold_is_seen_by_its_owner_alone() -> None:
    state = found(gold=(1, 3, 2))
    do(state, "0: keep 2", "3: keep 3")
    assert purses_seen_by(state, 0) == [(0, 2), (3, 0), (2, 0)]
    assert purses_seen_by(state, 1) == [(0, 0), (3, 0), (2, 0)]
    assert purses_seen_by(state, 2) == [(0, 0), (3, 0), (2, 1)]
    assert purses_seen_by(state, 3) == [(0, 0), (3, 3), (2, 0)]
    assert purses_seen_by(state, WATCHER) == [(0, 0), (3, 0), (2, 0)]


@pytest.mark.rule("B-42")
def test_gold_stays_secret_through_the_next_rounds_to_the_end_of_the_game() -> None:
    state = found(gold=(1, 3, 2))
    do(state, "0: keep 2", "3: keep 3", "deal")
    pass_round(state)
    assert purses_seen_by(state, 1)[:3] == [(0, 0), (3, 0), (2, 0)]
    pass_round(do(state, "deal"))
    assert state.over()
    assert purses_seen_by(state, 1)[:3] == [(0, 2), (3, 3), (2, 1)]
    assert purses_seen_by(state, WATCHER)[:3] == [(0, 2), (3, 3), (2, 1)]
