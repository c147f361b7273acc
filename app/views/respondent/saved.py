"""After saving: where the file is, what to do with it, and the copy that this computer keeps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.parts import panel_column
from app.views.respondent.places import shown_folder
from app.widgets.button import secondary_button
from app.widgets.file_text import FileText
from app.widgets.panels import banner, note
from app.widgets.picture import Picture
from app.widgets.text import TextLabel


class SavedPage(RespondentPage):
    """The receipt."""

    def __init__(self, context: Context, path: Path) -> None:
        super().__init__(context, self.tr("Saved"))
        self._path = path
        self.offer_languages()
        self.content.addSpacing(14)
        self.content.addLayout(self._make_head())
        self.content.addSpacing(26)
        self.content.addWidget(self._make_receipt())
        self.content.addSpacing(14)
        self._add_what_now()
        self.content.addSpacing(12)
        self._copy_holder = QVBoxLayout()
        self.content.addLayout(self._copy_holder)
        self._show_copy()
        self.content.addStretch(1)
        self.add_forward(self.tr("Close"), "check").clicked.connect(self.forward_wanted)
        self.finish()

    def _make_head(self) -> QHBoxLayout:
        theme = self._context.theme
        row = QHBoxLayout()
        row.setSpacing(24)
        done = Picture(
            "check",
            theme,
            colour="success",
            size=40,
            ground="disc",
            ground_colour="success_soft",
            ground_size=88,
        )
        row.addWidget(done, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(TextLabel(self.tr("Saved"), theme, "respondent.saved"))
        self.thanks = TextLabel(
            self.tr(
                "Thank you. This laptop keeps the saved words, so that nothing is drawn twice."
            ),
            theme,
            "respondent.lead",
            tone="muted",
        )
        self.restyle_when_narrow(self.thanks, "respondent.lead", "respondent.note")
        words.addWidget(self.thanks)
        row.addLayout(words, 1)
        return row

    def _make_receipt(self) -> QWidget:
        theme = self._context.theme
        frame, column = panel_column("card", 28)
        column.setContentsMargins(27, 18, 27, 22)
        self.name_label = TextLabel(self._path.name, theme, "respondent.file")
        self.folder_label = TextLabel(shown_folder(self._path.parent), theme, "respondent.body")
        for icon, colour, label in (
            ("file", "accent", self.name_label),
            ("folder", "text_muted", self.folder_label),
        ):
            row = QHBoxLayout()
            row.setSpacing(18)
            row.addWidget(Picture(icon, theme, colour=colour), 0, Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(label, 1)
            column.addLayout(row)
            column.addSpacing(8)
        column.addSpacing(12)
        buttons = QHBoxLayout()
        buttons.setSpacing(16)
        buttons.addSpacing(44)
        self.show_button = secondary_button(self.tr("Show the file"), theme)
        self.show_button.clicked.connect(self._show_file)
        self.see_button = secondary_button(self.tr("See what was saved"), theme)
        self.see_button.clicked.connect(self._see)
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.see_button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        self.not_shown_label = TextLabel("", theme, "respondent.note", tone="muted")
        self.not_shown_label.hide()
        column.addWidget(self.not_shown_label)
        context = self._context
        self.file_text = FileText(theme, context.flow.file_text(), copyable=context.copyable)
        self.file_text.hide()
        column.addSpacing(8)
        column.addWidget(self.file_text)
        return frame

    def _add_what_now(self) -> None:
        theme = self._context.theme
        self.content.addWidget(TextLabel(self.tr("What now"), theme, "respondent.subtitle"))
        self.content.addSpacing(8)
        hand_over = self.tr(
            "Hand the file over on a stick, or as you were told. Candor sends nothing by itself."
        )
        shuffle = self.tr("Ask whoever collects it to shuffle the files before they open any.")
        self.content.addWidget(note(hand_over, theme, "stick"))
        self.content.addSpacing(14)
        self.content.addWidget(note(shuffle, theme, "person"))

    def _show_copy(self) -> None:
        theme = self._context.theme
        self.remove_button = secondary_button(self.tr("Remove the copy"), theme)
        self.remove_button.clicked.connect(self._remove)
        self._copy_banner: QFrame = banner(
            "warning",
            self.tr(
                "This laptop keeps a copy, which shows that someone answered here. Its name "
                "finds the same answer in a study."
            ),
            theme,
            action=self.remove_button,
            style="respondent.body",
        )
        self._copy_holder.addWidget(self._copy_banner)

    def _remove(self) -> None:
        """Delete the copy that this computer keeps; the file stays where it was saved."""
        try:
            self._context.flow.remove_copy()
        except OSError:
            self.show_problem(
                self.tr("The copy could not be removed."),
                self.tr("Open the survey again later and erase it there."),
            )
            return
        self.setFocus()
        self._copy_banner.hide()
        self._copy_banner.deleteLater()
        self.removed_banner = banner(
            "success",
            self.tr("The copy is removed. The file itself is still where you saved it."),
            self._context.theme,
            detail=self.tr(
                "This laptop still knows that the survey was begun here, but not what was saved."
            ),
        )
        self.removed_banner.setObjectName("removed_banner")
        self._copy_holder.addWidget(self.removed_banner)
        self.thanks.setText(self.tr("Thank you."))

    def _show_file(self) -> None:
        """Open the folder in the system's file manager; else say where it is."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent))):
            text = self.tr("No program could show the folder. The file is {path}.")
            self.not_shown_label.setText(text.format(path=self._path))
            self.not_shown_label.show()

    def _see(self) -> None:
        showing = self.file_text.isVisibleTo(self)
        self.file_text.setVisible(not showing)
        self.see_button.setText(
            self.tr("See what was saved") if showing else self.tr("Hide what was saved")
        )
