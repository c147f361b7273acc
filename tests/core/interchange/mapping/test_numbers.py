"""What a table leaves open is asked or refused whole: no number comes from a part, or from a guess.

The tables are as Kobo, LimeSurvey and SPSS write them, and each share is worked out here anew.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mapped import column, mapping, question, written

from app.words.refusals import reason_text
from core.facts.errors import Code
from core.facts.names import Fact
from core.facts.of_tables import TableFact
from core.facts.reading import found_in
from core.interchange.mapping.model import write
from core.interchange.mapping.numbers import WAYS, Marks
from core.interchange.mapping.reading import examine, read
from core.interchange.mapping.survey import with_key
from core.study import ImportResult, Study, import_paths
from core.study.results import estimate_tallies, tally_questions
from core.study.selection import Selection

OPTIONS = [{"id": "van", "text": "A van"}, {"id": "boat", "text": "A boat"}]
UNARY = {"name": "unary", "p": "1/2", "q": "1/4"}
WARNER = {"name": "warner", "p": "3/4"}
Shares = dict[str, float]


def imported(
    folder: Path, content: dict[str, Any], rows: list[str]
) -> tuple[ImportResult, dict[str, Shares]]:
    """Import rows; return what became of them, and the share of each option of each question."""
    path = folder / "t.csv"
    path.write_text("\n".join(rows) + "\n", "utf-8")
    with Study.in_memory(with_key(read(written(content))), for_analysis=True) as study:
        result = import_paths(study, [path])
        estimates = estimate_tallies(tally_questions(study, Selection()))
        shares = {
            each.question.id: {
                one.option: one.share for one in each.options if one.share is not None
            }
            for each in estimates
        }
    return result, shares


def refused_whole(result: ImportResult) -> tuple[str, str, str]:
    """Check that nothing was taken; return code, place and fact of the one reason."""
    assert result.accepted == 0
    (refusal,) = result.refused
    found = found_in(refusal.reason)
    assert found.fact is TableFact.NOT_TAKEN
    return refusal.code.value, refusal.where, found["why"].fact.value  # type: ignore[union-attr]


# A separated column, as Kobo and ODK write it: reports "11", "10", "01" and "00".
UNARY_COUNTS = {"van boat": 100, "van": 240, "boat": 260, "": 400}


def of_unary(**more: Any) -> dict[str, Any]:
    asked = question("used", kind="one-of", options=OPTIONS, mechanism=UNARY)
    values = {each["id"]: each["id"] for each in OPTIONS}
    return mapping([asked], [column("main/used", "used", separator=" ", values=values, **more)])


def rows_of(counts: dict[str, int], head: str = "main/used") -> list[str]:
    """Rows in no order, each with a cell beside it: a line of one empty cell is no row."""
    cells = [cell for cell, n in counts.items() for _ in range(n)]
    random.Random(7).shuffle(cells)  # noqa: S311 - a table in a fixed disorder
    return [f"start,{head}", *(f"2019-05-02,{cell}" for cell in cells)]


def test_that_an_empty_separated_cell_of_a_randomized_question_refuses_the_table(
    tmp_path: Path,
) -> None:
    """Left out as missing, 36.0% would be 93.3%: (.34 − .25) / .25, and (340/600 − .25) / .25."""
    rows = rows_of(UNARY_COUNTS)
    result, _ = imported(tmp_path, of_unary(), rows)
    first = next(n for n, row in enumerate(rows, 1) if row.endswith(","))
    assert refused_whole(result) == ("EMPTY", f"row {first}, column 'main/used'", "empty-not-said")
    for said, n in (("none", 1000), ("missing", 600)):
        result, shares = imported(tmp_path, of_unary(empty=said), rows)
        assert (result.accepted, result.refused) == (1000, ())
        expected = {"van": (340 / n - 0.25) / 0.25, "boat": (360 / n - 0.25) / 0.25}
        assert shares["used"] == pytest.approx(expected, abs=1e-12)
    assert round(expected["van"], 3) == 1.267


def test_that_unset_rows_of_a_separated_column_move_no_share(tmp_path: Path) -> None:
    """Of 2,000 rows 873 hold the option and 308 none: 37.3%, and 53.2% with those left out.

    Warner's p is 3/4: (873/2,000 − 1/4) / (1/2), and (873/1,692 − 1/4) / (1/2).
    """
    rows = rows_of({"van boat": 400, "van": 473, "boat": 819, "": 308})
    asked = of_unary()
    asked["questions"][0] |= {"kind": "many-of", "mechanism": WARNER}
    result, _ = imported(tmp_path, asked, rows)
    assert refused_whole(result)[2] == "empty-not-said"
    shares = {}
    for said in ("none", "missing"):
        asked["columns"][0]["empty"] = said
        result, found = imported(tmp_path, asked, rows)
        assert result.accepted == 2000
        shares[said] = f"{found['used']['van']:.1%}"
    assert shares == {"none": "37.3%", "missing": "53.2%"}


@pytest.mark.parametrize("cell", [" ", "  "])
def test_that_a_cell_of_separators_alone_is_empty(cell: str, tmp_path: Path) -> None:
    result, _ = imported(tmp_path, of_unary(), ["start,main/used", "a,van", f"b,{cell}"])
    assert refused_whole(result)[1:] == ("row 3, column 'main/used'", "empty-not-said")


def test_that_an_empty_cell_is_missing_where_no_options_is_no_report(tmp_path: Path) -> None:
    """Of a subset of one there is always one; of a question in the clear none is guessed."""
    for mechanism in ({"name": "subset", "size": 1, "p": "3/4"}, None):
        content = of_unary()
        del content["questions"][0]["mechanism"]
        if mechanism is not None:
            content["questions"][0]["mechanism"] = mechanism
        else:
            content["questions"][0]["kind"] = "many-of"
        result, shares = imported(tmp_path, content, ["a,main/used", "1,van", "1,", "1,boat"])
        assert (result.accepted, result.refused) == (3, ())
        assert shares["used"]["van"] == pytest.approx(0.5)


# LimeSurvey: a column an option, "Y" where it was ticked; who breaks off leaves no submitdate.
LIME = ["id", "submitdate", "Q[SQ001]", "Q[SQ002]"]
LIME_COUNTS = {"Y,Y": 220, "Y,": 380, ",Y": 160, ",": 240}
BROKEN_OFF = 300


def of_lime(*, sensitive: bool = True, empty: str = "", **more: Any) -> dict[str, Any]:
    asked = question("used", kind="many-of", options=OPTIONS)
    asked |= {"mechanism": WARNER} if sensitive else {}
    said = {"values": {"Y": "yes", "": "no"}} | ({"empty": empty} if empty else {})
    columns = [
        column(head, "used", option=option["id"], **said)
        for head, option in zip(LIME[2:], OPTIONS, strict=True)
    ]
    return mapping([asked], columns, **more)


def lime_rows() -> list[str]:
    rows = [f"2019-05-02,{cells}" for cells, n in LIME_COUNTS.items() for _ in range(n)]
    rows += [",,"] * BROKEN_OFF
    random.Random(11).shuffle(rows)  # noqa: S311 - a table in a fixed disorder
    return [",".join(LIME), *(f"{i},{row}" for i, row in enumerate(rows, 1))]


@pytest.mark.parametrize("sensitive", [True, False])
def test_that_rows_that_were_broken_off_are_left_out_and_counted(
    sensitive: bool, tmp_path: Path
) -> None:
    """As "no" they would make .70 of the first option .423: 600 of 1,300 and not of 1,000."""
    complete = {"column": "submitdate", "not": [""]}
    content = of_lime(sensitive=sensitive, complete=complete)
    result, shares = imported(tmp_path, content, lime_rows())
    assert (result.accepted, result.broken_off, result.refused) == (1000, BROKEN_OFF, ())
    assert result.unanswered == 240  # who sent it in with nothing ticked
    raw = {"van": 600 / 1000, "boat": 380 / 1000}
    known = {name: (share - 0.25) / 0.5 for name, share in raw.items()} if sensitive else raw
    assert shares["used"] == pytest.approx(known, abs=1e-12)
    as_no = (600 / 1300 - 0.25) / 0.5
    assert round(as_no, 3) == 0.423
    # Without what tells them apart they are asked about: nothing comes in.
    result, _ = imported(tmp_path, of_lime(sensitive=sensitive), lime_rows())
    assert refused_whole(result)[::2] == ("EMPTY", "row-without-answer")


def test_that_break_offs_are_no_answers(tmp_path: Path) -> None:
    """Of 2,000 people 865 ticked it and 338 more broke off: 36.5%, and 24.0% with these as "no".

    Warner's p is 3/4: (865/2,000 − 1/4) / (1/2), and (865/2,338 − 1/4) / (1/2).
    """
    counts = {
        "2019-05-02,Y,Y": 365,
        "2019-05-02,Y,": 500,
        "2019-05-02,,Y": 700,
        "2019-05-02,,": 435,
    }
    cells = [cell for cell, n in (counts | {",,": 338}).items() for _ in range(n)]
    random.Random(3).shuffle(cells)  # noqa: S311 - a table in a fixed disorder
    rows = [",".join(LIME), *(f"{i},{cell}" for i, cell in enumerate(cells, 1))]
    result, _ = imported(tmp_path, of_lime(), rows)
    assert refused_whole(result)[2] == "row-without-answer"
    complete = {"column": "submitdate", "not": [""]}
    result, shares = imported(tmp_path, of_lime(complete=complete), rows)
    assert (result.accepted, result.broken_off) == (2000, 338)
    assert f"{shares['used']['van']:.1%}" == "36.5%"
    # Only who says so by hand counts them: then it is the other number.
    _, shares = imported(tmp_path, of_lime(empty="none"), rows)
    assert f"{shares['used']['van']:.1%}" == "24.0%"


def test_that_a_row_without_any_bit_of_a_randomized_question_refuses_the_table(
    tmp_path: Path,
) -> None:
    """Though another question has an answer, nothing tells whether this one had."""
    content = of_lime()
    content["questions"].append(question("sex"))
    content["columns"].append(column("sex", "sex"))
    rows = ["Q[SQ001],Q[SQ002],sex", "Y,,1", ",,2"]
    result, _ = imported(tmp_path, content, rows)
    assert refused_whole(result) == ("EMPTY", "row 3, column 'Q[SQ001]'", "empty-not-said")
    for said, share in (("none", 1 / 2), ("missing", 1.0)):
        for each in content["columns"][:2]:
            each["empty"] = said
        result, shares = imported(tmp_path, content, rows)
        assert result.accepted == 2
        assert shares["used"]["van"] == pytest.approx((share - 0.25) / 0.5)


def test_that_rows_without_any_answer_are_counted(tmp_path: Path) -> None:
    rows = ["id,Q3", "1,1", "2,", "3,9", "4,2"]
    result, _ = imported(tmp_path, mapping(columns=[column(missing=["9"])]), rows)
    assert (result.accepted, result.unanswered, result.broken_off) == (4, 2, 0)


@pytest.mark.parametrize("rest", ["", "\n", "\n\n"])
def test_that_a_row_of_empty_cells_is_counted_as_one_without_any_answer(
    rest: str, tmp_path: Path
) -> None:
    """Its people are in the sample as those are of whom another cell is filled."""
    for cells in (",,", ",30,", '"","",""'):
        rows = ["Q3,age,v", "1,30,1", cells, "1,50,2"]
        result, _ = imported(tmp_path, mapping(), [*rows, rest] if rest else rows)
        assert (result.accepted, result.unanswered, result.refused) == (3, 1, ())
    content = mapping(complete={"column": "v", "not": [""]})
    result, _ = imported(tmp_path, content, ["Q3,age,v", "1,30,1", ",,", "1,50,2"])
    assert (result.accepted, result.broken_off) == (2, 1)


# Numbers: 614 of 1,200 stand with a point between thousands, as a German SPSS writes them.
WHOLE = [950] * 586 + [1250] * 614


def of_income(**more: Any) -> dict[str, Any]:
    asked = question("income", kind="number", low=0, high=100_000, step=1)
    return mapping([asked], [{"column": "income", "question": "income", **more}])


def mean_of(folder: Path, content: dict[str, Any], rows: list[str]) -> tuple[int, float]:
    path = folder / "t.csv"
    path.write_text("\n".join(rows) + "\n", "utf-8")
    with Study.in_memory(with_key(read(written(content))), for_analysis=True) as study:
        result = import_paths(study, [path])
        (estimate,) = estimate_tallies(tally_questions(study, Selection()))
        mean = None if estimate.mean is None else estimate.mean.mean
        assert mean is not None
        return result.accepted, mean


def test_that_a_column_is_never_read_in_part(tmp_path: Path) -> None:
    rows = ["income;x", *(f"{n:,};1".replace(",", ".") for n in WHOLE)]
    result, _ = imported(tmp_path, of_income(), rows)
    place = ("NUMBER", "row 588, column 'income'", "cell-reads-otherwise")
    assert refused_whole(result) == place
    apart = of_income(thousands=".", decimal=",")
    assert mean_of(tmp_path, apart, rows) == pytest.approx((1200, sum(WHOLE) / 1200))
    whole = of_income() | {"decimal": ",", "thousands": "."}
    assert mean_of(tmp_path, whole, rows) == pytest.approx((1200, sum(WHOLE) / 1200))


def test_that_weights_with_a_decimal_comma_are_read_so_or_not_at_all(tmp_path: Path) -> None:
    rows = ["Q3;w", "1;1", "2;0,5", "1;1,5"]
    result, _ = imported(tmp_path, mapping(weight="w"), rows)
    assert refused_whole(result)[1:] == ("row 3, column 'w'", "cell-reads-otherwise")
    result, _ = imported(tmp_path, mapping(weight="w", decimal=","), rows)
    assert (result.accepted, result.refused) == (3, ())


def test_that_a_cell_that_is_no_number_in_any_way_refuses_its_row_alone(tmp_path: Path) -> None:
    result, _ = imported(tmp_path, of_income(), ["income;x", "950;1", "n/a;1", "200001;1"])
    assert (result.accepted, [each.where for each in result.refused]) == (
        1,
        ["row 3, column 'income'", "row 4, column 'income'"],
    )


@pytest.mark.parametrize(
    ("cell", "scale"), [("40.125", 10), ("40.25", 10), ("1.250", 1), ("1.5", 1), ("20001", 10)]
)
@pytest.mark.parametrize("of_table", [True, False])
def test_that_a_number_off_the_grid_refuses_its_row_alone_where_its_writing_is_said(
    cell: str, scale: int, of_table: bool, tmp_path: Path
) -> None:
    """That 40.125 could be 40,125 where a comma stands before decimals is settled by then."""
    said = {"decimal": "."}
    own = ({"scale": scale} if scale > 1 else {}) | ({} if of_table else said)
    content = of_income(**own) | (said if of_table else {})
    result, _ = imported(tmp_path, content, ["income;x", "40;1", f"{cell};1", "50;1"])
    (refusal,) = result.refused
    assert (result.accepted, refusal.where) == (2, "row 3, column 'income'")
    found = found_in(refusal.reason)
    place = (0, 100_000, 1)
    assert tuple(found[key] for key in ("cell", "low", "high", "step")) == (f"'{cell}'", *place)
    times = f" times {scale}" if scale > 1 else ""
    grid = "is not on the grid from 0 to 100,000 in steps of 1."
    assert reason_text(refusal.reason) == f"'{cell}'{times} {grid}"


def test_that_a_cell_in_another_writing_than_is_said_still_refuses_the_table(
    tmp_path: Path,
) -> None:
    for content, cell in (
        (of_income(decimal="."), "1.250,5"),
        (of_income(decimal=",", thousands="."), "950.5"),
        (of_income(), "1.250"),  # nothing is said: it may be 1,250
        (of_income(scale=10), "40.125"),
    ):
        result, _ = imported(tmp_path, content, ["income;x", "950;1", f"{cell};1"])
        place = ("NUMBER", "row 3, column 'income'", "cell-reads-otherwise")
        assert refused_whole(result) == place


def test_that_a_weight_below_0_refuses_its_row_alone_where_its_writing_is_said(
    tmp_path: Path,
) -> None:
    rows = ["Q3;w", "1;1.5", "2;-1.250"]
    result, _ = imported(tmp_path, mapping(weight="w", decimal="."), rows)
    (refusal,) = result.refused
    fact = found_in(refusal.reason).fact
    assert (result.accepted, refusal.where, fact) == (1, "row 3, column 'w'", Fact.CELL_NO_WEIGHT)
    result, _ = imported(tmp_path, mapping(weight="w"), rows)
    assert refused_whole(result)[1:] == ("row 3, column 'w'", "cell-reads-otherwise")


def test_that_the_parts_of_a_hash_are_read_as_the_table_says_its_numbers_are_written(
    tmp_path: Path,
) -> None:
    asked = question("hashed", kind="one-of", options=OPTIONS)
    asked["mechanism"] = {"name": "local-hash", "g": 2, "p": "3/4"}
    parts = [{"column": part, "question": "hashed", "part": part} for part in ("seed", "value")]
    rows = ["seed;value", "1.250;1", "12;0"]
    result, _ = imported(tmp_path, mapping([asked], parts), rows)
    assert refused_whole(result)[1:] == ("row 2, column 'seed'", "cell-reads-otherwise")
    apart = {"decimal": ",", "thousands": "."}
    result, _ = imported(tmp_path, mapping([asked], parts, **apart), rows)
    assert (result.accepted, result.refused) == (2, ())


@settings(max_examples=300, deadline=None)
@given(
    st.decimals(min_value=-(10**9), max_value=10**9, places=3), st.sampled_from(WAYS), st.booleans()
)
def test_that_a_number_that_is_written_in_a_way_is_read_so(
    number: Any, marks: Marks, grouped: bool
) -> None:
    """Written by Python's own format, and never another number in a way that differs."""
    text = f"{number:,.3f}" if grouped and marks.thousands else f"{number:.3f}"
    signs = {",": marks.thousands, ".": marks.decimal}
    cell = "".join(signs.get(sign, sign) for sign in text)
    assert marks.read(cell) == number
    others = {each.read(cell) for each in WAYS} - {None, number}
    assert marks.reads_otherwise(cell) == bool(others)


def test_that_what_a_mapping_says_of_cells_is_written_and_read_again() -> None:
    complete = {"column": "submitdate", "not": ["", "N/A"]}
    content = of_unary(empty="none") | {"complete": complete, "decimal": ",", "thousands": " "}
    data = written(content)
    held = read(data)
    assert write(held) == data
    assert held.heads == ("main/used", "submitdate")


@pytest.mark.parametrize(
    ("content", "code", "where"),
    [
        (of_unary(empty="no"), Code.DOMAIN, "columns[0].empty"),
        (mapping(columns=[column(empty="none")]), Code.SCHEMA, "columns[0].empty"),
        (mapping(columns=[column(decimal=",")]), Code.SCHEMA, "columns[0].decimal"),
        (mapping(decimal=";"), Code.DOMAIN, "decimal"),
        (mapping(thousands="."), Code.DOMAIN, "thousands"),
        (mapping(complete={"column": "c", "not": []}), Code.DOMAIN, "complete.not"),
        (mapping(complete={"column": "c"}), Code.SCHEMA, "complete"),
    ],
)
def test_that_what_a_mapping_cannot_say_of_cells_is_refused(
    content: dict[str, Any], code: Code, where: str
) -> None:
    assert (code, where) in {(each.code, each.where) for each in examine(written(content)).errors}


def test_that_columns_of_one_question_say_the_same_of_an_empty_row() -> None:
    content = of_lime(empty="none")
    content["columns"][1]["empty"] = "missing"
    (problem,) = examine(written(content)).errors
    assert (problem.code, problem.where) == (Code.DOMAIN, "columns[1].empty")


def test_that_none_cannot_be_said_where_it_is_no_report() -> None:
    content = of_unary(empty="none")
    content["questions"][0]["mechanism"] = {"name": "subset", "size": 1, "p": "3/4"}
    (problem,) = examine(written(content)).errors
    assert (problem.code, problem.where) == (Code.DOMAIN, "columns[0].empty")
