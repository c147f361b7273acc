"""The manual as a folder for a browser: nothing in it leads out of the folder."""

from pathlib import Path

import html5lib

from app.manual.html import write_html
from app.manual.pages import Manual


def test_that_every_link_and_picture_is_in_the_folder(tmp_path: Path) -> None:
    manual = Manual("de")
    write_html(manual, tmp_path, manual.order)
    parsed = {}
    for name in manual.order:
        text = (tmp_path / f"{name}.html").read_text("utf-8")
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        parsed[f"{name}.html"] = parser.parse(text)
    ids = {file: {each.get("id") for each in found.iter()} for file, found in parsed.items()}
    for file, found in parsed.items():
        assert found.get("lang") == manual.page(Path(file).stem).language
        for link in found.iter("a"):
            target, _, anchor = link.get("href").partition("#")
            assert (target or file) in parsed
            assert not anchor or anchor in ids[target or file], (file, link.get("href"))
        for picture in found.iter("img"):
            assert (tmp_path / picture.get("src")).is_file()
    assert "Before: " in (tmp_path / "glossary.html").read_text("utf-8")


def test_that_a_page_alone_leads_nowhere_else(tmp_path: Path) -> None:
    write_html(Manual(), tmp_path, ("security",))
    assert [path.name for path in tmp_path.iterdir()] == ["security.html"]
    assert ".html" not in (tmp_path / "security.html").read_text("utf-8")
