"""What became of a form of another program, and the question what its codes stand for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QScrollArea, QWidget

from app.theme import Theme
from app.widgets.fields import ShortBox
from app.widgets.layout import MIDDLE, scroll_page
from app.widgets.message import MessageDialog
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.interchange.xlsform import Code, Meaning

_HEIGHT = 260
_ROW = 44


class FormNotes(MessageDialog):
    """Lists what a form says and a survey cannot, each with its cells; to be read and copied."""

    def __init__(self, theme: Theme, notes: Sequence[str], parent: QWidget) -> None:
        told = tr(
            "This was left out or is said otherwise. What is missing in a question is marked "
            "beside its field. The list stays with the draft, in the menu Survey."
        )
        super().__init__(theme, tr("What became of the form"), told, parent)
        self.setObjectName("form_notes")
        self.list = QPlainTextEdit("\n\n".join(notes))
        self.list.setObjectName("form_notes_list")
        self.list.setAccessibleName(tr("What became of the form"))
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        self.list.setFont(theme.font("analyst.form"))
        self.list.setFixedHeight(_HEIGHT)
        self.add_part(self.list)


class CodesBox(MessageDialog):
    """Asks what each code among the answers stands for; what its label suggests is proposed."""

    def __init__(self, theme: Theme, codes: Sequence[Code], parent: QWidget) -> None:
        told = tr(
            "Forms write numbers such as 98 for people who refuse or do not know. Say which is "
            "which, so that they count as no answer where they are none."
        )
        title = tr("What do these codes stand for?")
        super().__init__(theme, title, told, parent, choice=tr("Take over"))
        self.setObjectName("codes_box")
        self.close_button.setText(tr("Decide later"))
        meanings = {
            None: tr("Decide later"),
            Meaning.REFUSED: tr("Refused"),
            Meaning.DONT_KNOW: tr("Don’t know"),
            Meaning.ANSWER: tr("An answer like others"),
        }
        self.boxes: dict[tuple[str, str], ShortBox] = {}
        ground = QWidget()
        grid = QGridLayout(ground)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for at, code in enumerate(codes):
            label = next(iter(code.text.values()), "")
            words = tr("{question}: {code} {label}").format(
                question=code.questions[0], code=code.name, label=label
            )
            box = ShortBox()
            box.setFont(theme.font("analyst.form"))
            box.setAccessibleName(words)
            for meaning, text in meanings.items():
                box.addItem(text, meaning)
            box.setCurrentIndex(list(meanings).index(code.guess))
            grid.addWidget(TextLabel(words, theme, "analyst.form"), at, 0, MIDDLE)
            grid.addWidget(box, at, 1)
            self.boxes[code.list_name, code.name] = box
        area = scroll_page(ground, QScrollArea())
        area.setFixedHeight(min(_HEIGHT, max(1, len(codes)) * _ROW + 8))
        self.add_part(area)

    def said(self) -> dict[tuple[str, str], Meaning]:
        """Return what was said, by list and code; what is decided later is not there."""
        found = {key: box.currentData() for key, box in self.boxes.items()}
        return {key: Meaning(value) for key, value in found.items() if value is not None}
