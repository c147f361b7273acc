"""The language of the respondent's pages: translations, numbers and lists in it, its direction.

The texts in the code are English. Those of other languages stand in `resources/translations`,
one `candor_LANGUAGE.ts` each and the `.qm` that `packaging/translations.py` makes of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from app.words.catalogue import either, figures, joined, listed, tr, translate_by
from resources import FOLDER

__all__ = [
    "SOURCE", "Interpreter", "direction_of", "either", "figures", "joined", "language_name",
    "listed", "tr",
]  # fmt: skip

SOURCE = "en"
_PREFIX = "candor_"

_FOLDER = FOLDER / "translations"


def looked_up(text: str, disambiguation: str, n: int) -> str:
    """Return a text in the language that Qt speaks; all stand in the one context without a name."""
    return QCoreApplication.translate("", text, disambiguation, n)


translate_by(looked_up)


def direction_of(language: str) -> Qt.LayoutDirection:
    """Return the direction in which a language is read."""
    return _locale(language).textDirection()


def language_name(language: str) -> str:
    """Return what a language calls itself; its code where that is not known."""
    # Where the system would name a country as well.
    own = {"en": "English", "es": "Español"}
    if language in own:
        return own[language]
    locale = _locale(language)
    name = locale.nativeLanguageName() if locale.language() is not QLocale.Language.C else ""
    return name[:1].upper() + name[1:] if name else language


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Let the catalogue of words answer in a language, whatever the window speaks meanwhile."""
    translator = QTranslator()
    translator.load(str(_FOLDER / f"{_PREFIX}{_plain(language)}.qm"))
    translate_by(lambda text, other, n: translator.translate("", text, other, n) or text)
    try:
        yield
    finally:
        translate_by(looked_up)


class Interpreter(QObject):
    """Holds the translators, and lets the application speak with them while a view is shown.

    Args:
        folder: where the `.qm` files are.
        wished: languages that the person reads, best first; by default those of the system.
    """

    def __init__(
        self,
        folder: Path | None = None,
        wished: Sequence[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = _FOLDER if folder is None else folder
        self._wished = QLocale.system().uiLanguages() if wished is None else list(wished)
        self._translators: list[QTranslator] = []

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the pages can be read in."""
        found = (path.stem.removeprefix(_PREFIX) for path in self._folder.glob(f"{_PREFIX}*.qm"))
        return SOURCE, *sorted(found)

    def first_of(self, offered: Sequence[str]) -> str:
        """Return which language of a survey to begin in: the system's, else its first one."""
        for wished in self._wished:
            for language in offered:
                if _tag(language) == _tag(wished):
                    return language
            for language in offered:
                if _plain(language) == _plain(wished):
                    return language
        return offered[0]

    def speak(self, language: str) -> None:
        """Let the pages be in a language, in English where they are not translated into it."""
        self.rest()
        spoken = _plain(language)
        if spoken == SOURCE or spoken not in self.languages:
            return
        # Qt's own Arabic would turn all windows around; here each view turns itself.
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        own = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # Qt's first, since the last one installed is asked first; it may be missing.
        for path in (own / f"qtbase_{spoken}.qm", self._folder / f"{_PREFIX}{spoken}.qm"):
            translator = QTranslator(self)
            if translator.load(str(path)):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)

    def rest(self) -> None:
        """Go back to English."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()


def _tag(language: str) -> str:
    return language.replace("_", "-").lower()


def _plain(language: str) -> str:
    """Return a language without its country or script."""
    return _tag(language).split("-")[0]


def _locale(language: str) -> QLocale:
    return QLocale(language.replace("-", "_"))
