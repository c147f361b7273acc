"""The process while a survey is open: hardened, and made as it was once none is."""

from __future__ import annotations

from contextlib import ExitStack


class WhileAnswering:
    """Keeps what is answered out of the traces of a crash, from `begin` to `end`."""

    def __init__(self) -> None:
        self._undo: ExitStack | None = None

    def begin(self) -> None:
        """Harden the process, where it is not yet."""
        from app.respondent.hardening import harden

        if self._undo is None:
            self._undo = harden()

    def end(self) -> None:
        """Give the process its usual rights and traces back."""
        if self._undo is not None:
            self._undo.close()
            self._undo = None
