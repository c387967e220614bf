"""The page and what belongs to it, read once and held in memory: no path that is asked for ever reaches the disk."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from pyrite.locales import text
from pyrite.server.errors import Refusal

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"  # its name has the hash of what is in it
_PACKED = {".css", ".html", ".js", ".json", ".svg", ".ftl", ".webmanifest", ".txt"}


class PageFile(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


def load_page(folder: Path = FOLDER) -> dict[str, PageFile]:
    """All files of the built page, by the path they are asked for; none if it has not been built."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith("."))
    return {file.relative_to(folder).as_posix(): _load(file) for file in files}


def _load(file: Path) -> PageFile:
    plain = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".js":
        kind = "text/javascript"  # some machines think otherwise
    return PageFile(kind, plain, gzip.compress(plain, mtime=0) if file.suffix in _PACKED else None)


@route(["/", "/t/{code:str}"], http_method=["GET", "HEAD"], media_type="text/html")
async def show_page(request: Request[Any, Any, Any], page: NamedDependency[dict[str, PageFile]]) -> Response[bytes]:
    if PAGE not in page:
        words = text("serve-no-page").encode()
        return Response(words, status_code=503, media_type="text/plain")
    return _file(request, page[PAGE], "no-cache")


@route("/{path:path}", http_method=["GET", "HEAD"])
async def show_file(
    request: Request[Any, Any, Any], path: FromPath[Path], page: NamedDependency[dict[str, PageFile]]
) -> Response[bytes]:
    name = path.as_posix().lstrip("/")
    if name not in page:
        raise Refusal("no-such-page")
    return _file(request, page[name], FOR_GOOD if name.startswith("assets/") else "no-cache")


def _file(request: Request[Any, Any, Any], file: PageFile, keep: str) -> Response[bytes]:
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.plain, media_type=file.kind, headers=headers)
