"""candor analyse: one analysis of a study, printed or written to files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from app.analyses import ANALYSES, analyse, possible
from app.analyses.content import content_of
from app.analyses.looking import Looking
from app.analyses.tallies import kept_of
from app.analyses.written import data_of, text_of
from app.commands.console import print_json, progress, say, shown, stop
from app.commands.estimate import headline, require_question
from app.commands.export import formats_in
from app.flows.results import IN_FILES, named
from core.errors import Code, Refused
from core.inference.intervals import Interval, chosen
from core.study import Study


@click.command("analyse")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("analysis")
@click.argument("questions", nargs=-1, required=True)
@click.option("--by", "group_id", help="Split by this clear question.")
@click.option("--weight", "weight_id", help="Weigh each response by this clear number.")
@click.option("--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True)
@click.option("--interval", "interval_name", type=click.Choice([i.value for i in Interval]))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write files here.")
@click.option("--formats", help="With --out: some formats of export, with commas.")
@click.option("--black-and-white", is_flag=True, help="Tell marks apart without colours.")
def analyse_command(
    study: Path,
    analysis: str,
    questions: tuple[str, ...],
    group_id: str | None,
    weight_id: str | None,
    level: float,
    interval_name: str | None,
    as_json: bool,
    out: Path | None,
    formats: str | None,
    black_and_white: bool,
) -> None:
    """Print an ANALYSIS of QUESTIONS of a STUDY, or with --out write its tables and charts."""
    if analysis not in ANALYSES:
        raise click.UsageError(f"{shown(analysis)} is none of {', '.join(ANALYSES)}.")
    wanted = formats_in(formats)
    try:
        interval = chosen(interval_name, weighted=weight_id is not None)
        choices = replace(IN_FILES, level=level, interval=interval)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    looking = Looking(analysis, questions, split=group_id, weights=weight_id, choices=choices)
    try:
        with Study.open(study, write=False) as opened:
            for named_question in (*questions, group_id, weight_id):
                require_question(opened.survey, named_question)
            if not possible(looking, opened.survey):
                asked = f"{analysis} cannot be of {', '.join(questions)}"
                raise click.UsageError(f"{asked}: another number or other kinds of questions.")
            content = content_of(opened, looking=looking)
            head, digest = headline(opened), opened.survey.digest
        with progress("Working it out") as report:
            parts = analyse(looking, [content], report, kept_of(looking, content))
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    except Refused as refused:
        stop(refused.problem, study)
    if out is not None:
        from app.export import write_files
        from core.files.disk import make_folder

        try:
            make_folder(out)
            with progress("Writing") as report:
                files = named(looking, parts)
                paths = write_files(
                    files, out, wanted, black_and_white=black_and_white, report=report
                )
        except Refused as refused:
            stop(refused.problem, out if refused.problem.code is Code.IO else study)
        say(f"Wrote {len(paths)} files to {shown(out)}.")
    elif as_json:
        print_json(
            {
                "survey": digest,
                "n": content.n,
                "analysis": analysis,
                "questions": list(questions),
                "parts": data_of(parts),
            }
        )
    else:
        click.echo(head)
        click.echo(text_of(parts), nl=False)
