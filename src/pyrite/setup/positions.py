"""Reads the text of a position (its form: see `position`)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NoReturn

from pyrite.kernel.book import Book, Keeper
from pyrite.kernel.determinise import agrees
from pyrite.kernel.mine import HIDDEN, STACK
from pyrite.kernel.moves import LAY, PLAY, face, verb
from pyrite.kernel.notation.game_lines import Ground, lines_of
from pyrite.kernel.notation.hidden_places import read_lost
from pyrite.kernel.notation.lines import Line, Sheet, wrong_in
from pyrite.kernel.notation.position import HEADER, THEN, WAYS
from pyrite.kernel.notation.position_cards import NOBODY, Cards, check_cards, check_count
from pyrite.kernel.notation.words import parse_move, parse_seen
from pyrite.kernel.parts import parse_spot, print_spot
from pyrite.kernel.restore import fill, lose
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import stacked
from pyrite.kernel.state import (
    GAME_OVER,
    GOLD_OPEN,
    GOLD_ROUND_AT,
    GOLD_SEAT_AT,
    GOLD_SPENT,
    HAND_ROOM,
    HISTORY_SEAT_AT,
    Deal,
    State,
)
from pyrite.setup.known import FIRST, games
from pyrite.setup.options import parse_options
from pyrite.setup.setup import Setup, crowd

PILES = ("deck", "goals", "roles", "gold")  # of a deal, before the modules' own

# Every keyword, and whether several lines may begin with it. The modules' own piles add theirs.
HEAD: dict[str, bool] = dict.fromkeys(("game", "players", "options", "modules"), False)
KEYWORDS: dict[str, bool] = {
    **HEAD,
    **dict.fromkeys(("chance", "events", "round", "starter", "turn", "decision", "declared", "played"), False),
    **dict.fromkeys(("on-its-way", "held", "reaction", "dug", "pending", "draws"), False),
    **dict.fromkeys(("last-turn", "last-path", "connector", "outcome"), False),
    **dict.fromkeys(("hand", "front"), True),
    **dict.fromkeys(("draw", "discard", "aside", "roles", "spare", "goals", "goals-at", "out"), False),
    **dict.fromkeys(("stacks", "insight", "gold", "offer", "loose", "luck"), False),
    **dict.fromkeys(("lost", "found", "purse", "returned", "past", "deal"), True),
    **dict.fromkeys(("laid", "mine"), False),
}

_WORD = re.compile(r"[0-9a-f]{8}")
_KEPT = re.compile(r"([0-9]+):([0-9]+)(!?)(-?)")
_BIG = 10**9 - 1
_RICH = 999  # nuggets of a seat; a fact of the log has room for no more
_MANY = 12  # cards drawn at the end of a turn


def parse_position(text: str) -> State:
    """The position that a text tells. Whoever wrote it wrongly learns in which line."""
    first, *lines = _lines(text)
    # Whose piles there are is known only when the book is: at first all keywords will do.
    book = _book(Sheet(lines, {**dict.fromkeys((line.keyword for line in lines), True), **HEAD}, first.number))
    piles = dict.fromkeys((pile.name for pile in book.piles), False)
    keywords = {**KEYWORDS, **lines_of(book).keywords, **piles}
    return _Reader(Sheet(lines, keywords, first.number), book).read()


def _lines(text: str) -> list[Line]:
    """The lines of the text. Behind `mine` there are no words: the line has the lines of the picture as they stand."""
    rows = text.splitlines()
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        keyword, *words = row.split() or [""]
        if keyword == "mine":
            lines.append(Line(number, keyword, rows[number:]))
            break
        if keyword:
            lines.append(Line(number, keyword, words))
    first = lines[0] if lines else Line(1, "", [])
    if [first.keyword, *first.words] != HEADER.split():
        first.is_no_header(HEADER)
    return lines


def _book(sheet: Sheet) -> Book:
    players = sheet.one("players")
    options = sheet.one("options")
    told = sheet.find("game")
    game = told.choice(told.only(), {name: name for name in games()}) if told else FIRST
    with wrong_in(options):
        chosen = parse_options(" ".join(options.words), game=game)
    modules = sheet.find("modules")
    with wrong_in(modules or players):
        names = tuple(modules.words) if modules else ()
        return Setup(players.count(players.only(), crowd()[0], crowd()[-1]), chosen, names, game=game).book()


def _chance(line: Line) -> Rng:
    if len(line.words) != 4 or not all(_WORD.fullmatch(word) for word in line.words):
        line.must_be_like("chance 1c2d0f6a 8b3e5a71 00f1c2d3 5e6f7081")
    a, b, c, d = (int(word, 16) for word in line.words)
    with wrong_in(line):
        return Rng.from_words((a, b, c, d))


class _Reader:
    """One reading: the lines, and the position that they fill."""

    def __init__(self, sheet: Sheet, book: Book) -> None:
        self.sheet = sheet
        self.book = book
        self.seats = book.seats
        self.rounds = int(book.flow.most_rounds(book))
        self.g = State(book, _chance(sheet.one("chance")), book.ground)

    def read(self) -> State:
        g = self.g
        self._read_turn()
        cards = Cards(self.sheet, self.book, face(g.declared) if self.sheet.find("declared") else None)
        g.mine = cards.mine
        g.played = cards.played
        g.held = cards.held
        g.top = cards.top
        g.bottom = len(self.book.deck)
        memory = lines_of(self.book).read(self.sheet, Ground(self.book, cards.mine, cards.piles["marks"]))
        fill(g, {**cards.piles, **self._gold(), "memory": memory, "history": self._past(), "luck": self._luck()})
        lose(g, read_lost(self.sheet, g))
        insight = self.sheet.find("insight")
        if insight:
            insight.has(0)
        g.insight = insight is not None
        none: list[list[int]] = [[] for _ in self.book.piles]
        g.deals = [stacked([], [], [], [], none, [])] * g.round + self._deals()
        self._check_hands()
        self._check_decision()
        self._check_waiting()
        self._check_memory()
        self._check_open()
        return g

    # --- the turn ---------------------------------------------------------------------------------

    def _read_turn(self) -> None:
        g = self.g
        g.forgotten = self._number("events", 0, _BIG)
        g.round = self._number("round", 1, self.rounds)
        g.starter = self._number("starter", 0, self.seats - 1)
        line = self.sheet.one("turn")
        line.has(2)
        seat, way = line.words
        g.turn = line.seat(seat, self.seats)
        g.direction = line.choice(way, {name: direction for direction, name in WAYS.items()})
        self._read_decision()
        for word in ("declared", "played"):
            told = self.sheet.find(word)
            if told:
                if g.declared:
                    told.twice("declared, played")
                with wrong_in(told):
                    g.declared = parse_move(self.book, " ".join(told.words))
                if verb(g.declared) not in (LAY, PLAY):
                    told.must_be_like(f"{word} lay NE 3,1")
        g.reaction = self._number("reaction", 0, len(self.book.reactions), 0)
        g.dug = self._spot("dug")
        g.pending = self._spot("pending")
        g.draws = self._draws()
        g.last_turn = self._number("last-turn", 0, self.seats - 1, -1)
        g.last_path = self._number("last-path", 0, self.seats - 1, -1)
        g.connector = self._number("connector", 0, self.seats - 1, -1)
        outcome = self.sheet.find("outcome")
        if outcome:
            g.outcome = outcome.choice(outcome.only(), self._outcomes())

    def _outcomes(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.book.outcomes) if name}

    def _read_decision(self) -> None:
        g = self.g
        line = self.sheet.one("decision")
        line.has(2)
        name, seat = line.words
        g.decision = line.choice(name, {decision.name: decision for decision in self.book.decisions})
        if seat == NOBODY:
            if g.round < self.book.rounds:
                line.needs(f"decision {name} {NOBODY}", f"round {self.book.rounds}")
            g.stage = GAME_OVER
            g.decider = -1
            return
        g.decider = line.seat(seat, self.seats)
        if g.decision.on_turn and g.decider != g.turn:
            line.needs(f"decision {name} {seat}", f"turn {seat}")

    def _draws(self) -> int:
        line = self.sheet.find("draws")
        if line is None:
            return self.g.turn + 1
        if line.words == [NOBODY]:
            return 0
        if not 0 < len(line.words) <= _MANY:
            line.must_be_like("draws 2 0")
        return sum(line.seat(seat, self.seats) + 1 << 4 * i for i, seat in enumerate(line.words))

    def _check_hands(self) -> None:
        """Nobody may come to hold more than there is room for."""
        g = self.g
        for seat, line in enumerate(self.sheet.hands(self.seats)):
            most = HAND_ROOM - (g.most_held(seat) - g.hand_size[seat])
            if len(line.words) > most:
                line.refuse(
                    f"a hand has room for {most} cards here, not for {len(line.words)}",
                    reason="position-hand",
                    found=len(line.words),
                    most=most,
                )

    def _check_memory(self) -> None:
        """What modules remember must agree with the rest."""
        for keeper in self.book.keepers:
            for at in range(keeper.first, keeper.first + keeper.words):
                if not keeper.fits(self.g, at):
                    self._misremembered(keeper, at)
        lines_of(self.book).check(self.sheet, self.g)

    def _misremembered(self, keeper: Keeper, at: int) -> NoReturn:
        told = self.sheet.find("memory") or self.sheet.one("decision")
        word = int(self.g.memory[at])
        allowed = []
        for value in sorted({*range(16), *(word ^ 1 << bit for bit in range(60))}):  # small ones, and those like it
            self.g.memory[at] = value
            if keeper.fits(self.g, at):
                allowed.append(str(value))
        Line(told.number, f"memory {at + 1}", told.words).cannot_be(str(word), allowed)

    def _check_decision(self) -> None:
        """A decision that nobody could make, or that hangs in the air, is no position."""
        g = self.g
        line = self.sheet.one("decision")
        name = NOBODY if g.over() else g.decision.name
        for decision in self.book.decisions:
            told = self.sheet.find(decision.line) if decision.line else None
            if decision.line and name == decision.name and not told:
                line.needs(f"decision {name}", decision.line)
            if told and name != decision.name and decision.own_line:
                told.needs(decision.line, f"decision {decision.name}")
        if name == "turn" and g.played >= 0:
            told = self.sheet.find("declared") or self.sheet.one("on-its-way")
            told.refuse("no card is on its way when a turn begins", reason="position-on-its-way")
        if g.pending and g.mine.what(g.pending) not in (HIDDEN, STACK):
            at = print_spot(g.pending)
            self.sheet.one("pending").refuse(f"no goal lies face down at {at}", reason="position-no-hidden-goal", at=at)

    def _check_open(self) -> None:
        """Something must have led to what is decided, and there must be something to decide."""
        g = self.g
        line = self.sheet.one("decision")
        if g.over():
            return
        if not g.decision.fits(g):
            line.cannot_be(" ".join(line.words), self._fitting())
        if not len(g.moves()):
            line.refuse(
                f"seat {g.decider} has no legal move in the decision {g.decision.name}",
                reason="position-stuck",
                seat=g.decider,
            )

    def _check_waiting(self) -> None:
        """A card that lies there undone needs other cards that can be played for it."""
        held = self.sheet.find("held")
        if held and not agrees(self.g):
            held.needs(f"held {held.only()}", f"hand {self.g.turn}")
        offer = self.sheet.find("offer")
        if offer and (self.g.over() or not self.g.decision.hands_out):
            names = [decision.name for decision in self.book.decisions if decision.hands_out]
            offer.needs("offer", " ".join(["decision", *names]))

    def _fitting(self) -> list[str]:
        """The decisions that could be open in such a position."""
        found = []
        for decision in self.book.decisions:
            for seat in range(self.seats):
                other = self.g.copy()
                other.ask(decision, seat)
                other.listed = False
                if decision.fits(other) and len(other.moves()):
                    found.append(f"{decision.name} {seat}")
        return found

    # --- gold -------------------------------------------------------------------------------------

    def _gold(self) -> dict[str, list[int]]:
        """Piles of gold, each card under its new identity."""
        line = self.sheet.one("gold")
        opened = [word.endswith("!") for word in line.words]
        self.g.open_gold = sum(opened)
        if opened != sorted(opened):
            line.must_be_like("gold 1 3 2!")  # open gold lies at the bottom of the pile
        values = [self._value(line, word.removesuffix("!")) for word in line.words]
        pile = list(range(len(values)))
        offer = self.sheet.find("offer")
        values += [self._value(offer, word) for word in offer.words] if offer else []
        offered = list(range(len(pile), len(values)))
        there = values[:]
        purse = []
        for number, kept in self.sheet.keyed("purse", 1, self.g.round).items():
            for word in kept.words:
                match = _KEPT.fullmatch(word)
                if not match:
                    kept.must_be_like(f"{kept.keyword} 3:2 4:1!")
                value = self._value(kept, match[2])
                entry = len(values) | kept.seat(match[1], self.seats) << GOLD_SEAT_AT | number << GOLD_ROUND_AT
                purse.append(entry | (GOLD_OPEN if match[3] else 0) | (GOLD_SPENT if match[4] else 0))
                values.append(value)
                there += [] if match[4] else [value]
        self._check_gold(line, there)
        return {
            "gold_face": values,
            "gold_pile": pile,
            "offer": offered,
            "purse": purse,
            "loose": self._row("loose", self.seats, _RICH),
            "returned": self._returned(),
        }

    def _value(self, line: Line, word: str) -> int:
        return line.choice(word, {str(value): value for value in sorted(set(self.book.gold))})

    def _check_gold(self, line: Line, there: list[int]) -> None:
        check_count(line, "gold", map(str, there), map(str, self.book.gold))

    def _returned(self) -> list[int]:
        returned = self.sheet.keyed("returned", 1, self.g.round)
        return [self._value(line, word) | number << 4 for number, line in returned.items() for word in line.words]

    # --- before and after -------------------------------------------------------------------------

    def _past(self) -> list[int]:
        """The turns of this round as everybody saw them: nobody saw which card was passed."""
        past = []
        for line in self.sheet.all("past"):
            if len(line.words) < 2:
                line.must_be_like("past 2 lay NE 3,1")
            seat = line.seat(line.words[0], self.seats)
            with wrong_in(line):
                move = parse_seen(self.book, " ".join(line.words[1:]))
            past.append(move | seat << HISTORY_SEAT_AT)
        return past

    def _deals(self) -> list[Deal]:
        """What chance is bound to give, from the next round on without a gap."""
        piles = (*PILES, *(pile.name for pile in self.book.piles))
        told: dict[tuple[int, str], Line] = {}
        for line in self.sheet.all("deal"):
            number, rest = line.key(self.g.round + 1, self.rounds)
            pile = rest.words[0] if rest.words else ""
            rest.choice(pile, dict.fromkeys((*piles, "luck")))
            if (number, pile) in told:
                line.twice(f"deal {number} {pile}")
            told[number, pile] = Line(line.number, f"deal {number} {pile}", rest.words[1:])
        deals = []
        for number in range(self.g.round + 1, max((n for n, _ in told), default=0) + 1):
            missing = [pile for pile in piles if (number, pile) not in told]
            if missing:
                self.sheet.misses(f"deal {number} {missing[0]}")
            deals.append(self._deal({pile: line for (nth, pile), line in told.items() if nth == number}))
        return deals

    def _deal(self, told: dict[str, Line]) -> Deal:
        book = self.book
        luck = told.get("luck")
        deck = self._dealt(told["deck"], "deck", book.deck)
        if book.centre and not book.kinds[deck[-1]].digs():
            last = book.kinds[deck[-1]].name
            told["deck"].refuse(
                f"the last card of the deck lies in the mine, so it must be a path card, not {last}",
                reason="position-centre",
                card=last,
            )
        return stacked(
            deck,
            self._dealt(told["goals"], "goals", book.goals),
            self._dealt(told["roles"], "roles", book.roles),
            [self._value(told["gold"], word) for word in told["gold"].words],
            [self._dealt(told[pile.name], pile.name, pile.faces) for pile in book.piles],
            [luck.count(word, 0, _BIG) for word in luck.words] if luck else [],
        )

    def _luck(self) -> list[int]:
        """What chance has given in this round, and after `then` what it is bound to give."""
        line = self.sheet.find("luck")
        if line is None:
            return []
        given = line.words.index(THEN) if THEN in line.words else len(line.words)
        self.g.lucky = given
        return [line.count(word, 0, _BIG) for word in line.words[:given] + line.words[given + 1 :]]

    def _dealt(self, line: Line, pile: str, printed: Iterable[int]) -> list[int]:
        names: dict[str, int] = {self.book.kinds[card].name: card for card in printed}
        cards = [line.choice(word, names) for word in line.words]
        check_cards(line, self.book, pile, cards, printed)
        return cards

    # --- single lines -----------------------------------------------------------------------------

    def _number(self, keyword: str, least: int, most: int, absent: int | None = None) -> int:
        line = self.sheet.find(keyword)
        if line is None and absent is not None:
            return absent
        line = self.sheet.one(keyword)
        return line.count(line.only(), least, most)

    def _row(self, keyword: str, length: int, most: int = _BIG) -> list[int]:
        """So many numbers, all 0 if there is no such line."""
        line = self.sheet.find(keyword)
        if line is None:
            return [0] * length
        line.has(length)
        return [line.count(word, 0, most) for word in line.words]

    def _spot(self, keyword: str) -> int:
        line = self.sheet.find(keyword)
        if line is None:
            return 0
        with wrong_in(line):
            return parse_spot(line.only())
