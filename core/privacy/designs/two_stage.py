"""Two stages: a permanent answer drawn once, and an instantaneous one drawn from it each wave.

A bit that is 1 stays so with P1 in the permanent answer, one that is 0 becomes 1 with Q1; of the
permanent bits, P2 and Q2 likewise give what is sent. One wave is debiased with the two stages
together. Candor does not ask so: the permanent answer would have to be kept.
Sources: Erlingsson, Pihur & Korolova (2014), Arcolezi et al. (2022); METHODS §7b.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from core.privacy.designs.base import Barrier, Design, Values
from core.privacy.mechanisms import Binary, Domain, KAry, Mechanism, Probability, Unary

_HALF = Fraction(1, 2)
_DIRECT = "l-grr"


@dataclass(frozen=True, slots=True)
class TwoStages:
    """The chances of a 1: permanent (p1, q1), then instantaneous (p2, q2).

    >>> stages = TwoStages(Fraction(3, 4), Fraction(1, 4), Fraction(2, 3), Fraction(1, 3))
    >>> stages.p, stages.q
    (Fraction(7, 12), Fraction(5, 12))
    >>> stages.ratio(1), stages.ratio(2), stages.permanent_ratio()
    (Fraction(7, 5), Fraction(13, 7), Fraction(3, 1))
    """

    p1: Fraction
    q1: Fraction
    p2: Fraction
    q2: Fraction

    @property
    def p(self) -> Fraction:
        """Pr(1 is sent in a wave | 1)."""
        return self.p1 * self.p2 + (1 - self.p1) * self.q2

    @property
    def q(self) -> Fraction:
        """Pr(1 is sent in a wave | 0)."""
        return self.q1 * self.p2 + (1 - self.q1) * self.q2

    def ratio(self, waves: int, bits: int = 1) -> Fraction | None:
        """Return the largest ratio of the chances of all that is sent in so many waves.

        With `bits` of 2, two people differ in the bits of two options (unary encodings); with 1
        in one (yes/no). None where it is infinite. Raises ValueError below one wave.
        """
        if waves < 1:
            raise ValueError("there is at least one wave")
        up, down = Fraction(0), Fraction(0)
        # Between waves all of 1 and all of 0 the ratio is between theirs.
        for sent in (0, waves):
            one = self.p2**sent * (1 - self.p2) ** (waves - sent)
            zero = self.q2**sent * (1 - self.q2) ** (waves - sent)
            of_one = self.p1 * one + (1 - self.p1) * zero
            of_zero = self.q1 * one + (1 - self.q1) * zero
            if (of_one == 0) != (of_zero == 0):
                return None
            if of_one:
                up, down = max(up, of_one / of_zero), max(down, of_zero / of_one)
        return up * down if bits == 2 else max(up, down)

    def permanent_ratio(self, bits: int = 1) -> Fraction | None:
        """Return what the ratio of ever more waves tends to: that of the permanent answer."""
        return TwoStages(self.p1, self.q1, Fraction(1), Fraction(0)).ratio(1, bits)


def of_all_waves(name: str, parameters: Values, options: int | None) -> Fraction | None:
    """Return the ratio that ever more waves tend to, of so many options; None is a yes/no.

    That is the ratio of the permanent answer, None where it is infinite. Raises KeyError for
    another design.

    >>> of_all_waves("l-grr", {"p1": Fraction(3, 4), "p2": Fraction(2, 3)}, 4)
    Fraction(9, 1)
    """
    if name == _DIRECT and options is not None:
        return KAry(options, Fraction(parameters["p1"])).ratio
    return stages_of(name, parameters).permanent_ratio(1 if options is None else 2)


def has_waves(name: str) -> bool:
    """Tell whether a design of this name draws from a permanent answer in every wave."""
    return name in _STAGES or name == _DIRECT


def stages_of(name: str, parameters: Values) -> TwoStages:
    """Return the stages of a design of this family. Raises KeyError for another name."""
    return _STAGES[name](parameters)


def _any(values: Values) -> TwoStages:
    return TwoStages(*(Fraction(values[name]) for name in ("p1", "q1", "p2", "q2")))


def _rappor(values: Values) -> TwoStages:
    """RAPPOR's own letters: sent as 1 with q where the permanent bit is 1, with p where 0."""
    half = Fraction(values["f"]) / 2
    return TwoStages(1 - half, half, Fraction(values["q"]), Fraction(values["p"]))


def _symmetric(values: Values) -> TwoStages:
    """L-SUE: both stages keep a bit, with p1 and p2."""
    p1, p2 = Fraction(values["p1"]), Fraction(values["p2"])
    return TwoStages(p1, 1 - p1, p2, 1 - p2)


def _optimized(values: Values) -> TwoStages:
    """L-OSUE: OUE with q1, of which every bit is kept with p2."""
    p2 = Fraction(values["p2"])
    return TwoStages(_HALF, Fraction(values["q1"]), p2, 1 - p2)


_STAGES: dict[str, Callable[[Values], TwoStages]] = {
    "two-stage": _any,
    "two-stage-yes-no": _any,
    "rappor": _rappor,
    "l-sue": _symmetric,
    "l-osue": _optimized,
}


def _direct(values: Values, k: int) -> Mechanism:
    """L-GRR: direct encoding of what direct encoding made permanent."""
    p1, p2 = Fraction(values["p1"]), Fraction(values["p2"])
    return KAry(k, p1 * p2 + (1 - p1) * (1 - p2) / (k - 1))


def _options(name: str, title: str, parameters: str) -> Design:
    """Return a design that sends a bit for each option."""

    def build(values: Values, k: int) -> Mechanism:
        both = stages_of(name, values)
        return Unary(k, both.p, both.q)

    return _stages(name, title, Domain.OPTIONS, parameters, build)


def _yes_no(values: Values, _k: int) -> Mechanism:
    both = stages_of("two-stage-yes-no", values)
    return Binary(both.p, both.q)


def _stages(
    name: str,
    title: str,
    domain: Domain,
    parameters: str,
    builds: Callable[[Values, int], Mechanism],
) -> Design:
    words = dict.fromkeys(parameters.split(), Probability())
    return Design(name, title, (domain,), words, Barrier.OTHER_REPORTS, builds=builds)


DESIGNS = (
    _stages(
        *("two-stage-yes-no", "permanent, then instantaneous", Domain.TWO_ANSWERS),
        *("p1 q1 p2 q2", _yes_no),
    ),
    _options("two-stage", "permanent, then instantaneous bits", "p1 q1 p2 q2"),
    _options("rappor", "RAPPOR", "f p q"),
    _options("l-sue", "L-SUE", "p1 p2"),
    _options("l-osue", "L-OSUE", "q1 p2"),
    _stages(_DIRECT, "L-GRR", Domain.OPTIONS, "p1 p2", _direct),
)
