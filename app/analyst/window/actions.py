"""The actions of the analyst's view, its menus and its keys: only what can be done here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from app.analyst.state.study_edits import DECISION, StudyEdit
from app.analyst.state.study_state import Page, StudyState
from app.widgets.program_actions import ProgramActions
from app.words.catalogue import tr

_Standard = QKeySequence.StandardKey


class Actions(QObject):
    """Every action once, for menus, tool bar and keys alike."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.save_chart = self._action(tr("Save &chart…"), "Ctrl+E")
        self.save_table = self._action(tr("Save &table…"), "Ctrl+Shift+E")
        self.save_tables = self._action(tr("Save tables of &all questions…"))
        self.export_study = self._action(tr("&Export the study…"))
        self.export_study.setVisible(False)  # until there is a page of it
        self.close = self._action(tr("&Close"), "Ctrl+W")
        self.undo = self._action(tr("&Undo"), _Standard.Undo)
        self.redo = self._action(tr("&Redo"), _Standard.Redo)
        self.copy_chart = self._action(tr("Copy &chart"), "Ctrl+Shift+C")
        self.copy_table = self._action(tr("Copy &table"), _Standard.Copy)
        self.copy_method = self._action(tr("Copy &methods paragraph"))
        self.keep_result = self._action(tr("&Keep in Results"), "Ctrl+K")
        self.keep_result.setVisible(False)  # until there is a study that keeps it
        self.find = self._action(tr("&Find question"), _Standard.Find)
        self.next = self._action(tr("&Next question"), "Ctrl+PgDown")
        self.previous = self._action(tr("&Previous question"), "Ctrl+PgUp")
        self.plan = self._action(tr("P&lan…"), "Ctrl+L")
        self.show_questions = self._action(tr("&Questions"), "F8")
        self.show_choices = self._action(tr("&Choices"), "F9")
        for shown in (self.show_questions, self.show_choices):
            shown.setCheckable(True)
            shown.setChecked(True)

    def name_steps(self, undone: str, redone: str) -> None:
        """Say which step undo takes back and redo takes again, by the names of `changed`."""
        steps = self.step_names()
        for action, name, plain, told in (
            (self.undo, undone, tr("&Undo"), tr("&Undo: {0}")),
            (self.redo, redone, tr("&Redo"), tr("&Redo: {0}")),
        ):
            action.setText(told.format(steps[name]) if name else plain)
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            words = action.text().replace("&", "")
            action.setToolTip(f"{words} ({key})" if key else words)

    def step_names(self) -> dict[str, str]:
        """Return what each field of `AnalysisRequest` and of `Choices` is called as a step."""
        return {
            "analysis": tr("another analysis"),
            "questions": tr("another question"),
            "study": tr("another question"),
            "cross": tr("crossing two questions"),
            "options": tr("answer that is crossed"),
            "against": tr("share to test against"),
            "chosen": tr("answers taken together"),
            "where": tr("which responses count"),
            "split": tr("groups"),
            "then": tr("groups of groups"),
            "differences": tr("differences"),
            "among_all": tr("line of all"),
            "weights": tr("weights"),
            "design": tr("how the sample was drawn"),
            "population": tr("size of the population"),
            "consistent": tr("unbiased or consistent"),
            "interval": tr("kind of interval"),
            "level": tr("level"),
            "simultaneous": tr("all intervals at once"),
            "counts": tr("shares or counts"),
            "raw": tr("saved reports"),
            "truth": tr("truth of the rehearsal"),
            "curator": tr("what a trusted curator misses"),
            "largest_first": tr("order of the answers"),
            "curve": tr("likelihood curve"),
            "explanation": tr("explanation"),
            "surface": tr("likelihood surface"),
            "stacked": tr("stacked bar"),
            "beside": tr("numbers beside the bars"),
            "parts": tr("parts of the interval"),
            "shares_of": tr("whose shares"),
            "edge": tr("the edge"),
            "bin_width": tr("width of the bins"),
            "smoothed": tr("smoothed or not"),
            "language": tr("language"),
            "page": tr("another page"),
            "checks": tr("what is checked"),
            "models": tr("a model"),
            "note": tr("a note"),
            "decision": tr("a decision on a conflict"),
            "flag": tr("flags"),
            "results": tr("the results that are kept"),
            "without_flagged": tr("flagged responses"),
        }

    def show_able(self, shown: StudyState, *, result: bool) -> None:
        """Enable what can be done; `result` tells that what is seen has one."""
        page = shown.page
        has = page is Page.RESULT
        for action in self.of_result():
            action.setEnabled(has and result)
        for action in (self.find, self.next, self.previous):
            action.setEnabled(has)
        self.name_steps(shown.undoes, shown.redoes)
        steps, history = page in (Page.RESULT, Page.EMPTY), shown.history
        # The list of an import shows decisions, and nothing of what is looked at.
        listed = page is Page.WORK and shown.can_work
        undoes = steps or (listed and _is_decision(shown.edits.to_undo(history)))
        redoes = steps or (listed and _is_decision(shown.edits.to_redo(history)))
        self.undo.setEnabled(undoes and bool(shown.undoes or history.past))
        self.redo.setEnabled(redoes and bool(shown.redoes or history.future))
        self.export_study.setEnabled(shown.can_work and page is not Page.PLANNER)
        self.plan.setEnabled(bool(shown.entries) and page not in (Page.PLANNER, Page.PROBLEM))

    @property
    def exports(self) -> tuple[QAction, ...]:
        """What takes results to files: one of them, all, and the whole study."""
        return self.save_chart, self.save_table, self.save_tables, self.export_study

    @property
    def exports_any(self) -> bool:
        """Whether anything can be taken to a file now."""
        return any(each.isEnabled() and each.isVisible() for each in self.exports)

    def of_result(self) -> tuple[QAction, ...]:
        """Return what needs a result on the screen."""
        return (
            *(self.save_chart, self.save_table, self.save_tables, self.copy_chart),
            *(self.copy_table, self.copy_method, self.find, self.next, self.previous),
        )

    def _action(self, words: str, key: str | _Standard | None = None) -> QAction:
        action = QAction(words, self)
        if isinstance(key, str):
            action.setShortcut(QKeySequence(key))
        elif key is not None:
            action.setShortcuts(QKeySequence.keyBindings(key))
        return action


def menu_bar(
    actions: Actions, leading: Sequence[QAction], program: ProgramActions, parent: QWidget
) -> QMenuBar:
    """Return the menus; `leading` begins the menu of the study."""
    bar = QMenuBar(parent)
    bar.setNativeMenuBar(False)
    study = bar.addMenu(tr("&Study"))
    if leading:
        study.addActions(list(leading))
        study.addSeparator()
    study.addActions([actions.export_study, *actions.exports[:-1]])
    study.addSeparator()
    study.addActions([actions.close, program.quit])
    edit = bar.addMenu(tr("&Edit"))
    edit.addActions([actions.undo, actions.redo])
    edit.addSeparator()
    edit.addActions([actions.copy_chart, actions.copy_table, actions.copy_method])
    question = bar.addMenu(tr("&Question"))
    question.addActions([actions.find, actions.next, actions.previous])
    question.addSeparator()
    question.addActions([actions.keep_result, actions.plan])
    view = bar.addMenu(tr("&View"))
    view.addActions([actions.show_questions, actions.show_choices])
    view.addSeparator()
    view.addActions(program.schemes.actions())
    help_menu = bar.addMenu(tr("&Help"))
    help_menu.addActions(list(program.help))
    return bar


def _is_decision(edit: StudyEdit | None) -> bool:
    return edit is not None and edit.name == DECISION
