"""A regression in tables and sentences, and why a model could not be fitted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.analyses.words.methods import (
    by_student,
    interval_of_level,
    level_name,
    mechanism_text,
    people_parts,
)
from app.analyses.words.model_names import ModelNames, compared_words, of_the_file
from app.analyses.words.models import odds_text, of_shares, ratio_texts, span_text, title
from app.analyses.words.p_values import p_equals, p_text, statistic_text
from app.analyses.words.unknowns import unknown_name
from app.words.catalogue import figures, joined, listed, tr
from app.words.numerals import epsilon_text, number, percent
from core.estimate.results import SelectionText
from core.grammar.formula import Factor, write
from core.present.numerals import digits_of_error
from core.present.table import Cell, Column, Table
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
    return tr("This model could not be fitted.")


def why(failure: Failure, named: Mapping[str, str] | None = None) -> str:
    """Say why there is no model, and that nothing is shown in its place.

    `named` are what coefficients and questions are called, by their names in the file.
    """
    terms = [(named or {}).get(each) or unknown_name(each) for each in failure.terms]
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
        told = _cornered(failure.corner, names, len(failure.terms), named or {})
    if failure.fault in (Fault.COLLINEAR, Fault.SEPARATED, Fault.BOUNDARY):
        told += " " + tr("An error shown for them would be made up.")
    return told + " " + tr("Nothing is shown instead.")


def names_of(found: Regression, names: ModelNames) -> dict[str, str]:
    """Return what coefficients, questions and their answers are called, by names in the file."""
    if names.of_file:
        return {}
    told = {}
    for each in found.coefficients:
        alone = replace(each, answer=None)
        told[each.term] = names.row(alone)
        if each.answer is not None:
            told[f"{each.answer}: {each.term}"] = names.row(each)
    for factor in found.formula.factors:
        told[factor.name] = names.question(factor)
        if not names.is_number(factor):
            for level in names.asked(factor).option_ids:
                told[f"{factor.name} {level}"] = names.known_level(factor, level)
    return told


def _cornered(found: Corner, names: str, terms: int, named: Mapping[str, str]) -> str:
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
        named.get(f"{name} {level}")
        or (f"{name} {level}" if level[0] in "<>-0123456789" else f"{name} = {level}")
        for name, level in found.levels
    ]
    return told.format(
        n=number(found.n),
        group=joined(levels) if levels else tr("everybody"),
        reported=number(found.reported),
        alone=number(found.alone, 0 if found.alone == round(found.alone) else 1),
        share=percent(found.share, 0),
        terms=figures(terms),
        names=names,
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


def tables_of(
    found: Regression,
    survey: Survey,
    selection_text: SelectionText,
    names: ModelNames | None = None,
) -> list[Table]:
    """Return the coefficients with the tests of terms, then what the model predicts.

    Without `names` all is called as in the file.
    """
    names = names or of_the_file(found, survey)
    outcome = survey.question(found.formula.outcome.question)
    rows = [_row(found, each, names) for each in found.coefficients] if found.converged else []
    head = Table(
        title=write(found.formula) if names.of_file else title(outcome, names.language),
        subtitle=_method(found, names, selection_text),
        columns=_columns(found, names),
        rows=tuple(rows),
        notes=tuple(_notes(found, names)),
    )
    if found.failure is not None:
        return [head]
    tables = [head]
    shares = of_shares(found, outcome)
    scale = 100 if shares else 1
    if found.shares:
        above = tr("Predicted shares") if shares else tr("Predicted means")
        named = tr("Share %") if shares else tr("Predicted")
        method = _of_shares(found)
        tables.append(_predicted(found, names, above, found.shares, named, method, scale))
    if found.effects:
        above = tr("Average effects on the share") if shares else tr("Average effects on the mean")
        named = tr("Points") if shares else tr("Difference")
        method = _of_effects(found)
        tables.append(_predicted(found, names, above, found.effects, named, method, scale))
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
                Cell(unknown.value, number(value, digits)),
                Cell(unknown.se, number(se, digits)),
                Cell(unknown.low, span_text(low, high, digits)),
            ),
        ),
        notes=(tr("It is taken to be the same for everybody, whatever explains the answer."),),
    )


def shares_method(found: Regression, names: ModelNames, selection_text: SelectionText) -> str:
    """Say by what the shares or means that a model predicts, and their intervals, are found."""
    return " · ".join([*_method_parts(found, names, selection_text), _of_shares(found)])


def _method(found: Regression, names: ModelNames, selection_text: SelectionText) -> str:
    parts = _method_parts(found, names, selection_text)
    if found.failure is None:
        ends = {
            Ends.PROFILE: tr("{level} profile intervals"),
            Ends.WALD: tr("{level} Wald intervals"),
        }
        parts.append(ends[found.ends].format(level=level_name(found.level)))
    return " · ".join(parts)


def _method_parts(found: Regression, names: ModelNames, selection_text: SelectionText) -> list[str]:
    """Return what a model is fitted to and how, but for its intervals."""
    outcome = names.survey.question(found.formula.outcome.question)
    parts = [f"n = {number(found.n)}", *people_parts(selection_text)]
    if selection_text.weight is not None and not selection_text.margins:
        parts.append(tr("weighted by {question}").format(question=selection_text.weight))
    links = {
        Link.LOGIT: tr("log odds of {answers[1]}"),
        Link.MULTINOMIAL: tr("log odds against {answers[0]}"),
        Link.LINEAR: tr("linear, by unbiased scores"),
    }
    ids = ("no", "yes") if outcome.domain is Domain.TWO_ANSWERS else outcome.option_ids
    answers = [names.answer(each) for each in ids]
    parts += [links[found.link].format(answers=answers), mechanism_text(outcome)]
    if outcome.sensitive:
        parts.append(f"ε {epsilon_text(outcome.ratio)}")
    for factor in {factor.question: factor for factor in found.formula.factors}.values():
        question = names.survey.question(factor.question)
        if question.sensitive:
            told = f"{mechanism_text(question)}, ε {epsilon_text(question.ratio)}"
            parts.append(f"{names.question(Factor(factor.question))}: {told}")
    if found.failure is None:
        errors = {
            Errors.OBSERVED: tr("errors by the observed information"),
            Errors.EXPECTED: tr("errors by the expected information"),
            Errors.SANDWICH: tr("errors by the sandwich"),
        }
        parts.append(errors[found.errors])
        parts += by_student(found.freedom)
    return parts


def _columns(found: Regression, names: ModelNames) -> tuple[Column, ...]:
    columns = [
        Column("term", tr("Term") if names.of_file else tr("Compared"), numeric=False),
        Column("coefficient", tr("Coefficient")),
        Column("se", tr("Error")),
        Column("interval", interval_of_level(found.level)),
    ]
    if found.link is not Link.LINEAR:
        columns.append(Column("odds_ratio", tr("Odds ratio")))
        columns.append(Column("ratio_interval", interval_of_level(found.level)))
    return (*columns, Column("p", tr("p")))


def _row(found: Regression, each: Coefficient, names: ModelNames) -> tuple[Cell, ...]:
    each = names.shown(each)
    digits = max(2, digits_of_error(each.se))
    cells = [
        Cell(names.row(each), names.coefficient(each, found)),
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
    return Cell(value, _NOTHING if value is None else number(value, digits))


def _notes(found: Regression, names: ModelNames) -> list[str]:
    if found.failure is not None:
        return [f"{failed()} {why(found.failure, names_of(found, names))} {remedy(found.failure)}"]
    notes = odds_text(found, names) + compared_words(names, found)
    for test in found.tests:
        told = tr("Whole term {term}: {statistic}, p {p}.")
        statistic = statistic_text(test.statistic, test.freedom, test.denominator)
        term = names.term_of(test.term)
        notes.append(told.format(term=term, statistic=statistic, p=p_equals(test.p)))
    if found.untested:
        told = tr("Terms of more coefficients than degrees of freedom cannot be tested: {terms}.")
        notes.append(told.format(terms=listed([names.term_of(each) for each in found.untested])))
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
        notes.append(told.format(value=number(found.log_likelihood, 2)))
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
    names: ModelNames,
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
        rows=tuple(_predicted_row(each, found.link, names, scale) for each in rows),
        notes=(),
    )


def _predicted_row(each: Predicted, link: Link, names: ModelNames, scale: int) -> tuple[Cell, ...]:
    digits = max(2, digits_of_error(scale * each.se))
    asked = names.factor(each.factor)
    factor = each.factor if asked is None else names.question(asked)
    if link is Link.MULTINOMIAL and each.answer is not None:
        factor = f"{names.answer(each.answer)}: {factor}"
    level = tr("one more") if each.level is None else each.level
    if asked is not None and each.level is not None and not names.is_number(asked):
        level = names.level(asked, each.level)
    return (
        Cell(factor, factor),
        Cell(each.level, level),
        Cell(each.value, number(scale * each.value, digits)),
        Cell(each.se, number(scale * each.se, digits)),
        Cell(each.low, span_text(scale * each.low, scale * each.high, digits)),
    )
