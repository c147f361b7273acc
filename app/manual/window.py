"""The manual's window: contents and search at the left, a page at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QWidget

from app.kit.i18n import language_name, program_language
from app.kit.idle_steps import IdleSteps
from app.kit.language import SOURCE
from app.kit.settings import Settings
from app.manual.contents import ContentsList
from app.manual.page_text import PageText
from app.manual.pages import CONTENTS, WAY, Leaf, Manual, languages, place_of
from app.manual.printing import write_pdf
from app.manual.search import Index, Match
from app.widgets.button import Button, quiet_button
from app.widgets.dialogs import problem_box
from app.widgets.fields import SearchField
from app.widgets.focus_ring import FocusRing
from app.widgets.layout import STRETCH, column, row, wide
from app.widgets.menus import menu_button
from app.widgets.page_head import PageHead
from app.widgets.picture import mark_icon
from app.widgets.program import Program
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.facts.errors import Refused

_SIZES = (80, 100, 125, 150, 200)  # percent
_CONTENTS_WIDTH = 264
_BESIDE_FROM = 720  # px; below, contents and page take turns
_LEAST = QSize(360, 280)
Place = tuple[str, str]  # a page and a section of it


def _language() -> str:
    """Return the program's language where there are pages in it."""
    spoken = program_language()
    return spoken if spoken in languages() else SOURCE


class ManualWindow(QWidget):
    """Shows the manual beside the window that it was opened from; that one goes on as it was.

    Args:
        ways: what the links into the window do, by their names; such a link closes the manual.

    Emits `closed` when it is left.
    """

    closed = Signal()

    def __init__(
        self,
        program: Program,
        ways: Mapping[str, Callable[[], object]],
        parent: QWidget,
        manual: Manual | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("manual_window")
        self._program = program
        self._theme = theme = program.theme
        self._settings: Settings = program.settings
        self._ways = ways
        self.manual = manual or Manual(_language())
        self._leaf: Leaf = self.manual.leaf(CONTENTS)
        self._section = ""
        self._back: list[Place] = []
        self._forward: list[Place] = []
        self._matches: list[Match] = []
        self._match = -1
        self.setWindowIcon(mark_icon(theme))
        self.setMinimumSize(_LEAST)
        self._make_head()
        self._make_contents()
        self._make_page()
        body = row(self._left, wide(self._right), space=0)
        column(self._head, wide(body), on=self, space=0)
        self._add_keys()
        self._ring = FocusRing(self, theme, always=False)
        self._take_place()
        self._show(CONTENTS, "")

    # What it is made of

    def _make_head(self) -> None:
        theme = self._theme
        self._head = PageHead(theme, tr("Manual"))
        self.contents_button = quiet_button(tr("Contents"), theme, do=self._turn_contents)
        self._languages = QActionGroup(self)
        for code in languages(self.manual.folder):
            action = QAction(language_name(code), self._languages, checkable=True)
            action.setData(code)
            action.setChecked(code == self.manual.language)
        self._languages.triggered.connect(lambda one: self.speak(one.data()))
        self.language_button = menu_button(
            language_name(self.manual.language), self._languages.actions(), theme, "form"
        )
        self.language_button.setAccessibleName(tr("Language of the manual"))
        self._sizes = QActionGroup(self)
        for percent in _SIZES:
            name = tr("Text {percent} %").format(percent=figures(percent))
            action = QAction(name, self._sizes, checkable=True)
            action.setData(percent)
            action.setChecked(percent == self._settings.manual_text)
        self._sizes.triggered.connect(lambda one: self._set_size(one.data()))
        self.size_button = menu_button("Aa", self._sizes.actions(), theme, "form")
        self.size_button.setAccessibleName(tr("Text size"))
        self.pdf_button = quiet_button(tr("Save as PDF…"), theme, "form", do=self._save_pdf)
        self.pdf_button.setObjectName("manual_pdf_button")
        buttons = (self.contents_button, self.language_button, self.size_button, self.pdf_button)
        self._head.add(*buttons)

    def _make_contents(self) -> None:
        theme = self._theme
        self._left = QFrame()
        self._left.setProperty("role", "side")
        self._left.setProperty("edge", "start")
        self.search_field = SearchField(tr("Search the manual"), theme)
        self.search_field.setToolTip(
            QKeySequence("Ctrl+F").toString(QKeySequence.SequenceFormat.NativeText)
        )
        self.search_field.setClearButtonEnabled(True)
        self.search_field.textChanged.connect(self._search)
        self.search_field.returnPressed.connect(lambda: self._open_match(max(0, self._match)))
        self.contents = ContentsList(theme)
        self.contents.chosen.connect(self._on_chosen)
        field = column(self.search_field, margins=(4, 3))
        column(field, wide(self.contents), on=self._left, space=0)

    def _make_page(self) -> None:
        theme = self._theme
        self._right = QFrame()
        self._right.setProperty("role", "page")
        self._crumb = TextLabel("", theme, "analyst.base", tone="muted")
        self._crumb.setContentsMargins(36, 12, 12, 0)
        self.page = PageText(theme)
        self.page.set_scale(self._settings.manual_text / 100)
        self.page.followed.connect(self.follow)
        self.before_button = Button("", theme, "quiet", "form", icon="arrow-left")
        self.after_button = Button("", theme, "quiet", "form", trailing="arrow-right")
        self.before_button.setObjectName("page_before_button")
        self.after_button.setObjectName("page_after_button")
        self.before_button.clicked.connect(lambda: self._step(0))
        self.after_button.clicked.connect(lambda: self._step(1))
        foot = QFrame()
        foot.setProperty("role", "footer")
        row(self.before_button, STRETCH, self.after_button, on=foot, margins=(5, 2))
        column(self._crumb, wide(self.page), foot, on=self._right, space=0)

    def _add_keys(self) -> None:
        for keys, do in (
            (("Ctrl+F",), self._begin_search),
            (("F1",), lambda: self.open(CONTENTS)),
            (("F3",), lambda: self._open_match(self._match + 1)),
            (("Shift+F3",), lambda: self._open_match(self._match - 1)),
            (("Alt+Left",), self.go_back),
            (("Alt+Right",), self.go_forward),
            (("Ctrl++", "Ctrl+="), lambda: self._resize_text(1)),
            (("Ctrl+-",), lambda: self._resize_text(-1)),
            (("Ctrl+0",), lambda: self._set_size(100)),
            (("Esc",), self._on_escape),
        ):
            action = QAction(self)
            action.setShortcuts([QKeySequence(each) for each in keys])
            action.triggered.connect(do)
            self.addAction(action)

    # Reading

    def open_for(self, target: str) -> None:
        """Show the page that a target names, as F1 does, and say what it was opened for."""
        self.search_field.clear()
        page, section = place_of(f"{target.partition('#')[0]}.md#{target.partition('#')[2]}")
        self.open(page, section)
        shown = self.manual.section(page, section).title
        about = "" if page == CONTENTS else tr("opened for: {0}").format(shown)
        self._head.about.setText(about)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def place(self) -> Place:
        """The page and the section of it that are shown."""
        return self._leaf.page, self._section

    def open(self, page: str, section: str = "") -> None:
        """Show a page, from one of its sections; the one before can be gone back to."""
        before = self.place
        if before != (page, section):
            self._back.append(before)
            self._forward.clear()
        self._show(page, section)

    def follow(self, target: str) -> None:
        """Go where a link leads: to another page, or into the window. KeyError for neither."""
        if target.startswith(WAY):
            way = self._ways[target.removeprefix(WAY)]
            self.close()
            way()
            return
        page, section = place_of(target)
        self.open(page or self._leaf.page, section)

    def go_back(self) -> None:
        """Show what was read before."""
        self._travel(self._back, self._forward)

    def go_forward(self) -> None:
        """Show what was read before going back."""
        self._travel(self._forward, self._back)

    def _travel(self, origin: list[Place], other: list[Place]) -> None:
        if origin:
            other.append(self.place)
            self._show(*origin.pop())

    def _step(self, which: int) -> None:
        leaf = self.manual.neighbours(self._leaf)[which]
        if leaf is not None:
            self.open(leaf.page, leaf.name)

    def _show(self, page: str, section: str) -> None:
        section = self.manual.section(page, section).name
        self._leaf, self._section = self.manual.leaf(page, section), section
        self.page.show_leaf(self._leaf, section)
        self._head.about.setText("")
        name = self.manual.page(page).title
        self._crumb.setText(name if self._leaf.name else "")
        self._crumb.setVisible(bool(self._leaf.name))
        self.setWindowTitle(tr("{0} – Manual of Candor").format(self._leaf.title))
        steps = zip(
            (self.before_button, self.after_button), self.manual.neighbours(self._leaf), strict=True
        )
        for button, leaf in steps:
            button.setVisible(leaf is not None)
            button.setText(leaf.title if leaf is not None else "")
        self._show_list()
        if self._is_narrow:
            self._left.hide()
            self._right.show()

    def _show_list(self) -> None:
        if self.search_field.text().strip():
            self.contents.show_matches(self.manual, self._matches, self._match)
        else:
            self.contents.show_contents(self.manual, self._leaf, self._section)

    def speak(self, language: str) -> None:
        """Show the manual in another language, the same page."""
        if language == self.manual.language:
            return
        self.manual = Manual(language, self.manual.folder)
        self.__dict__.pop("_index", None)
        self.language_button.setText(language_name(language))
        self._search(self.search_field.text())
        self._show(self._leaf.page, "")

    # Searching

    @cached_property
    def _index(self) -> Index:
        return Index(self.manual)

    def _begin_search(self) -> None:
        if self._is_narrow and not self._left.isVisible():
            self._turn_contents()
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def _search(self, text: str) -> None:
        self._matches = self._index.find(text) if text.strip() else []
        self._match = -1
        self._show_list()

    def _open_match(self, place: int) -> None:
        """Show a match, by its place; the first follows the last."""
        if self._matches:
            self._match = place % len(self._matches)
            found = self._matches[self._match]
            self.open(found.page, found.section)
            self.page.find_word(self.search_field.text())

    def _on_chosen(self, page: str, section: str) -> None:
        if self.search_field.text().strip():
            self._open_match(self.contents.currentRow())
        else:
            self.open(page, section)

    # The size of letters and of the window

    def _resize_text(self, by: int) -> None:
        now = self._settings.manual_text
        place = min(range(len(_SIZES)), key=lambda i: abs(_SIZES[i] - now)) + by
        self._set_size(_SIZES[max(0, min(place, len(_SIZES) - 1))])

    def _set_size(self, percent: int) -> None:
        self._settings.manual_text = percent
        for action in self._sizes.actions():
            action.setChecked(action.data() == percent)
        self.page.set_scale(percent / 100)

    @property
    def _is_narrow(self) -> bool:
        return self.width() < _BESIDE_FROM

    def _turn_contents(self) -> None:
        """Show the contents in place of the page, or the page again."""
        wanted = not self._left.isVisible()
        self._left.setVisible(wanted)
        self._right.setVisible(not wanted)
        (self.contents if wanted else self.page).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self._is_narrow
        self.contents_button.setVisible(narrow)
        self.language_button.setVisible(not narrow or self.width() >= _LEAST.width() + 120)
        if narrow:
            self._left.setMaximumWidth(16_777_215)
            self._left.setVisible(not self._right.isVisibleTo(self))
        else:
            self._left.setFixedWidth(_CONTENTS_WIDTH)
            self._left.show()
            self._right.show()

    def _take_place(self) -> None:
        size = QSize(*self._settings.manual_window)
        where = self._settings.manual_place
        place = QPoint(*where) if where is not None else None
        screen = QGuiApplication.screenAt(QRect(place, size).center()) if place else None
        room = (screen or self.screen()).availableGeometry()
        self.resize(size.boundedTo(room.size()))
        if place is not None and screen is not None:
            self.move(place)

    # Taking it along, and closing

    def _save_pdf(self) -> None:
        title = tr("Save the manual")
        path = self._program.folders.save_file(self, title, "candor-manual.pdf", "PDF (*.pdf)")
        if path is None:
            return
        IdleSteps(self._printing(path), self)

    def _printing(self, path: Path) -> Iterator[object]:
        """Write the PDF, a page in each step; closing the manual drops what is left."""
        self.pdf_button.setEnabled(False)
        said, pages = "", figures(len(self.manual.order))
        try:
            for done in write_pdf(self.manual, path):
                self._head.about.setText(tr("Page {0} of {1} …").format(figures(done + 1), pages))
                yield done
            said = tr("Saved as {0}").format(path.name)
        except Refused as refused:
            problem_box(self._theme, self, refused.problem, tr("Not saved")).open()
        self.pdf_button.setEnabled(True)
        self._head.about.setText(said)

    def _on_escape(self) -> None:
        """Take back the search, then close."""
        if self.search_field.text():
            self.search_field.clear()
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        size, place = self.size(), self.pos()
        self._settings.manual_window = (size.width(), size.height())
        self._settings.manual_place = (place.x(), place.y())
        super().closeEvent(event)
        self.closed.emit()
