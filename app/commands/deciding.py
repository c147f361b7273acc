"""candor decide: which version of a response in conflict counts."""

from __future__ import annotations

from pathlib import Path

import click

from app.analyst.words.saved import saved_text
from app.commands.console import Stopping, print_json, shown
from app.commands.options import json_option, study_argument
from core.response.file import ResponseReader
from core.study import Conflict, Study, annotate
from core.study.analyst_work import Choice


@click.command("decide")
@study_argument
@click.argument("id_", metavar="[ID]", required=False)
@click.argument("choice", type=click.Choice([each.value for each in Choice]), required=False)
@json_option
def decide_command(study: Path, id_: str | None, choice: str | None, as_json: bool) -> None:
    """Decide which version of the response ID counts in STUDY, or list what is in conflict.

    ID is how its id begins, or the SHA-256 of the version that came second.
    """
    if (id_ is None) is not (choice is None):
        raise click.UsageError("Name first, second or neither behind the ID.")
    with Stopping(study), Study.open(study, write=choice is not None) as opened:
        if id_ is not None and choice is not None:
            conflict = _conflict(opened, id_, Choice(choice))
            annotate.decide(opened, conflict, Choice(choice))
        if as_json:
            print_json({"n": opened.n, "conflicts": _listed(opened)})
        elif id_ is None:
            _print(opened)
        else:
            noun = "response counts" if opened.n == 1 else "responses count"
            click.echo(f"Kept: {choice} of {shown(id_)}. {opened.n:,} {noun} now.")


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
            f"No response in conflict begins with {shown(wanted)}; without an ID all are listed."
        )
    if len({id_ for _, id_ in found}) > 1:
        raise click.UsageError(f"Several responses begin with {shown(wanted)}; write more of it.")
    if len(found) > 1 and choice is Choice.SECOND:
        versions = ", ".join(conflict.sha256[:16] for conflict, _ in found)
        raise click.UsageError(
            f"Of {shown(wanted)} several versions came later; name one by its SHA-256: {versions}."
        )
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
        click.echo(
            f"{versions.id}  {decision.choice.value if decision else 'not decided, first counts'}"
            f"\n  second: SHA-256 {conflict.sha256[:16]}, {conflict.day.isoformat()}"
        )
        if first.procedure is not second.procedure:
            click.echo(f"  procedure: first {first.procedure}, second {second.procedure}")
        for question in study.survey.questions:
            one, other = (each.answers.get(question.id) for each in (first, second))
            if one != other:
                saved = (saved_text(question, each, language) for each in (one, other))
                name = f"column {question.text}" if question.unasked else question.id
                click.echo("  {}: first {}, second {}".format(name, *saved))
    if not n:
        click.echo("No response is in conflict.")
        return
    click.echo(
        f"Decide by candor decide {shown(study.name)} ID first|second|neither. A study keeps no "
        "names of files: an import tells where both stand."
    )
