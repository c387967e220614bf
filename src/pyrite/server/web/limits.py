"""How much one browser may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Rates are a burst and how many a second come back."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    requests: tuple[float, float] = (60, 20)  # of one seat, or of one socket that watches
    lines: tuple[float, float] = (6, 0.5)  # of chat
    snapshots: tuple[float, float] = (10, 1)  # asked for by a socket that has had one
    knocks: tuple[float, float] = (120, 2)  # requests over HTTP and new sockets, of one household
    patience: int = 100  # requests refused for being too many before the socket is closed
    watchers: int = 100  # sockets at one table without a seat; whoever has a seat always gets in
    each: int = 20  # sockets at one table of one seat, or without a seat of one household
    hello: float = 10.0  # seconds until a socket must have said hello
    unsent: int = 200  # messages a slow socket may be behind
    unsent_bytes: int = 1_000_000  # and bytes
    stall: float = 20.0  # seconds in which it takes nothing at all


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What limits go by: the 64 bits that every home with IPv6 has to itself, or an IPv4 address however it is written.
    What is no address stands for itself."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((int(ip), 64), strict=False))


class Bucket:
    """Lets through a burst, and then so many a second."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.per_second = rate
        self._clock = clock
        self._left = self.burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is let through now."""
        self.refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def refill(self) -> bool:
        """Whether it is full again."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second)
        self._at = now
        return self._left >= self.burst


class Ration:
    """What somebody may still ask for, on however many devices."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Bucket(limits.requests)
        self.lines = Bucket(limits.lines)
        self.snapshots = Bucket(limits.snapshots)


class Buckets:
    """A bucket for each household; those that are full again are forgotten."""

    def __init__(self, rate: tuple[float, float], most: int = 10_000) -> None:
        self._rate = rate
        self._most = self._limit = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) >= self._limit:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.refill()}
            self._limit = max(self._most, 2 * len(self._buckets))  # not all of them are looked through each time
        return self._buckets.setdefault(household(address), Bucket(self._rate)).take()
