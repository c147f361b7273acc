"""Responses as packed bits: every question a field of fixed width, for the study on disk.

A response becomes one little-endian integer; a million of them become an array of shape
(n, bytes) from which a question's column is taken without looking at the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.mechanisms import Report
from core.procedures import Procedure
from core.response import Response
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Field:
    """Where a question's report stands: bit offset, width, and its bit of presence or −1."""

    question: Question
    offset: int
    width: int
    presence: int


class Layout:
    """The fields of one survey: first the procedure, then each question in order."""

    def __init__(self, survey: Survey) -> None:
        self._digest = survey.digest
        self._procedures: tuple[Procedure | None, ...] = survey.procedures or (None,)
        at = self._procedure_bits = (len(self._procedures) - 1).bit_length()
        fields = []
        for question in survey.questions:
            presence = -1
            if question.optional or question.ask_if is not None:
                presence, at = at, at + 1
            width = question.form.width
            fields.append(Field(question, at, width, presence))
            at += width
        self.fields = tuple(fields)
        self.size = (at + 7) // 8

    def pack(self, response: Response) -> bytes:
        """Return the packed answers and procedure of a response, `size` bytes."""
        packed = self._procedures.index(response.procedure)
        answers = response.answers
        for field in self.fields:
            report = answers.get(field.question.id)
            if report is not None:
                packed |= field.question.form.pack(report) << field.offset
                if field.presence >= 0:
                    packed |= 1 << field.presence
        return packed.to_bytes(self.size, "little")

    def unpack(self, response_id: str, data: bytes, rehearsal: bool) -> Response:
        """Undo `pack`."""
        packed = int.from_bytes(data, "little")
        procedure = self._procedures[packed & ((1 << self._procedure_bits) - 1)]
        answers: dict[str, Report] = {}
        for field in self.fields:
            if field.presence < 0 or packed >> field.presence & 1:
                bits = packed >> field.offset & ((1 << field.width) - 1)
                answers[field.question.id] = field.question.form.unpack(bits)
        return Response(response_id, self._digest, answers, procedure, rehearsal)

    def column(self, packed: NDArray[np.uint8], question_id: str) -> Column:
        """Return the reports to one question from packed rows of shape (n, size)."""
        import numpy as np

        field = next(f for f in self.fields if f.question.id == question_id)
        first, last = field.offset // 8, (field.offset + field.width + 7) // 8
        shift = field.offset % 8
        if field.question.form.spread:
            bits = np.unpackbits(packed[:, first:last], axis=1, bitorder="little")
            values = bits[:, shift : shift + field.width]
        else:
            whole = np.zeros(len(packed), dtype=np.uint64)
            for i in range(first, last):
                whole |= packed[:, i].astype(np.uint64) << np.uint64(8 * (i - first))
            mask = np.uint64((1 << field.width) - 1)
            values = (whole >> np.uint64(shift) & mask).astype(np.int64)
        if field.presence >= 0:
            present = packed[:, field.presence // 8] >> (field.presence % 8) & 1
            return Column(values, present.astype(np.bool_))
        return Column(values, np.ones(len(packed), dtype=np.bool_))


@dataclass(frozen=True)
class Column:
    """Reports to one question: values of shape (n,) or (n, k) of 0/1, and who was asked (n,).

    Values of categories and grids are packed numbers: for a grid, places on it.
    """

    values: NDArray[np.int64] | NDArray[np.uint8]
    present: NDArray[np.bool_]
