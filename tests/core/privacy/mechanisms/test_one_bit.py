"""The one-bit mechanism: exact for every place on the grid, unbiased for the mean."""

from decimal import Decimal
from fractions import Fraction
from functools import partial

import numpy as np
import pytest

from core.facts.errors import Code, Refused
from core.files import canonical
from core.privacy.epsilon import epsilon_upper
from core.privacy.mechanisms import OneBit, fault
from core.privacy.randomness import Door
from core.response.privatize import privatize
from core.survey import read
from core.survey.model import Kind, Question
from door_tape import distribution, outcomes

F = Fraction
MECHANISMS = [
    OneBit(2, F(3, 4)),
    OneBit(5, F(2, 3)),
    OneBit(11, F(685, 937)),
    OneBit(4, F(99, 100)),
    OneBit(3, F(1, 4)),
    OneBit(21, F(5, 6)),
]


def survey_bytes(mechanism: dict[str, str], **entries: object) -> bytes:
    question = {
        **{"id": "age", "kind": "number", "text": "How old?", "mechanism": mechanism},
        **{"low": 10, "high": 90, "step": 2},
        **entries,
    }
    return canonical.write(
        {
            **{"format": "candor-survey", "version": 1, "languages": ["en"], "title": "T"},
            "questions": [question],  # type: ignore[list-item]  # entries are JSON
        }
    )


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_the_chance_of_a_one_rises_evenly_and_exactly(mechanism: OneBit) -> None:
    rows = []
    for place in range(mechanism.k):
        row = distribution(partial(mechanism.draw, place))
        scaled = F(place, mechanism.k - 1)
        assert row[1] == 1 - mechanism.p + (2 * mechanism.p - 1) * scaled
        assert row[0] + row[1] == 1
        assert [mechanism.probability(y, place) for y in (0, 1)] == [row[0], row[1]]
        rows.append(row)
    worst = max(max(r[y] for r in rows) / min(r[y] for r in rows) for y in (0, 1))
    assert worst == mechanism.ratio


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_the_draw_asked_for_tells_neither_place_nor_report(mechanism: OneBit) -> None:
    asked = {
        outcome.asked
        for place in range(mechanism.k)
        for outcome in outcomes(partial(mechanism.draw, place))
    }
    assert len(asked) == 1


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_one_bit_in_bulk_is_the_same_channel(mechanism: OneBit) -> None:
    def drawn(place: int, door: Door) -> int:
        return int(mechanism.draw_many(np.array([place]), door)[0])

    for place in range(mechanism.k):
        expected = {y: mechanism.probability(y, place) for y in (0, 1)}
        assert distribution(partial(drawn, place)) == expected


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_the_share_by_its_support_is_the_mean_place(mechanism: OneBit) -> None:
    p, q = mechanism.chances(0)
    for place in range(mechanism.k):
        rate = mechanism.probability(1, place)
        assert (rate - q) / (p - q) == F(place, mechanism.k - 1)


def test_that_the_widest_grid_takes_no_longer() -> None:
    mechanism = OneBit(2**53, F(685, 937))
    assert fault(mechanism) is None
    assert {mechanism.draw(2**52, Door()) for _ in range(200)} == {0, 1}
    assert set(mechanism.draw_many(np.full(200, 2**52), Door()).tolist()) == {0, 1}


def test_that_the_design_for_a_target_has_the_fraction_of_the_methods() -> None:
    mechanism = OneBit.for_epsilon(101, Decimal(1))
    assert mechanism == OneBit(101, F(685, 937))
    assert epsilon_upper(mechanism.ratio) <= 1


def test_that_a_survey_asks_a_number_by_one_bit() -> None:
    survey = read(survey_bytes({"name": "one-bit", "p": "3/4"}))
    question = survey.questions[0]
    assert question.channel == OneBit(41, F(3, 4)) == OneBit.make({"p": F(3, 4)}, 41)
    assert survey.ratio == 3
    assert distribution(partial(privatize, question, 40)) == {0: F(1, 4), 1: F(3, 4)}
    assert [question.form.accepts(value) for value in (0, 1, 2, "1")] == ["", "", "RANGE", "TYPE"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (survey_bytes({"name": "one-bit", "p": "3/4"}, bins=[10, 50, 90]), Code.DOMAIN),
        (survey_bytes({"name": "k-ary", "p": "3/4"}), Code.DOMAIN),
        (survey_bytes({"name": "one-bit", "p": "1/2"}), Code.NO_INFORMATION),
        (survey_bytes({"name": "one-bit", "p": "1/4"}), Code.NO_INFORMATION),
        (survey_bytes({"name": "one-bit", "p": "1/1"}), Code.EPS_INFINITE),
        (survey_bytes({"name": "one-bit", "q": "3/4"}), Code.SCHEMA),
        (survey_bytes({"name": "warner", "p": "3/4"}), Code.DOMAIN),
    ],
)
def test_that_one_bit_is_refused_where_it_cannot_be_asked(content: bytes, code: Code) -> None:
    with pytest.raises(Refused) as caught:
        read(content)
    assert caught.value.problem.code is code


def test_that_a_place_off_the_grid_is_refused_without_being_named() -> None:
    question = Question("age", Kind.NUMBER, "?", low=0, high=9, step=1, channel=OneBit(10, F(3, 4)))
    with pytest.raises(ValueError, match="age") as caught:
        privatize(question, 7777, Door())
    assert "7777" not in str(caught.value)
