"""The report and the charts as a browser shows and prints them, with the network off."""

from __future__ import annotations

import shutil
import subprocess
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from browser import Browser, started
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from reported_studies import ARABIC, KINDS, LONG, options, study_of, survey_bytes

from app.export import file_bytes
from app.export.look import Look, Size
from app.export.report.contents import report_of
from app.export.report.page import report_page
from app.export.report.values import Report
from app.export.study.values import ExportOptions, open_source
from core.study import Study

pytestmark = pytest.mark.usefixtures("qapp")

DAY = date(2026, 11, 23)
HTTP = "http://candor.invalid/seen.png"
WORD = {
    "id": "word",
    "kind": "one-of",
    "text": "w" * 180,
    "options": options("x" * 190, "y" * 190, "z"),
}
SHOWN = """(() => {
  const paper = document.body.getBoundingClientRect();
  const within = (one, all) => one.left >= all.left - 1 && one.right <= all.right + 1
    && one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
  const charts = [...document.querySelectorAll('svg')].map(svg => {
    const box = svg.getBoundingClientRect(), words = [...svg.querySelectorAll('text')];
    return {seen: within(box, paper) && box.width > 300 && box.height > 40,
      words: words.length, cut: words.filter(each =>
        !within(each.getBoundingClientRect(), box)).map(each => each.textContent)};
  });
  const wide = [...document.querySelectorAll('body *')].filter(each => !each.closest('svg')
    && each.getBoundingClientRect().right > paper.right + 1).map(each => each.textContent);
  const tables = [...document.querySelectorAll('table')].map(table =>
    [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.innerText)));
  return {charts, wide, tables};
})()"""
WORDS = "[...document.querySelectorAll('text')].map(each => each.textContent).join(' ')"


@dataclass(frozen=True)
class Seen:
    """A report in the browser: what stands on its page, and what its print says."""

    study: Path
    report: Report
    shown: dict[str, Any]
    words: str

    @property
    def pages(self) -> list[str]:
        """The words of each printed page."""
        return self.words.split("\f")[:-1]


@dataclass(frozen=True)
class Drawn:
    """A chart as the browser and as librsvg draw it, and its words in the browser."""

    shown: QImage
    drawn: QImage
    words: str


@dataclass(frozen=True)
class Seeing:
    """All that was seen in one start of the browser."""

    reports: dict[str, Seen]
    charts: dict[str, Drawn]
    requests: list[str]


def text_of_pdf(pdf: bytes, folder: Path) -> str:
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed (Debian: poppler-utils)")
    (folder / "printed.pdf").write_bytes(pdf)
    asked = [tool, "-layout", "-enc", "UTF-8", "printed.pdf", "-"]
    done = subprocess.run(asked, cwd=folder, capture_output=True, check=True)
    return done.stdout.decode()


def studies(folder: Path) -> dict[str, Path]:
    nobody = {"bribe": {"yes": 0.0}}
    made: dict[str, tuple[bytes, int, dict[str, Any]]] = {
        "kinds": (survey_bytes(), 200, {}),
        "long": (survey_bytes(LONG), 90, {}),
        "arabic": (survey_bytes(*ARABIC, title="رشاوى", language="ar"), 50, {}),
        "below": (survey_bytes(KINDS[0], WORD), 100, {"shares": nobody, "seed": 2}),
        "nobody": (survey_bytes(), 0, {}),
        "one": (survey_bytes(*KINDS[:3]), 1, {}),
    }
    return {
        name: study_of(folder / f"{name}.study", survey, n, **others)
        for name, (survey, n, others) in made.items()
    }


def charts_of(folder: Path, name: str, report: Report) -> Iterator[tuple[Path, QImage]]:
    """Write charts as SVG, and have them drawn by librsvg."""
    rsvg = shutil.which("rsvg-convert")
    if rsvg is None:
        pytest.skip("rsvg-convert is not installed (Debian: librsvg2-bin)")
    for picture in list(report.pictures)[:3]:
        path = folder / f"{name}-{picture.number}.svg"
        path.write_bytes(file_bytes(picture.chart, "svg", Look(Size.PAGE)))
        drawn = path.with_suffix(".png")
        # CSS has 96 pixels an inch, and so has a window of the browser.
        asked = [rsvg, "--dpi-x", "96", "--dpi-y", "96", "-b", "white", path.name, "-o", drawn.name]
        subprocess.run(asked, cwd=folder, check=True)
        yield path, QImage(str(drawn))


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Seeing:
    folder = tmp_path_factory.mktemp("browser")
    reports, charts, found = {}, {}, {}
    with started(folder) as browser:
        for name, path in studies(folder).items():
            split = "word" if name == "below" else None
            with open_source(path, ExportOptions(split=split)) as source:
                report = report_of(source, DAY)
            reports[name] = report
            page = path.with_suffix(".html")
            page.write_bytes(report_page(report))
            browser.open(page)
            shown = browser.evaluate(SHOWN)
            found[name] = Seen(path, report, shown, text_of_pdf(browser.printed(), folder))
        for name in ("kinds", "arabic"):
            for path, drawn in charts_of(folder, name, reports[name]):
                browser.open(path)
                words = browser.evaluate(WORDS)
                shown = QImage.fromData(browser.picture()).copy(drawn.rect())
                charts[path.stem] = Drawn(shown, drawn, words)
        requests = list(browser.requests)
        assert sees_requests(browser, folder)
    return Seeing(found, charts, requests)


def sees_requests(browser: Browser, folder: Path) -> bool:
    """Whether a page that does ask for something is caught."""
    page = folder / "asks.html"
    page.write_text(f'<!DOCTYPE html><title>asks</title><img src="{HTTP}">', encoding="utf-8")
    browser.open(page)
    return HTTP in browser.requests


def test_that_nothing_is_asked_of_the_network(seen: Seeing) -> None:
    asked = [*(each.study.with_suffix(".html") for each in seen.reports.values())]
    drawn = [asked[0].with_name(f"{name}.svg") for name in seen.charts]
    # What begins with "data:" stands in the page itself.
    requests = [each for each in seen.requests if not each.startswith("data:")]
    assert requests == [path.as_uri() for path in (*asked, *drawn)]


def test_that_every_chart_is_seen_and_nothing_is_cut_off(seen: Seeing) -> None:
    for name, each in seen.reports.items():
        charts = each.shown["charts"]
        assert len(charts) >= len(list(each.report.pictures)) > 0
        assert [one for one in charts if not one["seen"] or not one["words"]] == [], name
        assert [one["cut"] for one in charts if one["cut"]] == [], name
        assert each.shown["wide"] == [], name


def test_that_its_tables_show_the_estimates(seen: Seeing) -> None:
    for name, each in seen.reports.items():
        tables = [[[one.text for one in row] for row in of.table.rows] for of in each.report.tables]
        assert each.shown["tables"] == tables, name
    for name in ("kinds", "below"):
        each = seen.reports[name]
        with Study.open(each.study, write=False) as study:
            said = [one.answers["bribe"] == 1 for one in study.responses()]
        share = 100 * (sum(said) / len(said) - 1 / 4) / (1 / 2)  # of Warner's design at p = 3/4
        written = f"{share:.2f}".replace("-", "−")
        assert ("−" in written) == (name == "below")
        if name == "kinds":
            assert each.shown["tables"][0][0][:3] == ["Yes", str(sum(said)), written]
        else:
            assert each.shown["tables"][0][-1][1:4] == [str(len(said)), str(sum(said)), written]


def test_that_the_print_has_every_word_and_number(seen: Seeing) -> None:
    for name, each in seen.reports.items():
        told = set(each.words.split())
        numeric = [
            cell.text
            for numbers in each.report.tables
            for row in numbers.table.rows
            for cell, column in zip(row, numbers.table.columns, strict=True)
            if column.numeric
        ]
        assert {word for text in numeric for word in text.split()} <= told, name
        heads = [
            one.heading for of in each.report.tables for one in of.table.columns if one.numeric
        ]
        assert {word for text in heads for word in text.split()} <= told, name
    words = seen.reports["long"].words
    assert [i for i in range(30) if words.count(f"{i:02} a long") < 2] == []
    plain = unicodedata.normalize("NFKC", seen.reports["arabic"].words)
    for word in ("المبيعات", "رشوة", "رشاوى"):
        assert word in plain, word
    assert "Nothing to show yet" in seen.reports["nobody"].words


def test_that_the_print_leaves_no_head_and_no_foot_alone(seen: Seeing) -> None:
    for name, each in seen.reports.items():
        heads = {
            " ".join(" ".join(one.heading for one in of.table.columns).split())
            for of in each.report.tables
        }
        for number, page in enumerate(each.pages, start=1):
            lines = [" ".join(line.split()) for line in page.splitlines() if line.strip()]
            assert lines[-1].replace(" ", "") == f"{number}/{len(each.pages)}", name
            assert lines[-2] not in heads, (name, number)
        assert len(each.pages[-1].split()) > len(each.report.foot.split()) + 10, name


def test_that_charts_look_alike_in_a_browser_and_in_librsvg(seen: Seeing) -> None:
    assert len(seen.charts) == 6
    for name, chart in seen.charts.items():
        assert ("Where do you live?" in chart.words) == (name == "kinds-3")
        assert ("دفعت رشوة" in chart.words) == (name == "arabic-2")
        shown, drawn = inked(chart.shown), inked(chart.drawn)
        assert max(drawn) > 0.05, name
        apart = [abs(one - other) for one, other in zip(shown, drawn, strict=True)]
        assert sum(apart) / len(apart) < 0.02, name
        assert max(apart) < 0.25, name


def inked(image: QImage) -> list[float]:
    """Return how dark each of 40 by 20 fields of a picture is, from 0 for white."""
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.convertToFormat(QImage.Format.Format_Grayscale8)
    small = small.scaled(40, 20, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return [1 - small.pixelColor(x, y).lightnessF() for y in range(20) for x in range(40)]
