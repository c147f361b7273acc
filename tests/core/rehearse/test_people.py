"""Tables of known answers: read strictly, each fault with its row and column."""

import io
from pathlib import Path

import numpy as np
import pytest

from app.words.refusals import message
from core.examples import example_survey, occupation_counts
from core.facts.errors import Code, Refused
from core.rehearse import People, invent, people_from_counts, read_truth, true_counts, write_truth
from core.survey import Survey
from core.survey.model import AskIf, Kind, Option, Question

SURVEY = Survey(
    ("en",),
    "S",
    (
        Question("works", Kind.YES_NO, "?"),
        Question(
            "job",
            Kind.ONE_OF,
            "?",
            options=(Option("sales", "S"), Option("craft", "C"), Option("none", "N", abstain=True)),
            ask_if=AskIf.of("works", "yes"),
        ),
        Question("used", Kind.MANY_OF, "?", options=(Option("tea", "T"), Option("rum", "R"))),
        Question("age", Kind.NUMBER, "?", low=0, high=100, step=5, bins=(0, 20, 60, 100)),
        Question("pay", Kind.NUMBER, "?", low=-10, high=10, step=2, optional=True),
    ),
)
HEADER = "works,job,used,age,pay\n"
GOOD = HEADER + "yes,sales,tea;rum,20,-10\nyes,,,100,\nno,,rum,0,10\n"


def table(text: str) -> People:
    return read_truth(io.StringIO(text, newline=""), SURVEY)


def refusal(text: str) -> tuple[Code, str]:
    with pytest.raises(Refused) as caught:
        table(text)
    return caught.value.problem.code, caught.value.problem.where


def test_that_a_table_is_read_by_the_meaning_of_each_kind() -> None:
    people = table(GOOD)
    assert people.n == 3
    values = {name: answers.values.tolist() for name, answers in people.answers.items()}
    given = {name: answers.given.tolist() for name, answers in people.answers.items()}
    assert values["works"] == [1, 1, 0]
    assert values["job"][:2] == [0, 2]  # an empty cell abstains where that is offered
    assert given["job"] == [True, True, False]
    assert values["used"] == [[1, 1], [0, 0], [0, 1]]
    assert values["age"] == [20, 100, 0]
    assert given["pay"] == [True, False, True]
    assert true_counts(SURVEY.question("works"), people) == {"yes": 2, "no": 1}
    assert true_counts(SURVEY.question("job"), people) == {"sales": 1, "craft": 0, "none": 1}
    assert true_counts(SURVEY.question("used"), people) == {"tea": 1, "rum": 2}
    assert true_counts(SURVEY.question("age"), people) == {"[0,20)": 1, "[20,60)": 1, "[60,100]": 1}


def test_that_columns_may_stand_in_any_order_and_cells_have_spaces_and_quotes() -> None:
    moved = 'age,pay,works,used,job\n20,-10,yes," tea ; rum ",sales\n'
    straight = table(HEADER + "yes,sales,tea;rum,20,-10\n")
    for name, answers in table(moved).answers.items():
        assert answers.values.tolist() == straight.answers[name].values.tolist()


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", Code.EMPTY, "row 1"),
        (HEADER.replace("pay", "wage"), Code.SCHEMA, "row 1, column wage"),
        ("works,job,used,age\n", Code.SCHEMA, "row 1, column pay"),
        (HEADER.replace("pay", "age"), Code.DUPKEY, "row 1, column age"),
        (GOOD + "yes,sales,tea,20\n", Code.SCHEMA, "row 5"),
        (GOOD + "\n", Code.SCHEMA, "row 5"),
        (GOOD + "maybe,sales,,0,\n", Code.DOMAIN, "row 5, column works"),
        (GOOD + "Yes,sales,,0,\n", Code.DOMAIN, "row 5, column works"),
        (GOOD + ",,,0,\n", Code.DOMAIN, "row 5, column works"),
        (GOOD + "yes,boss,,0,\n", Code.DOMAIN, "row 5, column job"),
        (GOOD + "no,sales,,0,\n", Code.DOMAIN, "row 5, column job"),
        (GOOD + "no,,tea;gin,0,\n", Code.DOMAIN, "row 5, column used"),
        (GOOD + "no,,tea;,0,\n", Code.DOMAIN, "row 5, column used"),
        (GOOD + "no,,,old,\n", Code.TYPE, "row 5, column age"),
        (GOOD + "no,,,20.0,\n", Code.TYPE, "row 5, column age"),
        (GOOD + "no,,,٢٠,\n", Code.TYPE, "row 5, column age"),
        (GOOD + "no,,,21,\n", Code.RANGE, "row 5, column age"),
        (GOOD + "no,,,105,\n", Code.RANGE, "row 5, column age"),
        (GOOD + "no,,,,\n", Code.DOMAIN, "row 5, column age"),
        (GOOD + "no,,,0,-12\n", Code.RANGE, "row 5, column pay"),
        (GOOD + "no,,,x,\nmaybe,,,0,\n", Code.TYPE, "row 5, column age"),
        (GOOD + 'no,,"tea,0,\n', Code.SYNTAX, "line 5"),
    ],
)
def test_that_a_fault_is_named_with_its_first_place(text: str, code: Code, where: str) -> None:
    assert refusal(text) == (code, where)


def test_that_a_fault_far_down_is_found_in_its_row() -> None:
    assert refusal(HEADER + "no,,,0,\n" * 20_000 + "no,,,1,\n") == (
        Code.RANGE,
        "row 20002, column age",
    )


def test_that_a_file_with_a_mark_is_read_and_other_encodings_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "truth.csv"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert read_truth(path, SURVEY).n == 3
    path.write_bytes(GOOD.encode() + b"\xff\xfe")
    with pytest.raises(Refused) as caught:
        read_truth(path, SURVEY)
    assert caught.value.problem.code is Code.ENCODING
    with pytest.raises(Refused) as caught:
        read_truth(tmp_path / "absent.csv", SURVEY)
    assert caught.value.problem.code is Code.IO


def test_that_foreign_text_in_a_message_is_short_and_on_one_line() -> None:
    with pytest.raises(Refused) as caught:
        table(GOOD + '"' + "x\n" * 500 + '",,,0,\n')
    assert "\n" not in message(caught.value.problem)
    assert len(message(caught.value.problem)) < 120


def test_that_people_written_and_read_again_are_the_same(tmp_path: Path) -> None:
    people = invent(SURVEY, 20_000, seed=5)
    write_truth(people, SURVEY, tmp_path / "truth.csv")
    again = read_truth(tmp_path / "truth.csv", SURVEY)
    assert again.n == people.n
    for name, answers in people.answers.items():
        assert (again.answers[name].given == answers.given).all()
        assert (again.answers[name].values[answers.given] == answers.values[answers.given]).all()


def test_that_one_column_of_empty_cells_abstains(tmp_path: Path) -> None:
    survey = example_survey("occupation")
    (tmp_path / "truth.csv").write_text("job\nsales\n\n\nsales\n", encoding="utf-8")
    people = read_truth(tmp_path / "truth.csv", survey)
    counts = true_counts(survey.questions[0], people)
    assert (counts["sales"], counts["not-stated"], people.n) == (2, 2, 4)


def test_that_counts_make_the_people_of_one_question() -> None:
    survey = example_survey("occupation")
    counts = occupation_counts()
    people = people_from_counts(survey, counts)
    assert people.n == 32_561
    assert true_counts(survey.questions[0], people) == counts
    sales = example_survey("sales")
    some = people_from_counts(sales, {"yes": 2, "no": 5})
    assert true_counts(sales.questions[0], some) == {"yes": 2, "no": 5}
    with pytest.raises(ValueError, match="no option pilot"):
        people_from_counts(survey, {"pilot": 1})
    with pytest.raises(ValueError, match="one question"):
        people_from_counts(SURVEY, {"yes": 1})


def test_that_made_up_people_have_the_stated_shares_and_repeat_by_seed() -> None:
    shares = {
        "works": {"yes": 0.8},
        "job": {"sales": 0.5, "craft": 0.2, "none": 0.3},
        "used": {"tea": 0.9, "rum": 0.1},
        "age": {"[0,20)": 0.25, "[20,60)": 0.5, "[60,100]": 0.25},
    }
    n = 200_000
    people = invent(SURVEY, n, 1, shares)
    for question in SURVEY.questions[:4]:
        asked = int(people.answers[question.id].given.sum())
        for option, count in true_counts(question, people).items():
            expected = shares[question.id].get(option, 0.2)
            error = (expected * (1 - expected) / asked) ** 0.5
            assert abs(count / asked - expected) < 4.5 * error
    working = people.answers["works"].values == 1
    assert (people.answers["job"].given == working).all()
    ages = people.answers["age"].values
    assert set(np.unique(ages).tolist()) == set(range(0, 101, 5))
    again, other = invent(SURVEY, n, 1, shares), invent(SURVEY, n, 2, shares)
    assert all((again.answers[q].values == people.answers[q].values).all() for q in shares)
    assert any((other.answers[q].values != people.answers[q].values).any() for q in shares)


@pytest.mark.parametrize(
    ("shares", "message"),
    [
        ({"nobody": {"yes": 1.0}}, "no question nobody"),
        ({"works": {"perhaps": 1.0}}, "no option perhaps"),
        ({"works": {"yes": 1.5}}, "shares from 0 to 1"),
        ({"job": {"sales": 0.5}}, "sum to 1"),
        ({"used": {"tea": float("nan")}}, "shares from 0 to 1"),
    ],
)
def test_that_shares_that_do_not_fit_are_refused(
    shares: dict[str, dict[str, float]], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        invent(SURVEY, 10, 1, shares)
