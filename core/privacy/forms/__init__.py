"""The forms that a report can have; each is a file here.

To add a form: write its file, name it in `FORMS`, and give the names of its parts, if it has any,
their words where those of the others stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from core.privacy.forms.base import (
    CodebookQuestion,
    Coding,
    Holds,
    Report,
    ReportForm,
    TableColumn,
    number_of,
)
from core.privacy.forms.bits import NOT_ASKED, AskedBits, Bits, FixedBits, asked_of, ones_of
from core.privacy.forms.category import Category
from core.privacy.forms.grid import Grid
from core.privacy.forms.pair import Pair

if TYPE_CHECKING:
    from core.privacy.forms.base import Values

__all__ = [
    "FORMS",
    "NOT_ASKED",
    "AskedBits",
    "Bits",
    "Category",
    "CodebookQuestion",
    "Coding",
    "FixedBits",
    "Form",
    "Grid",
    "Holds",
    "Pair",
    "Report",
    "ReportForm",
    "TableColumn",
    "Values",
    "asked_of",
    "json_of",
    "number_of",
    "ones_of",
    "part_names",
    "report_of",
]  # fmt: skip

Form: TypeAlias = ReportForm

FORMS: list[type[ReportForm]] = [Category, Bits, FixedBits, AskedBits, Pair, Grid]


def part_names() -> tuple[str, ...]:
    """Return the names that parts of reports have, in any form.

    >>> part_names()
    ('seed', 'value')
    """
    return tuple(dict.fromkeys(part for form in FORMS for part in form.parts))


def report_of(value: object) -> Report:
    """Return an accepted value as it is held: several numbers come from a file as a list."""
    if isinstance(value, list | tuple):
        return tuple(int(each) for each in value)
    if isinstance(value, int | str):
        return value
    raise TypeError("this is no report")


def json_of(report: Report) -> int | str | list[Any]:
    """Return a report as it stands in a file."""
    return list(report) if isinstance(report, tuple) else report
