"""The server under load: `python -m bench.load [PYTHON]`, or `make bench`.

A thousand players on sockets, four to a table and a bot with them, over loopback from a second process. First every
table moves every two seconds, as people would; then as fast as it can.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

import msgspec
import uvloop

from bench.load_players import Figures, Table, percentile, seat_all, tasks_of

PEOPLE = 4  # sockets at each table
TABLES = 250
EVERY = 2.0  # seconds between two moves of a table
SECONDS = 10.0
PATIENCE = 5.0  # seconds for what is on its way at the end
AIM = "p99 under 50 ms with 1,000 players"


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """What the benchmark tells."""

    rules: str
    tables: int
    players: int
    begun: Figures  # until the first round is dealt everywhere
    paced: Figures
    paced_cores: float | None
    paced_seconds: float
    full: Figures
    full_seconds: float
    memory: float | None  # bytes for each table


def measure(python: str, tables: int, seconds: float) -> Load:
    """Start a server with an interpreter, and load it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-m", "bench.load_server", str(Path(folder) / "load.db")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port, rules = server.stdout.readline().split()
            return uvloop.run(_load(int(port), rules, server.pid, tables, seconds))
        finally:
            server.kill()
            server.wait()
            if server.stdout:
                server.stdout.close()


async def _load(port: int, rules: str, pid: int, tables: int, seconds: float) -> Load:
    empty = _memory(pid)
    figures = Figures()
    seated = await seat_all(port, tables, PEOPLE, figures)
    await asyncio.sleep(1.0)
    full = _memory(pid)
    busy = _busy(pid)
    paced = await _play(seated, EVERY, seconds)
    after = _busy(pid)
    fast = await _play(seated, None, seconds / 2)
    return Load(
        rules=rules,
        tables=tables,
        players=tables * PEOPLE,
        begun=figures,
        paced=paced,
        paced_cores=(after - busy) / seconds if after is not None and busy is not None else None,
        paced_seconds=seconds,
        full=fast,
        full_seconds=seconds / 2,
        memory=(full - empty) / tables if full is not None and empty is not None else None,
    )


async def _play(tables: list[Table], every: float | None, seconds: float) -> Figures:
    figures = Figures()
    for table in tables:
        table.figures = figures
    tasks = list(tasks_of(tables, every))
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    for error in told:
        if isinstance(error, Exception):
            raise error
    end = time.perf_counter() + PATIENCE
    while any(table.pending() for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.01)
    for table in tables:
        table.check()
        table.give_up()
    return figures


def _memory(pid: int) -> int | None:
    """Bytes that a process holds; None where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS:"))


def _busy(pid: int) -> float | None:
    """Seconds of processor time that a process has used."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(words[11]) + int(words[12])) / 100


def report(load: Load) -> str:
    """The table that is printed."""
    rows = [
        ("", f"a move every {EVERY:.0f} s", "as fast as can be"),
        ("moves per second", _rate(load.paced, load.paced_seconds), _rate(load.full, load.full_seconds)),
        ("from a move to the last screen, p50", _wait(load.paced, 0.5), _wait(load.full, 0.5)),
        ("from a move to the last screen, p99", _wait(load.paced, 0.99), _wait(load.full, 0.99)),
        ("moves that did not reach everybody", f"{load.paced.unseen:,}", f"{load.full.unseen:,}"),
        ("bytes a viewer gets for a change, mean", _mean(load.paced.sizes), _mean(load.full.sizes)),
        ("bytes a viewer gets for a change, p99", _p99(load.paced.sizes), _p99(load.full.sizes)),
        ("bytes a viewer gets for a change, largest", _largest(load.paced.sizes), _largest(load.full.sizes)),
    ]
    cores = "unknown" if load.paced_cores is None else f"{load.paced_cores:.0%} of a core"
    memory = "unknown" if load.memory is None else f"{load.memory / 1024:,.0f} kB"
    deal = f"the first deal: up to {_largest(load.begun.sizes)} bytes to a viewer"
    widths = [max(len(row[at]) for row in rows) for at in range(3)]
    head = f"server under load, rules {load.rules}: {load.players:,} players at {load.tables} tables, a bot at each"
    lines = [f"{a.ljust(widths[0])}  {b.rjust(widths[1])}  {c.rjust(widths[2])}" for a, b, c in rows]
    server = f"server at the first: {cores}; memory per table: {memory}"
    return "\n".join([head, "", *lines, "", deal, server, f"aim: {AIM}"])


def _rate(figures: Figures, seconds: float) -> str:
    return f"{figures.moves / seconds:,.0f}"


def _wait(figures: Figures, share: float) -> str:
    return f"{percentile(figures.waits, share) * 1000:,.1f} ms"


def _mean(sizes: list[int]) -> str:
    return f"{sum(sizes) / max(1, len(sizes)):,.0f}"


def _p99(sizes: list[int]) -> str:
    return f"{percentile(sizes, 0.99):,.0f}"


def _largest(sizes: list[int]) -> str:
    return f"{max(sizes, default=0):,}"


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("python", nargs="?", default=sys.executable, help="the interpreter that serves")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    args = parser.parse_args()
    begun = time.perf_counter()
    print(f"loading a server of {args.python} …", file=sys.stderr, flush=True)
    print(report(measure(args.python, args.tables, args.seconds)))
    print(f"measured in {time.perf_counter() - begun:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
