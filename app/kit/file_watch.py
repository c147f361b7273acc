"""Noticing that a file was written to by another window or program."""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

_QUIET = 300  # ms without another change, since a program writes more than once


class FileWatch(QObject):
    """Emits `changed` some time after a file was written to or replaced, and when told to look.

    Where the system tells of no changes, as on a network, looking is all there is.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._path = str(path)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file_changed)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_QUIET)
        self._quiet.timeout.connect(self.changed)

    def begin(self) -> None:
        """Watch the file that has the name now; one that took its place is another."""
        if self._path.isprintable() and self._path not in self._watcher.files():
            self._watcher.addPath(self._path)

    def look(self) -> None:
        """Have it looked at now."""
        self.begin()
        self.changed.emit()

    def _on_file_changed(self, _path: str) -> None:
        self.begin()
        self._quiet.start()
