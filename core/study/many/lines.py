"""JSON Lines of responses, thousands of lines at once.

Lines are decoded by the types of their survey and written again; they are taken where that gives
the same bytes, so that nothing is taken here that a reader of one response refuses. Whatever is
left over is for that reader, which says why.
"""

from __future__ import annotations

import binascii
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from core.lazy import np
from core.response.file import FORMAT, VERSION
from core.response.layout import Layout
from core.study.many.pack_columns import (
    Batch,
    Given,
    Numbers,
    batch_of,
    marks_given,
    numbers_given,
    pack,
)
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

_HEX: Final = 16  # in `nibbles`, of what is no digit
_LOWER: Final = 0x2020202020202020


class LinesReader:
    """Reads many lines with responses to one survey."""

    def __init__(self, survey: Survey, layout: Layout) -> None:
        self._layout = layout
        self._fields = [(f"q{at}", field) for at, field in enumerate(layout.fields)]
        self._places = {each.value: place for place, each in enumerate(survey.procedures)}
        line = _line_type(survey, layout)
        decoder = msgspec.json.Decoder(line)
        self._decode, self._decode_lines = decoder.decode, decoder.decode_lines
        encoder = msgspec.json.Encoder(order="sorted")
        self._encode, self._encode_lines = encoder.encode, encoder.encode_lines

    def read(self, lines: bytes) -> Batch:
        """Read lines, each with a line feed at its end; pack those of which nothing is wrong."""
        try:
            found = self._decode_lines(lines)
            if self._encode_lines(found) == lines:
                return self._pack(found, np.arange(len(found)), len(found))
        except (msgspec.DecodeError, UnicodeDecodeError):
            pass
        return self._one_by_one(lines.split(b"\n")[:-1])

    def _one_by_one(self, lines: Sequence[bytes]) -> Batch:
        """Read lines of which at least one is to be left over."""
        found, places = [], []
        for place, line in enumerate(lines):
            try:
                one = self._decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            if self._encode(one) == line:
                found.append(one)
                places.append(place)
        return self._pack(found, np.array(places, dtype=np.int64), len(lines))

    def _pack(self, found: Sequence[Any], places: NDArray[np.int64], n: int) -> Batch:
        answers = [one.answers for one in found]
        given = [_given(field.question, [getattr(one, name) for one in answers])
                 for name, field in self._fields]  # fmt: skip
        procedures = None
        if self._places:
            procedures = np.array([self._places[one.procedure] for one in found], dtype=np.int64)
        packed, fine = pack(self._layout, given, procedures)
        ids, is_id = ids_of("".join([one.id for one in found]), len(found))
        fine &= is_id
        rehearsal = np.array([one.rehearsal for one in found], dtype=np.bool_)
        return batch_of(places, fine, ids, packed, rehearsal, n)


def ids_of(text: str, n: int) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return n ids of 32 hex digits as bytes, (n, 16), and which of them are ids, (n,)."""
    digits = np.frombuffer(text.encode("ascii", "replace"), dtype=np.uint8).reshape(n, 32)
    return from_hex(digits)


def from_hex(digits: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return what 32 hex digits 0-9 and a-f say, (n, 16), and which rows are such, (n,)."""
    digits = np.ascontiguousarray(digits)
    with contextlib.suppress(binascii.Error):
        data = binascii.unhexlify(
            digits.data
        )  # takes A-F too, which lack a bit that all others have
        if np.bitwise_and.reduce(digits.reshape(-1).view(np.uint64)) & _LOWER == _LOWER:
            found = np.frombuffer(data, dtype=np.uint8).reshape(len(digits), 16)
            return found, np.ones(len(digits), dtype=np.bool_)
    nibbles = np.full(256, _HEX, dtype=np.uint8)
    nibbles[np.frombuffer(b"0123456789abcdef", dtype=np.uint8)] = np.arange(16)
    found = nibbles[digits]
    fine = np.asarray(np.all(found < _HEX, axis=1))
    return (found[:, ::2] << 4 | found[:, 1::2] & 15).astype(np.uint8), fine


def _line_type(survey: Survey, layout: Layout) -> Any:
    """Return the type of a line: what msgspec can check of a response to this survey."""
    names = [f"q{at}" for at in range(len(layout.fields))]
    ids = [field.question.id for field in layout.fields]
    fields: list[Any] = []
    for name, field in zip(names, layout.fields, strict=True):
        kind = _value_type(field.question)
        fields.append((name, kind) if field.presence < 0 else (name, kind | UnsetType, UNSET))
    how: dict[str, Any] = {
        "forbid_unknown_fields": True,
        "omit_defaults": True,
        "gc": False,
        "kw_only": True,
    }
    answers = msgspec.defstruct("Answers", fields, rename=dict(zip(names, ids, strict=True)), **how)
    line: list[Any] = [
        ("answers", answers),
        ("format", Literal[FORMAT]),
        ("id", Annotated[str, Meta(min_length=32, max_length=32)]),
        ("survey", Literal[survey.digest]),
        ("version", Literal[VERSION]),
        ("rehearsal", bool, False),
    ]
    if survey.procedures:
        line.append(("procedure", Literal[tuple(each.value for each in survey.procedures)]))
    return msgspec.defstruct("Line", line, **how)


def _value_type(question: Question) -> Any:
    form = question.form
    if form.spread:
        return Annotated[str, Meta(min_length=form.size, max_length=form.size)]
    numbers = tuple(Annotated[int, Meta(ge=low, le=high)] for low, high in form.ranges)
    return tuple[numbers] if form.parts else numbers[0]  # type: ignore[valid-type]  # of this survey


def _given(question: Question, reports: list[Any]) -> Given:
    form, n = question.form, len(reports)
    present = np.ones(n, dtype=np.bool_)
    if UNSET in reports:
        present = np.array([report is not UNSET for report in reports], dtype=np.bool_)
        anything = form.longest
        reports = [anything if report is UNSET else report for report in reports]
    if form.spread:
        text = "".join(reports).encode("ascii", "replace")
        return marks_given(form, np.frombuffer(text, np.uint8).reshape(n, form.size), present)
    everywhere = np.ones(n, dtype=np.bool_)
    numbers = np.array(reports, dtype=np.int64).reshape(n, len(form.ranges))
    return numbers_given(form, [Numbers(each, present, everywhere) for each in numbers.T])
