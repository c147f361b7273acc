"""Painted charts: what is seen stands where the numbers say, in every program that shows it."""

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.analyses.words.charts import bar_chart
from app.charts.style import Style, export_style, screen_style
from app.charts.whole_chart import natural_height, paint
from app.export import file_bytes
from app.export.look import Look
from app.words.curves import curve_chart, likelihood_chart
from core.estimate import QuestionEstimate, ShareEstimate
from core.present.chart import (
    BarChart,
    Chart,
    CurveChart,
    Series,
)
from core.privacy.mechanisms import KAry, Warner
from core.survey.model import Kind, Option, Question

pytestmark = pytest.mark.usefixtures("qapp")

SCALE = 3
SHARES = (0.123, 0.087, 0.04, -0.0215)
HOSTILE = ("<b>bold</b> &lt;", "$\\frac{1}{$ _x", "%s {0} %n", "=1+1")
LONG = "A label of two hundred characters that must be wrapped over several lines. " * 3
ARABIC = "هل دفعت مبلغا من المال أو هدية لموظف عام للحصول على خدمة في السنة الماضية"

Pixels = NDArray[np.uint8]

WIDTH = 960.0


def chart_of(
    labels: tuple[str, ...] = ("North", "South", "East", "West"),
    shares: tuple[float, ...] = SHARES,
    *,
    raw: bool = False,
    truth: bool = False,
) -> BarChart:
    options = tuple(Option(f"o{i}", label) for i, label in enumerate(labels))
    question = Question("q", Kind.ONE_OF, labels[0], options=options)
    question = replace(question, channel=KAry(len(labels), Fraction(1, 2)))
    found = tuple(
        ShareEstimate(f"o{i}", 40 + i, s, 0.01, max(0.0, s - 0.02), max(0.01, s + 0.02), s, s)
        for i, s in enumerate(shares)
    )
    estimate = QuestionEstimate(question, 400, 0.95, "likelihood-ratio", found)
    known = {f"o{i}": 0.05 for i in range(len(labels))} if truth else None
    return bar_chart(estimate, "en", raw=raw, truth=known)


def likelihood() -> CurveChart:
    xs = [i / 200 for i in range(81)]
    ys = [-(((x - 0.18) / 0.03) ** 2) for x in xs]
    return likelihood_chart("G", "n = 9", xs, ys, estimate=0.18, low=0.14, high=0.23, cutoff=-2)


def planner() -> CurveChart:
    lines = [Series("Warner", (0.5, 1.0, 4.0), (12.0, 5.0, 3.0)), Series("Curator", (0.5,), (2.0,))]
    return curve_chart("Margin", "", lines, x_unit="ε", y_unit="points")


def painted(chart: Chart, style: Style, width: float = WIDTH) -> QImage:
    height = ceil(natural_height(chart, width, style))
    image = QImage(round(width * SCALE), height * SCALE, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    paint(chart, painter, QRectF(0, 0, width, height), style)
    painter.end()
    return image


def pixels(image: QImage) -> Pixels:
    """Rows, columns, and red, green, blue."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    flat = np.frombuffer(image.constBits(), dtype=np.uint8)
    rows = flat.reshape(image.height(), image.bytesPerLine())
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()


def where(picture: Pixels, colour: QColor) -> NDArray[np.bool_]:
    wanted = np.array([colour.red(), colour.green(), colour.blue()])
    return np.asarray(np.abs(picture.astype(int) - wanted).max(axis=2) <= 3)


def runs(line: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """First and last place of each stretch of True."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], line, [False]]).astype(int)))
    return [(int(a), int(b) - 1) for a, b in zip(edges[::2], edges[1::2], strict=True)]


@dataclass(frozen=True)
class Geometry:
    """What a picture shows, in its pixels: grid lines, and left and right end of each mark."""

    grid: list[float]
    bars: list[tuple[int, int]]
    whiskers: list[tuple[int, int]]
    raw: list[tuple[int, int]]


def longest(mask: NDArray[np.bool_], least: int) -> list[tuple[int, int]]:
    """The longest level stretch of each group of rows that have one of that length."""
    found = [max(runs(line), key=lambda run: run[1] - run[0], default=(0, -1)) for line in mask]
    has = np.array([b - a >= least for a, b in found])
    groups = [found[a : b + 1] for a, b in runs(has)]
    return [max(group, key=lambda run: run[1] - run[0]) for group in groups]


def geometry(picture: Pixels, style: Style) -> Geometry:
    grid = where(picture, style.colour("chart_grid"))
    lines = runs(grid[grid.sum(axis=1).argmax()])
    return Geometry(
        grid=[(a + b) / 2 for a, b in lines],
        bars=longest(where(picture, style.colour("bar")), 10 * SCALE),
        whiskers=longest(where(picture, style.colour("text")), 14 * SCALE),
        raw=longest(where(picture, style.colour("line_strong")), 10 * SCALE),
    )


def expected(chart: BarChart, seen: Geometry) -> Callable[[float], float]:
    """Where a value must stand, told by the outermost grid lines of the picture alone."""
    first, last = chart.axis.ticks[0].at, chart.axis.ticks[-1].at
    per_unit = (seen.grid[-1] - seen.grid[0]) / (last - first)
    return lambda value: seen.grid[0] + (value - first) * per_unit


def assert_marks_stand_at_their_values(chart: BarChart, seen: Geometry) -> None:
    x = expected(chart, seen)
    assert len(seen.bars) == len(seen.whiskers) == len(chart.rows)
    for bar, drawn, whisker in zip(chart.rows, seen.bars, seen.whiskers, strict=True):
        assert bar.value is not None
        assert bar.low is not None
        assert bar.high is not None
        ends = sorted([x(0.0), x(bar.value)])
        assert drawn == pytest.approx((ends[0], ends[1]), abs=1.5 * SCALE)
        assert whisker == pytest.approx((x(bar.low), x(bar.high)), abs=1.5 * SCALE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_that_bars_and_whiskers_stand_at_their_values(scheme: str) -> None:
    style = export_style()
    if scheme == "dark":
        style = replace(style, palette=style.tokens.palette("dark"))
    chart = chart_of()
    seen = geometry(pixels(painted(chart, style)), style)
    # The line at zero is drawn over its grid line.
    x = expected(chart, seen)
    assert seen.grid == pytest.approx([x(tick.at) for tick in chart.axis.ticks if tick.at], abs=2)
    assert_marks_stand_at_their_values(chart, seen)


def test_that_raw_reports_stand_at_their_values() -> None:
    style = export_style()
    chart = chart_of(raw=True)
    seen = geometry(pixels(painted(chart, style)), style)
    x = expected(chart, seen)
    rows = seen.raw[: len(chart.rows)]  # the legend has one more
    assert len(seen.raw) == len(chart.rows) + 1
    for bar, drawn in zip(chart.rows, rows, strict=True):
        assert bar.raw is not None
        assert drawn[1] == pytest.approx(x(bar.raw), abs=1.5 * SCALE)


def test_that_a_known_truth_is_a_diamond_at_its_value() -> None:
    style = replace(export_style(), palette=export_style().palette._replace(chart_truth="#FF0000"))
    chart = chart_of(truth=True)
    picture = pixels(painted(chart, style))
    x = expected(chart, geometry(picture, style))
    rows = runs(np.asarray(where(picture, QColor("#FF0000")).any(axis=1)))
    for top, bottom in rows[: len(chart.rows)]:
        columns = np.flatnonzero(where(picture[top : bottom + 1], QColor("#FF0000")).any(axis=0))
        assert columns.mean() == pytest.approx(x(0.05), abs=SCALE)
        assert bottom - top == pytest.approx(columns[-1] - columns[0], abs=2)
    assert len(rows) == len(chart.rows) + 1


def test_that_the_interval_of_a_curve_is_shaded_from_low_to_high() -> None:
    style, chart = export_style(), likelihood()
    picture = pixels(painted(chart, style))
    shade = where(picture, style.colour("accent_soft"))
    wide = [run for run in runs(shade[shade.sum(axis=1).argmax()]) if run[1] - run[0] > 50]
    grid = where(picture, style.colour("chart_grid"))
    lines = [
        (a + b) / 2 for a, b in runs(np.asarray(grid.sum(axis=0) > 0.9 * grid.sum(axis=0).max()))
    ]
    ticks = chart.x_axis.ticks
    per_unit = (lines[-1] - lines[0]) / (ticks[-1].at - ticks[0].at)
    for place, share in ((wide[0][0], 0.14), (wide[-1][1], 0.23)):
        assert place == pytest.approx(lines[0] + (share - ticks[0].at) * per_unit, abs=SCALE)


@pytest.mark.parametrize("width", [320.0, pytest.param(640.0, marks=pytest.mark.long), 960.0])
@pytest.mark.parametrize(
    "chart",
    [
        chart_of(),
        chart_of(HOSTILE),
        chart_of((LONG[:200], ARABIC, "x" * 200, "中文標籤 😀"), raw=True, truth=True),
        chart_of(tuple(f"Option {i}" for i in range(60)), (0.001,) * 60),
        chart_of(("One", "Two"), (1.2, -0.2)),
        likelihood(),
        planner(),
    ],
    ids=["plain", "hostile", "long", "many", "outside", "likelihood", "planner"],
)
def test_that_nothing_is_cut_off(chart: Chart, width: float) -> None:
    style = export_style()
    surface = where(pixels(painted(chart, style, width)), style.colour("surface"))
    edge = 12 * SCALE
    inner = surface[edge:-edge, edge:-edge]
    assert not inner.all()
    assert surface.sum() - inner.sum() == surface.size - inner.size


def test_that_rows_grow_with_their_labels() -> None:
    style = export_style()
    short, long = chart_of(), chart_of(("North", LONG[:200], "East", "West"))
    assert natural_height(long, WIDTH, style) > natural_height(short, WIDTH, style)
    assert natural_height(long, 480, style) > natural_height(long, WIDTH, style)
    many = chart_of(tuple(f"Option {i}" for i in range(1024)), (0.001,) * 1024)
    assert natural_height(many, WIDTH, style) > 1024 * 20


def test_that_black_and_white_is_without_colour() -> None:
    chart = chart_of(raw=True, truth=True)
    style = export_style(black_and_white=True)
    picture = pixels(painted(chart, style)).astype(int)
    assert (picture.max(axis=2) - picture.min(axis=2)).max() < 24
    hatched = picture[:, :, 0] < 128
    assert hatched.sum() > 1000


def test_that_nothing_yet_is_painted_as_words_without_bars() -> None:
    question = Question("q", Kind.YES_NO, "Q", channel=Warner(Fraction(3, 4)))
    nothing = tuple(ShareEstimate(option, 0, *[None] * 6) for option in ("yes", "no"))
    chart = bar_chart(QuestionEstimate(question, 0, 0.95, "likelihood-ratio", nothing), "en")
    style = export_style()
    picture = pixels(painted(chart, style))
    assert not where(picture, style.colour("bar")).any()
    with_words = where(picture, style.colour("text_muted")).sum()
    without = pixels(painted(replace(chart, message=""), style))
    assert with_words > where(without, style.colour("text_muted")).sum()


def test_that_a_window_paints_its_own_title_and_caption() -> None:
    chart = chart_of()
    assert natural_height(chart, WIDTH, screen_style("light")) < natural_height(
        chart, WIDTH, export_style()
    )


def tool(name: str, package: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: {package})")
    return found


@pytest.mark.parametrize("outlines", [False, True])
def test_that_another_program_shows_the_svg_alike(tmp_path: Path, outlines: bool) -> None:
    rsvg = tool("rsvg-convert", "librsvg2-bin")
    chart, style = chart_of(raw=True, truth=True), export_style(copyable=not outlines)
    (tmp_path / "chart.svg").write_bytes(file_bytes(chart, "svg", Look(outlines=outlines)))
    command = [rsvg, "--zoom", str(SCALE), "chart.svg", "-o", "chart.png"]
    subprocess.run(command, cwd=tmp_path, check=True)
    shown, ours = pixels(QImage(str(tmp_path / "chart.png"))), pixels(painted(chart, style))
    assert shown.shape[1] == ours.shape[1]
    assert_alike(geometry(shown, style), geometry(ours, style))
    assert_marks_stand_at_their_values(chart_of(), geometry_of_svg(tmp_path, rsvg, style))


def geometry_of_svg(folder: Path, rsvg: str, style: Style) -> Geometry:
    (folder / "plain.svg").write_bytes(file_bytes(chart_of(), "svg"))
    command = [rsvg, "--zoom", str(SCALE), "plain.svg", "-o", "plain.png"]
    subprocess.run(command, cwd=folder, check=True)
    return geometry(pixels(QImage(str(folder / "plain.png"))), style)


def test_that_another_program_shows_the_pdf_alike(tmp_path: Path) -> None:
    pdftoppm = tool("pdftoppm", "poppler-utils")
    chart, style = chart_of(), export_style(copyable=True)
    (tmp_path / "chart.pdf").write_bytes(file_bytes(chart, "pdf"))
    command = [pdftoppm, "-r", str(96 * SCALE), "-png", "-singlefile", "chart.pdf", "chart"]
    subprocess.run(command, cwd=tmp_path, check=True)
    shown = geometry(pixels(QImage(str(tmp_path / "chart.png"))), style)
    assert_alike(shown, geometry(pixels(painted(chart, style)), style))
    assert_marks_stand_at_their_values(chart, shown)


def assert_alike(shown: Geometry, ours: Geometry) -> None:
    assert shown.grid == pytest.approx(ours.grid, abs=2)
    for theirs, mine in ((shown.bars, ours.bars), (shown.whiskers, ours.whiskers)):
        assert len(theirs) == len(mine)
        assert np.ravel(theirs) == pytest.approx(np.ravel(mine), abs=3)


def test_that_labels_are_literal_in_a_pdf_that_can_be_searched(tmp_path: Path) -> None:
    pdftotext = tool("pdftotext", "poppler-utils")
    chart = chart_of(HOSTILE)
    (tmp_path / "chart.pdf").write_bytes(file_bytes(chart, "pdf"))
    command = [pdftotext, "-layout", "chart.pdf", "-"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)
    text = done.stdout.decode("utf-8")
    for label in HOSTILE:
        assert label in text
    for bar in chart.rows:
        assert bar.value_text in text
        assert bar.interval_text in text
    assert chart.subtitle in text
