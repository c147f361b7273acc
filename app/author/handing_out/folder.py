"""The folder that will be made: pictures of its sheets, its files, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSizePolicy, QWidget

from app.author.handing_out.ethics import ethics_sheet
from app.author.handing_out.written import EightWords, Item, Prepared
from app.author.words.xlsform import untrue_cells
from app.charts.paper import HEIGHT, WIDTH
from app.charts.printing import first_page
from app.kit.i18n import language_called, program_language
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.layout import add, column, height_by_width, row, wide
from app.widgets.panels import Panel, rule
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.shortened import ShortCheckBox
from app.widgets.text import TextLabel, Tone, plain_tip
from app.words.catalogue import figures, joined, tr
from core.progress import Progress, silent

_NAMED = 3
_SHEET = 182  # logical pixels of width
_ICONS = {
    Item.SURVEY: "file",
    Item.SHEETS: "printer",
    Item.ETHICS: "printer",
    Item.CODEBOOK: "list",
    Item.POSTER: "printer",
    Item.FORM: "list",
}


def sheets_shown(
    prepared: Prepared, eight: EightWords, ratio: float, report: Progress = silent
) -> tuple[QImage, ...]:
    """Return pictures of the sheets, by what prints them."""
    report(0, 3)
    sheet, poster = prepared.sheets[0], prepared.poster
    ethics = ethics_sheet(prepared.survey, prepared.respondents, prepared.share)
    width = round(_SHEET * ratio)
    made = []
    pairs = ((sheet.sheet, sheet.drawings(eight)[0]), ethics, (poster.sheet, poster.draw(eight)))
    for done, (around, draw) in enumerate(pairs):
        report(done, len(pairs))
        made.append(first_page(around, draw, width))
    return tuple(made)


class SheetPicture(QWidget):
    """A printed page, small; a blank one until it is known."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._image: QImage | None = None
        self.setAccessibleName(name)
        height_by_width(self, QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(_SHEET)
        theme.repaints(self)

    def show_image(self, image: QImage | None) -> None:
        """Show a page; None for a blank one."""
        self._image = image
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(min(width, _SHEET) * HEIGHT / WIDTH)

    def sizeHint(self) -> QSize:
        return QSize(_SHEET, self.heightForWidth(_SHEET))

    def minimumSizeHint(self) -> QSize:
        return QSize(_SHEET // 2, self.heightForWidth(_SHEET // 2))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self._image is None:
            painter.fillRect(place, self._theme.colour("raised"))
        else:
            painter.drawImage(place, self._image)
        painter.setPen(QPen(self._theme.colour("line_strong"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
        painter.end()


class FolderCard(Panel):
    """Where the folder goes and what is in it. Emits `place_wanted`, `wanted(Item, bool)`."""

    place_wanted = Signal()
    wanted = Signal(object, bool)

    def __init__(self, theme: Theme, chosen: Sequence[Item]) -> None:
        super().__init__("card", theme.space(5))
        self._theme = theme
        self._prepared: Prepared | None = None
        self.boxes: dict[Item, QCheckBox] = {}
        self._languages: dict[Item, TextLabel] = {}
        self.name_label = TextLabel("", theme, "analyst.name")
        self.place_label = TextLabel("", theme, "analyst.base", tone="muted")
        words = column(self.name_label, self.place_label, space=0)
        self.place_button = quiet_button(tr("Choose another place…"), theme, "form")
        self.place_button.setObjectName("choose_place")
        self.place_button.clicked.connect(self.place_wanted)
        self.column.addLayout(
            row(
                Picture("folder", theme, colour="accent", size=22),
                wide(words),
                self.place_button,
                space=3,
            )
        )
        self.progress = ProgressPanel(theme)
        self.progress.hide()
        add(self.column, rule(), self.progress)
        self._add_pictures()
        self._add_files(chosen)
        never = tr("The private keys never go into this folder.")
        self.column.addLayout(
            row(
                Picture("lock", theme, size=16),
                wide(TextLabel(never, theme, "analyst.base", tone="muted")),
                space=2,
            )
        )
        self.column.addStretch(1)

    def _add_pictures(self) -> None:
        theme = self._theme
        line = row(space=5)
        self.pictures: list[SheetPicture] = []
        self._under: list[TextLabel] = []
        names = (
            tr("Sheet for participants"),
            tr("Page for an ethics board"),
            tr("Poster for the kiosk"),
        )
        for name in names:
            picture = SheetPicture(theme, name)
            under = TextLabel("", theme, "analyst.base", tone="muted")
            box = column(picture, TextLabel(name, theme, "analyst.strong"), under, space=1)
            self.pictures.append(picture)
            self._under.append(under)
            line.addLayout(box, 1)
        self.column.addLayout(line)

    def _add_files(self, chosen: Sequence[Item]) -> None:
        theme = self._theme
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(2))
        heads = (tr("In the folder"), 0, 2), (tr("For"), 2, 1), (tr("Language"), 3, 1)
        for words, at, columns in heads:
            head = TextLabel(words, theme, "analyst.strong", tone="muted", wrap=False)
            grid.addWidget(head, 0, at, 1, columns)
        for line, (item, whom) in enumerate(_for_whom(), start=1):
            box = self.boxes[item] = ShortCheckBox("")
            box.setFont(theme.font("analyst.form"))
            box.setObjectName(f"item_{item.value}")
            box.setChecked(item in chosen)
            if item is Item.SURVEY:  # without it nobody can answer
                box.clicked.connect(lambda _, box=box: box.setChecked(True))
            else:
                box.toggled.connect(lambda on, item=item: self.wanted.emit(item, on))
            tone: Tone = "warning" if item is Item.FORM else "muted"
            language = self._languages[item] = TextLabel("", theme, "analyst.base", tone="muted")
            grid.addWidget(Picture(_ICONS[item], theme, size=18), line, 0)
            grid.addWidget(box, line, 1)
            grid.addWidget(TextLabel(whom, theme, "analyst.base", tone=tone), line, 2)
            grid.addWidget(language, line, 3)
        grid.setColumnStretch(1, 5)
        grid.setColumnStretch(2, 3)
        grid.setColumnStretch(3, 2)
        self.untrue = TextLabel("", theme, "analyst.base", tone="warning")
        self.untrue.setObjectName("untrue_in_form")
        self.untrue.hide()
        add(self.column, grid, self.untrue)
        self.boxes[Item.FORM].toggled.connect(self._show_untrue)

    def _show_untrue(self) -> None:
        """Say which texts of the form promise what other tools do not do, where it is wanted."""
        told = untrue_cells(self._prepared.untrue) if self._prepared is not None else ""
        self.untrue.setText(told)
        self.untrue.setVisible(bool(told) and self.boxes[Item.FORM].isChecked())

    def show_folder(self, folder: Path | None, parent: Path) -> None:
        """Show where it goes."""
        self.name_label.setText(tr("The folder") if folder is None else folder.name)
        self.place_label.setText(tr("in {0}").format(" / ".join(parent.parts[-2:])))
        self.place_label.setToolTip(plain_tip(str(parent)))

    def show_files(self, prepared: Prepared | None) -> None:
        """Name the files, each with its languages."""
        self._prepared = prepared
        self._show_untrue()
        for item, box in self.boxes.items():
            names = prepared.files_of(item) if prepared is not None else ()
            shown = joined((*names[:1], *(_ending(name) for name in names[1:])))
            if len(names) > _NAMED:
                shown = tr("{first} and {n} more", "", len(names) - 1).format(
                    first=names[0], n=figures(len(names) - 1)
                )
            box.setText(shown or item.value)
        languages = prepared.survey.languages if prepared is not None else ("",)
        every = joined(languages)
        for item, label in self._languages.items():
            first = item in (Item.ETHICS, Item.POSTER)
            own = languages[0] if item is Item.POSTER else program_language()
            label.setText(own if first else every)
        n = len(languages)
        sheets = tr("in {n} languages", "", n) if n > 1 else tr("in one language")
        self._under[0].setText(sheets.format(n=figures(n)))
        called = language_called(program_language())
        self._under[1].setText(tr("in {language}").format(language=called))
        self._under[2].setText(tr("to print and hang up"))

    def show_pictures(self, images: Sequence[QImage]) -> None:
        """Show the printed pages; none for blank ones."""
        for at, picture in enumerate(self.pictures):
            picture.show_image(images[at] if at < len(images) else None)


def _for_whom() -> tuple[tuple[Item, str], ...]:
    return (
        (Item.SURVEY, tr("everyone who answers")),
        (Item.SHEETS, tr("each participant")),
        (Item.ETHICS, tr("the ethics board")),
        (Item.CODEBOOK, tr("analysts")),
        (Item.POSTER, tr("field workers")),
        (Item.FORM, tr("other tools ask it directly")),
    )


def _ending(name: str) -> str:
    """Return what tells a sheet from the first one: "-de.pdf"."""
    return "-" + name.rpartition("-")[2]
