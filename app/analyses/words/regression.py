"""A regression in tables and sentences, and why a model could not be fitted."""

from __future__ import annotations

from typing import Final

from app.analyses.words.methods import (
    by_student,
    interval_of_level,
    level_name,
    mechanism_text,
    whose_parts,
)
from app.analyses.words.models import odds_told, of_shares, ratio_texts, span_text, term_name
from app.analyses.words.p_values import p_equals, p_text, statistic_text
from app.analyses.words.unknowns import unknown_name
from app.words.catalogue import figures, listed, tr
from core.estimate.results import SelectionText
from core.grammar.formula import write
from core.present.numerals import digits_of_error, number, percent
from core.present.table import Cell, Column, Table
from core.privacy.epsilon import epsilon_text
from core.privacy.mechanisms import Domain
from core.regress.columns import CONSTANT
from core.regress.results import (
    Coefficient,
    Corner,
    Ends,
    Errors,
    Failure,
    Fault,
    Predicted,
    Regression,
    Unknown,
)
from core.regress.variables import Link
from core.survey.model import Survey

_NOTHING: Final = "–"
_NAMED: Final = 8


def failed() -> str:
    """Say that there is no model."""
    return tr("This model could not be fitted.")


def why(failure: Failure) -> str:
    """Say why there is no model, and that nothing is shown in its place."""
    terms = [unknown_name(each) for each in failure.terms]
    names = listed(terms, _NAMED) if terms else _NOTHING
    texts = {
        Fault.NOBODY: tr("Nobody answered all of its questions."),
        Fault.ONE_LEVEL: tr("All who count gave the same answer to: {names}."),
        Fault.TOO_MANY: tr("It has more coefficients than can be told from these people."),
        Fault.COLLINEAR: tr("Some coefficients follow from the others: {names}."),
        Fault.SEPARATED: tr(
            "The terms tell the answers without fail, so these coefficients run off without end: "
            "{names}."
        ),
        Fault.BOUNDARY: tr(
            "The best share of some people is 0 or 100%, so these coefficients run off without "
            "end: {names}."
        ),
        Fault.NOT_CONVERGED: tr("The most likely coefficients were not found."),
        Fault.INFINITE: tr("The reports that explain tell too little about the answers."),
        Fault.ONE_GROUP: tr("Nobody of these people is in a group that the design needs: {names}."),
        Fault.WITHIN_GROUP: tr(
            "In one of the groups of the design some coefficients follow from the others: {names}."
        ),
        Fault.UNKNOWN: tr(
            "The model does not fit: the best of what the design estimates beside is at 0, or "
            "above 100%: {names}."
        ),
    }
    told = texts[failure.fault].format(names=names)
    if failure.corner is not None:
        told = _cornered(failure.corner, names, len(failure.terms))
    if failure.fault in (Fault.COLLINEAR, Fault.SEPARATED, Fault.BOUNDARY):
        told += " " + tr("An error shown for them would be made up.")
    return f"{told} {tr('Nothing is shown instead.')}"


def _cornered(found: Corner, names: str, terms: int) -> str:
    """Say by whom a model has no end, with the reports that they gave."""
    told = tr(
        "Of {n} people ({group}) {reported} reports say yes; the design alone makes {alone}. "
        "The best share there is {share}, so that {terms} coefficients run off without "
        "end: {names}."
    )
    if terms == 1:
        told = tr(
            "Of {n} people ({group}) {reported} reports say yes; the design alone makes {alone}. "
            "The best share there is {share}, so that a coefficient runs off without "
            "end: {names}."
        )
    levels = [
        f"{name} {level}" if level[0] in "<>-0123456789" else f"{name} = {level}"
        for name, level in found.levels
    ]
    return figures(
        told.format(
            n=number(found.n),
            group=", ".join(levels) or tr("everybody"),
            reported=number(found.reported),
            alone=number(found.alone, 0 if found.alone == round(found.alone) else 1),
            share=percent(found.share, 0),
            terms=terms,
            names=names,
        )
    )


def remedy(failure: Failure) -> str:
    """Say what can be done about it."""
    texts = {
        Fault.NOBODY: tr("Choose other people, or leave a question out."),
        Fault.ONE_LEVEL: tr("Leave that question out, or choose other people."),
        Fault.TOO_MANY: tr("Leave terms out, or join answers by cut(…)."),
        Fault.COLLINEAR: tr("Leave one of these terms out, or the constant by 0 + in front."),
        Fault.SEPARATED: tr("Leave that term out, or join groups."),
        Fault.BOUNDARY: tr("Join groups, leave a crossing out, or collect more responses."),
        Fault.NOT_CONVERGED: tr("Leave terms out, or collect more responses."),
        Fault.INFINITE: tr("Leave that term out, or collect more responses."),
        Fault.ONE_GROUP: tr("Choose other people, from every group of the design."),
        Fault.WITHIN_GROUP: tr("Leave one of these terms out, or choose other people."),
        Fault.UNKNOWN: tr("Leave terms out, collect more responses, or look at the shares alone."),
    }
    return texts[failure.fault]


def tables_of(found: Regression, survey: Survey, whose: SelectionText) -> list[Table]:
    """Return the coefficients with the tests of terms, then what the model predicts."""
    outcome = survey.question(found.formula.outcome.question)
    head = Table(
        title=write(found.formula),
        subtitle=_method(found, survey, whose),
        columns=_columns(found),
        rows=tuple(_row(found, each) for each in found.coefficients) if found.converged else (),
        notes=tuple(_notes(found)),
    )
    if found.failure is not None:
        return [head]
    tables = [head]
    shares = of_shares(found, outcome)
    scale = 100 if shares else 1
    if found.shares:
        title = tr("Predicted shares") if shares else tr("Predicted means")
        named = tr("Share %") if shares else tr("Predicted")
        tables.append(_predicted(found, title, found.shares, named, _of_shares(found), scale))
    if found.effects:
        title = tr("Average effects on the share") if shares else tr("Average effects on the mean")
        named = tr("Points") if shares else tr("Difference")
        tables.append(_predicted(found, title, found.effects, named, _of_effects(found), scale))
    if found.unknown is not None:
        tables.append(_beside(found, found.unknown))
    return tables


def _beside(found: Regression, unknown: Unknown) -> Table:
    """Return what the design of the outcome estimates beside, as the same for everybody."""
    ends = {
        Ends.PROFILE: tr("{level} profile intervals"),
        Ends.WALD: tr("{level} Wald intervals on the scale of log odds, by the delta method"),
    }
    digits = max(2, digits_of_error(100 * unknown.se))
    numbers = unknown.value, unknown.se, unknown.low, unknown.high
    value, se, low, high = (100 * each for each in numbers)
    name = unknown_name(unknown.name)
    return Table(
        title=tr("What the design estimates beside the share"),
        subtitle=ends[found.ends].format(level=level_name(found.level)),
        columns=(
            Column("unknown", tr("Beside the share"), numeric=False),
            Column("share", tr("Share %")),
            Column("se", tr("Error")),
            Column("interval", interval_of_level(found.level)),
        ),
        rows=(
            (
                Cell(unknown.name, name),
                Cell(unknown.value, figures(number(value, digits))),
                Cell(unknown.se, figures(number(se, digits))),
                Cell(unknown.low, span_text(low, high, digits)),
            ),
        ),
        notes=(tr("It is taken to be the same for everybody, whatever explains the answer."),),
    )


def _method(found: Regression, survey: Survey, whose: SelectionText) -> str:
    outcome = survey.question(found.formula.outcome.question)
    parts = [f"n = {figures(number(found.n))}", *whose_parts(whose)]
    if whose.weight is not None and not whose.margins:
        parts.append(tr("weighted by {question}").format(question=whose.weight))
    links = {
        Link.LOGIT: tr("log odds of {answers[1]}"),
        Link.MULTINOMIAL: tr("log odds against {answers[0]}"),
        Link.LINEAR: tr("linear, by unbiased scores"),
    }
    answers = ("no", "yes") if outcome.domain is Domain.TWO_ANSWERS else outcome.option_ids
    parts += [links[found.link].format(answers=answers), mechanism_text(outcome)]
    if outcome.sensitive:
        parts.append(f"ε {figures(epsilon_text(outcome.ratio))}")
    for id_ in dict.fromkeys(factor.question for factor in found.formula.factors):
        question = survey.question(id_)
        if question.sensitive:
            told = f"{mechanism_text(question)}, ε {figures(epsilon_text(question.ratio))}"
            parts.append(f"{id_}: {told}")
    if found.failure is None:
        errors = {
            Errors.OBSERVED: tr("errors by the observed information"),
            Errors.EXPECTED: tr("errors by the expected information"),
            Errors.SANDWICH: tr("errors by the sandwich"),
        }
        ends = {
            Ends.PROFILE: tr("{level} profile intervals"),
            Ends.WALD: tr("{level} Wald intervals"),
        }
        parts.append(errors[found.errors])
        parts += by_student(found.freedom)
        parts.append(ends[found.ends].format(level=level_name(found.level)))
    return " · ".join(parts)


def _columns(found: Regression) -> tuple[Column, ...]:
    columns = [
        Column("term", tr("Term"), numeric=False),
        Column("coefficient", tr("Coefficient")),
        Column("se", tr("Error")),
        Column("interval", interval_of_level(found.level)),
    ]
    if found.link is not Link.LINEAR:
        columns.append(Column("odds_ratio", tr("Odds ratio")))
        columns.append(Column("ratio_interval", interval_of_level(found.level)))
    return (*columns, Column("p", tr("p")))


def _row(found: Regression, each: Coefficient) -> tuple[Cell, ...]:
    digits = max(2, digits_of_error(each.se))
    name = term_name(each)
    cells = [
        Cell(name, name),
        _cell(each.estimate, digits),
        _cell(each.se, digits),
        Cell(each.low, span_text(each.low, each.high, digits)),
    ]
    if found.link is not Link.LINEAR:
        # The odds of everybody else are no ratio.
        texts = ("", "") if each.term == CONSTANT else ratio_texts(each)
        cells += [Cell(each.estimate, texts[0]), Cell(each.low, texts[1])]
    return (*cells, Cell(each.p, p_text(each.p) if each.p is not None else _NOTHING))


def _cell(value: float | None, digits: int) -> Cell:
    return Cell(value, _NOTHING if value is None else figures(number(value, digits)))


def _notes(found: Regression) -> list[str]:
    if found.failure is not None:
        return [f"{failed()} {why(found.failure)} {remedy(found.failure)}"]
    notes = odds_told(found)
    for test in found.tests:
        told = tr("Whole term {term}: {statistic}, p {p}.")
        statistic = statistic_text(test.statistic, test.freedom, test.denominator)
        notes.append(told.format(term=test.term, statistic=statistic, p=p_equals(test.p)))
    if found.untested:
        told = tr("Terms of more coefficients than degrees of freedom cannot be tested: {terms}.")
        notes.append(told.format(terms=listed(found.untested)))
    alpha = 1 - found.level
    apart = [
        each
        for each in found.coefficients
        if each.p is not None
        and (each.p <= alpha) is ((each.low or -1.0) <= 0 <= (each.high or 1.0))
    ]
    if apart and found.ends is Ends.PROFILE:
        notes.append(tr("p is Wald’s. Where the interval tells otherwise, trust the interval."))
    if found.log_likelihood is not None:
        told = tr("Log-likelihood {value}.")
        notes.append(told.format(value=figures(number(found.log_likelihood, 2))))
    return notes


def _of_shares(found: Regression) -> str:
    """Name the intervals of what is predicted: of shares on a scale that they cannot leave."""
    told = tr("{level} Wald intervals on the scale of log odds, by the delta method")
    if found.link is Link.LINEAR:
        return _of_effects(found)
    return told.format(level=level_name(found.level))


def _of_effects(found: Regression) -> str:
    told = tr("{level} Wald intervals, by the delta method")
    return told.format(level=level_name(found.level))


def _predicted(
    found: Regression,
    title: str,
    rows: tuple[Predicted, ...],
    head: str,
    method: str,
    scale: int,
) -> Table:
    return Table(
        title=title,
        subtitle=method,
        columns=(
            Column("factor", tr("Question"), numeric=False),
            Column("level", tr("Answer"), numeric=False),
            Column("value", head),
            Column("se", tr("Error")),
            Column("interval", interval_of_level(found.level)),
        ),
        rows=tuple(_predicted_row(each, found.link, scale) for each in rows),
        notes=(),
    )


def _predicted_row(each: Predicted, link: Link, scale: int) -> tuple[Cell, ...]:
    digits = max(2, digits_of_error(scale * each.se))
    several = link is Link.MULTINOMIAL
    factor = f"{each.answer}: {each.factor}" if several else each.factor
    level = tr("one more") if each.level is None else each.level
    return (
        Cell(factor, factor),
        Cell(each.level, level),
        Cell(each.value, figures(number(scale * each.value, digits))),
        Cell(each.se, figures(number(scale * each.se, digits))),
        Cell(each.low, span_text(scale * each.low, scale * each.high, digits)),
    )
