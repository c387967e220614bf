"""Games as files: what was agreed, what chance gave, what was decided, how it ended. The form: docs/records.md."""

from pyrite.records.checksum import checksum, open_events
from pyrite.records.reading import load, read
from pyrite.records.record import Choice, Record, Result, RoundPlayed
from pyrite.records.recorder import Recorder
from pyrite.records.replay import Step, replay, verify
from pyrite.records.writing import save, write

__all__ = [
    "Choice",
    "Record",
    "Recorder",
    "Result",
    "RoundPlayed",
    "Step",
    "checksum",
    "load",
    "open_events",
    "read",
    "replay",
    "save",
    "verify",
    "write",
]
