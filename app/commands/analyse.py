"""candor analyse: one analysis of a study, printed or written to files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import click

from app.analyses import ANALYSES, analyse, possible
from app.analyses.content import content_of
from app.analyses.printed_parts import data_of, text_of
from app.analyses.request import AnalysisRequest, remembered
from app.analyses.tallies import kept_of
from app.commands.console import Stopping, documented, print_json, progress, shown
from app.commands.estimate import headline
from app.commands.export import force_option, formats_in, look_options, write_to
from app.commands.narrowing import People, language_in, people_of, require_question
from app.commands.options import (
    FOLDER,
    by_option,
    json_option,
    language_option,
    study_argument,
    then_option,
    together,
    where_option,
    without_flagged_option,
)
from app.commands.sampling import Drawn, drawn_options, sampling
from app.export.look import Look
from app.export.named import named
from app.export.study.values import in_files
from app.words.catalogue import joined, tr
from core.study import Study
from core.study.annotate import log_analysis


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of an analysis: files of some formats in a folder, an entry of the log."""

    out: Path | None
    formats: str | None
    look: Look
    force: bool
    log: bool

    def log_in(self, study: Path, request: AnalysisRequest) -> None:
        """Keep it in the study's log where that is wanted, or end with a message."""
        if not self.log:
            return
        with Stopping(study), Study.open(study) as opened:
            looks = [(question, opened.n) for question in request.questions]
            log_analysis(opened, remembered(request), looks=looks)


kept_options = together(
    "kept",
    Kept,
    click.option("--out", type=FOLDER, help=tr("Write files here.")),
    click.option("--formats", help=tr("With --out: some formats of export, with commas.")),
    look_options,
    force_option,
    click.option("--log", is_flag=True, help=tr("Keep it in the study, to be repeated.")),
)


@click.command(
    "analyse",
    help=tr(
        "Print an ANALYSIS of QUESTIONS of a STUDY, or with --out write its tables and charts. "
        "An analysis is one of {analyses}."
    ).format(analyses=joined(list(ANALYSES))),
)
@study_argument
@click.argument("analysis", metavar=tr("ANALYSIS"))
@click.argument("questions", metavar=tr("[QUESTIONS]..."), nargs=-1)
@by_option
@then_option
@drawn_options()
@where_option
@without_flagged_option
@language_option
@json_option
@kept_options
@people_of
def analyse_command(
    study: Path,
    analysis: str,
    questions: tuple[str, ...],
    people: People,
    drawn: Drawn,
    language: str | None,
    as_json: bool,
    kept: Kept,
) -> None:
    if analysis not in ANALYSES:
        raise click.UsageError(
            tr("{analysis} is none of {analyses}.").format(
                analysis=shown(analysis), analyses=joined(list(ANALYSES))
            )
        )
    wanted = formats_in(kept.formats)
    with Stopping(study, of_options=True):
        with sampling(drawn.margins), Study.open(study, write=False) as opened:
            for question in questions:
                require_question(opened.survey, question)
            people.require_groups(opened.survey, splitting=False)
            request = drawn.request(opened.survey, opened.n, people)
            how = request.choices
            language_in(language, opened.survey)
            choices = in_files(how, language or "")
            request = replace(request, analysis=analysis, questions=questions, choices=choices)
            if drawn.population is not None and not request.whole_population:
                raise click.UsageError(
                    tr("{analysis} takes no --population; leave it out.").format(analysis=analysis)
                )
            if not possible(request, opened.survey):
                told = tr(
                    "{analysis} needs questions; name another number of questions, or other kinds "
                    "of them."
                )
                if questions:
                    told = tr(
                        "{analysis} cannot be made of {questions}; name another number of "
                        "questions, or other kinds of them."
                    )
                raise click.UsageError(told.format(analysis=analysis, questions=joined(questions)))
            content = replace(content_of(opened, request=request), path=study)
            head, digest = headline(opened), opened.survey.digest
        with (
            sampling(drawn.margins),
            progress(tr("Working it out")) as report,
            documented(as_json),
        ):
            parts = analyse(request, [content], report, kept_of(request, content))
    kept.log_in(study, request)
    if kept.out is not None:
        write_to(named(request, parts), kept.out, wanted, look=kept.look, force=kept.force)
    elif as_json:
        print_json(
            {
                "survey": digest,
                "n": content.n,
                **({"where": request.where} if request.where else {}),
                **({"population": drawn.population} if drawn.population is not None else {}),
                "analysis": analysis,
                "questions": list(questions),
                "parts": data_of(parts),
            }
        )
    else:
        click.echo(head)
        click.echo(text_of(parts), nl=False)
