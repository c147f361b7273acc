"""Reports that are bits, counted where they are packed: bit by bit, and as often as each counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.count.weighted_sums import Times

_SLICE = 3**10
_NUMBERS = 2**18  # unpacked at once


def count_bits(packed: NDArray[np.uint8], offset: int, width: int) -> NDArray[np.int64]:
    """Return how many rows have each of the bits from `offset` on, shape (width,)."""
    first, last = offset // 8, (offset + width + 7) // 8
    counts = np.zeros(8 * (last - first), dtype=np.int64)
    for start in range(0, len(packed), _SLICE):
        counts += _column_sums(packed[start : start + _SLICE, first:last])
    return counts[offset % 8 : offset % 8 + width]


def weigh_bits(
    packed: NDArray[np.uint8], offset: int, width: int, times: Times
) -> NDArray[np.int64]:
    """Return how many rows have each bit, shape (width,), where each row counts so many times.

    `times` are whole numbers, (n,), of which n sum to less than 2^63.
    """
    first, last = offset // 8, (offset + width + 7) // 8
    counts = np.zeros(8 * (last - first), dtype=np.int64)
    step = max(1, _NUMBERS // len(counts))
    for start in range(0, len(packed), step):
        part = slice(start, start + step)
        bits = np.unpackbits(packed[part, first:last], axis=1, bitorder="little")
        counts += times[part] @ bits.astype(np.int64)
    return counts[offset % 8 : offset % 8 + width]


def _column_sums(rows: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Sum the bits of each column of packed rows by carry-save adders.

    Three rows of bits are two: their sums without carry (a xor b xor c), and their carries
    (the majority), which count double. (Muła, Kurz & Lemire 2018, Harley and Seal's method.)
    """
    counts = np.zeros(8 * rows.shape[1], dtype=np.int64)
    worth = 1
    while len(rows):
        carries = [rows[:0]]
        while len(rows) >= 24:
            third = len(rows) // 3
            a, b, c = rows[:third], rows[third : 2 * third], rows[2 * third : 3 * third]
            odd = a ^ b
            carries.append(a & b | odd & c)
            rows = np.concatenate([odd ^ c, rows[3 * third :]])
        bits = np.unpackbits(rows, axis=1, bitorder="little")
        counts += worth * bits.sum(axis=0, dtype=np.int64)
        rows = np.concatenate(carries)
        worth *= 2
    return counts


def moments(places: NDArray[np.int64]) -> tuple[int, int]:
    """Return Σ x and Σ x² of whole numbers from 0 to 2^53 − 1, exactly."""
    high, low = places >> 27, places & (1 << 27) - 1
    squares = (_sum(high * high) << 54) + (_sum(high * low) << 28) + _sum(low * low)
    return _sum(places), squares


def _sum(numbers: NDArray[np.int64]) -> int:
    """Sum whole numbers that are not negative, in halves, which do not overflow."""
    return (int((numbers >> 32).sum()) << 32) + int((numbers & (1 << 32) - 1).sum())
