"""Designs of one group for one of several options, and for numbers on a grid.

The mechanisms are here under their own names, with their own parameters, and also under the names
that tables carry: RAPPOR's permanent answer, the encodings of Wang et al. (2017).
Sources: METHODS §3, §4; Erlingsson, Pihur & Korolova (2014).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from core.privacy.channel import Domain
from core.privacy.classes import Classes, ClassShare
from core.privacy.designs.base import Barrier, Design, EachOption, Values
from core.privacy.mechanisms import KAry, Mechanism, Probability, Unary, for_domain

_HALF = Fraction(1, 2)


def _of_its_own(kind: type[Mechanism]) -> Design:
    """Return a mechanism under its own name."""
    about = (kind.name, kind.title, (kind.domain,), dict(kind.parameters))
    return Design(*about, builds=kind.make, has_power=not kind.charted)


def _direct(values: Values, k: int) -> Mechanism:
    """Direct encoding: the truth with p, each other with q = (1−p)/(k−1)."""
    return KAry(k, Fraction(values["p"]))


def _kept(values: Values, k: int) -> Mechanism:
    """The truth with `truth`, else any of the k options by equal chances, the true one too."""
    truth = Fraction(values["truth"])
    return KAry(k, truth + (1 - truth) / k)


def _symmetric(values: Values, k: int) -> Mechanism:
    """SUE: every bit is kept with p."""
    p = Fraction(values["p"])
    return Unary(k, p, 1 - p)


def _optimized(values: Values, k: int) -> Mechanism:
    """OUE: a true bit is kept with 1/2, any other is 1 with q."""
    return Unary(k, _HALF, Fraction(values["q"]))


def _permanent(values: Values, k: int) -> Mechanism:
    """RAPPOR's permanent answer: a bit is drawn at random with f, else kept."""
    half = Fraction(values["f"]) / 2
    return Unary(k, 1 - half, half)


def _forced(values: Values, k: int) -> Classes:
    """Option v is forced with `forced-v`; else the truth is reported."""
    forced = [Fraction(values[f"forced-{option + 1}"]) for option in range(k)]
    truth = 1 - sum(forced)
    channel = tuple(
        tuple(chance + truth * (x == y) for y, chance in enumerate(forced)) for x in range(k)
    )
    return Classes((channel,), tuple(ClassShare(frozenset({x})) for x in range(k)))


def _one(name: str, title: str, word: str, builds: Callable[[Values, int], Mechanism]) -> Design:
    return Design(name, title, (Domain.OPTIONS,), {word: Probability()}, builds=builds)


DESIGNS = (
    *(_of_its_own(kind) for kind in for_domain(Domain.OPTIONS, Domain.PLACES).values()),
    _one("direct", "direct encoding", "p", _direct),
    _one("truth-or-any", "the truth or any option", "truth", _kept),
    _one("symmetric-unary", "symmetric unary encoding", "p", _symmetric),
    _one("optimized-unary", "optimized unary encoding", "q", _optimized),
    _one("rappor-permanent", "RAPPOR’s permanent answer", "f", _permanent),
    Design(
        *("forced-options", "forced response of several options", (Domain.OPTIONS,)),
        {"forced": EachOption()},
        Barrier.OTHER_REPORTS,
        together=lambda values: sum(values.values()) <= 1,
        classifies=_forced,
    ),
)
