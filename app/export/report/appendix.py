"""The tables at the end of a report: what became of the files, and the codebook."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from app.export.report import words
from app.export.study.values import Source
from app.words.catalogue import figures
from app.words.options import option_text
from app.words.refusals import reason_text
from core.facts.errors import Code
from core.interchange.codebook import codings
from core.present.table import Cell, Column, Table
from core.survey import Survey
from core.survey.model import text_in

HELD = (Code.DUPLICATE, Code.CONFLICT)
_MOST_NAMES = 1000


def files_tables(source: Source) -> Iterator[Table]:
    """Give how many files were found to be what; then their names where those are to be told."""
    said = words.files_words()
    counts: dict[str, int] = {said["accepted"]: 0}
    by_day = source.study.by_day()
    for each in by_day:
        if each.code is None:
            name = said["skipped" if each.skipped else "accepted"]
        else:
            name = said.get(each.code.value, words.refused_as(each.code.value))
        counts[name] = counts.get(name, 0) + each.n
    found, listed = words.files_title()
    what, count = words.files_heads()
    columns = (Column("files", what, numeric=False), Column("count", count))
    rows = tuple((_text(name), Cell(n, figures(n))) for name, n in counts.items())
    refused = any(each.code not in (None, *HELD) for each in by_day)
    yield Table(found, "", columns, rows, (words.codes_note(),) if refused else ())
    if source.wishes.file_names:
        names = tuple(islice(_names(source), _MOST_NAMES))
        n = sum(each.n for each in by_day if each.skipped or each.code not in (None, *HELD))
        if names:
            heads = tuple(
                Column(str(i), head, numeric=False) for i, head in enumerate(words.file_heads())
            )
            notes = (words.names_note(len(names), n),) if len(names) < n else ()
            yield Table(listed, "", heads, names, notes)


def _names(source: Source) -> Iterator[tuple[Cell, ...]]:
    for offer in source.study.offers():
        code = Code(offer.code) if offer.code else None
        if code not in HELD and (code or offer.reason):
            name = offer.name.decode("utf-8", "replace")
            yield _text(name), _text(offer.code), _text(reason_text(offer.reason))


def codebook_table(survey: Survey, language: str) -> Table:
    """Return what each value in a table of reports stands for."""
    keys = ("question", "answer", "text", "column", "value")
    columns = tuple(
        Column(key, head, numeric=False)
        for key, head in zip(keys, words.codebook_heads(), strict=True)
    )
    rows = []
    for question in survey.questions:
        for coding in codings(question):
            text = text_in(question.text, language)
            if coding.option:
                text = option_text(question, coding.option, language)
            cells = (question.id, coding.option, text, coding.column, coding.value)
            rows.append(tuple(map(_text, cells)))
    return Table(words.codebook_title(), "", columns, tuple(rows), ())


def _text(text: str) -> Cell:
    return Cell(text, text)
