"""Well-formed files of every sort that say strange things: taken in or refused by code."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_surveys import canonical
from mutated_record import ACCEPTED, Record
from mutated_run import interruptible, limited_memory, took_in
from outside_files import SORTS, Sort
from structured import files_like, lines_like, tables_like

from app.kit import memory
from proofs.parts import STRANGE, LongRun, Part


def marks_like(_valid: Sequence[bytes]) -> st.SearchStrategy[bytes]:
    fractions = st.fractions().map(lambda fraction: str(fraction).encode())
    return fractions | st.text().map(str.encode) | st.from_regex(rb"[0-9]{1,20}(/[0-9]{1,20})?")


@st.composite
def studies_like(draw: st.DrawFn, valid: Sequence[bytes]) -> bytes:
    """Studies in which somebody has set columns to values that Candor never writes."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as study:
        study.deserialize(draw(st.sampled_from(valid)))
        study.execute("PRAGMA ignore_check_constraints=ON")
        tables = [name for (name,) in study.execute("SELECT name FROM sqlite_schema")]
        for _ in range(draw(st.integers(1, 3))):
            table = draw(st.sampled_from(tables))
            columns = [row[1] for row in study.execute(f"PRAGMA table_info({table})")]
            column = draw(st.sampled_from(columns))
            value = draw(
                st.none()
                | st.integers(-(2**63), 2**63 - 1)
                | st.integers(-1, 3)
                | st.floats()
                | st.text(max_size=40)
                | st.binary(max_size=40)
            )
            command = f"UPDATE OR IGNORE {table} SET {column}=?"  # noqa: S608 - its own names
            if draw(st.booleans()):
                command += f" WHERE {columns[0]}=(SELECT max({columns[0]}) FROM {table})"  # noqa: S608
            with suppress(sqlite3.IntegrityError):  # NOT NULL stands all the same
                study.execute(command, (value,))
        return study.serialize()


LIKE: dict[str, Callable[[Sequence[bytes]], st.SearchStrategy[bytes]]] = {
    **dict.fromkeys(SORTS, files_like),
    "lines of responses": lines_like,
    "begun mark": marks_like,
    "table of answers": tables_like,
    "table by a mapping": lambda valid: tables_like(valid[:1]),  # the other is in UTF-16
    "known shares": tables_like,
    "study": studies_like,
}
# A sealed file has no structure; what may be inside of it is a sort of its own.
STRUCTURED = [name for name in SORTS if name != "sealed response"]


@pytest.fixture(autouse=True)
def most_seconds(monkeypatch: pytest.MonkeyPatch, suite_or_long: Callable[[int, int], int]) -> None:
    """In the suite only what hangs is told by its time."""
    monkeypatch.setattr("mutated_run.MOST_SECONDS", suite_or_long(60, 2))


@pytest.fixture(scope="module", params=STRUCTURED)
def sort(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Sort:
    sort = SORTS[request.param](tmp_path_factory.mktemp("files"))
    for data in sort.valid:
        assert sort.read(data) == ACCEPTED
    return sort


@pytest.fixture
def refused(sort: Sort) -> Iterator[dict[int, tuple[bytes, str]]]:
    """The files that were refused, in the end imported among good ones."""
    found: dict[int, tuple[bytes, str]] = {}
    yield found
    if sort.neighbours:
        assert found
        sort.neighbours.require_unmoved(found)


# A study is long to print where it is the example that fails.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning")
def test_that_a_strange_file_is_accepted_or_refused_by_code_and_harms_no_other(
    sort: Sort,
    refused: dict[int, tuple[bytes, str]],
    request: pytest.FixtureRequest,
    suite_or_long: Callable[[int, int], int],
    tell_part: Callable[[LongRun, Part], None],
) -> None:
    name = request.node.callspec.params["sort"]
    record = Record(name)
    strange = LIKE[name](sort.valid)

    @settings(max_examples=suite_or_long(50, 10_000))
    @given(strange)
    def take(data: bytes) -> None:
        memory.collect_due()  # what Hypothesis leaves is a gigabyte, and no part of a reading
        with interruptible(), limited_memory():
            outcome, seconds = took_in(sort, data)
        assert not outcome.startswith("failed"), outcome
        record.count(outcome)
        record.seconds = max(record.seconds, seconds)
        if outcome != ACCEPTED and sort.neighbours:
            refused[len(refused)] = (data, outcome)

    take()
    tell_part(STRANGE, record.part())
    assert len(record.outcomes) > 1, "a strategy that changes nothing, or all, tests nothing"


def filled(before: bytes, unit: bytes, after: bytes = b"0]}\n", size: int = 256 * 1024) -> bytes:
    """As many units as the largest file can hold."""
    return before + unit * ((size - len(before) - len(after)) // len(unit)) + after


def many_options() -> bytes:
    """A survey near its limits that is accepted."""
    unary = {"name": "unary", "p": "500000001/1000000000", "q": "499999999/1000000000"}
    options = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(1024)]
    asked = {"kind": "one-of", "text": "Which?", "options": options, "mechanism": unary}
    questions = [{"id": f"q{i}", **asked} for i in range(5)]
    head = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "A title"}
    return canonical({**head, "questions": questions})


def many_pins() -> bytes:
    pinned = {f"Author {i}": "ab" * 32 for i in range(3000)}
    return canonical({"format": "candor-pins", "version": 1, "pins": pinned})


LARGEST = {
    "survey of many options": ("survey", many_options(), ACCEPTED),
    "survey of one name": ("survey", filled(b"{", b'"a":0,', b'"a":0}\n'), "DUPKEY"),
    "survey of texts": ("survey", filled(b'{"a":[', b'"",'), "FORMAT"),
    "survey of unknown names": (
        "survey",
        canonical({"format": "candor-survey", **{f"n{i}": 0 for i in range(24_000)}}),
        "SCHEMA",
    ),
    "pins of many": ("pins", many_pins(), ACCEPTED),
    "sitting of numbers": ("sitting", filled(b'{"a":[', b"0,"), "FORMAT"),
    "key of brackets": ("key", filled(b'{"a":', b"[", b""), "SIZE"),
    "table of commas": ("table of answers", filled(b"", b",", b"\n"), "SCHEMA"),
    "shares of mistakes": (
        "known shares",
        filled(b"question,answer,share\n", b"a\n", b"\n", 1024 * 1024),
        "SCHEMA",
    ),
    "table of one cell": ("table of answers", filled(b'"', b"a", b'"\n'), "SYNTAX"),
}


@pytest.mark.parametrize("case", LARGEST)
def test_that_the_largest_files_are_read_within_the_limits(case: str, tmp_path: Path) -> None:
    name, data, expected = LARGEST[case]
    sort = SORTS[name](tmp_path)
    with interruptible(), limited_memory():
        assert took_in(sort, data)[0] == expected
