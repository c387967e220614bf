"""What happens at a table by itself: bots act, windows close, rounds are dealt. Says what and when, does nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from pyrite.bots.registry import bot
from pyrite.kernel.book import A_STEP, AT_ONCE, NOT_LONG, WHILE_HERE
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.view import view
from pyrite.server.tables import entries
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.table import Member, Table
from pyrite.server.tables.timing import Timing
from pyrite.server.tables.window import asking


class Due(NamedTuple):
    """Something to be done so many seconds after the open decision was asked."""

    after: float
    make: Callable[[Table, Rng], AnyEntry]


NOBODY: Mapping[int, float] = {}


def due(table: Table, timing: Timing, gone: Mapping[int, float] = NOBODY, window: float = 0.0) -> Due | None:
    """What comes next without anybody asking for it; None while somebody is waited for. Members who are `gone` have
    the table not open, since so many seconds after the open decision was asked; a window in which all are asked lasts
    as long as `window` says."""
    state = table.state
    if state is None:
        return None
    if state.over():
        return _next_lobby(table, timing, gone)
    pause = timing.pause(table.pace)
    if table.window_open():
        return Due(window, close_window)
    if table.phase == "between":
        there = table.present()
        return Due(0.0 if there else pause, deal) if all(member.ready for member in there) else None
    decider = table.members[state.decider]
    decision = state.decision
    if not decider.plays_himself:
        at_once = table.all_pass() or decision.pace == AT_ONCE
        return Due(0.0 if at_once else timing.step(table.pace) if decision.pace == A_STEP else pause, bot_move)
    if table.all_pass() and decision.name == "turn":
        return Due(0.0, decide_for)
    if decision.patience == NOT_LONG or (decision.patience == WHILE_HERE and decider.number in gone):
        return Due(timing.answer, decide_for)
    return None


def _next_lobby(table: Table, timing: Timing, gone: Mapping[int, float]) -> Due | None:
    """Opens once all who are here want to play again; who has gone may come back for a little while."""
    people = table.present()
    undecided = [member.number for member in people if not member.again]
    if all(member.number in gone for member in people) or any(number not in gone for number in undecided):
        return None
    return Due(max((gone[number] + timing.absent for number in undecided), default=0.0), open_lobby)


def waited_for(table: Table, member: Member) -> bool:
    """Whether the game cannot go on without somebody. A window in which all are asked closes without anybody."""
    if not member.plays_himself or table.window_open():
        return False
    if table.phase == "between":
        return not member.ready
    return table.phase == "playing" and table.seat_of(member.number) == table.playing().decider


def bot_move(table: Table, rng: Rng) -> AnyEntry:
    state = table.playing()
    seat = state.decider
    move = bot(table.members[seat].bot or table.stand_in).decide(view(state, seat), rng)
    return entries.Played(seat=seat, move=print_move(state.book, move))


def decide_for(table: Table, rng: Rng) -> AnyEntry:
    """What is decided for somebody: any card, once everybody has agreed to pass (X-B18); no, if time is up (X-TT-5);
    to end the round yes, if no treasure at all is in reach, and else no, if they are not there to say (A-33)."""
    state = table.playing()
    seat = state.decider
    return entries.Played(seat=seat, move=print_move(state.book, stand_in(view(state, seat), rng)))


def deal(table: Table, rng: Rng) -> AnyEntry:
    return entries.Played(seat=table.playing().decider, move="deal")


def open_lobby(table: Table, rng: Rng) -> AnyEntry:
    return entries.PlayAgain()


def close_window(table: Table, rng: Rng) -> AnyEntry:
    """Time is up: whoever said nothing lets the card pass, and bots answer now, all at the same moment (X-WC-20)."""
    state = table.playing()
    for seat in state.decision.asked(state):
        member = table.members[seat]
        if not member.plays_himself:
            move = bot(member.bot or table.stand_in).decide(view(asking(state, seat), seat), rng)
            if move != state.decision.silence:
                return entries.WindowClosed(veto=seat)
    return entries.WindowClosed()
