"""Gold cards changed into loose nuggets, for whoever wants a nugget of somebody who has only cards (D-37, X-NG-6)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur import facts
from pyrite.kernel.book import Book, Decision
from pyrite.kernel.forms import Form
from pyrite.kernel.moves import FACE_AT, face, verb
from pyrite.kernel.parts import NTH
from pyrite.kernel.state import GOLD_OPEN, GOLD_SPENT, REACHING, State, gold_card, gold_owner
from pyrite.kernel.vecs import append, vec


class Debt:
    """A nugget that a player has to give up now."""

    def __init__(self, change_first: str, no_such_gold: str) -> None:
        self.change_first: str = change_first  # why anything else is refused now …
        self.no_such_gold: str = no_such_gold  # … and changing a card that is not there

    def due(self, g: State) -> bool:
        """Whether it is this one that is to be paid."""
        return False

    def settle(self, g: State, seat: i64) -> None:
        """Take the nugget; the seat has a loose one by now."""


class ChangeGold(Decision):
    """Somebody wants a nugget of a player who has only cards: which one is changed? In the open."""

    def __init__(self, book: Book) -> None:
        super().__init__("change-gold")
        self.change: i64 = book.add_verb(Form("change", NTH))
        self.debts: list[Debt] = []

    def demand(self, g: State, seat: i64, debt: Debt) -> None:
        """Take a nugget from a seat, if it has one, now or as soon as it has changed a card.

        Called while a card takes effect or a goal acts; the round goes on with what has been reached.
        """
        if g.loose[seat]:
            debt.settle(g, seat)
        elif gold_cards(g, seat):
            g.ask(self, seat)

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=4)
        i: i64
        for i in range(gold_cards(g, g.decider)):
            out = append(out, self.change | ((i + 1) << FACE_AT))
        return out

    def play(self, g: State, move: i64) -> None:
        seat = g.decider
        wanted = face(move)
        nth: i64 = 0
        i: i64
        for i in range(len(g.purse)):
            if is_cash(g.purse[i], seat):
                nth += 1
                if nth == wanted:
                    self._return(g, seat, gold_card(g.purse[i]), wanted)
                    g.purse[i] |= GOLD_SPENT
                    break
        g.stage = REACHING
        self._due(g).settle(g, seat)

    def foreseen(self, g: State, seat: i64) -> bool:
        """What a gold card is worth is its owner's secret, unless it was paid out in the open."""
        if g.decider == seat:
            return True
        for entry in g.purse:
            if is_cash(entry, g.decider) and entry & GOLD_OPEN == 0:
                return False
        return True

    def _return(self, g: State, seat: i64, card: i64, place: i64) -> None:
        value = g.gold_face[card]
        g.gold_pile = append(g.gold_pile, card)
        g.open_gold += 1
        g.returned = append(g.returned, value | (g.round << 4))
        g.loose[seat] += value
        g.note(facts.CHANGED, seat, card, value | (place << 8))

    def _due(self, g: State) -> Debt:
        for debt in self.debts:
            if debt.due(g):
                return debt
        raise AssertionError("gold is changed for something")

    def fits(self, g: State) -> bool:
        for debt in self.debts:
            if debt.due(g):
                return True
        return False

    def refusal(self, g: State, move: i64) -> str:
        debt = self._due(g)
        return debt.no_such_gold if verb(move) == self.change else debt.change_first


def changing(book: Book, debt: Debt) -> ChangeGold:
    """The one decision about changing gold, which this debt too may lead to from now on."""
    for decision in book.decisions:
        if isinstance(decision, ChangeGold):
            decision.debts.append(debt)
            return decision
    change = ChangeGold(book)
    change.debts.append(debt)
    book.add_decision(change)
    return change


def gold_cards(g: State, seat: i64) -> i64:
    """How many gold cards a seat has; everybody may know that."""
    n: i64 = 0
    for entry in g.purse:
        if is_cash(entry, seat):
            n += 1
    return n


def has_gold(g: State, seat: i64) -> bool:
    """Whether a seat could give up a nugget; everybody may know that (X-G9)."""
    if g.loose[seat]:
        return True
    for entry in g.purse:
        if is_cash(entry, seat):
            return True
    return False


def is_cash(entry: i64, seat: i64) -> bool:
    return gold_owner(entry) == seat and entry & GOLD_SPENT == 0
