"""The preview: the survey as people will see it, from any question, in any language and size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFocusEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from app.author.preview.bar import FULL_SCREEN, SIZES, PreviewBar
from app.author.preview.flow import Previewed, PreviewFlow
from app.author.preview.stage import Stage
from app.author.words.authoring import problem_text
from app.kit.i18n import Aside, Interpreter
from app.respondent.flow.way import Page
from app.respondent.pages.save_place import SavePlace
from app.respondent.scaffold.page import RespondentPage
from app.respondent.view import RespondentView
from app.theme import Theme
from app.widgets.button import Button, secondary_button
from app.widgets.focus_ring import FocusFirst, FocusRing
from app.widgets.layout import MIDDLE, at, column, row, wide
from app.widgets.page_head import PageHead
from app.widgets.panels import set_look
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.numerals import percent
from core.privacy.randomness import Door
from core.response.store import MemoryStore
from core.survey import Survey, text_in

_SIDE = 120
_LOW = 480  # px of height below which the choices fold
_SHORT = 44  # signs of a question in the list


class PreviewView(RespondentView):
    """One made-up person answering, from the beginning or from the question `first`.

    Emits `page_shown` whenever another page is.
    """

    keeps_sittings = False

    page_shown = Signal()

    def __init__(
        self,
        theme: Theme,
        survey: Survey,
        door: Door,
        interpreter: Interpreter,
        first: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            theme,
            survey,
            MemoryStore(),
            door,
            folder=Path(),
            rehearsal=True,
            interpreter=interpreter,
            make_flow=lambda survey, _store, door, _mock: PreviewFlow(survey, door, first),
            parent=parent,
        )
        self._place = SavePlace(Path())

    @property
    def is_underway(self) -> bool:
        """Whether a wheel was spun whose word is not pressed yet."""
        return self._is_underway

    def speak(self, language: str) -> None:
        """Show the page in another language of the survey."""
        self._speak(language)

    def _put(self, page: RespondentPage) -> None:
        super()._put(page)
        self.page_shown.emit()


def strip(theme: Theme) -> QWidget:
    """Return the strip that marks a rehearsal."""
    made = QFrame()
    set_look(made, role="banner", tone="warning")
    kept = TextLabel(
        tr("Rehearsal: nothing is kept"), theme, "analyst.section", tone="warning", wrap=False
    )
    told = tr("Draws are held in memory and forgotten on the way back.")
    row(
        Picture("warning", theme, colour="warning", size=20),
        kept,
        wide(TextLabel(told, theme, "analyst.form")),
        on=made,
        space=3,
        margins=(5, 2),
        align=MIDDLE,
    )
    return made


class Foot(QFrame):
    """Which page is shown, how large, and what is not shown as it will be."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        line = row(on=self, space=6, margins=(5, 1))
        self.place_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.scale_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.lack_label = TextLabel("", theme, "analyst.small", tone="warning")
        leads = tr("Esc goes back to the editor")
        for label, stretch in ((self.place_label, 0), (self.scale_label, 0), (self.lack_label, 1)):
            line.addWidget(label, stretch)
        line.addWidget(TextLabel(leads, theme, "analyst.small", tone="muted", wrap=False))

    def show_place(self, page: int, pages: int) -> None:
        self.place_label.setText(
            tr("Page {n} of {all}").format(n=figures(page), all=figures(pages))
        )

    def show_scale(self, scale: float) -> None:
        told = tr("{percent} of full size")
        self.scale_label.setText(told.format(percent=percent(scale, 0)))

    def show_lack(self, found: Previewed) -> None:
        """Show which questions are left out, and how many texts only stand in."""
        told = []
        for each in found.skipped:
            words = tr("Question {n} is left out: {problem}")
            told.append(words.format(n=figures(each.place), problem=problem_text(each.problem)))
        missing = sum(found.missing.values())
        if missing == 1:
            told.append(tr("One text is missing"))
        elif missing:
            told.append(tr("{n} texts are missing", "", missing).format(n=figures(missing)))
        self.lack_label.setText(" · ".join(told))


class PreviewPage(QFrame):
    """Shows what is written as it is asked. Nothing of it is kept; Esc leads back.

    Args:
        found: what can be asked of the draft.
        first: the question to begin with; '' for the first page.
        back: called when the page is left.
    """

    def __init__(
        self,
        app: QApplication,
        theme: Theme,
        found: Previewed,
        door: Door,
        back: Callable[[], object],
        *,
        first: str = "",
        language: str = "",
    ) -> None:
        super().__init__()
        self.setObjectName("preview_page")
        self.setProperty("role", "band")
        self._theme, self._door, self._back, self.found = theme, door, back, found
        self.stage = Stage(theme)
        self.own_theme = Theme(
            app,
            pinned=theme.scheme,
            reduced_motion=theme.reduced_motion or None,
            part=self.stage.ground,
            parent=self,
        )
        # The view lets it rest when it is hidden, be it by the end of the ground they are on.
        self.interpreter = Aside(self.stage.holds, self.stage.ground)
        self._ring = FocusRing(self.stage.ground, self.own_theme, always=True)
        self.view: PreviewView | None = None
        self.survey = found.survey
        languages = self.survey.languages if self.survey is not None else ()
        self.bar = PreviewBar(theme, self._listed(), languages)
        self._lay_out()
        self._connect()
        FocusFirst(self, self.stage)
        self.bar.show_looks(self.own_theme.scheme, self.own_theme.text_size)
        if self.survey is None:
            self._show_nothing()
            return
        spoken = language if language in languages else languages[0]
        asked = [question.id for question in self.survey.questions]
        self._begin(first if first in asked else "", spoken)

    # Building

    def _listed(self) -> list[tuple[str, str]]:
        """Return id and words of each question that can be asked."""
        if self.survey is None:
            return []
        rows = []
        for question in self.survey.questions:
            words = text_in(question.text, self.survey.languages[0])
            short = words if len(words) <= _SHORT else f"{words[: _SHORT - 1]}…"
            rows.append((question.id, f"{self.found.places[question.id]}  {short}"))
        return rows

    def _lay_out(self) -> None:
        theme = self._theme
        self.before_button = self._step_button(icon="arrow-left")
        self.after_button = self._step_button(trailing="arrow-right")
        centre = Qt.AlignmentFlag.AlignCenter
        self.nothing_label = TextLabel("", theme, "analyst.base")
        self.nothing_label.hide()
        self._middle = column(wide(self.nothing_label, centre), wide(self.stage))
        middle = row(
            at(centre, self.before_button),
            wide(self._middle),
            at(centre, self.after_button),
            space=2,
            margins=(2, 2),
        )
        self.foot = Foot(theme)
        self.foot.show_lack(self.found)
        column(self._head(), strip(theme), self.bar, wide(middle), self.foot, on=self, space=0)

    def _step_button(self, *, icon: str | None = None, trailing: str | None = None) -> Button:
        button = Button("", self._theme, "quiet", "form", icon=icon, trailing=trailing)
        button.setMinimumWidth(_SIDE)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        return button

    def _head(self) -> QWidget:
        theme = self._theme
        title = "" if self.survey is None else text_in(self.survey.title, self.survey.languages[0])
        head = PageHead(theme, tr("Preview"), title)
        self.again_button = secondary_button(tr("Start again"), theme, "analyst", icon="redo")
        self.again_button.setObjectName("again_button")
        self.back_button = secondary_button(tr("Back to the editor"), theme, "analyst")
        self.back_button.setObjectName("back_button")
        looks = self.looks_button = Button("", theme, "quiet", "form", icon="gear")
        looks.setObjectName("looks_button")
        looks.setCheckable(True)
        looks.setAccessibleName(tr("How it is shown"))
        looks.setToolTip(tr("How it is shown"))
        looks.toggled.connect(self._fold)
        head.add(looks, self.again_button, self.back_button)
        return head

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Leave a low window to the page that is looked at; the choices come by a press."""
        low = self.height() < _LOW
        self.looks_button.setVisible(low)
        self.bar.setVisible(not low or self.looks_button.isChecked())

    def _connect(self) -> None:
        self.again_button.clicked.connect(lambda: self._begin("", self._language))
        self.back_button.clicked.connect(self._back)
        self.before_button.clicked.connect(lambda: self._begin(self._neighbour(-1), self._language))
        self.after_button.clicked.connect(lambda: self._begin(self._neighbour(1), self._language))
        bar = self.bar
        bar.first_chosen.connect(lambda first: self._begin(first, self._language))
        bar.language_chosen.connect(self._speak)
        bar.size_chosen.connect(self._take_size)
        bar.text_chosen.connect(self._take_text)
        bar.colours_chosen.connect(self.own_theme.pin)
        for changed in (self.own_theme.color_scheme_changed, self.own_theme.text_size_changed):
            changed.connect(self._show_looks)
        self.stage.scaled.connect(self._show_scale)
        self.stage.focus_moved.connect(self._ring.follow)
        for owner in (self, self.stage):
            escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), owner)
            escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            escape.activated.connect(self._on_escape)

    # What is shown

    @property
    def _language(self) -> str:
        return "" if self.view is None else self.view.language

    def _begin(self, first: str, language: str) -> None:
        """Let another made-up person begin, at a question or at the beginning."""
        if self.survey is None:
            return
        self.interpreter.prefer(language)
        with self.interpreter.within():
            view = PreviewView(self.own_theme, self.survey, self._door, self.interpreter, first)
            view.page_shown.connect(self._show_place)
            view.language_changed.connect(self._show_place)
            view.left.connect(self._begin_anew)
            view.finished.connect(self._begin_anew)
            self.view = view
            self.stage.put(view)
        self._show_place()
        self.stage.setFocus()

    def _begin_anew(self) -> None:
        self._begin("", self._language)

    def _speak(self, language: str) -> None:
        view = self.view
        if view is None:
            return
        if view.is_underway:  # no landing goes from one page to another
            self._begin(view.flow.step.question, language)
            return
        with self.interpreter.within():
            view.speak(language)
        self.stage.setFocus()

    def _take_size(self, size: str) -> None:
        if size == FULL_SCREEN:
            self.stage.setParent(None)
            self.stage.showFullScreen()
            self.stage.activateWindow()
        else:
            self.stage.take_size(QSize(*SIZES[size]))
        self.stage.setFocus()

    def _take_text(self, times: float) -> None:
        with self.interpreter.within():
            self.own_theme.set_text_size(times)

    def _leave_full_screen(self) -> None:
        self.stage.setWindowState(Qt.WindowState.WindowNoState)
        self._middle.addWidget(self.stage, 1)
        self.stage.show()
        self.bar.size_choice.set_key(next(iter(SIZES)))
        self.stage.take_size(QSize(*SIZES[next(iter(SIZES))]))
        self.stage.setFocus()

    def _on_escape(self) -> None:
        if self.stage.close_menu():
            return
        if self.stage.isWindow():
            self._leave_full_screen()
        else:
            self._back()

    # What is told around it

    def _show_nothing(self) -> None:
        for part in (
            self.stage,
            self.before_button,
            self.after_button,
            self.bar,
            self.again_button,
        ):
            part.hide()
        lines = [tr("No question can be shown yet.")]
        lines += [
            tr("Question {n}: {problem}").format(n=each.place, problem=problem_text(each.problem))
            for each in self.found.skipped
        ]
        self.nothing_label.setText("\n".join(lines))
        self.nothing_label.show()
        FocusFirst(self, self.back_button)

    def _order(self) -> list[str]:
        return [] if self.survey is None else [question.id for question in self.survey.questions]

    def _neighbour(self, step: int) -> str:
        """Return the question before or after the one shown; '' where there is none."""
        order = self._order()
        here = "" if self.view is None else self.view.flow.step.question
        if here not in order:
            return order[0] if step > 0 and order and self._is_before() else ""
        at = order.index(here) + step
        return order[at] if 0 <= at < len(order) else ""

    def _is_before(self) -> bool:
        view = self.view
        after = (Page.REVIEW, Page.SAVED)
        return view is not None and view.flow.step.page not in after

    def _show_place(self) -> None:
        """Tell around the page what is on it, in the words of the program."""
        view = self.view
        if view is None:
            return
        with self.interpreter.outside():
            for button, step in ((self.before_button, -1), (self.after_button, 1)):
                leads = self._neighbour(step)
                button.setVisible(bool(leads))
                if leads:
                    button.setText(tr("Question {n}").format(n=self.found.places[leads]))
            steps = view.flow.steps
            at = steps.index(view.flow.step) + 1 if view.flow.step in steps else 1
            self.foot.show_place(at, len(steps))
            self.bar.show_first(view.flow.step.question)
            self.bar.show_language(view.language)

    def _show_scale(self) -> None:
        with self.interpreter.outside():
            self.foot.show_scale(self.stage.scale_shown)

    def _show_looks(self) -> None:
        self.bar.show_looks(self.own_theme.scheme, self.own_theme.text_size)

    # Focus, and the end

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.stage.setFocus(event.reason())

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.stage.isWindow():
            self._leave_full_screen()
        if self.view is not None:
            self.view.close()
        self.interpreter.rest()
        super().closeEvent(event)
