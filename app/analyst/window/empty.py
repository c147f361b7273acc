"""A study without responses: where to drop them, and what the survey is."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from app.analyst.panels.lazy_panel import scrolling
from app.kit.eight_words import WAITING, when_words_are_known
from app.theme import Theme
from app.widgets.button import primary_button, quiet_button, secondary_button
from app.widgets.drop_zone import DropZone
from app.widgets.layout import LEADING, MIDDLE, STRETCH, Gap, Placed, add, at, column, row, wide
from app.widgets.panels import rule, show_text
from app.widgets.picture import Picture, WheelPicture
from app.widgets.text import TextLabel, overline
from app.words.catalogue import tr
from core.survey import Survey, text_in

_SIDE = 288
_LOW = 600


class EmptyStudy(QFrame):
    """Emits `files_wanted`, `folder_wanted`, `planner_wanted`, or `paths_dropped(list[Path])`."""

    files_wanted = Signal()
    folder_wanted = Signal()
    paths_dropped = Signal(list)
    planner_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        ground = QWidget()
        self._column = column(wide(self._zone(theme)), on=ground)
        column(scrolling(ground), on=self)
        ground.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = event.size().height() < _LOW
        margin = 24 if low else 48
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._wheel.setVisible(not low)

    def _zone(self, theme: Theme) -> QWidget:
        zone = DropZone(theme)
        zone.setObjectName("drop_zone")
        zone.paths_dropped.connect(self.paths_dropped)
        centre = Qt.AlignmentFlag.AlignHCenter
        zone.content.addStretch(1)
        self._wheel = WheelPicture(theme, 56, quiet=True)
        zone.content.addWidget(self._wheel, 0, centre)
        zone.content.addSpacing(theme.space(4))
        title = TextLabel(tr("No responses yet"), theme, "analyst.title")
        title.setAlignment(centre)
        zone.content.addWidget(title)
        lead = TextLabel(
            tr("Drop response files or a folder here, or choose them."),
            theme,
            "analyst.lead",
            tone="muted",
        )
        lead.setAlignment(centre)
        zone.content.addWidget(lead)
        zone.content.addSpacing(theme.space(4))
        self.files_button = primary_button(tr("Import files…"), theme, "empty")
        self.files_button.clicked.connect(self.files_wanted)
        self.folder_button = secondary_button(tr("Import folder…"), theme, "empty")
        self.folder_button.clicked.connect(self.folder_wanted)
        box = row(STRETCH, self.files_button, self.folder_button, STRETCH, space=4)
        zone.content.addLayout(box)
        add(zone.content, Gap(8), row(STRETCH, Placed(self._hints(theme), 1000), STRETCH), STRETCH)
        return zone

    def _hints(self, theme: Theme) -> QWidget:
        """Say where responses come from, and what can be done before there are any."""
        widget = QWidget(maximumWidth=488)
        heading = TextLabel(tr("Nothing collected so far?"), theme, "analyst.section")
        box = column(rule(), Gap(2), heading, on=widget, space=2)
        self.plan_button = quiet_button(tr("Plan"), theme, do=self.planner_wanted)
        hints = (
            ("plan", tr("See beforehand which margin to expect."), self.plan_button),
            ("person", tr("Each person saves one file that ends in .response."), None),
            ("laptop", tr("Import the same folder again whenever files are added."), None),
        )
        for icon, words, button in hints:
            held = QWidget(minimumHeight=32)
            label = TextLabel(words, theme, "analyst.form")
            line = row(Picture(icon, theme, size=22), wide(label, MIDDLE), on=held, space=3)
            if button is not None:
                line.addWidget(button)
            box.addWidget(held)
        return widget


class SurveyPanel(QFrame):
    """Title, author, eight words, and the margin to expect. Emits `planner_wanted`."""

    planner_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "side")
        self.setProperty("edge", "end")
        self.setFixedWidth(_SIDE)
        self._title = TextLabel("", theme, "analyst.name")
        self._author = TextLabel("", theme, "analyst.base", tone="muted")
        box = column(
            TextLabel(tr("This survey"), theme, "analyst.section"),
            self._title,
            self._author,
            Gap(1),
            rule(),
            Gap(1),
            overline(tr("Eight words"), theme),
            on=self,
            space=2,
            margins=(5, 4),
        )
        grid = QGridLayout()
        grid.setVerticalSpacing(theme.space(1))
        self._survey: Survey | None = None
        self._words = [TextLabel("", theme, "analyst.form") for _ in range(8)]
        for place, label in enumerate(self._words):
            grid.addWidget(label, place % 4, place // 4)
        add(box, grid, Gap(1), rule(), Gap(1))
        self._expected = TextLabel("", theme, "analyst.overline", tone="muted")
        self._margin = TextLabel("", theme, "analyst.number", tabular=True)
        self._meaning = TextLabel("", theme, "analyst.base", tone="muted")
        for label in (self._expected, self._margin, self._meaning):
            box.addWidget(label)
        self.planner_button = secondary_button(tr("Open the planner"), theme, "form")
        self.planner_button.clicked.connect(self.planner_wanted)
        add(box, Gap(1), at(LEADING, self.planner_button), STRETCH)

    def set_survey(self, survey: Survey, language: str) -> None:
        self._title.setText(text_in(survey.title, language))
        self._author.setText(text_in(survey.author, language))
        self._author.setVisible(survey.author is not None)
        for label in self._words:
            label.setText(WAITING)
        self._survey = survey
        when_words_are_known([survey.digest], self, lambda: self._show_words(survey))

    def _show_words(self, survey: Survey) -> None:
        if survey is not self._survey:  # another one was opened meanwhile
            return
        for label, word in zip(self._words, survey.words, strict=True):
            label.setText(word)

    def set_expected(self, expected: tuple[str, str, str] | None) -> None:
        """Show for how many people which margin is to be expected, and of what; or nothing."""
        for label, text in zip(
            (self._expected, self._margin, self._meaning), expected or ("", "", ""), strict=True
        ):
            show_text(label, text)
        self.planner_button.setVisible(expected is not None)
