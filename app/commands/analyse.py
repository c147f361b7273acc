"""candor analyse: one analysis of a study, printed or written to files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from app.analyses import ANALYSES, analyse, possible
from app.analyses.content import content_of
from app.analyses.looking import Looking, remembered
from app.analyses.tallies import kept_of
from app.analyses.written import data_of, text_of
from app.commands.console import print_json, progress, say, shown, stop
from app.commands.estimate import headline
from app.commands.export import force_option, formats_in, write_to
from app.commands.looks import look_options
from app.commands.narrowing import (
    as_drawn,
    chosen_by,
    design_of,
    population_option,
    require_groups,
    require_population,
    require_question,
    sample_options,
    sampling,
    then_option,
    where_option,
    without_flagged_option,
)
from app.export.look import Look
from app.export.study.values import IN_FILES
from app.flows.results import named
from core.errors import Refused
from core.estimate.where import write
from core.inference.intervals import Interval, chosen
from core.study import Study
from core.study.adding import log_analysis


@click.command("analyse")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("analysis")
@click.argument("questions", nargs=-1)
@click.option("--by", "group_id", help="Split by this clear question.")
@then_option
@click.option("--weight", "weight_id", help="Weigh each response by this clear number.")
@sample_options
@population_option
@where_option
@without_flagged_option
@click.option("--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True)
@click.option("--interval", "interval_name", type=click.Choice([i.value for i in Interval]))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write files here.")
@click.option("--formats", help="With --out: some formats of export, with commas.")
@look_options
@force_option
@click.option("--log", is_flag=True, help="Keep it in the study, to be repeated.")
def analyse_command(
    study: Path,
    analysis: str,
    questions: tuple[str, ...],
    group_id: str | None,
    then_id: str | None,
    weight_id: str | None,
    margins: Path | None,
    clusters: str | None,
    strata: str | None,
    population: int | None,
    where_text: str | None,
    without_flagged: bool,
    level: float,
    interval_name: str | None,
    as_json: bool,
    out: Path | None,
    formats: str | None,
    look: Look,
    force: bool,
    log: bool,
) -> None:
    """Print an ANALYSIS of QUESTIONS of a STUDY, or with --out write its tables and charts."""
    if analysis not in ANALYSES:
        raise click.UsageError(f"{shown(analysis)} is none of {', '.join(ANALYSES)}.")
    wanted = formats_in(formats)
    try:
        with sampling(margins), Study.open(study, write=False) as opened:
            drawn = as_drawn(opened.survey, weight_id, clusters, strata, population)
            weight_id, clusters, strata = drawn
            weighted = any(each is not None for each in (margins, population, *drawn))
            interval = chosen(interval_name, whole_counts=not weighted)
            choices = replace(IN_FILES, level=level, interval=interval)
            looking = Looking(
                analysis,
                questions,
                split=group_id,
                then=then_id,
                weights=weight_id,
                choices=choices,
                without_flagged=without_flagged,
            )
            for named_question in (*questions, group_id, then_id, weight_id):
                require_question(opened.survey, named_question)
            require_groups(group_id, then_id)
            where = chosen_by(where_text, opened.survey)
            design = design_of(margins, clusters, strata, opened.survey)
            filtered = write(where) if where is not None else ""
            looking = replace(looking, where=filtered, design=design, population=population)
            require_population(
                population,
                opened.n,
                by=group_id,
                where=filtered,
                weight=weight_id,
                weights=margins,
                cluster_by=clusters,
                strata=strata,
            )
            if population is not None and not looking.whole_population:
                raise click.UsageError(f"{analysis} takes no --population; leave it out.")
            if not possible(looking, opened.survey):
                asked = f"{analysis} cannot be made of {', '.join(questions)}"
                if not questions:
                    asked = f"{analysis} needs questions"
                raise click.UsageError(
                    f"{asked}; name another number of questions, or other kinds of them."
                )
            content = replace(content_of(opened, looking=looking), path=study)
            head, digest = headline(opened), opened.survey.digest
        with sampling(margins), progress("Working it out") as report:
            parts = analyse(looking, [content], report, kept_of(looking, content))
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    except Refused as refused:
        stop(refused.problem, study)
    if log:
        keep_in_log(study, looking)
    if out is not None:
        results = named(looking, parts)
        write_to(results, out, wanted, look=look, force=force)
    elif as_json:
        print_json(
            {
                "survey": digest,
                "n": content.n,
                **({"where": looking.where} if looking.where else {}),
                **({"population": population} if population is not None else {}),
                "analysis": analysis,
                "questions": list(questions),
                "parts": data_of(parts),
            }
        )
    else:
        click.echo(head)
        click.echo(text_of(parts), nl=False)


def keep_in_log(study: Path, looking: Looking) -> None:
    """Keep what was looked at in the study's log, or end with a message."""
    try:
        with Study.open(study) as opened:
            if opened.backup is not None:
                say(f"{shown(study)} was brought up to date; {shown(opened.backup)} is as it was.")
            looks = [(question, opened.n) for question in looking.questions]
            log_analysis(opened, remembered(looking), looks=looks)
    except Refused as refused:
        stop(refused.problem, study)
