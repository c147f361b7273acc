"""Dask's scheduler and workers without the web servers that each of them would start.

With no address for its pages, and with no pages at all, `distributed` still opens a port for plain
HTTP in each process. Nobody here asked for one: what starts it does nothing.
"""

from __future__ import annotations

from typing import Any

from distributed import Nanny, Scheduler, Worker


class QuietScheduler(Scheduler):
    """A scheduler that listens for its workers and clients alone."""

    def start_http_server(self, *_given: Any, **_named: Any) -> None:
        """Start nothing."""


class QuietWorker(Worker):
    """A worker that listens for its scheduler and other workers alone."""

    def start_http_server(self, *_given: Any, **_named: Any) -> None:
        """Start nothing."""


class QuietNanny(Nanny):
    """What starts such a worker in a process of its own, and again where that is lost."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **(named | {"worker_class": QuietWorker}))
