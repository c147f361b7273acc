"""The Markdown that the manual is written in: its blocks, and what stands within a line.

That is headings, paragraphs, lists of one level, tables, code and pictures; nothing else is used,
and a test holds every page to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Literal

Sort = Literal["heading", "paragraph", "bullets", "numbers", "table", "code"]

_HEADING = re.compile(r"(#+) (.*)")
_ITEM = re.compile(r"(- |\d+\. )(.*)")
_RULE = re.compile(r"\|[-:| ]+\|?$")
_CELL = re.compile(r"(?<!\\)\|")
_INLINE = re.compile(
    r"(?P<code>`[^`]+`)"
    r"|(?P<picture>!\[(?P<seen>[^\]]*)\]\((?P<file>[^)]*)\))"
    r"|\[(?P<words>[^\]]*)\]\((?P<target>[^)]*)\)"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|\*(?P<emphasis>[^*\s][^*]*)\*"
    r"|\\(?P<sign>[\\*|`_#\[\]])"
)
_LINK = re.compile(
    r"```.*?```|^    [^\n]*$|`[^`]+`|!\[[^\]]*\]\([^)]*\)"
    r"|\[(?P<words>[^\]]*)\]\((?P<target>[^)]*)\)",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a page.

    `lines` are its text as it is written: one of a heading or paragraph, one for each item of a
    list or line of code. `rows` are those of a table, the first its head; `level` is a heading's.
    """

    sort: Sort
    lines: tuple[str, ...] = ()
    level: int = 0
    rows: tuple[tuple[str, ...], ...] = field(default=())


def blocks_of(text: str) -> Iterator[Block]:
    """Yield the blocks of a page in their order."""
    lines = text.splitlines()
    place = 0
    while place < len(lines):
        line = lines[place]
        if not line.strip():
            place += 1
        elif line.startswith("```"):
            end = next(i for i in range(place + 1, len(lines)) if lines[i].startswith("```"))
            yield Block("code", tuple(lines[place + 1 : end]))
            place = end + 1
        elif line.startswith("    "):
            end = _end(lines, place, lambda one: one.startswith("    ") or not one.strip())
            code = [one[4:] for one in lines[place:end]]
            while not code[-1]:
                code.pop()
            yield Block("code", tuple(code))
            place = end
        elif found := _HEADING.fullmatch(line):
            yield Block("heading", (found[2],), len(found[1]))
            place += 1
        elif line.startswith("|"):
            end = _end(lines, place, lambda one: one.startswith("|"))
            kept = [one for one in lines[place:end] if not _RULE.fullmatch(one)]
            yield Block("table", rows=tuple(_cells(one) for one in kept))
            place = end
        else:
            end = _end(lines, place, _goes_on)
            yield _flowing(lines[place:end])
            place = end


def _end(lines: list[str], place: int, belongs: Callable[[str], object]) -> int:
    end = place + 1
    while end < len(lines) and belongs(lines[end]):
        end += 1
    return end


def _goes_on(line: str) -> bool:
    return bool(line.strip()) and not line.startswith(("```", "|", "#"))


def _flowing(lines: list[str]) -> Block:
    """Return a list or a paragraph, its broken lines put together."""
    first = _ITEM.match(lines[0])
    if first is None:
        return Block("paragraph", (" ".join(line.strip() for line in lines),))
    items: list[str] = []
    for line in lines:
        if found := _ITEM.match(line):
            items.append(found[2])
        else:
            items[-1] += f" {line.strip()}"
    return Block("bullets" if first[1] == "- " else "numbers", tuple(items))


def _cells(line: str) -> tuple[str, ...]:
    cells = _CELL.split(line.strip().removeprefix("|").removesuffix("|"))
    return tuple(cell.strip() for cell in cells)


def plain(text: str) -> str:
    """Return what is read of a line, without its marks."""

    def said(match: re.Match[str]) -> str:
        if match["code"]:
            return match["code"].strip("`")
        inner = match["words"] or match["strong"] or match["emphasis"]
        return plain(inner) if inner else match["seen"] or match["sign"] or ""

    return _INLINE.sub(said, text)


def targets(text: str) -> list[tuple[str, str]]:
    """Return the words and the target of each link of a text, pictures left out."""
    return [
        (plain(found["words"]), found["target"])
        for found in _INLINE.finditer(text)
        if found["target"]
    ]


def with_links(text: str, change: Callable[[str, str], str]) -> str:
    """Return a text with something in place of each link, by its words and its target."""

    def changed(match: re.Match[str]) -> str:
        target = match["target"]
        return match[0] if target is None else change(match["words"], target)

    return _LINK.sub(changed, text)


def slug(heading: str) -> str:
    """Return the name by which links find a heading."""
    return re.sub(r"[^\w\- ]", "", plain(heading).lower()).replace(" ", "-")


def html_of(text: str, address: Callable[[str], str]) -> str:
    """Return a page as HTML, without what stands around it.

    `address` gives each target of a link or picture the address it has there; a link whose
    address is "" is its words alone.
    """
    return "\n".join(_html_block(block, address) for block in blocks_of(text)) + "\n"


def _html_block(block: Block, address: Callable[[str], str]) -> str:
    said = [html_line(line, address) for line in block.lines]
    match block.sort:
        case "heading":
            name = escape(slug(block.lines[0]))
            return f'<h{block.level} id="{name}">{said[0]}</h{block.level}>'
        case "paragraph":
            return f"<p>{said[0]}</p>"
        case "code":
            return f"<pre><code>{escape(chr(10).join(block.lines))}</code></pre>"
        case "table":
            return _html_table(block, address)
        case _:
            tag = "ul" if block.sort == "bullets" else "ol"
            items = "\n".join(f"<li>{item}</li>" for item in said)
            return f"<{tag}>\n{items}\n</{tag}>"


def _html_table(block: Block, address: Callable[[str], str]) -> str:
    rows = []
    for place, row in enumerate(block.rows):
        tag = "td" if place else "th"
        cells = "".join(f"<{tag}>{html_line(cell, address)}</{tag}>" for cell in row)
        rows.append(f"<tr>{cells}</tr>")
    return "<table>\n" + "\n".join(rows) + "\n</table>"


def html_line(text: str, address: Callable[[str], str]) -> str:
    """Return what stands within a line as HTML."""
    parts, done = [], 0
    for found in _INLINE.finditer(text):
        parts += [escape(text[done : found.start()], quote=False), _html_mark(found, address)]
        done = found.end()
    return "".join(parts) + escape(text[done:], quote=False)


def _html_mark(match: re.Match[str], address: Callable[[str], str]) -> str:
    if match["code"]:
        return f"<code>{escape(match['code'].strip('`'), quote=False)}</code>"
    if match["picture"]:
        return f'<img src="{escape(address(match["file"]))}" alt="{escape(match["seen"])}">'
    if match["target"] is not None:
        words, place = html_line(match["words"], address), address(match["target"])
        return f'<a href="{escape(place)}">{words}</a>' if place else words
    if match["strong"]:
        return f"<strong>{html_line(match['strong'], address)}</strong>"
    if match["emphasis"]:
        return f"<em>{html_line(match['emphasis'], address)}</em>"
    return escape(match["sign"], quote=False)
