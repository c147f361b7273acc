"""What a survey that could be read must obey to be collected with: ε, devices, keys, declining.

What breaks one of these rules may be analysed all the same. A respondent is never asked by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from functools import partial

from core.facts.errors import Code, Severity, quote
from core.facts.names import Fact
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
from core.survey.conditions_met import leading_to
from core.survey.look_alikes import Effort, mixes_scripts, poses_as_program, same_statement
from core.survey.model import Question, Survey, Text, text_in, texts_of
from core.survey.response_size import MAX_RESPONSE, longest_file
from core.survey.signature import can_seal_to, can_sign, holds

_found = partial(finding, collecting=True)


def survey_rules(survey: Survey) -> Iterator[Finding]:
    """Find what breaks the rules in a survey whose parts could all be read."""
    for i, question in enumerate(survey.questions):
        yield from question_rules(question, TOP / "questions" / i)
    where = TOP / "questions"
    if survey.ratio is not None:
        upper = epsilon_upper(survey.ratio)
        yield from _limit(where, upper, SURVEY_WARNING, SURVEY_LIMIT, Fact.EPSILON_OF_SURVEY)
    asked = [q for q in survey.sensitive if q.by_device]
    if asked and not survey.procedures:
        fact = Fact.NO_PROCEDURE_SHARED()
        yield _found(Code.DOMAIN, where, fact)
    if longest_file(survey) > MAX_RESPONSE:
        fact = Fact.RESPONSE_COULD_BE_TOO_LARGE(kib=MAX_RESPONSE // 1024)
        yield _found(Code.SIZE, where, fact)
    yield from _condition_rules(survey)
    yield from _twin_rules(survey)
    yield from _author_rules(survey)
    yield from _key_rules(survey)


def question_rules(question: Question, where: Where) -> Iterator[Finding]:
    """Find what breaks the rules in one question that could be read as a whole."""
    if question.optional and question.sensitive:
        fact = Fact.SENSITIVE_NOT_OPTIONAL()
        yield _found(Code.SCHEMA, where / "optional", fact)
    if question.channel is None or not question.by_device:
        for key, value in (("procedures", question.procedures), ("negation", question.negation)):
            if value:
                fact = Fact.ONLY_ON_YES_NO(key=key)
                yield _found(Code.SCHEMA, where / key, fact)
    else:
        yield from _device_rules(question, where)
    if question.channel is None:
        return
    if question.ratio is None:
        yield _found(Code.EPS_INFINITE, where / "mechanism", Fact.SOME_REPORT_PROVES())
    else:
        upper = epsilon_upper(question.ratio)
        yield from _limit(where, upper, QUESTION_WARNING, QUESTION_LIMIT, Fact.EPSILON_OF_QUESTION)
    if not any(option.abstain for option in question.options):
        fact = Fact.NOBODY_CAN_DECLINE(kind=str(question.kind))
        yield _found(Code.NO_ABSTAIN, where, fact, Severity.WARNING)


def _device_rules(question: Question, where: Where) -> Iterator[Finding]:
    mechanism = question.channel
    if mechanism is None:
        return
    for i, procedure in enumerate(question.procedures):
        if question.ratio is not None and not fits(procedure, mechanism):
            fact = Fact.NOT_CARRIED_OUT(procedure=procedure.value, mechanism=mechanism.name)
            yield _found(Code.NO_DEVICE, where / "procedures" / i, fact)
    mirrored = question.mirrored and any(
        procedure is not Procedure.SCRAMBLED for procedure in question.procedures
    )
    place = where / "negation"
    if mirrored and question.negation is None:
        fact = Fact.NEGATION_MISSING()
        yield _found(Code.SCHEMA, place, fact)
    if question.negation is not None:
        yield from _negation_rules(question.text, question.negation, place)
    if not mirrored and question.negation is not None:
        fact = Fact.NEGATION_OUT_OF_PLACE()
        yield _found(Code.SCHEMA, place, fact)


def _negation_rules(text: Text, negation: Text, where: Where) -> Iterator[Finding]:
    """Refuse a negation that reads as the statement: the word TRUE would then be the truth."""
    for language in _languages(text):
        if same_statement(text_in(text, language), text_in(negation, language)):
            fact = Fact.NEGATION_READS_ALIKE()
            yield _found(Code.DOMAIN, where / language if language else where, fact)


def _condition_rules(survey: Survey) -> Iterator[Finding]:
    """Refuse a question that nobody is ever asked: its conditions exclude each other."""
    for i, question in enumerate(survey.questions):
        if leading_to(question, survey) is None:
            yield _found(Code.DOMAIN, TOP / "questions" / i / "ask_if", Fact.NOBODY_IS_ASKED())


def _twin_rules(survey: Survey) -> Iterator[Finding]:
    """Refuse a clear question that reads as a sensitive one or its negation: it would tell all."""
    effort = Effort()
    for i, question in enumerate(survey.questions):
        if question.sensitive:
            continue
        for language in _languages(question.text):
            twin = _twin(text_in(question.text, language), survey.sensitive, language, effort)
            if twin is not None:
                where = TOP / "questions" / i / "text"
                fact = Fact.CLEAR_TWIN(question=twin.id)
                yield _found(Code.DOMAIN, where / language if language else where, fact)


def _twin(
    text: str, sensitive: Iterable[Question], language: str, effort: Effort
) -> Question | None:
    for question in sensitive:
        for other in (question.text, question.negation):
            if other is not None and same_statement(text, text_in(other, language), effort):
                return question
    return None


def _languages(text: Text) -> Iterable[str]:
    """Return the languages of a text, '' where it is a plain string."""
    return text if isinstance(text, Mapping) else ("",)


def _limit(
    where: Where, upper: Decimal, warning: Decimal, limit: Decimal, fact: Fact
) -> Iterator[Finding]:
    if upper <= warning:
        return
    above = limit if upper > limit else warning
    severity = Severity.ERROR if upper > limit else Severity.WARNING
    found = fact(epsilon=rounded_up(upper), limit=str(above))
    yield _found(Code.EPS_LIMIT, where, found, severity)


def _author_rules(survey: Survey) -> Iterator[Finding]:
    """Warn of a name that may imitate another one: keys are told apart by names."""
    for name in texts_of(survey.author):
        if mixes_scripts(name):
            fact = Fact.SCRIPTS_MIXED(name=quote(name))
            yield _found(Code.TEXT, TOP / "author", fact, Severity.WARNING)
        if poses_as_program(name):
            fact = Fact.POSES_AS_PROGRAM(name=quote(name))
            yield _found(Code.TEXT, TOP / "author", fact, Severity.WARNING)


def _key_rules(survey: Survey) -> Iterator[Finding]:
    signature = survey.signature
    if signature is not None and not can_sign(signature.key):
        fact = Fact.KEY_PROVES_NOTHING()
        yield _found(Code.KEY, TOP / "signature" / "key", fact)
    elif signature is not None and not holds(survey):
        fact = Fact.SIGNATURE_NOT_OF_SURVEY()
        yield _found(Code.SIGNATURE, TOP / "signature", fact)
    if survey.seal is not None and not can_seal_to(survey.seal):
        yield _found(Code.DOMAIN, TOP / "seal", Fact.KEY_SEALS_NOTHING())
