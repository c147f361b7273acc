"""candor regress: what goes with an answer, by a formula."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.analyses.caption_people import selection_text_of
from app.analyses.content import StudyContent
from app.analyses.models import parts_of
from app.analyses.request import MODELS, Modelling
from app.analyses.words import regression as words
from app.analyses.words.model_names import ModelNames
from app.commands.analyse import Kept, kept_options
from app.commands.console import REFUSED, Stopping, print_json, say, shown
from app.commands.estimate import headline
from app.commands.export import formats_in, write_to
from app.commands.narrowing import People, language_in, people_of
from app.commands.options import (
    json_option,
    language_option,
    study_argument,
    where_option,
    without_flagged_option,
)
from app.commands.sampling import Drawn, drawn_options, sampling
from app.export.named import named
from app.export.study.values import IN_FILES
from app.words.catalogue import tr
from app.words.places import placed
from app.words.refusals import message, remedy
from core.facts.errors import Refused
from core.grammar.formula import read
from core.grammar.formula import write as write_formula
from core.present.table import plain_text
from core.regress.as_json import to_json
from core.regress.regression import regress
from core.regress.results import Errors
from core.regress.variables import variables_of
from core.study import Study
from core.study.results import rows_for

if TYPE_CHECKING:
    from core.grammar.formula import Formula
    from core.survey import Survey

_ERRORS = (Errors.OBSERVED.value, Errors.EXPECTED.value)


@click.command("regress", help=tr("Fit FORMULA to STUDY, such as 'bribe ~ age + sex + age:sex'."))
@study_argument
@click.argument("text", metavar=tr("FORMULA"))
@where_option
@without_flagged_option
@drawn_options(population=False, intervals=False, fits=False)
@click.option("--names", is_flag=True, help=tr("Call answers as the file does: sex[o0]."))
@click.option("--errors", type=click.Choice(_ERRORS), help=tr("Rest errors on this information."))
@language_option
@json_option
@kept_options
@people_of
def regress_command(
    study: Path,
    text: str,
    people: People,
    drawn: Drawn,
    names: bool,
    errors: str | None,
    language: str | None,
    as_json: bool,
    kept: Kept,
) -> None:
    wanted = formats_in(kept.formats)
    with (
        Stopping(study, of_options=True),
        Study.open(study, write=False) as opened,
        sampling(drawn.margins),
    ):
        survey = opened.survey
        language = language_in(language, survey)
        formula = formula_in(text, survey)
        request = drawn.request(survey, opened.n, people)
        rows = rows_for(opened, formula, people.selection(survey, request))
        found = regress(formula, rows, drawn.level, Errors(errors) if errors else None)
        head = headline(opened)
        request = replace(
            request,
            questions=(formula.outcome.question,),
            choices=replace(IN_FILES, level=drawn.level),
            page=MODELS,
            models=Modelling(
                (write_formula(formula),),
                expected=errors == Errors.EXPECTED,
                effects=True,
                check=True,
                names=names,
            ),
        )
        shown_with = StudyContent(
            survey, opened.n, opened.rehearsal, tallies={}, flagged=opened.flagged
        )
    failure = found.failure
    called = ModelNames(formula, survey, language, names or as_json)
    kept.log_in(study, request)
    if kept.out is not None and failure is None:
        parts = parts_of(found, request, shown_with, language)
        results = named(request.repeated, parts)
        write_to(results, kept.out, wanted, look=kept.look, force=kept.force)
    elif as_json:
        print_json(to_json(found))
    else:
        click.echo(head)
        selection_text = selection_text_of(request, survey, shown_with.flagged)
        for table in words.tables_of(found, survey, selection_text, called):
            click.echo(plain_text(table))
    if failure is not None:
        if as_json:
            why = words.why(failure, words.names_of(found, called))
            say(f"{words.failed()} {why}\n  {words.remedy(failure)}")
        raise SystemExit(REFUSED)


def formula_in(text: str, survey: Survey) -> Formula:
    """Read a formula of the survey's questions, or end with a message that names its place."""
    try:
        formula = read(text)
        variables_of(formula, survey)
    except Refused as refused:
        problem = refused.problem
        place = tr("FORMULA, {place}").format(place=placed(problem.where))
        told = f"{place}: {message(problem)} {remedy(problem)}"
        raise click.UsageError(shown(told)) from None
    return formula
