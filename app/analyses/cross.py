"""Two questions crossed: whether they go together, and the share of every two answers."""

from __future__ import annotations

from dataclasses import replace

from app.analyses import sides_of
from app.analyses.available import Offered
from app.analyses.bands import bands_of
from app.analyses.parts import Part, Sentence, Switch, TablePart, Tone
from app.analyses.request import COLUMNS, EVERYONE, ROWS, AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words import crossed as words
from app.analyses.words.crossing import cross_title, method_of_cross, side_text, tables_of
from app.words.catalogue import tr
from core.cross.crossing import cross
from core.cross.results import Crossing
from core.progress import Progress

_LONGEST = 160  # letters of each question, above both
MOST_COLUMNS, MOST_ROWS = 6, 12  # of cells in the picture; the table has all of them


def crossed(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return what is found about two questions together."""
    found = _found(request, tallies, report)
    language = tallies.language
    selection_text = tallies.selection_text
    badge = tr("Rehearsal") if tallies.content.rehearsal else ""
    if found is None:
        sides = sides_of(request, tallies.content.survey) or ()
        names = " × ".join(side_text(side, language) for side in sides)
        told = tr("No one was asked both, so they cannot be crossed.")
        return Sentence(names, tone=Tone.HEAD, badge=badge), Sentence(told)
    title = cross_title(found, language, _LONGEST)
    said, numbers = words.relation(found)
    joint, given = tables_of(found, selection_text, language)
    # The test stands above, in words.
    joint = replace(joint, notes=tuple(filter(None, (words.why_wide(found),))))
    shares_of = request.choices.shares_of
    drawn = found.second.k <= MOST_COLUMNS and found.first.k <= MOST_ROWS
    method = method_of_cross(found, selection_text, shares_of if drawn else "")
    parts: list[Part] = [
        Sentence(title, (method,), Tone.HEAD, badge),
        *bands_of(request, tallies),
        Sentence(said, (numbers,), Tone.FOUND, aside=words.odds(found)),
    ]
    if drawn:
        keys = (EVERYONE, ROWS, COLUMNS)
        offered = tuple(zip(keys, words.shares_named(), strict=True))
        meaning = words.sums_text(found, shares_of)
        parts.append(Switch("shares_of", tr("Shares"), offered, shares_of, meaning))
        parts.append(words.cells_chart(found, selection_text, language, shares_of, badge))
    parts.append(TablePart(joint, words.records_of_cross(found), "share"))
    parts.append(TablePart(given, words.records_of_cross(found), "share"))
    return tuple(parts)


def _found(request: AnalysisRequest, tallies: Tallies, report: Progress) -> Crossing | None:
    sides = sides_of(request, tallies.content.survey)
    if sides is None:
        raise ValueError("these questions cannot be crossed")
    tally, chosen = tallies.together(*sides, report), request.choices
    return cross(tally, chosen.level, chosen.interval, chosen.simultaneous)


def offered(request: AnalysisRequest, tallies: Tallies) -> Offered:
    """Return what can be chosen about two questions."""
    sides = sides_of(request, tallies.content.survey)
    cells = sides[0].k * sides[1].k if sides else 0
    return Offered(frozenset({"level", "interval", "simultaneous"}), at_once=cells)
