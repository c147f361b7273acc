"""What a question can be compared with, and whose answers can count: choices, and taking them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from app.analyses import possible
from app.analyses.bands import asked_of, can_cut, first_cuts
from app.analyses.content import StudyContent
from app.analyses.request import CROSS, FIRST_ANALYSIS, AnalysisRequest
from app.analyses.tallies import language_of
from app.words.catalogue import tr
from app.words.options import option_text
from core.count.blocks import can_weigh
from core.count.sampling_design import can_name_units
from core.count.tally import can_be_drawn
from core.count.tally_columns import can_group
from core.grammar.formula import read_factor
from core.survey import Question, Survey, text_in


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that can be chosen: its key and its words."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class Comparable:
    """What can be chosen where a study is looked at in a way.

    `held` tells that the responses are in a file, from which they can be counted anew. `barred`
    are clear questions that cannot split, with the reason, as these are looked for. `split`,
    `then` (groups of its groups), `weights` and `units` (strata and clusters) are clear questions,
    `cross` others that it can be crossed with, options of a many-of each for itself. `answers` are
    the question's own where it allows many: one of them is crossed. Those of `together` can be
    taken together. `against` tells that it has shares to test, `drawn` that the size of the
    population counts. `n` counts those who responded, `chosen` those of whom the filter holds, and
    `flagged` all responses that are flagged.
    """

    held: bool = False
    split: tuple[Item, ...] = ()
    barred: tuple[Item, ...] = ()
    then: tuple[Item, ...] = ()
    cross: tuple[Item, ...] = ()
    answers: tuple[Item, ...] = ()
    weights: tuple[Item, ...] = ()
    units: tuple[Item, ...] = ()
    filters: tuple[Question, ...] = ()
    together: tuple[Item, ...] = ()
    against: bool = False
    drawn: bool = False
    n: int = 0
    chosen: int = 0
    flagged: int = 0
    language: str = ""


NOTHING_COMPARED: Final = Comparable()


def comparable(request: AnalysisRequest, whole: StudyContent, counted: StudyContent) -> Comparable:
    """Return what can be chosen; `counted` is the study as it is looked at."""
    survey, language = whole.survey, language_of(whole, request.choices)
    if not request.questions:
        return NOTHING_COMPARED
    question = survey.question(request.questions[0])
    held = whole.path is not None

    def items(*questions: Question) -> tuple[Item, ...]:
        return tuple(Item(each.id, text_in(each.text, language)) for each in questions)

    def grouped(*questions: Question) -> tuple[Item, ...]:
        return tuple(
            Item(_in_bands(each, request).id, text_in(each.text, language)) for each in questions
        )

    others = [each for each in survey.asked if each.id != question.id]
    groups = [each for each in others if can_group(each) or can_cut(each)] if held else []
    many = question.multiple
    return Comparable(
        held=held,
        split=grouped(*groups),
        barred=tuple(_barred(others, language)) if held else (),
        then=grouped(*(each for each in groups if each.id != asked_of(request.split))),
        cross=tuple(_crossed(request, survey, language)) if held else (),
        answers=_answers(question, language) if many and held else (),
        together=() if many else _answers(question, language),
        weights=items(*(each for each in survey.questions if can_weigh(each))) if held else (),
        units=items(*filter(can_name_units, survey.questions)) if held else (),
        filters=tuple(filter(can_name_units, survey.asked)) if held else (),
        against=bool(question.option_ids),
        drawn=can_be_drawn(question),
        n=whole.n,
        chosen=counted.n,
        flagged=whole.flagged,
        language=language,
    )


def _in_bands(question: Question, request: AnalysisRequest) -> Question:
    """Return a question as it can make groups: a number as it is cut already, or at round ones."""
    if not can_cut(question):
        return question
    for held in (request.split, request.then, *request.questions[1:]):
        if held != question.id and asked_of(held) == question.id:
            return question.in_bands(read_factor(held or "").edges)
    return question.in_bands(first_cuts(question))


def _barred(others: Iterable[Question], language: str) -> Iterator[Item]:
    """Give the clear questions by which nobody is split, with the reason."""
    for each in others:
        if not each.sensitive and not can_group(each) and not can_cut(each):
            text = " ".join(text_in(each.text, language).split())
            yield Item(each.id, tr("{question} (several answers)").format(question=text))


def _answers(question: Question, language: str) -> tuple[Item, ...]:
    return tuple(Item(id_, option_text(question, id_, language)) for id_ in question.option_ids)


def _crossed(request: AnalysisRequest, survey: Survey, language: str) -> Iterator[Item]:
    """Give all that the question looked at can be crossed with."""
    for other in survey.asked:
        if other.id == request.questions[0]:
            continue
        text = text_in(other.text, language)
        keys = [(_in_bands(other, request).id, text)]
        if other.multiple:
            keys = [
                (f"{other.id}.{each.key}", f"{each.label} · {text}")
                for each in _answers(other, language)
            ]
        for key, label in keys:
            if possible(crossed(request, survey, key), survey):
                yield Item(key, label)


def crossed(request: AnalysisRequest, survey: Survey, key: str | None) -> AnalysisRequest:
    """Cross the question looked at with another, or one option of it; with None do not."""
    first = request.questions[0]
    if key is None:
        return replace(request, analysis=FIRST_ANALYSIS, questions=(first,), options=())
    name, _, option = key.partition(".")
    question = survey.question(first)
    own = request.options[0] if request.options else ""
    if question.multiple and own not in question.option_ids:
        own = question.option_ids[0]
    questions = (first, name)
    crossing = replace(request, analysis=CROSS, questions=questions, options=(own, option))
    return replace(crossing, split=None, then=None)


def crossed_with(request: AnalysisRequest) -> str | None:
    """Return the key of what the question looked at is crossed with; None where it is not."""
    if request.analysis != CROSS:
        return None
    option = request.options[1] if len(request.options) > 1 else ""
    return f"{request.questions[1]}.{option}" if option else request.questions[1]


def split_by(request: AnalysisRequest, question: str | None) -> AnalysisRequest:
    """Split by a clear question, or by none; what is crossed is not crossed any more."""
    if question is not None and request.analysis == CROSS:
        request = replace(
            request, analysis=FIRST_ANALYSIS, questions=request.questions[:1], options=()
        )
    then = request.then if asked_of(question) not in (None, asked_of(request.then)) else None
    return replace(request, split=question, then=then)


def taken(
    request: AnalysisRequest, survey: Survey, changes: Mapping[str, object]
) -> AnalysisRequest:
    """Take what was chosen: fields of a request, "cross", and "strata", "clusters", "margins"."""
    for name, value in changes.items():
        if name == "cross":
            request = crossed(request, survey, _text(value))
        elif name == "split":
            request = split_by(request, _text(value))
        elif name in ("strata", "clusters", "margins"):
            drawn: dict[str, Any] = {name: value}
            request = replace(request, design=replace(request.design, **drawn))
        else:
            changed: dict[str, Any] = {name: value}
            request = replace(request, **changed)
    return request


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
