"""A server in a process of its own, for tests: `python -m tests.server.launch --port 8801 --database tables.db`.

`--stacked` is a JSON file with a list of deals, `{"deck": [...], "goals": [...], "roles": [...], "gold": [...]}`, the
first for round 1; rounds beyond it are dealt from `--seed`. So every game of the server is the same one, as
long as people do the same: its bots do.
"""

from __future__ import annotations

import socket
from argparse import ArgumentParser
from pathlib import Path
from typing import get_args

import msgspec

from pyrite.commands.serve import listen
from pyrite.server.tables.hall import Hall
from pyrite.server.tables.store import MEMORY, Store
from pyrite.server.tables.timing import Timing
from pyrite.server.web.app import make_app
from pyrite.server.web.hosts import Hosts
from pyrite.server.web.limits import Limits
from pyrite.server.web.running import DEAF, LOOPBACK, run
from pyrite.setup.setup import RoundDeal
from tests.server.mortal import Moment, MortalStore
from tests.server.stacked import WIDE, Stacked, same_bots


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", default=MEMORY)
    parser.add_argument("--stacked", type=Path, help="deals of the first rounds, as JSON")
    parser.add_argument("--starter", type=int, default=0)
    parser.add_argument(
        "--seed", help="32 digits from 0 to f; without it and without deals everything is left to chance"
    )
    parser.add_argument("--away", type=float, default=Timing().away)
    parser.add_argument("--nudge", type=float, default=Timing().nudge)
    parser.add_argument("--strict", action="store_true", help="with the limits of the real server")
    parser.add_argument("--dies", choices=get_args(Moment), help="to be killed before or after storing a last request")
    parser.add_argument("--trusted-proxy", action="append", help="as with the real server")
    parser.add_argument("--public-url", action="append", default=[])
    parser.add_argument(
        "--stall", type=float, help="seconds a socket may take nothing; it soon does, its buffer is small"
    )
    args = parser.parse_args()
    dealer = None
    if args.stacked or args.seed:
        deals = msgspec.json.decode(args.stacked.read_bytes(), type=list[RoundDeal]) if args.stacked else []
        dealer = Stacked(*deals, seed=args.seed or "5a" * 16, starter=args.starter)
    store = MortalStore(args.database, args.dies) if args.dies else Store(args.database)
    hall = Hall(store, dealer, Timing(away=args.away, nudge=args.nudge), same_bots if dealer else None)
    limits = Limits() if args.strict else WIDE
    listener = listen("127.0.0.1", args.port)
    if args.stall:
        limits = msgspec.structs.replace(limits, stall=args.stall)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    app = make_app(hall, limits, Hosts(args.public_url))
    print(listener.getsockname()[1], flush=True)  # noqa: T201 - whoever started it reads the port
    run(app, listener, args.trusted_proxy or LOOPBACK, args.stall or DEAF)


if __name__ == "__main__":
    main()
