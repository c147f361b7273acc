"""What a survey that could be read must obey to be collected with: ε, devices, keys, declining.

What breaks one of these rules may be analysed all the same. A respondent is never asked by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import partial

from core.errors import Code, Severity, quote
from core.files.checker import TOP, Finding, Where, finding
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

_found = partial(finding, collecting=True)


def survey_rules(survey: Survey) -> Iterator[Finding]:
    """Find what breaks the rules in a survey whose parts could all be read."""
    for i, question in enumerate(survey.questions):
        yield from question_rules(question, TOP / "questions" / i)
    where = TOP / "questions"
    if survey.ratio is not None:
        upper = epsilon_upper(survey.ratio)
        yield from _limit(where, upper, SURVEY_WARNING, SURVEY_LIMIT, "the survey")
    asked = [q for q in survey.sensitive if q.kind is Kind.YES_NO]
    if asked and not survey.procedures:
        message = "The sensitive yes/no questions share no procedure to choose."
        yield _found(Code.DOMAIN, where, message)
    if longest_file(survey) > MAX_RESPONSE:
        limit = f"{MAX_RESPONSE // 1024} KiB"
        message = (
            f"A response to these questions could have more than the {limit} that it may have."
        )
        yield _found(Code.SIZE, where, message)
    yield from _author_rules(survey)
    yield from _key_rules(survey)


def question_rules(question: Question, where: Where) -> Iterator[Finding]:
    """Find what breaks the rules in one question that could be read as a whole."""
    if question.optional and question.sensitive:
        message = "A sensitive question cannot be optional: leaving it out would tell something."
        yield _found(Code.SCHEMA, where / "optional", message)
    if question.mechanism is None or question.kind is not Kind.YES_NO:
        for key, value in (("procedures", question.procedures), ("negation", question.negation)):
            if value:
                message = f"{key} stands on sensitive yes/no questions alone."
                yield _found(Code.SCHEMA, where / key, message)
    else:
        yield from _device_rules(question, where)
    if question.mechanism is None:
        return
    if question.ratio is None:
        message = "With these fractions some report proves the answer: ε is infinite."
        yield _found(Code.EPS_INFINITE, where / "mechanism", message)
    else:
        upper = epsilon_upper(question.ratio)
        yield from _limit(where, upper, QUESTION_WARNING, QUESTION_LIMIT, "the question")
    if not any(option.abstain for option in question.options):
        message = "Nobody can decline this sensitive question without leaving the survey."
        yield _found(Code.NO_ABSTAIN, where, message, Severity.WARNING)


def _device_rules(question: Question, where: Where) -> Iterator[Finding]:
    mechanism = question.mechanism
    if mechanism is None:
        return
    for i, procedure in enumerate(question.procedures):
        if question.ratio is not None and not fits(procedure, mechanism):
            message = f"{procedure} cannot carry out {mechanism.name} with these fractions."
            yield _found(Code.NO_DEVICE, where / "procedures" / i, message)
    mirrored = question.mirrored and any(
        procedure is not Procedure.SCRAMBLED for procedure in question.procedures
    )
    place = where / "negation"
    if mirrored and question.negation is None:
        message = "A mirrored question needs its negation, for the other sector of the wheel."
        yield _found(Code.SCHEMA, place, message)
    if question.negation is not None:
        yield from _negation_rules(question.text, question.negation, place)
    if not mirrored and question.negation is not None:
        message = "A negation stands only on a mirrored question that is not scrambled alone."
        yield _found(Code.SCHEMA, place, message)


def _negation_rules(text: Text, negation: Text, where: Where) -> Iterator[Finding]:
    """Refuse a negation that reads as the statement: the word TRUE would then be the truth."""
    for language in negation if isinstance(negation, Mapping) else ("",):
        if look_alike(text_in(text, language), text_in(negation, language)):
            message = "The negation reads as the statement does; it must be its exact opposite."
            yield _found(Code.DOMAIN, where / language if language else where, message)


def _limit(
    where: Where, upper: Decimal, warning: Decimal, limit: Decimal, noun: str
) -> Iterator[Finding]:
    if upper <= warning:
        return
    above = limit if upper > limit else warning
    severity = Severity.ERROR if upper > limit else Severity.WARNING
    message = f"ε of {noun} is {rounded_up(upper)}, above {above}."
    yield _found(Code.EPS_LIMIT, where, message, severity)


def _author_rules(survey: Survey) -> Iterator[Finding]:
    """Warn of a name that may imitate another one: keys are told apart by names."""
    for name in texts_of(survey.author):
        if mixes_scripts(name):
            message = f"A word of the name {quote(name)} mixes letters of several scripts."
            yield _found(Code.TEXT, TOP / "author", message, Severity.WARNING)


def _key_rules(survey: Survey) -> Iterator[Finding]:
    signature = survey.signature
    if signature is not None and not can_sign(signature.key):
        message = "Signatures of this key prove nothing: anyone can make one, or it is ill-formed."
        yield _found(Code.KEY, TOP / "signature" / "key", message)
    elif signature is not None and not holds(survey):
        message = "The signature does not belong to this survey and key."
        yield _found(Code.SIGNATURE, TOP / "signature", message)
    if survey.seal is not None and not can_seal_to(survey.seal):
        yield _found(Code.DOMAIN, TOP / "seal", "Nothing can be sealed to this key.")
