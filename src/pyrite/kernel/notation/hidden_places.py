"""Where the hidden cards of a round lie, in words such as `hand:2:1`, and who has lost track of which of them.

    lost 1 goal:1 goal:3            seat 1 knows what he knew of these two goals, but not of which (X-WC-6)
    lost watcher role:0 role:2-     … and has seen a card come out since that may have been this one
    found 1 role:2                  he knows it again, but not who else does

Numbers count from 1, in the order in which the line of the same name tells the cards; seats count from 0. The groups of
a seat are told in the order in which they came about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NoReturn

from pyrite.kernel.knowledge import FOUND, group_of, knows, of_the_deck, was_lost
from pyrite.kernel.notation.lines import Line, Sheet
from pyrite.kernel.state import EVERYBODY, State

WATCHING = "watcher"
DOUBTED = "-"
_MIXED = (("hand:", "discard:"), ("goal:",), ("role:", "spare:"))  # places among which cards can be mixed


def aside(g: State) -> list[int]:
    """The cards of the deck that were set aside: those that lie nowhere."""
    deck = range(g.base, g.base + len(g.book.deck))
    lying = {*range(g.top, g.bottom), *g.discard, *g.front, g.played, g.held}
    lying.update(g.mine.card(g.mine.spots[cell]) for cell in g.mine.laid)
    for seat in range(g.book.seats):
        lying.update(g.hand(seat))
    return [card for card in deck if card not in lying]


def goals_lying(g: State) -> list[int]:
    """The goals in the mine, in its own order."""
    return [g.mine.card(g.mine.spots[cell]) for cell in g.mine.goals]


def goals_out(g: State) -> list[int]:
    """The goals that are not in play."""
    first = g.base + len(g.book.deck)
    lying = goals_lying(g)
    return [card for card in range(first, first + len(g.book.goals)) if card not in lying]


def own_piles(g: State) -> dict[str, list[int]]:
    """The modules' own piles, wherever their cards lie now."""
    starts = {pile.name: g.base + pile.first for pile in g.book.piles}
    return {pile.name: [starts[pile.name] + i for i in range(len(pile.faces))] for pile in g.book.piles}


def places(g: State) -> dict[str, int]:
    """Every card that may lie hidden, by the words for its place."""
    seats = range(g.book.seats)
    found = {f"hand:{seat}:{nth}": int(card) for seat in seats for nth, card in enumerate(g.hand(seat), 1)}
    found |= {f"role:{seat}": int(g.role[seat]) for seat in seats}
    piles = {
        "draw": [*range(g.top, g.bottom)],
        "discard": [*g.discard],
        "aside": aside(g),
        "spare": [*g.spare],
        "goal": goals_lying(g),
        "out": goals_out(g),
        **own_piles(g),
    }
    for name, cards in piles.items():
        found |= {f"{name}:{nth}": card for nth, card in enumerate(cards, 1)}
    return found


def print_lost(g: State) -> Iterator[str]:
    """A line for every group of cards that somebody has lost track of, and one for those he has found again."""
    if not any(g.veil):
        return
    found = places(g)
    for viewer in range(g.book.seats + 1):
        who = WATCHING if viewer == g.book.seats else str(viewer)
        groups: dict[int, dict[str, int]] = {}
        again = []
        for word, card in found.items():
            group = abs(int(group_of(g, viewer, card)))
            if group:
                groups.setdefault(group, {})[word] = card
            elif was_lost(g, viewer, card):
                again.append(word)
        for _, cards in sorted(groups.items()):
            yield " ".join(["lost", who, *_marked(g, viewer, cards)])
        if again:
            yield " ".join(["found", who, *again])


def _marked(g: State, viewer: int, cards: dict[str, int]) -> list[str]:
    """The words of a group. Of cards alike it makes no difference which are doubted: the last ones are marked."""
    doubted = Counter(g.face[card] for card in cards.values() if group_of(g, viewer, card) < 0)
    words = []
    for word, card in reversed(cards.items()):
        mark = doubted[g.face[card]] > 0 and knows(g, viewer, card)
        doubted[g.face[card]] -= mark
        words.append(word + DOUBTED if mark else word)
    return words[::-1]


def read_lost(sheet: Sheet, g: State) -> list[int]:
    """The rows of `State.veil` from such lines; empty if there are none. Groups are numbered as they are told."""
    lost = sheet.all("lost")
    groups = {line.number: group for group, line in enumerate(lost, 1)}
    lines = [*lost, *sheet.all("found")]
    if not lines:
        return []
    found = places(g)
    cards = len(g.known)
    veil = [0] * (cards * (g.book.seats + 1))
    for line in lines:
        if len(line.words) < 2:
            line.must_be_like(f"{line.keyword} 1 goal:1 goal:3")
        who = line.words[0]
        row = (g.book.seats if who == WATCHING else line.seat(who, g.book.seats)) * cards
        group = groups.get(line.number, FOUND)
        if group != FOUND:
            _check_group(sheet, line, g, found)
        for word in line.words[1:]:
            doubted = group != FOUND and word.endswith(DOUBTED)
            at = row + _card(line, word.removesuffix(DOUBTED) if doubted else word, found) - g.base
            if veil[at]:
                line.twice(word)
            veil[at] = -group if doubted else group
    return veil


def _check_group(sheet: Sheet, line: Line, g: State, found: dict[str, int]) -> None:
    """Only what can be mixed is lost track of: other hands and the discards, closed goals, dwarfs."""
    who, *told = line.words
    words = [word.removesuffix(DOUBTED) for word in told]
    mixed = next((places for places in _MIXED if words[0].startswith(places)), ())
    for word in words:
        card = _card(line, word, found)
        own = word.startswith(f"hand:{who}:")
        shown = not of_the_deck(g, card) and g.known[card - g.base] == EVERYBODY
        if own or shown or not word.startswith(mixed):
            _nothing_hidden(line, word)
        if word.startswith("hand:") and not sheet.find("insight"):
            line.needs(word, "insight")


def _card(line: Line, word: str, found: dict[str, int]) -> int:
    if word not in found:
        _nothing_hidden(line, word)
    return found[word]


def _nothing_hidden(line: Line, word: str) -> NoReturn:
    line.refuse(f"no card lies hidden at {word!r}; places are like goal:1", reason="position-place", found=word)
