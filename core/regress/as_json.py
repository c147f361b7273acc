"""A regression as the JSON document that the command line prints."""

from __future__ import annotations

from typing import Any, Final

from core.regress.results import Coefficient, Ends, Predicted, Regression, TermTest, Unknown
from core.regress.variables import Link

LOG_ODDS: Final = "log-odds"
OUTCOME: Final = "outcome"


def to_json(regression: Regression) -> dict[str, Any]:
    """Return the document of `candor regress --json`; numbers that there are not are null.

    `interval` and `errors` are what those of the coefficients rest on, and `scale` is what they are
    differences of: log odds, or the outcome itself. `predicted` are the shares, or means, that the
    model predicts on average over people, were all at a level; `effects` what a level or a unit
    changes of it. Both have Wald's intervals, made on a `scale` of their own. `unknowns`, where the
    design has one, are the shares that it estimates beside. `references` are the answers with
    which the others to a question are compared.
    """
    scale = OUTCOME if regression.link is Link.LINEAR else LOG_ODDS
    document = {
        "outcome": str(regression.formula.outcome),
        "n": regression.n,
        "level": regression.level,
        "errors": regression.errors.value,
        "interval": regression.ends.value,
        "scale": scale,
        "references": [
            {"question": factor.name, "level": level} for factor, level in regression.references
        ],
        "terms": [_coefficient(each) for each in regression.coefficients],
        "log_likelihood": regression.log_likelihood,
        "converged": regression.converged,
        "tests": [_test(each) for each in regression.tests],
        "predicted": [_predicted(each, scale) for each in regression.shares],
        "effects": [_predicted(each, OUTCOME) for each in regression.effects],
    }
    if regression.unknown is not None:
        document["unknowns"] = [_unknown(regression.unknown, regression.ends)]
    return document


def _unknown(each: Unknown, ends: Ends) -> dict[str, Any]:
    numbers = {"share": each.value, "se": each.se, "low": each.low, "high": each.high}
    return {"name": each.name, **numbers, "interval": ends.value, "scale": LOG_ODDS}


def _predicted(each: Predicted, scale: str) -> dict[str, Any]:
    told: dict[str, Any] = {"question": each.factor}
    told |= {} if each.level is None else {"level": each.level}
    told |= {} if each.answer is None else {"answer": each.answer}
    told |= {"value": each.value, "se": each.se, "low": each.low, "high": each.high}
    return told | {"interval": Ends.WALD.value, "scale": scale}


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
