"""Where else a person answers than in a window of their own: at a kiosk."""

from __future__ import annotations

from coupled_person import Person
from PySide6.QtTest import QTest
from scripted import Steps

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
