"""The poster for a kiosk: the title, the wheel, the eight words to compare."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt

from app.author.handing_out.participants import word_cards
from app.author.handing_out.pictures import drawn_wheel, icon, wheel
from app.author.words.handout import PosterWords, poster_words
from app.charts.paper import Paper, PaperPart, Sheet
from app.kit.i18n import direction_of, spoken
from app.respondent.devices.sectors import Sector
from app.respondent.flow.practice import practised
from core.privacy.procedures import Procedure
from core.survey import Survey
from core.survey.model import text_in

_WHEEL = 360.0


@dataclass(frozen=True, slots=True)
class Poster:
    title: str
    author: str
    words: PosterWords
    wheel: tuple[Sector, ...]
    mirrored: bool

    @property
    def sheet(self) -> Sheet:
        """Nothing stands around it."""
        return Sheet(self.title, mirrored=self.mirrored)

    def draw(self, eight: tuple[tuple[str, int], ...]) -> PaperPart:
        """Return what draws it with the eight words and their numbers."""

        def part(paper: Paper) -> None:
            paper.space(24)
            paper.text(self.title, "respondent.display", centred=True)
            if self.author:
                paper.space(8)
                paper.text(self.author, "respondent.body", "text_muted", centred=True)
            paper.space(40)
            style = paper.style
            paint = wheel(self.wheel, style) if self.wheel else icon("laptop", "accent", style)
            paper.picture(_WHEEL, paint)
            paper.space(48)
            paper.text(self.words.compare, "respondent.lead", centred=True)
            paper.space(8)
            paper.text(self.words.where, "lead", "text_muted", centred=True)
            paper.space(24)
            word_cards(paper, eight, large=True)

        return part


def poster(survey: Survey) -> Poster:
    """Return the poster in the first language of the survey."""
    language = survey.languages[0]
    with spoken(language):
        asked = practised(survey) if survey.sensitive else None
        spun = asked is not None and Procedure.SPINNER in survey.procedures
        return Poster(
            title=text_in(survey.title, language),
            author=text_in(survey.author, language),
            words=poster_words(),
            wheel=drawn_wheel(asked.channel) if asked and asked.channel and spun else (),
            mirrored=direction_of(language) is Qt.LayoutDirection.RightToLeft,
        )
