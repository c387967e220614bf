"""What the people of the end-to-end tests do. They go by what their page has been told, as everybody would."""

from __future__ import annotations

from tests.server.mirror import Mirror

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = str.maketrans("NESW", "SWNE")
TREASURE = (8, 0)


def choose(person: Mirror) -> str:
    """A move for whoever has to decide: miners dig, saboteurs break tools, and both keep the best gold."""
    moves = person.moves()
    match person.game()["decision"]:
        case "keep-gold":
            return max(moves)
        case "turn":
            return _dig(moves) if person.game()["seats"][person.seat]["role"] == "miner" else _sabotage(person, moves)
    return moves[0]


def _dig(moves: list[str]) -> str:
    """The map first, then the rockfall once there is something to clear, then straight to the treasure."""
    if "play map at 8,0" in moves:
        return "play map at 8,0"
    if falls := [move for move in moves if move.startswith("play rockfall")]:
        return falls[-1]
    lays = [move for move in moves if move.startswith("lay")]
    best = min(lays, key=_left, default=None)
    mends = [move for move in moves if move.startswith("play fix")]
    return best or next(iter(mends), moves[-1])


def _left(move: str) -> float:
    """How far from the treasure a card would leave the tunnel."""
    _, card, place, *turned = move.split()
    if not card.isupper() or "+" in card:
        return 99
    x, y = map(int, place.split(","))
    sides = card.translate(OPPOSITE) if turned else card
    ends = [(x + STEPS[side][0], y + STEPS[side][1]) for side in sides]
    return min(abs(TREASURE[0] - ex) + abs(TREASURE[1] - ey) for ex, ey in ends)


def _sabotage(person: Mirror, moves: list[str]) -> str:
    """One broken tool for every bot, then nothing any more."""
    whole = [seat for seat in (2, 3, 4) if not person.game()["seats"][seat]["broken"]]
    breaks = [move for move in moves if move.startswith("play break")]
    for seat in whole:
        if hits := [move for move in breaks if move.endswith(f"on {seat}")]:
            return hits[0]
    return next(move for move in moves if move.startswith("pass"))
