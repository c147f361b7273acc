"""Faults of the ways through a survey: one question drawn twice, or answered by nobody."""

from __future__ import annotations

from proofs.fault import Family, Fault

_STEPS = "core/response/steps.py"
_SITTING = "core/response/sitting.py"
_WAY = "app/respondent/flow/way.py"
_STARTED = "tests/core/response/test_started_surveys.py"
_ONE_START = "tests/app/respondent/flow/test_way_one_start.py"
_TWO_STARTS = "tests/app/respondent/flow/test_way_two_starts.py"
_TWO_WINDOWS = "tests/app/respondent/flow/test_way_two_windows.py"


def _fault(name: str, sentence: str, file: str, text: str, by: str, *tests: str) -> Fault:
    return Fault(name, Family.WAYS_THROUGH, sentence, file, text, by, tests)


FAULTS = (
    _fault(
        "redraw-on-reopening",
        "What was kept is forgotten when the survey is opened again, and drawn anew.",
        _SITTING,
        "reports = {**known.reports, **kept.reports}",
        "reports = dict(known.reports)",
        f"{_STARTED}::test_that_a_step_goes_on_from_what_another_window_kept",
        f"{_STARTED}::test_that_nothing_is_drawn_where_another_window_drew",
    ),
    _fault(
        "redraw-in-a-second-window",
        "A second window draws a question again that the first has drawn.",
        _STEPS,
        "        _require_unanswered(kept, question)\n        report = draw_report()",
        "        report = draw_report()",
        f"{_STARTED}::test_that_nothing_is_drawn_where_another_window_drew",
    ),
    _fault(
        "last-word-stays",
        "The word of a second window takes the place of the first.",
        _STEPS,
        "    _require_unanswered(kept, question)\n    started = {",
        "    started = {",
        f"{_STARTED}::test_that_a_step_goes_on_from_what_another_window_kept",
        f"{_TWO_WINDOWS}::test_that_the_first_word_stays",
    ),
    _fault(
        "redraw-from-a-copied-sitting",
        "An older copy of the sitting put in its place brings a second draw.",
        _SITTING,
        "reports = {**known.reports, **kept.reports}",
        "reports = dict(kept.reports)",
        f"{_STARTED}::test_that_an_older_copy_of_the_file_brings_no_second_draw",
    ),
    _fault(
        "copied-sitting-unseen",
        "A sitting that was copied here without its mark does not show that the survey was begun.",
        "core/response/store.py",
        "return frozenset(mark | {path.name for path in _sittings_in(folder)})",
        "return frozenset(mark)",
        f"{_STARTED}::test_that_a_sitting_without_its_mark_counts_as_begun",
    ),
    _fault(
        "two-windows-write",
        "Two windows hold the mark of a survey at once.",
        "core/response/started_surveys.py",
        "fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)",
        "fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)",
        f"{_STARTED}::test_that_two_windows_do_not_write_at_once",
    ),
    _fault(
        "third-start",
        "A device may be started as often as the survey is opened.",
        _SITTING,
        "and self.started.get(question.id, 0) < MOST_STARTS",
        "and self.started.get(question.id, 0) < 10 * MOST_STARTS",
        f"{_STARTED}::test_that_each_start_is_on_disk_and_the_third_is_refused",
        f"{_TWO_STARTS}::test_that_the_flow_starts_twice_at_most_and_keeps_one_word",
    ),
    _fault(
        "start-not-counted",
        "A start is not written before the device is drawn.",
        "app/respondent/flow/screen_draws.py",
        "begun = start(sitting, question, survey, self.store)",
        "begun = sitting",
        f"{_TWO_STARTS}::test_that_the_flow_starts_twice_at_most_and_keeps_one_word",
    ),
    _fault(
        "start-again-on-the-page",
        "A device may be started again while its page is open.",
        "app/respondent/flow/screen_draws.py",
        "        self.started.add(mark)",
        "        self.started.discard(mark)",
        f"{_ONE_START}::test_that_the_flow_refuses_a_second_start",
    ),
    _fault(
        "start-forgotten-with-the-word",
        "Who exchanges a word may start the device again.",
        _STEPS,
        "return replace(kept, reports={**kept.reports, question.id: other})",
        "left = {id_: one for id_, one in kept.reports.items() if id_ != question.id}\n"
        "        return replace(kept, reports=left)",
        f"{_STARTED}::test_that_an_exchanged_word_leaves_what_the_other_word_would",
    ),
    _fault(
        "exchanged-for-ever",
        "A word can be exchanged after the person has gone on.",
        _WAY,
        'that it was open stands nowhere."""\n        self._open_word = ""',
        'that it was open stands nowhere."""',
        f"{_TWO_STARTS}::test_that_next_settles_the_word",
    ),
    _fault(
        "procedure-chosen-late",
        "Who randomizes can be chosen after a question was read.",
        _WAY,
        "if self._sitting is not None or procedure not in self.procedures:",
        "if procedure not in self.procedures:",
        "tests/app/respondent/pages/test_pages.py"
        "::test_that_the_procedure_is_settled_once_a_question_was_shown",
    ),
    _fault(
        "unticked-many-of",
        "A many-of that nobody touched can be scrambled, as if none were true.",
        "app/respondent/questions/choosing.py",
        "return any(self.marks()) or (self.none_box is not None and self.none_box.isChecked())",
        "return any(self.marks()) or self.none_box is not None",
        "tests/app/respondent/questions/test_choosing_none.py",
    ),
    _fault(
        "touch-in-haste",
        "A press that comes before the landing could be seen counts.",
        "app/respondent/scaffold/dead_time.py",
        "AFTER_LANDING = 700",
        "AFTER_LANDING = 1",
        "tests/whole/test_impatience.py::test_that_no_word_is_saved_whose_landing_was_not_shown",
        "tests/whole/test_impatience.py::test_that_an_answer_lives_from_700_milliseconds_on",
    ),
    _fault(
        "haste-forgiven",
        "Who presses on and on during the wait presses once it ends.",
        "app/respondent/scaffold/dead_time.py",
        "hold = self._is_holding and event.type() in _PRESSED",
        "hold = False",
        "tests/whole/test_impatience.py::test_that_six_clicks_in_haste_press_nothing_more",
        "tests/whole/test_impatience.py::test_that_pressing_on_and_on_scrambles_nothing",
    ),
    _fault(
        "told-before-it-is-kept",
        "A report is shown before it is written.",
        "core/response/store.py",
        "                if changed != before:\n                    self.write_sitting(changed)",
        "                if changed.saved:\n                    self.write_sitting(changed)",
        f"{_STARTED}::test_that_a_step_goes_on_from_what_another_window_kept",
        f"{_STARTED}::test_that_each_start_is_on_disk_and_the_third_is_refused",
    ),
    _fault(
        "saved-twice-otherwise",
        "Saving again seals the response anew: one id has two files that differ.",
        _STEPS,
        "        if kept.saved and kept.reports == response.answers:\n"
        "            return kept  # saving again writes the same bytes",
        "        if kept.saved and kept.reports == response.answers:\n"
        "            return replace(kept, sealed=seal())",
        f"{_STARTED}::test_that_a_saved_sitting_takes_no_other_step",
    ),
    _fault(
        "asked-again-for-another",
        "Erasing what is kept removes the mark that the survey was begun here.",
        "core/response/store.py",
        "_delete((*self._paths(survey), *folder.glob(UNFINISHED)), folder)",
        "_delete((*self._paths(survey), *folder.glob(UNFINISHED), folder / begun.BEGUN), folder)",
        "tests/app/respondent/flow/test_saving.py"
        "::test_that_erasing_takes_two_actions_and_tells_the_cost",
    ),
)
