"""Tables as other software exports them, made by hand: what is guessed, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from core.facts.errors import Code, Refused
from core.facts.names import Fact, FoundFact
from core.facts.reading import found_in
from core.interchange.mapping.guess import Seen, guess, guess_as, looked_over, say_randomized
from core.interchange.mapping.model import TableMapping, write
from core.interchange.mapping.reading import examine
from core.interchange.mapping.survey import with_key
from core.interchange.tables import open_table
from core.study import ImportResult, Study, import_paths
from core.survey.model import Kind

KOBO = """\
start,main/bribe,main/used,main/used/phone,main/used/van,main/sex,main/age,weight,_id,_uuid
2019-05-02,yes,phone van,1,1,f,34,0.82,101,ab-1
2019-05-02,no,phone,1,0,m,51,1.1,102,ab-2
2019-05-03,yes,,0,0,m,27,1.31,103,ab-3
2019-05-03,,van,0,1,f,,0.95,104,ab-4
"""
ODK = """\
SubmissionDate,main-bribe,main-used,main-town,meta-instanceID
2019-05-02T09:12:44Z,1,a b,north,uuid:1
2019-05-02T09:31:02Z,0,a,south,uuid:2
2019-05-03T10:00:00Z,1,a b c,north,uuid:3
2019-05-03T10:00:01Z,0,c,east,uuid:4
"""
LIMESURVEY = """\
"id";"submitdate";"bribe";"used[SQ001]";"used[SQ002]";"trust"
"1";"2019-05-02 09:12:44";"Y";"Y";"";"A1"
"2";"2019-05-02 09:31:02";"N";"";"Y";"A3"
"3";"2019-05-03 10:00:00";"Y";"Y";"Y";"A2"
"4";"2019-05-03 10:00:01";"N";"";"";"A1"
"""
SURVEYCTO = """\
SubmissionDate,bribe,used,used_1,used_2,village,KEY
"May 2, 2019",1,1 2,1,1,Hilltop,uuid:1
"May 2, 2019",2,1,1,0,Lakeside,uuid:2
"May 3, 2019",1,2,0,1,Hilltop,uuid:3
"May 3, 2019",2,,0,0,Lakeside,uuid:4
"""


def none_randomized(seen: Sequence[Seen]) -> TableMapping:
    """Guess a mapping, of which it was said that no column was randomized."""
    return say_randomized(guess(seen), ())


def guessed(folder: Path, text: str) -> TableMapping:
    path = folder / "t.csv"
    path.write_text(text, "utf-8")
    table = open_table(path)
    return none_randomized(looked_over(table.heads, (row for _, row in table.rows())))


def imported(folder: Path, mapping: TableMapping, text: str) -> ImportResult:
    """Import a table by a mapping that was written and read again."""
    path = folder / "u.csv"
    path.write_text(text, "utf-8")
    reading = examine(write(mapping))
    assert reading.mapping is not None, reading.errors
    with Study.in_memory(with_key(reading.mapping), for_analysis=True) as study:
        return import_paths(study, [path])


def kinds(mapping: TableMapping) -> dict[str, str]:
    return {each.id: str(each.kind) for each in mapping.questions}


@pytest.mark.parametrize(
    ("text", "id_", "found"),
    [
        (KOBO, "_uuid", {"bribe": "yes-no", "used": "many-of", "sex": "one-of", "age": "one-of"}),
        (ODK, "meta-instanceID", {"main-bribe": "yes-no", "main-used": "many-of"}),
        (LIMESURVEY, "id", {"bribe": "yes-no", "used": "many-of", "trust": "one-of"}),
        (SURVEYCTO, "KEY", {"bribe": "yes-no", "used": "many-of"}),
    ],
    ids=["kobo", "odk", "limesurvey", "surveycto"],
)
def test_that_an_export_is_guessed_and_comes_in_whole(
    text: str, id_: str, found: dict[str, str], tmp_path: Path
) -> None:
    mapping = guessed(tmp_path, text)
    assert mapping.id == id_
    assert found.items() <= kinds(mapping).items()
    assert all(question.channel is None for question in mapping.questions)
    result = imported(tmp_path, mapping, text)
    assert (result.accepted, result.refused) == (4, ())


def test_that_the_columns_of_options_are_one_question(tmp_path: Path) -> None:
    kobo, cto = guessed(tmp_path, KOBO), guessed(tmp_path, SURVEYCTO)
    assert [each.column for each in kobo.columns_of("used")] == ["main/used/phone", "main/used/van"]
    assert [each.column for each in cto.columns_of("used")] == ["used_1", "used_2"]
    assert (kobo.weight, cto.cluster) == ("weight", "village")
    odk = guessed(tmp_path, ODK).columns_of("main-used")
    assert [each.separator for each in odk] == [" "]
    lime = guessed(tmp_path, LIMESURVEY).columns_of("used")
    # That an option was not chosen is told by an empty cell alone.
    assert [each.values for each in lime] == [{"Y": "yes", "": "no"}] * 2


@pytest.mark.parametrize(
    ("text", "old", "new", "code", "where"),
    [
        (KOBO, "ab-2", "", Code.EMPTY, "row 3, column '_uuid'"),
        (KOBO, ",no,", ",perhaps,", Code.DOMAIN, "row 3, column 'main/bribe'"),
        (KOBO, "phone,1,0,m", "phone,1,,m", Code.SCHEMA, "row 3, column 'main/used/van'"),
        (KOBO, "1.31", "1;31", Code.NUMBER, "row 4, column 'weight'"),
        (ODK, "a b c", "a b d", Code.DOMAIN, "row 4, column 'main-used'"),
        (ODK, "09:31:02Z,0", "09:31:02Z,-", Code.DOMAIN, "row 3, column 'main-bribe'"),
        (LIMESURVEY, '"A3"', '"-oth-"', Code.DOMAIN, "row 3, column 'trust'"),
        (LIMESURVEY, '"N";"";"Y"', '"N";"";"N/A"', Code.DOMAIN, "row 3, column 'used[SQ002]'"),
        (SURVEYCTO, "2,1,1,0", "3,1,1,0", Code.DOMAIN, "row 3, column 'bribe'"),
        (SURVEYCTO, "bribe,", "Bribe,", Code.SCHEMA, "column 'bribe'"),
    ],
)
def test_that_an_error_of_each_sort_is_refused_with_its_place(
    text: str, old: str, new: str, code: Code, where: str, tmp_path: Path
) -> None:
    mapping = guessed(tmp_path, text)
    result = imported(tmp_path, mapping, text.replace(old, new, 1))
    assert [(each.code, each.where) for each in result.refused] == [(code, where)]
    assert result.accepted == (0 if where == "column 'bribe'" else 3)


def test_that_of_a_table_that_is_cut_off_nothing_is_taken(tmp_path: Path) -> None:
    mapping = guessed(tmp_path, KOBO)
    result = imported(tmp_path, mapping, KOBO + 'more,"yes')
    assert result.accepted == 0
    assert [each.code for each in result.refused] == [Code.SYNTAX]


def test_that_numbers_and_codes_are_told_apart(tmp_path: Path) -> None:
    rows = [f"{20 + i},{i % 3},{i / 2},{1 + i % 2},{i % 2}" for i in range(60)]
    mapping = guessed(tmp_path, "\n".join(["age,area,hours,said,flag", *rows]))
    assert kinds(mapping) == {
        **{"age": "number", "area": "one-of", "hours": "number"},
        **{"said": "yes-no", "flag": "yes-no"},
    }
    (age, hours) = (each for each in mapping.questions if each.kind is Kind.NUMBER)
    assert (age.low, age.high, mapping.columns_of("hours")[0].scale) == (0, 79, 10)
    assert (hours.low, hours.high) == (0, 295)


def test_that_labels_of_a_format_are_taken() -> None:
    rows = [("1", "2"), ("2", "1"), ("3", "2")]
    labels = {"q1": {"1": "Ja", "2": "Nein", "3": "Weiß nicht"}, "q2": {"1": "Nein", "2": "Ja"}}
    mapping = none_randomized(looked_over(("q1", "q2"), rows, {"q1": "Where do you live?"}, labels))
    one, two = mapping.questions
    assert (one.text, [option.text for option in one.options]) == (
        "Where do you live?",
        ["Ja", "Nein", "Weiß nicht"],
    )
    assert (two.kind, mapping.columns_of("q2")[0].values) == (Kind.YES_NO, {"1": "no", "2": "yes"})


@pytest.mark.parametrize("text", ["", "   \n", "a\n"])
def test_that_an_empty_table_is_no_fault_of_the_guess(text: str, tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text(text)
    try:
        table = open_table(path)
    except Refused:
        return
    assert (
        none_randomized(looked_over(table.heads, (row for _, row in table.rows()))).questions == ()
    )


def test_that_a_guess_of_strange_heads_can_be_written() -> None:
    heads = ["Q 1?", "q-1", "نعم", "x" * 300, "ﬁ\u200b"]
    rows = [("a", "b", "نعم", "c", "d"), ("b", "a", "لا", "d", "e")]
    mapping = none_randomized(looked_over(heads, rows))
    assert len({each.id for each in mapping.questions}) == len(mapping.questions) == 5
    assert examine(write(replace(mapping, key=None))).errors == ()


def column_of(cells: list[str], folder: Path, head: str = "income") -> TableMapping:
    rows = [f"{head};sex", *(f"{cell};{'fm'[place % 2]}" for place, cell in enumerate(cells))]
    return guessed(folder, "\n".join(rows))


@pytest.mark.parametrize(
    ("cells", "said", "ends", "scale"),
    [
        (["1.500,5", "950", "12.250"], (",", "."), (0, 122500), 10),
        (["1,5", "2,25", "0,125"], (",", None), (0, 2250), 1000),
        (["1.5", "2.25", "1.125"], (None, None), (0, 2250), 1000),
        (["1,500.5", "950", "2,250"], (".", ","), (0, 22500), 10),
        (["1.500", "0.250"], (None, None), (0, 150), 100),  # no thousands begin with a 0
        (["1 500,5", "12 250"], (",", " "), (0, 122500), 10),
        (["-1.500,5", "2,25"], (",", "."), (-150050, 225), 100),
    ],
)
def test_that_signs_of_numbers_are_guessed_from_all_cells(
    cells: list[str],
    said: tuple[str | None, str | None],
    ends: tuple[int, int],
    scale: int,
    tmp_path: Path,
) -> None:
    mapping = column_of(cells, tmp_path)
    (question,) = (each for each in mapping.questions if each.id == "income")
    (column,) = mapping.columns_of("income")
    assert (question.kind, question.low, question.high) == (Kind.NUMBER, *ends)
    assert (column.decimal, column.thousands, column.scale) == (*said, scale)
    rows = "\n".join(["income;sex", *(f"{cell};{'fm'[i % 2]}" for i, cell in enumerate(cells))])
    result = imported(tmp_path, mapping, rows)
    assert (result.accepted, result.refused) == (len(cells), ())


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        (["1.500", "2.250"], ("1.5", "1500", '"decimal":"."', '"decimal":",","thousands":"."')),
        (["1,500", "950"], ("1500", "1.5", '"decimal":".","thousands":","', '"decimal":","')),
    ],
)
def test_that_numbers_that_could_all_be_others_are_refused_until_it_is_said(
    cells: list[str], told: tuple[str, ...], tmp_path: Path
) -> None:
    """Read with a decimal point 1.500 and 2.250 would have a mean of 1.875, and not of 1,875."""
    mapping = column_of(cells, tmp_path)
    (column,) = mapping.columns_of("income")
    assert (column.decimal, column.thousands) == (None, None)
    text = "\n".join(["income;sex", *(f"{cell};{'fm'[i]}" for i, cell in enumerate(cells))])
    result = imported(tmp_path, mapping, text)
    assert result.accepted == 0
    (refusal,) = result.refused
    found = found_in(refusal.reason)["why"]
    assert isinstance(found, FoundFact)
    assert (refusal.code, refusal.where.split(", ")[-1]) == (Code.NUMBER, "column 'income'")
    if cells[0] == "1,500":  # which is no number at all with a decimal point alone
        assert found.fact is Fact.CELL_READS_OTHERWISE
    else:
        assert found.fact is Fact.NUMBERS_READ_IN_TWO_WAYS
        assert tuple(found[key] for key in ("one", "other", "says_one", "says_other")) == told
    seen = looked_over(["income"], [(cell,) for cell in cells])[0]
    assert len(seen.writings) == 2
    for marks in seen.writings:
        made = guess_as(seen, Kind.NUMBER, (), marks)
        assert made is not None
        question, columns = made
        own = replace(columns[0], question="income")
        asked = replace(question, id="income")
        said = replace(
            mapping,
            questions=(asked, *(each for each in mapping.questions if each.id != "income")),
            columns=(own, *(each for each in mapping.columns if each.column != "income")),
        )
        result = imported(tmp_path, said, text)
        assert (result.accepted, result.refused) == (2, ())


def test_that_one_number_that_has_one_reading_settles_its_column(tmp_path: Path) -> None:
    for cells in (["1.500", "2.250", "0.5"], ["1.500", "1.25"], ["950", "20"]):
        result = imported(
            tmp_path,
            column_of(cells, tmp_path),
            "\n".join(["income;sex", *(f"{cell};{'fm'[i % 2]}" for i, cell in enumerate(cells))]),
        )
        assert (result.accepted, result.refused) == (len(cells), ())


def test_that_weights_with_a_comma_leave_other_numbers_as_they_are(tmp_path: Path) -> None:
    rows = ["age;hours;w", *(f"{20 + i};{i}.5;{i}0,{i}5" for i in range(1, 10))]
    mapping = guessed(tmp_path, "\n".join(rows))
    assert (mapping.weight, mapping.decimal) == ("w", ",")
    (hours,) = mapping.columns_of("hours")
    assert hours.decimal == "."
    result = imported(tmp_path, mapping, "\n".join(rows))
    assert (result.accepted, result.refused) == (9, ())


def test_that_weights_do_not_settle_another_column(tmp_path: Path) -> None:
    rows = ["income;w", *(f"{i}.500;{i}0,{i}5" for i in range(1, 10))]
    mapping = guessed(tmp_path, "\n".join(rows))
    assert (mapping.weight, mapping.decimal) == ("w", None)
    result = imported(tmp_path, mapping, "\n".join(rows))
    assert result.accepted == 0


def test_that_weights_that_could_all_be_others_are_refused(tmp_path: Path) -> None:
    rows = ["sex;w", "f;1.500", "m;2.250", "f;1.125"]
    result = imported(tmp_path, guessed(tmp_path, "\n".join(rows)), "\n".join(rows))
    (refusal,) = result.refused
    assert (result.accepted, refusal.where) == (0, "column 'w'")
    found = found_in(refusal.reason)["why"]
    assert isinstance(found, FoundFact)
    assert found.fact is Fact.NUMBERS_READ_IN_TWO_WAYS
