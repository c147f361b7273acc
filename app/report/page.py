"""A report as one page for browsers: charts, style and numbers within it, and nothing beside it.

It has no script and refers to nothing: its own policy forbids both, and every text is escaped.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache, partial

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from app.export.look import Look
from app.export.svg import svg_element
from app.report.pieces import look_of, pieces
from app.report.values import Block, Box, Numbers, Paragraph, Picture, Report, Sources
from app.words import report as words
from core import __version__
from resources import FOLDER

_FOLDER = FOLDER / "report"
_POLICY = "default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
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
    """Return a report as HTML."""
    look = look_of(black_and_white=black_and_white)
    style = (_FOLDER / "report.css").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    made = _template().render(
        report=report,
        style=style,
        policy=_POLICY.format(digest=digest),
        generator=f"Candor {__version__}",
        sort_of=lambda block: _SORTS[type(block)],
        drawings=partial(_drawings, look),
        caption=lambda block: words.figure_caption(block.number, block.caption),
        title=_title,
        classes_of=_classes,
        is_short=lambda block: len(block.table.rows) <= _SHORT,
    )
    return made.encode()


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
