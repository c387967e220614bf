"""What people read of a game: events and refusals made into sentences of the language files."""

from pyrite.telling.errors import explain
from pyrite.telling.events import seat_name, tell
from pyrite.telling.names import (
    card_name,
    chest_name,
    goal_name,
    role_name,
    side_name,
    team_name,
    tool_name,
    treasure_name,
)

__all__ = [
    "card_name",
    "chest_name",
    "explain",
    "goal_name",
    "role_name",
    "seat_name",
    "side_name",
    "team_name",
    "tell",
    "tool_name",
    "treasure_name",
]
