"""Which question is the anchor, and what its true share is known to be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.theme import Theme
from app.widgets.fields import DecimalBox, ShortBox
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_LEAST_BOX = 96  # pixels


class AnchorChoice(QWidget):
    """Emits `chosen(str, float)`: the id of the anchor, '' for none, and its known share."""

    chosen = Signal(str, float)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._ids: list[str] = [""]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(2))
        label = TextLabel(tr("Anchor"), theme, "analyst.base", wrap=False)
        self.box = ShortBox(10)
        self.box.setMinimumWidth(_LEAST_BOX)
        self.box.setAccessibleName(tr("Anchor question"))
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        label.setBuddy(self.box)
        known = TextLabel(tr("Known share"), theme, "analyst.base", wrap=False)
        self.field = DecimalBox()
        self.field.setRange(0, 100)
        self.field.setDecimals(1)
        self.field.setSuffix("%")
        self.field.setAccessibleName(tr("Known share of the anchor"))
        self.field.setKeyboardTracking(False)
        self.field.setFont(theme.font("analyst.base", tabular=True))
        self.field.setFixedHeight(theme.tokens.control_height["analyst_control"])
        self.field.lineEdit().setTextMargins(8, 0, 0, 0)  # a style sheet cannot pad its words
        known.setBuddy(self.field)
        for widget, stretch in ((label, 0), (self.box, 1), (known, 0), (self.field, 0)):
            row.addWidget(widget, stretch, Qt.AlignmentFlag.AlignVCenter)
        self.box.activated.connect(self._emit)
        self.field.valueChanged.connect(self._emit)

    def show_choice(self, offered: Sequence[tuple[str, str]], anchor: str, known: float) -> None:
        """Offer these questions, ids and texts, one of them chosen or none; emits nothing."""
        ids = ["", *(id_ for id_, _ in offered)]
        texts = [tr("None"), *(text for _, text in offered)]
        if texts != [self.box.itemText(i) for i in range(self.box.count())]:
            self.box.clear()
            self.box.addItems(texts)
        self._ids = ids
        self.box.setCurrentIndex(ids.index(anchor) if anchor in ids else 0)
        self.field.blockSignals(True)
        self.field.setValue(100 * known)
        self.field.blockSignals(False)
        self.field.setEnabled(bool(anchor))

    def _emit(self, _value: object) -> None:
        self.chosen.emit(self._ids[self.box.currentIndex()], self.field.value() / 100)
