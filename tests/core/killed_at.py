"""Runs work in a child process that is killed just before its n-th touch of the disk.

The kernel tells of every system call that changes a file, those of SQLite too; a write counts four
times: it is not begun, or a quarter, a half or three quarters of it are on the disk. Where the
kernel does not tell (not Linux, or tracing is forbidden), nothing is killed and that is said.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import platform
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from patience import LONGEST

from proofs.parts import KILLS, Part

Tell = Callable[[int], None]
Work = Callable[[Tell], object]

# write, pwrite64, ftruncate, fsync, fdatasync, rename…, link…, unlink…, mkdir…, rmdir, …chmod…,
# utimensat; and openat, open, which count where they open for writing
_CALLS = {
    "x86_64": (
        {1, 18, 77, 74, 75, 82, 264, 316, 86, 265, 87, 263, 83, 258, 84, 90, 91, 268, 280},
        {257: 2, 2: 1},
    ),
    "aarch64": ({64, 68, 46, 82, 83, 38, 276, 37, 35, 34, 52, 53, 88}, {56: 2}),
}
_WRITES = {"x86_64": {1, 18}}
_SIZE_OF_WRITE = 96  # where the third argument stands in what POKEUSER changes
_TRACEME, _POKEUSER, _SYSCALL, _SETOPTIONS, _GET_SYSCALL_INFO = 0, 6, 24, 0x4200, 0x420E
_SYSGOOD_EXITKILL = 1 | 0x100000
_ENTRY = 1


class Ended(NamedTuple):
    """How a child ended: touches of the disk, whether it was killed, and what it last told."""

    touches: int
    killed: bool
    told: int


class Left(NamedTuple):
    """A folder as a killed child left it, and what the child had told last."""

    folder: Path
    told: int


def run(work: Work, at: int = 0) -> Ended:
    """Do work in a child, killed just before touch `at`; 0 lets it live.

    Raises RuntimeError where the work itself fails.
    """
    told = mmap.mmap(-1, 8)
    pid = os.fork()
    if pid == 0:
        _child(work, told)
    try:
        touches, status = _traced(pid, at)
    finally:
        last = int.from_bytes(told, "little")
        told.close()
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return Ended(touches, True, last)
    if status:
        raise RuntimeError(f"the work ended with status {status}")
    return Ended(touches, False, last)


def spread(touches: int, points: int) -> list[int]:
    """Return touches to be killed at, from the first to the last, evenly and each once."""
    if points >= touches:
        return list(range(1, touches + 1))
    return [1 + i * (touches - 1) // (points - 1) for i in range(points)]


def _child(work: Work, told: mmap.mmap) -> None:
    status = 1
    try:
        _libc.ptrace(_TRACEME, 0, None, None)
        os.kill(os.getpid(), signal.SIGSTOP)
        work(lambda number: told.__setitem__(slice(0, 8), number.to_bytes(8, "little")))
        status = 0
    finally:
        os._exit(status)


def _traced(pid: int, at: int) -> tuple[int, int]:
    """Step a child from system call to system call; return its touches and how it ended."""
    calls, opening = _CALLS[platform.machine()]
    writes = _WRITES.get(platform.machine(), set())
    told = (ctypes.c_uint64 * 11)()  # op and architecture, two pointers, number, six arguments
    touches, (_, status) = 0, os.waitpid(pid, 0)
    _libc.ptrace(_SETOPTIONS, pid, None, _SYSGOOD_EXITKILL)
    while os.WIFSTOPPED(status):
        sign = os.WSTOPSIG(status)
        if sign == signal.SIGTRAP | 0x80:
            _libc.ptrace(_GET_SYSCALL_INFO, pid, ctypes.sizeof(told), ctypes.addressof(told))
            number = told[3]
            if told[0] & 0xFF == _ENTRY and (
                number in calls
                or (number in opening and told[4 + opening[number]] & (os.O_WRONLY | os.O_RDWR))
            ):
                before = touches
                touches += 4 if number in writes else 1
                if before < at <= touches:
                    if quarters := at - before - 1:
                        _libc.ptrace(_POKEUSER, pid, _SIZE_OF_WRITE, told[6] * quarters // 4)
                        _libc.ptrace(_SYSCALL, pid, None, None)
                        os.waitpid(pid, 0)
                    os.kill(pid, signal.SIGKILL)
                    return at, os.waitpid(pid, 0)[1]
        passed = sign if sign not in (signal.SIGTRAP | 0x80, signal.SIGSTOP) else 0
        _libc.ptrace(_SYSCALL, pid, None, passed)
        _, status = os.waitpid(pid, 0)
    return touches, status


def _can_trace() -> bool:
    """Tell whether this system lets a process trace its child, by trying."""
    if sys.platform != "linux" or platform.machine() not in _CALLS:
        return False
    pid = os.fork()
    if pid == 0:
        if _libc.ptrace(_TRACEME, 0, None, None) == 0:
            os.kill(os.getpid(), signal.SIGSTOP)
        os._exit(1)
    _, status = os.waitpid(pid, 0)
    if not os.WIFSTOPPED(status):
        return False
    told = (ctypes.c_uint64 * 11)()
    answer = _libc.ptrace(_GET_SYSCALL_INFO, pid, ctypes.sizeof(told), ctypes.addressof(told))
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return int(answer) > 0


def killed(
    work: str, root: Path, request: pytest.FixtureRequest, *, counted: bool = True
) -> Iterator[Left]:
    """Do one of `killed_works` below a folder, killed at so many points; yield what was left.

    The points are 20, in a long run 200, or all where there are fewer. How many they are is told
    once all were looked at, unless they are not `counted`. Skips the test where nothing can be
    traced.
    """
    if not TRACES:
        pytest.skip("this system does not let a program be traced, so nothing is killed")
    points = 200 if request.config.getoption("--long") else 20
    command = [sys.executable, str(Path(__file__).with_name("killed_works.py"))]
    tree = Path(__file__).resolve().parents[2]
    paths = os.pathsep.join(map(str, (tree, tree / "packaging")))
    environment = {**os.environ, "PYTHONPATH": paths}
    output = subprocess.run(
        [*command, work, str(root), str(points)],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
        timeout=LONGEST,
    ).stdout
    left = [Left(root / name, told) for name, told in json.loads(output)]
    yield from left
    if counted:
        tell_part = request.getfixturevalue("tell_part")
        tell_part(KILLS, Part(work, {"points of killing": len(left)}))


_libc = ctypes.CDLL(None)
_libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
_libc.ptrace.restype = ctypes.c_long
TRACES = _can_trace()
