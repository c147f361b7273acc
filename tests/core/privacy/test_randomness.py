"""The one door: exact against scripted bytes, and closed where the generator fails."""

import json
import math
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import permutations, product
from math import factorial, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from made_questions import many_of

from core.privacy.mechanisms import Binary, Forced, KAry, Mechanism, OneBit, Unary, Warner
from core.privacy.randomness import SYSTEM, Door, RandomnessError
from core.response.privatize import privatize
from door_tape import distribution
from folders import ROOT

F = Fraction
SHARES = [F(0), F(1, 16), F(1, 10), F(1, 4), F(1, 3), F(1, 2), F(3, 4), F(99, 100), F(1)]


class ScriptedDoor(Door):
    """Draws these bytes, one request after another, and nothing else."""

    def __init__(self, *script: bytes) -> None:
        super().__init__()
        self._script = list(script)

    def random_bytes(self, n: int) -> bytes:
        data = self._script.pop(0)
        assert len(data) == n
        return data

    @property
    def used_up(self) -> bool:
        return not self._script


def seeded(seed: int) -> Door:
    return Door(random.Random(seed).randbytes)  # noqa: S311 - a test that must repeat


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 100, 127, 128, 129, 200, 255, 256])
def test_that_below_is_uniform_over_every_byte(n: int) -> None:
    counts: Counter[int] = Counter()
    width = 0 if n == 1 else 1
    for byte in range(256):
        first = bytes([byte])[:width]
        rejected = bytes([0])[:width]  # drawn only where the first byte is refused
        door = ScriptedDoor(first, rejected)
        value = door.below(n)
        if not door.used_up:
            counts[value] += 1
    assert set(counts) == set(range(n))
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("n", [257, 1000, 40_000, 65_535, 65_536])
def test_that_below_is_uniform_over_every_pair_of_bytes(n: int) -> None:
    counts: Counter[int] = Counter()
    for pair in range(65_536):
        door = ScriptedDoor(pair.to_bytes(2, "little"), bytes(2))
        value = door.below(n)
        if not door.used_up:
            counts[value] += 1
    assert set(counts) == set(range(n))
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("n", [10**9, 999_999_937, 2**53, 10**18 + 9])
def test_that_below_takes_the_bits_it_needs_and_refuses_what_is_too_large(n: int) -> None:
    bits = (n - 1).bit_length()
    size = (bits + 7) // 8

    def drawn(value: int) -> bytes:
        unused = (1 << 8 * size) - (1 << bits)  # bits above the highest needed are ignored
        return (value | unused).to_bytes(size, "little")

    for value in (0, 1, n // 2, n - 1):
        assert ScriptedDoor(drawn(value)).below(n) == value
    top = (1 << bits) - 1
    if top >= n:
        door = ScriptedDoor(drawn(top), drawn(n), drawn(n - 1)) if top > n else None
        assert door is None or (door.below(n) == n - 1 and door.used_up)


@pytest.mark.parametrize("n", [0, -1])
def test_that_nothing_is_drawn_below_one(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Door().below(n)
    with pytest.raises(ValueError, match="cannot draw"):
        Door().below_many(n, 3)


@pytest.mark.parametrize("p", [*SHARES, F(1, 256), F(255, 256), F(7, 200)])
def test_that_bernoulli_is_true_for_exactly_its_share_of_bytes(p: Fraction) -> None:
    if p.denominator == 1:
        assert Door().bernoulli(p) is (p == 1)
        return
    decided: Counter[bool] = Counter()
    for byte in range(256):
        door = ScriptedDoor(bytes([byte]), bytes([0]))
        value = door.bernoulli(p)
        if not door.used_up:
            decided[value] += 1
    assert F(decided[True], decided.total()) == p


@pytest.mark.parametrize("p", [F(-1, 2), F(3, 2), F(1_000_000_001, 10**9), math.nan, math.inf])
def test_that_only_a_probability_is_drawn(p: Any) -> None:
    with pytest.raises(ValueError, match="not a probability"):
        Door().bernoulli(p)
    with pytest.raises(ValueError, match="not a probability"):
        Door().bernoulli_many(p, 3)


def expansion(p: Fraction, digits: int) -> int:
    """The first digits of p in base 256, as one number."""
    return int(p * 256**digits)


@pytest.mark.parametrize("p", [*SHARES[:-1], F(1, 256), F(200, 65_536), F(1, 10**9), F(685, 937)])
def test_that_the_bulk_coin_compares_bytes_with_the_digits_of_p(p: Fraction) -> None:
    first = bytes(range(256))
    tied = expansion(p, 1)
    n_true_of_tied = 0
    for second in range(256):
        # The one entry that ties is drawn again, and once more where it ties again.
        door = ScriptedDoor(first, bytes([second]), bytes([255]), bytes([255]), bytes([255]))
        drawn = door.bernoulli_many(p, 256)
        assert drawn[:tied].all()
        assert not drawn[tied + 1 :].any()
        n_true_of_tied += int(drawn[tied])
    assert tied * 256 + n_true_of_tied == expansion(p, 2)


@pytest.mark.parametrize("p", [F(1, 4), F(3, 256)])
def test_that_the_bulk_coin_draws_no_digit_that_p_does_not_have(p: Fraction) -> None:
    door = ScriptedDoor(bytes(range(256)))
    assert int(door.bernoulli_many(p, 256).sum()) == 256 * p
    assert door.used_up


def test_that_the_bulk_coin_follows_ties_as_deep_as_they_go() -> None:
    p = F(1, 3)  # every digit is 0x55
    for depth in range(1, 9):
        ties = [b"\x55"] * depth
        assert ScriptedDoor(*ties, b"\x54").bernoulli_many(p, 1)[0]
        assert not ScriptedDoor(*ties, b"\x56").bernoulli_many(p, 1)[0]


def test_that_the_bulk_coin_has_the_shape_asked_for() -> None:
    for p in SHARES:
        assert SYSTEM.bernoulli_many(p, (3, 4)).shape == (3, 4)
        assert SYSTEM.bernoulli_many(p, 0).shape == (0,)
    assert SYSTEM.bernoulli_many(F(1), 5).all()
    assert not SYSTEM.bernoulli_many(F(0), 5000).any()


@pytest.mark.parametrize("n", [1, 2, 3, 100, 255, 256])
def test_that_the_bulk_number_is_uniform_over_every_byte(n: int) -> None:
    bits = (n - 1).bit_length()
    every = bytes(range(256))
    kept = [byte & (1 << bits) - 1 for byte in every if byte & (1 << bits) - 1 < n]
    n_again = 256 - len(kept)
    door = ScriptedDoor(every, bytes(n_again)) if n_again else ScriptedDoor(every)
    values = door.below_many(n, 256)
    assert door.used_up
    expected = Counter(kept) + Counter({0: n_again})
    assert Counter(values.tolist()) == expected
    assert len(set(Counter(kept).values())) == 1


@pytest.mark.parametrize("n", [257, 65_535, 65_536, 65_537, 10**9, 2**53, 2**62])
def test_that_the_bulk_number_keeps_what_is_small_enough(n: int) -> None:
    word = "<u2" if n <= 65_536 else "<u8"
    drawn = np.array([0, n - 1, n // 2, n], dtype=np.uint64)
    again = np.array([7], dtype=np.uint64)
    wraps = n == 2 ** (n - 1).bit_length()  # then the fourth is taken, as zero
    script = [drawn.astype(word).tobytes()] + ([] if wraps else [again.astype(word).tobytes()])
    values = ScriptedDoor(*script).below_many(n, 4)
    assert values.tolist() == [0, n - 1, n // 2, 0 if wraps else 7]


def wilson(n_true: int, n: int, alpha: float) -> tuple[float, float]:
    z = NormalDist().inv_cdf(1 - alpha / 2)
    middle = (n_true + z * z / 2) / (n + z * z)
    half = z / (n + z * z) * sqrt(n_true * (n - n_true) / n + z * z / 4)
    return middle - half, middle + half


@pytest.mark.parametrize("n", range(6))
def test_that_every_order_is_as_likely_as_any_other(n: int) -> None:
    found = distribution(lambda door: tuple(door.shuffled(range(n))))
    assert found == dict.fromkeys(permutations(range(n)), Fraction(1, factorial(n)))


@pytest.mark.parametrize("p", SHARES)
def test_that_coins_fall_as_often_as_they_should(p: Fraction) -> None:
    n = 120_000
    door = seeded(20_260_101)
    one_by_one = sum(door.bernoulli(p) for _ in range(n))
    in_bulk = int(door.bernoulli_many(p, n).sum())
    for n_true in (one_by_one, in_bulk):
        low, high = wilson(n_true, n, 1e-6)
        assert low <= p <= high


MECHANISMS: list[Mechanism] = [
    Warner(F(3, 4)),
    Forced(F(2, 3), F(1, 4)),
    Binary(F(7, 10), F(2, 5)),
    KAry(5, F(1, 2)),
    Unary(4, F(1, 2), F(1, 4)),
    OneBit(11, F(3, 4)),
]


def _raises(_: int) -> bytes:
    raise OSError(5, "no generator")


def _not_there(_: int) -> bytes:
    raise NotImplementedError


FAULTS: dict[str, Callable[[int], Any]] = {
    "raising": _raises,
    "missing": _not_there,
    "empty": lambda _: b"",
    "short": lambda n: os.urandom(n - 1),
    "long": lambda n: os.urandom(n + 1),
    "zeros": bytes,
    "ones": lambda n: b"\xff" * n,
    "one byte": lambda n: b"\x5a" * n,
    "counting": lambda n: bytes(i % 256 for i in range(n)),
    "fixed by length": lambda n: random.Random(n).randbytes(n),  # noqa: S311 - the fault
    "text": lambda n: "x" * n,
    "numbers": lambda n: list(os.urandom(n)),
    "writable": lambda n: bytearray(os.urandom(n)),
    "nothing": lambda _: None,
}


def draw_one(mechanism: Mechanism, door: Door) -> object:
    return mechanism.draw(1, door)


def draw_many(mechanism: Mechanism, door: Door) -> object:
    return mechanism.draw_many(np.array([1, 0, 1]), door)


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=lambda m: m.name)
@pytest.mark.parametrize("draw", [draw_one, draw_many])
@pytest.mark.parametrize("fault", FAULTS)
def test_that_a_failing_generator_gives_no_report(
    fault: str, draw: Callable[[Mechanism, Door], object], mechanism: Mechanism
) -> None:
    door = Door(FAULTS[fault])
    for _ in range(2):  # and goes on giving none
        with pytest.raises(RandomnessError, match="random generator of this computer"):
            draw(mechanism, door)


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=lambda m: m.name)
@pytest.mark.parametrize("draw", [draw_one, draw_many])
def test_that_a_generator_that_gets_stuck_later_is_noticed(
    draw: Callable[[Mechanism, Door], object], mechanism: Mechanism
) -> None:
    blocks: list[bytes] = []

    def stuck(n: int) -> bytes:
        blocks.append(os.urandom(n) if len(blocks) < 4 else blocks[-1][:n].ljust(n, b"\0"))
        return blocks[-1]

    door = Door(stuck)

    def draw_on() -> None:
        for _ in range(6):
            draw(mechanism, door)

    with pytest.raises(RandomnessError):
        draw_on()


def test_that_what_is_kept_of_a_draw_says_nothing_of_it() -> None:
    door = Door()
    secret = door.random_bytes(32)
    kept = b"".join(value for value in vars(door).values() if isinstance(value, bytes))
    assert kept
    assert not any(secret[i : i + 4] in kept for i in range(29))


def test_that_fresh_doors_never_agree() -> None:
    drawn = {Door().random_bytes(32) for _ in range(1000)}
    assert len(drawn) == 1000


FORK = """
import json, os, sys
from core.privacy.randomness import SYSTEM
SYSTEM.random_bytes(8)
inlet, outlet = os.pipe()
if os.fork() == 0:
    os.write(outlet, SYSTEM.random_bytes(32).hex().encode())
    os._exit(0)
os.wait()
print(json.dumps([SYSTEM.random_bytes(32).hex(), os.read(inlet, 64).decode()]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_that_a_forked_process_draws_something_else() -> None:
    root = ROOT
    done = subprocess.run([sys.executable, "-c", FORK], cwd=root, capture_output=True, check=True)
    parent, child = json.loads(done.stdout)
    assert len(parent) == len(child) == 64
    assert parent != child


@pytest.mark.parametrize("p", [*SHARES, F(1, 256), F(255, 256), F(7, 200), F(129, 257), F(0), F(1)])
def test_that_coins_at_once_are_those_thrown_one_by_one(p: Fraction) -> None:
    size = ((p.denominator - 1).bit_length() + 7) // 8
    every = [number.to_bytes(size, "little") for number in range(256**size)]
    alone = []
    for number in every:
        door = ScriptedDoor(number, bytes(size))
        coin = door.bernoulli(p)
        if size == 0 or not door.used_up:
            alone.append(int(coin))
    again = len(every) - len(alone)
    reads = [b"".join(every)] + ([bytes(size * again)] if again else [])
    door = ScriptedDoor(*reads)
    found = door.coins(p, len(every))
    assert door.used_up
    # Those that stand, in the order in which they were read; then what was drawn for the others.
    assert list(found) == alone + [int(p > 0)] * again
    assert F(sum(alone), len(alone)) == p


def test_that_a_report_of_many_bits_takes_few_reads_of_lengths_without_its_truth() -> None:
    unary, options = Unary(1024, F(1, 2), F(685, 2539)), many_of(1024, Warner(F(3, 4)))

    def reads(seed: int, run: Callable[[Door], object]) -> list[int]:
        source, lengths = random.Random(seed), []  # noqa: S311 - a test that must repeat

        def given(n: int) -> bytes:
            lengths.append(n)
            return source.randbytes(n)

        run(Door(given))
        return lengths

    for seed in range(3):
        drawn = reads(seed, lambda door: unary.draw(0, door))
        assert len(drawn) < 30
        for truth in (1, 511, 1023):
            assert reads(seed, partial(unary.draw, truth)) == drawn
        asked = reads(seed, lambda door: privatize(options, (0,) * 1024, door))
        assert len(asked) < 10
        assert reads(seed, lambda door: privatize(options, (1, 0) * 512, door)) == asked


def test_that_a_read_says_nothing_of_the_coins_that_stand() -> None:
    # Each way of rejecting numbers leaves the same chance to the one that stands.
    p, chance = F(2, 5), Counter[tuple[int, int]]()
    for first, second in product(range(8), repeat=2):
        script = [bytes([first]), bytes([second]), bytes(1)]
        door = ScriptedDoor(*script)
        coin = door.coins(p, 1)[0]
        chance[len(script) - len(door._script), coin] += 1
    for n_reads in (1, 2):
        whole = chance[n_reads, 0] + chance[n_reads, 1]
        assert F(chance[n_reads, 1], whole) == p
