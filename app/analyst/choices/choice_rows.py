"""Rows of the choices: words, and a list or a field beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from app.analyses.words.against import given_share
from app.analyses.words.population import at_least
from app.analyst.choices.typed_row import TypedRow, labelled_field, row_label
from app.analyst.state.comparing import Item
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.fields import ShortBox
from app.widgets.layout import row, wide
from app.widgets.panels import set_look
from app.words.catalogue import tr
from app.words.typed_numbers import read_count, read_share

_FLAGS = Qt.ItemDataRole.UserRole - 1  # Qt's own for the flags of an entry; 0 bars it


class ListRow(QWidget):
    """Words and a list of things, or none of them; emits `chosen(str | None)`.

    It hides where there is nothing to choose from.
    """

    chosen = Signal(object)

    def __init__(self, words: str) -> None:
        super().__init__()
        self._keys: list[str | None] = []
        self._items: tuple[Item, ...] = ()
        label = row_label(words)
        self.box = ShortBox()
        self.box.setAccessibleName(words.replace("&", ""))
        self.box.activated.connect(self._on_activated)
        label.setBuddy(self.box)
        row(label, wide(self.box), on=self, space=1)

    def set_items(
        self,
        items: Sequence[Item],
        key: str | None,
        none: str = "",
        barred: Sequence[Item] = (),
        instead: str = "",
    ) -> None:
        """Offer these, one of them or none chosen, without emitting.

        Those `barred` stand behind them and cannot be chosen; `instead` says what can be done.
        """
        self._items = tuple(items)
        self._keys = [None, *(item.key for item in items)]
        self.box.clear()
        self.box.addItem(none or tr("None"))
        for place, item in enumerate(items, 1):
            self.box.addItem(" ".join(item.label.split()))
            self.box.setItemData(place, item.label, Qt.ItemDataRole.ToolTipRole)
        for place, item in enumerate(barred, len(self._keys)):
            self.box.addItem(item.label)
            self.box.setItemData(place, 0, _FLAGS)
            self.box.setItemData(place, instead, Qt.ItemDataRole.ToolTipRole)
        self.choose(key)
        self.box.widen_list()
        self.setVisible(bool(items) or bool(barred))

    def choose(self, key: str | None) -> None:
        """Show what is chosen, without emitting."""
        chosen = self._keys.index(key) if key in self._keys else 0
        self.box.setCurrentIndex(chosen)
        self.box.setToolTip(self._items[chosen - 1].label if chosen else "")

    def _on_activated(self, place: int) -> None:
        self.chosen.emit(self._keys[place])


class ManyRow(QWidget):
    """Words and a menu of things of which several can be chosen; emits `chosen(tuple)`."""

    chosen = Signal(object)

    def __init__(self, words: str, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._items: tuple[Item, ...] = ()
        self.button = Button("", theme, size="form", trailing="chevron-down")
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.menu = QMenu(self.button)
        self.menu.setAccessibleName(words)
        self.button.setMenu(self.menu)
        row(row_label(words), wide(self.button), on=self, space=1)

    def set_items(self, items: Sequence[Item], keys: Sequence[str]) -> None:
        """Offer these, some of them chosen, without emitting."""
        if tuple(items) != self._items:
            self._items = tuple(items)
            self.menu.clear()
            for item in items:
                action = self.menu.addAction(item.label.replace("&", "&&"))
                action.setCheckable(True)
                action.triggered.connect(self._on_triggered)
        for action, item in zip(self.menu.actions(), items, strict=True):
            action.setChecked(item.key in keys)
        n = sum(action.isChecked() for action in self.menu.actions())
        told = tr("{n} answers", "", n).format(n=n) if n else tr("None")
        self.button.setText(told)
        self.button.setAccessibleName(tr("Answers taken together: {chosen}").format(chosen=told))
        self.setVisible(bool(items))

    def _on_triggered(self) -> None:
        actions = zip(self._items, self.menu.actions(), strict=True)
        self.chosen.emit(tuple(item.key for item, action in actions if action.isChecked()))


class ShareRow(QWidget):
    """Words and a field for a share in per cent or none; emits `chosen(float | None)`."""

    chosen = Signal(object)

    def __init__(self, words: str, theme: Theme, *, name: str) -> None:
        super().__init__()
        self._share: float | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.field = labelled_field(row, words, theme, name)
        self.field.setPlaceholderText(tr("No share"))
        self.field.editingFinished.connect(self._on_finished)
        self.field.textEdited.connect(self._on_edited)

    def set_share(self, share: float | None) -> None:
        """Show a share without emitting; what is being typed stays."""
        if share == self._share and self.field.isModified():
            return
        self._share = share
        self.field.setText("" if share is None else given_share(share))
        set_look(self.field, state="")

    def _on_edited(self, text: str) -> None:
        set_look(self.field, state="" if _is_share(text) else "error")
        if not text.strip():
            self._take(None)

    def _on_finished(self) -> None:
        text = self.field.text()
        self._take(read_share(text) if _is_share(text) else self._share)
        self.field.setText("" if self._share is None else given_share(self._share))
        set_look(self.field, state="")

    def _take(self, share: float | None) -> None:
        if share != self._share:
            self._share = share
            self.chosen.emit(share)


class CountRow(TypedRow):
    """Words and a field for a number of people or none; emits `chosen(int | None)`."""

    def __init__(self, words: str, theme: Theme, *, name: str, nothing: str) -> None:
        self._least = 1
        self._holds = ""
        super().__init__(words, theme, name=name)
        self.field.setPlaceholderText(nothing)

    def set_count(self, count: int | None, least: int, told: str = "") -> None:
        """Show a number, of at least so many, and what is told of it; what is being typed stays."""
        self._least, self._holds = least, told
        self._set_value(count)

    def _read(self, text: str) -> int | None:
        return read_count(text, self._least)

    def _written(self, value: int) -> str:
        return str(value)

    def _told(self, *, wrong: bool) -> str:
        return at_least(self._least) if wrong else self._holds


def _is_share(text: str) -> bool:
    return not text.strip() or read_share(text) is not None
