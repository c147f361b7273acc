"""Well-formed files of every sort that say strange things: taken in or refused by code."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mutated_record import ACCEPTED
from mutated_run import interruptible, limited_memory, took_in
from outside_files import SORTS, Sort
from structured import files_like, lines_like, tables_like


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
    "study": studies_like,
}
# A sealed file has no structure; what may be inside of it is a sort of its own.
STRUCTURED = [name for name in SORTS if name != "sealed response"]


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


def test_that_a_strange_file_is_accepted_or_refused_by_code_and_harms_no_other(
    sort: Sort, refused: dict[int, tuple[bytes, str]], request: pytest.FixtureRequest
) -> None:
    outcomes = set()
    strange = LIKE[request.node.callspec.params["sort"]](sort.valid)

    @given(strange)
    def take(data: bytes) -> None:
        with interruptible(), limited_memory():
            outcome, _ = took_in(sort, data)
        assert not outcome.startswith("failed"), outcome
        outcomes.add(outcome)
        if outcome != ACCEPTED and sort.neighbours:
            refused[len(refused)] = (data, outcome)

    take()
    assert len(outcomes) > 1, "a strategy that changes nothing, or all, tests nothing"
