"""What each request becomes: the entry that is stored, or the reason why it is refused."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Protocol

from pyrite.bots.registry import player
from pyrite.kernel.errors import GameOver, NotYourDecision
from pyrite.kernel.moves import DEAL, verb
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.state import State
from pyrite.locales import text
from pyrite.server.errors import Refusal
from pyrite.server.people.names import good_line, good_name, likeness
from pyrite.server.tables import entries
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.table import Member, Table, sealed
from pyrite.server.tables.window import asking
from pyrite.server.wire import messages
from pyrite.setup.catalogue import numbers
from pyrite.setup.known import game_named
from pyrite.setup.options import parse_options
from pyrite.setup.setup import Setup, crowd


class Dealer(Protocol):
    """Who decides what chance gives: in earnest nobody can foresee it, in tests it is written down."""

    def deal(self, table: Table) -> entries.Started: ...


class Chance:
    """A secret seed of 128 bits, and anybody may begin (X-G17)."""

    def deal(self, table: Table) -> entries.Started:
        players = len(table.members)
        setup: Setup = table.setup_for(players, secrets.randbelow(players))
        return entries.Started(setup=setup, seed=secrets.token_hex(16))


def entry_for(table: Table, me: Member, request: messages.AnyRequest, dealer: Dealer) -> AnyEntry | None:
    """The entry that does it; None if it is granted and changes nothing. Raises a PyriteError if it is refused."""
    match request:
        case messages.Play():
            return _play(table, me, request)
        case messages.Chat():
            return entries.Said(member=me.number, text=good_line(request.text), at=round(time.time(), 3))
        case messages.Ready():
            return _ready(table, me)
        case messages.PassAll():
            return _pass_all(table, me, request.agree)
        case messages.Rename():
            others = [member.name for member in table.members if member is not me]
            return entries.Renamed(member=me.number, name=good_name(request.name, others))
        case messages.Again():
            return entries.AgainWanted(member=me.number) if _over(table) and not me.again else None
        case messages.OpenLobby():
            _host(table, me)
            return entries.PlayAgain() if _over(table) else None
        case messages.Leave():
            return None if me.left else entries.Left(member=me.number)
        case messages.Back():
            return None
        case messages.AddBot():
            _lobby(table, me)
            return add_bot(table, request.bot)
        case messages.Arrange():
            _lobby(table, me)
            if sorted(request.order) != list(range(len(table.members))):
                raise Refusal("bad-order", last=len(table.members) - 1)
            return entries.Arranged(order=request.order)
        case messages.ChangeSetup():
            _lobby(table, me)
            setup = agreed(request.game, request.edition, request.options, request.modules, len(table.members))
            return entries.SetupChanged(edition=request.edition, setup=setup)
        case messages.Shuffle():
            _lobby(table, me)
            order = list(range(len(table.members)))
            secrets.SystemRandom().shuffle(order)
            return entries.Arranged(order=tuple(order))
        case messages.Start():
            _lobby(table, me)
            _enough(table, len(table.members))
            return sealed(dealer.deal(table))
        case messages.FillUp():
            _lobby(table, me)
            _enough(table, request.players)
            if request.players > table.capacity:
                raise Refusal("table-full", seats=table.capacity)
            missing = request.players > len(table.members)
            return add_bot(table, request.bot) if missing else sealed(dealer.deal(table))
        case messages.Remove():
            _host(table, me)
            return _remove(table, me, request)
        case messages.Lock():
            _host(table, me)
            return entries.LockSet(locked=request.locked)
        case messages.SetPace():
            _host(table, me)
            return entries.PaceSet(pace=request.pace)
    raise AssertionError(f"{type(request).__name__} is no request to a table")


def why_not(table: Table, me: Member, move: str) -> None:
    """Raise what would be said if the member made this move now."""
    _decide(table, me, move)


def sit_down(table: Table, name: str, key: str) -> entries.SatDown:
    """A newcomer."""
    if table.phase != "lobby":
        raise Refusal("game-on")
    if table.locked:
        raise Refusal("table-locked")
    _room(table)
    return entries.SatDown(name=good_name(name, [member.name for member in table.members]), key=key)


def agreed(game: str, edition: str, options: Mapping[str, str], modules: tuple[str, ...], seats: int) -> Setup:
    """What will be played, by those who sit already or as many as it takes. Raises a SetupError if it cannot be."""
    chosen = parse_options(" ".join(f"{name}={value}" for name, value in options.items()), edition, game)
    # What cannot be at all is refused by the set-up, whoever plays.
    fewest = next(iter(numbers(modules, game)), crowd()[0])
    return Setup(max(seats, fewest), chosen, modules, game=game)


def add_bot(table: Table, spec: str) -> entries.BotAdded:
    _room(table)
    player(spec, table.setup.game)  # refuses what is none
    taken = {likeness(member.name) for member in table.members}
    free = [name for name in text("table-bot-names").split() if likeness(name) not in taken]
    return entries.BotAdded(name=secrets.choice(free), bot=spec)


# --- moves ----------------------------------------------------------------------------------------


def _play(table: Table, me: Member, request: messages.Play) -> AnyEntry | None:
    if not table.decided_at <= request.version <= table.version:
        raise Refusal("stale-version", version=request.version, current=table.version)
    state, seat, move = _decide(table, me, request.move)
    if table.window_open():
        # To say nothing is what happens anyway when the time is up, and it must not be seen before.
        return None if move == state.decision.silence else entries.WindowClosed(veto=seat)
    if verb(move) == DEAL:
        raise Refusal("ready-first")
    return entries.Played(seat=seat, move=print_move(state.book, move))


def _decide(table: Table, me: Member, words: str) -> tuple[State, int, int]:
    """The position the member decides in, his seat and his move, if it is legal."""
    state, seat = table.state, table.seat_of(me.number)
    if state is None:
        raise Refusal("no-game")
    if state.over():
        raise GameOver
    assert seat is not None
    if table.window_open():
        if seat not in state.decision.asked(state):
            raise NotYourDecision(seat)
        state = asking(state, seat)
    state.claim(seat)
    move = parse_move(state.book, words)
    state.check(move)
    return state, seat, move


def _ready(table: Table, me: Member) -> entries.MadeReady | None:
    if table.phase != "between":
        raise Refusal("not-between")
    return None if me.ready else entries.MadeReady(member=me.number)


def _pass_all(table: Table, me: Member, agree: bool) -> entries.PassAllWanted | None:
    if not game_named(table.setup.game).passes_out:
        raise Refusal("no-pass-all")
    if not table.may_pass_all():
        raise Refusal("pass-all-early")
    return None if me.pass_all == agree else entries.PassAllWanted(member=me.number, agree=agree)


# --- rights ---------------------------------------------------------------------------------------


def _host(table: Table, me: Member) -> None:
    if table.host != me.number:
        raise Refusal("not-host")


def _lobby(table: Table, me: Member) -> None:
    _host(table, me)
    if table.phase != "lobby":
        raise Refusal("not-in-lobby")


def _over(table: Table) -> bool:
    """Whether the next lobby has still to be opened."""
    if table.phase not in ("over", "lobby"):
        raise Refusal("not-over")
    return table.phase == "over"


def _enough(table: Table, players: int) -> None:
    fewest = numbers(table.setup.modules, table.setup.game)[0]
    if players < fewest:
        raise Refusal("too-few", players=players, fewest=fewest)


def _room(table: Table) -> None:
    if len(table.members) >= table.capacity:
        raise Refusal("table-full", seats=table.capacity)


def member_at(table: Table, seat: int) -> Member:
    if seat >= len(table.members):
        raise Refusal("no-such-seat", seat=seat)
    return table.members[seat]


def _remove(table: Table, me: Member, request: messages.Remove) -> entries.Removed:
    member = member_at(table, request.seat)
    if request.name not in (None, member.name):
        raise Refusal("stale-version")
    if member is me:
        raise Refusal("not-yourself-out")
    if not member.person and table.phase != "lobby":
        raise Refusal("not-in-lobby")
    return entries.Removed(member=member.number)
