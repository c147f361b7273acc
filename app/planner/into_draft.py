"""Writing what is planned into a draft: fractions, procedures, and of how much each is asked."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.planner.plan_request import PlanRequest, Subject
from core.draft import Draft, DraftMechanism, DraftOption, DraftQuestion, DraftTarget, edits
from core.privacy.mechanisms import Mechanism
from core.privacy.procedures import Procedure, fits
from core.survey import parameters_json

_USUAL = frozenset((Procedure.SPINNER, Procedure.SCRAMBLED))
_BIN = 10


@dataclass(frozen=True, slots=True)
class Design:
    """A mechanism with its exact fractions, found for a target.

    Without one the fractions are those of a device, chosen for who can carry it out.
    """

    mechanism: Mechanism
    target: DraftTarget | None = None

    def put_into(self, question: DraftQuestion) -> DraftQuestion:
        """Return the question with this design.

        Its procedures stay where they can do these fractions; with a device all stand that can.
        """
        able: list[Procedure] = []
        if question.kind.definition.by_device:
            able = [each for each in Procedure if fits(each, self.mechanism)]
            kept = [each for each in able if each.value in question.procedures]
            if self.target is not None:
                able = kept or [each for each in able if each in _USUAL]
        named = DraftMechanism(self.mechanism.name, parameters_json(self.mechanism.values))
        return edits.with_design(question, named, [each.value for each in able], self.target)


def with_designs(subject: Subject, designs: dict[str, Design]) -> Draft:
    """Return the draft with what is planned; `designs` by question, '' where none stands yet."""
    request = subject.request
    draft = replace(subject.draft, respondents=request.people)
    if subject.free:
        draft, ids = _with_new(draft, request)
        designs = dict.fromkeys(ids, designs[""])
    asks = _asks(subject, designs)
    for id_, design in designs.items():
        question = design.put_into(draft.questions[draft.index(id_)])
        if id_ in asks:
            question = replace(question, ask=asks[id_])
        places = (question if each.id == id_ else each for each in draft.questions)
        draft = draft.with_questions(tuple(places))
    if len(designs) > 1 or request.whole:
        ask = 0 if request.asking.everything else request.asking.ask
        draft = edits.with_block(draft, list(designs), ask)
    return draft


def _asks(subject: Subject, designs: dict[str, Design]) -> dict[str, int | None]:
    """Return of how many options each many-of asks each person; None for all."""
    request = subject.request
    asked = dict.fromkeys(designs, request.asking) if request.of_options else {}
    for each, part in zip(subject.standing, request.asked_parts, strict=False):
        if part.kind.definition.multiple and part.asking is not None:
            asked[each.id] = part.asking
    return {id_: None if way.everything else way.ask for id_, way in asked.items()}


def _with_new(draft: Draft, request: PlanRequest) -> tuple[Draft, list[str]]:
    """Add questions of the kind and the number that is asked for, their texts yet to write."""
    ids = []
    for _ in range(request.questions):
        draft, id_ = edits.add(draft, request.kind)
        at = draft.index(id_)
        made = _with_answers(draft.questions[at], request)
        draft = draft.with_questions((*draft.questions[:at], made, *draft.questions[at + 1 :]))
        ids.append(id_)
    return draft, ids


def _with_answers(question: DraftQuestion, request: PlanRequest) -> DraftQuestion:
    if request.kind.definition.listed:
        options = tuple(DraftOption(f"o{i + 1}") for i in range(request.options))
        return replace(question, options=options)
    if not request.kind.definition.numeric:
        return question
    high = _BIN * request.options
    bins = tuple(range(0, high + 1, _BIN)) if request.options > 1 else ()
    return replace(question, low=0, high=max(high, 100) if not bins else high, bins=bins)
