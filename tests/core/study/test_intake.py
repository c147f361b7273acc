"""Import: the verdict on each file, whatever stands beside it."""

import hashlib
import json
import os
from collections.abc import Callable
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from app.words.refusals import reason_text
from core.examples import example_path, example_survey
from core.facts.errors import Code
from core.facts.names import Fact
from core.privacy.procedures import Procedure
from core.progress import Cancelled
from core.response.file import MAX_BYTES, Response, ResponseReader, write
from core.study import FileRecord, ImportResult, Refusal, Study, import_paths, intake

SURVEY = example_survey("bribery")
SURVEY_BYTES = example_path("bribery").read_bytes()
TODAY = date(2026, 3, 14)


def made(number: int, bribe: int = 1, area: int = 2, rehearsal: bool = False) -> Response:
    answers = {"bribe": bribe, "area": area}
    return Response(f"{number:032x}", SURVEY.digest, answers, Procedure.SPINNER, rehearsal)


def put(folder: Path, response: Response, name: str = "") -> Path:
    path = folder / (name or response.file_name)
    path.write_bytes(write(response))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Forty responses, no two alike in what they add up to."""
    folder = tmp_path / "collected"
    folder.mkdir()
    for number in range(40):
        id_number = int.from_bytes(hashlib.sha256(bytes([number])).digest()[:16], "big")
        put(folder, made(id_number, bribe=number % 3 % 2, area=number * number % 3))
    return folder


def imported(*paths: Path, today: date = TODAY) -> tuple[Study, ImportResult]:
    study = Study.in_memory(SURVEY_BYTES)
    return study, import_paths(study, paths, today=today)


def packed_of(*paths: Path) -> NDArray[np.uint8]:
    with imported(*paths)[0] as study:
        return study.packed()


def altered(change: Callable[[dict[str, object]], object], number: int = 99) -> bytes:
    content = json.loads(write(made(number)))
    change(content)
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return (text + "\n").encode()


GOOD = write(made(99))
BAD: dict[Code, bytes] = {
    Code.SIZE: GOOD[:-1] + b" " * MAX_BYTES,
    Code.EMPTY: b"",
    Code.ENCODING: GOOD.replace(b"spinner", b"sp\xffnner"),
    Code.SYNTAX: GOOD[:-9],
    Code.DEPTH: b"[" * 60_000,
    Code.DUPKEY: GOOD.replace(b'"area":2', b'"area":2,"area":2'),
    Code.NUMBER: GOOD.replace(b'"area":2', b'"area":2.0'),
    Code.FORMAT: b"PK\x03\x04" + GOOD,
    Code.VERSION: altered(lambda content: content.update(version=2)),
    Code.SCHEMA: altered(lambda content: content.update(time=0)),
    Code.TYPE: GOOD.replace(b'"bribe":1', b'"bribe":true'),
    Code.TEXT: GOOD.replace(b"spinner", b"spin\\u0007ner"),
    Code.DOMAIN: GOOD.replace(b"spinner", b"die"),
    Code.RANGE: GOOD.replace(b'"area":2', b'"area":3'),
    Code.OTHER_SURVEY: altered(lambda content: content.update(survey="ab" * 32)),
    Code.REHEARSAL: write(made(99, rehearsal=True)),
    Code.NONCANONICAL: GOOD.replace(b":", b": "),
}


@pytest.mark.parametrize("code", BAD)
def test_that_a_bad_file_gets_its_code_and_changes_nothing_else(code: Code, folder: Path) -> None:
    expected = packed_of(folder)
    # Last in the order of names, so that what is rehearsed does not decide.
    bad = folder / f"{'f' * 32}.response"
    bad.write_bytes(BAD[code])
    study, result = imported(folder)
    with study:
        assert [(refusal.file, refusal.code) for refusal in result.refused] == [(str(bad), code)]
        assert result.refused[0].reason
        assert (result.accepted, result.duplicates, result.conflicts) == (40, 0, 0)
        assert np.array_equal(study.packed(), expected)


def test_that_all_bad_files_at_once_change_nothing(folder: Path, tmp_path: Path) -> None:
    expected = packed_of(folder)
    for code, data in BAD.items():
        (folder / f"zz-{code}.response").write_bytes(data)
    (folder / "some.sealed").write_bytes(b"\x01" * 400)
    (folder / "a folder.response").mkdir()
    study, result = imported(folder, tmp_path / "not there.response")
    with study:
        refused = {refusal.code for refusal in result.refused}
        assert refused == {*BAD, Code.DECRYPT, Code.NOTFILE, Code.IO}
        assert len(result.refused) == len(BAD) + 3
        assert np.array_equal(study.packed(), expected)


def test_that_every_prefix_of_a_response_is_refused_and_the_whole_accepted(tmp_path: Path) -> None:
    study = Study.in_memory(SURVEY_BYTES)
    folder = tmp_path / "cut"
    folder.mkdir()
    for length in range(len(GOOD)):
        (folder / f"{length:04}.response").write_bytes(GOOD[:length])
    with study:
        codes = [refusal.code for refusal in import_paths(study, [folder]).refused]
        # Without its last byte, the newline, the text is all there.
        assert codes == [Code.EMPTY, *[Code.SYNTAX] * (len(GOOD) - 2), Code.NONCANONICAL]
        assert study.n == 0
        assert import_paths(study, [put(folder, made(99))]).accepted == 1


def test_that_a_place_is_named(tmp_path: Path) -> None:
    path = tmp_path / "one.response"
    path.write_bytes(BAD[Code.RANGE])
    _, result = imported(path)
    reason = Fact.NOT_A_REPORT_OF(question="area").written()
    assert result.refused == (Refusal(str(path), Code.RANGE, reason, "answers.area"),)


def test_that_the_order_of_import_is_irrelevant(folder: Path) -> None:
    expected = packed_of(folder)
    a = sorted(folder.iterdir())
    for paths in (a, a[::-1], a[1::2] + a[::2], a[20:] + a[:20]):
        study = Study.in_memory(SURVEY_BYTES)
        with study:
            import_paths(study, paths[:13])
            import_paths(study, paths[13:])
            assert np.array_equal(study.packed(), expected)


def test_that_responses_come_out_as_they_went_in(folder: Path) -> None:
    study, _ = imported(folder)
    with study:
        files = {path.name: path.read_bytes() for path in folder.iterdir()}
        assert {r.file_name: write(r) for r in study.responses()} == files
        assert study.rehearsal is False
        assert study.n == 40


def test_that_columns_are_what_the_files_say(folder: Path) -> None:
    study, _ = imported(folder)
    with study:
        read = ResponseReader(SURVEY).read
        responses = [read(path.read_bytes()) for path in sorted(folder.iterdir())]
        for question in ("bribe", "area"):
            column = study.layout.column(study.packed(), question)
            assert column.values.tolist() == [r.answers[question] for r in responses]
            assert column.present.all()


def test_that_the_same_response_again_is_a_duplicate(folder: Path) -> None:
    study, _ = imported(folder)
    with study:
        before = list(study.files())
        again = import_paths(study, [folder], today=date(2027, 1, 1))
        assert again == ImportResult(0, 40, 0, ())
        # One file offered twice is one file: its record stands once.
        assert list(study.files()) == before


def test_that_a_copy_under_another_name_is_the_same_file(folder: Path) -> None:
    original = next(folder.iterdir())
    (folder / "copy (1).response").write_bytes(original.read_bytes())
    study, result = imported(folder)
    with study:
        assert (result.accepted, result.duplicates) == (40, 1)
        assert len(list(study.files())) == 40


def test_that_of_two_with_one_id_both_places_are_told(tmp_path: Path) -> None:
    lines, alone = tmp_path / "many.jsonl", put(tmp_path, made(3), "three.response")
    lines.write_bytes(b"".join(write(made(number)) for number in (1, 2)) + write(made(1, bribe=0)))
    other = put(tmp_path, made(3, bribe=0), "three again.response")
    study, result = imported(lines, alone, other)
    with study:
        assert [(*one[:1], *one[2:]) for one in result.conflicting] == [
            (str(lines), "line 3", "00000000…", str(lines), "line 1"),
            (str(other), "", "00000000…", str(alone), ""),
        ]
        late = put(tmp_path, made(2, bribe=0), "late.response")
        (held,) = import_paths(study, [late]).conflicting
        assert (held.first, held.first_where) == ("", "")  # it was in the study before
    many = tmp_path / "often.jsonl"
    twice = [made(number, bribe=bribe) for bribe in (1, 0) for number in range(1, 203)]
    many.write_bytes(b"".join(map(write, twice)))
    study, result = imported(many)
    study.close()
    assert [bool(one.first) for one in result.conflicting] == [True] * 200 + [False] * 2


def test_that_no_name_stands_beside_what_leads_to_a_persons_row(tmp_path: Path) -> None:
    ana, ben = tmp_path / "Ana.response", tmp_path / "lines of Ben.jsonl"
    put(tmp_path, made(5), ana.name)
    ben.write_bytes(write(made(6)))
    again = put(tmp_path, made(6), "Ben.response")
    other = put(tmp_path, made(5, bribe=0), "Ana, other.response")
    refused = tmp_path / "Cem.response"
    refused.write_bytes(b"{")
    path = tmp_path / "a.study"
    with Study.create(path, SURVEY_BYTES) as study:
        result = import_paths(study, [ana, ben, again, other, refused])
        assert (result.accepted, result.duplicates, result.conflicts) == (2, 1, 1)
        assert [one.file for one in result.conflicting] == [str(other)]
        assert [one.sha256 for one in result.conflicting] == [c.sha256 for c in study.conflicts()]
        found = {(record.name, record.code) for record in study.files()}
        short = "00000000…"
        expected = {("", None), (short, Code.DUPLICATE), (short, Code.CONFLICT)}
        assert found == expected | {("Cem.response", Code.SYNTAX)}
    data = path.read_bytes()
    assert b"Cem" in data
    assert b"Ana" not in data
    assert b"Ben" not in data


@pytest.mark.parametrize("together", [True, False])
def test_that_both_versions_of_a_conflict_are_held_and_the_first_counts(
    together: bool, tmp_path: Path
) -> None:
    first = put(tmp_path, made(5, bribe=1))
    second = put(tmp_path, made(5, bribe=0), "second.response")
    other = put(tmp_path, made(6))
    study = Study.in_memory(SURVEY_BYTES)
    with study:
        batches = [[first, second, other]] if together else [[first], [second], [other]]
        results = [import_paths(study, batch, today=TODAY) for batch in batches]
        assert sum(result.conflicts for result in results) == 1
        assert sum(result.accepted for result in results) == 2
        assert not any(result.refused for result in results)
        (conflict,) = study.conflicts()
        versions = study.versions(conflict)
        assert versions.id == f"{5:032x}"
        assert versions.held == first.read_bytes()
        assert versions.offered == second.read_bytes()
        assert (conflict.short_id, conflict.day) == ("00000000…", TODAY)
        assert {write(r) for r in study.responses()} == {first.read_bytes(), other.read_bytes()}


def test_that_a_third_version_is_held_too(tmp_path: Path) -> None:
    versions = [made(5, area=area) for area in range(3)]
    paths = [put(tmp_path, r, f"{i}.response") for i, r in enumerate(versions)]
    study, result = imported(*paths)
    with study:
        assert (result.accepted, result.conflicts) == (1, 2)
        assert import_paths(study, paths).conflicts == 2
        offered = {study.versions(conflict).offered for conflict in study.conflicts()}
        assert offered == {write(r) for r in versions[1:]}


@pytest.mark.parametrize("first", [True, False])
def test_that_what_a_study_holds_decides_whether_it_is_rehearsed(
    first: bool, tmp_path: Path
) -> None:
    a = put(tmp_path, made(1, rehearsal=first))
    b = put(tmp_path, made(2, rehearsal=not first))
    study = Study.in_memory(SURVEY_BYTES)
    with study:
        undecided = study.rehearsal
        assert undecided is None
        assert not import_paths(study, [a]).refused
        result = import_paths(study, [b])
        assert [(r.file, r.code) for r in result.refused] == [(str(b), Code.REHEARSAL)]
        assert study.rehearsal is first
        assert [write(r) for r in study.responses()] == [a.read_bytes()]


@pytest.mark.parametrize("place", [0, 3, 600])
@pytest.mark.parametrize("lines", [True, False])
def test_that_a_new_study_is_real_if_one_real_response_is_offered(
    place: int, lines: bool, tmp_path: Path
) -> None:
    made_ = [made(number, rehearsal=number != place) for number in range(601)]
    made_[5] = made(4, area=0, rehearsal=True)  # in conflict with the one before
    made_[6] = made(3, rehearsal=place != 3)
    if lines:
        offered = [lines_file(tmp_path / "all.jsonl", [write(one) for one in made_])]
    else:
        offered = [put(tmp_path, one, f"{i:05}.response") for i, one in enumerate(made_)]
    study, result = imported(*offered)
    with study:
        assert (study.rehearsal, study.n, result.accepted) == (False, 1, 1)
        assert (result.conflicts, result.duplicates) == (0, int(place == 3))
        expected = [i for i, one in enumerate(made_) if one.rehearsal]
        if lines:
            assert [r.where for r in result.refused] == [
                f"line {i + 1}, rehearsal" for i in expected
            ]
        else:
            assert [r.file for r in result.refused] == [str(offered[i]) for i in expected]
        assert {r.code for r in result.refused} == {Code.REHEARSAL}
        named = [r for r in study.files() if r.code is Code.REHEARSAL]
        assert {r.name for r in named} <= {path.name for path in offered}
        assert len(named) >= len({one.id for one in made_ if one.rehearsal})


def test_that_stopping_does_not_make_a_new_study_rehearsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intake, "REPORT_SECONDS", 0.0)
    paths = [put(tmp_path, made(number, rehearsal=True)) for number in range(9)]

    def stop(done: int, _: int) -> None:
        if done == 4:
            raise Cancelled

    with Study.create(tmp_path / "a.study", SURVEY_BYTES) as study:
        with pytest.raises(Cancelled):
            import_paths(study, paths, stop)
        undecided = study.rehearsal
        assert undecided is None
        assert import_paths(study, [put(tmp_path, made(20))]).accepted == 1


def test_that_a_refused_response_does_not_decide_what_is_rehearsed(tmp_path: Path) -> None:
    bad = tmp_path / "bad.response"
    bad.write_bytes(write(made(1, rehearsal=True))[:-1])
    study, result = imported(bad, put(tmp_path, made(2)))
    with study:
        assert (result.accepted, study.rehearsal) == (1, False)


def test_that_every_file_offered_has_its_record(folder: Path) -> None:
    bad = folder / "zz.response"
    bad.write_bytes(BAD[Code.RANGE])
    study, result = imported(folder)
    with study:
        records = {record.sha256: record for record in study.files()}
        assert len(records) == 41
        for path in folder.iterdir():
            data = path.read_bytes()
            code = Code.RANGE if path == bad else None
            where, reason = ("answers.area", result.refused[0].reason) if code else ("", "")
            name, digest = path.name if code else "", hashlib.sha256(data).hexdigest()
            expected = FileRecord(name, len(data), digest, code, where, reason, TODAY)
            assert records[digest] == expected


def lines_file(path: Path, lines: list[bytes]) -> Path:
    path.write_bytes(b"".join(lines))
    return path


def test_that_lines_are_imported_one_by_one_with_their_places(tmp_path: Path) -> None:
    lines = [write(made(number, area=number % 3)) for number in range(30)]
    bad = {
        4: BAD[Code.RANGE].replace(b"63", b"64"),
        9: b"\n",
        14: b"x" * 200_000 + b"\n",
        17: GOOD.replace(b"1", b"01"),
        19: lines[3],
        21: write(made(3, bribe=0)),
    }
    offered = [bad.get(i, line) for i, line in enumerate(lines)]
    path = lines_file(tmp_path / "all.jsonl", offered)
    study, result = imported(path)
    with study:
        assert (result.accepted, result.duplicates, result.conflicts) == (24, 1, 1)
        found = [(refusal.code, refusal.where) for refusal in result.refused]
        assert found[:3] == [
            (Code.RANGE, "line 5, answers.area"),
            (Code.EMPTY, "line 10"),
            (Code.SIZE, "line 15"),
        ]
        assert found[3][0] is Code.NUMBER
        assert found[3][1].startswith("line 18, column ")
        kept = {write(r) for r in study.responses()}
        assert kept == {line for i, line in enumerate(lines) if i not in bad}
        (whole,) = [record for record in study.files() if not record.where]
        data = path.read_bytes()
        assert (whole.size, whole.sha256) == (len(data), hashlib.sha256(data).hexdigest())
        assert whole.code is None
        records = {record.where: record for record in study.files()}
        assert records["line 15"].size == 200_001
        (conflict,) = study.conflicts()
        assert study.versions(conflict).held == lines[3]
        assert records["id"].code is Code.CONFLICT
        # Again: the lines are duplicates, and nothing more is recorded.
        before = list(study.files())
        assert import_paths(study, [path]).duplicates == 25
        assert list(study.files()) == before


def test_that_a_file_of_lines_is_one_response_after_another(folder: Path, tmp_path: Path) -> None:
    contents = [path.read_bytes() for path in sorted(folder.iterdir())]
    path = lines_file(tmp_path / "all.jsonl", contents)
    assert np.array_equal(packed_of(path), packed_of(folder))
    empty = lines_file(tmp_path / "none.jsonl", [])
    study, result = imported(empty)
    with study:
        assert [refusal.code for refusal in result.refused] == [Code.EMPTY]


def test_that_cancelling_keeps_what_was_accepted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(intake, "REPORT_SECONDS", 0.0)

    def report(done: int, total: int) -> None:
        assert total in (0, 40)
        if done == 17:
            raise Cancelled

    path = tmp_path / "a.study"
    with Study.create(path, SURVEY_BYTES) as study:
        with pytest.raises(Cancelled):
            import_paths(study, [folder], report)
        assert study.n == 17
        assert study.rehearsal is False
    with Study.open(path) as study:
        kept = {response.file_name for response in study.responses()}
        assert kept == {path.name for path in sorted(folder.iterdir())[:17]}
        assert import_paths(study, [folder]) == ImportResult(23, 17, 0, ())


def test_that_progress_ends_at_the_total(folder: Path) -> None:
    seen: list[tuple[int, int]] = []
    study = Study.in_memory(SURVEY_BYTES)
    with study:
        import_paths(study, [folder], lambda done, total: seen.append((done, total)))
        assert seen[-1] == (40, 40)
        assert [done for done, _ in seen] == sorted(done for done, _ in seen)
        import_paths(study, [], lambda done, total: seen.append((done, total)))
        assert seen[-1] == (0, 0)


def test_that_a_path_given_twice_is_offered_once(folder: Path) -> None:
    one = next(folder.iterdir())
    study, result = imported(folder, one, folder, one)
    with study:
        assert result == ImportResult(40, 0, 0, ())


def test_that_every_file_of_a_folder_is_accounted_for(folder: Path) -> None:
    deep = folder / "wave 2" / "laptop 3"
    deep.mkdir(parents=True)
    put(deep, made(1))
    hidden = folder / ".Trash"
    hidden.mkdir()
    put(hidden, made(2))
    put(folder, made(3), ".hidden.response")
    (folder / "notes.txt").write_text("not a response")
    (folder / "nothing").touch()
    (folder / "all.zip").write_bytes(b"PK\3\4" + b"x" * 200_000)
    (folder / "truth.csv").write_text("bribe,area\nyes,1\n")
    (folder / "one-truth.csv").write_text("bribe\nyes\n")
    (folder / "people.csv").write_text("bribe,area\nyes,1\n")
    (folder / "a.survey").write_bytes(SURVEY_BYTES)
    # A copy of another study is not even opened.
    (folder / "b.study").write_bytes(b"SQLite format 3\0")
    lines_file(folder / "all.jsonl", [write(made(4))])
    study, result = imported(folder)
    with study:
        assert (result.accepted, result.refused) == (42, ())
        why = {Path(file).name: reason_text(reason) for file, reason in result.skipped}
        assert why == {
            ".Trash": "This is hidden, as files are that people do not send.",
            ".hidden.response": "This is hidden, as files are that people do not send.",
            "notes.txt": "This is not a response.",
            "nothing": "The file is empty.",
            "all.zip": "This is a zip archive, not a response.",
            "truth.csv": "By its name it has the true answers of a rehearsal.",
            "one-truth.csv": "By its name it has the true answers of a rehearsal.",
            "people.csv": "This is a table, but not one of responses to the survey.",
            "a.survey": "This is not a response.",
            "b.study": "This is a study, not a response.",
        }
        kept = {r.name: reason_text(r.reason) for r in study.files() if r.skipped}
        assert kept == why
        before = list(study.files())
        assert len(import_paths(study, [folder]).skipped) == len(why)
        assert list(study.files()) == before
    # What is named is tried, whether hidden or not.
    study, result = imported(folder / "notes.txt", folder / ".hidden.response", folder)
    with study:
        assert (result.accepted, len(result.skipped)) == (43, 9)


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("x.response.txt", write(made(1)), None),
        ("x.json", write(made(1)), None),
        ("x", write(made(1)), None),
        ("X.RESPONSE", write(made(1)), None),
        ("x.txt", write(made(1)) + write(made(2)), None),
        ("x.ndjson", (write(made(1)) + write(made(2))).replace(b"\n", b"\r\n"), None),
        ("x.json", b"[" + write(made(1))[:-1] + b"]", Code.FORMAT),
        ("x.json", json.dumps(json.loads(write(made(1))), indent=2).encode(), Code.NONCANONICAL),
        ("x.txt", write(made(1)).decode().encode("utf-16"), Code.ENCODING),
        ("x.txt", b"\xef\xbb\xbf" + write(made(1)), Code.ENCODING),
        ("x.txt", write(made(1))[:30], Code.SYNTAX),
        ("x.txt", write(made(1))[:-1], Code.NONCANONICAL),
    ],
)
def test_that_a_response_is_known_by_what_is_in_its_file(
    name: str, data: bytes, code: Code | None, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(data)
    for paths in ([tmp_path], [tmp_path / name]):
        study, result = imported(*paths)
        with study:
            assert result.skipped == ()
            assert [refusal.code for refusal in result.refused] == ([code] if code else [])
            assert result.accepted == (0 if code else data.count(b"spinner"))


def test_that_lines_may_end_as_on_windows_and_the_last_one_not_at_all(tmp_path: Path) -> None:
    lines = [write(made(number)) for number in range(3)]
    whole = b"".join(lines)
    for data in (
        whole,
        whole.replace(b"\n", b"\r\n"),
        whole[:-1],
        whole.replace(b"\n", b"\r\n")[:-2],
    ):
        path = tmp_path / "a.jsonl"
        path.write_bytes(data)
        study, result = imported(path)
        with study:
            assert (result.accepted, result.refused) == (3, ())
            assert [write(response) for response in study.responses()] == lines
            (record,) = study.files()
            assert (record.size, record.sha256) == (len(data), hashlib.sha256(data).hexdigest())


def test_that_the_day_is_all_that_is_kept_of_the_time(folder: Path, tmp_path: Path) -> None:
    study_path = tmp_path / "a.study"
    for path in folder.iterdir():
        os.utime(path, (1_700_000_000, 1_700_000_000))
    states = []
    for order in (False, True):
        study_path.unlink(missing_ok=True)
        with Study.create(study_path, SURVEY_BYTES) as study:
            for path in sorted(folder.iterdir(), reverse=order):
                import_paths(study, [path], today=TODAY)
            states.append((study.packed().tobytes(), list(study.files())))
    assert states[0] == states[1]
