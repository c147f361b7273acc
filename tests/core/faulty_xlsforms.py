"""XLSForms with a fault each, and what is found."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

from form_books import Lines, form

from core.interchange.xlsform import Finding

HEADS = ("type", "name", "label", "required", "relevant", "rr::mechanism", "rr::p", "rr::kind")


AREA = ("select_one yn", "area", "In a city?", "yes", None, None, None, "yes-no")


BRIBE = ("select_one yn", "bribe", "I paid.", "yes", None, "warner", "3/4", "yes-no")


def rows(*lines: Sequence[Any], heads: Sequence[str] = HEADS) -> Lines:
    return [heads, AREA, *lines]


def bribe(**cells: Any) -> Sequence[Any]:
    """The row of the sensitive question with other cells, named as heads with _ for ::."""
    heads = [head.replace("::", "_") for head in HEADS]
    return [cells.get(head, value) for head, value in zip(heads, BRIBE, strict=True)]


def added(head: str, value: Any) -> Lines:
    """The form with one more column, filled in the row of the sensitive question."""
    return [(*HEADS, head), AREA, (*BRIBE, value)]


def number(constraint: str | None, type_: str = "integer") -> Lines:
    heads = ("type", "name", "label", "required", "constraint")
    return [heads, (type_, "age", "Your age?", "yes", constraint)]


BINNED = [
    ("type", "name", "label", "required", "constraint", "rr::bins"),
    ("integer", "age", "Your age?", "yes", ". >= 0 and . <= 9", "0 1.5 9"),
]


BLOCK = [
    (*HEADS, "rr::block", "rr::block_ask"),
    AREA,
    (*BRIBE, 1, 1),
    (BRIBE[0], "other", *BRIBE[2:], 1, 2),
]


NEARLY = [
    ("type", "name", "label", "requird", "rr::kind"),
    ("select_one yn", "area", "In a city?", "yes", "yes-no"),
]


SCALE = [
    ("list_name", "name", "label"),
    *(("five", step, f"Step {step}") for step in range(1, 6)),
    ("five", 98, "Don't know"),
]


FAULTS: list[tuple[Finding, bytes, str]] = [
    (Finding.DISABLED, form(added("disabled", "yes")), "survey I3"),
    (Finding.NO_HEAD, form([("type", "label"), (None, None)]), "survey 1"),
    (Finding.NEAR_HEAD, form(NEARLY), "survey D1"),
    (Finding.UNKNOWN_HEAD, form(added("our own column", "x")), "survey I1"),
    (Finding.HEAD_TWICE, form(added("Label", "x")), "survey I1"),
    (Finding.NO_CODE, form(added("label::Klingon", "x")), "survey I1"),
    (Finding.NAMED_LANGUAGE, form([("type", "name", "label::Deutsch")]), "survey C1"),
    (Finding.NO_TYPE, form(rows(bribe(type=None))), "survey A3"),
    (Finding.NEAR_TYPE, form(rows(bribe(type="select_on yn"))), "survey A3"),
    (Finding.UNKNOWN_TYPE, form(rows(bribe(type="hologram"))), "survey A3"),
    (Finding.NO_LIST, form(rows(bribe(type="select_one ny", rr_kind=None))), "survey A3"),
    (Finding.NO_NAME, form(rows(bribe(name=None))), "survey B3"),
    (Finding.NO_LABEL, form(rows(bribe(label=None))), "survey C3"),
    (Finding.NO_RANGE, form(number(None)), ""),
    (Finding.NO_RANGE, form(number(". >= 3")), "survey E2"),
    (Finding.UNREAD_LOGIC, form(rows(bribe(relevant="${area} = 'nowhere'"))), "survey E3"),
    (Finding.UNREAD_LOGIC, form(rows(bribe(relevant="not(${area} > 3)"))), "survey E3"),
    (Finding.UNREAD_RANGE, form(number("regex(., '[0-9]')")), "survey E2"),
    (Finding.FREE_TEXT, form(rows(("text", "why", "Why?"))), "survey A3"),
    (Finding.NOTE, form(rows(("note", "late", "Thank you."))), "survey A3"),
    (Finding.DECIMAL, form(number(". >= 0 and . <= 9", "decimal")), "survey A2"),
    (Finding.UNREAD_LOGIC, form(rows(bribe(relevant="true() or ${area}='no'"))), "survey E3"),
    (Finding.LATER_QUESTION, form(rows(bribe(relevant="${later} = 'yes'"))), "survey E3"),
    (Finding.CALCULATED, form(rows(bribe(rr_p="=3/4"))), "survey G3"),
    (Finding.IS_DATE, form(rows(bribe(rr_p=datetime.datetime(2026, 1, 2)))), "survey G3"),
    (Finding.NO_FRACTION, form(rows(bribe(rr_p="three quarters"))), "survey G3"),
    (Finding.NO_FRACTION, form(rows(bribe(rr_p="1/0"))), "survey G3"),
    (Finding.NO_FRACTION, form(rows(bribe(rr_p=1 / 3))), "survey G3"),
    (Finding.NO_FRACTION, form(rows(bribe(rr_p=None))), "survey G3"),
    (Finding.NO_WHOLE, form(BINNED), "survey F2"),
    (Finding.NEAR_WORD, form(rows(bribe(rr_mechanism="warnr"))), "survey F3"),
    (Finding.UNKNOWN_WORD, form(rows(bribe(rr_mechanism="magic"))), "survey F3"),
    (Finding.NEAR_WORD, form(added("rr::procedures", "spiner")), "survey I3"),
    (Finding.UNKNOWN_WORD, form(added("rr::procedures", "oracle")), "survey I3"),
    (Finding.UNKNOWN_WORD, form(BLOCK), "survey J4"),
    (Finding.NO_WHOLE, form(added("rr::ask", "some")), "survey I3"),
    (Finding.NO_MECHANISM, form(rows(bribe(rr_mechanism=None))), "survey G3"),
    (Finding.PIPED, form(rows(bribe(label="I paid in ${area}."))), "survey C3"),
    (Finding.OTHER, form(rows(bribe(type="select_one yn or_other"))), "survey A3"),
    (Finding.LACKING, form(rows(("geopoint", "where", "Where?"))), "survey A3"),
    (Finding.LACKING, form(added("media::image", "a.png")), "survey I3"),
    (Finding.LEFT_OUT, form(rows(("deviceid", "deviceid"))), "survey A3"),
    (Finding.RENAMED, form(rows(bribe(name="Bribe!"))), "survey B3"),
    (Finding.OWN_WORDS, form(rows(bribe(rr_kind=None))), "survey A3"),
]  # fmt: skip
