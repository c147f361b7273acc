"""The one way from an English text to the language spoken, with numbers and lists in it.

By itself everything is English and no Qt is loaded. `app.kit.i18n` lets the window speak,
`app.kit.language` the command line.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import TypeAlias

Translate: TypeAlias = Callable[[str, str, int], str]
Say: TypeAlias = Callable[[str, str], str]

_SIGNS = "0123456789,."
_LEFTWARD = frozenset(("R", "AL"))
_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


def _english(text: str, disambiguation: str, n: int) -> str:  # noqa: ARG001 - as others need them
    return text


def _in_english(text: str, language: str) -> str:  # noqa: ARG001 - as others need it
    return text


_translate: Translate = _english
_meanwhile: ContextVar[Translate | None] = ContextVar("_meanwhile", default=None)
_say: Say = _in_english


def translate_by(translate: Translate) -> None:
    """Let texts be looked up, by text, what tells it from another of these words, and number."""
    global _translate
    _translate = translate


@contextmanager
def translating_by(translate: Translate) -> Iterator[None]:
    """Let texts be looked up in another way meanwhile, in this thread alone."""
    before = _meanwhile.set(translate)
    try:
        yield
    finally:
        _meanwhile.reset(before)


def in_english() -> AbstractContextManager[None]:
    """Let texts stay in English meanwhile, as in documents that are alike in every language."""
    return translating_by(_english)


def say_by(say: Say) -> None:
    """Let words be looked up in any language, by text and language."""
    global _say
    _say = say


def text_in_language(language: str, text: str) -> str:
    """Return a text of the catalogue in a language, whatever is spoken; English without Qt."""
    return _say(text, language)


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """Return a text in the language spoken; `n` chooses the plural form."""
    return (_meanwhile.get() or _translate)(text, disambiguation, n)


def figures(number: int | str) -> str:
    """Write a number, given as English writes it, with the figures and signs of the language."""
    #: The ten digits, then the sign between thousands and the decimal sign: twelve signs.
    signs = tr("0123456789,.")
    text = f"{number:,}" if isinstance(number, int) else number
    return text.replace("-", "\N{MINUS SIGN}").translate(str.maketrans(_SIGNS, signs))


def set_apart(words: str) -> str:
    """Keep words of a survey apart from the sentence they stand in, where they run leftward.

    The rest of the sentence, and numbers after them, would be laid out in their direction.
    """
    if any(unicodedata.bidirectional(char) in _LEFTWARD for char in words):
        return f"{_ISOLATE}{words}{_POP_ISOLATE}"
    return words


def capital(text: str) -> str:
    """Begin a text that stands alone, or at the head of a line, with a capital letter."""
    return text[:1].upper() + text[1:]


def joined(names: Sequence[str]) -> str:
    """Join what stands side by side: "A, B, C"."""
    return tr(", ", "between the parts of a list").join(names)


def listed(names: Sequence[str], most: int = 5) -> str:
    """Join names as "A, B and C"; beyond `most` the rest is counted."""
    shown = list(names[:most])
    rest = len(names) - most
    if rest > 0:
        shown.append(tr("{n} more", "", rest).format(n=figures(rest)))
    if len(shown) == 1:
        return shown[0]
    return tr("{names} and {last}").format(names=joined(shown[:-1]), last=shown[-1])


def either(names: Sequence[str]) -> str:
    """Join names as "A, B or C"."""
    if len(names) == 1:
        return names[0]
    return tr("{names} or {last}").format(names=joined(names[:-1]), last=names[-1])
