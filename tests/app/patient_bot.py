"""A robot that waits as long as a loaded machine may need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from patience import LONGEST
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker


class PatientBot(QtBot):
    """Waits for what must come; the five seconds of pytest-qt can be too short for that."""

    _pause: int | None = None

    def waitSignal(  # noqa: N802
        self, signal: Any, *, timeout: int = LONGEST * 1000, **more: Any
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitUntil(  # noqa: N802
        self, callback: Callable[[], bool | None], *, timeout: int = LONGEST * 1000
    ) -> None:
        self._pause = 1
        try:
            super().waitUntil(callback, timeout=timeout)
        finally:
            self._pause = None

    def wait(self, ms: int) -> None:
        """Between two looks a moment is enough: what is waited for has mostly come by then."""
        super().wait(ms if self._pause is None else self._pause)
