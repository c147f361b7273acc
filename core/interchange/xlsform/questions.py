"""One row that asks something, as a question of a draft."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from core.draft import DraftMechanism, DraftOption, DraftQuestion, Words
from core.interchange.workbook import Row
from core.interchange.xlsform.cells import NO, TRUE, Reader
from core.interchange.xlsform.choices import Choice, Choices
from core.interchange.xlsform.findings import Finding, FormFinding
from core.interchange.xlsform.heads import nearest, parameter_heads
from core.interchange.xlsform.logic import Term, read_alone, read_range, read_relevant
from core.interchange.xlsform.types import Type
from core.privacy.mechanisms import REGISTRY, Whole
from core.privacy.procedures import Procedure
from core.survey.conditions import MAX_PARTS
from core.survey.ids import id_of
from core.survey.model import KINDS, Answered, AskIf, Kind, fraction_text

_RATED = "likert"
_SHUFFLED = "randomized"
_TABLE_HEAD = "label"
_SPELLED = re.compile(r"([\w-]+)\s*=\s*['\"]?([^\s'\"]+)['\"]?")
_NONE_NAMES = re.compile(
    r"none(?:_\w+)?|no_?one|nobody|nothing|not_any|ningun[oa]?|nada|aucun[e]?|rien|kein[es]?|nichts",
    re.IGNORECASE,
)
_NONE_LABELS = re.compile(
    r"none\b.*|nothing|no one|nobody|kein[ers]*\b.*|nichts(?: davon)?|ningun[oa]\b.*|nada|"
    r"aucun[e]?\b.*|rien|لا شيء.*|لا أحد.*",
    re.IGNORECASE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class ReadQuestion:
    """A question that was read, as expressions after it need it: its id, the ids of its choices.

    `answered`: everybody gives one of the choices, so that not one of them is another.
    """

    id: str
    choices: Mapping[str, str]
    number: bool = False
    answered: bool = False


def is_table_head(reader: Reader, row: Row) -> bool:
    """Tell whether a row asks nothing, and shows the labels of the rows below it."""
    return reader.word(row, "appearance").lower().split() == [_TABLE_HEAD]


def read_question(
    reader: Reader,
    row: Row,
    kind: Type,
    choices: Choices,
    asked: Mapping[str, ReadQuestion],
    groups: Sequence[AskIf],
    id_: str,
) -> DraftQuestion:
    """Read a row of a type that asks something.

    `asked` are the questions before, by the names that expressions use; `groups` are the
    conditions of the groups that the row stands in.
    """
    question = DraftQuestion(id_, named=True)
    if kind.base in ("select_one", "select_multiple"):
        question = _choosing(reader, row, kind, choices, question)
    else:
        question = _numbers(reader, row, kind, question)
    question = _looks(reader, row, kind, question)
    mechanism = _mechanism(reader, row)
    required = reader.word(row, "required")
    if required and required.lower() not in TRUE | NO:
        reader.note(Finding.LACKING, row, "required", value=required)
    question = replace(
        question,
        text=reader.label(row),
        help=reader.text(row, "hint", lines=True),
        negation=reader.text(row, "rr::negation"),
        mechanism=mechanism,
        ask=reader.whole(row, "rr::ask") if reader.is_filled(row, "rr::ask") else None,
        procedures=tuple(_procedures(reader, row)),
        optional=mechanism is None and required.lower() not in TRUE,
        ask_if=_joined(reader, row, groups, read_ask_if(reader, row, asked)),
    )
    reader.note_lacking(row)
    return question


def _joined(reader: Reader, row: Row, groups: Sequence[AskIf], own: AskIf | None) -> AskIf | None:
    """Join the conditions of groups and a row, the innermost first; what does not fit goes."""
    found, left = own, False
    for outer in reversed(groups):
        both = outer if found is None else joined(outer, found)
        left = left or both is None
        found = found if both is None else both
    if left:
        reader.note(Finding.GROUP_LOGIC, row, "relevant")
    return found


def joined(one: AskIf, other: AskIf) -> AskIf | None:
    """Return what two conditions ask for together; None where no condition can say it.

    >>> joined(AskIf.of("a", "x"), AskIf.of("b", "y")).sources
    ('a', 'b')
    """
    parts = tuple(dict.fromkeys((*one.parts, *other.parts)))
    if one.meaning == other.meaning:
        return one
    plain = all(each.every or len(each.parts) == 1 for each in (one, other))
    return AskIf(parts) if plain and len(parts) <= MAX_PARTS else None


def _looks(reader: Reader, row: Row, kind: Type, question: DraftQuestion) -> DraftQuestion:
    """Read how a question is to look: the order of its options; the rest is left out."""
    shuffled = []
    appearance = reader.word(row, "appearance")
    for word in re.split(r"[\s,]+(?![^(]*\))", appearance):
        name = word.lower().partition("(")[0]
        if name == _SHUFFLED:
            shuffled.append(("appearance", word))
        elif word and not (name == _RATED and kind.base == "select_one"):
            reader.note(Finding.LACKING, row, "appearance", value=word)
    known = {"randomize"} | ({"start", "end", "step"} if kind.base == "range" else set())
    for name, value in _SPELLED.findall(reader.word(row, "parameters")):
        if name.lower() == "randomize" and value.lower() in TRUE:
            shuffled.append(("parameters", f"{name}={value}"))
        elif name.lower() not in known:
            reader.note(Finding.LACKING, row, "parameters", value=f"{name}={value}")
    if shuffled and question.kind.definition.may_shuffle:
        return replace(question, shuffle=True)
    for head, value in shuffled:
        reader.note(Finding.LACKING, row, head, value=value)
    return question


def _choosing(
    reader: Reader, row: Row, kind: Type, choices: Choices, question: DraftQuestion
) -> DraftQuestion:
    choice = choices.get(kind.choices)
    if choice is None:
        reader.note(Finding.NO_LIST, row, "type", list=kind.choices)
        choice = Choice(reader)
    said = reader.known(row, "rr::kind", set(KINDS))
    options = tuple(choice.options)
    if kind.other:
        options = (*options, _other(reader, row, options))
    constraint = reader.word(row, "constraint")
    if kind.base == "select_multiple":
        options = _without_none(reader, row, choice, options, ours=said is not None)
        return replace(question, kind=Kind.MANY_OF, options=options)
    if constraint:
        reader.note(Finding.LACKING, row, "constraint", value=constraint)
    if choice.is_yes_no and said in (None, Kind.YES_NO) and not kind.other:
        if said is None:
            reader.note(Finding.OWN_WORDS, row, "type", list=kind.choices)
        return replace(question, kind=Kind.YES_NO)
    named = Kind.ONE_OF
    if said is None and _RATED in reader.word(row, "appearance"):
        named = Kind.RATING
    elif said is not None and KINDS[said].definition.one_listed:
        named = KINDS[said]
    return replace(question, kind=named, options=options)


def _other(reader: Reader, row: Row, options: Sequence[DraftOption]) -> DraftOption:
    """Return the option that stands for any other answer, which is not asked in words."""
    id_ = id_of("other", {option.id for option in options})
    reader.note(Finding.OTHER, row, "type", id=id_)
    english = (each for each in reader.languages if each.partition("-")[0] == "en")
    return DraftOption(id_, dict.fromkeys(english, "Other"), named=True)


def _without_none(
    reader: Reader, row: Row, choice: Choice, options: tuple[DraftOption, ...], *, ours: bool
) -> tuple[DraftOption, ...]:
    """Leave out the choice that means none of the others, as the program offers one itself.

    In a form of Candor (`ours`) it is the one that its constraint names; elsewhere it is known by
    its name or label, where just one choice says so.
    """
    text = reader.word(row, "constraint")
    alone, rest = read_alone(text)
    names = {id_: name for name, id_ in choice.ids.items()}
    if ours:
        nones = [option.id for option in options if names.get(option.id) in alone]
    else:
        nones = [
            option.id
            for option in options
            if _NONE_NAMES.fullmatch(names.get(option.id, "")) or _says_none(option.text)
        ]
    none = nones[0] if len(nones) == 1 and len(options) > 1 else None
    left = [name for name in alone if none is None or name != names[none]]
    if left or rest:
        reader.note(Finding.LACKING, row, "constraint", value=text)
    if none is None:
        return options
    if not ours:
        reader.found.append(FormFinding(Finding.NONE, choice.place(none), {"name": names[none]}))
    return tuple(option for option in options if option.id != none)


def _says_none(text: Words) -> bool:
    return any(_NONE_LABELS.fullmatch(each.strip(" .")) for each in text.values())


def _numbers(reader: Reader, row: Row, kind: Type, question: DraftQuestion) -> DraftQuestion:
    low: int | None
    high: int | None
    step: int | None = 1
    text = reader.word(row, "constraint")
    if kind.base == "range":
        spelled = {
            found[1].lower(): found[2]
            for found in _SPELLED.finditer(reader.word(row, "parameters"))
        }
        low, high, step = (
            _whole(reader, row, spelled.get(name, default))
            for name, default in (("start", "1"), ("end", "10"), ("step", "1"))
        )
        if text:
            reader.note(Finding.LACKING, row, "constraint", value=text)
    else:
        read = read_range(text)
        low, high = read.low, read.high
        if read.rest and (low is None or high is None):
            reader.note(Finding.UNREAD_RANGE, row, "constraint", value=text)
        elif low is None or high is None:
            reader.note(Finding.NO_RANGE, row, "constraint", name=reader.word(row, "name"))
        else:
            for part in read.rest:
                reader.note(Finding.LACKING, row, "constraint", value=part)
        if kind.base == "decimal":
            reader.note(Finding.DECIMAL, row, "type")
    edges = reader.word(row, "rr::bins").replace(",", " ").split()
    bins = [_whole(reader, row, edge, "rr::bins") for edge in edges]
    kept = tuple(edge for edge in bins if edge is not None)
    return replace(question, kind=Kind.NUMBER, low=low, high=high, step=step, bins=kept)


def _whole(reader: Reader, row: Row, text: str, head: str = "parameters") -> int | None:
    if re.fullmatch(r"-?\d{1,16}", text):
        return int(text)
    reader.note(Finding.NO_WHOLE, row, head, value=text)
    return None


def _mechanism(reader: Reader, row: Row) -> DraftMechanism | None:
    name = reader.known(row, "rr::mechanism", REGISTRY)
    filled = [head for head in sorted(parameter_heads()) if reader.is_filled(row, head)]
    if name is None:
        if filled and not reader.is_filled(row, "rr::mechanism"):
            reader.note(Finding.NO_MECHANISM, row, filled[0], head=filled[0])
        return None
    values: dict[str, str | int] = {}
    for parameter, form in REGISTRY[name].parameters.items():
        head = f"rr::{parameter}"
        if isinstance(form, Whole):
            whole = reader.whole(row, head)
            values |= {} if whole is None else {parameter: whole}
        else:
            fraction = reader.fraction(row, head)
            values |= {} if fraction is None else {parameter: fraction_text(fraction)}
    return DraftMechanism(name, values)


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
    parts = [_part(term, asked[term.name]) for term in read.terms]
    found = tuple(dict.fromkeys(part for part in parts if part is not None))
    if None in parts or len(found) > MAX_PARTS:
        reader.note(Finding.UNREAD_LOGIC, row, "relevant", value=text)
        return None
    return AskIf(found, read.every)


def _part(term: Term, source: ReadQuestion) -> Answered | None:
    """Return what a term asks for; None where the question has no such answer."""
    if source.number:
        single = term.values[0] if len(term.values) == 1 else ""
        if term.values and (term.others or not re.fullmatch(r"-?\d{1,15}", single)):
            return None
        low, high = (int(single), int(single)) if single else (term.low, term.high)
        return Answered(source.id, (), low, high)
    if not term.values or (term.others and not (source.answered or term.values == ("",))):
        return None
    if term.others:
        named = {source.choices.get(value, "") for value in term.values}
        values = tuple(id_ for id_ in dict.fromkeys(source.choices.values()) if id_ not in named)
        return Answered(source.id, values) if values else None
    if any(value not in source.choices for value in term.values):
        return None
    return Answered(source.id, tuple(source.choices[value] for value in term.values))
