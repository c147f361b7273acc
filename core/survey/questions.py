"""Reading one question of a survey file."""

from __future__ import annotations

from core.facts.errors import Code
from core.facts.names import Fact
from core.files.canonical import MAX_INTEGER, Json
from core.files.checker import Tree, Where
from core.privacy.mechanisms import (
    REGISTRY,
    Mechanism,
    Probability,
    Value,
    for_domain,
)
from core.privacy.procedures import Procedure
from core.survey.conditions import read_condition
from core.survey.kinds import KINDS, MAX_OPTIONS, QuestionKind
from core.survey.model import Question
from core.survey.text_rules import LONG, Text, read_text

MAX_QUESTIONS = 100
_OPTIONAL = ("help", "mechanism", "ask_if", "optional")


def read_question(
    tree: Tree, value: Json, where: Where, languages: tuple[str, ...]
) -> Question | None:
    """Read one question; None where an error was noted that leaves nothing to build."""
    if not isinstance(value, dict):
        tree.object(value, where, ())
        return None
    if "kind" not in value:
        tree.object(value, where, ("id", "kind", "text"), tuple(value))
        return None
    kind_text = tree.one_of(value["kind"], where / "kind", tuple(KINDS))
    if kind_text is None:
        return None
    kind = KINDS[kind_text]
    required, optional = kind.definition.required, kind.definition.optional
    content = tree.object(value, where, ("id", "kind", "text", *required), (*_OPTIONAL, *optional))
    if content is None or any(key not in content for key in ("id", "text", *required)):
        return None
    question_id = tree.id(content["id"], where / "id")
    texts = {
        key: _text(tree, content[key], where / key, languages, lines=key == "help")
        for key in ("text", "help", "negation")
        if key in content
    }
    choices = kind.definition.read(tree, content, where, languages)
    mechanism = None
    if "mechanism" in content:
        mechanism = _mechanism(tree, content, where / "mechanism", kind.definition, choices.k)
    text = texts["text"]
    if question_id is None or text is None:
        return None
    return Question(
        id=question_id,
        kind=kind,
        text=text,
        help=texts.get("help"),
        negation=texts.get("negation"),
        options=choices.options,
        low=choices.low,
        high=choices.high,
        step=choices.step,
        bins=choices.bins,
        channel=mechanism,
        procedures=_procedures(tree, content, where),
        ask_if=read_condition(tree, content["ask_if"], where / "ask_if")
        if "ask_if" in content
        else None,
        optional=tree.flag(content.get("optional"), where / "optional"),
        ask=_ask(tree, content, where),
        shuffle=tree.flag(content.get("shuffle"), where / "shuffle"),
    )


def _ask(tree: Tree, content: dict[str, Json], where: Where) -> int | None:
    """Read of how many options each person is asked; all are, where nothing is randomized."""
    if "ask" not in content:
        return None
    if "mechanism" not in content:
        tree.note(Code.SCHEMA, where / "ask", Fact.NOTHING_TO_DRAW())
        return None
    options = content["options"]
    n = len(options) if isinstance(options, list) else MAX_OPTIONS + 1
    return read_ask(tree, content["ask"], where / "ask", n)


def read_ask(tree: Tree, value: Json, where: Where, n: int) -> int | None:
    """Read how many of n are asked: at least one, and fewer than all."""
    asked = tree.integer(value, where)
    if asked is None or 1 <= asked < n:
        return asked
    tree.note(Code.DOMAIN, where, Fact.ASK_FEWER(n=n))
    return None


def _text(
    tree: Tree, value: Json, where: Where, languages: tuple[str, ...], lines: bool
) -> Text | None:
    return read_text(tree, value, where, languages, LONG, lines)


def _mechanism(
    tree: Tree, content: dict[str, Json], where: Where, kind: QuestionKind, k: int | None
) -> Mechanism | None:
    """Read a mechanism over k answers; without k its parameters are judged but not their use."""
    value, binned = content["mechanism"], "bins" in content
    known = tree.object(value, where, ("name",), tuple(value) if isinstance(value, dict) else ())
    if known is None or "name" not in known:
        return None
    domain, allowed = kind.domain(measured=not binned), for_domain(*kind.domains)
    name = tree.one_of(known["name"], where / "name", tuple(allowed))
    if name is None or tree.object(value, where, ("name", *REGISTRY[name].parameters)) is None:
        return None
    values = _parameters(tree, known, where, REGISTRY[name], k)
    if k is None or len(values) < len(REGISTRY[name].parameters):
        return None
    if REGISTRY[name].domain is not domain:
        fact = Fact.HAS_NO_BINS if binned else Fact.NEEDS_BINS
        tree.note(Code.DOMAIN, where, fact(mechanism=name))
        return None
    most = REGISTRY[name].most_truths
    if most is not None and k > most:
        tree.note(Code.DOMAIN, where, Fact.TOO_MANY_STEPS(mechanism=name, most=most - 1))
        return None
    mechanism = REGISTRY[name].make(values, k)
    if not mechanism.informative:
        tree.note(Code.NO_INFORMATION, where, Fact.NO_INFORMATION())
        return None
    return mechanism


def _parameters(
    tree: Tree, known: dict[str, Json], where: Where, mechanism: type[Mechanism], k: int | None
) -> dict[str, Value]:
    """Read the parameters of a mechanism; those at fault are noted and left out."""
    values: dict[str, Value] = {}
    for name, parameter in mechanism.parameters.items():
        if name not in known:
            continue
        place = where / name
        read: Value | None
        if isinstance(parameter, Probability):
            read = tree.probability(known[name], place)
        else:
            read = tree.integer(known[name], place)
            most = k - 1 if parameter.below_k and k is not None else parameter.most or MAX_INTEGER
            if read is not None and not parameter.least <= read <= most:
                tree.note(Code.DOMAIN, place, Fact.OUT_OF_RANGE(least=parameter.least, most=most))
                read = None
        if read is not None:
            values[name] = read
    return values


def _procedures(tree: Tree, content: dict[str, Json], where: Where) -> tuple[Procedure, ...]:
    if "procedures" not in content:
        return ()
    place = where / "procedures"
    entries = tree.array(content["procedures"], place, 1, len(Procedure)) or []
    named = [tree.one_of(entry, place / i, tuple(Procedure)) for i, entry in enumerate(entries)]
    procedures = [Procedure(name) for name in named if name is not None]
    if len(set(procedures)) < len(procedures):
        tree.note(Code.DOMAIN, place, Fact.PROCEDURE_TWICE())
    return tuple(procedures)
