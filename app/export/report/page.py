"""A report as one page for browsers: charts, style and numbers within it, and nothing beside it.

It has no script and refers to nothing: its own policy forbids both, and every text is escaped. Its
fonts are in it, cut down to its letters.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache, partial
from html import unescape

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from app.export.fonts import font_faces
from app.export.look import Look
from app.export.report import words
from app.export.report.pieces import look_of, pieces
from app.export.report.values import Block, Box, Numbers, Paragraph, Picture, Report, Sources
from app.export.svg import svg_element
from core import __version__
from resources import FOLDER

_FOLDER = FOLDER / "report"
_POLICY = (
    "default-src 'none'; style-src 'sha256-{digest}'; font-src data:; base-uri 'none'; "
    "form-action 'none'"
)
_HERE = "<here>"  # no text of a page can read so: "<" is escaped in all of them
_SHORT = 12  # rows of a table that stands on one page
_ENDLESS = 18  # letters of a word that may be cut anywhere, so that its table keeps to the page
_SORTS: dict[type[Block], str] = {
    Paragraph: "paragraph",
    Picture: "picture",
    Numbers: "numbers",
    Box: "box",
    Sources: "sources",
}


def report_page(report: Report, *, black_and_white: bool = False) -> bytes:
    look = look_of(black_and_white=black_and_white)
    style = (_FOLDER / "report.css").read_text(encoding="utf-8")
    page = _template().render(
        report=report,
        style=_HERE,
        policy=_POLICY,
        generator=f"Candor {__version__}",
        sort_of=lambda block: _SORTS[type(block)],
        drawings=partial(_drawings, look),
        caption=lambda block: words.figure_caption(block.number, block.caption),
        title=_title,
        contents=words.contents(),
        classes_of=_classes,
        is_short=lambda block: len(block.table.rows) <= _SHORT,
    )
    # Which letters are shown is known once the page is there.
    style = font_faces(unescape(page)) + style
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    # The policy stands before every text.
    return page.replace("{digest}", digest, 1).replace(_HERE, style, 1).encode()


@cache
def _template() -> Template:
    environment = Environment(
        loader=FileSystemLoader(_FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("report.html")


def _drawings(look: Look, picture: Picture) -> list[str]:
    """Draw a chart, in as many pieces as pages need, with ids of its own."""
    return [
        svg_element(piece, look, f"chart-{picture.number}-{place}")
        for place, piece in enumerate(pieces(picture.chart, look), start=1)
    ]


def _title(block: Numbers) -> str:
    told = " · ".join(filter(None, (block.table.title, block.table.subtitle)))
    return words.table_title(block.number, told)


def _classes(block: Numbers) -> list[dict[str, str]]:
    """Return the attributes of the cells of each column: what is in it, and how it is cut."""
    found = []
    for place, column in enumerate(block.table.columns):
        texts = (column.heading, *(row[place].text for row in block.table.rows))
        longest = max(len(word) for text in texts for word in (text.split() or [""]))
        classes = {
            "number": column.numeric,
            "strong": column.numeric and column.key == block.strong,
            "endless": not column.numeric and longest > _ENDLESS,
        }
        found.append({"class": " ".join(each for each, on in classes.items() if on)})
    return [{key: names for key, names in each.items() if names} for each in found]
