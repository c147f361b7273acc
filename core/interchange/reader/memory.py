"""How much memory a process holds, as the system tells it, without another package."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
from pathlib import Path

_TASK_INFO = 4  # PROC_PIDTASKINFO of libproc on macOS
_TASK_INFO_BYTES = 96
_MAY_ASK = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION on Windows


def resident_bytes(process_id: int) -> int:
    """Return the bytes of memory that a process holds resident; 0 where it cannot be asked.

    Linux tells it in /proc, macOS by libproc, Windows by its working set.

    >>> import os
    >>> resident_bytes(os.getpid()) > 2**20
    True
    """
    with contextlib.suppress(OSError, ValueError, IndexError, AttributeError):
        if sys.platform == "darwin":
            return _of_macos(process_id)
        if sys.platform == "win32":
            return _of_windows(process_id)
        pages = int(Path(f"/proc/{process_id}/statm").read_bytes().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def limit_own_memory(data_bytes: int) -> None:
    """Let the system refuse this process more data than that, and write no memory image of it.

    Where the platform has no such limits nothing happens: whoever started it watches it.
    """
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (data_bytes, data_bytes))


def _of_macos(process_id: int) -> int:
    library = ctypes.CDLL("/usr/lib/libproc.dylib")
    found = (ctypes.c_uint64 * (_TASK_INFO_BYTES // 8))()  # virtual size, resident size, …
    size = library.proc_pidinfo(
        process_id, _TASK_INFO, ctypes.c_uint64(0), ctypes.byref(found), _TASK_INFO_BYTES
    )
    return int(found[1]) if size == _TASK_INFO_BYTES else 0


def _of_windows(process_id: int) -> int:
    class Counters(ctypes.Structure):  # PROCESS_MEMORY_COUNTERS
        _fields_ = (
            ("cb", ctypes.c_uint32),
            ("page_faults", ctypes.c_uint32),
            *(
                (name, ctypes.c_size_t)
                for name in (
                    *("peak_working_set", "working_set", "quota_peak_paged", "quota_paged"),
                    *("quota_peak_nonpaged", "quota_nonpaged", "pagefile", "peak_pagefile"),
                )
            ),
        )

    kernel = ctypes.CDLL("kernel32")
    kernel.OpenProcess.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(kernel.OpenProcess(_MAY_ASK, 0, process_id))
    if not handle:
        return 0
    try:
        found = Counters(cb=ctypes.sizeof(Counters))
        asked = kernel.K32GetProcessMemoryInfo(handle, ctypes.byref(found), found.cb)
        return int(found.working_set) if asked else 0
    finally:
        kernel.CloseHandle(handle)
