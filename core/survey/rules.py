"""What a readable survey must still obey: ε limits, devices, negations, ways to abstain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal

from core.errors import Code, Problem, Severity, quote
from core.facts import Fact
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
    upper = epsilon_upper(survey.ratio)
    found += _limit("questions", upper, SURVEY_WARNING, SURVEY_LIMIT, Fact.EPSILON_OF_SURVEY)
    asked = [q for q in survey.sensitive if q.kind is Kind.YES_NO]
    if asked and not survey.procedures:
        found.append(Problem(Code.DOMAIN, "questions", Fact.NO_PROCEDURE_SHARED()))
    if longest_file(survey) > MAX_RESPONSE:
        fact = Fact.RESPONSE_COULD_BE_TOO_LARGE(kib=MAX_RESPONSE // 1024)
        found.append(Problem(Code.SIZE, "questions", fact))
    found += _author_problems(survey)
    found += _key_problems(survey)
    return found


def question_problems(question: Question, where: str) -> Iterator[Problem]:
    """List the errors and warnings of one question that could be read as a whole."""
    if question.optional and question.sensitive:
        yield Problem(Code.SCHEMA, f"{where}.optional", Fact.SENSITIVE_NOT_OPTIONAL())
    if question.mechanism is None or question.kind is not Kind.YES_NO:
        for key, value in (("procedures", question.procedures), ("negation", question.negation)):
            if value:
                yield Problem(Code.SCHEMA, f"{where}.{key}", Fact.ONLY_ON_YES_NO(key=key))
    else:
        yield from _device_problems(question, where)
    if question.mechanism is None:
        return
    upper = epsilon_upper(question.ratio)
    yield from _limit(where, upper, QUESTION_WARNING, QUESTION_LIMIT, Fact.EPSILON_OF_QUESTION)
    if not any(option.abstain for option in question.options):
        yield Problem(Code.NO_ABSTAIN, where, Fact.NOBODY_CAN_DECLINE(), Severity.WARNING)


def _device_problems(question: Question, where: str) -> Iterator[Problem]:
    mechanism = question.mechanism
    if mechanism is None:
        return
    for i, procedure in enumerate(question.procedures):
        if not fits(procedure, mechanism):
            found = Fact.NOT_CARRIED_OUT(procedure=procedure.value, mechanism=mechanism.name)
            yield Problem(Code.NO_DEVICE, f"{where}.procedures[{i}]", found)
    mirrored = question.mirrored and any(
        procedure is not Procedure.SCRAMBLED for procedure in question.procedures
    )
    if mirrored and question.negation is None:
        yield Problem(Code.SCHEMA, f"{where}.negation", Fact.NEGATION_MISSING())
    if question.negation is not None:
        yield from _negation_problems(question.text, question.negation, f"{where}.negation")
    if not mirrored and question.negation is not None:
        yield Problem(Code.SCHEMA, f"{where}.negation", Fact.NEGATION_OUT_OF_PLACE())


def _negation_problems(text: Text, negation: Text, where: str) -> Iterator[Problem]:
    """Refuse a negation that reads as the statement: the word TRUE would then be the truth."""
    for language in negation if isinstance(negation, Mapping) else ("",):
        if look_alike(text_in(text, language), text_in(negation, language)):
            place = f"{where}.{language}" if language else where
            yield Problem(Code.DOMAIN, place, Fact.NEGATION_READS_ALIKE())


def _limit(
    where: str, upper: Decimal, warning: Decimal, limit: Decimal, fact: Fact
) -> Iterator[Problem]:
    if upper <= warning:
        return
    above = limit if upper > limit else warning
    severity = Severity.ERROR if upper > limit else Severity.WARNING
    found = fact(epsilon=rounded_up(upper), limit=str(above))
    yield Problem(Code.EPS_LIMIT, where, found, severity)


def _author_problems(survey: Survey) -> Iterator[Problem]:
    """Warn of a name that may imitate another one: keys are told apart by names."""
    for name in texts_of(survey.author):
        if mixes_scripts(name):
            found = Fact.SCRIPTS_MIXED(name=quote(name))
            yield Problem(Code.TEXT, "author", found, Severity.WARNING)


def _key_problems(survey: Survey) -> Iterator[Problem]:
    signature = survey.signature
    if signature is not None and not can_sign(signature.key):
        yield Problem(Code.KEY, "signature.key", Fact.KEY_PROVES_NOTHING())
    elif signature is not None and not holds(survey):
        yield Problem(Code.SIGNATURE, "signature", Fact.SIGNATURE_NOT_OF_SURVEY())
    if survey.seal is not None and not can_seal_to(survey.seal):
        yield Problem(Code.DOMAIN, "seal", Fact.KEY_SEALS_NOTHING())
