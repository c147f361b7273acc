"""A form of report that one file alone knows, taken from the survey to every export and back."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest
from made_form import MadeUpThree, Three
from respondent_driver import survey_of
from round_trips import FORMATS, require_round_trip

from app.export.study.values import ExportOptions, open_source
from app.export.study.writing import plan, write_planned
from core.interchange.codebook import codings
from core.privacy import forms
from core.privacy.mechanisms import REGISTRY
from core.rehearse import invent, rehearse
from core.response import file
from core.response.file import Response, ResponseReader
from core.response.layout import Layout
from core.study import Study, import_paths
from core.study.many.parquet import ParquetRows
from core.survey import Survey, read, write

N = 20
PARTS = ["job.seed", "job.group", "job.value"]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The form and its mechanism stand where those of the program do."""
    monkeypatch.setitem(REGISTRY, MadeUpThree.name, MadeUpThree)
    monkeypatch.setattr(forms, "FORMS", [*forms.FORMS, Three])


@pytest.fixture
def survey() -> Survey:
    options = [{"id": f"o{i}", "text": f"Option number {i}"} for i in range(5)]
    job = {"id": "job", "kind": "one-of", "text": "Which job?", "options": options}
    area = {"id": "area", "kind": "one-of", "text": "Where?", "options": options}
    made = survey_of(job | {"mechanism": {"name": "made-up-three", "g": 2, "p": "3/4"}}, area)
    return read(write(made))


@pytest.fixture
def responses(survey: Survey) -> list[Response]:
    people = invent(survey, N, 3)
    return [replace(one, rehearsal=False) for one in rehearse(survey, people, 4)]


@pytest.fixture
def study(survey: Survey, responses: list[Response], tmp_path: Path) -> Path:
    lines = tmp_path / "all.jsonl"
    lines.write_bytes(b"".join(map(file.write, responses)))
    with Study.create(tmp_path / "new.study", write(survey)) as made:
        assert import_paths(made, [lines]).accepted == N
    return tmp_path / "new.study"


def exported(study: Path, out: Path, formats: tuple[str, ...], *, ids: bool) -> Path:
    """The reports, the codebook and the scripts of a study."""
    out.mkdir()
    with open_source(study, ExportOptions(ids=ids)) as source:
        wanted = {"reports": formats, "codebook": ("csv",), "scripts": ("r", "py")}
        assert write_planned(plan(source, wanted), out).failures == ()
    return out


def test_that_responses_are_written_read_and_packed(
    survey: Survey, responses: list[Response]
) -> None:
    reader, layout = ResponseReader(survey), Layout(survey)
    assert isinstance(survey.questions[0].form, Three)
    for one in responses:
        assert len(json.loads(file.write(one))["answers"]["job"]) == 3
        assert reader.read(file.write(one)) == one
        assert layout.unpack(one.id, layout.pack(one), rehearsal=False) == one


@pytest.mark.parametrize("format_", ["csv", "jsonl"])
def test_that_its_responses_come_back_with_their_ids(
    study: Path, responses: list[Response], format_: str, tmp_path: Path
) -> None:
    out = exported(study, tmp_path / "out", (format_,), ids=True)
    with Study.create(tmp_path / "again.study", read_survey(study)) as again:
        result = import_paths(again, [out / f"reports.{format_}"])
        assert (result.accepted, result.refused) == (N, ())
        assert sorted(again.responses(), key=by_id) == sorted(responses, key=by_id)


def test_that_its_columns_in_parquet_are_packed_as_its_responses_are(
    study: Path, survey: Survey, responses: list[Response], tmp_path: Path
) -> None:
    # Files are read in a process of their own, which does not know the form.
    table, layout = exported(study, tmp_path / "out", ("parquet",), ids=True), Layout(survey)
    with (table / "reports.parquet").open("rb") as opened:
        rows = ParquetRows(opened, "reports.parquet", survey)
        (batch,) = (rows.read(each, layout) for each in rows.batches())
    found = dict(zip(map(bytes, batch.ids), map(bytes, batch.packed), strict=True))
    assert found == {bytes.fromhex(one.id): layout.pack(one) for one in responses}


def by_id(response: Response) -> str:
    return response.id


def read_survey(study: Path) -> bytes:
    with Study.open(study, write=False) as opened:
        return opened.survey_bytes


def test_that_a_row_that_cannot_be_is_refused_with_its_reason(study: Path, tmp_path: Path) -> None:
    out = exported(study, tmp_path / "out", ("csv",), ids=True) / "reports.csv"
    with out.open(encoding="utf-8-sig", newline="") as table:
        head, first, *rest = csv.reader(table)
    first[head.index("job.group")] = "5"
    with out.open("w", encoding="utf-8", newline="") as table:
        csv.writer(table).writerows([head, first, *rest])
    with Study.create(tmp_path / "again.study", read_survey(study)) as again:
        result = import_paths(again, [out])
    assert (result.accepted, [each.code.value for each in result.refused]) == (N - 1, ["RANGE"])


@pytest.mark.parametrize(
    "format_",  # one that is text, and one with labels; a long run looks at every format
    [pytest.param(f, marks=() if f in ("csv", "dta") else pytest.mark.long) for f in FORMATS],
)
def test_that_tables_of_it_come_back_by_a_mapping(
    study: Path, format_: str, tmp_path: Path
) -> None:
    out = exported(study, tmp_path / "out", (format_,), ids=False)
    require_round_trip(study, out, format_)


def test_that_codebook_and_scripts_say_what_its_columns_are(
    study: Path, survey: Survey, tmp_path: Path
) -> None:
    (coding,) = codings(survey.questions[0])
    assert (coding.response, coding.column) == ("[seed, group, value]", " ".join(PARTS))
    out = exported(study, tmp_path / "out", ("csv",), ids=False)
    with (out / "codebook.csv").open(encoding="utf-8-sig", newline="") as table:
        columns = {cell for row in csv.reader(table) for cell in row}
    assert set(PARTS) <= columns
    (script,) = out.glob("*.R")
    assert 'left_out = c("job")' in script.read_text("utf-8")
