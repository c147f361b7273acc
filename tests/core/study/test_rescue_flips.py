"""Whatever bit of a study is flipped, what is rescued is what was written, or nothing is."""

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner

from app.commands import cli
from core.examples import example_path, example_survey
from core.facts.errors import Code, Refused
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, import_paths
from core.study.rescue import _until_damage, rescue
from core.survey import read

SURVEY, SURVEY_BYTES = example_survey("bribery"), example_path("bribery").read_bytes()
PAGE = 4096


def made(folder: Path, rehearsal: bool) -> tuple[Path, set[bytes]]:
    """A small study, and its responses."""
    lines, path = folder / "lines.jsonl", folder / "a.study"
    written = [
        write(
            Response(
                f"{number:02x}" * 16,
                SURVEY.digest,
                {"bribe": number % 2, "area": number % 3 % 2},
                Procedure.SPINNER,
                rehearsal,
            )
        )
        for number in range(1, 200, 9)
    ]
    lines.write_bytes(b"".join(written))
    with Study.create(path, SURVEY_BYTES) as study:
        assert import_paths(study, [lines]).accepted == len(written)
    return path, set(written)


def rescued_of_each(path: Path, bits: Iterable[int], whole: set[bytes]) -> Counter[str]:
    """Flip one bit after another; count what was rescued: all, some, or why nothing was."""
    data, outcomes = bytearray(path.read_bytes()), Counter[str]()
    for bit in bits:
        data[bit // 8] ^= 1 << bit % 8
        path.write_bytes(data)
        data[bit // 8] ^= 1 << bit % 8
        try:
            found = rescue(path)
        except Refused as refused:
            outcomes[refused.problem.code] += 1
            continue
        responses = {write(response) for response in found.responses}
        assert found.survey_bytes == SURVEY_BYTES, bit
        assert responses <= whole, bit
        assert len(found.responses) == len(responses), bit
        outcomes["all" if responses == whole else "some"] += 1
    path.write_bytes(data)
    return outcomes


@pytest.mark.parametrize("rehearsal", [False, True])
def test_that_a_flipped_bit_of_the_row_of_the_study_is_never_believed(
    rehearsal: bool, tmp_path: Path
) -> None:
    path, whole = made(tmp_path, rehearsal)
    data = path.read_bytes()
    survey = data.index(SURVEY_BYTES)
    digest = data.index(SURVEY.digest.encode(), survey)
    end = (survey // PAGE + 1) * PAGE
    head, tail = range(8 * (survey - 12), 8 * survey), range(8 * (digest + 64), 8 * end)
    for bits, likely in (
        (head, "all"),  # the type of `rehearsal` is its value; the checksum tells the right one
        (range(8 * survey, 8 * digest, 29), None),
        (range(8 * digest, 8 * (digest + 64), 5), Code.SYNTAX),
        (tail, Code.REHEARSAL),
    ):
        outcomes = rescued_of_each(path, bits, whole)
        assert outcomes["some"] == 0
        if likely is None:
            assert outcomes["all"] == 0
        else:
            assert outcomes[likely], outcomes
    assert sum(rescued_of_each(path, tail, whole).values()) == 32


def test_that_a_flipped_bit_anywhere_turns_no_response_into_another(
    tmp_path: Path, suite_or_long: Callable[[int, int], int]
) -> None:
    path, whole = made(tmp_path, rehearsal=False)
    bits = range(0, 8 * path.stat().st_size, suite_or_long(337, 113))
    outcomes = rescued_of_each(path, bits, whole)
    assert outcomes["all"] > outcomes["some"] > 0
    assert outcomes["SYNTAX"] > 0


def test_that_another_survey_is_not_that_of_the_responses(tmp_path: Path) -> None:
    path, _ = made(tmp_path, rehearsal=False)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        other = SURVEY_BYTES.replace(b'"p":"3/4"', b'"p":"1/4"')
        assert len(read(other).questions) == len(SURVEY.questions)
        connection.execute("UPDATE study SET survey=?", (other,))
        connection.commit()
    with pytest.raises(Refused) as caught:
        rescue(path)
    assert caught.value.problem.code is Code.SYNTAX


def by_sql(path: Path, *scripts: str) -> None:
    for script in scripts:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.executescript(script)


@pytest.mark.parametrize("rehearsal", [False, True])
def test_that_the_checksum_tells_what_the_responses_are(rehearsal: bool, tmp_path: Path) -> None:
    path, whole = made(tmp_path, rehearsal)
    for changed in ("NULL", "0", "1", "7", "'x'"):
        by_sql(path, f"UPDATE study SET rehearsal={changed}")  # noqa: S608 - the above
        for told in (None, False, True):
            assert {write(response) for response in rescue(path, rehearsal=told).responses} == whole


def test_that_a_person_says_what_responses_are_where_nothing_else_does(tmp_path: Path) -> None:
    path, whole = made(tmp_path, rehearsal=True)
    by_sql(path, "UPDATE study SET rehearsal=0, checksum=checksum+1")
    before = path.read_bytes()
    for said, code in ((), 1), (("--responses", "rehearsed"), 0):
        out = tmp_path / "out.jsonl"
        result = CliRunner().invoke(cli, ["rescue", str(path), "--out", str(out), *said])
        assert (result.exit_code != 0) == bool(code), result.output
        assert out.exists() is not bool(code)
        if code:
            assert "--responses rehearsed" in result.output
            assert not out.with_suffix(".survey").exists()
    assert set(out.read_bytes().splitlines(keepends=True)) == whole
    real = rescue(path, rehearsal=False).responses
    assert {write(replace(response, rehearsal=True)) for response in real} == whole
    assert path.read_bytes() == before


def test_that_a_row_without_its_checksum_is_not_whole(tmp_path: Path) -> None:
    path, whole = made(tmp_path, rehearsal=False)
    by_sql(
        path,
        "PRAGMA writable_schema=1; UPDATE sqlite_schema SET"
        " sql=replace(sql, 'checksum INTEGER NOT NULL', 'checksum INTEGER') WHERE name='response'",
        "UPDATE response SET checksum=NULL WHERE id=(SELECT min(id) FROM response)",
    )
    found = rescue(path)
    assert (len(found.responses), found.left_out) == (len(whole) - 1, 1)


class Rows:
    """A connection whose rows are these ids, as a damaged page gives them."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._rows: Iterator[tuple[bytes]] = ((n.to_bytes(16, "big"),) for n in numbers)

    def execute(self, *_: object) -> "Rows":
        return self

    def fetchone(self) -> tuple[bytes] | None:
        return next(self._rows, None)


@pytest.mark.parametrize(
    ("numbers", "at", "step", "taken"),
    [
        (cycle([5, 6, 7]), 5, 1, [5, 6, 7]),
        (cycle([5]), 5, 1, [5]),
        ([5, 9, 8, 10], 5, 1, [5, 9]),
        ([4, 5], 5, 1, []),
        (cycle([7, 6, 5]), 7, -1, [7, 6, 5]),
        ([7, 3, 4], 7, -1, [7, 3]),
    ],
    ids=["round", "same", "backwards", "before", "round, falling", "backwards, falling"],
)
def test_that_rows_that_lead_nowhere_end_the_reading(
    numbers: Iterable[int], at: int, step: int, taken: list[int]
) -> None:
    connection = cast(sqlite3.Connection, Rows(numbers))
    found = islice(_until_damage(connection, "", at, step), 20)
    assert [int.from_bytes(row[0], "big") for row in found] == taken
