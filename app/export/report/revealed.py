"""What the files reveal, on a sheet that a data-protection officer can file."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from app.analyses.words import revealed as words
from app.analyses.words.methods import design_text
from app.export.report.values import (
    Block,
    Box,
    Numbers,
    Paragraph,
    Picture,
    Report,
    Section,
    Weight,
)
from app.words.about_survey import about_the_survey
from app.words.axes import in_figures
from app.words.catalogue import figures
from app.words.numerals import epsilon_text
from core.audit import Audit
from core.present.chart import Bar, BarChart, LegendEntry, Mark
from core.present.chart.axis import plain_axis
from core.present.table import Cell, Column, Table
from core.survey.model import Survey, text_in

_TOGETHER = "together"


def revealed(audit: Audit, language: str, day: date) -> Report:
    """Return what an audit found, to be printed; `language` is that of the survey's texts."""
    survey = audit.survey
    return Report(
        title=words.title(),
        subtitle=text_in(survey.title, language),
        language=language,
        head=words.head(day),
        kind=words.tried_with(audit.trials),
        foot=" ".join(survey.words),
        facts=tuple(_facts(audit)),
        sections=tuple(_sections(audit, language)),
    )


def _facts(audit: Audit) -> Iterator[tuple[str, str]]:
    survey = audit.survey
    yield figures(len(survey.sensitive)), words.randomized_word(len(survey.sensitive))
    if audit.questions:
        _, _, measured, claimed, odds = words.columns()
        yield words.at_least(audit.low), measured
        yield epsilon_text(survey.ratio), claimed
        yield words.at_most_odds(survey.ratio), odds


def _sections(audit: Audit, language: str) -> Iterator[Section]:
    survey = audit.survey
    reach = words.reach(survey)
    yield Section(words.verdict(audit), (Paragraph(reach),) if reach else ())
    if audit.questions:
        shown = (Picture(1, bars(audit, language), ""), Numbers(1, table(audit, language)))
        yield Section(words.chart_title(), shown)
        heading, told = words.how()
        yield Section(heading, tuple(map(Paragraph, told)))
    yield Section(words.to_decide(), tuple(to_decide(survey, language)))


def to_decide(survey: Survey, language: str) -> Iterator[Block]:
    """Yield what whoever must decide on a survey is to know beside its ε."""
    for heading, told in about_the_survey(survey, language):
        yield Paragraph(heading, Weight.STRONG)
        yield Paragraph(told)
    if (warned := words.warning(survey)) is not None:
        yield Box(warned[0], warned[1:])
    for heading, lines in (words.in_each_file(survey, language), words.unseen(survey)):
        yield Paragraph(heading, Weight.STRONG)
        yield from (Paragraph(line) for line in lines)
    yield Paragraph(words.yours_to_say(), Weight.QUIET)


def bars(audit: Audit, language: str) -> BarChart:
    """Return a bar for each question, and for all where there are several, beside its claim."""
    rows = [
        _bar(
            each.question.id,
            words.question_name(each, language),
            each.low,
            each.claim,
            epsilon_text(each.question.ratio),
            words.at_most_odds(each.question.ratio),
        )
        for each in audit.questions
    ]
    survey = audit.survey
    if len(rows) > 1:
        told, odds = epsilon_text(survey.ratio), words.at_most_odds(survey.ratio)
        name = words.together()
        rows.append(_bar(_TOGETHER, name, audit.low, audit.claim, told, odds))
    measured, claimed = words.legend()
    return BarChart(
        title=words.chart_title(),
        subtitle=words.tried_with(audit.trials),
        rows=tuple(rows),
        axis=in_figures(plain_axis([end for row in rows for end in (row.value, row.truth)])),
        caption=words.verdict(audit),
        alt_text=" ".join(f"{row.label}: {row.value_text}." for row in rows),
        legend=(LegendEntry(Mark.BAR, measured), LegendEntry(Mark.TRUTH, claimed)),
        columns=("", ""),
        numbers=True,
    )


def _bar(name: str, label: str, low: float, claim: float, claimed: str, odds: str) -> Bar:
    return Bar(
        option=name,
        label=label,
        value=max(low, 0.0),
        low=None,
        high=None,
        truth=claim,
        value_text=words.of_claim(low, claimed),
        interval_text=odds,
        quiet=name == _TOGETHER,
    )


def table(audit: Audit, language: str) -> Table:
    """Return the numbers of the bars, with the design of each question."""
    keys = ("question", "design", "measured", "claimed", "odds")
    columns = tuple(
        Column(key, heading, numeric=key in ("measured", "claimed"))
        for key, heading in zip(keys, words.columns(), strict=True)
    )

    def row(name: str, design: str, low: float, claim: float, said: tuple[str, str]) -> list[Cell]:
        claimed, odds = said
        numbers = (Cell(low, words.at_least(low)), Cell(claim, claimed))
        return [Cell(name, name), Cell(design, design), *numbers, Cell(odds, odds)]

    rows = [
        row(
            words.question_name(each, language),
            words.design(each),
            each.low,
            each.claim,
            (epsilon_text(each.question.ratio), words.at_most_odds(each.question.ratio)),
        )
        for each in audit.questions
    ]
    if len(rows) > 1:
        survey = audit.survey
        said = (epsilon_text(survey.ratio), words.at_most_odds(survey.ratio))
        rows.append(row(words.together(), "", audit.low, audit.claim, said))
    return Table(words.chart_title(), "", columns, tuple(map(tuple, rows)), ())


def claims_table(survey: Survey, language: str) -> Table:
    """Return the design of each randomized question and how far it lets the odds move."""
    question, design, _, claimed, odds = words.columns()
    columns = (
        Column("question", question, numeric=False),
        Column("design", design, numeric=False),
        Column("claimed", claimed),
        Column("odds", odds, numeric=False),
    )
    asked = [(text_in(q.text, language), design_text(q), q.ratio) for q in survey.sensitive]
    if len(asked) > 1:
        asked.append((words.together(), "", survey.ratio))
    rows = []
    for name, named, ratio in asked:
        told = epsilon_text(ratio)
        cells = (Cell(name, name), Cell(named, named), Cell(told, told))
        moved = words.at_most_odds(ratio)
        rows.append((*cells, Cell(moved, moved)))
    return Table(words.claims_title(), "", columns, tuple(rows), ())
