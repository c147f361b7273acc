"""What tables of a study are to be read with: sentences for people, and facts for programs."""

from __future__ import annotations

from collections.abc import Iterable

from app.export.study.values import Source
from app.export.words import notes_on


def notes_of(source: Source, drawn: Iterable[str] = ()) -> list[str]:
    """Return the notes of a table of those who are chosen; `drawn` tells how they were."""
    content, options = source.content, source.options
    return notes_on(
        content.survey,
        source.language,
        n=content.n,
        where=options.where,
        left_out=content.flagged if options.without_flagged else 0,
        rehearsal=bool(content.rehearsal),
        drawn=drawn,
    )


def facts_of(source: Source) -> dict[str, str]:
    """Return the survey, the number of people and the filter."""
    content = source.content
    return {"survey": content.survey.digest, "n": str(content.n), "where": source.options.where}
