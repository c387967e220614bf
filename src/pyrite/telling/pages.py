"""A recorded game as pages to read: a picture of the mine whenever it has changed, a sentence for every event."""

from __future__ import annotations

from collections.abc import Iterator

from pyrite.kernel.mine import STACK
from pyrite.kernel.notation.game_lines import lines_of
from pyrite.kernel.notation.hidden_places import aside
from pyrite.kernel.notation.position import draw_mine
from pyrite.kernel.parts import print_spot
from pyrite.kernel.seen.event import Event
from pyrite.kernel.seen.events import RoundBegan, events
from pyrite.kernel.state import State
from pyrite.locales import text
from pyrite.records import Record, Step, open_events, replay
from pyrite.telling.events import seat_name, tell
from pyrite.telling.names import card_name, chest_name, goal_name, role_name, treasure_name


def pages(record: Record, viewer: int | None = None, first: int = 0) -> Iterator[str]:
    """What there is to read from page `first` on, for a seat, for WATCHER, or (None) with all cards open."""
    drawn = ""
    over = False
    for number, (step, told) in enumerate(_noticed(record, viewer)):
        over = step.state.over()
        if number < first:
            continue
        lines = [
            _title(record, number, step, viewer),
            *(tell(event, record.names, record.setup.game) for event in told),
        ]
        if viewer is None and any(isinstance(event, RoundBegan) for event in told):
            lines += _secrets(step.state)
        mine = draw_mine(step.state, rulers=True)
        if mine != drawn:
            lines += ["", mine]
            drawn = mine
        yield _page(lines)
    if not over:
        yield _page([text("replay-unfinished")])


def page_count(record: Record, viewer: int | None = None) -> int:
    """How many numbered pages there are for these eyes."""
    return sum(1 for _ in _noticed(record, viewer))


def _noticed(record: Record, viewer: int | None) -> Iterator[tuple[Step, list[Event]]]:
    """The steps with what the viewer is told. A step of which he notices nothing is none for him, and not counted:
    a gap in the numbers would tell how many were asked for a veto."""
    happened = 0
    for step in replay(record):
        told = open_events(step.state, happened) if viewer is None else events(step.state, viewer, happened)
        happened = step.state.happened()
        if told or viewer is None:
            yield step, told


def _title(record: Record, number: int, step: Step, viewer: int | None) -> str:
    # The decision itself is only for eyes that see everything: it tells cards passed and vetoes not played.
    if viewer is not None or step.choice is None:
        return text("replay-step", step=str(number))
    seat = seat_name(step.choice.seat, record.names)
    return text("replay-step-open", step=str(number), seat=seat, move=step.choice.move)


def _secrets(state: State) -> list[str]:
    """What lies closed on the table, which no event tells."""
    goals = [goal_name(state.kind(state.mine.card(place)).name) for place in state.book.goal_spots]
    lines = [text("replay-goals", goals=", ".join(goals))]
    lines += [_stack(state, place) for place in _stacks(state)]
    treasures = [treasure_name(state.kind(card).name) for card in lines_of(state.book).treasures(state)]
    if treasures:
        lines.append(text("replay-treasures", treasures=", ".join(treasures)))
    if len(state.spare):
        spare = [role_name(state.kind(card).name) for card in state.spare]
        lines.append(text("replay-spare", roles=", ".join(spare)))
    if state.book.aside:
        cards = [card_name(state.kind(card).name) for card in aside(state)]
        lines.append(text("replay-aside", cards=", ".join(cards)))
    return lines


def _stacks(state: State) -> list[int]:
    """Where path cards lie face down on chests."""
    spots = [state.mine.spots[cell] for cell in state.mine.sites]
    return [place for place in spots if state.mine.what(place) == STACK]


def _stack(state: State, place: int) -> str:
    path = state.mine.card(place)
    return text(
        "replay-stack",
        at=print_spot(place),
        path=card_name(state.kind(path).name),
        chest=chest_name(state.kind(state.under(path)).name),
    )


def _page(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
