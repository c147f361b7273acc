"""A model as records for other programs, at full precision."""

from __future__ import annotations

from core.present.records import Records
from core.regress.results import Predicted, Regression, Unknown

_COEFFICIENTS = ("term", "answer", "coefficient", "se", "z", "p", "low", "high")
_PREDICTED = ("question", "level", "answer", "value", "se", "low", "high")
_UNKNOWN = ("unknown", "share", "se", "low", "high")
_GROUPS = ("share", "n", "reported", "expected")


def coefficient_records(found: Regression) -> Records:
    """Return the coefficients, on the scale on which they were fitted."""
    rows = (
        (each.term, each.answer, each.estimate, each.se, each.z, each.p, each.low, each.high)
        for each in found.coefficients
    )
    return Records(_COEFFICIENTS, tuple(rows))


def predicted_records(rows: tuple[Predicted, ...]) -> Records:
    """Return predicted shares or effects, as fractions of one or in the unit of the outcome."""
    found = (
        (each.factor, each.level, each.answer, each.value, each.se, each.low, each.high)
        for each in rows
    )
    return Records(_PREDICTED, tuple(found))


def unknown_records(each: Unknown) -> Records:
    """Return what the design of the outcome estimates beside, as a fraction of one."""
    return Records(_UNKNOWN, ((each.name, each.value, each.se, each.low, each.high),))


def check_records(found: Regression) -> Records:
    """Return the groups of people by which reports are held against the model."""
    groups = found.check.groups if found.check is not None else ()
    rows = ((each.share, each.n, each.reported, each.expected) for each in groups)
    return Records(_GROUPS, tuple(rows))
