"""How sure we are of what a deck file says."""

from typing import Literal

Confidence = Literal["confirmed", "single", "inferred", "reconstructed"]
"""Two sources or more; one source; follows from counting; no source, but it fits all that is known."""
