"""The page for an ethics board: its figures are those of the planner and of exact fractions."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from app.commands import cli
from core.examples import example_path, templates
from core.survey import read, write

pytestmark = [
    pytest.mark.skipif(not shutil.which("pdftotext"), reason="needs poppler-utils"),
    pytest.mark.usefixtures("qapp"),
]


def page_of(survey: Path, folder: Path, *more: str) -> str:
    result = CliRunner().invoke(cli, ["handout", str(survey), "--out", str(folder), *more])
    assert result.exit_code == 0, result.output
    assert read((folder / survey.name).read_bytes()).digest == read(survey.read_bytes()).digest
    command = ["pdftotext", "-layout", str(folder / "ethics-board.pdf"), "-"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_that_the_page_has_the_figures_of_the_design(tmp_path: Path) -> None:
    told = page_of(example_path("bribery"), tmp_path / "out", "--respondents", "2000")
    assert "2,000 people planned" in told
    assert "p = 3/4" in told
    assert "1.10" in told  # ln 3, rounded up
    assert "about 75 if so, about 25 if not" in told
    # METHODS: λ(1−λ)/(p−q)² at π = .1 is .3(.7)/.25 = .84; √(.84/2000) = .0205
    assert "2.05 points" in told
    assert "± 4.02 points" in told
    assert "two responses of one person count ε 2.20" in told  # 2 ln 3, rounded up


def test_that_nothing_is_replaced(tmp_path: Path) -> None:
    page_of(example_path("bribery"), tmp_path / "out")
    again = CliRunner().invoke(
        cli, ["handout", str(example_path("bribery")), "--out", str(tmp_path / "out")]
    )
    assert again.exit_code != 0


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
def test_that_every_template_has_its_page(template: object, tmp_path: Path) -> None:
    survey = tmp_path / "a.survey"
    survey.write_bytes(write(template.read()))  # type: ignore[attr-defined]
    told = page_of(survey, tmp_path / "out")
    assert "Honest limits" in told
    assert "of 1" in told or "of 2" in told
