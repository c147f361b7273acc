"""What the chosen question costs, and all of them: odds, ε, error, and what would be cheaper."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QWidget

from app.author.editing.costs import Costs, costs
from app.author.editing.editing import Editing
from app.author.editing.offers import offers
from app.author.kinds import AUTHORED
from app.author.words.costs import (
    Offered,
    error_of,
    offer_action,
    offer_text,
    offer_title,
    total_text,
)
from app.theme import Theme, fill_only, smooth_painter
from app.widgets.accessible import accessible_as
from app.widgets.button import secondary_button
from app.widgets.fields import number_field
from app.widgets.icon_array import IconArray
from app.widgets.layout import MIDDLE, STRETCH, TOP, add, at, clear, column, row, scroll_page, wide
from app.widgets.panels import Panel, card, show_text
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, colour_of
from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text, factor_text, number, percent, plain
from app.words.odds import about
from app.words.total_epsilon import nothing_randomized
from core.draft import Designs
from core.draft.fitting import SHARE
from core.privacy.epsilon import SURVEY_LIMIT, SURVEY_WARNING, epsilon_upper

WIDTH = 360
_COLUMNS, _SMALL = 20, 0.28  # of a hundred people, two such pictures abreast
_MOST_PEOPLE = 10_000_000
_BAR, _MARGIN, _TOP = 40, 44, 8
_MARK = 6


@accessible_as(QAccessible.Role.Graphic)
class EpsilonBar(QWidget):
    """How much of what a survey may cost is used: warned from 3, refused above 8."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._epsilon = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def set_epsilon(self, epsilon: float) -> None:
        """Show an ε of all questions together."""
        self._epsilon = epsilon
        told = tr("ε {0} of {1}, above which a survey is refused.")
        self.setAccessibleName(told.format(number(epsilon, 2), plain(SURVEY_LIMIT)))
        self.update()

    def accessible_value(self) -> str:
        """Return the ε, for screen readers."""
        return number(self._epsilon, 2)

    def sizeHint(self) -> QSize:
        return QSize(200, _BAR)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, width = self._theme.colour, self.width() - 1.0
        mirrored, most, warning = self.isRightToLeft(), float(SURVEY_LIMIT), float(SURVEY_WARNING)
        painter = smooth_painter(self)
        if mirrored:  # told from the right, as one reads
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        fill_only(painter, colour("line"))
        painter.drawRoundedRect(QRectF(0, _TOP, width, 8), 4, 4)
        tone = "danger" if self._epsilon > most else "warning"
        painter.setBrush(colour(tone if self._epsilon > warning else "accent"))
        used = min(self._epsilon / most, 1.0) * width
        if used > 0:
            painter.drawRoundedRect(QRectF(0, _TOP, max(used, 8), 8), 4, 4)
        painter.setPen(QPen(colour("line_strong"), 2))
        for limit in (warning / most * width, width - 0.5):
            painter.drawLine(QPointF(limit, _TOP - 4), QPointF(limit, _TOP + 12))
        painter.resetTransform()
        painter.setFont(self._theme.font("analyst.small"))
        painter.setPen(colour("text_muted"))
        limit = warning / most * width
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        start, end = (right, left) if mirrored else (left, right)
        low, room = _TOP + 15, 18
        painter.drawText(QRectF(0, low, width, room), start, figures(0))
        middle = QRectF((width - limit if mirrored else limit) - 50, low, 100, room)
        painter.drawText(
            middle, Qt.AlignmentFlag.AlignHCenter, tr("{0} warns").format(plain(SURVEY_WARNING))
        )
        refused = tr("{0} is refused").format(plain(SURVEY_LIMIT))
        painter.drawText(QRectF(0, low, width, room), end, refused)
        painter.end()


@accessible_as(QAccessible.Role.Graphic)
class MarginPicture(QWidget):
    """A share in per cent, with its margin, on an axis around it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = self._margin = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def show_margin(self, share: float, margin: float) -> None:
        """Show a share and its margin, as parts of 1."""
        self._share, self._margin = share, margin
        told = tr("{share} with a margin of {margin} points")
        self.setAccessibleName(told.format(share=percent(share, 0), margin=number(100 * margin, 1)))
        self.update()

    def accessible_value(self) -> str:
        """Return the share, for screen readers."""
        return percent(self._share, 0)

    def sizeHint(self) -> QSize:
        return QSize(200, _MARGIN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, width = self._theme.colour, self.width() - 2 * _MARK
        # The share stands in the middle, as on any axis that goes up to twice of it.
        reach = self._share
        while reach < self._margin:
            reach *= 2
        low, high = self._share - reach, self._share + reach

        def place(value: float) -> float:
            part = (value - low) / (high - low)
            return _MARK + part * width

        painter = smooth_painter(self)
        middle = 13.0
        painter.setPen(QPen(colour("line"), 2))
        painter.drawLine(QPointF(place(low), middle), QPointF(place(high), middle))
        for end in (low, high):
            painter.drawLine(QPointF(place(end), middle - 5), QPointF(place(end), middle + 5))
        ends = self._share - self._margin, self._share + self._margin
        painter.setPen(QPen(colour("text"), 2))
        painter.drawLine(QPointF(place(ends[0]), middle), QPointF(place(ends[1]), middle))
        for end in ends:
            painter.drawLine(QPointF(place(end), middle - 6), QPointF(place(end), middle + 6))
        painter.setPen(QPen(colour("surface"), 1.5))
        painter.setBrush(colour("accent"))
        painter.drawEllipse(QPointF(place(self._share), middle), 5, 5)
        painter.setFont(self._theme.font("analyst.small"))
        painter.setPen(colour("text_muted"))
        rect = QRectF(0, 24, self.width(), 18)
        for value, side in (
            (low, Qt.AlignmentFlag.AlignLeft),
            (self._share, Qt.AlignmentFlag.AlignHCenter),
            (high, Qt.AlignmentFlag.AlignRight),
        ):
            painter.drawText(rect, side, percent(value, 0))
        painter.end()


class CostsPanel(QScrollArea):
    """Emits `people_changed(int)`, and `offer_taken(Offer)` for what it offers."""

    people_changed = Signal(int)
    offer_taken = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._offered: tuple[Offered, ...] | None = None
        self._shown: tuple[Designs, object, str] | None = None  # with what its costs hang on
        self.setFixedWidth(WIDTH)
        ground = QWidget()
        self.people_field = number_field(1, _MOST_PEOPLE, 1000, theme, name=tr("People planned"))
        self.people_field.setGroupSeparatorShown(True)
        self.people_field.valueChanged.connect(self.people_changed)
        title = TextLabel(tr("What it costs"), theme, "analyst.section", wrap=False)
        people = TextLabel(tr("people"), theme, "analyst.base", tone="muted", wrap=False)
        head = row(wide(title, MIDDLE), at(MIDDLE, people), self.people_field)
        self._offers = column(space=2)
        self.list_label = self._label("analyst.base", muted=True)
        column(
            head,
            self._odds_card(),
            self._epsilon_card(),
            self._error_card(),
            self._offers,
            self.list_label,
            STRETCH,
            on=ground,
            space=3,
            margins=(5, 3),
        )
        scroll_page(ground, self)

    def _label(
        self, style: str = "analyst.base", *, muted: bool = False, wrap: bool = True
    ) -> TextLabel:
        return TextLabel("", self._theme, style, tone="muted" if muted else "text", wrap=wrap)

    def _odds_card(self) -> Panel:
        self._odds = card(padding=16)
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._theme.space(3))
        grid.setVerticalSpacing(self._theme.space(1))
        self._arrays = []
        self._captions: list[TextLabel] = []
        self._figures: list[TextLabel] = []
        for place in range(2):
            caption, figure = self._label(muted=True), self._label("analyst.strong")
            array = IconArray(self._theme)
            array.set_columns(_COLUMNS, _SMALL)
            array.setMinimumWidth(1)
            for line, part in enumerate((caption, array, figure)):
                grid.addWidget(part, line, place)
            grid.setColumnStretch(place, 1)
            self._arrays.append(array)
            self._captions.append(caption)
            self._figures.append(figure)
        self.odds_label = self._label()
        add(self._odds.column, grid, self.odds_label)
        return self._odds

    def _epsilon_card(self) -> Panel:
        panel = card(padding=16)
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._theme.space(2))
        grid.setVerticalSpacing(self._theme.space(1))
        self.this_label, self.all_label = self._label(wrap=False), self._label(wrap=False)
        self.this_epsilon = self._label("analyst.section", wrap=False)
        self.all_epsilon = self._label("analyst.section", wrap=False)
        self.this_odds = self._label("analyst.small", muted=True)
        self.all_odds = self._label("analyst.small", muted=True)
        end = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        for line, parts in enumerate(
            (
                (self.this_label, self.this_epsilon, self.this_odds),
                (self.all_label, self.all_epsilon, self.all_odds),
            )
        ):
            for place, part in enumerate(parts):
                grid.addWidget(part, line, place)
            parts[2].setAlignment(end)
        grid.setColumnStretch(2, 1)
        self.bar = EpsilonBar(self._theme)
        self.limit_label = self._label(muted=True)
        add(panel.column, grid, self.bar, self.limit_label)
        return panel

    def _error_card(self) -> Panel:
        self._error = card(padding=16)
        self.share_label = self._label(muted=True)
        self._error.column.addWidget(self.share_label)
        self.margin_label = self._label("analyst.heading", wrap=False)
        self.error_label = self._label(muted=True, wrap=False)
        self._error.column.addLayout(row(wide(self.margin_label), at(MIDDLE, self.error_label)))
        self.picture = MarginPicture(self._theme)
        self.compared_label = self._label(muted=True)
        add(self._error.column, self.picture, self.compared_label)
        return self._error

    def show_costs(self, editing: Editing) -> str:
        """Show what the draft costs now; return it in one line, for a narrow window."""
        costed, draft = editing.costed, editing.draft
        asked = editing.index, draft.respondents
        shown = self._shown
        if shown is not None and shown[0] is costed and shown[1] == asked:
            return shown[2]  # no key in a text changes what a design costs
        line = self._show_costs(editing)
        self._shown = costed, asked, line
        return line

    def _show_costs(self, editing: Editing) -> str:
        found, people = costs(editing), editing.draft.respondents
        if self.people_field.value() != people:
            self.people_field.blockSignals(True)
            self.people_field.setValue(people)
            self.people_field.blockSignals(False)
        self._show_odds(found)
        this = self._show_epsilon(found)
        for part in (self.this_label, self.this_epsilon, self.this_odds):
            part.setVisible(editing.question is not None)
        margin = self._show_error(found, people)
        self._show_offers(offers(editing, found))
        listed = found.sensitive and not found.kind.definition.by_device
        told = tr("A list is always scrambled here, by this program.") if listed else ""
        self.list_label.setText(told)
        self.list_label.setVisible(listed)
        return " · ".join(part for part in (this, margin) if part)

    def _show_odds(self, found: Costs) -> None:
        self._odds.setVisible(found.odds is not None)
        if found.odds is None:
            return
        counts = round(found.odds.kept), round(found.odds.joined)
        kind, mirrored = AUTHORED[found.kind], found.mirrored
        captions = kind.people_captions(mirrored=mirrored)
        for place, count in enumerate(counts):
            self._arrays[place].set_count(count)
            self._captions[place].setText(captions[place])
            self._figures[place].setText(tr("{0} of 100").format(count))
        told = kind.saved_alike(mirrored=mirrored)
        kept, joined = about(found.odds.kept), about(found.odds.joined)
        self.odds_label.setText(told.format(kept=kept, joined=joined))

    def _show_epsilon(self, found: Costs) -> str:
        total = "–" if found.total == 1 else epsilon_text(found.total)
        known = found.sensitive and found.known
        odds = tr("up to {0} times the odds")
        shown = epsilon_text(found.ratio) if known else "–"
        self.this_label.setText(tr("This question"))
        self.this_epsilon.setText(f"ε {shown}" if found.sensitive else "")
        this_odds = odds.format(factor_text(found.ratio)) if known else ""
        self.this_odds.setText(this_odds if found.sensitive else tr("saved as given"))
        upper = epsilon_upper(found.total) if found.total is not None else None
        self.bar.set_epsilon(float(upper or 0))
        self.bar.setVisible(bool(found.asked))
        for part in (self.all_epsilon, self.all_odds):
            part.setVisible(bool(found.asked))
        text = total_text(upper, whole=found.whole) if found.asked else ""
        show_text(self.limit_label, text)
        warned = upper is None or upper > SURVEY_WARNING
        self.limit_label.set_tone("warning" if warned else "muted")
        if not found.asked:
            self.all_label.setText(nothing_randomized())
            return nothing_randomized()
        several = tr("All {0} sensitive").format(figures(found.asked))
        self.all_label.setText(several if found.asked > 1 else tr("In all"))
        self.all_epsilon.setText(f"ε {total}")
        self.all_odds.setText("" if found.total == 1 else odds.format(factor_text(found.total)))
        return tr("ε {this}, in all {total}").format(this=shown, total=total)

    def _show_error(self, found: Costs, people: int) -> str:
        self._error.setVisible(found.error is not None)
        if found.error is None or found.margin is None:
            return ""
        margin = tr("± {0} points").format(number(100 * found.margin, 1))
        told = AUTHORED[found.kind].if_so_many()
        if found.measured:
            told = tr("If the mean of {people} people is at {share} of the range")
        told = told.format(share=percent(SHARE, 0), people=figures(found.people))
        self.share_label.setText(told)
        self.margin_label.setText(margin)
        self.error_label.setText(tr("error {0} points").format(number(100 * found.error, 2)))
        self.picture.show_margin(SHARE, found.margin)
        self.compared_label.setText(error_of(found.direct_margin, found.measured, people))
        return margin

    def _show_offers(self, offered: tuple[Offered, ...]) -> None:
        """Put the offers beneath; those that stay are not made anew while somebody types."""
        if offered == self._offered:
            return
        self._offered = offered
        clear(self._offers)
        for each in offered:
            self._offers.addWidget(self._offer(each))

    def _offer(self, offered: Offered) -> QFrame:
        theme, tone = self._theme, "info" if not offered.warns else "warning"
        frame = QFrame()
        frame.setProperty("role", "banner")
        frame.setProperty("tone", tone)
        colour = colour_of(tone)
        picture = Picture(tone, theme, colour=colour, size=20)
        words = column(
            TextLabel(offer_title(offered), theme, "analyst.strong"),
            TextLabel(offer_text(offered), theme, "analyst.base"),
            space=1,
        )
        if offered.doable:
            button = secondary_button(offer_action(offered), theme, "form")
            button.setObjectName(f"offer_{offered.offer.value}")
            button.clicked.connect(partial(self.offer_taken.emit, offered.offer))
            words.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        row(at(TOP, picture), wide(words), on=frame, space=2, margins=3)
        return frame
