"""Error against ε and against the number of respondents, for drawing.

The curves take the designs at their exact ε, without fitting fractions, so that they follow a
slider. Standard errors are those of one estimated share (of a number without bins: of the mean,
as a part of the range). Sources: METHODS §1 to §4.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from core.facts.value_error import WrongValueError
from core.lazy import np
from core.plan.asking import Asking
from core.privacy.epsilon import epsilon_upper
from core.privacy.mechanisms import Domain, for_domain
from core.privacy.mechanisms.fitting import READABLE, best_fraction
from core.survey.model import Kind

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Floats: TypeAlias = "NDArray[np.float64]"

PLACES = 101
"""Places on the grid of a number without bins, where no other number is given."""
CENTRAL = "central"
DIRECT = "direct"


def standard_errors(
    kind: Kind,
    epsilons: ArrayLike,
    respondents: ArrayLike,
    options: int = 2,
    share: float | None = None,
    asking: Asking | None = None,
    places: int = PLACES,
    *,
    histogram: bool = False,
) -> dict[str, Floats]:
    """Return the standard error at each ε of all that one person is asked, by mechanism.

    For comparison also that of a trusted curator's Laplace noise (`central`) and of asking
    directly (`direct`). `asking`, `places` and `histogram` are as for `core.plan.mechanisms.plan`.
    Arrays have the shape of `epsilons`, or at one ε that of `respondents`. Raises ValueError where
    there is not one respondent.

    >>> errors = standard_errors(Kind.YES_NO, [0.5, 1.0, 2.0], 1000)
    >>> errors["direct"].round(4).tolist(), errors["central"].round(4).tolist()
    ([0.0158, 0.0158, 0.0158], [0.0161, 0.0159, 0.0158])
    >>> standard_errors(Kind.YES_NO, 1.0, [100, 10_000])["direct"].tolist()
    [0.05, 0.005]
    """
    target, n = (np.asarray(given, dtype=np.float64) for given in (epsilons, respondents))
    if not (n >= 1).all():
        raise WrongValueError("Give at least one respondent")
    variances = unit_variances(kind, target, options, share, asking, places, histogram=histogram)
    curves = {name: np.sqrt(value / n) for name, value in variances.items()}
    f = default_share(kind, options) if share is None else share
    people = n * float(asked_of(kind, options, asking).part)
    noise = sensitivity(kind, options, asking) / target
    curves[CENTRAL] = np.sqrt(f * (1 - f) / people + 2 * (noise / people) ** 2)
    curves[DIRECT] = np.sqrt(f * (1 - f) / people) + 0 * target
    return curves


def unit_variances(
    kind: Kind,
    epsilons: ArrayLike,
    options: int = 2,
    share: float | None = None,
    asking: Asking | None = None,
    places: int = PLACES,
    *,
    histogram: bool = False,
) -> dict[str, Floats]:
    """Return n times the variance of each mechanism at each ε of all that one person is asked.

    >>> found = unit_variances(Kind.YES_NO, [1.0])
    >>> {name: curve.round(3).tolist() for name, curve in found.items()}
    {'warner': [1.171]}
    """
    asked = asked_of(kind, options, asking)
    each = np.asarray(epsilons, dtype=np.float64) / asked.ask
    f = default_share(kind, options) if share is None else share
    measured = kind.definition.numeric and options == 1
    odds, k = np.exp(each), places if measured else max(options, 2)
    drawn = {
        name: (mechanism.curve_for_histogram if histogram else mechanism.curve)(k, odds, f)
        for name, mechanism in for_domain(kind.domain(measured)).items()
    }
    part = float(asked.part)
    return {name: curve / part for name, curve in drawn.items() if curve is not None}


def least_variance(
    kind: Kind,
    epsilons: ArrayLike,
    options: int = 2,
    share: float | None = None,
    asking: Asking | None = None,
    places: int = PLACES,
    *,
    histogram: bool = False,
) -> Floats:
    """Return n times the variance of the best mechanism at each ε."""
    curves = unit_variances(kind, epsilons, options, share, asking, places, histogram=histogram)
    found: Floats = np.minimum.reduce(list(curves.values()))
    return found


def fewest_to_ask(
    kind: Kind, epsilon: float, items: int, options: int = 2, share: float | None = None
) -> tuple[int, float]:
    """Return of how many items to ask each person, fewer than all, and what it gains.

    The gain is how many times as many people it takes to ask everyone everything. Below 1 it is
    better to ask everything. Raises ValueError where there are not two items.

    >>> ask, gain = fewest_to_ask(Kind.YES_NO, 1.0, 10)
    >>> ask, round(gain, 1)
    (1, 8.6)
    """
    if items < 2:
        raise WrongValueError("Give at least two questions to choose from")

    def variance(asking: Asking) -> float:
        return float(least_variance(kind, epsilon, options, share, asking))

    return fewest(items, variance)


def fewest(items: int, variance: Callable[[Asking], float]) -> tuple[int, float]:
    """Return of how many items to ask each person, by the variance of a way, and what it gains."""
    best, least = 1, variance(Asking(items, 1))
    while best + 1 < items and (next_ := variance(Asking(items, best + 1))) < least:
        best, least = best + 1, next_
    return best, variance(Asking(items)) / least


def asked_of(kind: Kind, options: int, asking: Asking | None) -> Asking:
    """Return what is asked of each person where nothing is said: everything."""
    if asking is not None:
        return asking
    return Asking(options) if kind.definition.multiple else Asking()


def default_share(kind: Kind, options: int) -> float:
    """Return the share that is guessed where none is given: the worst, or an even one."""
    return 1 / 2 if options == 1 else kind.definition.even_share(options)


def sensitivity(kind: Kind, options: int, asking: Asking | None = None) -> int:
    """Return by how much replacing one person moves all counts asked of that person, added up.

    A trusted curator's Laplace noise has this scale over ε on each count: 1 for yes/no, whose No
    follows from its Yes, and for the mean of a number as a part of the range; k for many-of; 2
    for a histogram, where one option loses a person and another gains one. It adds up over what
    each person is asked.

    >>> sensitivity(Kind.YES_NO, 2), sensitivity(Kind.ONE_OF, 15), sensitivity(Kind.MANY_OF, 15)
    (1, 2, 15)
    """
    two = kind.domain(measured=False) is Domain.TWO_ANSWERS or options == 1
    return (1 if two else 2) * asked_of(kind, options, asking).ask


def target_for_p(p: Fraction, options: int = 2) -> Decimal:
    """Return the ε at which the truth is kept with p among `options`, rounded up.

    The design fitted to this target has exactly this p. Raises ValueError where p is not above
    1/options and below 1.

    >>> round(target_for_p(Fraction(3, 4)), 6)
    Decimal('1.098612')
    """
    if not Fraction(1, options) < p < 1:
        raise ValueError(f"Give a p above 1/{options} and below 1")
    return epsilon_upper((options - 1) * p / (1 - p))


def p_for_target(target: Decimal, options: int = 2) -> Fraction:
    """Return the readable p that is fitted to a target: what undoes `target_for_p`.

    >>> p_for_target(target_for_p(Fraction(3, 4))), p_for_target(Decimal(1))
    (Fraction(3, 4), Fraction(685, 937))
    """
    return best_fraction(target, lambda p: max((options - 1) * p / (1 - p), 1), READABLE)


def p_for_epsilon(epsilon: float, options: int = 2) -> float:
    """Return the probability E/(E+k−1) that the truth is kept, for a slider."""
    return 1 / (1 + (options - 1) * math.exp(-epsilon))
