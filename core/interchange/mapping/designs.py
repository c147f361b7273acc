"""Reading how a question of a mapping was randomized, by the name that the field gives it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.facts.errors import Code, quote
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.interchange.mapping.columns import read_head
from core.interchange.mapping.model import DesignChoice, Parameters
from core.privacy.channel import Channel, Domain
from core.privacy.designs import DESIGNS, Barrier, Classes, Design, Number, Trouble, for_domain
from core.privacy.designs.grouped_channel import Grouped, mixed, together
from core.privacy.mechanisms import Grid, Parameter, Value, Whole
from core.survey.model import NamedDesign, Question

MAX_GROUPS = 64
UNSAID = "unsaid"
"""Stands for the name of a design in a first mapping, until somebody has said it."""


def read_design(
    tree: Tree, value: Json, where: Where, question: Question
) -> tuple[Question, DesignChoice] | None:
    """Read a design for a question; return the question with its mechanism, or None."""
    content = tree.object(value, where, ("name",), tuple(value) if isinstance(value, dict) else ())
    if content is None or "name" not in content:
        return None
    allowed = tuple(for_domain(question.domain))
    if content["name"] == UNSAID:
        tree.note(Code.DOMAIN, where / "name", Fact.DESIGN_UNSAID(question=question.id))
        return None
    name = tree.one_of(content["name"], where / "name", allowed)
    if name is None:
        return None
    design = DESIGNS[name]
    given = {key: each for key, each in content.items() if key not in ("name", "by", "groups")}
    if "by" in content or "groups" in content or design.groups > 1:
        read = _by_groups(tree, content, given, where, design, question)
    else:
        read = _of_all(tree, given, where, design, question)
    if read is None:
        return None
    mechanism, choice = read
    told = [*choice.parameters.items()]
    for group, parameters in choice.groups.items():
        told += [(f"{key} ({group})", each) for key, each in parameters.items()]
    known = design.barrier is Barrier.KNOWN_FACT
    named = NamedDesign(name, design.title, tuple(told), known, design.groups > 1)
    return replace(question, channel=mechanism, design=named), choice


def n_answers(question: Question) -> int:
    """Return the number of answers that one draw chooses among."""
    if question.domain is Domain.TWO_ANSWERS:
        return 2
    if question.measured:
        low, high, step = question.low or 0, question.high or 0, question.step or 1
        return (high - low) // step + 1
    return len(question.option_ids)


def _of_all(
    tree: Tree, given: dict[str, Json], where: Where, design: Design, question: Question
) -> tuple[Channel, DesignChoice] | None:
    """Read a design by which everybody was asked."""
    k = n_answers(question)
    values = _parameters(tree, given, where, design.names(k))
    if values is None or not _sound(tree, design, values, k, where):
        return None
    choice = DesignChoice(design.name, values)
    if design.builds is None and question.multiple:
        tree.note(Code.UNSUPPORTED, where, Fact.DESIGN_NOT_ANALYSED(design=design.name))
        return None
    grid = question.form if isinstance(question.form, Grid) else None
    return design.channel(values, k, grid), choice


def _by_groups(
    tree: Tree,
    content: dict[str, Json],
    given: dict[str, Json],
    where: Where,
    design: Design,
    question: Question,
) -> tuple[Channel, DesignChoice] | None:
    """Read a design whose parameters differ by the values of a column."""
    for key in given:
        tree.note(Code.SCHEMA, where / key, Fact.ENTRY_UNKNOWN(key=quote(key)))
    for key in ("by", "groups"):
        if key not in content:
            tree.note(Code.SCHEMA, where, Fact.ENTRY_MISSING(key=quote(key)))
    entries = content.get("groups")
    if given or "by" not in content or not isinstance(entries, dict):
        if entries is not None and not isinstance(entries, dict):
            tree.object(entries, where / "groups", ())
        return None
    by = read_head(tree, content["by"], where / "by")
    least, most = (2, 2) if design.groups > 1 else (1, MAX_GROUPS)
    if not least <= len(entries) <= most:
        fact = Fact.ENTRIES_EXPECTED(least=least, most=most, found=len(entries))
        tree.note(Code.DOMAIN, where / "groups", fact)
        return None
    k, groups = n_answers(question), {}
    wanted = design.names(k)
    if design.groups > 1:  # each group has its own of the parameters that are numbered
        wanted = {name.removesuffix("-1"): each for name, each in wanted.items() if "-1" in name}
    for value, entry in entries.items():
        place = where / "groups" / value
        own = tree.object(entry, place, (), tuple(entry) if isinstance(entry, dict) else ())
        read = None if own is None else _parameters(tree, own, place, wanted)
        if read is not None:
            groups[value] = read
    if by is None or len(groups) < len(entries):
        return None
    mechanism = _grouped(tree, design, groups, question, where)
    choice = DesignChoice(design.name, by=by, groups=groups)
    return None if mechanism is None else (mechanism, choice)


def _grouped(
    tree: Tree,
    design: Design,
    groups: Mapping[str, Parameters],
    question: Question,
    where: Where,
) -> Channel | None:
    k, names = n_answers(question), tuple(groups)
    if design.groups > 1:
        pairs = enumerate(groups.values(), 1)
        values = {f"{name}-{i}": each for i, own in pairs for name, each in own.items()}
        found = [design.classes(values, k)] if _sound(tree, design, values, k, where) else None
    else:
        sound = [
            _sound(tree, design, own, k, where / "groups" / value) for value, own in groups.items()
        ]
        found = _one_each(design, list(groups.values()), k) if all(sound) else None
        if found is None and all(sound):
            tree.note(Code.UNSUPPORTED, where, Fact.DESIGN_NOT_ANALYSED(design=design.name))
    if found is None:
        return None
    if question.multiple:
        tree.note(Code.UNSUPPORTED, where, Fact.DESIGN_NOT_ANALYSED(design=design.name))
        return None
    return Grouped(k, together(found), names)


def _one_each(design: Design, groups: list[Parameters], k: int) -> list[Classes] | None:
    """Return the classes of each group; None where their reports have no short numbers."""
    if design.classifies is not None:
        return [design.classes(own, k) for own in groups]
    if design.builds is None:
        return None
    try:
        return [mixed([design.mechanism(own, k)]) for own in groups]
    except ValueError:
        return None


def _parameters(
    tree: Tree, given: dict[str, Json], where: Where, wanted: Mapping[str, Parameter | Number]
) -> dict[str, Value] | None:
    """Read the parameters of a design, fractions as texts; None where one is at fault."""
    n_before = len(tree.findings)
    values: dict[str, Value] = {}
    for name, each in given.items():
        if name not in wanted:
            tree.note(Code.SCHEMA, where / name, Fact.ENTRY_UNKNOWN(key=quote(name)))
            continue
        place = where / name
        read: Value | None
        match wanted[name]:
            case Whole():
                read = _whole(tree, each, place)
            case Number():
                read = tree.fraction(each, place)
            case _:
                read = tree.probability(each, place)
        if read is not None:
            values[name] = read
    for name in wanted:
        if name not in given:
            tree.note(Code.SCHEMA, where, Fact.ENTRY_MISSING(key=quote(name)))
    return values if len(tree.findings) == n_before else None


def _whole(tree: Tree, value: Json, where: Where) -> int | None:
    """Read a whole number: a number, or a text like the fractions beside it; TYPE, NUMBER."""
    if not isinstance(value, str):
        return tree.integer(value, where)
    read = tree.fraction(value if "/" in value else f"{value}/1", where)
    if read is not None and read.denominator != 1:
        tree.note(Code.TYPE, where, Fact.WHOLE_NUMBER_EXPECTED(found=str(read)))
        return None
    return None if read is None else int(read)


def _sound(tree: Tree, design: Design, values: Parameters, k: int, where: Where) -> bool:
    """Note what keeps parameters from making a design; tell whether nothing does."""
    for fault in design.faults(values, k):
        place = where / fault.name if fault.name else where
        if fault.trouble is Trouble.NO_INFORMATION:
            tree.note(Code.NO_INFORMATION, place, Fact.NO_INFORMATION())
        else:
            tree.note(Code.RANGE, place, Fact.PARAMETER_OUT_OF_RANGE(design=design.name))
        return False
    return True
