"""Saboteur: the base game and the modules that plug into it."""
