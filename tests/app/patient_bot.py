"""A robot that waits as long as a loaded machine may need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from patience import LONGEST
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker


class PatientBot(QtBot):
    """Waits for what must come; the five seconds of pytest-qt can be too short for that."""

    def waitSignal(  # noqa: N802
        self, signal: Any, *, timeout: int = LONGEST * 1000, **more: Any
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitUntil(  # noqa: N802
        self, callback: Callable[[], bool | None], *, timeout: int = LONGEST * 1000
    ) -> None:
        super().waitUntil(callback, timeout=timeout)
