"""What a first mapping leaves to be said, and cells that are written otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import pyreadstat
import pytest
from mapped import column, mapping, question, written

from core.facts.errors import Code, Refused
from core.interchange.mapping.guess import guess, looked_over, say_randomized, separator_of
from core.interchange.mapping.model import write
from core.interchange.mapping.reading import examine, read
from core.interchange.mapping.survey import with_key
from core.interchange.tables import ReadOptions, open_table
from core.study import ImportResult, Study, import_paths
from core.study.results import estimate_study

PLAIN = mapping([question()], [column()], randomized="none")


def counted(path: Path, content: dict[str, object]) -> tuple[ImportResult, float | None]:
    """Import a table by a mapping; return the verdicts and the count of Yes to `bribe`."""
    with Study.in_memory(with_key(read(written(content))), for_analysis=True) as study:
        result = import_paths(study, [path])
        (found, *_) = estimate_study(study)
        return result, found.options[0].count


def test_that_a_guess_is_refused_until_it_is_said_what_was_randomized() -> None:
    found = guess(looked_over(("Q3", "sex"), [("1", "f"), ("2", "m")]))
    (problem,) = examine(write(found)).errors
    assert (problem.code, problem.where) == (Code.DOMAIN, "randomized")
    assert read(write(say_randomized(found, ()))).randomized == "none"
    (problem,) = examine(write(say_randomized(found, ["Q3"]))).errors
    assert problem.where == "questions[0].design.name"
    with pytest.raises(KeyError):
        say_randomized(found, ["start"])


def test_that_any_number_of_distinct_cells_is_looked_at() -> None:
    places = [f"place {n % 300}" for n in range(900)]
    (seen,) = looked_over(["town"], [(each,) for each in places])
    found = guess([seen])
    assert len(found.questions[0].options) == 300
    assert not examine(write(say_randomized(found, ()))).errors
    (texts,) = looked_over(["why"], [(f"text {n}",) for n in range(900)])
    assert not guess([texts]).questions


@pytest.mark.parametrize("sign", [";", "|", ",", " "])
def test_that_several_answers_in_a_cell_are_apart_by_any_usual_sign(sign: str) -> None:
    cells = ["van", f"van{sign}phone", "phone", f"van{sign}phone{sign}cash", "cash"]
    (seen,) = looked_over(["used"], [(each,) for each in cells])
    assert separator_of(seen) == sign
    (question_,) = guess([seen]).questions
    assert sorted(question_.option_ids) == ["cash", "phone", "van"]


@pytest.mark.parametrize(
    ("cells", "yes"),
    [
        (["1", "2", " 1", "2 ", "\u00a01"], 3),  # spaces at the ends
        (["1.0", "2.0", "1.", "", "2"], 2),  # of pandas, where cells are missing
        (["TRUE", "2", "true", "", "2"], 2),
    ],
)
def test_that_a_cell_counts_as_it_is_meant(tmp_path: Path, cells: list[str], yes: int) -> None:
    path = tmp_path / "t.csv"
    path.write_text("\n".join(["n,Q3", *(f"7,{cell}" for cell in cells)]), "utf-8")
    result, count = counted(path, PLAIN)
    assert (result.refused, count) == ((), yes)


def test_that_a_form_that_two_values_share_is_neither(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("n,Q3\n7,1\n7,1.0\n7,1.00\n", "utf-8")
    values = {"1": "yes", "1.0": "no"}
    result, count = counted(path, mapping([question()], [column(values=values)]))
    assert count == 1
    (refused,) = result.refused
    assert (refused.code, refused.where) == (Code.DOMAIN, "row 4, column 'Q3'")


def test_that_value_labels_serve_as_well_as_codes(tmp_path: Path) -> None:
    rows = pd.DataFrame({"Q3": [1.0, 2.0, 1.0, np.nan, 1.0]})
    path = tmp_path / "t.sav"
    pyreadstat.write_sav(rows, str(path), variable_value_labels={"Q3": {1: "Agreed", 2: "Not"}})
    values = {"Agreed": "yes", "Not": "no"}
    for each in (values, {"1": "yes", "2": "no"}):
        result, count = counted(path, mapping([question()], [column(values=each)]))
        assert (result.refused, count) == ((), 3)


def test_that_numbers_of_32_bits_and_truths_are_what_was_typed(tmp_path: Path) -> None:
    frame = pd.DataFrame({"w": np.array([0.1, 1 / 3, 3], np.float32), "b": [True, False, True]})
    frame.to_parquet(tmp_path / "t.parquet", index=False)
    frame.to_stata(tmp_path / "t.dta", write_index=False)
    for name in ("t.parquet", "t.dta"):
        table = open_table(tmp_path / name)
        cells = [row for _, row in table.rows()]
        assert cells == [("0.1", "1"), ("0.33333334", "0"), ("3", "1")]


def test_that_lists_stand_in_one_cell_and_are_named(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    pd.DataFrame({"u": [["a", "b"], [], None, ["c"]]}).to_parquet(path, index=False)
    table = open_table(path)
    assert [row for _, row in table.rows()] == [("a;b",), ("",), ("",), ("c",)]
    assert "'u'" in table.told[0].written()
    lines = tmp_path / "t.jsonl"
    lines.write_text('{"u": ["a", 2.0]}\n{"u": null}\n', "utf-8")
    assert [row for _, row in open_table(lines).rows()] == [("a;2",), ("",)]
    pd.DataFrame({"u": [["a"], ["b;c"]]}).to_parquet(path, index=False)
    with pytest.raises(Refused) as caught:
        list(open_table(path).rows())
    assert caught.value.problem.where == "row 2, column u"


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_that_heads_may_stand_below_other_rows(tmp_path: Path, suffix: str) -> None:
    rows = [["The north, 2019", "", ""], ["Number", "Paid a bribe?", ""], ["n", "Q3", "x"]]
    rows += [["7", "1", "a"], ["8", "2", ""], ["9", "1", "b"]]
    path = tmp_path / f"t.{suffix}"
    frame = pd.DataFrame(rows)
    if suffix == "csv":
        frame.to_csv(path, header=False, index=False)
    else:
        frame.to_excel(path, header=False, index=False)
    result, count = counted(path, PLAIN | {"head_row": 3})
    assert (result.accepted, result.refused, count) == (3, (), 2)
    with pytest.raises(Refused) as caught:
        open_table(path, ReadOptions(head_row=40))
    assert caught.value.problem.code is Code.EMPTY


def test_that_formats_without_a_row_of_heads_say_so(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text('{"Q3": 1}\n', "utf-8")
    with pytest.raises(Refused) as caught:
        open_table(path, ReadOptions(head_row=2))
    assert caught.value.problem.code is Code.DOMAIN


PORTABLE = b" " * 200 + b"ASCII SPSS PORT FILE".ljust(40) + b"0" * 200 + b"SPSSPORT"
SAS = bytes(12) + bytes.fromhex("c2ea8160b31411cfbd92080009c7318c181f1011") + bytes(200)
ARCHIVE = b"PK\x03\x04" + bytes(26) + b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet"


@pytest.mark.parametrize(
    ("data", "fact"),
    [
        (PORTABLE, "table-portable-spss"),
        (SAS, "table-sas"),
        (b"HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!0000", "table-sas"),
        (ARCHIVE, "table-open-document"),
        (b'\xef\xbb\xbf [\n {"Q3": 1}]', "table-json-array"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "table-old-workbook"),
    ],
)
def test_that_tables_that_are_not_read_are_named(tmp_path: Path, data: bytes, fact: str) -> None:
    path = tmp_path / "table"
    path.write_bytes(data)
    with pytest.raises(Refused) as caught:
        open_table(path)
    assert caught.value.problem.found.fact.value == fact


def test_that_what_is_new_is_written_and_read_alike() -> None:
    found = read(written(PLAIN | {"head_row": 3}))
    assert (found.randomized, found.head_row) == ("none", 3)
    assert write(found) == written(PLAIN | {"head_row": 3})
    assert b"head_row" not in write(replace(found, head_row=1))
