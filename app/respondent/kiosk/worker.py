"""The pages of the field worker behind the PIN: how it went, and leaving."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout

from app.kit.tasks import Task
from app.respondent.kiosk.flow import Counts, KioskFlow
from app.respondent.kiosk.pages import KioskPage, files_done
from app.respondent.pages.save_place import shown_folder, unordered_text
from app.respondent.scaffold.page import Context
from app.widgets.button import secondary_button
from app.widgets.layout import LEADING, Gap, add, at
from app.widgets.panels import note, rule
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.privacy.randomness import Door


class WorkerPage(KioskPage):
    """How the people ended, how many files wait, taking them away, and the way out."""

    emptying_wanted = Signal()

    def __init__(self, context: Context, counts: Counts, outbox: Path, waiting: int) -> None:
        super().__init__(context, tr("For the field worker"))
        theme = context.theme
        self.card_column.addWidget(
            TextLabel(tr("Since the kiosk was started"), theme, "respondent.title")
        )
        self.card_column.addSpacing(12)
        rows = QGridLayout()
        rows.setVerticalSpacing(6)
        rows.setColumnStretch(0, 1)
        for line, (name, n) in enumerate(
            (
                (tr("People who saved a file"), counts.saved),
                (tr("People who left without a file"), counts.left),
                (tr("People who were silent for two minutes"), counts.silent),
                (tr("Of these: after chance was used"), counts.after_start),
                (tr("Files in the outbox"), waiting),
            )
        ):
            if line:
                rows.addWidget(rule(), 2 * line - 1, 0, 1, 2)
            rows.addWidget(TextLabel(name, theme), 2 * line, 0)
            count = TextLabel(figures(n), theme, "respondent.label", wrap=False, tabular=True)
            count.setAccessibleName(f"{name}: {figures(n)}")
            rows.addWidget(count, 2 * line, 1)
        goes = tr("Files go to {folder}.").format(folder=shown_folder(outbox))
        add(self.card_column, rows, Gap(3), note(goes, theme, "folder"))
        self.empty_button = secondary_button(tr("Empty the outbox"), theme, icon="stick")
        self.empty_button.clicked.connect(self.emptying_wanted)
        self.empty_button.setVisible(waiting > 0)
        add(self.card_column, Gap(3), at(LEADING, self.empty_button))
        self.end_button = self.add_other(tr("Leave the kiosk"), self.leave_wanted, trailing="leave")
        self.add_forward(tr("Next person")).clicked.connect(self.forward_wanted)
        self.finish()

    def show_unerased(self, reason: str) -> None:
        """Say why the answers of the person before are still here; "" where they are not."""
        self.clear_problem()
        if reason:
            self.show_problem(reason, tr("Nobody can start before that is done."))


class ReorderingPage(KioskPage):
    """Writes the files in the outbox anew in random order; where that fails, it can be left undone.

    Emits `forward_wanted` once it is done, or left undone.
    """

    def __init__(self, context: Context, flow: KioskFlow, door: Door) -> None:
        super().__init__(context, tr("One moment"))
        self._flow = flow
        self._door = door
        self._task: Task | None = None
        self.heading = self.add_centred("", "respondent.saved")
        self.card_column.addSpacing(12)
        told = tr("The files in the outbox are written anew, in random order.")
        self.told = self.add_centred(told, "respondent.body")
        self.undone_button = self.add_other(tr("Go on without it"), self.forward_wanted)
        self.again_button = self.add_forward(tr("Try again"))
        self.again_button.clicked.connect(self.start)
        self.finish()

    def start(self) -> None:
        """Begin, or begin again, in the worker thread; meanwhile there is nothing to press."""
        self.clear_problem()
        self.heading.setText(tr("One moment"))
        self.told.show()
        self.undone_button.hide()
        self.again_button.hide()
        self._task = Task(self._flow.reorder, self._door, parent=self)
        self._task.progressed.connect(self._on_task_progressed)
        self._task.succeeded.connect(self.forward_wanted)
        self._task.failed.connect(self._on_task_failed)
        self._task.ended.connect(self._on_task_ended)
        self._task.start()

    def forget(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _on_task_progressed(self, done: int, total: int) -> None:
        self.set_progress(files_done(done, total), done, total)

    def _on_task_failed(self, error: Exception) -> None:
        told = tr("None is lost, but their order can still tell who came when.")
        self.show_problem(unordered_text(error), told)
        self.heading.setText(tr("The files are as they were"))
        self.told.hide()
        self.undone_button.show()
        self.again_button.show()
        self.again_button.setFocus()

    def _on_task_ended(self) -> None:
        self._task = None
