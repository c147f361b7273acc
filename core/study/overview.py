"""What was collected: how many files and lines came on which day, by what they were found to be."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import date

from core.errors import Code
from core.facts import Fact
from core.study.database import damaged, refusing

_COUNTS = (
    "SELECT day, '' AS code, 0 AS skipped, count(*) FROM response GROUP BY day UNION ALL"
    " SELECT day, code, code='', count(*) FROM offer WHERE code!='' OR reason!=''"
    " GROUP BY day, code ORDER BY 1, 3, 2"
)


@dataclass(frozen=True, slots=True)
class DayCount:
    """How many came on a day: accepted where there is no code, unless they were `skipped`."""

    day: date
    code: Code | None
    skipped: bool
    n: int


def by_day(connection: sqlite3.Connection, name: str) -> tuple[DayCount, ...]:
    """Count by day and code, days in order. Raises `Refused` (IO, SYNTAX)."""
    with refusing(name):
        rows = connection.execute(_COUNTS).fetchall()
    try:
        return tuple(
            DayCount(date.fromordinal(day), Code(code) if code else None, bool(skipped), n)
            for day, code, skipped, n in rows
        )
    except (ValueError, OverflowError):
        raise damaged(name, Fact.NO_SUCH_DAY()) from None
