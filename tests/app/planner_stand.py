"""A planner on a window, and a draft of several kinds to plan in, for the tests of planning."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtWidgets import QMainWindow

from app.author.editing.editing import Editing
from app.kit.settings import Settings
from app.planner.plan_request import Subject
from app.planner.view import PlannerView
from app.theme import Theme
from app.widgets.program_actions import ProgramActions
from core.draft import Draft, DraftOption, DraftQuestion, edits, survey_bytes
from core.privacy.epsilon import epsilon_upper
from core.survey import Kind, examine

PEOPLE = 2000


def draft_of_kinds(*kinds: Kind) -> Draft:
    """Return a draft with a sensitive question of each kind, each at ε = 1."""
    draft = Draft(title={"en": "T"}, respondents=PEOPLE)
    for kind in kinds:
        draft, id_ = edits.add(draft, kind)
        options = tuple(DraftOption(f"o{i}", {"en": f"O {i}"}, named=True) for i in range(4))
        question = DraftQuestion(
            *(id_, kind, {"en": f"Is it so of {id_}?"}),
            negation={"en": f"Is it otherwise of {id_}?"},
            options=() if kind in (Kind.YES_NO, Kind.NUMBER) else options,
            low=0 if kind is Kind.NUMBER else None,
            high=100 if kind is Kind.NUMBER else None,
        )
        draft, _ = edits.change(draft, edits.made_sensitive(question), id_)
    return draft


def editing_of(draft: Draft, place: int | None = 0) -> Editing:
    """Return a draft being written, with a question chosen, or the survey itself."""
    editing = Editing(draft)
    editing.choose(None if place is None else draft.questions[place].id)
    return editing


def view_of(subject: Subject, theme: Theme, window: QMainWindow) -> PlannerView:
    """Show the planner of a subject in a window."""
    view = PlannerView(theme, subject, ProgramActions(theme, Settings(), window))
    window.setCentralWidget(view)
    window.show()
    return view


def ratio_of(draft: Draft) -> Fraction:
    """Return the exact ratio of the survey that a draft is so far, whatever its texts."""
    words, texts = {"en": "W"}, []
    for question in draft.questions:
        options = tuple(replace(o, text={"en": o.id}) for o in question.options)
        texts.append(replace(question, text=words, negation={"en": "V"}, options=options))
    reading = examine(survey_bytes(draft.with_questions(tuple(texts))))
    assert len(reading.questions) == len(draft.questions)
    ratio = reading.ratio
    assert ratio is not None
    return ratio


def shown_epsilon(view: PlannerView) -> Fraction:
    """Return the total ε as the page shows it."""
    words = view.plan_fields.total_label.text()
    return Fraction(words.removeprefix("ε ").split(" ")[0])


def true_epsilon(draft: Draft) -> Fraction:
    """Return an upper bound of the ε of the survey that a draft is, tight to 48 digits."""
    return Fraction(epsilon_upper(ratio_of(draft)))
