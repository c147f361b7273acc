"""From bytes to a mapping: strict, typed, every problem with its place.

Whatever limits ε when people are asked is a warning here: what was collected elsewhere is there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.facts.errors import Code, Problem, Refused, Severity, first, order_of, quote
from core.facts.names import Fact
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import TOP, Finding, Tree, Where
from core.interchange.mapping.columns import (
    MARKS,
    check_columns,
    read_columns,
    read_completeness,
    read_head,
    read_marks,
)
from core.interchange.mapping.designs import read_design
from core.interchange.mapping.model import (
    FORMAT,
    KEY_DIGITS,
    RANDOMIZED,
    VERSION,
    DesignChoice,
    TableMapping,
)
from core.interchange.mapping.rules import limits
from core.survey.model import Question
from core.survey.questions import MAX_QUESTIONS, read_question
from core.survey.reading import require_format
from core.survey.text_rules import LABEL, read_text

MAX_BYTES = 1024 * 1024
MAX_HEAD_ROW = 1_000
LANGUAGE = "en"
"""Stands for the one language of a mapping, which does not say which it is."""
_REQUIRED = ("format", "version", "questions", "columns")
_SERVICE = ("id", "weight", "cluster", "stratum")
_NOT_HERE = ("procedures", "negation", "ask_if", "optional")


@dataclass(frozen=True)
class MappingReading:
    """What was found in a mapping file: all problems, and the mapping where none is an error."""

    mapping: TableMapping | None
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that stop a table from being read by it."""
        return tuple(each for each in self.problems if each.severity is Severity.ERROR)


def read(data: bytes) -> TableMapping:
    """Read a canonical mapping file. Raises `Refused` with its first error.

    >>> from core.files import canonical
    >>> bribe = {"id": "bribe", "kind": "yes-no", "text": "I have paid a bribe."}
    >>> asked = {**bribe, "design": {"name": "crosswise", "prevalence": "1/4"}}
    >>> column = {"column": "Q3", "question": "bribe", "values": {"1": "yes", "2": "no"}}
    >>> mapping = {"format": "candor-mapping", "version": 1}
    >>> data = canonical.write({**mapping, "questions": [asked], "columns": [column]})
    >>> read(data).heads
    ('Q3',)
    """
    return _mapping_or_refused(examine(data))


def read_held(data: bytes) -> TableMapping:
    """Read a mapping as a study holds it, with the study's key. Raises `Refused`."""
    return _mapping_or_refused(examine(data, held=True))


def _mapping_or_refused(reading: MappingReading) -> TableMapping:
    if reading.mapping is None:
        raise Refused(first(reading.problems))
    return reading.mapping


def examine(data: bytes, *, held: bool = False) -> MappingReading:
    """Read a mapping file as far as it goes, and find its problems, worst code first.

    One that a study has `held` has the study's key, and no other has.
    """
    if len(data) > MAX_BYTES:
        fact = Fact.MAPPING_TOO_LARGE(kib=MAX_BYTES // 1024)
        return MappingReading(None, (Problem(Code.SIZE, "", fact),))
    try:
        content, fault = canonical.parse(data)
        require_format(content, FORMAT, VERSION, Fact.MAPPING)
    except Refused as refused:
        return MappingReading(None, (refused.problem,))
    tree = Tree()
    mapping = _mapping(tree, content, held)
    if fault is not None and all(problem.code is not Code.TEXT for problem in tree.problems):
        tree.findings.append(Finding(fault, TOP))
    if fault is None:
        try:
            canonical.require_canonical(data, content)
        except Refused as refused:
            tree.findings.append(Finding(refused.problem, TOP))
    problems = tuple(sorted(tree.problems, key=order_of))
    return MappingReading(None if tree.failed else mapping, problems)


def _mapping(tree: Tree, content: Json, held: bool) -> TableMapping | None:
    own = ("key",) if held else ()
    optional = ("title", *_SERVICE, "complete", *MARKS, "randomized", "head_row", *own)
    root = tree.object(content, TOP, _REQUIRED, optional)
    if root is None:
        return None
    tree.integer(root.get("version", VERSION), TOP / "version")
    title = None
    if "title" in root:
        title = read_text(tree, root["title"], TOP / "title", (LANGUAGE,), LABEL)
    key = tree.hexadecimal(root["key"], TOP / "key", KEY_DIGITS) if "key" in root else None
    service = {name: read_head(tree, root[name], TOP / name) for name in _SERVICE if name in root}
    complete = None
    if "complete" in root:
        complete = read_completeness(tree, root["complete"], TOP / "complete")
    decimal, thousands = read_marks(tree, root, TOP)
    randomized, head_row = None, 1
    if "randomized" in root:
        randomized = tree.one_of(root["randomized"], TOP / "randomized", RANDOMIZED)
    if "head_row" in root:
        head_row = tree.integer(root["head_row"], TOP / "head_row") or 0
        if not 2 <= head_row <= MAX_HEAD_ROW:
            fact = Fact.OUT_OF_RANGE(least=2, most=MAX_HEAD_ROW)
            tree.note(Code.DOMAIN, TOP / "head_row", fact)
    questions, designs = _questions(tree, root.get("questions", []))
    columns = read_columns(tree, root.get("columns", []))
    _check_randomized(tree, randomized, questions)
    if tree.failed:
        return None
    read_questions = tuple(questions)
    check_columns(tree, read_questions, columns)
    tree.findings += limits(read_questions)
    scales = {each.question: each.scale for each in columns}
    # Whether it is whole is told by what was noted: `examine` gives none with an error.
    return TableMapping(
        questions=tuple(_scaled(each, scales.get(each.id, 1)) for each in read_questions),
        columns=columns,
        designs=designs,
        title=title if isinstance(title, str) else None,
        key=key,
        complete=complete,
        decimal=decimal,
        thousands=thousands,
        randomized=randomized,
        head_row=head_row,
        **service,
    )


def _check_randomized(tree: Tree, randomized: str | None, questions: list[Question]) -> None:
    """Note that nobody has said yet what was randomized, or that it is said in two ways."""
    where = TOP / "randomized"
    sensitive = next((each for each in questions if each.sensitive), None)
    if randomized == "unsaid":
        tree.note(Code.DOMAIN, where, Fact.RANDOMIZED_UNSAID())
    elif randomized is not None and sensitive is not None:
        tree.note(Code.DOMAIN, where, Fact.RANDOMIZED_AFTER_ALL(question=sensitive.id))


def _scaled(question: Question, scale: int) -> Question:
    """Return a question whose numbers are whole ones by `scale`, with its channel."""
    channel = question.channel
    return replace(
        question, scale=scale, channel=None if channel is None else channel.scaled(scale)
    )


def _questions(tree: Tree, value: Json) -> tuple[list[Question], dict[str, DesignChoice]]:
    place = TOP / "questions"
    questions: list[Question] = []
    designs: dict[str, DesignChoice] = {}
    for i, entry in enumerate(tree.array(value, place, 1, MAX_QUESTIONS) or []):
        where = place / i
        question, design = _question(tree, entry, where)
        if question is None:
            continue
        if any(question.id == other.id for other in questions):
            tree.note(Code.DOMAIN, where / "id", Fact.ID_TWICE(id=question.id))
        questions.append(question)
        if design is not None:
            designs[question.id] = design
    return questions, designs


def _question(tree: Tree, entry: Json, where: Where) -> tuple[Question | None, DesignChoice | None]:
    """Read a question as in a survey, in one language, with a mechanism or a named design."""
    if not isinstance(entry, dict):
        tree.object(entry, where, ())
        return None, None
    content = {key: value for key, value in entry.items() if key not in (*_NOT_HERE, "design")}
    for key in entry.keys() & set(_NOT_HERE):
        tree.note(Code.SCHEMA, where / key, Fact.ENTRY_UNKNOWN(key=quote(key)))
    question = read_question(tree, content, where, (LANGUAGE,))
    if "design" not in entry or question is None:
        return question, None
    if "mechanism" in entry:
        tree.note(Code.SCHEMA, where / "design", Fact.DESIGN_AND_MECHANISM())
        return question, None
    read = read_design(tree, entry["design"], where / "design", question)
    return (question, None) if read is None else read
