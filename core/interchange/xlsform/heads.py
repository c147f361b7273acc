"""The heads of an XLSForm: which column is which, in which language, and what is ignored."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from core.interchange.workbook import Sheet, Unsaved, Value
from core.interchange.xlsform.findings import Finding, FormFinding, SheetPlace
from core.privacy.mechanisms import REGISTRY
from core.survey.model import ABOUT_AUTHOR

DEFAULT = ""
"""The language of a head that names none."""

SURVEY = ("type", "name", "label", "hint", "relevant", "required", "appearance", "parameters")
_ABOUT = tuple(f"rr::{key}" for key in ABOUT_AUTHOR)
_TRANSLATED = {"label", "hint", "rr::negation", "rr::title", *_ABOUT}
_SAME = {
    "relevance": "relevant",
    "list name": "list_name",
    "value": "name",
    "caption": "label",
    "calculate": "calculation",
    "read only": "readonly",
    "read_only": "readonly",
    "constraint message": "constraint_message",
    "required message": "required_message",
    "form title": "form_title",
    "title": "form_title",
    "set form title": "form_title",
    "default language": "default_language",
}
_LACKING = {
    *("calculation", "default", "readonly", "choice_filter", "repeat_count", "trigger", "count"),
    *("constraint_message", "required_message", "guidance_hint", "image", "audio", "video"),
    *("media", "big-image", "bind", "body", "instance", "control", "autoplay", "intent"),
    *("instance_name", "submission_url", "public_key", "style", "namespaces", "auto_send"),
    *("auto_delete", "allow_choice_duplicates", "clean_text_values", "client_editable"),
}
# What Kobo, ODK and SurveyCTO keep for themselves.
_IGNORED = {
    *("select_from_list_name", "order", "form_id", "set form id", "id_string"),
    *("version", "sms_keyword", "sms_separator", "filter", "prefix", "delimiter", "publishable"),
    *("minimum_seconds", "note_to_self", "response_note", "kobo--score-choices"),
}
# Languages that forms name without a code: in English, and as they call themselves.
_NAMES = {
    name: code
    for code, names in {
        "am": "amharic, አማርኛ",
        "ar": "arabic, العربية",
        "bn": "bengali, bangla, বাংলা",
        "de": "german, deutsch",
        "en": "english, inglés, anglais",
        "es": "spanish, español, espanol",
        "fa": "persian, farsi, dari, فارسی",
        "fr": "french, français, francais",
        "ha": "hausa",
        "hi": "hindi, हिन्दी",
        "ht": "haitian creole, kreyòl",
        "id": "indonesian, bahasa indonesia",
        "it": "italian, italiano",
        "ne": "nepali, नेपाली",
        "nl": "dutch, nederlands",
        "pl": "polish, polski",
        "ps": "pashto, پښتو",
        "pt": "portuguese, português, portugues",
        "ro": "romanian, română",
        "ru": "russian, русский",
        "rw": "kinyarwanda",
        "so": "somali, soomaali",
        "sw": "swahili, kiswahili",
        "tl": "tagalog, filipino",
        "tr": "turkish, türkçe",
        "uk": "ukrainian, українська",
        "ur": "urdu, اردو",
        "vi": "vietnamese, tiếng việt",
        "zh": "chinese, 中文",
    }.items()
    for name in names.split(", ")
}
_LANGUAGE = re.compile(r".*\(([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)\)")
_CODE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*")


def parameter_heads() -> set[str]:
    """The heads of mechanisms: one for each parameter that any mechanism has."""
    names = {name for each in REGISTRY.values() for name in each.parameters}
    return {f"rr::{name}" for name in names}


def heads_of(sheet: str) -> set[str]:
    """The heads that are read in a sheet."""
    if sheet == "choices":
        return {"list_name", "name", "label", "rr_abstain"}
    if sheet == "settings":
        return {"form_title", "default_language", "rr::title", *_ABOUT}
    own = {"rr::mechanism", "rr::kind", "rr::bins", "rr::procedures", "rr::negation"}
    drawn = {"rr::ask", "rr::block", "rr::block_ask"}
    return {*SURVEY, "constraint", "disabled", *own, *drawn, *parameter_heads()}


@dataclass(frozen=True, slots=True)
class Columns:
    """Which column of a sheet holds what: (head, language) → its number, from 1.

    `lacking` are the columns of what Candor does not have, by number, as they are headed.
    """

    sheet: str
    at: dict[tuple[str, str], int]
    lacking: dict[int, str]

    def languages(self) -> list[str]:
        """The languages that heads name, in their order."""
        named = {language: None for _, language in self.at if language != DEFAULT}
        return list(named)

    def has(self, head: str) -> bool:
        """Tell whether a head stands in the sheet, in any language."""
        return any(known == head for known, _ in self.at)

    def place(self, row: int, head: str = "", language: str = DEFAULT) -> SheetPlace:
        """Return the cell of a row under a head; the row where the head is not there."""
        return SheetPlace(self.sheet, row, self.at.get((head, language), 0))


def read_heads(sheet: Sheet, default: str, found: list[FormFinding]) -> Columns:
    """Tell the columns of a sheet apart; what is not known is added to `found`.

    A head without a language is in the `default` one. A near miss of a head that is not there is
    read as that head.
    """
    known = heads_of(sheet.name)
    split = {column: _split(text, known) for column, text in sheet.heads.items()}
    columns = Columns(sheet.name, {}, {})
    here = {head for head, _ in split.values()}
    for column, (head, language) in split.items():
        text, place = sheet.heads[column], SheetPlace(sheet.name, 1, column)
        if _is_ignored(head):
            continue
        if head not in known:
            filled = any(column in row.values for row in sheet.rows)
            if head.partition("::")[0] in _LACKING:
                columns.lacking[column] = text
                continue
            meant = nearest(head, known - here)
            if meant is None:
                found += (
                    [FormFinding(Finding.UNKNOWN_HEAD, place, {"head": text})] if filled else []
                )
                continue
            found.append(FormFinding(Finding.NEAR_HEAD, place, {"head": text, "meant": meant}))
            head = meant
        code = DEFAULT if language is None else code_of(language)
        if code is None and language is not None:
            code = language_code(language)
            values = {"head": text, "code": code or ""}
            finding = Finding.NO_CODE if code is None else Finding.NAMED_LANGUAGE
            found.append(FormFinding(finding, place, values))
        if code is None:
            continue
        key = (head, DEFAULT if code == default else code)
        if key in columns.at:
            found.append(FormFinding(Finding.HEAD_TWICE, place, {"head": text}))
        columns.at.setdefault(key, column)
    return columns


def language_code(language: str) -> str | None:
    """Return the code of a language that is named with or without it, None where not known.

    >>> language_code("English (en)"), language_code("Français"), language_code("Klingon")
    ('en', 'fr', None)
    """
    return code_of(language) or _NAMES.get(language.strip().lower())


def code_of(language: str) -> str | None:
    """Return the code of a language as forms name it, None where none is given.

    >>> code_of("English (en)"), code_of("de"), code_of("Deutsch")
    ('en', 'de', None)
    """
    text = language.strip()
    named = _LANGUAGE.fullmatch(text)
    if named is None and len(text) <= 3:
        named = re.fullmatch(f"({_CODE.pattern})", text)
    return named[1].lower() if named else None


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the one known word that is meant by a near miss, None where none is near."""
    close = get_close_matches(word, sorted(known), n=1, cutoff=0.75)
    return close[0] if close else None


def _split(text: str, known: set[str]) -> tuple[str, str | None]:
    """Take the language off a head: "label::English (en)"; rr:: belongs to the head itself.

    What follows a head that is not translated belongs to it too.
    """
    lowered = " ".join(text.split())
    parts = [part.strip() for part in re.split(r"::?", lowered)]
    first, rest = parts[0].lower(), parts[1:]
    if first == "rr" and rest:
        first, rest = f"rr::{rest[0].lower()}", rest[1:]
    first = _SAME.get(first, first)
    language = "::".join(rest) if rest else None
    if first in known and language is not None and first not in _TRANSLATED:
        return f"{first}::{language}", None
    return first, language


def _is_ignored(head: str) -> bool:
    return head.startswith(("$", "_", "kobo--")) or head in _IGNORED


def text_of(value: Value | None) -> str:
    """Return a cell as text, '' where it is empty or was never computed."""
    if value is None or isinstance(value, Unsaved):
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value).strip()
