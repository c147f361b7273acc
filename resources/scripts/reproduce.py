"""Works out the numbers of a report again, by Candor's core.

Run it with the Python that Candor is installed in, in the folder of the study or with its path:

    .venv/bin/python reproduce.py [STUDY]

It prints one JSON document: how many responses there are, the estimates one row a share as in
estimates.csv, tests of groups, and the checks. Shares are fractions of one.
"""

import argparse
import json
import sys
from pathlib import Path

try:
    from core import __version__
    from core.checks.influence import influence
    from core.checks.reports import checks
    from core.checks.rule_breaking import anchored_pair, band
    from core.count.raking import Margin
    from core.count.sampling_design import Design, refusing_design
    from core.count.tally import count_of
    from core.cross.pair_tally import Side
    from core.estimate import estimate, estimate_groups
    from core.estimate.compare import compare_all_options, compare_means
    from core.estimate.results import SelectionText
    from core.facts.errors import Refused
    from core.grammar import filters
    from core.inference.independence import holm
    from core.inference.intervals import Interval
    from core.present.records import Called, records_of
    from core.study import Study
    from core.study.results import (
        count_questions,
        estimate_within,
        tally_checks,
        tally_two,
        tally_within,
    )
    from core.study.selection import Selection
    from core.survey import Kind
    from core.survey.model import text_in
except ImportError as error:
    if isinstance(error, ModuleNotFoundError) and not error.name.startswith("core."):
        raise SystemExit(
            f"This Python has no module {error.name!r}; run the script with the one that Candor is"
            " installed in, such as .venv/bin/python in Candor's folder."
        ) from None
    MISSING = error
else:
    MISSING = None

MADE = {}


def main():
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("study", nargs="?", default=MADE["study"], help="by default %(default)r")
    path = Path(asked.parse_args().study)
    if MISSING is not None:
        raise other_version(MISSING)
    try:
        with refusing_design(), Study.open(path, write=False) as study:
            found = found_in(study, path)
    except Refused as refused:
        raise SystemExit(
            f"{shown(path)}: {refused}\n  Open the study in Candor, which says what to do."
        ) from None
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        if __version__ == MADE["version"]:
            raise
        raise other_version(error) from None
    sys.stdout.write(json.dumps(found, indent=1, ensure_ascii=True) + "\n")


def other_version(error):
    """Say what to do where this is not the Candor that wrote the script."""
    written = MADE["version"]
    return SystemExit(
        f"This script was written by Candor {written} and does not run with the version that this"
        f" Python has: {error}.\n  Export the script again with that version, or run it with a"
        f" Python that has Candor {written}."
    )


def shown(path):
    """Return a path as any terminal prints it."""
    return ascii(str(path))


def found_in(study, path):
    if study.survey.digest != MADE["survey"]:
        raise SystemExit(
            f"{shown(path)}: this study is of another survey than the report; give the path of the"
            " study that the report is of."
        )
    chosen = filters.read(MADE["where"]) if MADE["where"] else None
    selection = Selection(chosen, MADE["weights"], design_of(MADE), MADE["without_flagged"])
    counted = count_questions(study, selection, by=MADE["split"])
    size = MADE["population"]
    if size is not None and size < counted.n:
        raise SystemExit(
            f"{shown(path)}: more people answered than the {size} of the population; give the study"
            " as it was when the script was written."
        )
    within = {}
    if MADE["then"] is not None:
        within = tally_within(study, MADE["split"], MADE["then"], selection)
    asked = {question.id for question in study.survey.asked}
    tallies = [each for each in counted.tallies if each.whole.question.id in asked]
    return {
        "survey": study.survey.digest,
        "n": counted.n,
        "files": files_in(study),
        "estimates": rows_of([estimated(each, within) for each in tallies], study),
        "tests": [test for each in tallies if each.groups for test in tests_of(each, within)],
        "checks": checks_of(study, chosen),
    }


def design_of(made):
    margins = [Margin(name, tuple(map(tuple, shares))) for name, shares in made["margins"]]
    return Design(made["strata"], made["clusters"], tuple(margins))


def files_in(study):
    counts = {}
    for each in study.by_day():
        name = "skipped" if each.skipped else each.code.value if each.code else "accepted"
        counts[name] = counts.get(name, 0) + each.n
    return counts


def estimated(counted, within):
    whole = counted.whole
    if MADE["population"] is not None:
        whole = whole.of_population(MADE["population"])
    how = (MADE["level"], Interval(MADE["interval"]), MADE["simultaneous"])
    if not counted.groups:
        return estimate(whole, *how)
    (found,) = estimate_within((estimate_groups(whole, counted.groups, *how),), within, *how[:2])
    return found


def rows_of(estimates, study):
    left_out = study.flagged if MADE["without_flagged"] else 0
    told = [each.of(SelectionText(MADE["where"], left_out=left_out)) for each in estimates]
    called = Called(called_option, lambda question: MADE["designs"][question.id])
    table = records_of(told, called, rehearsal=bool(study.rehearsal))
    return [dict(zip(table.columns, row, strict=True)) for row in table.rows]


def called_option(question, option):
    """Return what an option is called in the report, by the survey or by Candor."""
    texts = {each.id: text_in(each.text, MADE["language"]) for each in question.options}
    return (texts | MADE["words"].get(question.id, {})).get(option, option)


def tests_of(counted, within):
    question, level = counted.whole.question, MADE["level"]
    if within and question.id != MADE["then"]:
        yield from tests_within(question.id, within)
        return
    for each in compare_all_options(counted.groups, level):
        yield {
            "question": question.id,
            "option": each.option,
            "p_holm": each.p_value,
            **({} if each.comparison.homogeneity is None else test_of(each.comparison.homogeneity)),
            "pairs": [pair_of(pair) for pair in each.comparison.pairs],
        }
    groups = {name: estimate(tally, level) for name, tally in counted.groups.items()}
    pairs = compare_means(groups, level)
    if pairs:
        yield {"question": question.id, "of": "mean", "pairs": [pair_of(pair) for pair in pairs]}


def tests_within(question, within):
    """Of each group, whether its parts have equal shares."""
    found = [
        (value, each.option, each.comparison.homogeneity)
        for value, tallies in within.items()
        for counted in tallies
        if counted.whole.question.id == question
        for each in compare_all_options(counted.groups, MADE["level"])
    ]
    adjusted = iter(holm([test.p_value for *_, test in found if test is not None]))
    for value, option, test in found:
        told = {} if test is None else test_of(test) | {"p_holm": next(adjusted)}
        yield {"question": question, "group": value, "option": option, **told}


def test_of(test):
    return {"statistic": test.statistic, "freedom": test.freedom, "p": test.p_value}


def pair_of(pair):
    made = pair.difference
    return {
        "groups": [pair.first, pair.second],
        "difference": made.estimate,
        "low": made.low,
        "high": made.high,
        "p": made.test.p_value,
        "p_holm": pair.p_value,
    }


def checks_of(study, chosen):
    """Checks count every response once, whatever its weight."""
    selection = Selection(chosen, without_flagged=MADE["without_flagged"])
    fits = ()
    if study.survey.sensitive:
        fits = tally_checks(study, chosen, without_flagged=selection.without_flagged)
    wholes = [each.whole for each in fits]
    found = {
        "fit": [
            {"question": each.question, "check": each.name.value, "p": each.p_value}
            for each in checks(fits, sample=study.survey.sample)
        ],
        "moved": [
            {
                "question": each.question,
                "option": each.option,
                "one_file": each.one_file.largest,
                "one_percent": each.one_percent.largest,
                "five_percent": each.five_percent.largest,
            }
            for tally in wholes
            for each in influence(tally)
        ],
    }
    yes_no = [each for each in wholes if each.n and each.question.kind is Kind.YES_NO]
    if yes_no:
        bounds = band(count_of(yes_no[0], "yes"), 0.2, 21, MADE["level"])[::5]
        names = ("breaking", "at_random", "always_no", "always_yes", "low", "high")
        found["not_followed"] = [{name: getattr(b, name) for name in names} for b in bounds]
    if MADE["anchor"]:
        item, anchor = (Side(study.survey.question(id_)) for id_ in MADE["anchor"])
        together = tally_two(study, item, anchor, selection)
        pair = anchored_pair(together, MADE["known"], MADE["level"])
        if pair is not None:
            names = ("following", "following_low", "following_high", "share", "low", "high")
            found["anchor"] = {name: getattr(pair, name) for name in names}
    return found


if __name__ == "__main__":
    main()
