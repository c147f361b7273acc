"""Count reports: tallies made from columns and packed rows, with weights or without."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from core.count.bits import count_bits, moments, weigh_bits
from core.count.tally import Tally, TallyByGroups, TallyOfSome, counts_reports
from core.count.weighted_sums import Weighted, fourth_powers, weigh
from core.facts.value_error import WrongValueError
from core.lazy import np
from core.privacy.mechanisms import Form, Grid, Mechanism
from core.privacy.mechanisms.families import counted
from core.response.layout import Field, Layout, ReportColumn
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.count.weighted_sums import Times
    from core.inference.binomial import Floats

# A number in the clear is counted value by value up to this many points of its grid.
HISTOGRAM_LIMIT = 65_536
_FEW_REPORTS = 1_024
_EXACT, _WHOLE = 53, 62  # binary digits of whole numbers that doubles and integers hold


class ImpossibleReportError(ValueError):
    """A stored report is none that its question can have: what holds it is damaged."""

    def __init__(self, question: str) -> None:
        super().__init__(f"a report to {question} is none that it can have")
        self.question = question


def tally(
    question: Question, column: ReportColumn, weights: Floats | None = None, survey: str = ""
) -> Tally:
    """Count the reports to one question, of the survey with this digest or of none.

    `weights` has shape (n,), one for each response, present or not. Raises ValueError where one
    is negative or not finite, and `ImpossibleReportError`.

    >>> from core.examples import example_survey
    >>> area = example_survey("bribery").question("area")
    >>> given = ReportColumn(np.array([0, 2, 2]), np.array([True, True, True]))
    >>> tally(area, given).counts
    (1, 0, 2)
    """
    return replace(_tally(question, column, weights), survey=survey)


def _tally(question: Question, column: ReportColumn, weights: Floats | None) -> Tally:
    present = column.present
    values = column.values if present.all() else column.values[present]
    given = None if weights is None else _checked(weights, len(present))[present]
    if question.form.spread:
        bits = [values] if column.asked is None else [values, column.asked[present]]
        rows = np.packbits(np.hstack(bits), axis=1, bitorder="little")
        return _tally_bits(question, rows, 0, given)
    if isinstance(question.form, Grid):
        result = _numbers(question, question.form, values)
        if given is None:
            return result
        places = values.astype(np.int64)
        table = _table(question)
        if table is not None:
            return result.by_weight(_weigh_reports(given, places, table))
        return result.by_weight(weigh(given, lambda rows: moments(places[rows])))
    grouped = question.channel is not None and question.channel.classes is not None
    sort = TallyByGroups if grouped else Tally
    result = sort(question, len(values), tuple(_supporting(question, values).tolist()))
    if given is None:
        return result
    table = _table(question)
    if table is not None:
        return result.by_weight(_weigh_reports(given, values, table))
    return result.by_weight(weigh(given, lambda rows: _supporting(question, values[rows])))


def tally_rows(
    layout: Layout,
    packed: NDArray[np.uint8],
    weights: Floats | None = None,
    only: str | None = None,
) -> dict[str, Tally]:
    """Count every question, or `only` one, from packed rows of shape (n, layout.size), by id.

    `weights` has shape (n,). Raises ValueError as `tally` does, and `ImpossibleReportError`.
    """
    if weights is not None:
        weights = _checked(weights, len(packed))
    return {
        field.question.id: replace(
            _tally_field(layout, field, packed, weights), survey=layout.digest
        )
        for field in layout.fields
        if only is None or field.question.id == only
    }


def can_group(question: Question) -> bool:
    """Tell whether people can be grouped by their answers, as `groups_by` does."""
    clear = not question.sensitive and not question.multiple
    return clear and bool(question.option_ids)


def groups_by(by: Question, column: ReportColumn) -> dict[str, NDArray[np.bool_]]:
    """Return who is in each group, shape (n,): a group gave one answer to the clear question `by`.

    Those who did not answer `by` are in no group. Raises ValueError where `by` is sensitive,
    or lets a person into several groups or into none (many-of; numbers without bins).

    >>> from core.examples import example_survey
    >>> area = example_survey("bribery").question("area")
    >>> given = ReportColumn(np.array([0, 2, 2]), np.array([True, True, True]))
    >>> {value: rows.tolist() for value, rows in groups_by(area, given).items()}
    {'city': [True, False, False], 'town': [False, False, False], 'country': [False, True, True]}
    """
    if not can_group(by):
        raise WrongValueError("responses cannot be grouped by {0}", by.id)
    return {
        option: column.present & (column.values == code)
        for option, code in zip(by.option_ids, by.codes, strict=True)
    }


def _tally_field(
    layout: Layout, field: Field, packed: NDArray[np.uint8], weights: Floats | None
) -> Tally:
    question = field.question
    if not question.form.spread:
        return _tally(question, layout.column(packed, question.id), weights)
    first, last = field.offset // 8, (field.offset + field.width + 7) // 8
    rows, offset = packed[:, first:last], field.offset % 8
    if field.presence < 0:
        return _tally_bits(question, rows, offset, weights)
    if weights is None:
        # Absent reports are packed as zeros, so bits are counted where they lie.
        n = int(count_bits(packed, field.presence, 1)[0])
        return replace(_tally_bits(question, rows, offset, None), n=n)
    present = packed[:, field.presence // 8] >> (field.presence % 8) & 1 == 1
    return _tally_bits(question, rows[present], offset, weights[present])


def _tally_bits(
    question: Question, packed: NDArray[np.uint8], offset: int, weights: Floats | None
) -> Tally:
    """Count reports that are bits, from `offset` on, without unpacking them all."""
    width, k = question.form.width, question.form.size
    counts = count_bits(packed, offset, width).tolist()
    result, asked = Tally(question, len(packed), tuple(counts[:k])), tuple(counts[k:])
    if asked:
        result = TallyOfSome(question, result.n, result.counts, asked=asked)
    if weights is None:
        return result

    def count(times: Times) -> NDArray[np.int64]:
        if times.dtype == np.bool_:
            return count_bits(packed[times], offset, width)
        return weigh_bits(packed, offset, width, times)

    weighted = weigh(weights, count, _WHOLE - len(weights).bit_length())
    people = count_bits(packed[weights > 0], offset, width).tolist()
    bits = range(offset + k, offset + width)
    asked_by = (packed[:, bit // 8] >> (bit % 8) & 1 == 1 for bit in bits)
    fourths = tuple(fourth_powers(weights[rows]) for rows in asked_by)
    return result.by_weight(replace(weighted, asked=tuple(people[k:]), asked_fourths=fourths))


def _weigh_reports(
    weights: Floats, values: NDArray[np.int64] | NDArray[np.uint8], table: NDArray[np.int64]
) -> Weighted:
    """Weigh reports of which there are few different ones, by how often each was given."""

    def count(times: Times) -> NDArray[np.int64]:
        given = np.bincount(values, times, len(table)).astype(np.int64)
        return np.asarray(given @ table)

    n, largest = len(weights).bit_length(), int(table.max()).bit_length()
    return weigh(weights, count, min(_EXACT - n, _WHOLE - n - largest))


def _table(question: Question) -> NDArray[np.int64] | None:
    """Return what each possible report counts, (reports, sums); None where there are many."""
    if question.form.spread or question.form.size > _FEW_REPORTS:
        return None
    codes = None if _by_report(question) else question.codes
    return _counted_each(question.form, question.channel, codes)


@lru_cache(maxsize=256)
def _counted_each(
    form: Form, mechanism: Mechanism | None, codes: tuple[int, ...] | None
) -> NDArray[np.int64]:
    """Return what each report of a form counts; the sums in the order of `codes`."""
    reports = np.arange(form.size)
    if isinstance(form, Grid):
        return np.stack([reports, reports**2], axis=1)
    each = [reports[i : i + 1] for i in reports]
    if mechanism is None:
        table = np.stack([counted(one, form.size) for one in each])
    else:
        table = np.stack([mechanism.statistic(one) for one in each])
    return table if codes is None else table[:, list(codes)]


def _supporting(
    question: Question, values: NDArray[np.int64] | NDArray[np.uint8]
) -> NDArray[np.int64]:
    """Return the number of reports supporting each option; of a mean, what it is made from."""
    try:
        if question.channel is not None:
            counts = question.channel.statistic(values)
        else:
            counts = counted(values, len(question.option_ids))
    except ValueError as error:
        raise ImpossibleReportError(question.id) from error
    return counts if _by_report(question) else counts[list(question.codes)]


def _by_report(question: Question) -> bool:
    """Tell whether what is counted are no options."""
    return question.measured or counts_reports(question)


def _numbers(
    question: Question, grid: Grid, places: NDArray[np.int64] | NDArray[np.uint8]
) -> Tally:
    """Sum numbers in the clear exactly, from their places on the grid."""
    n = len(places)
    if n and places.max() >= grid.size:
        raise ImpossibleReportError(question.id)
    histogram: Sequence[int] = ()
    # How scrambled numbers are spread tells nothing of how the truths are.
    if grid.size <= HISTOGRAM_LIMIT and not question.sensitive:
        histogram = np.bincount(places, minlength=grid.size).tolist()
    once, twice = moments(places.astype(np.int64))
    return Tally(
        question,
        n,
        (),
        total=n * grid.low + grid.step * once,
        squares=n * grid.low**2 + 2 * grid.low * grid.step * once + grid.step**2 * twice,
        histogram=tuple(histogram),
    )


def _checked(weights: Floats, n: int) -> Floats:
    if weights.shape != (n,) or not (np.isfinite(weights).all() and (weights >= 0).all()):
        raise ValueError("weights are finite numbers of at least 0, one for each response")
    return weights
