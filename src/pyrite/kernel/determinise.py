"""A full position drawn at random from all those that agree with what a viewer knows for certain.

Everything is taken from the view; what the view does not say is dealt out anew, each way of dealing the cards not
seen being equally likely. The sample gets a generator of its own, so nothing can be learnt of the real one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.kernel.mine import CARD_AT, STACK, WHAT_AT
from pyrite.kernel.moves import MARKS
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import somebody_goes_on
from pyrite.kernel.state import (
    ASKING,
    EVERYBODY,
    GAME_OVER,
    GOLD_OPEN,
    GOLD_SPENT,
    HAND_ROOM,
    ONE,
    WATCHER,
    Deal,
    State,
    gold_owner,
    gold_round,
)
from pyrite.kernel.vecs import append, pop, vec
from pyrite.kernel.view import GROUPED, HANDED_ROUND_AT, UNKNOWN, View, handed

PATIENCE: Final = 1000  # far more choices than are ever thrown away


def determinise(v: View, rng: Rng) -> State:
    """One full position that the viewer could be looking at; `view(determinise(v, rng), v.viewer)` equals v."""
    while True:
        g = _deal_out(v, rng)
        if _goes_on(g) and agrees(g):
            return g


def agrees(g: State) -> bool:
    """Whether the cards that are being played could be: some need others in hand."""
    return (g.played < 0 or g.kind(g.played).agrees(g)) and (g.held < 0 or g.kind(g.held).agrees(g))


def _goes_on(g: State) -> bool:
    """A turn may tell that somebody can play."""
    if not g.book.ends_unplayable or g.stage == GAME_OVER:
        return True
    return g.decision.name != "turn" or somebody_goes_on(g)


def _deal_out(v: View, rng: Rng) -> State:
    fresh = Rng(rng.next32() | 1, rng.next32(), rng.next32(), rng.next32())
    g = State(v.book, fresh, v.mine.copy())
    _copy_the_open(v, g)
    group = vec[i64](capacity=128)  # for each card the group it belongs to, from 1 on; 0 if to none
    group = _deal_cards(v, g, rng, group)
    group = _deal_goals(v, g, rng, group)
    group = _deal_roles(v, g, rng, group)
    group = _deal_piles(v, g, rng, group)
    if len(v.group):
        _draw_veil(v, g, group)
    _deal_gold(v, g, rng)
    for secret in v.book.secrets:
        secret.guess(v, g, rng)
    return g


def _copy_the_open(v: View, g: State) -> None:
    nothing = Deal(vec[i64](), vec[i64](), vec[i64](), vec[i64](), [], vec[i64]())
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
    g.insight = v.insight
    g.marks = v.marks[:]
    g.loose = v.loose[:]
    g.returned = v.returned[:]


def _unseen(v: View, printed: vec[i64], faces: vec[i64]) -> vec[i64]:
    """The cards of a printed pile that the viewer cannot place: not among these faces, nor in one of their groups."""
    left = vec[i64]([0] * len(v.book.kinds))
    counted: i64 = 0  # groups, as bits
    i: i64
    for f in faces:
        if f >= 0:
            left[f] += 1
        elif f <= GROUPED and (counted >> (GROUPED - f)) & 1 == 0:
            counted |= ONE << (GROUPED - f)
            for i in range(v.group_at[GROUPED - f], v.group_at[GROUPED - f + 1]):
                left[v.group[i]] += 1
    out = vec[i64](capacity=64)
    for f in printed:
        if left[f]:
            left[f] -= 1
        else:
            out = append(out, f)
    return out


def _fill(v: View, faces: vec[i64], known: vec[i64], pool: vec[i64], group: vec[i64], rng: Rng) -> vec[i64]:
    """Give every place a face: groups get what is known of them and what chance adds, in any order, the rest chance."""
    own: i64 = ONE << v.viewer
    cards: i64 = len(faces)
    first: i64 = len(group)
    i: i64
    k: i64
    for i in range(cards):
        group = append(group, GROUPED - faces[i] + 1 if faces[i] <= GROUPED else 0)
    for k in range(len(v.group_at) - 1):
        bag = vec[i64](capacity=16)  # faces, and which of them the viewer knows at bit 8
        for i in range(v.group_at[k], v.group_at[k + 1]):
            bag = append(bag, v.group[i] | 256)
        places = vec[i64](capacity=16)
        for i in range(cards):
            if group[first + i] == k + 1:
                places = append(places, i)
        if len(places) == 0:
            continue  # it is a group of other cards
        while len(bag) < len(places):
            pool, f = pop(pool)
            bag = append(bag, f)
        rng.shuffle(bag, 0, len(bag))
        for i in range(len(places)):
            faces[places[i]] = bag[i] & 255
            known[places[i]] |= own if bag[i] & 256 else 0
    for i in range(cards):
        if faces[i] == UNKNOWN:
            pool, faces[i] = pop(pool)
    return group


def _by_backs(v: View, faces: vec[i64], backs: vec[i64], pool: vec[i64]) -> vec[i64]:
    """Give every place that is not known a card with the back that shows there; returns what is left of the pool."""
    i: i64
    k: i64
    for i in range(len(backs)):
        if faces[i] == UNKNOWN:
            k = len(pool) - 1
            while v.book.kinds[pool[k]].back() != backs[i]:
                k -= 1
            pool, faces[i] = pop(pool, k)
    return pool


def _draw_veil(v: View, g: State, group: vec[i64]) -> None:
    """The viewer has lost track of the same cards in the sample."""
    cards: i64 = len(group)
    g.veil = vec[i64]([0] * ((g.book.seats + 1) * cards))
    g.veils = len(v.group_at) - 1
    row: i64 = (g.book.seats if v.viewer == WATCHER else v.viewer) * cards
    i: i64
    for i in range(cards):
        g.veil[row + i] = group[i]


def _deal_cards(v: View, g: State, rng: Rng, group: vec[i64]) -> vec[i64]:
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
    others: i64 = 0
    for seat in range(seats):
        for i in range(v.hand_size[seat]):
            g.hands[seat * HAND_ROOM + i] = len(faces)
            if seat == v.viewer:
                faces = append(faces, v.hand[i])
                known = append(known, ONE << seat)
            else:
                f = v.hands[others]
                faces = append(faces, f)
                known = append(known, (ONE << seat) | (ONE << v.viewer if f >= 0 else 0))
                others += 1
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
        if book.kinds[f].shuffled_in():
            cell[c] = (cell[c] & below) | (len(faces) << CARD_AT)
            faces = append(faces, f)
            known = append(known, EVERYBODY)
    if v.on_its_way != UNKNOWN:
        g.played = len(faces)
        faces = append(faces, v.on_its_way)
        known = append(known, EVERYBODY)
    if v.held != UNKNOWN:
        g.held = len(faces)
        faces = append(faces, v.held)
        known = append(known, EVERYBODY)
    for _ in range(book.aside):
        faces = append(faces, UNKNOWN)
        known = append(known, 0)
    g.top = len(faces)
    for f in v.top:
        faces = append(faces, f)
        known = append(known, ONE << v.viewer)
    while len(faces) < cards:
        faces = append(faces, UNKNOWN)
        known = append(known, 0)
    g.bottom = cards
    pool = _unseen(v, book.deck, faces)
    rng.shuffle(pool, 0, len(pool))
    group = _fill(v, faces, known, pool, group, rng)
    g.face = faces
    g.known = known
    return group


def _deal_goals(v: View, g: State, rng: Rng, group: vec[i64]) -> vec[i64]:
    """Goals in play and goals left out; those sure to be in play go nowhere else."""
    book = v.book
    sure = vec[i64](capacity=8)
    others = vec[i64](capacity=8)
    i: i64
    for i in range(book.sure_goals):
        sure = append(sure, book.goals[i])
    for i in range(book.sure_goals, len(book.goals)):
        others = append(others, book.goals[i])
    sure = _unseen(v, sure, v.goal)
    others = _unseen(v, others, v.goal)
    rng.shuffle(others, 0, len(others))
    open_: i64 = 0
    for f in v.goal:
        if f < 0:
            open_ += 1
    open_ -= _known_in_groups(v, v.goal)
    while len(sure) < open_:
        others, f = pop(others)
        sure = append(sure, f)
    rng.shuffle(sure, 0, len(sure))
    faces = v.goal[:]
    known = v.goal_seen[:]
    below: i64 = (1 << CARD_AT) - 1
    cell = g.mine.cell
    for i in range(len(v.goal)):
        c = g.mine.goals[i]
        cell[c] = (cell[c] & below) | ((len(g.face) + i) << CARD_AT)
    while len(others):
        others, f = pop(others)
        faces = append(faces, f)
        known = append(known, 0)
    return _put_down(v, g, faces, known, sure, group, rng)


def _known_in_groups(v: View, faces: vec[i64]) -> i64:
    """How many faces the viewer knows of the groups that these cards are in."""
    counted: i64 = 0
    n: i64 = 0
    for f in faces:
        if f <= GROUPED and (counted >> (GROUPED - f)) & 1 == 0:
            counted |= ONE << (GROUPED - f)
            n += v.group_at[GROUPED - f + 1] - v.group_at[GROUPED - f]
    return n


def _put_down(
    v: View, g: State, faces: vec[i64], known: vec[i64], pool: vec[i64], group: vec[i64], rng: Rng
) -> vec[i64]:
    """Fill these places, and put their cards after those there are."""
    group = _fill(v, faces, known, pool, group, rng)
    i: i64
    for i in range(len(faces)):
        g.face = append(g.face, faces[i])
        g.known = append(g.known, known[i])
    return group


def _deal_roles(v: View, g: State, rng: Rng, group: vec[i64]) -> vec[i64]:
    book = v.book
    faces = v.role[:]
    known = v.role_seen[:]
    i: i64
    for i in range(len(v.spare)):
        faces = append(faces, v.spare[i])
        known = append(known, v.spare_seen[i])
    for i in range(len(faces)):
        if i < book.seats:
            known[i] |= ONE << i  # everybody knows his own, even where the viewer cannot say who has seen which
            g.role = append(g.role, len(g.face) + i)
        else:
            g.spare = append(g.spare, len(g.face) + i)
    pool = _unseen(v, book.roles, faces)
    rng.shuffle(pool, 0, len(pool))
    if book.backs:
        pool = _by_backs(v, faces, v.role_back, pool)
    return _put_down(v, g, faces, known, pool, group, rng)


def _deal_piles(v: View, g: State, rng: Rng, group: vec[i64]) -> vec[i64]:
    """The modules' own piles; stacks in the mine are their first cards, face up ones are found again by their face."""
    first: i64 = len(g.face)
    at: i64 = 0
    i: i64
    below: i64 = (1 << CARD_AT) - 1
    cell = g.mine.cell
    for pile in v.book.piles:
        faces = vec[i64](capacity=16)
        known = vec[i64](capacity=16)
        backs = vec[i64](capacity=16)
        for _ in range(len(pile.faces)):
            if v.book.backs:
                backs = append(backs, v.piles_back[at])
            faces = append(faces, v.piles[at])
            known = append(known, v.piles_seen[at])
            at += 1
        pool = _unseen(v, pile.faces, faces)
        rng.shuffle(pool, 0, len(pool))
        pool = _by_backs(v, faces, backs, pool)
        group = _put_down(v, g, faces, known, pool, group, rng)
    for c in g.mine.sites:
        if (cell[c] >> WHAT_AT) & 7 == STACK:
            cell[c] = (cell[c] & below) | (((cell[c] >> CARD_AT) + first) << CARD_AT)
    taken: i64 = 0  # cards of the piles that lie in the mine, as bits
    for c in v.mine.laid:
        f = v.mine.cell[c] >> CARD_AT
        if v.book.kinds[f].shuffled_in():
            continue
        for i in range(len(v.piles)):
            if v.piles[i] == f and v.piles_seen[i] == EVERYBODY and (taken >> i) & 1 == 0:
                taken |= ONE << i
                cell[c] = (cell[c] & below) | ((first + i) << CARD_AT)
                break
    return group


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
    for word in v.passed_on:
        for value in range(1, 4):
            left[value] -= handed(word, value)
    # Round by round: a card put back in the open later than a round cannot have been kept in it.
    put_back = _still_unseen(v, left, rng)
    picks: i64 = 0  # how often the viewer has picked so far
    i: i64
    r: i64
    gold = vec[i64](capacity=32)
    purse = vec[i64](capacity=32)
    for r in range(1, v.round + 1):
        given = vec[i64]()  # what has gone on since he picked last
        picked = False
        late = _put_back_since(put_back, r)
        for entry in v.purse:
            if gold_round(entry) != r:
                continue
            value = entry & 255
            if value == 0:
                if picked:
                    given, value = pop(given)
                else:
                    value = _one_of(left, late, rng)
            elif gold_owner(entry) == v.viewer and entry & GOLD_OPEN == 0:
                picked = True
                given = _spread_out(v.passed_on[picks], rng)
                picks += 1
            purse = append(purse, (entry & ~255) | len(gold))
            gold = append(gold, value)
        if r == v.round:
            for offered in v.offer:
                value = offered
                if value == 0:
                    if picked:
                        given, value = pop(given)
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


def _handed_on(v: View, first: i64, last: i64, value: i64) -> i64:
    """How many cards of a value the viewer gave to those who picked after him, from one round to another."""
    n: i64 = 0
    for word in v.passed_on:
        if first <= word >> HANDED_ROUND_AT and word >> HANDED_ROUND_AT <= last:
            n += handed(word, value)
    return n


def _spread_out(word: i64, rng: Rng) -> vec[i64]:
    """What went on after a pick of his, in some order."""
    out = vec[i64](capacity=8)
    value: i64
    for value in range(1, 4):
        for _ in range(handed(word, value)):
            out = append(out, value)
    rng.shuffle(out, 0, len(out))
    return out


def _still_unseen(v: View, left: vec[i64], rng: Rng) -> vec[i64]:
    """What was put back in earlier rounds, without what the viewer has seen again: a card like it may be that card.

    It is one of those seen, or else one of those left, and then none of the cards that others have kept till then.
    Where several were put back, what becomes of one leaves fewer ways to the next: the choice is thrown away as often
    as makes every way to deal equally likely.
    """
    out = vec[i64]()
    if len(v.returned) == 0:  # nearly always
        return out
    for _ in range(PATIENCE):
        out = _guess_unseen(v, left, rng)
        if len(out) == 0 or out[len(out) - 1] >= 0:
            return out
    return vec[i64]()


def _guess_unseen(v: View, left: vec[i64], rng: Rng) -> vec[i64]:
    """One choice; its last word is -1 if it is thrown away."""
    places = max(left[1] + left[2] + left[3], 1)
    out = vec[i64](capacity=4)
    seen_again = vec[i64]([0, 0, 0, 0])  # by value, how many are among those seen …
    unseen = vec[i64]([0, 0, 0, 0])  # … and how many among those left
    i: i64 = len(v.returned)
    while i > 0:  # the latest first: fewest places are open to it
        i -= 1
        value = v.returned[i] & 15
        back = v.returned[i] >> 4
        if back == v.round:
            continue  # it still lies open
        seen = _seen_since(v, back, value)
        room = places - _kept_unseen(v, back)
        free = max(places - len(out), 1)
        gone = seen_again[value] + unseen[value]
        most = (seen - max(gone - left[value], 0)) * places + max(left[value] - gone, 0) * room
        if most <= 0:
            continue  # it can be nowhere: somebody made this position up
        here = (seen - seen_again[value]) * free
        there = max(left[value] - unseen[value], 0) * max(room - len(out), 0)
        if rng.below(free * most) >= (here + there) * places:
            return append(out, -1)
        if rng.below(here + there) < here:
            seen_again[value] += 1
        else:
            unseen[value] += 1
            out = append(out, v.returned[i])
    return out


def _seen_since(v: View, r: i64, value: i64) -> i64:
    """How many cards of a value the viewer has seen come from the deck after round r, other than in the open."""
    n: i64 = _handed_on(v, r + 1, v.round, value)
    for entry in v.purse:
        if gold_round(entry) > r and entry & (255 | GOLD_OPEN) == value:
            n += 1
    for offered in v.offer:
        if offered == value:
            n += 1
    return n


def _kept_unseen(v: View, r: i64) -> i64:
    """How many cards kept up to round r the viewer knows nothing of."""
    n: i64 = 0
    value: i64
    for entry in v.purse:
        if gold_round(entry) <= r and entry & 255 == 0:
            n += 1
    for value in range(1, 4):
        n -= _handed_on(v, 1, r, value)
    return n


def _put_back_since(put_back: vec[i64], r: i64) -> vec[i64]:
    """How many cards of each value came back to the deck in round r or later."""
    late = vec[i64]([0, 0, 0, 0])
    for entry in put_back:
        if entry >> 4 >= r:
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
