"""Columns of reports packed into rows, and checked: the way of `Layout.pack`, thousands at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.lazy import np
from core.privacy.forms import Form
from core.response.layout import Layout

if TYPE_CHECKING:
    from numpy.typing import NDArray


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


def marks_given(form: Form, marks: NDArray[np.uint8], present: NDArray[np.bool_]) -> Given:
    """Take reports from the characters 0, 1 and - that they are written with, (n, size)."""
    values, fine = form.packed_marks(marks)
    return Given(values, present, fine)


def numbers_given(form: Form, numbers: Sequence[Numbers]) -> Given:
    """Take reports that are written as numbers; of several all are there, or none."""
    values, fine = form.packed_numbers([each.values for each in numbers])
    present = numbers[0].present
    for each in numbers:
        fine = fine & each.fine
    for each in numbers[1:]:
        fine, present = fine & (each.present == present), present | each.present
    return Given(values, present, fine)


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
