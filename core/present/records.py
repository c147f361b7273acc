"""Estimates as records for other programs: long and tidy, at full precision."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.present.table import Value, csv_line
from core.privacy.epsilon import epsilon

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate
    from core.survey.model import Question

CSV_COLUMNS = (
    *("question", "option", "option_text", "reported", "share", "se", "low", "high", "count"),
    *("share_consistent", "n", "epsilon", "mechanism", "level", "interval"),
    *(
        "group",
        "then_group",
        "effective_n",
        "mean",
        "mean_se",
        "mean_low",
        "mean_high",
        "rehearsal",
        "where",
        "without_flagged",
    ),
)


@dataclass(frozen=True, slots=True)
class Records:
    """Named columns and rows of as many values; None is not known, or of no such row."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True, slots=True)
class Called:
    """What is called how in a file: an option by its id, and the mechanism of a question."""

    option: Callable[[Question, str], str]
    mechanism: Callable[[Question], str]


def records_of(
    estimates: Iterable[QuestionEstimate],
    called: Called,
    group: str | None = None,
    rehearsal: bool = False,
) -> Records:
    """Return the estimates of several questions, of everyone or of one `group`.

    There is one row for each option, then one for the mean where there is one, then those of each
    group, and behind them those of its groups in turn. `share`, `se`, `low`, `high` and
    `share_consistent` are fractions of one; `epsilon` is the least double not below ε of the
    question, empty where it is asked in the clear. `rehearsal` is 1 where the answers are made up,
    `where` the filter of whom alone counts, `without_flagged` how many do not as they are flagged;
    all are else empty.

    >>> from core.estimate import estimate
    >>> from core.count.tally import Tally
    >>> from core.examples import example_survey
    >>> counted = Tally(example_survey("bribery").question("bribe"), 1000, (400, 600))
    >>> called = Called(lambda question, option: option.title(), lambda question: "wheel")
    >>> records = records_of([estimate(counted)], called)
    >>> dict(zip(records.columns[:4], records.rows[0][:4], strict=True))
    {'question': 'bribe', 'option': 'yes', 'option_text': 'Yes', 'reported': 400}
    """
    rows: list[tuple[Value, ...]] = []
    for estimate in estimates:
        found = _rows(estimate, called, group)
        for part in estimate.groups:
            found += _rows(part.estimate, called, part.value)
            for inner in part.estimate.groups:
                found += _rows(inner.estimate, called, part.value, inner.value)
        selection_text = estimate.selection_text
        people = (
            1 if rehearsal else None,
            selection_text.where or None,
            selection_text.left_out or None,
        )
        rows += [(*row, *people) for row in found]
    return Records(CSV_COLUMNS, tuple(rows))


def csv_text(records: Records) -> str:
    """Return records as CSV: a line of names, then one for each row.

    >>> print(csv_text(Records(("option", "share"), (("yes", 0.25), ("no", None)))), end="")
    "option","share"
    "yes",0.25
    "no",
    """
    return "".join(csv_line(values) for values in (records.columns, *records.rows))


def _rows(
    estimate: QuestionEstimate, called: Called, group: str | None, then_group: str | None = None
) -> list[tuple[Value, ...]]:
    question, mean = estimate.question, estimate.mean
    method: tuple[Value, ...] = (
        estimate.n,
        epsilon(question.ratio) if question.sensitive else None,
        called.mechanism(question),
        estimate.level,
        estimate.interval + (", simultaneous" if estimate.together > 1 else ""),
        group,
        then_group,
        estimate.effective_n,
    )
    rows: list[tuple[Value, ...]] = []
    for option in estimate.options:
        label = called.option(question, option.option)
        numbers = (option.reported, option.share, option.se, option.low, option.high)
        more = (option.count, option.consistent)
        none = (None,) * 4
        n = estimate.n if option.asked is None else option.asked
        rows.append((question.id, option.option, label, *numbers, *more, n, *method[1:], *none))
    if mean is not None:
        means = (mean.mean, mean.se, mean.low, mean.high)
        method_of_mean = (*method[:4], mean.interval, *method[5:])
        rows.append((question.id, *(None,) * 9, *method_of_mean, *means))
    return rows
