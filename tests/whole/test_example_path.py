"""The whole path on real answers: survey, report, file, study, estimate, against the truth."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from app.commands import cli
from app.respondent.flow.way import Page, RespondentFlow
from core.count.tally import Tally
from core.estimate import QuestionEstimate, estimate
from core.examples import example_counts, example_path, example_study, example_survey
from core.privacy.randomness import SYSTEM, Door
from core.rehearse import people_from_counts, seeded_door
from core.rehearse.responses import draw_reports
from core.response.store import MemoryStore
from core.study import Study, import_paths
from core.study.results import estimate_study
from core.survey import Survey

PEOPLE = 32_561


def misses(found: QuestionEstimate, counts: dict[str, int]) -> dict[str, float]:
    """Return by how many standard errors each count is off."""
    n = sum(counts.values())
    result = {}
    for option in found.options:
        assert option.count is not None
        assert option.se is not None
        result[option.option] = (option.count - counts[option.option]) / (n * option.se)
    return result


@pytest.mark.parametrize("name", ["occupation", "sales"])
def test_that_every_count_lies_within_four_standard_errors(
    name: str, tmp_path: Path, suite_or_long: Callable[[int, int], int]
) -> None:
    """A tenth of the people in the suite, all of them in a long run."""
    whole = example_counts(name)
    assert sum(whole.values()) == PEOPLE
    counts = {option: people // suite_or_long(10, 1) for option, people in whole.items()}
    path = tmp_path / "example.study"
    with example_study(name, path, counts=counts, seed=1994) as study:
        (found,) = estimate_study(study)
    assert found.n == sum(counts.values())
    assert max(abs(miss) for miss in misses(found, counts).values()) < 4


def test_that_the_count_of_sales_is_right_on_average() -> None:
    survey = example_survey("sales")
    (question,) = survey.questions
    people = people_from_counts(survey, example_counts("sales"))
    truths = people.answers["sales"].values
    errors = []
    for seed in range(40):
        yes = int(np.sum(draw_reports(question, truths, seeded_door(seed))))
        found = estimate(Tally(question, PEOPLE, (yes, PEOPLE - yes)))
        count = found.options[0].count
        assert count is not None
        errors.append(count - 3650)
    assert abs(float(np.mean(errors))) < 99


def answer(survey: Survey, truth: int, folder: Path, door: Door) -> None:
    """Take one person through the respondent's way, answering the one question."""
    flow = RespondentFlow(survey, MemoryStore(), door)
    while flow.step.page is not Page.QUESTION:
        flow.forward()
    flow.answer_scrambled(survey.questions[0], truth)
    flow.forward()
    flow.save(folder)


def collect_2000(folder: Path) -> dict[str, float]:
    survey = example_survey("occupation")
    ids = survey.questions[0].option_ids
    shares = np.array([example_counts("occupation")[id_] for id_ in ids]) / PEOPLE
    numbers = np.floor(shares * 2000).astype(int)
    numbers[0] += 2000 - numbers.sum()
    folder.mkdir()
    for truth, number in enumerate(numbers.tolist()):
        for _ in range(number):
            answer(survey, truth, folder, SYSTEM)
    with Study.in_memory(example_path("occupation").read_bytes()) as study:
        result = import_paths(study, [folder])
        assert (result.accepted, len(result.refused)) == (2000, 0)
        (found,) = estimate_study(study)
    return misses(found, dict(zip(ids, numbers.tolist(), strict=True)))


def test_that_2000_people_through_the_secure_path_are_counted_right(tmp_path: Path) -> None:
    # Real randomness: of two independent runs one may be unlucky (1 in 1,000), not both.
    for attempt in ("first", "second"):
        if max(abs(miss) for miss in collect_2000(tmp_path / attempt).values()) < 4:
            return
    pytest.fail("two independent runs missed a count by over four standard errors")


def test_that_the_example_writes_studies_tables_and_charts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {"occupation": {"sales": 30, "craft-repair": 20}, "sales": {"yes": 30, "no": 20}}
    full = {name: dict.fromkeys(example_counts(name), 0) | small[name] for name in small}
    monkeypatch.setattr("core.examples.example_counts", full.__getitem__)
    monkeypatch.setattr("app.commands.example.example_counts", full.__getitem__)
    for _ in range(2):  # a second run replaces the first
        result = CliRunner().invoke(cli, ["example", "--out", str(tmp_path)])
        assert result.exit_code == 0, result.output
    suffixes = ("study", "csv", "png", "svg", "pdf")
    expected = {f"{name}.{suffix}" for name in small for suffix in suffixes}
    assert {path.name for path in tmp_path.iterdir()} == expected
    assert "Curator off by" in result.stdout
