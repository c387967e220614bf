"""What must hold in every position, whatever is played: each card in exactly one place, and gold that adds up.

For those who write a module and for the tests that play it against all others; compiled, so that it can look at every
decision of very many games.
"""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.kernel import facts
from pyrite.kernel.mine import CARD_AT, GOAL, HIDDEN, PATH, STACK, WHAT_AT
from pyrite.kernel.moves import verb
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import GOLD_SPENT, State, gold_card
from pyrite.kernel.vecs import append, vec


class Audit:
    """Looks on at one game, from any decision to its last."""

    def __init__(self, g: State) -> None:
        self.read: i64 = len(g.log)  # facts of the log that have been read
        self.loose: i64 = 0  # nuggets that are no cards and should be with somebody
        for nuggets in g.loose:
            self.loose += nuggets
        self.decisions: i64 = 0

    def look(self, g: State) -> str:
        """What is wrong with this position, in a few words; empty if nothing is."""
        self.decisions += 1
        if not g.over() and len(g.moves()) == 0:
            return f"nobody can go on: {g.decision.name}"
        wrong = self._cards(g)
        return wrong or self._gold(g) or g.book.flow.flaw(g)

    def _cards(self, g: State) -> str:
        book = g.book
        count = vec[i64]([0] * len(g.known))
        base = g.base
        seat: i64
        i: i64
        for i in range(g.top, g.bottom):
            count[i - base] += 1
        for seat in range(book.seats):
            for card in g.hand(seat):
                count[card - base] += 1
        for card in g.discard:
            count[card - base] += 1
        for card in g.front:
            if card >= 0:
                count[card - base] += 1
        if g.played >= 0:
            count[g.played - base] += 1
        if g.held >= 0:
            count[g.held - base] += 1
        for card in g.role:
            count[card - base] += 1
        for card in g.spare:
            count[card - base] += 1
        cell = g.mine.cell
        for c in g.mine.laid:
            if (cell[c] >> WHAT_AT) & 7 != PATH:
                return "something lies among the path cards that is none"
            count[(cell[c] >> CARD_AT) - base] += 1
        for c in g.mine.goals:
            what = (cell[c] >> WHAT_AT) & 7
            if what != GOAL and what != HIDDEN:
                return "something lies among the goals that is none"
            count[(cell[c] >> CARD_AT) - base] += 1
        for c in g.mine.sites:
            if (cell[c] >> WHAT_AT) & 7 == STACK:
                count[(cell[c] >> CARD_AT) - base] += 1
        return self._verdict(g, count)

    def _verdict(self, g: State, count: vec[i64]) -> str:
        book = g.book
        goals: i64 = len(book.deck)
        roles: i64 = goals + len(book.goals)
        piles: i64 = roles + len(book.roles)
        out: i64 = len(book.goals) - len(book.goal_spots)
        aside: i64 = book.aside
        i: i64
        for i in range(len(count)):
            if count[i] > 1:
                return f"card {i} lies in {count[i]} places"
            if count[i]:
                continue
            if i < goals and aside:
                aside -= 1
            elif i < goals or (roles <= i and i < piles):
                return f"card {i} ({g.kind(g.base + i).name}) lies nowhere"
            elif i < roles:
                out -= 1
        if aside:
            return "there are not as many cards set aside as there should be"
        return "" if out == 0 else "there are not as many goals in the mine as there should be"

    def _gold(self, g: State) -> str:
        printed: i64 = 0
        for value in g.book.gold:
            printed += value
        there: i64 = 0
        for card in g.gold_pile:
            there += g.gold_face[card]
        for card in g.offer:
            there += g.gold_face[card]
        for entry in g.purse:
            if entry & GOLD_SPENT == 0:
                there += g.gold_face[gold_card(entry)]
        if there != printed:
            return f"gold cards are worth {there}, not {printed}"
        while self.read < len(g.log):
            fact = g.log[self.read]
            self.read += 1
            kind = facts.kind(fact)
            nuggets = facts.detail(fact) & facts.NUGGETS
            if kind == facts.SHARED:
                self.loose += nuggets
            elif kind >= facts.OWN:
                self.loose += nuggets * g.book.bank[kind - facts.OWN]
        loose: i64 = 0
        for nuggets in g.loose:
            if nuggets < 0:
                return "somebody has less than nothing"
            loose += nuggets
        return "" if loose == self.loose else f"there are {loose} loose nuggets, not {self.loose}"


def eager(g: State, rng: Rng, zeal: i64) -> i64:
    """A legal move at random: any kind of move is as likely as any other, and with zeal (0 to 4) one that leads on."""
    moves = g.moves()
    verbs: i64 = 0
    chosen = vec[i64](capacity=16)
    if rng.below(4) < zeal:
        chosen = g.book.flow.leading_on(g)
    if len(chosen) == 0:
        last: i64 = 0
        for move in moves:  # moves of a verb stand together
            if verb(move) != last:
                last = verb(move)
                verbs += 1
        wanted = rng.below(verbs)
        last = 0
        for move in moves:
            if verb(move) != last:
                last = verb(move)
                wanted -= 1
            if wanted == -1:
                chosen = append(chosen, move)
    return chosen[rng.below(len(chosen))]


def audited(g: State, rng: Rng, zeal: i64, most: i64) -> str:
    """Play a game to its end and look at every decision; what was wrong, or empty. No more than `most` decisions."""
    audit = Audit(g)
    while True:
        wrong = audit.look(g)
        if wrong:
            return wrong
        if g.over():
            return ""
        if audit.decisions > most:
            return f"no end after {most} decisions"
        g.play(eager(g, rng, zeal))
