"""The Lost Mines: a second game on the same book. Dwarfs walk through a forest, each for his clan or himself."""
