"""The one door through which all randomness comes.

Every draw is exact: a fraction a/b is compared with an integer uniform on [0, b), made from
bytes of the operating system's secure generator by rejection. No float takes part. A generator
that raises, returns too little or repeats itself stops the draw, so that nothing is written.
(Canonne, Kamath & Steinke 2020 draw in the same way; METHODS §1.)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from core.lazy import np

if TYPE_CHECKING:
    from fractions import Fraction

    from numpy.typing import NDArray

Item = TypeVar("Item")

_HEALTH = 16
_REMEMBERED = 8 * _HEALTH


class RandomnessError(RuntimeError):
    """The generator failed its check; nothing drawn from it may be used."""


class Door:
    """Exact draws from a source of random bytes, by default the operating system's.

    `source(n)` returns n random bytes. The default is asked anew for every draw, holds no
    state of its own, and is therefore untouched by a fork. Rehearsals of made-up people pass
    a seeded source instead.
    """

    def __init__(self, source: Callable[[int], bytes] = os.urandom) -> None:
        self._source = source
        self._seen = b""

    def random_bytes(self, n: int) -> bytes:
        """Return n random bytes.

        Sixteen further bytes are fetched, compared with those of the draws before, and used
        for nothing else, so that a stuck generator is noticed and no drawn secret is kept. The
        last eight are remembered: a generator may repeat itself for each length that is asked for.
        Raises `RandomnessError`.
        """
        health, data = self._fetch(n)
        if not self._seen:
            self._seen, (health, data) = health, self._fetch(n)
        if health in self._seen or len(set(health)) == 1:
            raise RandomnessError("The random generator of this computer repeats itself.")
        self._seen = (self._seen + health)[-_REMEMBERED:]
        return data

    def _fetch(self, n: int) -> tuple[bytes, bytes]:
        try:
            block = self._source(n + _HEALTH)
        except Exception as error:
            raise RandomnessError("The random generator of this computer failed.") from error
        if not isinstance(block, bytes) or len(block) != n + _HEALTH:
            raise RandomnessError("The random generator of this computer gave too little.")
        return block[:_HEALTH], block[_HEALTH:]

    def below(self, n: int) -> int:
        """Draw an integer uniform on [0, n). Raises ValueError for n < 1."""
        if not n >= 1:
            raise ValueError(f"cannot draw below {n}")
        bits = (n - 1).bit_length()
        size = (bits + 7) // 8
        while True:
            number = int.from_bytes(self.random_bytes(size), "little") & ((1 << bits) - 1)
            if number < n:
                return number

    def bernoulli(self, p: Fraction) -> bool:
        """Draw True with probability exactly p. Raises ValueError outside [0, 1]."""
        _require_probability(p)
        return self.below(p.denominator) < p.numerator

    def coins(self, p: Fraction, n: int) -> bytes:
        """Draw n independent bytes that are 1 with probability exactly p, else 0.

        As `bernoulli` n times, but all of it is read at once, and again what is missing of those
        that were rejected. Whether a number is rejected says nothing of the coin that stands for
        it in the end, so that the lengths of the reads say nothing of any coin. Raises ValueError
        outside [0, 1].

        >>> from fractions import Fraction
        >>> list(Door().coins(Fraction(1), 3)), len(Door().coins(Fraction(1, 3), 1000))
        ([1, 1, 1], 1000)
        """
        _require_probability(p)
        below, heads = p.denominator, p.numerator
        bits = (below - 1).bit_length()
        size, mask = (bits + 7) // 8, (1 << bits) - 1
        if size == 0:  # it falls as it must; the generator is asked all the same
            self.random_bytes(0)
            return bytes([heads]) * n
        fallen = bytearray()
        while len(fallen) < n:
            drawn = self.random_bytes(size * (n - len(fallen)))
            if size == 1:  # as below, but a thousand at a time
                falls = bytes(byte & mask < heads for byte in range(256))
                rejected = bytes(byte for byte in range(256) if byte & mask >= below)
                fallen += drawn.translate(falls, rejected)
                continue
            for at in range(0, len(drawn), size):
                number = int.from_bytes(drawn[at : at + size], "little") & mask
                if number < below:
                    fallen.append(number < heads)
        return bytes(fallen)

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """Return the items in an order drawn uniformly from all (Fisher & Yates 1938)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def some_of(self, n: int, size: int) -> tuple[int, ...]:
        """Draw `size` of the places 0 to n − 1, uniform over all such sets, in rising order.

        The first draws of a shuffle (Fisher & Yates 1938).
        """
        order = list(range(n))
        for first in range(size):
            other = first + self.below(n - first)
            order[first], order[other] = order[other], order[first]
        return tuple(sorted(order[:size]))

    def bernoulli_many(self, p: Fraction, shape: int | tuple[int, ...]) -> NDArray[np.bool_]:
        """Draw an array of independent Trues with probability exactly p.

        Compares random bytes with the binary digits of p, eight at a time, and goes on with
        those entries alone that are still tied: exact, at about one byte an entry.
        """
        _require_probability(p)
        if p == 1:
            return np.ones(shape, dtype=np.bool_)
        result = np.zeros(shape, dtype=np.bool_)
        flat = result.reshape(-1)
        digit, rest = divmod(p.numerator * 256, p.denominator)
        drawn = self._array(flat.size, np.uint8)
        np.less(drawn, digit, out=flat)
        tied = np.flatnonzero(drawn == digit)
        while tied.size and rest:
            digit, rest = divmod(rest * 256, p.denominator)
            drawn = self._array(tied.size, np.uint8)
            flat[tied] = drawn < digit
            tied = tied[drawn == digit]
        return result

    def below_many(self, n: int, size: int) -> NDArray[np.int64]:
        """Draw `size` integers uniform on [0, n), for n at most 2**62, by rejection."""
        if not 1 <= n <= 2**62:
            raise ValueError(f"cannot draw below {n}")
        bits = (n - 1).bit_length()
        word = np.uint8 if bits <= 8 else np.uint16 if bits <= 16 else np.uint64
        mask = word((1 << bits) - 1)
        result = np.empty(size, dtype=np.int64)
        missing = np.arange(size)
        while missing.size:
            drawn = self._array(missing.size, word) & mask
            kept = drawn < n
            result[missing[kept]] = drawn[kept]
            missing = missing[~kept]
        return result

    def _array(self, size: int, dtype: Any) -> NDArray[Any]:
        return np.frombuffer(self.random_bytes(size * np.dtype(dtype).itemsize), dtype=dtype)


def _require_probability(p: Fraction) -> None:
    if not 0 <= p <= 1:
        raise ValueError(f"{p} is not a probability")


SYSTEM = Door()
