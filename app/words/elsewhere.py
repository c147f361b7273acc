"""What is said of questions that were asked elsewhere, in ways that Candor does not collect by."""

from __future__ import annotations

from app.words.catalogue import tr
from core.survey.model import Kind, Question


def not_collected(question: Question) -> str:
    """Say why answers to a question may be analysed and Candor would not collect them; "" if so."""
    if question.may_be_collected:
        return ""
    if question.grouped is not None and question.grouped.classes is not None:
        return tr("Its groups were asked in several ways. May be analysed, may not be collected.")
    if question.ratio is not None:
        return tr(
            "Private only against somebody who does not know the harmless fact. May be analysed, "
            "may not be collected."
        )
    told = tr("ε is infinite. May be analysed, may not be collected.")
    return " ".join((told, *_proofs(question)))


def _proofs(question: Question) -> tuple[str, ...]:
    """Say which saved word proves an answer."""
    mechanism = question.mechanism
    if mechanism is None or question.kind not in (Kind.YES_NO, Kind.MANY_OF):
        return (tr("Some saved answers can come only from people of one true answer."),)
    said = {
        (0, 1): tr("A saved No can come only from a person whose truth is No."),
        (1, 0): tr("A saved Yes can come only from a person whose truth is Yes."),
        (1, 1): tr("A saved Yes can come only from a person whose truth is No."),
        (0, 0): tr("A saved No can come only from a person whose truth is Yes."),
    }
    return tuple(
        sentence
        for (report, truth), sentence in said.items()
        if not mechanism.probability(report, truth) and mechanism.probability(report, 1 - truth)
    )
