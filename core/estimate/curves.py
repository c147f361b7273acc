"""The curve of a share and the surface of two, by what their intervals are of (METHODS §5)."""

from __future__ import annotations

from core.count.several_groups import fitted_to
from core.count.tally import Tally, TallyByGroups, count_of
from core.estimate.classes import classes_curve
from core.facts.value_error import WrongValueError
from core.inference.likelihood import (
    POINTS,
    LikelihoodCurve,
    LikelihoodSurface,
    curve,
    surface,
    weighted_curve,
)

_POINTS_OF_TWO = 81


def share_curve(tally: Tally, option: str, level: float = 0.95) -> LikelihoodCurve | None:
    """Return the likelihood curve of an option; None of effective reports, which have none.

    Where groups were asked in several ways it is the profile of their likelihood, with weights by
    what they are worth, of yes/no the yes alone. Raises KeyError for another option, ValueError
    where nobody answered or a level is outside (0, 1), and `LoneClusterError`.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> found = share_curve(Tally(bribe, 1000, (400, 600)), "yes")
    >>> round(found.low, 6), round(found.high, 6)
    (0.239842, 0.361182)
    """
    one_way = not isinstance(tally, TallyByGroups)
    return None if one_way and tally.is_effective else _curve(tally, option, level, POINTS)


def share_surface(
    first: Tally, second: Tally, option: str, level: float = 0.95
) -> LikelihoodSurface | None:
    """Return how well two groups' shares of an option fit; None where they share clusters.

    Groups that share clusters do not depend on themselves alone, so that no sum of their curves
    tells of both. Raises as `share_curve`.
    """
    if not _clusters(first).isdisjoint(_clusters(second)):
        return None
    return surface(*(_curve(tally, option, level, _POINTS_OF_TWO) for tally in (first, second)))


def _curve(tally: Tally, option: str, level: float, points: int) -> LikelihoodCurve:
    if isinstance(tally, TallyByGroups):
        return _of_groups(tally, option, level, points)
    count = count_of(tally, option)
    return (curve if count.rate_variance is None else weighted_curve)(count, level, points)


def _of_groups(tally: Tally, option: str, level: float, points: int) -> LikelihoodCurve:
    question, fitted = tally.question, fitted_to(tally)
    drawn = question.distinct_ids
    if option not in drawn:
        raise KeyError(option)
    classes, counts = fitted.classes, fitted.plain.tolist()
    place, weighing = drawn.index(option), fitted.weighing()
    found = classes_curve(classes, counts, place, level, weighing, points)
    if found is None:
        raise WrongValueError("nobody answered the question {0}", question.id)
    return found


def _clusters(tally: Tally) -> set[tuple[int, int]]:
    units = () if tally.weighted is None else tally.weighted.units
    return {each.unit[:2] for each in units if each.unit.cluster >= 0 and each.sums.people}
