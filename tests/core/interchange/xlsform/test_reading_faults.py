"""One fault of each sort in an XLSForm: found by name, in its cell, and nothing else found."""

from __future__ import annotations

import io
import zipfile
from functools import cache

import pytest
from faulty_xlsforms import BRIBE, FAULTS, rows
from form_books import YES_NO, book, form

from core.facts.errors import Code, Refused, Severity
from core.interchange.workbook import MAX_UNPACKED, letters
from core.interchange.xlsform import Finding, Form, read_form
from core.interchange.xlsform.findings import _NOTES


@cache
def read(data: bytes) -> Form:
    """What comes of a form, which several tests look at."""
    return read_form(data)


def place_of(finding: Finding, data: bytes) -> list[str]:
    found = read(data).found
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
    either = "${area} = 'yes' or ${area} = 'no' or ${bribe} = 'no'"
    group = ("begin_group", "g", "Group", None, either)
    own = (*BRIBE[:1], "later", *BRIBE[2:4], "${area} = 'yes'", *BRIBE[5:])
    later = form(rows(BRIBE, group, own, ("end_group",)))
    assert place_of(Finding.GROUP_LOGIC, later) == ["survey E5"]
    plain = ("begin group", "g")
    assert place_of(Finding.FLATTENED, form(rows(plain, BRIBE, ("end group",)))) == ["survey A3"]
    titled = ("begin group", "g", "Group")
    after = form(rows(titled, BRIBE, ("end group",), own))
    assert place_of(Finding.SECTION_GOES_ON, after) == ["survey A6"]
    repeat = ("begin_repeat", "r", "Again")
    assert place_of(Finding.IN_REPEAT, form(rows(repeat, BRIBE, ("end_repeat",)))) == ["survey A3"]


def test_that_a_workbook_without_the_sheet_is_named() -> None:
    assert place_of(Finding.NO_SHEET, book({"choices": YES_NO})) == ["survey "]


def test_that_every_finding_has_a_file_here() -> None:
    tried = {finding for finding, _, _ in FAULTS}
    assert tried | {
        Finding.NO_SHEET,
        Finding.GROUP_LOGIC,
        Finding.FLATTENED,
        Finding.SECTION_GOES_ON,
        Finding.IN_REPEAT,
        Finding.NO_DEVICE,  # of forms that are written
        Finding.TO_BE_READ,
        Finding.NONE,  # beside others, in forms that are opened as drafts
        Finding.CODE,
        Finding.NO_STEP,
        Finding.TOO_MANY,
    } == set(Finding)


def test_that_what_is_only_told_keeps_no_form_from_being_read() -> None:
    for finding, data, _ in FAULTS:
        severity = {each.severity for each in read(data).found}
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
    whole = read_form(made)
    assert [question.id for question in whole.draft.questions] == ["asked", "age"]
    told = {(each.finding, each.place.row, each.place.column) for each in whole.found}
    assert told == {
        (Finding.OWN_WORDS, 2, 1),
        (Finding.LACKING, 2, 4),
        (Finding.LACKING, 2, 5),
        (Finding.DISABLED, 3, 6),
    }
