"""Checks as JSON, in the form that the command line promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.checks.influence import Influence
from core.checks.reports import Check


def checks_to_json(
    checks: Sequence[Check],
    influences: Sequence[Influence],
    said: Callable[[Check], str] = lambda check: check.name.value,
) -> dict[str, object]:
    """Return what the checks found, and how far invented files move each result, either way.

    `said` puts a check into words; by default its name stands there.
    """
    return {
        "checks": [
            {"question": check.question, "name": check.name.value, "statistic": check.statistic}
            | {"p": check.p_value, "alarm": check.alarm, "sentence": said(check)}
            for check in checks
        ],
        "influence": [
            {
                "question": each.question,
                "option": each.option,
                "one_file": each.one_file.largest,
                "one_percent": each.one_percent.largest,
                "five_percent": each.five_percent.largest,
            }
            for each in influences
        ],
    }
