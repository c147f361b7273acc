"""The checks of a study: four cards, each a sentence, a picture, and a state in words."""

from __future__ import annotations

from app.flows.shown import Shown
from app.views.analyst.study_panel import Around, StudyPanel


class ChecksPage(StudyPanel):
    """Shows how far the results of a study can be trusted."""

    def __init__(self, around: Around) -> None:
        super().__init__()
        self._around = around

    def show_study(self, shown: Shown, *, on_top: bool) -> None:
        """Show the checks of a study."""
