"""Tunnel Tolls: figures that shut a tunnel's end until their owner is paid a nugget (TT-1 … TT-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.changing import ChangeGold, Debt, changing, has_gold
from pyrite.games.saboteur.modules.tolls.deck import Tolls
from pyrite.games.saboteur.modules.tolls.events import FigureGone, FigureSet, TollAsked, TollPaid, TollRefused
from pyrite.games.saboteur.modules.tolls.shown import FigureData
from pyrite.kernel.book import NOT_LONG, Book, Decision, Gate, Keeper, Option, Reaction
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.fan import Fan
from pyrite.kernel.forms import Form
from pyrite.kernel.mine import EMPTY, FACED_AT, HIDDEN, STACK, column, row
from pyrite.kernel.moves import (
    AGREE,
    ASKED,
    FACE_AT,
    MARK_AT,
    REFUSE,
    SEAT_AT,
    SPOT_AT,
    face,
    mark,
    payer,
    place,
    verb,
)
from pyrite.kernel.parts import CARD, SIDE, SIDES, SPOT
from pyrite.kernel.round import could_be_declared
from pyrite.kernel.state import DRAWING, HISTORY_SEAT_AT, ONE, REACTING, State
from pyrite.kernel.vecs import append, pop, vec
from pyrite.kernel.view import View

# What the module keeps in a position: a word for each figure, and one for what is said about paying (`Figures.talk`).
# A figure is 0 as long as nobody has used it. Where it stands: the spot of its card, the side, the owner, and STANDS.
SIDE_AT: Final = 16
OWNER_AT: Final = 20
WHERE: Final = 0xFFFFFF
STANDS: Final = 1 << 24
OUT: Final = 1 << 25  # put aside for the rest of the round
# The talk: a bit for each seat that has refused in this turn, then …
FROM_AT: Final = 16  # … the decision in which somebody was asked (its number, one up), while he is
FROM: Final = 0xFF << FROM_AT
AGREED: Final = 1 << 24
DUE_AT: Final = 25  # … the figure (one up) whose toll somebody has to change gold for
DUE: Final = 7 << DUE_AT


def shut_by(figure: i64) -> i64:
    """The place that a figure shuts; 0 if it does not stand anywhere."""
    if figure & STANDS == 0:
        return 0
    spot = figure & 0xFFFF
    side = (figure >> SIDE_AT) & 3
    if side == 0:
        return spot - 256
    if side == 1:
        return spot + 1
    return spot + 256 if side == 2 else spot - 1


def owner_of(figure: i64) -> i64:
    return (figure >> OWNER_AT) & 15


class Figures(Gate):
    """Who lays a card into a place that is shut pays, or asks somebody to pay for him (TT-4, TT-6, TT-7)."""

    def __init__(self, book: Book, figures: i64) -> None:
        self.memory: i64 = book.remember(figures + 1)
        self.talk: i64 = self.memory + figures
        self.gone: i64 = book.add_fact(FigureGone)
        self.toll: Debt = Toll(self, book)
        self.change: ChangeGold = changing(book, self.toll)

    def before(self, g: State, spot: i64) -> i64:
        """The word of the figure that shuts this place, or -1."""
        i: i64
        for i in range(self.memory, self.talk):
            if shut_by(g.memory[i]) == spot:
                return i
        return -1

    def any_stands(self, g: State) -> bool:
        i: i64
        for i in range(self.memory, self.talk):
            if g.memory[i] & STANDS:
                return True
        return False

    def refused(self, g: State, seat: i64) -> bool:
        return (g.memory[self.talk] >> seat) & 1 != 0

    # --- laying -----------------------------------------------------------------------------------

    def admit(self, g: State, seat: i64, laying: vec[i64], first: i64) -> vec[i64]:
        if not self.any_stands(g):  # nearly always
            return laying
        out = vec[i64](capacity=len(laying) + 8)
        i: i64
        for i in range(len(laying)):
            figure: i64 = -1
            if i >= first:
                figure = self.before(g, place(laying[i]))
            if figure < 0 or owner_of(g.memory[figure]) == seat:  # he would pay himself (X-TT-4)
                out = append(out, laying[i])
            else:
                out = self._payable(g, seat, laying[i], out)
        return out

    def idle(self, g: State) -> bool:
        return not self.any_stands(g)

    def _payable(self, g: State, seat: i64, move: i64, out: vec[i64]) -> vec[i64]:
        if has_gold(g, seat):
            out = append(out, move)
        other: i64
        for other in range(g.book.seats):
            if other != seat and has_gold(g, other) and not self.refused(g, other):
                out = append(out, move | ASKED | (other << SEAT_AT))
        return out

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        figure = self.before(g, place(move))
        if figure < 0:
            return ""
        asked = payer(move)
        if asked < 0:
            return "" if has_gold(g, seat) else "TT-6 toll-unpaid"
        if owner_of(g.memory[figure]) == seat:
            return "X-TT-4 own-figure"
        if asked == seat:
            return "TT-7 ask-another"
        if not has_gold(g, asked):
            return "X-TT-5 no-gold-there"
        return "X-TT-5 has-refused" if self.refused(g, asked) else ""

    def passed(self, g: State, seat: i64, move: i64) -> None:
        g.memory[self.talk] &= ~AGREED
        figure = self.before(g, place(move))
        if figure < 0:
            return
        pays = payer(move)
        if pays < 0:
            pays = seat
        if pays == owner_of(g.memory[figure]):  # his own card, or he lets it pass (X-TT-4, X-TT-5)
            self.put_aside(g, figure)
        else:
            g.memory[self.talk] |= (figure - self.memory + 1) << DUE_AT
            self.change.demand(g, pays, self.toll)

    def put_aside(self, g: State, figure: i64) -> None:
        word = g.memory[figure]
        g.memory[figure] = OUT
        g.note(self.gone, owner_of(word), 0, shut_by(word))

    # --- everything else --------------------------------------------------------------------------

    def removed(self, g: State, spot: i64) -> None:
        i: i64
        for i in range(self.memory, self.talk):
            word = g.memory[i]
            if word & STANDS and word & 0xFFFF == spot:
                self.put_aside(g, i)

    def standing(self, memory: vec[i64]) -> vec[i64]:
        """Where figures stand: a spot, the side from bit 16 on, the owner from bit 20 on."""
        out = vec[i64](capacity=2)
        i: i64
        for i in range(self.memory, self.talk):
            if memory[i] & STANDS:
                out = append(out, memory[i] & WHERE)
        return out

    def shown(self, v: View) -> tuple[FigureData, ...]:
        """What viewers are shown of them."""
        out: list[FigureData] = []
        for word in self.standing(v.memory):
            x, y, side = column(word & 0xFFFF), row(word & 0xFFFF), SIDES[(word >> SIDE_AT) & 15]
            out.append({"x": x, "y": y, "side": side, "owner": owner_of(word)})
        return tuple(out)

    def shuts(self, g: State, spot: i64) -> bool:
        return self.before(g, spot) >= 0

    def turn_over(self, g: State) -> None:
        g.memory[self.talk] = 0


class Talk(Keeper):
    """Figures stand at the end of a tunnel, or are put aside; what is said about paying is said of one of them."""

    def __init__(self, figures: Figures, asking: Decision) -> None:
        super().__init__(figures.memory, figures.talk - figures.memory + 1)
        self.talk: i64 = figures.talk
        self.change: Decision = figures.change
        self.asking: Decision = asking

    def fits(self, g: State, at: i64) -> bool:
        word = g.memory[at]
        due = self.first + ((g.memory[self.talk] & DUE) >> DUE_AT) - 1
        if at < self.talk:
            return word == 0 or word == OUT or self._stands(g, word, due == at)
        seats: i64 = (ONE << g.book.seats) - 1
        if word < 0 or word & ~(seats | FROM | AGREED | DUE) or (word >> g.turn) & 1:
            return False
        if (word & FROM != 0) != (g.decision is self.asking and not g.over()):
            return False
        if due < self.first:
            return True
        return due < self.talk and g.memory[due] & STANDS != 0 and g.decision is self.change

    def _stands(self, g: State, word: i64, due: bool) -> bool:
        """Whether this is a card that lies face up, and the place before it is empty unless it is being paid for."""
        what = g.mine.what(word & 0xFFFF)
        if word & ~(0xFFFF | (3 << SIDE_AT) | (15 << OWNER_AT)) != STANDS or owner_of(word) >= g.book.seats:
            return False
        return what != EMPTY and what != HIDDEN and what != STACK and (due or g.mine.what(shut_by(word)) == EMPTY)


class Toll(Debt):
    """The nugget for a card that comes to lie where a figure shuts the place (TT-6)."""

    def __init__(self, figures: Figures, book: Book) -> None:
        super().__init__("X-TT-8 change-first", "X-TT-8 no-such-gold")
        self.paid: i64 = book.add_fact(TollPaid)
        self.figures: Figures = figures

    def due(self, g: State) -> bool:
        return g.memory[self.figures.talk] & DUE != 0

    def settle(self, g: State, seat: i64) -> None:
        talk = self.figures.talk
        figure = self.figures.memory + ((g.memory[talk] & DUE) >> DUE_AT) - 1
        g.memory[talk] &= ~DUE
        owner = owner_of(g.memory[figure])
        g.loose[seat] -= 1
        g.loose[owner] += 1
        g.note(self.paid, seat, 0, owner)
        self.figures.put_aside(g, figure)


class Consent(Reaction):
    """Whoever is asked to pay for another has his say before anybody can veto (X-G7, 2)."""

    def __init__(self, book: Book, figures: Figures) -> None:
        self.talk: i64 = figures.talk
        self.asked: i64 = book.add_fact(TollAsked)
        self.decision: Decision = book.add_decision(PayOrNot(book, self.talk))

    def opens(self, g: State) -> bool:
        asked = payer(g.declared)
        if asked < 0 or g.memory[self.talk] & AGREED:
            return False
        g.memory[self.talk] |= (g.decision.number + 1) << FROM_AT
        g.note(self.asked, asked, 0, g.turn)
        g.ask(self.decision, asked)
        return True


class PayOrNot(Decision):
    """Another player asks you to pay a toll for him (TT-7, X-TT-5)."""

    def __init__(self, book: Book, talk: i64) -> None:
        super().__init__("toll")
        self.refused: i64 = book.add_fact(TollRefused)
        self.patience = NOT_LONG
        self.talk: i64 = talk

    def moves(self, g: State) -> vec[i64]:
        return vec[i64]([REFUSE, AGREE])

    def play(self, g: State, move: i64) -> None:
        asked_from = ((g.memory[self.talk] & FROM) >> FROM_AT) - 1
        g.memory[self.talk] &= ~FROM
        if verb(move) == AGREE:
            g.memory[self.talk] |= AGREED
            g.stage = REACTING
            return
        g.memory[self.talk] |= ONE << g.decider
        self._take_back(g)
        g.ask(g.book.decisions[asked_from], g.turn)

    def _take_back(self, g: State) -> None:
        """The card goes back to hand, where everybody knows it now, as if it had not been played."""
        g.note(self.refused, g.decider, g.played, g.turn)
        g.into_hand(g.turn, g.played)
        g.insight = True
        g.played = -1
        g.history, _ = pop(g.history)
        # A card that is laid for another one: that one was declared before, or the first of those laid for it.
        g.declared = g.history[len(g.history) - 1] & ((ONE << HISTORY_SEAT_AT) - 1) if g.held >= 0 else 0
        g.reaction = 0

    def fits(self, g: State) -> bool:
        """Whoever is asked could be, in the decision to which the card would go back."""
        asked_from = ((g.memory[self.talk] & FROM) >> FROM_AT) - 1
        if payer(g.declared) != g.decider or not could_be_declared(g) or not 0 <= asked_from < len(g.book.decisions):
            return False
        if g.held >= 0 and len(g.history) < 2:
            return False
        before = g.copy()
        before.memory[self.talk] &= ~FROM
        self._take_back(before)
        before.ask(g.book.decisions[asked_from], g.turn)
        before.listed = False
        return before.decision.fits(before) and before.allows(g.declared)

    def refusal(self, g: State, move: i64) -> str:
        return "TT-7 agree-or-not"


class BringFigure(Option):
    """Put a card away unseen and stand a figure at an open tunnel's end; nothing is drawn (TT-2 … TT-5)."""

    def __init__(self, book: Book, figures: Figures) -> None:
        self.figures: Figures = figures
        self.toll: i64 = book.add_verb(Form("toll", CARD.hidden, "at", SPOT, SIDE))
        self.brought: i64 = book.add_fact(FigureSet)

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        if self._unused(g) < 0:
            return out
        ends = self._ends(g)
        for f in faces:
            for end in ends:
                out = append(out, self.toll | (f << FACE_AT) | end)
        return out

    def count(self, g: State, seat: i64, fan: Fan) -> i64:
        if self._unused(g) < 0:
            return 0
        return fan.size * len(self._ends(g))

    def nth(self, g: State, seat: i64, fan: Fan, nth: i64) -> i64:
        ends = self._ends(g)
        return self.toll | (fan.face(nth // len(ends)) << FACE_AT) | ends[nth % len(ends)]

    def _unused(self, g: State) -> i64:
        """The word of the next figure that nobody has used in this round, or -1."""
        i: i64
        for i in range(self.figures.memory, self.figures.talk):
            if g.memory[i] == 0:
                return i
        return -1

    def _ends(self, g: State) -> vec[i64]:
        """Every reached tunnel mouth before a place that is empty and not shut yet (X-TT-2), as parts of a move."""
        out = vec[i64](capacity=16)
        mine = g.mine
        d: i64
        for c in mine.fringe:
            if self.figures.shuts(g, mine.spots[c]):
                continue
            faced = mine.cell[c] >> FACED_AT
            for d in range(4):
                if (faced >> d) & 1:
                    out = append(out, (mine.spots[c + mine.step[d]] << SPOT_AT) | ((d ^ 2) << MARK_AT))
        return out

    def play(self, g: State, seat: i64, move: i64) -> None:
        g.slip(seat, face(move))
        figure: i64 = STANDS | (seat << OWNER_AT) | (mark(move) << SIDE_AT) | place(move)
        g.memory[self._unused(g)] = figure
        seen = move & ~(127 << FACE_AT)  # all but which card it was
        g.note(self.brought, seat, 0, seen)
        g.remember(seat, seen)
        g.draws = 0
        g.stage = DRAWING

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if self._unused(g) < 0:
            return "TT-2 no-figure"
        figure: i64 = STANDS | (mark(move) << SIDE_AT) | place(move)
        if self.figures.shuts(g, shut_by(figure)):
            return "X-TT-2 already-shut"
        return "X-TT-2 no-tunnel-end"


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """Nuggets for everybody, one more thing to do with a turn, and who is asked before a veto can come."""
    tolls = deck.part(Tolls)
    assert tolls is not None
    book.tokens = tolls.nuggets
    if options["tollStartTokenCounts"] == "false":
        book.tokens_due = tolls.nuggets
    figures = Figures(book, tolls.figures)
    book.gates.append(figures)
    book.add_section("figures", tuple[FigureData, ...], figures.shown)
    bringing = BringFigure(book, figures)
    book.add_option(bringing, [bringing.toll])
    consent = Consent(book, figures)
    book.reactions.append(consent)
    book.keepers.append(Talk(figures, consent.decision))
