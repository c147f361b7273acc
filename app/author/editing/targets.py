"""The ε that is wanted of a question: what was typed, else the ε of its design as it is now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

from app.author.editing.costs import FIRST_TARGET, made_sensitive
from app.author.editing.editing import Editing
from app.words.typed_numbers import read_decimal
from core.draft import DraftMechanism, DraftQuestion
from core.privacy.epsilon import LEAST_TARGET, SURVEY_LIMIT, epsilon_text
from core.survey import Kind


@dataclass(frozen=True, slots=True)
class EpsilonTarget:
    """A wanted ε: the text in its field, and the ε that another design is made for."""

    text: str
    target: Decimal
    typed: bool = False
    known: bool = False
    """Whether the ε of the design is known."""

    def is_met(self, text: str) -> bool:
        """Tell whether a field still says the ε of the design as it is."""
        return self.known and not self.typed and text == self.text


def wanted(editing: Editing) -> EpsilonTarget:
    """Return the ε that is wanted of the chosen question.

    What was typed is of the design that was there, or was found for it: undone, typed or planned
    otherwise, a design has an ε of its own, and that is shown.
    """
    question, ratio = editing.question, ratio_now(editing)
    now = EpsilonTarget(str(FIRST_TARGET), FIRST_TARGET)
    if ratio is not None:
        shown = epsilon_text(ratio)
        now = EpsilonTarget(shown, min(max(Decimal(shown), LEAST_TARGET), SURVEY_LIMIT), known=True)
    text, mechanism = editing.wishes.get(question.id if question else "", ("", None))
    if question is None or not text or mechanism != question.mechanism:
        return now
    target = read_decimal(text, LEAST_TARGET, SURVEY_LIMIT)
    now = replace(now, text=text, typed=True)
    return now if target is None else replace(now, target=target)


def usual_target(editing: Editing) -> Decimal:
    """Return the ε that most randomized questions of the draft have, and a first one needs."""
    found = [
        Decimal(epsilon_text(each.question.ratio))
        for each in editing.costed.questions
        if each.costed and each.question.sensitive and each.question.ratio is not None
    ]
    if not found:
        return FIRST_TARGET
    return min(max(Counter(found).most_common(1)[0][0], LEAST_TARGET), SURVEY_LIMIT)


def add_question(editing: Editing, kind: Kind, *, sensitive: bool) -> None:
    """Add a question below the chosen one; a sensitive one at the ε that is usual here."""
    target = usual_target(editing)

    def designed(question: DraftQuestion) -> DraftQuestion:
        return made_sensitive(question, editing.draft.respondents, target)

    editing.add(kind, designed if sensitive else None)


def want(editing: Editing, text: str, mechanism: DraftMechanism | None) -> None:
    """Remember what was typed, with the design that it stands beside; '' forgets it."""
    if editing.question is not None:
        editing.wishes[editing.question.id] = text.strip(), mechanism


def ratio_now(editing: Editing) -> Fraction | None:
    """Return the ratio of the chosen question; None where its design is unfinished or proves."""
    found = editing.costed.of(editing.index)
    return None if found is None else found.ratio
