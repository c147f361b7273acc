"""A person as `coupled_person`, loaded anew so that all of it is traced: WORKING OUTSIDE."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import coupled_ready  # noqa: F401 - before the fork, as elsewhere
from coupled_person import sit

if __name__ == "__main__":
    person = os.fork()
    if person == 0:
        sit(Path(sys.argv[1]), Path(sys.argv[2]), dict(os.environ))
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(person, 0)[1]))
