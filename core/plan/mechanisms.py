"""What an author can choose: every applicable mechanism for a target ε, with its error.

All figures are computed from the exact fractions at the question's own number of options, ε and
guessed shares; nothing is chosen by a rule of thumb. Sources: METHODS §1 to §5.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from core.facts.value_error import WrongValueError
from core.inference.binomial import normal_quantile
from core.plan.asking import Asking
from core.plan.curves import PLACES, asked_of, default_share, sensitivity
from core.privacy.epsilon import compose, epsilon, epsilon_upper
from core.privacy.mechanisms import Mechanism, fault, for_domain
from core.privacy.mechanisms.fitting import FINE, READABLE, within
from core.privacy.procedures import DEGREES, FIXED_DEVICES, Device, natural_design
from core.survey.model import Kind, fraction_text, parameters_json

MAX_OPTIONS = 1024
_MOST_RESPONDENTS = 10**15  # doubles still tell whole numbers apart
_SUITS = 4
_RANKS = 13
_TWO_ENDS = 2


@dataclass(frozen=True, slots=True)
class PlanOption:
    """One mechanism with its fractions and what it costs.

    `epsilon` is that of all that one person is asked. `se` is the standard error of one estimated
    share and `margin` half the width of its normal interval, both None for no respondents.
    `n_for_margin` is the least number of respondents for the wanted margin, None without one.
    """

    mechanism_name: str
    mechanism: Mechanism
    probabilities: dict[str, str | int]
    epsilon: float
    se: float | None
    margin: float | None
    n_for_margin: int | None


@dataclass(frozen=True, slots=True)
class DeviceOption:
    """A thing that a person can randomize with alone, and the yes/no design it makes."""

    device: Device
    mechanism: Mechanism
    probabilities: dict[str, str]
    epsilon: float
    se: float | None


@dataclass(frozen=True, slots=True)
class Plan:
    """What a question of this kind can be asked with, least error first.

    `epsilon` is the target for all that one person is asked of it; `central_se` is the standard
    error with a trusted curator's Laplace noise, `direct_se` that
    of asking directly; both None for no respondents. Of a number without bins they are the
    `worst_case`, the largest with the guessed mean: everybody at one of the two ends.
    """

    kind: Kind
    epsilon: Decimal
    respondents: int
    options: tuple[PlanOption, ...]
    recommended: str
    devices: tuple[DeviceOption, ...]
    central_se: float | None
    direct_se: float | None
    asking: Asking
    worst_case: bool = False


def plan(
    kind: Kind,
    epsilon: Decimal,
    respondents: int,
    options: int = 2,
    share: float | Sequence[float] | None = None,
    margin: float | None = None,
    level: float = 0.95,
    max_denominator: int = READABLE,
    asking: Asking | None = None,
    places: int = PLACES,
    histogram: bool = False,
) -> Plan:
    """Compare the mechanisms that fit a question of this kind within a target ε.

    `options` is the number of options of a one-of, many-of or rating, and of bins of a number;
    1 plans a number without bins, of so many `places` on its grid, whose share is its mean as a
    part of the range; with `histogram` it is planned for its histogram, by the mechanisms that tell
    one, and errors are still those of the mean (METHODS §4). `asking` tells
    how many such questions share ε, or the options of a many-of, and how many each person is
    asked; each of those has an equal part of ε. `share` is the guessed share of the option of
    interest, or those of all options, whose variances are then averaged; without it yes/no and
    many-of take 1/2, where the error is largest, and the others even shares. `margin` is the
    wanted half-width of an interval of this `level`. Where no fraction with a denominator up to
    `max_denominator` carries information, finer ones are tried.

    Raises ValueError, with a sentence that names the remedy, for what cannot be planned.

    >>> one = plan(Kind.YES_NO, Decimal(1), respondents=1000, share=0.1)
    >>> one.recommended, round(one.options[0].se, 4)
    ('warner', 0.0318)
    """
    guess = _guess(kind, options, share)
    _check(respondents, margin, level, max_denominator)
    asked = asked_of(kind, options, asking)
    if kind.definition.multiple and asked.items != options:
        raise WrongValueError("Of a many-of the options share ε; plan several of them one by one")
    target = asked.each(epsilon)
    people = float(respondents * asked.part)
    if histogram and not (kind.definition.numeric and options == 1):
        raise WrongValueError("Only a number without bins is planned for its histogram")
    mechanisms = _fitted(kind, options, target, guess, max_denominator, places, histogram=histogram)
    ranked = sorted(mechanisms, key=lambda mechanism: mechanism.unit_variance(guess))
    chosen = tuple(_option(m, asked, guess, respondents, margin, level) for m in ranked)
    direct = sum(f * (1 - f) for f in guess) / len(guess)
    return Plan(
        kind=kind,
        epsilon=epsilon,
        respondents=respondents,
        options=chosen,
        recommended=chosen[0].mechanism_name,
        devices=_devices(target, asked, guess, respondents) if kind.definition.by_device else (),
        central_se=central_se(
            direct, float(people), sensitivity(kind, options, asked) / float(epsilon)
        ),
        direct_se=math.sqrt(direct / people) if people else None,
        asking=asked,
        worst_case=kind.definition.numeric and options == 1,
    )


def standard_error(
    mechanism: Mechanism, guess: Sequence[float], respondents: int, asking: Asking
) -> float | None:
    """Return the standard error of one estimated share, None for no respondents.

    √(V/(n·part)), V the mechanism's `unit_variance` at the guessed shares, averaged over them, and
    part the part of the n respondents who are asked, as `asking` tells.

    >>> from core.privacy.mechanisms import REGISTRY
    >>> coins = REGISTRY["warner"].make({"p": Fraction(3, 4)}, 2)
    >>> round(standard_error(coins, [0.1], 3000, Asking(3, 1)), 4)
    0.029
    """
    people = float(respondents * asking.part)
    return math.sqrt(mechanism.unit_variance(guess) / people) if people else None


def margin_of(se: float | None, level: float) -> float | None:
    """Return half the width of the normal interval of an error; None without one."""
    return None if se is None else float(normal_quantile(level)) * se


def central_se(sampling: float, respondents: float, scale: float) -> float | None:
    """Return the standard error of a share whose count has Laplace noise of this scale.

    `sampling` is π(1−π) (METHODS §4), `scale` the question's `sensitivity` over its ε. None for
    no respondents.
    """
    if not respondents:
        return None
    return math.sqrt(sampling / respondents + 2 * (scale / respondents) ** 2)


def n_for_margin(unit_variance: float, margin: float, z: float) -> int:
    """Return the least n with z·√(unit_variance/n) at most the margin.

    Raises ValueError, naming the remedy, where even 10¹⁵ are not enough.

    >>> n_for_margin(unit_variance=1.0, margin=0.05, z=1.96)
    1537
    """
    if z * math.sqrt(unit_variance / _MOST_RESPONDENTS) > margin:
        raise WrongValueError("No number of respondents is enough for so small a margin; raise it")
    n = max(1, math.ceil(unit_variance * (z / margin) ** 2))
    while n > 1 and z * math.sqrt(unit_variance / (n - 1)) <= margin:
        n -= 1
    while z * math.sqrt(unit_variance / n) > margin:
        n += 1
    return n


def _guess(kind: Kind, options: int, share: float | Sequence[float] | None) -> tuple[float, ...]:
    """Return the shares over which variances are averaged."""
    least = kind.definition.least
    if kind.definition.complementary and options != 2:
        raise WrongValueError("A yes/no question has two answers; leave the number of options out")
    if not least <= options <= MAX_OPTIONS:
        raise WrongValueError("Give a number of options from {0} to {1}", least, MAX_OPTIONS)
    if share is None:
        return (default_share(kind, options),)
    guess = tuple(share) if isinstance(share, Sequence) else (share,)
    if not guess or not all(0 <= f <= 1 for f in guess):
        raise WrongValueError("Give a guessed share from 0 to 1")
    return guess


def _check(respondents: int, margin: float | None, level: float, max_denominator: int) -> None:
    if not respondents >= 0:
        raise WrongValueError("Give a number of respondents that is not negative")
    if margin is not None and not 0 < margin < 1:
        raise WrongValueError("Give a margin between 0 and 1, such as 0.05")
    if not 0 < level < 1:
        raise WrongValueError("Give a confidence level between 0 and 1, such as 0.95")
    if not max_denominator >= 2:
        raise ValueError("Give a largest denominator of at least 2")


def _fitted(
    kind: Kind,
    options: int,
    target: Decimal,
    guess: Sequence[float],
    max_denominator: int,
    places: int,
    *,
    histogram: bool,
) -> list[Mechanism]:
    """Fit every applicable mechanism to the target, leaving out those without information."""
    found = []
    measured = kind.definition.numeric and options == 1
    k = places if measured else max(options, _TWO_ENDS)
    for mechanism in for_domain(kind.domain(measured)).values():
        if mechanism.most_truths is not None and k > mechanism.most_truths:
            continue
        designs = (
            mechanism.fit_histogram(k, target, bound)
            if histogram
            else mechanism.fit(k, target, guess, bound)
            for bound in (max_denominator, max(FINE, max_denominator))
        )
        usable = (design for design in designs if design is not None and fault(design) is None)
        if (best := next(usable, None)) is not None:
            found.append(best)
    if not found:
        raise WrongValueError(
            "No report could tell anything at this ε; raise ε or ask fewer options"
        )
    return found


def _option(
    mechanism: Mechanism,
    asking: Asking,
    guess: Sequence[float],
    respondents: int,
    margin: float | None,
    level: float,
) -> PlanOption:
    se = standard_error(mechanism, guess, respondents, asking)
    needed = None
    if margin is not None:
        unit, z = mechanism.unit_variance(guess), normal_quantile(level)
        needed = asking.respondents(n_for_margin(unit, margin, z))
    return PlanOption(
        mechanism_name=mechanism.name,
        mechanism=mechanism,
        probabilities=parameters_json(mechanism.values),
        epsilon=epsilon(compose([mechanism.ratio] * asking.ask)),
        se=se,
        margin=margin_of(se, level),
        n_for_margin=needed,
    )


def _devices(
    target: Decimal, asking: Asking, guess: Sequence[float], respondents: int
) -> tuple[DeviceOption, ...]:
    """List the devices within the target, least variance first."""
    found = []
    for device in (*FIXED_DEVICES, *_divided(target)):
        design = natural_design(device)
        if epsilon_upper(design.ratio) <= target:
            se = standard_error(design, guess, respondents, asking)
            probabilities = _texts({"p1": device.p1, "p0": device.p0})
            shown = epsilon(compose([design.ratio] * asking.ask))
            found.append(DeviceOption(device, design, probabilities, shown, se))
    return tuple(sorted(found, key=lambda option: option.mechanism.unit_variance(guess)))


def _divided(target: Decimal) -> list[Device]:
    """Return the mirrored designs of a card deck and a spinner: the most that ε allows."""
    found = []
    fits = within(target, lambda p: p / (1 - p))
    for name, parts in (("cards-suit", _SUITS), ("cards-rank", _RANKS), ("spinner", DEGREES)):
        chances = (Fraction(j, parts) for j in range(parts // 2 + 1, parts))
        allowed = [p for p in chances if fits(p)]
        if allowed:
            found.append(Device(name, allowed[-1], 1 - allowed[-1], mirrored=True))
    return found


def _texts(fractions: dict[str, Fraction]) -> dict[str, str]:
    return {name: fraction_text(value) for name, value in fractions.items()}
