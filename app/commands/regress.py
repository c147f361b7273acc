"""candor regress: what goes with an answer, by a formula."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.analyses.content import StudyContent
from app.analyses.looking import MODELS, Looking, Modelling
from app.analyses.models import parts_of
from app.commands.analyse import keep_in_log
from app.commands.console import REFUSED, print_json, say, shown, stop
from app.commands.estimate import headline
from app.commands.export import force_option, formats_in, write_to
from app.commands.looks import look_options
from app.commands.narrowing import (
    as_drawn,
    chosen_by,
    design_of,
    require_question,
    sample_options,
    sampling,
    where_option,
    without_flagged_option,
)
from app.export.look import Look
from app.export.study.values import IN_FILES
from app.flows.results import named
from app.words import regression as words
from app.words.refusals import message, remedy
from core.errors import Refused
from core.estimate.values import Whose
from core.estimate.where import write
from core.present.table import plain_text
from core.regress.document import to_json
from core.regress.formula import read
from core.regress.formula import write as write_formula
from core.regress.regression import regress
from core.regress.values import Errors
from core.regress.variables import variables_of
from core.study import Study
from core.study.results import rows_for
from core.study.whom import Whom

if TYPE_CHECKING:
    from core.regress.formula import Formula
    from core.survey import Survey

_ERRORS = (Errors.OBSERVED.value, Errors.EXPECTED.value)


@click.command("regress")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("text", metavar="FORMULA")
@where_option
@without_flagged_option
@click.option("--weight", "weight_id", help="Weigh each response by this clear number.")
@sample_options
@click.option("--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True)
@click.option("--errors", type=click.Choice(_ERRORS), help="Rest errors on this information.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write files here.")
@click.option("--formats", help="With --out: some formats of export, with commas.")
@look_options
@force_option
@click.option("--log", is_flag=True, help="Keep it in the study, to be repeated.")
def regress_command(
    study: Path,
    text: str,
    where_text: str | None,
    without_flagged: bool,
    weight_id: str | None,
    margins: Path | None,
    clusters: str | None,
    strata: str | None,
    level: float,
    errors: str | None,
    as_json: bool,
    out: Path | None,
    formats: str | None,
    look: Look,
    force: bool,
    log: bool,
) -> None:
    """Fit FORMULA to STUDY, such as 'bribe ~ age + sex + age:sex'."""
    wanted = formats_in(formats)
    try:
        with Study.open(study, write=False) as opened, sampling(margins):
            survey = opened.survey
            weight_id, clusters, strata = as_drawn(survey, weight_id, clusters, strata)
            require_question(survey, weight_id)
            formula = _read(text, survey)
            where = chosen_by(where_text, survey)
            design = design_of(margins, clusters, strata, survey)
            whom = Whom(where, weight_id, design, without_flagged)
            rows = rows_for(opened, formula, whom)
            left_out = opened.flagged if without_flagged else 0
            found = regress(formula, rows, level, Errors(errors) if errors else None)
            head = headline(opened)
            looking = Looking(
                questions=(formula.outcome.question,),
                where=write(where) if where is not None else "",
                weights=weight_id,
                design=design,
                without_flagged=without_flagged,
                choices=replace(IN_FILES, level=level),
                page=MODELS,
                models=Modelling(
                    (write_formula(formula),),
                    expected=errors == Errors.EXPECTED,
                    effects=True,
                    check=True,
                ),
            )
            shown_with = StudyContent(
                survey, opened.n, opened.rehearsal, tallies={}, flagged=opened.flagged
            )
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    except Refused as refused:
        stop(refused.problem, study)
    failure = found.failure
    if log:
        keep_in_log(study, looking)
    if out is not None and failure is None:
        parts = parts_of(found, looking, shown_with, survey.languages[0])
        write_to(named(looking.repeated, parts), out, wanted, look=look, force=force)
    elif as_json:
        print_json(to_json(found))
    else:
        click.echo(head)
        whose = Whose(looking.where, design, left_out=left_out)
        for table in words.tables_of(found, survey, whose, weight_id):
            click.echo(plain_text(table))
    if failure is not None:
        if as_json:
            say(f"{words.failed()} {words.why(failure)}\n  {words.remedy(failure)}")
        raise SystemExit(REFUSED)


def _read(text: str, survey: Survey) -> Formula:
    """Read a formula of the survey's questions, or end with a message that names its place."""
    try:
        formula = read(text)
        variables_of(formula, survey)
    except Refused as refused:
        problem = refused.problem
        told = f"FORMULA, {problem.where}: {message(problem)} {remedy(problem)}"
        raise click.UsageError(shown(told)) from None
    return formula
