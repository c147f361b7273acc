"""Places in files as they are said."""

from __future__ import annotations

import pytest
from other_tongue import other_spoken

from app.words.places import placed


@pytest.mark.parametrize(
    "where",
    ["", "row 7", "row 7, column age, in years", "a, b.csv, line 3", "questions[0].options[1].id"],
)
def test_that_a_place_reads_in_english_as_the_core_names_it(where: str) -> None:
    assert placed(where) == where


def test_that_rows_and_columns_are_said_in_the_language_spoken() -> None:
    with other_spoken():
        assert placed("people.csv, row 7, column age") == "people.csv، ｒｏｗ 7، ｃｏｌｕｍｎ age"  # noqa: RUF001
        assert placed("questions[0].text") == "questions[0].text"
