"""What the questions, answers and coefficients of a model are called: by labels, or by ids."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property

from app.words.answers import yes_or_no_of
from app.words.catalogue import listed, tr
from app.words.numerals import plain
from app.words.options import beginning, in_bands, option_text
from core.estimate.compare import FEW_PEOPLE
from core.grammar.formula import Factor, Formula, Term, term_text
from core.regress.columns import CONSTANT
from core.regress.results import Coefficient, Regression
from core.survey import Question, Survey, text_in

_LONGEST = 40  # letters of a question
_ENDS = " .:?!\N{ARABIC QUESTION MARK}\N{FULLWIDTH QUESTION MARK}"


@dataclass(frozen=True)
class ModelNames:
    """Names for the formula of a model, in a language; those of the file where it is asked for."""

    formula: Formula
    survey: Survey
    language: str = ""
    of_file: bool = False

    def asked(self, factor: Factor) -> Question:
        """Return the question of a factor, in bands where it is cut."""
        bands = Factor(factor.question, None, factor.edges)
        return self.survey.question(str(bands) if factor.edges else factor.question)

    def is_number(self, factor: Factor) -> bool:
        """Tell whether a factor is a number as it stands."""
        return self.asked(factor).measured

    def question(self, factor: Factor, *, bands: bool = False) -> str:
        """Return what a question is called in one line, of a many-of with the option."""
        if self.of_file:
            return str(factor) if bands else factor.name
        asked = self.asked(factor)
        if factor.option is not None:
            return option_text(asked, factor.option, self.language)
        text = beginning(text_in(asked.text, self.language), _LONGEST)
        return in_bands(asked, text) if bands else text

    def level(self, factor: Factor, level: str) -> str:
        """Return what an answer is called."""
        if self.of_file:
            return level
        asked = self.asked(factor)
        if factor.option is not None or asked.complementary:
            return yes_or_no_of(asked, level, self.language)
        return option_text(asked, level, self.language)

    def known_level(self, factor: Factor, level: str) -> str:
        """Return what an answer is called, with its question where others are called the same."""
        name = self.level(factor, level)
        if self.of_file:
            return f"{factor.name} = {level}"
        asked = self.asked(factor)
        alone = factor.option is None and not (asked.complementary or asked.numeric)
        if alone and self._uses[name] < 2:
            return name
        return self.told(factor, name)

    def told(self, factor: Factor, answer: str) -> str:
        """Return an answer behind what its question is called, without the mark at its end."""
        question = self.question(factor).rstrip(_ENDS)
        return tr("{question}: {answer}").format(question=question, answer=answer)

    def term(self, term: Term) -> str:
        """Return what a term is called: its questions."""
        if self.of_file:
            return term_text(term)
        return " × ".join(self.question(factor, bands=True) for factor in term)

    def term_of(self, text: str) -> str:
        """Return what a term is called that a result names."""
        found = next((each for each in self.formula.terms if term_text(each) == text), None)
        return text if found is None else self.term(found)

    def answer(self, answer: str) -> str:
        """Return what an answer of the outcome is called."""
        return self.level(self.formula.outcome, answer)

    def factor(self, name: str) -> Factor | None:
        """Return the factor that a result calls by its name."""
        return next((each for each in self.formula.factors if each.name == name), None)

    def step(self, each: Coefficient) -> int:
        """Return of how many more a coefficient is told: a round part of what can be answered."""
        numbers = [factor for factor, level in each.parts if level is None]
        return 1 if self.of_file else math.prod(map(self._step, numbers))

    def shown(self, each: Coefficient) -> Coefficient:
        """Return a coefficient as it is told, of as many more as `step` has it."""
        step = self.step(each)
        if step == 1:
            return each
        numbers = each.estimate, each.se, each.low, each.high
        estimate, se, low, high = (None if value is None else step * value for value in numbers)
        return replace(each, estimate=estimate, se=se, low=low, high=high)

    def coefficient(self, each: Coefficient, found: Regression) -> str:
        """Return what a coefficient is called, and what it is compared with."""
        if self.of_file:
            return self._answered(each, each.term)
        references = dict(found.references)
        if each.term == CONSTANT:
            return self._answered(each, self._constant(found))
        if len(each.parts) > 1:
            return self.row(each)
        ((factor, level),) = each.parts
        if level is None or factor not in references:
            return self.row(each)
        told = tr("{answer}, compared with {reference}").format(
            answer=self.known_level(factor, level), reference=self.level(factor, references[factor])
        )
        return self._answered(each, told)

    def row(self, each: Coefficient) -> str:
        """Return what a coefficient is called in a picture."""
        if self.of_file:
            return self._answered(each, each.term)
        if each.term == CONSTANT:
            return self._answered(each, tr("(Intercept)"))
        parts = [
            self.more(factor) if level is None else self.known_level(factor, level)
            for factor, level in each.parts
        ]
        return self._answered(each, " × ".join(parts))

    def more(self, factor: Factor) -> str:
        """Say of a number by how many more something is compared."""
        told = tr("{n} more", "of a number that is compared").format(n=plain(self._step(factor)))
        return self.told(factor, told)

    def _constant(self, found: Regression) -> str:
        told = [self.known_level(factor, level) for factor, level in found.references]
        if any(self.is_number(factor) for factor in self.formula.factors):
            told.append(tr("numbers 0"))
        if not told:
            return tr("(Intercept)")
        return tr("{constant}: {answers}").format(constant=tr("(Intercept)"), answers=listed(told))

    def _answered(self, each: Coefficient, name: str) -> str:
        return name if each.answer is None else f"{self.answer(each.answer)}: {name}"

    def _step(self, factor: Factor) -> int:
        asked = self.asked(factor)
        part = asked.in_units((asked.high or 0) - (asked.low or 0)) / 4
        return 10 ** max(math.floor(math.log10(part)), 0) if part >= 1 else 1

    @cached_property
    def _uses(self) -> Counter[str]:
        """How many questions have an answer of each name."""
        return Counter(
            name
            for factor in self.formula.factors
            if not self.is_number(factor)
            for name in {self.level(factor, each) for each in self.asked(factor).option_ids}
        )


def of_the_file(found: Regression, survey: Survey) -> ModelNames:
    """Return the names of a model as the file has them: `sex[man]`."""
    return ModelNames(found.formula, survey, of_file=True)


def compared_words(names: ModelNames, found: Regression) -> list[str]:
    """Say what the others are compared with, and that it is a matter of choice."""
    if not found.references or names.of_file:
        return []
    told = [tr("Another reference changes no fit and no share.")]
    sizes = {factor: dict(counts) for factor, counts in found.sizes}
    few = [
        names.known_level(factor, level)
        for factor, level in found.references
        if 0 < sizes.get(factor, {}).get(level, FEW_PEOPLE) < FEW_PEOPLE
    ]
    if few:
        said = tr("{group}: few people; every comparison with it gets wide.")
        told.append(said.format(group=listed(few)))
    return told
