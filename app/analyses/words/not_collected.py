"""What is said of questions that were asked elsewhere, in ways that Candor does not collect by."""

from __future__ import annotations

from app.words.catalogue import tr
from app.words.numerals import epsilon_text
from core.privacy.designs.two_stage import has_waves, of_all_waves
from core.privacy.mechanisms import Domain
from core.survey.model import Question


def of_waves(question: Question) -> str:
    """Say what many waves of a two-stage design tell together; "" for all others."""
    design = question.design
    if design is None or not has_waves(design.name):
        return ""
    options = len(question.option_ids) if question.domain is Domain.OPTIONS else None
    ratio = of_all_waves(design.name, dict(design.parameters), options)
    told = tr("ε is of one wave; all waves together tell up to {epsilon} of a person.")
    return told.format(epsilon=epsilon_text(ratio))


def not_collected(question: Question) -> str:
    """Say why answers to a question may be analysed and Candor would not collect them; "" if so."""
    return " ".join(why_not_collected(question))


def why_not_collected(question: Question) -> tuple[str, ...]:
    """Return why answers are not collected so, that they are not, and what proves an answer.

    () where Candor would collect them.
    """
    if question.may_be_collected:
        return ()
    only_analysed = tr("May be analysed, may not be collected.")
    proofs: tuple[str, ...] = ()
    if question.design is not None and question.design.several:
        why = tr("Its groups were asked in several ways.")
    elif question.ratio is not None:
        why = tr("Private only against somebody who does not know the harmless fact.")
    else:
        why, proofs = tr("ε is infinite."), _proofs(question)
        if question.channel is not None and question.channel.sums_reports:
            why = tr("No ε is known of scrambled numbers.")
    return why, only_analysed, *proofs


def _proofs(question: Question) -> tuple[str, ...]:
    """Say which saved word proves an answer."""
    channel = question.channel
    if channel is not None and channel.sums_reports:
        return ()
    two = question.domain is Domain.TWO_ANSWERS
    if channel is None or not two or channel.counts_reports:
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
        if not channel.probability(report, truth) and channel.probability(report, 1 - truth)
    )
