"""Surveys of the largest amounts: what is read can be answered, and the rest is refused soon."""

import json
from pathlib import Path
from typing import Any

import pytest
from corpus_surveys import binned, many_of, small
from made_surveys import Content, canonical

from app.words.refusals import message
from core.examples import example_survey
from core.facts.errors import Code
from core.files.canonical import Json
from core.files.checker import TOP, Tree
from core.privacy.epsilon import epsilon_upper, written_ratio
from core.privacy.mechanisms import Form, Grid, Report
from core.privacy.randomness import SYSTEM
from core.response.file import MAX_BYTES, Response, ResponseReader, write
from core.response.sealing import OVERHEAD, sealed_length
from core.response.sitting import begin
from core.response.started_surveys import BEGUN
from core.response.steps import freeze, keep
from core.response.store import SittingStore
from core.survey import Survey, examine, read
from core.survey.reading import MAX_PROBLEMS
from core.survey.response_size import longest_response

LONGEST = "500000001/1000000000"


def of_many_digits() -> Survey:
    """A many-of whose exact ratio has far more digits than Python writes as a number."""
    survey = read(canonical(small(many_of(1000, LONGEST))))
    assert survey.ratio is not None
    with pytest.raises(ValueError, match="Exceeds the limit"):
        str(survey.ratio)
    return survey


def test_that_a_ratio_of_thousands_of_digits_stops_nobody(tmp_path: Path) -> None:
    survey = of_many_digits()
    store = SittingStore(tmp_path, survey.ratio)
    sitting = begin(survey, None, SYSTEM)
    keep(sitting, store)
    freeze(sitting, survey.questions[0], "0" * 1000, survey, store)
    (bound,) = store.begun_others(example_survey("bribery"))
    assert bound is not None
    assert survey.ratio is not None
    assert 0 <= bound - survey.ratio < 1e-29
    assert epsilon_upper(survey.ratio) <= epsilon_upper(bound)
    assert len((tmp_path / survey.digest / BEGUN).read_bytes()) < 100


def test_that_a_short_ratio_is_kept_exactly() -> None:
    ratio = example_survey("bribery").ratio
    assert ratio is not None
    assert written_ratio(ratio) == ratio


def widest(survey: Survey) -> Response:
    """A response with the report of most characters to each question."""

    def report(form: Form) -> Report:
        if form.spread:
            return "1" * form.size
        if isinstance(form, Grid):
            return max((form.low, form.high), key=lambda number: len(str(number)))
        return form.size - 1

    answers = {question.id: report(question.form) for question in survey.questions}
    procedure = max(survey.procedures, key=len, default=None)
    return Response("f" * 32, survey.digest, answers, procedure, rehearsal=True)


@pytest.mark.parametrize("name", ["bribery", "sales"])
def test_that_the_longest_response_is_known_from_the_survey(name: str) -> None:
    survey = example_survey(name)
    assert longest_response(survey) == len(write(widest(survey)))
    assert sealed_length(survey) == longest_response(survey) + OVERHEAD


def test_that_the_longest_response_of_every_survey_can_be_read_again() -> None:
    largest = read(canonical(small(*(binned(i) for i in range(64)))))
    data = write(widest(largest))
    assert longest_response(largest) == len(data) <= MAX_BYTES
    assert ResponseReader(largest).read(data).id == "f" * 32
    problems = examine(canonical(small(*(binned(i) for i in range(65))))).errors
    assert [(p.code, p.where) for p in problems] == [(Code.SIZE, "questions")]


def test_that_room_is_left_for_the_seal() -> None:
    questions = [binned(i) for i in range(64)]
    room = MAX_BYTES - longest_response(read(canonical(small(*questions))))
    last = room - OVERHEAD // 2 - len(',"q64":""')  # bins that leave half of what a seal needs
    questions.append(binned(64) | {"bins": list(range(last + 1)), "high": last})
    plain = small(*questions)
    assert longest_response(read(canonical(plain))) == MAX_BYTES - OVERHEAD // 2
    seal = "09" + "00" * 31
    assert [p.code for p in examine(canonical(plain | {"seal": seal})).errors] == [Code.SIZE]


# Refusing


class Key(str):
    """A name that counts how often it is compared."""

    compared = 0

    def __hash__(self) -> int:
        return super().__hash__()

    def __eq__(self, other: object) -> bool:
        Key.compared += 1
        return super().__eq__(other)


@pytest.mark.parametrize("known", [True, False])
def test_that_names_are_looked_up_and_not_searched_for(known: bool) -> None:
    keys = [Key(f"k{i}") for i in range(2000)]
    value: dict[str, Json] = {key: 1 for key in keys}
    Key.compared = 0
    Tree().object(value, TOP, (), tuple(Key(key) for key in keys) if known else ())
    assert Key.compared < 5 * len(keys)


@pytest.mark.parametrize(
    "content",
    [
        small({"id": "q", "kind": "yes-no", "text": "?"}) | {f"k{i}": 1 for i in range(1000)},
        small(
            {
                "id": "q",
                "kind": "one-of",
                "text": "?",
                "options": [{"id": "o", "text": ""}] * 1000,
            }
        ),
    ],
    ids=["entries", "texts"],
)
def test_that_at_most_so_many_problems_are_listed(content: Content) -> None:
    problems = examine(canonical(content)).problems
    assert len(problems) == MAX_PROBLEMS + 1
    assert message(problems[-1]).endswith(" more problems, which are not listed.")
    left_out = int(message(problems[-1]).split()[2].replace(",", ""))
    assert left_out >= 1000 - MAX_PROBLEMS


def test_that_the_first_code_is_named_however_many_problems_stand_before_it() -> None:
    content: Any = small(
        {"id": "q", "kind": "one-of", "text": "?", "options": [{"id": "o", "text": "\t"}] * 1000}
    )
    content["questions"].append({"id": "r", "kind": "yes-no", "text": "?", "strange": 1})
    assert examine(json.dumps(content).encode()).problems[0].code is Code.SCHEMA
