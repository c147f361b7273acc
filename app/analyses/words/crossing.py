"""Two questions crossed, in tables and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.analyses.words.methods import (
    asked_for,
    interval_name,
    interval_of_level,
    level_name,
    mechanism_text,
    named_intervals,
    people_parts,
    weighted_parts,
)
from app.analyses.words.p_values import p_equals, statistic_text
from app.words.answers import yes_or_no_of
from app.words.catalogue import capital, figures, listed, set_apart, tr
from app.words.numerals import epsilon_text, number, value_range
from app.words.options import beginning, option_text, question_text
from core.estimate.results import SelectionText, missed
from core.present.numerals import digits_for
from core.present.table import Cell, Column, Table
from core.privacy.epsilon import compose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.cross.pair_tally import Side
    from core.cross.results import ConditionalShare, Crossing, MarginShare

_NOTHING: Final = "–"
_VAGUE: Final = 1.0  # as wide an interval as all shares that there can be


def tables_of(found: Crossing, selection_text: SelectionText, language: str) -> list[Table]:
    """Return the joint shares with the test of independence, then the shares given each answer."""
    rows = {margin.option: margin.share for margin in found.rows}
    columns = {margin.option: margin.share for margin in found.columns}
    counted = all(cell.reported is not None for cell in found.cells)
    saved = (Column("saved", tr("Saved")),) if counted else ()
    joint = Table(
        title=cross_title(found, language),
        subtitle=method_of_cross(found, selection_text),
        columns=(
            *_columns(found, language, tr("Share %"), *saved),
            Column("count", tr("Count")),
            Column("unrelated", tr("If unrelated %")),
        ),
        rows=tuple(
            (
                *_row(
                    found,
                    language,
                    *(cell.a, cell.b),
                    (cell.share, cell.se, cell.low, cell.high),
                    *([Cell(cell.reported, figures(cell.reported or 0))] if counted else ()),
                ),
                Cell(cell.share * found.n, number(cell.share * found.n)),
                _share(rows[cell.a] * columns[cell.b], digits_for([cell.se])),
            )
            for cell in found.cells
        ),
        notes=tuple(_notes(found)),
    )
    given = Table(
        title=tr("Among those with one answer to the first question"),
        subtitle=" · ".join(named_intervals(_names(found.of_rows), found.level)),
        columns=_columns(found, language, tr("Share of them %")),
        rows=tuple(
            _row(found, language, one.given, one.option, (one.share, one.se, one.low, one.high))
            for one in found.of_rows
        ),
        notes=_too_few(found, language),
    )
    return [joint, given]


def cross_title(found: Crossing, language: str, longest: int | None = None) -> str:
    """Name both questions, each by at most so many letters."""
    names = [side_text(side, language) for side in (found.first, found.second)]
    if longest is not None:
        names = [beginning(name, longest) for name in names]
    return tr("{first} × {second}", "two questions crossed").format(first=names[0], second=names[1])


def side_text(side: Side, language: str) -> str:
    """Return a question's text, of a many-of with the option."""
    text = question_text(side.question, language)
    if side.option is None:
        return text
    return f"{text} {option_text(side.question, side.option, language)}"


def method_of_cross(found: Crossing, selection_text: SelectionText, shares_of: str = "") -> str:
    """Return n, whose reports count, mechanisms, ε together and intervals in one line.

    `shares_of` tells which shares are drawn: of `everyone`, or of `rows` or `columns`, with the
    shares of all beside them; without it the cells stand alone.
    """
    parts = [
        tr("n = {n} who answered both").format(n=figures(found.n)),
        *people_parts(selection_text),
    ]
    parts += weighted_parts(found.effective_n, found.n)
    parts += [mechanism_text(side.question) for side in (found.first, found.second)]
    asked = [each.question for each in (found.first, found.second) if each.question.sensitive]
    if asked:
        together = epsilon_text(compose(question.ratio for question in asked))
        told = tr("ε {epsilon} together") if len(asked) > 1 else tr("ε {epsilon}")
        parts.append(told.format(epsilon=together))
    given = found.of_rows if shares_of == "rows" else found.of_columns
    if shares_of in ("", "everyone"):
        some = any(cell.low is not None for cell in found.cells)
        parts += named_intervals({found.interval} if some else set(), found.level)
        if found.together > 1:
            parts.append(tr("all {n} at once (Bonferroni)").format(n=figures(found.together)))
    else:
        parts += named_intervals(_names(given), found.level)
    stand = {found.interval} if shares_of in ("", "everyone") else _names(given)
    parts += asked_for(missed(found.asked, stand))
    margins = {
        "everyone": (*found.rows, *found.columns),
        "rows": found.columns,
        "columns": found.rows,
    }
    named = _names(margins.get(shares_of, ()))
    if shares_of == "everyone" and found.together == 1:  # else those of the cells are wider
        named -= {found.interval}
    for name in sorted(named):
        parts.append(tr("{name} intervals in All").format(name=interval_name(name)))
    return " · ".join(parts)


def _names(shares: Sequence[ConditionalShare | MarginShare]) -> set[str]:
    """Return which intervals some shares have."""
    return {one.interval for one in shares if one.low is not None}


def _too_few(found: Crossing, language: str) -> tuple[str, ...]:
    """Say of which answers to the first question too little is known to tell shares among them."""
    vague = [
        one.given
        for one in found.of_rows
        if one.share is None
        or not 0 <= one.share <= 1
        or (one.se and (one.low is None or one.high is None or one.high - one.low > _VAGUE))
    ]
    if not vague:
        return ()
    names = [set_apart(answer_text(found.first, each, language)) for each in dict.fromkeys(vague)]
    told = tr("Too few gave this answer to the first question to tell shares among them: {names}.")
    if len(names) > 1:
        told = tr(
            "Too few gave these answers to the first question to tell shares among them: {names}."
        )
    return (told.format(names=listed(names)),)


def ratio_unknown() -> str:
    """Say why there is an interval of an odds ratio and no value."""
    return tr("it has no value: nobody is most likely to have given some pair of answers")


def _columns(found: Crossing, language: str, share: str, *saved: Column) -> tuple[Column, ...]:
    names = [side_text(side, language) for side in (found.first, found.second)]
    return (
        Column("a", _short(names[0]), numeric=False),
        Column("b", _short(names[1]), numeric=False),
        *saved,
        Column("share", share),
        Column("se", tr("Error")),
        Column("interval", interval_of_level(found.level)),
    )


def _short(text: str) -> str:
    return text if len(text) <= 24 else text[:23] + "…"


def _row(
    found: Crossing,
    language: str,
    a: str,
    b: str,
    numbers: tuple[float | None, float | None, float | None, float | None],
    *saved: Cell,
) -> tuple[Cell, ...]:
    share, se, low, high = numbers
    digits = digits_for([se])
    names = [
        answer_text(side, key, language) for side, key in ((found.first, a), (found.second, b))
    ]
    interval = Cell(None, _NOTHING)
    if low is not None and high is not None:
        interval = Cell(low, value_range(100 * low, 100 * high, digits))
    return (
        *(Cell(name, name) for name in names),
        *saved,
        _share(share, digits),
        _share(se, digits + 1),
        interval,
    )


def answer_text(side: Side, key: str, language: str) -> str:
    """Return what an answer to one of the questions is called."""
    if side.option is not None:
        return yes_or_no_of(side.question, key, language)
    return option_text(side.question, key, language)


def _share(value: float | None, digits: int) -> Cell:
    if value is None:
        return Cell(None, _NOTHING)
    return Cell(value, number(100 * value, digits))


def _notes(found: Crossing) -> list[str]:
    notes = []
    if found.independence is not None:
        test = found.independence
        told = tr("Test that neither answer depends on the other: {statistic}, p {p}.")
        statistic = statistic_text(test.statistic, test.freedom, test.denominator)
        notes.append(told.format(statistic=statistic, p=p_equals(test.p_value)))
    ratio = found.odds_ratio
    if ratio is not None:
        ends = [
            number(end, 2) if end is not None else limit
            for end, limit in ((ratio.low, figures(0)), (ratio.high, "∞"))
        ]
        value = number(ratio.value, 2) if ratio.value is not None else _NOTHING
        told = tr("Odds ratio {value}, {level} interval {low} – {high}.")
        notes.append(
            told.format(value=value, level=level_name(found.level), low=ends[0], high=ends[1])
        )
        if ratio.value is None:
            said = ratio_unknown()
            notes.append(f"{capital(said)}.")
    return notes
