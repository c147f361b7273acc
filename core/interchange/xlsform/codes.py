"""Codes among the choices of a list, such as 98 and -99, that stand for no answer.

What a code means is never guessed: forms write 98 for "don't know" here, and "refused" there. What
its label suggests is proposed, and whoever opens the form says it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from core.draft import DraftQuestion, Words
from core.interchange.xlsform.choices import Choice
from core.interchange.xlsform.findings import SheetPlace
from core.survey.model import Kind


class Meaning(StrEnum):
    """What a code stands for."""

    REFUSED = "refused"
    DONT_KNOW = "dont_know"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Code:
    """A choice that may stand for no answer: its list and name in the form, its option's id.

    `questions` are the ids of those that offer the list; `guess` is what its label suggests.
    """

    list_name: str
    name: str
    option: str
    text: Words
    place: SheetPlace
    questions: tuple[str, ...]
    guess: Meaning | None


_NUMBERS: Final = {
    *(int(digit * times) for digit in "789" for times in (2, 3, 4)),
    *(66, 95, 96, 97, 98, 666, 995, 996, 997, 998, 9996, 9997, 9998),
}
_NEGATIVE: Final = {*_NUMBERS, 7, 8, 9}
_WORDS: Final = {
    Meaning.DONT_KNOW: r"dk|dnk|dont_?know|don_t_know|do_not_know",
    Meaning.REFUSED: r"rf|ref|refused?|refusal|pns|pnts|prefer_not(?:_\w+)?|no_answer|not_stated",
}
_LABELS: Final = {
    Meaning.DONT_KNOW: r"do(?:n.?t| not) know|not sure|unsure|weiß (?:es )?nicht|weiss nicht|"
    r"no (?:lo )?s[eé]\b|no sabe|ne sai[st] pas|لا أعرف|لا أدري|لا اعرف",
    Meaning.REFUSED: r"refus|(?:prefer|rather) not|decline|no answer|keine angabe|verweiger|"
    r"lieber nicht|prefier[oe] no|rehús|rechaz|no contesta|préfère ne|ne souhaite pas|"
    r"أفضل عدم|أرفض|رفض",
    Meaning.ANSWER: r"\bother|\bnone\b|not applicable|andere|sonstige|otr[oa]s?\b|"
    r"ningun|autre|aucun",
}


def codes_of(list_name: str, choice: Choice, questions: tuple[str, ...]) -> list[Code]:
    """Return the choices of a list that may stand for no answer, in their order."""
    numbers = {name: int(name) for name in choice.ids if re.fullmatch(r"-?\d{1,4}", name)}
    steps = [n for n in numbers.values() if n not in _NUMBERS and -n not in _NEGATIVE]
    found = []
    for option in choice.options:
        name = choice.name_of(option.id)
        text = " ".join(option.text.values())
        guess = _matching(_LABELS, text, whole=False)
        by_name = _matching(_WORDS, name.lower(), whole=True)
        if name in numbers:
            n = numbers[name]
            apart = n > max(steps, default=0) + 1 if n >= 0 else min(steps, default=0) >= 0
            special = apart and (n in _NUMBERS or -n in _NEGATIVE)
        else:
            special = by_name is not None
        if special and guess is not Meaning.ANSWER:
            where = choice.place(option.id)
            code = Code(list_name, name, option.id, option.text, where, questions, guess or by_name)
            found.append(code)
    return found if len(found) < len(choice.options) else []


def _matching(patterns: Mapping[Meaning, str], text: str, *, whole: bool) -> Meaning | None:
    look = re.fullmatch if whole else re.search
    found = (meaning for meaning, form in patterns.items() if look(form, text, re.IGNORECASE))
    return next(found, None)


def with_meanings(
    question: DraftQuestion, meanings: Mapping[str, Meaning]
) -> tuple[DraftQuestion, str]:
    """Return a question whose options, by their ids, mean what was said, and the id of a non-step.

    Who refuses chooses the option of a person who prefers not to say. Who does not know gives an
    answer like others; among steps, where it is none, he too prefers not to say. Where one of the
    steps refuses already the question has options instead, and that option is returned.
    """
    refused = {id_ for id_, meaning in meanings.items() if meaning is Meaning.REFUSED}
    unknown = {id_ for id_, meaning in meanings.items() if meaning is Meaning.DONT_KNOW}
    kind, no_step = question.kind, ""
    if kind.definition.ordered and unknown:
        if refused or len(unknown) > 1:
            kind, no_step = Kind.ONE_OF, min(unknown)
        else:
            refused = unknown
    options = tuple(
        replace(option, abstain=option.abstain or option.id in refused)
        for option in question.options
    )
    return replace(question, kind=kind, options=options), no_step
