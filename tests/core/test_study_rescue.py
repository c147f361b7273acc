"""A damaged study: what can still be read comes out, and can be imported anew."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from app.commands import cli
from core.errors import Code, Refused
from core.examples import example_path, example_survey
from core.rehearse import invent, people_from_counts, rehearse
from core.response import write
from core.study import Study, import_paths
from core.study.rescue import rescue
from core.study.results import tally_questions
from core.survey import read

EVERY_KIND = Path(__file__).resolve().parents[1] / "corpus" / "valid" / "every-kind.survey"
COUNTS = {"yes": 400, "no": 1600}


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path, survey = tmp_path / "whole.study", example_survey("sales")
    people = people_from_counts(survey, COUNTS)
    lines = tmp_path / "whole.jsonl"
    lines.write_bytes(b"".join(write(response) for response in rehearse(survey, people, 7)))
    with Study.create(path, example_path("sales").read_bytes()) as made:
        assert import_paths(made, [lines]).accepted == people.n
    return path


def responses_of(path: Path) -> dict[str, object]:
    with Study.open(path, write=False) as opened:
        return {response.id: response for response in opened.responses()}


def spoil(path: Path, start: int, length: int) -> None:
    data = bytearray(path.read_bytes())
    data[start : start + length] = b"\xaa" * length
    path.write_bytes(data)


def test_that_a_whole_study_is_rescued_whole(study: Path) -> None:
    survey_bytes, survey, found = rescue(study)
    assert survey_bytes == example_path("sales").read_bytes()
    assert {response.id: response for response in found} == responses_of(study)
    assert survey.digest == found[0].survey


def test_that_a_spoilt_page_costs_only_its_own_rows(study: Path) -> None:
    whole = responses_of(study)
    size = study.stat().st_size
    page = int.from_bytes(study.read_bytes()[16:18], "big") or 65536
    before = study.read_bytes()
    lost = []
    for number in range(size // page - 3, size // page):
        study.write_bytes(before)
        spoil(study, number * page, page)
        with pytest.raises(Refused) as caught:
            responses_of(study)
        assert caught.value.problem.code is Code.SYNTAX
        _, _, found = rescue(study)
        assert all(whole[response.id] == response for response in found)
        lost.append(len(whole) - len(found))
    assert 0 < max(lost) < len(whole) / 4, lost


def test_that_nothing_is_rescued_where_the_survey_is_gone(study: Path) -> None:
    spoil(study, 100, study.stat().st_size - 100)
    with pytest.raises(Refused) as caught:
        rescue(study)
    assert caught.value.problem.code is Code.SYNTAX


def test_that_rescued_responses_are_imported_into_a_new_study(study: Path, tmp_path: Path) -> None:
    whole = responses_of(study)
    page = int.from_bytes(study.read_bytes()[16:18], "big") or 65536
    spoil(study, study.stat().st_size - page, page)
    before = study.read_bytes()
    result = CliRunner().invoke(cli, ["rescue", str(study), "--out", str(tmp_path / "out.jsonl")])
    assert result.exit_code == 0, result.output
    assert study.read_bytes() == before
    with Study.create(tmp_path / "new.study", (tmp_path / "out.survey").read_bytes()) as new:
        taken = import_paths(new, [tmp_path / "out.jsonl"])
        assert not taken.refused
        assert 0 < taken.accepted < len(whole)
        assert all(whole[response.id] == response for response in new.responses())


def test_that_a_row_of_impossible_reports_is_named_as_damage(tmp_path: Path) -> None:
    path, survey_bytes = tmp_path / "spoilt.study", EVERY_KIND.read_bytes()
    survey = read(survey_bytes)
    lines = tmp_path / "some.jsonl"
    people = invent(survey, 20, 3)
    lines.write_bytes(b"".join(write(response) for response in rehearse(survey, people, 3)))
    with Study.create(path, survey_bytes) as made:
        import_paths(made, [lines])
        size = made.layout.size
    with contextlib.closing(sqlite3.connect(path)) as connection:
        ones = b"\xff" * size  # beyond the last option, number and procedure of every question
        command = "UPDATE response SET packed=? WHERE id=(SELECT min(id) FROM response)"
        connection.execute(command, (ones,))
        connection.commit()
    for by in (None, "sex"):
        with Study.open(path, write=False) as opened, pytest.raises(Refused) as caught:
            tally_questions(opened, by=by)
        assert caught.value.problem.code is Code.SYNTAX
        assert caught.value.problem.where == "spoilt.study"
    assert len(rescue(path)[2]) == 19
