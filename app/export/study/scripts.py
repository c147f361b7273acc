"""The scripts of a study that work out the numbers of its report again."""

from __future__ import annotations

import os
from collections.abc import Sequence

from app.analyses.checks import chosen_of
from app.analyses.tallies import tallies_of
from app.analyses.words.methods import mechanism_text
from app.export.study.values import Planned, Source, of_bytes
from app.words.options import label_text
from core.interchange.scripts import Made, python_script, r_script

_NAMES = {"py": "reproduce.py", "r": "reproduce.R"}
REPORTS = "reports.csv"


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan a script in each language."""

    def one(name: str) -> Planned:
        def made() -> bytes:
            how = made_of(source)
            if name == "py":
                return python_script(how).encode()
            return r_script(how, source.content.survey, REPORTS).encode()

        return of_bytes(_NAMES[name], made)

    return tuple(map(one, formats))


def made_of(source: Source) -> Made:
    """Return how the numbers of the report of a source are made."""
    request, survey = source.request, source.content.survey
    choices, picked = request.choices, chosen_of(request, survey)
    return Made(
        study=os.path.basename(source.content.path or ""),
        survey=survey.digest,
        language=source.language,
        level=choices.level,
        interval=choices.interval,
        simultaneous=choices.simultaneous and request.then is None,
        where=request.where,
        split=request.split,
        then=request.then,
        weights=request.weights,
        design=request.design,
        population=tallies_of(request, [source.content], source.kept).population,
        without_flagged=request.without_flagged,
        anchor=(picked.item, picked.anchor) if picked.anchor else (),
        known=request.checks.known,
        words={
            question.id: {
                option: label_text(question, option, source.language)
                for option in question.option_ids
            }
            for question in survey.asked
            if not question.options
        },
        designs={question.id: mechanism_text(question) for question in survey.asked},
    )
