"""Where in a file something was found, in the language spoken."""

from __future__ import annotations

import re

from app.words.catalogue import joined, tr

_KNOWN = re.compile(r"(row|line|column|sheet|byte) (.+)", re.DOTALL)
_BETWEEN = re.compile(r", (?=(?:row|line|column|sheet|byte) )")


def placed(where: str) -> str:
    """Say a place as the core names it: "row 7, column age"; names of files and entries stay.

    >>> placed("people.csv, row 7, column age"), placed("questions[0].text")
    ('people.csv, row 7, column age', 'questions[0].text')
    """
    return joined([_part(each) for each in _BETWEEN.split(where)])


def column_place(name: str) -> str:
    """Name a column of a table, whatever it is called."""
    return _part(f"column {name}")


def _part(where: str) -> str:
    known = _KNOWN.fullmatch(where)
    if known is None:
        return where
    texts = {
        "row": tr("row {name}", "a place in a file"),
        "line": tr("line {name}", "a place in a file"),
        "column": tr("column {name}", "a place in a file"),
        "sheet": tr("sheet {name}", "a place in a file"),
        "byte": tr("byte {name}", "a place in a file"),
    }
    return texts[known[1]].format(name=known[2])
