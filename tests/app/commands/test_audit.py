"""`candor audit`: what it prints, its document and its exit codes."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from made_surveys import canonical, every_kind
from pypdf import PdfReader

from app.analyses.words.revealed import at_least, verdict
from app.commands import cli
from core.audit import audit
from core.examples import example_path
from core.privacy.mechanisms import Report, TwoAnswers
from core.privacy.randomness import Door
from core.survey import read

BRIBERY = str(example_path("bribery"))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["audit", *arguments])


@pytest.fixture(autouse=True)
def repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same truths and draws in every run of these tests."""

    def seeded(survey: Any, trials: int, **more: Any) -> Any:
        door, truths = (Door(np.random.default_rng(seed).bytes) for seed in (2, 5))
        return audit(survey, trials, door, truths, **more)

    monkeypatch.setattr("app.commands.audit.audit", seeded)


def always(self: TwoAnswers, truth: int, door: Door) -> Report:  # noqa: ARG001 - drawn by nothing
    return truth


def test_that_the_document_holds_the_bounds() -> None:
    result = run(BRIBERY, "--trials", "20000", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    (bribe,) = found["questions"]
    assert (found["trials"], found["alpha"], found["passed"]) == (20_000, 0.001, True)
    assert (bribe["id"], bribe["finding"]) == ("bribe", "agrees")
    assert bribe["epsilon"] == pytest.approx(1.0986123)
    assert 0.9 * bribe["epsilon"] < bribe["epsilon_lower_bound"] <= bribe["epsilon"]
    assert found["total"] == {key: bribe[key] for key in ("epsilon", "epsilon_lower_bound")}


def test_that_the_table_says_what_an_audit_cannot() -> None:
    result = run(BRIBERY, "--trials", "20000")
    assert result.exit_code == 0
    assert "bribe" in result.stdout
    assert "1.099" in result.stdout
    assert "agrees" in result.stdout
    assert "cannot prove" in result.stdout


def test_that_the_table_never_shows_more_than_was_measured() -> None:
    (bribe,) = json.loads(run(BRIBERY, "--trials", "2000", "--json").stdout)["questions"]
    line = next(
        row for row in run(BRIBERY, "--trials", "2000").stdout.splitlines() if "brib" in row
    )
    assert bribe["epsilon_lower_bound"] - 0.001 < float(line.split()[2])
    assert float(line.split()[2]) <= bribe["epsilon_lower_bound"]


def test_that_a_mechanism_that_tells_the_truth_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TwoAnswers, "draw", always)
    result = run(BRIBERY, "--trials", "1000")
    assert result.exit_code == 1
    assert "gives away more than declared" in result.stdout
    document = run(BRIBERY, "--trials", "1000", "--json")
    assert document.exit_code == 1
    assert json.loads(document.stdout)["passed"] is False


def test_that_options_at_fault_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "all.survey"
    path.write_bytes(canonical(every_kind()))
    used = read(path.read_bytes()).question("used")
    honest = TwoAnswers.draw_each

    def first_as_it_is(self: TwoAnswers, truths: list[int], door: Door) -> list[Report]:
        return [truths[0], *honest(self, truths, door)[1:]]

    monkeypatch.setattr(TwoAnswers, "draw_each", first_as_it_is)
    result = run(str(path), "--trials", "1000")
    assert result.exit_code == 1
    line = next(line for line in result.stdout.splitlines() if line.split()[:1] == ["used"])
    assert line.endswith(f"{used.options[0].id}: gives away more than declared")


def test_that_too_few_trials_ask_for_more() -> None:
    result = run(BRIBERY, "--trials", "50")
    assert result.exit_code == 1
    assert "give more with --trials" in result.stdout


def test_that_a_survey_in_the_clear_has_nothing_to_audit(tmp_path: Path) -> None:
    survey = every_kind()
    survey["questions"] = [one for one in survey["questions"] if "mechanism" not in one]
    path = tmp_path / "clear.survey"
    path.write_bytes(canonical(survey))
    result = run(str(path))
    assert result.exit_code == 0, result.output
    assert "nothing to audit" in result.stderr


def test_that_what_was_found_is_a_sheet_to_be_filed(tmp_path: Path) -> None:
    path = tmp_path / "revealed.pdf"
    assert run(BRIBERY, "--trials", "20000", "--pdf", str(path)).exit_code == 0
    told = " ".join(" ".join(page.extract_text() for page in PdfReader(path).pages).split())
    assert "The files reveal what the survey says. The trial found no more." in told
    assert "by at most 3 times. No file proves a sensitive answer." in told
    assert "of 1.10 at most 3 times" in told
    assert "As people gave them: “Where do you live?”" in told
    assert "Whether a file is personal data is for you to say." in told
    assert " ".join(read(example_path("bribery").read_bytes()).words) in told
    before = path.read_bytes()
    again = run(BRIBERY, "--trials", "2000", "--pdf", str(path))
    assert again.exit_code == 2
    assert path.read_bytes() == before


def test_that_what_is_measured_above_the_claim_is_said_in_both_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    survey = read(example_path("bribery").read_bytes())
    monkeypatch.setattr(TwoAnswers, "draw", always)
    found = audit(survey, 2_000)
    low = at_least(found.questions[0].low)
    told = verdict(found)
    assert told == f"More was found than the survey says: {low}, not 1.10. Do not hand it out."


@pytest.mark.parametrize("low", [-math.inf, 0.0, 1.0, 1.089999, 1.09])
def test_that_a_measured_bound_is_never_written_above_itself(low: float) -> None:
    assert float(at_least(low)) <= max(low, 0.0) < float(at_least(low)) + 0.01 + 1e-12
