"""Rounds of Saboteur 2 that many tests begin with: who is who, what is on the way, who is trapped, who digs through."""

from __future__ import annotations

from pyrite.kernel import facts
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from tests.facts import happened
from tests.rules.kit import do, pass_round, pass_until, table

S2 = ("saboteur-2",)
SHORT = {
    "B": "blue-miner",
    "G": "green-miner",
    "Bo": "boss",
    "P": "profiteer",
    "Geo": "geologist",
    "Sab": "saboteur",
}

# All of them end one card short of the treasure at 8,0.
NO_DOOR = """
     |  |  |  |  |  |
    -S--+--+--+--+--+--+-
     |  |  |  |  |  |
"""
BLUE_DOOR = """
     |     |  |  |  |
    -S--B--+--+--+--+--+-
     |     |  |  |  |
"""
GREEN_DOOR = BLUE_DOOR.replace("B", "G")
BOTH_DOORS = """
     |        |  |  |
    -S--B--G--+--+--+--+-
     |        |  |  |
"""
# One way leads through the blue door, the other through the green one.
A_DOOR_EACH = """
     |     |  |  |  |
    -S--B--+--+--+--+--+-
     |     |  |  |  |
     |     |
     +--G--+

"""
THREE_CRYSTALS = """
     |  |        |  |
    -S--*--*--*--+--+--+-
     |  |  |  |  |  |
"""
FIVE_CRYSTALS = """
     |  |           |
    -S--*--*--*--*--*
     |  |  |  |  |  |
"""


def dwarfs(text: str) -> str:
    """The names of dwarfs given in short: "B G Bo"."""
    return " ".join(SHORT[word] for word in text.split())


def round_of(
    players: str,
    connector: int | None,
    drawn: str = NO_DOOR,
    trapped: int | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    modules: tuple[str, ...] = S2,
) -> State:
    """A round played to its end: these dwarfs, one seat digs through (or nobody does), one may have been trapped."""
    seats = len(players.split())
    trapper = 0 if trapped != 0 else 1
    hands: dict[int, str] = {}
    if trapped is not None:
        hands[trapper] = "trap"
    if connector is not None:
        hands[connector] = f"EW {hands.get(connector, '')}"
    starter = trapper if trapped is not None else connector or 0
    state = table(
        seats, hands=hands, roles=dwarfs(players), drawn=drawn, starter=starter, options=options, modules=modules
    )
    if trapped is not None:
        do(state, f"play trap on {trapped}")
    if connector is None:
        return pass_round(state)
    return do(pass_until(state, connector), f"{connector}: lay EW 7,0")


def shares(state: State) -> dict[int, tuple[int, str]]:
    """What each seat got when the gold was shared, and what for."""
    return {seat: (detail & 255, state.book.reasons[detail >> 8]) for seat, _, detail in happened(state, facts.SHARED)}
