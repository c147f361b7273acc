"""Why something was refused, and what to do about it, in sentences."""

from __future__ import annotations

from typing import Final

from app.words.catalogue import figures, tr
from app.words.mechanisms import called, carried_out_by
from app.words.places import placed
from app.words.refusals import (
    clusters,
    files,
    filters_and_formulas,
    mappings,
    responses,
    studies,
    surveys,
    tables,
)
from app.words.refusals.remedies import (
    OF_CODES,
    OF_FACTS,
    of_declining,
    of_writing,
    remedy_for_response,
    remedy_for_row,
)
from core.facts.errors import Code, Problem
from core.facts.names import Fact, FoundFact, Value
from core.facts.of_tables import TableFact
from core.facts.reading import found_in
from core.privacy.mechanisms import REGISTRY
from core.privacy.procedures import Procedure

_TEXTS: Final = (
    files.TEXTS
    | surveys.TEXTS
    | responses.TEXTS
    | studies.TEXTS
    | filters_and_formulas.TEXTS
    | tables.TEXTS
    | mappings.TEXTS
    | clusters.TEXTS
)
_REMEDIES: Final = (
    OF_FACTS
    | filters_and_formulas.REMEDIES
    | tables.REMEDIES
    | mappings.REMEDIES
    | clusters.REMEDIES
)
_WRITTEN: Final = (Fact.FILE_NOT_WRITTEN, Fact.FOLDER_NOT_WRITTEN, Fact.FOLDER_NOT_MADE)


def own_finding(text: str, remedy: str = "") -> FoundFact:
    """Return a finding of the program's own, in its words."""
    return Fact.TOLD(text=text, remedy=remedy) if remedy else Fact.TOLD(text=text)


def sentence(found: FoundFact) -> str:
    if found.fact is Fact.TOLD:
        return str(found["text"])
    values = {name: _value(name, value) for name, value in found.values}
    return _TEXTS[found.fact]().format(**values)


def reason_text(reason: str) -> str:
    """Say what a record keeps of the reason; '' for none."""
    return sentence(found_in(reason)) if reason else ""


def remedy_of_reason(code: Code, reason: str, *, row: bool = False) -> str:
    """Say what to do about what a record keeps of a reason: of a response, or a `row` of a table.

    What was collected is not chosen anew, as the values of a survey or a mapping are: then it would
    be another report.
    """
    told = reason and _remedy_of(found_in(reason))
    return told or (remedy_for_row(code) if row else remedy_for_response(code))


def remedy_of_skipped(reason: str) -> str:
    """Say what to do about a file that was left aside for a reason; '' for nothing."""
    return _remedy_of(found_in(reason)) if reason else ""


def message(problem: Problem) -> str:
    return sentence(problem.found)


def remedy(problem: Problem) -> str:
    return _remedy_of(problem.found) or remedy_of_code(problem.code)


def remedy_of_code(code: Code) -> str:
    """Say what to do about a problem of a code, whatever was found."""
    return OF_CODES[code]()


def line(problem: Problem) -> str:
    """Say a problem in one line: code, place, what was found."""
    told = tr("{code} at {place}: {found}") if problem.where else "{code}: {found}"
    return told.format(code=problem.code, place=placed(problem.where), found=message(problem))


def _remedy_of(found: FoundFact) -> str:
    values = dict(found.values)
    if found.fact is Fact.TOLD:
        return str(values.get("remedy", ""))
    if found.fact in _WRITTEN:
        return of_writing(values.get("errno"))
    if found.fact is Fact.NOBODY_CAN_DECLINE:
        return of_declining(str(values.get("kind", "")))
    # Of these what is in the way tells.
    if found.fact is TableFact.NOT_TAKEN:
        why = values.get("why")
        return _remedy_of(why) if isinstance(why, FoundFact) else ""
    known = _REMEDIES.get(found.fact)
    return "" if known is None else known().format(**values)


class _Number(int):
    """A whole number as the language writes it; with thousands apart where a text asks for it."""

    def __format__(self, spec: str) -> str:
        sign = "-" if self < 0 else ""
        return sign + figures(int.__format__(abs(self), spec))


def _value(name: str, value: Value) -> object:
    if isinstance(value, FoundFact):
        return sentence(value)
    if name == "mechanism" and value in REGISTRY:
        return called(REGISTRY[str(value)].title)
    if name == "procedure" and value in tuple(Procedure):
        return carried_out_by(Procedure(str(value)))
    return _Number(value) if isinstance(value, int) else value
