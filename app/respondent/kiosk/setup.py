"""Setting a kiosk up: survey, outbox, PIN, languages, start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.kit.i18n import Interpreter, direction_of
from app.respondent.flow.way import RespondentFlow
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.setup_page import SetUpPage
from app.respondent.kiosk.setup_rows import ChosenSurvey
from app.respondent.kiosk.worker import ReorderingPage
from app.respondent.pages.save_place import ChooseFolder, unsaved_text
from app.respondent.scaffold.page import Context
from app.theme import Theme
from app.widgets.layout import column
from core.facts.errors import Refused
from core.privacy.randomness import Door
from core.response.store import MemoryStore
from core.survey import Survey


@dataclass(frozen=True, slots=True)
class KioskMaking:
    """What setting up needs of the program: reading a survey, making the row of people, asking.

    `make` raises `Refused` where there can be no kiosk; `accept_key` keeps the key of a survey.
    """

    read: Callable[[Path], ChosenSurvey]
    make: Callable[[Survey, Path, Sequence[str]], KioskFlow]
    accept_key: Callable[[Survey], None]
    choose_survey: Callable[[], Path | None]
    choose_folder: ChooseFolder | None = None


class SetUpView(QWidget):
    """The field worker settles what the kiosk is of; nobody else has sat down yet.

    Args:
        survey, outbox: what is chosen already, as on the command line.

    Emits `started` with the flow, its PIN set, and `left` where no kiosk is wanted.
    """

    started = Signal(object)
    left = Signal()

    def __init__(
        self,
        theme: Theme,
        making: KioskMaking,
        door: Door,
        *,
        survey: Path | None = None,
        outbox: Path | None = None,
        interpreter: Interpreter | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("set_up_view")
        self._theme = theme
        self._making = making
        self._door = door
        self._interpreter = interpreter or Interpreter(parent=self)
        self._language = self._interpreter.first_of(self._interpreter.languages)
        self._interpreter.speak(self._language)
        self.setLayoutDirection(direction_of(self._language))
        self._may_close = False
        self._layout = column(on=self)
        page = SetUpPage(
            theme,
            making.read,
            making.choose_survey,
            making.choose_folder,
            outbox,
            self._language,
        )
        if survey is not None:
            page.survey_row.use(survey)
        page.start_wanted.connect(self._start)
        page.leave_wanted.connect(self.leave)
        self.page: SetUpPage | ReorderingPage = page
        self._layout.addWidget(page)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._interpreter.speak(self._language)
        self.page.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # other than by the window being put away
            self._interpreter.rest()

    def _start(self, first: str, second: str) -> None:
        """Make the kiosk of what was chosen, with the PIN."""
        page = self.page
        if not isinstance(page, SetUpPage):
            return
        survey, outbox = page.survey_row.chosen.survey, page.outbox_row.folder
        if survey is None or outbox is None:
            return
        try:
            flow = self._making.make(survey, outbox, page.languages)
        except Refused as refused:
            page.refuse(unsaved_text(refused, outbox))
            return
        flow.set_pin(first, second)
        self._making.accept_key(survey)
        self.started.emit(flow)

    # Leaving

    def leave(self) -> None:
        """Go without a kiosk, once what an earlier one left lies in random order."""
        flow = self._flow_in_order()
        if flow is None:
            self._leave()
            return
        before = self.page
        idle = RespondentFlow(flow.survey, MemoryStore(), self._door)
        page = ReorderingPage(Context(self._theme, idle, self._language), flow, self._door)
        page.forward_wanted.connect(self._leave)
        self.page = page
        before.forget()
        before.hide()
        self._layout.addWidget(page)
        page.start()

    def _flow_in_order(self) -> KioskFlow | None:
        """Return the row of people whose files in the outbox tell their order still, if any."""
        page = self.page
        if not isinstance(page, SetUpPage):
            return None
        survey, outbox = page.survey_row.chosen.survey, page.outbox_row.folder
        if survey is None or outbox is None:
            return None
        try:
            flow = self._making.make(survey, outbox, ())
        except Refused:  # the next start of a kiosk tells it
            return None
        return flow if flow.tells_order else None

    def release(self) -> None:
        """Let it be closed at once: the system ends the program."""
        self._may_close = True

    def _leave(self) -> None:
        self._may_close = True
        self.left.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if isinstance(self.page, ReorderingPage) and not self._may_close:
            event.ignore()
            return
        if not self._may_close and self._flow_in_order() is not None:
            event.ignore()
            self.leave()
            return
        self.page.forget()
        self._interpreter.rest()
        super().closeEvent(event)
