"""The promises, each with the tests that show it."""

from __future__ import annotations

from dataclasses import dataclass

_SEEDED = "seeded generators; examples of Hypothesis are the same at every quick run"
_ENUMERATED = "none: all outcomes are walked through"


@dataclass(frozen=True, slots=True)
class Row:
    """A promise, how it is tried, and the tests that try it.

    `full` are tests that only a full run adds to those of a quick one; it also gives all of them
    the full numbers. `seed` tells what makes a run repeat.
    """

    id: str
    promise: str
    how: str
    tests: tuple[str, ...]
    full: tuple[str, ...] = ()
    seed: str = _SEEDED


ROWS = (
    Row(
        "randomness",
        "Only the operating system’s secure randomness; a failing or stuck generator writes "
        "nothing.",
        "Faults of the generator in every mechanism, at every draw of a sitting, in keys and in "
        "the command line; the source is looked through for any other generator.",
        (
            "tests/core/privacy/test_randomness.py",
            "tests/core/privacy/test_randomness_faults.py",
            "tests/test_architecture.py::test_that_randomness_comes_through_one_door",
        ),
    ),
    Row(
        "chances",
        "Exact probabilities.",
        "The distribution of every mechanism is enumerated by walking through all outcomes of the "
        "one door; the ratio equals the declared one exactly.",
        (
            "tests/core/privacy/mechanisms/test_base.py",
            "tests/core/privacy/mechanisms/test_local_hash.py",
            "tests/core/privacy/mechanisms/test_one_bit.py",
            "tests/core/privacy/mechanisms/test_subset.py",
            "tests/core/privacy/mechanisms/test_window.py",
        ),
        seed=_ENUMERATED,
    ),
    Row(
        "channel",
        "Each procedure is its channel.",
        "The joint distribution of truth and saved value of a person who follows the rule, "
        "enumerated through the real pages of wheel, coins, die, own device and scrambling.",
        (
            "tests/core/privacy/test_procedures.py",
            "tests/core/privacy/test_chance_devices.py",
            "tests/app/respondent/flow/test_screen_draws.py",
            "tests/app/respondent/devices/test_throw.py",
        ),
        seed=_ENUMERATED,
    ),
    Row(
        "epsilon",
        "The ε shown is never below the true one.",
        "100,000 random fractions, against arithmetic of 60 digits; every sentence about odds is "
        "counted out by enumeration.",
        ("tests/core/privacy/test_epsilon.py", "tests/whole/test_odds_enumerated.py"),
    ),
    Row(
        "traces",
        "Nothing but the report leaves.",
        "Two people with different truths and the same report leave the same bytes, names, times, "
        "rights, order in the folder, settings, output, clipboard, titles, accessible texts, "
        "widgets, pixels, memory, functions, draws, reads and system calls; leaks that are planted "
        "are found. A full run draws hundreds of pairs, over which the time from a press to the "
        "next page, repaints and timers do not tell the truth either (Kolmogorov and Smirnov’s "
        "test of two samples, at one in a million).",
        (
            "tests/whole/test_coupled_traces.py",
            "tests/whole/test_planted_leaks.py",
            "tests/whole/test_hardening.py",
        ),
        ("tests/benchmarks/long_runs.py::test_that_no_pair_of_people_is_told_apart",),
        seed="a sitting of two people is given by its case and its number",
    ),
    Row(
        "one-draw",
        "One draw a question, whatever the way through the survey.",
        "Walks through the real flow: back, leaving, reopening, two windows, two programs, copied "
        "and older sittings, presses in haste.",
        (
            "tests/core/response/test_started_surveys.py",
            "tests/app/respondent/flow/test_way_one_start.py",
            "tests/app/respondent/flow/test_way_two_starts.py",
            "tests/app/respondent/flow/test_way_two_windows.py",
            "tests/whole/test_impatience.py",
            "tests/whole/test_windows_at_once.py",
        ),
    ),
    Row(
        "audit",
        "What is measured agrees.",
        "Every example and every template is answered by made-up people, and ε is measured from "
        "their files: 2,000 people a question in a quick run, 1,000,000 in a full one, whose "
        "bounds exceed a true claim with a chance of at most one in a million.",
        ("tests/core/audit", "tests/whole/test_audit_of_examples.py"),
        seed="fixed, one for the draws and one for the truths",
    ),
    Row(
        "mutants",
        "The tests have teeth.",
        "Faults are planted in a copy of the program, one at a time, and the tests that must catch "
        "each are run: two of each family in a quick run, all in a full one.",
        (),
        seed="none: each fault is a text and its replacement",
    ),
    Row(
        "input",
        "No input breaks it.",
        "The corpus of bad files, every prefix of valid ones, strange files, damaged tables and "
        "workbooks, damaged files of every sort, 200 of each in a quick run and 80,000 in a full "
        "one: accepted or refused by code, within two seconds, with the others’ estimates "
        "unchanged.",
        (
            "tests/core/test_corpus.py",
            "tests/core/test_corpus_private.py",
            "tests/core/test_corpus_stored.py",
            "tests/core/test_hostile_files.py",
            "tests/core/test_mutations.py",
            "tests/core/test_mutations_structured.py",
            "tests/core/study/test_sources.py",
        ),
        ("tests/benchmarks/long_runs.py::test_that_a_damaged_file_is_accepted_or_refused_by_code",),
    ),
    Row(
        "nothing-lost",
        "Nothing is lost.",
        "Killed at any touch of the disk while saving, importing or deciding, at 20 points each in "
        "a quick run, at 200 in a full one; disks that refuse at any write: everything saved "
        "before is there, and the study opens.",
        (
            "tests/core/test_killed_at.py",
            "tests/core/response/test_store_killed.py",
            "tests/core/response/test_store_synced.py",
            "tests/core/study/test_store_killed.py",
            "tests/app/respondent/kiosk/test_files_reordering.py"
            "::test_that_a_kiosk_killed_at_any_touch_loses_no_file",
            "tests/whole/test_refusing_disk.py",
        ),
    ),
    Row(
        "inert-text",
        "Text is inert.",
        "Hostile labels in every widget, chart, report and export open no file and no connection "
        "and are shown letter for letter.",
        ("tests/whole/test_inert_text.py", "tests/whole/test_inert_widgets.py"),
    ),
    Row(
        "limits",
        "Honest limits.",
        "The pages say what is not protected: a person who breaks the rule, invented respondents, "
        "a laptop of others, swap, cameras, how the file is sent, small n.",
        (
            "tests/core/test_manual.py",
            "tests/core/test_manual_numbers.py",
            "tests/whole/test_what_is_said_of_all.py",
        ),
        seed="none",
    ),
    Row(
        "coverage",
        "Intervals hold as often as they say.",
        "Coverage is enumerated over ε, n and share; where it cannot be, it is simulated. The "
        "table of the manual is that of this code.",
        (
            "tests/core/inference/test_intervals_coverage.py",
            "tests/core/inference/test_anytime.py",
            "tests/core/estimate/test_question_accuracy.py",
            "tests/core/count/test_variance_few_clusters.py",
        ),
    ),
    Row(
        "independent",
        "The files can be read without Candor.",
        "A reader and an estimator that share no code with Candor agree with it on every vector.",
        ("tests/core/test_vectors.py",),
        seed="none: the vectors are files",
    ),
    Row(
        "others",
        "Other programs come to the same numbers.",
        "R’s survey: 200 random data sets with weights, clusters, strata or all of them. "
        "statsmodels: models of a logit through the channel. OpenDP: ε and chances. pure-ldp: "
        "estimates. haven: SPSS and Stata files. What is not installed here is named.",
        ("tests/outside",),
    ),
    Row(
        "walks",
        "No order of steps breaks a window.",
        "Thousands of steps at random in each window: nothing raises, no result is stale, undoing "
        "leads back to the same value and pixels, no step holds the window’s thread for over 300 "
        "milliseconds of its own work. Faults that are planted in it are found.",
        (),
        (
            "tests/benchmarks/long_runs.py::test_that_no_order_of_steps_breaks_a_window",
            "tests/benchmarks/long_runs.py::test_that_a_walk_finds_what_is_planted",
        ),
        seed="each 2,500 steps are given by their window and their number",
    ),
    Row(
        "kiosk",
        "A kiosk keeps nothing of the people before.",
        "People one after another in one window who save, leave, are silent or come back: nothing "
        "of them is left, every saved file is there, and memory stays as it is. A full run has "
        "hundreds of people.",
        (
            "tests/app/respondent/kiosk/test_view.py",
            "tests/app/respondent/kiosk/test_view_erasing.py",
            "tests/whole/test_person_let_go.py",
        ),
        ("tests/benchmarks/long_runs.py::test_that_a_day_at_a_kiosk_leaves_nothing_and_no_growth",),
        seed="what people do is given by the number of their hundred",
    ),
)
