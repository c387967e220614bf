"""What one viewer is shown of the game, and what has changed in it since he was last shown it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from pyrite.games.lost_mines.describe import ForestData
from pyrite.kernel.seen.describe import CellData, describe
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.server.tables.window import asking
from pyrite.server.wire.messages import ForestPatch, Moves, TableView, ViewPatch

# Fields that are sent whole when they change; the others are sent by their parts.
_WHOLE = tuple(name for name in TableView.__struct_fields__ if name not in ("discard", "seats", "mine", "forest"))


def see(state: State, seat: int | None) -> TableView:
    """The view of a seat, or of those who watch."""
    if seat is not None and state.decision.silence and not state.over() and seat in state.decision.asked(state):
        state = asking(state, seat)
    told = describe(view(state, WATCHER if seat is None else seat))
    return TableView(
        viewer=told.viewer,
        happened=told.happened,
        round=told.round,
        over=told.over,
        outcome=told.outcome,
        connector=told.connector,
        starter=told.starter,
        turn=told.turn,
        direction=told.direction,
        decision=told.decision,
        decider=told.decider,
        moves=gathered(told.moves),
        declared=told.declared,
        pending=told.pending,
        hand=told.hand,
        on_its_way=told.on_its_way,
        held=told.held,
        pile=told.pile,
        aside=told.aside,
        looking=told.looking,
        discard=told.discard,
        seats=told.seats,
        spare=told.spare,
        mine=told.mine,
        groups=told.groups,
        figures=told.figures,
        maps_banned=told.maps_banned,
        gold_pile=told.gold_pile,
        open_gold=told.open_gold,
        offer=told.offer,
        forest=told.forest,
    )


def gathered(moves: Iterable[str]) -> Moves:
    """Moves by how they begin: verb and card; what is left of each follows."""
    out: dict[str, tuple[str, ...]] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        card, _, how = rest.partition(" ")
        # Only cards are worth gathering by; a place or a value is told as it is.
        head, tail = (f"{verb} {card}", how) if verb in ("lay", "play", "pass") else (verb, rest)
        out[head] = (*out.get(head, ()), tail)
    return out


def patch(old: TableView, new: TableView) -> ViewPatch:
    """What makes the new view out of the old one."""
    changed = {name: getattr(new, name) for name in _WHOLE if getattr(new, name) != getattr(old, name)}
    known = len(old.discard)
    if new.discard != old.discard:
        if new.discard[:known] == old.discard:
            changed["discard_added"] = new.discard[known:]
        else:
            changed["discard"] = new.discard
    seats = {str(seat): data for seat, data in enumerate(new.seats) if data != old.seats[seat]}
    before, after = _places(old), _places(new)
    gone = tuple(place for place in before if place not in after)
    laid = tuple(cell for place, cell in after.items() if cell != before.get(place))
    return ViewPatch(
        **changed,
        seats_changed=seats or UNSET,
        mine_gone=gone or UNSET,
        mine_laid=laid or UNSET,
        forest=_forest(old.forest, new.forest),
    )


def _forest(old: ForestData | None, new: ForestData | None) -> ForestPatch | UnsetType:
    if old is None or new is None or old == new:  # in one game there always is a forest, or never
        return UNSET
    names = ForestData.__struct_fields__
    return ForestPatch(**{name: getattr(new, name) for name in names if getattr(new, name) != getattr(old, name)})


def _places(told: TableView) -> dict[tuple[int, int], CellData]:
    return {(cell.x, cell.y): cell for cell in told.mine}
