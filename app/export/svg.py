"""Charts as SVG drawings: words as text that can be found, edited and read aloud.

Every run of letters begins where it was laid out. Where our fonts are missing it has the natural
width of another one: letters that are squeezed would be misread, as 1.1% for 11%. With outlines the
letters are shapes.
"""

from __future__ import annotations

import re
import unicodedata
from html import unescape
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

from app.export.drawing import DPI, Plan, bytes_in, open_buffer, plan_of
from app.export.look import USUAL_LOOK, Look
from core.present.chart import Chart

_OTHER_FONTS = "Arial, Helvetica, sans-serif"
_TEXT = re.compile(
    r'<text fill="(?P<fill>[^"]*)"[^>]*? x="(?P<x>[^"]*)" y="(?P<y>[^"]*)"'
    r' font-family="(?P<family>[^"]*)" font-size="(?P<size>[^"]*)" font-weight="(?P<weight>[^"]*)"'
    r"[^>]*>(?P<text>[^<]*)</text>"
)
_NEAR = 0.75  # pixels between two runs that are one


class _Run(NamedTuple):
    """Letters of one direction in one font, from `x` to `x` + `width`."""

    text: str
    x: float
    y: float
    width: float
    fill: str
    font: tuple[str, str, str]


def svg_bytes(chart: Chart, look: Look) -> bytes:
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return (head + svg_element(chart, look)).encode()


def svg_element(chart: Chart, look: Look = USUAL_LOOK, name: str = "chart") -> str:
    """Return a chart as an SVG element, whose ids begin with `name`."""
    plan = plan_of(chart, look, copyable=not look.outlines)
    width, height = plan.size.width(), plan.size.height()
    body = _body(plan)
    if not look.outlines:
        body = _with_texts(body)
    size = f'width="{plan.width:.6g}mm" height="{plan.height:.6g}mm"'
    described = f"{name}-title {name}-text"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.1" {size} '
        f'viewBox="0 0 {width:g} {height:g}" role="img" aria-labelledby={quoteattr(described)}>'
        f"<title id={quoteattr(name + '-title')}>{escape(_plain(chart.title))}</title>"
        f"<desc id={quoteattr(name + '-text')}>{escape(_plain(chart.alt_text))}</desc>"
        f"{body}</svg>\n"
    )


def _body(plan: Plan) -> str:
    """Return what Qt draws, without its head."""
    buffer = open_buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(round(DPI))
    generator.setSize(QSizeF(plan.size).toSize())
    generator.setViewBox(QRectF(0, 0, plan.size.width(), plan.size.height()))
    painter = QPainter(generator)
    plan.draw(painter)
    painter.end()
    drawn = bytes_in(buffer).decode()
    body = drawn[drawn.index("</defs>") + len("</defs>") : drawn.rindex("</svg>")]
    # Groups that hold nothing, of which Qt makes one before each.
    return re.sub(r"<g [^>]*>\s*</g>\s*", "", body)


def _with_texts(body: str) -> str:
    """Join what Qt has cut into runs, and give each other fonts to fall back on."""
    made: list[str] = []
    for part in re.split(r"(<g [^>]*>|</g>)", body):
        runs = [_run(found) for found in _TEXT.finditer(part)]
        if not runs:
            made.append(part)
            continue
        made += [_TEXT.sub("", part), *map(_element, _joined(runs))]
    return "".join(made)


def _run(found: re.Match[str]) -> _Run:
    font = (found["family"], found["size"], found["weight"])
    text = unescape(found["text"])
    place = float(found["x"]), float(found["y"])
    return _Run(text, *place, _metrics(font).horizontalAdvance(text), found["fill"], font)


def _metrics(font: tuple[str, str, str]) -> QFontMetricsF:
    family, size, weight = font
    made = QFont()
    made.setFamilies(family.split(","))
    made.setPixelSize(round(float(size)))
    made.setWeight(QFont.Weight(int(weight)))
    made.setFeature(QFont.Tag("calt"), 0)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return QFontMetricsF(made)


def _joined(runs: list[_Run]) -> list[_Run]:
    """Join runs that follow each other from left to right, or all from right to left."""
    found = runs[:1]
    for run in runs[1:]:
        last = found[-1]
        alike = (run.y, run.fill, run.font) == (last.y, last.fill, last.font)
        right, left = _is_right_to_left(last.text), _is_right_to_left(run.text)
        after = abs(last.x + last.width - run.x) < _NEAR
        before = abs(run.x + run.width - last.x) < _NEAR
        if alike and after and not right and not left:
            found[-1] = last._replace(text=last.text + run.text, width=run.x + run.width - last.x)
        elif alike and before and right and (left or run.text.isspace()):
            width = last.x + last.width - run.x
            found[-1] = last._replace(text=last.text + run.text, x=run.x, width=width)
        else:
            found.append(run)
    return [run for run in found if run.text.strip()]


def _is_right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)


def _element(run: _Run) -> str:
    family, size, weight = run.font
    fonts = ", ".join((*(each.strip() for each in family.split(",")), _OTHER_FONTS))
    return (
        f'<text x="{run.x:g}" y="{run.y:g}" fill="{run.fill}" '
        f'stroke="none" font-family={quoteattr(fonts)} font-size="{size}" font-weight="{weight}" '
        f'xml:space="preserve">{escape(run.text)}</text>\n'
    )


def _plain(text: str) -> str:
    """Return a text without what XML cannot hold."""
    return "".join(letter for letter in text if letter >= " " or letter in "\t\n")
