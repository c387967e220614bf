"""The socket of a table: what comes in is read and checked here, and answered by the table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pyrite.kernel.errors import PyriteError
from pyrite.server.errors import Refusal, malformed, refused
from pyrite.server.people.seat_keys import cookie_name
from pyrite.server.people.visitors import Visitor
from pyrite.server.tables.hall import Hall
from pyrite.server.web.limits import Limits, household
from pyrite.server.wire import messages

UNKNOWN_TABLE, FLOOD = 4404, 4429  # why the server closes a socket

_REQUESTS: msgspec.json.Decoder[messages.AnyRequest] = msgspec.json.Decoder(messages.AnyRequest)


class _OnlyId(msgspec.Struct):
    id: str | None = None


@websocket("/ws/{code:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], hall: NamedDependency[Hall], limits: NamedDependency[Limits]
) -> None:
    await socket.accept()
    try:
        live = await hall.find(code)
        address = socket.client.host if socket.client else ""
        visitor = Visitor(limits, household(address), socket.cookies.get(cookie_name(live.table.code)))
        live.enter(visitor, limits)
    except Refusal as error:
        await socket.send_data(msgspec.json.encode(refused(error, None)).decode())
        await socket.close(UNKNOWN_TABLE if error.reason == "table-unknown" else FLOOD)
        return
    writer = asyncio.create_task(_write(socket, visitor, limits))
    strikes = 0
    hello_by = asyncio.get_running_loop().time() + limits.hello
    try:
        while not visitor.closed:
            received = await _hear(socket, writer, None if visitor.greeted else hello_by)
            if received is None:
                break
            try:
                if not visitor.ration.requests.take():
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
    except TimeoutError:
        visitor.tell(refused(Refusal("hello-first"), None))
    finally:
        visitor.close()
        live.go(visitor)
        await writer


async def _hear(socket: WebSocket[Any, Any, Any], writer: asyncio.Task[None], until: float | None) -> str | None:
    """The next message; None if nothing can be answered any more. Raises a TimeoutError if none comes in time."""
    left = None if until is None else until - asyncio.get_running_loop().time()
    receiving = asyncio.ensure_future(socket.receive_data("text"))
    try:
        await asyncio.wait((receiving, writer), timeout=left, return_when=asyncio.FIRST_COMPLETED)
        if receiving.done():
            return receiving.result()
        if writer.done():
            return None
        raise TimeoutError
    finally:
        receiving.cancel()


async def _write(socket: WebSocket[Any, Any, Any], visitor: Visitor, limits: Limits) -> None:
    """Ends when all is said, or when it cannot be said."""
    try:
        while (message := await visitor.next()) is not None:
            async with asyncio.timeout(limits.stall):
                await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        async with asyncio.timeout(limits.stall):
            await socket.close()
    except (WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        visitor.closed = True  # it is gone already, or takes nothing any more


def _read(received: str, limits: Limits) -> messages.AnyRequest:
    if len(received.encode()) > limits.message_bytes:
        raise Refusal("too-large", most=limits.message_bytes)
    try:
        return _REQUESTS.decode(received)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(str(error)) from None


def _id_of(received: str, limits: Limits) -> str | None:
    """The id of a request that cannot be read otherwise, so that the answer can be told from others."""
    if len(received) > limits.message_bytes:
        return None
    try:
        id_ = msgspec.json.decode(received, type=_OnlyId).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return id_[:64] if id_ else None
