"""The page on which the field worker sets a kiosk up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QWidget

from app.kit.i18n import language_name
from app.respondent.kiosk.flow import LEAST_DIGITS
from app.respondent.kiosk.pages import labelled, pin_field
from app.respondent.kiosk.setup_rows import ChosenSurvey, OutboxRow, SurveyRow
from app.respondent.pages.save_place import ChooseFolder
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.scaffold import PageScaffold
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.choices import CheckOption
from app.widgets.layout import add, column, discard
from app.widgets.panels import banner, beside_icon, card, rule
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, Tone
from app.words.catalogue import tr
from core.survey import Survey

_LANGUAGE_WIDTH = 170


class SetUpPage(PageScaffold):
    """Survey, outbox, PIN, languages; emits the PIN as it was typed twice to start with."""

    start_wanted = Signal(str, str)
    leave_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        read: Callable[[Path], ChosenSurvey],
        choose_survey: Callable[[], Path | None],
        choose_folder: ChooseFolder | None,
        outbox: Path | None,
        language: str,
    ) -> None:
        super().__init__(theme, "", column=960)
        self.looks_button.hide()
        self.set_title(tr("Kiosk"))
        self.setAccessibleName(tr("Set up this laptop for many people"))
        self.leave_button.clicked.connect(self.leave_wanted)
        self._offered: Survey | None = None
        self._problem: QFrame | None = None
        self.content.setSpacing(0)
        self._add_head()
        frame = card("kiosk", padding=36)
        column = frame.column
        column.setSpacing(20)
        self.survey_row = SurveyRow(theme, read, choose_survey, language)
        self.outbox_row = OutboxRow(theme, outbox, choose_folder)
        for row in (self.survey_row, self.outbox_row):
            row.changed.connect(self._on_row_changed)
            add(column, row, rule())
        column.addLayout(self._make_pin())
        self._languages = self._make_languages()
        column.addWidget(self._languages)
        self._card_column = column
        self.content.addWidget(frame)
        self._add_foot()
        self._check()
        self.finish()

    def _add_head(self) -> None:
        for text, style in (
            (tr("Set up this laptop for many people"), "respondent.title"),
            (
                tr("For the field worker. One person after another answers here."),
                "respondent.lead",
            ),
        ):
            tone: Tone = "muted" if style == "respondent.lead" else "text"
            self.content.addWidget(TextLabel(text, self._theme, style, tone=tone, centred=True))
        self.content.addSpacing(20)

    def _make_pin(self) -> QBoxLayout:
        self._pins = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pins.setSpacing(28)
        self.first_field = pin_field(tr("PIN, four to twelve digits"))
        self.second_field = pin_field(tr("The same PIN again"))
        for field in (self.first_field, self.second_field):
            field.textChanged.connect(self._on_typed)
            self._pins.addLayout(labelled(field, self._theme), 1)
        self.first_field.returnPressed.connect(self.second_field.setFocus)
        self.second_field.returnPressed.connect(self._start)
        return self._pins

    def _make_languages(self) -> QWidget:
        """Make the part in which languages are offered; it is empty until a survey is chosen."""
        part = QWidget()
        box = column(on=part)
        box.setSpacing(10)
        box.addWidget(rule())
        box.addSpacing(6)
        self._options = QGridLayout()
        self._options.setSpacing(12)
        add(box, TextLabel(tr("Languages offered"), self._theme, "respondent.label"), self._options)
        self._checks: dict[str, CheckOption] = {}
        part.hide()
        return part

    def _add_foot(self) -> None:
        self._foot = TextLabel("", self._theme, "respondent.body", tone="muted")
        self._foot_icon = Picture("lock", self._theme)
        self._footer.start.insertWidget(0, beside_icon(self._foot, self._foot_icon), 1000)
        self.forward_button = primary_button(
            tr("Start the kiosk"), self._theme, trailing="arrow-right", do=self._start
        )
        self.add_action(self.forward_button)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that people can choose from."""
        survey = self.survey_row.chosen.survey
        if survey is None or len(survey.languages) < 2:
            return survey.languages if survey is not None else ()
        return tuple(code for code, check in self._checks.items() if check.isChecked())

    def forget(self) -> None:
        """Clear the PIN, and wait for no disk."""
        self.first_field.clear()
        self.second_field.clear()
        self.outbox_row.forget()

    def refuse(self, told: str) -> None:
        """Say why the kiosk could not start; the outbox is tested again."""
        self._tell(told)
        if self.outbox_row.place is not None:
            self.outbox_row.use(self.outbox_row.place.folder)

    def fit(self, size: PageSize) -> None:
        direction = QBoxLayout.Direction
        self._pins.setDirection(direction.TopToBottom if size.stacked else direction.LeftToRight)
        for row in (self.survey_row, self.outbox_row):
            row.fit(stacked=size.stacked)
        self._card_column.setSpacing(size.length(14 if size.short else 20))
        self._place_languages(size)

    def _place_languages(self, size: PageSize) -> None:
        """Put the languages side by side, as many as there is room for."""
        room = min(size.width - 2 * size.margin, size.length(960)) - size.length(72)
        columns = max(1, room // size.length(_LANGUAGE_WIDTH))
        for place, check in enumerate(self._checks.values()):
            self._options.addWidget(check, place // columns, place % columns)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rescale()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Let Tab go through the card, then start, then the header; before, nothing is placed."""
        if not self.isVisible():
            return
        column = self.content.parentWidget()
        inside = column.findChildren(QWidget) if column is not None else []
        body = [w for w in inside if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
        order = [self, *body, self.forward_button, self.leave_button]
        for one, following in pairwise(order):
            QWidget.setTabOrder(one, following)

    # What is missing

    def _on_row_changed(self) -> None:
        survey = self.survey_row.chosen.survey
        if survey is not self._offered:
            self._offered = survey
            self._offer(survey.languages if survey is not None else ())
        self._tell("")
        self._check()
        self.rescale()
        self._order_tabs()

    def _offer(self, languages: tuple[str, ...]) -> None:
        """Show the languages of a survey, all of them chosen; one alone is no choice."""
        for check in self._checks.values():
            check.hide()
            check.setParent(None)
            check.deleteLater()
        self._checks.clear()
        for code in languages if len(languages) > 1 else ():
            check = CheckOption(language_name(code), self._theme)
            check.setObjectName(f"language_{code}")
            check.setChecked(True)
            check.toggled.connect(self._check)
            self._checks[code] = check
        self._place_languages(self.page_size)
        self._languages.setVisible(bool(self._checks))

    def _on_typed(self) -> None:
        self._tell("")
        self._check()

    def _missing(self) -> str:
        """Say what is to be done before the kiosk can start; "" where nothing is."""
        if self.survey_row.chosen.survey is None:
            return tr("Choose a survey.")
        if not self.survey_row.key_is_accepted:
            return tr("Ask about the key of the survey.")
        if self.outbox_row.folder is None:
            return tr("Choose an outbox.")
        if min(len(self.first_field.text()), len(self.second_field.text())) < LEAST_DIGITS:
            return tr("Type the PIN twice.")
        if not self.languages:
            return tr("Offer at least one language.")
        return ""

    def _check(self) -> None:
        missing = self._missing()
        self._foot.setText(missing or tr("The PIN is written nowhere."))
        self._foot_icon.set_icon("info" if missing else "lock", "text_muted")
        self.forward_button.setEnabled(not missing)

    def _start(self) -> None:
        first, second = self.first_field.text(), self.second_field.text()
        if self._missing():
            return
        if first != second:
            self.second_field.clear()
            self._tell(tr("The two PINs differ. Type the second again."))
            self.second_field.setFocus()
            return
        self.forget()
        self.start_wanted.emit(first, second)

    def _tell(self, told: str) -> None:
        """Say what went wrong under the PIN; "" takes it away."""
        if self._problem is not None:
            discard(self._problem, self._card_column)
            self._problem = None
        if told:
            self._problem = banner("danger", told, self._theme)
            self._problem.setObjectName("problem")
            self._problem.setAccessibleName(told)
            self._card_column.insertWidget(
                self._card_column.indexOf(self._languages), self._problem
            )
            self.rescale()
