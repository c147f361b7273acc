"""The sentences of the methods about intervals: of what they are, by which method, at which n."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from app.analyses.words.methods import interval_name
from app.analyses.words.randomized import Citing
from app.words.catalogue import listed, tr
from core.count.weighted_sums import CountedBy
from core.inference.intervals import Interval

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate


def interval_of_shares(name: str, level: str, cite: Citing, questions: Sequence[str] = ()) -> str:
    """Tell what the intervals of shares are; of which `questions` where others have others."""
    what = tr("shares")
    if questions:
        names = listed(list(questions), most=len(questions))
        what = tr("shares of {questions}").format(questions=names)
    sources = {
        Interval.FELDMAN_COUSINS: ("feldman-1998",),
        Interval.LIKELIHOOD_RATIO: ("wilks-1938",),
        Interval.ANYTIME: ("robbins-1970", "howard-2021"),
        Interval.WILSON: ("wilson-1927",),
        Interval.CLOPPER_PEARSON: ("clopper-1934",),
    }
    if name not in {each.value for each in Interval}:
        told = tr("Intervals of {what} are {level} {name} intervals.")
        return told.format(what=what, level=level, name=interval_name(name))
    found = sources.get(Interval(name), ())
    if not found:
        told = tr(
            "Intervals of {what} are {level} {name} intervals of the share of reports, mapped "
            "through the design."
        )
        return told.format(what=what, level=level, name=interval_name(name))
    told = tr(
        "Intervals of {what} are {level} {name} intervals of the share of reports ({sources}), "
        "mapped through the design."
    )
    said = told.format(what=what, level=level, name=interval_name(name), sources=cite(*found))
    if name == Interval.FELDMAN_COUSINS:
        said += " " + tr("They hold the true share at least that often in simple random samples.")
    if name == Interval.ANYTIME:
        said += " " + tr("They hold at every look while responses still come in.")
    return said


def numbers_behind(shown: Sequence[QuestionEstimate], cite: Citing) -> Iterable[str]:
    """Tell at which numbers of reports intervals are where they are not at n."""
    by = {option.interval_n_by for each in shown for option in each.options} - {None}
    if any(each.effective_n is not None for each in shown):
        told = tr("Intervals are at the number of reports that the variance is worth ({sources}).")
        yield told.format(sources=cite("korn-1998"))
    if any(each.effective_n is not None and math.isinf(each.freedom) for each in shown):
        yield tr("They are by Student’s t, on the degrees of freedom that the weights leave.")
    if any(math.isfinite(each.freedom) for each in shown):
        yield tr(
            "They are by Student’s t, on no more degrees of freedom than clusters less strata."
        )
    if CountedBy.KISH in by:
        told = tr("Where all reports agree that number is Kish’s ({sources}).")
        yield told.format(sources=cite("kish-1965"))


def interval_of_means(name: str, level: str, cite: Citing) -> str:
    """Tell what the intervals of means are."""
    sources = {"student": "student-1908", "fieller": "fieller-1954"}
    if name not in sources:
        told = tr("Intervals of means are {level} {name} intervals.")
        return told.format(level=level, name=interval_name(name))
    told = tr("Intervals of means are {level} {name} intervals ({sources}).")
    return told.format(level=level, name=interval_name(name), sources=cite(sources[name]))
