"""Designs with classes of people: several groups asked in several ways, several cards drawn.

Each group has its own chances, so that as many unknowns can be estimated as the groups have
different ones. Sources: Greenberg et al. (1969), Kuk (1990), Clark & Desharnais (1998), Ostapczuk
et al. (2009), Moshagen, Musch & Erdfelder (2012); METHODS §6.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

from core.privacy.classes import Beside, Classes, ClassShare, Row, Table
from core.privacy.designs.base import Barrier, Design, Values
from core.privacy.mechanisms import Domain, Probability, Whole

_CARDS = Whole(1, most=60)


def _part(*classes: int, of: tuple[int, ...] | None = None) -> ClassShare:
    return ClassShare(frozenset(classes), None if of is None else frozenset(of))


def _channel(*yes: Fraction) -> Table:
    """Return the chances of no and yes, given those of yes in each class."""
    return tuple((1 - chance, chance) for chance in yes)


def _each_group(values: Values, *names: str) -> list[tuple[Fraction, ...]]:
    return [tuple(Fraction(values[f"{name}-{g}"]) for name in names) for g in (1, 2)]


def _unrelated(values: Values, _k: int) -> Classes:
    """The unrelated question of unknown prevalence; group g gets the asked one with truth-g.

    Classes by what is asked and what is unrelated: yes yes, yes no, no yes, no no.
    """
    one, none = Fraction(1), Fraction(0)
    truths = [truth for (truth,) in _each_group(values, "truth")]
    channels = [_channel(one, truth, 1 - truth, none) for truth in truths]
    beside = Beside(
        "prevalence",
        tuple(_channel(none, truth) for truth in truths),
        tuple(_channel(1 - truth, one) for truth in truths),
    )
    return Classes(tuple(channels), (_part(0, 1),), (("prevalence", _part(0, 2)),), beside)


def _detected(chances: list[tuple[Fraction, ...]]) -> Classes:
    """Classes of honest yes, honest no, and of those who say no whatever they are told.

    A regression takes the last to be as many of everybody, γ, whatever explains the answer: of
    μ honest yes, μ(1 − no) + (1 − μ − γ) yes say yes (Heck & Moshagen 2018).
    """
    never = Fraction(0)
    channels = [_channel(1 - no, yes, never) for yes, no in chances]
    unknowns = ("honest-no", _part(1)), ("no-whatever", _part(2))
    beside = Beside(
        "no-whatever",
        tuple(_channel(yes, 1 - no) for yes, no in chances),
        tuple(_channel(never, 1 - no - yes) for yes, no in chances),
    )
    return Classes(tuple(channels), (_part(0),), unknowns, beside)


def _cheating(values: Values, _k: int) -> Classes:
    """Cheating detection: group g has to say yes with yes-g."""
    return _detected([(yes, Fraction(0)) for (yes,) in _each_group(values, "yes")])


def _cheating_symmetric(values: Values, _k: int) -> Classes:
    """Symmetric cheating detection: group g has to say yes with yes-g, no with no-g."""
    return _detected([(yes, no) for yes, no in _each_group(values, "yes", "no")])


def _detector(values: Values, _k: int) -> Classes:
    """SLD: who is not concerned says no with p-g, else yes.

    Classes of the concerned who say yes, of those who say no, and of the others.
    """
    one, none = Fraction(1), Fraction(0)
    others = [1 - p for (p,) in _each_group(values, "p")]
    channels = [_channel(one, none, yes) for yes in others]
    beside = Beside(
        "truthful",
        tuple(_channel(yes, none) for yes in others),
        tuple(_channel(yes, one) for yes in others),
    )
    truthful = "truthful", _part(0, of=(0, 1))
    return Classes(tuple(channels), (_part(0, 1),), (truthful,), beside)


def _kuk(values: Values, _k: int) -> Classes:
    """Kuk with several cards: the report is how many of them are red. Classes: no, yes."""
    cards = int(values["cards"])

    def reds(red: Fraction) -> Row:
        counts = range(cards + 1)
        return tuple(comb(cards, c) * red**c * (1 - red) ** (cards - c) for c in counts)

    channel = tuple(reds(Fraction(values[name])) for name in ("r0", "r1"))
    return Classes((channel,), (_part(1),))


def _two(
    name: str,
    title: str,
    parameters: str,
    unknowns: str,
    classifies: Callable[[Values, int], Classes],
    together: Callable[[Values], bool] | None = None,
) -> Design:
    """Return a design of two groups, with each of the parameters for either."""
    each = {f"{word}-{g}": Probability() for g in (1, 2) for word in parameters.split()}
    return Design(
        *(name, title, (Domain.TWO_ANSWERS,), each, Barrier.SEVERAL_GROUPS),
        unknowns=tuple(unknowns.split()),
        groups=2,
        together=together,
        classifies=classifies,
    )


DESIGNS = (
    _two("unrelated-unknown", "unrelated question, two groups", "truth", "prevalence", _unrelated),
    _two("cheating-detection", "cheating detection", "yes", "honest-no no-whatever", _cheating),
    _two(
        *("cheating-detection-symmetric", "symmetric cheating detection", "yes no"),
        *("honest-no no-whatever", _cheating_symmetric),
        together=lambda v: v["yes-1"] + v["no-1"] <= 1 and v["yes-2"] + v["no-2"] <= 1,
    ),
    _two("sld", "SLD", "p", "truthful", _detector),
    Design(
        *("kuk-cards", "Kuk, several cards", (Domain.TWO_ANSWERS,)),
        {"r1": Probability(), "r0": Probability(), "cards": _CARDS},
        Barrier.OTHER_REPORTS,
        classifies=_kuk,
    ),
)
