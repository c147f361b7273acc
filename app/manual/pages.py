"""The manual without a window: its languages, its parts by reader, its pages and their sections.

The page `index` is the table of contents: each of its headings begins the part of one sort of
reader, and whatever page is linked whole beneath it belongs to that part. Pages of another
language stand in a folder of its code; what is not written there is read in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from app.manual.markdown import Block, blocks_of, plain, slug, targets
from resources import FOLDER as RESOURCES

FOLDER = RESOURCES / "manual"
SOURCE = "en"
CONTENTS, GLOSSARY = "index", "glossary"
WAY = "candor:"  # begins a link that leads into the window
# How the plural of a word of the glossary ends.
_PLURALS = {"en": ("s",), "de": ("ern", "en", "er", "es", "e", "n", "s")}


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under a heading of a page: `name` is that of its links, '' for the page's own.

    `lines` are what is read there, a paragraph, an item or a row of a table each.
    """

    name: str
    title: str
    level: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its name is that of its file, `text` its Markdown, `language` that it is in."""

    name: str
    language: str
    text: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The page's own heading."""
        return self.sections[0].title


@dataclass(frozen=True, slots=True)
class Leaf:
    """What is read at once: a page, or one section of a long one.

    `sections` are the names of those that stand on it, the first that which it begins with.
    """

    page: str
    title: str
    text: str
    sections: tuple[str, ...]

    @property
    def name(self) -> str:
        """The section that it begins with, '' where that is the page's own heading."""
        return self.sections[0]


@dataclass(frozen=True, slots=True)
class Part:
    """The pages for one sort of reader."""

    name: str
    title: str
    pages: tuple[str, ...]


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the languages in which there are pages, English first."""
    return SOURCE, *sorted(path.parent.name for path in folder.glob(f"*/{CONTENTS}.md"))


def place_of(target: str) -> tuple[str, str]:
    """Return the page and the section that a link leads to; '' stands for the one it is on."""
    path, _, section = target.partition("#")
    return PurePosixPath(path).stem if path else "", section


def picture_of(target: str) -> str:
    """Return where a picture is within the folder of the manual, whatever page names it."""
    return "/".join(part for part in target.split("/") if part not in ("..", "."))


class Manual:
    """The manual in one language. A page is read when it is first asked for."""

    def __init__(self, language: str = SOURCE, folder: Path = FOLDER) -> None:
        self.language = language
        self.folder = folder
        self._pages: dict[str, Page] = {}
        self._leaves: dict[str, tuple[Leaf, ...]] = {}
        self._titles: dict[str, str] = {}

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts in their order; each page stands in one."""
        found: list[Part] = []
        for section in _cut(self.page(CONTENTS).text):
            names = []
            for words, target in targets("\n".join(_written(section))):
                name, anchor = place_of(target)
                if not anchor and not target.startswith(WAY) and name not in self._titles:
                    self._titles[name] = words
                    names.append(name)
            if names:
                heading = section[0].lines[0]
                found.append(Part(slug(heading), plain(heading), tuple(names)))
        return tuple(found)

    @cached_property
    def order(self) -> tuple[str, ...]:
        """All pages in the order in which they are read."""
        return CONTENTS, *(name for part in self.parts for name in part.pages)

    def title(self, name: str) -> str:
        """Return what the contents call a page, in the manual's language, written in it or not."""
        _ = self.parts
        return self._titles.get(name) or self.page(name).title

    def page(self, name: str) -> Page:
        """Return a page. Raises KeyError where there is none of that name."""
        if name not in self._pages:
            self._pages[name] = self._read(name)
        return self._pages[name]

    def _read(self, name: str) -> Page:
        for language, folder in (
            (self.language, self.folder / self.language),
            (SOURCE, self.folder),
        ):
            path = folder / f"{name}.md"
            if re.fullmatch(r"[a-z-]+", name) and path.is_file():
                text = path.read_text("utf-8")
                return Page(name, language, text, tuple(map(_section, _cut(text))))
        raise KeyError(name)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Return what is read at once of a page, in order. Raises KeyError for no such page."""
        if name not in self._leaves:
            self._leaves[name] = tuple(self._cut(self.page(name)))
        return self._leaves[name]

    def _cut(self, page: Page) -> Iterator[Leaf]:
        whole = page.name in (CONTENTS, GLOSSARY) or len(page.text) <= _LONG
        pieces = [page.text] if whole else _SECTIONS.split(page.text)
        sections = list(page.sections)
        for place, piece in enumerate(pieces):
            count = sum(block.sort == "heading" for block in blocks_of(piece))
            on, sections = sections[:count], sections[count:]
            if place == 0 and len(pieces) > 1:
                listed = [each for each in sections if each.level == 2]
                piece += "\n".join(f"- [{each.title}](#{each.name})" for each in listed) + "\n"
            text = self._linked(page, piece)
            yield Leaf(page.name, on[0].title, text, tuple(each.name for each in on))

    def leaf(self, page: str, section: str = "") -> Leaf:
        """Return what is read where a section stands. Raises KeyError where no such page is."""
        name = self.section(page, section).name
        return next(leaf for leaf in self.leaves(page) if name in leaf.sections)

    def neighbours(self, leaf: Leaf) -> tuple[Leaf | None, Leaf | None]:
        """Return what is read before a leaf and what is read after it."""
        here, place = self.leaves(leaf.page), self.order.index(leaf.page)
        at = here.index(leaf)
        before = here[at - 1] if at else None
        after = here[at + 1] if at + 1 < len(here) else None
        if before is None and place:
            before = self.leaves(self.order[place - 1])[-1]
        if after is None and place + 1 < len(self.order):
            after = self.leaves(self.order[place + 1])[0]
        return before, after

    def section(self, page: str, anchor: str) -> Section:
        """Return what a link leads to: a section, or the page itself where it has none like it.

        A translated page has the headings of the English one in their order, so that links in
        either language find them. Raises KeyError where there is no such page.
        """
        shown = self.page(page)
        ways = [shown]
        if shown.language != SOURCE:
            ways.append(self._source.page(page))
        for way in ways:
            names = [section.name for section in way.sections]
            if anchor in names and names.index(anchor) < len(shown.sections):
                return shown.sections[names.index(anchor)]
        return shown.sections[0]

    @cached_property
    def _source(self) -> Manual:
        """The manual in English."""
        return self if self.language == SOURCE else Manual(SOURCE, self.folder)

    def _hard_words(self, page: Page) -> dict[str, str]:
        """Return the headings of the glossary in the language of a page, each with its section."""
        manual = self._source if page.language == SOURCE else self
        sections = manual.page(GLOSSARY).sections[1:]
        return {word.strip(): each.name for each in sections for word in each.title.split(",")}

    def text(self, name: str) -> str:
        """Return the Markdown of a page in which each hard word is linked where it first stands.

        Raises KeyError where there is no such page.
        """
        page = self.page(name)
        return self._linked(page, page.text)

    def _linked(self, page: Page, text: str) -> str:
        if page.name in (GLOSSARY, CONTENTS):
            return text
        way = "../" if page.language != SOURCE else ""
        words, seen = self._hard_words(page), set[str]()
        ends = "|".join(("", *_PLURALS.get(page.language, ())))
        listed = "|".join(sorted(map(re.escape, words), key=len, reverse=True))

        def link(found: re.Match[str]) -> str:
            if found["word"] is None:
                return found[0]
            section = next(words[each] for each in words if each.lower() == found["word"].lower())
            if section in seen:
                return found[0]
            seen.add(section)
            return f"[{found[0]}]({way}{GLOSSARY}.md#{section})"

        hard = rf"(?<![\w.:/-])(?P<word>{listed})(?:{ends})(?![\w-])"
        return re.sub(rf"{_UNTOUCHED}|{hard}", link, text, flags=_FLAGS)


_LONG = 6_000  # letters from which a page is read section by section
_SECTIONS = re.compile(r"^(?=## )", re.MULTILINE)
# What holds no link to the glossary: code, headings, tables, and what is a link already.
_UNTOUCHED = r"```.*?```|^(?:    |#|\|)[^\n]*$|`[^`]*`|!?\[[^\]]*\]\([^)]*\)"
_FLAGS = re.MULTILINE | re.DOTALL | re.IGNORECASE


def _cut(text: str) -> list[list[Block]]:
    """Return the blocks of a page, each heading with what follows it."""
    found: list[list[Block]] = []
    for block in blocks_of(text):
        if block.sort == "heading":
            found.append([])
        found[-1].append(block)
    return found


def _written(blocks: list[Block]) -> list[str]:
    return [
        line
        for block in blocks
        for line in (*block.lines, *(" · ".join(filter(None, row)) for row in block.rows))
    ]


def _section(blocks: list[Block]) -> Section:
    head, *rest = blocks
    (title,) = head.lines
    name = slug(title) if head.level > 1 else ""
    return Section(name, plain(title), head.level, tuple(map(plain, _written(rest))))
