"""What holds at every moment of The Lost Mines, whoever plays, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from pyrite.games import LOST_MINES
from pyrite.games.lost_mines.events import DragonPaid, PoolShared, TrapSprung, TreasureShown
from pyrite.games.lost_mines.round import MOST_ROUNDS, ForestRound
from pyrite.games.lost_mines.routes import DISCOVERS, STEPS_AT, routes
from pyrite.kernel.audit import audited, eager
from pyrite.kernel.determinise import determinise
from pyrite.kernel.mine import EMPTY, GOAL, HIDDEN, PATH, START, spot
from pyrite.kernel.moves import LAY, MARK_AT, face, place, turned, verb
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.path import PathCard
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.events import RoleShown, RoundEnded, Scored, Shared, events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.options import Options
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup, deals_of, players_with
from tests.facts import kind_of
from tests.properties.combos import chance, forest
from tests.properties.games import Game, examples, lively, play, shown
from tests.properties.soak import LONGEST
from tests.rules.kit import sections

PLAYERS = players_with((), LOST_MINES)
GAMES = examples(compiled=60, interpreted=4)
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def moments(number: int, often: int) -> Iterator[State]:
    """About one decision in so many of a game, and its end."""
    rng, setup = chance(number), forest(chance(number))
    state = setup.begin(number)
    zeal = 2 + number % 3
    while not state.over():
        if rng.below(often) == 0:
            yield state
        state.play(lively(state, rng, zeal) if rng.below(2) else eager(state, rng, zeal))
    yield state


def the_forest(state: State) -> ForestRound:
    flow = state.book.flow
    assert isinstance(flow, ForestRound)
    return flow


# --- laying and walking, word by word from the rules --------------------------------------------------


def _open(state: State, at: tuple[int, int]) -> int | None:
    """The open sides of the card at a place, as far as it counts for others; None where there is none."""
    there = spot(*at)
    return state.mine.shape(there) & 15 if state.mine.what(there) in (START, PATH, GOAL) else None


def fits(state: State, shape: int, x: int, y: int) -> bool:
    """`legal(card, rotation, cell)` of the rules (LM-14 … LM-16)."""
    if state.mine.what(spot(x, y)) != EMPTY:
        return False
    extends = False
    for side, (dx, dy) in enumerate(SIDES):
        beside = _open(state, (x + dx, y + dy))
        if beside is None:
            continue
        here, there = shape >> side & 1, beside >> (side ^ 2) & 1
        if here != there:
            return False
        extends |= bool(here and there)
    return extends


@pytest.mark.rule("LM-14", "LM-16")
def test_a_path_may_lie_exactly_where_the_rule_says() -> None:
    looked = 0
    for number in range(GAMES):
        for state in moments(number, 12):
            if state.over() or state.decision.name != "turn":
                continue
            listed = {move for move in state.moves() if verb(move) == LAY}
            said = set()
            for number_ in set(state.faces_in_hand(state.decider)):
                kind = state.book.kinds[number_]
                if not isinstance(kind, PathCard):
                    continue
                said |= {
                    (number_, half, spot(x, y))
                    for half, shape in ((False, kind.shape), (True, kind.half_turn))
                    for x in range(11)
                    for y in range(7)
                    if fits(state, shape, x, y) and not (half and kind.shape == kind.half_turn)
                }
            assert {(face(move), turned(move), place(move)) for move in listed} == said
            looked += len(said)
    assert looked > 100


@pytest.mark.rule("LM-36")
def test_a_dwarf_may_step_exactly_where_nothing_is_in_its_way() -> None:
    walks = 0
    for number in range(GAMES):
        for state in moments(number, 4):
            if state.over() or state.decision.name != "walk":
                continue
            seen = sections(state, state.decider)["forest"]
            x, y = seen["dwarfs"][state.decider]
            tokens = {(edge["x"], edge["y"], edge["side"]): edge["token"] for edge in seen["edges"]}
            expected = set()
            for side, (dx, dy) in enumerate(SIDES):
                here, there, to = _open(state, (x, y)), _open(state, (x + dx, y + dy)), (x + dx, y + dy)
                assert here is not None
                name = ("north", "east", "south", "west")
                guarded = "troll" in (
                    tokens.get((x, y, name[side])),
                    tokens.get((*to, name[side ^ 2])),
                )
                if not here >> side & 1 or guarded:
                    continue
                if state.mine.what(spot(*to)) == HIDDEN:
                    expected.add(side)
                elif there is not None and there >> (side ^ 2) & 1:
                    on = state.kind(state.mine.card(spot(*to))).name if state.mine.what(spot(*to)) == PATH else ""
                    narrow = on.startswith(("tree", "lake", "ditch", "rocks"))
                    shut = (
                        narrow
                        and not on.startswith("rocks")
                        and to not in [(tool["x"], tool["y"]) for tool in seen["tools"]]
                    )
                    taken = any(dwarf == to for seat, dwarf in enumerate(seen["dwarfs"]) if seat != state.decider)
                    if not shut and not (narrow and taken):
                        expected.add(side)
            assert {move >> MARK_AT & 15 for move in state.moves() if verb(move) == state.book.verb("step")} == expected
            walks += 1
    assert walks > 50


def test_the_ways_that_are_shown_can_be_walked() -> None:
    walked = 0
    for number in range(GAMES):
        for state in moments(number, 25):
            if state.over() or state.decision.name != "walk":
                continue
            seen = sections(state, state.decider)["forest"]
            for walk in seen["walks"]:
                twin, steps = state.copy(), walk["route"]
                traps = 0
                for letter in steps:
                    before = len(twin.log)
                    twin.play(twin.book.verb("step") | "NESW".index(letter) << MARK_AT)
                    traps += sum(kind_of(state.book, fact) == TrapSprung for fact in list(twin.log)[before:])
                where = twin.memory[the_forest(twin).forest.dwarf + state.decider]
                assert (where, traps) == (spot(walk["x"], walk["y"]), walk["traps"])
                walked += 1
            flow = the_forest(state)
            found = {r & 255: r for r in routes(state.mine, state.memory, flow.forest, state.decider)}
            assert len(found) == len(seen["walks"])
            assert all(r >> STEPS_AT & 7 <= seen["steps"] for r in found.values())
            assert {bool(r & DISCOVERS) for r in found.values()} == {walk["discovers"] for walk in seen["walks"]}
    assert walked > 20


# --- decisions, moves, texts --------------------------------------------------------------------------


def test_every_move_printed_parses_back_and_is_listed_once() -> None:
    for number in range(GAMES):
        for state in moments(number, 6):
            moves = list(state.moves())
            assert len(set(moves)) == len(moves)
            assert bool(moves) != state.over()
            for move in moves:
                assert parse_move(state.book, print_move(state.book, move)) == move


@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_has_an_end(players: int) -> None:
    """Each card is used once; a turn has its card, five steps, a mine to turn, a treasure, and one proposal to end."""
    for seed in range(examples(compiled=20, interpreted=2)):
        state, rng = Setup(players, game=LOST_MINES).begin(seed), chance(seed)
        made: Counter[int] = Counter()
        turns: Counter[int] = Counter()
        while not state.over():
            made[state.round] += 1
            turns[state.round] += state.decision.name == "turn"
            state.play(eager(state, rng, seed % 5))
        assert sorted(made) == [1, 2]
        assert max(turns.values()) <= 2 * 53
        assert max(made.values()) <= 53 * (2 + 5 + 2 + players) + 1


@pytest.mark.rule("LM-48")
def test_players_who_find_nothing_do_not_play_deciding_rounds_for_ever() -> None:
    setup = Setup(3, Options(decider="true"), game=LOST_MINES)
    state = setup.begin(1)
    while not state.over():
        state.play(next(move for move in reversed(list(state.moves())) if move != state.book.verb("propose-end")))
    assert state.round == MOST_ROUNDS
    assert list(state.loose) == [0, 0, 0]
    told = events(state, WATCHER)
    assert [event.nuggets for event in told if isinstance(event, Scored)] == [0, 0, 0]


# --- points -------------------------------------------------------------------------------------------


@pytest.mark.rule("LM-43", "LM-44")
def test_points_are_what_the_events_say_and_come_from_treasures_shown() -> None:
    paid = 0
    for number in range(GAMES):
        setup, seed = forest(chance(number)), 5 * number + 4  # the most zealous players
        state = play(setup.begin(seed), Game(setup, seed).moves())
        points, begun = [0] * setup.players, [0] * setup.players
        shown_now: dict[int, int] = {}
        roles: dict[int, str] = {}
        for event in events(state, number % setup.players):
            match event:
                case RoundEnded():
                    shown_now, roles, begun = {}, {}, points[:]
                case RoleShown(seat=seat, role=role):
                    roles[seat] = role
                case TreasureShown(seat=seat, treasure=treasure):
                    shown_now[seat] = shown_now.get(seat, 0) + int(treasure.rsplit("-", 1)[1])
                case PoolShared(clan=clan, total=total, each=each, rest=rest, members=members):
                    side = {"blue": "yellow", "yellow": "blue"}
                    team = [
                        seat
                        for seat, role in sorted(roles.items())
                        if role == f"{clan}-loyal" or role == f"{side[clan]}-saboteur"
                    ]
                    assert list(members) == team
                    assert total == sum(shown_now.get(seat, 0) for seat in team) == each * len(team) + rest
                case Shared(seat=seat, nuggets=nuggets, reason=reason):
                    points[seat] += nuggets
                    paid += nuggets
                    if reason == "treasures":
                        assert roles[seat].endswith("selfish")
                        assert nuggets == shown_now[seat]
                case DragonPaid(seat=seat, points=lost_points):
                    has = points[seat] - (begun[seat] if setup.options.dragon_from == "round" else 0)
                    assert lost_points == min(2, has)
                    points[seat] -= lost_points
                case Scored(seat=seat, nuggets=nuggets):
                    assert nuggets == points[seat] == state.loose[seat]
    assert paid > 0


# --- copies, samples, replays -------------------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    for number in range(GAMES):
        for state in moments(number, 60):
            before = shown(state)
            twin = state.copy()
            rng = Rng(1, 2, 3, 4)
            for _ in range(30):
                if not twin.over():
                    twin.play(lively(twin, rng, 2))
            assert shown(state) == before


def test_the_same_moves_from_the_same_deals_are_the_same_game_for_everybody() -> None:
    for number in range(GAMES):
        setup = forest(chance(number))
        moves = Game(setup, number).moves()
        state = play(setup.begin(number), moves)
        again = setup.begin(0, deals_of(state))
        for move in moves:
            again.play(parse_move(again.book, print_move(again.book, move)))
        assert list(again.log) == list(state.log)
        for viewer in (*range(setup.players), WATCHER):
            told = events(state, viewer)
            assert told == events(again, viewer)
            assert [event.number for event in told] == list(range(len(told)))
        assert shown(view(again, WATCHER)) == shown(view(state, WATCHER))


def test_the_view_of_a_sample_is_the_view_it_was_drawn_from_and_it_can_be_played_on() -> None:
    drawn = 0
    for number in range(GAMES):
        rng = chance(number)
        for state in moments(number, 40):
            for viewer in (*range(state.book.seats), WATCHER):
                seen = view(state, viewer)
                sample = determinise(seen, rng)
                assert shown(view(sample, viewer)) == shown(seen)
                drawn += 1
            if rng.below(3) == 0:
                assert audited(sample, rng, 3, LONGEST) == ""
    assert drawn > 40


def test_positions_as_text_go_on_as_they_would_have() -> None:
    """Those above all at which something other than a turn or a step is decided."""
    told: Counter[str] = Counter()
    for number in range(GAMES):
        rng = chance(number)
        for state in moments(number, 1):
            if rng.below(60) and (state.over() or state.decision.name in ("turn", "walk", "consent")):
                continue
            twin, other = parse_position(print_position(state)), state.copy()
            told[state.decision.name] += 1
            for _ in range(8):
                if not other.over():
                    move = eager(other, rng, 3)
                    other.play(move)
                    twin.play(move)
            assert print_position(twin) == print_position(other)
            for viewer in (*range(state.book.seats), WATCHER):
                assert shown(view(twin, viewer)) == shown(view(other, viewer))
    assert {"turn", "walk", "fitting", "next-round"} <= set(told)
