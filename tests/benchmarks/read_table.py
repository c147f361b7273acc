"""The memory that reading a table of a million responses takes, in a process of its own.

python tests/benchmarks/read_table.py TABLE SURVEY
"""

import os
import sys
from pathlib import Path

from core.study import Study
from core.study.check_file import judge
from core.study.many.pieces import Many
from core.study.rules import Rules, rules_of


def taken(path: Path, rules: Rules) -> int:
    """Read a table as an import does; return how many of its rows were taken at once."""
    found = judge(str(path), rules)
    return sum(len(each.batch.places) for each in found if isinstance(each, Many))


def peak() -> float:
    """Return the most memory of this process so far, in MiB; not on Windows."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def held() -> float:
    """Return the memory of this process, in MiB; on Linux alone.

    The peak of a process that another one began is never below what that one held.
    """
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


if __name__ == "__main__":
    with Study.in_memory(Path(sys.argv[2]).read_bytes(), for_analysis=True) as study:
        rules = rules_of(study, None)
        before = held()
        most = max(held() for _ in judge(sys.argv[1], rules))
        sys.stdout.write(str(most - before))
