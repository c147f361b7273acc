"""The kept moment of a word that a person pressed: the word, and that nobody knows what it says.

The page is made of the report, the question and the procedure alone: no landing comes here, so it
is the same whatever chance asked for.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.respondent.devices.blank_device import BlankDevice
from app.respondent.devices.device_pictures import DEVICE_PICTURES
from app.respondent.devices.sectors import colour_of, drawn_sectors
from app.respondent.devices.statement import Statement
from app.respondent.questions.device_layout import CLOSE, DeviceBody, DeviceSize, Under
from app.respondent.questions.question import QuestionPage
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.words.kept import forgotten, nobody_can_tell, pressed_may_be
from app.widgets.accessible import announce
from app.widgets.layout import STRETCH, add, column, row
from app.widgets.pill import Pill
from app.widgets.text import TextLabel, width_of
from app.words.catalogue import tr
from app.words.pressed import answer_words, is_statement, sector_letter
from core.privacy.chance_devices import SPINNER, Tool, own_tools, screen_tool
from core.privacy.procedures import Landing, Procedure
from core.response.store_errors import NotKeptError
from core.survey import Question

_LARGE = "kept", "kept_label"


class PressedKeptPage(QuestionPage):
    """The word that is kept; right after the press, a way to exchange it for the other one.

    `fresh`: the word was pressed on the page before, and the blank device opens.
    """

    goes_on_by_enter = True

    def __init__(self, context: Context, question: Question, *, fresh: bool = False) -> None:
        super().__init__(context, question, full_width=True)
        theme = context.theme
        self._tool = self._tool_used()
        self.device = self._blank_device()
        self.forgotten_label = TextLabel(
            forgotten(context.flow.procedure, self._tool), theme, tone="muted"
        )
        self._make_words()
        self.add_forward(tr("Next")).clicked.connect(self.forward_wanted)
        self._dead_time = dead_time.DeadTime(self)
        self.wrong_button = self.add_link(tr("I pressed the wrong word"), icon="redo")
        self.wrong_button.clicked.connect(self._exchange)
        self._show_word()
        if fresh:
            self.device.open()
        self.finish()

    # Building

    def _tool_used(self) -> Tool | None:
        """Return the thing of their own that the person uses, None with a device on the screen."""
        flow, mechanism = self._context.flow, self.question.channel
        if flow.procedure is not Procedure.OWN_DEVICE or mechanism is None:
            return None
        tools = own_tools(mechanism)
        return flow.tool if flow.tool in tools else tools[0]

    def _blank_device(self) -> BlankDevice:
        theme, flow = self._context.theme, self._context.flow
        tool = self._tool
        if tool is None and flow.throws(self.question) and flow.procedure is not None:
            tool = screen_tool(flow.procedure)
        blank = DEVICE_PICTURES[SPINNER if tool is None else tool].blank
        return blank(theme, drawn_sectors(self.question))

    def _make_words(self) -> None:
        theme, question = self._context.theme, self.question
        self._line = QWidget()
        line = row(on=self._line)
        self.label = TextLabel(
            tr("Kept:"), theme, "respondent.kept_label", tone="muted", wrap=False
        )
        self.kept_label = TextLabel("", theme, "respondent.kept", wrap=False)
        line.addStretch(0)
        add(line, self.label, self.kept_label, STRETCH)
        under = Under((self.forgotten_label,))
        self.body = DeviceBody(self.device, under, (self._line,), centred=True)
        self.statements: list[Statement] = []
        self._beside: list[TextLabel] = []
        if is_statement(question):
            self._add_statements()
        else:
            asked = TextLabel(self.question_text, theme, "respondent.lead", tone="muted", even=True)
            self._beside.append(asked)
            self.body.add_part(asked)
        may_be = TextLabel(pressed_may_be(question, self._context.flow.procedure), theme)
        nobody = TextLabel(nobody_can_tell(question, self._context.flow.procedure), theme)
        if not nobody.text():
            nobody.hide()
        ending = QWidget()
        column(may_be, nobody, on=ending, space=0)
        self._ending = may_be, nobody
        self._beside += self._ending
        told = (may_be.text(), nobody.text(), self.forgotten_label.text())
        self._sentences = " ".join(filter(None, told))
        self.body.add_part(ending)
        add(self.content, STRETCH, self.body, STRETCH)

    def _add_statements(self) -> None:
        """Show both statements alike, for nothing tells which of them the word is about."""
        texts = {
            Landing.STATEMENT: self.question_text,
            Landing.NEGATION: self._context.text(self.question.negation),
        }
        for place, (landing, text) in enumerate(texts.items(), 1):
            letter = sector_letter(landing)
            statement = Statement(letter, text, colour_of(landing), self._context.theme)
            statement.setObjectName(f"statement_{place}")
            statement.set_state("blank")
            self.statements.append(statement)
            self.body.add_statement(statement)
        self._or = _Between(tr("or"), self.statements[1], self._context)

    def fit(self, size: PageSize) -> None:
        """Let the blank device be as large as the one before it."""
        row = self._line.layout()
        centre = Qt.AlignmentFlag.AlignHCenter if size.stacked else Qt.AlignmentFlag.AlignLeading
        for label in self._beside:
            label.setAlignment(centre | Qt.AlignmentFlag.AlignTop)
        if isinstance(row, QHBoxLayout):
            row.setSpacing(size.length(14))
            row.setStretch(0, 1 if size.stacked else 0)
        measures = self.body.fit(lambda tight: self._measured(size, tight), size.s)
        self.device.set_rim(measures.rim, size.s)

    def _measured(self, size: PageSize, tight: int) -> DeviceSize:
        """Give all words their type for a closeness; return the measures of the page."""
        measures, theme = DeviceSize.of(size, tight), self._context.theme
        # Both words count, so that the size does not tell which of them is kept.
        is_small = size.stacked or tight >= CLOSE
        narrow = "_narrow" if is_small or self._is_wide(measures, size) else ""
        self.label.set_style(theme, f"respondent.kept_label{narrow}")
        self.kept_label.set_style(theme, f"respondent.kept{narrow}")
        for label, plain in zip(self._ending, ("lead", "subtitle"), strict=True):
            small = "label" if plain == "subtitle" else "body"
            label.set_style(theme, f"respondent.{small if is_small else plain}")
        return measures

    def _is_wide(self, measures: DeviceSize, size: PageSize) -> bool:
        """Tell whether one of the two words has no room in large type: then neither has it."""
        theme, gap = self._context.theme, size.length(14)
        kept, label = (theme.font(f"respondent.{name}", scale=size.s) for name in _LARGE)
        widest = max(width_of(word, kept) for word in answer_words(self.question))
        return width_of(self.label.text(), label) + gap + widest > measures.column

    # What happens

    def _show_word(self) -> None:
        yes, no = answer_words(self.question)
        word = yes if self._context.flow.answers[self.question.id] == 1 else no
        self.kept_label.setText(word)
        told = tr("Kept: {words}.").format(words=word)
        self.setAccessibleName(told)
        self.setAccessibleDescription(self._sentences)

    def _offer(self) -> None:
        """Let go on, and exchange the word while that may be; neither for a moment."""
        may_exchange = self._context.flow.may_exchange(self.question)
        self.wrong_button.setVisible(may_exchange)
        if may_exchange and self.forward_button is not None:
            self._dead_time.begin((self.forward_button, self.wrong_button), dead_time.AFTER_WORD)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._offer()

    def _exchange(self) -> None:
        """Keep the other word; nothing is drawn."""
        self.clear_problem()
        # What has the focus is held for a moment, and would hand it to what comes next.
        self.setFocus()
        try:
            self._context.flow.exchange_word(self.question)
        except NotKeptError as refused:
            kept = tr("The word that you see is kept, not the other one.")
            self.show_not_kept(refused, kept)
            return
        self._show_word()
        announce(self, f"{self.accessibleName()} {self.accessibleDescription()}")
        self._offer()


class _Between(Pill):
    """A word on the edge between a statement and the one above it, in line with the letters."""

    def __init__(self, text: str, below: Statement, context: Context) -> None:
        super().__init__(text, context.theme, style="respondent.body")
        self._below = below
        self.setParent(below.parentWidget())
        below.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the statement under it."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        self.adjustSize()
        place, parent = self._below.geometry(), self.parentWidget()
        column = parent.layout() if parent is not None else None
        gap = column.spacing() if column is not None else 0
        # Where the letters stand it lies over no words, however long the statements are.
        middle = place.left() + self._below.letter_middle
        self.move(middle - self.width() // 2, place.top() - gap // 2 - self.height() // 2)
        self.raise_()
        self.show()
