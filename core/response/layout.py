"""Responses as packed bits: every question a field of fixed width, for the study on disk.

A response becomes one little-endian integer; a million of them become an array of shape
(n, bytes) from which a question's column is taken without looking at the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from core.lazy import np
from core.privacy.forms import Report
from core.privacy.procedures import Procedure
from core.response.file import Response
from core.survey.conditions_met import numbers_of, who_is_asked
from core.survey.model import Question, Survey

_REMEMBERED = 4_096
"""Different reports to a question whose bits are worked out once."""

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values: TypeAlias = NDArray[np.int64] | NDArray[np.uint8]
    Given: TypeAlias = tuple[Values, NDArray[np.bool_]]


@dataclass(frozen=True, slots=True)
class Field:
    """Where a question's report stands: bit offset, width, and its bit of presence or −1."""

    question: Question
    offset: int
    width: int
    presence: int

    def bits(self, report: Report) -> int:
        """Return the bits that a report sets in what is packed of its response."""
        present = 1 << self.presence if self.presence >= 0 else 0
        return self.question.form.pack(report) << self.offset | present


class Layout:
    """The fields of one survey: first the procedure, then each question in order."""

    def __init__(self, survey: Survey) -> None:
        self.digest = survey.digest
        self._procedures: tuple[Procedure | None, ...] = survey.procedures or (None,)
        at = self._procedure_bits = (len(self._procedures) - 1).bit_length()
        fields = []
        for question in survey.questions:
            presence = -1
            if question.optional or question.ask_if is not None or question.id in survey.blocks:
                presence, at = at, at + 1
            width = question.form.width
            fields.append(Field(question, at, width, presence))
            at += width
        self.fields = tuple(fields)
        self._bits_of: list[dict[Report, int]] = [{} for _ in fields]
        self._survey = survey
        self.size = (at + 7) // 8
        self._bits = at

    def field(self, question_id: str) -> Field:
        """Return where the reports to a question stand, in bands or not. Raises KeyError."""
        for field in self.fields:
            if field.question.id == question_id:
                return field
        return self.field(self.question(question_id).asked_id)

    def question(self, question_id: str) -> Question:
        """Return the question of this id, or a number in bands. Raises KeyError."""
        return self._survey.question(question_id)

    def pack(self, response: Response) -> bytes:
        """Return the packed answers and procedure of a response, `size` bytes."""
        packed = self._procedures.index(response.procedure)
        answers = response.answers
        for field, known in zip(self.fields, self._bits_of, strict=True):
            report = answers.get(field.question.id)
            if report is not None:
                bits = known.get(report)
                if bits is None:
                    bits = field.bits(report)
                    if len(known) < _REMEMBERED:
                        known[report] = bits
                packed |= bits
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
        return Response(response_id, self.digest, answers, procedure, rehearsal)

    def impossible(self, packed: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Tell, of packed rows of shape (n, size), which no response is packed as; shape (n,).

        Such rows have a procedure or a report that cannot be, bits where nothing stands, or
        answers to other questions than were asked.
        """
        procedure = packed[:, 0] & np.uint8((1 << self._procedure_bits) - 1)
        found = procedure >= len(self._procedures)
        found |= self._any_bits(packed, self._bits, 8 * self.size)
        for field in self.fields:
            form, present = field.question.form, self._present(packed, field)
            if not form.free:
                found |= present & ~form.possible(self._values(packed, field))
            if field.presence >= 0:
                end = field.offset + field.width
                found |= ~present & self._any_bits(packed, field.offset, end)
        return found | self.misasked(packed)

    def misasked(self, packed: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Tell which packed rows have answers to other questions than were asked; shape (n,)."""
        found = np.zeros(len(packed), dtype=np.bool_)
        given = self._given(packed)
        drawn = {id_ for block in self._survey.sample for id_ in block.questions}
        for field in self.fields:
            question = field.question
            if field.presence >= 0:
                present = self._present(packed, field)
                asked = who_is_asked(question, self._survey, given, len(packed))
                open_ = question.optional or question.id in drawn
                found |= present & ~asked if open_ else present != asked
        for block in self._survey.sample:
            fields = [self.field(id_) for id_ in block.questions]
            n_asked = sum(self._present(packed, field).astype(np.int64) for field in fields)
            asked = who_is_asked(fields[0].question, self._survey, given, len(packed))
            found |= n_asked != np.where(asked, block.ask, 0)
        return found

    def _any_bits(self, packed: NDArray[np.uint8], start: int, end: int) -> NDArray[np.bool_]:
        """Tell of which rows any bit from `start` to before `end` is set; shape (n,)."""
        wanted = (((1 << end) - 1) >> start << start).to_bytes((end + 7) // 8, "little")
        found = np.zeros(len(packed), dtype=np.uint8)
        for at in range(start // 8, len(wanted)):
            found |= packed[:, at] & np.uint8(wanted[at])
        return np.asarray(found != 0)

    def asked(self, packed: NDArray[np.uint8], question: Question) -> NDArray[np.bool_]:
        """Tell who was asked a question, as far as earlier answers decide it; shape (n,)."""
        return who_is_asked(question, self._survey, self._given(packed), len(packed))

    def _given(self, packed: NDArray[np.uint8]) -> Callable[[Question], Given]:
        """Return what gives the answers to a clear question, each looked up once."""
        known: dict[str, Given] = {}

        def given(source: Question) -> Given:
            if source.id not in known:
                column = self.column(packed, source.id)
                values = column.values
                if source.measured:
                    grid = numbers_of(source)
                    values = grid.start + grid.step * values.astype(np.int64)
                known[source.id] = values, column.present
            return known[source.id]

        return given

    def _present(self, packed: NDArray[np.uint8], field: Field) -> NDArray[np.bool_]:
        if field.presence < 0:
            return np.ones(len(packed), dtype=np.bool_)
        bit = packed[:, field.presence // 8] >> (field.presence % 8) & 1
        return np.asarray(bit.astype(np.bool_))

    def by_procedure(self, packed: NDArray[np.uint8]) -> dict[Procedure, NDArray[np.bool_]]:
        """Tell, for each procedure that can be chosen, of which rows it was; shape (n,)."""
        found = packed[:, 0] & np.uint8((1 << self._procedure_bits) - 1)
        offered = enumerate(self._procedures)
        return {each: found == place for place, each in offered if each is not None}

    def column(self, packed: NDArray[np.uint8], question_id: str) -> ReportColumn:
        """Return the reports to one question from packed rows of shape (n, size).

        Of a number in bands they are its bands; an impossible number is in none. Raises KeyError.
        """
        field, question = self.field(question_id), self.question(question_id)
        values, asked = field.question.form.asked_apart(self._values(packed, field))
        if question.cuts:
            grid, whole = numbers_of(field.question), values.astype(np.int64)
            bands = question.kind.definition.places(question, grid.start + grid.step * whole)
            values = np.where(whole < len(grid), bands, question.form.size)
        return ReportColumn(values, self._present(packed, field), asked)

    def _values(self, packed: NDArray[np.uint8], field: Field) -> Values:
        """Return the packed reports of a field, of shape (n,), or (n, width) of bits."""
        first, last = field.offset // 8, (field.offset + field.width + 7) // 8
        shift = field.offset % 8
        if field.question.form.spread:
            bits = np.unpackbits(packed[:, first:last], axis=1, bitorder="little")
            return bits[:, shift : shift + field.width]
        whole = packed[:, first].astype(np.int64) >> shift
        for i in range(first + 1, last):
            whole |= packed[:, i].astype(np.int64) << 8 * (i - first) - shift
        whole &= (1 << field.width) - 1
        return whole


@dataclass(frozen=True)
class ReportColumn:
    """Reports to one question: values of shape (n,) or (n, k) of 0/1, and who was asked (n,).

    Values of categories and grids are packed numbers: for a grid, places on it. `asked` tells, of
    a many-of that asks each person only some options, which; shape (n, k).
    """

    values: Values
    present: NDArray[np.bool_]
    asked: NDArray[np.bool_] | None = None
