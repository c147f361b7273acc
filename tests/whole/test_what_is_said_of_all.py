"""What is said of a whole study follows from it: of ε, of an anchor, of refused responses."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from checks_studies import answered, checked_study
from click.testing import CliRunner
from reported_studies import KINDS, study_of, survey_bytes

from app.analyses.changed import what_changed
from app.analyses.content import load
from app.analyses.request import Choices
from app.analyses.words.charts import bar_chart
from app.analyses.words.rule_breaking import anchor_sentence
from app.commands import cli
from app.export.words import notes_on
from app.words.axes import nothing_here
from app.words.imported import more_to_come
from app.words.refusals import remedy_of_reason
from app.words.refusals.remedies import remedy_for_response
from app.words.total_epsilon import in_all, of_one_person, over_all
from core.checks.rule_breaking import anchored
from core.estimate import QuestionEstimate, ShareEstimate
from core.examples import example_survey
from core.facts.errors import Code
from core.inference.binomial import Count
from core.present.chart.axis import number_axis, people_axis, share_axis
from core.survey import read

NONE = "Nothing in this survey is randomized."
CLEAR = tuple(each for each in KINDS if "mechanism" not in each)


def test_that_no_epsilon_is_told_where_nothing_is_randomized(tmp_path: Path) -> None:
    content = survey_bytes(*CLEAR)
    assert {over_all(Fraction(1)), in_all(Fraction(1)), of_one_person(Fraction(1))} == {NONE}
    assert over_all(Fraction(3)) == "ε 1.10 over all sensitive questions"  # ln 3
    assert NONE in notes_on(read(content), "en", n=5)
    survey = tmp_path / "clear.survey"
    survey.write_bytes(content)
    study = study_of(tmp_path / "clear.study", content, 5)
    for command, path in (("check", survey), ("estimate", study)):
        told = CliRunner().invoke(cli, [command, str(path)]).stdout
        assert NONE in told
        assert "ε " not in told


@pytest.mark.parametrize(
    ("anchor", "told"),
    [
        # Warner with p = 3/4 saves a quarter of those for whom it is false: 230 of 1,000 is fewer.
        (230, "By the anchor nobody seems to have answered at random (at most "),
        (280, "12.0% of people (0.9 – 23.1) seem to have answered at random."),
    ],
)
def test_that_no_part_of_people_is_below_none(anchor: int, told: str) -> None:
    found = anchored(Count(360, 1_000, 0.75, 0.25), Count(anchor, 1_000, 0.75, 0.25), 0.0)
    assert found is not None
    said = anchor_sentence(found)
    assert said.startswith(told)
    assert "−" not in said


@pytest.mark.parametrize("code", [Code.RANGE, Code.DOMAIN, Code.TYPE, Code.SCHEMA])
def test_that_nobody_is_told_to_choose_what_was_answered(code: Code) -> None:
    for told in (
        remedy_for_response(code),
        remedy_of_reason(code, ""),
        remedy_of_reason(code, "", row=True),
    ):
        assert "Choose" not in told
        assert "Give" not in told
        assert "it is no report" in told


def test_that_a_shade_tells_of_what_the_axis_shows() -> None:
    assert nothing_here(share_axis([-0.1, 0.4])) == "no share lies here"
    assert nothing_here(people_axis([-4.0, 9.0], 10)) == "no count lies here"
    assert nothing_here(number_axis(0, 60, [-3.0])) == "no mean lies here"


def test_that_of_two_with_one_id_the_first_is_said_to_count() -> None:
    assert "The first counts until that is decided." in remedy_for_response(Code.CONFLICT)


def test_that_anytime_intervals_are_told_of_only_where_there_are_any(tmp_path: Path) -> None:
    answers = answered(60)
    before, after = (load(checked_study(tmp_path / f"{n}.study", answers[:n])) for n in (30, 60))
    found = what_changed(before, after, Choices())
    assert found is not None
    assert found.anytime
    drawn = {
        name: tally if not tally.question.sensitive else tally.of_population(10_000)
        for name, tally in after.tallies.items()
    }
    found = what_changed(before, replace(after, tallies=drawn), Choices())
    assert found is not None
    assert not found.anytime
    assert "Anytime" in more_to_come(anytime=True)
    assert "Anytime" not in more_to_come(anytime=False)


@pytest.mark.parametrize(
    ("share", "counts", "told"),
    [
        (-0.0004, False, False),  # reads 0.0%, as the end of the interval does
        (-0.0006, False, True),
        (-0.004, True, False),  # of 100 people, none
        (-0.006, True, True),
    ],
)
def test_that_a_mark_that_reads_as_its_end_is_not_outside(
    share: float, counts: bool, told: bool
) -> None:
    bribe = example_survey("bribery").question("bribe")
    option = ShareEstimate("yes", 20, share, 0.01, 0.0, 0.05, 100 * share, 0.0)
    found = QuestionEstimate(bribe, 100, 0.95, "likelihood-ratio", (option,))
    chart = bar_chart(found, "en", counts=counts)
    assert ("lies outside" in chart.caption) == told
    assert (chart.rows[0].note != "") == told
