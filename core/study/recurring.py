"""Which responses hold a report that recurs more often than chance lets it."""

from __future__ import annotations

import operator
from functools import reduce
from itertools import islice

from core.checks.reports import recurring
from core.count.blocks import Block
from core.count.distinct import Distinct
from core.lazy import np
from core.progress import Progress, silent
from core.study.store import Study

_AT_ONCE = 65_536


def recurring_ids(
    study: Study, question_id: str, limit: float, report: Progress = silent
) -> tuple[str, ...]:
    """Return the ids of the responses whose report to a question recurs too often, in order.

    `limit` is that of the check's alarm. What `report` raises ends it. Raises KeyError for an
    unknown question, and `Refused` (IO, SYNTAX).

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     recurring_ids(study, "bribe", 0.001)
    ()
    """
    report(0, 0)
    question = study.survey.question(question_id)
    columns = (block.column(question_id) for block in study.blocks())
    reports = reduce(operator.add, map(Distinct.of, columns))
    wanted = reports.of_places(recurring(question, reports, limit))
    found: list[str] = []
    rows = study.counting_rows()
    while wanted.counts.size and (some := tuple(islice(rows, _AT_ONCE))):
        report(0, 0)
        column = Block.of(study.layout, (packed for _, packed in some)).column(question_id)
        places = np.flatnonzero(wanted.among(column.values) & column.present)
        found += [some[place][0].hex() for place in places.tolist()]
    return tuple(found)
