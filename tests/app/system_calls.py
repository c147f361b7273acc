"""What a process and its children ask of the system that changes files, as strace sees it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

_CALLS = (
    *("open", "openat", "openat2", "creat", "write", "pwrite64", "writev", "pwritev", "sendfile"),
    *("copy_file_range", "truncate", "ftruncate", "fallocate", "mkdir", "mkdirat", "rmdir"),
    *("rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink"),
    *("unlinkat", "chmod", "fchmod", "fchmodat", "utimensat", "utime", "utimes", "setxattr"),
    *("mknod", "mknodat", "connect", "bind", "sendto", "sendmsg"),
)
_TELLING = ("-f", "-qq", "-y", "-s", "65536", "--seccomp-bpf", "-e", "signal=none")
_OPENED = re.compile(r"(open|openat|openat2)\(")
_TO_WRITE = re.compile(r"O_(WRONLY|RDWR|CREAT|TRUNC)")
_WRITTEN = re.compile(r"p?write(64|v)?\(\d+<([^>]*)>")
# A process writes down there what it did; the rest is no file.
_PASSED_OVER = re.compile(r"^(/dev/null|[a-z_]+:.*|/.*/outside-[^/]*/.*)$")
_NUMBER = re.compile(r"^\d+ +|(?<=\()\d+(?=<)")
_RETURNED = re.compile(r"( <unfinished \.\.\.>|\) += .*)$")
_PART = re.compile(r"(?<=-)\w{8}(?=\.part)")


@cache
def untraced() -> str:
    """Return why system calls cannot be traced here, "" where they can."""
    if sys.platform != "linux" or shutil.which("strace") is None:
        return "strace, which tells of system calls, is not installed"
    tried = subprocess.run(["strace", *_TELLING, "-o", "/dev/null", "true"], capture_output=True)
    if tried.returncode:
        return "this system lets strace trace no process"
    return ""


def tracing(record: Path) -> list[str]:
    """Return the command that what it is followed by is traced with."""
    return [
        "strace",
        *_TELLING,
        "-e",
        f"trace={','.join('?' + c for c in _CALLS)}",
        "-o",
        str(record),
    ]


def changes(record: str) -> list[str]:
    """Return the calls that change files, in order, without what a run has for itself alone.

    That is the numbers of processes and files, random names, and whether another thread ran
    before a call returned.
    """
    found = (line for line in record.splitlines() if _changes(line))
    return [_PART.sub("", _NUMBER.sub("", _RETURNED.sub("", line))) for line in found]


def _changes(line: str) -> bool:
    call = line.split(maxsplit=1)[-1]
    if call.startswith("<... "):  # its beginning stands before
        return False
    if _OPENED.match(call):
        return bool(_TO_WRITE.search(call)) and "/dev/null" not in call and "/outside-" not in call
    written = _WRITTEN.match(call)
    return written is None or not _PASSED_OVER.match(written[2])
