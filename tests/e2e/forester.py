"""Somebody who plays The Lost Mines sensibly, and only by what the page offers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.person import STEPS, Person

OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LETTERS = {"N": "north", "E": "east", "S": "south", "W": "west"}
MINES = ((9, 0), (9, 2), (9, 4), (9, 6))


class Forester:
    """Builds and walks towards the mines, and tries everything once. `done` are the sorts of acts done so far."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done: set[str] = set()

    def act(self) -> None:
        """Decide whatever there is to decide."""
        person = self.person
        match person.game()["decision"]:
            case "turn":
                move = self._choose(person.moves())
                person.play(move)
                self.done.add(sort_of(move))
            case "walk":
                self._walk()
            case "collect":
                before = person.version
                person.press("show-place")
                person.press("play-card")
                person.wait(lambda: person.version > before, "her treasure")
                self.done.add("collect")
            case "fitting":
                person.play("turn upright")
                self.done.add("fitting")
            case "consent":
                person.play("agree")
                self.done.add("agree")

    def _choose(self, moves: list[str]) -> str:
        if "propose-end" in moves:
            return "propose-end"
        new = [move for move in moves if move.startswith("play") and sort_of(move) not in self.done]
        if new:
            return new[0]
        building = [move for move in moves if move.startswith("lay ")]
        best = min(building, key=left, default=None)
        if best and left(best) < 9:
            return best
        several = [move for move in moves if len(move.split(" ")) == 3 and move.startswith("pass")]
        single = [move for move in moves if len(move.split(" ")) == 2 and move.startswith("pass")]
        return several[0] if several and "pass 2" not in self.done else single[0]

    def _walk(self) -> None:
        """As near to a mine as the steps go, by one tap on where the walk ends; stay, if it is nowhere better."""
        person = self.person
        forest = person.game()["forest"]
        seat = person.you["seat"]
        lit = person.page.locator("[data-testid^='cell-'][data-legal]")
        expect(lit).to_have_count(len(forest["walks"]))
        here = (*forest["dwarfs"][seat],)
        best = min(forest["walks"], key=lambda walk: (far(walk["x"], walk["y"]), len(walk["route"])))
        if far(best["x"], best["y"]) >= far(*here):
            person.play("stay")
            self.done.add("stay")
            return
        person.point(f"{best['x']},{best['y']}")
        expect(person.see("trail")).to_be_visible()
        steps = [asked["move"] for asked in person.asked if asked["type"] == "play"]
        person.press("walk")
        person.wait(lambda: self._arrived(seat, best, len(steps)), "the end of the walk")
        walked = [asked["move"] for asked in person.asked if asked["type"] == "play"][len(steps) :]
        route = [f"step {LETTERS[side]}" for side in best["route"]]
        assert walked[: len(route)] == route[: len(walked)], "the page walks the way it has shown"
        self.done.add("discover" if best["discovers"] else "walk")

    def _arrived(self, seat: int, walk: dict[str, object], before: int) -> bool:
        """Whether the walk that was shown is over: she is there, or something else has come in between."""
        person = self.person
        if person.view is None or person.game()["decision"] != "walk" or person.game()["decider"] != seat:
            return True
        asked = [asked for asked in person.asked if asked["type"] == "play"][before:]
        there = [*person.game()["forest"]["dwarfs"][seat]] == [walk["x"], walk["y"]]
        return there and bool(asked) and asked[-1]["move"] == "stay" and not person.decides()


def sort_of(move: str) -> str:
    """What a move is like; the cards that can be played are each of their own sort."""
    verb, *rest = move.split(" ")
    match verb:
        case "pass":
            return f"pass {len(rest)}"
        case "play":
            return f"play {rest[0]}"
    return verb


def far(x: int, y: int) -> int:
    """How far it is to the nearest mine, as the crow flies."""
    return min(abs(mx - x) + abs(my - y) for mx, my in MINES)


def left(move: str) -> int:
    """How far from a mine a card would leave the path; 99 if it leads only back."""
    _, card, place, *how = move.split(" ")
    x, y = map(int, place.split(","))
    sides = card.rpartition("-")[2]
    if any(card.startswith(shut) for shut in ("tree", "lake", "ditch")):
        return 99
    if how:
        sides = "".join(OPPOSITE[side] for side in sides)
    ends = [(x + STEPS[LETTERS[side]][0], y + STEPS[LETTERS[side]][1]) for side in sides]
    return min((far(ex, ey) for ex, ey in ends if 0 <= ex <= 10 and 0 <= ey <= 6), default=99)
