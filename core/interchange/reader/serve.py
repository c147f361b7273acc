"""The process that reads: it takes requests, runs the function that is named, sends its pieces.

It starts no window, and knows nothing but the path and the options of a request. What it cannot
read it refuses; a fault in a reader may end it, which whoever started it turns into a refusal.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

import msgspec

from core.facts.errors import Code, Refused, refuse
from core.facts.of_tables import TableFact
from core.interchange.reader.memory import limit_own_memory
from core.interchange.reader.messages import (
    ASKED,
    Alive,
    End,
    Message,
    Piece,
    Ready,
    Refusal,
    Request,
)

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection
else:
    PipeConnection = Connection

_FROM: Final = "core."  # functions of other packages are not run
_ALIVE_SECONDS: Final = 0.25
_PARENT_SECONDS: Final = 0.5
_MOST_DATA: Final = 2 * 1024**3  # bytes; a second line behind the watch of whoever started it
_encode = msgspec.msgpack.Encoder().encode
_requests = msgspec.msgpack.Decoder(Request)


def main() -> None:
    """Be the process that reads, where the command line says so by `ASKED` and a handle."""
    handle = int(sys.argv[sys.argv.index(ASKED) + 1])
    serve(Connection(handle) if sys.platform != "win32" else PipeConnection(handle))


def serve(connection: Connection | PipeConnection) -> None:
    """Answer requests until the connection is closed."""
    _detach()
    limit_own_memory(_MOST_DATA)
    sender = _Sender(connection)
    sender.send(Ready())
    while True:
        try:
            request = _requests.decode(connection.recv_bytes())
        except (EOFError, OSError):
            return
        with sender.used():
            _answer(request, sender)


def alive() -> None:
    """Say that reading makes progress, now and then; outside of the process nothing happens."""
    if _current is not None:
        _current.alive()


def _answer(request: Request, sender: _Sender) -> None:
    end: Message = End()
    try:
        for piece in _function(request.function)(*msgspec.msgpack.decode(request.arguments)):
            sender.send(Piece(msgspec.Raw(_encode(piece))))
    except Refused as refused:
        end = Refusal.of(refused.problem)
    except MemoryError:
        end = Refusal.of(refuse(Code.SIZE, "", TableFact.READER_MEMORY()).problem)
    except UnicodeEncodeError:  # half of a character, as damaged text has
        end = Refusal.of(refuse(Code.ENCODING, "", TableFact.ENCODING(encoding="UTF-8")).problem)
    except Exception:  # what foreign bytes make a reader raise is not documented
        end = Refusal.of(refuse(Code.SYNTAX, "", TableFact.DAMAGED()).problem)
    sender.send(end)


def _function(name: str) -> Any:
    module, _, function = name.partition(":")
    if not module.startswith(_FROM):
        raise ValueError(name)
    return getattr(import_module(module), function)


class _Sender:
    """Sends messages, and from time to time that reading goes on."""

    def __init__(self, connection: Connection | PipeConnection) -> None:
        self._connection = connection
        self._sent = time.monotonic()

    def send(self, message: Message) -> None:
        self._connection.send_bytes(_encode(message))
        self._sent = time.monotonic()

    def alive(self) -> None:
        if time.monotonic() - self._sent > _ALIVE_SECONDS:
            self.send(Alive())

    @contextmanager
    def used(self) -> Iterator[None]:
        global _current
        _current = self
        try:
            yield
        finally:
            _current = None


_current: _Sender | None = None


def _detach() -> None:
    """Leave the keys of a terminal to the program that started this process, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()


def _end_with_parent(parent: int) -> None:
    """End when another process took the place of the parent, which is gone then."""
    while os.getppid() == parent:
        time.sleep(_PARENT_SECONDS)
    os._exit(1)
