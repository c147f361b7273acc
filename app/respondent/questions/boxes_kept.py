"""The kept moment of boxes that were ticked: each with what chance saved, in rows of one weight."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.respondent.devices.turned_coins import TurnedCoins
from app.respondent.questions.scrambled_kept import ScrambledKeptPage
from app.respondent.scaffold.crowds import CLOSENESS
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import OwnScroll, panel_column
from app.respondent.scaffold.split_body import SplitBody
from app.respondent.words.boxes import Box, boxes_of, boxes_words
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, column, row, wide
from app.widgets.panels import note, rule
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.survey import Question

_COLUMN = 1168
_ROW, _LOW_ROW = 50, 40
_PADDINGS = (24, 16, 16, 10)


class BoxesKeptPage(ScrambledKeptPage):
    """A row for each box with yes or no, and beside them who else leaves a yes.

    With `looked_at` it is opened from the review: nothing leads on, and nothing turns.
    """

    def __init__(
        self,
        context: Context,
        question: Question,
        *,
        fresh: bool = False,
        looked_at: bool = False,
    ) -> None:
        self._rows: list[QWidget] = []
        super().__init__(context, question, fresh=fresh, column=_COLUMN)
        if looked_at and self.forward_button is not None:
            self.forward_button.hide()
            self.goes_on_by_enter = False

    def fit(self, size: PageSize) -> None:
        """Let the people be smaller where height is little; many boxes scroll beside them."""
        styles = "_narrow" if size.short else ""
        self.label.set_style(self._context.theme, f"respondent.kept_label{styles}")
        self.kept_label.set_style(self._context.theme, f"respondent.kept{styles}")
        for holder in self._rows:
            holder.setMinimumHeight(size.length(_LOW_ROW if size.low else _ROW))
        for padding, closeness in zip(_PADDINGS, CLOSENESS[1:], strict=True):
            for frame in (self._boxes_frame, self._crowds_frame):
                frame.setProperty("padding", padding)
            self.crowds.arrange(*closeness)
            self.rescale()
            self._list.fit(lambda: self.excess_to_scroll, size.length(4 * _LOW_ROW))
            if not self.is_too_tall:
                return

    # Building

    def _build(self) -> TurnedCoins:
        theme, said = self._context.theme, boxes_words(self.question, self._report)
        self._coins = TurnedCoins(theme)
        self.lead_label = TextLabel(said.lead, theme, "respondent.lead")
        gone = note(tr("Your ticks are forgotten."), theme, "eye-off")
        add(self.content, self.kept_line(), Gap(1))
        add(self.content, row(wide(self.lead_label, MIDDLE), gone, space=4), Gap(4))
        self._crowds_frame, inside = panel_column("card", _PADDINGS[0])
        self.nobody_label = TextLabel(said.nobody, theme, "respondent.subtitle")
        self.proof_label = TextLabel(said.proof, theme, "respondent.label")
        self.total_label = TextLabel(said.total, theme, "respondent.body")
        add(inside, self.nobody_label, Gap(2), self.make_crowds(), Gap(2))
        add(inside, self.proof_label, self.total_label, STRETCH)
        self.hide_until_revealed(self._crowds_frame)
        body = SplitBody(
            self._make_boxes(),
            self._crowds_frame,
            proportion=(596, 520),
            narrow_proportion=(380, 560),
            gap=36,
            narrow_gap=24,
        )
        add(self.content, body, STRETCH, self._coins)
        return self._coins

    @property
    def _report(self) -> str:
        return str(self._context.flow.answers[self.question.id])

    def _make_boxes(self) -> QWidget:
        flow = self._context.flow
        places = flow.clear.places_of(self.question)
        boxes = boxes_of(self.question, self._report, self._context.language, places)
        self._boxes_frame, inside = panel_column("card", _PADDINGS[0])
        listed = QWidget()
        box = column(on=listed, space=0)
        self._told: list[tuple[TextLabel, str]] = []
        for number, each in enumerate(boxes):
            if number:
                box.addWidget(rule())
            box.addWidget(self._make_row(each))
        box.addStretch(1)
        self._list = OwnScroll(listed, tr("The boxes that are saved"))
        self._list.wider.connect(lambda: self.fit(self.page_size))
        add(inside, self._list, STRETCH)
        return self._boxes_frame

    def _make_row(self, box: Box) -> QWidget:
        theme = self._context.theme
        holder = QWidget()
        name = TextLabel(box.name, theme, "respondent.body")
        word = TextLabel(box.word, theme, "respondent.label" if box.is_asked else "respondent.body")
        word.accessible_elsewhere = True  # read with the name of its box
        line = row(wide(name, MIDDLE), on=holder, space=4)
        if box.is_asked:
            add(line, self._coins.coin(), Picture("arrow-right", theme), align=MIDDLE)
        line.addWidget(word, 0, MIDDLE)
        word.setMinimumWidth(60 if box.is_asked else 0)
        self._told.append((name, box.told))
        self.hide_until_revealed(word)
        self._rows.append(holder)
        return holder

    def sentences(self) -> list[str]:
        crowds = [str(crowd) for crowd in self._kept.crowds]
        parts = (self.nobody_label, self.proof_label, self.total_label)
        nobody, proven, total = (label.text() for label in parts)
        return [nobody, *crowds, proven, total]

    def _tell(self) -> None:
        super()._tell()
        for name, told in self._told:
            name.setAccessibleName(told)
