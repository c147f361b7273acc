"""Starting, watching and ending the process that reads files of unknown origin.

Libraries in C read SPSS, Stata and Parquet, and workbooks unpack themselves: a crafted file can
crash them or fill the memory. So they are read in another process, which is spawned, watched and
ended; all that it can do to this one is to make a file be refused.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeAlias, TypeVar

import msgspec

import core
from core.facts.errors import Code, Refused, refuse
from core.facts.of_tables import TableFact
from core.interchange.reader.memory import resident_bytes
from core.interchange.reader.messages import (
    ASKED,
    MAX_MESSAGE,
    Alive,
    End,
    Message,
    Piece,
    Ready,
    Refusal,
    Request,
    name_of,
)
from core.packaged import is_packaged

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Answer = TypeVar("Answer")
Pieces: TypeAlias = Iterator[Answer]

MAX_RESIDENT: Final = 1024**3  # bytes
RESIDENT_FLOOR: Final = 384 * 1024**2  # what any file may take, libraries included
RESIDENT_RATIO: Final = 64  # and so many times the size of the file on top
_SERVES: Final = "core.interchange.reader.serve"
_PREPARED = "pass"  # statements that the process runs first; tests replace it
_THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
PATIENCE_SECONDS: Final = 20.0  # without any progress
START_SECONDS: Final = 120.0  # on a busy machine
_TICK: Final = 0.02
_message = msgspec.msgpack.Decoder(Message)
_encode = msgspec.msgpack.Encoder().encode


def read_in_own_process(
    function: Callable[..., Iterator[Any]],
    arguments: Sequence[object],
    answer: type[Answer],
    size: int,
) -> Pieces[Answer]:
    """Run a function of `core` in the reading process and yield what it yields.

    `arguments` are numbers, texts, bytes and lists of them. What comes back must be of the type
    `answer`, a msgspec type. `size` is that of the file in bytes, by which memory is bounded.

    Raises:
        Refused: what the function raises; SIZE where it takes too much memory or makes no
            progress; SYNTAX where the file ends the process or what comes back is malformed.
    """
    with _pool() as pool:
        process = pool.take()
        limit = min(MAX_RESIDENT, RESIDENT_FLOOR + RESIDENT_RATIO * size)
        whole = False
        try:
            yield from process.pieces(function, arguments, answer, limit)
            whole = True
        except Refused as refused:
            whole = process.is_idle
            raise refused from None
        finally:
            if whole:
                pool.give_back(process)
            else:  # it is still at work for nobody
                pool.drop(process)
                process.end()


@contextmanager
def one_reader(waiting: Callable[[], object] | None = None) -> Iterator[None]:
    """Use one process for all files that are read within this block, and end it afterwards.

    `waiting` is called many times a second while it is waited for; what that raises ends the
    process at once. Blocks may be nested: the process of the outer one is used.
    """
    outer = _scope.get()
    pool = outer.pool if outer is not None else _Pool()
    token = _scope.set(_Scope(pool, waiting or (outer.waiting if outer is not None else _nobody)))
    try:
        yield
    finally:
        _scope.reset(token)
        if outer is None:
            pool.close()


def _nobody() -> None:
    """Nobody waits."""


@dataclass
class _Pool:
    """Processes that wait for a file; more than one only where files are read side by side."""

    idle: list[_Process] = field(default_factory=list)
    busy: list[_Process] = field(default_factory=list)

    def take(self) -> _Process:
        while self.idle:
            process = self.idle.pop()
            if process.is_light:
                break
            process.end()
        else:
            process = _Process()
        self.busy.append(process)
        return process

    def give_back(self, process: _Process) -> None:
        self.drop(process)
        self.idle.append(process)

    def drop(self, process: _Process) -> None:
        self.busy = [each for each in self.busy if each is not process]

    def close(self) -> None:
        """End all; also those at work, whose result is awaited no more."""
        for process in (*self.idle, *self.busy):
            process.end()
        self.idle, self.busy = [], []


@dataclass(frozen=True)
class _Scope:
    pool: _Pool
    waiting: Callable[[], object]


_scope: ContextVar[_Scope | None] = ContextVar("reading process", default=None)


@contextmanager
def _pool() -> Iterator[_Pool]:
    if (scope := _scope.get()) is not None:
        yield scope.pool
        return
    pool = _Pool()
    try:
        yield pool
    finally:
        pool.close()


class _Process:
    """One process that reads; it is ended where it takes too much or is needed no more."""

    def __init__(self) -> None:
        self._process, self._connection = _spawned()
        self.is_idle = False
        self._limit = MAX_RESIDENT
        try:
            message = self._received(START_SECONDS)
        except BaseException:
            self.end()
            raise
        if not isinstance(message, Ready):
            self._refuse(Code.SYNTAX, TableFact.READER_DIED())

    @property
    def is_light(self) -> bool:
        """Whether it runs, and holds little memory of the files before."""
        light = resident_bytes(self._process.pid) < RESIDENT_FLOOR // 2
        return light and self._process.poll() is None

    def pieces(
        self,
        function: Callable[..., Iterator[Any]],
        arguments: Sequence[object],
        answer: type[Answer],
        limit: int,
    ) -> Pieces[Answer]:
        """Send a request and yield its pieces."""
        decoder = msgspec.msgpack.Decoder(answer)
        self.is_idle, self._limit = False, limit
        try:
            request = Request(name_of(function), msgspec.Raw(_encode(list(arguments))))
            self._connection.send_bytes(_encode(request))
        except OSError:
            self._refuse(Code.SYNTAX, TableFact.READER_DIED())
        while True:
            match self._received(PATIENCE_SECONDS):
                case Piece(content):
                    try:
                        yield decoder.decode(content)
                    except msgspec.DecodeError:
                        self._refuse(Code.SYNTAX, TableFact.READER_DIED())
                case Refusal() as refusal:
                    self.is_idle = True
                    raise refusal.refused()
                case End():
                    self.is_idle = True
                    return
                case Alive():
                    continue
                case _:
                    self._refuse(Code.SYNTAX, TableFact.READER_DIED())

    def _received(self, patience: float) -> Message:
        """Wait for the next message while watching the process."""
        scope = _scope.get()
        began = time.monotonic()
        try:
            while not self._connection.poll(_TICK):
                if scope is not None:
                    scope.waiting()
                self._require_small()
                if time.monotonic() - began > patience:
                    self._refuse(Code.SIZE, TableFact.READER_SLOW(seconds=int(patience)))
            self._require_small()
            message: Message = _message.decode(self._connection.recv_bytes(MAX_MESSAGE))
            return message
        except (EOFError, OSError, msgspec.DecodeError):
            self._refuse(Code.SYNTAX, TableFact.READER_DIED())

    def _require_small(self) -> None:
        if resident_bytes(self._process.pid) > self._limit:
            self._refuse(Code.SIZE, TableFact.READER_MEMORY())

    def _refuse(self, code: Code, found: Any) -> NoReturn:
        self.end()
        raise refuse(code, "", found) from None

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self._connection.close()
        self._process.kill()
        self._process.wait()


def _spawned() -> tuple[Popen[bytes], Connection]:
    """Start the process: the interpreter anew, or the packaged program, which looks for `ASKED`.

    Not by `multiprocessing`, which would run the main module of whoever uses this library again.
    """
    from multiprocessing import Pipe

    ours, theirs = Pipe()
    handle = theirs.fileno()
    command = [sys.executable, ASKED, str(handle)]
    if not is_packaged():
        paths = [str(Path(core.__file__).parents[1]), *map(os.path.abspath, sys.path)]
        code = (
            f"import sys; sys.path[:] = {paths!r}; {_PREPARED}; from {_SERVES} import main; main()"
        )
        command[1:2] = ["-I", "-c", code, ASKED]
    environment = os.environ | dict.fromkeys(_THREADS, "1")  # each maps memory of its own
    try:
        with _interrupts_held():
            process = Popen(  # noqa: S603 - the interpreter, or this program itself
                command,
                stdin=DEVNULL,
                stdout=DEVNULL,  # what libraries print is for nobody
                stderr=DEVNULL,
                env=environment,
                **_inheriting(handle),
            )
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


def _inheriting(handle: int) -> dict[str, Any]:
    """Return how a process is started that inherits a connection, and nothing else."""
    if sys.platform == "win32":
        import subprocess

        os.set_handle_inheritable(handle, True)
        how = subprocess.STARTUPINFO()
        how.lpAttributeList = {"handle_list": [handle]}
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
        return {"startupinfo": how, "creationflags": flags, "close_fds": True}
    return {"pass_fds": [handle]}


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold SIGINT back, which a new process inherits, until the block is left.

    Ctrl-C reaches all processes of a terminal, and is for this one alone.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def size_of(path: str | os.PathLike[str]) -> int:
    """Return the size of a file in bytes, 0 where it cannot be seen: whoever reads it refuses."""
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):
        return 0
