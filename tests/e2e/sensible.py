"""Somebody who plays the whole box sensibly, and only by what the page offers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.person import Person

OPPOSITE = str.maketrans("NESW", "SWNE")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Sensible:
    """Tries everything once, and digs towards the goals for the rest. `done` are the sorts of acts done so far."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done: set[str] = set()
        self.moved = 0  # so often the mine had been moved when she last saw the whole of it

    def act(self) -> None:
        """Decide whatever there is to decide."""
        person = self.person
        move = self._choose(person.moves())
        kind = sort_of(move)
        if kind.startswith("lay"):
            self._compare_lights(move)
            self._step_back()
        person.play(move)
        self.done.add(kind)

    def _choose(self, moves: list[str]) -> str:
        new = [move for move in moves if sort_of(move) not in self.done]
        if self.person.game()["decision"] != "turn":
            return (new or moves)[-1]
        if new:
            return max(new, key=lambda move: (worth(move), -left(move)))
        digging = [move for move in moves if move.startswith("lay") and left(move) < 99]
        return min(digging, key=left) if digging else next(move for move in moves if move.startswith("pass"))

    def _compare_lights(self, move: str) -> None:
        """The places that are lit for a card are those where it may be laid, no more and no fewer."""
        person, card = self.person, move.split(" ")[1]
        person.take_card(card)
        tails = person.game()["moves"][f"lay {card}"]
        may = {f"cell-{tail.split(' ')[0]}" for tail in tails}
        lit = person.page.locator("[data-testid^='cell-'][data-legal]")
        expect(lit).to_have_count(len(may))
        assert {cell.get_attribute("data-testid") for cell in lit.all()} == may

    def _step_back(self) -> None:
        """See the whole mine again after having moved it: while the others wait, nothing can come to lie over it."""
        if self.person.dragged > self.moved and self.person.sees("fit"):
            self.person.press("fit")
        self.moved = self.person.dragged


def sort_of(move: str) -> str:
    """What a move is like; the cards that can be played are each of their own sort."""
    verb, *rest = move.split(" ")
    match verb:
        case "pass":
            return f"pass {len(rest)}"
        case "play":
            return f"play {rest[0]}"
        case "lay":
            return "lay asking" if "asking" in rest else "lay"
    return verb


def worth(move: str) -> int:
    """What comes first among things not done yet: what is rare."""
    order = ("pass 1", "pass 2", "lay", "play", "toll", "pass 3", "lay asking", "discard")
    return next((at for at, sort in enumerate(order) if sort_of(move).startswith(sort)), 0)


def left(move: str) -> float:
    """How far from a goal a card would leave the tunnel; 99 if it leads nowhere."""
    verb, card, place, *how = [*move.split(" "), "", ""][:4]
    if verb != "lay" or not card.isupper() or "asking" in move:
        return 99
    x, y = map(int, place.split(","))
    sides = card.translate(OPPOSITE) if "turned" in how else card
    ends = [(x + STEPS[side][0], y + STEPS[side][1]) for side in sides if side in STEPS]
    return min(abs(8 - ex) + abs(round(ey / 2) * 2 - ey) for ex, ey in ends)
