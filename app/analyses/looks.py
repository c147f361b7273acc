"""At how many responses each question was looked at before all had come, by what a study keeps."""

from __future__ import annotations

from collections.abc import Mapping

from app.analyses.looking import understood
from core.study import Study


def looks_of(study: Study) -> Mapping[str, int]:
    """Return by question the most responses at which it was looked at before more came.

    Of a question without a look that was kept, the log tells. It
    knows days: a look counts all that had come until the end of its day, and one on the last day
    of an import is none before. Raises `Refused` where the study is damaged.
    """
    additions, now = study.additions(), study.n
    log = additions.log
    counts = study.accepted_by({logged.day for logged in log})
    found: dict[str, int] = {}
    for logged in log:
        n = counts.get(logged.day)
        looking = understood(logged.looking) if n else None
        if n is None or looking is None:
            continue
        for question in looking.questions:
            found[question] = max(n, found.get(question, 0))
    for question, looks in additions.looks.items():
        before = [n for n in looks if n < now]
        if before:
            found[question] = max(before)
    return found
