"""Tables for SPSS and Stata as R's package haven reads them, against their CSV: cells, labels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas as pd
import pyreadstat
import pytest
from click.testing import CliRunner
from exported_study import exported_study

from app.commands import cli

SCRIPT = """
library(haven)
d <- %(read)s("%(name)s")
cells <- data.frame(lapply(zap_labels(zap_missing(d)), as.character), check.names=FALSE)
labels <- do.call(rbind, lapply(names(d), function(column) {
  l <- attr(d[[column]], "labels")
  if (is.null(l)) NULL
  else data.frame(column=column, value=as.character(unname(l)), label=names(l))
}))
texts <- vapply(d, function(x) { t <- attr(x, "label"); if (is.null(t)) "" else t }, "")
write.csv(cells, "cells.csv", row.names=FALSE, na="", fileEncoding="UTF-8")
write.csv(labels, "labels.csv", row.names=FALSE, fileEncoding="UTF-8")
texts <- data.frame(column=names(d), text=texts)
write.csv(texts, "texts.csv", row.names=FALSE, fileEncoding="UTF-8")
"""


@pytest.mark.parametrize(("suffix", "read"), [("sav", "read_sav"), ("dta", "read_dta")])
def test_that_haven_reads_what_pyreadstat_reads(
    suffix: str, read: str, r: Callable[[str, Path], str], tmp_path: Path
) -> None:
    study, out = exported_study(tmp_path, 60), tmp_path / "out"
    asked = ["export", str(study), "--out", str(out), "--what", "reports", "--formats", suffix]
    done = CliRunner().invoke(cli, asked)
    assert done.exit_code == 0, done.output
    (path,) = out.glob(f"*.{suffix}")
    r(SCRIPT % {"read": read, "name": path.name}, out)
    ours, meta = getattr(pyreadstat, read)(str(path))
    cells = pd.read_csv(out / "cells.csv")
    assert list(cells) == list(ours)
    for column in ours:
        mine, theirs = ours[column].replace("", np.nan), cells[column]
        if pd.api.types.is_numeric_dtype(theirs):
            # Stata's missing values of a kind are words to pyreadstat, and none to haven here.
            numbers = pd.to_numeric(mine, errors="coerce").to_numpy(float)
            np.testing.assert_array_equal(numbers, theirs.to_numpy(float), column)
        else:
            assert mine.dropna().astype(str).tolist() == theirs.dropna().astype(str).tolist()
    found: dict[str, dict[float, str]] = {}
    for row in pd.read_csv(out / "labels.csv", keep_default_na=False).itertuples():
        try:
            found.setdefault(str(row.column), {})[float(str(row.value))] = str(row.label)
        except ValueError:  # .a, a missing of its kind
            continue
    expected = {
        name: {float(value): text for value, text in values.items() if not isinstance(value, str)}
        for name, values in meta.variable_value_labels.items()
    }
    assert found == {name: values for name, values in expected.items() if values}
    texts = pd.read_csv(out / "texts.csv", keep_default_na=False)
    assert dict(zip(texts["column"], texts["text"], strict=True)) == {
        name: text or "" for name, text in meta.column_names_to_labels.items()
    }
    assert any("هل" in text for text in texts["text"])
