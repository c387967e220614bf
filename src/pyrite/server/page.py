"""The page and what belongs to it, read once and held in memory: no path that is asked for ever reaches the disk."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "static"
PAGE = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"  # its name has the hash of what is in it
_PACKED = {".css", ".html", ".js", ".json", ".svg", ".ftl", ".webmanifest", ".txt"}


class PageFile(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


def load_page(folder: Path = FOLDER) -> dict[str, PageFile]:
    """All files of the built page, by the path they are asked for; none if it has not been built."""
    return {file.relative_to(folder).as_posix(): _load(file) for file in sorted(folder.rglob("*")) if file.is_file()}


def _load(file: Path) -> PageFile:
    plain = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".js":
        kind = "text/javascript"  # some machines think otherwise
    return PageFile(kind, plain, gzip.compress(plain, mtime=0) if file.suffix in _PACKED else None)
