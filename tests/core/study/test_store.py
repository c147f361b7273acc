"""The study file: made, opened, claimed, refused; compact, and one file at rest."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from study_content import content

from app.words.refusals import message, remedy
from core.examples import example_path, example_survey
from core.facts.errors import Code, Refused
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, import_paths
from core.study.database import packed_runs
from core.study.stage import Stage
from core.survey import Survey
from core.survey import write as write_survey
from folders import ROOT

SURVEY = example_survey("bribery")
SURVEY_BYTES = example_path("bribery").read_bytes()


def made(number: int) -> Response:
    answers = {"bribe": number % 2, "area": number % 3}
    return Response(f"{number:032x}", SURVEY.digest, answers, Procedure.SCRAMBLED)


def put(folder: Path, numbers: range) -> Path:
    folder.mkdir(exist_ok=True)
    for number in numbers:
        (folder / made(number).file_name).write_bytes(write(made(number)))
    return folder


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A study of three hundred responses, a bad file and a conflict."""
    path = tmp_path / "a.study"
    folder = put(tmp_path / "files", range(300))
    (folder / "bad.response").write_bytes(b"{")
    (folder / "x.response").write_bytes(write(made(7)).replace(b'"area":1', b'"area":2'))
    with Study.create(path, SURVEY_BYTES) as study:
        assert import_paths(study, [folder]).accepted == 300
    return path


def refusal(opened: Callable[[], Study]) -> Code:
    with pytest.raises(Refused) as caught:
        opened().close()
    assert message(caught.value.problem)
    assert remedy(caught.value.problem)
    return caught.value.problem.code


def test_that_a_study_opens_as_it_was_left(path: Path) -> None:
    with Study.open(path) as study:
        assert study.survey_bytes == SURVEY_BYTES
        assert study.survey == SURVEY
        assert study.obstacle is None
        assert study.n == 300
        assert [write(r) for r in study.responses()] == [write(made(i)) for i in range(300)]
        assert len(list(study.files())) == 302
        assert len(list(study.conflicts())) == 1


def test_that_only_an_empty_study_that_is_held_for_writing_is_discarded(
    path: Path, tmp_path: Path
) -> None:
    with Study.open(path) as full, pytest.raises(ValueError, match="empty"):
        full.discard()
    Study.create(tmp_path / "new.study", SURVEY_BYTES).close()
    with (
        Study.open(tmp_path / "new.study", write=False) as read_only,
        pytest.raises(ValueError, match="writing"),
    ):
        read_only.discard()
    assert sorted(each.name for each in tmp_path.glob("*.study")) == ["a.study", "new.study"]
    Study.open(tmp_path / "new.study").discard()
    assert [each.name for each in tmp_path.glob("*.study*")] == ["a.study"]


def test_that_a_new_study_is_empty(tmp_path: Path) -> None:
    with Study.create(tmp_path / "new.study", SURVEY_BYTES) as study:
        assert (study.n, study.rehearsal) == (0, None)
        assert study.packed().shape == (0, study.layout.size)
        assert [*study.responses(), *study.files(), *study.conflicts()] == []


def test_that_packed_rows_cannot_be_changed_by_chance(path: Path) -> None:
    with Study.open(path) as study:
        packed = study.packed()
        assert packed.shape == (300, study.layout.size)
        assert packed.dtype == np.uint8
        assert not packed.flags.writeable


def test_that_a_study_at_rest_is_one_file(path: Path, tmp_path: Path) -> None:
    with Study.open(path) as study:
        import_paths(study, [put(tmp_path / "more", range(300, 400))])
        # A copy made now, while the study is open, has everything.
        copy = tmp_path / "copy.study"
        copy.write_bytes(subprocess.check_output(["cat", str(path)]))
    assert {p.name for p in tmp_path.glob("*.study*")} == {"a.study", "copy.study"}
    with Study.open(copy) as study:
        assert study.n == 400


def test_that_nothing_is_overwritten(path: Path) -> None:
    before = path.read_bytes()
    assert refusal(lambda: Study.create(path, SURVEY_BYTES)) is Code.IO
    assert path.read_bytes() == before


def test_that_a_survey_with_errors_gets_no_study(tmp_path: Path) -> None:
    bad = SURVEY_BYTES.replace(b'"p":"3/4"', b'"p":"1/2"')
    assert refusal(lambda: Study.create(tmp_path / "a", bad)) is Code.NO_INFORMATION
    assert refusal(lambda: Study.in_memory(bad)) is Code.NO_INFORMATION
    assert not list(tmp_path.iterdir())


def test_that_what_is_no_study_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    assert refusal(lambda: Study.open(path)) is Code.IO
    assert refusal(lambda: Study.open(tmp_path)) is Code.NOTFILE
    for data, code in (
        (b"", Code.EMPTY),
        (b"x", Code.FORMAT),
        (SURVEY_BYTES, Code.FORMAT),
        (write(made(1)) * 100, Code.FORMAT),
        (b"\x00" * 10_000, Code.FORMAT),
    ):
        path.write_bytes(data)
        assert refusal(lambda: Study.open(path)) is code
        assert path.read_bytes() == data
    path.unlink()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE study(survey)")
    other.close()
    assert refusal(lambda: Study.open(path)) is Code.FORMAT


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes with names in folders")
def test_that_nobody_waits_for_a_study_that_is_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.study")
    assert refusal(lambda: Study.open(tmp_path / "a.study")) is Code.NOTFILE


@pytest.mark.parametrize(
    ("change", "by", "way_out"),
    [
        ("PRAGMA user_version=2", "a newer", "Open it with that version of Candor"),
        ("CREATE TABLE later(text TEXT)", "a newer", "Open it with that version of Candor"),
        ("PRAGMA user_version=0", "an earlier", "Make a new study of its survey"),
        ("DROP TABLE flag; DROP TABLE look", "an earlier", "Make a new study of its survey"),
        ("DROP TABLE flag; PRAGMA user_version=2", "a newer", "Open it with that version"),
    ],
)
def test_that_a_study_of_another_version_is_refused_and_nothing_is_written(
    change: str, by: str, way_out: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.study"
    Study.create(path, SURVEY_BYTES).close()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(change)
    before = path.read_bytes()
    for writing in (False, True):
        with pytest.raises(Refused) as caught:
            Study.open(path, writing)
        assert caught.value.problem.code is Code.VERSION
        assert message(caught.value.problem) == (
            f"The study was made by {by} Candor; nothing was changed."
        )
        assert remedy(caught.value.problem).startswith(way_out)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("PRAGMA user_version=2", Code.VERSION),
        ("PRAGMA user_version=0", Code.VERSION),
        ("PRAGMA user_version=-1", Code.VERSION),
        ("PRAGMA user_version=5", Code.VERSION),
        ("UPDATE response SET packed=x'01' WHERE id=(SELECT max(id) FROM response)", Code.SYNTAX),
        ("UPDATE response SET day=day+1 WHERE id=(SELECT max(id) FROM response)", Code.SYNTAX),
        ("UPDATE response SET named=0 WHERE id=(SELECT max(id) FROM response)", Code.SYNTAX),
        (
            "UPDATE response SET id=randomblob(16) WHERE named",
            Code.SYNTAX,
        ),
        ("UPDATE study SET rehearsal=1", Code.SYNTAX),
        ("UPDATE offer SET reason='none' WHERE code='SYNTAX'", Code.SYNTAX),
        ("UPDATE offer SET content=x'00' WHERE code='CONFLICT'", Code.SYNTAX),
        ("PRAGMA application_id=7", Code.FORMAT),
        ("DELETE FROM study", Code.SYNTAX),
        ("DROP TABLE study", Code.VERSION),
        ("DROP TABLE offer", Code.VERSION),
        ("CREATE VIEW more AS SELECT 1", Code.SYNTAX),
        ("ALTER TABLE response ADD COLUMN time", Code.SYNTAX),
        (
            "CREATE TRIGGER t AFTER INSERT ON response BEGIN DELETE FROM response; END",
            Code.SYNTAX,
        ),
        ("UPDATE study SET survey='text'", Code.SYNTAX),
        ("UPDATE study SET survey=x''", Code.EMPTY),
        ("UPDATE study SET survey=CAST(replace(survey,'city','CITY') AS BLOB)", Code.DOMAIN),
        ("UPDATE study SET survey=CAST(replace(survey,'bribe','brxbe') AS BLOB)", Code.SYNTAX),
        ("PRAGMA ignore_check_constraints=1; UPDATE response SET packed=x'0000'", Code.SYNTAX),
        ("PRAGMA ignore_check_constraints=1; UPDATE response SET packed='1'", Code.SYNTAX),
    ],
)
def test_that_a_study_that_others_changed_is_refused(command: str, code: Code, path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(command)
    connection.close()
    assert refusal(lambda: Study.open(path)) is code


def test_that_a_study_cut_off_anywhere_is_refused(path: Path, tmp_path: Path) -> None:
    data = path.read_bytes()
    cut = tmp_path / "cut.study"
    lengths = {*range(0, len(data), 4096), *range(0, 600, 7), len(data) - 1, len(data) // 2 + 3}
    for length in sorted(lengths):
        cut.write_bytes(data[:length])
        expected = {Code.SYNTAX, Code.FORMAT} if length else {Code.EMPTY}
        assert refusal(lambda: Study.open(cut)) in expected


def test_that_a_study_with_a_lost_page_is_refused(path: Path, tmp_path: Path) -> None:
    data = path.read_bytes()
    hurt = tmp_path / "hurt.study"
    for start in range(0, len(data), 4096):
        for filling in (b"\x00", b"\xff", b"\x5a"):
            hurt.write_bytes(data[:start] + filling * 4096 + data[start + 4096 :])
            assert refusal(lambda: Study.open(hurt)) in {Code.SYNTAX, Code.FORMAT, Code.EMPTY}


def all_of(path: Path) -> list[object]:
    with Study.open(path, write=False) as study:
        return content(study)


def test_that_no_flipped_bit_changes_what_is_read(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path, hurt = tmp_path / "a.study", tmp_path / "hurt.study"
    folder = put(tmp_path / "files", range(40))
    (folder / "bad.response").write_bytes(b"{")
    (folder / "x.response").write_bytes(write(made(7)).replace(b'"area":1', b'"area":2'))
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, [folder])
    data, whole = path.read_bytes(), all_of(path)
    outcomes: set[Code | None] = set()
    for step in range(40_000 if request.config.getoption("--long") else 600):
        changed = bytearray(data)
        at = step if step < 200 else step * 7919 % len(data)
        changed[at] ^= 1 << (step if step < 200 else step // 8) % 8
        hurt.write_bytes(changed)
        try:
            assert all_of(hurt) == whole, (at, step)
        except Refused as refused:
            outcomes.add(refused.problem.code)
        else:
            outcomes.add(None)
    assert {Code.SYNTAX, Code.FORMAT, Code.VERSION, None} <= outcomes


def test_that_a_second_writer_can_read_and_is_told_why_it_cannot_write(
    path: Path, tmp_path: Path
) -> None:
    more = put(tmp_path / "more", range(300, 310))
    with Study.open(path) as first, Study.open(path) as second:
        assert first.obstacle is None
        assert second.obstacle is not None
        assert second.obstacle.code is Code.IO
        with pytest.raises(Refused, match="written-elsewhere"):
            import_paths(second, [more])
        assert import_paths(first, [more]).accepted == 10
        # What is open is read as it was opened.
        assert (first.n, second.n) == (310, 300)
        assert len(second.packed()) == 300
    with Study.open(path) as third:
        assert (third.obstacle, third.n) == (None, 310)


def test_that_reading_keeps_nobody_from_writing(path: Path, tmp_path: Path) -> None:
    more = put(tmp_path / "more", range(300, 310))
    with Study.open(path, write=False) as reader, Study.open(path) as writer:
        reading = reader.responses()
        next(reading)
        assert import_paths(writer, [more]).accepted == 10
        assert len(list(reading)) == 299
        with pytest.raises(Refused, match="opened-for-reading"):
            import_paths(reader, [more])


def test_that_another_process_holds_the_claim_until_it_ends(path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from core.study import Study\n"
        "study = Study.open(Path(sys.argv[1])); print(study.obstacle, flush=True)\n"
        "sys.stdin.readline()"
    )
    command = [sys.executable, "-c", program, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == "None"
        with Study.open(path) as study:
            assert study.obstacle is not None
            assert study.n == 300
        other.kill()
    with Study.open(path) as study:
        assert study.obstacle is None


def test_that_a_study_in_a_place_that_cannot_be_written_is_read(path: Path) -> None:
    connect = sqlite3.connect

    def read_only(database: str, uri: bool, **_: object) -> sqlite3.Connection:
        # Root may write everything, so SQLite itself is told that it may not.
        database = database.replace("mode=rw", "mode=ro")
        return connect(database, uri=uri, isolation_level=None)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite3, "connect", read_only)
        study = Study.open(path)
    with study:
        assert study.obstacle is not None
        assert "cannot be written to" in message(study.obstacle)
        assert study.n == 300


def test_that_a_full_disk_keeps_what_was_accepted(path: Path, tmp_path: Path) -> None:
    folder = put(tmp_path / "more", range(300, 1500))
    before = path.read_bytes()
    write_study = Stage.write

    def full(stage: Stage, *arguments: object) -> None:
        execute = stage._connection.execute
        stage._connection.set_trace_callback(
            lambda sql: sql.startswith("BEGIN") and execute("PRAGMA new.max_page_count=4")
        )
        write_study(stage, *arguments)  # type: ignore[arg-type]  # as they came

    with Study.open(path) as study:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Stage, "write", full)
            with pytest.raises(Refused, match="disk-full") as caught:
                import_paths(study, [folder])
        assert caught.value.problem.code is Code.IO
        assert study.n == 300
        assert path.read_bytes() == before
        import_paths(study, [folder])
        assert study.n == 1500
    assert [entry.name for entry in tmp_path.glob(".*")] == []
    with Study.open(path) as study:
        assert [r.id for r in study.responses()] == [made(i).id for i in range(1500)]


def test_that_the_day_and_no_time_is_in_the_file(path: Path) -> None:
    connection = sqlite3.connect(path)
    columns = {
        table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        for table in ("study", "response", "offer")
    }
    connection.close()
    assert columns == {
        "study": ["survey", "digest", "rehearsal", "checksum"],
        "response": ["id", "day", "named", "packed", "checksum"],
        "offer": [
            *("sha256", "name", "place", "code", "reason", "size", "day", "content", "checksum")
        ],
    }


@pytest.mark.parametrize(("k", "questions"), [(2, 1), (2, 50), (64, 20), (128, 1), (1024, 9)])
def test_that_a_study_is_compact(k: int, questions: int, tmp_path: Path) -> None:
    survey = many_of(k, questions)
    study_path = tmp_path / "a.study"
    n = 1000
    answers = {question.id: "10" * (k // 2) for question in survey.questions}
    lines = tmp_path / "all.jsonl"
    numbers = (pow(3, i, 2**127 - 1) for i in range(n))
    lines.write_bytes(
        b"".join(write(Response(f"{i:032x}", survey.digest, answers)) for i in numbers)
    )
    with Study.create(study_path, write_survey(survey)) as study:
        empty = study_path.stat().st_size
        assert import_paths(study, [lines]).accepted == n
        size = study.layout.size
    assert size == (questions * k + 7) // 8
    assert study_path.stat().st_size - empty <= n * (96 + 1.5 * size)


def many_of(k: int, questions: int) -> Survey:
    from core.survey import Kind, Option, Question

    options = tuple(Option(f"o{i:x}", f"{i:x}") for i in range(k))
    asked = tuple(
        Question(f"q{i}", Kind.MANY_OF, f"Question {i}", options=options) for i in range(questions)
    )
    return Survey(("en",), "Many", asked)


def test_that_runs_of_rows_are_all_rows_in_order_however_many_at_once(tmp_path: Path) -> None:
    numbers = (0, 5, 1, 2**128 - 1, 7, 9, 3)
    lines = tmp_path / "a.jsonl"
    lines.write_bytes(b"".join(write(made(number)) for number in numbers))
    with Study.in_memory(SURVEY_BYTES) as study:
        assert [*packed_runs(study._connection, study.layout.size, 5)] == [b""]
        assert import_paths(study, [lines]).accepted == 7
        expected = b"".join(row.packed for row in study.rows())
        for at_once in (1, 2, 3, 7, 8, 100):
            runs = [*packed_runs(study._connection, study.layout.size, at_once)]
            assert b"".join(runs) == expected
            sizes = [len(run) // study.layout.size for run in runs]
            assert all(size == at_once for size in sizes[:-1])
            assert sizes[-1] > 0
