"""The mine has no edge (B-8): it grows wherever somebody digs, and nobody can tell by the answers."""

import json
from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from pyrite.kernel.decks import cards
from pyrite.kernel.errors import DeckError
from pyrite.kernel.mine import FAR, FINE, GROWTH, PATH, START, Mine, blank, column, row, spot
from pyrite.kernel.moves import place
from pyrite.kernel.notation.mine_picture import cells_of, picture
from pyrite.kernel.notation.words import parse_move
from pyrite.setup import decks
from pyrite.setup.decks import deck_file
from pyrite.setup.setup import RoundDeal, Setup
from tests.rules.drawing import parse_shape
from tests.rules.kit import spots_for

Cell = tuple[int, int]

DIRECTIONS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def begun(window: int) -> Mine:
    """A mine with the start alone, and room for so many cells around it."""
    mine = blank(-window, -window, window + 1, window + 1)
    mine.lay(spot(0, 0), parse_shape("NESW#"), START, 0)
    return mine


def cells_at(mine: Mine, cells: Iterable[int]) -> list[Cell]:
    return [(column(mine.spots[c]), row(mine.spots[c])) for c in cells]


def distance(place: int) -> int:
    """How far a spot is from the start, in the direction in which it is farther."""
    return max(abs(int(column(place))), abs(int(row(place))))


def same(one: Mine, other: Mine) -> bool:
    """Whether two mines are the same but for the size of their windows."""
    return (
        all(one.look(spot) == other.look(spot) for spot in {*one.spots, *other.spots})
        and cells_at(one, one.fringe) == cells_at(other, other.fringe)
        and cells_at(one, one.laid) == cells_at(other, other.laid)
        and cells_at(one, one.goals) == cells_at(other, other.goals)
        and cells_at(one, one.starts) == cells_at(other, other.starts)
    )


@pytest.mark.rule("B-8")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_forty_straights_go_forty_out(direction: str) -> None:
    dx, dy = DIRECTIONS[direction]
    straight = parse_shape("EW" if dx else "NS")
    mine = begun(1)
    for n in range(1, 41):
        there = spot(n * dx, n * dy)
        assert mine.refusal(there, straight) == FINE
        assert there in spots_for(mine, straight)
        mine.lay(there, straight, PATH, n)
    assert [mine.card(spot(n * dx, n * dy)) for n in range(41)] == list(range(41))
    assert mine.refusal(spot(41 * dx, 41 * dy), straight) == FINE, "and the tunnel is still open"
    assert len(cells_of(picture(mine))) == 41
    mine.take(spot(dx, dy))
    assert mine.refusal(spot(41 * dx, 41 * dy), straight) != FINE, "what is cut off 40 cells away is cut off"


def test_no_deck_can_dig_out_of_the_plane() -> None:
    """All path cards of all decks in one line, begun at the farthest goal, stay within what a spot can tell."""
    known = [decks.load(name) for name in ("base", "saboteur2", "championship", "new_goals")]
    paths = sum(card.count for deck in known for card in deck.of(cards.PathCard))
    layouts = [layout for deck in known if (layout := deck.part(cards.Layout))]
    goals = [abs(n) for layout in layouts for goal in layout.goals for n in goal]
    assert paths + max(goals) + 1 < FAR - 1
    for x, y in [(FAR - 2, 0), (1 - FAR, 0), (0, FAR - 2), (0, 1 - FAR)]:
        mine = begun(1)
        mine.lay(spot(x, y), parse_shape("NESW"), PATH, 1)
        assert mine.card(spot(x, y)) == 1
    for x, y in [(FAR - 1, 0), (-FAR, 0), (0, FAR - 1), (0, -FAR)]:
        with pytest.raises(ValueError, match="farther from the start than any deck can dig"):
            begun(1).lay(spot(x, y), parse_shape("NESW"), PATH, 1)


@pytest.mark.rule("B-8")
def test_a_deck_of_ones_own_cannot_dig_out_of_the_plane_either() -> None:
    """With the 30 paths of Saboteur 2, five goals, three cells of the postcard and four stacks, 84 are left."""
    base = json.loads(deck_file("base").read_text("utf-8"))
    straight = next(card for card in base["cards"] if card["name"] == "EW")
    for more, fits in ((44, True), (45, False)):
        straight["count"], base["total"]["path"] = 3 + more, 40 + more
        text = json.dumps({"decks": {"base": base}}).encode()
        if fits:
            decks.read_own(text, "box")
        else:
            with pytest.raises(DeckError, match="both games together is '115'; allowed: 0…114"):
                decks.read_own(text, "box")


def test_a_mine_that_grew_is_the_mine_that_was_large_from_the_start() -> None:
    chance = Random(8)
    names = ["NESW", "NS", "EW", "NE", "SW", "NES", "esw", "NS+EW", "NW+ES", "E#", "NSe"]
    farthest = 0
    for _ in range(10):
        grown, large = begun(1), begun(70)
        grown.hide(spot(3, 1), 77)
        large.hide(spot(3, 1), 77)
        for n in range(100):
            shape = parse_shape(chance.choice(names))
            places = spots_for(grown, shape)
            assert places == spots_for(large, shape)
            if n % 9 == 8:
                taken = grown.spots[chance.choice(list(grown.laid))]
                assert grown.take(taken) == large.take(taken)
            elif places:
                there = max(chance.sample(places, min(5, len(places))), key=distance)
                grown.lay(there, shape, PATH, n)
                large.lay(there, shape, PATH, n)
        assert same(grown, large)
        assert picture(grown) == picture(large)
        farthest = max(farthest, *(distance(grown.spots[c]) for c in grown.laid))
    assert farthest > 2 * GROWTH, "else the window would have grown only once"


# --- a whole game, as far as the cards allow ------------------------------------------------------

Bends = list[tuple[str, str]]
Route = list[tuple[str, Cell]]


def route(ahead: Cell, aside: Cell, bends: Bends, straights: list[str], back: Bends, end: str) -> Route:
    """First bends, each a card that turns aside and one that turns ahead again; straight on; bends back; a dead end."""
    way: list[tuple[str, Cell]] = []
    for first, second in bends:
        way += [(first, ahead), (second, aside)]
    way += [(card, ahead) for card in straights]
    for first, second in back:
        way += [(first, ahead), (second, (-aside[0], -aside[1]))]
    x, y = 0, 0
    cells: Route = []
    for card, (dx, dy) in [*way, (end, ahead)]:
        x, y = x + dx, y + dy
        cells.append((card, (x, y)))
    return cells


def half_turn(cells: Route) -> Route:
    """The same way in the opposite direction."""
    same_both_ways = {"NESW", "NS", "EW", "ns", "ew"}
    out: Route = []
    for card, (x, y) in cells:
        name, *is_turned = card.split()
        out.append((name if is_turned or name in same_both_ways else f"{name} turned", (-x, -y)))
    return out


# Every card that leads on is used. Two bends gain one cell, so this is as far as 40 path cards can go.
NORTH = route(
    (0, -1),
    (-1, 0),
    bends=[("NE turned", "NE")] * 2 + [("NE turned", "ESW turned")] + [("ESW", "ESW turned")] * 2,
    straights=["NESW"] * 5 + ["NES"] * 5 + ["NS"] * 4,
    back=[("NW turned", "NW")] * 2,
    end="ns",
)
EAST = route(
    (1, 0),
    (0, 1),  # south first, so that the way leads past the goals
    bends=[("NE turned", "NE")] * 2 + [("NE turned", "NES")] + [("NES turned", "NES")] * 2,
    straights=["NESW"] * 5 + ["ESW"] * 5 + ["EW"] * 3,
    back=[("NW", "NW turned")] * 2,
    end="ew",
)


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(
    ("way", "far", "useless"),
    [
        pytest.param(NORTH, (-3, -22), ["EW"] * 3, id="north"),
        pytest.param(half_turn(NORTH), (3, 22), ["EW"] * 3, id="south"),
        pytest.param(EAST, (21, 3), ["NS"] * 4, id="east"),
        pytest.param(half_turn(EAST), (-21, -3), ["NS"] * 4, id="west"),
    ],
)
def test_a_game_that_digs_as_far_as_its_cards_allow(way: Route, far: Cell, useless: list[str]) -> None:
    setup = Setup(players=3)
    book = setup.book()
    names = [card.split()[0] for card, _ in way]
    rest = Counter(book.kinds[face].name for face in book.deck)
    rest.subtract(names)
    left = [name for name in rest.elements() if set(name) <= set("NESW")]
    assert left == useless, "no card is left that would lead farther"
    # Seats take turns, so every third card of the way goes to the same one; the draw pile goes on like that.
    deck = [*names[0:18:3], *names[1:18:3], *names[2:18:3], *names[18:], *rest.elements()]
    roles = ("miner", "miner", "miner", "saboteur")
    deal = RoundDeal(tuple(deck), ("stone-ne", "treasure", "stone-nw"), roles, tuple(book.gold))
    state = setup.begin(deals=[deal])
    large = blank(-60, -60, 61, 61)
    large.lay(spot(0, 0), parse_shape("NESW#"), START, 0)
    for goal in book.goal_spots:
        large.hide(goal, state.mine.card(goal))

    for turn, (card, (x, y)) in enumerate(way):
        name, *is_turned = card.split()
        move = parse_move(book, " ".join(["lay", name, f"{x},{y}", *is_turned]))
        assert state.decider == turn % 3
        assert move in list(state.moves()), f"{card} at {x},{y}"
        state.play(move)
        large.lay(place(move), state.mine.shape(place(move)), PATH, state.mine.card(place(move)))

    assert way[-1][1] == far
    assert state.mine.what(spot(*far)) == PATH
    assert same(state.mine, large)
    assert state.decision.name == "turn", "no goal was touched; the round goes on"
