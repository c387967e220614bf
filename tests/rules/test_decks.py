"""The decks: every count of the printed games, and what a deck file must not say."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from pyrite.games.lost_mines.deck import Board, MineCard, Tokens, path_shape
from pyrite.games.lost_mines.forest import FEATURE_AT, FEATURES
from pyrite.games.saboteur.deck import Seats, pay_of, seats_for
from pyrite.games.saboteur.modules.chests.deck import ChestCard, ChestPath
from pyrite.games.saboteur.modules.tolls.deck import Tolls
from pyrite.games.saboteur.stacks import Stacks
from pyrite.kernel.decks.cards import (
    ActionCard,
    Deck,
    GoalCard,
    GoldCard,
    Layout,
    PathCard,
    RoleCard,
    Shaped,
    StartCard,
    shape,
)
from pyrite.kernel.errors import DeckError
from pyrite.kernel.shapes import spell, turned
from pyrite.setup.decks import deck_file, deck_names, load, read
from pyrite.setup.options import EDITIONS
from tests.rules.drawing import parse_shape

BASE, SABOTEUR_2, NEW_GOALS, CHAMPIONSHIP = (load(name) for name in ("base", "saboteur2", "new_goals", "championship"))
CHESTS, FOREST = load("chests"), load("lost_mines")


def counts(deck: Deck, kind: type[Any]) -> dict[str, int]:
    return {card.name: card.count for card in deck.of(kind)}


# The base game


@pytest.mark.rule("B-2")
def test_the_base_game_has_44_path_cards_27_actions_28_gold_and_11_dwarfs() -> None:
    assert BASE.total == {"start": 1, "goal": 3, "path": 40, "action": 27, "gold": 28, "role": 11}
    assert sum(counts(BASE, Shaped).values()) == 44


@pytest.mark.rule("B-2")
def test_the_40_tunnels_of_the_base_game() -> None:
    through = {"NESW": 5, "NES": 5, "ESW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
    dead_ends = dict.fromkeys(["nesw", "nes", "esw", "ns", "ew", "ne", "nw", "n", "e"], 1)
    assert counts(BASE, PathCard) == through | dead_ends
    assert (sum(through.values()), sum(dead_ends.values())) == (31, 9)


@pytest.mark.rule("B-2")
def test_the_27_actions_of_the_base_game() -> None:
    assert counts(BASE, ActionCard) == {
        "break-pickaxe": 3,
        "break-lantern": 3,
        "break-cart": 3,
        "fix-pickaxe": 2,
        "fix-lantern": 2,
        "fix-cart": 2,
        "fix-pickaxe-lantern": 1,
        "fix-pickaxe-cart": 1,
        "fix-lantern-cart": 1,
        "rockfall": 3,
        "map": 6,
    }


@pytest.mark.rule("B-2")
def test_the_dwarfs_and_the_gold_of_the_base_game() -> None:
    assert counts(BASE, RoleCard) == {"miner": 7, "saboteur": 4}
    assert counts(BASE, GoldCard) == {"1": 16, "2": 8, "3": 4}
    assert sum(card.value * card.count for card in BASE.of(GoldCard)) == 44


def test_the_start_shows_a_ladder_and_the_goals_are_a_treasure_and_two_stones() -> None:
    (start,) = BASE.of(StartCard)
    assert shape(start) == parse_shape("NESW#")
    assert [(card.name, card.face, spell(shape(card))) for card in BASE.of(GoalCard)] == [
        ("treasure", "treasure", "NESW"),
        ("stone-ne", "stone", "NE"),
        ("stone-nw", "stone", "NW"),
    ]


@pytest.mark.rule("B-3")
@pytest.mark.parametrize(
    ("players", "saboteurs", "miners"),
    [(3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 5), (7, 3, 5), (8, 3, 6), (9, 3, 7), (10, 4, 7)],
)
def test_the_pool_of_dwarfs(players: int, saboteurs: int, miners: int) -> None:
    seats = seats_for(BASE, players)
    assert seats is not None
    assert (seats.saboteurs, seats.miners) == (saboteurs, miners)
    assert seats.saboteurs + seats.miners == players + 1


def test_three_to_ten_may_play() -> None:
    assert [players for players in range(20) if seats_for(BASE, players)] == list(range(3, 11))


@pytest.mark.rule("B-9")
@pytest.mark.parametrize(
    ("players", "hand", "draw_pile"),
    [(3, 6, 49), (4, 6, 43), (5, 6, 37), (6, 5, 37), (7, 5, 32), (8, 4, 35), (9, 4, 31), (10, 4, 27)],
)
def test_hands_and_what_is_left_to_draw(players: int, hand: int, draw_pile: int) -> None:
    seats = seats_for(BASE, players)
    assert seats is not None
    assert seats.hand == hand
    assert BASE.total["path"] + BASE.total["action"] - players * hand == draw_pile


@pytest.mark.rule("B-7", "D-07")
def test_seven_cards_fit_between_start_and_goals_and_one_between_two_goals() -> None:
    layout = BASE.part(Layout)
    assert layout is not None
    assert layout.start == (0, 0)
    assert layout.goals == ((8, -2), (8, 0), (8, 2))


@pytest.mark.rule("D-01")
def test_what_one_to_four_saboteurs_earn() -> None:
    assert pay_of(BASE) == {"std": (4, 3, 3, 2), "cz": (4, 3, 2, 2)}
    assert {edition.saboteur_pay for edition in EDITIONS.values()} == set(pay_of(BASE))


# Saboteur 2


def test_saboteur_2_adds_30_paths_21_actions_15_dwarfs_and_33_tokens() -> None:
    assert SABOTEUR_2.total == {"path": 30, "action": 21, "role": 15, "gold": 33}


def test_the_30_tunnels_of_saboteur_2() -> None:
    two_tunnels = {"NS+EW": 2, "NW+ES": 1, "NE+SW": 1}
    ladders = {"S#": 1, "W#": 1, "ES#": 1, "NE#": 1}
    doors = {"NS:blue": 1, "EW:blue": 1, "SW:blue": 1, "NSe:green": 1, "EW:green": 1, "ES:green": 1}
    crystals = {"NESW*": 1, "ESW*": 3, "NES*": 1, "ESWn*": 1, "NSWe*": 1, "EWs*": 1, "s*": 1, "w*": 1}
    partly_blocked = {"NSe": 1, "NSew": 1, "EWns": 1, "ESn": 2, "NEs": 1}
    assert counts(SABOTEUR_2, PathCard) == two_tunnels | ladders | doors | crystals | partly_blocked


def test_bridges_curves_ladders_doors_and_crystals_add_up() -> None:
    tally: Counter[str] = Counter()
    for card in SABOTEUR_2.of(PathCard):
        tally["two tunnels"] += card.count * (len(card.links) == 2)
        tally["ladder"] += card.count * card.ladder
        tally[f"door {card.door}"] += card.count
        tally["crystals"] += card.count * card.crystals
    assert tally == {
        "two tunnels": 4,
        "ladder": 4,
        "door blue": 3,
        "door green": 3,
        "door None": 24,
        "crystals": 10,
    }
    assert len(SABOTEUR_2.of(PathCard)) == 26


def test_the_21_actions_and_15_dwarfs_of_saboteur_2() -> None:
    assert counts(SABOTEUR_2, ActionCard) == {
        "theft": 4,
        "hands-off": 3,
        "trap": 3,
        "free": 4,
        "inspection": 2,
        "swap-hats": 2,
        "swap-hands": 2,
        "rockfall": 1,
    }
    assert counts(SABOTEUR_2, RoleCard) == {
        "blue-miner": 4,
        "green-miner": 4,
        "boss": 1,
        "profiteer": 1,
        "geologist": 2,
        "saboteur": 3,
    }
    assert counts(SABOTEUR_2, GoldCard) == {"1": 15, "2": 9, "5": 9}


def test_both_games_together_are_118_cards_to_draw_from() -> None:
    assert sum(deck.total["path"] + deck.total["action"] for deck in (BASE, SABOTEUR_2)) == 118


# The anniversary extras


def test_the_eight_new_goals() -> None:
    assert counts(NEW_GOALS, GoalCard) == {
        "treasure": 1,
        "bag-1": 1,
        "bag-2": 1,
        "dragon": 1,
        "spider": 1,
        "stone-ne": 2,
        "stone-nw": 1,
    }
    assert NEW_GOALS.total == {"goal": 8}
    assert {card.name: spell(shape(card)) for card in NEW_GOALS.of(GoalCard)} == {
        "treasure": "NESW",
        "bag-1": "NE",
        "bag-2": "NW",
        "dragon": "NE",
        "spider": "NW",
        "stone-ne": "NE",
        "stone-nw": "NW",
    }
    assert {card.name: card.nuggets for card in NEW_GOALS.of(GoalCard) if card.nuggets} == {
        "bag-1": 1,
        "bag-2": 2,
    }


def test_five_of_them_lie_as_far_out_as_in_the_base_game() -> None:
    layout = NEW_GOALS.part(Layout)
    assert layout is not None
    assert layout.start == (0, 0)
    assert layout.goals == ((8, -4), (8, -2), (8, 0), (8, 2), (8, 4))


@pytest.mark.rule("WC-1")
def test_the_nine_championship_cards() -> None:
    assert counts(CHAMPIONSHIP, RoleCard) == {"greedy": 2}
    assert counts(CHAMPIONSHIP, ActionCard) == dict.fromkeys(
        [
            "swap-goals",
            "vault",
            "veto",
            "change-direction",
            "fix-pickaxe-lantern-cart",
            "pioneer",
            "diversion",
        ],
        1,
    )
    assert sum(CHAMPIONSHIP.total.values()) == 9


@pytest.mark.rule("TC-1")
def test_the_17_cards_of_treasure_chests() -> None:
    assert CHESTS.total == {"chest-path": 7, "chest": 10}
    through = {"NESW", "NES", "ESW", "NS", "EW", "NE", "NW"}  # every shape of the base game without a dead end
    assert {card.name: spell(shape(card)) for card in CHESTS.of(ChestPath)} == {f"chest-{s}": s for s in through}
    assert {card.name: card.holds for card in CHESTS.of(ChestCard)} == {
        "chest-a": "nugget",
        "chest-b": "no-maps",
        "chest-c": "no-draw",
        "chest-d": "extra-draw",
        "chest-e": "move-goal",
        "chest-f": "rob",
        "chest-g": "look",
        "chest-h": "dwarf",
        "chest-i": "search",
        "chest-j": "bury",
    }


def test_the_stacks_lie_between_start_and_goals_or_anywhere_near_and_so_do_the_examples() -> None:
    stacks, layout = CHESTS.part(Stacks), BASE.part(Layout)
    assert stacks is not None
    assert layout is not None
    assert stacks.count == 4
    assert stacks.between == ((1, -2), (7, 2))
    assert stacks.free == ((-1, -3), (9, 3))
    assert len(stacks.presets) == 2
    for preset in stacks.presets:  # they also keep away from the goals (X-TC-4)
        assert min(abs(x - u) + abs(y - v) for x, y in preset for u, v in layout.goals) > 1


# The Lost Mines


def test_the_lost_mines_have_63_cards_12_treasures_10_dwarfs_and_14_tokens() -> None:
    assert FOREST.total == {"start": 2, "path": 40, "action": 23, "mine": 4, "treasure": 12, "role": 10}
    placing = [action.count for action in FOREST.of(ActionCard) if action.does not in ("info", "storm")]
    tokens = FOREST.part(Tokens)
    assert tokens is not None
    assert tokens.axe + tokens.boat + tokens.rope + tokens.trap + tokens.troll == sum(placing) == 14


def test_two_starts_and_four_mines_lie_on_a_board_of_eleven_by_seven() -> None:
    board = FOREST.part(Board)
    assert board is not None
    assert (board.columns, board.rows) == (11, 7)
    assert board.starts == {"blue": (1, 2), "yellow": (1, 4)}
    assert board.mines == ((9, 0), (9, 2), (9, 4), (9, 6))
    for mine in FOREST.of(MineCard):
        assert {*mine.open} & {*"NS"}
        assert {*mine.open} & {*"EW"}


# Tunnel Tolls


@pytest.mark.rule("TT-1")
def test_the_figures_of_the_tolls_are_data_with_sources() -> None:
    deck = load("tolls")
    assert (deck.cards, deck.total) == ((), {})
    tolls = deck.part(Tolls)
    assert tolls is not None
    assert (tolls.figures, tolls.nuggets) == (2, 1)
    assert (tolls.sources, tolls.confidence) == (("L1", "L2", "L3"), "confirmed")


# All of them


def test_every_deck_is_tested_here() -> None:
    assert deck_names() == [
        "base",
        "championship",
        "chests",
        "lost_mines",
        "new_goals",
        "postcard",
        "saboteur2",
        "tolls",
    ]


@pytest.mark.parametrize("name", deck_names())
def test_every_tunnel_is_spelled_by_its_name_and_no_card_is_another_turned(name: str) -> None:
    deck = load(name)
    for card in deck.of(PathCard):
        on_it = FEATURES.index(card.feature) << FEATURE_AT if card.feature else 0
        assert shape(card) == parse_shape(card.name.removeprefix(f"{card.feature}-"))
        assert path_shape(card) == shape(card) | on_it
    shapes = [shape(card) for card in deck.of(PathCard)]
    assert all(turned(word) == word or turned(word) not in shapes for word in shapes)


@pytest.mark.parametrize("name", deck_names())
def test_every_card_says_how_it_is_known(name: str) -> None:
    for card in load(name).cards:
        independent = {source.partition("#")[0].partition(":")[0] for source in card.sources} - {"R7"}
        if card.confidence == "confirmed":
            assert len(independent) >= 2, card.name
        else:
            assert card.note, card.name


def test_what_is_certain_and_what_is_not() -> None:
    def unsure(deck: Deck) -> set[str]:
        return {card.name for card in deck.cards if card.confidence != "confirmed"}

    assert unsure(BASE) == set()
    assert unsure(CHAMPIONSHIP) == set()
    assert unsure(NEW_GOALS) == {card.name for card in NEW_GOALS.cards}
    assert unsure(CHESTS) == {card.name for card in CHESTS.cards}
    assert unsure(FOREST) == {card.name for card in FOREST.cards if not isinstance(card, RoleCard)}
    assert not any(
        card.ladder or card.door or len(card.links) == 2
        for card in SABOTEUR_2.of(PathCard)
        if card.name in unsure(SABOTEUR_2)
    )


def test_a_deck_is_read_once() -> None:
    assert load("base") is load("base")
    assert BASE["NS"].count == 4
    with pytest.raises(KeyError):
        BASE["NS+EW"]


# What a deck file must not say


def spoiled(change: Callable[[dict[str, Any]], object], deck: str = "base") -> str:
    """The sentence with which a deck is refused after a change."""
    sheet = json.loads(deck_file(deck).read_text())
    change(sheet)
    with pytest.raises(DeckError) as refused:
        read(json.dumps(sheet), "mine.json")
    return str(refused.value)


def test_tolls_need_a_source_and_a_figure() -> None:
    def told(**changes: object) -> str:
        return spoiled(lambda sheet: sheet["tolls"].update(changes), "tolls")

    assert "sources" in told(sources=["X9"])
    assert "tolls, figures" in told(figures=0)
    assert "note" in told(confidence="reconstructed")


def card(name: str, /, **changes: object) -> Callable[[dict[str, Any]], object]:
    """Change one card of the base deck."""

    def change(sheet: dict[str, Any]) -> None:
        (found,) = (card for card in sheet["cards"] if card["name"] == name)
        found.update(changes)

    return change


def head(field: str, /, **changes: object) -> Callable[[dict[str, Any]], object]:
    """Change one field at the head of the base deck."""
    return lambda sheet: sheet[field].update(changes)


def line(number: int, /, **changes: object) -> Callable[[dict[str, Any]], object]:
    """Change one line of the base deck's player table."""
    return lambda sheet: sheet["seats"][number - 3].update(changes)


def test_an_owners_own_deck_is_read_like_ours() -> None:
    text = deck_file("base").read_text()
    assert read(text, "mine.json") == BASE
    assert read(text.encode(), "mine.json") == BASE


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(DeckError) as refused:
        load("lost")
    assert str(refused.value) == (
        "lost: there is no such deck; "
        "decks are base, championship, chests, lost_mines, new_goals, postcard, saboteur2, tolls"
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (card("NS", name="EW*"), "card EW*: name is 'EW*'; allowed: NS"),
        (card("start", name="begin"), "card begin: name is 'begin'; allowed: start"),
        (card("stone-ne", name="stone-en"), "card stone-en: name is 'stone-en'; allowed: stone-ne"),
        (card("treasure", name="gold"), "card gold: name is 'gold'; allowed: treasure"),
        (card("map", name="chart"), "card chart: name is 'chart'; allowed: map"),
        (card("fix-cart", name="fix"), "card fix: name is 'fix'; allowed: fix-cart"),
        (card("3", name="three"), "card three: name is 'three'; allowed: 3"),
        (card("NS", open="NES"), "card NS: open is 'NES'; allowed: NS"),
        (card("NS", dead="S"), "card NS: links, dead has S 2 times; allowed is once"),
        (card("NS", links=["NS", "ES"]), "card NS: links, dead has S 2 times; allowed is once"),
        (card("NS", links=["N", "S", ""]), "card NS: links is '3'; allowed: 0…2"),
        (card("NS", links=["NS", ""]), "card NS: links is '0'; allowed: 1…"),
        (
            card("NS", links=["SN"]),
            "card NS: open, links, dead is 'SN'; allowed: NS",
        ),
        (card("NS", dead="NN"), "card NS: open, links, dead is 'NN'; allowed: N"),
        (card("NS", open="NX"), "card NS: open, links, dead is 'NX'; allowed: N"),
        (card("NS", links=["N", "S"]), "card NS: it is no path card: lone-side"),
        (card("ns", ladder=True), "card ns: it is no path card: not-one-tunnel"),
        (card("NS", crystals=2), "card NS: crystals is '2'; allowed: 0…1"),
        (card("NS", crystals=-1), "card NS: crystals is '-1'; allowed: 0…1"),
        (card("NS", door="red"), "allowed are blue, green"),
        (card("NS", count=0), "card NS: count is '0'; allowed: 1…"),
        (card("NS", count="4"), "card NS: Expected `int`, got `str`"),
        (card("NS", colour="red"), "card NS: Object contains unknown field `colour`; fields are name, count"),
        (
            card("NS", kind="tile"),
            "card NS: Invalid value 'tile' - at `$.kind`; allowed are start, goal, path",
        ),
        (
            card("NS", sources=["A1", "Z9"]),
            "card NS: sources is 'Z9'; allowed: L1, L2",
        ),
        (card("NS", sources=[]), "card NS: sources is ''; allowed: L1"),
        (card("NS", confidence="sure"), "allowed are confirmed, single, inferred, reconstructed"),
        (card("NS", confidence="reconstructed"), "card NS: what is reconstructed needs a note"),
        (card("treasure", nuggets=1), "card treasure: nuggets is '1'; allowed: 0"),
        (card("treasure", face="bag"), "card treasure: nuggets is '0'; allowed: 1…"),
        (card("treasure", face="door"), "allowed are treasure, stone, bag, dragon, spider"),
        (card("map", tools=["cart"]), "card map: tools is '1'; allowed: 0…0"),
        (card("fix-cart", tools=[]), "card fix-cart: tools is '0'; allowed: 1…3"),
        (card("break-cart", tools=["lantern", "cart"]), "card break-cart: tools is '2'; allowed: 1…1"),
        (
            card("fix-cart", tools=["cart", "lantern"]),
            "card fix-cart: tools is 'cart, lantern'; allowed: lantern, cart",
        ),
        (card("fix-cart", tools=["cart", "cart"]), "card fix-cart: tools is 'cart, cart'; allowed: cart"),
        (card("fix-cart", tools=["axe"]), "card fix-cart: Invalid enum value 'axe' - at `$.tools[0]`"),
        (
            card("map", does="dance"),
            "card map: Invalid enum value 'dance' - at `$.does`; allowed are break, fix",
        ),
        (card("3", value=0), "card 3: value is '0'; allowed: 1…"),
        (lambda sheet: sheet["cards"].append(7), "card #37: Expected `object`, got `int`"),
        (lambda sheet: sheet["cards"].append(sheet["cards"][5]), "mine.json: name has path NES 2 times"),
        (head("total", path=41), "mine.json: total is 'start 1, goal 3, path 41"),
        (head("total", dwarf=1), "allowed are start, goal, path, action, role, gold"),
        (head("layout", goals=[[8, -2], [8, 0], [8, 0]]), "mine.json: layout has 8,0 2 times"),
        (head("layout", start=[8, 0]), "mine.json: layout has 8,0 2 times"),
        (head("layout", goals=[]), "layout, goals is '0'; allowed: 1…3"),
        (head("layout", goals=[[8, y] for y in range(4)]), "layout, goals is '4'; allowed: 1…3"),
        (head("layout", sources=["Z9"]), "sources is 'Z9'; allowed: L1, L2"),
        (head("layout", colour=1), "mine.json: Object contains unknown field `colour` - at `$.layout`"),
        (line(5, miners=5), "seats, players 5, dwarfs is '7'; allowed: 6"),
        (
            line(10, miners=8, saboteurs=3),
            "seats, players 10, miners is '8'; allowed: 0…7",
        ),
        (
            line(10, miners=6, saboteurs=5),
            "seats, players 10, saboteurs is '5'; allowed: 0…4",
        ),
        (line(10, hand=7), "seats, players 10, hand is '7'; allowed: 1…6"),
        (line(3, hand=0), "seats, players 3, hand is '0'; allowed: 1…22"),
        (line(4, players=3, miners=3), "seats has 3 2 times"),
        (line(3, players=0, miners=1, saboteurs=0), "seats, players is '0'; allowed: 1…"),
        (
            head("saboteurPay", cz=[4, 3, 2]),
            "saboteurPay cz, length is '3'; allowed: 4…",
        ),
        (head("saboteurPay", std=[4, 3, 3, 0]), "saboteurPay std is '0'; allowed: 1…"),
        (lambda sheet: sheet.pop("title"), "mine.json: Object missing required field `title`"),
        (
            lambda sheet: sheet.update(cover=1),
            "mine.json: Object contains unknown field `cover`; fields are title",
        ),
    ],
)
def test_a_deck_that_cannot_be_used_is_refused_with_the_reason(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    told = spoiled(change)
    assert told.startswith("mine.json")
    assert sentence in told


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (card("chest-NS", name="NS"), "card NS: name is 'NS'; allowed: chest-NS"),
        (card("chest-a", name="chest-b"), "card chest-b: name is 'chest-b'; allowed: chest-a"),
        (
            card("chest-a", holds="snakes"),
            "card chest-a: Invalid enum value 'snakes' - at `$.holds`; allowed are nugget",
        ),
        (head("stacks", count=8), "stacks, count is '8'; allowed: 1…7"),
        (head("stacks", count=0), "stacks, count is '0'; allowed: 1…7"),
        (head("stacks", between=[[7, -2], [1, 2]]), "stacks, between is '7,-2 1,2'; allowed: north-west before south"),
        (head("stacks", free=[[0, 1], [9, 0]]), "stacks, free is '0,1 9,0'; allowed: north-west before south-east"),
        (head("stacks", presets=[[[2, 0]]]), "stacks, presets is '2,0'; allowed: 4 cells"),
        (
            head("stacks", presets=[[[2, 0], [4, 0], [6, 0], [8, 0]]]),
            "stacks, presets is '2,0 4,0 6,0 8,0'; allowed: cells of between",
        ),
        (head("stacks", presets=[[[2, 0], [2, 1], [6, 0], [6, 2]]]), "allowed: no two side by side"),
        (head("stacks", presets=[[[1, 0], [3, 1], [6, 0], [6, 2]]]), "allowed: no two side by side, none beside the"),
        (head("stacks", sources=["Z9"]), "sources is 'Z9'; allowed: L1, L2"),
        (head("stacks", colour=1), "mine.json: Object contains unknown field `colour` - at `$.stacks`"),
        (head("stacks", confidence="sure"), "allowed are confirmed, single, inferred, reconstructed"),
    ],
)
def test_chests_that_cannot_be_used_are_refused_with_the_reason(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    assert sentence in spoiled(change, "chests")


def company(number: int, /, **changes: object) -> Callable[[dict[str, Any]], object]:
    """Change what a number of players means in the forest."""
    return lambda sheet: sheet["companies"][number - 3].update(changes)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (card("tree-EW", name="EW-tree"), "card EW-tree: name is 'EW-tree'; allowed: tree-EW"),
        (card("tree-EW", feature="bog"), "card tree-EW: Invalid enum value 'bog' - at `$.feature`; allowed are tree"),
        (card("mine-gold", name="gold"), "card gold: name is 'gold'; allowed: mine-gold"),
        (card("gold-2", value=0), "card gold-2: value is '0'; allowed: 1…"),
        (card("gold-2", value=7), "card gold-2: name is 'gold-2'; allowed: gold-7"),
        (card("start-blue", clan="red"), "card start-blue: Invalid enum value 'red' - at `$.clan`; allowed are blue"),
        (card("start-blue", name="start", clan=None), "card start: clan is ''; allowed: blue, yellow"),
        (card("start-blue", count=2), "total is 'start 2, path 40"),
        (card("axe", shows=["mine", "dwarf"]), "card axe: shows is '2'; allowed: 0…0"),
        (card("info-mine-dwarf", shows=["mine"]), "card info-mine-dwarf: shows is '1'; allowed: 2…2"),
        (
            card("info-mine-dwarf", shows=["dwarf", "mine"]),
            "card info-mine-dwarf: shows is 'dwarf, mine'; allowed: mine, dwarf",
        ),
        (card("NES", name="NES^", links=["NE"], dead="S"), "card NES^: name is 'NES^'; allowed: "),
        (card("EW", open="EW", links=[], dead="EW", name="ew"), "card ew: links is ''; allowed: EW"),
        (card("EW", name="EW*", crystals=1), "card EW*: ladder, door, crystals is 'true'; allowed: none in a forest"),
        (head("board", columns=0), "board, columns is '0'; allowed: 1…"),
        (head("board", rows=6), "board is '9,6'; allowed: 0,0 … 10,5"),
        (head("board", starts={"blue": [1, 2], "yellow": [-1, 4]}), "board is '-1,4'; allowed: 0,0 … 10,6"),
        (head("board", starts={"blue": [1, 2]}), "board, starts is 'blue'; allowed: blue, yellow"),
        (head("board", starts={"blue": [1, 2], "red": [1, 4]}), "mine.json: Invalid enum value 'red'"),
        (head("board", starts={"blue": [1, 2], "yellow": [9, 0]}), "board has 9,0 2 times; allowed is once"),
        (head("board", mines=[[9, 0], [9, 2], [9, 4]]), "board, mines is '3'; allowed: 4…4"),
        (head("board", sources=["Z9"]), "sources is 'Z9'; allowed: PL, EN"),
        (head("board", note=""), "what is reconstructed needs a note"),
        (head("board", colour=1), "unknown field `colour` - at `$.board`; fields are columns, rows"),
        (head("tokens", axe=0), "tokens, axe is '0'; allowed: 1…"),
        (head("tokens", sources=["Z9"]), "sources is 'Z9'; allowed: PL, EN"),
        (head("tokens", note=""), "what is reconstructed needs a note"),
        (company(4, players=3), "companies has 3 2 times"),
        (company(9, players=13), "companies, players is '13'; allowed: 1…12"),
        (company(9, loyal=4), "companies, players 9, loyal is '4'; allowed: 0…3"),
        (company(9, loyal=2), "companies, players 9, dwarfs is '8'; allowed: 9…"),
        (company(9, hand=6), "companies, players 9, hand is '6'; allowed: 1…5"),
        (company(3, hand=0), "companies, players 3, hand is '0'; allowed: 1…17"),
        (lambda sheet: sheet.update(aside=64), "aside is '64'; allowed: 0…63"),
        (lambda sheet: sheet.pop("board"), "card start-blue: feature, clan is 'blue'; allowed: none without a board"),
    ],
)
def test_a_forest_that_cannot_be_is_refused_with_the_reason(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    assert sentence in spoiled(change, "lost_mines")


def test_what_is_not_even_a_file_of_ours() -> None:
    with pytest.raises(DeckError, match=r"mine\.json: "):
        read("{", "mine.json")
    with pytest.raises(DeckError, match=r"mine\.json: Expected `object`, got `array`"):
        read(b"[]", "mine.json")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda own: own["seats"][0].update(miners=4), "tournament, seats, players 5, dwarfs is '6'; allowed: 5"),
        (lambda own: own["seats"][1].update(players=5, miners=2), "tournament, seats has 5 2 times"),
        (
            lambda own: own["seats"][4].update(miners=3, greedy=3),
            "tournament, seats, players 9, greedy is '3'; allowed: 0…2",
        ),
        (lambda own: own["pay"].update(saboteurs=[4, 3]), "tournament, pay, saboteurs, length is '2'; allowed: 3…"),
        (lambda own: own["pay"].update(king=9), "unknown field `king` - at `$.tournament.pay`; fields are link, miner"),
        (lambda own: own.update(prize=1), "unknown field `prize` - at `$.tournament`; fields are seats, centre"),
        (lambda own: own.update(sources=["Z9"]), "sources is 'Z9'; allowed: L1, L2"),
    ],
)
def test_a_tournament_that_cannot_be_held_is_refused(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    sheet = json.loads(deck_file("championship").read_text())
    change(sheet["tournament"])
    with pytest.raises(DeckError) as refused:
        read(json.dumps(sheet), "mine.json")
    assert sentence in str(refused.value)


def allowed(change: Callable[[dict[str, Any]], object]) -> Deck:
    """The base deck after a change that does no harm."""
    sheet = json.loads(deck_file("base").read_text())
    change(sheet)
    return read(json.dumps(sheet), "mine.json")


@pytest.mark.parametrize(("players", "hand"), [(10, 6), (3, 1)])
def test_the_largest_and_the_smallest_hand(players: int, hand: int) -> None:
    seats = seats_for(allowed(line(players, hand=hand)), players)
    assert seats is not None
    assert seats.hand == hand


@pytest.mark.parametrize(
    ("players", "miners", "saboteurs"),
    [
        pytest.param(1, 1, 1, id="for one alone"),
        pytest.param(3, 0, 4, id="without miners"),
        pytest.param(3, 4, 0, id="without saboteurs"),
    ],
)
def test_the_oddest_tables(players: int, miners: int, saboteurs: int) -> None:
    seats = seats_for(allowed(line(3, players=players, miners=miners, saboteurs=saboteurs)), players)
    assert seats is not None
    assert (seats.miners, seats.saboteurs) == (miners, saboteurs)


def test_the_smallest_pay() -> None:
    assert pay_of(allowed(head("saboteurPay", std=[1, 1, 1, 1])))["std"] == (1, 1, 1, 1)


def test_a_single_goal() -> None:
    layout = allowed(head("layout", goals=[[1, 0]])).part(Layout)
    assert layout is not None
    assert layout.goals == ((1, 0),)


def test_a_missing_field_is_named_and_nothing_else() -> None:
    assert spoiled(lambda sheet: sheet.pop("title")) == "mine.json: Object missing required field `title`"


def test_a_missing_field_is_told_apart_from_a_file_that_is_none_of_ours() -> None:
    with pytest.raises(DeckError) as incomplete:
        read("{}", "mine.json")
    assert (incomplete.value.reason, incomplete.value.details) == ("deck-field-missing", {"expected": "title"})
    with pytest.raises(DeckError) as foreign:
        read("{", "mine.json")
    assert (foreign.value.reason, foreign.value.details) == ("deck-json", {})


def test_a_deck_in_use_cannot_be_changed() -> None:
    layout = BASE.part(Layout)
    assert layout is not None
    for part in (BASE, layout, *BASE.table(Seats), *BASE.cards):
        for field in part.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(part, field, None)
