"""What one viewer may know of a position, built up from nothing: a seat, or somebody who only watches (X-G9).

A view holds faces and counts, never the identity of a card. Whoever needs to know what a viewer knows (bots,
browsers, `determinise`) gets it from here and from nowhere else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.rules.mine import CARD_AT, HIDDEN, WHAT_AT, Mine
from pyrite.rules.saboteur.book import Book, Decision
from pyrite.rules.saboteur.moves import MARKS
from pyrite.rules.saboteur.state import (
    GAME_OVER,
    GOLD_OPEN,
    GOLD_SPENT,
    HAND_ROOM,
    WATCHER,
    State,
    gold_card,
    gold_owner,
    gold_round,
)
from pyrite.rules.vecs import append, vec

UNKNOWN: Final = -1


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
        self.pile: i64 = 0  # cards to draw
        self.discard: vec[i64] = vec[i64]()
        self.discard_seen: vec[i64] = vec[i64]()  # who knows each of them; that much is public
        self.front: vec[i64] = vec[i64]()  # for each seat and mark the face lying there, or UNKNOWN
        self.marks: vec[i64] = vec[i64]()
        self.role: vec[i64] = vec[i64]()
        self.role_seen: vec[i64] = vec[i64]()
        self.spare: vec[i64] = vec[i64]()
        # the mine: its cards are named by their faces, face-down goals by UNKNOWN
        self.mine: Mine = mine
        self.goal: vec[i64] = vec[i64]()  # for each of mine.goals its face, as far as known
        self.goal_seen: vec[i64] = vec[i64]()
        # gold
        self.loose: vec[i64] = vec[i64]()
        self.purse: vec[i64] = vec[i64]()  # as in a position, the value (0: unknown) in place of the card
        self.gold_pile: i64 = 0
        self.open_gold: vec[i64] = vec[i64]()  # values lying open at the bottom of the gold deck
        self.offer: vec[i64] = vec[i64]()  # values the viewer may choose among, all 0 if it is not his choice
        self.passed_on: vec[i64] = vec[i64]()  # for each round how many 1s, 2s and 3s he gave to later pickers
        self.returned: vec[i64] = vec[i64]()

    def knows(self, seen: i64) -> bool:
        """Whether the viewer is among those who have seen something."""
        return (seen >> self.viewer) & 1 != 0


def view(g: State, viewer: i64) -> View:
    """What this seat (or WATCHER) may know now."""
    v = View(g.book, viewer, g.mine.copy(), g.decision)
    v.happened = g.happened()
    _see_decision(g, v)
    _see_cards(g, v)
    _see_mine(g, v)
    _see_gold(g, v)
    return v


def _see_decision(g: State, v: View) -> None:
    v.over = g.stage == GAME_OVER
    if not v.over and (not g.decision.hidden or g.decider == v.viewer):
        v.decider = g.decider
    if v.decider == v.viewer:
        v.moves = g.moves()[:]  # a copy: a viewer can do with it what he likes
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


def _see_cards(g: State, v: View) -> None:
    book = g.book
    i: i64
    seat: i64
    for seat in range(book.seats):
        v.hand_size = append(v.hand_size, g.hand_size[seat])
        v.marks = append(v.marks, g.marks[seat])
        for i in range(seat * MARKS, seat * MARKS + MARKS):
            v.front = append(v.front, g.face[g.front[i]] if g.front[i] >= 0 else UNKNOWN)
        seen = g.known[g.role[seat] - g.base]
        v.role_seen = append(v.role_seen, seen)
        v.role = append(v.role, g.face[g.role[seat]] if v.knows(seen) else UNKNOWN)
    for card in g.spare:
        v.spare = append(v.spare, g.face[card] if v.knows(g.known[card - g.base]) else UNKNOWN)
    if v.viewer != WATCHER:
        first = v.viewer * HAND_ROOM
        for i in range(first, first + g.hand_size[v.viewer]):
            v.hand = append(v.hand, g.face[g.hands[i]])
    v.pile = g.bottom - g.top
    for card in g.discard:
        seen = g.known[card - g.base]
        v.discard_seen = append(v.discard_seen, seen)
        v.discard = append(v.discard, g.face[card] if v.knows(seen) else UNKNOWN)


def _see_mine(g: State, v: View) -> None:
    cell = v.mine.cell
    below: i64 = (1 << CARD_AT) - 1
    for c in v.mine.laid:
        cell[c] = (cell[c] & below) | (g.face[cell[c] >> CARD_AT] << CARD_AT)
    for c in v.mine.goals:
        card = cell[c] >> CARD_AT
        seen = g.known[card - g.base]
        face = g.face[card] if v.knows(seen) else UNKNOWN
        v.goal = append(v.goal, face)
        v.goal_seen = append(v.goal_seen, seen)
        up = (cell[c] >> WHAT_AT) & 7 != HIDDEN
        cell[c] = (cell[c] & below) | ((face if up else UNKNOWN) << CARD_AT)


def _see_gold(g: State, v: View) -> None:
    v.loose = g.loose[:]
    v.returned = g.returned[:]
    v.gold_pile = len(g.gold_pile)
    i: i64
    for i in range(len(g.gold_pile) - g.open_gold, len(g.gold_pile)):
        v.open_gold = append(v.open_gold, g.gold_face[g.gold_pile[i]])
    picked: i64 = 0  # rounds in which the viewer has had his pick, as bits
    v.passed_on = vec[i64]([0] * (g.book.rounds + 1))
    for entry in g.purse:
        value = g.gold_face[gold_card(entry)]
        round_ = gold_round(entry)
        own = gold_owner(entry) == v.viewer
        plain = own or entry & (GOLD_OPEN | GOLD_SPENT) != 0 or v.over
        v.purse = append(v.purse, (entry & ~255) | (value if plain else 0))
        if entry & GOLD_OPEN:
            continue
        if (picked >> round_) & 1 and not plain:
            v.passed_on[round_] += 1 << (8 * (value - 1))
        if own:
            picked |= 1 << round_
    choosing = v.decider == v.viewer
    for card in g.offer:
        value = g.gold_face[card]
        v.offer = append(v.offer, value if choosing else 0)
        if (picked >> g.round) & 1:
            v.passed_on[g.round] += 1 << (8 * (value - 1))
