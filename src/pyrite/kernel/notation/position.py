"""A whole position as text that people can read, type and paste, and back.

    pyrite position 1
    players 3
    options saboteurPay=std roundEnd=handsEmpty nextStarter=lastTurn goalReveal=anyLink
    chance 1c2d0f6a 8b3e5a71 00f1c2d3 5e6f7081
    events 11
    round 1
    starter 0
    turn 1 clockwise
    decision turn 1
    last-turn 0
    hand 0 NE map break-cart NS EW
    …
    draw NESW nes fix-cart …                from the top
    discard map NE@0                        from the bottom; NE was passed, only seat 0 knows it
    front 2 break-lantern
    roles miner saboteur miner
    spare miner
    goals stone-ne treasure@1 stone-nw      from the north; seat 1 has seen the treasure
    gold 1 3 1 2 …                          from the top; 2! lies open
    past 0 pass
    laid 1,0 2,0                            in this order; what lies there is drawn
    mine
     |
    -S--+--+- …

What a module brings has its lines too, as far as it is there: `aside` cards of the deck set aside, `held` a card for
which others are played, `insight` if anybody may know a card in another hand, `luck` what chance gave in the course of
the round, the modules' own piles by their names, and what `places` and `position_mine` describe. A game
that is not the first of the house has a line `game …`, and perhaps lines of its own (`game_lines`).

Hidden cards are told, identities of cards are not: they say nothing. Nor are the events that led here, only how many
there were. After a card, `@` names those who know its face, where this is not plain from the place. What is at rest
(no card in front of anybody, no loose nuggets …) has no line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyrite.kernel.mine import STACK
from pyrite.kernel.moves import MARKS, face
from pyrite.kernel.notation.game_lines import lines_of
from pyrite.kernel.notation.hidden_places import WATCHING, aside, goals_lying, goals_out, own_piles, print_lost
from pyrite.kernel.notation.mine_picture import picture
from pyrite.kernel.notation.position_cards import ALL, NOBODY
from pyrite.kernel.notation.position_mine import looks
from pyrite.kernel.notation.words import print_move, print_seen
from pyrite.kernel.parts import print_spot
from pyrite.kernel.state import (
    EVERYBODY,
    GOLD_OPEN,
    GOLD_SPENT,
    HISTORY_SEAT_AT,
    WATCHER,
    Deal,
    State,
    gold_card,
    gold_owner,
    gold_round,
)

HEADER = "pyrite position 1"
WAYS = {1: "clockwise", -1: "counter-clockwise"}
THEN = "then"  # between what chance has given in a round and what it is bound to give


def print_position(state: State) -> str:
    """The position as text; `parse_position` goes on from there exactly as this state would."""
    parts = (_setup, _turn, _cards, _gold, _later, _mine)
    return "".join(f"{line}\n" for part in parts for line in part(state))


def _setup(state: State) -> Iterator[str]:
    yield HEADER
    yield from state.book.setup.lines()
    yield _line("chance", (f"{word:08x}" for word in state.rng.words()))
    yield f"events {state.happened()}"


def _turn(state: State) -> Iterator[str]:
    yield f"round {state.round}"
    yield f"starter {state.starter}"
    yield f"turn {state.turn} {WAYS[state.direction]}"
    yield f"decision {state.decision.name} {NOBODY if state.over() else state.decider}"
    yield from _on_its_way(state)
    if state.reaction:
        yield f"reaction {state.reaction}"
    if state.dug:
        yield f"dug {print_spot(state.dug)}"
    if state.pending:
        yield f"pending {print_spot(state.pending)}"
    owed: int = state.draws
    draws = [owed >> at & 15 for at in range(0, owed.bit_length(), 4)]
    if draws != [state.turn + 1]:
        yield _line("draws", (seat - 1 for seat in draws)) if draws else f"draws {NOBODY}"
    for word, seat in (("last-turn", state.last_turn), ("last-path", state.last_path), ("connector", state.connector)):
        if seat >= 0:
            yield f"{word} {seat}"
    if state.outcome:
        yield f"outcome {state.book.outcomes[state.outcome]}"
    yield from lines_of(state.book).print(state)


def _on_its_way(state: State) -> Iterator[str]:
    """The card being played, nearly always that of the move declared, and the one for which others are played."""
    declared = state.played >= 0 and state.face[state.played] == face(state.declared)
    if state.declared:
        yield f"{'declared' if declared else 'played'} {print_move(state.book, state.declared)}"
    if state.played >= 0 and not declared:
        yield f"on-its-way {state.kind(state.played).name}"
    if state.held >= 0:
        yield f"held {state.kind(state.held).name}"


def _cards(state: State) -> Iterator[str]:
    seats = range(state.book.seats)
    for seat in seats:
        yield _line(f"hand {seat}", (_told(state, card, 1 << seat) for card in state.hand(seat)))
    yield _line("draw", (_told(state, card, 0) for card in range(state.top, state.bottom)))
    yield _line("discard", (_told(state, card, EVERYBODY) for card in state.discard))
    if state.book.aside:
        yield _line("aside", (_told(state, card, 0) for card in aside(state)))
    for seat in seats:
        if state.marks[seat]:
            lying = (state.front[seat * MARKS + mark] for mark in range(MARKS))
            yield _line(f"front {seat}", (state.kind(card).name for card in lying if card >= 0))
    yield _line("roles", (_told(state, state.role[seat], 1 << seat) for seat in seats))
    yield _line("spare", (_told(state, card, 0) for card in state.spare))
    yield _line("goals", (_told(state, card, 0) for card in goals_lying(state)))
    spots = [state.mine.spots[cell] for cell in state.mine.goals]
    if spots != [*state.book.goal_spots]:
        yield _line("goals-at", map(print_spot, spots))
    if goals_out(state):
        yield _line("out", (_told(state, card, 0) for card in goals_out(state)))
    for name, cards in own_piles(state).items():
        yield _line(name, (_told(state, card, 0) for card in cards))
    if state.insight:
        yield "insight"
    yield from print_lost(state)


def _gold(state: State) -> Iterator[str]:
    opened = len(state.gold_pile) - state.open_gold
    pile = (state.gold_face[card] for card in state.gold_pile)
    yield _line("gold", (f"{value}!" if i >= opened else value for i, value in enumerate(pile)))
    if len(state.offer):
        yield _line("offer", (state.gold_face[card] for card in state.offer))
    for number in sorted({gold_round(entry) for entry in state.purse}):
        kept = [entry for entry in state.purse if gold_round(entry) == number]
        yield _line(f"purse {number}", (_kept(state, entry) for entry in kept))
    if any(state.loose):
        yield _line("loose", state.loose)
    for number in sorted({entry >> 4 for entry in state.returned}):
        yield _line(f"returned {number}", [entry & 15 for entry in state.returned if entry >> 4 == number])


def _later(state: State) -> Iterator[str]:
    """What is not of this moment: the turns of the round so far, and what chance is bound to give in later rounds."""
    for entry in state.history:
        move = entry & (1 << HISTORY_SEAT_AT) - 1
        yield f"past {entry >> HISTORY_SEAT_AT} {print_seen(state.book, move)}"
    if len(state.luck):
        luck = [str(result) for result in state.luck]
        yield _line("luck", luck[: state.lucky] + [THEN] * (state.lucky < len(luck)) + luck[state.lucky :])
    for number in range(state.round, len(state.deals)):
        yield from _deal(state, number + 1, state.deals[number])


def _deal(state: State, number: int, deal: Deal) -> Iterator[str]:
    kinds = state.book.kinds
    for pile, faces in (("deck", deal.deck), ("goals", deal.goals), ("roles", deal.roles)):
        yield _line(f"deal {number} {pile}", (kinds[face].name for face in faces))
    yield _line(f"deal {number} gold", deal.gold)
    for own, faces in zip(state.book.piles, deal.piles, strict=True):
        yield _line(f"deal {number} {own.name}", (kinds[face].name for face in faces))
    if len(deal.luck):
        yield _line(f"deal {number} luck", deal.luck)


def _mine(state: State) -> Iterator[str]:
    mine = state.mine
    stacks = [place for place in (mine.spots[cell] for cell in mine.sites) if mine.what(place) == STACK]
    if stacks:
        yield _line("stacks", (f"{print_spot(place)}:{_own(state, mine.card(place))}" for place in stacks))
    if len(mine.laid):
        yield _line("laid", (_laid(state, mine.spots[cell]) for cell in mine.laid))
    yield "mine"
    yield draw_mine(state)


def _laid(state: State, place: int) -> str:
    """Where a path card lies; and which one it is, where the picture does not tell."""
    card = state.mine.card(place)
    if card - state.base >= len(state.book.deck):
        return f"{print_spot(place)}:{_own(state, card)}"
    if looks(state.book)[state.mine.shape(place)] != state.face[card]:
        return f"{print_spot(place)}:{state.kind(card).name}"
    return print_spot(place)


def _own(state: State, card: int) -> int:
    """Which card of the modules' first pile this is, counted from 1."""
    return card - state.base - state.book.piles[0].first + 1


def draw_mine(state: State, *, rulers: bool = False) -> str:
    """The picture of the mine, closed goals closed; rulers, and what stands in a forest, are for people only."""
    treasures = [card for card in goals_lying(state) if state.goal(card).precious()]
    marks = lines_of(state.book).marks(state) if rulers else None
    return picture(state.mine, treasures, rulers=rulers, legend=lines_of(state.book).legend, marks=marks)


def _line(keyword: str, words: Iterable[object]) -> str:
    return " ".join([keyword, *(str(word) for word in words)])


def _told(state: State, card: int, plain: int) -> str:
    """A card, and who knows it if it is not those for whom that is plain."""
    known = state.known[card - state.base]
    name = state.kind(card).name
    if known == plain:
        return name
    if known == EVERYBODY:
        return f"{name}@{ALL}"
    who = [str(seat) for seat in range(state.book.seats) if known >> seat & 1]
    if known >> WATCHER & 1:
        who.append(WATCHING)
    return f"{name}@{','.join(who) or NOBODY}"


def _kept(state: State, entry: int) -> str:
    openly = "!" if entry & GOLD_OPEN else ""
    spent = "-" if entry & GOLD_SPENT else ""
    return f"{gold_owner(entry)}:{state.gold_face[gold_card(entry)]}{openly}{spent}"
