"""A survey as the JSON of its file; absent parts are left out, never empty."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from core.files import canonical
from core.files.canonical import Json
from core.privacy.channel import Channel
from core.survey.conditions import condition_json
from core.survey.model import FORMAT, VERSION, Block, Option, Question, Section, Survey, Text


def write(survey: Survey) -> bytes:
    """Return the canonical bytes of a survey.

    >>> from core.examples import example_path, example_survey
    >>> write(example_survey("bribery")) == example_path("bribery").read_bytes()
    True
    """
    return canonical.write(to_json(survey))


def fraction_text(fraction: Fraction) -> str:
    """Write a fraction as it stands in a file: reduced, always with its denominator.

    >>> fraction_text(Fraction(3, 4)), fraction_text(Fraction(1))
    ('3/4', '1/1')
    """
    return f"{fraction.numerator}/{fraction.denominator}"


def parameters_json(mechanism: Channel) -> dict[str, str | int]:
    """Return a mechanism's parameters as they stand in a file: "3/4", and whole numbers.

    >>> from core.examples import example_survey
    >>> parameters_json(example_survey("bribery").questions[0].mechanism)
    {'p': '3/4'}
    """
    return {
        name: fraction_text(value) if isinstance(value, Fraction) else value
        for name, value in mechanism.values.items()
    }


def to_json(survey: Survey) -> dict[str, Json]:
    """Return the JSON object of a survey.

    >>> from core.examples import example_survey
    >>> sorted(to_json(example_survey("bribery")))
    ['author', 'consent', 'format', 'intro', 'languages', 'questions', 'title', 'version']
    """
    signature = survey.signature
    content: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "languages": list(survey.languages),
        "title": _text(survey.title),
        "author": _text(survey.author),
        "intro": _text(survey.intro),
        "consent": _text(survey.consent),
        "contact": _text(survey.contact),
        "retention": _text(survey.retention),
        "sections": [section_json(section) for section in survey.sections] or None,
        "questions": [question_json(question) for question in survey.questions],
        "sample": [block_json(block) for block in survey.sample] or None,
        "seal": survey.seal,
        "signature": {"key": signature.key, "value": signature.value} if signature else None,
    }
    return _present(content)


def block_json(block: Block) -> Json:
    """Return a block as it stands in a file.

    >>> block_json(Block(("bribe", "area"), 1))
    {'questions': ['bribe', 'area'], 'ask': 1}
    """
    return {"questions": list(block.questions), "ask": block.ask}


def section_json(section: Section) -> Json:
    """Return a section as it stands in a file."""
    return {"title": _text(section.title), "first": section.first}


def question_json(question: Question) -> dict[str, Json]:
    """Return a question as it stands in a file."""
    return _present(
        {
            "id": question.id,
            "kind": str(question.kind),
            "text": _text(question.text),
            "help": _text(question.help),
            "negation": _text(question.negation),
            "options": [_option(option) for option in question.options] or None,
            "low": question.low,
            "high": question.high,
            "step": question.step,
            "bins": list(question.bins) or None,
            "mechanism": _mechanism(question.mechanism),
            "procedures": [procedure.value for procedure in question.procedures] or None,
            "ask_if": condition_json(question.ask_if) if question.ask_if else None,
            "optional": True if question.optional else None,
            "ask": question.ask,
            "shuffle": True if question.shuffle else None,
        }
    )


def _option(option: Option) -> Json:
    abstain = True if option.abstain else None
    return _present({"id": option.id, "text": _text(option.text), "abstain": abstain})


def _mechanism(mechanism: Channel | None) -> Json:
    if mechanism is None:
        return None
    return {"name": mechanism.name, **parameters_json(mechanism)}


def _text(text: Text | None) -> Json:
    return dict(text) if isinstance(text, Mapping) else text


def _present(content: dict[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in content.items() if value is not None}
