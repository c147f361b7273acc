"""Tables of the numbers that a chart shows, for people, and as CSV for other programs.

CSV: UTF-8 without a byte order mark (base R takes one for part of the first column's name),
lines end with a line feed, every text is quoted, numbers stand bare at full precision, and an
unknown number is empty. A text that a spreadsheet would run as a formula begins with '.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from core.present.chart.bars import NO_SHARES, NOTHING_YET, asked_sentence, caption_sentences
from core.present.chart.numbers import mean_oddities, mean_sentences
from core.present.wording import (
    digits_of_error,
    level_text,
    mechanism_text,
    method_line,
    number,
    option_text,
    value_range,
)
from core.privacy.epsilon import epsilon
from core.survey.model import Kind, text_in

if TYPE_CHECKING:
    from core.estimate.values import MeanEstimate, QuestionEstimate, ShareEstimate
    from core.present.chart.chance import Chance

Value: TypeAlias = "str | int | float | None"

CSV_COLUMNS = (
    *("question", "option", "option_text", "reported", "share", "se", "low", "high", "count"),
    *("share_consistent", "n", "epsilon", "mechanism", "level", "interval"),
    *("group", "effective_n", "mean", "mean_se", "mean_low", "mean_high"),
)
_NOTHING = "–"
_ALIKE = (
    "Where all reports are alike, the error computed from them is 0; the interval tells how far "
    "off the share may be."
)
# Also behind apostrophes, so that taking one away always gives the text back.
_FORMULA = re.compile(r"'*\s*[=+\-@\t\r\n\0＝＋－＠]")  # noqa: RUF001 - what full-width keyboards type


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its key, its heading, and whether it holds numbers."""

    key: str
    heading: str
    numeric: bool = True


@dataclass(frozen=True, slots=True)
class Cell:
    """A value to sort by, and the text to show."""

    value: Value
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table for people; every row has one cell for each column."""

    title: str
    subtitle: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[str, ...]


def table_of(
    estimate: QuestionEstimate,
    language: str,
    *,
    consistent: bool = False,
    truth: Mapping[str, float] | None = None,
    curator: Mapping[str, float] | None = None,
    chance: Callable[[ShareEstimate], Chance | None] | None = None,
    consistent_counts: bool = False,
    respondents: int | None = None,
) -> Table:
    """Return the table of a question, its options in order; yes/no has both rows.

    A question of a mean alone has one row, that of the mean. `consistent` adds the consistent
    shares, `consistent_counts` counts people by them. `respondents` is the number of all, where
    only some were asked. `truth` gives known shares, fractions of one by
    option id, and adds what the estimate is off by; `curator` the people by which a trusted
    curator's count would have been off. `chance` is as in `bars_of`.
    """
    asked = asked_sentence(estimate.question, estimate.n, respondents)
    if not estimate.options and estimate.mean is not None:
        return _table_of_mean(estimate, estimate.mean, language, asked)
    columns = [
        Column("option", "Answer", numeric=False),
        Column("reported", "Saved"),
        Column("share", "Share %"),
        Column("se", "Error"),
        Column("interval", f"{level_text(estimate.level)} interval"),
        Column("count", "Consistent count" if consistent_counts else "Count"),
    ]
    columns += [Column("consistent", "Consistent %")] if consistent else []
    if truth is not None:
        columns += [Column("truth", "Truth"), Column("off_by", "Off by")]
        columns += [Column("percent_error", "Off by %")]
    columns += [Column("curator", "Curator off by")] if curator is not None else []
    rows = []
    for option in estimate.options:
        cells = _cells(estimate, option, language, consistent_counts)
        cells += [_number(_times(option.consistent, 100), 2)] if consistent else []
        if truth is not None:
            cells += _truth_cells(estimate, option, truth.get(option.option))
        if curator is not None:
            cells.append(_number(curator.get(option.option), 1))
        rows.append(tuple(cells))
    return Table(
        title=text_in(estimate.question.text, language),
        subtitle=method_line(estimate),
        columns=tuple(columns),
        rows=tuple(rows),
        notes=(*asked, *_notes(estimate, language, chance)),
    )


def _number(value: float | None, digits: int = 0) -> Cell:
    return Cell(value, _NOTHING if value is None else number(value, digits))


def _times(value: float | None, factor: float) -> float | None:
    return None if value is None else value * factor


def _table_of_mean(
    estimate: QuestionEstimate, mean: MeanEstimate, language: str, asked: list[str]
) -> Table:
    level = level_text(estimate.level)
    digits = digits_of_error(mean.se)
    known = mean.low is not None and mean.high is not None
    span = _NOTHING
    if mean.low is not None and mean.high is not None:
        span = value_range(mean.low, mean.high, digits)
    row = (
        Cell("mean", "Mean"),
        _number(mean.mean, digits),
        _number(mean.se, digits),
        Cell(mean.low if known else None, span),
        _number(estimate.n),
    )
    return Table(
        title=text_in(estimate.question.text, language),
        subtitle=method_line(estimate),
        columns=(
            Column("option", "Estimate", numeric=False),
            Column("mean", "Value"),
            Column("se", "Error"),
            Column("interval", f"{level} interval"),
            Column("n", "Respondents"),
        ),
        rows=(row,),
        notes=(NOTHING_YET,) if not estimate.n else (*asked, *mean_oddities(estimate)),
    )


def _cells(
    estimate: QuestionEstimate, option: ShareEstimate, language: str, consistent_counts: bool
) -> list[Cell]:
    count = _times(option.consistent, estimate.n) if consistent_counts else option.count
    label = option_text(estimate.question, option.option, language)
    low, high = _times(option.low, 100), _times(option.high, 100)
    known = low is not None and high is not None
    span = value_range(low, high, 2) if low is not None and high is not None else _NOTHING
    return [
        Cell(label, label),
        _number(option.reported),
        _number(_times(option.share, 100), 2),
        _number(_times(option.se, 100), 2),
        Cell(low if known else None, span),
        _number(count),
    ]


def _truth_cells(
    estimate: QuestionEstimate, option: ShareEstimate, truth: float | None
) -> list[Cell]:
    """Return the known count, the miss in points, and the miss in per cent of the truth."""
    if truth is None or option.share is None:
        return [_number(_times(truth, estimate.n)), _number(None), _number(None)]
    off_by = option.share - truth
    relative = 100 * off_by / truth if truth else None
    return [_number(truth * estimate.n), _number(100 * off_by, 2), _number(relative, 1)]


def _notes(
    estimate: QuestionEstimate,
    language: str,
    chance: Callable[[ShareEstimate], Chance | None] | None,
) -> tuple[str, ...]:
    if estimate.n == 0:
        return (NOTHING_YET,)
    means = mean_sentences(estimate)
    if not estimate.options:
        return tuple(means) or (NO_SHARES,)
    notes = means + caption_sentences(estimate, language, chance=chance)
    if estimate.question.mechanism is not None:
        notes.insert(0, "“Saved” counts the reports as they stand in the files.")
        if any(option.se == 0 for option in estimate.options):
            notes.append(_ALIKE)
    if estimate.question.kind is Kind.NUMBER:
        notes.append("Within a bin the numbers are not told apart.")
    return tuple(notes)


def plain_text(table: Table) -> str:
    """Return a table as lines of text for a terminal: texts left, numbers right."""
    texts = [[column.heading for column in table.columns]]
    texts += [[cell.text for cell in row] for row in table.rows]
    widths = [max(_width(row[i]) for row in texts) for i in range(len(table.columns))]
    lines = [table.title, table.subtitle, *([""] if table.rows else [])]
    for row in texts if table.rows else ():
        padded = []
        for column, text, width in zip(table.columns, row, widths, strict=True):
            gap = " " * (width - _width(text))
            padded.append(gap + text if column.numeric else text + gap)
        lines.append("  ".join(padded).rstrip())
    lines += ["", *table.notes] if table.notes else []
    return "\n".join(lines) + "\n"


def _width(text: str) -> int:
    """Return the columns a text takes in a terminal."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.category(c) in ("Mn", "Me", "Cf") for c in text)


def csv_text(estimates: Iterable[QuestionEstimate], language: str) -> str:
    """Return the estimates of several questions as CSV.

    There is one row for each option, then one for the mean where there is one, then those of
    each group. `share`, `se`, `low`, `high` and `share_consistent` are fractions of one;
    `epsilon` is the least double not below ε of the question, empty where it is asked in the
    clear.
    """
    lines = [csv_line(CSV_COLUMNS)]
    for estimate in estimates:
        lines += _csv_rows(estimate, language, None)
        for group in estimate.groups:
            lines += _csv_rows(group.estimate, language, group.value)
    return "".join(lines)


def _csv_rows(estimate: QuestionEstimate, language: str, group: str | None) -> list[str]:
    question, mean = estimate.question, estimate.mean
    method: tuple[Value, ...] = (
        estimate.n,
        epsilon(question.ratio) if question.sensitive else None,
        mechanism_text(question),
        estimate.level,
        estimate.interval + (", simultaneous" if estimate.together > 1 else ""),
        group,
        estimate.effective_n,
    )
    lines = []
    for option in estimate.options:
        label = option_text(question, option.option, language)
        numbers = (option.reported, option.share, option.se, option.low, option.high)
        more = (option.count, option.consistent)
        none = (None,) * 4
        lines.append(csv_line((question.id, option.option, label, *numbers, *more, *method, *none)))
    if mean is not None:
        means = (mean.mean, mean.se, mean.low, mean.high)
        method_of_mean = (*method[:4], mean.interval, *method[5:])
        lines.append(csv_line((question.id, *(None,) * 9, *method_of_mean, *means)))
    return lines


def csv_line(values: Iterable[Value]) -> str:
    """Return one line of CSV: texts quoted and inert, numbers bare, None empty."""
    return ",".join(_csv_field(value) for value in values) + "\n"


def _csv_field(value: Value) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return '"' + inert(value).replace('"', '""') + '"'
    return str(value) if isinstance(value, int) else repr(float(value))


def inert(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, by a leading ' where it needs one."""
    return "'" + text if _FORMULA.match(text) else text
