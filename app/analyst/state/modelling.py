"""A formula as it is built by choosing and as it is typed: one value behind both."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from app.analyses.bands import can_cut, first_cuts, sizes
from app.analyses.content import StudyContent
from app.analyses.models import Gathered, first_formula, fitted, formula_of, outcomes
from app.analyses.request import AnalysisRequest
from app.analyses.words.model_names import ModelNames
from app.analyst.state.comparing import Item
from app.analyst.state.study_state import StudyState
from app.words.catalogue import figures, tr
from app.words.numerals import number
from core.count.sampling_design import Design, refusing_design
from core.estimate.compare import FEW_PEOPLE
from core.facts.errors import Problem, Refused
from core.grammar.formula import Factor, Formula, Reference, Term, read, write
from core.progress import Progress, silent
from core.regress.results import Errors, Regression
from core.regress.variables import Link, variables_of
from core.survey.model import Question, Survey

_PLACE: Final = re.compile(r"column (\d+)")
_WORD: Final = re.compile(r"`[^`]*`?|[A-Za-z_][A-Za-z0-9_]*|\d+|.")
_TYPED: Final = re.compile(r"`[^`]*$|[A-Za-z_][A-Za-z0-9_.]*$")
_MOST_CROSSINGS: Final = 40
_KEPT = 32


@dataclass(frozen=True, slots=True)
class Typed:
    """What a text comes to: a formula, or what is wrong with it and where, as (start, end)."""

    formula: Formula | None = None
    problem: Problem | None = None
    place: tuple[int, int] = (0, 0)


def typed(text: str, survey: Survey) -> Typed:
    try:
        return Typed(formula_of(text, survey))
    except Refused as refused:
        problem = refused.problem
        return Typed(problem=problem, place=_place(problem.where, text))


def _place(where: str, text: str) -> tuple[int, int]:
    """Return which part of a text a problem is of."""
    found = _PLACE.search(where)
    start = min(int(found[1]) - 1, len(text)) if found else 0
    word = _WORD.match(text, start)
    return start, word.end() if word else start + 1


def held(text: str, survey: Survey) -> Formula | None:
    """Return the formula that is looked at; the first there can be where the survey has not its."""
    return (typed(text, survey).formula if text else None) or first_formula(survey)


def outcome_items(names: ModelNames) -> tuple[Item, ...]:
    """Return the questions that can be explained."""
    able = outcomes(names.survey)
    return tuple(Item(each.id, names.question(Factor(each.id))) for each in able)


@dataclass(frozen=True, slots=True)
class Level:
    """An answer that others can be compared with, and its words: how many gave it."""

    key: str
    told: str


@dataclass(frozen=True, slots=True)
class Compared:
    """What the answers to a question are compared with: `few` gave that answer, or the `most`."""

    factor: Factor
    question: str
    key: str
    answer: str
    levels: tuple[Level, ...]
    few: bool = False
    most: bool = False


def compared(found: Regression | None, names: ModelNames) -> tuple[Compared, ...]:
    """Return what the answers to each question of a model are compared with."""
    if found is None or found.failure is not None:
        return ()
    sizes = {factor: dict(counts) for factor, counts in found.sizes}
    return tuple(
        _compared(factor, key, sizes.get(factor), names) for factor, key in found.references
    )


def _compared(
    factor: Factor, key: str, sizes: Mapping[str, int] | None, names: ModelNames
) -> Compared:
    levels = []
    for level in sizes or names.asked(factor).option_ids:
        told = name = names.level(factor, level)
        n = sizes[level] if sizes else 0
        if n:
            told = tr("{answer}: {n}").format(answer=name, n=number(n))
        if n and n == max((sizes or {}).values()):
            told = tr("{answer}, the most").format(answer=told)
        elif n and n < FEW_PEOPLE:
            told = tr("{answer}, few people").format(answer=told)
        if n or not sizes:
            levels.append(Level(level, told))
    own = None if sizes is None else sizes.get(key, 0)
    few, most = own is not None and own < FEW_PEOPLE, own == max((sizes or {"": 0}).values())
    name = names.known_level(factor, key) if not names.of_file else key
    return Compared(factor, names.question(factor), key, name, tuple(levels), few, most)


def comparing_with(formula: Formula, factor: Factor, answer: str) -> Formula:
    """Compare the answers to a question with another one."""
    others = (each for each in formula.references if each.factor != factor)
    return formula.compared_with((*others, Reference(factor, answer)))


def with_usual_references(formula: Formula, term: Term, content: StudyContent) -> Formula:
    """Compare the answers to questions that a term brings in with the most frequent of each."""
    for factor in term:
        counts = counts_of(factor, content)
        if counts and formula.reference(factor) is None:
            most = max(counts, key=lambda answer: counts[answer])
            if most != next(iter(counts)):  # the first is it without a word
                formula = comparing_with(formula, factor, most)
    return formula


def counts_of(factor: Factor, content: StudyContent) -> dict[str, int]:
    """Return how many gave each answer to a question in the clear; {} of numbers and others."""
    asked = content.survey.question(factor.question)
    tally = content.tallies.get(asked.id)
    if asked.sensitive or tally is None or not tally.n:
        return {}
    if factor.edges:
        banded = asked.in_bands(factor.edges)
        return dict(zip(banded.option_ids, sizes(banded, tally.histogram), strict=True))
    if factor.option is not None:
        chosen = tally.counts[asked.option_ids.index(factor.option)]
        return {"no": tally.n - chosen, "yes": chosen}
    if asked.measured:
        return {}
    counts = dict(zip(asked.option_ids, tally.counts, strict=True))
    return {"no": counts["no"], "yes": counts["yes"]} if asked.complementary else counts


def explaining(question: str, formula: Formula) -> Formula:
    """Explain another question by the same terms, less those of itself."""
    terms = (t for t in formula.terms if all(factor.question != question for factor in t))
    return replace(formula, outcome=Factor(question)).explained_by(terms)


def possible(formula: Formula, survey: Survey) -> bool:
    """Tell whether a formula can be of this survey."""
    try:
        variables_of(read(write(formula)), survey)
    except Refused:
        return False
    return True


def with_term(formula: Formula, term: Term) -> Formula:
    """Add a term behind those of its size."""
    return formula.explained_by(sorted((*formula.terms, term), key=len))


def terms_to_add(formula: Formula, survey: Survey) -> tuple[tuple[Term, ...], tuple[Term, ...]]:
    """Return single terms and crossings of two that can be added to a formula."""
    present = {frozenset(term) for term in formula.terms}
    named = {factor.question for factor in formula.factors}
    single = [
        (factor,)
        for question in survey.questions
        for factor in (*_factors(question), *(() if question.id in named else _groups(question)))
        if frozenset({factor}) not in present and possible(with_term(formula, (factor,)), survey)
    ]
    mains = [term[0] for term in formula.terms if len(term) == 1]
    crossed = [
        (first, second)
        for place, first in enumerate(mains)
        for second in mains[place + 1 :]
        if first.question != second.question and frozenset({first, second}) not in present
    ]
    able = [
        pair for pair in crossed[:_MOST_CROSSINGS] if possible(with_term(formula, pair), survey)
    ]
    return tuple(single), tuple(able)


def _factors(question: Question) -> Iterator[Factor]:
    if question.multiple:
        for option in question.option_ids:
            yield Factor(question.id, option)
    else:
        yield Factor(question.id)


def model_line(text: str, survey: Survey, found: Regression | None) -> str:
    """Say of a model in the list how it is fitted: "Logit · 4 terms", or that it could not be."""
    if found is not None and found.failure is not None:
        return tr("Not fitted")
    try:
        formula = read(text)
        link = variables_of(formula, survey).link
    except Refused:
        return tr("Not of this survey")
    links = {
        Link.LOGIT: tr("Logit"),
        Link.MULTINOMIAL: tr("Multinomial logit"),
        Link.LINEAR: tr("Linear"),
    }
    n = len(formula.terms)
    told = tr("{link} · {n} terms", "", n)
    if n == 1:
        told = tr("{link} · one term")
    return told.format(link=links[link], n=figures(n))


def _groups(question: Question) -> Iterator[Factor]:
    """Give a number in the clear in groups, at round numbers."""
    if can_cut(question):
        yield Factor(question.id, None, first_cuts(question))


@dataclass(frozen=True, slots=True)
class Completion:
    """What a word that is being typed can become; it begins at `start` of the text."""

    start: int
    offered: tuple[str, ...] = ()


def completion(text: str, cursor: int, survey: Survey) -> Completion:
    """Return the ids that what stands before the cursor can be the beginning of."""
    found = _TYPED.search(text[:cursor])
    if found is None:
        return Completion(cursor)
    begun = found[0].strip("`").lower()
    words = [str(factor) for question in survey.questions for factor in _factors(question)]
    words += [f"cut({Factor(each.id)}, " for each in survey.questions if can_cut(each)]
    words += [
        f"ref({factor}, "
        for question in survey.questions
        if not question.measured
        for factor in _factors(question)
    ]
    able = (word for word in words if word.strip("`").lower().startswith(begun))
    offered = tuple(word for word in able if word != found[0])
    return Completion(found.start(), offered)


@dataclass(frozen=True, slots=True)
class ModelKey:
    """A model, and the way in which it is fitted."""

    generation: int
    formula: Formula
    where: str
    weights: str | None
    design: Design
    without_flagged: bool
    level: float
    expected: bool


def wanted(formula: Formula, shown: StudyState) -> ModelKey:
    """Return what is to be fitted where a formula is looked at."""
    request = shown.request
    return ModelKey(
        shown.generation,
        formula,
        request.where,
        request.weights,
        request.design,
        request.without_flagged,
        request.choices.level,
        request.models.expected,
    )


def work_out(
    asked: ModelKey,
    content: StudyContent,
    request: AnalysisRequest,
    gathered: Gathered,
    quick: bool,
    report: Progress = silent,
) -> Regression:
    """Fit a model. Raises `Refused`, and ValueError where no file holds the responses."""
    with refusing_design():
        return fitted(content, request, asked.formula, gathered, report, quick=quick)


@dataclass
class Fits:
    """What was fitted of one content, and of each outcome the last model that could be."""

    _last: dict[Factor, Regression] = field(default_factory=dict)
    _generation: int = -1
    _found: dict[ModelKey, Regression] = field(default_factory=dict)
    _early: dict[ModelKey, Regression] = field(default_factory=dict)
    _given_up: set[ModelKey] = field(default_factory=set)

    def begin(self, generation: int) -> None:
        """Forget all where the content is another."""
        if generation != self._generation:
            self._generation = generation
            for each in (self._last, self._found, self._early, self._given_up):
                each.clear()

    def of(self, asked: ModelKey) -> Regression | None:
        """Return a model that is known in full."""
        return self._found.get(asked)

    def early(self, asked: ModelKey) -> Regression | None:
        """Return a model whose intervals are still to come."""
        return self._early.get(asked)

    def take(self, asked: ModelKey, found: Regression, *, quick: bool) -> bool:
        """Keep a model, and tell whether that is all of it."""
        linear = found.link is Link.LINEAR or found.errors is Errors.SANDWICH
        final = not quick or linear or found.failure is not None
        kept = self._found if final else self._early
        kept[asked] = found
        while len(kept) > _KEPT:
            kept.pop(next(iter(kept)))
        if final:
            self._early.pop(asked, None)
        if final and found.failure is None:
            self._last[found.formula.outcome] = found
        return final

    def last(self, formula: Formula) -> Regression | None:
        """Return the last model of the same outcome that could be fitted."""
        return self._last.get(formula.outcome)

    def give_up(self, asked: ModelKey) -> None:
        """Do not fit it again until something else is looked at."""
        self._given_up = {asked}

    def take_up(self) -> None:
        """Fit again what was given up."""
        self._given_up.clear()

    def given_up(self, asked: ModelKey) -> bool:
        """Tell whether it is not waited for."""
        return asked in self._given_up
