"""Pairs of people whom a seed draws: of each question two true answers that lead to one report.

The case says what is asked and what people do besides; their answers, where chance lands and
how the draws fall are drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import cycle
from random import Random
from typing import TypeVar
from unittest.mock import patch

from coupled import Case, Content, Truth, Way
from coupled_person import MOST, PREVIEW

from app.respondent.flow.practice import QUESTION as PRACTICE
from app.respondent.flow.practice import harmless, harmless_texts, practised
from core.files import canonical
from core.privacy.chance_devices import rule_of, rules, screen_tool, throw
from core.privacy.forms import json_of
from core.privacy.mechanisms import Report
from core.privacy.procedures import Landing, Procedure, land, rule_word, sectors
from core.privacy.randomness import Door
from core.response.drawing import Drawn, draw
from core.response.privatize import Truth as Chosen
from core.response.privatize import privatize
from core.survey import Question, read
from core.survey import rules as rules_of_survey

T = TypeVar("T")

_FINE = 2**53  # places in a sector of the wheel


class _Falling(Door):
    """Draws by a seed, and keeps how each draw fell as a tape has it."""

    def __init__(self, random: Random) -> None:
        super().__init__(source=random.randbytes)
        self._random = random
        self.fallen: list[int] = []

    def below(self, n: int) -> int:
        self.fallen.append(self._random.randrange(n))
        return self.fallen[-1]

    def bernoulli(self, p: Fraction) -> bool:
        self.fallen.append(int(self._random.randrange(p.denominator) < p.numerator))
        return bool(self.fallen[-1])

    def coins(self, p: Fraction, n: int) -> bytes:
        return bytes(self.bernoulli(p) for _ in range(n))


def drawn(case: Case, seed: int, more: int) -> Case:
    """Return a case as this one, with so many questions more, for a pair that a seed draws."""
    random = Random(seed)  # noqa: S311 - it has to repeat
    content = _longer(case.survey, more)
    with patch.object(rules_of_survey, "SURVEY_LIMIT", MOST):
        survey = read(canonical.write(content))
    procedure = next(iter(survey.procedures), None)
    falling = _Falling(random)
    found = draw(survey, falling)
    asked = [q for q in survey.sensitive if found is None or found.asks(q, survey)]
    pairs = _Pairs(random, procedure, found or Drawn())
    pairs.answer(harmless(practised(survey), procedure, harmless_texts()))
    for tape in pairs.tapes:
        tape += falling.fallen
    by_device = [q.id for q in asked if q.by_device]
    slips = [id_ for id_ in by_device if case.one.slips and random.randrange(2)]
    cut_short = by_device[:1] if case.one.cut_short else []
    for question in asked:
        if question.id in cut_short:
            pairs.start(question)
        pairs.answer(question)
    sex = random.randrange(2)
    one, other = (
        Way({"sex": sex, **truths}, tape, tuple(slips), tuple(cut_short), way.wavers)
        for truths, tape, way in zip(pairs.truths, pairs.tapes, (case.one, case.other), strict=True)
    )
    reports = {"sex": sex, **{id_: json_of(report) for id_, report in pairs.reports.items()}}
    if case.scene == PREVIEW:
        reports = {}
    return replace(case, survey=content, one=one, other=other, reports=reports)


def _longer(content: Content, more: int) -> Content:
    """Ask the first question again, and the second, in turn, each under a name of its own."""
    by_id = {question["id"]: question for question in content["questions"]}
    again = [
        _renamed(by_id[name], name, f"{name}-{at}")
        for at, name in zip(range(more), cycle(("first", "second")))
    ]
    return {**content, "questions": [*content["questions"], *again]}


def _renamed(question: Content, before: str, name: str) -> Content:
    texts: Content = {key: question[key] for key in ("text", "negation") if key in question}
    said: Content = {
        key: text.replace(before, name.replace("-", " ")) for key, text in texts.items()
    }
    return {**question, "id": name, **said}


class _Pairs:
    """What the two answer, question by question, how their draws fall, and their one report."""

    def __init__(self, random: Random, procedure: Procedure | None, drawn: Drawn) -> None:
        self._random = random
        self._procedure = procedure
        self._drawn = drawn
        self.truths: tuple[dict[str, Truth], dict[str, Truth]] = ({}, {})
        self.tapes: tuple[list[int], list[int]] = ([], [])
        self.reports: dict[str, Report] = {}

    def start(self, question: Question) -> None:
        """Let chance land for each of the two, and come to nothing."""
        for tape in self.tapes:
            tape += self._draws(lambda door: self._landing(question, door))[1]

    def answer(self, question: Question) -> None:
        """Draw two answers, and draws until both have one report.

        Numbers have as many digits: each is pressed, and what is typed is read at each.
        """
        one, other = self._answer(question), self._answer(question)
        while other == one or len(str(one)) != len(str(other)):
            one, other = self._answer(question), self._answer(question)
        wanted, falls = self._report(question, one)
        self._add(0, question, one, falls)
        report, falls = self._report(question, other)
        while report != wanted:
            report, falls = self._report(question, other)
        self._add(1, question, other, falls)
        if question.id != PRACTICE:
            self.reports[question.id] = wanted

    def _add(self, side: int, question: Question, truth: Chosen, falls: list[int]) -> None:
        self.tapes[side].extend(falls)
        self.truths[side][question.id] = self._shown(question, truth)

    def _shown(self, question: Question, truth: Chosen) -> Truth:
        """An answer as it is pressed: of many options, in the order in which they are seen."""
        if isinstance(truth, int):
            return truth
        seen = self._drawn.places_of(question)
        chosen = dict(zip(sorted(seen), truth, strict=True))
        return [chosen[place] for place in seen]

    def _answer(self, question: Question) -> Chosen:
        below = self._random.randrange
        if question.multiple:
            return tuple(below(2) for _ in self._drawn.places_of(question))
        return below(question.drawn_by.k)

    def _report(self, question: Question, truth: Chosen) -> tuple[Report, list[int]]:
        return self._draws(lambda door: self._by(question, truth, door))

    def _by(self, question: Question, truth: Chosen, door: Door) -> Report:
        pressed = question.by_device and self._procedure is not Procedure.SCRAMBLED
        if pressed and isinstance(truth, int):
            return rule_word(self._landing(question, door), truth)
        return privatize(question, truth, door, self._drawn.options.get(question.id))

    def _landing(self, question: Question, door: Door) -> Landing:
        """What wheel, coins or die ask for; of a wheel its place in the sector is drawn as well."""
        assert question.channel is not None
        assert self._procedure is not None
        if self._procedure is Procedure.SPINNER:
            wheel = sectors(question.channel)
            sector = land(wheel, door)
            door.below(_FINE)
            return wheel[sector].landing
        tool = screen_tool(self._procedure)
        given = rules(tool, question.channel)
        return given[rule_of(throw(tool, door), given)].landing

    def _draws(self, run: Callable[[Door], T]) -> tuple[T, list[int]]:
        door = _Falling(self._random)
        return run(door), door.fallen
