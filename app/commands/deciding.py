"""candor decide: which version of a response in conflict counts."""

from __future__ import annotations

from pathlib import Path

import click

from app.analyst.words.saved import saved_text
from app.commands.console import Stopping, print_json, shown
from app.commands.options import json_option, study_argument
from app.words.catalogue import figures, joined, tr
from app.words.mechanisms import procedure_word
from app.words.numerals import day_in_figures
from app.words.places import column_place
from core.response.file import ResponseReader
from core.study import Conflict, Study, annotate
from core.study.analyst_work import Choice
from core.survey import text_in


@click.command(
    "decide",
    help=tr(
        "Decide which version of the response ID counts in STUDY, or list what is in conflict.\n\n"
        "ID is how its id begins, or the SHA-256 of the version that came second."
    ),
)
@study_argument
@click.argument("id_", metavar=tr("[ID]"), required=False)
@click.argument("choice", type=click.Choice([each.value for each in Choice]), required=False)
@json_option
def decide_command(study: Path, id_: str | None, choice: str | None, as_json: bool) -> None:
    if (id_ is None) is not (choice is None):
        raise click.UsageError(tr("Name first, second or neither behind the ID."))
    with Stopping(study), Study.open(study, write=choice is not None) as opened:
        if id_ is not None and choice is not None:
            conflict = _conflict(opened, id_, Choice(choice))
            annotate.decide(opened, conflict, Choice(choice))
        if as_json:
            print_json({"n": opened.n, "conflicts": _listed(opened)})
        elif id_ is None:
            _print(opened)
        else:
            told = tr("Kept: {choice} of {id}. {n} responses count now.", "", opened.n)
            if opened.n == 1:
                told = tr("Kept: {choice} of {id}. 1 response counts now.")
            click.echo(told.format(choice=choice, id=shown(id_), n=figures(opened.n)))


def _conflict(study: Study, wanted: str, choice: Choice) -> Conflict:
    """Find the conflict that is meant, or end with a message."""
    sought = wanted.rstrip("…").lower()
    found = [
        (conflict, study.versions(conflict).id)
        for conflict in study.conflicts()
        if conflict.sha256.startswith(sought) or _may_begin(conflict.short_id, sought)
    ]
    found = [
        (conflict, id_)
        for conflict, id_ in found
        if id_.startswith(sought) or conflict.sha256.startswith(sought)
    ]
    if not sought or not found:
        raise click.UsageError(
            tr("No response in conflict begins with {id}; without an ID all are listed.").format(
                id=shown(wanted)
            )
        )
    if len({id_ for _, id_ in found}) > 1:
        raise click.UsageError(
            tr("Several responses begin with {id}; write more of it.").format(id=shown(wanted))
        )
    if len(found) > 1 and choice is Choice.SECOND:
        told = tr("Of {id} several versions came later; name one by its SHA-256: {versions}.")
        versions = joined([conflict.sha256[:16] for conflict, _ in found])
        raise click.UsageError(told.format(id=shown(wanted), versions=versions))
    return found[0][0]


def _may_begin(short_id: str, sought: str) -> bool:
    known = short_id.rstrip("…")
    return known.startswith(sought[: len(known)])


def _listed(study: Study) -> list[dict[str, object]]:
    decisions = study.analyst_work().decisions
    listed: list[dict[str, object]] = []
    for conflict in study.conflicts():
        id_ = study.versions(conflict).id
        decision = decisions.get(id_)
        listed.append(
            {
                "id": id_,
                "sha256": conflict.sha256,
                "day": conflict.day.isoformat(),
                "decision": decision.choice.value if decision else None,
                "second": decision.sha256 if decision else None,
            }
        )
    return listed


def _print(study: Study) -> None:
    """List conflicts with what differs, for a person who decides."""
    language = study.survey.languages[0]
    reader, decisions, n = ResponseReader(study.survey), study.analyst_work().decisions, 0
    for conflict in study.conflicts():
        n += 1
        versions = study.versions(conflict)
        first, second = reader.read(versions.held), reader.read(versions.offered)
        decision = decisions.get(versions.id)
        now = decision.choice.value if decision else tr("not decided, first counts")
        came = tr("second: SHA-256 {sha}, {day}").format(
            sha=conflict.sha256[:16], day=day_in_figures(conflict.day)
        )
        click.echo(f"{versions.id}  {now}\n  {came}")
        told = "  " + tr("{what}: first {first}, second {second}")
        if first.procedure is not second.procedure:
            ways = [
                procedure_word(each) if each else "–"
                for each in (first.procedure, second.procedure)
            ]
            what = tr("procedure", "of a response")
            click.echo(told.format(what=what, first=ways[0], second=ways[1]))
        for question in study.survey.questions:
            answers = [each.answers.get(question.id) for each in (first, second)]
            if answers[0] != answers[1]:
                saved = [saved_text(question, each, language) for each in answers]
                name = question.id
                if question.unasked:
                    name = column_place(text_in(question.text, language))
                click.echo(told.format(what=name, first=saved[0], second=saved[1]))
    if not n:
        click.echo(tr("No response is in conflict."))
        return
    click.echo(
        tr(
            "Decide by candor decide {study} ID first|second|neither. A study keeps no names of "
            "files: an import tells where both stand."
        ).format(study=shown(study.name))
    )
