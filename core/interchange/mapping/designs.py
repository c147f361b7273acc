"""Reading how a question of a mapping was randomized, by the name that the field gives it."""

from __future__ import annotations

from dataclasses import replace

from core.errors import Code, quote
from core.facts import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.interchange.mapping.model import DesignChoice
from core.privacy.designs import DESIGNS, Barrier, Design, Trouble, for_domain
from core.privacy.mechanisms import Mechanism, Value, Whole
from core.survey.designed import NamedDesign
from core.survey.model import Question


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
    given = {key: each for key, each in content.items() if key != "name"}
    values = read_parameters(tree, given, where, design, k)
    if values is None:
        return None
    mechanism = made(tree, design, values, k, where)
    if mechanism is None:
        return None
    known = design.barrier is Barrier.KNOWN_FACT
    named = NamedDesign(name, design.title, tuple(values.items()), known)
    return replace(question, mechanism=mechanism, design=named), DesignChoice(name, values)


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
    for fault in design.faults(values, k):
        place = where / fault.name if fault.name else where
        if fault.trouble is Trouble.NO_INFORMATION:
            tree.note(Code.NO_INFORMATION, place, Fact.NO_INFORMATION())
        else:
            tree.note(Code.RANGE, place, Fact.PARAMETER_OUT_OF_RANGE(design=design.name))
        return None
    if design.builds is None:
        tree.note(Code.UNSUPPORTED, where, Fact.DESIGN_NOT_ANALYSED(design=design.name))
        return None
    return design.mechanism(values, k)
