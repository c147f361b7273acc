"""Reading how a question of a mapping was randomized, by the name that the field gives it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final

from core.errors import Code, quote
from core.facts import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.interchange.mapping.columns import read_head
from core.interchange.mapping.model import DesignChoice
from core.privacy.designs import DESIGNS, Barrier, Design, Trouble, for_domain
from core.privacy.mechanisms import Binary, Mechanism, Value, Whole
from core.survey.designed import GroupedDesign, NamedDesign
from core.survey.model import Question

MAX_GROUPS: Final = 64
_PROVES: Final = Binary(Fraction(1), Fraction(0))
"""Stands for a design told by classes of people, by which nothing is computed."""


def read_design(
    tree: Tree, value: Json, where: Where, question: Question
) -> tuple[Question, DesignChoice] | None:
    """Read a design for a question; return the question with its mechanism, or None."""
    content = tree.object(value, where, ("name",), tuple(value) if isinstance(value, dict) else ())
    if content is None or "name" not in content:
        return None
    allowed = tuple(for_domain(question.domain))
    name = tree.one_of(content["name"], where / "name", allowed)
    if name is None:
        return None
    design, k = DESIGNS[name], n_answers(question)
    if "by" in content or design.groups > 1:
        return _read_groups(tree, content, where, question, design)
    given = {key: each for key, each in content.items() if key != "name"}
    values = read_parameters(tree, given, where, design, k)
    mechanism = None if values is None else made(tree, design, values, k, where)
    if values is None or mechanism is None:
        return None
    named = _named(design, values)
    return replace(question, mechanism=mechanism, design=named), DesignChoice(name, values)


def _named(design: Design, values: Mapping[str, Value]) -> NamedDesign:
    known = design.barrier is Barrier.KNOWN_FACT
    return NamedDesign(design.name, design.title, tuple(values.items()), known)


def _read_groups(
    tree: Tree, content: dict[str, Json], where: Where, question: Question, design: Design
) -> tuple[Question, DesignChoice] | None:
    """Read a design that has other parameters for each value of a column."""
    known = tree.object(content, where, ("name", "by", "groups"))
    if known is None or "by" not in known or "groups" not in known:
        return None
    by = read_head(tree, known["by"], where / "by")
    place, groups = where / "groups", known["groups"]
    if not isinstance(groups, dict):
        tree.object(groups, place, ())
        return None
    least, most = (design.groups, design.groups) if design.groups > 1 else (2, MAX_GROUPS)
    if not least <= len(groups) <= most or "" in groups:
        found = Fact.ENTRIES_EXPECTED(least=least, most=most, found=len(groups))
        tree.note(Code.DOMAIN, place, found)
        return None
    n_before, values = len(tree.findings), tuple(groups)
    if design.groups > 1:
        read, grouped = _of_classes(tree, design, groups, place, question)
    else:
        read, grouped = _of_mechanisms(tree, design, groups, place, question)
    if by is None or len(tree.findings) > n_before:
        return None
    choice = DesignChoice(design.name, by=by, groups=dict(zip(values, read, strict=True)))
    of_all = replace(grouped, by=question.id, values=values)
    worst = _worst(grouped.mechanisms) if grouped.mechanisms else _PROVES
    told_of = {f"{name} ({v})": x for v, each in choice.groups.items() for name, x in each.items()}
    told = replace(question, mechanism=worst, grouped=of_all, design=_named(design, told_of))
    return told, choice


def _of_mechanisms(
    tree: Tree, design: Design, groups: dict[str, Json], where: Where, question: Question
) -> tuple[list[dict[str, Value]], GroupedDesign]:
    k, read, mechanisms = n_answers(question), list[dict[str, Value]](), list[Mechanism]()
    for value, given in groups.items():
        if not isinstance(given, dict):
            tree.object(given, where / value, ())
            continue
        values = read_parameters(tree, given, where / value, design, k)
        mechanism = None if values is None else made(tree, design, values, k, where / value)
        if values is not None and mechanism is not None:
            read.append(values)
            mechanisms.append(mechanism)
    return read, GroupedDesign("", (), tuple(mechanisms))


def _of_classes(
    tree: Tree, design: Design, groups: dict[str, Json], where: Where, question: Question
) -> tuple[list[dict[str, Value]], GroupedDesign]:
    """Read a design whose parameters are called `name-1` for the first group, and so on."""
    k, read, together = n_answers(question), list[dict[str, Value]](), dict[str, Value]()
    for number, (value, given) in enumerate(groups.items(), start=1):
        end = f"-{number}"
        wanted = {
            name.removesuffix(end): each
            for name, each in design.parameters.items()
            if name.endswith(end)
        }
        if not isinstance(given, dict):
            tree.object(given, where / value, tuple(wanted))
            continue
        part = replace(design, parameters=wanted)
        values = read_parameters(tree, given, where / value, part, k)
        if values is not None:
            read.append(values)
            together |= {name + end: each for name, each in values.items()}
    whole = len(read) == len(groups)
    if not whole or not _faultless(tree, design, together, k, where) or design.classifies is None:
        return read, GroupedDesign("", ())
    return read, GroupedDesign("", (), (), design.classes(together, k))


def _worst(mechanisms: tuple[Mechanism, ...]) -> Mechanism:
    """Return the mechanism whose reports tell most of a person."""
    ratios = [each.ratio for each in mechanisms]
    if None in ratios:
        return mechanisms[ratios.index(None)]
    return max(mechanisms, key=lambda each: each.ratio or 0)


def n_answers(question: Question) -> int:
    """Return the number of answers that one draw chooses among."""
    if question.kind in ("yes-no", "many-of"):
        return 2
    if question.measured:
        low, high, step = question.low or 0, question.high or 0, question.step or 1
        return (high - low) // step + 1
    return len(question.option_ids)


def read_parameters(
    tree: Tree, given: dict[str, Json], where: Where, design: Design, k: int
) -> dict[str, Value] | None:
    """Read the parameters of a design, fractions as texts; None where one is at fault."""
    n_before = len(tree.findings)
    wanted = design.names(k)
    values: dict[str, Value] = {}
    for name, each in given.items():
        if name not in wanted:
            tree.note(Code.SCHEMA, where / name, Fact.ENTRY_UNKNOWN(key=quote(name)))
            continue
        whole = isinstance(wanted[name], Whole)
        place = where / name
        read = tree.integer(each, place) if whole else tree.probability(each, place)
        if read is not None:
            values[name] = read
    for name in wanted:
        if name not in given:
            tree.note(Code.SCHEMA, where, Fact.ENTRY_MISSING(key=quote(name)))
    return values if len(tree.findings) == n_before else None


def made(
    tree: Tree, design: Design, values: dict[str, Value], k: int, where: Where
) -> Mechanism | None:
    """Make the mechanism of a design; what keeps it from being one is noted."""
    if not _faultless(tree, design, values, k, where):
        return None
    if design.builds is None:
        tree.note(Code.UNSUPPORTED, where, Fact.DESIGN_NOT_ANALYSED(design=design.name))
        return None
    return design.mechanism(values, k)


def _faultless(tree: Tree, design: Design, values: dict[str, Value], k: int, where: Where) -> bool:
    for fault in design.faults(values, k):
        place = where / fault.name if fault.name in values else where
        if fault.trouble is Trouble.NO_INFORMATION:
            tree.note(Code.NO_INFORMATION, place, Fact.NO_INFORMATION())
        else:
            tree.note(Code.RANGE, place, Fact.PARAMETER_OUT_OF_RANGE(design=design.name))
        return False
    return True
