"""Two people with different truths and the same report leave the same traces, byte for byte."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from coupled import Trace, both_traces, by_truth
from coupled_cases import CASES, slipping
from coupled_draws import drawn
from coupled_person import KIOSK, PREVIEW
from system_calls import untraced

# All that the program may write for a respondent; the names hold a digest and a random id.
WRITTEN = (
    r"home/\.config/candor/settings\.json",
    r"home/\.local/share/candor/sittings/[0-9a-f]{64}/\.begun",
    r"home/\.local/share/candor/sittings/[0-9a-f]{64}/[0-9a-f]{32}\.sitting",
    r"home/.+/[0-9a-f]{32}\.response",
)
# The same at a kiosk, which erases the sitting: there the outbox and what it knows of it stay.
AT_KIOSK = (
    WRITTEN[0],
    r"home/\.local/share/candor/kiosk\.lock",
    r"home/\.local/share/candor/kiosk-[0-9a-f]{32}\.files",
    r"outbox/[0-9a-f]{32}\.response",
)
WRITTEN_IN = {"": WRITTEN, KIOSK: AT_KIOSK, PREVIEW: WRITTEN[:1]}  # a preview keeps nothing
# What Qt says, where there is no screen, of a page on a stage.
OF_STAGE = "This plugin does not support propagateSizeHints()\n"
WRITING_EVENTS = {"os.rename", "os.link", "os.symlink", "os.truncate"}


# Each procedure, each mechanism and each way of coming back is there otherwise; a long run looks
# at every pair.
PAIRED = (
    "scrambled at a kiosk",
    *("forced, scrambled", "forced, spinner", "binary, spinner", "warner, die"),
    *("the wrong word of coins", "a wheel cut short", "a clear answer not confirmed"),
)


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.long if n in PAIRED else ()) for n in CASES]
)
def test_that_two_truths_with_one_report_leave_the_same_traces(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    one, other = both_traces(case, tmp_path)
    assert case.one.truths != case.other.truths
    assert one.answers == case.reports
    assert one.differs_from(other) == {}
    assert_that_nothing_else_is_there(one, case.scene)


@pytest.mark.parametrize("name", ["forced, coins", "some asked, a wheel cut short"])
def test_that_ten_pairs_whom_a_seed_draws_leave_the_same_traces(name: str, tmp_path: Path) -> None:
    case = drawn(CASES[name], 1, 8)
    one, other = both_traces(case, tmp_path)
    assert len(by_truth(case, one, other)) > 10  # with practice
    assert one.answers == case.reports
    assert one.differs_from(other) == {}
    assert_that_nothing_else_is_there(one)


def test_that_the_system_is_asked_for_the_same_whatever_the_truth(tmp_path: Path) -> None:
    """Of each of the two, all calls that change a file, also those that Python knows nothing of."""
    if untraced():
        pytest.skip(untraced())
    one, other = both_traces(replace(CASES["warner, die"], traced=True, looks=()), tmp_path)
    calls = one.aspects["system calls"]
    assert isinstance(calls, list)
    assert [call for call in calls if call.startswith("link") and ".response" in call]
    assert calls == other.aspects["system calls"]
    assert one.differs_from(other) == {}


# What is told by the keys that are pressed, and by each of the writings: a press more or less.
OF_THE_PRESSES = {"touched", "frames"}


def test_that_an_exchanged_word_leaves_what_a_word_pressed_at_once_leaves(tmp_path: Path) -> None:
    slipped, straight = both_traces(slipping(CASES["warner, spinner"], 0), tmp_path)
    assert slipped.answers == straight.answers
    assert set(slipped.differs_from(straight)) <= OF_THE_PRESSES


def assert_that_nothing_else_is_there(trace: Trace, scene: str = "") -> None:
    """What both leave alike is only what a person is told of."""
    written = WRITTEN_IN[scene]
    files = trace.aspects["files"]
    assert isinstance(files, dict)
    kept = {path: fate for path, fate in files.items() if fate[0].startswith("0o100")}
    assert len(kept) == len(written)
    for path, (rights, when, content) in kept.items():
        (pattern,) = [p for p in written if re.fullmatch(p, path)]
        if pattern.endswith("lock"):
            continue
        if "settings" not in pattern:
            assert (rights, when) == ("0o100600", 0), path
        else:
            assert json.loads(bytes.fromhex(content))["recent"] == []
    assert trace.aspects["output"] == ["", OF_STAGE if scene == PREVIEW else ""]
    touched = trace.aspects["touched"]
    assert isinstance(touched, list)
    assert not [event for event, *_ in touched if event.startswith(("socket", "subprocess"))]
    for event, *arguments in touched:
        if event in WRITING_EVENTS:
            allowed = (*written, r"kiosk/[0-9a-f]{64}/[0-9a-f]{32}\.sitting")  # erased later
            assert any(re.search(f"{pattern}$", arguments[1]) for pattern in allowed), arguments
    for name, value in trace.aspects.items():
        if name.startswith("clipboard"):
            assert value == [], name
        if name.startswith("numbers"):
            assert isinstance(value, list)
            assert not [times for found in value for times in found.values() if times], name
        if name.startswith("titles"):
            shown = "Write a survey" if scene == PREVIEW else "Work and money"
            assert value in (["Candor"], [f"{shown} – Candor"]), name
