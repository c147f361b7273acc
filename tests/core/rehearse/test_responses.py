"""Rehearsed responses: repeatable by seed, of the channel's distribution, written whole."""

import os
from collections import Counter
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from made_questions import many_of, number, one_of, yes_no
from scipy.stats import chi2

from core.count.tally_columns import tally_rows
from core.estimate import estimate
from core.examples import example_survey, occupation_counts
from core.facts.errors import Code, Refused
from core.files import canonical
from core.files.disk import CONSTANT_TIME
from core.privacy.mechanisms import Binary, Forced, KAry, OneBit, Unary, Warner
from core.privacy.procedures import Procedure
from core.privacy.randomness import Door
from core.progress import Cancelled
from core.rehearse import (
    Answers,
    People,
    compare_with_truth,
    invent,
    people_from_counts,
    read_truth,
    rehearse,
    seeded_door,
    true_counts,
    write_rehearsal,
    write_responses,
)
from core.response.file import Response, ResponseReader, write
from core.response.layout import Layout
from core.survey import Survey
from core.survey.model import AskIf, Kind, Question

F = Fraction
EVERY_KIND = Survey(
    ("en",),
    "S",
    (
        Question("clear", Kind.YES_NO, "?"),
        Question("age", Kind.NUMBER, "?", low=0, high=90, step=1, optional=True),
        Question("bands", Kind.NUMBER, "?", low=0, high=90, step=1, bins=(0, 30, 90)),
        yes_no(Warner(F(3, 4))),
        Question(
            "later",
            Kind.YES_NO,
            "?",
            channel=Forced(F(1, 2), F(1, 2)),
            ask_if=AskIf.of("clear", "yes"),
        ),
        one_of(5, Unary(5, F(1, 2), F(1, 4))),
        many_of(3, Binary(F(2, 3), F(1, 3))),
        number(0, 100, 5, mechanism=OneBit(21, F(3, 4))),
        Question(
            "binned",
            Kind.NUMBER,
            "?",
            low=0,
            high=9,
            step=1,
            bins=(0, 3, 6, 9),
            channel=KAry(3, F(1, 2)),
        ),
    ),
)


def occupations() -> tuple[Survey, People]:
    survey = example_survey("occupation")
    return survey, people_from_counts(survey, occupation_counts())


def tallied(survey: Survey, responses: list[Response]) -> dict[str, tuple[int, ...]]:
    layout = Layout(survey)
    rows = b"".join(layout.pack(response) for response in responses)
    packed = np.frombuffer(rows, np.uint8).reshape(-1, layout.size)
    return {name: tally.counts for name, tally in tally_rows(layout, packed).items()}


def test_that_the_same_seed_gives_the_same_bytes_and_another_seed_others() -> None:
    people = invent(EVERY_KIND, 5000, 1)
    first, again, other = (
        [write(response) for response in rehearse(EVERY_KIND, people, seed)] for seed in (7, 7, 8)
    )
    assert first == again
    assert not set(first) & set(other)


def test_that_without_a_seed_no_two_rehearsals_are_alike() -> None:
    people = invent(EVERY_KIND, 50, 1)
    first, second = ([write(r) for r in rehearse(EVERY_KIND, people, None)] for _ in range(2))
    assert not set(first) & set(second)


def test_that_rehearsed_responses_are_read_as_their_survey_asks() -> None:
    people = invent(EVERY_KIND, 5000, 1)
    reader = ResponseReader(EVERY_KIND)
    responses = list(rehearse(EVERY_KIND, people, 1, Procedure.SCRAMBLED))
    assert len({response.id for response in responses}) == people.n == 5000
    for response in responses:
        assert response.rehearsal
        assert response.procedure is Procedure.SCRAMBLED
        assert reader.read(write(response)) == response
    asked = [("later" in response.answers) for response in responses]
    assert asked == (people.answers["clear"].values == 1).tolist()


def test_that_clear_answers_are_saved_as_they_are_given() -> None:
    people = invent(EVERY_KIND, 300, 1)
    ages = people.answers["age"].values.tolist()
    bands = people.answers["bands"].values.tolist()
    for i, response in enumerate(rehearse(EVERY_KIND, people, 1)):
        assert response.answers["clear"] == people.answers["clear"].values[i]
        assert response.answers["age"] == ages[i]
        assert response.answers["bands"] == int(bands[i] >= 30)


def test_that_a_procedure_must_be_offered() -> None:
    with pytest.raises(ValueError, match="choose another"):
        next(rehearse(EVERY_KIND, invent(EVERY_KIND, 1, 1), 1, Procedure.DIE))


@pytest.mark.parametrize("seed", [1, 2, 3, None])
def test_that_bulk_draws_have_the_distribution_of_the_channel(seed: int | None) -> None:
    """Chi-square of every report given its truth, at a chance of 1e-6 for each question."""
    n = 30_000
    people = invent(EVERY_KIND, n, 1)
    truths = {
        "yn": people.answers["yn"].values,
        "one": people.answers["one"].values,
        "num": people.answers["num"].values // 5,
        "binned": np.minimum(people.answers["binned"].values // 3, 2),
    }
    responses = list(rehearse(EVERY_KIND, people, seed))
    for name, truth in truths.items():
        mechanism = EVERY_KIND.question(name).drawn_by
        seen = Counter(zip(truth.tolist(), (r.answers[name] for r in responses), strict=True))
        holders = Counter(truth.tolist())
        statistic, cells = 0.0, 0
        reports = {report for _, report in seen}
        for value, people_with_it in holders.items():
            expected = {y: people_with_it * float(mechanism.probability(y, value)) for y in reports}
            assert sum(expected.values()) == pytest.approx(people_with_it)
            statistic += sum((seen[value, y] - e) ** 2 / e for y, e in expected.items())
            cells += len(reports) - 1
        assert statistic < chi2.isf(1e-6, cells)


def test_that_many_of_draws_each_option_apart_from_the_others() -> None:
    people = invent(EVERY_KIND, 60_000, 1, {"many": {"o0": 0.5, "o1": 0.2, "o2": 0.7}})
    responses = rehearse(EVERY_KIND, people, 4)
    bits = np.array([[int(b) for b in str(r.answers["many"])] for r in responses])
    truth = people.answers["many"].values
    flipped = bits != truth
    assert np.abs(flipped.mean(axis=0) - 1 / 3).max() < 4 * (2 / 9 / 60_000) ** 0.5
    assert np.abs(np.corrcoef(flipped.T) - np.eye(3)).max() < 4.5 / 60_000**0.5


def test_that_occupations_come_back_within_four_standard_errors() -> None:
    survey, people = occupations()
    question = survey.questions[0]
    counts = tallied(survey, list(rehearse(survey, people, 11)))[question.id]
    p, q, n = 0.75, 0.25, people.n
    for (_, true), count in zip(occupation_counts().items(), counts, strict=True):
        rate = q + (p - q) * true / n
        error = (n * rate * (1 - rate)) ** 0.5 / (p - q)
        assert abs((count - n * q) / (p - q) - true) < 4 * error


def test_that_rows_set_truth_beside_estimate_and_curator() -> None:
    survey, people = occupations()
    layout = Layout(survey)
    rows = b"".join(layout.pack(response) for response in rehearse(survey, people, 3))
    packed = np.frombuffer(rows, np.uint8).reshape(-1, layout.size)
    estimated = estimate(tally_rows(layout, packed)["job"])
    truth = true_counts(survey.questions[0], people)
    compared = compare_with_truth(estimated, truth, 2.2, seeded_door(1))
    assert [row.option for row in compared] == list(truth)
    for row, option in zip(compared, estimated.options, strict=True):
        assert row.truth == truth[row.option]
        assert row.estimate == option.count
        assert row.percent_error is not None
        assert row.estimate == pytest.approx(row.truth * (1 + row.percent_error / 100))
    assert compared == compare_with_truth(estimated, truth, 2.2, seeded_door(1))
    empty = compare_with_truth(estimated, dict.fromkeys(truth, 0), 2.2, seeded_door(1))
    assert all(row.percent_error is None for row in empty)


def test_that_a_curator_misses_by_laplace_noise() -> None:
    survey = Survey(("en",), "S", (many_of(4, Warner(F(3, 4))),))
    people = invent(survey, 10, 1)
    layout = Layout(survey)
    rows = b"".join(layout.pack(response) for response in rehearse(survey, people, 3))
    packed = np.frombuffer(rows, np.uint8).reshape(-1, layout.size)
    estimated = estimate(tally_rows(layout, packed)["many"])
    truth = true_counts(survey.questions[0], people)
    door = seeded_door(5)
    misses = np.array(
        [
            row.curator_miss
            for _ in range(2500)
            for row in compare_with_truth(estimated, truth, 2.0, door)
        ]
    )
    # Each of four options has a quarter of ε = 2: scale 2, variance 8.
    assert np.abs(misses).mean() == pytest.approx(2, rel=0.05)
    assert misses.var() == pytest.approx(8, rel=0.1)
    assert abs(misses.mean()) < 4 * (8 / misses.size) ** 0.5
    assert (np.abs(misses) > 2 * np.log(4)).mean() == pytest.approx(0.25, abs=0.02)


def test_that_files_have_their_id_as_name_and_a_constant_time(tmp_path: Path) -> None:
    people = invent(EVERY_KIND, 200, 1)
    told: list[tuple[int, int]] = []
    folder = tmp_path / "out"
    responses = list(rehearse(EVERY_KIND, people, 1))
    written = write_rehearsal(
        EVERY_KIND, people, responses, folder, lambda *progress: told.append(progress)
    )
    assert written == 200
    assert told[-1] == (200, 200)
    assert told == sorted(told)
    names = {f"{response.id}.response" for response in responses}
    assert set(os.listdir(folder)) == {*names, "truth.csv"}
    for response in responses:
        path = folder / response.file_name
        assert path.read_bytes() == write(response)
        assert path.stat().st_mtime == CONSTANT_TIME
    again = read_truth(folder / "truth.csv", EVERY_KIND)
    assert true_counts(EVERY_KIND.question("one"), again) == true_counts(
        EVERY_KIND.question("one"), people
    )


def test_that_cancelling_keeps_whole_files_alone(tmp_path: Path) -> None:
    def stop(done: int, _total: int) -> None:
        if done >= 128:
            raise Cancelled

    people = invent(EVERY_KIND, 1000, 1)
    with pytest.raises(Cancelled):
        write_responses(rehearse(EVERY_KIND, people, 1), tmp_path, people.n, stop)
    reader = ResponseReader(EVERY_KIND)
    files = list(tmp_path.iterdir())
    assert len(files) == 128
    for path in files:
        assert reader.read(path.read_bytes()).file_name == path.name


def test_that_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    people = invent(EVERY_KIND, 3, 1)
    with pytest.raises(Refused) as caught:
        write_rehearsal(EVERY_KIND, people, rehearse(EVERY_KIND, people, 1), tmp_path / "file")
    assert caught.value.problem.code is Code.IO


def test_that_nobody_leaves_no_files(tmp_path: Path) -> None:
    people = invent(EVERY_KIND, 0, 1)
    assert write_rehearsal(EVERY_KIND, people, rehearse(EVERY_KIND, people, 1), tmp_path) == 0
    assert os.listdir(tmp_path) == ["truth.csv"]
    assert read_truth(tmp_path / "truth.csv", EVERY_KIND).n == 0


def test_that_rehearsals_are_marked_in_their_bytes() -> None:
    people = People(1, {"yn": Answers(np.array([1]), np.array([True]))})
    survey = Survey(("en",), "S", (yes_no(Warner(F(3, 4))),))
    response = next(rehearse(survey, people, 1))
    content = canonical.read(write(response))
    assert isinstance(content, dict)
    assert content["rehearsal"] is True
    assert isinstance(seeded_door(1), Door)
