"""Designs of one group for yes/no questions, and each option of a many-of.

p1 = Pr(report yes | yes), p0 = Pr(report yes | no). Parameters are named as devices are
described; packages order and name them differently, which the page "Designs" of the manual sets
side by side. Sources: METHODS §2; Blair, Imai & Zhou (2015), Heck & Moshagen (2018), Cobo, Rueda &
López-Torrecillas (2017) for the packages rr, RRreg and RRTCS.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from core.privacy.designs.base import Barrier, Design, Values
from core.privacy.mechanisms import Binary, Domain, Forced, Mechanism, Probability, Warner

_HALF = Fraction(1, 2)


def _given(values: Values, *names: str) -> tuple[Fraction, ...]:
    return tuple(Fraction(values[name]) for name in names)


def _warner(values: Values, _k: int) -> Mechanism:
    return Warner(*_given(values, "p"))


def _forced(values: Values, _k: int) -> Mechanism:
    """Forced response by how often the truth is asked for, and yes where it is not."""
    return Forced(*_given(values, "truth", "yes"))


def _forced_words(values: Values, _k: int) -> Mechanism:
    """Forced response by the chances of a forced no and a forced yes."""
    no, yes = _given(values, "no", "yes")
    return Binary(1 - no, yes)


def _two_coins(_values: Values, _k: int) -> Mechanism:
    """Heads: the truth; tails: a second coin says yes or no."""
    return Forced(_HALF, _HALF)


def _one_coin(_values: Values, _k: int) -> Mechanism:
    """Heads: the truth; tails: yes."""
    return Binary(Fraction(1), _HALF)


def _gamma(values: Values, _k: int) -> Mechanism:
    """Each answer is kept with 1/2 + γ."""
    (gamma,) = _given(values, "gamma")
    return Binary(_HALF + gamma, _HALF - gamma)


def _kept(values: Values, _k: int) -> Mechanism:
    """Yes is kept with p, no with q."""
    p, q = _given(values, "p", "q")
    return Binary(p, 1 - q)


def _binary(values: Values, _k: int) -> Mechanism:
    return Binary(*_given(values, "p1", "p0"))


def _unrelated(values: Values, _k: int) -> Mechanism:
    return Binary.unrelated(*_given(values, "truth", "prevalence"))


def _crosswise(values: Values, _k: int) -> Mechanism:
    return Binary.crosswise(*_given(values, "prevalence"))


def _triangular(values: Values, _k: int) -> Mechanism:
    return Binary.triangular(*_given(values, "prevalence"))


def _kuk(values: Values, _k: int) -> Mechanism:
    return Binary.kuk(*_given(values, "r1", "r0"))


def _mangat(values: Values, _k: int) -> Mechanism:
    """Who is not concerned answers truthfully with p, else yes; who is always says yes."""
    return Binary.mangat(*_given(values, "p"))


def _mangat_singh(values: Values, _k: int) -> Mechanism:
    """With `truth` the true answer, else Warner's device with p (Mangat & Singh 1990)."""
    truth, p = _given(values, "truth", "p")
    return Binary(truth + (1 - truth) * p, (1 - truth) * (1 - p))


def _mangat_unrelated(values: Values, _k: int) -> Mechanism:
    """With `truth` the true answer, else the unrelated question's device (Mangat 1992)."""
    truth, p, prevalence = _given(values, "truth", "p", "prevalence")
    return Binary.unrelated(truth + (1 - truth) * p, prevalence)


def _mangat_singh_singh(values: Values, _k: int) -> Mechanism:
    """Yes where it is so; else the unrelated question with 1 − p (Mangat, Singh & Singh 1992)."""
    p, prevalence = _given(values, "p", "prevalence")
    return Binary(Fraction(1), (1 - p) * prevalence)


def _devore(values: Values, _k: int) -> Mechanism:
    """The unrelated question holds for everyone (Devore 1977)."""
    (p,) = _given(values, "p")
    return Binary(Fraction(1), 1 - p)


def _singh_joarder(values: Values, _k: int) -> Mechanism:
    """Warner's device, spun again by who would have to say no to a yes (Singh & Joarder 1997)."""
    (p,) = _given(values, "p")
    return Binary(1 - (1 - p) ** 2, 1 - p)


def _one(
    name: str,
    title: str,
    parameters: str,
    builds: Callable[[Values, int], Mechanism],
    barrier: Barrier | None = None,
    together: Callable[[Values], bool] | None = None,
) -> Design:
    domains = dict.fromkeys(parameters.split(), Probability())
    about = (name, title, (Domain.TWO_ANSWERS,), domains, barrier)
    return Design(*about, together=together, builds=builds)


DESIGNS = (
    _one("warner", "Warner", "p", _warner),
    _one("forced", "forced response", "truth yes", _forced),
    _one(
        *("forced-words", "forced response by no and yes", "no yes", _forced_words),
        together=lambda values: values["no"] + values["yes"] <= 1,
    ),
    _one("two-coins", "two coins", "", _two_coins),
    _one("gamma", "γ form", "gamma", _gamma, together=lambda values: values["gamma"] <= _HALF),
    _one("kept", "yes kept with p, no with q", "p q", _kept),
    _one("binary", "binary", "p1 p0", _binary),
    _one("kuk", "Kuk, one card", "r1 r0", _kuk),
    _one("mangat-singh", "Mangat and Singh", "truth p", _mangat_singh),
    _one("singh-joarder", "Singh and Joarder", "p", _singh_joarder),
    _one("unrelated", "unrelated question", "truth prevalence", _unrelated, Barrier.KNOWN_FACT),
    _one("crosswise", "crosswise", "prevalence", _crosswise, Barrier.KNOWN_FACT),
    _one(
        *("mangat-unrelated", "Mangat’s unrelated question", "truth p prevalence"),
        *(_mangat_unrelated, Barrier.KNOWN_FACT),
    ),
    _one("triangular", "triangular", "prevalence", _triangular, Barrier.PROVES),
    _one("mangat", "Mangat", "p", _mangat, Barrier.PROVES),
    _one(
        *("mangat-singh-singh", "Mangat, Singh and Singh", "p prevalence"),
        *(_mangat_singh_singh, Barrier.PROVES),
    ),
    _one("devore", "Devore", "p", _devore, Barrier.PROVES),
    _one("one-coin", "one coin", "", _one_coin, Barrier.PROVES),
)
