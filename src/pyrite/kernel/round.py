"""The course of a round: deal, turns one after the other, goals, draws, the end (B-13 … B-35, X-G5, X-G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pyrite.kernel import facts
from pyrite.kernel.book import Book, Decision, Flow, Option
from pyrite.kernel.fan import Fan
from pyrite.kernel.mine import FAR, HIDDEN, PICTURE, WHAT_AT, beside, column
from pyrite.kernel.moves import (
    DEAL,
    FACE_AT,
    FIT,
    LAY,
    MARKS,
    PASS,
    PLAY,
    REVEAL,
    SPOT_AT,
    TURNED,
    face,
    place,
    turned,
    verb,
)
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import (
    ASKING,
    DRAWING,
    ENDING_TURN,
    EVERYBODY,
    EXHAUSTED,
    GAME_OVER,
    HAND_ROOM,
    HISTORY_SEAT_AT,
    ONE,
    REACHING,
    REACTING,
    RESOLVING,
    ROUND_OVER,
    SHARING,
    UNDECIDED,
    Deal,
    State,
)
from pyrite.kernel.vecs import append, vec

if TYPE_CHECKING:
    from pyrite.kernel.view import View


def begin(book: Book, starter: i64, rng: Rng, deals: list[Deal]) -> State:
    """The first decision of a new game. Rounds that have a deal follow it, the others are left to chance."""
    g = State(book, rng, book.ground)
    g.deals = deals
    g.starter = starter
    g.loose = vec[i64]([book.tokens] * book.seats)
    book.flow.begin_round(g)
    return g


def stacked(
    deck: list[int],
    goals: list[int],
    roles: list[int],
    gold: list[int],
    piles: list[list[int]],
    luck: list[int],
) -> Deal:
    """A deal in the order given, for replays and tests."""
    own = [vec[i64](pile) for pile in piles]
    return Deal(vec[i64](deck), vec[i64](goals), vec[i64](roles), vec[i64](gold), own, vec[i64](luck))


class Round(Flow):
    """The three rounds of a game. It knows stages and the book, never a module."""

    def __init__(
        self,
        book: Book,
        fit_first: str = "X-B5 choose-fitting",
        deal_first: str = "B-43 deal-first",
        turn_first: str = "B-13 not-a-turn",
    ) -> None:
        self.turn: Decision = book.add_decision(Turn(turn_first))
        self.which: Decision = book.add_decision(WhichGoal(self))
        self.fitting: Decision = book.add_decision(Fitting(self, fit_first))
        self.next: Decision = book.add_decision(NextRound(self, deal_first))
        book.add_option(PlayCard(), [LAY, PLAY])
        book.add_option(Pass(), [PASS])

    # --- set-up -----------------------------------------------------------------------------------

    def begin_round(self, g: State) -> None:
        book = g.book
        seats = book.seats
        if g.round:
            g.deals = with_luck(g)
        g.round += 1
        if g.round > len(g.deals):
            g.deals = [*g.deals, shuffled(g)]  # a new list: copies made earlier keep theirs
        deal = g.deals[g.round - 1]
        g.luck = deal.luck[:]
        g.lucky = 0
        self._put_down(g, deal)
        g.top = g.base + book.aside
        g.bottom = g.base + len(deal.deck) - book.centre
        g.hands = vec[i64]([0] * (seats * HAND_ROOM))
        g.hand_size = vec[i64]([0] * seats)
        g.discard = vec[i64](capacity=16)
        g.front = vec[i64]([-1] * (seats * MARKS))
        g.marks = vec[i64]([0] * seats)
        g.memory = vec[i64]([0] * book.memory)
        g.history = vec[i64](capacity=16)
        g.mine = book.ground.copy()
        g.note(facts.ROUND_BEGAN, g.starter, 0, g.round)
        card = g.base + len(deal.deck)
        for spot in book.goal_spots:
            g.mine.hide(spot, card)
            card += 1
        for preparation in book.preparations:
            preparation.prepare(g)
        card = g.base + len(deal.deck) + len(deal.goals)
        g.role = vec[i64](capacity=seats)
        g.spare = vec[i64](capacity=4)
        seat: i64
        i: i64
        for seat in range(len(deal.roles)):
            if seat < seats:
                g.role = append(g.role, card)
                g.show_to(card, seat)
                g.note(facts.ROLE_DEALT, seat, card, 0)
            else:
                g.spare = append(g.spare, card)
            card += 1
        for seat in range(seats):
            g.note(facts.HAND_DEALT, seat, g.top, book.hand)
            for i in range(book.hand):
                g.hands[seat * HAND_ROOM + i] = g.top
                g.show_to(g.top, seat)
                g.top += 1
            g.hand_size[seat] = book.hand
        for preparation in book.preparations:
            preparation.dealt(g)
        g.direction = 1
        g.last_turn = -1
        g.last_path = -1
        g.connector = -1
        g.outcome = UNDECIDED
        self._begin_turn(g, g.starter)

    def _put_down(self, g: State, deal: Deal) -> None:
        """Give this round's cards their faces, after those of earlier rounds that the log still speaks of."""
        g.base = len(g.face)
        size = g.base + len(deal.deck) + len(deal.goals) + len(deal.roles)
        for pile in deal.piles:
            size += len(pile)
        faces = vec[i64]([0] * size)
        at = _write(g.face, faces, 0)
        at = _write(deal.deck, faces, at)
        at = _write(deal.goals, faces, at)
        at = _write(deal.roles, faces, at)
        for pile in deal.piles:
            at = _write(pile, faces, at)
        g.face = faces
        g.known = vec[i64]([0] * (len(faces) - g.base))
        g.veil = vec[i64]()
        g.veils = 0
        g.insight = False
        gold = g.gold_face[:]
        g.gold_pile = vec[i64](capacity=32)
        for value in deal.gold:
            g.gold_pile = append(g.gold_pile, len(gold))
            gold = append(gold, value)
        g.gold_face = gold
        g.open_gold = 0

    # --- the course of a turn ---------------------------------------------------------------------

    def proceed(self, g: State) -> None:
        while g.stage != ASKING:
            stage = g.stage
            if stage == REACTING:
                self._react(g)
            elif stage == RESOLVING:
                g.stage = REACHING
                g.book.kinds[face(g.declared)].resolve(g, g.declared)
            elif stage == REACHING:
                self._reach(g)
            elif stage == DRAWING:
                self._draw(g)
            elif stage == ENDING_TURN:
                self._end_turn(g)
            elif stage == SHARING:
                self._share(g)
            elif stage == ROUND_OVER:
                self._after_round(g)
            else:
                return

    def leading_on(self, g: State) -> vec[i64]:
        """Cards laid as far east as can be: there are the goals."""
        best: i64 = -FAR
        out = vec[i64](capacity=16)
        for move in g.listing():
            if verb(move) == LAY:
                far = column(place(move))
                if far > best:
                    best = far
                    out = vec[i64](capacity=16)
                if far == best:
                    out = append(out, move)
        return out

    def _begin_turn(self, g: State, seat: i64) -> None:
        g.turn = seat
        g.declared = 0
        g.played = -1
        g.held = -1
        g.reaction = 0
        g.dug = 0
        g.draws = seat + 1
        g.ask(self.turn, seat)

    def _react(self, g: State) -> None:
        reactions = g.book.reactions
        while g.reaction < len(reactions):
            if reactions[g.reaction].opens(g):
                return
            g.reaction += 1
        g.stage = RESOLVING

    def _reach(self, g: State) -> None:
        """Turn up what has been reached, one goal after the other (X-G5)."""
        if not g.mine.stirs():  # nearly always
            self._wind_up(g)
            return
        waiting = self.waiting(g)
        if len(waiting) == 0:
            self._wind_up(g)
        elif len(waiting) == 1:
            self.reveal(g, waiting[0])
        else:
            g.ask(self.which, g.turn)

    def _wind_up(self, g: State) -> None:
        """The card has done all it does; unless there is more to do, it goes to the discard pile (X-G7, 6)."""
        if g.played >= 0:
            g.put_away(g.played, EVERYBODY)
            g.played = -1
        for after in g.book.afters:
            if after.opens(g):
                return
        g.stage = DRAWING

    def waiting(self, g: State) -> vec[i64]:
        reached = g.mine.waiting()
        if not g.book.reveals_touching:
            return reached
        near = vec[i64](capacity=4)  # D-04: of goals only those that lie beside the card just laid
        for spot in reached:
            if g.mine.what(spot) != HIDDEN or (g.dug and beside(g.dug, spot)):
                near = append(near, spot)
        return near

    def reveal(self, g: State, spot: i64) -> None:
        """Let what has been reached act: a picture as it lies, a goal once it is turned up."""
        if g.mine.what(spot) == PICTURE:
            self._enter_picture(g, spot)
        else:
            self.discover(g, spot, g.mine.faced(spot))

    def discover(self, g: State, spot: i64, entries: i64) -> None:
        """Show a goal reached from these sides; if it fits as well both ways, its finder chooses (B-32, X-B5)."""
        card = g.mine.card(spot)
        g.expose(card)
        g.pending = spot
        g.note(facts.REVEALED, g.turn, card, spot)
        goal = g.goal(card)
        upright = g.mine.fit(spot, goal.shape, entries)
        other = g.mine.fit(spot, goal.half_turn, entries)
        if upright == other and goal.shape != goal.half_turn:
            g.ask(self.fitting, g.turn)
        else:
            self.settle(g, other > upright)

    def _enter_picture(self, g: State, spot: i64) -> None:
        """What is not turned up acts at once, and only the first time (CD-3)."""
        g.mine.spend()
        g.note(facts.REACHED, g.turn, 0, spot)
        g.stage = REACHING
        picture = g.book.picture
        assert picture is not None
        picture.reached(g, g.turn)

    def settle(self, g: State, half_turn: bool) -> None:
        """Put the goal that is being turned up back in its place, and let it act."""
        spot = g.pending
        card = g.mine.card(spot)
        goal = g.goal(card)
        g.mine.turn_up(spot, goal.half_turn if half_turn else goal.shape)
        g.note(facts.FITTED, g.turn, card, spot | (TURNED if half_turn else 0))
        g.pending = 0
        g.stage = REACHING
        goal.reached(g, g.turn)

    def _draw(self, g: State) -> None:
        for rule in g.book.drawing:
            if rule.opens(g):
                return
        g.stage = ENDING_TURN
        while g.draws:
            g.draw((g.draws & 15) - 1)
            g.draws >>= 4

    def _end_turn(self, g: State) -> None:
        """The next player who has a card is on turn; if there is none, the round is over (B-34, D-02)."""
        g.last_turn = g.turn
        for gate in g.book.gates:
            gate.turn_over(g)
        seat = g.beside(g.turn, g.direction)
        while g.hand_size[seat] == 0 and seat != g.turn:
            seat = g.beside(seat, g.direction)
        if g.hand_size[seat] == 0 or (g.book.ends_unplayable and g.top == g.bottom and not anyone_can_play(g)):
            g.end_round(EXHAUSTED, -1)
        else:
            self._begin_turn(g, seat)

    # --- the end ----------------------------------------------------------------------------------

    def _share(self, g: State) -> None:
        """Everybody turns up his dwarf, then the gold is shared (B-35, D-10)."""
        g.last_turn = g.turn
        g.note(facts.ROUND_ENDED, g.connector if g.connector >= 0 else facts.NOBODY, 0, g.outcome)
        seat: i64
        for seat in range(g.book.seats):
            g.expose(g.role[seat])
            g.note(facts.ROLE_SHOWN, seat, g.role[seat], 0)
        if len(g.spare) == 1:
            g.expose(g.spare[0])  # what is left of the pool is plain now; of several, which lies where is not
        if g.outcome == EXHAUSTED:  # X-B21; treasure and spider leave the others closed (X-B3, X-NG-3)
            for c in g.mine.goals:
                v = g.mine.cell[c]
                if (v >> WHAT_AT) & 7 == HIDDEN:
                    self._show_goal(g, g.mine.spots[c])
        g.stage = ROUND_OVER
        for sharing in g.book.sharing:
            if sharing.share(g):
                break

    def _show_goal(self, g: State, spot: i64) -> None:
        card = g.mine.card(spot)
        g.expose(card)
        g.note(facts.GOAL_SHOWN, facts.NOBODY, card, spot)

    def _after_round(self, g: State) -> None:
        if g.round == g.book.rounds:
            self._end_game(g)
            return
        last = g.last_path if g.book.starts_after_path and g.last_path >= 0 else g.last_turn
        g.starter = g.beside(last, 1)  # the left neighbour, whichever way play went (B-44, X-G18)
        g.ask(self.next, g.starter)

    def _end_game(self, g: State) -> None:
        best: i64 = -1
        winners: i64 = 0
        seat: i64
        for seat in range(g.book.seats):
            nuggets = g.score(seat)
            g.note(facts.SCORED, seat, 0, nuggets)
            if nuggets > best:
                best = nuggets
                winners = 0
            if nuggets == best:
                winners |= ONE << seat
        g.note(facts.GAME_ENDED, facts.NOBODY, 0, winners)
        g.decider = -1
        g.stage = GAME_OVER


def _write(cards: vec[i64], into: vec[i64], at: i64) -> i64:
    """Write over what stands there, and return where the next ones go."""
    for card in cards:
        into[at] = card
        at += 1
    return at


def shuffled(g: State) -> Deal:
    """Let chance decide a round: deck, goals, roles, and what is left of the gold deck."""
    book = g.book
    deck = book.deck[:]
    g.rng.shuffle(deck, 0, len(deck))
    goals = book.goals[:]
    in_play: i64 = len(book.goal_spots)
    g.rng.shuffle(goals, book.sure_goals, len(goals))
    g.rng.shuffle(goals, 0, in_play)
    roles = book.roles[:]
    g.rng.shuffle(roles, 0, len(roles))
    gold = vec[i64](capacity=32)
    if g.round == 1:
        gold = book.gold[:]
    else:
        for card in g.gold_pile:
            gold = append(gold, g.gold_face[card])
    g.rng.shuffle(gold, 0, len(gold))
    if book.centre:
        _path_last(book, deck)
        g.rng.shuffle(deck, 0, len(deck) - 1)  # those above it would tell how far one had to look for it
    piles: list[vec[i64]] = []
    for pile in book.piles:
        own = pile.faces[:]
        g.rng.shuffle(own, 0, len(own))
        piles.append(own)
    return Deal(deck, goals, roles, gold, piles, vec[i64]())


def _path_last(book: Book, deck: vec[i64]) -> None:
    """Let the last card of a shuffled deck be a path card: any of them, for it is the last of a random order."""
    i: i64 = len(deck) - 1
    while not book.kinds[deck[i]].digs():
        i -= 1
    deck[i], deck[len(deck) - 1] = deck[len(deck) - 1], deck[i]


def with_luck(g: State) -> list[Deal]:
    """All deals, that of the round being played with what chance has given, or is bound to give, in its course."""
    deals = g.deals[:]
    deal = deals[g.round - 1]
    luck = vec[i64](capacity=8)
    i: i64
    given: i64 = g.lucky if g.outcome != UNDECIDED else max(g.lucky, len(deal.luck))  # over, it gives no more
    for i in range(given):
        luck = append(luck, g.luck[i])
    deals[g.round - 1] = Deal(deal.deck, deal.goals, deal.roles, deal.gold, deal.piles, luck)
    return deals


def playable(g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add every way to play one of these cards."""
    kinds = g.book.kinds
    for f in faces:
        out = kinds[f].moves(g, seat, out)
    return out


def anyone_can_play(g: State) -> bool:
    """Whether anybody holds a card he could play if it were his turn (D-02)."""
    seat: i64
    for seat in range(g.book.seats):
        if len(playable(g, seat, g.faces_in_hand(seat), vec[i64]())):
            return True
    return False


def somebody_goes_on(g: State) -> bool:
    """Where a round ends as soon as nobody can play (D-02), a turn tells that somebody can."""
    if not g.book.ends_unplayable or g.top < g.bottom:
        return True
    fresh = g.copy()  # somebody could when the turn began, whatever was refused in it since
    for gate in g.book.gates:
        gate.turn_over(fresh)
    return anyone_can_play(fresh)


def could_be_declared(g: State) -> bool:
    """Whether the card on its way could be played as declared, and the last thing that everybody saw is that it was."""
    past: i64 = len(g.history)
    if g.played < 0 or past == 0 or g.history[past - 1] != g.declared | (g.turn << HISTORY_SEAT_AT):
        return False
    kind = g.book.kinds[face(g.declared)]
    if g.face[g.played] != kind.face:
        return False
    before = g.copy()
    before.into_hand(g.turn, g.played)
    before.played = -1
    plain = kind.plain(before, g.declared)
    for move in kind.moves(before, g.turn, vec[i64]()):
        if move == plain:
            return True
    return False


class PlayCard(Option):
    """Play a path card or an action card (B-13 a, b)."""

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        return playable(g, seat, faces, out)

    def count(self, g: State, seat: i64, fan: Fan) -> i64:
        return fan.plays

    def nth(self, g: State, seat: i64, fan: Fan, nth: i64) -> i64:
        return fan.nth(g, seat, nth)

    def play(self, g: State, seat: i64, move: i64) -> None:
        card = g.from_hand(seat, face(move))
        g.uncover(seat, card)
        g.declared = move
        g.played = card
        g.reaction = 0
        g.note(facts.PLAYED, seat, card, move)
        g.remember(seat, move)
        g.stage = REACTING

    def plain(self, g: State, seat: i64, move: i64) -> i64:
        return g.book.kinds[face(move)].plain(g, move) if face(move) < len(g.book.kinds) else move

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        return g.book.kinds[face(move)].refusal(g, seat, move)


class Pass(Option):
    """Put one card from hand on the discard pile, unseen (B-13 c)."""

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        for f in faces:
            out = append(out, PASS | (f << FACE_AT))
        return out

    def count(self, g: State, seat: i64, fan: Fan) -> i64:
        return fan.size

    def nth(self, g: State, seat: i64, fan: Fan, nth: i64) -> i64:
        return PASS | (fan.face(nth) << FACE_AT)

    def play(self, g: State, seat: i64, move: i64) -> None:
        g.slip(seat, face(move))
        g.remember(seat, PASS)
        g.stage = DRAWING


class Turn(Decision):
    """What to do with a turn: one of the options (B-13)."""

    def __init__(self, turn_first: str) -> None:
        super().__init__("turn")
        self.on_turn = True
        self.turn_first: str = turn_first  # the refusal of what belongs to no turn, with the rule of its game

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=32)
        faces = g.faces_in_hand(g.turn)
        for option in g.book.options:
            out = option.moves(g, g.turn, faces, out)
        return out

    def pick(self, g: State, rng: Rng) -> i64:
        """Counted, and only the one that chance has picked is made: whole games are played at random by this."""
        seat = g.turn
        options = g.book.options
        fan = g.fan
        if fan is None:
            fan = Fan(len(options))
            g.fan = fan
        fan.hold(g, seat)
        moves = fan.moves
        all_ = fan.plays
        i: i64
        for i in range(1, len(options)):  # the first one is to play a card
            count = options[i].count(g, seat, fan)
            moves[i] = count
            all_ += count
        nth = rng.below(all_)
        if nth < fan.plays:
            return fan.nth(g, seat, nth)
        nth -= fan.plays
        i = 1
        while nth >= moves[i]:
            nth -= moves[i]
            i += 1
        return options[i].nth(g, seat, fan, nth)

    def fits(self, g: State) -> bool:
        """A turn begins with nothing under way, while the round goes on; where that takes a card to play, with one."""
        idle = g.declared == 0 and g.played < 0 and g.held < 0
        return g.decider == g.turn and idle and g.outcome == UNDECIDED and somebody_goes_on(g)

    def plain(self, g: State, move: i64) -> i64:
        option = g.book.option_of[verb(move)]
        return move if option is None else option.plain(g, g.turn, move)

    def play(self, g: State, move: i64) -> None:
        option = g.book.option_of[verb(move)]
        assert option is not None
        option.play(g, g.turn, move)

    def away(self, v: View, rng: Rng) -> i64:
        """Pass any card of the hand, each as likely as the others."""
        return PASS | (v.hand[rng.below(len(v.hand))] << FACE_AT)

    def once_allowed(self, g: State, move: i64) -> bool:
        option = g.book.option_of[verb(move)]
        return option is not None and option.once_allowed(g, move)

    def refusal(self, g: State, move: i64) -> str:
        option = g.book.option_of[verb(move)]
        if option is None:
            return self.turn_first
        if option.takes_card() and (face(move) >= len(g.book.kinds) or not g.holds(g.turn, face(move))):
            return self.turn_first.split(" ")[0] + " not-in-hand"
        return option.refusal(g, g.turn, move)


class WhichGoal(Decision):
    """Several goals are reached at once; the player on turn says which is turned up first (X-B3, NG-8)."""

    def __init__(self, flow: Round) -> None:
        super().__init__("which-goal")
        self.on_turn = True
        self.flow: Round = flow

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=4)
        for spot in self.flow.waiting(g):
            out = append(out, REVEAL | (spot << SPOT_AT))
        return out

    def play(self, g: State, move: i64) -> None:
        self.flow.reveal(g, place(move))

    def fits(self, g: State) -> bool:
        return g.decider == g.turn

    def refusal(self, g: State, move: i64) -> str:
        return "X-G5 goal-not-reached" if verb(move) == REVEAL else "X-G5 choose-goal"


class Fitting(Decision):
    """A goal fits as well both ways; the player on turn turns it (X-B5)."""

    def __init__(self, flow: Round, fit_first: str) -> None:
        super().__init__("fitting")
        self.on_turn = True
        self.line = "pending"
        self.own_line = True
        self.flow: Round = flow
        self.fit_first: str = fit_first  # the refusal of everything else, with the rule of its game

    def moves(self, g: State) -> vec[i64]:
        return vec[i64]([FIT, FIT | TURNED])

    def play(self, g: State, move: i64) -> None:
        self.flow.settle(g, turned(move))

    def fits(self, g: State) -> bool:
        return g.decider == g.turn and g.pending != 0

    def refusal(self, g: State, move: i64) -> str:
        return self.fit_first


class NextRound(Decision):
    """The result lies open; the next starter deals (B-43, B-44)."""

    def __init__(self, flow: Round, deal_first: str) -> None:
        super().__init__("next-round")
        self.deals = True
        self.flow: Round = flow
        self.deal_first: str = deal_first

    def moves(self, g: State) -> vec[i64]:
        return vec[i64]([DEAL])

    def play(self, g: State, move: i64) -> None:
        self.flow.begin_round(g)

    def fits(self, g: State) -> bool:
        over = g.outcome != UNDECIDED and g.round < self.flow.most_rounds(g.book)
        return over and g.decider == g.starter

    def refusal(self, g: State, move: i64) -> str:
        return self.deal_first
