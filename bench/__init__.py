"""How fast the rules are: `make bench`, or `python -m bench PYTHON ...` for chosen interpreters.

Measured is what everybody else uses, the State and `play` of the rules, in two hundred whole games of each mix with
every decision on gold. Each interpreter measures in a process of its own (`leg`); the table puts them side by side and
ends with a fingerprint of final positions that must be the same for all of them, and through the text notation.

Against another commit: `make bench-compare REF=...`, or `python -m bench.compare`; see there.
How the server holds up with a thousand players: `python -m bench.load`.
"""
