"""How the parts of the editor stand beside each other."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.theme import Theme


class Middle(QFrame):
    """The ground of the form, beneath the costs in one line; `column` takes the form."""

    def __init__(self, theme: Theme, cost_line: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(theme.margins(0))
        self.column.setSpacing(0)
        cost_line.setContentsMargins(theme.margins(6, 2))
        self.column.addWidget(cost_line)


def lay_out(
    view: QWidget,
    theme: Theme,
    head: QWidget,
    start: QWidget,
    outline: QWidget,
    cost_line: QWidget,
    costs: QWidget,
    *below: QWidget,
) -> tuple[QStackedWidget, QWidget, Middle]:
    """Put the parts into the view; return its pages, the one to write on, and its middle."""
    column = QVBoxLayout(view)
    column.setContentsMargins(theme.margins(0))
    column.setSpacing(0)
    column.addWidget(head)
    pages = QStackedWidget()
    pages.addWidget(start)
    workspace = QWidget()
    row = QHBoxLayout(workspace)
    row.setContentsMargins(theme.margins(0))
    row.setSpacing(0)
    middle = Middle(theme, cost_line)
    row.addWidget(outline)
    row.addWidget(middle, 1)
    row.addWidget(costs)
    pages.addWidget(workspace)
    column.addWidget(pages, 1)
    for part in below:
        column.addWidget(part)
    return pages, workspace, middle
