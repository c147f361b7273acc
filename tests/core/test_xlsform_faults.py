"""One fault of each sort in an XLSForm: found by name, in its cell, and nothing else found."""

from __future__ import annotations

import datetime
import io
import zipfile
from collections.abc import Sequence
from typing import Any

import pytest
from form_books import YES_NO, Lines, book, form

from core.facts.errors import Code, Refused, Severity
from core.interchange.workbook import MAX_UNPACKED, letters
from core.interchange.xlsform import Finding, read_form
from core.interchange.xlsform.findings import _NOTES

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


def number(constraint: str | None) -> Lines:
    heads = ("type", "name", "label", "required", "constraint")
    return [heads, ("integer", "age", "Your age?", "yes", constraint)]


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


FAULTS: list[tuple[Finding, bytes, str]] = [
    (Finding.DISABLED, form(added("disabled", "yes")), "survey I3"),
    (Finding.NO_HEAD, form([("type", "label"), (None, None)]), "survey 1"),
    (Finding.NEAR_HEAD, form(added("relevent", "${area} = 'yes'")), "survey I1"),
    (Finding.UNKNOWN_HEAD, form(added("our own column", "x")), "survey I1"),
    (Finding.HEAD_TWICE, form(added("Label", "x")), "survey I1"),
    (Finding.NO_CODE, form(added("label::Deutsch", "x")), "survey I1"),
    (Finding.NO_TYPE, form(rows(bribe(type=None))), "survey A3"),
    (Finding.NEAR_TYPE, form(rows(bribe(type="select_on yn"))), "survey A3"),
    (Finding.UNKNOWN_TYPE, form(rows(bribe(type="hologram"))), "survey A3"),
    (Finding.NO_LIST, form(rows(bribe(type="select_one ny", rr_kind=None))), "survey A3"),
    (Finding.NO_NAME, form(rows(bribe(name=None))), "survey B3"),
    (Finding.NO_LABEL, form(rows(bribe(label=None))), "survey C3"),
    (Finding.NO_RANGE, form(number(None)), ""),
    (Finding.NO_RANGE, form(number(". >= 3")), "survey E2"),
    (Finding.UNREAD_LOGIC, form(number("regex(., '[0-9]')")), "survey E2"),
    (Finding.UNREAD_LOGIC, form(rows(bribe(relevant="${area} != 'yes'"))), "survey E3"),
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
    (Finding.LACKING, form(rows(("note", "late", "Thank you."))), "survey A3"),
    (Finding.LACKING, form(added("media::image", "a.png")), "survey I3"),
    (Finding.LEFT_OUT, form(rows(("deviceid", "deviceid"))), "survey A3"),
    (Finding.RENAMED, form(rows(bribe(name="Bribe!"))), "survey B3"),
    (Finding.OWN_WORDS, form(rows(bribe(rr_kind=None))), "survey A3"),
]  # fmt: skip


def place_of(finding: Finding, data: bytes) -> list[str]:
    found = read_form(data).found
    assert {each.finding for each in found} == {finding}
    return [
        f"{each.place.sheet} {letters(each.place.column)}{each.place.row or ''}" for each in found
    ]


@pytest.mark.parametrize(
    ("finding", "data", "place"), FAULTS, ids=[f"{f.value} {p}" for f, _, p in FAULTS]
)
def test_that_a_fault_is_found_in_its_cell(finding: Finding, data: bytes, place: str) -> None:
    assert place_of(finding, data) == [place or "survey E2"]


def test_that_repeats_and_groups_with_logic_are_named() -> None:
    group = ("begin_group", "g", "Group", None, "${area} = 'yes'")
    assert place_of(Finding.GROUP_LOGIC, form(rows(group, BRIBE, ("end_group",)))) == ["survey E3"]
    plain = ("begin group", "g", "Group")
    assert place_of(Finding.FLATTENED, form(rows(plain, BRIBE, ("end group",)))) == ["survey A3"]
    repeat = ("begin_repeat", "r", "Again")
    assert place_of(Finding.IN_REPEAT, form(rows(repeat, BRIBE, ("end_repeat",)))) == ["survey A4"]


def test_that_a_workbook_without_the_sheet_is_named() -> None:
    assert place_of(Finding.NO_SHEET, book({"choices": YES_NO})) == ["survey "]


def test_that_every_finding_has_a_file_here() -> None:
    tried = {finding for finding, _, _ in FAULTS}
    assert tried | {
        Finding.NO_SHEET,
        Finding.GROUP_LOGIC,
        Finding.FLATTENED,
        Finding.IN_REPEAT,
        Finding.NO_DEVICE,  # of forms that are written
        Finding.TO_BE_READ,
    } == set(Finding)


def test_that_what_is_only_told_keeps_no_form_from_being_read() -> None:
    for finding, data, _ in FAULTS:
        severity = {each.severity for each in read_form(data).found}
        assert severity == {Severity.WARNING if finding in _NOTES else Severity.ERROR}


def test_that_what_is_no_workbook_is_refused() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("readme.txt", "nothing")
    for data in (b"", b"type,name\n", packed.getvalue()):
        with pytest.raises(Refused) as refused:
            read_form(data)
        assert refused.value.problem.code is Code.FORMAT


def test_that_a_damaged_workbook_is_refused() -> None:
    whole = form(rows(BRIBE))
    damaged = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as source, zipfile.ZipFile(damaged, "w") as made:
        for part in source.infolist():
            data = source.read(part)
            made.writestr(
                part.filename, data[: len(data) // 2] if "sheet1" in part.filename else data
            )
    with pytest.raises(Refused) as refused:
        read_form(damaged.getvalue())
    assert refused.value.problem.code is Code.SYNTAX


def test_that_a_bomb_is_refused_before_it_is_unpacked() -> None:
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "")
        archive.writestr("xl/worksheets/sheet1.xml", bytes(MAX_UNPACKED + 1))
    assert len(bomb.getvalue()) < MAX_UNPACKED // 100
    with pytest.raises(Refused) as refused:
        read_form(bomb.getvalue())
    assert refused.value.problem.code is Code.SIZE


def test_that_entities_of_a_workbook_are_not_expanded() -> None:
    whole = form(rows(BRIBE))
    hostile = io.BytesIO()
    head = b'<!DOCTYPE x [<!ENTITY a "boom">]>'
    with zipfile.ZipFile(io.BytesIO(whole)) as source, zipfile.ZipFile(hostile, "w") as made:
        for part in source.infolist():
            data = source.read(part)
            if b"I paid." in data:
                data = data.replace(b"<worksheet", head + b"<worksheet", 1)
                data = data.replace(b"I paid.", b"&a;")
            made.writestr(part.filename, data)
    with pytest.raises(Refused) as refused:
        read_form(hostile.getvalue())
    assert refused.value.problem.code is Code.SYNTAX


def test_that_what_a_form_asks_and_a_survey_cannot_is_said_by_its_cell() -> None:
    head = ("type", "name", "label", "constraint", "parameters", "disabled")
    made = form(
        (
            head,
            ("select_one yn", "asked", "Asked?", "${a} != 'no'", "randomize=true", "no"),
            ("select_one yn", "gone", "Gone?", None, None, "yes"),
            ("integer", "age", "Age?", ". >= 0 and . <= 100", None, None),
        )
    )
    read = read_form(made)
    assert [each["id"] for each in read.content["questions"]] == ["asked", "age"]  # type: ignore[union-attr, call-overload, index]
    told = {(each.finding, each.place.row, each.place.column) for each in read.found}
    assert told == {
        (Finding.OWN_WORDS, 2, 1),
        (Finding.LACKING, 2, 4),
        (Finding.LACKING, 2, 5),
        (Finding.DISABLED, 3, 6),
    }
