"""What an import changed: shares before it and now, and what to know where more files come."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.analyses.changed import Changed
from app.charts.painted_chart import PaintedChart
from app.theme import Theme
from app.widgets.panels import card
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words import imported as words


class ChangedCard(QWidget):
    """A card with the picture, and beneath it what fixed intervals do not hold for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(3))
        ground = card(padding=24)
        ground.column.setSpacing(theme.space(1))
        self.title = TextLabel(words.changed_title(), theme, "analyst.name")
        self.lead = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        self.chart = PaintedChart(theme)
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.others = TextLabel("", theme, "analyst.base", tone="muted")
        for widget in (self.title, self.lead, self.chart, self.others):
            ground.column.addWidget(widget)
        column.addWidget(ground)
        self.more = QWidget()
        row = QHBoxLayout(self.more)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(2))
        eye = Picture("eye", theme, colour="text_muted", size=18)
        row.addWidget(eye, 0, Qt.AlignmentFlag.AlignTop)
        self.more_label = TextLabel("", theme, "analyst.base", tone="muted")
        row.addWidget(self.more_label, 1)
        column.addWidget(self.more)

    def show_changed(self, changed: Changed, *, anytime: bool) -> None:
        """Show what another import changed; `anytime` intervals hold however often one looks."""
        self.lead.setText(changed.chart.subtitle)
        self.chart.set_chart(changed.chart)
        left_out = words.others(changed.left_out)
        self.others.setText(left_out)
        self.others.setVisible(bool(left_out))
        self.more_label.setText(words.more_to_come(anytime=changed.anytime))
        self.more.setHidden(anytime and changed.anytime)
