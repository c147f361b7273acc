"""Designs for numbers that people scramble themselves, by numbers of which only the mean is known.

What is reported has a mean A + B · the mean of the truths; the truth is y, W and U scramble it.
Without bounds for the truth there is no ε. Sources: Eriksson (1973), Eichhorn & Hayre (1983),
Bar-Lev, Bobovitch & Boukai (2004), Saha (2007), Diana & Perri (2010), Chaudhuri & Christofides
(2013), as in the package RRTCS; Greenberg et al. (1971), as in RRreg.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from core.privacy.channel import Chances as Line
from core.privacy.channel import Domain
from core.privacy.designs.base import Barrier, Design, Number, Parameter, Values
from core.privacy.mechanisms import Probability


def _multiplied(values: Values) -> Line:
    """W·y (Eichhorn & Hayre)."""
    return Fraction(0), Fraction(values["mean-w"])


def _mostly(values: Values) -> Line:
    """The truth y with `truth`, else W·y (Bar-Lev, Bobovitch & Boukai)."""
    truth = Fraction(values["truth"])
    return Fraction(0), truth + (1 - truth) * values["mean-w"]


def _replaced(values: Values) -> Line:
    """The truth y with `truth`, else a number U of its own (Eriksson; Greenberg et al. 1971)."""
    truth = Fraction(values["truth"])
    return (1 - truth) * values["mean-u"], truth


def _scrambled(values: Values) -> Line:
    """W·(y + U) (Saha)."""
    w = Fraction(values["mean-w"])
    return w * values["mean-u"], w


def _mostly_scrambled(values: Values) -> Line:
    """The truth y with `truth`, else W·(y + U) (Diana & Perri, first)."""
    truth, w = Fraction(values["truth"]), Fraction(values["mean-w"])
    return (1 - truth) * w * values["mean-u"], truth + (1 - truth) * w


def _blended(values: Values) -> Line:
    """W·(β·U + (1 − β)·y) (Diana & Perri, second)."""
    beta, w = Fraction(values["beta"]), Fraction(values["mean-w"])
    return beta * w * values["mean-u"], (1 - beta) * w


def _decks(values: Values) -> Line:
    """W·y + U, each drawn from a deck (Chaudhuri & Christofides)."""
    return Fraction(values["mean-u"]), Fraction(values["mean-w"])


_PROBABILITIES = ("truth", "beta")


def _one(name: str, title: str, parameters: str, lines: Callable[[Values], Line]) -> Design:
    domains: dict[str, Parameter] = {
        word: Probability() if word in _PROBABILITIES else Number() for word in parameters.split()
    }
    about = (name, title, (Domain.PLACES,), domains, Barrier.OTHER_REPORTS)
    return Design(*about, lines=lines, has_power=False)


DESIGNS = (
    _one("eichhorn-hayre", "Eichhorn and Hayre", "mean-w", _multiplied),
    _one("bar-lev", "Bar-Lev, Bobovitch and Boukai", "truth mean-w", _mostly),
    _one("eriksson", "Eriksson", "truth mean-u", _replaced),
    _one("saha", "Saha", "mean-w mean-u", _scrambled),
    _one("diana-perri-1", "Diana and Perri, first", "truth mean-w mean-u", _mostly_scrambled),
    _one("diana-perri-2", "Diana and Perri, second", "beta mean-w mean-u", _blended),
    _one("chaudhuri-christofides", "Chaudhuri and Christofides", "mean-w mean-u", _decks),
)
