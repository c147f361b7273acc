"""An interval that was asked for where there is none such: what stands instead is told."""

import json
from dataclasses import replace

import pytest
from bribery_people import done
from numbers_study import known, made, table

from app.analyses import analyse
from app.analyses.notes import looked_at
from app.analyses.one_question import offered
from app.analyses.parts import TablePart
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import tallies_of
from core.inference.intervals import Interval

ANYTIME = Interval.ANYTIME
NONE = "there is no anytime interval here"


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("age", f"95% Student’s t interval · {NONE}"),  # randomized whole
        ("trips", f"95% Student’s t interval · {NONE}"),  # in the clear
        ("hours", "95% anytime intervals"),
        ("paid", "95% anytime interval"),
    ],
)
def test_that_a_caption_tells_which_interval_stands_instead(question: str, told: str) -> None:
    assert table(question, interval=ANYTIME).table.subtitle.endswith(told)
    plain = table(question).table.subtitle
    assert "there is no" not in plain


def test_that_weighted_people_are_told_so_in_window_and_caption() -> None:
    request = AnalysisRequest(
        "question", ("hours",), weights="trips", choices=Choices(interval=ANYTIME)
    )
    tallies = tallies_of(request, [known()])
    assert offered(request, tallies).missed == ("anytime", "clopper-pearson")
    (found,) = tallies.questions
    assert tallies.estimate(found).stands == "clopper-pearson"
    told = [each for each in _tables(request) if NONE in each]
    assert told


def test_that_a_mean_is_no_interval_for_every_look() -> None:
    """Its caption named Student's, yet nothing warned whoever looked again."""
    request = AnalysisRequest("question", ("age",), choices=Choices(interval=ANYTIME))
    content = replace(known(), looks={"age": 100})
    assert looked_at(request, tallies_of(request, [content])) == 100


def test_that_documents_tell_what_was_asked_for() -> None:
    asked = ("--interval", "anytime", "--json")
    made_of = {
        each["id"]: each for each in json.loads(done("estimate", made().study, *asked))["questions"]
    }
    assert made_of["age"]["interval_asked"] == "anytime"
    assert made_of["age"]["mean_interval"] == "student"
    assert "interval_asked" not in made_of["hours"]
    crossed = json.loads(done("cross", made().study, "hours", "area", *asked))
    assert crossed["interval_asked"] == "anytime"
    assert NONE in done("cross", made().study, "hours", "area", *asked[:2])


def _tables(request: AnalysisRequest) -> list[str]:
    found = analyse(request, [known()])
    return [part.table.subtitle for part in found if isinstance(part, TablePart)]
