"""What was chosen for a kiosk: a row for the survey, and a row for the outbox, which is tested."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.kit.eight_words import waiting_words, when_words_are_known
from app.kit.tasks import Task
from app.respondent.kiosk.file_moving import response_files
from app.respondent.pages.known_here import KeyChange, key_strip
from app.respondent.pages.save_place import (
    ChooseFolder,
    PlacePanel,
    SavePlace,
    reason_of,
    shown_folder,
)
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.layout import add, at, column, row, wide
from app.widgets.panels import banner, note
from app.widgets.picture import Picture
from app.widgets.pill import Pill
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.refusals import message, remedy
from core.facts.errors import Problem
from core.files.disk import TEMPORARY, sync
from core.progress import Progress, silent
from core.survey import Survey, text_in

# More than any response has, so that a full disk is found before a person is.
_TRIED_BYTES = 256 * 1024


class OutboxState(StrEnum):
    """What is found where an outbox should be."""

    READY = "ready"
    MISSING = "missing"
    NO_FOLDER = "no-folder"
    UNWRITABLE = "unwritable"


@dataclass(frozen=True, slots=True)
class TriedPlace:
    """A folder that was tested: how it stands, what refused it, and what lies in it.

    `responses` counts response files, `others` all else but what Candor left unfinished.
    """

    folder: Path
    standing: OutboxState
    error: OSError | None = None
    responses: int = 0
    others: int = 0


def try_place(folder: Path, report: Progress = silent) -> TriedPlace:
    """Look at where a folder really is and write to it; what is written is gone afterwards.

    Nothing is made.
    """
    report(0, 0)
    try:
        folder = Path(os.path.realpath(folder))
        if not stat.S_ISDIR(folder.stat().st_mode):
            return TriedPlace(folder, OutboxState.NO_FOLDER)
        _try_to_write(folder)
        names = [name for name in os.listdir(folder) if not name.startswith(TEMPORARY)]
        responses = len(response_files(folder))
    except FileNotFoundError as error:
        return TriedPlace(folder, OutboxState.MISSING, error)
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        known = error if isinstance(error, OSError) else OSError()
        return TriedPlace(folder, OutboxState.UNWRITABLE, known)
    return TriedPlace(folder, OutboxState.READY, None, responses, len(names) - responses)


def _try_to_write(folder: Path) -> None:
    """Write a file, sync it and delete it. Raises OSError."""
    descriptor, name = tempfile.mkstemp(prefix=f"{TEMPORARY}test-", suffix=".part", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(bytes(_TRIED_BYTES))
            file.flush()
            sync(file.fileno())
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)


_MOST_PROBLEMS = 3


@dataclass(frozen=True, slots=True)
class ChosenSurvey:
    """A survey file as it was read: the survey, where it can be collected with, and its problems.

    `key_change` where its key is not the one that its author had here before; `key_is_new` where
    it is signed and the author had none here.
    """

    survey: Survey | None
    problems: Sequence[Problem] = ()
    key_change: KeyChange | None = None
    key_is_new: bool = False


class _Row(QWidget):
    """A picture, what is chosen under what it is, a pill, a button to choose; more below."""

    changed = Signal()

    def __init__(self, theme: Theme, icon: str, name: str, choose: str) -> None:
        super().__init__()
        self._theme = theme
        self._column = column(on=self)
        self._column.setSpacing(10)
        line = row(space=4)
        middle = Qt.AlignmentFlag.AlignVCenter
        self._picture = Picture(icon, theme, colour="accent", ground="tile", ground_size=52)
        line.addWidget(self._picture, 0, middle)
        words = column(TextLabel(name, theme, "respondent.note", tone="muted"), space=0)
        self.value_label = TextLabel("", theme, "respondent.label")
        words.addWidget(self.value_label)
        self._pill_place = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pill_place.addLayout(words, 1)
        self.choose_button = quiet_button(tr("Choose"), theme, "header")
        self.choose_button.setAccessibleName(choose)
        add(line, wide(self._pill_place), at(middle, self.choose_button))
        self._column.addLayout(line)
        self._more: list[QWidget] = []
        self._pill: Pill | None = None

    def fit(self, *, stacked: bool) -> None:
        """Let the words stand between picture and pill, or above the pill without a picture."""
        self._picture.setVisible(not stacked)
        direction = QBoxLayout.Direction
        self._pill_place.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)

    def _say(self, pill: Pill | None, *more: QWidget) -> None:
        """Show a pill and what there is to say, in place of what was said before."""
        for widget in (self._pill, *self._more):
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self._pill, self._more = pill, list(more)
        if pill is not None:
            self._pill_place.addWidget(pill, 0, Qt.AlignmentFlag.AlignVCenter)
        for widget in more:
            self._column.addWidget(widget)


class SurveyRow(_Row):
    """The survey: its title, its eight words, and what is wrong with it."""

    def __init__(
        self,
        theme: Theme,
        read: Callable[[Path], ChosenSurvey],
        choose: Callable[[], Path | None],
        language: str,
    ) -> None:
        super().__init__(theme, "file", tr("Survey"), tr("Choose the survey of the kiosk"))
        self._read = read
        self._choose = choose
        self._language = language
        self.chosen = ChosenSurvey(None)
        self.key_is_accepted = True
        self.value_label.setText(tr("Not chosen yet"))
        self.choose_button.setObjectName("choose_survey_button")
        self.choose_button.clicked.connect(self._ask)

    def _ask(self) -> None:
        path = self._choose()
        if path is not None:
            self.use(path)

    def use(self, path: Path) -> None:
        """Show a survey, or why it cannot be one to collect with."""
        chosen = self.chosen = self._read(path)
        change, survey = chosen.key_change, chosen.survey
        self.key_is_accepted = change is None
        if survey is None:
            self.value_label.setText(path.name)
            self._say(None, *self._problems())
        else:
            language = self._language if self._language in survey.languages else ""
            self.value_label.setText(text_in(survey.title, language or survey.languages[0]))
            more: list[QWidget] = [self._make_words(survey)]
            if survey.signature is None:
                more.append(note(tr("This survey is not signed."), self._theme))
            if change is not None:
                more.append(key_strip(self._theme, change, self._accept_key))
            elif chosen.key_is_new:
                told = tr("This key is first seen on this computer.")
                more.append(note(told, self._theme))
            self._say(None, *more, *self._problems())
        self.changed.emit()

    def _accept_key(self) -> None:
        self.key_is_accepted = True
        self.changed.emit()

    def _make_words(self, survey: Survey) -> QWidget:
        label = TextLabel(waiting_words(), self._theme, "respondent.note", tone="muted")
        label.setObjectName("words_label")
        told = tr("Its eight words: {words}")

        def show() -> None:
            label.setText(told.format(words=" ".join(survey.words)))

        label.setText(told.format(words=waiting_words()))
        when_words_are_known([survey.digest], label, show)
        return label

    def _problems(self) -> list[QWidget]:
        """Name what is wrong: what refuses the survey, else what is to be thought of."""
        theme, problems = self._theme, self.chosen.problems
        shown: list[QWidget] = []
        for problem in problems[:_MOST_PROBLEMS]:
            if self.chosen.survey is None:
                where = f"{problem.code} {problem.where}".strip()
                detail = f"{remedy(problem)} ({where})"
                shown.append(banner("danger", message(problem), theme, detail=detail))
            else:
                shown.append(note(message(problem), theme, "warning", tone="warning"))
        rest = len(problems) - _MOST_PROBLEMS
        if rest > 0:
            told = tr("{n} more problems; candor check names them all.", "", rest)
            shown.append(note(told.format(n=figures(rest)), theme, "warning"))
        return shown


class OutboxRow(_Row):
    """The outbox: tested by writing as it is chosen; nothing is made that was not asked for."""

    def __init__(self, theme: Theme, outbox: Path | None, choose_folder: ChooseFolder | None):
        super().__init__(theme, "folder", tr("Outbox"), tr("Choose the outbox, where the files go"))
        self.place: TriedPlace | None = None
        self._test: Task | None = None
        self._panel: PlacePanel | None = None
        self._choose_folder = choose_folder
        self.value_label.setText(tr("Not chosen yet"))
        self.choose_button.setObjectName("choose_outbox_button")
        self.choose_button.clicked.connect(self._offer_places)
        if outbox is not None:
            self.use(outbox)

    @property
    def folder(self) -> Path | None:
        """The folder that files can go to; None while there is none."""
        ready = self.place is not None and self.place.standing is OutboxState.READY
        return self.place.folder if self.place is not None and ready else None

    def use(self, folder: Path) -> None:
        """Test a folder, aside: a disk that does not answer keeps nobody waiting."""
        self.forget()
        self.place = None
        self.value_label.setText(shown_folder(folder))
        self._say(Pill(tr("Testing…"), self._theme))
        if self._panel is not None:
            self._panel.hide()
        self._test = Task(try_place, folder, parent=self)
        self._test.succeeded.connect(self._show)
        self._test.start_aside()
        self.changed.emit()

    def forget(self) -> None:
        """Wait for no test any more."""
        if self._test is not None:
            self._test.drop()
            self._test = None

    def _show(self, place: TriedPlace) -> None:
        self._test = None
        self.place = place
        folder, theme = place.folder, self._theme
        self.value_label.setText(shown_folder(folder))
        if place.standing is OutboxState.READY:
            self._say(
                Pill(tr("Tested: can be written"), theme, "success", icon="check"),
                *self._contents(place),
            )
        elif place.standing is OutboxState.MISSING:
            told = tr("The folder is not there. If it is on a stick, put the stick in.")
            self._refuse(told)
            self._offer_places().use(folder)
        elif place.standing is OutboxState.NO_FOLDER:
            self._refuse(tr("This is not a folder. Choose another one."))
        else:
            told = tr("Nothing can be written there: {reason}.")
            self._refuse(told.format(reason=reason_of(place.error or OSError())))
        self.changed.emit()

    def _refuse(self, told: str) -> None:
        strip = banner("warning", told, self._theme, action=self._make_again())
        strip.setObjectName("outbox_problem")
        self._say(None, strip)

    def _make_again(self) -> QWidget:
        again = quiet_button(tr("Test again"), self._theme, "header")
        again.setObjectName("test_again_button")
        folder = self.place.folder if self.place is not None else Path()
        again.clicked.connect(lambda: self.use(folder))
        return again

    def _contents(self, place: TriedPlace) -> list[QWidget]:
        """Tell what lies in the folder already."""
        told = []
        if place.responses:
            text = tr("One response file is in it already.")
            if place.responses != 1:
                text = tr("{n} response files are in it already.", "", place.responses)
            told.append(text.format(n=figures(place.responses)))
        if place.others:
            text = tr("One other file is in it; Candor leaves it alone.")
            if place.others != 1:
                text = tr("{n} other files are in it; Candor leaves them alone.", "", place.others)
            told.append(text.format(n=figures(place.others)))
        return [note(" ".join(told), self._theme)] if told else []

    def _offer_places(self) -> PlacePanel:
        """Show where the outbox can be; made when it is asked for, as it looks for sticks."""
        if self._panel is None:
            start = self.place.folder if self.place is not None else Path()
            self._panel = PlacePanel(self._theme, SavePlace(start, choose=self._choose_folder))
            self._panel.setObjectName("place_panel")
            if self.place is None:
                self._panel.path_field.clear()
            self._panel.chosen.connect(self.use)
            self._panel.grew.connect(self.changed)
            self._column.addWidget(self._panel)
        self._panel.show()
        self._panel.path_field.setFocus()
        self.changed.emit()
        return self._panel
