"""Count files on two worker processes of a real scheduler, and kill one on the way."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from core.many_machines.connecting import DaskMachines, machines_at
from core.many_machines.estimate import count
from core.many_machines.part_counts import Job
from core.many_machines.partitions import partitions_of


def refuses_strangers(address: str) -> bool:
    from distributed import Client
    from distributed.security import Security

    try:
        Client(address, security=Security.temporary(), timeout="2s", set_as_default=False)
    except OSError:
        return True
    return False


def main(survey: str, part: int, paths: list[str]) -> None:
    job = Job(Path(survey).read_bytes())
    killed: list[int] = []

    def report(done: int, total: int) -> None:
        if done == total // 2 and not killed:
            killed.append(min(machines.client.run(os.getpid).values()))
            os.kill(killed[0], signal.SIGKILL)

    machines: DaskMachines
    with machines_at("local", workers=2) as machines:
        about = machines.client.scheduler_info()
        addresses = [about["address"], *about["workers"]]
        members = [about, *about["workers"].values()]
        total = count(partitions_of(paths, part), job, machines, report)
        told = {
            "n": total.n,
            "counts": [each.whole.counts for each in total.tallies],
            "verdicts": [total.duplicates, total.conflicts],
            "refused": {code.value: n for code, n in sorted(total.refused.items())},
            "killed": len(killed),
            "places": sorted({address.rpartition(":")[0] for address in addresses}),
            "pages": [name for each in members for name in each["services"]],
            "strangers refused": refuses_strangers(about["address"]),
        }
    print(json.dumps(told))  # noqa: T201 - to who started it


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
