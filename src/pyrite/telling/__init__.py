"""What people read of a game: events and refusals made into sentences of the language files."""

from pyrite.telling.errors import explain
from pyrite.telling.events import seat_name, tell
from pyrite.telling.names import (
    card_name,
    chest_name,
    goal_name,
    name_of,
    role_name,
    treasure_name,
)

__all__ = [
    "card_name",
    "chest_name",
    "explain",
    "goal_name",
    "name_of",
    "role_name",
    "seat_name",
    "tell",
    "treasure_name",
]
