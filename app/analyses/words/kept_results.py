"""The words of results that were kept: kinds, titles, and what was found in a line or two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from app.analyses.parts import (
    Figure,
    FigureStrip,
    Multiples,
    Part,
    Sentence,
    TablePart,
    Tone,
    charts_of,
)
from app.analyses.request import MODELS, AnalysisRequest
from app.analyses.words.crossing import side_text
from app.analyses.words.methods import level_name, mechanism_text
from app.words.catalogue import capital, figures, listed, tr
from app.words.numerals import epsilon_text
from app.words.options import LONGEST_NAMED, beginning, quoted
from core.cross.pair_tally import Side
from core.facts.errors import Refused
from core.grammar.formula import read
from core.present.chart import Bar, BarChart, BinsChart
from core.privacy.epsilon import compose
from core.survey.model import Survey, text_in

_TOLD: Final = 4
_SHORT: Final = 40  # letters of an answer


def kinds() -> dict[str, str]:
    """Say of each kind of a result what it is, as a card begins with it."""
    return {
        "share": tr("A share"),
        "split": tr("A split"),
        "cross": tr("A crossing"),
        "model": tr("A model"),
        "histogram": tr("A histogram"),
        "mean": tr("A mean"),
        "checks": tr("Checks"),
        "heading": tr("A heading"),
    }


def not_made() -> str:
    """Say that an analysis was kept that cannot be made."""
    return tr("An analysis that this Candor cannot make")


def by(title: str, split: str, then: str) -> str:
    """Name a question with those whose answers make groups, and groups of groups."""
    told, first = tr("{question}, by “{split}”"), beginning(split, LONGEST_NAMED)
    if then:
        told = tr("{question}, by “{split}”, then by “{second}”")
    second = beginning(then, LONGEST_NAMED)
    return told.format(question=_unstopped(title), split=first, second=second)


def cross_title(request: AnalysisRequest, survey: Survey, language: str) -> str:
    """Name two questions that are crossed, of a many-of with the option."""
    options = (*request.options, "", "")
    names = [
        _unstopped(side_text(Side(survey.question(id_), option or None), language))
        for id_, option in zip(request.questions, options, strict=False)
    ]
    return tr("{first} × {second}", "two questions crossed").format(first=names[0], second=names[1])


def model_title(text: str, survey: Survey, language: str) -> str:
    """Name a model by what it explains, and by what."""
    try:
        formula = read(text)
    except Refused:
        return text
    outcome = _unstopped(text_in(survey.question(formula.outcome.question).text, language))
    others = list(dict.fromkeys(factor.question for factor in formula.factors))
    if not others:
        return tr("{question}, a model of nothing but its share").format(question=outcome)
    names = [beginning(text_in(survey.question(id_).text, language), _SHORT) for id_ in others]
    named = listed([quoted(name) for name in names])
    return tr("{question}, on {others}").format(question=outcome, others=named)


def _unstopped(text: str) -> str:
    """Return a text of a question so that a title can go on after it."""
    return text.rstrip().removesuffix(".")


def facts(request: AnalysisRequest, survey: Survey, n: int) -> str:
    """Say of how many a result is, how they were asked, and which choices are not the usual."""
    asked = [survey.question(id_) for id_ in request.questions]
    if request.analysis == MODELS:
        with suppress(Refused):
            formula = read(request.models.formula)
            ids = dict.fromkeys(each.question for each in (formula.outcome, *formula.factors))
            asked = [survey.question(id_) for id_ in ids]
    told = [tr("n = {n}").format(n=figures(n))]
    sensitive = [each for each in asked if each.sensitive]
    if len(sensitive) == 1:
        told += [mechanism_text(sensitive[0]), f"ε {epsilon_text(sensitive[0].ratio)}"]
    elif sensitive:
        together = epsilon_text(compose(each.ratio for each in sensitive))
        told.append(tr("ε {epsilon} together").format(epsilon=together))
    if request.where:
        told.append(tr("where {filter}").format(filter=request.where))
    if request.without_flagged:
        told.append(tr("without flagged"))
    if request.weights is not None or request.design.margins:
        told.append(tr("weighted"))
    if request.choices.level != AnalysisRequest().choices.level:
        told.append(level_name(request.choices.level))
    return " · ".join(told)


def found_texts(parts: Sequence[Part]) -> str:
    """Say what was found: the large figure, or a test and the first rows of the picture."""
    for part in parts:
        if isinstance(part, Figure):
            return _figure(part)
    told = [part for part in parts if isinstance(part, Sentence) and part.tone is not Tone.HEAD]
    tested = next((each for each in told if each.tone is Tone.FOUND), None)
    chart = _first_chart(parts)
    if tested is not None:
        test = " ".join(tested.paragraphs)
        several = any(isinstance(part, Multiples) for part in parts)
        bars = "" if chart is None or several else _listed(chart.rows)
        aside = ": ".join(filter(None, tested.aside))
        return _sentences(tested.title, capital(aside) or bars or test)
    strip = next((part for part in parts if isinstance(part, FigureStrip)), None)
    if strip is not None:
        return _sentences(listed([f"{each.value} {each.meaning}" for each in strip.figures]))
    if chart is not None:
        return _bars(parts, chart)
    checked = [f"{each.title} {each.paragraphs[0]}" for each in told if each.paragraphs]
    return _sentences(*checked) if checked else _first_row(parts)


def _figure(part: Figure) -> str:
    told = tr("{value}: {meaning}")
    said = told.format(value=part.value, meaning=part.meaning)
    if part.interval:
        said = tr("{value}: {meaning} ({interval})").format(
            value=part.value, meaning=part.meaning, interval=part.interval
        )
    return _sentences(said)


def _first_chart(parts: Iterable[Part]) -> BarChart | BinsChart | None:
    """Return the first picture that has rows."""
    for chart in charts_of(parts):
        if isinstance(chart, BarChart | BinsChart) and chart.rows:
            return chart
    return None


def _bars(parts: Sequence[Part], chart: BarChart | BinsChart) -> str:
    """Say what a picture shows: of a model its first rows, of shares the largest."""
    table = next((part for part in parts if isinstance(part, TablePart)), None)
    if table is not None and table.strong == "coefficient" and isinstance(chart, BarChart):
        told = tr("{what}: {rows}").format(what=chart.columns[0], rows=_listed(chart.rows))
        return _sentences(told)
    known = [bar for bar in chart.rows if bar.value is not None]
    if not known:
        return ""
    largest = max(known, key=lambda bar: bar.value or 0.0)
    below = sum((bar.value or 0.0) < 0 for bar in known)
    said = tr("The largest is {answer}.").format(answer=_bar(largest))
    if below:
        told = tr("{n} shares are below zero.", "", below)
        if below == 1:
            told = tr("One share is below zero.")
        said = f"{said} {told.format(n=figures(below))}"
    return said


def _first_row(parts: Sequence[Part]) -> str:
    """Say what stands in the first row of the first table."""
    table = next((part.table for part in parts if isinstance(part, TablePart)), None)
    if table is None or not table.rows:
        return ""
    cells = zip(table.columns, table.rows[0], strict=True)
    told = [f"{column.heading} {cell.text}" for column, cell in cells if cell.text]
    return _sentences(listed(told, most=_TOLD))


def _listed(bars: Sequence[Bar]) -> str:
    return listed([_bar(bar) for bar in bars], most=_TOLD)


def _bar(bar: Bar) -> str:
    name = beginning(bar.label, _SHORT)
    if not bar.interval_text:
        return f"{name} {bar.value_text}"
    told = tr("{answer} {value} ({interval})")
    return told.format(answer=name, value=bar.value_text, interval=bar.interval_text)


def _sentences(*told: str) -> str:
    return " ".join(each if each[-1:] in ".?!…" else f"{each}." for each in told if each)
