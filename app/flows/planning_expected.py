"""What a survey will show, told before a study of it begins."""

from __future__ import annotations

import math

from app.flows.planning_wish import PEOPLE, Wish
from app.words.catalogue import figures, tr
from core.inference.binomial import normal_quantile
from core.present.numerals import number
from core.survey import Survey


def expected(survey: Survey) -> tuple[str, str, str] | None:
    """Return for how many people, which margin, and of what, to be shown before a study begins.

    None where nothing is randomized.
    """
    z = float(normal_quantile(Wish().level))
    share = Wish().share
    units = [
        question.mechanism.unit_variance((share,))
        for question in survey.sensitive
        if question.mechanism is not None and question.option_ids
    ]
    if not units:
        return None
    margin = z * math.sqrt(max(units) / PEOPLE)
    points = tr("{margin} points")
    if len(set(units)) > 1:
        points = tr("at most {margin} points")
    about = tr("for the sensitive question, at an expected share of {share}%.")
    if len(units) > 1:
        about = tr("for each sensitive question, at an expected share of {share}%.")
    return (
        tr("To expect with {n} people", "", PEOPLE).format(n=figures(PEOPLE)),
        points.format(margin=f"± {number(100 * margin, 1)}"),
        about.format(share=number(100 * share)),
    )
