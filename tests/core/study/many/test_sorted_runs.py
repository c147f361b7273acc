"""Many responses in one file: taken at once, and judged as they are one by one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from many_responses import NAMES, made
from vector_responses import of_vectors

from core.examples import example_path
from core.facts.errors import Code, Refused
from core.progress import Cancelled
from core.response.file import ResponseReader, write
from core.response.layout import Layout
from core.study import ImportResult, Study, import_paths
from core.study.many import pieces
from core.study.many.lines import LinesReader
from core.study.many.pack_columns import Batch
from core.survey import Survey

ROUNDS = 40


def one_by_one(survey: Survey, lines: Sequence[bytes]) -> list[tuple[int, bytes, bytes, bool]]:
    reader, layout, found = ResponseReader(survey), Layout(survey), []
    for place, line in enumerate(lines):
        try:
            one = reader.read(line)
        except Refused:
            continue
        found.append((place, bytes.fromhex(one.id), layout.pack(one), one.rehearsal))
    return found


def taken(batch: Batch) -> list[tuple[int, bytes, bytes, bool]]:
    rows = zip(batch.places, batch.ids, batch.packed, batch.rehearsal, strict=True)
    return [(int(place), bytes(id_), bytes(packed), bool(rehearsal))
            for place, id_, packed, rehearsal in rows]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_that_lines_are_packed_as_each_of_them_is(name: str) -> None:
    survey, lines = of_vectors(name)
    reader = LinesReader(survey, Layout(survey))
    batch = reader.read(b"".join(lines))
    assert (batch.n, len(batch.places)) == (len(lines), len(lines))
    assert taken(batch) == one_by_one(survey, lines)


def damaged(line: bytes, drawn: random.Random, others: Sequence[bytes]) -> bytes:
    """A line as something else may write it, or chance."""
    at = drawn.randrange(len(line) - 1)
    ways = [
        lambda: line[:at] + bytes([drawn.choice(b'0123456789-,:{}[]"aftz ')]) + line[at + 1 :],
        lambda: line[:at] + line[at + 1 :],
        lambda: line[:at] + drawn.choice([b"0", b" ", b"1", b".0", b"\xc3", b"-"]) + line[at:],
        lambda: line.replace(b":0", b":-1", 1),
        lambda: line.replace(b":1,", b":1.0,", 1).replace(b":0,", b":true,", 1),
        lambda: line.replace(b"{", b'{"x":1,', 1),
        lambda: line.replace(b'"id"', b'"rehearsal":false,"id"', 1),
        lambda: line[:at] + drawn.choice(others)[at:],
    ]
    return drawn.choice(ways)().replace(b"\n", b"") + b"\n"


@pytest.mark.parametrize("name", NAMES)
def test_that_nothing_is_taken_that_is_refused_alone(name: str) -> None:
    survey, lines = of_vectors(name)
    reader, drawn = LinesReader(survey, Layout(survey)), random.Random(name)  # noqa: S311
    refused = 0
    for _ in range(ROUNDS):
        some = [
            damaged(line, drawn, lines) if drawn.random() < 0.4 else line
            for line in drawn.choices(lines, k=25)
        ]
        alone = one_by_one(survey, some)
        assert taken(reader.read(b"".join(some))) == alone
        refused += len(some) - len(alone)
    assert refused > 5 * ROUNDS


def result_of(folder: Path, data: bytes, into: Study) -> ImportResult:
    path = folder / "many.jsonl"
    path.write_bytes(data)
    return import_paths(into, [path])


def mixed() -> bytes:
    """Lines of every verdict, the same id also far from itself."""
    lines = [write(made(number)) for number in range(200)]
    lines[20] = lines[3]  # again
    lines[40] = write(made(7, answers={"bribe": 0, "area": 2}))  # another one of this id
    lines[60] = b'{"answers":7]\n'
    lines[80] = write(made(80, rehearsal=True))
    lines[100] = write(made(100, survey="0" * 64))
    lines[120] = b"\n"
    lines[199] = lines[60 + 1]
    return b"".join(lines)


@pytest.mark.parametrize("piece", [1, 700, 1 << 20])
def test_that_verdicts_do_not_depend_on_where_pieces_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    monkeypatch.setattr(pieces, "PIECE", piece)
    with Study.in_memory(example_path("bribery").read_bytes()) as study:
        result = result_of(tmp_path, mixed(), study)
        assert (result.accepted, result.duplicates, result.conflicts) == (193, 2, 1)
        assert [(one.code, one.where) for one in result.refused] == [
            (Code.SYNTAX, "line 61, column 13"),
            (Code.REHEARSAL, "line 81, rehearsal"),
            (Code.OTHER_SURVEY, "line 101, survey"),
            (Code.EMPTY, "line 121"),
        ]
        held = {one.id: one for one in study.responses()}
        assert held[made(7).id] == made(7)
        assert study.n == 193
        assert [one.short_id for one in study.conflicts()] == [f"{made(7).id[:8]}…"]
        again = result_of(tmp_path, mixed(), study)
        assert (again.accepted, again.duplicates, again.conflicts) == (0, 195, 1)


def test_that_one_real_line_makes_a_study_real(tmp_path: Path) -> None:
    lines = [write(made(number, rehearsal=number != 50)) for number in range(100)]
    with Study.in_memory(example_path("bribery").read_bytes()) as study:
        result = result_of(tmp_path, b"".join(lines), study)
        assert (result.accepted, study.rehearsal) == (1, False)
        assert {one.code for one in result.refused} == {Code.REHEARSAL}
        assert len(result.refused) == 99


def test_that_ids_with_one_beginning_are_told_apart(tmp_path: Path) -> None:
    ids = [f"{'ab' * 8}{number:016x}" for number in (5, 3, 9)]
    lines = [write(made(1, id=id_)) for id_ in (*ids, ids[1])]
    with Study.in_memory(example_path("bribery").read_bytes()) as study:
        result = result_of(tmp_path, b"".join(lines), study)
        assert (result.accepted, result.duplicates) == (3, 1)
        assert [one.id for one in study.responses()] == sorted(ids)


def test_that_what_was_taken_before_cancel_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "PIECE", 1_000)
    monkeypatch.setattr("core.study.intake.REPORT_SECONDS", 0)
    path, calls = tmp_path / "many.jsonl", []
    path.write_bytes(b"".join(write(made(number)) for number in range(500)))

    def report(done: int, total: int) -> None:
        calls.append((done, total))
        if len(calls) == 20:
            raise Cancelled

    with Study.in_memory(example_path("bribery").read_bytes()) as study:
        with pytest.raises(Cancelled):
            import_paths(study, [path], report)
        assert 0 < study.n < 500


def test_that_the_file_of_a_study_tells_nothing_of_how_lines_came(tmp_path: Path) -> None:
    lines = [write(made(number)) for number in range(300)]
    studies = []
    for name, data in (("a", lines), ("b", lines[::-1])):
        path = tmp_path / f"{name}.study"
        with Study.create(path, example_path("bribery").read_bytes()) as study:
            result_of(tmp_path, b"".join(data), study)
            assert study.n == 300
        with Study.open(path, write=False) as study:
            assert sorted(write(one) for one in study.responses()) == sorted(lines)
        studies.append(path)
    assert studies[0].stat().st_size == studies[1].stat().st_size
