"""The files of the translations: current, complete, with the right plural forms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import translations
from PySide6.QtCore import QCoreApplication

from app.kit.i18n import Interpreter, figures

FORMS = {"ar": 6, "de": 2, "es": 2, "fr": 2}
CATALOGUES = [path.stem for path in translations.catalogues()]
_PLACE = r"\{[\w\[\].]*\}"
NUMBERS = (0, 1, 2, 3, 11, 100)


def messages(catalogue: str) -> list[tuple[str, list[str], bool]]:
    """Return of each text its source, its translations and whether it has plural forms."""
    tree = ElementTree.parse(translations.FOLDER / f"{catalogue}.ts")  # noqa: S314 - ours
    told = []
    for message in tree.iter("message"):
        (place,) = message.iter("translation")
        assert place.get("type") is None, message.findtext("source")
        forms = [form.text or "" for form in place.findall("numerusform")]
        source = message.findtext("source") or ""
        told.append((source, forms or [place.text or ""], message.get("numerus") == "yes"))
    return told


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_that_a_translation_is_current_and_made_of_its_file(catalogue: str, tmp_path: Path) -> None:
    """No text is missing in it, and none is stale."""
    kept = translations.FOLDER / f"{catalogue}.ts"
    for each in translations.FOLDER.glob("*.ts"):
        (tmp_path / each.name).write_bytes(each.read_bytes())
    anew = tmp_path / kept.name
    translations.collect(anew)
    assert anew.read_text("utf-8") == kept.read_text("utf-8"), "run packaging/translations.py"
    translations.release(anew, anew.with_suffix(".qm"))
    assert anew.with_suffix(".qm").read_bytes() == kept.with_suffix(".qm").read_bytes()


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_that_every_text_is_translated_with_all_it_holds(catalogue: str) -> None:
    """What is put into a text stands in it; a plural form may say the number as a word."""
    wrong = []
    language = catalogue.partition("_")[2]
    for source, forms, plural in messages(catalogue):
        holds = set(re.findall(_PLACE, source))
        wanted = FORMS[language] if plural else 1
        if len(forms) != wanted or not all(forms):
            wrong.append((source, "forms"))
        for number, form in enumerate(forms):
            found = set(re.findall(_PLACE, form))
            spelled = {"{n}", "{total}"} if plural and language == "ar" and number < 3 else set()
            if not (holds - spelled <= found <= holds):
                wrong.append((source, form))
    assert wrong == []


def most_words(text: str) -> int:
    """Return the number of words in the longest sentence of a text."""
    parts = re.split(r"(?<=[.;!?؛؟])\s+", text.replace("\u00a0", ""))
    return max(len(part.split()) for part in parts)


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_that_no_translation_has_a_long_sentence_where_english_has_none(language: str) -> None:
    long = [
        form
        for source, forms, _ in messages(f"candor_{language}")
        for form in forms
        if most_words(form) > max(18, most_words(source))
    ]
    assert long == []


def test_that_all_languages_translate_the_same_texts() -> None:
    sources = {language: [m[0] for m in messages(f"candor_{language}")] for language in FORMS}
    assert all(found == sources["de"] for found in sources.values())


def test_that_every_sentence_of_the_code_can_be_translated() -> None:
    """A sentence that is not looked up would stay English; what only programmers read may."""
    tree = ElementTree.parse(translations.FOLDER / "candor_de.ts")  # noqa: S314 - ours
    known = {m.findtext(part) for m in tree.iter("message") for part in ("source", "comment")}
    found = set()
    for path in translations.sources():
        code = ast.parse(path.read_text("utf-8"))
        unseen = {id(node) for part in ast.walk(code) for node in _for_programmers(part)}
        for node in ast.walk(code):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                sentence = re.search(r"[A-Za-z]{2,} ([A-Za-z]|\{\w)", node.value)
                if sentence and node.value not in known and id(node) not in unseen:
                    found.add(f"{path.name}: {node.value}")
    assert found == set()


def test_that_every_text_that_is_looked_up_was_collected() -> None:
    """The collector passes over a text inside of a formatted string."""
    tree = ElementTree.parse(translations.FOLDER / "candor_de.ts")  # noqa: S314 - ours
    known = {message.findtext("source") for message in tree.iter("message")}
    found: set[object] = set()
    for path in translations.sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("tr"), args=[ast.Constant(value=text), *_]):
                    found |= {text} - known
    assert found == set()


def _for_programmers(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, messages of exceptions and annotations."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Call(func=ast.Name("OSError")):
            yield from ast.walk(node)
        case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
            yield from ast.walk(kind)


def files_told(n: int) -> str:
    """Return how many files there are, as the pages of the kiosk tell it."""
    text = QCoreApplication.translate("", "{n} files are in the outbox", "", n)
    return text.format(n=figures(n))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("{} files are in the outbox",) * 6),
        (
            "de",
            (
                "0 Dateien liegen im Ausgangsordner",
                "1 Datei liegt im Ausgangsordner",
                "2 Dateien liegen im Ausgangsordner",
                "3 Dateien liegen im Ausgangsordner",
                "11 Dateien liegen im Ausgangsordner",
                "100 Dateien liegen im Ausgangsordner",
            ),
        ),
        (
            "es",
            (
                "Hay 0 archivos en la bandeja de salida",
                "Hay 1 archivo en la bandeja de salida",
                "Hay 2 archivos en la bandeja de salida",
                "Hay 3 archivos en la bandeja de salida",
                "Hay 11 archivos en la bandeja de salida",
                "Hay 100 archivos en la bandeja de salida",
            ),
        ),
        (
            "fr",
            (
                "0 fichier est dans le dossier d’envoi",
                "1 fichier est dans le dossier d’envoi",
                "2 fichiers sont dans le dossier d’envoi",
                "3 fichiers sont dans le dossier d’envoi",
                "11 fichiers sont dans le dossier d’envoi",
                "100 fichiers sont dans le dossier d’envoi",
            ),
        ),
        (
            "ar",
            (
                "لا يوجد ملف في مجلد الإرسال",
                "يوجد ملف واحد في مجلد الإرسال",
                "يوجد ملفان في مجلد الإرسال",
                "توجد {} ملفات في مجلد الإرسال",
                "يوجد {} ملفًا في مجلد الإرسال",
                "يوجد {} ملف في مجلد الإرسال",
            ),
        ),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_that_each_language_counts_in_its_own_way(language: str, told: tuple[str, ...]) -> None:
    interpreter = Interpreter()
    interpreter.speak(language)
    try:
        found = [files_told(n) for n in NUMBERS]
    finally:
        interpreter.rest()
    own = {ord("0") + digit: 0x660 + digit for digit in range(10)} if language == "ar" else {}
    numbers = [str(n).translate(own) for n in NUMBERS]
    assert found == [text.format(n) for n, text in zip(numbers, told, strict=True)]


def test_that_every_text_is_looked_up_in_the_one_context() -> None:
    """A sentence that stood in two contexts would be translated twice."""
    for path in (translations.ROOT / "app").rglob("*.py"):
        text = path.read_text("utf-8")
        assert not re.search(r"\w\.tr\(|QT_TR", text), path.name
        assert path.name == "i18n.py" or "QCoreApplication.translate" not in text, path.name
    for catalogue in translations.catalogues():
        tree = ElementTree.parse(catalogue)  # noqa: S314 - ours
        assert [context.findtext("name") for context in tree.iter("context")] == [""]
