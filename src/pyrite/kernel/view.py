"""What one viewer may know of a position, built up from nothing: a seat, or somebody who only watches (X-G9).

A view holds faces and counts, never the identity of a card. Where a face would stand, UNKNOWN says that the viewer has
not seen it, and a number below that it is one of a group of cards he has lost track of (`knowledge`). Whoever needs to
know what a viewer knows (bots, browsers, `determinise`) gets it from here and from nowhere else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.kernel.book import Book, Decision
from pyrite.kernel.knowledge import group_of, knows, was_lost
from pyrite.kernel.mine import CARD_AT, HIDDEN, STACK, WHAT_AT, Mine
from pyrite.kernel.moves import MARKS
from pyrite.kernel.state import (
    EVERYBODY,
    GAME_OVER,
    GOLD_OPEN,
    GOLD_SPENT,
    ONE,
    WATCHER,
    State,
    gold_card,
    gold_owner,
    gold_round,
)
from pyrite.kernel.vecs import append, vec

UNKNOWN: Final = -1
GROUPED: Final = -2  # the first group; the next ones are lower
HANDED_ROUND_AT: Final = 24  # the round of a word of `View.passed_on`


class View:
    """Plain data. `UNKNOWN` stands where a face is not known; seats are in order, piles from the bottom up."""

    def __init__(self, book: Book, viewer: i64, mine: Mine, decision: Decision) -> None:
        self.book: Book = book
        self.viewer: i64 = viewer  # a seat, or WATCHER
        self.happened: i64 = 0  # events so far
        # the decision
        self.over: bool = False
        self.decision: Decision = decision
        self.decider: i64 = UNKNOWN  # UNKNOWN too while somebody decides in secret
        self.moves: vec[i64] = vec[i64]()  # the viewer's own, if he decides
        self.declared: i64 = 0  # the card being played: its move, or 0
        self.pending: i64 = 0  # the goal being turned up: its spot, or 0
        self.dug: i64 = 0
        self.draws: i64 = 0
        self.reaction: i64 = 0
        # the round
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.direction: i64 = 1
        self.last_turn: i64 = UNKNOWN
        self.last_path: i64 = UNKNOWN
        self.connector: i64 = UNKNOWN
        self.outcome: i64 = 0
        self.memory: vec[i64] = vec[i64]()  # what the modules remember, as far as the viewer knows it
        self.history: vec[i64] = vec[i64]()  # the round's turns as everybody saw them, a pass without its card
        # cards
        self.hand: vec[i64] = vec[i64]()  # the viewer's own faces
        self.hand_size: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()  # the cards of all other seats in turn, those known first in each hand
        self.insight: bool = False  # whether anybody knows a card in another hand
        self.group: vec[i64] = vec[i64]()  # the faces that are known of each group, one group after the other …
        self.group_at: vec[i64] = vec[i64]([0])  # … and where each of them begins and ends
        self.on_its_way: i64 = UNKNOWN  # a card between hand and table, and one for which other cards are played
        self.held: i64 = UNKNOWN
        self.pile: i64 = 0  # cards to draw
        self.top: vec[i64] = vec[i64]()  # the uppermost of them, if the viewer is just looking at them
        self.discard: vec[i64] = vec[i64]()
        self.discard_seen: vec[i64] = vec[i64]()  # who knows each of them; that much is public
        self.front: vec[i64] = vec[i64]()  # for each seat and mark the face lying there, or UNKNOWN
        self.marks: vec[i64] = vec[i64]()
        self.role: vec[i64] = vec[i64]()
        self.role_seen: vec[i64] = vec[i64]()
        self.role_back: vec[i64] = vec[i64]()  # what shows on the backs, of the spare ones too, where they differ
        self.spare: vec[i64] = vec[i64]()
        self.spare_seen: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]()  # the modules' own piles, one after the other
        self.piles_seen: vec[i64] = vec[i64]()
        self.piles_back: vec[i64] = vec[i64]()
        # the mine: its cards are named by their faces, face-down goals by UNKNOWN, stacks by their number in the piles
        self.mine: Mine = mine
        self.goal: vec[i64] = vec[i64]()  # for each of mine.goals its face, as far as known
        self.goal_seen: vec[i64] = vec[i64]()
        # gold
        self.loose: vec[i64] = vec[i64]()
        self.purse: vec[i64] = vec[i64]()  # as in a position, the value (0: unknown) in place of the card
        self.gold_pile: i64 = 0
        self.open_gold: vec[i64] = vec[i64]()  # values lying open at the bottom of the gold deck
        self.offer: vec[i64] = vec[i64]()  # values the viewer may choose among, all 0 if it is not his choice
        self.passed_on: vec[i64] = vec[i64]()  # what went to others after each pick of his, see `handed`
        self.returned: vec[i64] = vec[i64]()


def view(g: State, viewer: int) -> View:
    """What this seat (or WATCHER) may know now."""
    v = View(g.book, g.viewer(viewer), g.mine.apart(), g.decision)
    v.happened = g.happened()
    _see_decision(g, v)
    _see_cards(g, v)
    _see_gold(g, v)
    return v


def _see_decision(g: State, v: View) -> None:
    v.over = g.stage == GAME_OVER
    if not v.over and (g.decision.silence == 0 or g.decider == v.viewer):
        v.decider = g.decider
    if v.decider == v.viewer:
        v.moves = g.moves()
    v.declared = g.declared
    v.pending = g.pending
    v.dug = g.dug
    v.draws = g.draws
    v.reaction = g.reaction
    v.round = g.round
    v.starter = g.starter
    v.turn = g.turn
    v.direction = g.direction
    v.last_turn = g.last_turn
    v.last_path = g.last_path
    v.connector = g.connector
    v.outcome = g.outcome
    v.history = g.history[:]
    v.memory = g.memory[:]
    for secret in g.book.secrets:
        secret.hide(g, v.viewer, v.memory)


class _Groups:
    """Gives the groups of a viewer numbers of their own, in the order in which they are met."""

    def __init__(self, g: State, v: View) -> None:
        self.g: State = g
        self.v: View = v
        self.w: i64 = g.book.seats if v.viewer == WATCHER else v.viewer
        self.met: vec[i64] = vec[i64]()

    def face(self, card: i64) -> i64:
        """What the viewer can say of a card."""
        g = self.g
        group = group_of(g, self.w, card)
        if group == 0:
            return g.face[card] if knows(g, self.w, card) else UNKNOWN
        group = max(group, -group)
        i: i64
        for i in range(len(self.met)):
            if self.met[i] == group:
                return GROUPED - i
        return self._meet(group)

    def in_order(self, cards: vec[i64]) -> vec[i64]:
        """Cards of a hand by the age of their groups, for how they are held must not tell which group is met first."""
        i: i64
        for i in range(1, len(cards)):
            j = i
            while j > 0 and group_of(self.g, self.w, cards[j - 1]) > group_of(self.g, self.w, cards[j]):
                cards[j - 1], cards[j] = cards[j], cards[j - 1]
                j -= 1
        return cards

    def _meet(self, group: i64) -> i64:
        g = self.g
        found = vec[i64](capacity=8)
        i: i64
        for i in range(len(g.known)):
            if group_of(g, self.w, g.base + i) == group and knows(g, self.w, g.base + i):
                found = append(found, g.face[g.base + i])
        if len(found) == 0:
            return UNKNOWN  # nothing is known of any of them
        sort(found)
        for f in found:
            self.v.group = append(self.v.group, f)
        self.v.group_at = append(self.v.group_at, len(self.v.group))
        self.met = append(self.met, group)
        return GROUPED - len(self.met) + 1

    def seen(self, card: i64) -> i64:
        """Who has seen a card; nobody can say that of a card he has lost track of, until all see it."""
        seen = self.g.known[card - self.g.base]
        if group_of(self.g, self.w, card):
            return 0
        return seen & (ONE << self.v.viewer) if seen != EVERYBODY and was_lost(self.g, self.w, card) else seen

    def seen_lying(self, card: i64) -> i64:
        """Who has seen a card of the discard pile; who else knows it, once cards in hand are known, nobody can say."""
        seen = self.seen(card)
        return seen if seen == EVERYBODY or not self.g.insight else seen & (ONE << self.v.viewer)


def sort(faces: vec[i64]) -> None:
    """Put a few faces in order, the highest first, so that their order tells nothing."""
    i: i64
    for i in range(1, len(faces)):
        j = i
        while j > 0 and faces[j - 1] < faces[j]:
            faces[j - 1], faces[j] = faces[j], faces[j - 1]
            j -= 1


def _see_cards(g: State, v: View) -> None:
    book = g.book
    groups = _Groups(g, v)
    i: i64
    seat: i64
    v.hand_size = g.hand_size[:]
    v.marks = g.marks[:]
    v.front = vec[i64](capacity=book.seats * MARKS)
    v.hands = vec[i64](capacity=book.seats * book.hand)
    for seat in range(book.seats):
        for i in range(seat * MARKS, seat * MARKS + MARKS):
            v.front = append(v.front, g.face[g.front[i]] if g.front[i] >= 0 else UNKNOWN)
        if seat == v.viewer:
            for card in g.hand(seat):
                v.hand = append(v.hand, g.face[card])
        else:
            _see_hand(g, v, groups, seat)
    v.insight = g.insight
    if g.played >= 0:
        v.on_its_way = g.face[g.played]
    if g.held >= 0:
        v.held = g.face[g.held]
    v.pile = g.bottom - g.top
    if v.viewer != WATCHER:
        card = g.top
        while card < g.bottom and knows(g, v.viewer, card):
            v.top = append(v.top, g.face[card])
            card += 1
    v.discard_seen = vec[i64](capacity=len(g.discard))
    v.discard = vec[i64](capacity=len(g.discard))
    for card in g.discard:
        v.discard_seen = append(v.discard_seen, groups.seen_lying(card))
        v.discard = append(v.discard, groups.face(card))
    for seat in range(book.seats):
        card = g.role[seat]
        v.role_seen = append(v.role_seen, groups.seen(card) | (ONE << seat))
        v.role = append(v.role, groups.face(card))
    for card in g.spare:
        v.spare_seen = append(v.spare_seen, groups.seen(card))
        v.spare = append(v.spare, groups.face(card))
    for pile in book.piles:
        for i in range(len(pile.faces)):
            card = g.base + pile.first + i
            v.piles_seen = append(v.piles_seen, groups.seen(card))
            v.piles = append(v.piles, groups.face(card))
    if book.backs:
        _see_backs(g, v)
    _see_mine(g, v, groups)


def _see_backs(g: State, v: View) -> None:
    i: i64
    for card in g.role:
        v.role_back = append(v.role_back, g.kind(card).back())
    for card in g.spare:
        v.role_back = append(v.role_back, g.kind(card).back())
    for pile in g.book.piles:
        for i in range(len(pile.faces)):
            v.piles_back = append(v.piles_back, g.kind(g.base + pile.first + i).back())


def _see_hand(g: State, v: View, groups: _Groups, seat: i64) -> None:
    if not g.insight:
        for _ in range(g.hand_size[seat]):
            v.hands = append(v.hands, UNKNOWN)
        return
    faces = vec[i64](capacity=8)
    for card in groups.in_order(g.hand(seat)):
        faces = append(faces, groups.face(card))
    sort(faces)
    for f in faces:
        v.hands = append(v.hands, f)


def _see_mine(g: State, v: View, groups: _Groups) -> None:
    cell = v.mine.cell
    below: i64 = (1 << CARD_AT) - 1
    for c in v.mine.laid:
        cell[c] = (cell[c] & below) | (g.face[cell[c] >> CARD_AT] << CARD_AT)
    for c in v.mine.goals:
        card = cell[c] >> CARD_AT
        face = groups.face(card)
        v.goal = append(v.goal, face)
        v.goal_seen = append(v.goal_seen, groups.seen(card))
        up = (cell[c] >> WHAT_AT) & 7 != HIDDEN
        cell[c] = (cell[c] & below) | ((face if up else UNKNOWN) << CARD_AT)
    first: i64 = len(g.book.deck) + len(g.book.goals) + len(g.book.roles)
    for c in v.mine.sites:
        if (cell[c] >> WHAT_AT) & 7 == STACK:
            cell[c] = (cell[c] & below) | (((cell[c] >> CARD_AT) - g.base - first) << CARD_AT)


def _see_gold(g: State, v: View) -> None:
    v.loose = g.loose[:]
    v.returned = g.returned[:]
    v.gold_pile = len(g.gold_pile)
    i: i64
    for i in range(len(g.gold_pile) - g.open_gold, len(g.gold_pile)):
        v.open_gold = append(v.open_gold, g.gold_face[g.gold_pile[i]])
    picked: i64 = 0  # the round in which the viewer has had his latest pick
    for entry in g.purse:
        value = g.gold_face[gold_card(entry)]
        round_ = gold_round(entry)
        own = gold_owner(entry) == v.viewer
        plain = own or entry & (GOLD_OPEN | GOLD_SPENT) != 0 or v.over
        v.purse = append(v.purse, (entry & ~255) | (value if plain else 0))
        if entry & GOLD_OPEN:
            continue
        if own:
            picked = round_
            v.passed_on = append(v.passed_on, round_ << HANDED_ROUND_AT)
        elif picked == round_ and not plain:
            v.passed_on[len(v.passed_on) - 1] += 1 << (8 * (value - 1))
    choosing = v.decider == v.viewer
    for card in g.offer:
        value = g.gold_face[card]
        v.offer = append(v.offer, value if choosing else 0)
        if picked == g.round and not choosing:
            v.passed_on[len(v.passed_on) - 1] += 1 << (8 * (value - 1))


def handed(word: i64, value: i64) -> i64:
    """How many gold cards of a value went to others between a pick of the viewer and his next one in that round."""
    return (word >> (8 * (value - 1))) & 255
