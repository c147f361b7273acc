"""What is judged against what is held, as plain functions: one verdict for each case."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from core.examples import example_path, example_survey
from core.facts.errors import Code
from core.response.file import Response, write
from core.response.layout import Layout
from core.study import Study
from core.study.check_file import judge
from core.study.comparing import compare, record, reported
from core.study.many.pieces import Many
from core.study.places import Places
from core.study.records import Held
from core.study.rules import rules_of
from core.study.verdicts import Conflicting, Judged, Refusal, Skipped

SURVEY = example_survey("bribery")
ONE = Response("0" * 31 + "1", SURVEY.digest, {"bribe": 1, "area": 0}, SURVEY.procedures[0])
OTHER = replace(ONE, answers={"bribe": 0, "area": 0})
PACKED, OTHERWISE = (Layout(SURVEY).pack(each) for each in (ONE, OTHER))


def offered(response: Response, line: str = "", sealed: bytes = b"") -> Judged:
    data = write(response)
    return Judged("folder/name.x", line, data, len(data), sealed, response, None)


A_FILE, A_LINE, SEALED = offered(ONE), offered(ONE, line="line 3"), offered(ONE, sealed=b"s" * 32)


@pytest.mark.parametrize(
    ("judged", "held", "code", "recorded"),
    [
        (A_FILE, None, None, False),  # its row tells all
        (A_LINE, None, None, False),
        (SEALED, None, None, True),  # whose bytes do not follow from its row
        (A_FILE, Held(PACKED, named=True), Code.DUPLICATE, False),
        (A_FILE, Held(PACKED, named=False), Code.DUPLICATE, True),
        (A_LINE, Held(PACKED, named=True), Code.DUPLICATE, False),
        (SEALED, Held(PACKED, named=True), Code.DUPLICATE, True),
        (A_FILE, Held(OTHERWISE, named=True), Code.CONFLICT, True),
        (A_LINE, Held(OTHERWISE, named=False), Code.CONFLICT, True),
    ],
)
def test_that_a_response_is_compared_with_what_is_held(
    judged: Judged, held: Held | None, code: Code | None, recorded: bool
) -> None:
    problem, kept = compare(judged, PACKED, held, rehearsal=False)
    assert ((problem.code if problem else None), kept) == (code, recorded)
    if code is Code.CONFLICT:
        settled, kept = compare(judged, PACKED, held, rehearsal=False, settled={PACKED})
        assert (settled and settled.code, kept) == (Code.DUPLICATE, False)
        assert compare(judged, PACKED, held, rehearsal=False, settled={b"other"}).problem == problem
    mixed, kept = compare(judged, PACKED, held, rehearsal=True)
    assert mixed is not None
    assert (mixed.code, kept) == (Code.REHEARSAL, True)


def test_that_a_record_names_no_file_whose_response_is_held() -> None:
    accepted = record(SEALED, None, day=7)
    assert (accepted.name, accepted.sha256, accepted.code) == (b"", b"s" * 32, "")
    problem, _ = compare(A_FILE, PACKED, Held(OTHERWISE, named=True), rehearsal=False)
    conflict = record(A_FILE, problem, day=7)
    assert (conflict.name, conflict.content) == ("00000000…".encode(), write(ONE))
    places, sha256 = Places(), hashlib.sha256(write(ONE)).hexdigest()
    places.add([A_LINE])  # of the same id
    assert reported(A_FILE, problem, conflict, places) == Conflicting(
        *("folder/name.x", sha256, "", "00000000…", "folder/name.x", "line 3")
    )
    refused, _ = compare(A_LINE, PACKED, None, rehearsal=True)
    kept = record(A_LINE, refused, day=7)
    assert (kept.name, kept.place, kept.content) == (b"name.x", "line 3, rehearsal", None)
    seen = reported(A_LINE, refused, kept, Places())
    assert isinstance(seen, Refusal)
    assert (seen.file, seen.where) == ("folder/name.x", "line 3, rehearsal")


def one_by_one(judged: Iterable[Judged | Many]) -> Iterator[Judged]:
    for each in judged:
        if isinstance(each, Many):
            yield from filter(None, map(each.judged, range(each.batch.n)))
        else:
            yield each


def test_that_a_file_is_judged_by_itself(tmp_path: Path) -> None:
    for name, data in {
        "a.response": write(ONE),
        "b.jsonl": write(ONE) + b"{\n",
        "c.txt": b"a letter",
        "d.jsonl": b"",
    }.items():
        (tmp_path / name).write_bytes(data)
    with Study.in_memory(example_path("bribery").read_bytes()) as study:
        rules = rules_of(study, None)
        paths = [*tmp_path.iterdir(), tmp_path / "e"]
        found = {path.name: [*one_by_one(judge(str(path), rules))] for path in paths}
    assert [one.response for one in found["a.response"]] == [ONE]
    first, second, whole = found["b.jsonl"]
    assert (first.line, first.response) == ("line 1", ONE)
    assert second.problem is not None
    assert (second.line, second.problem.code) == ("line 2", Code.SYNTAX)
    assert (whole.line, whole.problem, whole.skipped) == ("", None, "")
    assert whole.sha256 == hashlib.sha256(write(ONE) + b"{\n").digest()
    (letter,) = found["c.txt"]
    assert isinstance(reported(letter, None, record(letter, None, 7), Places()), Skipped)
    assert [one.problem.code for one in found["d.jsonl"] if one.problem] == [Code.EMPTY]
    assert [one.problem.code for one in found["e"] if one.problem] == [Code.IO]
