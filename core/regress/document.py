"""A regression as the JSON document that the command line prints."""

from __future__ import annotations

from typing import Any

from core.regress.values import Coefficient, Regression, TermTest


def to_json(found: Regression) -> dict[str, Any]:
    """Return the document of `candor regress --json`; numbers that there are not are null."""
    return {
        "outcome": str(found.formula.outcome),
        "n": found.n,
        "terms": [_coefficient(each) for each in found.coefficients],
        "log_likelihood": found.log_likelihood,
        "converged": found.converged,
        "tests": [_test(each) for each in found.tests],
    }


def _test(each: TermTest) -> dict[str, Any]:
    told = {"term": each.term, "statistic": each.statistic, "df": each.freedom, "p": each.p}
    return told if each.denominator is None else told | {"df_denominator": each.denominator}


def _coefficient(each: Coefficient) -> dict[str, Any]:
    told: dict[str, Any] = {"term": each.term}
    if each.answer is not None:  # of several: which one against the first
        told["answer"] = each.answer
    return told | {
        "coefficient": each.estimate,
        "se": each.se,
        "z": each.z,
        "p": each.p,
        "low": each.low,
        "high": each.high,
    }
