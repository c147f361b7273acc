"""In which encodings a table can be read where nothing says it, and how it reads in each."""

from __future__ import annotations

import codecs
import io
from pathlib import Path

import pandas as pd
import pytest

from core.interchange.tables import ReadOptions, open_table
from core.interchange.tables.encodings import ENCODINGS, PossibleEncoding, readings


def table(folder: Path, text: str, encoding: str) -> Path:
    path = folder / "table.csv"
    path.write_bytes(text.encode(encoding))
    return path


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        ("Zoë", "windows-1252"),
        ("Zoë’s", "windows-1252"),
        ("Łódź", "windows-1250"),
        ("Привет", "windows-1251"),
        ("Привет", "koi8-r"),
        ("名前", "shift_jis"),
        ("中文姓名", "gb18030"),
        ("Zoë", "macintosh"),
        ("Zoë Müller", "cp850"),
        ("Zoë", "utf-16-le"),
        ("Zoë", "utf-16-be"),
    ],
)
def test_that_the_right_encoding_is_offered_with_how_it_reads(
    name: str, encoding: str, tmp_path: Path
) -> None:
    path = table(tmp_path, f"id,name\n1,{name}\n", encoding)
    found = readings(path)
    assert PossibleEncoding(encoding, name) in found
    for each in found:  # whatever is offered can be read to its end
        heads_and_rows = open_table(path, ReadOptions(encoding=each.encoding))
        assert list(heads_and_rows.rows()) == [("row 2", ("1", each.sample))]


def test_that_texts_that_read_alike_are_offered_once_and_what_nobody_writes_not(
    tmp_path: Path,
) -> None:
    found = readings(table(tmp_path, "id,name\n1,Zoë\n", "latin-1"))
    samples = [each.sample for each in found]
    assert len(set(samples)) == len(samples)
    assert "iso-8859-15" not in [each.encoding for each in found]  # it reads as windows-1252 does
    # The euro sign is none of the control characters that the other standard has in its place.
    found = readings(table(tmp_path, "id,name\n1,€5\n", "windows-1252"))
    assert PossibleEncoding("windows-1252", "€5") in found
    assert not any("\x80" in each.sample for each in found)


def test_that_wide_text_of_ascii_alone_shows_its_first_line(tmp_path: Path) -> None:
    path = table(tmp_path, "id,name\n1,Ali\n", "utf-16-le")
    assert readings(path) == (PossibleEncoding("utf-16-le", "id,name"),)


def test_that_text_of_ascii_alone_and_bytes_of_none_have_no_encoding_to_choose(
    tmp_path: Path,
) -> None:
    assert readings(table(tmp_path, "id,name\n1,Ali\n", "ascii")) == ()
    path = tmp_path / "bytes"
    path.write_bytes(b"a\0" + bytes(range(256)) * 3)
    assert readings(path) == ()


def test_that_the_first_telling_words_are_found_far_behind(tmp_path: Path) -> None:
    path = table(tmp_path, "id,name\n" + "1,Ali\n" * 50_000 + "2,Zoë\n", "latin-1")
    assert readings(path)[0] == PossibleEncoding("windows-1252", "Zoë")


def test_that_cells_of_stata_are_read_in_an_encoding(tmp_path: Path) -> None:
    file = io.BytesIO()
    pd.DataFrame({"name": ["Zoë", "x"]}).to_stata(file, write_index=False, version=114)
    path = tmp_path / "any.dta"
    path.write_bytes(file.getvalue())
    assert readings(path)[0] == PossibleEncoding("windows-1252", "Zoë")


def test_that_every_encoding_has_a_name_that_python_knows() -> None:
    assert len({codecs.lookup(name).name for name in ENCODINGS}) == len(ENCODINGS)
