"""After saving: where the file is, what to do with it, and the copy that this computer keeps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.respondent.pages.save_place import shown_folder
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.parts import done_picture, panel_column
from app.widgets.button import quiet_button, secondary_button
from app.widgets.layout import MIDDLE, add, at, discard, wide
from app.widgets.panels import banner, rule
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.response.store_errors import NotKeptError

_COLUMN = 760


class SavedPage(RespondentPage):
    """The receipt; emits `file_wanted` for the file letter for letter."""

    goes_on_by_enter = True

    file_wanted = Signal()

    def __init__(self, context: Context, path: Path) -> None:
        super().__init__(context, tr("Saved"), column=_COLUMN)
        self._path = path
        self.offer_languages()
        self._add_head()
        self.content.addWidget(self._make_receipt())
        self.content.addSpacing(14)
        self._copy_holder = QVBoxLayout()
        self.content.addLayout(self._copy_holder)
        if context.flow.keeps:
            self._show_copy()
        self.leave_button.hide()
        self.see_button = self.add_link(tr("See what was saved"))
        self.see_button.clicked.connect(self.file_wanted)
        self.add_forward(tr("Close"), "check").clicked.connect(self.forward_wanted)
        self.finish()

    def _add_head(self) -> None:
        self.add_ornament(done_picture(self._context.theme))
        self.content.addSpacing(8)
        self.add_heading(tr("Saved"), "respondent.display", centred=True)
        self.thanks = self.add_lead(tr("Thank you. Your part is done."), centred=True)
        self.content.addSpacing(12)

    def _make_receipt(self) -> QWidget:
        theme = self._context.theme
        frame, column = panel_column("card", 28)
        column.setSpacing(8)
        hand_over = tr("Hand the file over as you were told.")
        add(column, self._row("stick", TextLabel(hand_over, theme, "respondent.body")), rule())
        shuffle = tr("Ask whoever collects it to shuffle the files before opening any.")
        add(column, self._row("shuffle", TextLabel(shuffle, theme, "respondent.body")), rule())
        self.folder_label = TextLabel(shown_folder(self._path.parent), theme, "respondent.body")
        row = self._row("folder", self.folder_label)
        self.show_button = quiet_button(tr("Show the file"), theme, "header", do=self._show_file)
        row.addWidget(self.show_button, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)
        if not self._context.flow.keeps:
            self.folder_label.setText(tr("This was a preview: nothing was saved."))
            self.show_button.hide()
        self.not_shown_label = TextLabel("", theme, "respondent.note", tone="muted")
        self.not_shown_label.hide()
        column.addWidget(self.not_shown_label)
        return frame

    def _row(self, icon: str, words: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(18)
        picture = Picture(icon, self._context.theme, colour="accent")
        add(row, at(MIDDLE, picture), wide(words, MIDDLE))
        return row

    def _show_copy(self) -> None:
        theme = self._context.theme
        self.remove_button = secondary_button(tr("Remove the copy"), theme, do=self._remove)
        self.remove_button.setAccessibleName(tr("Remove the copy from this laptop"))
        self._copy_banner: QFrame = banner(
            "warning",
            tr("This laptop keeps a copy."),
            theme,
            detail=tr(
                "It shows that someone answered here, and its number finds the same words in a "
                "study."
            ),
            action=self.remove_button,
        )
        self._copy_holder.addWidget(self._copy_banner)

    def _remove(self) -> None:
        """Delete the copy that this computer keeps; the file stays where it was saved."""
        try:
            self._context.flow.remove_copy()
        except (NotKeptError, OSError):
            self.show_problem(
                tr("The copy could not be removed."),
                tr("Open the survey again later and erase it there."),
            )
            return
        self.setFocus()
        discard(self._copy_banner)
        self.removed_banner = banner(
            "success",
            tr("The copy is removed. The file itself is still where you saved it."),
            self._context.theme,
            detail=tr(
                "This laptop still knows that the survey was begun here, but not what was saved."
            ),
        )
        self.removed_banner.setObjectName("removed_banner")
        self._copy_holder.addWidget(self.removed_banner)
        self.rescale()

    def _show_file(self) -> None:
        """Open the folder in the system's file manager; else say where it is."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent))):
            text = tr("No program could show the folder. The file is {path}.")
            self.not_shown_label.setText(text.format(path=self._path))
            self.not_shown_label.show()
