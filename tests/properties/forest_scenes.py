"""Moments of The Lost Mines, reached by moves from a deal that was arranged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pyrite.games import LOST_MINES
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.properties.oracle import World

# Four blue dwarfs or fewer lay a way from their start to the mine in the same row, cards of seats 0 … 3 in turn.
MINE = "9,2"
HANDS = {0: "EW EW", 1: "EW NESW", 2: "NESW NESW", 3: "NESW"}
WAY = ("lay EW 2,2", "lay EW 3,2", "lay NESW 4,2", "lay NESW 5,2", "lay EW 6,2", "lay NESW 7,2", "lay NESW 8,2")


def _arranged(printed: Sequence[str], wanted: Mapping[int, str]) -> tuple[str, ...]:
    """A pile in which the cards named lie at their places, and all others in their order."""
    rest = list(printed)
    for name in wanted.values():
        rest.remove(name)
    return tuple(wanted[i] if i in wanted else rest.pop(0) for i in range(len(printed)))


def clearing(
    players: int = 4,
    hands: Mapping[int, str] | None = None,
    roles: str = "",
    mines: str = "",
    treasures: str = "",
    luck: Iterable[int] = (),
    options: Options = Options(),  # noqa: B008 - frozen
    seed: int = 1,
) -> State:
    """A game whose first round has these cards in hands, roles by seat, mines from north to south and treasures."""
    setup = Setup(players, options, game=LOST_MINES)
    book, deal = setup.book(), deals_of(setup.begin(seed))[0]
    held = {
        book.aside + seat * book.hand + i: name
        for seat, names in (hands or {}).items()
        for i, name in enumerate(names.split())
    }
    arranged = RoundDeal(
        _arranged(deal.deck, held),
        _arranged(deal.goals, dict(enumerate(mines.split()))),
        _arranged(deal.roles, dict(enumerate(roles.split()))),
        (),
        {"treasures": _arranged(deal.piles["treasures"], dict(enumerate(treasures.split())))},
        tuple(luck),
    )
    return setup.begin(seed, [arranged])


def walked(world: World, *moves: str) -> World:
    """Play these moves; whoever is not told to walk stays."""
    state = world.state
    for text in moves:
        if state.decision.name == "walk" and not text.startswith(("step", "stay")):
            world.play(state.book.verb("stay"))
        world.play(parse_move(state.book, text))
    return world


def seen(viewer: int, state: State, *moves: str) -> World:
    return walked(World(state, viewer), *moves)


# --- moments ----------------------------------------------------------------------------------------


def way_dug(mines: str, treasures: str) -> State:
    """The way to the mine at 9,2 lies open, the dwarf of seat 0 has come along, and seat 3 is on turn."""
    roles = "blue-loyal blue-selfish yellow-loyal yellow-saboteur"
    state = clearing(hands=HANDS, roles=roles, mines=mines, treasures=treasures)
    walked(World(state, 0), *WAY[:4], WAY[4], *["step east"] * 3, *WAY[5:])
    return state


def treasure_found(viewer: int) -> World:
    """Seat 0 has found jewels, and chosen one of two."""
    state = way_dug("mine-gold mine-jewels mine-silver mine-dragon", "jewels-3 jewels-5 silver-1 gold-2")
    world = seen(viewer, state, "pass " + _any_card(state, 3))
    walked(world, "pass " + _any_card(state, 0), "step east", "step east", "step east")
    for seat in (1, 2, 3):
        walked(world, "pass " + _any_card(state, seat))
    walked(world, "pass " + _any_card(state, 0), "step east", "step east")
    if state.decision.name == "fitting":
        walked(world, "turn upright")
    return walked(world, "collect 2")


def trap_sprung(viewer: int) -> World:
    """Seat 1 has laid a trap, seat 2 has walked into it."""
    roles = "blue-loyal blue-selfish blue-saboteur yellow-loyal"
    hands = {0: "EW", 1: "forest-trap", 2: "NS troll axe NESW"}
    state = clearing(hands=hands, roles=roles, luck=[2])
    return seen(viewer, state, "lay EW 2,2", "play forest-trap at 1,2 east", "pass NS", "step east", "stay")


def peeked(viewer: int) -> World:
    """Seat 0 has looked at a mine, seat 1 at a treasure, seat 2 at the dwarf of seat 3."""
    hands = {0: "info-mine-treasure", 1: "info-treasure-dwarf", 2: "info-mine-dwarf"}
    roles = "blue-loyal yellow-selfish blue-saboteur yellow-loyal"
    moves = ("play info-mine-treasure at 9,4", "play info-treasure-dwarf slot 2", "play info-mine-dwarf on 3")
    return seen(viewer, clearing(hands=hands, roles=roles), *moves)


def after_discards(viewer: int) -> World:
    hands = {0: "troll storm", 1: "axe"}
    return seen(viewer, clearing(hands=hands), "pass troll storm", "pass axe")


def _any_card(state: State, seat: int) -> str:
    return state.kind(state.hand(seat)[0]).name
