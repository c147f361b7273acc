"""Try the promises of Candor, each by itself, and tell what came of it.

    python3 packaging/bootstrap.py prove [NAME…] [--full] [--list] [--json] [--page]
    python3 packaging/bootstrap.py prove mutants [NAME…]

Without names all proofs are tried, quickly. What was found is kept in packaging/proofs/record.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

from proofs.fault import Fault
from proofs.faults import FAULTS
from proofs.mutants import Fate
from proofs.outcome import RECORD, Kept, State
from proofs.parts import RUNS
from proofs.rows import ROWS, Row
from proofs.telling import document, listed, page, told
from proofs.tests_run import BrokenRunError
from proofs.trying import MUTANTS, try_all, try_row

ROOT = Path(__file__).resolve().parent.parent
KEPT = RECORD / "outcomes.json"
PAGE = ROOT / "resources" / "manual" / "proofs.md"
DONE, FAILED, WRONG, STOPPED = 0, 1, 2, 130
_FEW = 30  # names that find room in a message

Tried = TypeVar("Tried", Row, Fault)


class UnknownError(Exception):
    """There is no proof, or no fault, of this name."""

    def __init__(self, name: str, known: Sequence[str], what: str) -> None:
        near = get_close_matches(name, known, 1)
        meant = f" Did you mean {near[0]}?" if near else ""
        all_of_them = (
            f"There are {', '.join(known)}." if len(known) <= _FEW else "--list names all."
        )
        super().__init__(f"there is no {what} {name}.{meant} {all_of_them}")


def chosen(names: Sequence[str], offered: Sequence[Tried], what: str) -> tuple[Tried, ...]:
    """Return the proofs or faults of these names, all where there are none.

    Raises `UnknownError`, which says that there is no such `what`.
    """
    known: dict[str, Tried] = {each.id: each for each in offered}
    for name in names:
        if name not in known:
            raise UnknownError(name, [*known], what)
    return tuple(known[name] for name in names) or tuple(offered)


def tell(line: str) -> None:
    """Tell what happens, beside what is printed in the end."""
    print(line, file=sys.stderr, flush=True)


def prove(names: Sequence[str], *, full: bool, as_json: bool) -> int:
    """Try proofs or faults, and print what came of them."""
    kept = Kept.read(KEPT)
    rows: tuple[Row, ...] = ()
    faults: tuple[Fault, ...] = ()
    stopped = False
    try:
        if names[:1] == [MUTANTS]:
            faults = chosen(names[1:], FAULTS, "fault")
            fates = [tried.fate for tried in try_all(faults, ROOT, kept, tell)]
            tell(f"{fates.count(Fate.CAUGHT)} of {len(fates)} faults caught.")
        else:
            offered = [row for row in ROWS if names or full or row.tests or row.id == MUTANTS]
            rows = chosen(names, offered, "proof")
            for row in rows:
                tell(f"trying {row.id} …")
                tell(told(row, try_row(row, ROOT, kept, tell, full=full)))
    except KeyboardInterrupt:
        stopped = True
        tell("stopped; what was done is kept:")
    except BrokenRunError as error:
        tell(f"prove: {error}")
        return FAILED
    print(json.dumps(document(kept, rows, faults), indent=1) if as_json else _text(kept, rows))
    if stopped:
        return STOPPED
    outcomes = [kept.rows.get(row.id) for row in rows]
    outcomes += [kept.faults.get(fault.id) for fault in faults]
    bad = (State.FAILED, State.CUT_SHORT)
    return FAILED if any(each is None or each.state in bad for each in outcomes) else DONE


def _text(kept: Kept, rows: Sequence[Row]) -> str:
    return "\n".join(told(row, kept.rows.get(row.id)) for row in rows)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="bootstrap.py prove", description="Try the promises of Candor, one by one or all."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a proof, or mutants and faults")
    parser.add_argument("--full", action="store_true", help="the full numbers, for two hours")
    parser.add_argument("--list", action="store_true", help="name every proof and every fault")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.add_argument(
        "--page", action="store_true", help="write the page of the manual from what was found"
    )
    asked = parser.parse_args(arguments)
    if asked.list:
        print("\n".join(listed()))
        return DONE
    try:
        code = DONE
        if not asked.page or asked.names:
            code = prove(asked.names, full=asked.full, as_json=asked.json)
    except UnknownError as error:
        tell(f"prove: {error}")
        return WRONG
    if asked.page:
        for run in RUNS:
            run.tidy()
        PAGE.write_text(page(Kept.read(KEPT)), encoding="utf-8")
        tell(f"{PAGE.relative_to(ROOT)} is written.")
    return code


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # it is cut short, and tells
    sys.exit(main(sys.argv[1:]))
