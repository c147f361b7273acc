"""Columns of reports packed into rows, and checked: the way of `Layout.pack`, thousands at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.lazy import np
from core.privacy.mechanisms import AskedBits, Bits, Category, Grid, Pair
from core.response.packing import Layout

if TYPE_CHECKING:
    from numpy.typing import NDArray

ZERO, ONE, NOT_ASKED = b"01-"


@dataclass(frozen=True, slots=True)
class Given:
    """The reports to one question, of n rows: what is packed of each, and whether there is one.

    `values` are packed numbers, (n,), or bits, (n, width); `fine` tells which can be packed.
    """

    values: NDArray[np.int64] | NDArray[np.uint8]
    present: NDArray[np.bool_]
    fine: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Whole numbers of n rows, (n,): which are there, and which of them could be read."""

    values: NDArray[np.int64]
    present: NDArray[np.bool_]
    fine: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Batch:
    """Responses of which nothing is wrong: where they stood among the n that were read together.

    `places` (m,) rise, `ids` are (m, 16), `packed` (m, layout.size), `rehearsal` (m,).
    """

    n: int
    places: NDArray[np.int64]
    ids: NDArray[np.uint8]
    packed: NDArray[np.uint8]
    rehearsal: NDArray[np.bool_]


def batch_of(
    places: NDArray[np.int64],
    fine: NDArray[np.bool_],
    ids: NDArray[np.uint8],
    packed: NDArray[np.uint8],
    rehearsal: NDArray[np.bool_],
    n: int,
) -> Batch:
    """Keep those rows of n that are fine; `places` are those of all that were read."""
    if fine.all():
        return Batch(n, places, ids, packed, rehearsal)
    return Batch(n, places[fine], ids[fine], packed[fine], rehearsal[fine])


def windows(
    data: NDArray[np.uint8], starts: NDArray[np.int32 | np.int64], size: int
) -> NDArray[np.uint8]:
    """Return so many bytes from each place on, (m, size)."""
    if not len(starts):
        return np.zeros((0, size), dtype=np.uint8)
    windows = np.ndarray(len(data) - size + 1, f"V{size}", data, strides=(1,))
    return windows[starts].view(np.uint8).reshape(-1, size)


def bits_given(form: Bits, marks: NDArray[np.uint8], present: NDArray[np.bool_]) -> Given:
    """Take reports of bits from the characters 0, 1 and - that they are written with, (n, size)."""
    ones = marks == ONE
    values, known = ones.view(np.uint8), ones | (marks == ZERO)
    if isinstance(form, AskedBits):
        asked = marks != NOT_ASKED
        values, known = np.hstack([ones, asked]).view(np.uint8), known | ~asked
    fine = np.ones(len(marks), np.bool_) if known.all() else np.asarray(known.all(axis=1))
    return Given(values, present, fine if form.free else fine & form.possible(values))


def number_given(form: Category | Grid, numbers: Numbers) -> Given:
    """Take reports that are one number: of a category, or of a grid in the clear."""
    values = numbers.values
    if isinstance(form, Grid):
        inside = (values >= form.low) & (values <= form.high)
        inside &= (values - form.low) % form.step == 0
        return Given((values - form.low) // form.step, numbers.present, numbers.fine & inside)
    inside = values.view(np.uint64) < form.size  # less than 0 is more than any
    return Given(values, numbers.present, numbers.fine & inside)


def pair_given(form: Pair, seed: Numbers, value: Numbers) -> Given:
    """Take reports that are a seed and a value; both are there, or neither."""
    fine = seed.fine & value.fine & (seed.present == value.present)
    fine &= (seed.values >= 0) & (seed.values < form.seeds)
    fine &= (value.values >= 0) & (value.values < form.values)
    both = np.where(fine, seed.values * form.values + value.values, 0)
    return Given(both, seed.present | value.present, fine)


def pack(
    layout: Layout, given: list[Given], procedures: NDArray[np.int64] | None
) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Pack the reports to all questions, in order, and the places of the procedures, (n,).

    Returns rows (n, layout.size), and which of them a response is packed as, (n,): the others
    hold something else.
    """
    n = len(given[0].present)
    fine = np.ones(n, dtype=np.bool_)
    columns = np.zeros((layout.size, n), dtype=np.uint8)  # each byte of all rows lies together
    if procedures is not None:
        _put(columns, 0, int(procedures.max(initial=0)).bit_length(), procedures)
    for field, one in zip(layout.fields, given, strict=True):
        everywhere = bool(one.present.all())
        fine &= one.fine if everywhere else one.fine | ~one.present
        if field.presence < 0:
            fine &= one.present
        else:
            _put_bit(columns, field.presence, one.present.view(np.uint8))
        if one.values.ndim == 2:
            there = one.present.view(np.uint8)
            for at, bits in enumerate(one.values.T):
                _put_bit(columns, field.offset + at, bits if everywhere else bits & there)
        else:
            packable = one.present & one.fine
            values = one.values.astype(np.int64, copy=False)
            values = values if packable.all() else np.where(packable, values, 0)
            _put(columns, field.offset, field.width, values)
    packed = np.ascontiguousarray(columns.T)
    return packed, fine & ~layout.misasked(packed)


def _put_bit(columns: NDArray[np.uint8], place: int, bits: NDArray[np.uint8]) -> None:
    columns[place // 8] |= bits << np.uint8(place % 8)


def _put(columns: NDArray[np.uint8], offset: int, width: int, values: NDArray[np.int64]) -> None:
    """Put numbers of so many bits, (n,), into the bytes of rows, (size, n)."""
    shifted = values << offset % 8
    for at in range(offset // 8, (offset + width + 7) // 8):
        columns[at] |= shifted.astype(np.uint8)
        shifted = shifted >> 8
