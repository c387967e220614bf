"""A real server in a process of its own, which can be killed and comes back on the same port with the same tables."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import msgspec

from pyrite.setup.setup import RoundDeal

ROOT = Path(__file__).parents[2]


class House:
    """Tables on loopback, dealt from stacked decks and then from a seed. `clocks` are the seconds after which somebody
    counts as away and after which he is nudged."""

    def __init__(self, folder: Path, deals: tuple[RoundDeal, ...], seed: str = "5a" * 16, **clocks: float) -> None:
        self.database = folder / "tables.db"
        self.deals = folder / "deals.json"
        self.deals.write_text(json.dumps(msgspec.to_builtins(deals)), encoding="utf-8")
        self.seed = seed
        self.clocks = clocks
        self.port = 0
        self.starts = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start, on the port of the last time."""
        command = [sys.executable, "-m", "tests.server.launch", "--port", str(self.port)]
        command += ["--database", str(self.database), "--stacked", str(self.deals), "--seed", self.seed]
        command += [f"--{name}={seconds}" for name, seconds in self.clocks.items()]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        told = self._process.stdout.readline()
        assert told.strip().isdigit(), "the server did not start"
        self.port = int(told)
        self.starts += 1
        socket.create_connection(("127.0.0.1", self.port), timeout=10).close()

    def kill(self) -> None:
        """Pull the plug: no signal handler, no farewell."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def pause(self) -> None:
        """Let it stand still: it hears nothing more, and is not gone yet."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._process
        self._process.terminate()
        self._process.wait(timeout=20)
