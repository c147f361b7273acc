"""A damaged study: what can still be read comes out, and can be imported anew."""

import contextlib
import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from app.commands import cli
from app.words.refusals import message, remedy
from core.examples import example_path, example_survey
from core.facts.errors import Code, Refused
from core.progress import Cancelled
from core.rehearse import invent, people_from_counts, rehearse
from core.response.file import Response, write
from core.response.layout import Layout
from core.study import Study, import_paths
from core.study.rescue import rescue, rescue_study
from core.study.results import tally_checks, tally_questions
from core.study.schema import row_checksum
from core.survey import read
from folders import CORPUS

EVERY_KIND = CORPUS / "valid" / "every-kind.survey"
SEALED = EVERY_KIND.with_name("sealed.survey")
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
    found = rescue(study)
    assert found.survey_bytes == example_path("sales").read_bytes()
    assert {response.id: response for response in found.responses} == responses_of(study)
    assert found.left_out == 0


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
        found = rescue(study).responses
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


def test_that_rescued_responses_to_a_sealed_survey_stand_in_a_new_study(
    study: Path, tmp_path: Path
) -> None:
    # They cannot be imported as lines: without their seal they would be refused.
    survey_bytes, new = SEALED.read_bytes(), tmp_path / "new.study"
    survey = read(survey_bytes)
    real = [replace(one, rehearsal=False) for one in rehearse(survey, invent(survey, 20, 3), 3)]
    damaged = tmp_path / "sealed.study"
    with Study.create(damaged, survey_bytes) as made:
        pack, stage = made.layout.pack, made.stage()
        stage.add(sorted((bytes.fromhex(one.id), 7, 0, pack(one)) for one in real), ())
        made.take(stage, rehearsal=False)
    key = min(bytes.fromhex(one.id) for one in real)
    with contextlib.closing(sqlite3.connect(damaged)) as connection:
        connection.execute("UPDATE response SET checksum=checksum+1 WHERE id=?", (key,))
        connection.commit()
    before = damaged.read_bytes()
    assert rescue_study(damaged, new).left_out == 1
    assert damaged.read_bytes() == before
    assert responses_of(new) == {one.id: one for one in real if bytes.fromhex(one.id) != key}
    with Study.open(new, write=False) as opened:
        assert opened.rehearsal is False
    with pytest.raises(Refused) as caught:
        rescue_study(study, new)
    assert caught.value.problem.code is Code.IO
    assert len(responses_of(new)) == 19


def test_that_a_rescue_that_is_stopped_leaves_no_new_study(study: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.study"

    def stop(_done: int, total: int) -> None:
        if not total:  # while the new study is written
            raise Cancelled

    with pytest.raises(Cancelled):
        rescue_study(study, new, report=stop)
    assert {path.name for path in tmp_path.iterdir()} == {"whole.study", "whole.jsonl"}


def set_packed(path: Path, packed: bytes, checksum: bool) -> bytes:
    """Change the reports of the first row, with the checksum of it or without; return its id."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        key, day, named = connection.execute(
            "SELECT id, day, named FROM response ORDER BY id LIMIT 1"
        ).fetchone()
        connection.execute("UPDATE response SET packed=? WHERE id=?", (packed, key))
        if checksum:
            right = row_checksum(key, day, named, packed)
            connection.execute("UPDATE response SET checksum=? WHERE id=?", (right, key))
        connection.commit()
    return bytes(key)


def test_that_a_row_of_impossible_reports_is_named_as_damage(tmp_path: Path) -> None:
    path, survey_bytes = tmp_path / "spoilt.study", EVERY_KIND.read_bytes()
    survey = read(survey_bytes)
    lines = tmp_path / "some.jsonl"
    people = invent(survey, 20, 3)
    lines.write_bytes(b"".join(write(response) for response in rehearse(survey, people, 3)))
    with Study.create(path, survey_bytes) as made:
        import_paths(made, [lines])
        size = made.layout.size
    # Beyond the last option, number and procedure of every question.
    set_packed(path, b"\xff" * size, checksum=True)
    for writing in (False, True):
        with pytest.raises(Refused) as caught:
            Study.open(path, writing)
        assert caught.value.problem.code is Code.SYNTAX
        assert caught.value.problem.where.startswith("spoilt.study, response ")
    # A study that was found whole is not looked through again; it may have been spoilt since.
    for count in (tally_questions, tally_checks):
        with (
            Study.open(path, write=False, known=survey) as spoilt,
            pytest.raises(Refused, match="impossible-report") as caught,
        ):
            count(spoilt)
        assert caught.value.problem.code is Code.SYNTAX
    found = rescue(path)
    assert (len(found.responses), found.left_out) == (19, 1)


def test_that_a_flipped_report_is_named_and_left_out_alone(study: Path, tmp_path: Path) -> None:
    whole = responses_of(study)
    (first, response), *_ = sorted(whole.items())
    assert isinstance(response, Response)
    flipped = replace(response, answers={"sales": 1 - int(str(response.answers["sales"]))})
    layout = Layout(example_survey("sales"))
    assert set_packed(study, layout.pack(flipped), checksum=False).hex() == first
    for writing in (False, True):
        with pytest.raises(Refused) as caught:
            Study.open(study, write=writing)
        problem = caught.value.problem
        assert problem.code is Code.SYNTAX
        assert first in message(problem)
        assert problem.where == f"whole.study, response {first}"
        assert "candor rescue" in remedy(problem)
    result = CliRunner().invoke(cli, ["rescue", str(study), "--out", str(tmp_path / "out.jsonl")])
    assert result.exit_code == 0
    assert "Wrote 1,999 responses" in result.output
    assert "1 row was left out" in result.output
    found = {response.id: response for response in rescue(study).responses}
    assert found == {id_: kept for id_, kept in whole.items() if id_ != first}


@pytest.mark.parametrize("table", ["response", "study"])
@pytest.mark.parametrize("called", ["view", "table"])
def test_that_rows_without_end_are_not_waited_for(
    table: str, called: str, study: Path, tmp_path: Path
) -> None:
    path = tmp_path / "endless.study"
    path.write_bytes(study.read_bytes())
    columns = {
        "response": "randomblob(16), x, 0, x'00', 0",
        "study": "x, 'a', 0, 0",
    }[table]
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"DROP TABLE {table}")
        endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n)"
        connection.execute(f"CREATE VIEW {table} AS {endless} SELECT {columns} FROM n")  # noqa: S608 - the above
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("UPDATE sqlite_schema SET type=? WHERE name=?", (called, table))
        connection.commit()
    with pytest.raises(Refused) as caught:
        rescue(path)
    assert caught.value.problem.code is Code.SYNTAX
    with pytest.raises(Refused):
        Study.open(path, write=False)


def test_that_what_is_no_file_is_refused_kindly(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "empty").touch()
    found = {}
    for name in ("missing", "pipe", "empty", ".", "x" * 300, "a\0b"):
        with pytest.raises(Refused) as caught:
            rescue(tmp_path / name)
        found[name] = caught.value.problem.code
    assert found == {
        "missing": Code.IO,
        "pipe": Code.NOTFILE,
        "empty": Code.EMPTY,
        ".": Code.NOTFILE,
        "x" * 300: Code.IO,
        "a\0b": Code.IO,
    }
    result = CliRunner().invoke(cli, ["rescue", str(tmp_path / "missing"), "--out", "x"])
    assert result.exit_code == 2
    assert "No such file" in result.output
