"""Estimates as JSON, in the form that the command line promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from core.estimate.means import range_of
from core.estimate.results import MeanNote, QuestionEstimate, ShareEstimate, UnknownEstimate
from core.inference.independence import Independence
from core.privacy.designs.two_stage import has_waves, of_all_waves
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import Domain
from core.survey.model import Question

SayNotes: TypeAlias = Callable[[Sequence[MeanNote]], str]


def to_json(estimate: QuestionEstimate, say_notes: SayNotes = ", ".join) -> dict[str, object]:
    """Return one question's estimates: null where nobody answered or nothing is randomized.

    `say_notes` puts into words what to bear in mind about a mean; by default its names stand there.
    An infinite ε is null, too: JSON has no such number.

    >>> from core.estimate.question import estimate
    >>> from core.count.tally import Tally
    >>> from core.examples import example_survey
    >>> written = to_json(estimate(Tally(example_survey("bribery").question("area"), 2, (2, 0, 0))))
    >>> written["id"], written["n"], written["options"][0]["share"]
    ('area', 2, 1.0)
    """
    question, ratio = estimate.question, estimate.question.ratio
    result: dict[str, object] = {
        "id": question.id,
        "kind": str(question.kind),
        "mechanism": question.channel.name if question.channel else None,
        "epsilon": epsilon(ratio) if question.sensitive and ratio is not None else None,
        **_of_design(question),
        **_of_waves(question),
        # Of some questions it is another one than that of the document.
        "interval": estimate.stands,
        **({"interval_asked": estimate.missed} if estimate.missed else {}),
        **_numbers(estimate, say_notes),
    }
    return result | _groups(estimate, say_notes)


def _groups(estimate: QuestionEstimate, say_notes: SayNotes) -> dict[str, object]:
    """Return the groups of an estimate, and theirs; nothing where there are none."""
    if not estimate.groups:
        return {}
    return {
        "groups": [
            {
                "value": group.value,
                **_numbers(group.estimate, say_notes),
                **_groups(group.estimate, say_notes),
            }
            for group in estimate.groups
        ]
    }


def _of_design(question: Question) -> dict[str, object]:
    """Return by what design it was asked elsewhere, with the fractions of each group, or {}."""
    design = question.design
    if design is None:
        return {}
    parameters = {
        name: value if isinstance(value, int) else str(value) for name, value in design.parameters
    }
    return {"design": {"name": design.name, "parameters": parameters}}


def _of_waves(question: Question) -> dict[str, object]:
    """Return the ε of all waves of a two-stage design; nothing for all others."""
    design = question.design
    if design is None or not has_waves(design.name):
        return {}
    options = len(question.option_ids) if question.domain is Domain.OPTIONS else None
    ratio = of_all_waves(design.name, dict(design.parameters), options)
    return {"epsilon_all_waves": None if ratio is None else epsilon(ratio)}


def tested_to_json(test: Independence) -> dict[str, float]:
    """Return a test; of few clusters it is an F with its other degrees of freedom."""
    values = {"statistic": test.statistic, "df": test.freedom, "p": test.p_value}
    return values if test.denominator is None else values | {"df_denominator": test.denominator}


def _numbers(estimate: QuestionEstimate, say_notes: SayNotes) -> dict[str, object]:
    result: dict[str, object] = {"n": estimate.n}
    if estimate.effective_n is not None:
        result["effective_n"] = estimate.effective_n
    result["options"] = [_option(share) for share in estimate.options]
    if estimate.unknowns:
        result["unknowns"] = [_unknown(each) for each in estimate.unknowns]
    if (fit := estimate.lack_of_fit) is not None:
        result["lack_of_fit"] = tested_to_json(fit)
    if estimate.notes:
        result["notes"] = list(estimate.notes)
    mean = estimate.mean
    if mean is not None:
        if (ends := range_of(estimate.question)) is not None:
            result["mean_scale"] = [estimate.question.in_units(end) for end in ends]
        result |= {"mean": mean.mean, "mean_se": mean.se}
        result |= {"mean_low": mean.low, "mean_high": mean.high, "mean_interval": mean.interval}
        if mean.notes:
            result["mean_note"] = say_notes(mean.notes)
    return result


def _unknown(each: UnknownEstimate) -> dict[str, object]:
    numbers = {"share": each.share, "se": each.se, "low": each.low, "high": each.high}
    return {"name": each.name, **numbers, "share_consistent": each.consistent}


def _option(share: ShareEstimate) -> dict[str, object]:
    result: dict[str, object] = {
        "option": share.option,
        **({} if share.asked is None else {"n": share.asked}),
        "reported": share.reported,
        "share": share.share,
        "se": share.se,
        "low": share.low,
        "high": share.high,
        "count": share.count,
        "share_consistent": share.consistent,
    }
    if share.interval_n_by is not None:
        result |= {"interval_n": share.interval_n, "interval_n_by": share.interval_n_by.value}
    return result
