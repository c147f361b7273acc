"""The files of the translations: current, complete, with the right plural forms."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import translations
from PySide6.QtCore import QCoreApplication

from app.kit.i18n import Interpreter
from app.words.catalogue import figures
from core.survey.look_alikes import poses_as_program

FORMS = {"ar": 6, "de": 2, "es": 2, "fr": 2}
CATALOGUES = [path.stem for path in translations.catalogues()]
_PLACE = r"\{[\w\[\].]*\}"
SIGNED = "Survey {digest} · signed"
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


# The longest words that people press, and the longest way to write a count.
LONGEST = {
    "en": ("FALSE", "more than 99"),
    "ar": ("غير صحيح", "أكثر من ٩٩"),
    "de": ("STIMMT NICHT", "weniger als 1"),
    "es": ("NO CIERTO", "menos de 1"),
    "fr": ("PAS VRAI", "moins de 1"),
}
PRESSED = {"yes", "no", "word"}


def most_words(text: str, language: str) -> int:
    """Return the number of words in the longest sentence of a text, with what is put into it.

    A sign that stands apart, as French has it, is no word.
    """
    word, count = LONGEST[language]
    filled = re.sub(
        r"\{(\w+)\}",
        lambda found: word if found[1] in PRESSED else count if found[1] == "count" else "9",
        text,
    )
    parts = re.split(r"(?<=[.:;!?؛؟])\s+", filled)
    return max(len(re.findall(r"\S*\w\S*", part)) for part in parts)


@pytest.mark.parametrize("language", LONGEST)
def test_that_no_sentence_for_respondents_is_over_18_words(language: str) -> None:
    told = messages("candor_de" if language == "en" else f"candor_{language}")
    texts = [[source] if language == "en" else forms for source, forms, _ in told]
    long = [form for forms in texts for form in forms if most_words(form, language) > 18]
    assert long == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_that_no_author_is_called_as_a_signed_survey_is(catalogue: str) -> None:
    said = [forms[0] for source, forms, _ in messages(catalogue) if source == SIGNED]
    for text in said:
        assert poses_as_program(text.partition(" · ")[2]), text
    assert len(said) == catalogue.startswith("candor")


def test_that_words_are_counted_with_what_is_put_in() -> None:
    assert most_words("Of {n} people, {count} leave {word}. And so on: no more.", "fr") == 9
    assert most_words("Qui\u202f: un «\u202foui\u202f»", "fr") == 2


def test_that_french_signs_stand_apart_by_a_narrow_space_that_does_not_break() -> None:
    wrong = [
        form
        for _, forms, _ in messages("candor_fr")
        for form in forms
        if re.search(r"[\w»)} ][:;!?»](\s|$)|«[^\u202f]|[ \u00a0][:;!?»%]", form)
        and not form.startswith(" ;")
    ]
    assert wrong == []


def test_that_all_languages_translate_the_same_texts() -> None:
    sources = {language: [m[0] for m in messages(f"candor_{language}")] for language in FORMS}
    assert all(found == sources["de"] for found in sources.values())


# Where words stand that are no text of the program for people who read it in their language.
_NOT_LOOKED_UP = {
    "commands/": "what a command says is looked up as it is said, and tested there",
    "answering.py": "options of the program for respondents, for whoever sets it up",
    "author/editing/none_of_these.py": "what authors call it in any language, to find it by",
    "author/words/templates.py": "names of papers",
    "export/clipboard.py": "the grammar of HTML",
    "export/fonts.py": "names of fonts",
    "export/png.py": "names of the fields of a PNG",
    "export/report/page.py": "the grammar of HTML",
    "export/svg.py": "the grammar of SVG",
    "kit/places.py": "the name of a folder",
    "kit/problems.py": "for standard error, where nothing else can be relied on",
    "manual/html.py": "the grammar of HTML",
    "manual/markdown.py": "the grammar of HTML",
    "respondent/hardening.py": "for standard error, where nothing else can be relied on",
    "shell/gui.py": "for standard error, before a language can be spoken",
    "shell/self_test.py": "for whoever installs it, and for scripts that read it",
    "shell/system_libraries.py": "for standard error, before Qt can be loaded",
    "theme/theme.py": "the grammar of Qt's style sheets",
    "words/about.py": "how the program is cited, in no language of its own",
}
# Names of lanes that jobs run in, and what the codebook for programs is found by.
_FOR_PROGRAMS = {
    r"(?P<low>-?[\d.]+) to (?P<high>-?[\d.]+)(?: in steps of (?P<step>[\d.]+))?",
    *("result pictures", "result words", "result files", "rehearsed study", "keeping a result"),
    "saving what is revealed",
}
_SAME_IN_ALL = {"Candor", " – Candor", "bribe ~ age + sex", "Aa", "ε", "p"}
_TELLING = {
    *("setText", "setToolTip", "setWindowTitle", "setAccessibleName", "setAccessibleDescription"),
    *("setPlaceholderText", "setTitle", "setStatusTip", "setHorizontalHeaderLabels", "QAction"),
    *("addAction", "addItem", "addMenu", "TextLabel", "Button", "PageHead", "MessageDialog"),
    *("primary_button", "secondary_button", "quiet_button", "menu_button", "QLabel", "QCheckBox"),
    *("QRadioButton", "QPushButton", "QGroupBox", "labelled", "show_notice", "BusyPage", "note"),
}


def _known() -> set[str | None]:
    """Return every text that German has, with what tells it from another of the same words."""
    found: set[str | None] = set()
    for name in ("candor_de", "interface_de"):
        tree = ElementTree.parse(translations.FOLDER / f"{name}.ts")  # noqa: S314 - ours
        found |= {m.findtext(part) for m in tree.iter("message") for part in ("source", "comment")}
    return found


def _modules() -> Iterator[tuple[str, ast.Module]]:
    app = translations.ROOT / "app"
    for path in sorted(app.rglob("*.py")):
        yield path.relative_to(app).as_posix(), ast.parse(path.read_text("utf-8"))


def _untranslated(code: ast.Module, known: Container[str | None]) -> set[str]:
    """Return the sentences in a module, and what its widgets tell, that no catalogue has."""
    unseen = {id(node) for part in ast.walk(code) for node in _for_programmers(part)}
    found = set()
    for node in ast.walk(code):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            sentence = re.search(r"[A-Za-z]{2,} ([A-Za-z]|\{\w)", node.value)
            is_pattern = "(?" in node.value  # the grammar of regular expressions
            if sentence and not is_pattern and node.value not in known and id(node) not in unseen:
                found.add(node.value)
        elif isinstance(node, ast.Call) and _called(node) in _TELLING:
            found |= {
                text
                for given in node.args[:4]
                for text in _letters(given)
                if re.search("[A-Za-z]{2}", text) and not re.fullmatch(r"[a-z0-9_./-]+", text)
            }
    return found


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _letters(node: ast.AST) -> Iterator[str]:
    """Return what is written out of a text: in a call's argument, not within another call."""
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr(values=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts):
            for part in parts:
                yield from _letters(part)
        case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
            yield from _letters(one)
            yield from _letters(other)


def test_that_every_sentence_of_the_code_can_be_translated() -> None:
    """A sentence that is not looked up would stay English; what only programmers read may."""
    known = {*_known(), *_FOR_PROGRAMS, *_SAME_IN_ALL}
    found = {
        f"{name}: {text}"
        for name, code in _modules()
        if not name.startswith(tuple(_NOT_LOOKED_UP))
        for text in _untranslated(code, known) - _SAME_IN_ALL
    }
    assert found == set()


@pytest.mark.parametrize(
    "code",
    [
        'told = "A sentence that nobody looks up."',
        'told = f"{name} has no answer"',
        'label.setText("Prevalence")',
        'button = quiet_button("Save" if new else tr("Keep"), theme)',
        'box.setAccessibleName(f"Row {n}")',
    ],
)
def test_that_a_sentence_that_passes_no_catalogue_is_found(code: str) -> None:
    assert _untranslated(ast.parse(code), set())


def test_that_every_text_that_is_looked_up_was_collected() -> None:
    """The collector passes over a text inside of a formatted string."""
    known = _known()
    found: set[object] = set()
    for _, code in _modules():
        for node in ast.walk(code):
            match node:
                case ast.Call(func=ast.Name("tr"), args=[ast.Constant(value=text), *_]):
                    found |= {text} - known
                case ast.Call(func=ast.Name("tr"), args=[other, *_]):
                    found.add(ast.unparse(other))
    assert found == set()


def test_that_no_text_is_looked_up_as_a_module_is_loaded() -> None:
    """It would stay in the language of that moment; commands are loaded once theirs is known."""
    found = {
        f"{name}: {ast.unparse(node)}"
        for name, code in _modules()
        if not name.startswith("commands/")
        for node in _run_at_once(code)
        if isinstance(node, ast.Call) and _called(node) in ("tr", "figures", "listed", "either")
    }
    assert found == set()


def _run_at_once(node: ast.AST) -> Iterator[ast.AST]:
    """Return what runs as a module is loaded: all but the bodies of functions."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                defaults = [each for each in child.args.kw_defaults if each is not None]
                for part in (*child.decorator_list, *child.args.defaults, *defaults):
                    yield from ast.walk(part)
            case ast.Lambda():
                continue
            case _:
                yield child
                yield from _run_at_once(child)


def test_that_what_runs_as_a_module_is_loaded_is_told_from_what_runs_later() -> None:
    late = "def a():\n    return tr('x')\nb = lambda: tr('x')\nclass C:\n    def d(self): tr('x')"
    at_once = "a = tr('x')", "class C:\n    d = {1: tr('x')}", "def e(f=tr('x')): ..."

    def calls(code: str) -> int:
        return sum(isinstance(node, ast.Call) for node in _run_at_once(ast.parse(code)))

    assert calls(late) == 0
    assert [calls(code) for code in at_once] == [1, 1, 1]


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
