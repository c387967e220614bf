"""A full position drawn at random from all those that agree with what a viewer knows for certain.

Everything is taken from the view; what the view does not say is dealt out anew, each way of dealing the cards not
seen being equally likely. The sample gets a generator of its own, so nothing can be learnt of the real one.
"""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.rules.mine import CARD_AT
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.moves import MARKS, face
from pyrite.rules.saboteur.round import anyone_can_play
from pyrite.rules.saboteur.state import (
    ASKING,
    EVERYBODY,
    GAME_OVER,
    GOLD_OPEN,
    GOLD_SPENT,
    HAND_ROOM,
    ONE,
    Deal,
    State,
    gold_owner,
    gold_round,
)
from pyrite.rules.saboteur.view import UNKNOWN, View
from pyrite.rules.vecs import append, pop, vec


def determinise(v: View, rng: Rng) -> State:
    """One full position that the viewer could be looking at; `view(determinise(v, rng), v.viewer)` equals v."""
    while True:
        g = _deal_out(v, rng)
        if _goes_on(g):
            return g


def _goes_on(g: State) -> bool:
    """Where a round ends as soon as nobody can play (D-02), one that goes on tells that somebody can."""
    if not g.book.ends_unplayable or g.top < g.bottom or g.decision.name != "turn":
        return True
    return g.stage == GAME_OVER or anyone_can_play(g)


def _deal_out(v: View, rng: Rng) -> State:
    fresh = Rng(rng.next32() | 1, rng.next32(), rng.next32(), rng.next32())
    g = State(v.book, fresh, v.mine.copy())
    _copy_the_open(v, g)
    _deal_cards(v, g, rng)
    _deal_goals(v, g, rng)
    _deal_roles(v, g, rng)
    _deal_gold(v, g, rng)
    for secret in v.book.secrets:
        secret.guess(v, g, rng)
    return g


def _copy_the_open(v: View, g: State) -> None:
    nothing = Deal(vec[i64](), vec[i64](), vec[i64](), vec[i64]())
    g.deals = [nothing] * v.round  # past chance is not part of a position
    g.round = v.round
    g.starter = v.starter
    g.stage = GAME_OVER if v.over else ASKING
    g.decision = v.decision
    g.decider = v.decider
    g.turn = v.turn
    g.direction = v.direction
    g.declared = v.declared
    g.pending = v.pending
    g.dug = v.dug
    g.draws = v.draws
    g.reaction = v.reaction
    g.last_turn = v.last_turn
    g.last_path = v.last_path
    g.connector = v.connector
    g.outcome = v.outcome
    g.memory = v.memory[:]
    g.history = v.history[:]
    g.forgotten = v.happened
    g.hand_size = v.hand_size[:]
    g.marks = v.marks[:]
    g.loose = v.loose[:]
    g.returned = v.returned[:]


def _unseen(printed: vec[i64], kinds: i64, seen: vec[i64]) -> vec[i64]:
    """The cards of a printed pile that are left when those seen are taken away."""
    left = vec[i64]([0] * kinds)
    for f in seen:
        if f >= 0:
            left[f] += 1
    out = vec[i64](capacity=64)
    for f in printed:
        if left[f]:
            left[f] -= 1
        else:
            out = append(out, f)
    return out


def _deal_cards(v: View, g: State, rng: Rng) -> None:
    """The deck: what lies open or is known stays, the rest is shuffled over all places not seen."""
    book = v.book
    seats = book.seats
    cards: i64 = len(book.deck)
    i: i64
    seat: i64
    # First every place that is not the draw pile, in any order, with its face as far as the viewer knows it.
    faces = vec[i64](capacity=128)
    known = vec[i64](capacity=128)
    g.hands = vec[i64]([0] * (seats * HAND_ROOM))
    for seat in range(seats):
        for i in range(v.hand_size[seat]):
            g.hands[seat * HAND_ROOM + i] = len(faces)
            faces = append(faces, v.hand[i] if seat == v.viewer else UNKNOWN)
            known = append(known, ONE << seat)
    g.discard = vec[i64](capacity=len(v.discard) + 8)
    for i in range(len(v.discard)):
        g.discard = append(g.discard, len(faces))
        faces = append(faces, v.discard[i])
        known = append(known, v.discard_seen[i])
    g.front = vec[i64]([-1] * (seats * MARKS))
    for i in range(seats * MARKS):
        if v.front[i] != UNKNOWN:
            g.front[i] = len(faces)
            faces = append(faces, v.front[i])
            known = append(known, EVERYBODY)
    below: i64 = (1 << CARD_AT) - 1
    cell = g.mine.cell
    for c in g.mine.laid:
        f = cell[c] >> CARD_AT
        cell[c] = (cell[c] & below) | (len(faces) << CARD_AT)
        faces = append(faces, f)
        known = append(known, EVERYBODY)
    if len(faces) + v.pile < cards:  # the card just being played, on its way to the table
        g.played = len(faces)
        faces = append(faces, face(v.declared))
        known = append(known, EVERYBODY)
    g.top = len(faces)
    g.bottom = cards
    while len(faces) < cards:
        faces = append(faces, UNKNOWN)
        known = append(known, 0)
    pool = _unseen(book.deck, len(book.kinds), faces)
    rng.shuffle(pool, 0, len(pool))
    for i in range(cards):
        if faces[i] == UNKNOWN:
            pool, faces[i] = pop(pool)
    g.face = faces
    g.known = known


def _deal_goals(v: View, g: State, rng: Rng) -> None:
    """Goals in play and goals left out; those sure to be in play go nowhere else."""
    book = v.book
    sure = vec[i64](capacity=8)
    others = vec[i64](capacity=8)
    i: i64
    for i in range(book.sure_goals):
        sure = append(sure, book.goals[i])
    for i in range(book.sure_goals, len(book.goals)):
        others = append(others, book.goals[i])
    sure = _unseen(sure, len(book.kinds), v.goal)
    others = _unseen(others, len(book.kinds), v.goal)
    rng.shuffle(others, 0, len(others))
    open_: i64 = 0
    for f in v.goal:
        if f == UNKNOWN:
            open_ += 1
    while len(sure) < open_:
        others, f = pop(others)
        sure = append(sure, f)
    rng.shuffle(sure, 0, len(sure))
    below: i64 = (1 << CARD_AT) - 1
    cell = g.mine.cell
    for i in range(len(v.goal)):
        c = g.mine.goals[i]
        cell[c] = (cell[c] & below) | (len(g.face) << CARD_AT)
        f = v.goal[i]
        if f == UNKNOWN:
            sure, f = pop(sure)
        g.face = append(g.face, f)
        g.known = append(g.known, v.goal_seen[i])
    while len(others):
        others, f = pop(others)
        g.face = append(g.face, f)
        g.known = append(g.known, 0)


def _deal_roles(v: View, g: State, rng: Rng) -> None:
    book = v.book
    seen = v.role[:]
    for f in v.spare:
        seen = append(seen, f)
    pool = _unseen(book.roles, len(book.kinds), seen)
    rng.shuffle(pool, 0, len(pool))
    i: i64
    for i in range(len(seen)):
        card: i64 = len(g.face)
        f = seen[i]
        if f == UNKNOWN:
            pool, f = pop(pool)
        g.face = append(g.face, f)
        if i < book.seats:
            g.role = append(g.role, card)
            g.known = append(g.known, v.role_seen[i])
        else:
            g.spare = append(g.spare, card)
            g.known = append(g.known, EVERYBODY if seen[i] != UNKNOWN else 0)


def _deal_gold(v: View, g: State, rng: Rng) -> None:
    """Gold: what the viewer passed on lies with those who picked after him, in some order; the rest anywhere."""
    book = v.book
    left = vec[i64]([0, 0, 0, 0])  # how many cards of each value he cannot place
    value: i64
    for value in book.gold:
        left[value] += 1
    for entry in v.purse:
        if entry & GOLD_SPENT == 0:
            left[entry & 255] -= 1
    for value in v.offer:
        left[value] -= 1
    for value in v.open_gold:
        left[value] -= 1
    r: i64
    for r in range(1, len(v.passed_on)):
        for value in range(1, 4):
            left[value] -= (v.passed_on[r] >> (8 * (value - 1))) & 255
    # Round by round: a card put back in the open later than a round cannot have been kept in it.
    had: i64 = 0  # rounds in which the viewer has picked, as bits
    i: i64
    gold = vec[i64](capacity=32)
    purse = vec[i64](capacity=32)
    for r in range(1, v.round + 1):
        handed = _spread_out(v.passed_on[r], rng)
        late = _put_back_since(v, r)
        for entry in v.purse:
            if gold_round(entry) != r:
                continue
            value = entry & 255
            if value == 0:
                if (had >> r) & 1:
                    handed, value = pop(handed)
                else:
                    value = _one_of(left, late, rng)
            elif gold_owner(entry) == v.viewer and entry & GOLD_OPEN == 0:
                had |= ONE << r
            purse = append(purse, (entry & ~255) | len(gold))
            gold = append(gold, value)
        if r == v.round:
            for offered in v.offer:
                value = offered
                if value == 0:
                    if (had >> r) & 1:
                        handed, value = pop(handed)
                    else:
                        value = _one_of(left, late, rng)
                g.offer = append(g.offer, len(gold))
                gold = append(gold, value)
    first: i64 = len(gold)
    for value in range(1, 4):
        for _ in range(left[value]):
            gold = append(gold, value)
    rng.shuffle(gold, first, len(gold))
    for value in v.open_gold:
        gold = append(gold, value)
    for i in range(first, len(gold)):
        g.gold_pile = append(g.gold_pile, i)
    g.open_gold = len(v.open_gold)
    g.gold_face = gold
    g.purse = purse


def _spread_out(counts: i64, rng: Rng) -> vec[i64]:
    out = vec[i64](capacity=8)
    value: i64
    for value in range(1, 4):
        for _ in range((counts >> (8 * (value - 1))) & 255):
            out = append(out, value)
    rng.shuffle(out, 0, len(out))
    return out


def _put_back_since(v: View, r: i64) -> vec[i64]:
    """How many cards of each value are known to have come back to the deck in round r or later."""
    late = vec[i64]([0, 0, 0, 0])
    for entry in v.returned:
        if entry >> 4 >= r and entry >> 4 < v.round:  # this round's still lie open, and are placed already
            late[entry & 15] += 1
    return late


def _one_of(left: vec[i64], barred: vec[i64], rng: Rng) -> i64:
    """Take one of the cards left at random, but none of those barred."""
    total: i64 = 0
    value: i64
    for value in range(1, 4):
        total += max(left[value] - barred[value], 0)
    pick = rng.below(total)
    for value in range(1, 4):
        free = max(left[value] - barred[value], 0)
        if pick < free:
            left[value] -= 1
            return value
        pick -= free
    raise AssertionError("no gold card left to place")
