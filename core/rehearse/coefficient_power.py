"""The power to find a coefficient of a logit through a device, by simulation.

The score test of a coefficient in a logit of one term is the trend of reports over the term
(Cochran 1954; Armitage 1955), whatever the device: under no effect all have one share. Many
studies are drawn at once, each by its counts, so that the number of people costs nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.facts.value_error import WrongValueError
from core.inference.binomial import normal_quantile
from core.lazy import np, special
from core.plan.mechanisms import Plan

if TYPE_CHECKING:
    from core.inference.binomial import Floats

RUNS: Final = 10_000
_SEED: Final = 1
_PLACES: Final = 21  # of a number with a normal distribution
_MOST: Final = 10**12


@dataclass(frozen=True, slots=True)
class Effect:
    """An odds ratio, and the people it is of.

    `part` is the share of people in the group that it is of; None stands for a number with a
    normal distribution, of which it is of one standard deviation. `share` is that of Yes among
    the others, or in the middle. Raises ValueError for what is out of range.
    """

    share: float
    odds_ratio: float
    part: float | None = None

    def __post_init__(self) -> None:
        """Refuse what no model has."""
        if not 0 < self.share < 1:
            raise WrongValueError("Of a share of 0 or 1 there are no odds: choose one between")
        if not 0 < self.odds_ratio < math.inf or self.odds_ratio == 1:
            raise WrongValueError("An odds ratio to be found is above 0, and not 1")
        if self.part is not None and not 0 < self.part < 1:
            raise WrongValueError("The group is a part of the people, above 0 and below 1")


@dataclass(frozen=True, slots=True)
class CoefficientPower:
    """How well one mechanism finds an effect: `se` is the error of the simulated power.

    `n_normal` is how many people the normal formula asks for. The power is None of nobody.
    """

    mechanism: str
    odds_ratio: float
    power: float | None
    se: float | None
    n_normal: int | None


def power_of_effect(
    made: Plan,
    effect: Effect,
    respondents: int,
    target: float,
    alpha: float = 0.05,
    two_sided: bool = True,
    runs: int = RUNS,
) -> tuple[CoefficientPower, ...]:
    """Return for each planned mechanism of a yes/no question how well it finds an effect.

    The same studies are drawn at every call.

    >>> from decimal import Decimal
    >>> from core.plan.mechanisms import plan
    >>> from core.survey import Kind
    >>> made = plan(Kind.YES_NO, Decimal(1), 2000, share=0.2)
    >>> found = power_of_effect(made, Effect(0.2, 2.5, 0.5), 2000, 0.8)[0]
    >>> found.mechanism, (found.power or 0) > 0.9
    ('warner', True)
    """
    found = []
    people = made.asking.people(respondents)
    weights, xs, shares = _people(effect)
    for option in made.options:
        p, q = (float(each) for each in option.mechanism.chances(option.mechanism.k - 1))
        rates = q + (p - q) * shares
        power = None
        if people:
            rising = (p > q) is (effect.odds_ratio > 1)
            critical = _critical(alpha, two_sided)
            power = _power((weights, xs, rates), people, critical, runs, rising=rising)
        needed = _needed(weights, xs, rates, target, alpha, two_sided)
        found.append(
            CoefficientPower(
                option.mechanism_name,
                effect.odds_ratio,
                power,
                None if power is None else math.sqrt(power * (1 - power) / runs),
                None if needed is None else made.asking.respondents(needed),
            )
        )
    return tuple(found)


def _people(effect: Effect) -> tuple[Floats, Floats, Floats]:
    """Return parts of people, the value of their term, and their share of Yes, (places,)."""
    if effect.part is not None:
        weights, xs = np.array([1 - effect.part, effect.part]), np.array([0.0, 1.0])
    else:
        # Equal parts, each at its middle; scaled to a standard deviation of 1.
        weights = np.full(_PLACES, 1 / _PLACES)
        xs = special.ndtri((np.arange(_PLACES) + 0.5) / _PLACES)
        xs = xs / math.sqrt(float((xs**2).mean()))
    odds = math.log(effect.share / (1 - effect.share)) + math.log(effect.odds_ratio) * xs
    return weights, np.asarray(xs), np.asarray(special.expit(odds))


def _power(
    cells: tuple[Floats, Floats, Floats], n: int, critical: float, runs: int, *, rising: bool
) -> float:
    """Return how often the trend of reports is found, in the direction that it has."""
    weights, xs, rates = cells
    generator = np.random.default_rng(_SEED)
    sizes = generator.multinomial(n, weights, size=runs)
    seen = generator.binomial(sizes, rates)
    mean = seen.sum(axis=1, keepdims=True) / n
    middle = (sizes @ xs)[:, None] / n
    spread = (sizes * (xs - middle) ** 2).sum(axis=1) * (mean * (1 - mean))[:, 0]
    trend = ((seen - sizes * mean) * (xs - middle)).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        z = np.where(spread > 0, trend / np.sqrt(spread), 0.0)
    return float(((z if rising else -z) > critical).mean())


def _needed(
    weights: Floats, xs: Floats, rates: Floats, target: float, alpha: float, two_sided: bool
) -> int | None:
    """Return how many people the normal formula asks for; None where no number is enough."""
    middle, mean = float(weights @ xs), float(weights @ rates)
    apart = xs - middle
    trend = abs(float(weights @ (apart * rates)))
    if not trend:
        return None
    null = math.sqrt(mean * (1 - mean) * float(weights @ apart**2))
    # The trend of one person varies by report and by place: over both, around its mean.
    of_one = weights @ (apart**2 * ((1 - mean) ** 2 * rates + mean**2 * (1 - rates)))
    other = math.sqrt(max(float(of_one) - trend**2, 0.0))
    z = _critical(alpha, two_sided) * null + float(special.ndtri(target)) * other
    needed = math.ceil((z / trend) ** 2)
    return needed if needed <= _MOST else None


def _critical(alpha: float, two_sided: bool) -> float:
    return normal_quantile(1 - alpha if two_sided else 1 - 2 * alpha)
