"""The manual as a folder of pages for a browser, without a window and without a network."""

from __future__ import annotations

from html import escape
from pathlib import Path

from app.manual.markdown import html_line, html_of
from app.manual.pages import WAY, Manual, picture_of, place_of
from app.words.catalogue import tr
from core.files.disk import make_private_folder, write_atomically

_STYLE = """\
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif;
  color-scheme: light dark; }
h1, h2, h3 { line-height: 1.25; margin-top: 2rem; }
img { max-width: 100%; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #8888; padding: .35rem .6rem; text-align: start; vertical-align: top; }
pre { background: #8881; padding: .75rem; overflow-x: auto; }
nav { display: flex; justify-content: space-between; gap: 1rem; }
"""


def write_html(manual: Manual, folder: Path, names: tuple[str, ...]) -> None:
    """Write these pages, and the pictures on them, into a folder that is there.

    What stands there under the same names is replaced. Links to pages that are not among these,
    and links into the window, are left as words. Raises `Refused`.
    """
    pictures: set[str] = set()

    def address(target: str) -> str:
        if target.endswith(".png"):
            pictures.add(picture_of(target))
            return picture_of(target)
        to, section = place_of(target)
        if target.startswith(WAY) or (to and to not in names):
            return ""
        section = manual.section(to or name, section).name if section else ""
        return (f"{to}.html" if to else "") + (f"#{section}" if section else "")

    for name in names:
        page = manual.page(name)
        body = html_of(manual.text(name), address)
        if name != names[0]:
            body = f"<nav>{_link(manual, names[0])}</nav>\n{body}"
        body += _beside(manual, names, name)
        text = (
            f'<!DOCTYPE html>\n<html lang="{page.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(page.title)}</title>\n<style>\n{_STYLE}</style>\n</head>\n"
            f"<body>\n{body}</body>\n</html>\n"
        )
        write_atomically(folder / f"{name}.html", text.encode(), replace=True)
    for picture in sorted(pictures):
        place = folder / picture
        make_private_folder(place.parent)
        write_atomically(place, (manual.folder / picture).read_bytes(), replace=True)


def _link(manual: Manual, name: str) -> str:
    return f'<a href="{name}.html">{html_line(manual.page(name).title, lambda _: "")}</a>'


def _beside(manual: Manual, names: tuple[str, ...], name: str) -> str:
    """Return the links to the page before and the page after."""
    place = names.index(name)
    before = _link(manual, names[place - 1]) if place else ""
    after = _link(manual, names[place + 1]) if place + 1 < len(names) else ""
    if not before and not after:
        return ""
    back = tr("Before: {0}").format(before) if before else ""
    on = tr("Next: {0}").format(after) if after else ""
    return f"<nav><span>{back}</span><span>{on}</span></nav>\n"
