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

Hidden cards are told, identities of cards are not: they say nothing. Nor are the events that led here, only how many
there were. After a card, `@` names those who know its face, where this is not plain from the place. What is at rest
(no card in front of anybody, no loose nuggets …) has no line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyrite.rules.mine import CARD_AT
from pyrite.rules.picture import picture
from pyrite.rules.saboteur.events import OUTCOMES
from pyrite.rules.saboteur.moves import MARKS, PASS
from pyrite.rules.saboteur.notation import print_move, print_spot
from pyrite.rules.saboteur.options import print_options
from pyrite.rules.saboteur.position_cards import ALL, NOBODY, WATCHING
from pyrite.rules.saboteur.position_reader import HEADER, WAYS, parse_position
from pyrite.rules.saboteur.setup import setup_of
from pyrite.rules.saboteur.state import (
    EVERYBODY,
    GOLD_OPEN,
    GOLD_SPENT,
    HAND_ROOM,
    HISTORY_SEAT_AT,
    WATCHER,
    Deal,
    State,
    gold_card,
    gold_owner,
    gold_round,
)

__all__ = ["draw_mine", "parse_position", "print_position"]


def print_position(state: State) -> str:
    """The position as text; `parse_position` goes on from there exactly as this state would."""
    parts = (_setup, _turn, _cards, _gold, _later, _mine)
    return "".join(f"{line}\n" for part in parts for line in part(state))


def _setup(state: State) -> Iterator[str]:
    setup = setup_of(state)
    yield HEADER
    yield f"players {setup.players}"
    yield f"options {print_options(setup.options)}"
    if setup.modules:
        yield _line("modules", setup.modules)
    yield _line("chance", (f"{word:08x}" for word in state.rng.words()))
    yield f"events {state.happened()}"


def _turn(state: State) -> Iterator[str]:
    yield f"round {state.round}"
    yield f"starter {state.starter}"
    yield f"turn {state.turn} {WAYS[state.direction]}"
    yield f"decision {state.decision.name} {NOBODY if state.over() else state.decider}"
    if state.declared:
        yield f"{'declared' if _on_its_way(state) else 'played'} {print_move(state.book, state.declared)}"
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
        yield f"outcome {OUTCOMES[state.outcome]}"
    if any(state.memory):
        yield _line("memory", state.memory)


def _cards(state: State) -> Iterator[str]:
    seats = range(state.book.seats)
    for seat in seats:
        first = seat * HAND_ROOM
        held = (state.hands[i] for i in range(first, first + state.hand_size[seat]))
        yield _line(f"hand {seat}", (_told(state, card, 1 << seat) for card in held))
    yield _line("draw", (_told(state, card, 0) for card in range(state.top, state.bottom)))
    yield _line("discard", (_told(state, card, EVERYBODY) for card in state.discard))
    for seat in seats:
        if state.marks[seat]:
            lying = (state.front[seat * MARKS + mark] for mark in range(MARKS))
            yield _line(f"front {seat}", (state.kind(card).name for card in lying if card >= 0))
    yield _line("roles", (_told(state, state.role[seat], 1 << seat) for seat in seats))
    yield _line("spare", (_told(state, card, 0) for card in state.spare))
    goals = [state.mine.card(place) for place in state.book.goal_spots]
    yield _line("goals", (_told(state, card, 0) for card in goals))
    left_out = [card for card in _goals(state) if card not in goals]
    if left_out:
        yield _line("out", (_told(state, card, 0) for card in left_out))


def _gold(state: State) -> Iterator[str]:
    opened = len(state.gold_pile) - state.open_gold
    pile = (state.gold_face[card] for card in state.gold_pile)
    yield _line("gold", (f"{value}!" if i >= opened else value for i, value in enumerate(pile)))
    if len(state.offer):
        yield _line("offer", (state.gold_face[card] for card in state.offer))
    for number in range(1, state.round + 1):
        kept = [entry for entry in state.purse if gold_round(entry) == number]
        if kept:
            yield _line(f"purse {number}", (_kept(state, entry) for entry in kept))
    if any(state.loose):
        yield _line("loose", state.loose)
    for number in range(1, state.round + 1):
        back = [entry & 15 for entry in state.returned if entry >> 4 == number]
        if back:
            yield _line(f"returned {number}", back)


def _later(state: State) -> Iterator[str]:
    """What is not of this moment: the turns of the round so far, and what chance is bound to give in later rounds."""
    for entry in state.history:
        move = entry & (1 << HISTORY_SEAT_AT) - 1
        told = "pass" if move == PASS else print_move(state.book, move)  # the card passed is nobody's business
        yield f"past {entry >> HISTORY_SEAT_AT} {told}"
    for number in range(state.round, len(state.deals)):
        yield from _deal(state, number + 1, state.deals[number])


def _deal(state: State, number: int, deal: Deal) -> Iterator[str]:
    kinds = state.book.kinds
    for pile, faces in (("deck", deal.deck), ("goals", deal.goals), ("roles", deal.roles)):
        yield _line(f"deal {number} {pile}", (kinds[face].name for face in faces))
    yield _line(f"deal {number} gold", deal.gold)


def _mine(state: State) -> Iterator[str]:
    mine = state.mine
    if len(mine.laid):
        yield _line("laid", (print_spot(mine.spots[cell]) for cell in mine.laid))
    yield "mine"
    yield draw_mine(state)


def draw_mine(state: State, *, rulers: bool = False) -> str:
    """The picture of the mine, rulers for people only; closed goals stay closed."""
    treasures = [card for card in _goals(state) if state.kind(card).name == "treasure"]
    return picture(state.mine, treasures, rulers=rulers)


def _goals(state: State) -> range:
    """All goal cards, lying or left out."""
    return range(state.bottom, state.bottom + len(state.book.goals))


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


def _on_its_way(state: State) -> bool:
    """Whether the card being played lies nowhere yet."""
    placed = [*state.discard, *state.front, *(state.mine.cell[cell] >> CARD_AT for cell in state.mine.laid)]
    return state.played >= 0 and state.played not in placed
