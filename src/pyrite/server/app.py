"""The server as an ASGI application: routes, and what is said when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    WebSocketDisconnect,
)
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Message, Scope

from pyrite.locales import text
from pyrite.rules.errors import PyriteError
from pyrite.server import messages
from pyrite.server.errors import Refusal, problem, refused
from pyrite.server.guard import HEADER_LINES, Guard
from pyrite.server.hall import Hall
from pyrite.server.limits import Buckets, Limits
from pyrite.server.page import FOLDER, FOR_GOOD, PAGE, PageFile, load_page
from pyrite.server.seats import cookie_name, holder
from pyrite.server.visitors import Visitor

log = logging.getLogger(__name__)
COOKIE_AGE = 60 * 24 * 3600
UNKNOWN_TABLE, FLOOD = 4404, 4429  # why the server closes a socket

_STATUS = {
    "table-unknown": 404,
    "no-such-page": 404,
    "no-such-record": 404,
    "seat-forged": 403,
    "origin": 403,
    "record-secret": 409,
    "game-on": 409,
    "table-locked": 409,
    "table-full": 409,
    "name-taken": 409,
    "wrong-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "storage": 503,
    "internal": 500,
}
_REQUESTS: msgspec.json.Decoder[messages.AnyRequest] = msgspec.json.Decoder(messages.AnyRequest)


class _OnlyId(msgspec.Struct):
    id: str | None = None


# --- tables over HTTP -----------------------------------------------------------------------------


@post("/api/tables")
async def open_table(
    data: JSONBody[messages.NewTable],
    hall: NamedDependency[Hall],
    request: Request[Any, Any, Any],
    house: NamedDependency[Guard],
) -> Response[messages.Opened]:
    code, token = await hall.create(data)
    return Response(messages.Opened(code), status_code=201, cookies=[_cookie(code, token, house, request)])


@get("/api/tables/{code:str}")
async def show_table(code: FromPath[str], hall: NamedDependency[Hall]) -> messages.TableInfo:
    return (await hall.find(code)).info()


@post("/api/tables/{code:str}/sit")
async def sit(
    code: FromPath[str],
    data: JSONBody[messages.Sit],
    hall: NamedDependency[Hall],
    request: Request[Any, Any, Any],
    house: NamedDependency[Guard],
) -> Response[messages.Opened]:
    table = (await hall.find(code)).table
    token = request.cookies.get(cookie_name(table.code))
    if token is None or holder(table, token) is None:  # who sits here already is asked in again
        token = await hall.sit(table.code, data.name)
    return Response(messages.Opened(table.code), status_code=201, cookies=[_cookie(table.code, token, house, request)])


@post("/api/tables/{code:str}/claim", status_code=204)
async def claim(
    code: FromPath[str],
    data: JSONBody[messages.Claim],
    hall: NamedDependency[Hall],
    request: Request[Any, Any, Any],
    house: NamedDependency[Guard],
) -> Response[None]:
    table = (await hall.find(code)).table
    if holder(table, data.token) is None:
        raise Refusal("seat-forged")
    return Response(None, status_code=204, cookies=[_cookie(table.code, data.token, house, request)])


@get("/api/tables/{code:str}/record")
async def download_record(
    code: FromPath[str], hall: NamedDependency[Hall], game: FromQuery[int | None] = None
) -> Response[str]:
    """The last game that is over, or the one asked for; a game that is on is a secret."""
    table = (await hall.find(code)).table
    nth = game if game is not None else (table.games if table.phase != "lobby" else len(table.records))
    if nth == table.games and len(table.records) < nth:
        raise Refusal("record-secret")
    if not 1 <= nth <= len(table.records):
        raise Refusal("no-such-record", game=nth)
    name = f"{table.code}-{nth}.pyrite"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(table.records[nth - 1], media_type="text/plain", headers=headers)


def _cookie(code: str, token: str, guard: Guard, request: Request[Any, Any, Any]) -> Cookie:
    return Cookie(
        key=cookie_name(code),
        value=token,
        path="/",
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=guard.secure(request.url.scheme),
    )


# --- the socket -----------------------------------------------------------------------------------


@websocket("/ws/{code:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], hall: NamedDependency[Hall], limits: NamedDependency[Limits]
) -> None:
    await socket.accept()
    try:
        live = await hall.find(code)
        if len(live.visitors) >= limits.sockets:
            raise Refusal("too-many-sockets", most=limits.sockets)
    except Refusal as error:
        await socket.send_data(msgspec.json.encode(refused(error, None)).decode())
        await socket.close(UNKNOWN_TABLE if error.reason == "table-unknown" else FLOOD)
        return
    visitor = Visitor(limits, socket.cookies.get(cookie_name(live.table.code)))
    live.enter(visitor)
    writer = asyncio.create_task(_write(socket, visitor))
    strikes = 0
    try:
        while not visitor.closed:
            received = await socket.receive_data("text")
            try:
                if not visitor.requests.take():
                    strikes += 1
                    if strikes > limits.patience:
                        break
                    raise Refusal("too-fast")
                request = _read(received, limits)
            except PyriteError as error:
                visitor.tell(refused(error, _id_of(received, limits)))
                continue
            await live.answer(visitor, request)
    except WebSocketDisconnect:
        pass
    finally:
        visitor.close()
        live.go(visitor)
        await writer


async def _write(socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
    try:
        while (message := await visitor.waiting.get()) is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        visitor.closed = True  # it is gone already


def _read(received: str, limits: Limits) -> messages.AnyRequest:
    if len(received.encode()) > limits.message_bytes:
        raise Refusal("too-large", most=limits.message_bytes)
    try:
        return _REQUESTS.decode(received)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", problem=str(error)) from None


def _id_of(received: str, limits: Limits) -> str | None:
    """The id of a request that cannot be read otherwise, so that the answer can be told from others."""
    if len(received) > limits.message_bytes:
        return None
    try:
        id_ = msgspec.json.decode(received, type=_OnlyId).id
    except msgspec.DecodeError:
        return None
    return id_[:64] if id_ else None


# --- the page -------------------------------------------------------------------------------------


@get(["/", "/t/{code:str}"], media_type="text/html")
async def show_page(request: Request[Any, Any, Any], page: NamedDependency[dict[str, PageFile]]) -> Response[bytes]:
    if PAGE not in page:
        words = text("serve-no-page").encode()
        return Response(words, status_code=503, media_type="text/plain")
    return _file(request, page[PAGE], "no-cache")


@get("/{path:path}")
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


# --- what goes wrong ------------------------------------------------------------------------------


def _refuse(_: Request[Any, Any, Any], error: PyriteError) -> Response[messages.Problem]:
    return Response(problem(error), status_code=_STATUS.get(error.reason, 400))


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[messages.Problem]:
    match error:
        case NotFoundException():
            return _refuse(request, Refusal("no-such-page"))
        case MethodNotAllowedException():
            return _refuse(request, Refusal("wrong-method"))
        case ClientException(status_code=413):
            return _refuse(request, Refusal("too-large", most=request.app.state.limits.body_bytes))
    extra = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(f"{one.get('key', 'body')}: {one['message']}" for one in extra if isinstance(one, dict))
    return _refuse(request, Refusal("malformed", problem=told or error.detail))


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Problem]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _refuse(request, Refusal("internal"))


async def _add_headers(message: Message, _: Scope) -> None:
    """To every answer, errors included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADER_LINES]


def make_app(
    hall: Hall, limits: Limits | None = None, public_url: str | None = None, static: Path = FOLDER
) -> Litestar:
    """The application around a hall, which it opens and closes."""
    limits = limits or Limits()
    guard = Guard(Buckets(limits.knocks), public_url)
    page = load_page(static)

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        [open_table, show_table, sit, claim, download_record, table_socket, show_page, show_file],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "house": Provide(lambda: guard, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        guards=[guard],
        before_send=[_add_headers],
        request_max_body_size=limits.body_bytes,
        exception_handlers={PyriteError: _refuse, HTTPException: _refuse_http, Exception: _fail},
        lifespan=[open_hall],
        openapi_config=None,
        logging_config=None,
    )
    app.state.limits = limits
    return app
