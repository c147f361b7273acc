"""Responses as tables, written plainly from the rule in File formats: one row each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.privacy.mechanisms import Bits, Pair
from core.response.file import Response
from core.survey import Survey

Row = dict[str, "str | int | None"]


def row_of(response: Response, survey: Survey) -> Row:
    row: Row = {"id": response.id, "survey": response.survey}
    if survey.procedures:
        row["procedure"] = response.procedure.value if response.procedure else None
    row["rehearsal"] = 1 if response.rehearsal else None
    for question in survey.questions:
        report = response.answers.get(question.id)
        match question.form:
            case Bits():
                for at, option in enumerate(question.option_ids):
                    mark = "-" if report is None else str(report)[at]
                    row[f"{question.id}.{option}"] = None if mark == "-" else int(mark)
            case Pair():
                pair = report if isinstance(report, tuple) else (None, None)
                row[f"{question.id}.seed"], row[f"{question.id}.value"] = pair
            case _:
                row[question.id] = report  # type: ignore[assignment]  # a number
    return row


def csv_of(rows: Sequence[Row], sign: str = ",", end: str = "\n", *, quoted: bool = False) -> bytes:
    def cell(value: object) -> str:
        text = "" if value is None else str(value)
        inside = sign in text or (quoted and isinstance(value, str))
        return f'"{text}"' if inside else text

    lines: list[Iterable[object]] = [rows[0], *(row.values() for row in rows)]
    return end.join(sign.join(map(cell, line)) for line in lines).encode() + end.encode()
