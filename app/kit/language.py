"""Which language the program speaks to authors and analysts: in the window and on the command line.

Each that has an `interface_LANGUAGE.qm` in `resources/translations` is offered beside English, and
nothing else names them. No Qt is loaded here unless another language than English is spoken.
"""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.words.catalogue import translate_by
from resources import FOLDER

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

SOURCE = "en"
TRANSLATIONS = FOLDER / "translations"
PAGES, INTERFACE = "candor_", "interface_"  # what respondents see, and all the rest


def plain(language: str) -> str:
    """Return a language without its country or script: "de" for "de-AT" and "de_DE.UTF-8"."""
    return language.replace("_", "-").partition("-")[0].partition(".")[0].lower()


def spoken_in(beginning: str, folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages of the texts whose files begin so, English first."""
    return SOURCE, *sorted(
        path.stem.removeprefix(beginning)
        for path in (folder or TRANSLATIONS).glob(f"{beginning}*.qm")
    )


def interface_languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages that the program can speak to authors and analysts."""
    return spoken_in(INTERFACE, folder)


def language_of(
    setting: str, preferred: Sequence[str] | None = None, folder: Path | None = None
) -> str:
    """Return the language to speak: the one set, else the first of those preferred that there is.

    `preferred` are by default those of the system, best first. A language that was set and has gone
    counts as none that was set.
    """
    offered = interface_languages(folder)
    if setting in offered:
        return setting
    for each in system_languages() if preferred is None else preferred:
        if plain(each) in offered:
            return plain(each)
    return SOURCE


def system_languages() -> list[str]:
    """Return the languages of the system, best first, without Qt where the system tells it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := os.environ.get(name):
            more = os.environ.get("LANGUAGE", "") if plain(said) not in ("c", "posix") else ""
            return [*filter(None, more.split(":")), said]
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(number, SOURCE)]
    if sys.platform == "darwin":
        from PySide6.QtCore import QLocale

        return list(QLocale.system().uiLanguages())
    return []


def translators(language: str, *beginnings: str, folder: Path | None = None) -> list[QTranslator]:
    """Return what looks texts up in a language, for each file of it that there is."""
    from PySide6.QtCore import QTranslator

    found = []
    for beginning in beginnings:
        translator = QTranslator()
        if translator.load(str((folder or TRANSLATIONS) / f"{beginning}{plain(language)}.qm")):
            found.append(translator)
    return found


def speak_without_window(language: str) -> None:
    """Let the catalogue of words answer in a language where there is no application of Qt."""
    if language == SOURCE:
        return
    asked = translators(language, INTERFACE, PAGES)

    def look_up(text: str, disambiguation: str, n: int) -> str:
        said = (each.translate("", text, disambiguation, n) for each in asked)
        return next(filter(None, said), text)

    translate_by(look_up)
