"""What a card holds of what is looked at, and that it is looked at again in the same way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.analyses.kept_results import as_kept, card_of, kept_results, opened, request_of
from app.analyses.request import (
    CHECKS,
    CROSS,
    MODELS,
    AnalysisRequest,
    Checking,
    Choices,
    Modelling,
)
from core.count.sampling_design import Design
from core.examples import example_survey
from core.study.cards import Card, read, written

SURVEY = example_survey("bribery")
HOW = Choices(level=0.9, counts=True, edge=30, language="en")
MODEL = Modelling(("bribe ~ area", "bribe ~ 1"), at=1, expected=True, check=True)
LOOKED_AT = [
    AnalysisRequest(questions=("bribe",), choices=HOW, against=0.1, population=900),
    AnalysisRequest(questions=("bribe",), split="area", where="area = city", choices=HOW),
    AnalysisRequest(analysis=CROSS, questions=("bribe", "area"), options=("", ""), choices=HOW),
    AnalysisRequest(
        questions=("area",), page=MODELS, models=MODEL, without_flagged=True, choices=HOW
    ),
    AnalysisRequest(questions=("area",), page=CHECKS, checks=Checking("bribe", 0.15), choices=HOW),
]


@pytest.mark.parametrize("request_", LOOKED_AT, ids=lambda each: each.page or each.analysis)
def test_that_what_was_kept_is_looked_at_again_as_it_was(request_: AnalysisRequest) -> None:
    kept = as_kept(request_)
    assert kept is not None
    (card,) = read(written([card_of(kept, "found", 90, "a note")]))
    assert (card.text, card.found, card.n) == ("a note", "found", 90)
    assert request_of(card, SURVEY) == kept
    again = opened(kept, AnalysisRequest(questions=("area",), choices=Choices(language="en")))
    looked_at = request_
    if request_.page == MODELS:
        models = replace(MODEL, formulas=("bribe ~ 1",), at=0)
        looked_at = replace(request_, models=models)
    assert again == looked_at
    assert as_kept(again) == kept


def test_that_only_what_is_found_is_kept_and_none_of_what_stands_beside_it() -> None:
    request = AnalysisRequest(questions=("bribe",), models=MODEL, checks=Checking("bribe"))
    kept = as_kept(request)
    assert kept is not None
    assert kept == as_kept(replace(request, models=Modelling(), checks=Checking()))
    weighted = replace(request, page=CHECKS, design=Design("area"), split="area")
    checks = as_kept(weighted)
    assert checks is not None
    assert (checks.analysis, checks.design, checks.split) == (CHECKS, Design(), None)
    for page in ("study", "export", "reveals"):
        assert as_kept(replace(request, page=page)) is None
    assert as_kept(replace(request, page=MODELS, models=Modelling())) is None


def test_that_opening_a_model_keeps_the_others() -> None:
    kept = as_kept(AnalysisRequest(page=MODELS, models=MODEL))
    assert kept is not None
    now = AnalysisRequest(questions=("area",), models=Modelling(("bribe ~ area",)))
    models = opened(kept, now).models
    assert (models.formulas, models.at) == (("bribe ~ area", "bribe ~ 1"), 1)
    assert (models.expected, models.check) == (True, True)


@pytest.mark.parametrize("request_", [{"questions": ["money"]}, {"unknown": 1}, {"page": "study"}])
def test_that_an_analysis_of_another_survey_or_program_is_kept_and_says_that_it_cannot_be_made(
    request_: dict[str, object],
) -> None:
    from app.analyses.content import StudyContent

    card = Card(request_, "a note", "19.7%", 90)  # type: ignore[arg-type]
    content = StudyContent(SURVEY, 90, True, {}, cards=(Card(text="A heading"), card))
    heading, other = kept_results(content)
    assert (heading.number, heading.title) == (0, "A heading")
    assert (other.number, other.kind, other.request) == (1, "", None)
    assert "cannot make" in other.title
