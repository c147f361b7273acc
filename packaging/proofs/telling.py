"""The proofs as text, as JSON and as a page of the manual."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace

from proofs.fault import Family, Fault
from proofs.faults import FAULTS
from proofs.outcome import Kept, Outcome, State
from proofs.parts import RUNS, LongRun, totals
from proofs.rows import ROWS, Row

_WIDTH = 100
_NOT_YET = "not run yet"
_HEAD = """# Proofs

The promises of Candor, how each is tried, and what came of it when it was last tried. Whoever
doubts a row runs it: the command is the same for everybody, needs Python alone, and each row can
be tried by itself.

    python3 packaging/bootstrap.py prove
    python3 packaging/bootstrap.py prove --list
    python3 packaging/bootstrap.py prove traces epsilon
    python3 packaging/bootstrap.py prove mutants shared-coin-of-bits
    python3 packaging/bootstrap.py prove --full

Without `--full` all rows take about ten minutes on two quiet cores, with it two hours. What was
found is kept in `packaging/proofs/record`, also where a run is cut short, and this page is written
from there with `--page`; `--json` prints it. The exit code is 0 where all that was tried passed.
"""
_OF_LONG_RUNS = """## Long runs

What takes hours is done in parts, by one command after another, on more than one day and more than
one commit; each part is kept in `packaging/proofs/record`. What was found is mended and done again.
"""
_OF_FAULTS = """## Faults that the tests must catch

A test that nothing can make fail proves nothing. So each of these mistakes is made in a copy of the
program, one at a time, and the few tests that must notice it are run, which pass without it.
"""


def listed() -> Iterator[str]:
    """Give a line for each proof and each fault."""
    yield "proofs:"
    for row in ROWS:
        yield f"  {row.id:<36}{row.promise}"
    for family in Family:
        yield f"\nfaults, {family.value}:"
        for fault in FAULTS:
            if fault.family is family:
                yield f"  {fault.id:<36}{fault.sentence}"


def told(row: Row, outcome: Outcome | None) -> str:
    """Tell a proof in a few lines."""
    state = _NOT_YET if outcome is None else outcome.state.value
    lines = [f"{row.id}: {state}", f"  {row.promise}"]
    if outcome is not None:
        lines += textwrap.wrap("; ".join(outcome.figures), _WIDTH - 2)
        lines.append(_when(outcome))
    return "\n  ".join(line.strip() for line in lines)


def _when(outcome: Outcome) -> str:
    run = "full" if outcome.full else "quick"
    return ", ".join(filter(None, (f"{run} run", outcome.day, outcome.commit)))


def document(kept: Kept, rows: Sequence[Row], faults: Sequence[Fault]) -> dict[str, object]:
    """Return what was found of these proofs and faults, as JSON."""
    return {
        "rows": [
            {
                "id": row.id,
                "claim": row.promise,
                "how": row.how,
                "seed": row.seed,
                **_found(kept.rows.get(row.id)),
            }
            for row in rows
        ],
        "faults": [
            {
                "id": fault.id,
                "family": fault.family.value,
                "claim": fault.sentence,
                "file": fault.file,
                **_found(kept.faults.get(fault.id)),
            }
            for fault in faults
        ],
    }


def _found(outcome: Outcome | None) -> Mapping[str, object]:
    if outcome is None:
        return {"state": None}
    return {**asdict(outcome), "state": outcome.state.value}


def page(kept: Kept) -> str:
    """Return the page of the manual."""
    return "\n".join((*_page(kept),)) + "\n"


def _page(kept: Kept) -> Iterator[str]:
    yield _HEAD
    yield "| promise | how it is tried | what came of it | last tried |"
    yield "|---|---|---|---|"
    for row in ROWS:
        outcome = kept.rows.get(row.id)
        how = f"{row.how} What repeats: {row.seed}.{_teeth(row)}"
        yield _line(f"{row.promise} (`{row.id}`)", how, _of(outcome), _last(outcome))
    yield ""
    yield _OF_LONG_RUNS
    for run in RUNS:
        yield from _long(run)
    yield _OF_FAULTS
    for family in Family:
        faults = [fault for fault in FAULTS if fault.family is family]
        yield f"### {family.value.capitalize()}\n"
        yield "| fault | where | what catches it |"
        yield "|---|---|---|"
        for fault in faults:
            outcome = kept.faults.get(fault.id)
            where = f"`{fault.file}`"
            yield _line(f"{fault.sentence} (`{fault.id}`)", where, _catcher(outcome))
        yield ""
    day, commit = _latest(kept)
    yield from textwrap.wrap(
        f"Of {len(FAULTS)} faults {_caught(kept)} were caught when they were last tried"
        + (f", {day}" if day else "")
        + (f", at the commit {commit}." if commit else "."),
        _WIDTH,
    )


def _long(run: LongRun) -> Iterator[str]:
    yield f"### {run.title}\n"
    yield from textwrap.wrap(f"{run.what} What repeats: {run.seed}. To go on:", _WIDTH)
    yield f"\n    {run.command}\n"
    found = list(totals(run.kept().values()))
    if found:
        yield "| of | what it came to | done |"
        yield "|---|---|---|"
        if len(found) > 1:
            found += totals(replace(part, of="all together") for part in found)
        for part in found:
            yield _line(part.of, part.told(), ", ".join((*part.days, *part.commits)))
    else:
        yield f"{_NOT_YET.capitalize()}."
    yield ""
    if run.mended:
        yield "Found by it and mended:\n"
        for each in run.mended:
            yield from textwrap.wrap(f"- {each}", _WIDTH, subsequent_indent="  ")
        yield ""


def _line(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def faults_of(row: Row) -> tuple[Fault, ...]:
    """Return the faults that the tests of a row must catch, so that it fails with each of them."""
    tests = (*row.tests, *row.full)
    return tuple(f for f in FAULTS if any(_among(test, tests) for test in f.tests))


def _among(test: str, tests: Sequence[str]) -> bool:
    path, _, _ = test.partition("::")
    return any(
        test.partition("[")[0] == each or path == each or path.startswith(f"{each}/")
        for each in tests
    )


def _teeth(row: Row) -> str:
    faults = faults_of(row)
    if not faults:
        return ""
    more = len(faults) - 1
    others = f" and with {more} more of the faults below" if more else ""
    return f" It fails with `{faults[0].id}`{others}."


def _of(outcome: Outcome | None) -> str:
    if outcome is None:
        return _NOT_YET
    return f"**{outcome.state.value}**: " + "; ".join(outcome.figures)


def _last(outcome: Outcome | None) -> str:
    return "" if outcome is None else _when(outcome)


def _catcher(outcome: Outcome | None) -> str:
    if outcome is None:
        return _NOT_YET
    if outcome.state is not State.PASSED:
        return f"**{'; '.join(outcome.figures)}**"
    tests = dict.fromkeys(name.partition("[")[0] for name in outcome.figures)
    return ", ".join(f"`{_short(name)}`" for name in tests)


def _short(test: str) -> str:
    """Return the words of a test, which say what it asks for."""
    return test.rpartition("::")[2].removeprefix("test_that_").replace("_", " ")


def _caught(kept: Kept) -> int:
    states = (kept.faults.get(fault.id) for fault in FAULTS)
    return sum(each is not None and each.state is State.PASSED for each in states)


def _latest(kept: Kept) -> tuple[str, str]:
    found = [kept.faults[fault.id] for fault in FAULTS if fault.id in kept.faults]
    last = max(found, key=lambda each: each.day, default=None)
    return ("", "") if last is None else (last.day, last.commit)
