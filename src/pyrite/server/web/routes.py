"""Tables over HTTP: what can be played, open one, sit down, claim a seat, look at it, take the record home."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from pyrite.bots.registry import players
from pyrite.server.errors import Refusal
from pyrite.server.people.seat_keys import cookie_name, good_ticket, holder, new_token, ticket_name
from pyrite.server.tables.hall import Hall
from pyrite.server.web.guard import Guard
from pyrite.server.wire import messages
from pyrite.setup.catalogue import games

COOKIE_AGE = 60 * 24 * 3600  # seconds


@get("/api/games", sync_to_thread=False)
def show_games() -> messages.Games:
    return messages.Games(games(), {game.id: players(game.id)[::-1] for game in games()})


@post("/api/tables")
async def open_table(
    data: JSONBody[messages.NewTable],
    hall: NamedDependency[Hall],
    request: Request[Any, Any, Any],
    guard: NamedDependency[Guard],
) -> Response[messages.Opened]:
    code, token = await hall.create(data)
    return Response(messages.Opened(code), status_code=201, cookies=[_cookie(code, token, guard, request)])


@get("/api/tables/{code:str}")
async def show_table(
    code: FromPath[str], hall: NamedDependency[Hall], request: Request[Any, Any, Any], guard: NamedDependency[Guard]
) -> Response[messages.TableData]:
    """Whoever looks at a table gets a ticket: the secret of the seat he may take. So he can ask for it twice."""
    live = await hall.find(code)
    table = live.table
    ticket = good_ticket(table, request.cookies.get(ticket_name(table.code)))
    cookies = [] if ticket else [_ticket(table.code, guard, request)]
    return Response(live.info(), cookies=cookies, headers={"Cache-Control": "no-store"})


@post("/api/tables/{code:str}/sit")
async def sit(
    code: FromPath[str],
    data: JSONBody[messages.Sit],
    hall: NamedDependency[Hall],
    request: Request[Any, Any, Any],
    guard: NamedDependency[Guard],
) -> Response[messages.Opened]:
    table = (await hall.find(code)).table
    token = request.cookies.get(cookie_name(table.code))
    if token is None or holder(table, token) is None:
        token = good_ticket(table, request.cookies.get(ticket_name(table.code))) or new_token()
    await hall.sit(table.code, data.name, token)
    return Response(messages.Opened(table.code), status_code=201, cookies=[_cookie(table.code, token, guard, request)])


@post("/api/tables/{code:str}/claim", status_code=204)
async def claim(
    code: FromPath[str],
    data: JSONBody[messages.Claim],
    hall: NamedDependency[Hall],
    request: Request[Any, Any, Any],
    guard: NamedDependency[Guard],
) -> Response[None]:
    table = (await hall.find(code)).table
    if holder(table, data.token) is None:
        raise Refusal("seat-forged")
    return Response(None, status_code=204, cookies=[_cookie(table.code, data.token, guard, request)])


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
        raise Refusal("no-such-record", game=str(nth)[:20])
    name = f"{table.code}-{nth}.pyrite"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(table.records[nth - 1], media_type="text/plain", headers=headers)


def _ticket(code: str, guard: Guard, request: Request[Any, Any, Any]) -> Cookie:
    """Gone when the browser is closed, and never in place of the cookie of a seat."""
    secure = guard.secure(request)
    return Cookie(ticket_name(code), "/api/tables", new_token(), httponly=True, samesite="lax", secure=secure)


def _cookie(code: str, token: str, guard: Guard, request: Request[Any, Any, Any]) -> Cookie:
    return Cookie(
        key=cookie_name(code),
        value=token,
        path="/",
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=guard.secure(request),
    )
