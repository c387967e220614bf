"""Players of The Lost Mines."""
