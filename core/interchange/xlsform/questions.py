"""One row that asks something, as the JSON of a question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.files.canonical import Json
from core.interchange.workbook import Row
from core.interchange.xlsform.cells import Reader
from core.interchange.xlsform.choices import TRUE, Choice, Choices
from core.interchange.xlsform.findings import Finding
from core.interchange.xlsform.heads import nearest, parameter_heads
from core.interchange.xlsform.logic import Term, read_range, read_relevant
from core.interchange.xlsform.types import Type
from core.privacy.mechanisms import REGISTRY, Whole
from core.privacy.procedures import Procedure
from core.survey.conditions import MAX_PARTS, condition_json
from core.survey.model import KINDS, Answered, AskIf, Kind, fraction_text

_RATED = "likert"
_SPELLED = re.compile(r"(\w+)\s*=\s*['\"]?([^\s'\"]+)['\"]?")


@dataclass(frozen=True, slots=True)
class ReadQuestion:
    """A question that was read, as expressions after it need it: its id, the ids of its choices."""

    id: str
    choices: Mapping[str, str]
    number: bool = False


def read_question(
    reader: Reader,
    row: Row,
    kind: Type,
    choices: Choices,
    asked: Mapping[str, ReadQuestion],
    groups: Sequence[AskIf] = (),
) -> dict[str, Json]:
    """Read a row of a type that asks something, without its id.

    `asked` are the questions before, by the names that expressions use; `groups` are the
    conditions of the groups that the row stands in.
    """
    content: dict[str, Json] = {}
    if kind.base in ("select_one", "select_multiple"):
        content |= _choosing(reader, row, kind, choices)
    else:
        content |= {"kind": str(Kind.NUMBER), **_numbers(reader, row, kind)}
    _note_lacking(reader, row, kind)
    if _is_shuffled(reader, row):
        if Kind(str(content["kind"])).definition.may_shuffle:
            content["shuffle"] = True
        else:
            reader.note(Finding.LACKING, row, "parameters", value="randomize=true")
    text = reader.text(row, "label")
    if text is None:
        reader.note(Finding.NO_LABEL, row, "label", language="")
    help_ = reader.text(row, "hint", lines=True)
    negation = reader.text(row, "rr::negation")
    for key, value in (("text", text), ("help", help_), ("negation", negation)):
        if value is not None:
            content[key] = value
    mechanism = _mechanism(reader, row)
    if mechanism:
        content["mechanism"] = mechanism
    if reader.is_filled(row, "rr::ask"):
        content["ask"] = reader.whole(row, "rr::ask")
    procedures = _procedures(reader, row)
    if procedures:
        content["procedures"] = list(procedures)
    if not mechanism and reader.word(row, "required").lower() not in TRUE:
        content["optional"] = True
    own = read_ask_if(reader, row, asked)
    if own is not None or groups:
        condition = joined(groups, own)
        if condition is None:
            reader.note(Finding.GROUP_LOGIC, row, "relevant")
        else:
            content["ask_if"] = condition_json(condition)
    return {key: value for key, value in content.items() if value is not None}


def _note_lacking(reader: Reader, row: Row, kind: Type) -> None:
    """Note what the form asks of answers that a survey cannot ask, each by its cell."""
    constraint = reader.word(row, "constraint")
    if constraint and kind.base != "integer":  # there it is the range of the number
        reader.note(Finding.LACKING, row, "constraint", value=constraint)


def _is_shuffled(reader: Reader, row: Row) -> bool:
    """Tell whether each person is to see the options in an order of his own."""
    return any(
        name.lower() == "randomize" and value.lower() in TRUE
        for name, value in _SPELLED.findall(reader.word(row, "parameters"))
    )


def _choosing(reader: Reader, row: Row, kind: Type, choices: Choices) -> dict[str, Json]:
    choice = choices.get(kind.choices)
    if choice is None:
        meant = nearest(kind.choices, choices) if kind.choices else None
        values = {"list": kind.choices, "meant": meant or ""}
        reader.note(Finding.NO_LIST, row, "type", **values)
        choice = Choice(reader.columns.place(row.number))
    said = reader.known(row, "rr::kind", set(KINDS))
    if kind.base == "select_multiple":
        return {"kind": str(Kind.MANY_OF), "options": list(choice.options)}
    if choice.is_yes_no and said in (None, Kind.YES_NO):
        if said is None:
            reader.note(Finding.OWN_WORDS, row, "type", list=kind.choices)
        return {"kind": str(Kind.YES_NO)}
    named = Kind.ONE_OF
    if said is None and _RATED in reader.word(row, "appearance"):
        named = Kind.RATING
    elif said is not None and KINDS[said].definition.one_listed:
        named = KINDS[said]
    return {"kind": str(named), "options": list(choice.options)}


def _numbers(reader: Reader, row: Row, kind: Type) -> dict[str, Json]:
    low: int | None
    high: int | None
    step: int | None = 1
    if kind.base == "range":
        spelled = {
            found[1].lower(): found[2]
            for found in _SPELLED.finditer(reader.word(row, "parameters"))
        }
        low, high, step = (
            _whole(reader, row, spelled.get(name, default))
            for name, default in (("start", "1"), ("end", "10"), ("step", "1"))
        )
    else:
        text = reader.word(row, "constraint")
        bounds = read_range(text) if text else (None, None)
        if bounds is None:
            reader.note(Finding.UNREAD_LOGIC, row, "constraint", value=text)
            bounds = (None, None)
        elif None in bounds:
            reader.note(Finding.NO_RANGE, row, "constraint", name=reader.word(row, "name"))
        low, high = bounds
    numbers = {"low": low, "high": high, "step": step}
    content: dict[str, Json] = {key: value for key, value in numbers.items() if value is not None}
    bins = reader.word(row, "rr::bins").replace(",", " ").split()
    if bins:
        edges = [_whole(reader, row, edge, "rr::bins") for edge in bins]
        content["bins"] = [edge for edge in edges if edge is not None]
    return content


def _whole(reader: Reader, row: Row, text: str, head: str = "parameters") -> int | None:
    if re.fullmatch(r"-?\d{1,16}", text):
        return int(text)
    reader.note(Finding.NO_WHOLE, row, head, value=text)
    return None


def _mechanism(reader: Reader, row: Row) -> dict[str, Json]:
    name = reader.known(row, "rr::mechanism", REGISTRY)
    filled = [head for head in sorted(parameter_heads()) if reader.is_filled(row, head)]
    if name is None:
        if filled and not reader.is_filled(row, "rr::mechanism"):
            reader.note(Finding.NO_MECHANISM, row, filled[0], head=filled[0])
        return {}
    content: dict[str, Json] = {"name": name}
    for parameter, form in REGISTRY[name].parameters.items():
        head = f"rr::{parameter}"
        if isinstance(form, Whole):
            content[parameter] = reader.whole(row, head)
        else:
            fraction = reader.fraction(row, head)
            content[parameter] = None if fraction is None else fraction_text(fraction)
    return {key: value for key, value in content.items() if value is not None}


def _procedures(reader: Reader, row: Row) -> list[str]:
    known = {procedure.value for procedure in Procedure}
    found = []
    for word in reader.word(row, "rr::procedures").lower().replace(",", " ").split():
        if word in known:
            found.append(word)
            continue
        meant = nearest(word, known)
        if meant:
            reader.note(Finding.NEAR_WORD, row, "rr::procedures", value=word, meant=meant)
        else:
            said = ", ".join(sorted(known))
            reader.note(Finding.UNKNOWN_WORD, row, "rr::procedures", value=word, known=said)
    return found


def read_ask_if(reader: Reader, row: Row, asked: Mapping[str, ReadQuestion]) -> AskIf | None:
    """Read who is asked a row, or a group; None for everybody, and where an error was noted."""
    text = reader.word(row, "relevant")
    if not text:
        return None
    read = read_relevant(text)
    if read is None:
        reader.note(Finding.UNREAD_LOGIC, row, "relevant", value=text)
        return None
    later = [term.name for term in read.terms if term.name not in asked]
    if later:
        reader.note(Finding.LATER_QUESTION, row, "relevant", name=later[0])
        return None
    return AskIf(tuple(_part(term, asked[term.name]) for term in read.terms), read.every)


def _part(term: Term, source: ReadQuestion) -> Answered:
    if source.number and len(term.values) == 1 and term.values[0].isdigit():
        return Answered(source.id, (), int(term.values[0]), int(term.values[0]))
    values = tuple(source.choices.get(value, value) for value in term.values)
    return Answered(source.id, values, term.low, term.high)


def joined(outer: Iterable[AskIf], own: AskIf | None) -> AskIf | None:
    """Return what groups and a row ask for together; None where no condition can say it.

    >>> joined([AskIf.of("a", "x")], AskIf.of("b", "y")).sources
    ('a', 'b')
    """
    conditions = [*outer, *([own] if own is not None else [])]
    parts = tuple(dict.fromkeys(part for each in conditions for part in each.parts))
    plain = all(each.every or len(each.parts) == 1 for each in conditions)
    if len(conditions) == 1:
        return conditions[0]
    return AskIf(parts) if plain and len(parts) <= MAX_PARTS else None
