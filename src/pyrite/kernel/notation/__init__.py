"""Moves, mines and positions as text, and back."""
