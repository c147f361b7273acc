"""From a draft to the bytes of a survey, and from a survey to a draft."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.draft.model import (
    Draft,
    DraftBlock,
    DraftMechanism,
    DraftOption,
    DraftQuestion,
    DraftSection,
    Words,
)
from core.files import canonical
from core.files.canonical import Json
from core.privacy.mechanisms import REGISTRY
from core.privacy.procedures import Procedure
from core.survey.conditions import condition_json
from core.survey.look_alikes import same_statement
from core.survey.model import (
    FORMAT,
    SURVEY_TEXTS,
    VERSION,
    Block,
    Question,
    Survey,
    Text,
    block_json,
    parameters_json,
)


def survey_bytes(draft: Draft) -> bytes:
    """Return the survey file that the draft is so far, for `core.survey.examine` to read.

    What is not written is left out, so that it is listed as missing where it is needed.
    """
    texts: dict[str, Words] = {key: getattr(draft, key) for key in SURVEY_TEXTS}
    content: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "languages": list(draft.languages),
        **_texts(draft, texts),
        "questions": [question_json(draft, question) for question in draft.questions],
    }
    if draft.sections:
        content["sections"] = [_section(draft, section) for section in draft.sections]
    if draft.sample:
        blocks = (Block(block.questions, block.ask) for block in draft.sample)
        content["sample"] = [block_json(block) for block in blocks]
    return canonical.write(content | ({"seal": draft.seal} if draft.seal else {}))


def statements(question: DraftQuestion, language: str) -> tuple[str, str] | None:
    """Return the statement and the negation that people judge in a language.

    None where a question has no two statements, one of them is not written yet, or both say the
    same: that is mended first.
    """
    pair = question.text.get(language, ""), question.negation.get(language, "")
    shown = is_mirrored(question) and question.kind.definition.by_device
    written = shown and all(text.strip() for text in pair)
    return pair if written and not same_statement(*pair) else None


def confirm(question: DraftQuestion, language: str, *, yes: bool = True) -> DraftQuestion:
    """Keep, or take back, that exactly one of two statements is true of everybody.

    No program can tell: the author says so of the texts as they stand. Where they are not
    opposites a pressed word tells more than the ε that is shown.
    """
    pair = statements(question, language)
    rest = {each: held for each, held in question.confirmed.items() if each != language}
    return replace(question, confirmed=rest | ({language: pair} if yes and pair else {}))


def unconfirmed(question: DraftQuestion, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the languages whose two statements, as they stand now, nobody has confirmed.

    >>> from core.draft import DraftMechanism
    >>> asked = DraftQuestion("bribe", text={"en": "I have."}, negation={"en": "I have not."},
    ...     mechanism=DraftMechanism("warner", {"p": "3/4"}), procedures=("spinner",))
    >>> unconfirmed(asked, ("en",)), unconfirmed(confirm(asked, "en"), ("en",))
    (('en',), ())
    """
    pairs = {language: statements(question, language) for language in languages}
    return tuple(
        language
        for language, pair in pairs.items()
        if pair is not None and question.confirmed.get(language) != pair
    )


def draft_of(survey: Survey, respondents: int = 1000, *, confirmed: bool = True) -> Draft:
    """Return a survey as a draft; the signature is not part of it, as other words need another.

    Its statements are `confirmed`, as somebody did so before; those of another program are not.

    >>> from core.examples import example_survey
    >>> draft = draft_of(example_survey("bribery"))
    >>> [question.id for question in draft.questions]
    ['bribe', 'area']
    """
    languages = survey.languages
    draft = Draft(
        languages=languages,
        questions=tuple(
            _draft_question(question, languages, confirmed=confirmed)
            for question in survey.questions
        ),
        seal=survey.seal or "",
        respondents=respondents,
        sample=tuple(DraftBlock(block.questions, block.ask) for block in survey.sample),
        sections=tuple(
            DraftSection(section.first, _words(section.title, languages))
            for section in survey.sections
        ),
    )
    return draft.with_texts(lambda key, _: _words(getattr(survey, key), languages))


def _draft_question(
    question: Question, languages: tuple[str, ...], *, confirmed: bool
) -> DraftQuestion:
    mechanism = question.channel
    made = DraftQuestion(
        id=question.id,
        kind=question.kind,
        text=_words(question.text, languages),
        help=_words(question.help, languages),
        negation=_words(question.negation, languages),
        options=tuple(
            DraftOption(option.id, _words(option.text, languages), option.abstain, named=True)
            for option in question.options
        ),
        low=question.low,
        high=question.high,
        step=1 if question.step is None else question.step,
        bins=question.bins,
        mechanism=DraftMechanism(mechanism.name, parameters_json(mechanism.values))
        if mechanism
        else None,
        procedures=tuple(procedure.value for procedure in question.procedures),
        ask_if=question.ask_if,
        optional=question.optional,
        named=True,
        ask=question.ask,
        shuffle=question.shuffle,
    )
    for language in languages if confirmed else ():
        made = confirm(made, language)
    return made


def _words(text: Text | None, languages: tuple[str, ...]) -> Words:
    if text is None:
        return {}
    return dict(text) if isinstance(text, Mapping) else {languages[0]: text}


def _texts(draft: Draft, texts: Mapping[str, Words]) -> dict[str, Json]:
    """Return the texts that are written in any language of the draft, as they stand in a file."""
    found: dict[str, Json] = {}
    for key, words in texts.items():
        written = {lang: words[lang] for lang in draft.languages if words.get(lang)}
        if written:
            alone = len(draft.languages) == 1
            found[key] = written[draft.languages[0]] if alone else dict(written)
    return found


def question_json(draft: Draft, question: DraftQuestion) -> Json:
    """Return a question as it stands in the file; what is not written is left out."""
    kind, mechanism = question.kind.definition, question.mechanism
    by_device = kind.by_device and mechanism is not None
    content: dict[str, Json] = {"id": question.id, "kind": str(question.kind)}
    content |= _texts(draft, {"text": question.text, "help": question.help})
    if by_device and is_mirrored(question):
        content |= _texts(draft, {"negation": question.negation})
    if kind.listed:
        content["options"] = [_option(draft, option) for option in question.options]
    if kind.numeric:
        numbers = {"low": question.low, "high": question.high, "step": question.step}
        content |= {key: value for key, value in numbers.items() if value is not None}
        content |= {"bins": list(question.bins)} if question.bins else {}
    if mechanism is not None:
        content["mechanism"] = {"name": mechanism.name, **mechanism.values}
    if by_device and question.procedures:
        content["procedures"] = list(question.procedures)
    if kind.multiple and mechanism is not None and question.ask is not None:
        content["ask"] = question.ask
    if question.ask_if is not None:
        content["ask_if"] = condition_json(question.ask_if)
    if question.shuffle and question.kind.definition.may_shuffle:
        content["shuffle"] = True
    return content | ({"optional": True} if question.optional and mechanism is None else {})


def is_mirrored(question: DraftQuestion) -> bool:
    """Tell whether people judge the statement or its opposite, so that both are needed."""
    if question.mechanism is None or question.mechanism.name not in REGISTRY:
        return False
    shown = any(name != Procedure.SCRAMBLED for name in question.procedures)
    return REGISTRY[question.mechanism.name].mirrored and shown


def _section(draft: Draft, section: DraftSection) -> Json:
    return {"first": section.first, **_texts(draft, {"title": section.title})}


def _option(draft: Draft, option: DraftOption) -> Json:
    content: dict[str, Json] = {"id": option.id, **_texts(draft, {"text": option.text})}
    return content | ({"abstain": True} if option.abstain else {})
