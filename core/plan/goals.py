"""The ε that an aim needs: a margin that is wanted, or two shares to be distinguished.

Each is the least hundredth of ε at which the best design, with its exact fractions, reaches the
aim. Sources: METHODS §2 to §5.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from core.facts.value_error import WrongValueError
from core.inference.binomial import normal_quantile
from core.inference.power import ShareTest, exact_power, needed, normal_n
from core.lazy import np
from core.plan.asking import Asking
from core.plan.curves import PLACES, least_variance
from core.plan.mechanisms import Plan, PlanOption, plan
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT
from core.survey.model import Kind

_HUNDREDTHS = range(int(100 * LEAST_TARGET), int(100 * QUESTION_LIMIT) + 1)
_EXACTLY = 20_000


@dataclass(frozen=True, slots=True)
class PlannedDesign:
    """What is planned and of how many; the fields are those of `core.plan.mechanisms.plan`."""

    kind: Kind
    respondents: int
    options: int = 2
    share: float | None = None
    level: float = 0.95
    asking: Asking | None = None
    places: int = PLACES
    histogram: bool = False

    def plan(self, target: Decimal, margin: float | None = None) -> Plan:
        """Plan it within a target ε. Raises ValueError."""
        return plan(
            self.kind,
            target,
            self.respondents,
            self.options,
            self.share,
            margin,
            self.level,
            asking=self.asking,
            places=self.places,
            histogram=self.histogram,
        )


def epsilon_for_margin(asked: PlannedDesign, margin: float) -> Decimal:
    """Return the least ε, from 0.1 to 4 in hundredths, whose margin is at most the wanted one.

    Raises ValueError, naming the remedy, where no such ε is enough.

    >>> epsilon_for_margin(PlannedDesign(Kind.YES_NO, 2000), 0.03)
    Decimal('1.86')
    """
    if asked.respondents < 1:
        raise WrongValueError("Give at least one respondent")
    if not 0 < margin < 1:
        raise WrongValueError("Give a margin between 0 and 1, such as 0.05")
    grid = np.array(_HUNDREDTHS) / 100
    shape = (asked.options, asked.share, asked.asking, asked.places)
    variance = least_variance(asked.kind, grid, *shape, histogram=asked.histogram)
    margins = float(normal_quantile(asked.level)) * np.sqrt(variance / asked.respondents)
    # The curve is the limit of the fitted fractions: none before it is enough.
    near = next((i for i, found in enumerate(margins) if found <= margin), len(grid))

    def reached(target: Decimal) -> bool:
        found = asked.plan(target).options[0].margin
        return found is not None and found <= margin

    for hundredth in _HUNDREDTHS[near:]:
        if reached(target := Decimal(hundredth) / 100):
            return target
    raise WrongValueError(
        "Even ε = {0} is not enough for so small a margin; ask more people", QUESTION_LIMIT
    )


def epsilon_to_tell(
    asked: PlannedDesign,
    share: float,
    against: float,
    power: float = 0.8,
    alpha: float = 0.05,
    two_sided: bool = False,
) -> Decimal:
    """Return the least ε at which the best design tells a share from another with this power.

    From 0.1 to 4 in hundredths, such that its power stays there from at most the respondents on: by
    the exact test, beyond 20,000 people by the normal formula, which then differs by less than a
    hundredth. The search begins at the ε of that formula. Raises ValueError, naming the remedy,
    where no such ε is enough or what is planned is a histogram, and as `ShareTest`.

    >>> epsilon_to_tell(PlannedDesign(Kind.YES_NO, 1000), 0.2, 0.1)
    Decimal('0.82')
    """
    if asked.histogram:
        raise WrongValueError("No share is told by reports for a histogram; give a margin or an ε")
    most = asked.respondents

    def test_of(hundredth: int) -> tuple[ShareTest, Asking]:
        made = asked.plan(Decimal(hundredth) / 100)
        return _test_of(made.options[0], share, against, alpha, two_sided), made.asking

    def roughly(hundredth: int) -> bool:
        test, asking = test_of(hundredth)
        return (_normal(test, power) or most + 1) <= float(most * asking.part)

    def surely(hundredth: int) -> bool:
        test, asking = test_of(hundredth)
        return _stays(test, power, int(most * asking.part))

    begin = _first(roughly)
    for hundredth in _HUNDREDTHS[begin:] if begin is not None else ():
        if surely(hundredth):
            return Decimal(hundredth) / 100
    raise WrongValueError(
        "Even ε = {0} is not enough to tell them; ask more people", QUESTION_LIMIT
    )


def _test_of(
    option: PlanOption, share: float, against: float, alpha: float, two_sided: bool
) -> ShareTest:
    p, q = (float(chance) for chance in option.mechanism.chances(option.mechanism.k - 1))
    return ShareTest(p, q, against, share, alpha, two_sided)


def _stays(test: ShareTest, power: float, n: int) -> bool:
    """Tell whether n people reach a power, and more than they do, too."""
    normal = _normal(test, power)
    if normal is None or n < 1:
        return False
    if normal > _EXACTLY:
        return normal <= n
    # The power at n is known at once; from where on it stays is searched for.
    return bool(exact_power(test, n) >= power) and _stays_from(test, power) <= n


@lru_cache(maxsize=256)
def _stays_from(test: ShareTest, power: float) -> int:
    return needed(test, power).stays


@lru_cache(maxsize=256)
def _normal(test: ShareTest, power: float) -> int | None:
    try:
        return normal_n(test, power)
    except ValueError:
        return None


def _first(reached: Callable[[int], bool]) -> int | None:
    """Return the place of the first hundredth that reaches an aim, by bisection."""
    last = len(_HUNDREDTHS) - 1
    if not reached(_HUNDREDTHS[last]):
        return None
    return bisect_left(_HUNDREDTHS[:last], True, key=reached)
