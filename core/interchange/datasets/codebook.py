"""The codebook of data as rows: what every column is called where, and what stands in it.

One row a value of a column, so that a person and a program can read it. Labels stand in full; where
a format has cut one, also as it is there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from core.interchange.codebook import DESIGN
from core.interchange.datasets import spss, stata
from core.interchange.datasets.names import (
    SPSS,
    STATA,
    cut_label,
    names_in,
    utf8_bytes,
)
from core.interchange.datasets.table import Dataset, Missing, Variable
from core.present.table import csv_line

_WHOLE = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_ABOUT = ("question", "kind", "option", *DESIGN)
HEADS = (
    *("table", "column", "column_spss", "column_stata", "label", "label_spss", "label_stata"),
    *("value", "value_spss", "value_stata", "value_label", "value_label_spss", *_ABOUT),
)


def codebook_csv(tables: Sequence[Dataset]) -> str:
    """Return the codebook of some tables as CSV, their notes last; every cell is inert."""
    lines = [csv_line(HEADS)]
    for data in tables:
        lines += [csv_line(map(_number, row)) for row in list(codebook_of(data))[1:]]
    for data in tables:
        blank = (None,) * (len(HEADS) - 5)
        lines += [csv_line((data.name, "", "", "", note, *blank)) for note in data.notes]
    return "".join(lines)


def _number(text: str) -> str | int:
    """Return a text that is a whole number as one: with its sign it is no formula."""
    return int(text) if _WHOLE.fullmatch(text) else text


def codebook_of(data: Dataset) -> Iterator[tuple[str, ...]]:
    """Give the rows of the codebook of a table, its heads first."""
    yield HEADS
    names = zip(
        names_in(SPSS, data.names), names_in(STATA, data.names), data.variables, strict=True
    )
    for in_spss, in_stata, variable in names:
        label = variable.label.whole
        column = (
            *(data.name, variable.name, in_spss, in_stata, label),
            _where_cut(label, cut_label(variable.label, spss.LABEL, utf8_bytes)),
            _where_cut(label, cut_label(variable.label, stata.LABEL)),
        )
        ids = {str(value): option for value, option in variable.options.items()}
        for value in _values(variable):
            about = {"option": ids.get(value[0], "")} | dict(variable.about)
            yield *column, *value, *(about.get(head, "") for head in _ABOUT)


def _values(variable: Variable) -> Iterator[tuple[str, str, str, str, str]]:
    """Give each value of a variable: in Candor, in SPSS, in Stata, its label, and as SPSS cuts."""
    cut_in_spss = spss.value_labels(variable)
    for value, label in variable.values.items():
        in_spss = _where_cut(label, cut_in_spss.get(value, label))
        yield str(value), str(value), str(value), label, in_spss
    if not variable.values:
        yield _range_of(variable), "", "", "", ""
    codes = spss.missing_codes(variable)
    for reason, words in variable.missing.items():
        if reason is not Missing.UNKNOWN:
            yield "", str(codes.get(reason, "")), stata.LETTERS[reason], words, ""


def _range_of(variable: Variable) -> str:
    return variable.about.get("values", "")


def _where_cut(whole: str, made: str) -> str:
    return "" if made == whole else made
