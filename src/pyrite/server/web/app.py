"""The server as an ASGI application, and what is said when something goes wrong."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, MethodNotAllowedException, NotFoundException
from litestar.types import Message, Scope

from pyrite.kernel.errors import PyriteError
from pyrite.server.errors import Refusal, malformed, problem
from pyrite.server.tables.hall import Hall
from pyrite.server.web.guard import HEADER_LINES, Guard
from pyrite.server.web.hosts import Door, Hosts
from pyrite.server.web.limits import Buckets, Limits
from pyrite.server.web.page import FOLDER, load_page, show_file, show_page
from pyrite.server.web.routes import claim, download_record, open_table, show_games, show_table, sit
from pyrite.server.web.sockets import table_socket
from pyrite.server.wire import messages

log = logging.getLogger(__name__)

_STATUS = {
    "table-unknown": 404,
    "no-such-page": 404,
    "no-such-record": 404,
    "seat-forged": 403,
    "origin": 403,
    "record-secret": 409,
    "game-on": 409,
    "other-decks": 409,
    "table-locked": 409,
    "table-full": 409,
    "name-taken": 409,
    "wrong-method": 405,
    "too-large": 413,
    "content-type": 415,
    "too-fast": 429,
    "storage": 503,
    "internal": 500,
}


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
    return _refuse(request, malformed(told or error.detail))


def _fail_to_store(request: Request[Any, Any, Any], error: sqlite3.Error) -> Response[messages.Problem]:
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return _refuse(request, Refusal("storage"))


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Problem]:
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return _refuse(request, Refusal("internal"))


class _Asked(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """A page from elsewhere can send any body without being asked first, but none that is called JSON."""
        if self.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refusal("content-type")
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise malformed("it is not UTF-8") from None
        except RecursionError as error:
            raise malformed(str(error)) from None


async def _add_headers(message: Message, _: Scope) -> None:
    """To every answer, errors included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADER_LINES]


def make_app(hall: Hall, limits: Limits | None = None, hosts: Hosts | None = None, static: Path = FOLDER) -> Litestar:
    """The application around a hall, which it opens and closes."""
    limits = limits or Limits()
    hosts = hosts or Hosts()
    guard = Guard(Buckets(limits.knocks), hosts)
    page = load_page(static)

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        [show_games, open_table, show_table, sit, claim, download_record, table_socket, show_page, show_file],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "guard": Provide(lambda: guard, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        guards=[guard],
        request_class=_Asked,
        before_send=[_add_headers],
        request_max_body_size=limits.body_bytes,
        exception_handlers={
            PyriteError: _refuse,
            HTTPException: _refuse_http,
            sqlite3.Error: _fail_to_store,
            Exception: _fail,
        },
        lifespan=[open_hall],
        openapi_config=None,
        logging_config=None,
    )
    app.state.limits = limits
    app.asgi_handler = Door(app.asgi_handler, hosts)
    return app
