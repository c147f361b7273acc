"""Reading one question of a survey file."""

from __future__ import annotations

from itertools import pairwise

from core.facts.errors import Code, Severity
from core.facts.names import Fact
from core.files.canonical import MAX_INTEGER, Json
from core.files.checker import Tree, Where
from core.privacy.mechanisms import (
    REGISTRY,
    Domain,
    Mechanism,
    Probability,
    Value,
    for_domain,
)
from core.privacy.procedures import Procedure
from core.survey.looks import folded, mixes_scripts, outlines
from core.survey.model import AskIf, Kind, Option, Question, Text, text_in
from core.survey.texts import LABEL, LONG, read_text

MAX_QUESTIONS = 100
MAX_OPTIONS = 1024
_OPTIONAL = ("help", "mechanism", "ask_if", "optional")
_KEYS: dict[Kind, tuple[tuple[str, ...], tuple[str, ...]]] = {
    Kind.YES_NO: ((), ("negation", "procedures")),
    Kind.ONE_OF: (("options",), ()),
    Kind.MANY_OF: (("options",), ("ask",)),
    Kind.RATING: (("options",), ()),
    Kind.NUMBER: (("low", "high", "step"), ("bins",)),
}


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
    kind_text = tree.one_of(value["kind"], where / "kind", tuple(Kind))
    if kind_text is None:
        return None
    kind = Kind(kind_text)
    required, optional = _KEYS[kind]
    content = tree.object(value, where, ("id", "kind", "text", *required), (*_OPTIONAL, *optional))
    if content is None or any(key not in content for key in ("id", "text", *required)):
        return None
    question_id = tree.id(content["id"], where / "id")
    texts = {
        key: _text(tree, content[key], where / key, languages, lines=key == "help")
        for key in ("text", "help", "negation")
        if key in content
    }
    options = _options(tree, content, where, kind, languages)
    numbers = _numbers(tree, content, where) if kind is Kind.NUMBER else None
    bins = _bins(tree, content, where, numbers) if numbers and "bins" in content else ()
    mechanism = None
    if "mechanism" in content:
        place = where / "mechanism"
        k = _n_answers(kind, content, options, bins, numbers)
        mechanism = _mechanism(tree, content["mechanism"], place, kind, k, "bins" in content)
    text = texts["text"]
    if question_id is None or text is None:
        return None
    low, high, step = numbers or (None, None, None)
    return Question(
        id=question_id,
        kind=kind,
        text=text,
        help=texts.get("help"),
        negation=texts.get("negation"),
        options=options,
        low=low,
        high=high,
        step=step,
        bins=bins or (),
        mechanism=mechanism,
        procedures=_procedures(tree, content, where),
        ask_if=_ask_if(tree, content["ask_if"], where / "ask_if") if "ask_if" in content else None,
        optional=tree.flag(content.get("optional"), where / "optional"),
        ask=_ask(tree, content, where),
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


def _n_answers(
    kind: Kind,
    content: dict[str, Json],
    options: tuple[Option, ...],
    bins: tuple[int, ...] | None,
    numbers: tuple[int, int, int] | None,
) -> int | None:
    """Count the answers that one draw chooses among; None where they could not all be read."""
    if kind in (Kind.YES_NO, Kind.MANY_OF):
        return 2
    if kind is Kind.NUMBER and "bins" in content:
        return len(bins) - 1 if bins else None
    if kind is Kind.NUMBER:
        return (numbers[1] - numbers[0]) // numbers[2] + 1 if numbers else None
    given = content["options"]
    complete = isinstance(given, list) and len(given) == len(options) > 0
    return len(options) if complete else None


def _options(
    tree: Tree, content: dict[str, Json], where: Where, kind: Kind, languages: tuple[str, ...]
) -> tuple[Option, ...]:
    if "options" not in content or kind in (Kind.YES_NO, Kind.NUMBER):
        return ()
    place = where / "options"
    least = 1 if kind is Kind.MANY_OF else 2
    entries = tree.array(content["options"], place, least, MAX_OPTIONS)
    options: list[Option] = []
    ids: set[str] = set()
    for i, entry in enumerate(entries or []):
        option = _option(tree, entry, place / i, kind, languages)
        if option is None:
            continue
        if option.id in ids:
            tree.note(Code.DOMAIN, place / i / "id", Fact.ID_TWICE(id=option.id))
        ids.add(option.id)
        options.append(option)
    _check_labels(tree, options, place, languages)
    if sum(option.abstain for option in options) > 1:
        tree.note(Code.DOMAIN, place, Fact.ONE_ABSTAINS())
    return tuple(options)


def _option(
    tree: Tree, value: Json, where: Where, kind: Kind, languages: tuple[str, ...]
) -> Option | None:
    optional = () if kind is Kind.MANY_OF else ("abstain",)
    content = tree.object(value, where, ("id", "text"), optional)
    if content is None or "id" not in content or "text" not in content:
        return None
    option_id = tree.id(content["id"], where / "id")
    text = read_text(tree, content["text"], where / "text", languages, LABEL)
    if option_id is None or text is None:
        return None
    return Option(option_id, text, tree.flag(content.get("abstain"), where / "abstain"))


def _check_labels(
    tree: Tree, options: list[Option], where: Where, languages: tuple[str, ...]
) -> None:
    """Refuse options that read alike in one language; warn of those that merely look alike.

    Two that look alike are refused, too, where a word mixes scripts: that is no spelling.
    """
    for language in languages:
        read: dict[str, int] = {}
        seen: dict[tuple[int, str], int] = {}
        for i, option in enumerate(options):
            label = text_in(option.text, language)
            same = read.setdefault(folded(label), i)
            alike = min(seen.setdefault(key, i) for key in enumerate(outlines(label)))
            if same < i:
                fact = Fact.READ_ALIKE(first=same + 1, second=i + 1, language=language)
                tree.note(Code.DOMAIN, where / i / "text", fact)
            elif alike < i:
                fact = Fact.LOOK_ALIKE(first=alike + 1, second=i + 1, language=language)
                other = text_in(options[alike].text, language)
                mixed = mixes_scripts(label) or mixes_scripts(other)
                severity = Severity.ERROR if mixed else Severity.WARNING
                tree.note(Code.DOMAIN, where / i / "text", fact, severity)


def _numbers(tree: Tree, content: dict[str, Json], where: Where) -> tuple[int, int, int] | None:
    values = [tree.integer(content[key], where / key) for key in ("low", "high", "step")]
    if any(value is None for value in values):
        return None
    low, high, step = (value for value in values if value is not None)
    if step < 1:
        tree.note(Code.DOMAIN, where / "step", Fact.STEP_TOO_SMALL())
    elif not low < high or (high - low) % step:
        fact = Fact.STEPS_NOT_WHOLE()
        tree.note(Code.DOMAIN, where / "high", fact)
    else:
        return low, high, step
    return None


def _bins(
    tree: Tree, content: dict[str, Json], where: Where, numbers: tuple[int, int, int]
) -> tuple[int, ...] | None:
    place = where / "bins"
    entries = tree.array(content["bins"], place, 3, MAX_OPTIONS + 1)
    if entries is None:
        return None
    read = [tree.integer(entry, place / i) for i, entry in enumerate(entries)]
    edges = tuple(edge for edge in read if edge is not None)
    if len(edges) < len(entries):
        return None
    low, high, step = numbers
    rising = all(a < b for a, b in pairwise(edges))
    on_grid = all((edge - low) % step == 0 for edge in edges)
    if not (rising and on_grid and edges[0] == low and edges[-1] == high):
        tree.note(Code.DOMAIN, place, Fact.EDGES_NOT_RISING(low=low, high=high, step=step))
        return None
    return edges


def _mechanism(
    tree: Tree, value: Json, where: Where, kind: Kind, k: int | None, binned: bool
) -> Mechanism | None:
    """Read a mechanism over k answers; without k its parameters are judged but not their use."""
    known = tree.object(value, where, ("name",), tuple(value) if isinstance(value, dict) else ())
    if known is None or "name" not in known:
        return None
    domain = kind.domain(measured=not binned and kind is Kind.NUMBER)
    numbers = (Domain.OPTIONS, Domain.PLACES)
    allowed = for_domain(*(numbers if kind is Kind.NUMBER else (domain,)))
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


def _ask_if(tree: Tree, value: Json, where: Where) -> AskIf | None:
    content = tree.object(value, where, ("question", "in"))
    if content is None or "question" not in content or "in" not in content:
        return None
    source = tree.id(content["question"], where / "question")
    entries = tree.array(content["in"], where / "in", 1, MAX_OPTIONS)
    if source is None or entries is None:
        return None
    read = [tree.id(entry, where / "in" / i) for i, entry in enumerate(entries)]
    values = tuple(value for value in read if value is not None)
    if len(set(values)) < len(values):
        tree.note(Code.DOMAIN, where / "in", Fact.VALUE_TWICE())
    return AskIf(source, values)
