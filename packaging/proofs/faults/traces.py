"""Faults by which something besides the report tells of a person's true answer."""

from __future__ import annotations

from proofs.fault import Family, Fault

_WAY = "app/respondent/flow/way.py"
_PAGE = "app/respondent/questions/scrambled.py"
_DISK = "core/files/disk.py"
_COUPLED = (
    "tests/whole/test_coupled_traces.py"
    "::test_that_two_truths_with_one_report_leave_the_same_traces[warner, scrambled]"
)
_ANSWERED = (
    "                self.survey,\n                self._store,\n            )\n"
    "        self._on_answered()\n\n    def answer_clear("
)
_HANDED_ON = (
    "            self.show_unpressed(refused)\n            return\n        self.hand_on()\n"
)


def _fault(name: str, sentence: str, file: str, text: str, by: str, *tests: str) -> Fault:
    return Fault(name, Family.TRACES, sentence, file, text, by, tests)


def _of_flow(name: str, sentence: str, leak: str) -> Fault:
    """Let the flow do something with every true answer that was scrambled."""
    by = _ANSWERED.replace("self._on_answered()", f"{leak}\n        self._on_answered()")
    return _fault(name, sentence, _WAY, _ANSWERED, by, _COUPLED)


def _of_page(name: str, sentence: str, leak: str) -> Fault:
    """Let the page do something with every true answer, before it goes."""
    by = _HANDED_ON.replace("self.hand_on()", f"{leak}\n        self.hand_on()")
    return _fault(name, sentence, _PAGE, _HANDED_ON, by, _COUPLED)


FAULTS = (
    _of_flow(
        "memo-by-truth",
        "What was drawn is remembered under the true answer.",
        "self.memo = {question.id: truth}  # type: ignore[attr-defined]",
    ),
    _of_flow(
        "log-of-truth",
        "The true answer is logged.",
        '__import__("logging").getLogger("candor").warning("%s: %s", question.id, truth)',
    ),
    _of_flow(
        "order-by-truth",
        "The answers stand in the memory of the sitting in an order that the truth decides.",
        "kept = self._sitting.reports\n"
        "        order = dict(sorted(kept.items(), reverse=bool(truth)))\n"
        '        object.__setattr__(self._sitting, "reports", order)',
    ),
    _of_flow(
        "settings-of-truth",
        "The last answer is kept in the settings of Qt.",
        'home = __import__("pathlib").Path.home() / ".config" / "candor.ini"\n'
        '        kit = __import__("PySide6.QtCore").QtCore.QSettings\n'
        "        held = kit(str(home), kit.Format.IniFormat)\n"
        '        held.setValue("last", truth)\n'
        "        held.sync()",
    ),
    _of_flow(
        "temporary-file-of-truth",
        "The true answer stands in a temporary file for a moment.",
        'path = __import__("pathlib").Path(__import__("tempfile").gettempdir()) / f"a-{truth}"\n'
        '        path.write_text("")\n'
        "        path.unlink()",
    ),
    _of_page(
        "title-of-truth",
        "The window is called after the answer.",
        'self.window().setWindowTitle(f"Candor {truth}")',
    ),
    _of_page(
        "clipboard-of-truth",
        "The answer is copied to the clipboard.",
        '__import__("PySide6.QtGui").QtGui.QGuiApplication.clipboard().setText(str(truth))',
    ),
    _of_page(
        "accessible-text-of-truth",
        "What a screen reader is told of the window names the answer.",
        "self.window().setAccessibleDescription(str(truth))",
    ),
    _of_page(
        "hidden-widget-of-truth",
        "A widget that nobody sees holds the answer.",
        "TextLabel(str(truth), self._context.theme).setParent(self.window())",
    ),
    _fault(
        "handler-by-truth",
        "Another function runs for a Yes than for a No: a profile of the program shows it.",
        _PAGE,
        "        if truth is not None:\n            self.scramble(truth)",
        "        if truth:\n            self._on_changed()\n"
        "        if truth is not None:\n            self.scramble(truth)",
        _COUPLED,
    ),
    _fault(
        "time-of-saving",
        "A response file keeps the time at which it was saved.",
        _DISK,
        "                    os.utime(temporary, (CONSTANT_TIME, CONSTANT_TIME))",
        "                    os.utime(temporary)",
        _COUPLED,
    ),
    _fault(
        "name-by-time",
        "The id of a response, which is its file's name, is the time of its beginning.",
        "core/response/file.py",
        "return door.random_bytes(16).hex()",
        "return f\"{__import__('time').time_ns():032x}\"",
        "tests/core/response/test_file.py::test_that_an_id_comes_of_the_door_alone",
    ),
    _fault(
        "size-of-sealed",
        "A sealed response is as long as what is in it.",
        "core/response/sealing.py",
        "padded = data.ljust(sealed_length(survey) - OVERHEAD, _PAD)",
        "padded = data",
        "tests/core/response/test_sealing.py"
        "::test_that_all_sealed_responses_of_a_survey_have_one_length",
    ),
    _fault(
        "order-of-keys",
        "What is in a file stands in the order in which it was answered.",
        "core/files/canonical.py",
        "text = json.dumps(value, sort_keys=True,",
        "text = json.dumps(value, sort_keys=False,",
        "tests/core/files/test_canonical.py"
        "::test_that_canonical_bytes_are_those_of_the_standard_library",
    ),
    _fault(
        "rights-of-all",
        "Everybody on the computer can read what a respondent saved.",
        _DISK,
        "                if private:\n",
        "                if private and False:\n",
        _COUPLED,
    ),
    _fault(
        "landing-in-repr",
        "A log or a debugger shows where the wheel landed.",
        "app/respondent/flow/screen_draws.py",
        'return "Spin(…)"',
        'return f"Spin({self.sector})"',
        "tests/app/respondent/test_view_secrets.py",
        "tests/app/respondent/devices/test_sectors.py"
        "::test_that_no_message_names_the_sector_or_the_place",
    ),
    _fault(
        "landing-stays",
        "The wheel keeps where it landed after the word was pressed.",
        "app/respondent/questions/landing.py",
        "        self.stage.reset()\n        self._show_ready()",
        "        self._show_ready()",
        "tests/app/respondent/flow/test_way_one_start.py"
        "::test_that_no_walk_starts_a_question_twice_or_leaves_a_landing",
    ),
    _fault(
        "choice-stays",
        "A true answer that was not scrambled is still ticked on the page that was left.",
        _PAGE,
        '        """Take the choice away."""\n        self._field.clear()',
        '        """Take the choice away."""',
        "tests/whole/test_answering_pages.py"
        "::test_that_a_sensitive_choice_not_scrambled_is_gone_after_back",
    ),
    _fault(
        "error-names-truth",
        "The message about an answer of another shape quotes it.",
        "core/response/privatize.py",
        "    if not isinstance(truth, int) or not 0 <= truth < mechanism.k:\n"
        '        raise ValueError(f"the answer to {question.id} has another shape")',
        "    if not isinstance(truth, int) or not 0 <= truth < mechanism.k:\n"
        '        raise ValueError(f"the answer {truth} to {question.id} has another shape")',
        "tests/core/privacy/mechanisms/test_base.py"
        "::test_that_an_answer_of_another_shape_is_refused_without_being_named",
    ),
    _fault(
        "core-file",
        "A crash while a survey is open leaves a core file with the answer.",
        "app/respondent/hardening.py",
        "        _write_no_core_file,\n",
        "",
        "tests/whole/test_hardening.py::test_that_every_measure_is_taken_and_given_back",
    ),
    _fault(
        "kiosk-in-order",
        "The files of a kiosk are emptied in the order in which people answered.",
        "app/respondent/kiosk/file_moving.py",
        "    for done, path in enumerate(door.shuffled(files)):\n",
        "    for done, path in enumerate(files):\n",
        "tests/app/respondent/kiosk/test_emptying.py::test_that_the_order_is_the_door_s",
    ),
    _fault(
        "kiosk-not-erased",
        "What was drawn for a person at a kiosk stays when they leave.",
        "app/respondent/kiosk/flow.py",
        "        self.erase_sittings()\n        for files",
        "        for files",
        "tests/app/respondent/kiosk/test_view.py::test_that_a_person_who_leaves_leaves_nothing",
    ),
    _fault(
        "kiosk-clipboard",
        "What a person at a kiosk copied can be pasted by the next.",
        "app/respondent/kiosk/sitting.py",
        "        super().forget()\n        clear_clipboard()\n",
        "        super().forget()\n",
        "tests/app/respondent/kiosk/test_view_erasing.py"
        "::test_that_what_a_person_copied_goes_with_them",
    ),
    _fault(
        "kiosk-keeps-pages",
        "The pages of a person at a kiosk are hidden, but not let go of.",
        "app/respondent/kiosk/view.py",
        "            sitting.deleteLater()\n",
        "            self._last = sitting\n",
        "tests/whole/test_person_let_go.py::test_that_a_kiosk_lets_go_of_a_person_before_the_next",
    ),
)
