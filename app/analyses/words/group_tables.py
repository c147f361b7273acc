"""Groups in tables, for people and for other programs: shares, means, differences, tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.analyses.words.groups import (
    Named,
    method_of_differences,
    method_of_means,
    pair_name,
    share_of,
    span_of,
)
from app.analyses.words.methods import interval_of_level, method_line
from app.analyses.words.p_values import freedom_text, p_text
from app.words.catalogue import figures, joined, set_apart, tr
from app.words.numerals import number
from core.estimate.compare import PairDifference
from core.estimate.results import QuestionEstimate
from core.inference.independence import Independence
from core.present.numerals import digits_of_error
from core.present.records import Records
from core.present.table import Cell, Column, Table, Value

_NOTHING = "–"
_ALL = "All"  # the group of everybody, as other programs read it in every language


def groups_table(
    title: str, by: str, option: str, groups: Sequence[Named], whole: Named
) -> tuple[Table, Records]:
    """Return one option in each group and among all, for people and for other programs."""
    keys = ("n", "reported", "share", "se", "interval", "count", "consistent")
    headings = (
        *(tr("n"), tr("Saved"), tr("Share %"), tr("Error")),
        *(interval_of_level(whole.estimate.level), tr("Count"), tr("Consistent %")),
    )
    columns = [Column("group", by, numeric=False)]
    columns += [Column(key, head) for key, head in zip(keys, headings, strict=True)]
    rows, records = [], []
    for each in (*groups, whole):
        found = share_of(each.estimate, option)
        n = each.estimate.n if found.asked is None else found.asked
        span = span_of(found.low, found.high, 100, 2) or _NOTHING
        rows.append(
            (
                Cell(each.label, each.shown),
                _cell(n),
                _cell(found.reported),
                _cell(found.share, 100, 2),
                _cell(found.se, 100, 2),
                Cell(found.low, span),
                _cell(found.count),
                _cell(found.consistent, 100, 2),
            )
        )
        numbers = (found.share, found.se, found.low, found.high, found.count, found.consistent)
        group = _ALL if each is whole else each.label
        records.append((group, option, n, found.reported, *numbers))
    names = ("group", "option", "n", "reported", "share", "se", "low", "high", "count")
    kept = Records((*names, "share_consistent"), tuple(records))
    return Table(title, method_line(whole.estimate), tuple(columns), tuple(rows), ()), kept


def means_table(
    title: str, by: str, groups: Sequence[Named], whole: Named
) -> tuple[Table, Records]:
    """Return the mean of each group and of all."""
    columns = (
        Column("group", by, numeric=False),
        Column("n", tr("n")),
        Column("mean", tr("Mean")),
        Column("se", tr("Error")),
        Column("interval", interval_of_level(whole.estimate.level)),
    )
    rows, records = [], []
    for each in (*groups, whole):
        n, mean = each.estimate.n, each.estimate.mean
        found = (None,) * 4 if mean is None else (mean.mean, mean.se, mean.low, mean.high)
        value, se, low, high = found
        digits = digits_of_error(se)
        span = span_of(low, high, 1, digits) or _NOTHING
        rows.append(
            (
                Cell(each.label, each.shown),
                _cell(n),
                _cell(value, 1, digits),
                _cell(se, 1, digits),
                Cell(low, span),
            )
        )
        records.append((_ALL if each is whole else each.label, n, *found))
    kept = Records(("group", "n", "mean", "se", "low", "high"), tuple(records))
    return Table(title, method_of_means(groups, whole), columns, tuple(rows), ()), kept


def _cell(value: float | None, factor: float = 1, digits: int = 0) -> Cell:
    if value is None:
        return Cell(None, _NOTHING)
    return Cell(factor * value, number(factor * value, digits))


def differences_table(
    title: str,
    pairs: Sequence[PairDifference],
    names: Mapping[str, str],
    whole: QuestionEstimate,
    *,
    points: bool,
) -> tuple[Table, Records]:
    """Return the differences of every two groups with their p, of several also Holm's."""
    level, several = whole.level, len(pairs) > 1
    factor = 100 if points else 1
    head = tr("Points") if points else tr("Difference of means")
    columns = [
        Column("pair", tr("Difference"), numeric=False),
        Column("difference", head),
        Column("interval", interval_of_level(level)),
        Column("p", tr("p")),
    ]
    if several:
        told = tr("p of {n} pairs (Holm)").format(n=figures(len(pairs)))
        columns.append(Column("p_holm", told))
    rows, records = [], []
    for pair in pairs:
        found = pair.difference
        digits = 1 if points else digits_of_error(found.se)
        p = found.test.p_value
        rows.append(
            (
                Cell(pair_name(pair, names), pair_name(pair, names)),
                _cell(found.estimate, factor, digits),
                Cell(found.low, span_of(found.low, found.high, factor, digits)),
                Cell(p, p_text(p)),
                *((Cell(pair.p_value, p_text(pair.p_value)),) if several else ()),
            )
        )
        ends = (found.estimate, found.se, found.low, found.high, p, pair.p_value)
        records.append((pair.first, pair.second, *ends))
    named = ("first", "second", "difference", "se", "low", "high", "p", "p_holm")
    notes = [tr("Intervals of differences are by Newcombe’s method, one pair at a time.")]
    if not points:
        notes = [tr("Intervals of differences are Welch’s, one pair at a time.")]
    if several:
        notes.append(_distinct_pairs(pairs, names, level))
    method = method_of_differences(whole, points=points)
    table = Table(title, method, tuple(columns), tuple(rows), tuple(notes))
    return table, Records(named, tuple(records))


def _distinct_pairs(pairs: Sequence[PairDifference], names: Mapping[str, str], level: float) -> str:
    """Say which pairs are told apart once it counts how many were looked at."""
    apart = [set_apart(pair_name(pair, names)) for pair in pairs if pair.p_value <= 1 - level]
    many = figures(len(pairs))
    if not apart:
        told = tr("Holm’s p counts that {n} pairs were looked at: none are told apart.")
        return told.format(n=many)
    told = tr("Holm’s p counts that {n} pairs were looked at: told apart are {pairs}.")
    return told.format(n=many, pairs=joined(apart))


def tests_table(
    title: str,
    subtitle: str,
    tests: Iterable[tuple[str, str, Independence | None, float | None]],
    *,
    of_groups: bool,
) -> tuple[Table, Records]:
    """Return the test of each option, or within each of groups: its id, text, test, p by Holm."""
    tests, name = tuple(tests), "group" if of_groups else "option"
    clustered = any(test is not None and test.denominator is not None for _, _, test, _ in tests)
    of_all = tr("p of all groups (Holm)") if of_groups else tr("p of all answers (Holm)")
    columns = (
        Column(name, tr("Group") if of_groups else tr("Answer"), numeric=False),
        Column("statistic", "F" if clustered else "χ²"),
        Column("df", tr("df", "degrees of freedom")),
        Column("p", tr("p")),
        Column("p_holm", of_all),
    )
    rows: list[tuple[Cell, ...]] = []
    records: list[tuple[Value, ...]] = []
    for option, label, test, p_value in tests:
        if test is None or p_value is None:
            rows.append((Cell(option, label), *(Cell(None, _NOTHING),) * 4))
            records.append((option, *(None,) * (4 + clustered)))
            continue
        rows.append(
            (
                Cell(option, label),
                _cell(test.statistic, 1, 2),
                Cell(test.freedom, _freedoms(test)),
                Cell(test.p_value, p_text(test.p_value)),
                Cell(p_value, p_text(p_value)),
            )
        )
        freedoms = (test.freedom, test.denominator)[: 1 + clustered]
        records.append((option, test.statistic, *freedoms, test.p_value, p_value))
    freedom_names = ("df", "df_denominator")[: 1 + clustered]
    kept = Records((name, "statistic", *freedom_names, "p", "p_holm"), tuple(records))
    return Table(title, subtitle, columns, tuple(rows), ()), kept


def _freedoms(test: Independence) -> str:
    if test.denominator is None:
        return freedom_text(test.freedom)
    told = tr("{above} and {below}")
    return told.format(above=freedom_text(test.freedom), below=freedom_text(test.denominator))
