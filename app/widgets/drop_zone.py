"""A place to drop files on; the page puts buttons for the same into it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QRectF, Signal, SignalInstance
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame

from app.theme import Theme, smooth_painter
from app.widgets.layout import column
from app.words.catalogue import tr


class DropZone(QFrame):
    """A dashed outline that takes local files and folders and emits `paths_dropped(list[Path])`.

    Fill `content`, a QVBoxLayout. Dropping needs a mouse: put a button beside it.
    """

    paths_dropped = Signal(list)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._hovered = False
        self.setAcceptDrops(True)
        self.setAccessibleName(tr("Drop files or a folder here"))
        self.content = column(on=self, margins=8)
        theme.repaints(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_paths(event.mimeData()):
            event.acceptProposedAction()
            self._set_hovered(True)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._set_hovered(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._set_hovered(False)
        paths = local_paths(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.paths_dropped.emit(paths)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        colour = self._theme.colour
        pen = QPen(colour("accent" if self._hovered else "line_strong"), self._theme.edge(1.5))
        pen.setDashPattern([6 / 1.5, 5 / 1.5])
        painter.setPen(pen)
        painter.setBrush(colour("accent_soft" if self._hovered else "surface"))
        rect = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        radius = self._theme.tokens.radius["sheet"]
        painter.drawRoundedRect(rect, radius, radius)
        painter.end()

    def _set_hovered(self, hovered: bool) -> None:
        self._hovered = hovered
        self.update()


class TakesOneFile:
    """For widgets that emit `path_chosen(Path)` when one local file is dropped on them."""

    if TYPE_CHECKING:

        @property
        def path_chosen(self) -> SignalInstance: ...

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if the_local_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = the_local_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.path_chosen.emit(path)


def the_local_file(data: QMimeData) -> Path | None:
    """Return the one local file that is dragged, if it is one."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None


def local_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
