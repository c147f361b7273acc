"""The script in R, on RRreg: texts stand in it as escaped literals alone.

Every option of every design that reports can support is forced response of two categories, by its
p* and q*: `RRuni` (Heck & Moshagen 2018) then gives the share that this core gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from core.interchange.codebook import codings
from core.interchange.reports.names import column_of
from core.interchange.scripts.recipe import Made, template
from core.privacy.mechanisms import Domain
from core.survey.model import Question, Survey

_PLACE = "made <- list()\n"
_FIRST_PRINTABLE, _LAST_PRINTABLE, _LAST_SHORT = 0x20, 0x7E, 0xFFFF


def r_script(made: Made, survey: Survey, reports: str) -> str:
    """Return a script that prints the shares, from a table of reports by its name.

    The table has those alone who count, so that neither a filter nor flags stand in the script.
    """
    found = {question.id: [*_rows(question)] for question in survey.asked}
    lines = ",\n".join(f"    {row}" for rows in found.values() for row in rows)
    left_out = ", ".join(r_text(id_) for id_, rows in found.items() if not rows)
    values = (
        f"  survey = {r_text(made.survey)}",
        f"  reports = {r_text(reports)}",
        f"  level = {made.level!r}",
        f"  interval = {r_text(made.interval.value)}",
        f"  plain = {'TRUE' if made.plain else 'FALSE'}",
        f"  left_out = c({left_out})",
        f"  rows = list(\n{lines}\n  )" if lines else "  rows = list()",
    )
    before, after = template("reproduce.R").split(_PLACE)
    inside = ",\n".join(values)
    return f"{before}made <- list(\n{inside}\n)\n{after}"


def r_text(text: str) -> str:
    r"""Return a text as a literal of R in ASCII; what R cannot hold is left out.

    >>> print(r_text('say "ñ"\n'))
    "say \"\u{f1}\"\u{a}"
    """
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(letter: str) -> str:
    if letter == "\0" or "\ud800" <= letter <= "\udfff":
        return ""
    if letter in '"\\':
        return "\\" + letter
    if _FIRST_PRINTABLE <= ord(letter) <= _LAST_PRINTABLE:
        return letter
    return f"\\U{{{ord(letter):x}}}" if ord(letter) > _LAST_SHORT else f"\\u{{{ord(letter):x}}}"


def _rows(question: Question) -> Iterator[str]:
    """Give a row of each share or mean that RRreg can find."""
    form, column = question.form, column_of(question.id)
    if question.channel is not None and not question.channel.is_checked:
        return  # groups and scrambled numbers are none of what it finds
    if form.spread:
        for place, coding in enumerate(codings(question)):
            p, q = _chances(question, 1 if _of_two(question) else place)
            yield _row(question, coding.option, f"{column}.{coding.option}", "1", p, q)
    elif form.parts:
        return  # a part alone says nothing
    elif question.measured and question.channel is None:
        yield _row(question, "", column, "", sort="mean")
    elif question.worded and question.measured:
        p, q = _chances(question, 1)
        yield _row(question, "", column, "1", p, q)
    elif not question.measured:
        for place, coding in enumerate(codings(question)):
            code = int(coding.value)
            p, q = _chances(question, code if _of_two(question) else place)
            yield _row(question, coding.option, column, coding.value, p, q)


def _of_two(question: Question) -> bool:
    return question.domain is Domain.TWO_ANSWERS


def _chances(question: Question, option: int) -> tuple[Fraction, Fraction]:
    """Return p* and q* of an option; what is in the clear is supported by nothing else."""
    chances = None if question.channel is None else question.channel.chances(option)
    return chances or (Fraction(1), Fraction(0))


def _row(
    question: Question,
    option: str,
    column: str,
    value: str,
    p: Fraction = Fraction(1),
    q: Fraction = Fraction(0),
    sort: str = "share",
) -> str:
    low, high, scale = Fraction(0), Fraction(1), question.scale
    if question.measured and sort == "share":
        low, high = Fraction(question.low or 0, scale), Fraction(question.high or 0, scale)
    texts = {
        "sort": sort,
        "question": question.id,
        "option": option,
        "column": column,
        "value": value,
    }
    numbers = {"p": p, "q": q, "low": low, "high": high}
    parts = [f"{name} = {r_text(text)}" for name, text in texts.items()]
    parts += [f"{name} = {number}" for name, number in numbers.items()]
    return f"list({', '.join(parts)})"
