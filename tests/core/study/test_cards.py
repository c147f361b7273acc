"""The cards of results: kept in one place of a study, whole or not at all, and none where none."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from core.examples import example_path
from core.facts.errors import Code, Refused
from core.study import Study, annotate
from core.study.cards import LONGEST_TEXT, MOST_CARDS, Card, read, written
from core.study.merging import merge
from core.study.schema import add_functions

SURVEY = example_path("bribery").read_bytes()
SHARE = Card({"questions": ["bribe"]}, "First.", "19.7%", 2000)
HEADING = Card(text="Bribes")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    Study.create(tmp_path / "a.study", SURVEY).close()
    return tmp_path / "a.study"


def keep(path: Path, *cards: Card) -> None:
    with Study.open(path) as study:
        annotate.keep_results(study, cards)


def kept(path: Path) -> tuple[Card, ...]:
    with Study.open(path, write=False) as study:
        return study.analyst_work().cards


def test_that_cards_are_kept_in_their_order_and_stay_when_something_else_is_written(
    path: Path,
) -> None:
    keep(path, HEADING, SHARE)
    with Study.open(path) as study:
        annotate.note(study, "", "asked in spring")
    assert kept(path) == (HEADING, SHARE)
    keep(path, SHARE, HEADING, SHARE)
    assert kept(path) == (SHARE, HEADING, SHARE)


def test_that_a_study_without_cards_is_byte_for_byte_as_before_there_were_any(path: Path) -> None:
    with Study.open(path) as study:
        annotate.note(study, "", "written once")
        annotate.note(study, "", "")
    before = path.read_bytes()
    assert b"results" not in before
    keep(path, SHARE)
    assert b"results" in path.read_bytes()
    keep(path)
    assert path.read_bytes() == before


def test_that_cards_are_kept_in_memory_and_taken_away_there() -> None:
    with Study.in_memory(SURVEY) as study:
        annotate.keep_results(study, [SHARE])
        assert study.analyst_work().cards == (SHARE,)
        annotate.keep_results(study, [])
        assert study.analyst_work().cards == ()


def test_that_merging_keeps_each_card_once(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.study"
    Study.create(other, SURVEY).close()
    third = Card({"questions": ["area"]})
    keep(path, HEADING, SHARE)
    keep(other, SHARE, third)
    merge([path, other], tmp_path / "c.study")
    assert kept(tmp_path / "c.study") == (HEADING, SHARE, third)


def test_that_more_cards_than_a_study_holds_are_not_merged(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.study"
    Study.create(other, SURVEY).close()
    keep(path, *(Card(text=f"a{i}") for i in range(MOST_CARDS)))
    keep(other, HEADING)
    with pytest.raises(Refused) as refused:
        merge([path, other], tmp_path / "c.study")
    assert refused.value.problem.code is Code.SIZE
    assert not (tmp_path / "c.study").exists()


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '[{"heading":""}]',
        '[{"heading":1}]',
        '[{"heading":"a","note":"b"}]',
        '[{"request":null,"note":"","found":"","n":0}]',
        '[{"found":"","n":-1,"note":"","request":{}}]',
        '[{"found":"","n":true,"note":"","request":{}}]',
        '[{"n":1,"note":"","request":{}}]',
    ],
)
def test_that_what_is_no_card_is_told_as_damage_although_its_row_is_whole(
    path: Path, text: str
) -> None:
    keep(path, SHARE)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        add_functions(connection)
        connection.execute(
            "UPDATE results SET cards=?1, checksum=crc32(CAST(quote(1)||','||quote(?1) AS BLOB))",
            (text.rstrip() + "\n",),
        )
    with pytest.raises(Refused) as refused:
        kept(path)
    assert refused.value.problem.code is Code.SYNTAX


def test_that_a_changed_card_and_another_table_of_this_name_are_damage(path: Path) -> None:
    keep(path, SHARE)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute('UPDATE results SET cards=\'[{"heading":"other"}]\'')
    with pytest.raises(Refused, match="SYNTAX"):
        Study.open(path)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TABLE results")
        connection.execute("CREATE TABLE results(number, cards, checksum)")
    with pytest.raises(Refused, match="SYNTAX"):
        Study.open(path)


def test_that_a_card_has_what_it_can_have() -> None:
    assert read(written([HEADING, SHARE])) == (HEADING, SHARE)
    for wrong in (
        {"text": "x" * (LONGEST_TEXT + 1), "request": {}},
        {"text": ""},
        {"text": "a heading", "found": "19.7%"},
        {"request": {}, "n": -1},
    ):
        with pytest.raises(ValueError, match=r"card|heading"):
            Card(**wrong)
    with pytest.raises(ValueError, match="at most"):
        written([HEADING] * (MOST_CARDS + 1))
