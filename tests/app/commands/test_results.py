"""candor results: what is kept, in which order, under which number, and what it says."""

from pathlib import Path

import pytest
from bribery_people import PEOPLE, done, made, run, told

from core.study import Study, annotate
from core.study.cards import Card


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return made(tmp_path / "a.study", *PEOPLE)


def cards(study: Path, *options: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = told("results", study, *options)["cards"]
    return found


def test_that_every_kind_is_kept_with_what_was_found(study: Path) -> None:
    options = ("share:bribe", "split:bribe:area", "cross:bribe:area", "histogram:area", "checks")
    model = "model:bribe ~ area"
    every = (*options, model)
    adding = [part for each in every for part in ("--add", each)]
    found = cards(study, *adding, "--where", "area != country")
    assert [each["n"] for each in found] == [1, 2, 3, 4, 5, 6]
    assert [each["kind"] for each in found] == [
        *("share", "split", "cross", "histogram", "checks", "model")
    ]
    assert list(found[0]) == ["n", "kind", "title", "words", "note", "responses"]
    # 25 of 60 reported yes by the design 3/4, 1/4: (25/60 - 1/4) * 2 is a third.
    assert str(found[0]["words"]).startswith("33.3%: Yes, among all respondents (")
    # 15 of 30 in the city, 10 of 30 in a town.
    assert "In a city 50.0% (" in str(found[1]["words"])
    assert "In a town 16.7% (" in str(found[1]["words"])
    assert "Test of independence" in str(found[2]["words"])
    assert "50.0% (" in str(found[3]["words"])
    assert "Do the reports fit the design? Fits." in str(found[4]["words"])
    assert "Odds ratio: " in str(found[5]["words"])
    assert "0.20 (" in str(found[5]["words"])  # 1/6 against 1/2
    assert str(found[5]["title"]).endswith("a police officer, on “Where do you live?”")


def test_that_the_same_question_with_other_choices_is_another_card(study: Path) -> None:
    cards(study, "--add", "share:bribe")
    assert len(cards(study, "--add", "share:bribe", "--level", "0.9")) == 2
    assert len(cards(study, "--add", "share:bribe", "--where", "area = city")) == 3
    assert len(cards(study, "--add", "share:bribe")) == 3


def test_that_one_that_is_kept_is_worked_out_anew_in_its_place_with_its_note(study: Path) -> None:
    with Study.open(study) as opened:
        annotate.keep_results(opened, [Card(text="Bribes")])
    cards(study, "--add", "share:bribe", "--add", "checks", "--note", "1", "First of all.")
    with Study.open(study) as opened:
        heading, share, other = opened.analyst_work().cards
        annotate.keep_results(opened, [heading, Card(share.request, share.text, "old", 7), other])
    assert "files came since: 90 now" in done("results", study)
    found = cards(study, "--add", "share:bribe")
    assert [each["n"] for each in found] == [None, 1, 2]
    assert (found[1]["responses"], found[1]["note"]) == (90, "First of all.")
    assert str(found[1]["words"]).startswith("16.7%")
    assert "since" not in done("results", study)


def test_that_cards_are_removed_by_the_numbers_that_are_listed(study: Path) -> None:
    adding = ("--add", "share:bribe", "--add", "histogram:area", "--add", "checks")
    cards(study, *adding)
    found = cards(study, "--remove", "1", "--note", "3", "kept")
    assert [(each["n"], each["kind"], each["note"]) for each in found] == [
        (1, "histogram", ""),
        (2, "checks", "kept"),
    ]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--add", "bribe"), "is none of share:ID"),
        (("--add", "split:bribe"), "is none of share:ID"),
        (("--add", "checks:bribe"), "is none of share:ID"),
        (("--add", "share:money"), "no question money"),
        (("--add", "split:area:bribe"), "randomized"),
        (("--add", "model:bribe ~"), "FORMULA"),
        (("--add", "cross:bribe:bribe"), "cannot be made"),
        (("--add", "histogram:bribe"), "add share:bribe"),
        (("--remove", "1"), "There is no result 1; none is kept."),
        (("--add", "checks", "--note", "2", "x"), "those kept are 1 to 1"),
        (("--add", "checks", "--note", "1", "x" * 2001), "at most 2,000"),
    ],
)
def test_that_what_cannot_be_kept_is_told_and_nothing_is_written(
    study: Path, options: tuple[str, ...], said: str
) -> None:
    before = study.read_bytes()
    result = run("results", study, *options)
    assert result.exit_code == 2
    assert said in result.stderr
    assert study.read_bytes() == before


def test_that_a_study_without_results_says_so(study: Path) -> None:
    assert done("results", study).startswith("Nothing is kept yet")
    assert cards(study) == []
