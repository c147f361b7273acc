"""Questions read from plain text: one a line, its options beneath it, each with a dash."""

from __future__ import annotations

import re
import unicodedata

from core.draft.model import Draft, DraftOption, DraftQuestion
from core.survey.ids import id_of
from core.survey.model import Kind

_DASHES = "-–—•*·"
_NUMBER = re.compile(r"^(?:[Qq]?[0-9]{1,3}[.):]|[0-9]{1,3}\s*-)\s+")
_FIRST_WORDS = 4


def read_questions(text: str, draft: Draft | None = None) -> Draft:
    r"""Return a draft with the questions of a text; they are asked in the clear so far.

    A line with a dash, or with a tab before it, is an option of the question above. A question
    without options is one of yes or no. Numbers before questions are left out.

    >>> made = read_questions("1. Who asked you?\n- A clerk\n- Nobody\nDid you pay?")
    >>> [(str(question.kind), len(question.options)) for question in made.questions]
    [('one-of', 2), ('yes-no', 0)]
    """
    made = Draft() if draft is None else draft
    language = made.languages[0]
    found: list[tuple[str, list[str]]] = []
    for line in unicodedata.normalize("NFC", text).splitlines():
        words = line.strip()
        if not words:
            continue
        if found and (words[0] in _DASHES or line[0] == "\t"):
            option = words.lstrip(_DASHES).strip()
            found[-1][1].extend([option] if option else [])
        else:
            found.append((_NUMBER.sub("", words.lstrip(_DASHES).strip()), []))
    questions = list(made.questions)
    taken = {question.id for question in questions}
    for words, options in found:
        if not words:
            continue
        id_ = _id(words, taken, "question", language)
        taken.add(id_)
        kind = Kind.ONE_OF if options else Kind.YES_NO
        named: set[str] = set()
        listed = []
        for option in options:
            name = _id(option, named, "o", language)
            named.add(name)
            listed.append(DraftOption(name, {language: option}))
        questions.append(DraftQuestion(id_, kind, {language: words}, options=tuple(listed)))
    return made.with_questions(tuple(questions))


def _id(words: str, taken: set[str], otherwise: str, language: str) -> str:
    made = id_of("_".join(words.split()[:_FIRST_WORDS]), taken, language)
    return made if any(char.isalpha() for char in made[1:]) else id_of(otherwise, taken)
