"""The language of the respondent's pages: translations, numbers and lists in it, its direction.

The texts in the code are English. Those of other languages stand in `resources/translations`,
one `candor_LANGUAGE.ts` each and the `.qm` that `packaging/translations.py` makes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

SOURCE = "en"
_PREFIX = "candor_"
_SIGNS = "0123456789,."


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """Return a text outside of a widget in the language spoken; `n` chooses the plural form."""
    return QCoreApplication.translate("", text, disambiguation, n)


def figures(number: int | str) -> str:
    """Write a number, given as English writes it, with the figures and signs of the language."""
    #: The ten digits, then the sign between thousands and the decimal sign: twelve signs.
    signs = tr("0123456789,.")
    text = f"{number:,}" if isinstance(number, int) else number
    return text.replace("-", "\N{MINUS SIGN}").translate(str.maketrans(_SIGNS, signs))


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
        self._folder = Path(str(files("resources"))) / "translations" if folder is None else folder
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
