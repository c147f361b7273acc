"""One question in two studies on the command line."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from bribery_people import PEOPLE, done, made, run, told
from scipy.stats import chi2_contingency

from core.examples import example_path
from core.files import canonical
from core.response.file import write
from core.study import Study, import_paths
from core.survey import read


@pytest.fixture
def waves(tmp_path: Path) -> tuple[Path, Path]:
    """30 of 90 saved Yes in the first, in other words 30 of 60 in the second."""
    content = json.loads(example_path("bribery").read_bytes())
    content["questions"][0]["text"] = "Did you pay?"
    second = canonical.write(content)
    people = [
        replace(one, survey=read(second).digest, answers={"bribe": number % 2, "area": number % 3})
        for number, one in enumerate(PEOPLE[:60])
    ]
    (tmp_path / "people.jsonl").write_bytes(b"".join(map(write, people)))
    with Study.create(tmp_path / "second.study", second) as study:
        import_paths(study, [tmp_path / "people.jsonl"])
    return made(tmp_path / "first.study", *PEOPLE), tmp_path / "second.study"


def test_that_two_studies_are_compared_in_a_question(waves: tuple[Path, Path]) -> None:
    found = told("waves", *waves, "bribe")
    assert list(found) == ["question", "n", "in_both", "level", "same_words", "options"]
    assert (found["question"], found["n"], found["same_words"]) == ("bribe", [90, 60], False)
    yes, no = found["options"]
    assert yes["difference"] == pytest.approx((30 / 90 - 30 / 60) / 0.5)
    assert yes["se"] == pytest.approx((2 / 9 / 90 + 1 / 4 / 60) ** 0.5 / 0.5)
    likelihood = chi2_contingency([[30, 60], [30, 30]], False, "log-likelihood")
    assert yes["p"] == pytest.approx(likelihood.pvalue, rel=0.1)  # Newcombe's is another test
    assert yes["low"] < yes["difference"] < yes["high"] < 0
    assert no["difference"] == pytest.approx(-yes["difference"])
    text = done("waves", *waves, "bribe")
    assert "first.study less second.study" in text
    assert "Differences of shares, in points." in text
    assert "Yes" in text
    assert "(asked in other words)" in text
    chosen = told("waves", *waves, "bribe", "--where", "area = city", "--level", "0.9")
    assert (chosen["n"], chosen["where"], chosen["level"]) == ([30, 20], "area = city", 0.9)
    assert "30 and 20 count, where area = city." in done(
        "waves", *waves, "bribe", "--where", "area = city"
    )


def test_that_what_cannot_be_compared_is_said(waves: tuple[Path, Path], tmp_path: Path) -> None:
    first, second = waves
    result = run("waves", first, second, "bribes")
    assert result.exit_code == 2
    assert "they share bribe, area." in result.stderr
    empty = made(tmp_path / "empty.study")
    assert told("waves", first, empty, "bribe")["options"] == []
    assert "Nobody answered in one of the studies." in done("waves", first, empty, "bribe")
    rehearsed = made(tmp_path / "rehearsed.study", *(replace(p, rehearsal=True) for p in PEOPLE))
    result = run("waves", first, rehearsed, "bribe")
    assert result.exit_code == 2
    assert "rehearsed" in result.stderr


def test_that_responses_in_both_studies_are_told(waves: tuple[Path, Path], tmp_path: Path) -> None:
    first, _ = waves
    part = made(tmp_path / "part.study", *PEOPLE[:30])
    found = told("waves", first, part, "bribe")
    assert (found["n"], found["in_both"]) == ([90, 30], 30)
    text = done("waves", first, part, "bribe")
    assert "30 responses are in both studies. They are one sample there" in text
    one = made(tmp_path / "one.study", PEOPLE[0])
    assert "One response is in both studies." in done("waves", first, one, "bribe")
    apart = made(tmp_path / "apart.study", *PEOPLE[60:])
    assert told("waves", part, apart, "bribe")["in_both"] == 0
    assert "in both" not in done("waves", part, apart, "bribe")


def test_that_a_study_is_not_compared_with_its_copy(
    waves: tuple[Path, Path], tmp_path: Path
) -> None:
    first, _ = waves
    copy = tmp_path / "copy.study"
    copy.write_bytes(first.read_bytes())
    for arguments in ((first, copy, "bribe"), (first, first, "bribe", "--json")):
        result = run("waves", *arguments)
        assert result.exit_code == 1
        assert "Both studies hold the same responses and no others." in result.stderr
        assert "Choose a study of other responses to compare with." in result.stderr
    other = made(tmp_path / "other.study", replace(PEOPLE[0], answers={"bribe": 1, "area": 2}))
    one = made(tmp_path / "one.study", replace(PEOPLE[0], answers={"bribe": 0, "area": 2}))
    assert told("waves", one, other, "bribe")["in_both"] == 1
