"""The surveys that a new one can begin with: whole, in every language, in short sentences."""

from __future__ import annotations

import re

import pytest

from core.draft import draft_of, survey_bytes
from core.examples import Template, templates
from core.facts.errors import Code
from core.survey import examine, write
from core.survey.model import texts_of

NAMES = [
    *("warner", "two-coins", "die", "cards", "one-of", "histogram", "rating", "many-of"),
    *("bribery", "doping", "hunting"),
]
LANGUAGES = ("en", "de", "es", "fr", "ar")


def test_that_all_templates_are_there() -> None:
    assert [template.name for template in templates()] == NAMES
    assert all(re.search(r"\d{4}|Warner", template.source) for template in templates())


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
def test_that_a_template_is_whole(template: Template) -> None:
    survey = template.read()
    assert survey.languages == LANGUAGES
    assert survey.author is None
    codes = {problem.code for problem in examine(write(survey)).problems}
    assert codes <= {Code.NO_ABSTAIN}
    assert survey_bytes(draft_of(survey)) == write(survey)


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
def test_that_a_template_speaks_in_short_sentences(template: Template) -> None:
    survey = template.read()
    asked = [(q.text, q.negation, q.help, *(o.text for o in q.options)) for q in survey.questions]
    for text in (survey.title, survey.consent, *(each for texts in asked for each in texts)):
        for words in texts_of(text):
            assert all(len(sentence.split()) <= 18 for sentence in re.split(r"[.!?؟\n]", words))
