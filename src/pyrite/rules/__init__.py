"""The rules of the game: pure, deterministic, without input or output."""
