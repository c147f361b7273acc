"""From bytes to a survey: strict, typed, every problem with its place.

`examine` lists all problems, for authors; `read` refuses at the first, for everyone else.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import Code, Problem, Refused, Severity, first, in_order, quote, refuse
from core.facts import Fact
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import Tree, join
from core.survey.model import FORMAT, VERSION, Kind, Question, Signature, Survey
from core.survey.questions import read_question
from core.survey.rules import question_problems, survey_problems
from core.survey.texts import LONG, read_text

MAX_BYTES = 256 * 1024
MAX_QUESTIONS = 100
MAX_LANGUAGES = 32
MAX_PROBLEMS = 200
_REQUIRED = ("format", "version", "languages", "title", "questions")
_OPTIONAL = ("author", "intro", "consent", "seal", "signature")


@dataclass(frozen=True)
class Reading:
    """What was found in a survey file: the survey where it can be made, and all problems."""

    survey: Survey | None
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that stop the survey from being used."""
        return tuple(p for p in self.problems if p.severity is Severity.ERROR)


def read(data: bytes) -> Survey:
    """Read a canonical survey file that may be answered and imported into.

    Raises `Refused` with the first error of the list of codes.

    >>> from core.examples import example_path
    >>> survey = read(example_path("bribery").read_bytes())
    >>> [question.id for question in survey.questions]
    ['bribe', 'area']
    """
    reading = examine(data)
    if reading.errors or reading.survey is None:
        raise Refused(first(reading.errors))
    return reading.survey


def examine(data: bytes) -> Reading:
    """Read a survey file as far as it goes and list its problems, worst code first.

    Of more than `MAX_PROBLEMS` the last entry tells how many are left out.
    """
    if len(data) > MAX_BYTES:
        found = Fact.SURVEY_TOO_LARGE(kib=MAX_BYTES // 1024, size=len(data))
        return Reading(None, (Problem(Code.SIZE, "", found),))
    try:
        content, fault = canonical.parse(data)
        require_format(content, FORMAT, VERSION, Fact.SURVEY)
    except Refused as refused:
        return Reading(None, (refused.problem,))
    tree = Tree()
    survey = _survey(tree, content)
    if survey is not None:
        tree.problems += survey_problems(survey)
    if fault is not None:
        if all(problem.code is not Code.TEXT for problem in tree.problems):
            tree.problems.append(fault)
        return Reading(None, _listed(tree.problems))
    try:
        canonical.require_canonical(data, content)
    except Refused as refused:
        tree.problems.append(refused.problem)
    return Reading(survey, _listed(tree.problems))


def _listed(problems: list[Problem]) -> tuple[Problem, ...]:
    """Put problems in order, and the count of the rest in place of those that are too many."""
    ordered = in_order(problems)
    if len(ordered) <= MAX_PROBLEMS:
        return ordered
    following = ordered[MAX_PROBLEMS]
    found = Fact.MORE_PROBLEMS(n=len(ordered) - MAX_PROBLEMS)
    rest = Problem(following.code, "", found, following.severity)
    return (*ordered[:MAX_PROBLEMS], rest)


def require_format(content: Json, format_name: str, version: int, what: Fact) -> None:
    """Raise `Refused` (FORMAT, VERSION) where JSON is not of this format and version."""
    found = content.get("format") if isinstance(content, dict) else None
    if not isinstance(content, dict) or found != format_name:
        if isinstance(found, str):
            other = Fact.NOT_OURS_BUT(what=what(), found=quote(found, 40))
            raise refuse(Code.FORMAT, "format", other)
        raise refuse(Code.FORMAT, "format", Fact.NOT_OURS(what=what()))
    number = content.get("version")
    if type(number) is int and number != version:
        fact = Fact.MADE_BY_NEWER if number > version else Fact.MADE_BY_OTHER
        told = fact(what=what(), version=number, reads=version)
        raise refuse(Code.VERSION, "version", told)


def _survey(tree: Tree, content: Json) -> Survey | None:
    root = tree.object(content, "", _REQUIRED, _OPTIONAL)
    if root is None:
        return None
    tree.integer(root.get("version", VERSION), "version")
    languages = _languages(tree, root.get("languages", ["en"]))
    if languages is None:
        return None
    title = read_text(tree, root.get("title", "-"), "title", languages)
    author = read_text(tree, root["author"], "author", languages) if "author" in root else None
    long = {
        key: read_text(tree, root[key], key, languages, LONG, lines=True)
        for key in ("intro", "consent")
        if key in root
    }
    seal = tree.hexadecimal(root["seal"], "seal", 64) if "seal" in root else None
    signature = _signature(tree, root["signature"]) if "signature" in root else None
    questions = _questions(tree, root.get("questions", []), languages)
    if tree.failed or title is None or questions is None:
        return None
    return Survey(
        languages=languages,
        title=title,
        author=author,
        intro=long.get("intro"),
        consent=long.get("consent"),
        seal=seal,
        signature=signature,
        questions=questions,
    )


def _languages(tree: Tree, value: Json) -> tuple[str, ...] | None:
    entries = tree.array(value, "languages", 1, MAX_LANGUAGES)
    if entries is None:
        return None
    ids = [tree.id(entry, f"languages[{i}]") for i, entry in enumerate(entries)]
    known = tuple(id_ for id_ in ids if id_ is not None)
    if len(set(known)) < len(known):
        tree.note(Code.DOMAIN, "languages", Fact.LANGUAGE_TWICE())
    return known if len(known) == len(entries) == len(set(known)) else None


def _signature(tree: Tree, value: Json) -> Signature | None:
    content = tree.object(value, "signature", ("key", "value"))
    if content is None or "key" not in content or "value" not in content:
        return None
    key = tree.hexadecimal(content["key"], join("signature", "key"), 64)
    made = tree.hexadecimal(content["value"], join("signature", "value"), 128)
    return Signature(key, made) if key and made else None


def _questions(tree: Tree, value: Json, languages: tuple[str, ...]) -> tuple[Question, ...] | None:
    if isinstance(value, list) and len(value) > MAX_QUESTIONS:
        tree.note(Code.SIZE, "questions", Fact.TOO_MANY_QUESTIONS(most=MAX_QUESTIONS, n=len(value)))
        return None
    entries = tree.array(value, "questions", 1, MAX_QUESTIONS)
    if entries is None:
        return None
    questions: list[Question] = []
    whole: list[tuple[str, Question]] = []
    for i, entry in enumerate(entries):
        where = f"questions[{i}]"
        n_before = len(tree.problems)
        question = read_question(tree, entry, where, languages)
        if question is None:
            continue
        if any(question.id == earlier.id for earlier in questions):
            tree.note(Code.DOMAIN, join(where, "id"), Fact.ID_TWICE(id=question.id))
        _check_ask_if(tree, question, questions, where, complete=len(questions) == i)
        questions.append(question)
        if all(problem.severity is Severity.WARNING for problem in tree.problems[n_before:]):
            whole.append((where, question))
    if tree.failed:  # else the rules are applied to the survey as a whole
        for where, question in whole:
            tree.problems += question_problems(question, where)
    return tuple(questions)


def _check_ask_if(
    tree: Tree, question: Question, earlier: list[Question], where: str, complete: bool
) -> None:
    """Skip logic reads clear answers alone: a question shown only after a sensitive yes tells.

    `complete`: all earlier questions could be read, so that a name not found is not there.
    """
    if question.ask_if is None:
        return
    place = join(where, "ask_if")
    source = next((q for q in earlier if q.id == question.ask_if.question), None)
    if source is None and not complete:
        return
    if source is None:
        found = Fact.NOT_AN_EARLIER_QUESTION(id=quote(question.ask_if.question))
        tree.note(Code.DOMAIN, join(place, "question"), found)
        return
    if source.sensitive:
        tree.note(Code.DOMAIN, join(place, "question"), Fact.ASKING_REVEALS())
    elif source.kind is Kind.NUMBER:
        tree.note(Code.DOMAIN, join(place, "question"), Fact.NUMBER_DECIDES_NOTHING())
    known = frozenset(source.option_ids)
    for i, value in enumerate(question.ask_if.values):
        if value not in known:
            found = Fact.NOT_AN_OPTION(value=quote(value), question=source.id)
            tree.note(Code.DOMAIN, f"{place}.in[{i}]", found)
