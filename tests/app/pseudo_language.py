"""A language that nobody speaks, 40% longer than English, and surveys that speak it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import translations
from respondent_driver import FORCED, KARY, UNARY, WARNER, one_of, survey_of, yes_no

from core.survey import Survey

PSEUDO = "qps"
LANGUAGES = ("en", PSEUDO, "de", "es", "fr", "ar")
_DOUBLED = dict(zip("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ", strict=True))
_ACCENTED = re.compile(f"[{''.join(_DOUBLED.values())}]")
_PLACEHOLDER = re.compile(r"(\{\w*\})")
_KEPT = {"0123456789,.", ", ", "; "}

Content = dict[str, Any]


def pseudo(text: str) -> str:
    """Make a text at least 40% longer, its placeholders kept; single letters stay."""
    if text in _KEPT or len(text) == 1:
        return text
    parts = _PLACEHOLDER.split(text)
    longer = "".join(
        part if _PLACEHOLDER.fullmatch(part) else re.sub("[aeiouyAEIOUY]", _double, part)
        for part in parts
    )
    # What takes the place of a placeholder is as long as ever.
    filled = sum(len(part) for part in parts if _PLACEHOLDER.fullmatch(part))
    return longer + "é" * max(0, -(-(len(text) - filled) * 7 // 5) - (len(longer) - filled))


def _double(found: re.Match[str]) -> str:
    return found.group() + _DOUBLED[found.group()]


def is_pseudo(text: str) -> bool:
    """Tell whether a text came through the pseudo-language, or has no words to translate."""
    return bool(_ACCENTED.search(text)) or not re.search("[A-Za-z]{2}", text)


def make_pseudo(folder: Path) -> Path:
    """Make a folder of translations: the shipped ones and the pseudo-language. Return it."""
    for path in translations.FOLDER.glob("*.qm"):
        (folder / path.name).write_bytes(path.read_bytes())
    template = folder / f"candor_{PSEUDO}.ts"
    translations.collect(template)
    tree = ElementTree.parse(template)  # noqa: S314 - made on the spot
    for message in tree.iter("message"):
        source = message.findtext("source") or ""
        for place in message.iter("translation"):
            place.attrib.pop("type", None)
            forms = place.findall("numerusform")
            for form in forms:
                form.text = pseudo(source)
            if not forms:
                place.text = pseudo(source)
    tree.write(template, encoding="utf-8")
    translations.release(template, template.with_suffix(".qm"))
    return folder


def spoken(content: Content) -> Content:
    """Return a survey's content in six languages; those but English lengthened alike."""
    done = {key: _spoken(value, key) for key, value in content.items()}
    return {**done, "languages": list(LANGUAGES)}


def _spoken(value: object, key: str) -> object:
    if isinstance(value, list):
        return [
            {k: _spoken(v, k) for k, v in entry.items()} if isinstance(entry, dict) else entry
            for entry in value
        ]
    if key in ("title", "author", "intro", "consent", "text", "negation", "help"):
        return {
            language: str(value) if language == "en" else pseudo(str(value))
            for language in LANGUAGES
        }
    return value


def _survey(*questions: Content) -> Survey:
    content = spoken(
        {
            "title": "Work and money in our town",
            "author": "A university",
            "intro": "We want to learn how often this happens.",
            "consent": "Taking part is your choice.\nYou can leave at any time.",
            "questions": list(questions),
        }
    )
    return survey_of(*content.pop("questions"), **content)


_OTHERS = (
    one_of(None, 4, id="area", help="Where you sleep most nights."),
    one_of(UNARY, 3, id="job"),
    {**one_of(FORCED, 2, id="used"), "kind": "many-of"},
    {**one_of(KARY, 4, id="trust"), "kind": "rating"},
    {"id": "age", "kind": "number", "text": "How old are you?", "low": 0, "high": 120, "step": 1},
    {
        "id": "income",
        "kind": "number",
        "text": "How much do you earn?",
        "low": 0,
        "high": 5000,
        "step": 1,
        "mechanism": {"name": "one-bit", "p": "3/4"},
    },
)

# Every procedure and every kind of question, one survey for each way through the pages.
SURVEYS: dict[str, Survey] = {
    "spinner": _survey(yes_no(WARNER, ("spinner", "scrambled", "own-device")), *_OTHERS),
    "forced-spinner": _survey(
        yes_no({"name": "forced", "truth": "2/3", "yes": "1/2"}, ("spinner",), text="Did you pay?")
    ),
    "coins": _survey(yes_no(FORCED, ("coins", "own-device"), text="Did you pay a bribe?")),
    "die": _survey(yes_no({"name": "warner", "p": "5/6"}, ("die",), negation="I have not.")),
    "own-device": _survey(yes_no(WARNER, ("own-device",))),
    "scrambled": _survey(yes_no(WARNER, ("scrambled",))),
}
