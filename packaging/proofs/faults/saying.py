"""Faults of what is said: a sentence that is not so, or is missing where it is needed."""

from __future__ import annotations

from proofs.fault import Family, Fault

_EPSILON = "core/privacy/epsilon.py"
_ODDS = "app/words/odds.py"
_METHODS = "app/analyses/words/methods.py"
_OF_EPSILON = "tests/core/privacy/test_epsilon.py"
_OF_ODDS = "tests/whole/test_odds_enumerated.py"
_OF_CARRIED_OUT = "tests/app/analyses/test_methods_carried_out.py"


def _fault(name: str, sentence: str, file: str, text: str, by: str, *tests: str) -> Fault:
    return Fault(name, Family.SAYING, sentence, file, text, by, tests)


FAULTS = (
    _fault(
        "methods-by-the-survey",
        "Who carried out the rule is told by what the survey offers, not by the responses.",
        "app/analyses/methods.py",
        "        procedures=tallies.content.procedures or {},\n",
        "        procedures={how: 1 for each in survey.questions for how in each.procedures},\n",
        f"{_OF_CARRIED_OUT}::test_that_procedures_are_told_with_their_counts",
        f"{_OF_CARRIED_OUT}::test_that_nobody_is_said_to_have_judged_what_the_program_scrambled",
    ),
    _fault(
        "never-an-answer-over-clear-columns",
        "Files with clear answers are said to hold randomized words alone.",
        "app/analyst/exporting/words.py",
        "    if not clear:\n",
        "    if of_people.sensitive:\n",
        "tests/app/analyst/exporting/test_page.py",
    ),
    _fault(
        "rows-are-nobody-s",
        "That a row can be found by clear answers is not said.",
        "app/analyst/exporting/words.py",
        "    if survey is None or all(each.sensitive for each in survey.questions):\n",
        "    if survey is None or any(each.sensitive for each in survey.questions):\n",
        "tests/app/analyst/exporting/test_page.py",
    ),
    _fault(
        "margin-without-sampling",
        "The planner's margin is that of randomization alone.",
        "core/privacy/mechanisms/base.py",
        "        return sum(rate * (1 - rate) for rate in rates) / len(rates) / (p - q) ** 2\n",
        "        noise = [p * (1 - p) * f + q * (1 - q) * (1 - f) for f in shares]\n"
        "        return sum(noise) / len(rates) / (p - q) ** 2\n",
        "tests/core/plan/test_mechanisms.py",
    ),
    _fault(
        "made-of-without-sampling",
        "An interval is said to be made of randomization alone.",
        "core/inference/error_parts.py",
        "    sampling = share * (1 - share) / count.n\n",
        "    sampling = 0.0\n",
        "tests/core/estimate/test_compare_groups.py"
        "::test_that_the_parts_add_up_as_squares_to_the_whole",
        "tests/core/estimate/test_compare_groups.py::test_that_the_parts_of_the_picture_come_out",
    ),
    _fault(
        "factor-rounded-down",
        "By how much odds can move is rounded down.",
        _EPSILON,
        "    tenths = math.ceil(ratio * 10)\n",
        "    tenths = math.floor(ratio * 10)\n",
        f"{_OF_EPSILON}::test_that_a_small_factor_is_rounded_up_to_a_tenth",
    ),
    _fault(
        "never-proof-of-all",
        "A saved option is said to be never proof, however much it tells.",
        _ODDS,
        '        return "" if chance.strong else told\n',
        "        return told\n",
        f"{_OF_ODDS}::test_that_all_said_of_one_option_is_so",
    ),
    _fault(
        "about-none",
        "Where fewer than one of 100 is saved otherwise, it is said to be about 0.",
        _ODDS,
        "    if count < 1:\n",
        "    if count < 0:\n",
        f"{_OF_ODDS}::test_that_all_said_of_one_option_is_so",
        f"{_OF_ODDS}::test_that_all_said_of_yes_and_no_is_so",
    ),
    _fault(
        "one-word-for-both",
        "Of a lopsided question only one of the two words is told of.",
        _ODDS,
        '        return f"{told} {sentence.format(no=named.yes, yes=named.no, count=lost)}"\n',
        "        return told\n",
        f"{_OF_ODDS}::test_that_all_said_of_yes_and_no_is_so",
    ),
    _fault(
        "twice-as-once",
        "Answering twice is said to cost what answering once does.",
        _ODDS,
        "    both = compose([survey.ratio, survey.ratio])\n",
        "    both = survey.ratio\n",
        "tests/app/words/test_odds.py",
    ),
    _fault(
        "warning-late",
        "A survey of a total ε above 3 is not warned of.",
        _ODDS,
        "    if total > SURVEY_WARNING:\n",
        "    if total > 2 * SURVEY_WARNING:\n",
        "tests/app/words/test_odds.py",
        "tests/app/respondent/pages/test_welcome.py",
    ),
    _fault(
        "interval-misnamed",
        "That another interval stands than was asked for is not said.",
        _METHODS,
        "    parts += asked_for(estimate.missed)\n    return",
        "    return",
        "tests/whole/test_interval_missed.py"
        "::test_that_a_caption_tells_which_interval_stands_instead",
    ),
    _fault(
        "together-unsaid",
        "That intervals hold all at once is not said.",
        _METHODS,
        "    elif together > 1 and plural:\n",
        "    elif together > 100 and plural:\n",
        "tests/app/analyses/words/test_charts.py",
        "tests/app/analyses/words/test_methods_intervals.py",
        "tests/app/analyses/words/test_tables.py",
        "tests/app/analyses/words/test_methods_text.py",
    ),
    _fault(
        "filter-unsaid",
        "That only some of the responses count is not said.",
        _METHODS,
        '        parts.append(tr("where {filter}").format(filter=selection_text.where))\n',
        "        pass\n",
        "tests/app/analyst/state/test_comparing.py"
        "::test_that_a_filter_counts_those_alone_of_whom_it_holds",
    ),
    _fault(
        "rehearsal-unsaid",
        "The methods of made-up people do not say that they are made up.",
        "app/analyses/words/methods_text.py",
        "    if done.rehearsal:\n",
        "    if done.rehearsal and done.checked:\n",
        "tests/app/analyses/words/test_methods_text.py",
    ),
    _fault(
        "infinite-epsilon-unsaid",
        "A design that proves an answer is not told of where its numbers are shown.",
        "app/analyses/words/not_collected.py",
        "    if question.may_be_collected:\n",
        "    if question.may_be_collected or question.ratio is None:\n",
        "tests/app/analyses/words/test_methods_text.py"
        "::test_that_a_report_that_proves_and_a_design_turned_round_are_told",
    ),
    _fault(
        "few-clusters-unsaid",
        "That intervals of few clusters are still not sure is not said.",
        "core/inference/binomial.py",
        "        return bool(self.clusters) and (self.freedom < _SURE or "
        "math.isfinite(self.most))\n",
        "        return False\n",
        "tests/core/count/test_variance_few_clusters.py"
        "::test_that_intervals_of_few_clusters_are_said_to_be_unsure",
    ),
    _fault(
        "assumed-as-known",
        "What a table does not tell of its procedure is said as if it did.",
        "app/analyses/words/methods_text.py",
        "    if assumed:\n",
        "    if assumed and not counts:\n",
        f"{_OF_CARRIED_OUT}::test_that_what_a_table_does_not_tell_is_said_to_be_assumed",
    ),
    _fault(
        "unsigned-unsaid",
        "An unsigned survey is said to be signed.",
        "app/respondent/pages/welcome.py",
        "        if survey.signature is None:\n            said = note(",
        "        if survey.signature is None and survey.seal:\n            said = note(",
        "tests/app/respondent/pages/test_welcome.py"
        "::test_that_the_first_page_says_whether_the_survey_is_signed",
    ),
    _fault(
        "audit-rounded-up",
        "The audit's lower bound is rounded up and can seem to be above the claim.",
        "app/analyses/words/revealed.py",
        "math.floor(max(low, 0.0) * parts)",
        "math.ceil(max(low, 0.0) * parts)",
        "tests/app/commands/test_audit.py",
    ),
    _fault(
        "audit-always-passes",
        "The audit says that all agrees, whatever it found.",
        "core/audit/epsilon_bounds.py",
        "        if self.low > claim:\n            return Finding.ABOVE\n",
        "        if self.low > 100 * claim:\n            return Finding.ABOVE\n",
        "tests/core/audit/test_events.py::test_that_the_truth_always_is_caught",
    ),
    _fault(
        "limit-unsaid",
        "That the system may write an answer from memory to the disk is not said.",
        "resources/manual/limits.md",
        "| Swap, hibernation and memory |",
        "| Memory |",
        "tests/core/test_manual.py::test_that_every_limit_that_was_promised_is_told",
    ),
)
