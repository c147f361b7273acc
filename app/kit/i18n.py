"""What a window speaks: its translations, its days, the direction it is read in.

The texts in the code are English. Those of other languages stand in `resources/translations`: one
`candor_LANGUAGE.ts` for the respondent's pages, one `interface_LANGUAGE.ts` for all others, and the
`.qm` that `packaging/translations.py` makes of each. Respondents' pages speak their survey's
language while they are shown; before and after the program speaks the one that was chosen for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QGuiApplication

from app.kit.language import (
    INTERFACE,
    PAGES,
    SOURCE,
    language_of,
    plain,
    spoken_in,
    translators,
)
from app.words.catalogue import say_by, tr, translate_by, translating_by


def looked_up(text: str, disambiguation: str, n: int) -> str:
    """Return a text in the language that Qt speaks; all stand in the one context without a name."""
    return QCoreApplication.translate("", text, disambiguation, n)


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


def language_called(language: str) -> str:
    """Return what a sentence for authors calls a language; its code if it is not known.

    English has a name for each; in other languages each has the one that it gives itself.
    """
    if program_language() != SOURCE:
        return language_name(language)
    known = _locale(language).language()
    return language if known is QLocale.Language.C else QLocale.languageToString(known)


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Let the catalogue of words answer in a language, whatever the window speaks meanwhile."""
    translator = _translator(language)
    with translating_by(lambda text, other, n: translator.translate("", text, other, n) or text):
        yield


def _translator(language: str) -> QTranslator:
    return next(iter(translators(language, PAGES)), QTranslator())


def _said(text: str, language: str) -> str:
    """Return a text in a language, in English where it is not translated; any thread may ask.

    Nothing is kept: of two words that a person can press, both are looked up alike each time.
    """
    return _translator(language).translate("", text) or text


say_by(_said)


def program_text(text: str, language: str) -> str:
    """Return a text as the program says it to whoever has it speak a language, as far as it can."""
    known = translators(language, INTERFACE)
    return (known and known[0].translate("", text)) or text


class _Speech:
    """What Qt and the catalogue of words speak; one for the process, as Qt has one list."""

    def __init__(self) -> None:
        self.program = SOURCE
        self._installed: list[QTranslator] = []

    def speak(self, language: str, *beginnings: str, folder: Path | None = None) -> None:
        """Look up in a language's files that begin so, the last one first, then in Qt's own."""
        translate_by(looked_up)
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        if language == SOURCE:
            return
        # Qt's own Arabic would turn all windows around; here each view turns itself.
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        own = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # Qt's first, since the last one installed is asked first; it may be missing.
        self._installed = [
            *translators(language, "qtbase_", folder=own),
            *translators(language, *beginnings, folder=folder),
        ]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)

    def rest(self) -> None:
        """Go back to the language of the program."""
        self.speak(self.program, PAGES, INTERFACE)


_speech = _Speech()


def program_language() -> str:
    """Return the language that the program speaks to authors and analysts."""
    return _speech.program


def speak_program(language: str) -> None:
    """Speak a language wherever no survey is answered, with its dates and numbers, from now on.

    What is shown already stays as it is until it is made anew.
    """
    _speech.program = language
    # Not that of the system: one page has one language, in its numbers and dates, too.
    QLocale.setDefault(_locale(language))
    _speech.rest()


def day_in_words(day: QDate, *, whole: bool = False, year: bool = False) -> str:
    """Write a day in the program's language, its month short or whole, perhaps with the year."""
    #: d is the day, MMM the month's short name, MMMM its whole name, yyyy the year.
    form = tr("d MMM yyyy") if year else tr("d MMM")
    return QLocale().toString(day, form.replace("MMM", "MMMM") if whole else form)


class Interpreter(QObject):
    """Holds the translators, and lets the application speak with them while a view is shown.

    Args:
        folder: where the `.qm` files are.
        preferred: languages that the person reads, best first; by default the one that was chosen
            for the program, where it is not the system's own, then those of the system.
    """

    def __init__(
        self,
        folder: Path | None = None,
        preferred: Sequence[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._preferred = None if preferred is None else list(preferred)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the pages can be read in."""
        return spoken_in(PAGES, self._folder)

    def first_of(self, offered: Sequence[str]) -> str:
        """Return which language of a survey to begin in: the person's, else its first one."""
        for preferred in _of_person() if self._preferred is None else self._preferred:
            for language in offered:
                if _tag(language) == _tag(preferred):
                    return language
            for language in offered:
                if plain(language) == plain(preferred):
                    return language
        return offered[0]

    def speak(self, language: str) -> None:
        """Let the pages be in a language, in English where they are not translated into it."""
        spoken = plain(language)
        known = spoken if spoken in self.languages else SOURCE
        _speech.speak(known, PAGES, folder=self._folder)

    def rest(self) -> None:
        """Go back to the language of the program."""
        _speech.rest()


class Aside(Interpreter):
    """Speaks within one part of a window; the rest, and the dialogs of the program, keep theirs.

    Qt itself learns no other language: the catalogue of words alone answers in it, as long as the
    part is looked at. Whatever a person does outside of the part is told as the program speaks,
    and so is what the page around the part says in `outside`.
    """

    def __init__(self, inside: Callable[[QObject], bool], parent: QObject) -> None:
        super().__init__(preferred=(), parent=parent)
        self._inside = inside
        self._translator: QTranslator | None = None
        self._is_heard = False
        self._is_listening = False

    def prefer(self, language: str) -> None:
        """Begin in a language where a survey has it."""
        self._preferred = [language]

    def speak(self, language: str) -> None:
        """Let the part be in a language, in English where it is not translated into it."""
        self._translator = _translator(language)
        app = QCoreApplication.instance()
        if app is not None and not self._is_listening:
            app.installEventFilter(self)
            self._is_listening = True
        self._let(True)

    def rest(self) -> None:
        """Give the words back to the program."""
        self._translator = None
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._is_listening = False
        self._let(False)

    @contextmanager
    def outside(self) -> Iterator[None]:
        """Speak as the program does meanwhile."""
        before = self._is_heard
        self._let(False)
        try:
            yield
        finally:
            self._let(before)

    @contextmanager
    def within(self) -> Iterator[None]:
        """Speak as the part does meanwhile."""
        before = self._is_heard
        self._let(True)
        try:
            yield
        finally:
            self._let(before)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell by what a person does who is to be heard: the part, or what is around it."""
        if event.type() in _DEEDS and (watched.isWidgetType() or watched.inherits("QAction")):
            within = self._inside(watched)
            self._let(within)
            if not within:  # until it is done; what moves in the part goes on then
                QTimer.singleShot(0, self, self._resume)
        return False

    def _resume(self) -> None:
        """Let the part be heard again, unless a dialog of the program is answered first."""
        if QGuiApplication.modalWindow() is None:
            self._let(True)

    def _let(self, part: bool) -> None:
        translator = self._translator
        self._is_heard = part and translator is not None
        if translator is None or not part:
            translate_by(looked_up)
        else:
            translate_by(lambda text, other, n: translator.translate("", text, other, n) or text)


_DEEDS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.Shortcut,
        QEvent.Type.ContextMenu,
        QEvent.Type.Drop,
        QEvent.Type.Close,
    }
)


def _system() -> list[str]:
    return QLocale.system().uiLanguages()


def _of_person() -> list[str]:
    """Return what the person at the window reads, best first, as the window and the system say."""
    system, spoken = _system(), program_language()
    return system if spoken == language_of("", system) else [spoken, *system]


def _tag(language: str) -> str:
    return language.replace("_", "-").lower()


def _locale(language: str) -> QLocale:
    return QLocale(language.replace("-", "_"))
