"""Formulas of a regression: what is read, what is refused at its place, and how terms are coded."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_people import QUESTIONS, SURVEY, block_of

from app.words.refusals import message, remedy
from core.facts.errors import Code, Refused
from core.grammar.formula import Factor, Formula, read, write
from core.regress.columns import columns_of, dependent, matrix
from core.regress.rows import Rows, gather
from core.regress.variables import Link, variables_of
from core.survey.model import Kind, Option, Question, Survey


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("y~a", "y ~ a"),
        ("y ~ 1", "y ~ 1"),
        ("y ~ 0 + a", "y ~ 0 + a"),
        ("y ~ a - 1", "y ~ 0 + a"),
        ("y ~ -1 + a - 0", "y ~ a"),
        ("y ~ a*b", "y ~ a + b + a:b"),
        ("y ~ b:a + a", "y ~ a + a:b"),
        ("y ~ a:b + b:a", "y ~ a:b"),
        ("y ~ (a + b):c", "y ~ a:c + b:c"),
        ("y ~ a*b*c - a:b:c", "y ~ a + b + c + a:b + a:c + b:c"),
        ("y ~ (a + b)*(a + b)", "y ~ a + b + a:b"),
        ("`a-b` ~ `c-d`.e + use.`x-y`", "`a-b` ~ `c-d`.e + use.`x-y`"),
        ("y ~ cut( age ,-5, 30,45 ):sex", "y ~ cut(age, -5, 30, 45):sex"),
        ("y ~ cut + `cut`", "y ~ `cut`"),
    ],
)
def test_that_a_formula_is_read_as_its_terms(text: str, written: str) -> None:
    assert write(read(text)) == written
    assert read(written) == read(text)


EXPECTED = "FORMULA_TERM_EXPECTED"


@pytest.mark.parametrize(
    ("text", "code", "column", "fact"),
    [
        ("", Code.SYNTAX, 1, "FORMULA_NO_OUTCOME"),
        ("bribe", Code.SYNTAX, 6, "FORMULA_NO_OUTCOME"),
        ("bribe + a ~ b", Code.SYNTAX, 7, "FORMULA_NO_OUTCOME"),
        ("bribe ~", Code.SYNTAX, 8, EXPECTED),
        ("bribe ~ 0", Code.SYNTAX, 10, EXPECTED),
        ("bribe ~ age +", Code.SYNTAX, 14, EXPECTED),
        ("bribe ~ 2", Code.SYNTAX, 9, EXPECTED),
        ("bribe ~ age age", Code.SYNTAX, 13, "FORMULA_SIGN_EXPECTED"),
        ("bribe ~ age ~ sex", Code.SYNTAX, 13, "FORMULA_SIGN_EXPECTED"),
        ("bribe ~ {__import__('os')}", Code.SYNTAX, 9, "FORMULA_CHARACTER"),
        ("bribe ~ exec(age)", Code.SYNTAX, 13, "FORMULA_SIGN_EXPECTED"),
        ("bribe ~ age.__class__.__bases__", Code.SYNTAX, 22, "FORMULA_SIGN_EXPECTED"),
        ("bribe ~ age[0]", Code.SYNTAX, 12, "FORMULA_CHARACTER"),
        ("bribe ~ 'age'", Code.SYNTAX, 9, "FORMULA_CHARACTER"),
        ("bribe ~ age^2", Code.SYNTAX, 12, "FORMULA_CHARACTER"),
        ("bribe ~ `age", Code.SYNTAX, 9, "FILTER_QUOTE_OPEN"),
        ("bribe ~ (age", Code.SYNTAX, 13, "FORMULA_BRACKET_EXPECTED"),
        ("bribe ~ age:1", Code.SYNTAX, 12, "FORMULA_ALONE"),
        ("bribe ~ age*(1 + sex)", Code.SYNTAX, 12, "FORMULA_ALONE"),
        ("bribe ~ age + bribe", Code.DOMAIN, 15, "FORMULA_ITS_OWN"),
        ("bribe ~ cut(age)", Code.SYNTAX, 16, "FORMULA_EDGES"),
        ("bribe ~ cut(age, sex)", Code.NUMBER, 18, "FORMULA_EDGES"),
        ("bribe ~ cut(age, 40, 30)", Code.RANGE, 22, "FORMULA_EDGES"),
        ("bribe ~ " + "(" * 20 + "age", Code.DEPTH, 26, "FORMULA_TOO_DEEP"),
        ("bribe ~ " + "+".join(f"x{i}" for i in range(80)), Code.SIZE, 0, "FORMULA_TOO_MANY"),
        ("bribe ~ " + "*".join("abcdefg"), Code.SIZE, 0, "FORMULA_TOO_MANY"),
        ("bribe ~ " + "(a+b+c+d+e+f+g)*" * 200 + "h", Code.SIZE, 0, "FORMULA_TOO_MANY"),
        ("bribe ~ " + "age+" * 100_000 + "sex", Code.SIZE, 4001, "FORMULA_TOO_LONG"),
        # of the survey
        ("bride ~ age", Code.DOMAIN, 1, "FILTER_NO_QUESTION"),
        ("bribe ~ age + sax", Code.DOMAIN, 15, "FILTER_NO_QUESTION"),
        ("bribe ~ has", Code.TYPE, 9, "FORMULA_NEEDS_OPTION"),
        ("bribe ~ has.o7", Code.TYPE, 9, "FILTER_NO_ANSWER"),
        ("bribe ~ age.o1", Code.TYPE, 9, "FILTER_NO_ANSWER"),
        ("bribe ~ cut(sex, 1)", Code.TYPE, 9, "FORMULA_NOT_A_NUMBER"),
        ("bribe ~ cut(hours, 10)", Code.TYPE, 9, "FORMULA_NOT_A_NUMBER"),
        ("bribe ~ cut(age, 18, 30)", Code.TYPE, 9, "FORMULA_EDGES"),
        ("bribe ~ cut(age, 30, 81)", Code.TYPE, 9, "FORMULA_EDGES"),
        ("bribe ~ age + job", Code.UNSUPPORTED, 15, "FORMULA_RANDOMIZED"),
        ("area ~ bribe", Code.UNSUPPORTED, 8, "FORMULA_RANDOMIZED"),
        ("pay ~ hours", Code.UNSUPPORTED, 7, "FORMULA_RANDOMIZED"),
    ],
)
def test_that_what_is_wrong_has_its_place_and_remedy(
    text: str, code: Code, column: int, fact: str
) -> None:
    with pytest.raises(Refused) as caught:
        variables_of(read(text), SURVEY)
    problem = caught.value.problem
    assert (problem.code, problem.found.fact.name) == (code, fact)
    assert problem.where == f"column {column}" or not column
    assert message(problem)
    assert len(remedy(problem)) > 10
    assert "file" not in remedy(problem)


names = st.sampled_from(["a", "b", "c-d", "cut", "E"])
factors = st.builds(Factor, names, st.none() | names) | st.builds(
    Factor,
    names,
    st.none(),
    st.lists(st.integers(-9, 9), min_size=1, unique=True).map(lambda edges: tuple(sorted(edges))),
)


@given(st.lists(st.frozensets(factors, min_size=1, max_size=3), max_size=5, unique=True))
def test_that_what_is_written_is_read_as_it_was(sets: list[frozenset[Factor]]) -> None:
    order = {factor: at for at, factor in enumerate(dict.fromkeys(f for s in sets for f in s))}
    terms = sorted((tuple(sorted(each, key=order.__getitem__)) for each in sets), key=len)
    formula = Formula(Factor("y"), tuple(terms))
    again = read(write(formula))
    assert {frozenset(term) for term in again.terms} == set(sets)
    assert write(again) == write(read(write(again)))


@given(st.text("ab1~+:*-0().,`cut{ ", max_size=30))
def test_that_any_text_is_read_or_refused_in_its_columns(text: str) -> None:
    try:
        read(text)
    except Refused as refused:
        column = int(refused.problem.where.removeprefix("column "))
        assert 1 <= column <= len(text) + 1


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("bribe ~ age", Link.LOGIT),
        ("used.o1 ~ age", Link.LOGIT),
        ("works ~ age", Link.LOGIT),
        ("job ~ age", Link.MULTINOMIAL),
        ("hours ~ age", Link.LINEAR),
        ("pay ~ bribe", Link.LINEAR),
        ("works ~ bribe:age + used.o0", Link.LINEAR),
    ],
)
def test_that_the_outcome_chooses_the_model(text: str, link: Link) -> None:
    assert variables_of(read(text), SURVEY).link is link


def everybody() -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.int64]]]:
    """Ages of 18 and 80, both sexes, all areas and who did not tell, each once."""
    age, sex, area = np.meshgrid([0, 22, 62], [0, 1], [-1, 0, 1, 2], indexing="ij")
    return {"age": age.ravel(), "sex": sex.ravel(), "area": area.ravel()}


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("bribe ~ sex", "(Intercept) sex[o1]"),
        ("bribe ~ 0 + sex", "sex[o0] sex[o1]"),
        ("bribe ~ 0 + sex + area", "sex[o0] sex[o1] area[o1] area[o2]"),
        ("bribe ~ age*sex", "(Intercept) age sex[o1] age:sex[o1]"),
        ("bribe ~ age + age:sex", "(Intercept) age age:sex[o1]"),
        ("bribe ~ age:sex", "(Intercept) age:sex[o0] age:sex[o1]"),
        (
            "bribe ~ sex + sex:area",
            "(Intercept) sex[o1] sex[o0]:area[o1] sex[o1]:area[o1]"
            " sex[o0]:area[o2] sex[o1]:area[o2]",
        ),
        ("bribe ~ cut(age, 30, 40, 41)", "(Intercept) age[30..39] age[40]"),
        ("bribe ~ works + has.o0", ""),
    ],
)
def test_that_factors_are_coded_as_r_does(text: str, columns: str) -> None:
    """What R's model.matrix names them, with its contr.treatment."""
    formula = read(text)
    answers = everybody()
    if "40" in text:
        answers["age"] = np.where(answers["age"] == 62, 21, answers["age"])
    rows = gather([block_of(answers)], variables_of(formula, SURVEY))
    found = columns_of(formula, rows)
    if columns:
        assert " ".join(each.name for each in found) == columns
    assert not dependent(matrix(found, rows)).any() or not columns


def test_that_dependent_columns_are_found_in_order() -> None:
    year = 2000.0 + np.arange(40)
    design = np.stack([np.ones(40), year, 3 * year - 1, year**2, year * 0], axis=1)
    assert dependent(design).tolist() == [False, False, True, False, True]


def test_that_equal_rows_are_one_however_they_are_divided() -> None:
    random = np.random.default_rng(5)
    answers = {
        "age": random.integers(0, 63, 3_000),
        "area": random.integers(-1, 3, 3_000),
        "job-u": random.integers(0, 2, (3_000, 3)),
    }
    block = block_of(answers, random.choice([0.0, 0.5, 2.0], 3_000))
    variables = variables_of(read("`job-u` ~ cut(age, 40) + area"), SURVEY)
    whole = gather([block], variables)
    parts = gather([block.where(np.arange(3_000) % 3 == i) for i in range(3)], variables)
    assert block.weights is not None
    kept = (answers["area"] >= 0) & (block.weights > 0)
    assert whole.n == kept.sum() == parts.n
    assert len(whole.counts) == len(parts.counts) == 2 * 3 * 8
    assert whole.weights.sum() == block.weights[kept].sum()

    def told(rows: Rows) -> list[tuple[float, ...]]:
        columns = [rows.outcome @ [4, 2, 1], *rows.factors.values(), rows.counts, rows.weights]
        return sorted(zip(*(column.tolist() for column in columns), strict=True))

    assert told(whole) == told(parts)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("y ~ ref(sex, woman)", 'y ~ ref(sex, "woman")'),
        ('y ~ age:ref( sex ,"A woman") + sex', 'y ~ ref(sex, "A woman") + sex:age'),
        ('y ~ ref(cut(age, 30), "<30")*ref(a.b, yes)', None),
        ("y ~ ref + `ref`", "y ~ `ref`"),
    ],
)
def test_that_a_reference_is_told_once(text: str, written: str | None) -> None:
    found = read(text)
    if written is not None:
        assert write(found) == written
    assert read(write(found)) == found
    assert found.explained_by(()).references == ()


@pytest.mark.parametrize(
    ("text", "code", "column", "fact"),
    [
        ("bribe ~ ref(sex)", Code.SYNTAX, 16, "FORMULA_REFERENCE_EXPECTED"),
        ("bribe ~ ref(sex, )", Code.SYNTAX, 18, "FORMULA_REFERENCE_EXPECTED"),
        ("bribe ~ ref(sex, o0", Code.SYNTAX, 20, "FORMULA_BRACKET_EXPECTED"),
        ("bribe ~ ref(sex, o0) + ref(sex, o1)", Code.DUPKEY, 33, "FORMULA_TWO_REFERENCES"),
        ("bribe ~ ref(sex, o7)", Code.DOMAIN, 18, "FORMULA_NO_REFERENCE"),
        ("bribe ~ ref(age, 30)", Code.TYPE, 13, "FORMULA_NO_LEVELS"),
        ('bribe ~ ref(cut(age, 30), "18")', Code.DOMAIN, 27, "FORMULA_NO_REFERENCE"),
        ("ref(bribe, yes) ~ sex", Code.SYNTAX, 4, "FORMULA_NO_OUTCOME"),
    ],
)
def test_that_a_reference_that_cannot_be_is_refused_at_its_place(
    text: str, code: Code, column: int, fact: str
) -> None:
    with pytest.raises(Refused) as refused:
        variables_of(read(text), SURVEY)
    problem = refused.value.problem
    assert (problem.code, problem.where) == (code, f"column {column}")
    assert problem.found.fact.name == fact
    assert message(problem)
    assert remedy(problem)


def test_that_a_label_of_several_answers_names_none() -> None:
    twice = (
        Option("a", {"en": "Rarely", "de": "Selten"}),
        Option("b", "Selten"),
        Option("c", "Never"),
    )
    asked = Question("often", Kind.ONE_OF, "How often?", options=twice)
    survey = Survey(("en", "de"), "T", (QUESTIONS[0], asked))
    assert [
        variables_of(read(f'age ~ ref(often, "{label}")'), survey)
        .factors[Factor("often")]
        .reference
        for label in ("Rarely", "b", "NEVER ".strip())
    ] == [0, 1, 2]
    with pytest.raises(Refused) as refused:
        variables_of(read('age ~ ref(often, "Selten")'), survey)
    problem = refused.value.problem
    assert problem.found.fact.name == "FORMULA_MANY_REFERENCES"
    assert problem.where == "column 18"
    assert "a, b" in message(problem)
