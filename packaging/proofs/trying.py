"""Trying proofs: their tests, or the faults that the tests must catch."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from proofs.fault import Fault
from proofs.faults import FAULTS
from proofs.mutants import Fate, Tried, try_faults
from proofs.outcome import Kept, Outcome, State, commit_of, stamped
from proofs.rows import Row
from proofs.tests_run import BrokenRunError, CutShort, Run, run_tests

MUTANTS = "mutants"
_QUICK_FAULTS = 2  # of each family, in a quick run
_MOST_NAMED = 5

Tell = Callable[[str], None]


def try_row(row: Row, root: Path, kept: Kept, tell: Tell, *, full: bool) -> Outcome:
    """Try one promise and keep what became of it, also where it is cut short."""
    commit = commit_of(root)
    try:
        if row.id == MUTANTS:
            faults = FAULTS if full else quick_faults()
            outcome = _of_faults(try_all(faults, root, kept, tell))
        elif not (row.tests or full):
            outcome = Outcome(State.NOT_TRIED, ("it is tried by --full alone",))
        else:
            outcome = _of_run(_run(row, root, full=full))
    except KeyboardInterrupt as stop:
        figures = _of_run(stop.run).figures if isinstance(stop, CutShort) else ()
        kept.rows[row.id] = stamped(Outcome(State.CUT_SHORT, figures, full=full), commit)
        kept.write()
        raise
    except BrokenRunError as error:
        outcome = Outcome(State.FAILED, (f"did not run: {error}",))
    outcome = stamped(replace(outcome, full=full), commit)
    kept.rows[row.id] = outcome
    kept.write()
    return outcome


def _run(row: Row, root: Path, *, full: bool) -> Run:
    tests = (*row.tests, *(row.full if full else ()))
    workers = ("-n", str(min(2, os.cpu_count() or 1)), "--dist", "worksteal")
    return run_tests(root, tests, (*workers, *(("--long",) if full else ())))


def _of_run(run: Run) -> Outcome:
    """Say what the tests of a promise came to."""
    failed = (*run.broken, *run.failed)
    n, skipped = len(run.tests), len(run.tests) - len(run.passed) - len(failed)
    figures = [f"{n - skipped:,} tests in {run.seconds:.0f} s", *run.figures]
    if skipped:
        figures.append(f"{skipped} not tried here: " + "; ".join(run.skipped))
    if failed:
        more = len(failed) - _MOST_NAMED
        named = [*failed[:_MOST_NAMED], *([f"and {more} more"] if more > 0 else [])]
        figures.append("failed: " + ", ".join(named))
    state = State.FAILED if failed else State.PASSED if run.passed else State.NOT_TRIED
    return Outcome(state, tuple(figures), seconds=run.seconds)


def quick_faults() -> tuple[Fault, ...]:
    """Return a few faults of each family, with which a quick run is content."""
    families = groupby(FAULTS, key=lambda fault: fault.family)
    return tuple(fault for _, some in families for fault in list(some)[:_QUICK_FAULTS])


def try_all(faults: Sequence[Fault], root: Path, kept: Kept, tell: Tell) -> Iterator[Tried]:
    """Try faults one after the other; keep and tell of each as soon as it is known."""
    commit = commit_of(root)
    for tried in try_faults(root, faults):
        caught = tried.fate is Fate.CAUGHT
        figures = tried.caught_by if caught else (tried.fate.value, *filter(None, (tried.why,)))
        outcome = Outcome(State.PASSED if caught else State.FAILED, figures, seconds=tried.seconds)
        kept.faults[tried.fault.id] = stamped(outcome, commit)
        kept.write()
        tell(told_fault(tried))
        yield tried


def told_fault(tried: Tried) -> str:
    """Say in a line what became of a fault."""
    by = ""
    if tried.fate is Fate.CAUGHT:
        more = len(tried.caught_by) - 1
        by = f"by {tried.caught_by[0]}" + (f" and {more} more" if more else "")
    return f"{tried.fate.value:<16}{tried.fault.id:<36}{by or tried.why}".rstrip()


def _of_faults(found: Iterator[Tried]) -> Outcome:
    tried = list(found)
    counts = Counter(each.fate for each in tried)
    figures = [f"{counts[Fate.CAUGHT]} of {len(tried)} faults caught"]
    for fate in (Fate.SURVIVED, Fate.UNFIT, Fate.NOT_TRIED):
        names = [each.fault.id for each in tried if each.fate is fate]
        if names:
            figures.append(f"{fate.value}: {', '.join(names)}")
    seconds = sum(each.seconds for each in tried)
    passed = counts[Fate.CAUGHT] == len(tried)
    return Outcome(State.PASSED if passed else State.FAILED, tuple(figures), seconds=seconds)
