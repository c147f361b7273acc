"""Names, labels and lines that other programs can hold, and tables that they cannot."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyreadstat
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.interchange.datasets import excel, spss, stata
from core.interchange.datasets.names import (
    SPSS,
    STATA,
    Naming,
    cut,
    cut_label,
    cut_values,
    lines_of,
    names_in,
    utf8_bytes,
)
from core.interchange.datasets.table import Cells, Dataset, Fault, Label, Sort, Unwritable, Variable

ALLOWED = {SPSS: r"[A-Za-z][A-Za-z0-9_.@#$]{0,63}", STATA: r"[A-Za-z_][A-Za-z0-9_]{0,31}"}
ids = st.from_regex(r"[a-zA-Z][a-z0-9_-]{0,31}(\.[a-z][a-z0-9_-]{0,31})?", fullmatch=True)


@pytest.mark.parametrize("naming", [SPSS, STATA], ids=["spss", "stata"])
@given(names=st.lists(ids | st.sampled_from(["with", "a.b", "a_b", "A_b", "_n", "str8", "1"])))
@settings(max_examples=40)
def test_that_names_are_taken_and_stay_apart(naming: Naming, names: list[str]) -> None:
    names = list(dict.fromkeys(names))
    found = names_in(naming, names)
    folded = [name.lower() for name in found]
    assert len(set(folded)) == len(names)
    for name in found:
        assert re.fullmatch(ALLOWED[naming], name)
        assert not name.endswith(".")
    reserved = {"with", "to", "all"} if naming is SPSS else {"with", "_n", "str8", "int"}
    assert reserved.isdisjoint(folded)


def test_that_a_name_that_fits_keeps_its_place_before_those_that_do_not() -> None:
    assert names_in(STATA, ["A", "a", "b-c", "b_c"]) == ("A", "a_2", "b_c_2", "b_c")
    assert names_in(SPSS, ["job.sales", "to", "x."]) == ("job.sales", "to_2", "x")
    long = [f"{'q' * 32}.{'o' * 31}{end}" for end in "ab"]
    assert names_in(STATA, long) == ("q" * 32, "q" * 30 + "_2")


@given(text=st.text(max_size=60), most=st.integers(4, 40))
@settings(max_examples=60)
def test_that_a_text_is_cut_between_characters(text: str, most: int) -> None:
    text = text.encode("utf-8", "ignore").decode()
    made = cut(text, most, utf8_bytes)
    assert utf8_bytes(made) <= most
    if made == text:
        return
    assert made.endswith("…")
    kept = made[:-1]
    assert text.startswith(kept)
    rest = text[len(kept) :].lstrip()
    assert not (rest and kept and unicodedata.category(rest[0]).startswith("M"))


def test_that_the_option_stays_where_a_label_is_cut() -> None:
    label = Label("سؤال طويل جدا عن المهنة التي تمارسها في هذه السنة", "تاجر")
    made = cut_label(label, 60, utf8_bytes)
    assert made.endswith("… :: تاجر")
    assert 50 < utf8_bytes(made) <= 60
    assert cut_label(Label("Which?", "o" * 90), 80) == "o" * 79 + "…"
    assert cut_values({1: "ä" * 90, 2: "ä" * 91}, 120, utf8_bytes) == {
        1: "ä" * 58 + "…",
        2: "ä" * 56 + "… [2]",
    }


@given(texts=st.lists(st.text(max_size=80), max_size=4))
@settings(max_examples=40)
def test_that_lines_are_short_and_lose_no_word(texts: list[str]) -> None:
    texts = [text.encode("utf-8", "ignore").decode() for text in texts]
    lines = lines_of(texts, 16)
    assert all(utf8_bytes(line) <= 16 for line in lines)
    assert "".join("".join(lines).split()) == "".join("".join(texts).split())


def test_that_a_file_of_spss_that_was_cut_short_is_not_taken_for_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk pyreadstat tells nothing: the file is short, or holds no row."""
    variable = Variable("a", Label("A"), Sort.WHOLE, high=1_000)
    numbers = np.arange(1_000)
    data = Dataset("reports", "t", (variable,), 1_000, lambda: iter([(Cells(numbers),)]))
    path, plain = tmp_path / "a.sav", pyreadstat.write_sav
    spss.write(data, path)
    whole = path.read_bytes()

    lengths = [len(whole) - 16, len(whole) - 1_000, 100, 0]

    def short(*given_: Any, **how: Any) -> None:
        plain(*given_, **how)
        os.truncate(path, lengths.pop())

    monkeypatch.setattr(pyreadstat, "write_sav", short)
    while lengths:
        with pytest.raises(OSError):  # noqa: PT011 - what it says depends on the disk
            spss.write(data, path)


def wide(n: int, columns: int) -> Dataset:
    one = Variable("a", Label("A"), Sort.WHOLE)
    return Dataset("reports", "t", (one,) * columns, n, lambda: iter(()))


@pytest.mark.parametrize(
    ("write", "data", "fault"),
    [
        (excel.write, wide(1_048_576, 1), Fault.TOO_MANY_ROWS),
        (excel.write, wide(1, 16_385), Fault.TOO_MANY_COLUMNS),
        (stata.write, wide(1, 32_768), Fault.TOO_MANY_COLUMNS),
        (spss.write, wide(1, 32_768), Fault.TOO_MANY_COLUMNS),
        (spss.write, wide(5_000_001, 100), Fault.TOO_MANY_CELLS),
    ],
)
def test_that_a_table_that_has_no_room_is_refused(
    write: Callable[[Dataset, Path], None], data: Dataset, fault: Fault, tmp_path: Path
) -> None:
    with pytest.raises(Unwritable) as refused:
        write(data, tmp_path / "x")
    assert refused.value.fault is fault
    assert not (tmp_path / "x").exists()
