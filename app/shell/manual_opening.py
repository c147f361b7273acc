"""F1: which page of the manual fits what is shown, and its window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.widgets.program import Program

if TYPE_CHECKING:
    from app.manual.window import ManualWindow

_CONTENTS = "index"
_ABOVE_ZERO = "estimates#reading-a-chart-in-the-window"
BELOW_ZERO = "estimates#negative-shares"  # of a result whose share is

# What fits a widget, by the name of its class or of the widget itself: the name of a page, perhaps
# with "#" and a section. '' stands for no help, as on what respondents see.
FITTING: Mapping[str, str] = {
    "HomeView": _CONTENTS,
    "SettingsDialog": "what-is-kept#settings",
    "take_back_box": "what-is-kept#settings",
    "reset_all_box": "what-is-kept#settings",
    "WordDialog": "what-is-kept#from-people-who-answered-here",
    "AboutBox": "releases",
    "CrashBox": "security",
    "problem_box": "refusals",
    "help_box": _ABOVE_ZERO,
    # The author
    "AuthorView": "writing-a-survey#the-editor",
    "StartPage": "writing-a-survey",
    "SurveyForm": "writing-a-survey#the-editor",
    "SectionForm": "writing-a-survey#the-editor",
    "QuestionForm": "writing-a-survey#a-question",
    "PartRow": "writing-a-survey#who-is-asked",
    "OptionRow": "writing-a-survey#options",
    "CostsPanel": "privacy#what-one-report-can-reveal",
    "LanguagesPage": "writing-a-survey#languages",
    "LibraryDialog": "writing-a-survey#questions-from-elsewhere",
    "FormNotes": "xlsform#what-is-left-out",
    "CodesBox": "xlsform#codes",
    "HandOutPage": "handing-out",
    "KeyCard": "handing-out#seal-then-sign",
    "MakeKeyDialog": "handing-out#seal-then-sign",
    "key_box": "handing-out#seal-then-sign",
    "FolderCard": "handing-out#what-is-in-the-folder",
    "RehearsePage": "rehearsing#rehearse",
    "PreviewPage": "",
    # The planner
    "PlannerView": "estimates#planning",
    # Tables from elsewhere
    "MappingView": "tables-from-elsewhere#the-page",
    "DesignCard": "tables-from-elsewhere#designs-and-their-letters",
    "ValuesCard": "tables-from-elsewhere#rows",
    # The analyst
    "AnalystView": "studies",
    "ExampleView": "studies",
    "EmptyStudy": "studies",
    "ProblemPage": "refusals",
    "StudyOverview": "studies#what-was-collected",
    "LogCard": "studies#what-you-looked-at",
    "FlagDialog": "studies#flags",
    "ImportPage": "studies#conflicts-and-refused-files",
    "ConflictsDialog": "studies#conflicts-and-refused-files",
    "files_dialog": "refusals",
    "KeyDialog": "privacy#sealed-and-signed",
    "waves_dialog": "studies#several-studies",
    "repeated_dialog": "studies#what-you-looked-at",
    "ChecksPage": "checks",
    "RevealingPage": "privacy#measured-not-only-computed",
    "ResultsPage": "reporting#the-report",
    "ExportPage": "exporting",
    "ModelsPage": "models",
    "FormulaBox": "models#a-formula",
    "ModelChoices": "models#whom-each-row-is-compared-with",
    "FailedModel": "models#where-there-is-no-model",
    "ResultPanel": _ABOVE_ZERO,
    "BandsCard": "estimates#bands",
    "ChoicesPanel": "estimates#comparing-in-the-window",
    "PeopleChoices": "estimates#filters",
    "NumberChoices": "estimates#means-sets-and-quantiles",
    "FilterDialog": "estimates#filters",
}


def fitting_page(view: QWidget) -> str | None:
    """Return what fits what has the focus in a view or dialog, or else what is shown most of it.

    None where nothing is said of it.
    """
    focused = QApplication.focusWidget()
    inner = focused if focused is not None and view.isAncestorOf(focused) else None
    while inner is not None and inner is not view:
        said = _said(inner)
        if said is not None:
            return said
        inner = inner.parentWidget()
    shown = [each for each in view.findChildren(QWidget) if each.isVisible()]
    listed = [each for each in shown if _said(each) is not None]
    return _said(max(listed, key=lambda each: each.width() * each.height(), default=view))


def _said(widget: QWidget) -> str | None:
    names = (*(each.__name__ for each in type(widget).__mro__), widget.objectName())
    said = next((FITTING[name] for name in names if name in FITTING), None)
    return BELOW_ZERO if getattr(widget, "is_below_zero", False) else said


class ManualOpening(QObject):
    """Opens the manual of a window; `ways` are the links into it, by their names.

    A dialog, which lets nobody read another window, has a manual of its own that goes with it.
    """

    def __init__(
        self, program: Program, ways: Mapping[str, Callable[[], object]], window: QWidget
    ) -> None:
        super().__init__(window)
        self._program, self._ways, self._window = program, ways, window
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Let F1 work in a dialog of the window, too."""
        dialog = self._own(now.window() if now is not None else None)
        if dialog is not None:
            dialog.addAction(self._program.actions.manual)

    def _own(self, shown: QWidget | None) -> QDialog | None:
        """Return a dialog where it is one of the window; the window may be gone by now if not."""
        if isinstance(shown, QDialog) and shown in self._window.findChildren(QDialog):
            return shown
        return None

    def open_for(self, view: QWidget) -> None:
        """Show the page that fits a view, or the dialog over it; nothing where that is none."""
        dialog = self._own(QApplication.activeModalWidget())
        target = fitting_page(dialog) if dialog is not None else None
        if target is None:
            target = fitting_page(view)
        if target != "":
            manual = self._manual_of(dialog)
            manual.open_for(_CONTENTS if target is None else target)
            manual.show()
            manual.activateWindow()

    def _manual_of(self, dialog: QDialog | None) -> ManualWindow:
        from app.manual.window import ManualWindow

        owner = dialog or self._window
        made = self._made(owner)
        if made is not None:
            return made
        self.close()
        ways = {name: _after_dialogs(way, self._window) for name, way in self._ways.items()}
        manual = ManualWindow(self._program, self._ways if dialog is None else ways, owner)
        manual.closed.connect(owner.activateWindow)
        if dialog is not None:
            dialog.finished.connect(manual.close)
        return manual

    def _made(self, owner: QWidget) -> ManualWindow | None:
        from app.manual.window import ManualWindow

        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return next(iter(owner.findChildren(ManualWindow, options=direct)), None)

    def make_anew(self) -> None:
        """Speak another language: where it is open, it shows the same page in that."""
        before = self._made(self._window)
        if before is None:
            return
        shown, place = before.isVisible(), before.place
        before.closed.disconnect()
        before.close()
        before.setParent(None)
        before.deleteLater()
        if shown:
            manual = self._manual_of(None)
            manual.open(*place)
            manual.show()

    def close(self) -> None:
        """Close it, where it is open: somebody is to answer, or the program ends."""
        for manual in self._window.findChildren(QWidget, "manual_window"):
            manual.close()


def _after_dialogs(way: Callable[[], object], window: QWidget) -> Callable[[], None]:
    """Return a way that is gone once every dialog in front of it is closed."""

    def go() -> None:
        dialog = QApplication.activeModalWidget()
        while dialog is not None and dialog.close():
            dialog = QApplication.activeModalWidget()
        if dialog is None:
            QTimer.singleShot(0, window, way)

    return go
