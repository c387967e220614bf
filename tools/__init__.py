"""Tools for whoever works on Pyrite; each is run as `python -m tools.NAME`."""
