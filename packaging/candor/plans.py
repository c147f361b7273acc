"""Plans and rehearsals: what a question costs before anybody is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation

import pandas as pd

from candor.designs import Mechanism, require_design, whole
from candor.results import table
from core.inference.intervals import Interval
from core.plan import mechanisms as plans
from core.plan.mechanisms import Plan as Planned
from core.privacy.mechanisms import Domain
from core.rehearse import QuestionRuns, simulate
from core.survey.model import KINDS, Kind, Option, Question, Survey


@dataclass(frozen=True)
class Plan:
    """The designs that fit a question within a target ε, least error first."""

    planned: Planned

    def __str__(self) -> str:
        """Print the table of designs."""
        return table(self.frame())

    __repr__ = __str__

    @property
    def best(self) -> Mechanism:
        """The design of least error."""
        return self.planned.options[0].mechanism

    def frame(self) -> pd.DataFrame:
        """Return a row a design: mechanism, fractions, epsilon, error, margin, n_for_margin.

        The last is there where a margin was asked for.
        """
        made = pd.DataFrame(
            {
                "mechanism": each.mechanism_name,
                "fractions": ", ".join(f"{k} = {v}" for k, v in each.probabilities.items()),
                "epsilon": each.epsilon,
                "error": each.se,
                "margin": each.margin,
                "n_for_margin": each.n_for_margin,
            }
            for each in self.planned.options
        )
        asked = any(each.n_for_margin is not None for each in self.planned.options)
        return made if asked else made.drop(columns="n_for_margin")


def plan(
    kind: str,
    *,
    epsilon: float | str | Decimal,
    respondents: int,
    options: int | None = None,
    share: float | Sequence[float] | None = None,
    margin: float | None = None,
    level: float = 0.95,
) -> Plan:
    """Compare the designs for a question of a kind within a target ε, as the planner does.

    `kind` is "yes-no", "one-of", "rating", "many-of" or "number"; `options` how many all but the
    first have, a number its bins, or 1 for its mean; `share` the guessed share, `margin` the wanted
    half-width of an interval. Raises ValueError, with the remedy, for what cannot be planned.

    >>> plan("yes-no", epsilon=1, respondents=1000).best
    Warner(p=Fraction(685, 937))
    """
    if kind not in KINDS:
        raise ValueError(f"there is no kind {kind!r}; there are {', '.join(KINDS)}")
    try:
        target = Decimal(str(epsilon))
    except InvalidOperation:
        raise ValueError(f"ε is {epsilon!r}; give a number such as 1 or 0.5") from None
    if not target.is_finite() or target <= 0:
        raise ValueError(f"ε is {epsilon!r}; give a finite number over 0, such as 1 or 0.5")
    of, people = Kind(kind), whole(respondents, "respondents")
    if options is None and of is not Kind.YES_NO:
        raise ValueError(f"say how many options a question of {kind} has: options=4")
    k = 2 if options is None else whole(options, "options", 1 if of is Kind.NUMBER else 2)
    return Plan(plans.plan(of, target, people, k, share, margin, level))


@dataclass(frozen=True)
class Rehearsal:
    """Many rehearsals of one question: how estimates scatter, how often intervals hold."""

    runs: QuestionRuns = field(repr=False)

    def __str__(self) -> str:
        """Print the table."""
        return table(self.frame())

    __repr__ = __str__

    def frame(self) -> pd.DataFrame:
        """Return a row for each option: truth, mean, spread, planned, coverage, negative."""
        return pd.DataFrame(
            {
                "option": each.option,
                "truth": each.truth,
                "mean": each.mean,
                "spread": each.spread,
                "planned": each.planned,
                "coverage": each.coverage,
                "negative": each.negative,
            }
            for each in self.runs.options
        )


def rehearse(
    design: Mechanism,
    shares: float | Sequence[float],
    *,
    respondents: int,
    runs: int = 1000,
    seed: int | None = None,
    level: float = 0.95,
    interval: str = Interval.FELDMAN_COUSINS,
) -> Rehearsal:
    """Ask so many made-up people `runs` times, of whom these shares would truly say each option.

    `shares` is the share of yes, or that of each option. The same seed gives the same runs. Raises
    ValueError for shares that are none, and for a design of numbers.
    """
    require_design(design)
    if design.domain is Domain.PLACES:
        raise ValueError(f"{design.title} asks about a number; rehearse its survey in the window")
    if design.domain is Domain.TWO_ANSWERS:
        if not isinstance(shares, int | float):
            raise ValueError("give one share, that of yes")
        question = Question("asked", Kind.YES_NO, "asked", channel=design)
        stated = {"yes": float(shares)}
    else:
        if isinstance(shares, int | float) or len(shares) != design.k:
            raise ValueError(f"give {design.k} shares, one for each option")
        options = tuple(Option(f"option-{place}", f"{place}") for place in range(design.k))
        question = Question("asked", Kind.ONE_OF, "asked", options=options, channel=design)
        stated = {option.id: each for option, each in zip(options, shares, strict=True)}
    survey = Survey(("en",), "asked", (question,))
    people, times = whole(respondents, "respondents"), whole(runs, "runs")
    found = simulate(survey, people, times, seed, {"asked": stated}, level, Interval(interval))
    return Rehearsal(found[0])
