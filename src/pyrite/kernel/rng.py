"""Pyrite's own generator of chance: xoshiro128**, the same numbers on every machine, compiled or not.

A game is replayed from its seed years later, so nothing here may ever depend on Python's own generator.
Every product stays below 2**63 and every word is cut to 32 bits; native and Python integers then agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.kernel.errors import SetupError
from pyrite.kernel.vecs import vec

WORD: Final[i64] = 0xFFFFFFFF
WIDEST: Final[i64] = 0x80000000
GOLDEN: Final[i64] = 0x9E3779B9
SEED_BYTES: Final = 16


class Rng:
    """One stream of chance, 128 bits of state in four 32-bit words."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @staticmethod
    def from_seed(seed: bytes | str) -> Rng:
        """The stream of a 128-bit seed, given as 16 bytes or as 32 hexadecimal digits. Any seed is good."""
        raw = _seed_bytes(seed)
        words = vec[i64]([0, 0, 0, 0])
        for i in range(SEED_BYTES):
            words[i >> 2] = words[i >> 2] << 8 | raw[i]
        # Twice around, each word stirred into the next: then every bit of the seed reaches every word.
        stirred: i64 = 0
        weyl: i64 = 0
        turn: i64
        for turn in range(8):
            weyl = (weyl + GOLDEN) & WORD
            stirred = _mix((words[turn & 3] ^ stirred) + weyl & WORD)
            words[turn & 3] = stirred
        if words[0] | words[1] | words[2] | words[3] == 0:
            words[0] = 1  # the one state from which the generator could not move
        return Rng(words[0], words[1], words[2], words[3])

    @staticmethod
    def from_words(words: tuple[int, int, int, int]) -> Rng:
        """The stream that stands exactly where `words()` was taken."""
        for word in words:
            if not 0 <= word <= 0xFFFFFFFF:
                raise SetupError(f"generator word {word} is not a number of 32 bits", reason="rng-words")
        if not any(words):
            raise SetupError("the generator's four words must not all be 0", reason="rng-words")
        return Rng(words[0], words[1], words[2], words[3])

    def words(self) -> tuple[int, int, int, int]:
        """The whole state, for saving."""
        return self.a, self.b, self.c, self.d

    def copy(self) -> Rng:
        """A second stream that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def next32(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        x: i64 = b * 5 & WORD
        x = (x << 7 | x >> 25) & WORD
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9 & WORD)
        self.d = (d << 11 | d >> 21) & WORD
        return x * 9 & WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each exactly as likely as any other; n is at least 1, at most 2**31."""
        if n < 1 or n > WIDEST:
            raise ValueError(f"cannot choose one of {n} things, only one of 1 to {WIDEST}")
        product: i64 = self.next32() * n
        if product & WORD < n:
            # Too few numbers are left over for a fair share: throw the unfair ones again.
            unfair: i64 = (WORD + 1 - n) % n
            while product & WORD < unfair:
                product = self.next32() * n
        return product >> 32

    def shuffle(self, cards: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle cards[start:stop] in place, every order equally likely."""
        i: i64 = stop - 1
        while i > start:
            j: i64 = start + self.below(i - start + 1)
            card: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def _mix(x: i64) -> i64:
    """Scatter 32 bits; no two words give the same result (multipliers below 2**31: no overflow)."""
    x ^= x >> 16
    x = x * 0x21F0AAAD & WORD
    x ^= x >> 15
    x = x * 0x735A2D97 & WORD
    return x ^ x >> 15


def _seed_bytes(seed: bytes | str) -> bytes:
    if isinstance(seed, bytes):
        if len(seed) == SEED_BYTES:
            return seed
        raise SetupError(f"a seed has 16 bytes, not {len(seed)}", reason="seed")
    try:
        raw = bytes.fromhex(seed)  # which skips blanks between bytes
    except ValueError:
        raw = b""
    if len(raw) != SEED_BYTES or len(seed) != 2 * SEED_BYTES:
        raise SetupError(f"a seed has 32 hexadecimal digits, unlike {seed!r}", reason="seed")
    return raw
