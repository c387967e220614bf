"""The rules of a card game of tunnels: mine, hands, turns, knowledge. Knows no game by name, and nothing above it."""
