"""The header of a respondent's page: the survey, the place in it, and three buttons."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.respondent.scaffold.bands import Header
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.picture import Mark
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class PageHeader(Header):
    """Mark and title at the start; progress, language, looks and Leave at the end.

    Attributes:
        title, progress_label: what is told.
        language_button: hidden until it has a language to name.
        looks_button, leave_button: always there.
    """

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(overhang=8, parent=parent)
        self.start.addWidget(Mark(theme, 32))
        self.title = TextLabel(title, theme, "respondent.label")
        self.start.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        self.progress_label = TextLabel("", theme, "respondent.body", tone="muted", wrap=False)
        self.progress_label.hide()
        self.language_button = Button(
            "",
            theme,
            "quiet",
            "header",
            icon="globe",
            trailing="chevron-down",
            icon_tone="text_muted",
        )
        self.language_button.hide()
        self.looks_button = Button("", theme, "quiet", "header", icon="text-size")
        self.looks_button.setAccessibleName(tr("Colours and text size"))
        self.looks_button.setToolTip(tr("Colours and text size"))
        self.leave_button = Button(
            tr("Leave"), theme, "quiet", "header", trailing="leave", icon_tone="text_muted"
        )
        for button in (self.language_button, self.looks_button, self.leave_button):
            button.setProperty("tone", "text")
        self.end.addStretch(1)
        self.set_place(self.progress_label)
        self.end.addWidget(self.language_button)
        self.end.addWidget(self.looks_button)
        self.end.addWidget(self.leave_button)
