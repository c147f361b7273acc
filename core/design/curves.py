"""Error against ε and against the number of respondents, for drawing.

The curves take the designs at their exact ε, without fitting fractions, so that they follow a
slider. Standard errors are those of one estimated share (of a number without bins: of the mean,
as a part of the range). Sources: METHODS §1 to §4.
"""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from core.lazy import np
from core.privacy.epsilon import epsilon_upper
from core.privacy.mechanisms import for_domain
from core.survey.model import Kind

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Floats: TypeAlias = "NDArray[np.float64]"

CENTRAL = "central"
DIRECT = "direct"


def error_by_epsilon(
    kind: Kind, epsilons: ArrayLike, respondents: int, options: int = 2, share: float | None = None
) -> dict[str, Floats]:
    """Return the standard error at each ε of the question, by mechanism.

    For comparison also that of a trusted curator's Laplace noise (`central`) and of asking
    directly (`direct`). Arrays have the shape of `epsilons`. Raises ValueError without respondents.

    >>> errors = error_by_epsilon(Kind.YES_NO, [0.5, 1.0, 2.0], respondents=1000)
    >>> errors["direct"].round(4).tolist(), errors["central"].round(4).tolist()
    ([0.0158, 0.0158, 0.0158], [0.0161, 0.0159, 0.0158])
    """
    if respondents < 1:
        raise ValueError("Give at least one respondent")
    target = np.asarray(epsilons, dtype=np.float64)
    sampling = _sampling(kind, options, share)
    curves = {
        name: np.sqrt(value / respondents)
        for name, value in unit_variances(kind, target, options, share).items()
    }
    noise = sensitivity(kind, options) / target
    curves[CENTRAL] = np.sqrt(sampling / respondents + 2 * (noise / respondents) ** 2)
    curves[DIRECT] = np.full_like(target, math.sqrt(sampling / respondents))
    return curves


def error_by_respondents(
    kind: Kind, epsilon: float, respondents: ArrayLike, options: int = 2, share: float | None = None
) -> dict[str, Floats]:
    """Return the same standard errors at each number of respondents, which are at least 1.

    >>> error_by_respondents(Kind.YES_NO, 1.0, [100, 10_000])["direct"].tolist()
    [0.05, 0.005]
    """
    n = np.asarray(respondents, dtype=np.float64)
    if not (n >= 1).all():
        raise ValueError("Give at least one respondent")
    target = np.asarray(epsilon, dtype=np.float64)
    sampling = _sampling(kind, options, share)
    curves = {
        name: np.sqrt(value / n)
        for name, value in unit_variances(kind, target, options, share).items()
    }
    curves[CENTRAL] = np.sqrt(sampling / n + 2 * (sensitivity(kind, options) / (n * epsilon)) ** 2)
    curves[DIRECT] = np.sqrt(sampling / n)
    return curves


def unit_variances(
    kind: Kind, epsilons: ArrayLike, options: int = 2, share: float | None = None
) -> dict[str, Floats]:
    """Return n times the variance of each mechanism at each ε of the question.

    >>> found = unit_variances(Kind.YES_NO, [1.0])
    >>> {name: curve.round(3).tolist() for name, curve in found.items()}
    {'warner': [1.171]}
    """
    target = np.asarray(epsilons, dtype=np.float64)
    each = target / options if kind is Kind.MANY_OF else target
    f = default_share(kind, options) if share is None else share
    odds, k = np.exp(each), max(options, 2)
    drawn = {
        name: mechanism.curve(k, odds, f)
        for name, mechanism in for_domain(kind.domain(measured=options == 1)).items()
    }
    return {name: curve for name, curve in drawn.items() if curve is not None}


def default_share(kind: Kind, options: int) -> float:
    """Return the share that is guessed where none is given: the worst, or an even one."""
    return 1 / 2 if kind in (Kind.YES_NO, Kind.MANY_OF) or options == 1 else 1 / options


def sensitivity(kind: Kind, options: int) -> int:
    """Return by how much replacing one person moves all counts of a question, added up.

    A trusted curator's Laplace noise has this scale over ε on each count: 1 for yes/no, whose No
    follows from its Yes, and for the mean of a number as a part of the range; k for many-of; 2
    for a histogram, where one option loses a person and another gains one.

    >>> sensitivity(Kind.YES_NO, 2), sensitivity(Kind.ONE_OF, 15), sensitivity(Kind.MANY_OF, 15)
    (1, 2, 15)
    """
    if kind is Kind.MANY_OF:
        return options
    return 1 if kind is Kind.YES_NO or options == 1 else 2


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


def target_for_gamma(gamma: Fraction) -> Decimal:
    """Return the ε of keeping a yes/no answer with 1/2 + γ, rounded up; 0 < γ < 1/2."""
    if not 0 < gamma < Fraction(1, 2):
        raise ValueError("Give a γ above 0 and below 1/2")
    return target_for_p(Fraction(1, 2) + gamma)


def p_for_epsilon(epsilon: float, options: int = 2) -> float:
    """Return the probability E/(E+k−1) that the truth is kept, for a slider."""
    return 1 / (1 + (options - 1) * math.exp(-epsilon))


def gamma_for_epsilon(epsilon: float) -> float:
    """Return γ = E/(E+1) − 1/2, for a slider."""
    return math.tanh(epsilon / 2) / 2


def _sampling(kind: Kind, options: int, share: float | None) -> float:
    """Return n times the variance of asking directly."""
    f = default_share(kind, options) if share is None else share
    return f * (1 - f)
