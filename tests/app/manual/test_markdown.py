"""The manual's Markdown: every page is read as Qt reads it, and nothing is lost as HTML."""

from pathlib import Path

import html5lib
import pytest
from PySide6.QtGui import QTextDocument

from app.manual.markdown import blocks_of, html_of, plain, slug, targets
from app.manual.pages import FOLDER

PAGES = sorted(FOLDER.rglob("*.md"))


def letters(text: str) -> str:
    return "".join(text.split())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_that_qt_and_the_html_read_the_same_letters(path: Path) -> None:
    text = path.read_text("utf-8")
    document = QTextDocument()
    github = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    document.setMarkdown(text, github | QTextDocument.MarkdownFeature.MarkdownNoHTML)
    # An object stands for each picture, and Qt leaves out nothing else.
    by_qt = letters(document.toPlainText().replace("\ufffc", ""))
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    found = parser.parse(f"<!DOCTYPE html><title>x</title>{html_of(text, lambda t: t)}")
    assert letters("".join(found.find("body").itertext())) == by_qt


def test_that_a_broken_item_and_a_table_are_put_together() -> None:
    text = "# A\n\n- one\n  and `two`\n- **b**\n\n| x | y |\n|---|---:|\n| 1 | a\\|b |\n\n"
    text += "    code\n\n      deep\n"
    sorts = [(block.sort, block.lines, block.rows) for block in blocks_of(text)]
    assert sorts == [
        ("heading", ("A",), ()),
        ("bullets", ("one and `two`", "**b**"), ()),
        ("table", (), (("x", "y"), ("1", "a\\|b"))),
        ("code", ("code", "", "  deep"), ()),
    ]


def test_that_marks_are_not_read() -> None:
    text = "**Bold [page](a.md#b)**, p\\*, `a*b*c`, *em* and ![seen](x.png)"
    assert plain(text) == "Bold page, p*, a*b*c, em and seen"
    assert targets("[`a`](a.md#b) ![no](x.png)") == [("a", "a.md#b")]
    assert slug("§1 The *channel*, ε, and more") == "1-the-channel-ε-and-more"
