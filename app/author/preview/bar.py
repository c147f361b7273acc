"""What a preview can be looked at in: from which question, language, size, text, colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QHBoxLayout

from app.kit.i18n import language_name
from app.theme import Scheme, Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.numerals import percent

FULL_SCREEN: Final = "full"
SIZES: Final = {"1280": (1280, 800), "1024": (1024, 640)}
_TEXTS: Final = {"1": 1.0, "2": 2.0}
_ONE_ROW_FROM, _LOOKS_BESIDE_FROM = 1200, 700


class PreviewBar(QFrame):
    """Emits what is chosen: `first_chosen` a question's id, '' for the beginning."""

    first_chosen = Signal(str)
    language_chosen = Signal(str)
    size_chosen = Signal(str)
    text_chosen = Signal(float)
    colours_chosen = Signal(str)

    def __init__(
        self, theme: Theme, questions: Sequence[tuple[str, str]], languages: Sequence[str]
    ) -> None:
        """`questions` have id and words."""
        super().__init__()
        self.setProperty("role", "header")
        self._theme = theme
        self.first_box = QComboBox()
        self.first_box.addItem(tr("The first page"), "")
        for id_, words in questions:
            self.first_box.addItem(words, id_)
        self.language_box = QComboBox()
        for language in languages:
            self.language_box.addItem(language_name(language), language)
        self.size_choice = SegmentedChoice(
            [
                *((key, f"{width} × {height}") for key, (width, height) in SIZES.items()),
                (FULL_SCREEN, tr("Full screen")),
            ],
            theme,
            name=tr("Size"),
        )
        self.text_choice = SegmentedChoice(
            [(key, percent(times, 0)) for key, times in _TEXTS.items()],
            theme,
            name=tr("Text", "its size"),
        )
        self.colours_box = QComboBox()
        schemes: dict[Scheme, str] = {
            "light": tr("Light"),
            "dark": tr("Dark"),
            "contrast-light": tr("High contrast, light"),
            "contrast-dark": tr("High contrast, dark"),
        }
        for scheme, words in schemes.items():
            self.colours_box.addItem(words, scheme)
        self._lay_out()
        self.first_box.activated.connect(
            lambda at: self.first_chosen.emit(self.first_box.itemData(at))
        )
        self.language_box.activated.connect(
            lambda at: self.language_chosen.emit(self.language_box.itemData(at))
        )
        self.size_choice.chosen.connect(self.size_chosen)
        self.text_choice.chosen.connect(lambda key: self.text_chosen.emit(_TEXTS[key]))
        self.colours_box.activated.connect(
            lambda at: self.colours_chosen.emit(self.colours_box.itemData(at))
        )

    def _lay_out(self) -> None:
        theme = self._theme
        rows = self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        rows.setContentsMargins(theme.margins(5, 2))
        rows.setSpacing(theme.space(2))
        what, size, looks = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row, words, field in (
            (what, tr("From", "this page on"), self.first_box),
            (what, tr("Language"), self.language_box),
            (size, tr("Size"), self.size_choice),
            (looks, tr("Text", "its size"), self.text_choice),
            (looks, tr("Colours"), self.colours_box),
        ):
            row.setSpacing(theme.space(2))
            label = TextLabel(words, theme, "analyst.form", tone="muted", wrap=False)
            row.addWidget(label, 0, Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(field, 1 if field is self.first_box else 0)
            row.addSpacing(theme.space(1))
            field.setAccessibleName(words)
        looks.addStretch(1)
        how = self._how = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        how.setSpacing(theme.space(2))
        how.addLayout(size)
        how.addLayout(looks, 1)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        for box, signs in ((self.first_box, 12), (self.language_box, 8), (self.colours_box, 8)):
            box.setMinimumContentsLength(signs)
            box.setSizeAdjustPolicy(policy)
        rows.addLayout(what, 1)
        rows.addLayout(how)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = event.size().width() >= _ONE_ROW_FROM
        direction = QBoxLayout.Direction
        self._rows.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        beside = event.size().width() >= _LOOKS_BESIDE_FROM
        self._how.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def show_first(self, question: str) -> None:
        self.first_box.setCurrentIndex(max(0, self.first_box.findData(question)))

    def show_language(self, language: str) -> None:
        self.language_box.setCurrentIndex(self.language_box.findData(language))

    def show_looks(self, scheme: Scheme, text: float) -> None:
        """Show in which colours and how large; not every size of the page has a segment."""
        self.colours_box.setCurrentIndex(self.colours_box.findData(scheme))
        key = next((key for key, times in _TEXTS.items() if times == text), None)
        if key is not None:
            self.text_choice.set_key(key)
