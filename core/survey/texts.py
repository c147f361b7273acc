"""Rules for the texts of a survey: plain, NFC, no invisible or reordering characters."""

from __future__ import annotations

import unicodedata

from core.canonical import Json
from core.errors import Code
from core.survey.model import Text
from core.tree import Tree, join

LABEL = 200
LONG = 2000

# Joiners and marks of direction that some scripts need.
_ALLOWED_FORMAT = {0x200C, 0x200D, 0x200E, 0x200F}
# Number and verse signs of Arabic, Syriac and Kaithi are visible although of class Cf.
_VISIBLE_FORMAT = {*range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}


def text_fault(text: str, limit: int, lines: bool) -> str:
    """Return what is wrong with a text in a sentence, or ''."""
    if not folded(text):
        return "The text is empty."
    if len(text) > limit:
        return f"The text has {len(text)} characters; {limit} are allowed."
    for char in text:
        if (char != "\n" or not lines) and _is_refused(char):
            return f"The text holds the character U+{ord(char):04X}, which is not allowed here."
    if not unicodedata.is_normalized("NFC", text):
        return "The text is not in the normal form NFC."
    return ""


def _is_refused(char: str) -> bool:
    """Tell controls, overrides, isolates, the invisible, surrogates and noncharacters.

    Characters that this Python's tables do not know yet are not refused: newer ones do.
    """
    point = ord(char)
    if point & 0xFFFE == 0xFFFE or 0xFDD0 <= point <= 0xFDEF:
        return True
    category = unicodedata.category(char)
    if category == "Cf":
        return point not in _ALLOWED_FORMAT and point not in _VISIBLE_FORMAT
    return category in ("Cc", "Cs", "Zl", "Zp")


def read_text(
    tree: Tree,
    value: Json,
    where: str,
    languages: tuple[str, ...],
    limit: int = LABEL,
    lines: bool = False,
) -> Text | None:
    """Read a text in all languages, or a plain string where there is one; TYPE, SCHEMA, TEXT."""
    if isinstance(value, str):
        if len(languages) > 1:
            tree.note(Code.TYPE, where, f"Expected a text in each of {', '.join(languages)}.")
        return _checked(tree, value, where, limit, lines)
    content = tree.object(value, where, languages)
    if content is None:
        return None
    result: dict[str, str] = {}
    for language in languages:
        if language in content:
            place = join(where, language)
            text = tree.string(content[language], place)
            if text is not None and _checked(tree, text, place, limit, lines) is not None:
                result[language] = text
    return result if len(result) == len(languages) else None


def _checked(tree: Tree, text: str, where: str, limit: int, lines: bool) -> str | None:
    fault = text_fault(text, limit, lines)
    if fault:
        tree.note(Code.TEXT, where, fault)
        return None
    return text


def folded(label: str) -> str:
    """Return a label without what a reader overlooks: NFKC, case folded, spaces as one."""
    seen = "".join(char for char in label if ord(char) not in _ALLOWED_FORMAT)
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())
