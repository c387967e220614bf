"""A table: who sits at it and what is being played, as the sum of its entries. It knows no clock and no network."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from pyrite.bots.registry import best, bot, players
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.state import State
from pyrite.records import Recorder, write
from pyrite.server.errors import Refusal
from pyrite.server.tables import entries
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.wire.messages import ChatLine, Notice, NoticeKind, Pace, Phase
from pyrite.setup.catalogue import numbers
from pyrite.setup.known import game_named
from pyrite.setup.setup import Setup, deals_of

CHAT_KEPT = 100
NOTICES_KEPT = 100
GAME = entries.Started | entries.Played | entries.WindowClosed | entries.PlayAgain  # what changes the position
REQUESTS_KEPT = 100  # for each member; nobody sends again what is older


@dataclass
class Member:
    """Somebody at the table. His number is his for good, his seat is his place in the table's list."""

    number: int
    name: str
    bot: str | None = None
    key: str | None = None  # the hash of his secret; bots have none
    stand_in: bool = False
    left: bool = False
    ready: bool = False
    pass_all: bool = False
    again: bool = False

    @property
    def person(self) -> bool:
        return self.bot is None

    @property
    def plays_himself(self) -> bool:
        return self.bot is None and not self.stand_in


class Table:
    """Made from its first entry on by `apply`; `version` counts the entries."""

    def __init__(self, past: Iterable[AnyEntry] = ()) -> None:
        self.version = 0
        self.code = ""
        self.seats_wanted = 0
        self.edition = ""
        self.setup = Setup(3)
        self.pace: Pace = "none"
        self.veto_seconds = 0.0
        self.locked = False
        self.members: list[Member] = []  # in the order of their seats
        self.arrived = 0  # members there have ever been
        self.host: int | None = None
        self.game: Recorder | None = None
        self.games = 0
        self.records: list[str] = []  # of the games that are over
        self.chat: list[ChatLine] = []
        self.said = 0
        self.notices: list[Notice] = []  # of this game
        self.noticed = 0
        self.departed: dict[str, int] = {}  # by the hash of the secret: who had a seat and has none any more
        self.done: dict[int | None, dict[str, int]] = {}  # by member: his last requests and the versions they led to
        self.decided_at = 0  # the version with which the open decision was asked
        self._begun = 0  # the version that began the game
        self._happened: list[int] = []  # events there were with each version since
        for entry in past:
            self.apply(entry)

    # --- what is asked of it ----------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "lobby"
        state = self.game.state
        if state.over():
            return "over"
        return "between" if state.decision.deals else "playing"

    @property
    def state(self) -> State | None:
        return self.game.state if self.game else None

    def playing(self) -> State:
        """The position of the game that is on."""
        assert self.game is not None
        return self.game.state

    @property
    def capacity(self) -> int:
        """How many can sit here: as many as were wanted, or the nearest number that can play what is chosen."""
        allowed = numbers(self.setup.modules, self.setup.game)
        return max(allowed[0], min(self.seats_wanted, allowed[-1]))

    @property
    def stand_in(self) -> str:
        """The bot that plays for those who are away."""
        return best(self.setup.game)

    def seat_of(self, number: int | None) -> int | None:
        return next((seat for seat, member in enumerate(self.members) if member.number == number), None)

    def member(self, number: int) -> Member:
        return next(member for member in self.members if member.number == number)

    def present(self) -> list[Member]:
        """Those who decide for themselves."""
        return [member for member in self.members if member.plays_himself]

    def window_open(self) -> bool:
        """Whether something may be said now by all who are asked, at the same moment (X-WC-20)."""
        return self.game is not None and not self.game.state.over() and self.game.state.decision.silence != 0

    def may_pass_all(self) -> bool:
        """Whether there is nothing left to draw, so that passing on and on may be all that is left (X-B18), if the
        game is one in which it can be."""
        state = self.state
        if state is None or not game_named(self.setup.game).passes_out:
            return False
        return self.phase == "playing" and state.top == state.bottom

    def all_pass(self) -> bool:
        """Whether everybody has agreed to pass what is left."""
        there = self.present()
        return self.may_pass_all() and bool(there) and all(member.pass_all for member in there)

    def plays_on(self, entry: AnyEntry) -> bool:
        """Whether a game is still on with this entry, as far as can be told before it is done."""
        if isinstance(entry, entries.Started):
            return True
        return self.phase in ("playing", "between")

    def happened(self) -> int:
        """How many events there have been in the game."""
        return self.game.state.happened() if self.game else 0

    def events_after(self, version: int) -> int:
        """The number of the first event that came after a version; all are new if that was another game."""
        nth = version - self._begun
        return self._happened[nth] if 0 <= nth < len(self._happened) else 0

    # --- the fold ---------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Do what an entry says. It was checked before it was stored, so it is not checked again."""
        self.version += 1
        host = self.host
        self._do(entry)
        self._notice(entry, host)
        if isinstance(entry, GAME):
            self.decided_at = self.version
        if self.game:
            self._happened.append(self.game.state.happened())
        if entry.by is not None and entry.request is not None:
            mine = self.done.setdefault(entry.by, {})
            mine[entry.request] = self.version
            if len(mine) > REQUESTS_KEPT:
                del mine[next(iter(mine))]

    def _do(self, entry: AnyEntry) -> None:
        match entry:
            case entries.TableOpened():
                self.code, self.seats_wanted, self.edition = entry.code, entry.capacity, entry.edition
                self.setup, self.pace, self.veto_seconds = entry.setup, entry.pace, entry.veto_seconds
            case entries.SatDown():
                self._seat(Member(self.arrived, entry.name, key=entry.key))
            case entries.BotAdded():
                self._seat(Member(self.arrived, entry.name, bot=entry.bot))
            case entries.Removed(member=number):
                self._remove(self.member(number))
            case entries.Left(member=number):
                self._leave(self.member(number))
            case entries.HostPassedOn(member=number):
                self.host = number
            case entries.LockSet():
                self.locked = entry.locked
            case entries.PaceSet():
                self.pace = entry.pace
            case entries.SetupChanged():
                self.edition, self.setup = entry.edition, entry.setup
                self._change_bots()
            case entries.Arranged():
                self.members = [self.members[seat] for seat in entry.order]
            case entries.Renamed():
                self.member(entry.member).name = entry.name
            case entries.Started():
                self._start(entry)
            case entries.Played():
                self._play(entry.move)
            case entries.WindowClosed():
                self._close_window(entry.veto)
            case entries.MadeReady(member=number):
                self.member(number).ready = True
            case entries.PassAllWanted():
                self.member(entry.member).pass_all = entry.agree
            case entries.BotCalled(member=number):
                self.member(number).stand_in = True
            case entries.CameBack(member=number):
                self._come_back(self.member(number))
            case entries.Said():
                self._say(entry)
            case entries.AgainWanted(member=number):
                self.member(number).again = True
            case entries.PlayAgain():
                self._clear()

    # --- people -----------------------------------------------------------------------------------

    def _seat(self, member: Member) -> None:
        self.members.append(member)
        self.arrived += 1
        if self.host is None and member.person:
            self.host = member.number

    def _remove(self, member: Member) -> None:
        if self.game is None:
            self._unseat(member)
        else:  # the cards stay on the table, so somebody has to play them
            self._let_go(member)
            member.bot, member.key, member.stand_in = self.stand_in, None, False
        self._pass_host_on(member)

    def _unseat(self, member: Member) -> None:
        self._let_go(member)
        self.members.remove(member)

    def _let_go(self, member: Member) -> None:
        if member.key:
            self.departed[member.key] = member.number

    def _change_bots(self) -> None:
        """Another game may be chosen: those who cannot play it make way for one that can, by the same name."""
        for member in self.members:
            if member.bot is not None and bot(member.bot).name not in players(self.setup.game):
                member.bot = self.stand_in

    def _leave(self, member: Member) -> None:
        if self.game is None:
            self._unseat(member)
        else:
            member.left = member.stand_in = True
        self._pass_host_on(member)

    def _come_back(self, member: Member) -> None:
        member.stand_in = member.left = False
        if self.host is None:
            self.host = member.number

    def _pass_host_on(self, gone: Member) -> None:
        """To the next one clockwise who plays himself; if there is nobody, to whoever comes first."""
        if gone.number != self.host:
            return
        seat = self.seat_of(gone.number) or 0
        heirs = [m for m in [*self.members[seat:], *self.members[:seat]] if m.plays_himself and m is not gone]
        self.host = heirs[0].number if heirs else None

    def _say(self, entry: entries.Said) -> None:
        seat = self.seat_of(entry.member)
        name = self.member(entry.member).name
        self.chat.append(ChatLine(self.said, seat, name, entry.text, entry.at))
        self.said += 1
        del self.chat[:-CHAT_KEPT]

    def _notice(self, entry: AnyEntry, host: int | None) -> None:
        """Tell in the log of the game what has become of people; `host` is who was host before."""
        if self.game is None:
            return
        over = self.game.state.over()
        match entry:
            case entries.Left(member=number):
                kind: NoticeKind = "gone" if over else "left"
            case entries.Removed(member=number):
                kind = "gone" if over else "removed"
            case entries.BotCalled(member=number):
                kind = "stand-in"
            case entries.CameBack(member=number):
                kind = "back"
            case entries.HostPassedOn() if host is not None:
                kind, number = "host", host
            case _:
                return
        heir = None if self.host in (None, host) else self.member(self.host).name
        self.notices.append(Notice(self.noticed, self.happened(), kind, self.member(number).name, heir))
        self.noticed += 1
        del self.notices[:-NOTICES_KEPT]

    # --- the game ---------------------------------------------------------------------------------

    def _start(self, entry: entries.Started) -> None:
        self.games += 1
        names = [member.name for member in self.members]
        self.game = Recorder(entry.setup, entry.seed, entry.deals, names)
        if entry.seal not in ("", seal(self.game.state)):
            raise Refusal("other-decks")
        self._begun, self._happened = self.version, []
        self._forget_wishes()

    def _play(self, text: str) -> None:
        self._step(parse_move(self.playing().book, text))

    def _step(self, move: int) -> None:
        assert self.game is not None
        round_ = self.game.state.round
        self.game.replay(move)
        if self.game.state.round != round_:
            self._forget_wishes()
        if self.game.state.over():
            self.records.append(write(self.game.record()))

    def _close_window(self, veto: int | None) -> None:
        state = self.playing()
        while self.window_open():
            silence = state.decision.silence
            if state.decider == veto:
                self._step(next(move for move in state.moves() if move != silence))
                return
            self._step(silence)

    def _forget_wishes(self) -> None:
        for member in self.members:
            member.ready = member.pass_all = member.again = False

    def _clear(self) -> None:
        self.game = None
        self._happened = []
        self.notices = []
        self._forget_wishes()
        for member in self.members[:]:
            if member.left:
                self._unseat(member)
            member.stand_in = False

    def setup_for(self, players: int, starter: int) -> Setup:
        """The choices of this table for so many players."""
        return msgspec.structs.replace(self.setup, players=players, starter=starter)


def sealed(entry: entries.Started) -> entries.Started:
    """A game that can be begun only with these decks."""
    return msgspec.structs.replace(entry, seal=seal(entry.setup.begin(entry.seed, entry.deals)))


def seal(state: State) -> str:
    """The same for the same first deal."""
    return sha256(msgspec.json.encode(deals_of(state)[0])).hexdigest()[:16]
