"""Where else a person answers than in a window of their own: at a kiosk, or in a preview."""

from __future__ import annotations

from pathlib import Path

from coupled_person import Person
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from scripted import Steps

from app.author.preview.stage import Stage
from app.respondent.kiosk.setup_page import SetUpPage

_PIN = "2468"


class AtKiosk(Person):
    """Sets a kiosk up, answers at it as its first person, and leaves it to the next."""

    def go(self) -> Steps:
        yield self.window.isActiveWindow
        yield self._is_tested
        for name in ("first_field", "second_field"):
            field = self.part(name)
            assert field is not None
            QTest.keyClicks(field, _PIN)
        yield from self.press("forward_button")
        yield from self.press("start_button")
        yield self.has_page
        self._witness.touched.clear()  # setting up runs in two threads, before anybody sits down
        yield from self.answer_all()
        yield from self.look("saved")
        yield from self.press("forward_button")
        yield self.has("start_button")
        yield from self.look("next person")
        self.window.release()
        self.window.close()

    def _is_tested(self) -> bool:
        """Whether it is known that files can be written where they are to lie."""
        (page,) = self.window.findChildren(SetUpPage)
        return page.outbox_row.folder is not None


class InPreview(Person):
    """Answers on the stage on which an author looks at a survey, and closes the window."""

    def go(self) -> Steps:
        yield self.window.isActiveWindow
        self.window.write_survey(Path(self._scenario["survey"]))
        yield from self.press("lead_to_preview")
        yield self.has_page
        yield from self.press("again_button")  # it begins with the question that is written on
        yield lambda: self.has_page() and self.question() is None
        yield from self.answer_all()
        yield from self.look("saved")
        self.window.close()

    def grounds(self) -> list[QWidget]:
        """What stands on the stage is a window of its own to Qt."""
        return [*super().grounds(), *(s.ground for s in self.window.findChildren(Stage))]
