"""The field worker moves the files of the outbox to a stick or another folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from app.kit.tasks import Task
from app.respondent.kiosk.file_moving import Emptied, is_same
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.pages import KioskPage, files_done
from app.respondent.pages.save_place import (
    ChooseFolder,
    PlacePanel,
    SavePlace,
    shown_folder,
    unmoved_text,
)
from app.respondent.scaffold.page import Context
from app.widgets.layout import discard
from app.widgets.panels import BannerTone, banner
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.privacy.randomness import Door


class EmptyingPage(KioskPage):
    """Asks where to, moves the files, and tells how it went; it can be stopped and gone on with.

    Emits `worked` with whether files are being moved.
    """

    worked = Signal(bool)

    def __init__(
        self, context: Context, flow: KioskFlow, door: Door, choose_folder: ChooseFolder | None
    ) -> None:
        super().__init__(context, tr("Empty the outbox"))
        theme = context.theme
        self._flow = flow
        self._door = door
        self._task: Task | None = None
        self._target = Path()
        self._told: QFrame | None = None
        column = self.card_column
        column.setSpacing(12)
        column.addWidget(TextLabel(tr("Empty the outbox"), theme, "respondent.title"))
        told = tr("Each file is copied, compared, and only then removed here.")
        column.addWidget(TextLabel(told, theme, "respondent.note", tone="muted"))
        self.place_panel = PlacePanel(theme, SavePlace(flow.outbox, choose=choose_folder))
        self.place_panel.path_field.clear()
        self.place_panel.chosen.connect(self.start)
        self.place_panel.grew.connect(self.watch_buttons)
        column.addWidget(self.place_panel)
        self.progress = ProgressPanel(theme, style="respondent.body", button_size="respondent")
        self.cancel_button = self.progress.cancel_button
        self.progress.cancelled.connect(self.forget)
        self.progress.hide()
        column.addWidget(self.progress)
        self.show_waiting(flow.waiting)
        self.add_back()
        self.add_forward(tr("Done"), "check").clicked.connect(self.back_wanted)
        self.finish()

    def start(self, target: Path) -> None:
        """Move the files to a folder, in the worker thread."""
        if self._task is not None:
            return
        self._tell(None)
        if is_same(self._flow.outbox, target):
            told = tr("This is the outbox itself. Choose another folder.")
            self._tell(banner("warning", told, self._context.theme))
            return
        self._target = target
        self._let(working=True)
        self._task = Task(self._flow.empty, target, self._door, parent=self)
        self._task.progressed.connect(self._on_task_progressed)
        self._task.succeeded.connect(self._on_task_succeeded)
        self._task.cancelled.connect(self._on_task_cancelled)
        self._task.failed.connect(self._on_task_failed)
        self._task.ended.connect(self._on_task_ended)
        self._task.start()

    def forget(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _let(self, *, working: bool) -> None:
        """Offer to stop while files are moved, and all else when none are."""
        self.worked.emit(working)
        self.progress.restart()
        self.progress.setVisible(working)
        self.place_panel.setVisible(not working)
        for button in (self.back_button, self.forward_button):
            if button is not None:
                button.setVisible(not working)
        self.watch_buttons()
        (self.cancel_button if working else self).setFocus()

    def _on_task_progressed(self, done: int, total: int) -> None:
        self.progress.set_progress(files_done(done, total), done, total)

    def _on_task_succeeded(self, result: object) -> None:
        if not isinstance(result, Emptied):
            raise TypeError("this is no outcome of emptying")
        goes = shown_folder(self._target)
        told = tr("One file was moved to {folder}.").format(folder=goes)
        if result.moved != 1:
            told = tr("{n} files were moved to {folder}.", "", result.moved)
            told = told.format(n=figures(result.moved), folder=goes)
        detail = ""
        if result.kept:
            detail = tr("One file stays here: another file has its name there.")
        if result.kept > 1:
            detail = tr("{n} files stay here: other files have their names there.", "", result.kept)
            detail = detail.format(n=figures(result.kept))
        tone: BannerTone = "warning" if result.kept else "success"
        self._tell(banner(tone, told, self._context.theme, detail=detail))

    def _on_task_cancelled(self) -> None:
        told = tr("Stopped. Nothing is lost.")
        self._tell(banner("info", told, self._context.theme, detail=self._rest_text()))

    def _on_task_failed(self, error: Exception) -> None:
        unlost = tr("Nothing is lost.")
        detail = f"{unlost} {self._rest_text()}"
        self._tell(banner("danger", unmoved_text(error), self._context.theme, detail=detail))

    def _rest_text(self) -> str:
        return tr("The files that were not moved are still here. Choose a folder to go on.")

    def _tell(self, told: QFrame | None) -> None:
        """Show how it went above where to, in place of what was told before."""
        if self._told is not None:
            discard(self._told, self.card_column)
        self._told = told
        if told is not None:
            told.setObjectName("told")
            self.card_column.insertWidget(self.card_column.indexOf(self.place_panel), told)
            self.reveal(told)

    def _on_task_ended(self) -> None:
        self._task = None
        self.show_waiting(self._flow.waiting)
        self._let(working=False)
