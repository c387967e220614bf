"""A table to try the rules at: chosen cards in chosen hands, a drawn mine, moves as text.

    state = table(hands={0: "NE map", 2: "fix-cart"}, drawn='''
         |
        -S--+--+-
         |     |
    ''')
    assert refuses(state, "lay NE 5,5") == ("B-17", "no-neighbour")
    do(state, "0: play map at 8,0", "1: pass map")

Seats that are not named hold dull cards: maps, repairs, broken tools, dead ends, rockfalls, and tunnels last.
Everything happens through moves; nothing here writes into a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pyrite.kernel import facts, moves
from pyrite.kernel.book import Book
from pyrite.kernel.errors import IllegalMove
from pyrite.kernel.mine import FINE, GOAL, HIDDEN, Mine, column, row, spot
from pyrite.kernel.moves import LAY, MARKS, PASS, SPOT_AT, second, verb
from pyrite.kernel.notation.mine_picture import cells_of
from pyrite.kernel.notation.mine_picture import draw as draw_cells
from pyrite.kernel.notation.position import draw_mine
from pyrite.kernel.notation.words import parse_move, print_move, print_seen
from pyrite.kernel.path import PathCard
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.shown import GroupData
from pyrite.kernel.state import (
    GOLD_OPEN,
    GOLD_SPENT,
    HAND_ROOM,
    HISTORY_SEAT_AT,
    WATCHER,
    State,
    gold_card,
    gold_owner,
)
from pyrite.kernel.view import view
from pyrite.setup.options import Options
from pyrite.setup.setup import RoundDeal, Setup
from tests.facts import happened
from tests.rules.drawing import parse_picture

# The cards that disturb a test least come first.
_DULL = ("map", "fix-", "break-", "nesw", "nes", "esw", "ns", "ew", "ne", "nw", "n", "e", "rockfall")
_BASE_GOALS = "stone-ne treasure stone-nw"

# Six cards dug east: whoever lays one more at 7,0 reaches the middle goal.
CORRIDOR = """
     |
    -S--+--+--+--+--+--+-
     |           |  |  |
"""


# --- setting the table ------------------------------------------------------------------------------


def table(
    players: int = 5,
    hands: Mapping[int, str] | None = None,
    roles: str = "",
    goals: str = "",
    top: str = "",
    gold: Sequence[int] = (),
    modules: tuple[str, ...] = (),
    options: Options = Options(),  # noqa: B008 - frozen
    starter: int = 0,
    seed: int = 0,
    rounds: Sequence[RoundDeal] = (),
    drawn: str = "",
    laid: str = "",
    centre: str = "",
    piles: Mapping[str, str] | None = None,
    luck: Sequence[int] = (),
) -> State:
    """A game whose first round is dealt as told. Cards not named come from the rest of the printed decks.

    roles    one for each seat; the last of the pool is left over. Not named: miners first.
    goals    one for each goal spot, north to south. Not named: the treasure in the middle.
    top      the uppermost cards of the draw pile
    gold     the uppermost gold cards
    rounds   what the next rounds are dealt (see `dealt`); without it chance decides, from the seed
    drawn    a picture of the mine as it is when the test begins; goals may be left out
    laid     the same as text, in order: "NESW 1,0; NE 2,0 turned"
    centre   the card of the tournament that lies in the mine from the start
    piles    the uppermost cards of the modules' own piles, by the name of the pile
    luck     what chance gives in the course of the round

    A mine that is drawn or laid has been dug by all players in turn. Then `starter` is on turn, everybody holds
    the hand that was named, and `top` lies on the draw pile.
    """
    if drawn and laid:
        raise ValueError("draw the mine or lay it, not both")
    book = Setup(players, options, modules).book()
    digs = _digs(book, drawn) if drawn else [" ".join(text.split()) for text in laid.split(";") if text.strip()]
    opener = (starter - len(digs)) % players
    first = dealt(
        players, hands, roles, goals, top, gold, (), modules, digs, opener, centre=centre, piles=piles, luck=luck
    )
    state = Setup(players, options, modules, opener).begin(seed, [first, *rounds])
    for dig in digs:
        do(state, f"lay {dig}")
        while state.decision.name == "veto":
            do(state, "allow")
    if state.decision.name != "turn" or state.decider != starter:
        raise ValueError(f"digging led to seat {state.decider} and {state.decision.name}, not to the turn of {starter}")
    _compare(state, drawn)
    return state


def dealt(
    players: int = 5,
    hands: Mapping[int, str] | None = None,
    roles: str = "",
    goals: str = "",
    top: str = "",
    gold: Sequence[int] = (),
    spent: Sequence[int] = (),
    modules: tuple[str, ...] = (),
    digs: Sequence[str] = (),
    opener: int = 0,
    centre: str = "",
    piles: Mapping[str, str] | None = None,
    luck: Sequence[int] = (),
) -> RoundDeal:
    """The chance results of one round. `spent` is the gold paid out in earlier rounds, which is in no deck any more."""
    book = Setup(players, modules=modules).book()
    names = [book.kinds[face].name for face in book.deck]
    deck = _Pile("deck", names)
    dug = [dig.split()[0] for dig in digs]
    deck.take(dug)
    named = {seat: deck.take(text.split()) for seat, text in (hands or {}).items()}
    above = deck.take(top.split())
    middle = deck.take(centre.split() or [_some_path(book, deck)] * book.centre)
    held: list[str] = []
    drawn_on_the_way: dict[int, str] = {}
    full: dict[int, list[str]] = {}
    for seat in range(players):
        chosen = named.get(seat, [])
        if len(chosen) > book.hand:
            raise ValueError(f"seat {seat} cannot hold {len(chosen)} cards; a hand has {book.hand}")
        full[seat] = chosen + deck.dullest(book.hand - len(chosen))
    for seat in range(players):
        turns = [i for i in range(len(dug)) if (opener + i) % players == seat]
        if len(turns) > book.hand:
            raise ValueError(f"seat {seat} would have to lay {len(turns)} cards and holds only {book.hand}")
        kept = book.hand - len(turns)
        held += full[seat][:kept] + [dug[i] for i in turns]
        drawn_on_the_way.update(zip(turns, full[seat][kept:], strict=True))
    way = [drawn_on_the_way[i] for i in range(len(dug))]
    if unknown := set(named) - set(range(players)):
        raise ValueError(f"no such seat: {sorted(unknown)}")
    if not goals and "new-goals" not in modules:
        goals = _BASE_GOALS
    own = piles or {}
    aside = deck.dullest(book.aside)
    return RoundDeal(
        deck=tuple(aside + held + way + above + deck.rest + middle),
        goals=_order("goals", (book.kinds[face].name for face in book.goals), goals.split()),
        roles=_order("roles", (book.kinds[face].name for face in book.roles), roles.split()),
        gold=tuple(int(card) for card in _gold(book, gold, spent)),
        piles={
            pile.name: _order(pile.name, (book.kinds[f].name for f in pile.faces), own.get(pile.name, "").split())
            for pile in book.piles
        },
        luck=tuple(luck),
    )


def _some_path(book: Book, deck: _Pile) -> str:
    """A path card that nobody has asked for."""
    return next(name for name in reversed(deck.rest) if book.kinds[book.face_of(name)].digs())


def _gold(book: Book, named: Sequence[int], spent: Sequence[int]) -> tuple[str, ...]:
    left = _Pile("gold", (str(value) for value in book.gold))
    left.take([str(value) for value in spent])
    return _order("gold", left.rest, [str(value) for value in named])


def _order(pile: str, printed: Iterable[str], named: list[str]) -> tuple[str, ...]:
    rest = _Pile(pile, printed)
    return tuple(rest.take(named) + rest.rest)


class _Pile:
    """Printed cards of which some are taken by name."""

    def __init__(self, name: str, cards: Iterable[str]) -> None:
        self.name = name
        self.rest = list(cards)

    def take(self, names: list[str]) -> list[str]:
        for name in names:
            if name not in self.rest:
                raise ValueError(f"no {name} is left in the {self.name}")
            self.rest.remove(name)
        return names

    def dullest(self, count: int) -> list[str]:
        dull = [card for kind in _DULL for card in self.rest if card == kind or (kind[-1] == "-" and kind in card)]
        return self.take((dull + [card for card in self.rest if card not in dull])[:count])


# --- a drawn mine -----------------------------------------------------------------------------------


def _digs(book: Book, text: str) -> list[str]:
    """The moves that dig a drawn mine, in an order in which each of them is legal."""
    drawing = parse_picture(text)
    model = book.ground.copy()
    for goal in book.goal_spots:
        model.hide(goal, 0)
    paths = [kind for kind in book.kinds if isinstance(kind, PathCard)]
    spelled = {kind.half_turn: f"{kind.name} {{}} turned" for kind in paths}
    spelled |= {kind.shape: f"{kind.name} {{}}" for kind in paths}
    todo = _spots(drawing, drawing.laid)
    shapes = {place: drawing.shape(place) for place in _spots(drawing, drawing.goals)}
    digs: list[str] = []
    while todo:
        place = next((p for p in todo if model.refusal(p, drawing.shape(p)) == FINE), None)
        if place is None:
            raise ValueError(f"nobody can lay {', '.join(map(_cell, todo))} as drawn")
        shape = drawing.shape(place)
        model.lay(place, shape, drawing.what(place), 0)
        todo.remove(place)
        digs.append(spelled[shape].format(_cell(place)))
        for goal in model.waiting():
            if drawing.what(goal) == GOAL:
                model.turn_up(goal, shapes[goal])
    return digs


def _compare(state: State, drawn: str) -> None:
    """Make sure that what is drawn is what lies there now."""
    if not drawn:
        return
    drawing = parse_picture(drawn)
    for place in _spots(drawing, drawing.goals):
        same_side = drawing.what(place) == state.mine.what(place)
        if not same_side or (drawing.what(place) != HIDDEN and drawing.shape(place) != state.mine.shape(place)):
            raise ValueError(f"the goal at {_cell(place)} is not as drawn:\n{mine(state)}")


def _spots(mine: Mine, cells: Iterable[int]) -> list[int]:
    return sorted(mine.spots[cell] for cell in cells)


def _cell(place: int) -> str:
    return f"{column(place)},{row(place)}"


def mine(state: State) -> str:
    """The picture of the mine as it lies now."""
    return draw_mine(state)


def tunnels(state: State) -> str:
    """The same without the goals that are still closed, so that small mines make small pictures."""
    return draw_cells(cell for cell in cells_of(mine(state)) if cell.what != HIDDEN)


def spots_for(mine: Mine, shape: int) -> list[int]:
    """Every spot where a path card of this shape, turned like this, may be laid; asked as the game asks."""
    none = mine.laid[:0]  # a list of the rules' own type, compiled or not
    return [moves.place(move) for move in mine.layings(shape, LAY, SPOT_AT, none)]


def draw(text: str) -> str:
    """A drawn mine in the form in which `mine` gives it, to compare."""
    return draw_cells(cells_of(text))


# --- playing ----------------------------------------------------------------------------------------


def do(state: State, *moves: str) -> State:
    """Play moves in order, each by whoever decides; "2: pass map" makes sure that it is seat 2."""
    for text in moves:
        seat, colon, move = text.partition(": ")
        if colon:
            assert state.decider == int(seat), f"seat {state.decider} decides, not {seat}, before {move!r}"
        state.play(parse_move(state.book, move if colon else text))
    return state


def options_text(state: State) -> list[str]:
    """All legal moves as text."""
    return [print_move(state.book, move) for move in state.moves()]


def allows(state: State, text: str) -> bool:
    """Whether this move is legal now."""
    return state.allows(parse_move(state.book, text))


def refuses(state: State, text: str) -> tuple[str, str]:
    """The rule that forbids a move and its reason; fails if the move is legal or if anything happens."""
    move = parse_move(state.book, text)
    before = state.happened(), options_text(state)
    assert not state.allows(move), f"{text!r} is legal"
    try:
        state.play(move)
    except IllegalMove as error:
        assert (state.happened(), options_text(state)) == before, f"{text!r} was refused, yet something happened"
        return error.rule, error.reason
    raise AssertionError(f"{text!r} was played although it is not among the legal moves")


def pass_card(state: State) -> None:
    """Whoever is on turn passes the card that he got last, so that cards named by a test stay in hand."""
    passes = [move for move in state.moves() if verb(move) == PASS and second(move) < 0]
    state.play(passes[-1])


def pass_until(state: State, seat: int) -> State:
    """Everybody passes until it is this seat's turn."""
    for _ in range(state.book.seats):
        if state.decider == seat:
            return state
        assert state.decision.name == "turn", f"the turns have ended: {state.decision.name}"
        pass_card(state)
    raise AssertionError(f"seat {seat} does not come on turn")


def pass_round(state: State) -> State:
    """Everybody passes until the round is over."""
    while state.decision.name == "turn" and not state.over():
        pass_card(state)
    return state


# --- looking ----------------------------------------------------------------------------------------


def hand(state: State, seat: int) -> list[str]:
    """The cards a seat holds, the longest held first."""
    first = seat * HAND_ROOM
    return [state.kind(state.hands[i]).name for i in range(first, first + state.hand_size[seat])]


def draw_pile(state: State) -> list[str]:
    """The draw pile, top first."""
    return [state.kind(card).name for card in range(state.top, state.bottom)]


def discard_pile(state: State) -> list[str]:
    """The discard pile, bottom first."""
    return [state.kind(card).name for card in state.discard]


def front(state: State, seat: int) -> list[str]:
    """The action cards that lie open before a seat."""
    cards = [state.front[seat * MARKS + mark] for mark in range(MARKS)]
    return [state.kind(card).name for card in cards if card >= 0]


def roles(state: State) -> list[str]:
    """The dwarfs of all seats."""
    return [state.kind(card).name for card in state.role]


def goal_at(state: State, x: int, y: int) -> str:
    """What the goal at a cell is, open or closed."""
    return state.kind(state.mine.card(spot(x, y))).name


def is_open(state: State, x: int, y: int) -> bool:
    """Whether the goal at a cell has been turned up."""
    return state.mine.what(spot(x, y)) == GOAL


def gold_of(state: State, seat: int) -> list[int]:
    """The gold cards a seat has, in the order received."""
    return [state.gold_face[gold_card(entry)] for entry in _purse(state, seat)]


def open_gold_of(state: State, seat: int) -> list[int]:
    """Those of them that everybody has seen."""
    return [state.gold_face[gold_card(entry)] for entry in _purse(state, seat) if entry & GOLD_OPEN]


def _purse(state: State, seat: int) -> list[int]:
    return [entry for entry in state.purse if gold_owner(entry) == seat and not entry & GOLD_SPENT]


def gold_deck(state: State) -> list[int]:
    """The gold deck, top first."""
    return [state.gold_face[card] for card in state.gold_pile]


def nuggets(state: State) -> list[int]:
    """What every seat owns."""
    return [state.nuggets(seat) for seat in range(state.book.seats)]


def knowers(state: State, card: int) -> set[int | str]:
    """Who is certain of a card's face: seats, and "watcher" for those who only watch."""
    known = state.known[card - state.base]
    seats: set[int | str] = {seat for seat in range(state.book.seats) if known >> seat & 1}
    return seats | {"watcher"} if known >> WATCHER & 1 else seats


def everybody(state: State) -> set[int | str]:
    """All seats and whoever watches."""
    return {*range(state.book.seats), "watcher"}


def winners(state: State) -> list[int]:
    """The seats that have won the game."""
    ((_, _, bits),) = happened(state, facts.GAME_ENDED)
    return [seat for seat in range(state.book.seats) if bits >> seat & 1]


# --- what viewers are shown -------------------------------------------------------------------------


def sections(state: State, viewer: int) -> Any:
    """The view in words, of which modules have written parts."""
    return describe(view(state, viewer))


def history(state: State, viewer: int) -> list[tuple[int, str]]:
    """The turns of the round as a viewer saw them: the seat, and what was played there."""
    told = 1 << HISTORY_SEAT_AT
    return [(word // told, print_seen(state.book, word % told)) for word in view(state, viewer).history]


def returned(state: State, viewer: int) -> list[tuple[int, int]]:
    """Gold cards that went back to the deck: the round and the value."""
    return [(entry & 15, entry >> 4) for entry in view(state, viewer).returned]


def group(*cards: str, **places: Any) -> GroupData:
    """Cards a viewer has lost track of, and where they can be."""
    nowhere = GroupData(cards=cards, goals=(), roles=(), spare=0, hands=(), discards=0)
    return GroupData(**{**nowhere, **places})  # type: ignore[typeddict-item]
