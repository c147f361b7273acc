"""What a readable survey must still obey: ε limits, devices, negations, ways to abstain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal

from core.errors import Code, Problem, Severity, quote
from core.privacy.epsilon import (
    QUESTION_LIMIT,
    QUESTION_WARNING,
    SURVEY_LIMIT,
    SURVEY_WARNING,
    epsilon_upper,
    rounded_up,
)
from core.privacy.procedures import Procedure, fits
from core.survey.longest import MAX_RESPONSE, longest_file
from core.survey.looks import look_alike, mixes_scripts
from core.survey.model import Kind, Question, Survey, Text, text_in, texts_of
from core.survey.signature import can_seal_to, can_sign, holds


def survey_problems(survey: Survey) -> list[Problem]:
    """List the errors and warnings of a survey whose parts could all be read."""
    found: list[Problem] = []
    for i, question in enumerate(survey.questions):
        found += question_problems(question, f"questions[{i}]")
    found += _limit(
        "questions", epsilon_upper(survey.ratio), SURVEY_WARNING, SURVEY_LIMIT, "the survey"
    )
    asked = [q for q in survey.sensitive if q.kind is Kind.YES_NO]
    if asked and not survey.procedures:
        message = "The sensitive yes/no questions share no procedure to choose."
        found.append(Problem(Code.DOMAIN, "questions", message))
    if longest_file(survey) > MAX_RESPONSE:
        limit = f"{MAX_RESPONSE // 1024} KiB"
        message = (
            f"A response to these questions could have more than the {limit} that it may have."
        )
        found.append(Problem(Code.SIZE, "questions", message))
    found += _author_problems(survey)
    found += _key_problems(survey)
    return found


def question_problems(question: Question, where: str) -> Iterator[Problem]:
    """List the errors and warnings of one question that could be read as a whole."""
    if question.optional and question.sensitive:
        message = "A sensitive question cannot be optional: leaving it out would tell something."
        yield Problem(Code.SCHEMA, f"{where}.optional", message)
    if question.mechanism is None or question.kind is not Kind.YES_NO:
        for key, value in (("procedures", question.procedures), ("negation", question.negation)):
            if value:
                message = f"{key} stands on sensitive yes/no questions alone."
                yield Problem(Code.SCHEMA, f"{where}.{key}", message)
    else:
        yield from _device_problems(question, where)
    if question.mechanism is None:
        return
    upper = epsilon_upper(question.ratio)
    yield from _limit(where, upper, QUESTION_WARNING, QUESTION_LIMIT, "the question")
    if not any(option.abstain for option in question.options):
        message = "Nobody can decline this sensitive question without leaving the survey."
        yield Problem(Code.NO_ABSTAIN, where, message, Severity.WARNING)


def _device_problems(question: Question, where: str) -> Iterator[Problem]:
    mechanism = question.mechanism
    if mechanism is None:
        return
    for i, procedure in enumerate(question.procedures):
        if not fits(procedure, mechanism):
            message = f"{procedure} cannot carry out {mechanism.name} with these fractions."
            yield Problem(Code.NO_DEVICE, f"{where}.procedures[{i}]", message)
    mirrored = question.mirrored and any(
        procedure is not Procedure.SCRAMBLED for procedure in question.procedures
    )
    if mirrored and question.negation is None:
        message = "A mirrored question needs its negation, for the other sector of the wheel."
        yield Problem(Code.SCHEMA, f"{where}.negation", message)
    if question.negation is not None:
        yield from _negation_problems(question.text, question.negation, f"{where}.negation")
    if not mirrored and question.negation is not None:
        message = "A negation stands only on a mirrored question that is not scrambled alone."
        yield Problem(Code.SCHEMA, f"{where}.negation", message)


def _negation_problems(text: Text, negation: Text, where: str) -> Iterator[Problem]:
    """Refuse a negation that reads as the statement: the word TRUE would then be the truth."""
    for language in negation if isinstance(negation, Mapping) else ("",):
        if look_alike(text_in(text, language), text_in(negation, language)):
            message = "The negation reads as the statement does; it must be its exact opposite."
            yield Problem(Code.DOMAIN, f"{where}.{language}" if language else where, message)


def _limit(
    where: str, upper: Decimal, warning: Decimal, limit: Decimal, noun: str
) -> Iterator[Problem]:
    if upper <= warning:
        return
    above = limit if upper > limit else warning
    severity = Severity.ERROR if upper > limit else Severity.WARNING
    message = f"ε of {noun} is {rounded_up(upper)}, above {above}."
    yield Problem(Code.EPS_LIMIT, where, message, severity)


def _author_problems(survey: Survey) -> Iterator[Problem]:
    """Warn of a name that may imitate another one: keys are told apart by names."""
    for name in texts_of(survey.author):
        if mixes_scripts(name):
            message = f"A word of the name {quote(name)} mixes letters of several scripts."
            yield Problem(Code.TEXT, "author", message, Severity.WARNING)


def _key_problems(survey: Survey) -> Iterator[Problem]:
    signature = survey.signature
    if signature is not None and not can_sign(signature.key):
        message = "Signatures of this key prove nothing: anyone can make one, or it is ill-formed."
        yield Problem(Code.KEY, "signature.key", message)
    elif signature is not None and not holds(survey):
        message = "The signature does not belong to this survey and key."
        yield Problem(Code.SIGNATURE, "signature", message)
    if survey.seal is not None and not can_seal_to(survey.seal):
        yield Problem(Code.DOMAIN, "seal", "Nothing can be sealed to this key.")
