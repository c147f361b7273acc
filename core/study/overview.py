"""What was collected: how many files and lines came on which day, as what, and under which ids."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from core.facts.errors import Code
from core.facts.names import Fact
from core.study.database import damaged, refusing

_MOST_DAYS = 100
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


def accepted_by(
    connection: sqlite3.Connection, name: str, days: Collection[date]
) -> dict[date, int]:
    """Count the responses that came until the end of each day, where more came and some had.

    Of many days the last are counted. Rows are read once or twice, whatever the number of days.
    Raises `Refused` (IO, SYNTAX).
    """
    if not days:
        return {}
    with refusing(name):
        last = connection.execute("SELECT max(day) FROM response").fetchone()[0] or 0
        early = sorted(day for day in set(days) if day.toordinal() < last)[-_MOST_DAYS:]
        if not early:
            return {}
        sums = ", ".join(["sum(day<=?)"] * len(early))
        ordinals = [day.toordinal() for day in early]
        query = f"SELECT {sums} FROM response"  # noqa: S608 - no foreign text
        counts = connection.execute(query, ordinals).fetchone()
    return {day: n for day, n in zip(early, counts, strict=True) if n}


def ids_from(connection: sqlite3.Connection, name: str, begin: str) -> tuple[str, ...]:
    """Return the ids that begin with these hex digits, two of them at most. Raises `Refused`."""
    ends = (bytes.fromhex(begin.ljust(32, digit)) for digit in "0f")
    query = "SELECT lower(hex(id)) FROM response WHERE id BETWEEN ? AND ? LIMIT 2"
    with refusing(name):
        return tuple(id_ for (id_,) in connection.execute(query, tuple(ends)))


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
