"""The modules of Saboteur, a folder each."""
