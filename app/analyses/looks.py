"""At how many responses each question was looked at before all had come, by the study's log."""

from __future__ import annotations

from collections.abc import Mapping

from app.analyses.looking import understood
from core.study import Study


def looks_of(study: Study) -> Mapping[str, int]:
    """Return by question the most responses at which it was looked at before more came.

    The log knows days: a look counts all that had come until the end of its day, and one on the
    last day of an import is none before. Raises `Refused` where the study is damaged.
    """
    log = study.additions().log
    if not log:
        return {}
    accepted = [(each.day, each.n) for each in study.by_day() if not (each.code or each.skipped)]
    whole, found = sum(n for _, n in accepted), dict[str, int]()
    for logged in log:
        n = sum(count for day, count in accepted if day <= logged.day)
        looking = understood(logged.looking)
        if looking is None or not 0 < n < whole:
            continue
        for question in looking.questions:
            found[question] = max(n, found.get(question, 0))
    return found
