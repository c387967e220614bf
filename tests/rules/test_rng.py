"""Chance: the generator gives the published numbers, fairly, and the same ones everywhere."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pyrite.kernel.errors import SetupError
from pyrite.kernel.rng import Rng

SEED = "00112233445566778899aabbccddeeff"
FULL = 2**32


def reference(words: tuple[int, int, int, int]) -> Iterator[int]:
    """xoshiro128**, written a second time from its published definition."""

    def rotated(x: int, k: int) -> int:
        return (x << k) % FULL + (x >> (32 - k))

    s = list(words)
    while True:
        yield rotated(s[1] * 5 % FULL, 7) * 9 % FULL
        t = s[1] * 2**9 % FULL
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_published_sequence() -> None:
    rng = Rng.from_words((1, 2, 3, 4))
    assert [rng.next32() for _ in range(10)] == [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]  # fmt: skip


@pytest.mark.parametrize("words", [(1, 0, 0, 0), (0, 0, 0, FULL - 1), (FULL - 1,) * 4, (5, 6, 7, 8)])
def test_equals_a_second_implementation(words: tuple[int, int, int, int]) -> None:
    rng = Rng.from_words(words)
    assert [rng.next32() for _ in range(5000)] == list(itertools.islice(reference(words), 5000))


def test_a_seed_always_gives_the_same_stream() -> None:
    """These numbers stand in old game records: they must never change."""
    assert Rng.from_seed(bytes(16)).words() == (857277777, 2545557950, 3397121517, 704442689)
    rng = Rng.from_seed(SEED)
    assert rng.words() == Rng.from_seed(bytes.fromhex(SEED)).words() == Rng.from_seed(SEED.upper()).words()
    assert [rng.below(100) for _ in range(8)] == [42, 17, 64, 30, 91, 94, 45, 11]


def test_every_bit_of_the_seed_stirs_the_whole_state() -> None:
    def state(seed: int) -> int:
        words = Rng.from_seed(seed.to_bytes(16, "big")).words()
        return sum(word << 32 * place for place, word in enumerate(words))

    for bit in range(128):
        changed = (state(0) ^ state(1 << bit)).bit_count()
        assert 36 <= changed <= 92, f"bit {bit} changes {changed} of 128 bits"


def test_even_the_seed_that_stirs_to_nothing_works() -> None:
    """The stirring can be undone, so one seed leads to four zeros, where the generator would stand still."""

    def unmixed(x: int) -> int:
        x ^= x >> 15 ^ x >> 30
        x = x * pow(0x735A2D97, -1, FULL) % FULL
        x ^= x >> 15 ^ x >> 30
        x = x * pow(0x21F0AAAD, -1, FULL) % FULL
        return x ^ x >> 16

    weyl = [0x9E3779B9 * (turn + 1) for turn in range(8)]
    after_first_lap = [-weyl[turn] % FULL for turn in range(4, 8)]
    after_first_lap[0] ^= after_first_lap[3]
    before = [0, *after_first_lap]
    seed = [(unmixed(word) - weyl[i]) % FULL ^ before[i] for i, word in enumerate(after_first_lap)]

    rng = Rng.from_seed(b"".join(word.to_bytes(4, "big") for word in seed))
    assert rng.words() == (1, 0, 0, 0)
    assert len({rng.next32() for _ in range(100)}) > 90


@pytest.mark.parametrize(
    "seed",
    [b"", bytes(15), bytes(17), "", SEED[:-1], SEED + "0", "0x" + SEED[2:], SEED[:-1] + "g", SEED[:-1] + " "],
)
def test_a_seed_of_another_size_is_refused(seed: bytes | str) -> None:
    with pytest.raises(SetupError, match=r"a seed has (16 bytes|32 hexadecimal digits)"):
        Rng.from_seed(seed)


@pytest.mark.parametrize("words", [(0, 0, 0, 0), (FULL, 0, 0, 1), (1, 2, 3, -1)])
def test_words_that_are_no_state_are_refused(words: tuple[int, int, int, int]) -> None:
    with pytest.raises(SetupError, match=r"32 bits|all be 0"):
        Rng.from_words(words)


def test_a_copy_goes_on_alone() -> None:
    rng = Rng.from_seed(SEED)
    rng.next32()
    twin = rng.copy()
    assert twin.words() == rng.words()
    ahead = [rng.next32() for _ in range(20)]
    assert [twin.next32() for _ in range(20)] == ahead
    assert Rng.from_words(rng.words()).next32() == twin.next32()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 67, 1000, 2**16, 3 * 2**29, 2**31 - 1, 2**31])
def test_below_throws_again_what_would_be_unfair(n: int) -> None:
    """Of the 2**32 words the first 2**32 mod n in each stripe have no fair share and are thrown again."""
    rng = Rng.from_seed(SEED)
    raw = reference(rng.words())
    for _ in range(2000):
        word = next(raw)
        while word * n % FULL < FULL % n:
            word = next(raw)
        assert rng.below(n) == word * n // FULL


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1])
def test_below_needs_something_to_choose_from(n: int) -> None:
    with pytest.raises(ValueError, match="cannot choose one of"):
        Rng.from_seed(SEED).below(n)


def test_below_is_uniform() -> None:
    rng = Rng.from_seed(SEED)
    counts = Counter(rng.below(67) for _ in range(67_000))
    assert set(counts) == set(range(67))
    assert chi_square(list(counts.values())) < 108  # 66 degrees of freedom: exceeded once in 1000 seeds


def test_below_is_uniform_where_shortcuts_are_not() -> None:
    """For this n, a product without second throws gives the remainders 0, 1, 2 as 3 : 3 : 2."""
    rng = Rng.from_seed(SEED)
    counts = Counter(rng.below(3 * 2**29) % 3 for _ in range(9000))
    assert chi_square([counts[0], counts[1], counts[2]]) < 13.8  # 2 degrees of freedom, once in 1000


def test_a_shuffle_keeps_every_card() -> None:
    rng = Rng.from_seed(SEED)
    cards = vec[i64](range(67))
    rng.shuffle(cards, 0, 67)
    assert list(cards) != list(range(67))
    assert sorted(cards) == list(range(67))


def test_a_shuffle_stays_inside_its_range() -> None:
    rng = Rng.from_seed(SEED)
    moved: set[int] = set()
    for _ in range(50):
        cards = vec[i64](range(20))
        rng.shuffle(cards, 5, 15)
        assert list(cards[:5]) == list(range(5))
        assert list(cards[15:]) == list(range(15, 20))
        moved |= {i for i in range(20) if cards[i] != i}
    assert moved == set(range(5, 15))


@pytest.mark.parametrize(("start", "stop"), [(0, 0), (3, 3), (3, 4), (5, 2)])
def test_nothing_to_shuffle_costs_no_chance(start: int, stop: int) -> None:
    rng = Rng.from_seed(SEED)
    before = rng.words()
    cards = vec[i64](range(6))
    rng.shuffle(cards, start, stop)
    assert list(cards) == list(range(6))
    assert rng.words() == before


def test_every_order_is_equally_likely() -> None:
    rng = Rng.from_seed(SEED)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = vec[i64](range(4))
        rng.shuffle(cards, 0, 4)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.7  # 23 degrees of freedom, once in 1000
