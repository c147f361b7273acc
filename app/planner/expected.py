"""What a survey will show, told before a study of it begins."""

from __future__ import annotations

from app.planner.plan_request import PEOPLE, PlanRequest
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent
from core.plan.asking import asking_in
from core.plan.mechanisms import margin_of, standard_error
from core.survey import Survey


def expected(survey: Survey) -> tuple[str, str, str] | None:
    """Return for how many people, which margin, and of what, to be shown before a study begins.

    None where nothing is randomized.
    """
    share = PlanRequest().share
    errors = [
        standard_error(question.drawn_by, (share,), PEOPLE, asking_in(question, survey.sample))
        for question in survey.sensitive
        if question.option_ids
    ]
    known = [error for error in errors if error is not None]
    if not known:
        return None
    margin = margin_of(max(known), PlanRequest().level) or 0.0
    points = tr("{margin} points")
    if len(set(known)) > 1:
        points = tr("at most {margin} points")
    about = tr("for the sensitive question, at an expected share of {share}.")
    if len(known) > 1:
        about = tr("for each sensitive question, at an expected share of {share}.")
    return (
        tr("To expect with {n} people", "", PEOPLE).format(n=figures(PEOPLE)),
        points.format(margin=f"± {number(100 * margin, 1)}"),
        about.format(share=percent(share, 0)),
    )
