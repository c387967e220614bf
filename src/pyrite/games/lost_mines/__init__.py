"""Saboteur: The Lost Mines."""
