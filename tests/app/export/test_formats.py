"""Chart files: whole or not there at all, with their words inside, without a screen."""

import errno
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QGuiApplication, QImage

from app.export import file_bytes, file_name, png, write_file, write_files
from app.export.formats import Takes, file_formats
from app.export.look import Look, Size
from app.words.refusals import remedy
from core.facts.errors import Code, Refused
from core.present.chart import Axis, Bar, BarChart, Tick
from folders import ROOT

pytestmark = pytest.mark.usefixtures("qapp")

WIDTH = 960.0
CHARTS = [each.name for each in file_formats(Takes.CHART)]
SVG = "{http://www.w3.org/2000/svg}"


def chart_of(n_rows: int = 2, title: str = "Occupation") -> BarChart:
    rows = tuple(
        Bar(f"o{i}", f"Option {i}", 0.1, 0.05, 0.15, value_text="10.0%") for i in range(n_rows)
    )
    axis = Axis(0.0, 0.2, (Tick(0.0, "0%"), Tick(0.1, "10"), Tick(0.2, "20%")), "%", (0.0, 1.0))
    return BarChart(title, "n = 9", rows, axis, "A caption.", "A bar chart.", columns=("Share", ""))


def test_that_a_png_has_the_resolution_of_print(tmp_path: Path) -> None:
    path = tmp_path / "chart.png"
    write_file(chart_of(), path)
    image = QImage(str(path))
    assert image.width() == 3000
    assert image.dotsPerMeterX() == image.dotsPerMeterY() == round(300 / 0.0254)
    assert (image.text("Title"), image.text("Description")) == ("Occupation", "A bar chart.")


def svg_of(chart: BarChart, look: Look | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(file_bytes(chart, "svg", look or Look()))  # noqa: S314 - ours


def test_that_an_svg_tells_its_words() -> None:
    title, words = '<script>x</script> & "y" ]]>', "<image href='x'/> %s & ü"
    root = svg_of(replace(chart_of(title=title), alt_text=words))
    assert root.get("viewBox", "").startswith("0 0 960 ")
    assert root.get("role") == "img"
    named = {each.get("id"): each.text for each in root.iter() if each.get("id")}
    assert [named[each] for each in root.get("aria-labelledby", "").split()] == [title, words]
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    shapes = {"g", "rect", "path", "polyline", "polygon"}
    assert tags <= {"svg", "title", "desc", "text", *shapes}
    assert not [e for e in root.iter() if any("href" in key for key in e.attrib)]
    assert not [e for e in root.iter() if "style" in e.attrib]


def test_that_the_letters_of_an_svg_are_text_that_is_never_squeezed() -> None:
    root = svg_of(replace(chart_of(), subtitle="n = 9 · ε ≤ 3 <b>"))
    texts = {each.text: each for each in root.iter(SVG + "text")}
    assert {"Occupation", "n = 9 · ε ≤ 3 <b>", "Option 0", "10.0%", "A caption."} <= texts.keys()
    for text, element in texts.items():
        assert "sans-serif" in element.get("font-family", ""), text
        assert element.get("textLength") is None  # squeezed letters are misread
    outlined = svg_of(chart_of(), Look(outlines=True))
    assert not list(outlined.iter(SVG + "text"))
    assert len(list(outlined.iter(SVG + "path"))) > len(list(root.iter(SVG + "path")))


def test_that_arabic_stays_together_in_an_svg() -> None:
    words = "نعم دفعت رشوة"
    first, *others = chart_of().rows
    chart = replace(chart_of(), rows=(replace(first, label=words), *others))
    assert words in [each.text for each in svg_of(chart).iter(SVG + "text")]


@pytest.mark.parametrize(("size", "width"), [(Size.COLUMN, 85), (Size.PAGE, 170), (Size.WIDE, 254)])
@pytest.mark.parametrize("n_rows", [1, 12])
def test_that_charts_have_the_width_they_are_for(size: Size, width: int, n_rows: int) -> None:
    look = Look(size)
    root = svg_of(chart_of(n_rows), look)
    assert root.get("width") == f"{width}mm"
    image = QImage.fromData(file_bytes(chart_of(n_rows), "png", look))
    assert image.width() == pytest.approx(width / 25.4 * 300, abs=1)
    assert image.dotsPerMeterX() == pytest.approx(300 / 0.0254, abs=15)
    (box,) = re.findall(
        rb"/MediaBox \[0 0 (\S+) (\S+)\]", file_bytes(chart_of(n_rows), "pdf", look)
    )
    assert float(box[0]) == pytest.approx(width / 25.4 * 72, abs=1)


@pytest.mark.parametrize("n_rows", [1, 12, 200])
def test_that_a_slide_keeps_its_form_and_all_of_the_chart(n_rows: int) -> None:
    look = Look(Size.SLIDE)
    root = svg_of(chart_of(n_rows), look)
    assert (root.get("width"), root.get("height")) == ("338.667mm", "190.5mm")
    assert [f"Option {i}" for i in range(n_rows)] == [
        each.text for each in root.iter(SVG + "text") if (each.text or "").startswith("Option")
    ]
    bottom = float(root.get("viewBox", "").split()[3])
    assert all(float(each.get("y", "")) < bottom for each in root.iter(SVG + "text"))


def test_that_a_chart_without_its_title_keeps_method_badge_and_alternative_text() -> None:
    chart = replace(chart_of(), badge="Rehearsal")
    titled, plain = svg_of(chart), svg_of(chart, Look(titled=False))
    drawn = [each.text for each in plain.iter(SVG + "text")]
    assert "Occupation" not in drawn
    assert {"n = 9", "Rehearsal"} <= set(drawn)
    assert plain.findtext(SVG + "title") == "Occupation"
    bare = svg_of(replace(chart, badge=""), Look(titled=False))
    heights = [float(each.get("viewBox", "").split()[3]) for each in (titled, bare)]
    assert heights[0] > heights[1]


def test_that_a_pdf_is_one_page_of_the_size_of_the_chart() -> None:
    data = file_bytes(chart_of(), "pdf")
    boxes = re.findall(rb"/MediaBox \[0 0 (\S+) (\S+)\]", data)
    height = QImage.fromData(file_bytes(chart_of(), "png")).height() / 3.125
    assert len(boxes) == 1
    assert float(boxes[0][0]) == pytest.approx(WIDTH * 0.75, abs=1)
    assert float(boxes[0][1]) == pytest.approx(height * 0.75, abs=1)
    assert b"/FontFile" in data


def test_that_a_long_pdf_stays_a_page_that_readers_accept() -> None:
    data = file_bytes(chart_of(1024), "pdf")
    (box,) = re.findall(rb"/MediaBox \[0 0 (\S+) (\S+)\]", data)
    assert float(box[1]) <= 14_400


def test_that_a_picture_painted_in_bands_has_no_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    chart = chart_of(12)
    whole = QImage.fromData(file_bytes(chart, "png"))
    monkeypatch.setattr(png, "_BAND", 101)
    assert QImage.fromData(file_bytes(chart, "png")) == whole


def test_that_a_very_long_picture_loses_resolution_not_rows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(png, "_MOST_PIXELS", 1_000_000)
    image = QImage.fromData(file_bytes(chart_of(40), "png"))
    assert image.width() * image.height() <= 1_010_000
    assert image.height() / image.width() == pytest.approx(40 * 24 / WIDTH, rel=0.25)


@pytest.mark.parametrize(
    ("number", "what"),
    [
        (errno.ENOSPC, "Free some space"),
        (errno.EACCES, "in which you may write"),
        (errno.EROFS, "not write-protected"),
        (errno.EIO, "Choose another folder"),
    ],
)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_that_a_failed_write_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, what: str
) -> None:
    path = tmp_path / "chart.svg"
    path.write_bytes(b"before")

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(Refused) as refused:
        write_file(chart_of(), path)
    assert refused.value.problem.code is Code.IO
    assert what in remedy(refused.value.problem)
    assert path.read_bytes() == b"before"
    assert os.listdir(tmp_path) == ["chart.svg"]


def test_that_a_missing_folder_is_named_as_such(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        write_file(chart_of(), tmp_path / "gone" / "chart.png")
    assert remedy(refused.value.problem) == "Choose a folder that exists."


def test_that_a_picture_has_its_ground_to_its_edge() -> None:
    """A row that is covered in part had shown the memory beneath it."""
    picture = QImage.fromData(file_bytes(chart_of(1), "png"))
    last = picture.height() - 1
    found = {picture.pixelColor(x, last).lightness() for x in range(picture.width())}
    assert found <= {254, 255}


@pytest.mark.parametrize("look", [Look(), Look(outlines=True)], ids=["text", "outlines"])
def test_that_a_file_does_not_tell_the_font_of_the_program(look: Look) -> None:
    font = QGuiApplication.font()
    before = file_bytes(chart_of(), "svg", look)
    try:
        QGuiApplication.setFont(QFont("Noto Sans", 23))
        assert file_bytes(chart_of(), "svg", look) == before
    finally:
        QGuiApplication.setFont(font)


def test_that_an_unknown_format_writes_nothing(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"'bmp' is not one of csv, .*, png, svg, pdf"):
        write_files([("job", chart_of())], tmp_path, ["png", "bmp"])
    with pytest.raises(ValueError, match="'' is not one of"):
        write_file(chart_of(), tmp_path / "chart")
    assert os.listdir(tmp_path) == []


def test_that_every_chart_is_written_in_every_format(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    charts = [("job", chart_of()), ("con", chart_of(3))]
    paths = write_files(charts, tmp_path, report=lambda done, all_: told.append((done, all_)))
    names = [f"{stem}.{f}" for stem in ("job", "con-chart") for f in CHARTS]
    assert [path.name for path in paths] == names
    assert sorted(os.listdir(tmp_path)) == sorted(names)
    assert told == [(done, 6) for done in range(7)]


def test_that_a_cancelled_export_keeps_what_was_written(tmp_path: Path) -> None:
    def stop_after(limit: int) -> Callable[[int, int], None]:
        def report(done: int, _total: int) -> None:
            if done == limit:
                raise KeyboardInterrupt

        return report

    with pytest.raises(KeyboardInterrupt):
        write_files([("job", chart_of())], tmp_path, ["svg", "png"], report=stop_after(1))
    assert os.listdir(tmp_path) == ["job.svg"]
    ElementTree.parse(tmp_path / "job.svg")  # noqa: S314 - made by ourselves a line before


def test_that_names_windows_keeps_for_devices_are_avoided() -> None:
    assert file_name("nul", "png") == "nul-chart.png"
    assert file_name("null", "png") == "null.png"


@pytest.mark.parametrize("display", [None, ":4711"])
def test_that_charts_are_written_without_a_screen(tmp_path: Path, display: str | None) -> None:
    program = (
        "from pathlib import Path; from app.export import write_file; "
        "from core.present.chart import BarChart, share_axis; "
        "chart = BarChart('中文 हिन्दी', '', (), share_axis([]), '', 'x', message='m'); "
        "write_file(chart, Path('t.svg'))"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_LOGGING_RULES")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    environment |= {"PYTHONPATH": str(ROOT)} | ({"DISPLAY": display} if display else {})
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"<svg" in (tmp_path / "t.svg").read_bytes()
