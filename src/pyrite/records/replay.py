"""A record played again, move by move, and whether the game comes out as it is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pyrite.kernel.errors import BadLuck, NotationError, PyriteError, SetupError
from pyrite.kernel.moves import DEAL, verb
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.state import State
from pyrite.records.checksum import checksum
from pyrite.records.record import UNVERIFIED, Choice, Record, score_word
from pyrite.records.recorder import result_of


class Step(NamedTuple):
    """A decision (none: the first deal) and the position after it; the same State goes from step to step."""

    choice: Choice | None
    state: State


def replay(record: Record) -> Iterator[Step]:
    """Play a record. Where it breaks the rules, a NotationError says in which line and why."""
    state = _begin(record)
    _check_luck(record, state, record.rounds[0].line)
    yield Step(None, state)
    for nth, played in enumerate(record.rounds, 1):
        if state.round != nth:
            raise NotationError(
                f"round {nth} begins before round {nth - 1} is over",
                played.line,
                reason="record-round-early",
                round=nth,
                before=nth - 1,
            )
        for choice in played.choices:
            move = _move(state, choice)
            if verb(move) == DEAL:
                _compare_luck(record, state)
                _next_deal(record, nth, state, choice)
            _play(record, state, move, choice)
            yield Step(choice, state)


def verify(record: Record) -> State:
    """Replay a record to its end and compare; gives the last position, or the NotationError that says what is wrong."""
    steps = replay(record)
    state = next(steps).state
    for _ in steps:
        pass  # it is this state that is played on
    if state.over():
        _compare_luck(record, state)
    _compare_result(record, state)
    if record.checksum not in (UNVERIFIED, checksum(state)):
        raise NotationError(
            f"the replay does not give the checksum {record.checksum} but {checksum(state)}",
            record.end,
            reason="record-checksum",
            found=record.checksum,
            expected=checksum(state),
            engine=record.engine,
        )
    return state


def _begin(record: Record) -> State:
    try:
        return record.setup.begin(deals=[played.deal for played in record.rounds])
    except SetupError as error:
        nth = 1 if isinstance(error, BadLuck) else error.details.get("round")
        line = record.rounds[nth - 1].line if isinstance(nth, int) else None
        raise NotationError.at(line, error) from None


def _move(state: State, choice: Choice) -> int:
    """The move that was chosen, if this seat could choose it."""
    if not state.over() and state.decider != choice.seat:
        raise NotationError(
            f"seat {choice.seat} has nothing to decide here, seat {state.decider} has ({state.decision.name})",
            choice.line,
            reason="record-seat",
            seat=choice.seat,
            decider=state.decider,
        )
    try:
        move = parse_move(state.book, choice.move)
        state.check_past(move)
    except PyriteError as error:
        raise NotationError(
            f"seat {choice.seat} cannot {choice.move!r}: {error}",
            choice.line,
            reason="record-move",
            seat=choice.seat,
            move=choice.move,
            cause=error,
        ) from None
    return move


def _play(record: Record, state: State, move: int, choice: Choice) -> None:
    """Play a legal move. In its course chance may be asked, and have an answer that cannot be, or none."""
    try:
        state.replay(move)
    except BadLuck as error:
        raise NotationError.at(choice.line, error) from None
    _check_luck(record, state, choice.line)


def _check_luck(record: Record, state: State, line: int | None) -> None:
    """Whatever chance gave is told: a replay lets nothing be decided anew."""
    told = len(record.rounds[state.round - 1].deal.luck)
    if state.lucky > told:
        raise NotationError(
            f"chance has to decide here, and the luck of round {state.round} has only {told} results",
            line,
            reason="record-no-luck",
            round=state.round,
            found=told,
        )


def _compare_luck(record: Record, state: State) -> None:
    """When a round is over, chance has given all that it is said to have given in its course."""
    told = len(record.rounds[state.round - 1].deal.luck)
    if told > state.lucky:
        raise NotationError(
            f"in round {state.round} chance was asked {state.lucky} times, not {told}",
            record.rounds[state.round - 1].line,
            reason="record-luck",
            round=state.round,
            asked=state.lucky,
            found=told,
        )


def _next_deal(record: Record, nth: int, state: State, choice: Choice) -> None:
    """Before a round is dealt: what chance gave must follow, and its gold be what is left."""
    if choice is not record.rounds[nth - 1].choices[-1] or nth == len(record.rounds):
        raise NotationError(
            f"round {nth + 1} is dealt, so its chance results must follow here",
            choice.line,
            reason="record-no-deal",
            round=nth + 1,
        )
    left = sorted(state.gold_face[card] for card in state.gold_pile)
    told = sorted(record.rounds[nth].deal.gold)
    if told != left:
        expected = " ".join(map(str, left))
        raise NotationError(
            f"the gold of round {nth + 1} is not what is left: {expected} in any order",
            record.rounds[nth].line,
            reason="record-gold",
            round=nth + 1,
            expected=expected,
        )


def _compare_result(record: Record, state: State) -> None:
    told, counted = record.result, score_word(record.setup)
    if not state.over():
        if told:
            raise NotationError(
                f"the game is not over, so it has no {counted} and winners yet",
                told.line,
                reason="record-not-over",
                counted=counted,
            )
        return
    found = result_of(state)
    if not told:
        raise NotationError(
            f"the game is over, but its {counted} and winners are missing",
            record.end,
            reason="record-no-result",
            counted=counted,
        )
    if told != found:
        scores, winners = " ".join(map(str, found.scores)), " ".join(map(str, found.winners))
        raise NotationError(
            f"by the moves the seats have {scores} {counted} and the winners are {winners}",
            told.line,
            reason="record-result",
            scores=scores,
            counted=counted,
            winners=winners,
        )
