"""A script that is loaded once and forked for each run: most of a start is the same every time.

The script calls `serve` before anything else that it does; each run goes on from there in a
process of its own, from its start to the very end of the interpreter. Where the platform cannot
fork, each run loads it anew.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from own_process import Ended, environment, run_python
from patience import LONGEST

SERVE = "--serve"


@dataclass
class Forked:
    """Runs a script with arguments; without a server each run loads it."""

    script: Path
    server: subprocess.Popen[str] | None

    def run(self, arguments: list[str], folder: Path) -> Ended:
        """Run the script in `folder`/cwd to its end, as `run_python` does."""
        if self.server is None:
            return run_python([str(self.script), *arguments], folder)
        assert self.server.stdin is not None
        assert self.server.stdout is not None
        working, told = folder / "cwd", [folder / "told.out", folder / "told.err"]
        working.mkdir(parents=True, exist_ok=True)
        request = {
            "argv": [str(self.script), *arguments],
            "environment": environment(folder),
            "folder": str(working),
            "streams": [os.devnull, *map(str, told)],
        }
        self.server.stdin.write(json.dumps(request) + "\n")
        self.server.stdin.flush()
        code = int(self.server.stdout.readline())
        out, err = (path.read_text(encoding="utf-8") for path in told)
        assert code != -signal.SIGALRM, f"the process did not end\n{out}\n{err}"
        return Ended(code, out, err)


@contextmanager
def forked(script: Path, folder: Path) -> Iterator[Forked]:
    """Load a script, and end its process with the block."""
    if not hasattr(os, "fork"):
        yield Forked(script, None)
        return
    with subprocess.Popen(
        [sys.executable, str(script), SERVE],
        env=environment(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        yield Forked(script, server)


def serve() -> None:
    """Return in a process of its own for each run, its arguments in `sys.argv`."""
    if sys.argv[1:] != [SERVE]:
        return
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _become(json.loads(line))
            return
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()
    sys.exit()


def _become(request: dict[str, object]) -> None:
    argv, variables, streams = request["argv"], request["environment"], request["streams"]
    assert isinstance(argv, list)
    assert isinstance(variables, dict)
    assert isinstance(streams, list)
    signal.alarm(LONGEST)  # what hangs is ended
    for number, path in enumerate(streams):
        opened = os.open(path, os.O_WRONLY | os.O_CREAT if number else os.O_RDONLY, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(str(request["folder"]))
    sys.argv = argv
