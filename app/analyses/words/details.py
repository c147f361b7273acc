"""What is worked out of one question on request, in tables: tests, sets, quantiles.

The numbers come as the plain data that `core.study.details` makes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from app.analyses.words.against import chance_text
from app.analyses.words.methods import interval_name, interval_of_level
from app.analyses.words.p_values import p_text
from app.analyses.words.sets import far_outside
from app.words.catalogue import joined, tr
from app.words.numerals import number, percent, percent_sign, value_range
from app.words.options import option_text
from core.inference.intervals import Interval
from core.present.numerals import digits_for
from core.present.table import Cell, Column, Table

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate

_NOTHING: Final = "–"
_NAMED: Final = (
    Interval.FELDMAN_COUSINS,
    Interval.CLOPPER_PEARSON,
    Interval.WILSON,
    Interval.WALD,
)


def tables_of(estimate: QuestionEstimate, found: Mapping[str, Any], language: str) -> list[Table]:
    """Return a table of each thing that was found.

    Curves and surfaces are for other programs alone; the analysis has the differences of groups.
    """
    shown = _Shown(estimate, language)
    makers: dict[str, Callable[[Any], Table]] = {
        "tests": shown.tests,
        "most_likely": shown.most_likely,
        "set": lambda one: shown.share(tr("Those options together"), one),
        "at_or_above": lambda one: shown.share(
            tr("At least {number}").format(number=number(one["edge"])), one
        ),
        "quantile": shown.quantile,
    }
    return [make(found[name]) for name, make in makers.items() if found.get(name)]


class _Shown:
    """Writes what was found of one question in the words of a language."""

    def __init__(self, estimate: QuestionEstimate, language: str) -> None:
        self._question, self._level = estimate.question, estimate.level
        self._language = language

    def tests(self, rows: Sequence[Mapping[str, Any]]) -> Table:
        against = percent(rows[0]["against"])
        names = {
            "likelihood_ratio": tr("Likelihood ratio"),
            "profile_likelihood": tr("Profile likelihood"),
            "anytime": tr("Anytime"),
            **{each.replace("-", "_"): interval_name(each) for each in _NAMED},
            "exact": tr("Exact"),
        }
        made = [name for name in names if name in rows[0]]
        cells = [
            (self._option(row["option"]), *(_p(row[name]["p_value"]) for name in made))
            for row in rows
        ]
        heads = [tr("Answer"), *(names[name] for name in made)]
        if "bayes" in rows[0]:
            heads.append(tr("Chance above (Bayes, all shares as likely before)"))
            chances = [row["bayes"]["chance_above"] for row in rows]
            last = [Cell(chance, chance_text(chance)) for chance in chances]
            cells = [(*row, chance) for row, chance in zip(cells, last, strict=True)]
        title = tr("Against a share of {share}: p").format(share=against)
        return _table(title, heads, cells)

    def most_likely(self, found: Mapping[str, Any]) -> Table:
        cells = [
            (self._option(option), _share(share, 1)) for option, share in found["shares"].items()
        ]
        title = tr("Most likely shares")
        if found.get("converged") is False:
            title = tr("Most likely shares, as far as they were found")
        return _table(title, [tr("Answer"), tr("Share")], cells)

    def share(self, title: str, found: Mapping[str, Any]) -> Table:
        digits = digits_for([found["se"]])
        options = joined([option_text(self._question, o, self._language) for o in found["options"]])
        cells = [
            (
                Cell(options, options),
                _share(found["share"], digits),
                _share(found["se"], digits + 1),
                _range(found["low"], found["high"], digits),
            )
        ]
        heads = [tr("Answer"), tr("Share"), tr("Error"), interval_of_level(self._level)]
        table, strange = _table(title, heads, cells), ""
        if found.get("far_outside"):
            strange = far_outside(found["share"])
        return replace(table, notes=(strange,)) if strange else table

    def quantile(self, found: Mapping[str, Any]) -> Table:
        part = percent(found["probability"])
        cells = [
            (
                Cell(part, tr("below which {share} of people are").format(share=part)),
                Cell(found["value"], number(found["value"], 1)),
                Cell(found["low"], value_range(found["low"], found["high"], 1)),
            )
        ]
        heads = [tr("Quantile"), tr("Value"), interval_of_level(self._level)]
        return _table(tr("Quantile"), heads, cells)

    def _option(self, option: str) -> Cell:
        text = option_text(self._question, option, self._language)
        return Cell(text, text)


def _table(title: str, heads: Sequence[str], rows: Sequence[tuple[Cell, ...]]) -> Table:
    columns = [Column(str(i), head, numeric=i > 0) for i, head in enumerate(heads)]
    return Table(title, "", tuple(columns), tuple(rows), ())


def _share(value: float | None, digits: int) -> Cell:
    if value is None:
        return Cell(None, _NOTHING)
    return Cell(value, percent(value, digits))


def _range(low: float | None, high: float | None, digits: int) -> Cell:
    if low is None or high is None:
        return Cell(None, _NOTHING)
    return Cell(low, value_range(100 * low, 100 * high, digits) + percent_sign())


def _p(value: float) -> Cell:
    return Cell(value, p_text(value))
