"""A recorded game as pages to read: a picture of the mine whenever it has changed, a sentence for every event."""

from __future__ import annotations

from collections.abc import Iterator

from pyrite.locales import text
from pyrite.records import Record, Step, open_events, replay
from pyrite.rules.picture import picture
from pyrite.rules.saboteur.events import RoundBegan, events
from pyrite.rules.saboteur.state import State
from pyrite.telling.events import seat_name, tell
from pyrite.telling.names import goal_name, role_name


def pages(record: Record, viewer: int | None = None, first: int = 0) -> Iterator[str]:
    """What there is to read at each step from `first` on, for a seat, for WATCHER, or (None) with all cards open.

    A step of which this viewer notices nothing has no page.
    """
    happened = 0
    drawn = ""
    over = False
    for number, step in enumerate(replay(record)):
        told = open_events(step.state, happened) if viewer is None else events(step.state, viewer, happened)
        happened = step.state.happened()
        over = step.state.over()
        if number < first or not (told or viewer is None):
            continue
        lines = [_title(record, number, step, viewer), *(tell(event, record.names) for event in told)]
        if viewer is None and any(isinstance(event, RoundBegan) for event in told):
            lines += _secrets(step.state)
        mine = draw_mine(step.state)
        if mine != drawn:
            lines += ["", mine]
            drawn = mine
        yield _page(lines)
    if not over:
        yield _page([text("replay-unfinished")])


def draw_mine(state: State) -> str:
    """The mine with rulers; closed goals stay closed."""
    treasures = [card for card in range(state.base, len(state.face)) if state.kind(card).name == "treasure"]
    return picture(state.mine, treasures, rulers=True)


def _title(record: Record, number: int, step: Step, viewer: int | None) -> str:
    # The decision itself is only for eyes that see everything: it tells cards passed and vetoes not played.
    if viewer is not None or step.choice is None:
        return text("replay-step", step=str(number))
    seat = seat_name(step.choice.seat, record.names)
    return text("replay-step-open", step=str(number), seat=seat, move=step.choice.move)


def _secrets(state: State) -> list[str]:
    """What lies closed on the table, which no event tells."""
    goals = [goal_name(state.kind(state.mine.card(place)).name) for place in state.book.goal_spots]
    spare = [role_name(state.kind(card).name) for card in state.spare]
    return [text("replay-goals", goals=", ".join(goals)), text("replay-spare", roles=", ".join(spare))]


def _page(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
