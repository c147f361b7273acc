"""A question in groups: each option's share compared, and the mean, whatever the mechanism."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from core.count.observed import observe
from core.count.tally import Tally
from core.estimate.compare import (
    GroupComparison,
    PairDifference,
    compare_groups,
    counts_of,
    mean_difference,
)
from core.estimate.results import QuestionEstimate
from core.inference.independence import holm
from core.progress import Progress, silent
from core.survey.model import Kind

FEW_PEOPLE = 30


@dataclass(frozen=True, slots=True)
class OptionComparison:
    """The groups compared in one option; `p_value` counts how many options there are (Holm).

    None where there is nothing to test.
    """

    option: str
    comparison: GroupComparison
    p_value: float | None


def compare_all_options(
    groups: Mapping[str, Tally], level: float = 0.95, report: Progress = silent
) -> tuple[OptionComparison, ...]:
    """Compare every option of a question in its groups; of a yes/no question the yes alone.

    Groups in which nobody was asked an option are left out of it. Raises ValueError for groups of
    different questions, and what `report` raises.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> city, town = Tally(bribe, 1000, (400, 600)), Tally(bribe, 1000, (350, 650))
    >>> (yes,) = compare_all_options({"city": city, "town": town})
    >>> yes.option, round(yes.p_value, 4)
    ('yes', 0.0209)
    """
    if len({tally.question.id for tally in groups.values()}) > 1:
        raise ValueError("these are groups of different questions")
    question = next(iter(groups.values())).question if groups else None
    if question is None:
        return ()
    ids = question.option_ids[:1] if question.kind is Kind.YES_NO else question.option_ids
    observed = {name: observe(tally) for name, tally in groups.items()}
    counts = {name: counts_of(each) for name, each in observed.items() if each is not None}
    found = []
    for place, _ in enumerate(ids):
        report(place, len(ids))
        found.append(compare_groups({name: c[place] for name, c in counts.items()}, level))
    tested = [each.homogeneity.p_value for each in found if each.homogeneity is not None]
    adjusted = iter(holm(tested))
    return tuple(
        OptionComparison(option, each, None if each.homogeneity is None else next(adjusted))
        for option, each in zip(ids, found, strict=True)
    )


def compare_means(
    groups: Mapping[str, QuestionEstimate], level: float = 0.95
) -> tuple[PairDifference, ...]:
    """Compare the means of every two groups that have one with an error; p by Holm.

    Raises ValueError for a level outside (0, 1).
    """
    known = {name: each.mean for name, each in groups.items() if each.mean is not None}
    found = [
        (one, other, difference)
        for one, other in combinations(known, 2)
        if (difference := mean_difference(known[one], known[other], level)) is not None
    ]
    adjusted = holm([difference.test.p_value for _, _, difference in found])
    return tuple(PairDifference(*pair, p) for pair, p in zip(found, adjusted, strict=True))
