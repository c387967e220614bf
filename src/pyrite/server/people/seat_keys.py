"""Who somebody is: a secret of 128 bits for each seat. The server keeps only its hash."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

from pyrite.server.tables.table import Member, Table

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # nothing that is taken for something else when read out
CODE_LENGTH = 6
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def plain_code(text: str) -> str:
    """A code as somebody typed it."""
    return text.strip().upper()


def new_token() -> str:
    return secrets.token_urlsafe(16)


def key_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def holder(table: Table, token: str | None) -> Member | None:
    """Whose secret this is. It takes as long whether it is somebody's or nobody's."""
    if token is None:
        return None
    key = key_of(token)
    found = None
    for member in table.members:
        if member.key is not None and hmac.compare_digest(member.key, key):
            found = member
    return found


def former_holder(table: Table, token: str | None) -> int | None:
    """The number of the member who had a seat by this secret and has none any more."""
    return None if token is None else table.departed.get(key_of(token))


def good_ticket(table: Table, ticket: str | None) -> str | None:
    """The ticket, if somebody may sit down with it or sits there. Whoever had a seat by it and gave it back gets
    another: he may have shared the old one."""
    if ticket is None or not _TOKEN.fullmatch(ticket) or former_holder(table, ticket) is not None:
        return None
    return ticket


def cookie_name(code: str) -> str:
    return f"pyrite-{code}"


def ticket_name(code: str) -> str:
    """The cookie of somebody who has no seat yet: the secret with which he will sit down."""
    return f"pyrite-{code}-ticket"


def seat_path(code: str, token: str) -> str:
    """The way to a seat. Behind the # it is never sent to any server, so it stands in no log."""
    return f"/t/{code}#seat={token}"
