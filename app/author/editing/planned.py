"""What the planner is to plan for a question of a draft."""

from __future__ import annotations

from app.author.editing.editing import Editing
from app.planner.plan_request import (
    PlannedQuestion,
    PlanRequest,
    Subject,
    first_request,
    planned_alone,
    planned_state,
    planned_whole,
)
from core.draft import Draft
from core.draft.fitting import wanted_epsilon
from core.survey import Question


def subject_of_draft(editing: Editing) -> Subject:
    """Return what is chosen in a draft as what is planned; all of it where nothing is chosen."""
    draft = editing.draft
    known = {each.index: each.question for each in editing.costed.questions if each.costed}
    standing = tuple(_standing_in(draft, at, each) for at, each in known.items() if each.sensitive)
    left_out = sum(each.sensitive for each in draft.questions) - len(standing)
    people = max(draft.respondents, 1)
    chosen = None if editing.index is None else known.get(editing.index)
    whole = editing.index is None and len(standing) > 1
    if editing.index is None and standing:
        chosen = next(each for each in known.values() if each.sensitive)
    if chosen is None:
        request = PlanRequest(people=people)
        return Subject(request, place="editor", draft=draft, standing=standing, left_out=left_out)
    request = first_request(chosen, people, None, PlanRequest().level)
    name = _name_in(draft, draft.index(chosen.id))
    subject = Subject(request, name, "editor", draft, chosen.id, standing, left_out)
    return planned_whole(subject) if whole else planned_alone(subject)


def _name_in(draft: Draft, at: int) -> str:
    question = draft.questions[at]
    return question.text.get(draft.languages[0]) or question.id


def _standing_in(draft: Draft, at: int, question: Question) -> PlannedQuestion:
    return planned_state(question, _name_in(draft, at), wanted_epsilon(draft.questions[at]))
