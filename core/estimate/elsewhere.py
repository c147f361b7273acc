"""Estimates of questions that were asked elsewhere by a named design: from counts to a result.

A design of one group is its mechanism, and is estimated as any other; one told by classes of
people has unknowns beside its share. METHODS §6, §7b.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.count.several_groups import fitted_to
from core.count.tally import Tally
from core.count.variance import freedom_between_clusters
from core.estimate.classes import (
    PROFILE,
    UNWEIGHTED,
    PartEstimate,
    Weighing,
    classes_test,
    estimate_classes,
)
from core.estimate.results import QuestionEstimate, ShareEstimate, UnknownEstimate
from core.inference.binomial import Significance
from core.inference.intervals import each_of
from core.privacy.designs import Classes
from core.survey.model import Kind, Question


def estimate_by_classes(
    question: Question,
    classes: Classes,
    counts: Sequence[Sequence[int]],
    level: float = 0.95,
    together: int = 1,
    plain: Sequence[Sequence[float]] | None = None,
    weighing: Weighing = UNWEIGHTED,
) -> QuestionEstimate:
    """Estimate a question asked by a design that is told by classes of people.

    `counts` has for each group how often every report came: of yes/no (no, yes), of several
    cards from none to all red, else in the order of the options. `together` is how many
    intervals of shares hold all at once; `plain` and `weighing` are those of weighted reports.
    Raises ValueError as `estimate_classes` does.

    >>> from fractions import Fraction
    >>> from core.examples import example_survey
    >>> from core.privacy.designs import DESIGNS
    >>> groups = {"truth-1": Fraction(4, 5), "truth-2": Fraction(1, 5)}
    >>> unrelated = DESIGNS["unrelated-unknown"].classes(groups, 2)
    >>> bribe = example_survey("bribery").question("bribe")
    >>> found = estimate_by_classes(bribe, unrelated, [(250, 150), (190, 210)])
    >>> round(found.options[0].share, 4), round(found.unknowns[0].share, 4)
    (0.325, 0.575)
    """
    options = question.option_ids
    yes_no = question.kind is Kind.YES_NO
    found = estimate_classes(classes, plain or counts, each_of(level, together), weighing)
    n = sum(sum(of_group) for of_group in counts)
    reported = [sum(of_report) for of_report in zip(*counts, strict=True)]
    if yes_no:
        reported = _words(classes, counts)
    if found is None:
        none = (None,) * 6
        shares = tuple(ShareEstimate(*pair, *none) for pair in zip(options, reported, strict=True))
        return QuestionEstimate(question, 0, level, PROFILE, shares, together=together)
    parts = list(found.shares)
    if yes_no:
        parts.append(_others(parts[0]))
    shares = tuple(
        ShareEstimate(
            *(option, times, part.share, part.se, part.low, part.high),
            count=None if part.share is None else part.share * n,
            consistent=part.likely,
        )
        for option, times, part in zip(options, reported, parts, strict=True)
    )
    return QuestionEstimate(
        *(question, n, level, PROFILE, shares),
        together=together,
        unknowns=tuple(
            UnknownEstimate(name, each.share, each.se, each.low, each.high, each.likely)
            for name, each in found.unknowns.items()
        ),
        lack_of_fit=found.lack_of_fit,
        notes=tuple(note.value for note in found.notes),
    )


def estimate_grouped(tally: Tally, level: float, together: int = 1) -> QuestionEstimate:
    """Estimate a question whose groups were asked in several ways, as a study has counted it.

    Raises ValueError for another one, and `LoneClusterError`.
    """
    fitted = fitted_to(tally)
    mechanism = fitted.mechanism
    found = estimate_by_classes(
        tally.question,
        mechanism.classes,
        fitted.people.tolist(),
        level,
        together,
        plain=fitted.plain.tolist(),
        weighing=fitted.weighing(),
    )
    return replace(
        found,
        effective_n=float(tally.weighted.kish_n) if tally.weighted else None,
        freedom=freedom_between_clusters(tally.weighted),
    )


def grouped_test(tally: Tally, option: str, share: float) -> Significance:
    """Test a share of such a question, in [0, 1], by what its interval is made of (METHODS §5).

    Raises KeyError for an unknown option, ValueError where nobody answered and for another
    question, and `LoneClusterError`.
    """
    question, fitted = tally.question, fitted_to(tally)
    if option not in question.option_ids:
        raise KeyError(option)
    place = question.option_ids.index(option)
    if question.kind is Kind.YES_NO:  # no is the mirror image of yes
        place, share = 0, 1 - share if place else share
    counts, weighing = fitted.plain.tolist(), fitted.weighing()
    found = classes_test(fitted.mechanism.classes, counts, place, share, weighing)
    if found is None:
        raise ValueError(f"nobody answered the question {question.id}")
    return found


def _words(classes: Classes, counts: Sequence[Sequence[int]]) -> list[int]:
    """Return how many reports speak for yes, and how many for no.

    Of several cards those that are likelier with yes than with no.
    """
    n, of_yes = sum(map(sum, counts)), 0
    for channel, reported in zip(classes.channels, counts, strict=True):
        if len(reported) == 2:
            of_yes += reported[1]
            continue
        no, yes = channel[:2]
        chances = zip(reported, yes, no, strict=True)
        of_yes += sum(times for times, one, other in chances if one > other)
    return [of_yes, n - of_yes]


def _others(part: PartEstimate) -> PartEstimate:
    """Return the share of all others."""
    share = None if part.share is None else 1 - part.share
    likely = None if part.likely is None else 1 - part.likely
    return PartEstimate(share, part.se, likely, 1 - part.high, 1 - part.low)
