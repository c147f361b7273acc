"""A model of what goes with an answer, as an analysis: fitted in steps, and shown in parts."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.analyses.caption_people import selection_text_of
from app.analyses.content import StudyContent, selection_of
from app.analyses.parts import Beside, Part, Sentence, TablePart, Tone
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words import models as charts
from app.analyses.words import regression as words
from app.analyses.words.model_names import ModelNames
from app.words.catalogue import tr
from core.grammar.formula import Factor, Formula, read
from core.present.records import Records
from core.progress import Progress
from core.regress.regression import regress
from core.regress.results import Errors, Predicted, Regression, Unknown
from core.regress.rows import Rows
from core.regress.variables import variables_of
from core.study import Study
from core.study.results import rows_for
from core.survey.model import Question, Survey

_COEFFICIENTS = ("term", "answer", "coefficient", "se", "z", "p", "low", "high")
_PREDICTED = ("question", "level", "answer", "value", "se", "low", "high")
_UNKNOWN = ("unknown", "share", "se", "low", "high")
_GROUPS = ("share", "n", "reported", "expected")


@dataclass
class Gathered:
    """The rows that were read last, by what they were read for: another fit needs no reading."""

    held: dict[tuple[object, ...], Rows] = field(default_factory=dict)

    def of(
        self, content: StudyContent, request: AnalysisRequest, formula: Formula, to: Progress
    ) -> Rows:
        """Read what a formula needs. Raises as `rows_for`, and ValueError without a file."""
        selection = selection_of(request)
        key = (content.path, content.mark, formula, selection)
        if key not in self.held:
            if content.path is None:
                raise ValueError("these responses are not held in a file, so no model can be of it")
            with Study.open(content.path, write=False) as study:
                rows = rows_for(study, formula, selection, report=to)
            self.held = {key: rows}
        return self.held[key]


def outcomes(survey: Survey) -> tuple[Question, ...]:
    """Return what can be explained, what is asked through a device first."""
    able = [each for each in survey.questions if not each.multiple]
    return tuple(sorted(able, key=lambda each: not each.sensitive))


def first_formula(survey: Survey) -> Formula | None:
    """Return the model to begin with: of nothing but the share of Yes; None without a question."""
    able = outcomes(survey)
    asked = [each for each in able if each.complementary] or able
    return Formula(Factor(asked[0].id), ()) if asked else None


def formula_of(text: str, survey: Survey) -> Formula:
    """Read a formula of a survey's questions. Raises `Refused` with the column at fault."""
    formula = read(text)
    variables_of(formula, survey)
    return formula


def fitted(
    content: StudyContent,
    request: AnalysisRequest,
    formula: Formula,
    gathered: Gathered,
    report: Progress,
    *,
    quick: bool = False,
) -> Regression:
    """Fit a formula in the way that is looked at. Raises as `Gathered.of` and `regress` do."""
    rows = gathered.of(content, request, formula, report)
    errors = Errors.EXPECTED if request.models.expected else None
    return regress(formula, rows, request.choices.level, errors, quick=quick, report=report)


def models(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return what is found by the formula that is looked at."""
    content = tallies.content
    formula = formula_of(request.models.formula, content.survey)
    found = fitted(content, request, formula, Gathered(), report)
    return parts_of(found, request, content, tallies.language)


def parts_of(
    regression: Regression, request: AnalysisRequest, content: StudyContent, language: str
) -> tuple[Part, ...]:
    """Return a model in parts; one that could not be fitted says why, and has no number."""
    outcome = content.survey.question(regression.formula.outcome.question)
    badge = tr("Rehearsal") if content.rehearsal else ""
    selection_text = selection_text_of(request, content.survey, content.flagged)
    names = ModelNames(regression.formula, content.survey, language, request.models.names)
    head, *tables = words.tables_of(regression, content.survey, selection_text, names)
    about = charts.title(outcome, language)
    parts: list[Part] = [Sentence(about, (head.subtitle,), Tone.HEAD, badge)]
    if regression.failure is not None:
        why = words.why(regression.failure, words.names_of(regression, names))
        told = (why, words.remedy(regression.failure))
        return (*parts, Sentence(words.failed(), told))
    chosen = request.models
    odds = charts.coefficient_chart(regression, names, about, head.subtitle, badge)
    method = words.shares_method(regression, names, selection_text)
    shares = charts.predicted_chart(regression, outcome, about, method, badge, names)
    above = charts.coefficient_title(regression)
    if odds is not None and shares is not None and chosen.shares:
        titles = above, charts.shares_title(regression, outcome)
        parts.append(Beside(titles, *charts.beside(odds, shares)))
    elif odds is not None:
        parts += [Sentence(above, tone=Tone.LEAD), odds]
    parts.append(TablePart(head, coefficient_records(regression), "coefficient"))
    beside = tables.pop() if regression.unknown is not None else None
    for table, rows in zip(
        tables, filter(None, (regression.shares, regression.effects)), strict=True
    ):
        drawn = rows is regression.shares and (shares is not None or not chosen.shares)
        shown = not drawn and (rows is regression.shares or chosen.effects)
        if shown:
            parts.append(Sentence(table.title, tone=Tone.LEAD))
        parts.append(TablePart(table, predicted_records(rows), "value", shown=shown))
    if beside is not None and regression.unknown is not None:
        parts.append(Sentence(beside.title, tone=Tone.LEAD))
        parts.append(TablePart(beside, unknown_records(regression.unknown), "share"))
    return (*parts, *(_checked(regression, about, badge) if chosen.check else ()))


def _checked(regression: Regression, about: str, badge: str) -> tuple[Part, ...]:
    if regression.check is None:
        return (Sentence("", (charts.check_unknown(),), Tone.LEAD),)
    said, numbers = charts.check_text(regression.check, regression.level)
    chart = charts.check_chart(regression.check, about, badge)
    table = charts.check_table(regression, regression.check)
    return (
        Sentence(said, (numbers,), Tone.FOUND),
        chart,
        TablePart(table, check_records(regression), "reported", shown=False),
    )


def coefficient_records(regression: Regression) -> Records:
    """Return the coefficients, on the scale on which they were fitted."""
    rows = (
        (each.term, each.answer, each.estimate, each.se, each.z, each.p, each.low, each.high)
        for each in regression.coefficients
    )
    return Records(_COEFFICIENTS, tuple(rows))


def predicted_records(rows: tuple[Predicted, ...]) -> Records:
    """Return predicted shares or effects, as fractions of one or in the unit of the outcome."""
    found = (
        (each.factor, each.level, each.answer, each.value, each.se, each.low, each.high)
        for each in rows
    )
    return Records(_PREDICTED, tuple(found))


def unknown_records(each: Unknown) -> Records:
    """Return what the design of the outcome estimates beside, as a fraction of one."""
    return Records(_UNKNOWN, ((each.name, each.value, each.se, each.low, each.high),))


def check_records(regression: Regression) -> Records:
    """Return the groups of people by which reports are held against the model."""
    groups = regression.check.groups if regression.check is not None else ()
    rows = ((each.share, each.n, each.reported, each.expected) for each in groups)
    return Records(_GROUPS, tuple(rows))
