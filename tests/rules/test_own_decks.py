"""Decks of one's own: they stand in for ours if the rules can do with them, and are refused in clear words if not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pyrite import cli
from pyrite.arena.run import run
from pyrite.games.saboteur.arena.match import Match
from pyrite.kernel.audit import audited
from pyrite.kernel.errors import DeckError
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe, printed
from pyrite.kernel.view import view
from pyrite.records import save
from pyrite.setup import decks, setup
from pyrite.setup.decks import deck_file, read_own, take_over
from pyrite.setup.options import options_from
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup
from pyrite.telling import explain
from tests.records.kit import played
from tests.rules.chest_scenes import chest_table
from tests.rules.kit import do, hand, nuggets, options_text, refuses, sections, table


@pytest.fixture(autouse=True)
def put_back() -> Iterator[None]:
    """Whatever stands in for our decks in a test is gone after it, with all books composed from it."""
    yield
    decks.OWN.clear()
    setup._compose.cache_clear()


def ours(name: str) -> dict[str, Any]:
    text = deck_file(name).read_text(encoding="utf-8")
    deck: dict[str, Any] = json.loads(text)
    return deck


def file(**decks: object) -> bytes:
    return json.dumps({"decks": decks}).encode()


def changed(name: str, change: Callable[[dict[str, Any]], object]) -> bytes:
    """A file with one of our decks, something of it changed."""
    deck = ours(name)
    change(deck)
    return file(**{name: deck})


def card(deck: dict[str, Any], name: str, kind: str = "") -> dict[str, Any]:
    return next(found for found in deck["cards"] if found["name"] == name and found["kind"].startswith(kind))


def more_maps(deck: dict[str, Any]) -> None:
    card(deck, "map")["count"] += 3
    deck["total"]["action"] += 3


def refused(text: bytes) -> DeckError:
    with pytest.raises(DeckError) as refusal:
        read_own(text, "own.json")
    assert explain(refusal.value).startswith("The deck own.json")
    return refusal.value


@pytest.mark.parametrize("name", decks.deck_names())
def test_our_own_decks_are_fine(name: str) -> None:
    assert read_own(file(**{name: ours(name)}), "own.json") == {name: decks.load(name)}


def test_a_deck_stands_in_for_ours() -> None:
    take_over(read_own(changed("base", more_maps), "own.json"))
    setup._compose.cache_clear()
    book = Setup(3).book()
    assert [book.kinds[face].name for face in book.deck].count("map") == 9
    assert len(book.deck) == 70
    state = Setup(3).begin(seed=4)
    while not state.over():
        state.play(state.moves()[0])


def test_a_file_may_have_no_deck_at_all() -> None:
    assert read_own(b'{"decks": {}}', "own.json") == {}


# --- what the rules can do with -----------------------------------------------------------------------


def other_shapes(deck: dict[str, Any]) -> None:
    deck["cards"].remove(card(deck, "nesw"))
    card(deck, "NESW")["count"] += 1


def other_layout(deck: dict[str, Any]) -> None:
    deck["layout"]["goals"] = [[9, -3], [10, 0], [9, 3]]


def richer_goals(deck: dict[str, Any]) -> None:
    card(deck, "bag-2")["count"] += 2
    deck["total"]["goal"] += 2


@pytest.mark.parametrize(
    ("name", "change"), [("base", other_shapes), ("base", other_layout), ("new_goals", richer_goals)]
)
def test_shapes_numbers_and_places_are_free(name: str, change: Callable[[dict[str, Any]], None]) -> None:
    (deck,) = read_own(changed(name, change), "own.json").values()
    assert deck != decks.load(name)


def wide_board(deck: dict[str, Any]) -> None:
    deck["board"] |= {"columns": 20, "rows": 9, "mines": [[19, 8], [10, 0], [10, 4], [19, 0]]}


def narrow_board(deck: dict[str, Any]) -> None:
    deck["board"] |= {"columns": 5, "rows": 3, "starts": {"blue": [0, 0], "yellow": [0, 2]}}
    deck["board"]["mines"] = [[4, 0], [4, 1], [4, 2], [2, 1]]


def two_silver_mines(deck: dict[str, Any]) -> None:
    card(deck, "mine-silver")["count"] = 2
    deck["total"]["mine"] = 5
    deck["board"]["mines"].append([9, 5])


def rich_treasures(deck: dict[str, Any]) -> None:
    card(deck, "gold-2").update(name="gold-9", value=9)


def more_of_everything(deck: dict[str, Any]) -> None:
    for name in ("troll", "axe"):
        card(deck, name)["count"] += 2
        deck["tokens"][name] = 10
    deck["total"]["action"] += 4
    deck["aside"] = 1
    deck["companies"][0]["hand"] = 12


@pytest.mark.parametrize("change", [wide_board, narrow_board, two_silver_mines, rich_treasures, more_of_everything])
@pytest.mark.parametrize("players", [3, 9])
def test_a_forest_of_ones_own_can_be_played(change: Callable[[dict[str, Any]], None], players: int) -> None:
    take_over(read_own(changed("lost_mines", change), "own.json"))
    setup._compose.cache_clear()
    rng = Rng.from_seed(b"a forest of mine")
    for seed in range(3):
        state = Setup(players, game="lost-mines").begin(seed)
        while not state.over():
            describe(view(state, state.decider))  # routes are counted in cells of the board
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])


# --- what they cannot ---------------------------------------------------------------------------------


def without(name: str) -> Callable[[dict[str, Any]], None]:
    def change(deck: dict[str, Any]) -> None:
        gone = card(deck, name)
        deck["cards"].remove(gone)
        deck["total"][gone["kind"]] -= gone["count"]

    return change


def no_layout(deck: dict[str, Any]) -> None:
    del deck["layout"]


def new_dwarf(deck: dict[str, Any]) -> None:
    deck["cards"].append({**card(deck, "miner"), "name": "troll"})
    deck["total"]["role"] += card(deck, "miner")["count"]


def new_action(deck: dict[str, Any]) -> None:
    deck["cards"].append({**card(deck, "map"), "name": "theft", "does": "theft"})
    deck["total"]["action"] += card(deck, "map")["count"]


def worth_five(deck: dict[str, Any]) -> None:
    card(deck, "3", "gold").update(name="5", value=5)


def dragon(deck: dict[str, Any]) -> None:
    card(deck, "stone-ne").update(name="dragon", face="dragon")


def no_gold(deck: dict[str, Any]) -> None:
    deck["cards"] = [found for found in deck["cards"] if found["kind"] != "gold"]
    del deck["total"]["gold"]


def many_maps(deck: dict[str, Any]) -> None:
    card(deck, "map")["count"] += 100
    deck["total"]["action"] += 100


def few_tables(deck: dict[str, Any]) -> None:
    del deck["seats"][0]


def other_pay(deck: dict[str, Any]) -> None:
    del deck["saboteurPay"]["cz"]


def start_elsewhere(deck: dict[str, Any]) -> None:
    deck["layout"]["start"] = [1, 0]


def goals_apart(deck: dict[str, Any]) -> None:
    deck["layout"]["goals"][0][0] = 16


def goals_far(deck: dict[str, Any]) -> None:
    for goal in deck["layout"]["goals"]:
        goal[0] += 60


def wrong_shape(deck: dict[str, Any]) -> None:
    card(deck, "NESW")["open"] = "NES"


def pay_too(deck: dict[str, Any]) -> None:
    deck["saboteurPay"] = {"std": [4]}


def board(**changes: object) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["board"].update(changes)


def tokens(**changes: object) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["tokens"].update(changes)


def straight_mine(deck: dict[str, Any]) -> None:
    card(deck, "mine-gold").update(open="EW", links=["EW"])


def new_clan(deck: dict[str, Any]) -> None:
    card(deck, "blue-selfish")["name"] = "blue-greedy"


def no_company(deck: dict[str, Any]) -> None:
    del deck["companies"][6]


def many_mines(deck: dict[str, Any]) -> None:
    card(deck, "mine-gold")["count"] = 6
    deck["total"]["mine"] = 9
    deck["board"]["mines"] = [[9, y] for y in range(7)] + [[10, 0], [10, 6]]


def large_hand(deck: dict[str, Any]) -> None:
    deck["companies"][0]["hand"] = 13


def worth_a_fortune(deck: dict[str, Any]) -> None:
    card(deck, "gold-2").update(name="gold-21", value=21)


def few_treasures(deck: dict[str, Any]) -> None:
    deck["cards"] = [found for found in deck["cards"] if found["kind"] != "treasure" or "jewels" not in found["name"]]
    deck["total"]["treasure"] = sum(found["count"] for found in deck["cards"] if found["kind"] == "treasure")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (board(columns=21), ": “board, columns” is “21”. Allowed: 1…20"),
        (board(rows=13), ": “board, rows” is “13”. Allowed: 1…12"),
        (board(columns=20, rows=10), ": “board, cells with a rim around them” is “264”. Allowed: 1…256"),
        (many_mines, ": “board, mines” is “9”. Allowed: 1…8"),
        (tokens(trap=11), ": “tokens, trap” is “11”. Allowed: 1…10"),
        (lambda deck: deck.pop("tokens"), ": The field “tokens” is missing."),
        (lambda deck: deck.pop("aside"), ": The field “aside” is missing."),
        (straight_mine, ". Card mine-gold: “open” is “EW”. Allowed: N or S, and E or W: any side after half a turn"),
        (without("mine-gold"), ": “board, mines” is “4”. Allowed: 3…3"),
        (without("storm"), ". Card storm: It is missing. The rules count on it."),
        (new_clan, ". Card blue-selfish: It is missing. The rules count on it."),
        (no_company, ": “companies, players” is “3, 4, 5, 6, 7, 8”. Allowed: 3, 4, 5, 6, 7, 8, 9"),
        (large_hand, ": “companies, players 3, hand” is “13”. Allowed: 1…12"),
        (worth_a_fortune, ". Card gold-21: “value” is “21”. Allowed: 1…20"),
        (few_treasures, ": “companies, players” is “9”. Allowed: 1…8"),
    ],
)
def test_a_forest_that_the_rules_cannot_count_in_is_refused(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    told = explain(refused(changed("lost_mines", change)))
    assert told.startswith(f"The deck own.json, lost_mines cannot be used{sentence}")


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        ("base", no_layout, "own.json, base cannot be used: The field “layout” is missing."),
        ("base", without("map"), "own.json, base cannot be used. Card map: It is missing. The rules count on it."),
        ("new_goals", without("treasure"), "own.json, new_goals cannot be used. Card treasure: It is missing. "),
        ("base", new_dwarf, "own.json, base cannot be used. Card troll: “name” is “troll”. Allowed: miner, saboteur"),
        ("base", new_action, "own.json, base cannot be used. Card theft: “name” is “theft”. Allowed: break-pickaxe, "),
        ("base", worth_five, "own.json, base cannot be used. Card 5: “name” is “5”. Allowed: 1, 2, 3"),
        ("base", dragon, "own.json, base cannot be used. Card dragon: “face” is “dragon”. Allowed: treasure, stone"),
        ("base", no_gold, "own.json, base cannot be used: “total” is “start, goal, path, action, role”. Allowed: "),
        ("base", many_maps, "own.json, base cannot be used: “total, action” is “127”. Allowed: 1…100"),
        ("base", few_tables, "own.json, base cannot be used: “seats, players” is “4, 5, 6, 7, 8, 9, 10”. Allowed: 3, "),
        ("base", other_pay, "own.json, base cannot be used: “saboteurPay” is “std”. Allowed: std, cz"),
        ("base", start_elsewhere, "own.json, base cannot be used: “layout, start” is “1,0”. Allowed: 0,0"),
        ("base", goals_apart, "own.json, base cannot be used: “layout, goals” is “16,-2 8,0 8,2”. Allowed: within 7 "),
        ("base", goals_far, "own.json, base cannot be used: “layout, goals” is “68,-2”. Allowed: up to 60 from"),
        ("base", wrong_shape, "own.json, base cannot be used. Card NESW: “open” is “NES”. Allowed: NESW"),
        ("saboteur2", pay_too, "own.json, saboteur2 cannot be used: There is no field “saboteurPay”. The fields are: "),
    ],
)
def test_what_the_rules_cannot_do_with_is_refused(
    name: str, change: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    assert explain(refused(changed(name, change))).startswith(f"The deck {sentence}")


# --- what lies in the mine, and what chests do to hands and goals --------------------------------------


def stacks(**changes: object) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["stacks"].update(changes)


def goals(*cells: list[int]) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["layout"].update(goals=[*cells, [8, -2], [8, 0], [8, 2], [8, 4]])


def picture(*at: list[int]) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["picture"].update(cells=[{"at": cell, "open": "NS"} for cell in at])


def tolls(**changes: int) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["tolls"].update(changes)


def tournament(**changes: object) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["tournament"].update(changes)


def tables(players: int, **changes: int) -> Callable[[dict[str, Any]], None]:
    """A line of the base game, or of the tournament, with something else in it."""

    def change(deck: dict[str, Any]) -> None:
        lines = deck["seats"] if "seats" in deck else deck["tournament"]["seats"]
        next(line for line in lines if line["players"] == players).update(changes)

    return change


def copies(name: str, count: int, kind: str = "") -> Callable[[dict[str, Any]], None]:
    def change(deck: dict[str, Any]) -> None:
        found = card(deck, name, kind)
        deck["total"][found["kind"]] += count - found["count"]
        found["count"] = count

    return change


def rich_bag(deck: dict[str, Any]) -> None:
    card(deck, "bag-2").update(name="bag-21", nuggets=21)


def one_of_each_dwarf(deck: dict[str, Any]) -> None:
    dwarfs = [found for found in deck["cards"] if found["kind"] == "role"]
    for found in dwarfs:
        found["count"] = 1
    deck["total"]["role"] = len(dwarfs)


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("chests", stacks(between=[[1, -1], [3, 1]], presets=[]), "stacks, between, cells with room for a stack” is “"),
        ("chests", stacks(free=[[5, 5], [5, 5]]), "stacks, free, cells with room for a stack” is “1”. Allowed: 16…"),
        ("chests", stacks(free=[[-61, -3], [9, 3]]), "stacks, free” is “-61,-3”. Allowed: up to 60 from the start"),
        ("postcard", picture([0, 0]), "picture, cells” is “0,0”. Allowed: not on the start nor beside it, where it "),
        ("postcard", picture([0, -1]), "picture, cells” is “0,-1”. Allowed: not on the start nor beside it, where it "),
        ("postcard", picture([1000, 0]), "picture, cells” is “1000,0”. Allowed: up to 60 from the start"),
        ("postcard", picture([8, 2]), "picture, cells” is “8,2”. Allowed: a cell where nothing else lies"),
        ("new_goals", goals([4, 0]), "layout, goals” is “4,0”. Allowed: a cell where nothing else lies"),
        ("new_goals", goals([1, 0]), "layout, goals” is “1,0”. Allowed: not on the start nor beside it, where it "),
        ("new_goals", goals([1, -4]), "layout, goals” is “1,-4 8,-2 8,0 8,2 8,4”. Allowed: within 7 columns and 15 "),
        ("new_goals", copies("treasure", 2), "count” is “2”. Allowed: 1…1"),
        ("new_goals", rich_bag, "nuggets” is “21”. Allowed: 0…20"),
        ("championship", tournament(centre=[8, 0]), "tournament, centre” is “8,0”. Allowed: a cell where nothing "),
        ("championship", tournament(centre=[0, 0]), "tournament, centre” is “0,0”. Allowed: not on the start nor "),
        ("championship", tournament(seats=[]), "tournament, seats, players” is “”. Allowed: 5, 6, 7, 8, 9"),
        ("championship", tables(9, hand=8), "tournament, seats, players 9, hand” is “8”. Allowed: 1…7"),
        ("championship", tables(5, miners=-1, saboteurs=5), "tournament, pay, saboteurs, length” is “3”. Allowed: 5…"),
        (
            "championship",
            tables(7, miners=6, saboteurs=-1),
            "tournament, seats, players 7, saboteurs” is “-1”.",
        ),
        ("base", lambda deck: deck["saboteurPay"].update(cz=[4, 3, 2, 21]), "saboteurPay cz” is “21”. Allowed: 1…20"),
        ("base", tables(3, hand=16), "seats, players 3, hand” is “16”. Allowed: 1…15"),
        ("tolls", tolls(figures=7), "tolls, figures” is “7”. Allowed: 1…6"),
        ("tolls", tolls(nuggets=21), "tolls, nuggets” is “21”. Allowed: 0…20"),
        ("tolls", tolls(nuggets=-1), "tolls, nuggets” is “-1”. Allowed: 0…"),
        ("tolls", tolls(figures=0), "tolls, figures” is “0”. Allowed: 1…"),
        ("saboteur2", one_of_each_dwarf, "total, role” is “6”. Allowed: 13…"),
    ],
)
def test_what_does_not_go_with_the_rest_of_the_box_is_refused(
    name: str, change: Callable[[dict[str, Any]], None], told: str
) -> None:
    sentence = explain(refused(changed(name, change)))
    assert sentence.startswith(f"The deck own.json, {name} cannot be used")
    assert f"“{told}" in sentence


@pytest.mark.rule("TT-1", "TT-2")
def test_figures_and_nuggets_of_the_tolls_are_those_of_the_deck() -> None:
    take_over(read_own(changed("tolls", tolls(figures=3, nuggets=2)), "own.json"))
    setup._compose.cache_clear()
    state = table(3, hands=dict.fromkeys(range(3), "map"), modules=("tolls",))
    assert nuggets(state) == [2, 2, 2]
    do(state, "0: toll map at 0,0 north", "1: toll map at 0,0 east", "2: toll map at 0,0 south")
    assert [figure["side"] for figure in sections(state, 0)["figures"]] == ["north", "east", "south"]
    assert refuses(state, f"toll {hand(state, 0)[0]} at 0,0 west") == ("TT-2", "no-figure")
    assert print_position(parse_position(print_position(state))) == print_position(state)


@pytest.mark.rule("D-36")
def test_what_everybody_began_with_is_what_he_gives_back() -> None:
    take_over(read_own(changed("tolls", tolls(nuggets=2)), "own.json"))
    setup._compose.cache_clear()
    for counts, score in (("true", 2), ("false", 0)):
        state = Setup(3, options_from(toll_start_token_counts=counts), ("tolls",)).begin(1)
        assert [state.score(seat) for seat in range(3)] == [score] * 3


def test_decks_of_one_file_are_held_against_each_other() -> None:
    """Each goes with ours, but not with the other."""
    new_goals, postcard = ours("new_goals"), ours("postcard")
    goals([6, 4])(new_goals)
    picture([6, 4])(postcard)
    for alone in (file(new_goals=new_goals), file(postcard=postcard)):
        assert read_own(alone, "own.json")
    told = explain(refused(file(new_goals=new_goals, postcard=postcard)))
    assert told.startswith(
        "The deck own.json, postcard cannot be used: “picture, cells” is “6,4”. Allowed: a cell where"
    )


@pytest.mark.parametrize(
    ("name", "change", "modules"),
    [
        ("chests", stacks(count=7, presets=[]), ("chests", "party")),
        ("chests", copies("chest-d", 9), ("chests", "saboteur-2")),
        ("chests", copies("chest-g", 9), ("chests", "pioneer")),
        ("chests", copies("chest-e", 3), ("chests", "swap-goals")),
        ("new_goals", goals([8, -6]), ("new-goals", "chests", "swap-goals")),
        ("postcard", picture([3, 2]), ("costumes", "chests")),
        ("championship", tables(5, hand=13), ("tournament", "chests")),
        ("base", tables(5, hand=13), ("chests",)),
        ("tolls", tolls(figures=6, nuggets=0), ("tolls", "new-goals")),
        ("tolls", tolls(figures=1, nuggets=20), ("tolls", "saboteur-2")),
    ],
)
def test_what_goes_with_it_can_be_played(
    name: str, change: Callable[[dict[str, Any]], None], modules: tuple[str, ...]
) -> None:
    take_over(read_own(changed(name, change), "own.json"))
    setup._compose.cache_clear()
    options = options_from(goal_move="anyFarther", chest_layout="free")
    for seed in range(4):
        state = Setup(5, options, modules).begin(seed)
        assert audited(state, Rng.from_seed(f"{seed:032x}"), seed % 5, 100_000) == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"chests", "own.json cannot be used: This is no JSON that can be read."),
        (b"[]", "own.json cannot be used: What “$” holds is not of the type object."),
        (b"{}", "own.json cannot be used: The field “decks” is missing."),
        (b'{"decks": {}, "deck": 1}', "own.json cannot be used: There is no field “deck”. The fields are: decks."),
        (b'{"decks": {"trolls": {}}}', "own.json, trolls cannot be used: There is no such deck. The decks are: base, "),
        (b'{"decks": {"base": {}}}', "own.json, base cannot be used: The field “title” is missing."),
        (b'{"decks": {"base": 7}}', "own.json, base cannot be used: What “$” holds is not of the type object."),
    ],
)
def test_a_file_of_another_form_is_refused(text: bytes, sentence: str) -> None:
    assert explain(refused(text)).startswith(f"The deck {sentence}")


@pytest.mark.rule("X-G10")
def test_of_two_chests_that_turn_a_draw_into_a_look_one_has_no_draw_left() -> None:
    take_over(read_own(changed("chests", copies("chest-g", 2)), "own.json"))
    setup._compose.cache_clear()
    state = chest_table("g g", "NESW EW", ((2, 1), (1, 2), (7, -1), (7, 1)), hands={0: "NESW"}, laid="NESW 1,0")
    do(state, "0: lay NESW 1,1", "0: reveal 2,1")
    assert state.decision.name == "chest-keep"
    do(state, options_text(state)[0])
    assert (state.decision.name, state.hand_size[0]) == ("turn", 6)


# --- the commands -------------------------------------------------------------------------------------


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    path = tmp_path / "maps.json"
    path.write_bytes(changed("base", more_maps))
    return path


QUICK = "simulate --miners random --saboteurs random --players 3 --rounds 2 --jobs 1 --json"


def test_bots_play_with_it(maps: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decisions = []
    for more in ([], ["--decks", str(maps)]):
        setup._compose.cache_clear()
        assert cli.main([*QUICK.split(), *more]) == 0
        decisions.append(json.loads(capsys.readouterr().out)["cells"][0]["decisions"])
    assert decisions[0] != decisions[1]


def test_every_process_plays_with_it(maps: Path) -> None:
    take_over(read_own(maps.read_bytes(), maps.name))
    setup._compose.cache_clear()
    match = Match("random", "random", 3)
    alone, together = (run([match], rounds=60, seed=3, jobs=jobs)[0] for jobs in (1, 2))
    assert (alone.won, alone.decisions) == (together.won, together.decisions)


def test_a_game_played_with_it_replays_with_it_and_not_without(
    maps: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    take_over(read_own(maps.read_bytes(), maps.name))
    setup._compose.cache_clear()
    game = tmp_path / "game.pyrite"
    save(played(Setup(3), seed=1).record(), game)
    decks.OWN.clear()
    setup._compose.cache_clear()
    assert cli.main(["replay", str(game)]) == 2
    assert "The deck of round 1 is not the printed one. Found and printed: map 9/6" in capsys.readouterr().err
    setup._compose.cache_clear()
    assert cli.main(["replay", str(game), "--decks", str(maps)]) == 0
    assert "Round 3 begins." in capsys.readouterr().out


@pytest.mark.parametrize(("command", "code"), [("replay game.pyrite", 2), ("simulate", 1), ("serve", 1)])
def test_a_wrong_file_is_refused_before_anything_else(
    command: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.json"
    path.write_bytes(b'{"decks": {"trolls": {}}}')
    assert cli.main([*command.split(), "--decks", str(path)]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pyrite: The deck wrong.json, trolls cannot be used: There is no such deck. The decks are: ")


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--decks", str(tmp_path / "none.json")]) == 1
    assert "none.json" in capsys.readouterr().err


# --- the page about it --------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "own-decks.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (text,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(text)


def test_the_example_of_the_page_can_be_played() -> None:
    take_over(read_own(block("json").encode(), "my-box.json"))
    setup._compose.cache_clear()
    goals = Setup(3, modules=("new-goals",)).book()
    assert [goals.kinds[face].name for face in goals.goals].count("dragon") == 2
    state = Setup(3, modules=("new-goals",)).begin(seed=4)
    while not state.over():
        state.play(state.moves()[0])


def test_the_error_of_the_page_is_one() -> None:
    example = block("json")
    assert example.count('"dragon", "count": 2') == 1
    with pytest.raises(DeckError) as refusal:
        read_own(example.replace('"dragon", "count": 2', '"dragon", "count": 0').encode(), "my-box.json")
    assert f"pyrite: {explain(refusal.value)}\n" == block("text")


def test_what_is_printed_comes_from_the_decks_in_use() -> None:
    """The page draws goals and the postcard from it, whatever they are called."""

    def other_goals(deck: dict[str, Any]) -> None:
        card(deck, "bag-1").update(open="NESW", links=["NESW"])
        card(deck, "bag-2").update(name="bag-3", nuggets=3, open="NES", links=["NE"], dead="S")
        card(deck, "stone-nw").update(name="stone-ns", open="NS", links=["NS"])

    chosen = Setup(4, modules=("new-goals", "party"))
    before = printed(chosen.book())
    take_over(read_own(changed("new_goals", other_goals), "own.json"))
    setup._compose.cache_clear()
    after = printed(chosen.book())
    assert {name: after[name] for name in after.keys() - before.keys()} == {"bag-3": "NEs", "stone-ns": "NS"}
    assert before.keys() - after.keys() == {"bag-2", "stone-nw"}
    assert (before["bag-1"], after["bag-1"]) == ("NE", "NESW")

    postcard = ours("postcard")
    postcard["picture"]["cells"] = [{"at": [3, 0], "open": "EW", "links": ["EW"]}, {"at": [4, 0], "open": "W"}]
    take_over(read_own(file(postcard=postcard), "own.json"))
    setup._compose.cache_clear()
    told = printed(chosen.book())
    assert {place: shape for place, shape in told.items() if "," in place} == {"3,0": "EW", "4,0": "w"}
