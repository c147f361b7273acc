"""From a study to a table in each format, and by a mapping into a new study: the same counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from exported_study import exported_study
from reported_studies import study_of, survey_bytes
from round_trips import FORMATS, require_round_trip

from app.export.study.values import ExportOptions, open_source
from app.export.study.writing import plan, write_planned


def written_of(study: Path) -> tuple[Path, Path]:
    """A study, and the folder with its reports in every format."""
    out = study.with_suffix("")
    out.mkdir()
    with open_source(study, ExportOptions()) as source:
        assert write_planned(plan(source, {"reports": FORMATS}), out).failures == ()
    return study, out


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return written_of(exported_study(tmp_path_factory.mktemp("round"), 20))


@pytest.fixture(scope="module")
def alike(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A study whose questions and options are called as columns of tables are."""
    ids = ("row", "id", "survey", "answers")
    some = [{"id": each, "text": each} for each in ids]
    many = {"id": "answers", "kind": "many-of", "text": "Which?", "options": some}
    unary = {"name": "unary", "p": "1/2", "q": "1/4"}
    one = {"id": "survey", "kind": "one-of", "text": "One?", "options": some, "mechanism": unary}
    asked = [{"id": each, "kind": "yes-no", "text": f"{each}?"} for each in ("row", "id")]
    survey = survey_bytes(many, one, *asked)
    return written_of(study_of(tmp_path_factory.mktemp("alike") / "a.study", survey, 20))


@pytest.mark.parametrize("format_", FORMATS)
def test_that_reports_come_back_by_a_mapping(exported: tuple[Path, Path], format_: str) -> None:
    require_round_trip(*exported, format_)


@pytest.mark.parametrize(
    "format_",  # names are shortened most for SPSS; a long run looks at every format
    [pytest.param(f, marks=() if f in ("csv", "sav") else pytest.mark.long) for f in FORMATS],
)
def test_that_names_that_are_alike_come_back_apart(alike: tuple[Path, Path], format_: str) -> None:
    require_round_trip(*alike, format_)
