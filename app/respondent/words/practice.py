"""The harmless question of practice, which explains a device without a sensitive one."""

from __future__ import annotations

from dataclasses import dataclass

from app.words.catalogue import tr


@dataclass(frozen=True, slots=True)
class HarmlessTexts:
    """What is asked in practice, in the language of the page.

    `question` and `statement` ask the same, `negation` says the opposite; `choice` asks for any
    answer, and `option` names the n-th one.
    """

    title: str
    question: str
    statement: str
    negation: str
    choice: str
    option: str


def harmless_texts() -> HarmlessTexts:
    """Return the practice question in the language of the pages."""
    return HarmlessTexts(
        title=tr("Practice: nothing is saved"),
        question=tr("Did you drink tea today?"),
        statement=tr("I drank tea today."),
        negation=tr("I did not drink tea today."),
        choice=tr("Choose any answer. This is practice."),
        option=tr("Answer {n}"),
    )
