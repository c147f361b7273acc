"""A row that is longer than any of a study is damage, and is not taken into memory."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from core.examples import example_path
from core.facts.errors import Code, Refused
from core.study import Study
from core.study.rescue import rescue
from core.study.schema import PUT_OFFER, add_functions

MIB = 1024 * 1024


@pytest.mark.parametrize("column", ["reason", "content"])
def test_that_only_a_row_too_long_for_a_study_is_refused(column: str, tmp_path: Path) -> None:
    for length in (MIB, 5 * MIB):
        path = tmp_path / f"{length}.study"
        Study.create(path, example_path("bribery").read_bytes()).close()
        with contextlib.closing(sqlite3.connect(path)) as connection:
            add_functions(connection)
            reason = "a" * length if column == "reason" else ""
            content = bytes(length) if column == "content" else None
            offer = (bytes(32), b"a", "", "SYNTAX", reason, 7, 739_000, content)
            connection.execute(PUT_OFFER, offer)
            connection.commit()
        assert rescue(path).left_out == 0
        if length == 5 * MIB:
            for writing in (False, True):
                with pytest.raises(Refused) as caught:
                    Study.open(path, writing)
                assert caught.value.problem.code is Code.SYNTAX
        else:
            Study.open(path).close()
