"""The analyses: `ANALYSES` holds each under its name, and no other file learns it.

To add one: write its file, with one function that returns parts, and name it in `_ALL`. The
window, the command line and the exports show the parts. The manual's page "Adding an analysis"
walks through one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from app.analyses.available import Offered
from app.analyses.content import StudyContent
from app.analyses.notes import notes_of
from app.analyses.parts import Part
from app.analyses.request import CHECKS, CROSS, FIRST_ANALYSIS, MODELS, AnalysisRequest
from app.analyses.tallies import Kept, Tallies, tallies_of
from app.words.catalogue import tr
from core.count.blocks import can_weigh
from core.count.sampling_design import Design, can_name_units, refusing_design
from core.count.tally_columns import can_group
from core.facts.errors import Refused
from core.progress import Progress, silent
from core.survey import Question, Survey

if TYPE_CHECKING:
    from core.cross.pair_tally import Side


def any_question(_question: Question) -> bool:
    """Tell that every question will do."""
    return True


def _has_answers_together(question: Question) -> bool:
    if question.complementary or question.multiple:
        return False
    return bool(question.option_ids) or not question.sensitive or question.charted


@dataclass(frozen=True, slots=True)
class Analysis:
    """One way to look at a study.

    `find` and `offer` are the places of functions, "module:name", imported when they are needed:
    `find(request, tallies, report)` returns the parts, `offer(request, tallies)` what can be
    chosen; "" offers the level alone. `of` tells of each question that it is of, in order, whether
    it can be that one. `title` is called where it is shown, in the language spoken.
    """

    name: str
    title: Callable[[], str]
    find: str
    of: tuple[Callable[[Question], bool], ...] = (any_question,)
    offer: str = ""

    def takes(self, questions: Sequence[Question]) -> bool:
        """Tell whether it can be of these questions."""
        if len(questions) != len(self.of):
            return False
        return all(takes(question) for takes, question in zip(self.of, questions, strict=True))


_ALL = (
    Analysis(
        FIRST_ANALYSIS,
        title=lambda: tr("One question"),
        find="app.analyses.one_question:one_question",
        offer="app.analyses.one_question:offered",
    ),
    Analysis(
        "sets",
        title=lambda: tr("Answers taken together"),
        find="app.analyses.sets:sets",
        of=(_has_answers_together,),
        offer="app.analyses.sets:offered",
    ),
    Analysis(
        "several",
        title=lambda: tr("All yes/no questions"),
        find="app.analyses.several:several",
        of=(lambda each: each.complementary,),
        offer="app.analyses.several:offered",
    ),
    Analysis(
        CROSS,
        title=lambda: tr("Two questions crossed"),
        find="app.analyses.cross:crossed",
        of=(any_question, any_question),
        offer="app.analyses.cross:offered",
    ),
    Analysis(
        CHECKS,
        title=lambda: tr("Checks"),
        find="app.analyses.checks:study_checks",
        of=(),
    ),
    Analysis(
        MODELS,
        title=lambda: tr("Models"),
        find="app.analyses.models:models",
        of=(),
    ),
)

ANALYSES: dict[str, Analysis] = {}


def register(analysis: Analysis) -> None:
    """Make an analysis known under its name. Raises ValueError where the name is taken."""
    if analysis.name in ANALYSES:
        raise ValueError(f"two analyses are called {analysis.name}")
    ANALYSES[analysis.name] = analysis


for _analysis in _ALL:
    register(_analysis)


def analyses_of(questions: Sequence[Question]) -> tuple[Analysis, ...]:
    """Return the analyses that can be of these questions."""
    return tuple(each for each in ANALYSES.values() if each.takes(questions))


def possible(request: AnalysisRequest, survey: Survey) -> bool:
    """Tell whether a survey has what is looked at, and the analysis can be of it."""
    drawn = request.design
    margins = [margin.question for margin in drawn.margins]
    optional = (request.split, request.then, request.weights, drawn.strata, drawn.clusters)
    named = {*margins, *(name for name in optional if name is not None)}
    try:
        asked = {id_: survey.question(id_) for id_ in {*named, *request.questions}}
    except KeyError:
        return False
    if request.split is not None and not can_group(asked[request.split]):
        return False
    if request.weights is not None and not can_weigh(asked[request.weights]):
        return False
    if not _can_weight(drawn, asked):
        return False
    if request.then is not None and not (
        request.split not in (None, request.then) and can_group(asked[request.then])
    ):
        return False
    groups = {asked[id_].asked_id for id_ in (request.split, request.then) if id_ is not None}
    if groups & {*request.questions}:
        return False
    if request.where and not _can_choose(request.where, survey):
        return False
    if request.analysis == CROSS and sides_of(request, survey) is None:
        return False
    if request.analysis == MODELS and not _can_model(request.models.formula, survey):
        return False
    analysis = ANALYSES.get(request.analysis)
    return analysis is not None and analysis.takes([asked[id_] for id_ in request.questions])


def sides_of(request: AnalysisRequest, survey: Survey) -> tuple[Side, Side] | None:
    """Return the two questions that are crossed; None where they cannot be."""
    from core.cross.pair_tally import MOST_CELLS, Side

    if len(request.questions) != 2:
        return None
    options = (*request.options, "", "")
    try:
        first, second = (
            Side(survey.question(id_), option or None)
            for id_, option in zip(request.questions, options, strict=False)
        )
    except ValueError:
        return None
    together = first.question.id == second.question.id
    return None if together or first.k * second.k > MOST_CELLS else (first, second)


def _can_weight(design: Design, asked: Mapping[str, Question]) -> bool:
    """Tell whether a sample of these questions can have a design."""
    for name in (design.strata, design.clusters):
        if name is not None and not can_name_units(asked[name]):
            return False
    names = [margin.question for margin in design.margins]
    try:
        for margin in design.margins:
            margin.over(asked[margin.question])
    except ValueError:
        return False
    return len(set(names)) == len(names)


def _can_choose(where: str, survey: Survey) -> bool:
    from core.count import selection
    from core.grammar.filters import read

    try:
        selection.require(read(where), survey)
    except Refused:
        return False
    return True


def _can_model(text: str, survey: Survey) -> bool:
    from core.grammar.formula import read
    from core.regress.variables import variables_of

    try:
        variables_of(read(text), survey)
    except Refused:
        return False
    return True


def analyse(
    request: AnalysisRequest,
    contents: Sequence[StudyContent],
    report: Progress = silent,
    kept: Kept | None = None,
) -> tuple[Part, ...]:
    """Return all that is found, in the order in which it is to be read.

    What `report` raises ends it. Raises as `tallies_of` does, and `Refused` for a sample that
    cannot have the design that is looked at.
    """
    report(0, 1)
    with refusing_design():
        return _analysed(request, contents, report, kept)


def _analysed(
    request: AnalysisRequest, contents: Sequence[StudyContent], report: Progress, kept: Kept | None
) -> tuple[Part, ...]:
    tallies = tallies_of(request, contents, kept, report)
    parts: tuple[Part, ...] = _function(ANALYSES[request.analysis].find)(request, tallies, report)
    report(1, 1)
    return (*parts[:1], *notes_of(request, tallies), *parts[1:])


def offer(request: AnalysisRequest, tallies: Tallies) -> Offered:
    """Return what can be chosen where this is looked at."""
    place = ANALYSES[request.analysis].offer
    found: Offered = _function(place)(request, tallies) if place else Offered()
    return found


def _function(place: str) -> Callable[..., Any]:
    module, name = place.split(":")
    function: Callable[..., Any] = getattr(import_module(module), name)
    return function
