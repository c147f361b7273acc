"""The ε that is wanted of the chosen question, as its field shows it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from app.author.editing.editing import Editing
from app.words.catalogue import figures
from app.words.numerals import plain
from app.words.typed_numbers import read_decimal
from core.draft import DraftQuestion
from core.draft.edits import FIRST_TARGET, made_sensitive
from core.draft.fitting import wanted_epsilon
from core.privacy.epsilon import LEAST_TARGET, SURVEY_LIMIT, epsilon_text
from core.survey import Kind


@dataclass(frozen=True, slots=True)
class EpsilonTarget:
    """A wanted ε: the text in its field, and the ε that another design is made for.

    `own`: it is the ε of the fractions as they are, and none was asked for.
    """

    text: str
    target: Decimal
    own: bool = False

    def is_met(self, text: str) -> bool:
        """Tell whether a field still says the ε of the fractions as they are."""
        return self.own and text == self.text


def wanted(editing: Editing) -> EpsilonTarget:
    """Return the ε that is wanted of the chosen question.

    What is typed and not fitted yet, where the design is still the one it was typed beside; else
    what the fractions were found for; else the ε that they have.
    """
    question, ratio = editing.question, ratio_now(editing)
    found = EpsilonTarget(plain(FIRST_TARGET), FIRST_TARGET)
    asked_for = None if question is None else wanted_epsilon(question)
    if asked_for is not None:
        found = EpsilonTarget(figures(f"{asked_for:f}"), asked_for)
    elif ratio is not None:
        shown = epsilon_text(ratio)
        held = min(max(Decimal(shown), LEAST_TARGET), SURVEY_LIMIT)
        found = EpsilonTarget(figures(shown), held, own=True)
    if question is None:
        return found
    text, mechanism = editing.unfitted.get(question.id, ("", None))
    if not text or mechanism != question.mechanism:
        return found
    target = read_decimal(text, LEAST_TARGET, SURVEY_LIMIT)
    return EpsilonTarget(text, found.target if target is None else target)


def usual_target(editing: Editing) -> Decimal:
    """Return the ε that most randomized questions of the draft have, and a first one needs."""
    found = [
        wanted_epsilon(editing.draft.questions[each.index])
        or Decimal(epsilon_text(each.question.ratio))
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
        return made_sensitive(question, target)

    editing.add(kind, designed if sensitive else None)


def type_wanted(editing: Editing, text: str) -> None:
    """Remember what is typed into the field, until fractions are found for it."""
    question = editing.question
    if question is not None:
        editing.unfitted[question.id] = text.strip(), question.mechanism


def ratio_now(editing: Editing) -> Fraction | None:
    """Return the ratio of the chosen question; None where its design is unfinished or proves."""
    found = editing.costed.of(editing.index)
    return None if found is None else found.ratio
