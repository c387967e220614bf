"""Saboteur, with Saboteur 2 and everything in the anniversary box."""
