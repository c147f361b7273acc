"""The file, letter for letter, each line with what it says."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent

from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.words.draws import dash_words
from app.respondent.words.file import glossed_lines
from app.widgets.glossed_file import GlossedFile
from app.widgets.layout import Gap, add
from app.widgets.panels import card, note
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class FilePage(RespondentPage):
    """Every letter of the file that will be saved, or was; Esc and Back lead back.

    `name`: what the file is called, once it is made.
    """

    def __init__(self, context: Context, name: str = "") -> None:
        title = tr("The file, letter for letter")
        super().__init__(context, title, column=1168)
        theme, flow = context.theme, context.flow
        self.offer_languages()
        self.add_heading(title, centred=True)
        sealed = flow.survey.seal is not None
        lead = tr("Each line of the file stands beside what it says.")
        if sealed:
            lead = tr("It is locked before it leaves. Only someone who has the key can read it.")
        self.lead = self.add_lead(lead, centred=True)
        add(self.content, Gap(3))
        if name:
            self.name_label = TextLabel(name, theme, "respondent.label")
            add(self.content, self.name_label, Gap(2))
        frame = card(padding=1)
        self.file_lines = GlossedFile(theme, glossed_lines(flow, context.language))
        self.file_lines.moved.connect(self._follow)
        frame.column.addWidget(self.file_lines)
        rest = tr("Nothing else is in it: no name, no time, no computer.")
        breaks = tr("Only line breaks are added here.")
        told = f"{dash_words(flow.survey)} {rest} {breaks}".lstrip()
        add(self.content, frame, Gap(3), note(told, theme, "check"))
        self.setFocusProxy(self.file_lines)
        self.add_back()
        if not flow.saved:
            self.set_note(tr("No file is made before you press Save."))
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc, to where the file was asked for."""
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _follow(self, band: QRect) -> None:
        """Keep the band in sight."""
        place = self.file_lines.mapTo(self._inner, band.center()) + self._inner.pos()
        self._scroll.ensureVisible(place.x(), place.y(), 0, band.height())
