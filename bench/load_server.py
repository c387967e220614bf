"""The server under load, in a process of its own: `python -m bench.load_server DATABASE`. It prints its port."""

from __future__ import annotations

import sys

import pyrite
from pyrite.commands.serve import listen
from pyrite.server.tables.hall import Hall
from pyrite.server.tables.store import Store
from pyrite.server.web.app import make_app
from pyrite.server.web.limits import Limits
from pyrite.server.web.running import run

WIDE = Limits(requests=(1e9, 1e9), knocks=(1e9, 1e9))


def main(database: str) -> None:
    app = make_app(Hall(Store(database)), WIDE)
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], "compiled" if pyrite.compiled() else "interpreted", flush=True)
    run(app, listener)


if __name__ == "__main__":
    main(sys.argv[1])
