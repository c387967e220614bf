"""Rulings for every game: what everybody knows, talking, looking again (X-G9, X-G19, X-G21)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from pyrite.games.saboteur.events import GoldChanged, GoldKept, GoldOffered, GoldPaid, NuggetsEarned
from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel import facts
from pyrite.kernel.mine import column, row
from pyrite.kernel.moves import LAY, place, verb
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.event import Event
from pyrite.kernel.seen.events import (
    ActionPlayed,
    CardDrawn,
    CardPassed,
    GoalSeen,
    HandDealt,
    RoleDealt,
    RoleShown,
    events,
)
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.state import EVERYBODY, WATCHER, State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.kit import dealt, do, history, nuggets, pass_card, pass_round, pass_until, table
from tests.rules.scenes import MIDDLE

EVERY_VIEWER = (*range(5), WATCHER)


def seen(state: State, viewer: int) -> ViewData:
    """What a viewer sees, in words."""
    return describe(view(state, viewer))


def told(state: State, viewer: int, kind: type[Event]) -> list[Event]:
    """The events of one kind as a viewer is told them."""
    return [event for event in events(state, viewer) if isinstance(event, kind)]


# --- public -----------------------------------------------------------------------------------------


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("viewer", EVERY_VIEWER)
def test_cards_played_targets_fronts_and_sizes_are_public(viewer: int) -> None:
    state = table(hands={0: "break-cart", 1: "NESW", 2: "map", 3: "NE"})
    do(state, "0: play break-cart on 3", "1: lay NESW 1,0", "2: play map at 8,2", "3: pass NE")
    sight = seen(state, viewer)
    assert history(state, viewer) == [
        (0, "play break-cart on 3"),
        (1, "lay NESW 1,0"),
        (2, "play map at 8,2"),
        (3, "pass"),
    ]
    assert [seat["hand"] for seat in sight["seats"].values()] == [6, 6, 6, 6, 6]
    assert [seat["broken"] for seat in sight["seats"].values()] == [(), (), (), ("cart",), ()]
    assert (sight["pile"], len(sight["discard"]), sight["gold_pile"]) == (33, 2, 28)
    assert [(cell["x"], cell["y"], cell["card"]) for cell in sight["mine"].values() if cell["what"] == "path"] == [
        (1, 0, "NESW")
    ]
    assert [event.target for event in told(state, viewer, ActionPlayed) if isinstance(event, ActionPlayed)] == [3, None]


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("viewer", EVERY_VIEWER)
def test_cards_turned_up_are_public(viewer: int) -> None:
    state = table(hands={0: "EW"}, goals="treasure stone-ne stone-nw", drawn=MIDDLE)
    do(state, "lay EW 7,0")
    goals = [(cell["y"], cell["card"]) for cell in seen(state, viewer)["mine"].values() if cell["what"] == "goal"]
    assert goals == [(0, "stone-ne")]


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("viewer", EVERY_VIEWER)
@pytest.mark.parametrize(("goal", "goal_turned"), [("stone-ne", True), ("stone-nw", False)])
def test_how_a_card_lies_is_public(viewer: int, goal: str, goal_turned: bool) -> None:
    state = table(hands={0: "EW", 1: "NE", 2: "NE", 3: "EW"}, goals=f"treasure {goal}", drawn=MIDDLE)
    do(state, "0: lay EW 7,0", "1: lay NE 0,1", "2: lay NE 0,-1 turned", "3: lay EW -1,0")
    lies = {(cell["x"], cell["y"]): (cell["card"], cell["turned"]) for cell in seen(state, viewer)["mine"].values()}
    assert lies[0, 1] == ("NE", False)
    assert lies[0, -1] == ("NE", True)
    assert lies[-1, 0] == ("EW", False)  # it looks the same both ways
    assert lies[8, 0] == (goal, goal_turned)


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("viewer", EVERY_VIEWER)
def test_whether_somebody_has_gold_is_public(viewer: int) -> None:
    state = found_by_seat_0()
    do(state, "0: keep 3", "4: keep 1")
    assert [bool(seat["gold"]) for seat in seen(state, viewer)["seats"].values()] == [True, False, False, False, True]


# --- private ----------------------------------------------------------------------------------------


def only(owner: int, secret: str | int) -> list[str | int | None]:
    """What the five seats and a watcher know if one of them alone knows a secret."""
    return [secret if viewer == owner else None for viewer in EVERY_VIEWER]


@pytest.mark.rule("X-G9")
def test_a_card_passed_is_known_to_whoever_passed_it() -> None:
    state = do(table(), "0: pass map", "1: pass fix-pickaxe")
    assert [seen(state, viewer)["discard"]["0"]["card"] for viewer in EVERY_VIEWER] == only(0, "map")
    assert [seen(state, viewer)["discard"]["1"]["card"] for viewer in EVERY_VIEWER] == only(1, "fix-pickaxe")
    for nth, owner, card in ((0, 0, "map"), (1, 1, "fix-pickaxe")):
        tellings = [told(state, viewer, CardPassed)[nth] for viewer in EVERY_VIEWER]
        assert [event.card for event in tellings if isinstance(event, CardPassed)] == only(owner, card)


@pytest.mark.rule("X-G9")
def test_a_goal_looked_at_is_known_to_whoever_looked_and_that_he_looked_to_all() -> None:
    state = do(table(goals="stone-ne treasure stone-nw"), "0: play map at 8,0")
    goals = [
        {cell["y"]: cell for cell in seen(state, viewer)["mine"].values() if cell["what"] == "hidden"}
        for viewer in EVERY_VIEWER
    ]
    assert [goal[0]["card"] for goal in goals] == only(0, "treasure")
    assert {goal[0]["seen_by"] for goal in goals} == {(0,)}
    assert {goal[y]["card"] for goal, y in product(goals, (-2, 2))} == {None}
    tellings = [told(state, viewer, GoalSeen)[0] for viewer in EVERY_VIEWER]
    assert [event.goal for event in tellings if isinstance(event, GoalSeen)] == only(0, "treasure")


@pytest.mark.rule("X-G9")
def test_who_has_looked_knows_the_goal_yet_to_nobody_does_it_lie_open_in_the_mine() -> None:
    state = do(table(goals="stone-ne treasure stone-nw"), "0: play map at 8,0")
    treasure = state.book.face_of("treasure")
    for viewer in EVERY_VIEWER:
        sight = view(state, viewer)
        assert [sight.mine.card(place) for place in state.book.goal_spots] == [UNKNOWN] * 3
        assert [*sight.goal] == [UNKNOWN, treasure if viewer == 0 else UNKNOWN, UNKNOWN]


@pytest.mark.rule("X-G9")
def test_hands_and_draws_are_known_to_their_owners() -> None:
    state = do(table(top="rockfall"), "0: pass map")
    for viewer in range(5):
        hands = [event.cards for event in told(state, viewer, HandDealt) if isinstance(event, HandDealt)]
        assert [seat for seat, cards in enumerate(hands) if cards is not None] == [viewer]
        assert len(seen(state, viewer)["hand"]) == 6
    assert seen(state, WATCHER)["hand"] == ()
    draws = [told(state, viewer, CardDrawn)[0] for viewer in EVERY_VIEWER]
    assert [event.card for event in draws if isinstance(event, CardDrawn)] == only(0, "rockfall")


@pytest.mark.rule("X-G9")
def test_a_role_is_known_to_its_owner_until_all_are_shown() -> None:
    state = table(roles="miner saboteur miner miner miner")
    for seat, role in enumerate(["miner", "saboteur", "miner", "miner", "miner"]):
        assert [seen(state, viewer)["seats"][str(seat)]["role"] for viewer in EVERY_VIEWER] == only(seat, role)
        dealings = [told(state, viewer, RoleDealt)[seat] for viewer in EVERY_VIEWER]
        assert [event.role for event in dealings if isinstance(event, RoleDealt)] == only(seat, role)
    assert {seen(state, viewer)["spare"] for viewer in EVERY_VIEWER} == {(None,)}
    pass_round(state)
    for viewer in EVERY_VIEWER:
        assert [seat["role"] for seat in seen(state, viewer)["seats"].values()] == [
            "miner",
            "saboteur",
            "miner",
            "miner",
            "miner",
        ]
        assert len(told(state, viewer, RoleShown)) == 5


def found_by_seat_0() -> State:
    """Seat 0 has found the treasure; 3, 1, 2 and 1 are handed out to him, then 4, 3 and 1. Seat 2 is saboteur."""
    state = table(hands={0: "EW"}, roles="miner miner saboteur miner miner", gold=(3, 1, 2, 1), starter=0, drawn=MIDDLE)
    return do(state, "lay EW 7,0")


@pytest.mark.rule("X-G9")
def test_gold_is_seen_by_whoever_picks_and_the_card_kept_by_its_owner() -> None:
    state = found_by_seat_0()
    assert [seen(state, viewer)["offer"] for viewer in EVERY_VIEWER] == [(3, 1, 2, 1), *[(None,) * 4] * 5]
    do(state, "0: keep 3")
    assert [seen(state, viewer)["offer"] for viewer in EVERY_VIEWER] == [*[(None,) * 3] * 4, (1, 2, 1), (None,) * 3]
    do(state, "4: keep 2", "3: keep 1")
    for seat, value in ((0, 3), (4, 2), (3, 1), (1, 1)):
        kept = [[card["value"] for card in seen(state, viewer)["seats"][str(seat)]["gold"]] for viewer in EVERY_VIEWER]
        assert kept == [[known] for known in only(seat, value)]
    keeps = [told(state, viewer, GoldKept)[0] for viewer in EVERY_VIEWER]
    assert [event.value for event in keeps if isinstance(event, GoldKept)] == only(0, 3)
    offers = [told(state, viewer, GoldOffered)[0] for viewer in EVERY_VIEWER]
    assert [event.value for event in offers if isinstance(event, GoldOffered)] == only(0, 3)


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("viewer", EVERY_VIEWER)
def test_gold_that_comes_in_the_open_is_public(viewer: int) -> None:
    state = pass_round(table(roles="miner saboteur miner miner miner"))
    assert [[card["value"] for card in seat["gold"]] for seat in seen(state, viewer)["seats"].values()] == [
        [],
        [3, 1],
        [],
        [],
        [],
    ]
    paid = [(event.seat, event.value) for event in told(state, viewer, GoldPaid) if isinstance(event, GoldPaid)]
    assert paid == [(1, 3), (1, 1)]


@pytest.mark.rule("X-G9")
def test_who_is_asked_for_a_veto_is_known_to_him_alone() -> None:
    state = do(table(modules=("veto",)), "0: play map at 8,0", "1: allow")
    assert [seen(state, viewer)["decider"] for viewer in EVERY_VIEWER] == only(2, 2)
    assert {seen(state, viewer)["decision"] for viewer in EVERY_VIEWER} == {"veto"}
    assert [seen(state, viewer)["moves"] for viewer in EVERY_VIEWER] == [{}, {}, {"allow": [""]}, {}, {}, {}]


# --- talking ----------------------------------------------------------------------------------------

SHOWN_TO_ALL = (facts.PLAYED, CardVetoed, facts.REVEALED, facts.ROLE_SHOWN, facts.GOAL_SHOWN)
SHOWN_TO_ONE = (facts.DREW, facts.LOOKED)
GOLD_FACTS = (NuggetsEarned, NuggetsLost, GoldChanged, GoldKept, GoldPaid)


@pytest.mark.rule("X-G19")
def test_there_is_no_move_that_shows_or_gives_anything() -> None:
    """A nugget goes to somebody by theft alone; what is paid for a toll goes with the laying, and with nothing else."""
    everywhere = "lay play pass reveal turn deal take forgo agree refuse"
    saboteur = "keep change veto allow discard toll swap leave steal choose move"
    forest = "step stay collect propose-end"
    verbs = {verb for name in MODULES for verb in Setup(5, modules=(name,)).book().verbs}
    assert verbs == {*f"{everywhere} {saboteur}".split()}
    assert [*Setup(5, game="lost-mines").book().verbs] == f"{everywhere} {forest}".split()


def distance(here: int, there: int) -> int:
    east: int = column(here) - column(there)
    south: int = row(here) - row(there)
    return abs(east) + abs(south)


def eager_games(players: int) -> Iterator[tuple[State, int]]:
    """Games with all modules by players who mostly dig for a goal: each position, and how long its log is."""
    rng = Rng.from_seed(bytes(16))
    for seed in range(30):
        state = Setup(players, modules=("new-goals", "veto")).begin(seed)
        goal = state.book.goal_spots[seed % 5]
        while not state.over():
            yield state, len(state.log)
            moves = state.moves()
            digs = [move for move in moves if verb(move) == LAY]
            if digs and rng.below(8):
                state.play(min(digs, key=lambda move: distance(place(move), goal)))
            else:
                state.play(moves[rng.below(len(moves))])
        yield state, len(state.log)


@pytest.mark.rule("X-G19")
@pytest.mark.parametrize("players", [3, 5])
def test_gold_changes_hands_only_as_the_events_say(players: int) -> None:
    owned: list[int] = []
    counted = 0
    found = set()
    for state, happened_so_far in eager_games(players):
        if happened_so_far < counted or not owned:
            owned, counted = [0] * players, 0
        for kind in GOLD_FACTS:
            for seat, card, detail in happened(state, kind, counted):
                found.add(kind)
                if kind in (GoldKept, GoldPaid):
                    owned[seat] += state.gold_face[card]
                elif kind != GoldChanged:  # a card changed is worth what comes back for it
                    owned[seat] += detail if kind == NuggetsEarned else -detail
        counted = happened_so_far
        assert nuggets(state) == owned
    assert found == set(GOLD_FACTS)


@pytest.mark.rule("X-G19")
@pytest.mark.parametrize("players", [3, 5])
def test_a_card_is_shown_only_as_the_events_say(players: int) -> None:
    known: list[int] = []
    first, told_of = -1, 0
    for state, happened_so_far in eager_games(players):
        if state.base == first and happened_so_far >= told_of:
            allowed = dict.fromkeys(range(len(known)), 0)
            for kind in (*SHOWN_TO_ALL, *SHOWN_TO_ONE):
                for seat, card, _ in happened(state, kind, told_of):
                    allowed[card - first] |= EVERYBODY if kind in SHOWN_TO_ALL else 1 << seat
            if happened(state, facts.ROUND_ENDED, told_of):  # all dwarfs shown, the one left over is plain
                allowed |= {card - first: EVERYBODY for card in state.spare}
            learnt = [now & ~before for now, before in zip(state.known, known, strict=True)]
            assert [card for card, who in enumerate(learnt) if who & ~allowed[card]] == []
        known, first, told_of = list(state.known), state.base, happened_so_far


# --- looking again ----------------------------------------------------------------------------------


def goal_notes(state: State, viewer: int) -> list[str | None]:
    """What a viewer knows of the three goals."""
    return [cell["card"] for cell in seen(state, viewer)["mine"].values() if cell["what"] == "hidden"]


@pytest.mark.rule("X-G21")
def test_ones_own_role_can_be_looked_at_at_any_time() -> None:
    state = table(roles="miner saboteur miner miner miner")
    while state.decision.name == "turn":
        assert seen(state, 1)["seats"]["1"]["role"] == "saboteur"
        assert seen(state, 0)["seats"]["0"]["role"] == "miner"
        pass_card(state)


@pytest.mark.rule("X-G21")
def test_the_note_of_a_goal_seen_is_kept_until_the_round_ends() -> None:
    again = dealt(goals="treasure stone-ne stone-nw", spent=(3, 1))
    state = table(roles="miner saboteur miner miner miner", goals="stone-ne stone-nw treasure", rounds=[again])
    do(state, "0: play map at 8,0")
    while state.decision.name == "turn":
        assert goal_notes(state, 0) == [None, "stone-nw", None]
        assert goal_notes(state, 1) == [None, None, None]
        pass_card(state)
    do(state, "deal")
    assert goal_notes(state, 0) == [None, None, None]


@pytest.mark.rule("X-G21")
def test_another_look_takes_another_map() -> None:
    state = table(hands={0: "map map"}, goals="stone-ne stone-nw treasure")
    do(state, "0: play map at 8,0")
    pass_until(state, 0)
    do(state, "0: play map at 8,-2")
    assert goal_notes(state, 0) == ["stone-ne", "stone-nw", None]
    assert [seat for seat, _, _ in happened(state, facts.LOOKED)] == [0, 0]
