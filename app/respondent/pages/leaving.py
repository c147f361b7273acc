"""Leaving: asked once, in the window itself, with what stays on this computer."""

from __future__ import annotations

from PySide6.QtCore import Signal

from app.respondent.flow.way import RespondentFlow
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.words.answers import starts_noted
from app.respondent.words.draws import kept_draw
from app.widgets.layout import Gap, add
from app.widgets.panels import icon_point
from app.words.catalogue import figures, tr

_COLUMN = 680


class LeavingPage(RespondentPage):
    """Says what stays; Stay goes back to the very page that was left.

    `keeps`: what was drawn stays on this computer.
    """

    leaving_confirmed = Signal()

    def __init__(self, context: Context, *, keeps: bool = True) -> None:
        super().__init__(context, tr("Leave this survey?"), column=_COLUMN)
        theme, flow = context.theme, context.flow
        self.offer_languages()
        self.add_heading(tr("Leave this survey?"))
        self.add_lead(tr("You owe nobody a reason. No file is made."))
        self.content.addSpacing(28)
        points = _kept_points(flow) if keeps else []
        for kept, detail in points:
            add(self.content, icon_point(kept, detail, "file", theme), Gap(6))
        if points:
            gone = tr("Everything else is forgotten")
            forgotten = tr("Your other answers are erased.")
            if not flow.drawn and not flow.started:
                forgotten = tr("No word was drawn.")
        elif flow.has_drawn:
            gone = tr("Your answers are erased")
            forgotten = tr(
                "What was drawn is kept out of sight until the field worker says who comes next."
            )
        else:
            gone = tr("Everything so far is forgotten")
            forgotten = tr("No word was drawn.")
        self.content.addWidget(icon_point(gone, forgotten, "trash", theme))
        self.leave_button.hide()
        self.confirm_button = self.add_other(tr("Leave"), self.leaving_confirmed, trailing="leave")
        self.add_forward(tr("Stay"), "arrow-right").clicked.connect(self.back_wanted)
        self.finish()


def _kept_points(flow: RespondentFlow) -> list[tuple[str, str]]:
    """Return what stays on this computer: drawn words, starts without a word, at least the mark."""
    points = []
    drawn = kept_draw(flow)
    if drawn is not None:
        points.append(drawn)
    if flow.drawn:
        kept = tr("One saved word on this computer")
        if flow.drawn != 1:
            kept = tr("{n} saved words on this computer", "", flow.drawn)
            kept = kept.format(n=figures(flow.drawn))
        detail = tr(
            "What was drawn stays, because drawing again could give you away. "
            "You can go on later, or erase it then."
        )
        points.append((kept, detail))
    if flow.started:
        detail = tr("So no question is started more than twice. Where it landed is not kept.")
        points.append((starts_noted(flow.started), detail))
    if flow.has_begun and not points:
        detail = tr("It holds nothing that you answered.")
        points.append((tr("A mark that this survey was begun here"), detail))
    return points
