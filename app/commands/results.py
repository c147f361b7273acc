"""candor results: the analyses that are kept in a study, of which its report is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from app.analyses import possible
from app.analyses.content import content_of
from app.analyses.kept_results import (
    HEADING,
    HISTOGRAM,
    MODEL,
    SHARE,
    SPLIT,
    as_kept,
    card_of,
    found_in,
    kept_results,
    kind_of,
    kind_words,
    place_of,
    worked_out,
)
from app.analyses.request import CHECKS, CROSS, MODELS, AnalysisRequest, Modelling
from app.analyses.tallies import kept_of
from app.commands.console import Stopping, documented, note_too_long, print_json, progress, shown
from app.commands.cross import side_in
from app.commands.narrowing import People, people_of, require_question, require_splitting
from app.commands.options import (
    json_option,
    study_argument,
    where_option,
    without_flagged_option,
)
from app.commands.regress import formula_in
from app.commands.sampling import Drawn, drawn_options, sampling
from app.words.catalogue import figures, tr
from core.grammar.formula import write
from core.progress import Progress
from core.study import Study
from core.study.annotate import keep_results
from core.study.cards import LONGEST_TEXT, MOST_CARDS, Card

_NAMES = {SHARE: 1, SPLIT: 2, CROSS: 2, MODEL: 1, HISTOGRAM: 1, CHECKS: 0}
_WAYS = "share:ID, split:ID:BY, cross:A:B, model:FORMULA, histogram:ID, checks"


@click.command(
    "results",
    help=tr(
        "List the results kept in STUDY, of which its report is made; keep others, or note them."
        "\n\n"
        "Numbers are those of the list, before anything is removed; what is added stands behind. "
        "What tells who counts and how intervals are made is of those that --add keeps. One that "
        "is kept already is worked out anew, and keeps its note and its place."
    ),
)
@study_argument
@click.option(
    *("--add", "added"),
    multiple=True,
    help=tr("Keep an analysis, one of {ways}.").format(ways=_WAYS),
)
@click.option("--remove", "removed", type=int, multiple=True, help=tr("Keep number N no longer."))
@click.option(
    "--note",
    "notes",
    type=(int, str),
    multiple=True,
    metavar=tr("N TEXT"),
    help=tr("Note number N."),
)
@where_option
@without_flagged_option
@drawn_options()
@json_option
@people_of
def results_command(
    study: Path,
    added: tuple[str, ...],
    removed: tuple[int, ...],
    notes: tuple[tuple[int, str], ...],
    people: People,
    drawn: Drawn,
    as_json: bool,
) -> None:
    changes = bool(added or removed or notes)
    with (
        Stopping(study, of_options=True),
        sampling(drawn.margins),
        Study.open(study, write=changes) as opened,
    ):
        if changes:
            cards = list(opened.analyst_work().cards)
            requests = [_request(opened, each, people, drawn) for each in added]
            with progress(tr("Working it out")) as report, documented(as_json):
                for request in requests:
                    cards = _added(cards, opened, study, request, report)
            keep_results(opened, _without(_noted(cards, notes), removed))
        content = content_of(opened)
    with documented(as_json):
        results = kept_results(content)
    if as_json:
        print_json(
            {
                "cards": [
                    {
                        "n": each.number or None,
                        "kind": each.kind or None,
                        "title": each.title,
                        "words": each.card.found,
                        "note": "" if each.kind == HEADING else each.card.text,
                        "responses": each.card.n,
                    }
                    for each in results
                ]
            }
        )
        return
    for each in results:
        if each.kind == HEADING:
            click.echo(f"{shown(each.title)}\n")
            continue
        n = each.card.n
        told = f"{each.number}. {kind_words(each.kind)}, n = {figures(n)}"
        if n != content.n:
            told += tr("; files came since: {n} now").format(n=figures(content.n))
        click.echo(shown(told))
        for line in filter(None, (each.title, each.card.found, each.card.text)):
            click.echo(f"   {shown(line)}")
        click.echo()
    if not results:
        click.echo(tr("Nothing is kept yet; candor results STUDY --add share:ID keeps a share."))


def _place(cards: Sequence[Card], number: int) -> int:
    """Return the place of an analysis by its number, or end with a message."""
    places = [place for place, card in enumerate(cards) if not card.is_heading]
    if not 1 <= number <= len(places):
        told = tr("There is no result {number}; none is kept.")
        if places:
            told = tr("There is no result {number}; those kept are 1 to {last}.")
        raise click.UsageError(told.format(number=number, last=len(places)))
    return places[number - 1]


def _noted(cards: Sequence[Card], notes: Sequence[tuple[int, str]]) -> list[Card]:
    found = list(cards)
    for number, text in notes:
        if len(text) > LONGEST_TEXT:
            raise click.UsageError(note_too_long(LONGEST_TEXT))
        place = _place(cards, number)
        found[place] = replace(found[place], text=text)
    return found


def _without(cards: Sequence[Card], removed: Sequence[int]) -> list[Card]:
    gone = {_place(cards, number) for number in removed}
    return [card for place, card in enumerate(cards) if place not in gone]


def _added(
    cards: list[Card], opened: Study, path: Path, request: AnalysisRequest, report: Progress
) -> list[Card]:
    """Keep an analysis behind the others, or in the place where it is kept already."""
    content = replace(content_of(opened, request=request), path=path)
    parts = worked_out(request, content, kept_of(request, content), report=report)
    place = place_of(request, cards)
    note = cards[place].text if place is not None else ""
    card = card_of(request, found_in(parts), opened.n, note)
    if place is not None:
        return [*cards[:place], card, *cards[place + 1 :]]
    if len(cards) == MOST_CARDS:
        raise click.UsageError(
            tr("A study keeps at most {n} results; remove one first.", "", MOST_CARDS).format(
                n=figures(MOST_CARDS)
            )
        )
    return [*cards, card]


def _request(opened: Study, text: str, people: People, drawn: Drawn) -> AnalysisRequest:
    """Read what is to be kept, or end with a message."""
    survey = opened.survey
    kind, _, rest = text.partition(":")
    names = rest.split(":", _NAMES.get(kind, 1) - 1) if rest and _NAMES.get(kind) else []
    if kind not in _NAMES or len(names) != _NAMES[kind] or (kind == CHECKS and rest):
        raise click.UsageError(
            tr("--add {text} is none of {ways}.").format(text=shown(text), ways=_WAYS)
        )
    if kind == SPLIT:
        require_splitting(survey, names[1])
        people = replace(people, group_id=survey.question(names[1]).id)
    request = drawn.request(survey, opened.n, people)
    if kind == MODEL:
        models = Modelling((write(formula_in(names[0], survey)),), effects=True)
        request = replace(request, analysis=MODELS, models=models)
    elif kind == CHECKS:
        request = replace(request, analysis=CHECKS)
    elif kind == CROSS:
        sides = [side_in(survey, each) for each in names]
        request = replace(
            request,
            analysis=CROSS,
            questions=tuple(side.question.id for side in sides),
            options=tuple(side.option or "" for side in sides),
        )
    else:
        require_question(survey, names[0])
        request = replace(request, questions=(names[0],))
    kept = as_kept(request)
    if kept is None or not possible(kept, survey):
        raise click.UsageError(
            tr("--add {text} cannot be made of this survey.").format(text=shown(text))
        )
    if kind == HISTOGRAM and kind_of(kept, survey) != HISTOGRAM:
        raise click.UsageError(
            tr("{id} has no histogram; add share:{id}.").format(id=shown(names[0]))
        )
    return kept
