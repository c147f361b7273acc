"""From bytes to a survey: strict, typed, every problem with its place.

`examine` finds all there is, for authors. `read` refuses at the first thing that stands in the way
of asking anybody, and `read_for_analysis` only at what makes the answers unreadable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.facts.errors import Code, Problem, Refused, Severity, first, order_of, quote, refuse
from core.facts.names import Fact
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import TOP, Finding, Tree, Where
from core.survey.conditions_met import numbers_of, splits_a_bin
from core.survey.findings import Reading, ReadQuestion, SurveyProblem, field_place
from core.survey.model import (
    ABOUT_AUTHOR,
    FORMAT,
    LONG_TEXTS,
    VERSION,
    Answered,
    Block,
    Question,
    Section,
    Signature,
    Survey,
)
from core.survey.questions import MAX_QUESTIONS, read_question
from core.survey.rules import question_rules, survey_rules
from core.survey.sample import read_sample
from core.survey.sections import read_sections
from core.survey.text_rules import LONG, read_text

MAX_BYTES = 256 * 1024
MAX_LANGUAGES = 32
MAX_PROBLEMS = 200
_REQUIRED = ("format", "version", "languages", "title", "questions")
_OPTIONAL = (*ABOUT_AUTHOR, *LONG_TEXTS, "sections", "sample", "seal", "signature")


def read(data: bytes) -> Survey:
    """Read a canonical survey file by which people may be asked.

    Raises `Refused` with the first error of the list of codes.

    >>> from core.examples import example_path
    >>> survey = read(example_path("bribery").read_bytes())
    >>> [question.id for question in survey.questions]
    ['bribe', 'area']
    """
    reading = examine(data)
    return _survey_or_refused(reading, reading.errors)


def read_for_analysis(data: bytes) -> Survey:
    """Read a canonical survey file whose answers may be analysed, if not collected by Candor.

    Its ε may be infinite or beyond the limits; nobody is ever asked by it. Raises `Refused` with
    the first error of the list of codes that stands in the way of analysing.

    >>> from core.examples import example_path
    >>> mangat = example_path("bribery").read_bytes().replace(b'"p":"3/4"', b'"p":"1/1"')
    >>> [problem.code.value for problem in examine(mangat).errors]
    ['EPS_INFINITE']
    >>> read_for_analysis(mangat).ratio is None
    True
    """
    reading = examine(data)
    return _survey_or_refused(reading, reading.errors_for_analysis)


def _survey_or_refused(reading: Reading, errors: Sequence[Problem]) -> Survey:
    if errors or reading.survey is None:
        raise Refused(first(errors))
    return reading.survey


def examine(data: bytes) -> Reading:
    """Read a survey file as far as it goes: its questions, and its problems, worst code first.

    Of more than `MAX_PROBLEMS` the last entry tells how many are left out.

    >>> from core.examples import example_path
    >>> draft = example_path("bribery").read_bytes().replace(b'"id":"area"', b'"id":"Area"')
    >>> reading = examine(draft)
    >>> [(each.question.id, each.epsilon) for each in reading.questions]
    [('bribe', 1.0986122886681098)]
    >>> [(each.problem.code.value, each.place.question, each.place.keys) for each in reading.found]
    [('DOMAIN', 1, ('id',)), ('NO_ABSTAIN', 0, ())]
    """
    if len(data) > MAX_BYTES:
        fact = Fact.SURVEY_TOO_LARGE(kib=MAX_BYTES // 1024, size=len(data))
        return _unreadable(Problem(Code.SIZE, "", fact))
    try:
        content, fault = canonical.parse(data)
        require_format(content, FORMAT, VERSION, Fact.SURVEY)
    except Refused as refused:
        return _unreadable(refused.problem)
    tree = Tree()
    survey, questions, sample = _survey(tree, content)
    if survey is not None:
        tree.findings += survey_rules(survey)
    if fault is not None:
        if all(problem.code is not Code.TEXT for problem in tree.problems):
            tree.findings.append(Finding(fault, TOP))
        survey = None
    else:
        try:
            canonical.require_canonical(data, content)
        except Refused as refused:
            tree.findings.append(Finding(refused.problem, TOP))
    found = [
        SurveyProblem(each.problem, field_place(each.where, content), each.collecting)
        for each in _listed(tree.findings)
    ]
    return Reading(survey, tuple(found), questions, sample)


def _unreadable(problem: Problem) -> Reading:
    return Reading(None, (SurveyProblem(problem, field_place(TOP, None), collecting=False),))


def _listed(findings: list[Finding]) -> list[Finding]:
    """Put findings in order, and the count of the rest in place of those that are too many."""
    ordered = sorted(findings, key=lambda each: order_of(each.problem))
    kept, rest = ordered[:MAX_PROBLEMS], ordered[MAX_PROBLEMS:]
    if not rest:
        return kept
    worst = rest[0].problem
    collecting = all(one.collecting or one.problem.severity is Severity.WARNING for one in rest)
    return [
        *kept,
        Finding(
            Problem(worst.code, "", Fact.MORE_PROBLEMS(n=len(rest)), worst.severity),
            TOP,
            collecting,
        ),
    ]


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
        fact = Fact.MADE_BY_NEWER if number > version else Fact.MADE_BY_EARLIER
        told = fact(what=what(), version=number, reads=version)
        raise refuse(Code.VERSION, "version", told)


def _survey(
    tree: Tree, content: Json
) -> tuple[Survey | None, tuple[ReadQuestion, ...], tuple[Block, ...]]:
    """Return the survey where it could be read whole, and the questions and blocks that could."""
    root = tree.object(content, TOP, _REQUIRED, _OPTIONAL)
    if root is None:
        return None, (), ()
    tree.integer(root.get("version", VERSION), TOP / "version")
    languages = _languages(tree, root.get("languages", ["en"]))
    if languages is None:
        return None, (), ()
    title = read_text(tree, root.get("title", "-"), TOP / "title", languages)
    texts: dict[str, Any] = {
        key: read_text(tree, root[key], TOP / key, languages) for key in ABOUT_AUTHOR if key in root
    }
    texts |= {
        key: read_text(tree, root[key], TOP / key, languages, LONG, lines=True)
        for key in LONG_TEXTS
        if key in root
    }
    seal = tree.hexadecimal(root["seal"], TOP / "seal", 64) if "seal" in root else None
    signature = _signature(tree, root["signature"]) if "signature" in root else None
    entries = root.get("questions", [])
    questions = _questions(tree, entries, languages)
    sample: tuple[Block, ...] = ()
    if "sample" in root:
        complete = isinstance(entries, list) and len(entries) == len(questions)
        sample = read_sample(tree, root["sample"], questions, complete)
    sections: tuple[Section, ...] = ()
    if "sections" in root:
        complete = isinstance(entries, list) and len(entries) == len(questions)
        sections = read_sections(tree, root["sections"], questions, languages, complete)
    if tree.failed or title is None:
        return None, questions, sample
    survey = Survey(
        languages=languages,
        title=title,
        sections=sections,
        seal=seal,
        signature=signature,
        sample=sample,
        questions=tuple(each.question for each in questions),
        **texts,
    )
    return survey, questions, sample


def _languages(tree: Tree, value: Json) -> tuple[str, ...] | None:
    entries = tree.array(value, TOP / "languages", 1, MAX_LANGUAGES)
    if entries is None:
        return None
    ids = [tree.id(entry, TOP / "languages" / i) for i, entry in enumerate(entries)]
    known = tuple(id_ for id_ in ids if id_ is not None)
    if len(set(known)) < len(known):
        tree.note(Code.DOMAIN, TOP / "languages", Fact.LANGUAGE_TWICE())
    return known if len(known) == len(entries) == len(set(known)) else None


def _signature(tree: Tree, value: Json) -> Signature | None:
    content = tree.object(value, TOP / "signature", ("key", "value"))
    if content is None or "key" not in content or "value" not in content:
        return None
    key = tree.hexadecimal(content["key"], TOP / "signature" / "key", 64)
    made = tree.hexadecimal(content["value"], TOP / "signature" / "value", 128)
    return Signature(key, made) if key and made else None


def _questions(tree: Tree, value: Json, languages: tuple[str, ...]) -> tuple[ReadQuestion, ...]:
    """Read what can be read of the questions, and judge by the rules those without an error."""
    place = TOP / "questions"
    if isinstance(value, list) and len(value) > MAX_QUESTIONS:
        fact = Fact.TOO_MANY_QUESTIONS(most=MAX_QUESTIONS, n=len(value))
        tree.note(Code.SIZE, place, fact)
        return ()
    questions: list[ReadQuestion] = []
    whole: list[ReadQuestion] = []
    for i, entry in enumerate(tree.array(value, place, 1, MAX_QUESTIONS) or ()):
        n_before = len(tree.findings)
        question = read_question(tree, entry, place / i, languages)
        if question is None:
            continue
        earlier = [each.question for each in questions]
        if any(question.id == other.id for other in earlier):
            fact = Fact.ID_TWICE(id=question.id)
            tree.note(Code.DOMAIN, place / i / "id", fact)
        _check_ask_if(tree, question, earlier, place / i, complete=len(earlier) == i)
        given = isinstance(entry, dict) and "mechanism" in entry
        questions.append(ReadQuestion(i, question, question.sensitive or not given))
        if all(problem.severity is Severity.WARNING for problem in tree.problems[n_before:]):
            whole.append(questions[-1])
    if tree.failed:  # else the rules are applied to the survey as a whole
        for each in whole:
            tree.findings += question_rules(each.question, place / each.index)
    return tuple(questions)


def _check_ask_if(
    tree: Tree, question: Question, earlier: list[Question], where: Where, complete: bool
) -> None:
    """Skip logic reads clear answers alone: a question shown only after a sensitive yes tells.

    `complete`: all earlier questions could be read, so that a name not found is not there.
    """
    condition, place = question.ask_if, where / "ask_if"
    if condition is None:
        return
    for i, part in enumerate(condition.parts):
        joined = place / ("all" if condition.every else "any") / i
        at = place if len(condition.parts) == 1 else joined
        source = next((q for q in earlier if q.id == part.question), None)
        if source is not None:
            _check_part(tree, part, source, at)
        elif complete:
            fact = Fact.NOT_AN_EARLIER_QUESTION(id=quote(part.question))
            tree.note(Code.DOMAIN, at / "question", fact)


def _check_part(tree: Tree, part: Answered, source: Question, where: Where) -> None:
    """Note what the answers to an earlier question cannot tell."""
    if source.sensitive:
        tree.note(Code.DOMAIN, where / "question", Fact.ASKING_REVEALS())
    elif source.numeric != part.ranged:
        need = Fact.NUMBER_NEEDS_RANGE if source.numeric else Fact.RANGE_NEEDS_NUMBER
        tree.note(Code.DOMAIN, where, need(question=source.id))
    elif part.ranged:
        _check_range(tree, part, source, where)
    else:
        known = frozenset(source.option_ids)
        for i, value in enumerate(part.values):
            if value not in known:
                fact = Fact.NOT_AN_OPTION(value=quote(value), question=source.id)
                tree.note(Code.DOMAIN, where / "in" / i, fact)


def _check_range(tree: Tree, part: Answered, source: Question, where: Where) -> None:
    grid = numbers_of(source)
    for key, end in (("at_least", part.at_least), ("at_most", part.at_most)):
        if end is not None and end not in grid:
            low, high, step = grid.start, grid[-1], grid.step
            fact = Fact.NOT_ON_GRID(number=end, low=low, high=high, step=step)
            tree.note(Code.RANGE, where / key, fact)
            return
    if part.at_least is not None and part.at_most is not None and part.at_least > part.at_most:
        tree.note(Code.DOMAIN, where / "at_most", Fact.RANGE_EMPTY())
    elif splits_a_bin(source, part):
        tree.note(Code.DOMAIN, where, Fact.RANGE_SPLITS_BIN(question=source.id))
