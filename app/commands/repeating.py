"""candor repeat: the analyses in a study's log, made again in their order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from app.analyses import analyse, possible
from app.analyses.content import content_of
from app.analyses.printed_parts import data_of, text_of
from app.analyses.request import AnalysisRequest, understood
from app.analyses.tallies import kept_of
from app.commands.console import DONE, REFUSED, Stopping, documented, print_json, say, shown
from app.commands.estimate import headline
from app.commands.options import json_option, study_argument
from app.words.catalogue import joined, tr
from app.words.numerals import day_in_figures
from core.study import Study
from core.study.analyst_work import Logged


@click.command("repeat", help=tr("Make all analyses in the log of STUDY again, in their order."))
@study_argument
@json_option
def repeat_command(study: Path, as_json: bool) -> None:
    printed: list[dict[str, object]] = []
    left_out = 0
    with Stopping(study), Study.open(study, write=False) as opened:
        log, digest = opened.analyst_work().log, opened.survey.digest
        if not as_json:
            click.echo(headline(opened))
        for number, logged in enumerate(log, 1):
            request = _request(opened, logged)
            try:
                if request is None:
                    raise ValueError("it is not understood")
                with documented(as_json):
                    content = replace(content_of(opened, request=request), path=study)
                    parts = analyse(request, [content], kept=kept_of(request, content))
            except ValueError:
                left_out += 1
                told = tr("{study}: entry {number} is none that this Candor can make.")
                say(told.format(study=shown(study), number=number))
                continue
            if as_json:
                of_one = {"number": number, "day": logged.day.isoformat(), "n": content.n}
                asked = {"analysis": request.analysis, "questions": list(request.questions)}
                printed.append(of_one | asked | {"where": request.where, "parts": data_of(parts)})
            else:
                what = tr("{analysis} of {questions}")
                if request.where:
                    what = tr("{analysis} of {questions} where {filter}")
                what = what.format(
                    analysis=request.analysis,
                    questions=joined(request.questions) or request.models.formula,
                    filter=request.where,
                )
                click.echo(f"{number}. {day_in_figures(logged.day)}: {what}\n")
                click.echo(text_of(parts))
    if as_json:
        print_json({"survey": digest, "analyses": printed})
    elif not log:
        click.echo(tr("The log is empty; candor analyse --log adds to it."))
    raise SystemExit(REFUSED if left_out else DONE)


def _request(study: Study, logged: Logged) -> AnalysisRequest | None:
    """Return what was looked at; None where this version or this survey has no such thing."""
    request = understood(logged.request)
    if request is None or request.study or not possible(request.repeated, study.survey):
        return None
    return request.repeated
