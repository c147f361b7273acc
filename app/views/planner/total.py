"""What the whole survey costs: ε over all its sensitive questions."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.flows.planning import Planned
from app.theme import Theme
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_LEAST_WIDTH = 200


class TotalColumn(QWidget):
    """ε in large type, what it means for the odds, and where a limit is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.margins(0))
        column.setSpacing(theme.space(1))
        column.addWidget(TextLabel(tr("All sensitive questions"), theme, "analyst.base"))
        self._epsilon = TextLabel("", theme, "analyst.number", wrap=False, tabular=True)
        self._epsilon.setObjectName("total_epsilon")
        self.odds = TextLabel("", theme, "analyst.base", tone="muted")
        self.odds.setMinimumWidth(_LEAST_WIDTH)
        self._warning = TextLabel("", theme, "analyst.base", tone="muted")
        for label in (self._epsilon, self.odds, self._warning):
            column.addWidget(label)
        column.addStretch(1)

    def show_total(self, found: Planned) -> None:
        """Show another total; a dash where nothing could be planned."""
        self._epsilon.setText(f"ε {found.total or '–'}")
        self.odds.setText(found.odds)
        self._warning.setText(found.warning)
