"""How much stands on a respondent's pages, and whose words it is."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QWidget
from respondent_driver import (
    Sat,
)

from app.respondent.devices.statement import Statement
from app.respondent.questions.rule_rows import RuleRows
from app.widgets.panels import OneOfNotes
from app.widgets.text import TextLabel
from core.survey import Survey

MOST_WORDS, LONGEST_SENTENCE, MOST_PRESSES = 150, 18, 6


THEIRS: dict[str, object] = {
    "author": "A small institute",
    "intro": "Why we ask.",
    "consent": "Taking part is your choice.",
}


def said_by(page: QWidget, survey: Survey) -> list[str]:
    """What the program itself says on a page, button by button and label by label.

    Not counted: header and steps, quiet links and the quiet line, the rules of a device, what the
    author wrote.
    """
    theirs = {str(survey.title), "A small institute", "Why we ask.", "Taking part is your choice."}
    said = []
    for widget in page.findChildren(QWidget):
        if not isinstance(widget, TextLabel | QAbstractButton) or not widget.isVisibleTo(page):
            continue
        quiet = widget.property("role") == "quiet"
        text = str(widget.property("text"))
        if text and text not in theirs and not quiet and not _stands_apart(widget):
            said.append(text.replace("A small institute", ""))
    return said


def _stands_apart(widget: QWidget) -> bool:
    """Tell whether it is of the header or the quiet line, or a rule, a part of a picture."""
    step: QWidget | None = widget
    while step is not None:
        if step.objectName() in ("header", "steps") or isinstance(step, RuleRows | OneOfNotes):
            return True
        if step.objectName().startswith("rule_"):
            return True
        if isinstance(step, Statement) and step.accessibleName()[:2] in ("T:", "Y:", "N:"):
            return True
        step = step.parentWidget()
    return False


def press_on(person: Sat) -> None:
    """One press of what leads on, or the choice that it needs first."""
    for name in ("spin_button", "yes_button"):
        if person.has(name):
            person.click(name)
            return
    if person.has("option_1") and not person.can_press("forward_button"):
        person.click("option_1")
    person.click("forward_button")
