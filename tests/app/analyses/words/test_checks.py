"""Means are told in the units of their number, wherever the command line tells of them."""

import json
from pathlib import Path

import pytest
from bribery_people import done, run
from numbers_study import SURVEY, made

from app.analyses.words.checks import influence_table
from core.checks.influence import influence
from core.privacy.epsilon import epsilon
from core.study import Study
from core.study.results import tally_checks
from core.survey import read


def test_that_a_rehearsed_mean_is_in_units_of_its_number(tmp_path: Path) -> None:
    path = tmp_path / "numbers.survey"
    path.write_bytes(SURVEY)
    ways = ("rehearse", path, "--people", "200", "--runs", "10", "--seed", "1")
    told = done(*ways).splitlines()
    row = next(line for line in told if line.startswith("  mean "))
    found = {each["id"]: each for each in json.loads(done(*ways, "--json"))["questions"]}
    (age,) = found["age"]["options"]
    assert age["truth"] == pytest.approx(40)  # the middle of 10 to 70, made up evenly
    assert 30 < age["mean"] < 50
    assert 1 < age["spread"] < 15
    assert age["negative"] is None  # below zero a mean may be
    assert row.split()[1] == "40.0"
    (head,) = (line for line in told if line.startswith("age: "))
    off = 60 / epsilon(read(SURVEY).question("age").ratio) / 200  # Laplace, on the sum of 200
    assert float(head.split("a trusted curator's mean misses by ")[1]) == pytest.approx(
        off, abs=0.05
    )


def test_that_invented_files_move_a_mean_in_its_units() -> None:
    printed = done("checks", made().study)
    (row,) = (line.split() for line in printed.splitlines() if line.startswith("age       Mean"))
    document = json.loads(done("checks", made().study, "--json"))
    moved = next(each for each in document["influence"] if each["question"] == "age")
    part = moved["one_file"]
    assert float(row[2]) == pytest.approx(60 * part, abs=0.005)
    assert "means by so much in units of their numbers" in printed
    with Study.open(made().study, write=False) as study:
        found = [each for one in tally_checks(study) for each in influence(one.whole)]
        cells = next(
            row for row in influence_table(found, study.survey, "en").rows if row[0].text == "age"
        )
    assert cells[2].value == pytest.approx(60 * part)  # as files of the table have it


def test_that_the_head_tells_what_no_epsilon_covers() -> None:
    with Study.open(made().study, write=False) as study:
        clear = sum(not each.sensitive for each in study.survey.asked)
    assert clear == 2
    assert f"{clear} questions are asked in the clear, which no ε covers" in done(
        "estimate", made().study
    )


def test_that_an_anchor_is_a_yes_or_no_that_is_randomized() -> None:
    refused = run("checks", str(made().study), "--item", "age", "--anchor", "paid")
    assert "--anchor and --item name two sensitive yes/no questions" in refused.stderr
